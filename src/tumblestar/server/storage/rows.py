"""What the store keeps, as values: people, seats, tables, entries of their logs, and tries of a campaign's levels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple


@dataclass(frozen=True)
class Person:
    """Somebody known by a cookie or a token: a number, and what they told us of themselves."""

    id: int
    name: str = ""
    language: str = ""
    theme: str = ""
    is_bot: bool = False
    """Whether this is a program, which is shown as a bot."""


@dataclass(frozen=True)
class SeatRow:
    """A seat of a stored table: `person` or `bot`, the name, and the person who holds it.

    Nobody (0) holds a bot's seat, nor one that is still free. `bot` is the bot that plays for its holder just now.
    """

    kind: str
    name: str
    holder: int = 0
    bot: str = ""
    is_program: bool = False
    """Whether who holds it is a program of somebody's; a record knows no such seats, pages show it as a bot."""

    @property
    def is_free(self) -> bool:
        return self.kind == "person" and not self.holder


@dataclass(frozen=True)
class TableRow:
    """A table as it is stored, without its entries."""

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


@dataclass(frozen=True)
class LevelProgress:
    """How far somebody has come with a level: tries, the best score, and the three stars."""

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
    """A try of a level that has ended. `is_fresh`: with new dice; `is_first`: won so before any other try."""

    person: int
    game: str
    level: str
    points: int
    is_won: bool
    is_fresh: bool
    seed: str
    is_first: bool = False


class LogEntry(NamedTuple):
    """One line of a table's log. `client` is set on the first of those that were written together."""

    number: int
    kind: str
    payload: str
    actor: int | None = None
    client: str | None = None
