"""The tables of the database, as SQLAlchemy Core knows them; `migrations` makes them."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

VERSIONS = ("0001", "0002", "0003", "0004", "0005")
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
    Column("bot", Integer, nullable=False, server_default="0"),  # 1: a program, which is shown as a bot
    Column("keeper", Integer, index=True),  # a bot: the person who made it; none: the host, by command
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),  # the SHA-256 of the token, never the token
    Column("person", Integer, ForeignKey("people.id"), nullable=False, index=True),  # as whom it acts
    Column("name", String(40), nullable=False),  # what its maker calls it
    Column("scopes", String(40), nullable=False),  # what it may do: words with spaces between
    Column("made", String(32), nullable=False),
    Column("used", String(10), nullable=False, server_default=""),  # the day it was last used; empty: never
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", Integer, ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("header", Text, nullable=False),  # JSON: all that a record's header has, but the seats; no sealed seed
    Column("seats", Text, nullable=False),  # JSON: a list of [kind, name, holder, bot]
    Column("commitment", String(64), unique=True),  # each is used once
    Column("status", String(16), nullable=False),  # waiting (for friends), open, over, abandoned or study
    Column("result", String(200), nullable=False),
    Column("made", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Column("listed", Integer, nullable=False, server_default="0"),  # 1: shown in the lobby
    Column("settings", Text, nullable=False, server_default="{}"),  # JSON: clock, chat, spectators
    Column("clock", Text),  # JSON: what every seat has left, and whose clock runs (clocks.py); none: no clock
    Column("clock_since", BigInteger),  # ms since 1970: since when the running clock runs
    Column("clock_due", BigInteger, index=True),  # ms since 1970: when it will have run out
    Column("following", String(32)),  # the table of the rematch
    Index("ix_tables_listed", "listed", "status", "changed"),
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
    Column("kind", String(16), nullable=False),  # act, takeback, resign, flag, abandon
    Column("actor", Integer),  # act: a seat from 0, or -1 for chance
    Column("payload", Text, nullable=False),  # act: notation; takeback: events kept; resign, flag: the seat
    UniqueConstraint("table_id", "client"),
)

sitters = Table(
    "sitters",
    metadata,
    # who sits where, so that tables are found by person and by name; what counts is tables.seats
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Integer, index=True),  # none: a bot, or nobody yet
    Column("name", String(40), nullable=False),  # casefolded
)

guests = Table(
    "guests",
    metadata,
    # who may look besides those who sit: spectators, and other devices of a person who sits
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, index=True),
    Column("plays_as", Integer),  # another device of this person; none: a spectator
)

invitations = Table(
    "invitations",
    metadata,
    Column("digest", String(64), primary_key=True),  # the SHA-256 of the secret, never the secret
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # seat, watch or device
    Column("seat", Integer),  # seat: which one
    Column("serial", Integer, nullable=False),  # how many came before it of its kind and seat
    Column("person", Integer),  # device: whose
    Column("until", BigInteger),  # device: ms since 1970, no longer good after
    Column("used_by", Integer),  # the person who took it
    UniqueConstraint("table_id", "kind", "seat", "serial"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", Integer),  # none: the table itself, which tells who came and left
    Column("name", String(40), nullable=False),  # as it was then
    Column("seat", Integer),
    Column("key", String(40), nullable=False),  # a phrase said in each reader's language, or empty
    Column("text", String(300), nullable=False),
    Column("at", BigInteger, nullable=False),  # ms since 1970
    Column("bot", Integer, nullable=False, server_default="0"),  # 1: a program said it
    Column("client", String(100)),  # who sent it, and its own number for it; none: the table itself
    Index("ix_chat_client", "table_id", "client", unique=True),
)

beats = Table(
    "beats",
    metadata,
    Column("id", Integer, primary_key=True),  # always 1
    Column("at", BigInteger, nullable=False),  # ms since 1970: the server was up then
)

promises = Table(
    "promises",
    metadata,
    # seeds that forms were shown the commitment of, until one is sent
    Column("token", String(40), primary_key=True),
    Column("seed", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),  # ms since 1970
    Column("table_id", String(32)),  # what was made of it
)

keys = Table(
    "keys",
    metadata,
    # for a house that several processes serve; else it is a file beside the database
    Column("id", Integer, primary_key=True),  # always 1
    Column("value", String(64), nullable=False),  # hex
)

leases = Table(
    "leases",
    metadata,
    # which of several processes moves the bots and the clock of a table
    Column("table_id", String(32), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),  # ms since 1970, by the database's own clock
)
