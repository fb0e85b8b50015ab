"""The SQLite file in a folder: opened, brought up to date, read and written; its complaints are told in words."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import sqlalchemy as sa
from sqlalchemy.event import listen
from sqlalchemy.exc import DBAPIError, IntegrityError

from tumblestar.server.storage import schema
from tumblestar.server.storage.writer import Busy, Piece, Writer
from tumblestar.server.storage.writer import now as now
from tumblestar.words import Phrase, say

FILE = "tumblestar.sqlite"
CHECKPOINT = 10_000
"""Pages (of 4 KB) that the write-ahead log may hold before they are moved into the file: seldom, since under load the
same pages change again and again."""
T = TypeVar("T")


class StoreProblem(Exception):
    """The store cannot be read or written; `phrase` says why and what helps."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase

    def __str__(self) -> str:
        return say("en", self.phrase)


class Taken(Exception):
    """Something that may be used only once (a live number, a client's id, a commitment) was used before."""


class Database:
    """The database in a folder. `open` makes or updates it; rooms read with `reading` and write with `writing`."""

    def __init__(self, engine: sa.Engine, folder: Path) -> None:
        self._engine = engine
        self.folder = folder
        self.writer = Writer(self._writer_connection, _delay())

    @classmethod
    def open(cls, folder: Path) -> Self:
        """The database in a folder, which is made if it is not there. Raises StoreProblem."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreProblem(Phrase("store-folder", {"folder": str(folder), "why": _why(error)})) from error
        store = cls(_engine(folder / FILE), folder)
        with store._speaking():
            store._bring_up_to_date()
        return store

    def close(self) -> None:
        """Writes what still waits, then lets the file go."""
        self.writer.close()
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

    def _writer_connection(self) -> sa.Connection:
        """A connection whose transactions the writer begins and ends itself."""
        return self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    @contextmanager
    def reading(self) -> Generator[sa.Connection]:
        """A connection to read with. Never sees what is not on disk. Raises StoreProblem."""
        with self._speaking(), self._engine.connect() as connection:
            yield connection

    async def writing(self, work: Callable[[sa.Connection], T]) -> T:
        """Does work in the writer's next transaction; gives its result once it is on disk. Raises Taken, StoreProblem.

        The work runs in the writer's thread, twice if another piece of the transaction fails: it may touch nothing but
        the connection it is given.
        """
        return await self.put(Piece(work))

    async def put(self, piece: Piece) -> Any:
        """Has a piece of work written. Raises Taken, StoreProblem."""
        try:
            return await self.writer.put(piece)
        except (DBAPIError, sqlite3.Error, Busy) as error:
            raise self._told(error) from error

    @contextmanager
    def _speaking(self) -> Generator[None]:
        """Turns what the database complains of into a StoreProblem or Taken."""
        try:
            yield
        except (DBAPIError, sqlite3.Error, Busy) as error:
            raise self._told(error) from error

    def _told(self, error: Exception) -> StoreProblem | Taken:
        """What a complaint of the database or of the writer comes to."""
        if isinstance(error, Busy):
            return StoreProblem(Phrase("store-closed" if error.is_closed else "store-busy"))
        said = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(error, (IntegrityError, sqlite3.IntegrityError)):
            return Taken(str(said))
        return StoreProblem(_explained(str(said), self.folder))


def _delay() -> float:
    """Seconds added to each commit, as a slow disk would; for benches only (TUMBLESTAR_COMMIT_DELAY, milliseconds)."""
    try:
        return max(0.0, float(os.environ.get("TUMBLESTAR_COMMIT_DELAY", "0"))) / 1000
    except ValueError:
        return 0.0


def _engine(file: Path) -> sa.Engine:
    engine = sa.create_engine(f"sqlite:///{file}", connect_args={"timeout": 5}, hide_parameters=True)

    def set_up(connection: Any, _record: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"wal_autocheckpoint={CHECKPOINT}"):
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


def _why(error: OSError) -> str:
    return error.strerror or type(error).__name__


def _explained(text: str, folder: Path) -> Phrase:
    """What a complaint of SQLite means to the person who runs the server."""
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
