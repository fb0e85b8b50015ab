"""The operations of the API. Each returns its result, or raises what it is refused with."""

from __future__ import annotations

from typing import cast

from starlette.responses import PlainTextResponse, Response

from tumblestar.api import schemas
from tumblestar.api.request import Call, Problem
from tumblestar.engine.sharing import in_parts
from tumblestar.games import GAMES, working
from tumblestar.play import messages as requests
from tumblestar.play.program_view import Status, message_of, seats_of
from tumblestar.record import Refused
from tumblestar.security import SCOPES, TABLES
from tumblestar.storage import Conflict, store_people
from tumblestar.storage.schema import SeatRow
from tumblestar.storage.store_people import SEAT, TABLE, Invitation
from tumblestar.tables import invitations
from tumblestar.tables import rematch as rematches
from tumblestar.tables.clocks import CLOCKS
from tumblestar.tables.registry import TableSpec
from tumblestar.tables.table import Table
from tumblestar.web.request_context import charge_events
from tumblestar.words import Phrase
from tumblestar.words.text_input import path_of


async def me(call: Call) -> schemas.Me:
    """The caller, and the scopes of the token."""
    scopes = [scope for scope in SCOPES if scope in call.caller.scopes]
    return schemas.Me(call.person.name, call.person.is_bot, call.caller.name, cast("list[schemas.ScopeName]", scopes))


async def games(call: Call) -> schemas.Games:
    """All games that can be played."""
    return schemas.Games([schemas.serialize_game(game, call.lang) for game in working()])


async def game(call: Call) -> schemas.GameInfo:
    """One game."""
    chosen_game = GAMES.get(call.request.path_params["game"])
    if chosen_game is None:
        raise Problem("missing")
    if chosen_game.fault:
        raise Problem("game", chosen_game.fault)
    return schemas.serialize_game(chosen_game, call.lang)


async def make(call: Call, body: schemas.NewTable) -> tuple[int, schemas.TableInfo]:
    """Creates a table, or returns the one that the same request created before."""
    name = invitations.derived_name(call.registry.key, f"table {call.person.id} {body.id}")
    async with call.registry.form_lock(name):
        table, status = await call.look(name), 200
        if table is None:
            try:
                table, status = await call.registry.make(call.person.id, _table_spec(call, body, name)), 201
            except Conflict:  # another process got the same request at the same time
                table = await call.look(name)
    if table is None or not table.is_visible_to(call.person.id):
        raise Problem("missing")
    await table.settled()
    return status, _serialized(call, table)


def _table_spec(call: Call, body: schemas.NewTable, name: str) -> TableSpec:
    """The specification of the requested table. Raises Problem, BadOption."""
    game = GAMES.get(body.game)
    if game is None:
        raise Problem("options", Phrase("unknown-game", {"name": body.game, "allowed": list(GAMES)}), field="$.game")
    if game.fault:
        raise Problem("game", game.fault)
    if len(body.seats) not in game.seats:
        args = {"seats": len(body.seats), "allowed": list(game.seats)}
        raise Problem("options", Phrase("bad-seats", args), field="$.seats")
    if body.chance == "typed" and all(seat.startswith("bot:") for seat in body.seats):
        raise Problem("options", Phrase("new-typed-nobody"), field="$.chance")
    seed = " ".join(body.seed.split())
    if body.chance == "seed" and not (seed and seed.isprintable()):
        raise Problem("options", Phrase("bad-seed", {"most": 100}), field="$.seed")
    own = body.name or call.person.name
    return TableSpec(
        game,
        tuple(_seat(call, seat, own) for seat in body.seats),
        body.options,
        body.chance,
        seed if body.chance == "seed" else "",
        time_control=CLOCKS[body.clock],
        has_chat=body.chat,
        has_watchers=body.watchers,
        is_listed=body.listed,
        name=name,
    )


def _seat(call: Call, seat: str, name: str) -> SeatRow:
    if seat == "me":
        return SeatRow("person", name, call.person.id, is_program=call.person.is_bot)
    return SeatRow("person", "") if seat == "open" else SeatRow("bot", seat.removeprefix("bot:"))


async def abandon(call: Call, body: schemas.Abandon) -> schemas.CommandResult:
    """Ends a game without a result."""
    table = await call.table()
    return schemas.CommandResult(True, await table.abandon(call.person.id, body.id))


async def delete(call: Call) -> Response:
    """Deletes a table whose game has ended."""
    table = await call.table()
    if table.is_public or call.person.id != table.owner:
        raise Refused("seat", Phrase("refused-not-yours"))
    if not table.is_over:
        raise Problem("going", n=table.live)
    await call.registry.delete(table, call.person.id)
    return Response(None, 204, {"cache-control": "no-store"})


def asked_game(call: Call) -> str | None:
    """The game that the query names, if any. Raises Problem for one that there is not."""
    game = call.request.query_params.get("game")
    if game is not None and game not in GAMES:
        raise Problem("options", Phrase("unknown-game", {"name": game[:40], "allowed": list(GAMES)}), field="game")
    return game


async def tables(call: Call) -> schemas.Tables:
    """The caller's tables."""
    game = asked_game(call)
    with call.registry.store.reading() as connection:
        rows = store_people.tables_of(connection, call.person.id, game or "")
    return schemas.Tables([schemas.serialize_summary(row) for row in rows])


async def table(call: Call) -> schemas.TableInfo:
    """One table."""
    return _serialized(call, await call.table())


def _serialized(call: Call, table: Table) -> schemas.TableInfo:
    whom = table.membership.plays_as(call.person.id)
    return schemas.serialize_table(table, whom, call.origin, call.lang, is_hosting=call.caller.may(TABLES))


async def record(call: Call) -> Response:
    """The record of a table as text."""
    table = await call.table()
    charge_events(call.request, len(table.record.events))
    return PlainTextResponse(await in_parts(table.record.copy().writing()), headers={"cache-control": "no-store"})


async def chat(call: Call) -> schemas.Chat:
    """The chat of a table."""
    table, whom = await call.table_and_self()
    messages = table.membership.chat.read_by(table, whom)
    return schemas.Chat([message_of(table, message, whom, call.lang) for message in messages])


async def _invited(call: Call, text: str) -> tuple[Table, Invitation, int]:
    """The table, the invitation and the seat of a link, or of its secret; of one for all, the own or the next seat.

    Raises Problem.
    """
    invitation = invitations.found(call.registry.store, path_of(text).rpartition("/join/")[2])
    table = await call.look(invitation.table_id) if invitation and invitation.kind in (SEAT, TABLE) else None
    if table is None or invitation is None:
        raise Problem("missing", Phrase("refused-no-link"))
    await table.settled()
    own = [] if call.person.id == table.owner else table.seats_held_by(call.person.id)
    return table, invitation, next(iter([*own, *table.free_seats]), 0) if invitation.seat is None else invitation.seat


async def invitation(call: Call, body: schemas.Link) -> schemas.InvitationInfo:
    """Describes an invitation without using it."""
    table, invitation, seat = await _invited(call, body.link)
    clock = next((name for name, control in CLOCKS.items() if control == table.membership.time_control), "")
    is_good = table.membership.invitations.is_valid(table, invitation)
    is_shown = is_good or table.is_member(call.person.id)
    return schemas.InvitationInfo(
        table.id if is_shown else "",
        table.game.name,
        seat + 1,
        is_good,
        cast("Status", table.status),
        table.record.commitment,
        clock,
        seats_of(table, call.person.id) if is_shown else [],
    )


async def join(call: Call, body: schemas.Join) -> schemas.JoinResult:
    """Takes the seat of an invitation. Repeating the request gives the same response."""
    table, invitation, seat = await _invited(call, body.link)
    person, membership = call.person, table.membership
    whom = membership.plays_as(person.id)
    is_used = invitation.used_by == person.id or (invitation.kind == TABLE and person.id != table.owner)
    is_again = is_used and seat in table.seats_held_by(person.id)
    if not is_again and table.seats_held_by(whom) and whom != table.owner:
        raise Refused("taken", Phrase("refused-sits"))
    if not is_again:
        if not membership.invitations.is_valid(table, invitation):
            raise Refused("taken", Phrase("refused-taken"))
        given = invitation.seat, body.name or person.name, body.salt, invitation.digest
        await membership.take_seat_of(table, whom, *given, is_program=person.is_bot)
        await table.settled()
    return schemas.JoinResult(table.id, [own_seat + 1 for own_seat in table.seats_played_by(whom)], table.live)


async def act(call: Call, body: requests.Act) -> schemas.CommandResult:
    """Plays an action, or enters chance outcomes where they are typed in."""
    table, whom = await call.table_and_self()
    choices = [choice for choice in (body.action, body.text) if choice is not None]
    if len(choices) != 1:
        raise Problem("message", Phrase("refused-act"), field="$", expected="either `action` or `text`")
    if isinstance(choices[0], int):
        return schemas.CommandResult(True, await table.act(whom, body.id, body.seen, choices[0]))
    return schemas.CommandResult(True, await table.type_in(whom, body.id, body.seen, choices[0]))


async def take_back(call: Call, body: requests.TakeBack) -> schemas.CommandResult:
    """Takes back the last action, or all after some events; or asks the others for it."""
    table, whom = await call.table_and_self()
    number = await table.take_back(whom, body.id, body.seen, body.kept, is_practice=body.practice)
    return schemas.CommandResult(True, number)


async def answer(call: Call, body: requests.Answer) -> schemas.CommandResult:
    """Agrees to the request to take back, or ends it."""
    table, whom = await call.table_and_self()
    return schemas.CommandResult(True, await table.answer_take_back(whom, body.id, body.seen, agrees=body.agree))


async def resign(call: Call, body: requests.Resign) -> schemas.CommandResult:
    """Resigns for one of the caller's seats."""
    table, whom = await call.table_and_self()
    seat = None if body.seat is None else body.seat - 1
    return schemas.CommandResult(True, await table.resign(whom, body.id, body.seen, seat))


async def rematch(call: Call, body: schemas.Rematch) -> schemas.RematchResult:
    """Asks for the rematch of a finished game, or answers who asked; repeating the request changes nothing."""
    table, whom = await call.table_and_self()
    if not (table.is_over or table.asked_seats):
        raise Problem("going", Phrase("term-rematch-early"), n=table.live)
    new_table = await rematches.rematch(call.registry, table, whom, agrees=body.agree)
    return schemas.RematchResult(True, new_table.id if body.agree else "")


async def say(call: Call, body: requests.Say) -> schemas.CommandResult:
    """Sends a chat message."""
    table, whom = await call.table_and_self()
    if wait := call.limits.wait("chat", f"t:{call.person.id}"):
        raise Problem("limit", Phrase("refused-limit"), retry_after=wait)
    await table.membership.chat.say(table, whom, body.id, body.phrase or "", body.text)
    return schemas.CommandResult(True, table.live)
