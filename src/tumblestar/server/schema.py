"""The tables of the database, as SQLAlchemy Core knows them; `migrations` makes them."""

from sqlalchemy import Column, ForeignKey, Integer, MetaData, String, Table, Text, UniqueConstraint

VERSIONS = ("0001", "0002")
"""The versions of the database that this program can read or bring up to date, oldest first."""
NEWEST = VERSIONS[-1]

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # the SHA-256 of the cookie, never the cookie
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),  # empty: as the browser asks
    Column("theme", String(8), nullable=False),  # empty: as the system has it
    Column("made", String(32), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", Integer, ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("header", Text, nullable=False),  # JSON: all that a record's header has, but the seats; no sealed seed
    Column("seats", Text, nullable=False),  # JSON: a list of [kind, name, holder]
    Column("commitment", String(64), unique=True),  # each is used once
    Column("status", String(16), nullable=False),  # open, over, abandoned or study
    Column("result", String(200), nullable=False),
    Column("made", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
)

tries = Table(
    "tries",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("level", String(40), nullable=False),  # what a game's campaign knows the level by
    Column("table_id", String(32), nullable=False, unique=True),  # the table may be deleted; the try stays
    Column("points", Integer, nullable=False),  # 0 where the game was given up
    Column("won", Integer, nullable=False),
    Column("fresh", Integer, nullable=False),  # 1: the dice were new, not known from a try before
    Column("first", Integer, nullable=False),  # 1: won with new dice, and no try came before it
    Column("seed", String(100), nullable=False),  # opened: gives the same dice again
    Column("ended", String(32), nullable=False),
)

brought = Table(
    "brought",
    metadata,
    Column("person", Integer, ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("level", String(40), primary_key=True),
    Column("tries", Integer, nullable=False),  # from files of progress: tries besides those above
    Column("best", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("great", Integer, nullable=False),
    Column("first", Integer, nullable=False),
)

seals = Table(
    "seals",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seed", String(64), nullable=False),  # hex; nobody is told before the game has ended
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 1, 2, 3 ...: the live number of a table, it only rises
    Column("client", String(100)),  # who asked for it, and its own number for it; once for each transaction
    Column("kind", String(16), nullable=False),  # act, takeback, resign, abandon
    Column("actor", Integer),  # act: a seat from 0, or -1 for chance
    Column("payload", Text, nullable=False),  # act: notation; takeback: events kept; resign: the seat
    UniqueConstraint("table_id", "client"),
)
