"""The values that the store returns: people, seats, tables, log entries, and attempts at a campaign's levels."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import sqlalchemy as sa


@dataclass(frozen=True)
class Person:
    """Somebody known by a cookie or a token."""

    id: int
    name: str = ""
    language: str = ""
    theme: str = ""
    is_bot: bool = False
    """Whether this is a program, which is shown as a bot."""


@dataclass(frozen=True)
class SeatRow:
    """A seat of a stored table: `person` or `bot`, the name, and the id of the person who holds it.

    The holder of a bot's seat and of a free seat is 0. `bot` is the bot that plays for the holder at present.
    """

    kind: str
    name: str
    holder: int = 0
    bot: str = ""
    is_program: bool = False
    """Whether the holder is a program: a person in records, a bot on pages."""
    is_asked: bool = False
    """Whether the holder is still asked whether to play: in a rematch, until they answer."""

    @property
    def is_pending(self) -> bool:
        """Whether the game waits for this seat: it is free, or its holder has not answered."""
        return self.is_free or self.is_asked

    @property
    def is_free(self) -> bool:
        return self.kind == "person" and not self.holder

    @property
    def playing_bot(self) -> str:
        """The bot that plays on this seat, for good or as a stand-in, or an empty string."""
        return self.name if self.kind == "bot" else self.bot


@dataclass(frozen=True)
class TableRow:
    """A stored table without its entries."""

    id: str
    owner: int
    game: str
    header: dict[str, Any]
    seats: tuple[SeatRow, ...]
    commitment: str = ""
    status: str = "open"
    result: str = ""
    made: str = ""
    changed: str = ""
    settings: Mapping[str, Any] = field(default_factory=dict[str, Any])
    is_listed: bool = False

    @classmethod
    def read(cls, row: sa.Row[Any]) -> TableRow:
        """The value of a row of `schema.tables`."""
        values = row.id, row.owner, row.game, json.loads(row.header), read_seats(row.seats), row.commitment or ""
        times = row.made, row.changed
        return cls(*values, row.status, row.result, *times, json.loads(row.settings), bool(row.listed))

    @property
    def free_seats(self) -> list[int]:
        """The seats that nobody holds yet."""
        return [seat for seat, seat_row in enumerate(self.seats) if seat_row.is_free]


def read_seats(text: str) -> tuple[SeatRow, ...]:
    """The seats of a stored table."""
    return tuple(SeatRow(*seat) for seat in json.loads(text))


def write_seats(seats: Sequence[SeatRow]) -> str:
    """Seats as they are stored."""
    rows: list[list[str | int]] = []
    for seat in seats:
        also = [seat.is_program, True] if seat.is_asked else [True] if seat.is_program else []
        rows.append([seat.kind, seat.name, seat.holder, seat.bot, *also])
    return json.dumps(rows)


@dataclass(frozen=True)
class LevelProgress:
    """Somebody's progress with a level: the number of attempts, the best score, and the three stars."""

    tries: int = 0
    best: int = 0
    is_won: bool = False
    is_great: bool = False
    is_first: bool = False

    @property
    def stars(self) -> int:
        return self.is_won + self.is_great + self.is_first


@dataclass(frozen=True)
class LevelAttempt:
    """A finished attempt at a level. `is_fresh`: with new dice; `is_first`: won with new dice at the first attempt."""

    person: int
    game: str
    level: str
    points: int
    is_won: bool
    is_fresh: bool
    seed: str
    is_first: bool = False

    @classmethod
    def read(cls, row: sa.Row[Any]) -> LevelAttempt:
        """The value of a row of `schema.attempts`."""
        values = row.person, row.game, row.level, row.points, bool(row.won), bool(row.fresh), row.seed
        return cls(*values, bool(row.first))


class LogEntry(NamedTuple):
    """An entry of a table's log. `client` is set on the first of the entries that were written together."""

    number: int
    kind: str
    payload: str
    actor: int | None = None
    client: str | None = None
