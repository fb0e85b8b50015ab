"""Tables and games as the API shows them to one caller."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from tumblestar import bots
from tumblestar.game import Game
from tumblestar.record import Record
from tumblestar.server.api.schemas import (
    BotSeen,
    ClockSeen,
    GameSeen,
    Links,
    Listed,
    Message,
    NowLine,
    OptionSeen,
    SeatLink,
    SeatSeen,
    TableSeen,
)
from tumblestar.server.sockets.program_socket import moment
from tumblestar.server.storage import store_people as kept
from tumblestar.server.storage.store_people import SEAT, WATCH, TableListing
from tumblestar.server.tables.presence import GONE
from tumblestar.server.tables.table import Table
from tumblestar.server.web.forms import CLOCKS
from tumblestar.words import Phrase, say

SHOWN_LEGAL = 8
"""Actions that are shown of a game as examples of its notation."""


def game_seen(game: Game, lang: str) -> GameSeen:
    """A game: how many play it, its options and bots, and what its notation looks like."""

    def words(key: str) -> str:
        return say(lang, Phrase(key), game.name)

    state, legal = _example(game)
    return GameSeen(
        game=game.name,
        name=words("game-name"),
        about=words("game-about"),
        rules=game.version,
        data=game.digest,
        seats=list(game.seats),
        options=[OptionSeen(o.name, o.default, list(o.values), words(f"option-{o.name}-help")) for o in game.options],
        bots=[BotSeen(name, words(f"bot-{name}-help")) for name in bots.of(game)],
        clocks=list(CLOCKS),
        notation=words("api-notation"),
        state=state,
        legal=legal,
        page=f"/rules/{game.name}",
    )


@cache
def _example(game: Game) -> tuple[str, list[tuple[int, str]]]:
    """A game's state when first a seat is to act, and some of what it may do."""
    state, rng = game.fresh(max(2, min(game.seats))), Random(1)
    while game.actor(state) < 0:
        outcomes = game.outcomes(state)
        picked = rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0]
        game.rules.apply(state, picked)
    legal = list(game.legal(state))[:SHOWN_LEGAL]
    return game.state_text(state), [(action, game.text(state, action)) for action in legal]


def seats_seen(table: Table, person: int) -> list[SeatSeen]:
    """Who sits at a table."""
    own, presence_rules = set(table.seats_of(person)), table.membership.presence_rules
    is_played = table.status != "study" and not table.is_over
    return [
        SeatSeen(
            seat=seat + 1,
            kind="bot" if seat_row.kind == "bot" else "person",
            name=seat_row.name,
            bot=seat_row.kind == "bot" or seat_row.is_program,
            free=seat_row.is_free and table.status != "study",
            yours=seat in own,
            points=table.game.points(table.state, seat),
            stand_in=seat_row.bot,
            presence=_presence(presence_rules.how(seat)) if seat_row.holder and is_played else "none",
        )
        for seat, seat_row in enumerate(table.seats)
    ]


def _presence(how: str) -> Any:
    return how or GONE


def _clock(table: Table) -> ClockSeen | None:
    clock, control = table.membership.clock, table.membership.control
    if clock is None or control.kind not in ("turn", "bank"):
        return None
    at = table.membership.time()
    return ClockSeen(
        kind="turn" if control.kind == "turn" else "bank",
        seconds=control.seconds,
        increment=control.increment,
        left=[clock.left_at(seat, at) for seat in range(len(table.seats))],
        running=clock.running + 1 if clock.running >= 0 else None,
        due=clock.due,
    )


def _status(table: Table) -> Any:
    return table.status


def table_seen(table: Table, person: int, origin: str, *, is_hosting: bool) -> TableSeen:
    """A table as it stands; with the links it has where the caller is its host and may know them."""
    record, membership, now = table.record, table.membership, moment(table)
    is_host = bool(person) and person == table.owner
    links = None
    if is_host and is_hosting:
        paths = [(seat, membership.invitations.link(SEAT, seat)) for seat in table.free]
        watch = membership.invitations.link(WATCH) if membership.has_watchers else ""
        links = Links([SeatLink(seat + 1, origin + path) for seat, path in paths if path], watch and origin + watch)
    return TableSeen(
        table=table.id,
        game=table.game.name,
        rules=table.game.version,
        data=table.game.digest,
        options=dict(record.options),
        chance=record.chance,
        commitment=record.commitment,
        status=_status(table),
        n=now["n"],
        state=now["state"],
        actor=now["actor"],
        legal=_legal(table, now),
        you=[seat + 1 for seat in table.seats_of(person)],
        may_act=table.may_act(person),
        may_take_back=table.may_take_back(person),
        seats=seats_seen(table, person),
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
    )


def now_line(table: Table, person: int) -> NowLine:
    """How a table stands, as a line of a stream."""
    now = moment(table)
    return NowLine(
        n=now["n"],
        status=_status(table),
        state=now["state"],
        actor=now["actor"],
        legal=_legal(table, now),
        you=[seat + 1 for seat in table.seats_of(person)],
        may_act=table.may_act(person),
        points=[table.game.points(table.state, seat) for seat in range(len(table.seats))],
        end=now.get("end"),
        result=now.get("result"),
    )


def _legal(table: Table, now: dict[str, Any]) -> list[tuple[int, str]]:
    """What whoever is to act may do; nothing at a table that does not go on, or has not begun."""
    if table.is_over or table.is_waiting:
        return []
    return [(action, text) for action, text in now["legal"]]


def listed(found: TableListing) -> Listed:
    """A table in a list."""
    status: Any = found.status
    names = [seat_row.name for seat_row in found.seats]
    changed = found.changed
    return Listed(found.id, found.game, status, names, len(found.free), found.result, changed, f"/table/{found.id}")


def message_seen(message: kept.Message) -> Message:
    """A line of the chat. What the table itself tells has a phrase that begins with `note-`."""
    seat = None if message.seat is None else message.seat + 1
    return Message(message.number, seat, message.name, message.is_bot, message.key, message.text, message.at)


def commitment_of(record: Record) -> str:
    """What a table's luck is sealed with, or empty."""
    return record.commitment
