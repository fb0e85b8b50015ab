"""The database of a house: opened, brought up to date, read and written; its complaints are told in words.

It is a SQLite file in a folder, which one process serves, or several of one machine that meet in a folder made for
that; or a PostgreSQL database, which any number of them share.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tumblestar.server.storage import postgres, schema, secret_key, sqlite
from tumblestar.server.storage.ipc import SocketBus
from tumblestar.server.storage.postgres import NoDatabase, NotifyListener, PostgresConnection
from tumblestar.server.storage.pubsub import Hear
from tumblestar.server.storage.sqlite import FILE as FILE
from tumblestar.server.storage.sqlite import SqliteConnection
from tumblestar.server.storage.writer import CommitUnknown, Writer, WriterBusy, WriterConnection, WriteRequest
from tumblestar.server.storage.writer import now as now
from tumblestar.words import Phrase, say

T = TypeVar("T")


class StoreProblem(Exception):
    """The store cannot be read or written; `phrase` says why and what helps."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase

    def __str__(self) -> str:
        return say("en", self.phrase)


class OutcomeUnknown(StoreProblem):
    """Something may have been written, or not: whoever asks again under the same name is told."""


class Conflict(Exception):
    """Something that may be used only once (a live number, a client's id, a commitment) was used before."""


class Database:
    """The database at a place. `open` makes or updates it; rooms read with `reading` and write with `writing`."""

    def __init__(self, engine: sa.Engine, location: Path | str, ipc_folder: Path | None = None) -> None:
        self._engine = engine
        self.location = location
        """A folder, or the address of a PostgreSQL database."""
        self.process_id = secrets.token_hex(8)
        """Who this process is among those that share the database."""
        self._neighbours = SocketBus(ipc_folder, self.process_id) if ipc_folder else None
        driver: Any = engine.dialect.dbapi
        self._problems = DBAPIError, driver.Error, WriterBusy, CommitUnknown, PoolTimeout
        self._clashes = driver.IntegrityError
        self.writer = Writer(self._pen, _delay())

    @classmethod
    def open(cls, location: Path | str, ipc_folder: Path | None = None) -> Self:
        """The database in a folder, which is made if it is not there, or at an address. Raises StoreProblem.

        `meeting`: a folder, of nobody else, where the processes meet that share the database of a folder.
        """
        if isinstance(location, Path):
            try:
                sqlite.make_folder(location)
            except OSError as error:
                why = error.strerror or type(error).__name__
                raise StoreProblem(Phrase("store-folder", {"folder": str(location), "why": why})) from error
        try:
            store = cls(engine_of(location), location, ipc_folder)
        except NoDatabase as error:
            raise StoreProblem(error.phrase) from error
        try:
            with store._speaking():
                store._bring_up_to_date()
        except BaseException:
            store.close()
            raise
        return store

    @property
    def is_shared(self) -> bool:
        """Whether other processes may read and write here, too."""
        return self._is_postgres or self._neighbours is not None

    @property
    def _is_postgres(self) -> bool:
        return not isinstance(self.location, Path)

    @property
    def shown(self) -> str:
        """The place as people may see it."""
        return str(self.location) if isinstance(self.location, Path) else postgres.shown(self.location)

    @property
    def secret_key(self) -> bytes:
        """The key of this house, which passes and links are made with. Raises StoreProblem, OSError."""
        if isinstance(self.location, Path):
            return secret_key.in_folder(self.location)
        with self._speaking(), self._engine.begin() as connection:
            return secret_key.in_database(connection)

    def subscribe(self, hear: Hear, missed: Callable[[], None]) -> NotifyListener | SocketBus:
        """What listens to the other processes of a shared database.

        `hear` gets who tells, and each item of a notice (notices.py); `missed` is called when something may not have
        been heard.
        """
        if isinstance(self.location, str):
            return NotifyListener(self.location, self.process_id, hear, missed)
        assert self._neighbours
        return self._neighbours.heard_by(hear, missed)

    @property
    def unheard(self) -> Phrase:
        """Why other processes cannot be listened to."""
        return Phrase("store-pg-held" if self._is_postgres else "store-unmet", {"place": self.shown})

    def close(self) -> None:
        """Writes what still waits, then lets the database go."""
        self.writer.close()
        self._engine.dispose()

    def is_well(self) -> bool:
        """Whether the database answers."""
        try:
            with self._engine.connect() as connection:
                connection.execute(sa.text("SELECT 1"))
        except (DBAPIError, PoolTimeout):
            return False
        return True

    def _bring_up_to_date(self) -> None:
        with self._engine.begin() as connection:
            if self._is_postgres:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(postgres.STARTING)))
            else:
                connection.exec_driver_sql("BEGIN IMMEDIATE")  # one process after the other
            connection.execute(sa.text("CREATE TABLE IF NOT EXISTS tumblestar_can_write (x INTEGER)"))
            connection.execute(sa.text("DROP TABLE tumblestar_can_write"))
            names = sa.inspect(connection).get_table_names()
            version = ""
            if "alembic_version" in names:
                version = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() or ""
            elif names:
                raise StoreProblem(self._said("store-foreign", "store-pg-foreign"))
            if version and version not in schema.VERSIONS:
                raise StoreProblem(self._said("store-newer", "store-pg-newer"))
            if version != schema.NEWEST:
                migrate(connection)

    def _said(self, of_file: str, of_address: str) -> Phrase:
        if isinstance(self.location, Path):
            return Phrase(of_file, {"folder": str(self.location), "file": str(self.location / FILE)})
        return Phrase(of_address, {"place": self.shown})

    def _pen(self) -> WriterConnection:
        """A connection whose transactions the writer begins and ends itself."""
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return (
            PostgresConnection(connection, self.process_id)
            if self._is_postgres
            else SqliteConnection(connection, self._neighbours)
        )

    @contextmanager
    def reading(self) -> Generator[sa.Connection]:
        """A connection to read with. Never sees what is not on disk. Raises StoreProblem."""
        with self._speaking(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Generator[sa.Connection]:
        """A connection that sees all as it was at one moment, whatever is written meanwhile. Raises StoreProblem."""
        level = "REPEATABLE READ" if self._is_postgres else "SERIALIZABLE"
        with self._speaking(), self._engine.connect().execution_options(isolation_level=level) as connection:
            if not self._is_postgres:
                connection.exec_driver_sql("BEGIN")  # which Python's driver would leave out for what only reads
            yield connection

    @contextmanager
    def transaction(self) -> Generator[sa.Connection]:
        """A transaction past the writer, for when nobody else writes: whole, or undone. Raises StoreProblem."""
        with self._speaking(), self._engine.begin() as connection:
            yield connection

    async def write(self, work: Callable[[sa.Connection], T], about: str = "") -> T:
        """Runs `work` in the next transaction; returns its result after the commit. Raises Conflict, StoreProblem.

        `about` is the table whose people, settings or chat the work changes: other processes are told so. The work runs
        in the writer's thread, twice if another piece of the transaction fails: it may touch nothing but the
        connection it is given.
        """
        return await self.submit(WriteRequest(work, about=about))

    async def submit(self, request: WriteRequest) -> Any:
        """Has a piece of work written. Raises Conflict, StoreProblem."""
        try:
            return await self.writer.submit(request)
        except self._problems as error:
            raise self._told(error) from error

    @contextmanager
    def _speaking(self) -> Generator[None]:
        """Turns what the database complains of into a StoreProblem or Conflict."""
        try:
            yield
        except self._problems as error:
            raise self._told(error) from error

    def _told(self, error: Exception) -> StoreProblem | Conflict:
        """What a complaint of the database or of the writer comes to."""
        if isinstance(error, CommitUnknown):
            return OutcomeUnknown(Phrase("store-unsure"))
        if isinstance(error, WriterBusy):
            return StoreProblem(Phrase("store-closed" if error.is_closed else "store-busy"))
        said = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(said, self._clashes):
            return Conflict(str(said))
        if isinstance(self.location, Path):
            return StoreProblem(sqlite.explained(str(said), self.location))
        return StoreProblem(postgres.explained(error, self.location))


def engine_of(location: Path | str) -> sa.Engine:
    """The way to the database at a place. Raises NoDatabase."""
    return sqlite.engine(location) if isinstance(location, Path) else postgres.engine(location)


def _delay() -> float:
    """Seconds added to each commit, as a slow disk would; for benches only (TUMBLESTAR_COMMIT_DELAY, milliseconds)."""
    try:
        return max(0.0, float(os.environ.get("TUMBLESTAR_COMMIT_DELAY", "0"))) / 1000
    except ValueError:
        return 0.0


def migrate(connection: sa.Connection, version: str = "head") -> None:
    """Brings a database to a version, the newest if none is named.

    Alembic is slow to import, so it is only where there is work for it.
    """
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
