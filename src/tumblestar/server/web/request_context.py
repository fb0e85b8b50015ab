"""Who asks, and for what: what every page reads from a request."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from tumblestar.game import Game, Unreadable
from tumblestar.games import GAMES
from tumblestar.record import LONGEST_TEXT, Refused
from tumblestar.server.security.errors import Failure, NotThere
from tumblestar.server.security.identity import language_of, person_of
from tumblestar.server.storage.store import Person, StoreProblem
from tumblestar.server.tables.registry import House
from tumblestar.server.tables.table import Table, TableProblem
from tumblestar.server.web.pages import Reader
from tumblestar.words import Phrase

MOST_FIELDS = 60
Done = TypeVar("Done")


def house_of(request: Request) -> House:
    """All tables of this process."""
    return request.app.state.house


def reader_of(request: Request) -> Reader:
    """Who a page is for."""
    try:
        person = person_of(request, house_of(request).store)
    except StoreProblem:
        person = Person(0)  # the page that tells of the problem is shown all the same
    return Reader(person, language_of(request, person), request.url.path)


def game_of(request: Request) -> Game:
    """The game that an address names, if it can be played."""
    game = GAMES.get(request.path_params["game"])
    if game is None:
        raise NotThere
    if game.fault:
        raise Failure(424, game.fault)
    return game


async def table_of(request: Request, person: Person) -> Table:
    """The table that an address names, if it is shown to that person: settled, so that it can be read at once."""
    try:
        table = await house_of(request).look(request.path_params["table"])
    except TableProblem as problem:
        raise Failure(409, problem.phrase) from problem
    if table is None or not table.is_known_to(person.id):
        raise NotThere
    await table.settled()
    return table


async def fields_of(request: Request) -> dict[str, str]:
    """The text fields of a form that was sent."""
    async with request.form(max_fields=MOST_FIELDS, max_files=0) as form:
        return {name: value for name, value in form.items() if isinstance(value, str)}


def see_other(address: str) -> Response:
    """Sends the browser on, after a POST."""
    return RedirectResponse(address, 303)


async def uploaded(request: Request) -> str:
    """The text of the file that was sent. Raises Unreadable."""
    async with request.form(max_fields=5, max_files=1) as form:
        file = form.get("file")
        if not isinstance(file, UploadFile) or not file.filename:
            raise Unreadable(Phrase("open-none"))
        raw = await file.read(LONGEST_TEXT + 1)
    if len(raw) > LONGEST_TEXT:
        raise Unreadable(Phrase("record-long", {"most": LONGEST_TEXT}))
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable(Phrase("open-not-text")) from error


async def doing(do: Awaitable[Done]) -> Done:
    """Does something for a page; what is refused becomes a page that says why."""
    try:
        return await do
    except Refused as refused:
        raise Failure(403, refused.phrase) from refused
