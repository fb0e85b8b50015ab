"""What the API does, operation by operation. Each gives what it answers, or raises what it is refused with."""

from __future__ import annotations

import base64
import hmac
import re
from typing import Any

from starlette.responses import PlainTextResponse, Response

from tumblestar.games import GAMES
from tumblestar.record import Refused
from tumblestar.server.api import serializers
from tumblestar.server.api.problems import Problem
from tumblestar.server.api.request import Call
from tumblestar.server.api.schemas import (
    Abandon,
    Act,
    Chat,
    Done,
    Games,
    GameSeen,
    Invited,
    Join,
    Link,
    Me,
    NewTable,
    Resign,
    Say,
    Seated,
    Tables,
    TableSeen,
    TakeBack,
)
from tumblestar.server.security.scopes import SCOPES, TABLES
from tumblestar.server.storage import store_people as kept
from tumblestar.server.storage.store import Conflict, SeatRow
from tumblestar.server.storage.store_people import SEAT, Invitation
from tumblestar.server.tables import links
from tumblestar.server.tables import registry as rooms
from tumblestar.server.tables.clocks import Control
from tumblestar.server.tables.registry import Plan
from tumblestar.server.tables.table import Table
from tumblestar.server.web.forms import CLOCKS
from tumblestar.words import Phrase

# ------------------------------------------------------------------------------------------------ who, and which games


async def me(call: Call) -> Me:
    """Who calls, and what the token may do."""
    scopes: Any = [scope for scope in SCOPES if scope in call.caller.scopes]
    return Me(call.person.name, call.person.is_bot, call.caller.name, scopes)


async def games(call: Call) -> Games:
    """The games that can be played."""
    return Games([serializers.game_seen(game, call.lang) for game in rooms.games()])


async def game(call: Call) -> GameSeen:
    """One game."""
    found = GAMES.get(call.request.path_params["game"])
    if found is None:
        raise Problem("missing")
    if found.fault:
        raise Problem("game", found.fault)
    return serializers.game_seen(found, call.lang)


# ------------------------------------------------------------------------------------------------ making tables


async def make(call: Call) -> tuple[int, TableSeen]:
    """A new table; the one that was made, where the same wish comes again."""
    wish: NewTable = call.wish
    name = _name_of_wish(call, wish.id)
    async with call.registry.filling(name):
        table, status = await call.look(name), 200
        if table is None:
            try:
                table, status = await call.registry.make(call.person.id, _plan(call, wish, name)), 201
            except Conflict:  # another process was asked for the same at the same moment
                table = await call.look(name)
    if table is None or not table.is_known_to(call.person.id):
        raise Problem("missing")
    await table.settled()
    return status, _seen(call, table)


def _name_of_wish(call: Call, wish: str) -> str:
    """What the table is called that a wish of this caller makes: always the same, and nobody can foretell it."""
    mark = hmac.digest(call.registry.key, f"table {call.person.id} {wish}".encode(), "sha256")
    return base64.urlsafe_b64encode(mark[:9]).decode()


def _plan(call: Call, wish: NewTable, name: str) -> Plan:
    """The table that is wished for. Raises Problem, BadOption."""
    game = GAMES.get(wish.game)
    if game is None:
        raise Problem("options", Phrase("unknown-game", {"name": wish.game, "games": list(GAMES)}), field="$.game")
    if game.fault:
        raise Problem("game", game.fault)
    if len(wish.seats) not in game.seats:
        given = {"seats": len(wish.seats), "allowed": list(game.seats)}
        raise Problem("options", Phrase("bad-seats", given), field="$.seats")
    if wish.chance == "typed" and all(seat.startswith("bot:") for seat in wish.seats):
        raise Problem("options", Phrase("new-typed-nobody"), field="$.chance")
    seed = " ".join(wish.seed.split())
    if wish.chance == "seed" and not (seed and seed.isprintable()):
        raise Problem("options", Phrase("bad-seed", {"most": 100}), field="$.seed")
    own = wish.name or call.person.name
    return Plan(
        game,
        tuple(_place(call, seat, own) for seat in wish.seats),
        wish.options,
        wish.chance,
        seed if wish.chance == "seed" else "",
        control=CLOCKS[wish.clock],
        has_chat=wish.chat,
        has_watchers=wish.watchers,
        is_listed=wish.listed,
        name=name,
    )


def _place(call: Call, seat: str, name: str) -> SeatRow:
    if seat == "me":
        return SeatRow("person", name, call.person.id, is_program=call.person.is_bot)
    return SeatRow("person", "") if seat == "open" else SeatRow("bot", seat.removeprefix("bot:"))


async def abandon(call: Call) -> Done:
    """Ends a game without a result."""
    wish: Abandon = call.wish
    table = await call.table()
    return Done(True, await table.abandon(call.person.id, wish.id))


async def delete(call: Call) -> Response:
    """Takes a table that has ended away for good."""
    table = await call.table()
    if table.is_public or call.person.id != table.owner:
        raise Refused("seat", Phrase("refused-not-yours"))
    if not table.is_over:
        raise Problem("going", n=table.live)
    await call.registry.delete(table, call.person.id)
    return Response(None, 204, {"cache-control": "no-store"})


# ------------------------------------------------------------------------------------------------ looking at tables


async def tables(call: Call) -> Tables:
    """The tables of who calls."""
    game = call.request.query_params.get("game")
    if game is not None and game not in GAMES:
        raise Problem("options", Phrase("unknown-game", {"name": game[:40], "games": list(GAMES)}), field="game")
    with call.registry.store.reading() as connection:
        found = kept.own(connection, call.person.id, game or "")
    return Tables([serializers.listed(one) for one in found])


async def table(call: Call) -> TableSeen:
    """One table."""
    return _seen(call, await call.table())


def _seen(call: Call, table: Table) -> TableSeen:
    whom = table.membership.whom(call.person.id)
    return serializers.table_seen(table, whom, call.origin, is_hosting=call.caller.may(TABLES))


async def record(call: Call) -> Response:
    """The record of a table, as a text."""
    table = await call.table()
    return PlainTextResponse(table.record.text(), headers={"cache-control": "no-store"})


async def chat(call: Call) -> Chat:
    """What was said."""
    table = await call.table()
    return Chat([serializers.message_seen(message) for message in table.membership.chat.messages])


# ------------------------------------------------------------------------------------------------ sitting down


def _secret(text: str) -> str:
    """The secret of an invitation, out of its link or bare. Raises Problem."""
    found = re.fullmatch(r"(?:.*/join/)?([A-Za-z0-9_-]{32})/?", text.strip())
    if not found or not links.SECRET.fullmatch(found[1]):
        raise Problem("missing", Phrase("refused-no-link"))
    return found[1]


async def _invited(call: Call, text: str) -> tuple[Table, Invitation, int]:
    """The table, the invitation and the seat that a link leads to. Raises Problem."""
    with call.registry.store.reading() as connection:
        invitation = kept.invitation(connection, links.digest(_secret(text)))
    table = await call.look(invitation.table) if invitation and invitation.kind == SEAT else None
    if table is None or invitation is None or invitation.seat is None:
        raise Problem("missing", Phrase("refused-no-link"))
    return table, invitation, invitation.seat


async def invitation(call: Call) -> Invited:
    """Where an invitation leads; nothing is taken by looking."""
    wish: Link = call.wish
    table, found, seat = await _invited(call, wish.link)
    await table.settled()
    control: Control = table.membership.control
    clock = next((name for name, one in CLOCKS.items() if one == control), "")
    status: Any = table.status
    is_good = table.membership.invitations.is_good(found)
    is_shown = is_good or table.membership.knows(call.person.id)
    return Invited(
        table.id if is_shown else "",
        table.game.name,
        seat + 1,
        is_good,
        status,
        table.record.commitment,
        clock,
        serializers.seats_seen(table, call.person.id) if is_shown else [],
    )


async def join(call: Call) -> Seated:
    """Takes the seat that an invitation is for; the one who has it is told so again."""
    wish: Join = call.wish
    table, invitation, seat = await _invited(call, wish.link)
    await table.settled()
    person, membership = call.person, table.membership
    whom = membership.whom(person.id)
    is_again = invitation.used_by == person.id and seat in membership.held(person.id)
    if not is_again and membership.held(whom) and whom != table.owner:
        raise Refused("taken", Phrase("refused-sits"))
    if not is_again:
        if not membership.invitations.is_good(invitation):
            raise Refused("taken", Phrase("refused-taken"))
        name = wish.name or person.name
        await membership.take(whom, seat, name, wish.salt, invitation.digest, is_program=person.is_bot)
        await table.settled()
    return Seated(table.id, [one + 1 for one in table.seats_of(whom)], table.live)


# ------------------------------------------------------------------------------------------------ playing


async def act(call: Call) -> Done:
    """An action of a seat of one's own, or outcomes of chance where they are typed in."""
    wish: Act = call.wish
    table = await call.table()
    whom = table.membership.whom(call.person.id)
    if isinstance(wish.action, int):
        return Done(True, await table.act(whom, wish.id, wish.seen, wish.action))
    return Done(True, await table.type_in(whom, wish.id, wish.seen, wish.action))


async def take_back(call: Call) -> Done:
    """Takes the last action back."""
    wish: TakeBack = call.wish
    table = await call.table()
    return Done(True, await table.take_back(table.membership.whom(call.person.id), wish.id, wish.seen))


async def resign(call: Call) -> Done:
    """Gives up for a seat of one's own."""
    wish: Resign = call.wish
    table = await call.table()
    whom = table.membership.whom(call.person.id)
    seat = None if wish.seat is None else wish.seat - 1
    return Done(True, await table.resign(whom, wish.id, wish.seen, seat))


async def say(call: Call) -> Done:
    """Says something at a table."""
    wish: Say = call.wish
    table = await call.table()
    if wait := call.limits.wait("chat", f"t:{call.person.id}"):
        raise Problem("limit", Phrase("refused-limit"), retry_after=wait)
    await table.membership.chat.say(table.membership.whom(call.person.id), wish.id, wish.phrase or "", wish.text)
    return Done(True, table.live)
