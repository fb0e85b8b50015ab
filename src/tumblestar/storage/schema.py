"""The tables of the database, as SQLAlchemy Core knows them, and the values that are read from them.

`migrations` makes the tables.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, cast

import sqlalchemy as sa
from sqlalchemy.schema import SchemaItem

from tumblestar.games import GAMES
from tumblestar.storage import TableProblem, damaged
from tumblestar.words import Phrase

log = logging.getLogger(__name__)

VERSIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009", "0010", "0011", "0012")
"""The versions of the database that this program can read or bring up to date, oldest first."""
NEWEST = VERSIONS[-1]

metadata = sa.MetaData()


def _table(name: str, *columns: SchemaItem) -> sa.Table:
    return sa.Table(name, metadata, *columns)


people = _table(
    "people",
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("token", sa.String(64), nullable=False, unique=True),  # the SHA-256 of the cookie, never the cookie
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),  # empty: the browser's
    sa.Column("theme", sa.String(8), nullable=False),  # empty: the system's
    sa.Column("made", sa.String(32), nullable=False),
    sa.Column("bot", sa.Integer, nullable=False, server_default="0"),  # 1: a program, which is shown as a bot
    sa.Column("keeper", sa.Integer, index=True),  # a bot: the person who created it; null: a command
)

devices = _table(
    "devices",
    # further cookies of a person, on other devices
    sa.Column("token", sa.String(64), primary_key=True),  # the SHA-256 of the cookie, never the cookie
    sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False, index=True),
)

transfers = _table(
    "transfers",
    # codes by which another device becomes one of a person
    sa.Column("digest", sa.String(64), primary_key=True),  # the SHA-256 of the code, never the code
    sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("until", sa.BigInteger, nullable=False),  # ms since 1970, valid until
)

restrictions = _table(
    "restrictions",
    # whom a person has muted or blocked
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
    sa.Column("other", sa.Integer, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),  # mute or block
    sa.Column("name", sa.String(40), nullable=False),  # of the other, at that time
    sa.UniqueConstraint("person", "other", "kind"),
)

tokens = _table(
    "tokens",
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("digest", sa.String(64), nullable=False, unique=True),  # the SHA-256 of the token, never the token
    sa.Column(
        "person", sa.Integer, sa.ForeignKey("people.id"), nullable=False, index=True
    ),  # the person that it acts as
    sa.Column("name", sa.String(40), nullable=False),  # given by its creator
    sa.Column("scopes", sa.String(40), nullable=False),  # separated by spaces
    sa.Column("made", sa.String(32), nullable=False),
    sa.Column("used", sa.String(10), nullable=False, server_default=""),  # the day of its last use; empty: never
)

tables = _table(
    "tables",
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("owner", sa.Integer, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("header", sa.Text, nullable=False),  # JSON: a record's header without seats and sealed seed
    sa.Column("seats", sa.Text, nullable=False),  # JSON: a list of [kind, name, holder, bot, is_program, is_asked]
    sa.Column("commitment", sa.String(64), unique=True),  # each is used once
    sa.Column("status", sa.String(16), nullable=False),  # waiting (for friends), open, over, abandoned or study
    sa.Column("result", sa.String(200), nullable=False),
    sa.Column("made", sa.String(32), nullable=False),
    sa.Column("changed", sa.String(32), nullable=False),
    sa.Column("listed", sa.Integer, nullable=False, server_default="0"),  # 1: shown in the lobby
    sa.Column("settings", sa.Text, nullable=False, server_default="{}"),  # JSON: clock, chat, spectators
    sa.Column("clock", sa.Text),  # JSON: a `Clock` (clocks.py); null: no clock
    sa.Column("clock_since", sa.BigInteger),  # ms since 1970: when the running clock was started
    sa.Column("clock_due", sa.BigInteger, index=True),  # ms since 1970: when it runs out
    sa.Column("following", sa.String(32)),  # the table of the rematch
    sa.Index("ix_tables_listed", "listed", "status", "changed"),
)

attempts = _table(
    "tries",
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("level", sa.String(40), nullable=False),  # the level's name in its campaign
    sa.Column("table_id", sa.String(32), nullable=False, unique=True),  # no foreign key: the table may be deleted
    sa.Column("points", sa.Integer, nullable=False),  # 0 for an abandoned game
    sa.Column("won", sa.Integer, nullable=False),
    sa.Column("fresh", sa.Integer, nullable=False),  # 1: with new dice
    sa.Column("first", sa.Integer, nullable=False),  # 1: won with new dice at the first attempt
    sa.Column("seed", sa.String(100), nullable=False),  # revealed: it gives the same dice again
    sa.Column("ended", sa.String(32), nullable=False),
)

imported_progress = _table(
    "brought",
    sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("level", sa.String(40), primary_key=True),
    sa.Column("tries", sa.Integer, nullable=False),  # from imported files, besides those in `attempts`
    sa.Column("best", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Column("great", sa.Integer, nullable=False),
    sa.Column("first", sa.Integer, nullable=False),
)

seals = _table(
    "seals",
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seed", sa.String(64), nullable=False),  # hex; secret until the game ends
)

entries = _table(
    "entries",
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # the live number: 1, 2, 3 ...
    sa.Column("client", sa.String(100)),  # the person and the request's id; on the first entry of a transaction
    sa.Column("kind", sa.String(16), nullable=False),  # act, takeback, resign, flag, abandon
    sa.Column("actor", sa.Integer),  # act: a seat from 0, or -1 for chance
    sa.Column("payload", sa.Text, nullable=False),  # act: notation; takeback: events kept; resign, flag: the seat
    sa.UniqueConstraint("table_id", "client"),
)

sitters = _table(
    "sitters",
    # an index of `tables.seats` by person and by name
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.Integer, index=True),  # null: a bot, or a free seat
    sa.Column("name", sa.String(40), nullable=False),  # casefolded
)

guests = _table(
    "guests",
    # spectators, and other devices of a person who sits
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True, index=True),
    sa.Column("plays_as", sa.Integer),  # another device of this person; null: a spectator
)

invitations = _table(
    "invitations",
    # the SHA-256 of the secret, never the secret; of a code with the key
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),  # seat, table, watch, device or code
    sa.Column("seat", sa.Integer),  # of kind seat
    sa.Column("serial", sa.Integer, nullable=False),  # the number of earlier ones of its kind and seat
    sa.Column("person", sa.Integer, index=True),  # of kind device: its owner
    sa.Column("until", sa.BigInteger),  # of kind device: ms since 1970, valid until
    sa.Column("used_by", sa.Integer),  # the person who used it
    sa.UniqueConstraint("table_id", "kind", "seat", "serial"),
)

chat = _table(
    "chat",
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("person", sa.Integer, index=True),  # null: the table itself
    sa.Column("name", sa.String(40), nullable=False),  # at that time
    sa.Column("seat", sa.Integer),
    sa.Column("key", sa.String(40), nullable=False),  # of a phrase, or empty
    sa.Column("text", sa.String(300), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # ms since 1970
    sa.Column("bot", sa.Integer, nullable=False, server_default="0"),  # 1: by a program
    sa.Column("client", sa.String(100)),  # the person and the request's id; null: the table itself
    sa.Index("ix_chat_client", "table_id", "client", unique=True),
)

reviews = _table(
    "reviews",
    # of finished games; each can be worked out anew
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.String(64), nullable=False),  # of the game, the evaluator and the record
    sa.Column("report", sa.Text, nullable=False),  # JSON: a `Report` (insight/report.py)
)

deals = _table(
    "deals",
    # tables of games that several people play, each for themselves
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("deal", sa.String(32), nullable=False, index=True),  # the digest of the deal, or a day and its challenge
)

puzzle_ratings = _table(
    "puzzle_ratings",
    # of puzzles that somebody has tried
    sa.Column("puzzle", sa.String(40), primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
)

puzzle_players = _table(
    "puzzle_players",
    sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
    sa.Column("streak", sa.Integer, nullable=False),  # puzzles solved in a row, up to the last
    sa.Column("longest", sa.Integer, nullable=False),
)

puzzle_attempts = _table(
    "puzzle_attempts",
    # the first attempt of a person at a puzzle, which alone counts
    sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("puzzle", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("solved", sa.Integer, nullable=False),
    sa.Column("before", sa.Float, nullable=False),  # the person's rating
    sa.Column("after", sa.Float, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # ms since 1970
)

mistake_games = _table(
    "mistake_games",
    # reviewed games of a person whose mistakes are in `mistakes`
    sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),  # no foreign key: the table may be deleted
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("ended", sa.String(32), nullable=False),
)

mistakes = _table(
    "mistakes",
    # a `Mistake` (features/mistakes/mistake.py) each, with its columns in that order
    sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(40), nullable=False),
    sa.Column("cost", sa.Float, nullable=False),  # of the win
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("taken", sa.String(100), nullable=False),
    sa.Column("best", sa.String(300), nullable=False),
    sa.Column("due", sa.Integer, nullable=False),  # a day since 1970
    sa.Column("seen", sa.Integer, nullable=False),  # the day of the last try; 0: never
    sa.Column("stability", sa.Float, nullable=False),
    sa.Column("difficulty", sa.Float, nullable=False),
)

heartbeats = _table(
    "beats",
    sa.Column("id", sa.Integer, primary_key=True),  # always 1
    sa.Column("at", sa.BigInteger, nullable=False),  # ms since 1970: the server ran at that time
)

pending_seeds = _table(
    "promises",
    # seeds whose commitment a form has shown, until the form is submitted
    sa.Column("token", sa.String(40), primary_key=True),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # ms since 1970
    sa.Column("table_id", sa.String(32)),  # the table created with it
)

keys = _table(
    "keys",
    sa.Column("id", sa.Integer, primary_key=True),  # 1: the secret key, in PostgreSQL only; 2: the server's id
    sa.Column("value", sa.String(64), nullable=False),  # hex
)

leases = _table(
    "leases",
    # which process plays the bots and runs the clock of a table
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("holder", sa.String(32), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),  # ms since 1970, by the database's own clock
)


# -- rows


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
        """The value of a row of `schema.tables`. Raises TableProblem for one that is damaged."""
        if row.game not in GAMES:
            raise TableProblem(Phrase("unknown-game", {"name": row.game, "allowed": list(GAMES)}))
        try:
            header, settings, seats = _object(row.header), _object(row.settings), read_seats(row.seats)
        except (ValueError, TypeError) as error:
            raise damaged(error) from error
        values = row.id, row.owner, row.game, header, seats, row.commitment or ""
        return cls(*values, row.status, row.result, row.made, row.changed, settings, bool(row.listed))

    @classmethod
    def read_all(cls, rows: Iterable[sa.Row[Any]]) -> list[TableRow]:
        """The values of rows, without those that are damaged: one of them does not hide the others."""
        found: list[TableRow] = []
        for row in rows:
            try:
                found.append(cls.read(row))
            except TableProblem as problem:
                log.error("a damaged table is left out of a list: %s", problem, extra={"table": row.id})
        return found

    @property
    def free_seats(self) -> list[int]:
        """The seats that nobody holds yet."""
        return [seat for seat, seat_row in enumerate(self.seats) if seat_row.is_free]


def read_seats(text: str) -> tuple[SeatRow, ...]:
    """The seats of a stored table. Raises ValueError, TypeError."""
    rows = json.loads(text)
    values = (pair for row in rows for pair in zip(row, (str, str, int, str, int, int), strict=False))
    if not rows or not all(isinstance(value, kind) for value, kind in values):
        raise ValueError("the seats cannot be read")
    return tuple(SeatRow(*row) for row in rows)


def _object(text: str) -> dict[str, Any]:
    """A JSON object. Raises ValueError, TypeError."""
    value: object = json.loads(text)
    if not isinstance(value, dict):
        raise ValueError("a JSON object was expected")
    return cast("dict[str, Any]", value)


def write_seats(seats: Sequence[SeatRow]) -> str:
    """Seats as they are stored."""
    rows: list[list[str | int]] = []
    for seat in seats:
        also = [seat.is_program, True] if seat.is_asked else [True] if seat.is_program else []
        rows.append([seat.kind, seat.name, seat.holder, seat.bot, *also])
    return json.dumps(rows)


class LogEntry(NamedTuple):
    """An entry of a table's log. `client` is set on the first of the entries that were written together."""

    number: int
    kind: str
    payload: str
    actor: int | None = None
    client: str | None = None
