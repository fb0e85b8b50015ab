"""The page of what is one's own: carrying oneself over to another device, one's data as a file, and deleting it.

A code that carries somebody over is in the fragment of a link, which no browser sends: it is in no log, no referrer
and no cache. It comes by POST only, works once, and soon expires. Looking at it changes nothing; a button does.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress

import orjson
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from tumblestar.engine.sharing import in_parts
from tumblestar.features.mine import store as store_mine
from tumblestar.record import Refused
from tumblestar.security.costs import FREE, Route
from tumblestar.security.errors import Failure
from tumblestar.security.identity import cookies_of, new_cookie, without_cookies
from tumblestar.storage import TableProblem, restrictions
from tumblestar.storage.store import Store
from tumblestar.tables import invitations
from tumblestar.tables.membership import epoch_ms
from tumblestar.tables.registry import TableRegistry
from tumblestar.tables.restricting import restrict
from tumblestar.tables.table import Table
from tumblestar.web.feature import PersonRows, features, offered
from tumblestar.web.pages import PRIVATE, Visitor, template_response
from tumblestar.web.request_context import fields_of, number_in, registry_of, see_other, visitor_of, with_cookie
from tumblestar.words import Phrase
from tumblestar.words.text_input import clean_link

CODE_MINUTES = 10
"""How long a code that carries somebody over is valid."""


def routes() -> list[Route]:
    """The routes of these pages."""
    return [
        Route("/mine", show, FREE),
        Route("/mine/link", make_link, "token", methods=["POST"]),
        Route("/mine/data", download, "export"),
        Route("/mine/allow", allow, "change", methods=["POST"]),
        Route("/mine/delete", delete, "token", methods=["POST"]),
        Route("/carry", show_carry, FREE),
        Route("/carry", carry, "link", methods=["POST"]),
    ]


def _rows_of_features() -> list[PersonRows]:
    """What the features of this edition store about people."""
    return [feature.person_rows() for feature in features() if feature.person_rows]


async def show(request: Request) -> Response:
    """What can be done with one's own data."""
    visitor = visitor_of(request)
    with registry_of(request).store.reading() as connection:
        restricted = restrictions.listed(connection, visitor.person.id) if visitor.person.id else []
    own_links = list(offered(lambda feature: feature.own_link))
    values = {"minutes": CODE_MINUTES, "own_links": own_links, "restricted": restricted}
    return template_response(visitor, "mine/own.html", values, headers=PRIVATE)


async def allow(request: Request) -> Response:
    """Ends a muting or blocking by the visitor; nothing for a row of somebody else."""
    registry, visitor = registry_of(request), visitor_of(request)
    number = number_in((await fields_of(request)).get("id"), 9)
    with registry.store.reading() as connection:
        rows = [row for row in restrictions.listed(connection, visitor.person.id) if row.id == number]
    for row in rows:
        await restrict(registry, visitor.person.id, row.other, row.kind, None)
    return see_other("/mine")


# -- carrying over


async def make_link(request: Request) -> Response:
    """Makes a code for another device, and shows it once, as a link and a QR code."""
    store, visitor = registry_of(request).store, visitor_of(request)
    if not visitor.person.id:
        return see_other("/mine")
    code, at = invitations.new_secret(), epoch_ms()
    until = at + CODE_MINUTES * 60_000

    def work(connection: Connection) -> None:
        store_mine.add_transfer(connection, invitations.digest(code), visitor.person.id, at, until)

    await store.write(work)
    values = {"minutes": CODE_MINUTES, "link": f"{visitor.origin}/carry#{code}"}
    return template_response(visitor, "mine/link.html", values, headers=PRIVATE)


async def show_carry(request: Request) -> Response:
    """The form for a code. The page's script fills it from the fragment of the address."""
    return template_response(visitor_of(request), "mine/code.html", {"is_wrong": False}, headers=PRIVATE)


async def carry(request: Request) -> Response:
    """Asks whether this device is to be one of somebody's; does so when that was confirmed."""
    registry, fields, visitor = registry_of(request), await fields_of(request), visitor_of(request)
    code = clean_link(fields.get("code", "")).rpartition("#")[2]
    digest = invitations.digest(code) if invitations.SECRET.fullmatch(code) else ""
    with registry.store.reading() as connection:
        whom = store_mine.find_transfer(connection, digest, epoch_ms())
        name = store_mine.name_of(connection, whom) if whom else ""
        tables = len(store_mine.tables_with(connection, [whom])) if whom else 0
        own = len(store_mine.tables_with(connection, [visitor.person.id])) if visitor.person.id else 0
    if not whom:
        return template_response(visitor, "mine/code.html", {"is_wrong": True}, status=410, headers=PRIVATE)
    if whom == visitor.person.id:
        return see_other("/mine")
    if fields.get("sure") != "yes":
        values = {"code": code, "name": name, "tables": tables, "own": own}
        return template_response(visitor, "mine/carry.html", values, headers=PRIVATE)
    cookie, token = ("", "") if visitor.person.id else new_cookie(request)
    await _carry_over(registry, digest, visitor.person.id, token)
    return with_cookie(request, see_other("/tables"), cookie)


async def _carry_over(registry: TableRegistry, digest: str, before: int, token: str) -> None:
    """Makes this device one of the person whose code it is, by `token` if it was nobody's before. Raises Failure."""
    with registry.store.reading() as connection:
        names = store_mine.tables_with(connection, [before]) if before else []

    of_features = _rows_of_features()

    def work(connection: Connection) -> None:
        whom = store_mine.use_transfer(connection, digest, epoch_ms())
        if not whom or whom == before:
            raise Failure(410, Phrase("carry-wrong"))
        if before:
            store_mine.join_people(connection, before, whom, of_features)
        else:
            store_mine.add_device(connection, token, whom)

    await registry.change_people(names, [before] if before else [], work)


# -- data


async def download(request: Request) -> Response:
    """All that is stored about the visitor, one JSON object a line; the first says what the others are."""
    visitor, store = visitor_of(request), registry_of(request).store
    headers = PRIVATE | {"content-disposition": 'attachment; filename="tumblestar-my-data.ndjson"'}
    return StreamingResponse(_lines(store, visitor), headers=headers, media_type="application/x-ndjson")


async def _lines(store: Store, visitor: Visitor) -> AsyncIterator[bytes]:
    yield orjson.dumps({"type": "readme", "text": visitor.voice().plain("mine-data-readme")}) + b"\n"
    if not visitor.person.id:
        return
    with store.reading() as connection:
        rows = store_mine.rows_of(connection, visitor.person.id, _rows_of_features())
        names = store_mine.tables_with(connection, [visitor.person.id])
    for kind, row in rows:
        yield orjson.dumps({"type": kind} | row) + b"\n"
    for name in names:
        if line := await _table_line(store, name, visitor):
            yield line


async def _table_line(store: Store, name: str, visitor: Visitor) -> bytes:
    """A table with its record; nothing if it has been deleted meanwhile."""
    try:
        row = store.table(name)
    except TableProblem as problem:
        unread = {"type": "table", "table": name, "problem": visitor.voice().plain(problem.phrase)}
        return orjson.dumps(unread) + b"\n"
    if row is None:
        return b""
    own = [seat for seat, held in enumerate(row.seats, 1) if held.holder == visitor.person.id]
    line = {"type": "table", "table": name, "game": row.game, "status": row.status, "result": row.result}
    line |= {"made": row.made, "changed": row.changed, "seats": own, "mine": row.owner == visitor.person.id}
    try:
        line["record"] = await in_parts(Table.stored_text(store, row))
    except TableProblem as problem:
        line["problem"] = visitor.voice().plain(problem.phrase)
    return orjson.dumps(line) + b"\n"


# -- deleting


async def delete(request: Request) -> Response:
    """Deletes the visitor: leaves or resigns seats, deletes tables of their own, takes their name from the rest."""
    registry, visitor = registry_of(request), visitor_of(request)
    if (await fields_of(request)).get("sure") != "yes" or not visitor.person.id:
        return see_other("/mine")
    with registry.store.reading() as connection:
        people = [visitor.person.id, *store_mine.kept_bots(connection, visitor.person.id)]
        names = store_mine.tables_with(connection, people)
    remaining, cookies = list[str](), cookies_of(request, registry.store, visitor.person)
    for name in names:
        table = await registry.find_current(name)
        if table is None:
            continue
        if table.owner not in people or (table.people - set(people) and not table.is_public):
            await _leave(table, people)
            remaining.append(name)
        else:
            await registry.erase(name)
    rows = _rows_of_features()
    await registry.change_people(
        remaining, people, lambda connection: store_mine.delete_people(connection, people, remaining, rows)
    )
    nobody = Visitor(type(visitor.person)(0), visitor.lang, "/mine")
    response = template_response(nobody, "mine/deleted.html", headers=PRIVATE)
    return without_cookies(request, response, cookies)


async def _leave(table: Table, people: list[int]) -> None:
    """Leaves the seats of these people at a game that is going on; resigns where nobody may leave."""
    for person in people:
        for seat in list(table.seats_held_by(person)):
            if table.is_over:
                return
            try:
                await table.membership.leave_seat(table, person, seat)
            except Refused:
                if table.seats[seat].bot:
                    await table.membership.take_back_seat(table, person, seat)
                with suppress(Refused):  # somebody was first: the seat becomes free
                    await table.resign(person, f"deleted-{seat}", table.live, seat)
