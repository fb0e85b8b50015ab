"""The server's database: opening, migrating, reading and writing. Its errors are raised as StoreProblem or Conflict.

It is a SQLite file in a folder, which one process serves, or a PostgreSQL database, which any number of processes
share.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import Insert as SqliteInsert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tumblestar.storage import (
    CommitUnknown,
    Conflict,
    OutcomeUnknown,
    StoreProblem,
    WriterBusy,
    postgres,
    schema,
    server_secrets,
    sqlite,
)
from tumblestar.storage.postgres import NotifyListener, OnItem, PostgresConnection
from tumblestar.storage.sqlite import FILE, SqliteConnection
from tumblestar.storage.writer import Writer, WriterConnection, WriteRequest
from tumblestar.words import Phrase

if TYPE_CHECKING:
    import sqlite3

    from sqlalchemy.dialects.postgresql import Insert as PostgresInsert

T = TypeVar("T")


class Database:
    """The database at a location. `open` creates or migrates it."""

    def __init__(self, engine: sa.Engine, location: Path | str) -> None:
        self._engine = engine
        self.location = location
        """A folder, or the address of a PostgreSQL database."""
        self.process_id = secrets.token_hex(8)
        """The name of this process among those that share the database."""
        self.server_id = ""
        """The id that tells this server from others of its host, in names of cookies."""
        driver: Any = engine.dialect.dbapi
        self._errors = DBAPIError, driver.Error, WriterBusy, CommitUnknown, PoolTimeout
        self._integrity_error = driver.IntegrityError
        self.writer = Writer(self._connect_writer, _delay())

    @classmethod
    def open(cls, location: Path | str) -> Self:
        """Opens the database in a folder, which is created if missing, or at an address. Raises StoreProblem."""
        if isinstance(location, Path):
            sqlite.prepare_folder(location)
        database = cls(engine_of(location), location)
        try:
            with database._translating():
                database._migrate()
        except BaseException:
            database.close()
            raise
        return database

    @property
    def is_shared(self) -> bool:
        """Whether other processes may read and write the database: a PostgreSQL database, not a folder."""
        return not isinstance(self.location, Path)

    @property
    def shown(self) -> str:
        """The location without its password."""
        return shown(self.location)

    @property
    def secret_key(self) -> bytes:
        """The server's secret key, which signs passes and links. Raises StoreProblem, OSError."""
        if isinstance(self.location, Path):
            return server_secrets.key_from_folder(self.location)
        with self._translating(), self._engine.begin() as connection:
            return server_secrets.key_from_database(connection)

    def subscribe(self, on_item: OnItem, on_gap: Callable[[], None]) -> NotifyListener:
        """The listener for notices of the other processes of a shared database.

        It calls `on_item` with the sender and each item of a notice (postgres.py), and `on_gap` when notices may be
        missing.
        """
        assert isinstance(self.location, str)
        return NotifyListener(self.location, self.process_id, on_item, on_gap)

    def close(self) -> None:
        """Writes what is pending, then closes the database."""
        self.writer.close()
        self._engine.dispose()

    def is_well(self) -> bool:
        """Whether the database answers, and has our tables."""
        try:
            with self._engine.connect() as connection:
                connection.execute(sa.select(schema.tables.c.id).limit(1))
        except (DBAPIError, PoolTimeout):
            return False
        return True

    def _migrate(self) -> None:
        """Creates or migrates the tables. One process at a time."""
        with self._engine.begin() as connection:
            if isinstance(self.location, Path) and (self.location / FILE).stat().st_size <= sqlite.CHECKED:
                sqlite.check_sound(cast("sqlite3.Connection", connection.connection.driver_connection))
            if self.is_shared:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(postgres.STARTING)))
            else:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            connection.execute(sa.text("CREATE TABLE IF NOT EXISTS tumblestar_can_write (x INTEGER)"))
            connection.execute(sa.text("DROP TABLE tumblestar_can_write"))
            names = sa.inspect(connection).get_table_names()
            version = ""
            if "alembic_version" in names:
                version = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() or ""
            elif names:
                raise StoreProblem(self._phrase("store-foreign", "store-pg-foreign"))
            if version and version not in schema.VERSIONS:
                raise StoreProblem(self._phrase("store-newer", "store-pg-newer"))
            if version != schema.NEWEST:
                migrate(connection)
            self.server_id = server_secrets.server_id(connection)

    def _phrase(self, of_file: str, of_address: str) -> Phrase:
        if isinstance(self.location, Path):
            return Phrase(of_file, {"folder": str(self.location), "file": str(self.location / FILE)})
        return Phrase(of_address, {"place": self.shown})

    def _connect_writer(self) -> WriterConnection:
        """A connection whose transactions the writer begins and ends itself."""
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if self.is_shared:
            return PostgresConnection(connection, self.process_id)
        return SqliteConnection(connection)

    @contextmanager
    def reading(self) -> Generator[sa.Connection]:
        """A connection to read with. It never sees what is not on disk. Raises StoreProblem."""
        with self._translating(), self._engine.connect() as connection:
            yield connection

    def read(self, query: Callable[[sa.Connection], T]) -> T:
        """The result of a query of the modules `store_…`. Raises StoreProblem."""
        with self.reading() as connection:
            return query(connection)

    @contextmanager
    def snapshot(self) -> Generator[sa.Connection]:
        """A connection that reads the database as it is at one moment. Raises StoreProblem."""
        level = "REPEATABLE READ" if self.is_shared else "SERIALIZABLE"
        with self._translating(), self._engine.connect().execution_options(isolation_level=level) as connection:
            if not self.is_shared:
                connection.exec_driver_sql("BEGIN")  # Python's driver begins none for statements that only read
            yield connection

    @contextmanager
    def transaction(self) -> Generator[sa.Connection]:
        """A transaction without the writer, for when nobody else writes. Raises StoreProblem."""
        with self._translating(), self._engine.begin() as connection:
            yield connection

    async def write(self, work: Callable[[sa.Connection], T], changed_table: str = "") -> T:
        """Runs `work` in the next transaction; returns its result after the commit. Raises Conflict, StoreProblem.

        The work runs in the writer's thread, and again if another request of the transaction fails: it may use nothing
        but its connection. Other processes are notified that `changed_table` has changed.
        """
        result: T = await self.submit(WriteRequest(work, changed_table=changed_table))
        return result

    async def submit(self, request: WriteRequest) -> Any:
        """Writes a request; returns the result of its work after the commit. Raises Conflict, StoreProblem."""
        try:
            return await self.writer.submit(request)
        except self._errors as error:
            raise self._translate(error) from error

    @contextmanager
    def _translating(self) -> Generator[None]:
        """Raises errors of the database as StoreProblem or Conflict."""
        try:
            yield
        except self._errors as error:
            raise self._translate(error) from error

    def _translate(self, error: Exception) -> StoreProblem | Conflict:
        if isinstance(error, CommitUnknown):
            return OutcomeUnknown(Phrase("store-unsure"))
        if isinstance(error, WriterBusy):
            return StoreProblem(Phrase("store-closed" if error.is_closed else "store-busy"))
        cause = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(cause, self._integrity_error):
            return Conflict(str(cause))
        if isinstance(self.location, Path):
            return StoreProblem(sqlite.explain(str(cause), self.location))
        return StoreProblem(postgres.explain(error, self.location))


def engine_of(location: Path | str) -> sa.Engine:
    """The engine of the database at a location. Raises StoreProblem."""
    return sqlite.engine(location) if isinstance(location, Path) else postgres.engine(location)


def dialect_insert(connection: sa.Connection) -> type[PostgresInsert] | type[SqliteInsert]:
    """The INSERT with ON CONFLICT of the connection's dialect."""
    if connection.dialect.name != "postgresql":
        return SqliteInsert
    from sqlalchemy.dialects.postgresql import Insert

    return Insert


def parse_location(text: str) -> Path | str:
    """The address of a database, or a folder."""
    return text if postgres.is_address(text) else Path(text).expanduser()


def shown(location: Path | str) -> str:
    """A location without its password."""
    return str(location) if isinstance(location, Path) else postgres.shown(location)


def _delay() -> float:
    """Seconds added to each commit, like a slow disk; for benches only (TUMBLESTAR_COMMIT_DELAY, milliseconds)."""
    try:
        return max(0.0, float(os.environ.get("TUMBLESTAR_COMMIT_DELAY", "0"))) / 1000
    except ValueError:
        return 0.0


def migrate(connection: sa.Connection, version: str = "head") -> None:
    """Migrates a database to a version, by default the newest. Alembic is slow to import, so it is imported here."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
