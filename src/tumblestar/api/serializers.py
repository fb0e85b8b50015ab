"""Converts tables and games to the types of the API, for one caller."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import cast

from tumblestar import bots
from tumblestar.api import schemas
from tumblestar.contract.game import Game
from tumblestar.play.program_view import Snapshot, snapshot
from tumblestar.storage import store_people
from tumblestar.storage.schema import TableRow
from tumblestar.storage.store_people import SEAT, WATCH
from tumblestar.tables.clocks import CLOCKS
from tumblestar.tables.table import Table
from tumblestar.web.feature import rule_address
from tumblestar.words import Phrase, say

MAX_EXAMPLES = 8
"""Legal actions shown as examples of a game's notation."""


def serialize_game(game: Game, lang: str) -> schemas.GameInfo:
    """A game with its seats, options, bots and examples of its notation."""

    def words(key: str) -> str:
        return say(lang, Phrase(key), game.name)

    state, legal = _example(game)
    return schemas.GameInfo(
        game=game.name,
        name=words("game-name"),
        about=words("game-about"),
        rules=game.version,
        data=game.digest,
        seats=list(game.seats),
        options=[
            schemas.OptionInfo(o.name, o.default, list(o.values), words(f"option-{o.name}-help")) for o in game.options
        ],
        bots=[
            schemas.BotInfo(level.name, words(f"bot-{level.name}-help"), level.stars, dict(level.points))
            for level in bots.levels(game)
        ],
        clocks=list(CLOCKS),
        notation=words("api-notation"),
        state=state,
        legal=legal,
        page=rule_address(game.name),
    )


@cache
def _example(game: Game) -> tuple[str, list[schemas.LegalAction]]:
    """A state in which a seat is to act, and some of its legal actions."""
    state, rng = game.fresh(max(2, min(game.seats))), Random(1)
    while game.actor(state) < 0:
        outcomes = game.outcomes(state)
        picked = rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0]
        game.rules.apply(state, picked)
    legal = list(game.legal(state))[:MAX_EXAMPLES]
    return game.state_text(state), [schemas.LegalAction(action, game.text(state, action)) for action in legal]


def serialize_seats(table: Table, person: int) -> list[schemas.SeatInfo]:
    """The seats of a table."""
    own, presence_rules = set(table.seats_played_by(person)), table.membership.presence_rules
    is_played = not table.is_imported and not table.is_over
    return [
        schemas.SeatInfo(
            seat=seat + 1,
            kind="bot" if seat_row.kind == "bot" else "person",
            name=seat_row.name,
            bot=seat_row.kind == "bot" or seat_row.is_program,
            free=seat_row.is_free and not table.is_imported,
            yours=seat in own,
            points=table.game.points(table.state, seat),
            stand_in=seat_row.bot,
            presence=cast("schemas.Presence", presence_rules.status(table, seat))
            if seat_row.holder and is_played
            else "none",
            preparing=is_played and seat_row.kind == "bot" and not bots.is_ready(seat_row.name, table.game),
        )
        for seat, seat_row in enumerate(table.seats)
    ]


def _clock(table: Table) -> schemas.ClockInfo | None:
    clock, control = table.clock, table.membership.time_control
    if clock is None or control.kind not in ("turn", "bank"):
        return None
    at = table.membership.time()
    return schemas.ClockInfo(
        kind="turn" if control.kind == "turn" else "bank",
        seconds=control.seconds,
        increment=control.increment,
        left=[clock.left_at(seat, at) for seat in range(len(table.seats))],
        running=clock.running + 1 if clock.running >= 0 else None,
        due=clock.due,
    )


def serialize_table(table: Table, person: int, origin: str, lang: str, *, is_hosting: bool) -> schemas.TableInfo:
    """A table, with its links if the caller is its host and may see them."""
    record, membership, now = table.record, table.membership, snapshot(table)
    is_host = bool(person) and person == table.owner
    links = None
    if is_host and is_hosting:
        paths = [(seat, membership.invitations.link(SEAT, seat)) for seat in table.free_seats]
        watch = membership.invitations.link(WATCH) if membership.has_watchers else ""
        links = schemas.Links(
            [schemas.SeatLink(seat + 1, origin + path) for seat, path in paths if path], watch and origin + watch
        )
    return schemas.TableInfo(
        table=table.id,
        game=table.game.name,
        rules=record.rules,
        data=record.data,
        remark=say(lang, record.remark, table.game.name) if record.remark else "",
        options=dict(record.options),
        chance=record.chance,
        commitment=record.commitment,
        status=cast("schemas.Status", table.status),
        n=now["n"],
        state=now["state"],
        actor=now["actor"],
        legal=_legal(table, now),
        you=[seat + 1 for seat in table.seats_played_by(person)],
        may_act=table.may_act(person),
        may_take_back=table.may_take_back(person),
        seats=serialize_seats(table, person),
        clock=_clock(table),
        end=now.get("end"),
        result=now.get("result"),
        chat=membership.has_chat,
        watchers=membership.has_watchers,
        listed=membership.is_listed,
        host=is_host,
        links=links,
        following=membership.rematch,
        page=f"/table/{table.id}",
        practice=record.is_practice,
        asked=_asked(table),
    )


def _asked(table: Table) -> schemas.Asked | None:
    """The request to take back that waits for answers."""
    asked = table.log.proposal
    return schemas.Asked(asked.seat + 1, asked.kept, [seat + 1 for seat in sorted(asked.agreed)]) if asked else None


def serialize_state(table: Table, person: int) -> schemas.StreamState:
    """The state of a table, as an item of a stream."""
    now = snapshot(table)
    return schemas.StreamState(
        n=now["n"],
        status=cast("schemas.Status", table.status),
        state=now["state"],
        actor=now["actor"],
        legal=_legal(table, now),
        you=[seat + 1 for seat in table.seats_played_by(person)],
        may_act=table.may_act(person),
        points=[table.game.points(table.state, seat) for seat in range(len(table.seats))],
        end=now.get("end"),
        result=now.get("result"),
    )


def _legal(table: Table, now: Snapshot) -> list[schemas.LegalAction]:
    """The legal actions; none before the game begins or after it ends."""
    if table.is_over or table.is_waiting:
        return []
    return [schemas.LegalAction(**legal) for legal in now["legal"]]


def serialize_summary(row: TableRow) -> schemas.TableSummary:
    """A table in a list."""
    names, free = [seat_row.name for seat_row in row.seats], len(row.free_seats)
    status, address = cast("schemas.Status", row.status), f"/table/{row.id}"
    return schemas.TableSummary(row.id, row.game, status, names, free, row.result, row.changed, address)


def serialize_message(message: store_people.Message) -> schemas.Message:
    """A chat message. The key of a message by the table itself begins with `note-`."""
    seat = None if message.seat is None else message.seat + 1
    return schemas.Message(message.number, seat, message.name, message.is_bot, message.key, message.text, message.at)
