"""Reads the visitor, the game, the table and form fields from a request."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncGenerator, Awaitable, Coroutine, Generator
from contextlib import contextmanager
from typing import TypeVar
from urllib.parse import parse_qsl

from python_multipart.exceptions import FormParserError
from starlette.datastructures import FormData, UploadFile
from starlette.formparsers import MultiPartException, MultiPartParser
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import RedirectResponse, Response

from tumblestar.contract.errors import BadData, BadOption, Unreadable
from tumblestar.contract.game import Game
from tumblestar.games import GAMES
from tumblestar.record import LONGEST_TEXT, Refused
from tumblestar.record.text import decoded
from tumblestar.security.errors import Failure, NotThere, TooMuch
from tumblestar.security.identity import add_cookie, language_of, person_of
from tumblestar.security.limits import asker_of
from tumblestar.security.middleware import LARGEST_UPLOAD
from tumblestar.security.proxy import origin_of
from tumblestar.storage import StoreProblem, TableProblem
from tumblestar.storage.schema import Person
from tumblestar.tables.registry import TableRegistry
from tumblestar.tables.table import Table
from tumblestar.web.feature import EDITION
from tumblestar.web.pages import Visitor
from tumblestar.web.services import services_of
from tumblestar.words import Phrase

MOST_FIELDS = 60
EVENTS = 100
"""Events of a record that count as one."""
Done = TypeVar("Done")


def registry_of(request: Request) -> TableRegistry:
    """The registry of this process's tables."""
    return services_of(request).registry


def visitor_of(request: Request) -> Visitor:
    """The visitor of a page."""
    try:
        person = person_of(request, registry_of(request).store)
    except StoreProblem:
        person = Person(0)  # the error page is shown even so
    return visitor_as(request, person)


def visitor_as(request: Request, person: Person, path: str = "") -> Visitor:
    """A person as the visitor of a page, by default of the one that is asked for."""
    return Visitor(person, language_of(request, person), path or request.url.path, origin_of(request))


def game_of(request: Request) -> Game:
    """The game in the path, if it can be played."""
    game = GAMES.get(request.path_params["game"])
    if game is None:
        raise NotThere
    if game.fault:
        raise Failure(424, game.fault)
    return game


def charge_events(connection: HTTPConnection, count: int) -> None:
    """Charges work that goes over so many events to who asks for it. Raises Failure where that is too much."""
    if wait := services_of(connection).limits.wait_of("events", asker_of(connection), max(0, -(-count // EVENTS))):
        raise TooMuch(wait, Phrase("limit-events", {"seconds": math.ceil(wait)}))


def charge_bytes(connection: HTTPConnection, count: int) -> None:
    """Charges what is to be stored of a record to who sends it. Raises Failure where that is too much for a day."""
    if wait := services_of(connection).limits.wait_of("kilobyte", asker_of(connection), -(-count // 1000)):
        raise TooMuch(wait, Phrase("limit-records", {"minutes": math.ceil(wait / 60)}))


async def opened(connection: HTTPConnection, name: str) -> Table | None:
    """The table with an ID, loaded at the cost of who asks for it. Raises Failure, TableProblem, StoreProblem."""
    registry = services_of(connection).registry
    charge_events(connection, registry.unread(name))
    return await registry.find_current(name)


async def find_table(request: Request, name: str) -> Table:
    """The table with an ID. Raises NotThere, or Failure if it cannot be opened."""
    try:
        table = await opened(request, name)
    except TableProblem as problem:
        raise Failure(409, problem.phrase) from problem
    if table is None:
        raise NotThere
    return table


def may_see(table: Table, person: int) -> bool:
    """Whether a person may see a table in this edition: who is invited, only those to which they were."""
    return table.is_member(person) if EDITION.get().is_invited else table.is_visible_to(person)


async def visited_table(request: Request) -> tuple[Visitor, Table]:
    """The visitor, and the settled table in the path, if they may see it."""
    visitor, table = visitor_of(request), await find_table(request, request.path_params["table"])
    if not may_see(table, visitor.person.id):
        raise NotThere
    await table.settled()
    return visitor, table


async def finished_table(request: Request) -> tuple[Visitor, Table]:
    """The same once the game is over: then nothing of it is secret any more."""
    visitor, table = await visited_table(request)
    if not table.record.is_over:
        raise NotThere
    return visitor, table


async def fields_of(request: Request) -> dict[str, str]:
    """The text fields of a form."""
    if request.headers.get("content-type", "").startswith("multipart/"):
        form = await _multipart(request, files=0)
        return {name: value for name, value in form.items() if isinstance(value, str)}
    body = (await body_of(request)).decode("utf-8", "replace")
    try:
        return dict(parse_qsl(body, keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError as error:  # too many fields
        raise Failure(400) from error


async def body_of(request: Request) -> bytes:
    """The body of a request."""
    try:
        return await request.body()
    except ClientDisconnect as error:
        raise Failure(400) from error


async def _multipart(request: Request, files: int) -> FormData:
    """Parses a multipart form in a thread, since a long one takes a tenth of a second."""
    if "charset" in request.headers.get("content-type", "").lower():  # UTF-8 only: some codecs take hours
        raise Failure(400)
    body = await body_of(request)

    async def whole() -> AsyncGenerator[bytes]:
        yield body

    def parsed() -> FormData:
        return _finished(_Parser(request.headers, whole(), max_files=files, max_fields=MOST_FIELDS).parse())

    try:
        return await asyncio.to_thread(parsed)
    except (MultiPartException, FormParserError) as error:
        raise Failure(400) from error


def _finished(parsing: Coroutine[object, None, FormData]) -> FormData:
    """The result of a coroutine that waits for nothing: the body is there, and files stay in memory."""
    try:
        parsing.send(None)
    except StopIteration as end:
        return end.value
    raise RuntimeError("a form was to be parsed at once, and waits")


class _Parser(MultiPartParser):
    """Keeps files in memory, since the size of a body is limited."""

    spool_max_size = LARGEST_UPLOAD


def number_in(text: str | None, digits: int = 7) -> int | None:
    """Parses a whole number, or returns None. ASCII digits only: `int` and `str.isdigit` accept others."""
    return int(text) if text and len(text) <= digits and text.isascii() and text.isdigit() else None


def with_cookie(request: Request, response: Response, cookie: str) -> Response:
    """Returns the response, with a new person's cookie set on it."""
    return add_cookie(request, response, cookie, registry_of(request).store)


def see_other(address: str) -> Response:
    """Redirects after a POST."""
    return RedirectResponse(address, 303)


async def uploaded(request: Request) -> str:
    """The text of the uploaded file. Raises Unreadable."""
    is_form = request.headers.get("content-type", "").startswith("multipart/")
    file = (await _multipart(request, files=1)).get("file") if is_form else None
    if not isinstance(file, UploadFile) or not file.filename:
        raise Unreadable(Phrase("open-none"))
    with file.file as content:
        return decoded(content.read(LONGEST_TEXT + 1))


@contextmanager
def as_failure(kind: type[BadData | BadOption | Unreadable], status: int = 400) -> Generator[None]:
    """Turns errors of a kind into an error page."""
    try:
        yield
    except kind as error:
        raise Failure(status, error.phrase) from error


async def refused_as_failure(command: Awaitable[Done], status: int = 403) -> Done:
    """Awaits a command, and turns Refused into an error page."""
    try:
        return await command
    except Refused as refused:
        raise Failure(status, refused.phrase) from refused
