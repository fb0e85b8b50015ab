"""A house whose tables are kept in a PostgreSQL database, which any number of processes serve.

What one of them writes the others hear of by NOTIFY, sent in the same transaction: so they hear of it after it is on
disk, and in that order. Which process is first with an entry of a table only the unique keys decide.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.event import listen
from sqlalchemy.exc import ArgumentError

from tumblestar.server.storage.pubsub import Hear, notices, take_in
from tumblestar.server.storage.writer import CommitUnknown, Row, TableStatus, WriteRequest
from tumblestar.words import Phrase

SCHEMES = ("postgresql", "postgres")
CHANNEL = "tumblestar"
LONGEST = 7900
"""Bytes of one notification: PostgreSQL takes fewer than 8,000."""
PATIENCE = 5
"""Seconds that are waited for a connection."""
ALIVE: dict[str, Any] = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""When a silent connection is tried, and how often: else one that is lost is believed in for hours."""
AGAIN = 0.5
"""Seconds until the ear tries again to listen."""
STARTING = 0x7477696E6B6C65
"""The advisory lock of whoever brings the database up to date: one process at a time."""
SERVING = STARTING + 1
"""The advisory lock that all who serve a database share, and that whoever moves it has alone."""

_INSERT = """
INSERT INTO entries (table_id, number, client, kind, actor, payload)
SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::text[], %s::int[], %s::text[])"""
_STANDS = """
UPDATE tables SET status = v.status, result = v.result, changed = %s
FROM unnest(%s::text[], %s::text[], %s::text[]) AS v (id, status, result) WHERE tables.id = v.id"""
_WHOLE = f"""
WITH fresh AS ({_INSERT}), stood AS ({_STANDS})
SELECT count(pg_notify(%s, said)) FROM unnest(%s::text[]) AS said"""  # noqa: S608
_TELL = """
SELECT pg_current_xact_id_if_assigned()::text, count(pg_notify(%s, said)) FROM unnest(%s::text[]) AS said"""
_FIND = """
SELECT count(*) FROM unnest(%s::text[], %s::int[], %s::text[], %s::text[]) AS v (id, number, client, payload)
JOIN entries e ON e.table_id = v.id AND e.number = v.number
WHERE e.client IS NOT DISTINCT FROM v.client AND e.payload = v.payload"""
CROSSED = ("40P01", "40001")
"""How it complains that two have waited for each other."""
IN_THE_FUTURE = "22023"
"""How it complains that it has not given a number yet."""

log = logging.getLogger(__name__)


class NoDatabase(Exception):
    """An address that is none of a PostgreSQL database, or that cannot be used here; `phrase` says why."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase


def is_address(location: str) -> bool:
    """Whether a place is the address of a database rather than a folder."""
    return location.partition("://")[0] in SCHEMES and "://" in location


def address_of(location: str) -> URL:
    """The parts of an address. Raises NoDatabase."""
    try:
        url = make_url(location)
    except (ArgumentError, ValueError) as error:
        raise NoDatabase(Phrase("store-address")) from error
    if url.get_backend_name() not in SCHEMES or not url.database:
        raise NoDatabase(Phrase("store-address"))
    return url.set(drivername="postgresql")


def shown(location: str) -> str:
    """An address without its password, and without options that may hold one."""
    return address_of(location).set(query={}).render_as_string(hide_password=True)


def engine(location: str) -> sa.Engine:
    """The database at an address: a write that returns is on disk. Raises NoDatabase."""
    url = address_of(location)
    if find_spec("psycopg") is None:
        raise NoDatabase(Phrase("store-no-driver"))
    made = sa.create_engine(
        url.set(drivername="postgresql+psycopg"),
        connect_args={"connect_timeout": PATIENCE, **ALIVE},
        pool_pre_ping=True,
        pool_size=4,
        max_overflow=16,
        hide_parameters=True,
    )

    def set_up(connection: Any, _record: Any) -> None:
        connection.execute("SET synchronous_commit = on")
        connection.commit()

    listen(made, "connect", set_up)
    return made


class PostgresConnection:
    """A connection of psycopg: `me` is who writes, so that this process does not listen to itself."""

    def __init__(self, connection: sa.Connection, me: str) -> None:
        self.connection = connection
        self._driver: Any = connection.connection.driver_connection
        self._me = me
        self._number: str | None = None
        """The transaction's, if it has written anything."""

    @property
    def in_transaction(self) -> bool:
        return self._driver.info.transaction_status.name in ("INTRANS", "INERROR", "ACTIVE")

    @property
    def is_broken(self) -> bool:
        return bool(self._driver.closed or self._driver.broken)

    def is_crossed(self, error: Exception) -> bool:
        return getattr(getattr(error, "orig", error), "sqlstate", None) in CROSSED

    def begin(self) -> None:
        self._driver.execute("BEGIN")

    def insert(self, rows: Sequence[Row]) -> None:
        """Adds entries, in the order of tables: so two processes seldom wait for each other."""
        if rows:
            self._driver.execute(_INSERT, _columns(rows, 6))

    def stand(self, stands: Sequence[TableStatus], at: str) -> None:
        if stands:
            self._driver.execute(_STANDS, [at, *_columns(stands, 3)])

    def takes_whole(self, requests: Sequence[WriteRequest]) -> bool:
        return not any(request.work for request in requests)

    def write_whole(self, requests: Sequence[WriteRequest], at: str) -> None:
        """One statement is a transaction by itself: one way to the database and back, in the place of five."""
        for _ in range(2):  # raises, at the second look, if the connection was lost before: then nothing is in doubt
            self._driver.pgconn.consume_input()
        rows = [row for request in requests for row in request.rows]
        stands = [request.stands for request in requests if request.stands]
        asked = [*_columns(rows, 6), at, *_columns(stands, 3), CHANNEL, self._notices(requests)]
        self._end(lambda: self._driver.execute(_WHOLE, asked), "", requests)

    def tell(self, requests: Sequence[WriteRequest]) -> None:
        self._number = self._driver.execute(_TELL, (CHANNEL, self._notices(requests))).fetchone()[0]

    def _notices(self, requests: Sequence[WriteRequest]) -> list[str]:
        return [notice.decode() for notice in notices(self._me, requests, LONGEST)]

    def save(self) -> None:
        self._driver.execute("SAVEPOINT piece")

    def release(self) -> None:
        self._driver.execute("RELEASE SAVEPOINT piece")

    def back(self) -> None:
        self._driver.execute("ROLLBACK TO SAVEPOINT piece")
        self._driver.execute("RELEASE SAVEPOINT piece")

    def commit(self, requests: Sequence[WriteRequest]) -> None:
        self._end(lambda: self._driver.execute("COMMIT"), self._number, requests)

    def _end(self, end: Callable[[], Any], number: str | None, requests: Sequence[WriteRequest]) -> None:
        """Ends a transaction. If its end is not heard of, looks whether it is on disk."""
        try:
            end()
        except Exception:
            if not self.is_broken or number is None or not self._is_on_disk(number, requests):
                raise
            for request in requests:
                if not request.rows:
                    request.error = CommitUnknown()

    def _is_on_disk(self, number: str, requests: Sequence[WriteRequest]) -> bool:
        """Whether a transaction without a confirmed end is on disk. Raises CommitUnknown if the database does not tell.

        Its number alone does not say it: after a crash the database gives numbers again that had not reached its disk.
        So the entries are looked for, too; where there are none, True says no more than that it may be. Without a
        number they are all there is to look for: if they come only now, writing them again will find them there.
        """
        rows = [(row[0], row[1], row[2], row[5]) for request in requests for row in request.rows]
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with self.connection.engine.connect() as other:
                    driver: Any = other.connection.driver_connection
                    status = ""
                    if number:
                        status = driver.execute("SELECT pg_xact_status(%s::xid8)", (number,)).fetchone()[0]
                    if status == "aborted" or not (number or rows):
                        return False
                    if status != "in progress":
                        return driver.execute(_FIND, _columns(rows, 4)).fetchone()[0] == len(rows)
            except Exception as error:
                if getattr(error, "sqlstate", None) == IN_THE_FUTURE:
                    return False
            time.sleep(AGAIN / 10)
        raise CommitUnknown

    def undo(self) -> None:
        with contextlib.suppress(Exception):  # a broken connection has undone it
            if self.in_transaction:
                self._driver.execute("ROLLBACK")

    def close(self) -> None:
        if self.is_broken:
            self.connection.invalidate()  # not back into the pool
        self.connection.close()


def _columns(rows: Sequence[tuple[Any, ...]], count: int) -> list[list[Any]]:
    """Rows in order, as so many columns."""
    return [list(column) for column in zip(*sorted(rows, key=lambda row: row[:2]), strict=True)] or [[]] * count


def go_on_counting(connection: sa.Connection, tables: Iterable[sa.Table]) -> None:
    """After rows were copied with their numbers: the next gets the number after the greatest."""
    for table in tables:
        counted = table.autoincrement_column
        if counted is not None and not table.foreign_keys.intersection(counted.foreign_keys):
            sequence = sa.func.pg_get_serial_sequence(table.name, counted.name)
            if connection.execute(sa.select(sequence)).scalar():
                most = sa.select(sa.func.coalesce(sa.func.max(counted), 0) + 1).scalar_subquery()
                connection.execute(sa.select(sa.func.setval(sequence, most, sa.false())))


# ------------------------------------------------------------------------------------------------ news


class NotifyListener:
    """Listens to what other processes tell, on a connection of its own, which is made anew when it is lost.

    `hear` gets who tells, and each item of `notices`; `missed` is called whenever something may not have been heard.
    """

    def __init__(self, location: str, me: str, hear: Hear, missed: Callable[[], None]) -> None:
        self._place = address_of(location).render_as_string(hide_password=False)
        self._me = me
        self._hear = hear
        self._missed = missed
        self._task: asyncio.Task[None] | None = None
        self.is_listening = asyncio.Event()

    async def begin(self) -> bool:
        """Listens from now on; False if the database does not let it soon."""
        self._task = asyncio.create_task(self._run())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.is_listening.wait(), PATIENCE)
        return self.is_listening.is_set()

    async def close(self) -> None:
        """Listens no more."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        import psycopg

        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(
                    self._place, autocommit=True, connect_timeout=PATIENCE, **ALIVE
                )
                async with connection:
                    await connection.execute("SELECT pg_advisory_lock_shared(%s)", (SERVING,))
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.is_listening.set()
                    self._missed()
                    async for note in connection.notifies():
                        self._take(note.payload)
            except psycopg.Error as error:
                self.is_listening.clear()
                log.warning("what other processes write cannot be heard for now: %s", type(error).__name__)
            await asyncio.sleep(AGAIN)

    def _take(self, payload: str) -> None:
        if not payload.startswith(f'["{self._me}"'):
            take_in(payload, self._hear)


def explained(error: Exception, location: str) -> Phrase:
    """What a complaint of PostgreSQL means to the person who runs the server."""
    text = str(getattr(error, "orig", None) or error).strip()
    state = getattr(getattr(error, "orig", error), "sqlstate", None) or ""
    args = {"place": shown(location), "why": text.splitlines()[0][:200] if text else type(error).__name__}
    if state.startswith("53"):
        return Phrase("store-pg-full", args)
    if state.startswith("28") or "authentication failed" in text:
        return Phrase("store-pg-refused", args)
    if state.startswith(("08", "57")) or (not state and "connect" in text):
        return Phrase("store-pg-gone", args)
    return Phrase("store-pg-trouble", args)
