"""The tables of the database, as SQLAlchemy Core knows them; `migrations` makes them."""

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.schema import SchemaItem

VERSIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009", "0010")
"""The versions of the database that this program can read or bring up to date, oldest first."""
NEWEST = VERSIONS[-1]

metadata = MetaData()


def _table(name: str, *columns: SchemaItem) -> Table:
    return Table(name, metadata, *columns)


people = _table(
    "people",
    Column("id", Integer, primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # the SHA-256 of the cookie, never the cookie
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),  # empty: the browser's
    Column("theme", String(8), nullable=False),  # empty: the system's
    Column("made", String(32), nullable=False),
    Column("bot", Integer, nullable=False, server_default="0"),  # 1: a program, which is shown as a bot
    Column("keeper", Integer, index=True),  # a bot: the person who created it; null: a command
)

devices = _table(
    "devices",
    # further cookies of a person, on other devices
    Column("token", String(64), primary_key=True),  # the SHA-256 of the cookie, never the cookie
    Column("person", Integer, ForeignKey("people.id"), nullable=False, index=True),
)

transfers = _table(
    "transfers",
    # codes by which another device becomes one of a person
    Column("digest", String(64), primary_key=True),  # the SHA-256 of the code, never the code
    Column("person", Integer, ForeignKey("people.id"), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),  # ms since 1970, valid until
)

restrictions = _table(
    "restrictions",
    # whom a person has muted or blocked
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=False),
    Column("other", Integer, ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # mute or block
    Column("name", String(40), nullable=False),  # of the other, at that time
    UniqueConstraint("person", "other", "kind"),
)

tokens = _table(
    "tokens",
    Column("id", Integer, primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),  # the SHA-256 of the token, never the token
    Column("person", Integer, ForeignKey("people.id"), nullable=False, index=True),  # the person that it acts as
    Column("name", String(40), nullable=False),  # given by its creator
    Column("scopes", String(40), nullable=False),  # separated by spaces
    Column("made", String(32), nullable=False),
    Column("used", String(10), nullable=False, server_default=""),  # the day of its last use; empty: never
)

tables = _table(
    "tables",
    Column("id", String(32), primary_key=True),
    Column("owner", Integer, ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("header", Text, nullable=False),  # JSON: a record's header without seats and sealed seed
    Column("seats", Text, nullable=False),  # JSON: a list of [kind, name, holder, bot, is_program, is_asked]
    Column("commitment", String(64), unique=True),  # each is used once
    Column("status", String(16), nullable=False),  # waiting (for friends), open, over, abandoned or study
    Column("result", String(200), nullable=False),
    Column("made", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Column("listed", Integer, nullable=False, server_default="0"),  # 1: shown in the lobby
    Column("settings", Text, nullable=False, server_default="{}"),  # JSON: clock, chat, spectators
    Column("clock", Text),  # JSON: a `Clock` (clocks.py); null: no clock
    Column("clock_since", BigInteger),  # ms since 1970: when the running clock was started
    Column("clock_due", BigInteger, index=True),  # ms since 1970: when it runs out
    Column("following", String(32)),  # the table of the rematch
    Index("ix_tables_listed", "listed", "status", "changed"),
)

attempts = _table(
    "tries",
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("level", String(40), nullable=False),  # the level's name in its campaign
    Column("table_id", String(32), nullable=False, unique=True),  # no foreign key: the table may be deleted
    Column("points", Integer, nullable=False),  # 0 for an abandoned game
    Column("won", Integer, nullable=False),
    Column("fresh", Integer, nullable=False),  # 1: with new dice
    Column("first", Integer, nullable=False),  # 1: won with new dice at the first attempt
    Column("seed", String(100), nullable=False),  # revealed: it gives the same dice again
    Column("ended", String(32), nullable=False),
)

imported_progress = _table(
    "brought",
    Column("person", Integer, ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("level", String(40), primary_key=True),
    Column("tries", Integer, nullable=False),  # from imported files, besides those in `attempts`
    Column("best", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("great", Integer, nullable=False),
    Column("first", Integer, nullable=False),
)

seals = _table(
    "seals",
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seed", String(64), nullable=False),  # hex; secret until the game ends
)

entries = _table(
    "entries",
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # the live number: 1, 2, 3 ...
    Column("client", String(100)),  # the person and the request's id; on the first entry of a transaction
    Column("kind", String(16), nullable=False),  # act, takeback, resign, flag, abandon
    Column("actor", Integer),  # act: a seat from 0, or -1 for chance
    Column("payload", Text, nullable=False),  # act: notation; takeback: events kept; resign, flag: the seat
    UniqueConstraint("table_id", "client"),
)

sitters = _table(
    "sitters",
    # an index of `tables.seats` by person and by name
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Integer, index=True),  # null: a bot, or a free seat
    Column("name", String(40), nullable=False),  # casefolded
)

guests = _table(
    "guests",
    # spectators, and other devices of a person who sits
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, index=True),
    Column("plays_as", Integer),  # another device of this person; null: a spectator
)

invitations = _table(
    "invitations",
    Column("digest", String(64), primary_key=True),  # the SHA-256 of the secret, never the secret
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # seat, watch or device
    Column("seat", Integer),  # of kind seat
    Column("serial", Integer, nullable=False),  # the number of earlier ones of its kind and seat
    Column("person", Integer),  # of kind device: its owner
    Column("until", BigInteger),  # of kind device: ms since 1970, valid until
    Column("used_by", Integer),  # the person who used it
    UniqueConstraint("table_id", "kind", "seat", "serial"),
)

chat = _table(
    "chat",
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", Integer),  # null: the table itself
    Column("name", String(40), nullable=False),  # at that time
    Column("seat", Integer),
    Column("key", String(40), nullable=False),  # of a phrase, or empty
    Column("text", String(300), nullable=False),
    Column("at", BigInteger, nullable=False),  # ms since 1970
    Column("bot", Integer, nullable=False, server_default="0"),  # 1: by a program
    Column("client", String(100)),  # the person and the request's id; null: the table itself
    Index("ix_chat_client", "table_id", "client", unique=True),
)

reviews = _table(
    "reviews",
    # of finished games; each can be worked out anew
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", String(64), nullable=False),  # of the game, the evaluator and the record
    Column("report", Text, nullable=False),  # JSON: a `Report` (review/report.py)
)

deals = _table(
    "deals",
    # tables of games that several people play, each for themselves
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("deal", String(32), nullable=False, index=True),  # the digest of the deal, or a day and its challenge
)

puzzle_ratings = _table(
    "puzzle_ratings",
    # of puzzles that somebody has tried
    Column("puzzle", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
)

puzzle_players = _table(
    "puzzle_players",
    Column("person", Integer, ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("streak", Integer, nullable=False),  # puzzles solved in a row, up to the last
    Column("longest", Integer, nullable=False),
)

puzzle_attempts = _table(
    "puzzle_attempts",
    # the first attempt of a person at a puzzle, which alone counts
    Column("person", Integer, ForeignKey("people.id"), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("solved", Integer, nullable=False),
    Column("before", Float, nullable=False),  # the person's rating
    Column("after", Float, nullable=False),
    Column("at", BigInteger, nullable=False),  # ms since 1970
)

heartbeats = _table(
    "beats",
    Column("id", Integer, primary_key=True),  # always 1
    Column("at", BigInteger, nullable=False),  # ms since 1970: the server ran at that time
)

pending_seeds = _table(
    "promises",
    # seeds whose commitment a form has shown, until the form is submitted
    Column("token", String(40), primary_key=True),
    Column("seed", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),  # ms since 1970
    Column("table_id", String(32)),  # the table created with it
)

keys = _table(
    "keys",
    Column("id", Integer, primary_key=True),  # 1: the secret key, in PostgreSQL only; 2: the server's id
    Column("value", String(64), nullable=False),  # hex
)

leases = _table(
    "leases",
    # which process plays the bots and runs the clock of a table
    Column("table_id", String(32), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),  # ms since 1970, by the database's own clock
)
