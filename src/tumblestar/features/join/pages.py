"""The pages of links and codes: to free seats, for spectators, and for another device. GET uses no link."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from tumblestar.contract.errors import BadOption
from tumblestar.contract.seat_names import LONGEST_NAME, clean_name
from tumblestar.play.render_cache import names_at
from tumblestar.record import Refused
from tumblestar.record.narration import display_name
from tumblestar.security.costs import FREE, Route
from tumblestar.security.errors import Failure, NotThere
from tumblestar.security.identity import welcome
from tumblestar.security.limits import asker_of
from tumblestar.storage.store_people import DEVICE, SEAT, TABLE, WATCH, Invitation
from tumblestar.tables import invitations
from tumblestar.tables.clocks import clock_name
from tumblestar.tables.invitations import DEVICE_MINUTES
from tumblestar.tables.table import Table
from tumblestar.web import covers
from tumblestar.web.feature import address_to_invite
from tumblestar.web.markup import seat_sign
from tumblestar.web.pages import PRIVATE, THEME_OF, Visitor, template_response
from tumblestar.web.request_context import (
    fields_of,
    find_table,
    may_see,
    number_in,
    refused_as_failure,
    registry_of,
    see_other,
    visited_table,
    visitor_as,
    visitor_of,
    with_cookie,
)
from tumblestar.web.services import services_of
from tumblestar.web.templating import markup
from tumblestar.words import Phrase

NOTHING: Mapping[str, str] = {}
OFF = {"is_watching": True, "is_off": True, "is_full": False, "is_over": False, "id": ""}


def routes() -> list[BaseRoute]:
    """The routes of links, and of tables that are listed in the lobby."""
    return [
        Route("/lobby/{table}", show_listed, "record"),
        Route("/lobby/{table}", sit_listed, "link", methods=["POST"]),
        Route("/join", ask_code, FREE),
        Route("/join", open_code, "link", methods=["POST"]),
        Route("/join/{secret}", join, "link"),
        Route("/join/{secret}", sit, "link", methods=["POST"]),
        Route("/watch/{secret}", show_watch, "link"),
        Route("/watch/{secret}", watch, "link", methods=["POST"]),
        Route("/bring/{secret}", show_bring, "link"),
        Route("/bring/{secret}", bring, "link", methods=["POST"]),
        Route("/table/{table}/device", new_device, "link", methods=["POST"]),
    ]


async def _found(request: Request, *kinds: str) -> tuple[Table, Invitation]:
    """The table of a link. Raises NotThere, or Failure if the table cannot be opened."""
    invitation = invitations.found(registry_of(request).store, request.path_params["secret"])
    if invitation is None or invitation.kind not in kinds:
        raise NotThere
    return await find_table(request, invitation.table_id), invitation


async def ask_code(request: Request) -> Response:
    """The form for a code that stands for a link."""
    return _ask_code(request)


async def open_code(request: Request) -> Response:
    """Leads to the invitation for which a code stands. Wrong codes are counted by address."""
    limits, address = services_of(request).limits, f"a:{asker_of(request).address}"
    typed = (await fields_of(request)).get("code", "")[:LONGEST_NAME]
    code = invitations.clean_code(typed)
    if not code:
        return _ask_code(request, typed, Phrase("code-bad", {"text": typed}), 422)
    if wait := math.ceil(limits.wait("code", address)):
        return _ask_code(request, typed, Phrase("code-many", {"seconds": wait}), 429, {"retry-after": str(wait)})
    path = await _path_of(request, code)
    if not path:
        return _ask_code(request, typed, Phrase("code-unknown", {"code": code}), 404)
    limits.wait("code", address, count=-1)  # it was no wrong one
    return see_other(path)


async def _path_of(request: Request, code: str) -> str:
    """The path of the invitation for which a code stands; empty for one that no waiting table has."""
    registry = registry_of(request)
    found = invitations.found_by_code(registry.store, registry.key, code)
    table = await find_table(request, found.table_id) if found else None
    at = table.membership.invitations if table else None
    return at.link(TABLE) if table and found and at and at.is_valid(table, found) else ""


def _ask_code(
    request: Request, typed: str = "", wrong: Phrase | None = None, status: int = 200, more: Mapping[str, str] = NOTHING
) -> Response:
    values = {"typed": typed, "wrong": wrong, "most": invitations.CODE_LENGTH + 1}
    return template_response(visitor_of(request), "join/code.html", values, status=status, headers={**PRIVATE, **more})


async def join(request: Request) -> Response:
    """Shows who invites, and to which game; or that the seats are taken."""
    table, invitation = await _found(request, SEAT, TABLE)
    await table.settled()
    visitor = visitor_of(request)
    is_valid, is_for_all = table.membership.invitations.is_valid(table, invitation), invitation.kind == TABLE
    is_mine = is_for_all and visitor.person.id != table.owner
    if table.is_member(visitor.person.id) and (is_mine or not is_valid):
        return see_other(f"/table/{table.id}")
    if not is_valid:
        return _taken(visitor, table, 410, invitation)
    return _join(visitor, table, [] if invitation.seat is None else [invitation.seat])


async def sit(request: Request) -> Response:
    """Takes the seat, or the next free one, and redirects to the table; or lets somebody watch."""
    table, invitation = await _found(request, SEAT, TABLE)
    at, fields = table.membership.invitations, await fields_of(request)
    if "watch" in fields and invitation.kind == TABLE and at.is_newest(invitation):
        return await _watch(request, table)
    if not at.is_valid(table, invitation):
        return await join(request)
    return await _sit(request, table, invitation.seat, invitation)


async def show_listed(request: Request) -> Response:
    """Shows the free seats of a table in the lobby."""
    table = await _listed(request)
    await table.settled()
    visitor = visitor_of(request)
    if not table.free_seats or table.is_over:
        return _taken(visitor, table, 410)
    return _join(visitor, table, table.free_seats)


async def sit_listed(request: Request) -> Response:
    """Takes a free seat of a table in the lobby."""
    table, fields = await _listed(request), await fields_of(request)
    chosen = (number_in(fields.get("seat"), 2) or 0) - 1
    if chosen not in table.free_seats or table.is_over:
        return await show_listed(request)
    return await _sit(request, table, chosen)


async def _listed(request: Request) -> Table:
    table = await find_table(request, request.path_params["table"])
    if not table.membership.is_listed:
        raise NotThere
    return table


async def _sit(request: Request, table: Table, seat: int | None, invitation: Invitation | None = None) -> Response:
    """Seats a visitor, without a seat on the next free one."""
    store = registry_of(request).store
    fields = await fields_of(request)
    person, cookie = await welcome(request, store)
    visitor = visitor_as(request, person)
    whom = table.membership.plays_as(person.id)
    if table.seats_held_by(whom) and whom != table.owner:
        return see_other(f"/table/{table.id}")
    try:
        name = clean_name(fields.get("name", ""))
        digest = invitation.digest if invitation else ""
        await table.membership.take_seat_of(table, whom, seat, name, fields.get("salt", ""), digest)
    except BadOption as error:
        return _join(visitor, table, [] if seat is None else [seat], fields, error.phrase)
    except Refused as refused:
        if refused.code == "taken":
            return _taken(visitor, table, 409, invitation)
        if whom != table.owner and table.seats_held_by(whom):  # by the same form, sent twice
            return see_other(f"/table/{table.id}")
        raise Failure(403, refused.phrase) from refused
    if name and not person.name:
        await store.update_person(person.id, name=name)
    return with_cookie(request, see_other(f"/table/{table.id}"), cookie)


def _join(
    visitor: Visitor,
    table: Table,
    seats: Sequence[int],
    fields: Mapping[str, str] | None = None,
    wrong: Phrase | None = None,
) -> Response:
    """The page of an invitation, by default with nothing filled in."""
    fields, me = fields or {}, table.membership.plays_as(visitor.person.id)
    is_fair = table.is_waiting and table.record.chance == "sealed"  # until the game begins
    values = {
        "is_seated": me != table.owner and bool(table.seats_held_by(me)),
        "is_own": me == table.owner,
        "host": _host(table),
        "box": table.game.description.BOX,
        "counts": (min(table.game.seats), max(table.game.seats)),
        "picture": covers.address_of(table.game),
        "picture_size": (covers.WIDTH, covers.HEIGHT),
        "theme": THEME_OF.get(visitor.person.theme, ""),
        "has_watchers": not seats and table.membership.has_watchers,
        "free": [seat + 1 for seat in seats],
        "name": fields.get("name", visitor.person.name),
        "salt": fields.get("salt", ""),
        "commitment": table.record.commitment if is_fair else "",
        "longest_name": LONGEST_NAME,
        "wrong": wrong,
    }
    return _response(visitor, "invitation", table, values | _about(table), 422 if wrong else 200)


def _host(table: Table) -> Phrase | None:
    """The name of the host, if the host sits at the table and has one."""
    for n, row in enumerate(table.seats, 1):
        if row.holder == table.owner and row.name:
            return Phrase("seat-text", {"name": display_name(row.name, n, is_bot=row.is_program)})
    return None


def _about(table: Table) -> dict[str, object]:
    """Who sits at a table, and its clock."""
    named = zip(table.seats, names_at(table), strict=True)
    clock = table.membership.time_control
    return {
        "free_count": len(table.free_seats),
        "here": [name for row, name in zip(table.seats, names_at(table), strict=True) if not row.is_free],
        "seats": [(markup(seat_sign(n)), None if row.is_free else name) for n, (row, name) in enumerate(named)],
        "is_begun": not table.is_waiting,
        "clock": clock,
        "clock_name": clock_name(clock),
        "card_size": (covers.CARD_WIDTH, covers.CARD_HEIGHT),
    }


def _taken(visitor: Visitor, table: Table, status: int, invitation: Invitation | None = None) -> Response:
    """The page for a seat that is taken, or where all are: then 409, for a seat may become free again."""
    at, is_over = table.membership.invitations, table.is_over
    is_full = invitation is not None and invitation.kind == TABLE and at.is_newest(invitation) and not is_over
    values: dict[str, object] = {
        "is_watching": invitation is not None and invitation.kind == TABLE,
        "is_off": False,
        "is_over": is_over,
        "is_full": is_full,
        "has_watchers": table.membership.has_watchers,
        "id": table.id if may_see(table, visitor.person.id) else "",
    }
    return _response(visitor, "closed", table, values, 409 if is_full else status)


async def show_watch(request: Request) -> Response:
    """Shows which game can be watched."""
    table, invitation = await _found(request, WATCH)
    await table.settled()
    visitor = visitor_of(request)
    if table.is_member(visitor.person.id):
        return see_other(f"/table/{table.id}")
    if not table.membership.invitations.is_valid(table, invitation):
        return _response(visitor, "closed", table, OFF, 410)
    return _response(visitor, "watch", table, _about(table) | {"is_begun": False})


async def watch(request: Request) -> Response:
    """Admits a spectator."""
    table, invitation = await _found(request, WATCH)
    if not table.membership.invitations.is_valid(table, invitation):
        return await show_watch(request)
    return await _watch(request, table)


async def _watch(request: Request, table: Table) -> Response:
    person, cookie = await welcome(request, registry_of(request).store)
    await refused_as_failure(table.membership.invitations.add_watcher(table, person.id))
    return with_cookie(request, see_other(f"/table/{table.id}"), cookie)


async def new_device(request: Request) -> Response:
    """Shows a player the link for another device. It is shown once."""
    visitor, table = await visited_table(request)
    membership = table.membership
    whom = membership.plays_as(visitor.person.id)
    secret = await refused_as_failure(membership.invitations.new_device_link(table, whom))
    link = address_to_invite(visitor.origin, invitations.path(DEVICE, secret))
    return _response(visitor, "device", table, {"link": link, "minutes": DEVICE_MINUTES})


async def show_bring(request: Request) -> Response:
    """Shows whom this device would play for."""
    table, invitation = await _found(request, DEVICE)
    await table.settled()
    visitor, membership = visitor_of(request), table.membership
    if membership.plays_as(visitor.person.id) == invitation.person:
        return see_other(f"/table/{table.id}")
    if table.seats_held_by(visitor.person.id):
        raise Failure(410, Phrase("refused-sits"))
    if not membership.invitations.is_valid(table, invitation):
        raise Failure(410, Phrase("refused-link-used"))
    held = table.seats_held_by(invitation.person or 0)
    name = table.seats[held[0]].name if held else ""
    return _response(visitor, "bring", table, _about(table) | {"is_begun": False, "name": name})


async def bring(request: Request) -> Response:
    """Lets this device play for the creator of the link."""
    table, invitation = await _found(request, DEVICE)
    person, cookie = await welcome(request, registry_of(request).store)
    if table.membership.plays_as(person.id) != invitation.person:
        await refused_as_failure(table.membership.invitations.add_device(table, person.id, invitation.digest), 410)
    return with_cookie(request, see_other(f"/table/{table.id}"), cookie)


def _response(
    visitor: Visitor, template: str, table: Table, values: Mapping[str, object], status: int = 200
) -> Response:
    """A page about a table, by a template of this feature."""
    game = table.game.name
    return template_response(
        visitor,
        f"join/{template}.html",
        {"id": table.id, "game": game, **values},
        game=game,
        status=status,
        headers=PRIVATE,
    )
