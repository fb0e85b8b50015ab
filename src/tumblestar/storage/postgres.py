"""Tables in a PostgreSQL database, which any number of processes serve.

Processes learn by NOTIFY what another one wrote. It is part of the same transaction, so it arrives after the commit,
and in that order. Unique keys decide which process is first with an entry of a table.

A notice is a JSON list: the sender's id, then one item for each table with new entries or other changes, `[table,
has_other_changes, rows]` (a row is an entry without its table; null instead of the rows: too many, read the database),
or for a message, `["", message]`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.event import listen
from sqlalchemy.exc import ArgumentError

from tumblestar.storage import CommitUnknown, CommitUnseen, StoreProblem
from tumblestar.storage.writer import Row, StatusRow, WriterConnection, WriteRequest
from tumblestar.words import Phrase
from tumblestar.words.packages import with_extra

SCHEMES = ("postgresql", "postgres")
CHANNEL = "tumblestar"
LONGEST = 7900
"""Bytes of one notification: PostgreSQL accepts fewer than 8,000."""
TIMEOUT = 5
"""Seconds to wait for a connection, and for the outcome of a commit."""
KEEPALIVE: dict[str, Any] = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""When a silent connection is probed, and how often: else a lost one is noticed after hours."""
RETRY = 0.5
"""Seconds until a lost connection for notifications is made anew."""
STARTING = 0x7477696E6B6C65
"""The advisory lock for migrations: one process at a time."""
SERVING = STARTING + 1
"""The advisory lock that all processes serving a database share, and that moving its data takes exclusively."""

_INSERT = """
INSERT INTO entries (table_id, number, client, kind, actor, payload)
SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::text[], %s::int[], %s::text[])"""
_UPDATE_STATUSES = """
UPDATE tables SET status = v.status, result = v.result, changed = %s
FROM unnest(%s::text[], %s::text[], %s::text[]) AS v (id, status, result) WHERE tables.id = v.id"""
_WRITE_AT_ONCE = f"""
WITH inserted AS ({_INSERT}), updated AS ({_UPDATE_STATUSES})
SELECT count(pg_notify(%s, notice)) FROM unnest(%s::text[]) AS notice"""  # noqa: S608
_NOTIFY = """
SELECT pg_current_xact_id_if_assigned()::text, count(pg_notify(%s, notice)) FROM unnest(%s::text[]) AS notice"""
_FIND = """
SELECT count(*) FROM unnest(%s::text[], %s::int[], %s::text[], %s::text[]) AS v (id, number, client, payload)
JOIN entries e ON e.table_id = v.id AND e.number = v.number
WHERE e.client IS NOT DISTINCT FROM v.client AND e.payload = v.payload"""
DEADLOCKS = ("40P01", "40001")
"""SQLSTATE of a deadlock, and of a serialization failure."""
IN_THE_FUTURE = "22023"
"""SQLSTATE of a question about a transaction number that has not been assigned yet."""

log = logging.getLogger(__name__)


def is_address(location: str) -> bool:
    """Whether a location is the address of a database rather than a folder."""
    return location.partition("://")[0] in SCHEMES and "://" in location


def address_of(location: str) -> URL:
    """Parses an address. Raises StoreProblem."""
    try:
        url = make_url(location)
    except (ArgumentError, ValueError) as error:
        raise StoreProblem(Phrase("store-address")) from error
    if url.get_backend_name() not in SCHEMES or not url.database:
        raise StoreProblem(Phrase("store-address"))
    return url.set(drivername="postgresql")


def shown(location: str) -> str:
    """An address without its password, and without options that may hold one."""
    return address_of(location).set(query={}).render_as_string(hide_password=True)


def engine(location: str) -> sa.Engine:
    """The engine of the database at an address. A write that returns is on disk. Raises StoreProblem."""
    url = address_of(location)
    if find_spec("psycopg") is None:
        raise StoreProblem(Phrase("store-no-driver", {"what": with_extra("postgres")}))
    made = sa.create_engine(
        url.set(drivername="postgresql+psycopg"),
        connect_args={"connect_timeout": TIMEOUT, **KEEPALIVE},
        pool_pre_ping=True,
        pool_size=4,
        max_overflow=16,
        hide_parameters=True,
    )

    def set_up(connection: sa.engine.interfaces.DBAPIConnection, _record: object) -> None:
        connection.cursor().execute("SET synchronous_commit = on")
        connection.commit()

    listen(made, "connect", set_up)
    return made


class PostgresConnection(WriterConnection):
    """A connection that writes to PostgreSQL. `process_id` is the sender of its notices."""

    def __init__(self, connection: sa.Connection, process_id: str) -> None:
        super().__init__(connection)
        self._process_id = process_id
        self._transaction_id: str | None = None
        """The number of the transaction, if it has written anything."""

    @property
    def in_transaction(self) -> bool:
        return self._driver.info.transaction_status.name in ("INTRANS", "INERROR", "ACTIVE")

    @property
    def is_broken(self) -> bool:
        return bool(self._driver.closed or self._driver.broken)

    def is_deadlock(self, error: Exception) -> bool:
        return getattr(getattr(error, "orig", error), "sqlstate", None) in DEADLOCKS

    def begin(self) -> None:
        self._driver.execute("BEGIN")

    def insert(self, rows: Sequence[Row]) -> None:
        if rows:
            self._driver.execute(_INSERT, _columns(rows, 6))

    def update_statuses(self, statuses: Sequence[StatusRow], at: str) -> None:
        if statuses:
            self._driver.execute(_UPDATE_STATUSES, [at, *_columns(statuses, 3)])

    def can_write_at_once(self, requests: Sequence[WriteRequest]) -> bool:
        return not any(request.work for request in requests)

    def write_at_once(self, requests: Sequence[WriteRequest], at: str) -> None:
        """Writes and commits in one round trip instead of five."""
        for _ in range(2):  # raises, the second time, if the connection was lost before: then nothing is in doubt
            self._driver.pgconn.consume_input()
        rows = [row for request in requests for row in request.rows]
        statuses = [request.status for request in requests if request.status]
        arguments = [*_columns(rows, 6), at, *_columns(statuses, 3), CHANNEL, self._notices(requests)]
        self._finish(lambda: self._driver.execute(_WRITE_AT_ONCE, arguments), "", requests)

    def notify(self, requests: Sequence[WriteRequest]) -> None:
        self._transaction_id = self._driver.execute(_NOTIFY, (CHANNEL, self._notices(requests))).fetchone()[0]

    def _notices(self, requests: Sequence[WriteRequest]) -> list[str]:
        return [notice.decode() for notice in encode_notices(self._process_id, requests, LONGEST)]

    def commit(self, requests: Sequence[WriteRequest]) -> None:
        self._finish(lambda: self._driver.execute("COMMIT"), self._transaction_id, requests)

    def _finish(
        self, finish: Callable[[], object], transaction_id: str | None, requests: Sequence[WriteRequest]
    ) -> None:
        """Ends a transaction. If the connection is lost meanwhile, finds out whether it is on disk.

        Without a number (""), entries that are not found may still arrive; that raises CommitUnseen.
        """
        try:
            finish()
        except Exception as error:
            if not self.is_broken or transaction_id is None:
                raise
            if not self._is_on_disk(transaction_id, requests):
                if transaction_id:
                    raise
                raise CommitUnseen from error
            for request in requests:
                if not request.rows:
                    request.error = CommitUnknown()

    def _is_on_disk(self, transaction_id: str, requests: Sequence[WriteRequest]) -> bool:
        """Whether an unconfirmed transaction is on disk. Raises CommitUnknown if that cannot be found out.

        Its number alone is no proof: after a crash the database assigns numbers again that had not reached its disk. So
        the entries are looked for, too; without entries, True means only that it may be on disk. Without a number the
        entries alone are looked for: if they arrive only later, writing them again finds them there.
        """
        rows = [(row[0], row[1], row[2], row[5]) for request in requests for row in request.rows]
        until = time.monotonic() + TIMEOUT
        while time.monotonic() < until:
            try:
                with self.connection.engine.connect() as other:
                    driver: Any = other.connection.driver_connection
                    status = ""
                    if transaction_id:
                        status = driver.execute("SELECT pg_xact_status(%s::xid8)", (transaction_id,)).fetchone()[0]
                    if status == "aborted" or not (transaction_id or rows):
                        return False
                    if status != "in progress":
                        return driver.execute(_FIND, _columns(rows, 4)).fetchone()[0] == len(rows)
            except Exception as error:
                if getattr(error, "sqlstate", None) == IN_THE_FUTURE:
                    return False
            time.sleep(RETRY / 10)
        raise CommitUnknown

    def roll_back(self) -> None:
        with contextlib.suppress(Exception):  # a broken connection is rolled back by the database
            if self.in_transaction:
                self._driver.execute("ROLLBACK")

    def close(self) -> None:
        if self.is_broken:
            self.connection.invalidate()  # does not return to the pool
        super().close()


def _columns(rows: Sequence[tuple[Any, ...]], count: int) -> list[list[Any]]:
    """The columns of rows that are sorted by table, so that two processes rarely wait for each other."""
    return [list(column) for column in zip(*sorted(rows, key=lambda row: row[:2]), strict=True)] or [[]] * count


def set_sequences(connection: sa.Connection, tables: Iterable[sa.Table]) -> None:
    """Sets the sequences of tables to continue after the copied rows."""
    for table in tables:
        column = table.autoincrement_column
        if column is not None and not table.foreign_keys.intersection(column.foreign_keys):
            sequence = sa.func.pg_get_serial_sequence(table.name, column.name)
            if connection.execute(sa.select(sequence)).scalar():
                following = sa.select(sa.func.coalesce(sa.func.max(column), 0) + 1).scalar_subquery()
                connection.execute(sa.select(sa.func.setval(sequence, following, sa.false())))


class NotifyListener:
    """Listens for the notices of other processes, on a connection of its own, which is made anew when it is lost.

    Calls `on_item` with the sender and each item of a notice, and `on_gap` whenever notices may be missing.
    """

    def __init__(self, location: str, process_id: str, on_item: OnItem, on_gap: Callable[[], None]) -> None:
        self._address = address_of(location).render_as_string(hide_password=False)
        self._own_prefix = f'["{process_id}"'
        self.on_item = on_item
        self._on_gap = on_gap
        self._task: asyncio.Task[None] | None = None
        self.is_listening = asyncio.Event()

    async def start(self) -> bool:
        """Starts to listen; False if the database does not answer soon."""
        self._task = asyncio.create_task(self._run())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.is_listening.wait(), TIMEOUT)
        return self.is_listening.is_set()

    async def close(self) -> None:
        """Stops listening."""
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        import psycopg

        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(
                    self._address, autocommit=True, connect_timeout=TIMEOUT, **KEEPALIVE
                )
                async with connection:
                    await connection.execute("SELECT pg_advisory_lock_shared(%s)", (SERVING,))
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.is_listening.set()
                    self._on_gap()
                    async for notification in connection.notifies():
                        if not notification.payload.startswith(self._own_prefix):
                            dispatch(notification.payload, self.on_item)
            except psycopg.Error as error:
                self.is_listening.clear()
                log.warning("notices of other processes cannot be received for now: %s", type(error).__name__)
            await asyncio.sleep(RETRY)


def explain(error: Exception, location: str) -> Phrase:
    """The phrase for an error of PostgreSQL."""
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


# -- notices

OnItem = Callable[[str, list[Any]], None]
"""Called with the sender's id and an item."""


def encode_notices(sender: str, requests: Iterable[WriteRequest], longest: int) -> list[bytes]:
    """The notices for some requests, each of at most `longest` bytes."""
    tables: dict[str, list[list[Any]]] = {}
    changed: set[str] = set()
    items: list[bytes] = []
    for request in requests:
        for row in request.rows:
            tables.setdefault(row[0], []).append(list(row[1:]))
        if request.changed_table:
            changed.add(request.changed_table)
        if request.message is not None:
            items.append(orjson.dumps(["", request.message]))
    for table in changed - tables.keys():
        tables[table] = []
    for table, rows in tables.items():
        item = orjson.dumps([table, int(table in changed), rows])
        items.append(item if len(item) < longest - 100 else orjson.dumps([table, int(table in changed), None]))
    notices: list[bytes] = []
    notice = start = orjson.dumps([sender])[:-1]
    for item in items:
        if len(notice) + len(item) + 2 > longest and notice != start:
            notices.append(notice + b"]")
            notice = start
        notice += b"," + item
    return [*notices, notice + b"]"] if notice != start else notices


def dispatch(notice: str | bytes, on_item: OnItem) -> None:
    """Calls `on_item` for every item of a notice. Logs what it raises, and goes on with the next item."""
    try:
        sender, *items = orjson.loads(notice)
    except ValueError:
        log.warning("another process sent something that is no notice")
        return
    for item in items:
        try:
            on_item(sender, item)
        except Exception:
            log.exception("a notice of another process could not be applied")
