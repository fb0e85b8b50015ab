"""The pages of links: to a free seat, for spectators, and for another device. GET uses no link."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from tumblestar.contract.errors import BadOption
from tumblestar.contract.seat_names import LONGEST_NAME, clean_name
from tumblestar.play.render_cache import names_at
from tumblestar.record import Refused
from tumblestar.record.narration import display_name
from tumblestar.security.costs import Route
from tumblestar.security.errors import Failure, NotThere
from tumblestar.security.identity import welcome
from tumblestar.storage.store_people import DEVICE, SEAT, WATCH, Invitation
from tumblestar.tables import invitations
from tumblestar.tables.clocks import clock_name
from tumblestar.tables.invitations import DEVICE_MINUTES
from tumblestar.tables.table import Table
from tumblestar.web import covers
from tumblestar.web.feature import rule_address
from tumblestar.web.markup import HtmlTranslator, attributes, hidden_fields, link_to_send, radios, safe, seat_sign
from tumblestar.web.pages import PRIVATE, Visitor, page_response
from tumblestar.web.request_context import (
    fields_of,
    find_table,
    number_in,
    refused_as_failure,
    registry_of,
    see_other,
    visited_table,
    visitor_as,
    visitor_of,
    with_cookie,
)
from tumblestar.words import Phrase


def routes() -> list[BaseRoute]:
    """The routes of links, and of tables that are listed in the lobby."""
    return [
        Route("/lobby/{table}", show_listed, "record"),
        Route("/lobby/{table}", sit_listed, "link", methods=["POST"]),
        Route("/join/{secret}", join, "link"),
        Route("/join/{secret}", sit, "link", methods=["POST"]),
        Route("/watch/{secret}", show_watch, "link"),
        Route("/watch/{secret}", watch, "link", methods=["POST"]),
        Route("/bring/{secret}", show_bring, "link"),
        Route("/bring/{secret}", bring, "link", methods=["POST"]),
        Route("/table/{table}/device", new_device, "link", methods=["POST"]),
    ]


async def _found(request: Request, kind: str) -> tuple[Table, Invitation]:
    """The table of a link. Raises NotThere, or Failure if the table cannot be opened."""
    invitation = invitations.found(registry_of(request).store, request.path_params["secret"])
    if invitation is None or invitation.kind != kind:
        raise NotThere
    return await find_table(request, invitation.table_id), invitation


async def join(request: Request) -> Response:
    """Shows who invites, to which game and seat; or that the seat is taken."""
    table, invitation = await _found(request, SEAT)
    await table.settled()
    visitor = visitor_of(request)
    if not table.membership.invitations.is_valid(table, invitation):
        if table.is_member(visitor.person.id):
            return see_other(f"/table/{table.id}")
        return _taken(visitor, table, 410)
    assert invitation.seat is not None
    return _join(visitor, table, [invitation.seat])


async def sit(request: Request) -> Response:
    """Takes the seat, and redirects to the table."""
    table, invitation = await _found(request, SEAT)
    if not table.membership.invitations.is_valid(table, invitation):
        return await join(request)
    assert invitation.seat is not None
    return await _sit(request, table, invitation.seat, invitation.digest)


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
    return await _sit(request, table, chosen, "")


async def _listed(request: Request) -> Table:
    table = await find_table(request, request.path_params["table"])
    if not table.membership.is_listed:
        raise NotThere
    return table


async def _sit(request: Request, table: Table, seat: int, digest: str) -> Response:
    """Seats a visitor."""
    store = registry_of(request).store
    fields = await fields_of(request)
    person, cookie = await welcome(request, store)
    visitor = visitor_as(request, person)
    whom = table.membership.plays_as(person.id)
    if table.seats_held_by(whom) and whom != table.owner:
        return see_other(f"/table/{table.id}")
    try:
        name = clean_name(fields.get("name", ""))
        await table.membership.take_seat(table, whom, seat, name, fields.get("salt", ""), digest)
    except BadOption as error:
        return _join(visitor, table, [seat], fields, error.phrase)
    except Refused as refused:
        if refused.code == "taken":
            return _taken(visitor, table, 409)
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
    say, fields, me = visitor.voice(table.game.name), fields or {}, table.membership.plays_as(visitor.person.id)
    head, title = say("join-head", game=say.plain("game-name")), say.plain("join-title")
    name = safe(fields.get("name", visitor.person.name))
    if me != table.owner and table.seats_held_by(me):
        body = f'<h1>{head}</h1><div class="sheet"><p>{say("join-sits")}</p>{_opens(say, table)}</div>'
        return _response(visitor, title, body)
    note = f'<p class="note">{say("join-own")}</p>' if me == table.owner else ""
    if len(seats) == 1:
        which = f"<p>{say('join-seat', count=seats[0] + 1)}</p>"
        which += hidden_fields({"seat": seats[0] + 1})
    else:
        listed = radios("seat", [(n + 1, say("join-seat-choice", count=n + 1)) for n in seats], seats[0] + 1)
        which = f'<fieldset class="count"><legend>{say("join-which")}</legend>{listed}</fieldset>'
    problem = f'<p class="wrong" role="alert" id="join-wrong">{say(wrong)}</p>' if wrong else ""
    invalid = attributes(aria_invalid="true", aria_describedby="join-wrong") if wrong else ""
    address = rule_address(table.game.name)
    rules = f'<a href="{address}">{say("card-rules", game=say.plain("game-name"))}</a>' if address else ""
    body = (
        f'<h1>{head}</h1><p class="lead-in">{_from(say, table)} {say("game-about")}</p>{note}{problem}'
        f'<form method="post" action="{safe(visitor.path)}" class="sheet"><div class="field">{which}</div>'
        f'<div class="field"><label>{say("join-name")} <input name="name" maxlength="{LONGEST_NAME}" value="{name}" '
        f'autocomplete="nickname"{invalid}></label></div>{_fairness(say, table, fields)}'
        f'<p class="do"><button class="primary">{say("join-do")}</button> '
        f"{rules}</p></form>"
        f"{_about(visitor, table, is_taken_over=True)}"
    )
    preview = covers.preview_of_game(visitor, table.game, head)
    return _response(visitor, title, body, head=preview, status=422 if wrong else 200)


def _from(say: HtmlTranslator, table: Table) -> str:
    """The name of the host, if the host sits at the table and has one."""
    seat_rows = enumerate(table.seats, 1)
    named = ((seat, seat_row) for seat, seat_row in seat_rows if seat_row.holder == table.owner and seat_row.name)
    hosts = [say.plain(Phrase("seat-text", {"name": display_name(p.name, i, is_bot=p.is_program)})) for i, p in named]
    return say("join-from", host=hosts[0]) if hosts else say("join-from-nobody")


def _about(visitor: Visitor, table: Table, *, is_taken_over: bool = False) -> str:
    """Who sits at a table, and its clock; with a remark if the seat is of a game in progress."""
    say = visitor.voice(table.game.name)
    items = ""
    for seat, (seat_row, name) in enumerate(zip(table.seats, names_at(table), strict=True)):
        label = say("presence-free") if seat_row.is_free else say(Phrase("seat-text", {"name": name}))
        items += f"<li>{seat_sign(seat)} {label}</li>"
    begun = f"<p>{say('join-begun')}</p>" if is_taken_over and not table.is_waiting else ""
    control, clock = table.membership.time_control, ""
    if control.is_on:
        words = f"{say(clock_name(control))}. {say(f'clock-{control.kind}-help')} {say('new-clock-help')}"
        clock = f"<h2>{say('join-clock')}</h2><p>{words}</p>"
    return (
        f'<section class="sheet" aria-labelledby="who"><h2 id="who">{say("join-who")}</h2>'
        f'<ul class="at-table">{items}</ul>{begun}{clock}</section>'
    )


def _fairness(say: HtmlTranslator, table: Table, fields: Mapping[str, str]) -> str:
    """The commitment, and the field for one's own salt, until the game begins."""
    if not table.is_waiting or table.record.chance != "sealed":
        return ""
    return (
        f'<details class="more"><summary>{say("join-fair")}</summary><p>{say("join-fair-help")}</p>'
        f'<code class="promise">{table.record.commitment}</code>'
        f'<div class="field"><label>{say("join-salt")} <input name="salt" maxlength="{LONGEST_NAME}" '
        f'autocomplete="off" value="{safe(fields.get("salt", ""))}"></label></div></details>'
    )


def _taken(visitor: Visitor, table: Table, status: int) -> Response:
    """The page for a seat that is taken. It reveals no more about the table than the link did."""
    say = visitor.voice(table.game.name)
    opens = _opens(say, table) if table.is_visible_to(visitor.person.id) else ""
    why = say("join-over" if table.is_over else "join-taken")
    body = f'<h1>{say("join-taken-head")}</h1><div class="sheet"><p>{why}</p>{opens}</div>'
    return _response(visitor, say.plain("join-taken-head"), body, status=status)


def _opens(say: HtmlTranslator, table: Table) -> str:
    """The link to a table."""
    return f'<p class="do"><a class="primary" href="/table/{safe(table.id)}">{say("join-open")}</a></p>'


async def show_watch(request: Request) -> Response:
    """Shows which game can be watched."""
    table, invitation = await _found(request, WATCH)
    await table.settled()
    visitor = visitor_of(request)
    say = visitor.voice(table.game.name)
    if table.is_member(visitor.person.id):
        return see_other(f"/table/{table.id}")
    if not table.membership.invitations.is_valid(table, invitation):
        body = f'<h1>{say("watch-off-head")}</h1><div class="sheet"><p>{say("watch-off")}</p></div>'
        return _response(visitor, say.plain("watch-off-head"), body, status=410)
    head = say("watch-head", game=say.plain("game-name"))
    return _question(visitor, table, head, say("watch-about"), "watch-do", say.plain("watch-do"))


async def watch(request: Request) -> Response:
    """Admits a spectator."""
    table, invitation = await _found(request, WATCH)
    if not table.membership.invitations.is_valid(table, invitation):
        return await show_watch(request)
    person, cookie = await welcome(request, registry_of(request).store)
    await refused_as_failure(table.membership.invitations.add_watcher(table, person.id))
    return with_cookie(request, see_other(f"/table/{table.id}"), cookie)


async def new_device(request: Request) -> Response:
    """Shows a player the link for another device. It is shown once."""
    visitor, table = await visited_table(request)
    membership = table.membership
    whom = membership.plays_as(visitor.person.id)
    secret = await refused_as_failure(membership.invitations.new_device_link(table, whom))
    say = visitor.voice(table.game.name)
    address = visitor.origin + invitations.path(DEVICE, secret)
    body = (
        f'<h1>{say("device-head")}</h1><div class="sheet" id="table"><p>{say("device-about", count=DEVICE_MINUTES)}</p>'
        f"{link_to_send(say, address, say.plain('link-device'), 'link-device')}"
        f'<p class="do"><a href="/table/{safe(table.id)}">{say("device-back")}</a></p></div>'
    )
    return _response(visitor, say.plain("device-head"), body, "links.js")


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
    say = visitor.voice(table.game.name)
    held = table.seats_held_by(invitation.person or 0)
    name = table.seats[held[0]].name if held else ""
    about = say("bring-about", name=name or Phrase("bring-nobody"))
    return _question(visitor, table, say("bring-head"), about, "bring-do", say.plain("bring-head"))


async def bring(request: Request) -> Response:
    """Lets this device play for the creator of the link."""
    table, invitation = await _found(request, DEVICE)
    person, cookie = await welcome(request, registry_of(request).store)
    if table.membership.plays_as(person.id) != invitation.person:
        await refused_as_failure(table.membership.invitations.add_device(table, person.id, invitation.digest), 410)
    return with_cookie(request, see_other(f"/table/{table.id}"), cookie)


def _question(visitor: Visitor, table: Table, head: str, about: str, do: str, title: str) -> Response:
    """A page with one button."""
    say = visitor.voice(table.game.name)
    body = (
        f'<h1>{head}</h1><form method="post" action="{safe(visitor.path)}" class="sheet"><p>{about}</p>'
        f'<p class="do"><button class="primary">{say(do)}</button></p></form>{_about(visitor, table)}'
    )
    return _response(visitor, title, body, head=covers.preview_of_game(visitor, table.game, head))


def _response(visitor: Visitor, title: str, body: str, *scripts: str, head: str = "", status: int = 200) -> Response:
    """A page of this module; `title` is in plain text."""
    return page_response(visitor, title, body, "page-join", *scripts, head=head, status=status, headers=PRIVATE)
