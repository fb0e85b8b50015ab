"""The tables of the database, as SQLAlchemy Core knows them; `migrations` makes them."""

from sqlalchemy import Column, ForeignKey, Integer, MetaData, String, Table, Text, UniqueConstraint

VERSIONS = ("0001",)
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
