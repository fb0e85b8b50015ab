"""What survives a restart: people, tables, sealed seeds, and the entries of every table, in one SQLite file.

Entries are only ever added. A write that returns is on disk (`synchronous=FULL`). Whatever goes wrong with the file
comes out as a StoreProblem that says in words what to do about it.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.event import listen
from sqlalchemy.exc import DBAPIError, IntegrityError

from tumblestar.server import schema
from tumblestar.words import Phrase, say

FILE = "tumblestar.sqlite"


class StoreProblem(Exception):
    """The store cannot be read or written; `phrase` says why and what helps."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase

    def __str__(self) -> str:
        return say("en", self.phrase)


class Taken(Exception):
    """Something that may be used only once (a live number, a client's id, a commitment) was used before."""


@dataclass(frozen=True)
class Person:
    """Somebody known by a cookie: a number, and what they told us of themselves."""

    id: int
    name: str = ""
    language: str = ""
    theme: str = ""


@dataclass(frozen=True)
class Place:
    """A seat of a stored table: `person` or `bot`, the name, and the person who holds it (0 for a bot)."""

    kind: str
    name: str
    holder: int = 0


@dataclass(frozen=True)
class Saved:
    """A table as it is stored, without its entries."""

    id: str
    owner: int
    game: str
    header: dict[str, Any]
    seats: tuple[Place, ...]
    commitment: str = ""
    status: str = "open"
    result: str = ""
    made: str = ""
    changed: str = ""


@dataclass(frozen=True)
class Standing:
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
class Tried:
    """A try of a level that has ended. `is_fresh`: with new dice; `is_first`: won so before any other try."""

    person: int
    game: str
    level: str
    points: int
    is_won: bool
    is_fresh: bool
    seed: str
    is_first: bool = False


@dataclass(frozen=True)
class Entry:
    """One line of a table's log. `client` is set on the first of those that were written together."""

    number: int
    kind: str
    payload: str
    actor: int | None = None
    client: str | None = field(default=None)


def now() -> str:
    """The time, as the store writes it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Store:
    """The database in a folder. `Store.open` makes or updates it."""

    def __init__(self, engine: sa.Engine, folder: Path) -> None:
        self._engine = engine
        self.folder = folder

    @classmethod
    def open(cls, folder: Path) -> Store:
        """The store in a folder, which is made if it is not there. Raises StoreProblem."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreProblem(Phrase("store-folder", {"folder": str(folder), "why": _why(error)})) from error
        store = cls(_engine(folder / FILE), folder)
        with store._speaking():
            store._bring_up_to_date()
        return store

    def close(self) -> None:
        self._engine.dispose()

    def is_well(self) -> bool:
        """Whether the database answers."""
        try:
            with self._engine.connect() as connection:
                connection.execute(sa.text("SELECT 1"))
        except DBAPIError:
            return False
        return True

    def _bring_up_to_date(self) -> None:
        with self._engine.begin() as connection:
            connection.execute(sa.text("CREATE TABLE IF NOT EXISTS tumblestar_can_write (x INTEGER)"))
            connection.execute(sa.text("DROP TABLE tumblestar_can_write"))
            names = sa.inspect(connection).get_table_names()
            version = ""
            if "alembic_version" in names:
                version = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() or ""
            elif names:
                raise StoreProblem(Phrase("store-foreign", {"file": str(self.folder / FILE)}))
            if version and version not in schema.VERSIONS:
                raise StoreProblem(Phrase("store-newer", {"folder": str(self.folder)}))
            if version != schema.NEWEST:
                _migrate(connection)

    @contextmanager
    def _speaking(self) -> Generator[None]:
        """Turns what the database complains of into a StoreProblem or Taken."""
        try:
            yield
        except IntegrityError as error:
            raise Taken(str(error.orig)) from error
        except DBAPIError as error:
            raise StoreProblem(_explained(error, self.folder)) from error

    @contextmanager
    def _reading(self) -> Generator[sa.Connection]:
        with self._speaking(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Generator[sa.Connection]:
        with self._speaking(), self._engine.begin() as connection:
            yield connection

    # -- people

    def person(self, token: str) -> Person | None:
        """The person with that token (a digest of the cookie)."""
        with self._reading() as connection:
            row = connection.execute(sa.select(schema.people).where(schema.people.c.token == token)).first()
        return Person(row.id, row.name, row.language, row.theme) if row else None

    def welcome(self, token: str) -> Person:
        """The person with that token, made known if new."""
        if known := self.person(token):
            return known
        with self._writing() as connection:
            row = {"token": token, "name": "", "language": "", "theme": "", "made": now()}
            connection.execute(sa.insert(schema.people).values(**row))
        person = self.person(token)
        assert person
        return person

    def remember(self, person: int, **what: str) -> None:
        """Keeps a person's name, language or theme."""
        with self._writing() as connection:
            connection.execute(sa.update(schema.people).where(schema.people.c.id == person).values(**what))

    # -- tables

    def add(self, table: Saved, seed: str, entries: Sequence[Entry]) -> None:
        """Stores a new table with its first entries and its sealed seed (hex, or empty). Raises Taken."""
        made = now()
        row = {
            "id": table.id,
            "owner": table.owner,
            "game": table.game,
            "header": json.dumps(table.header),
            "seats": _seats_text(table.seats),
            "commitment": table.commitment or None,
            "status": table.status,
            "result": table.result,
            "made": made,
            "changed": made,
        }
        with self._writing() as connection:
            connection.execute(sa.insert(schema.tables).values(**row))
            if seed:
                connection.execute(sa.insert(schema.seals).values(table_id=table.id, seed=seed))
            _insert(connection, table.id, entries)

    def append(
        self,
        table: str,
        entries: Sequence[Entry],
        status: str = "open",
        result: str = "",
        tried: Tried | None = None,
    ) -> None:
        """Adds entries to a table's log and notes how the table stands, in one transaction. Raises Taken.

        `tried` is the try of a level that ends with these entries.
        """
        with self._writing() as connection:
            if tried:
                _note_try(connection, table, tried)
            _insert(connection, table, entries)
            change = sa.update(schema.tables).where(schema.tables.c.id == table)
            connection.execute(change.values(status=status, result=result, changed=now()))

    def seat(self, table: str, seats: Sequence[Place]) -> None:
        """Keeps who sits at a table, and under which names."""
        with self._writing() as connection:
            change = sa.update(schema.tables).where(schema.tables.c.id == table)
            connection.execute(change.values(seats=_seats_text(seats)))

    def table(self, table: str) -> Saved | None:
        with self._reading() as connection:
            row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table)).first()
        return _saved(row) if row else None

    def seed(self, table: str) -> str:
        """The sealed seed of a table in hex, or an empty string."""
        with self._reading() as connection:
            return (
                connection.execute(sa.select(schema.seals.c.seed).where(schema.seals.c.table_id == table)).scalar()
                or ""
            )

    def entries(self, table: str) -> list[Entry]:
        """The log of a table, in order."""
        c = schema.entries.c
        with self._reading() as connection:
            rows = connection.execute(sa.select(schema.entries).where(c.table_id == table).order_by(c.number)).all()
        return [Entry(row.number, row.kind, row.payload, row.actor, row.client) for row in rows]

    def tables_of(self, person: int) -> list[Saved]:
        """The tables that a person made, the one last played at first."""
        c = schema.tables.c
        with self._reading() as connection:
            query = sa.select(schema.tables).where(c.owner == person).order_by(c.changed.desc(), c.made.desc(), c.id)
            return [_saved(row) for row in connection.execute(query).all()]

    # -- campaigns

    def tries(self, person: int, game: str) -> list[Tried]:
        """All tries of a person in a game's campaign, in order."""
        c = schema.tries.c
        with self._reading() as connection:
            query = sa.select(schema.tries).where(c.person == person, c.game == game).order_by(c.id)
            return [_tried(row) for row in connection.execute(query).all()]

    def try_at(self, table: str) -> Tried | None:
        """The try that was made at a table, if it ended there and counts."""
        with self._reading() as connection:
            row = connection.execute(sa.select(schema.tries).where(schema.tries.c.table_id == table)).first()
        return _tried(row) if row else None

    def brought(self, person: int, game: str) -> dict[str, Standing]:
        """What a person brought in from files of progress, by level."""
        c = schema.brought.c
        with self._reading() as connection:
            rows = connection.execute(sa.select(schema.brought).where(c.person == person, c.game == game)).all()
        return {
            row.level: Standing(row.tries, row.best, bool(row.won), bool(row.great), bool(row.first)) for row in rows
        }

    def bring(self, person: int, game: str, standings: Mapping[str, Standing]) -> None:
        """Keeps what a person brought in, in the place of what was kept for these levels before."""
        c = schema.brought.c
        rows = [
            {
                "person": person,
                "game": game,
                "level": level,
                "tries": s.tries,
                "best": s.best,
                "won": int(s.is_won),
                "great": int(s.is_great),
                "first": int(s.is_first),
            }
            for level, s in standings.items()
        ]
        if not rows:
            return
        with self._writing() as connection:
            known = c.person == person, c.game == game, c.level.in_(list(standings))
            connection.execute(sa.delete(schema.brought).where(*known))
            connection.execute(sa.insert(schema.brought), rows)

    # -- the end of a table

    def delete(self, table: str) -> None:
        """Takes a table and all its entries away for good."""
        with self._writing() as connection:
            connection.execute(sa.delete(schema.entries).where(schema.entries.c.table_id == table))
            connection.execute(sa.delete(schema.seals).where(schema.seals.c.table_id == table))
            connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table))


def _engine(file: Path) -> sa.Engine:
    engine = sa.create_engine(f"sqlite:///{file}", connect_args={"timeout": 5})

    def set_up(connection: Any, _record: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    listen(engine, "connect", set_up)
    return engine


def _migrate(connection: sa.Connection) -> None:
    """Brings the database to the newest version. Alembic is slow to import, so only where there is work for it."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _insert(connection: sa.Connection, table: str, entries: Sequence[Entry]) -> None:
    if entries:
        rows = [
            {
                "table_id": table,
                "number": e.number,
                "client": e.client,
                "kind": e.kind,
                "actor": e.actor,
                "payload": e.payload,
            }
            for e in entries
        ]
        connection.execute(sa.insert(schema.entries), rows)


def _note_try(connection: sa.Connection, table: str, tried: Tried) -> None:
    """Writes a try down; it is the first if no other came before it, here or in what was brought in."""
    row = {"person": tried.person, "game": tried.game, "level": tried.level}
    before = 0
    for kept in (schema.tries, schema.brought):
        same = [kept.c[name] == value for name, value in row.items()]
        before += connection.execute(sa.select(sa.func.count()).select_from(kept).where(*same)).scalar_one()
    connection.execute(
        sa.insert(schema.tries).values(
            **row,
            table_id=table,
            points=tried.points,
            won=int(tried.is_won),
            fresh=int(tried.is_fresh),
            first=int(tried.is_won and tried.is_fresh and not before),
            seed=tried.seed,
            ended=now(),
        )
    )


def _tried(row: Any) -> Tried:
    return Tried(row.person, row.game, row.level, row.points, bool(row.won), bool(row.fresh), row.seed, bool(row.first))


def _seats_text(seats: Sequence[Place]) -> str:
    return json.dumps([[place.kind, place.name, place.holder] for place in seats])


def _saved(row: Any) -> Saved:
    return Saved(
        id=row.id,
        owner=row.owner,
        game=row.game,
        header=json.loads(row.header),
        seats=tuple(Place(*seat) for seat in json.loads(row.seats)),
        commitment=row.commitment or "",
        status=row.status,
        result=row.result,
        made=row.made,
        changed=row.changed,
    )


def _why(error: OSError) -> str:
    return error.strerror or type(error).__name__


def _explained(error: DBAPIError, folder: Path) -> Phrase:
    """What a complaint of SQLite means to the person who runs the server."""
    text = str(error.orig)
    args = {"folder": str(folder), "file": str(folder / FILE), "why": text}
    for sign, key in (
        ("readonly", "store-read-only"),
        ("unable to open", "store-read-only"),
        ("disk is full", "store-full"),
        ("not a database", "store-damaged"),
        ("malformed", "store-damaged"),
        ("locked", "store-locked"),
    ):
        if sign in text:
            return Phrase(key, args)
    return Phrase("store-trouble", args)
