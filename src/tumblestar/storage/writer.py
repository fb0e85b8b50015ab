"""Group commit: one thread writes all pending requests in one transaction, and answers them once it is on disk.

A commit costs much more than the statements in it, so requests that arrive during one share the next. If a request
fails, the transaction is rolled back and its requests are written one by one, each behind a savepoint: a failing one
affects no other.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa

from tumblestar.storage import CommitUnknown, CommitUnseen, WriterBusy

Work = Callable[[sa.Connection], object]
"""Writes with the connection of an open transaction."""
Row = tuple[str, int, str | None, str, int | None, str]
"""A log entry in the database: table, number, client, kind, actor, payload."""
StatusRow = tuple[str, str, str]
"""The status of a table after its entries: table, status, result."""
RETRIES = 5
"""How often requests are written again after a deadlock with another process."""
MOST_WAITING = 20_000
"""The length of the queue; further requests are refused."""

log = logging.getLogger(__name__)


def now() -> str:
    """The current time as the store writes it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


@dataclass(slots=True, eq=False)
class WriteRequest:
    """Something to be written as a whole or not at all: log entries, the table's status after them, and other work.

    `changed_table`: the table whose other data (people, settings, chat) the work changes. `message`: JSON for the other
    processes.
    """

    work: Work | None = None
    rows: Sequence[Row] = ()
    status: StatusRow | None = None
    changed_table: str = ""
    message: object = None
    result: Any = field(default=None, init=False)
    error: Exception | None = field(default=None, init=False)
    is_done: bool = field(default=False, init=False)
    loop: asyncio.AbstractEventLoop | None = field(default=None, init=False)
    waiter: asyncio.Future[None] | None = field(default=None, init=False)


class WriterConnection(ABC):
    """A connection that writes; a subclass for each database has the statements of every action. Raises its errors."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection
        """For all other statements."""
        self._driver: Any = connection.connection.driver_connection

    @property
    @abstractmethod
    def in_transaction(self) -> bool:
        """Whether a transaction is open. Some errors roll one back."""

    @property
    def is_broken(self) -> bool:
        """Whether the connection is lost."""
        return False

    def is_deadlock(self, error: Exception) -> bool:
        """Whether the transaction failed in a deadlock with another process, so that it can be repeated."""
        return False

    @abstractmethod
    def begin(self) -> None:
        """Begins a transaction that may write."""

    @abstractmethod
    def insert(self, rows: Sequence[Row]) -> None:
        """Inserts log entries with one statement."""

    @abstractmethod
    def update_statuses(self, statuses: Sequence[StatusRow], at: str) -> None:
        """Updates the status of tables with one statement."""

    @abstractmethod
    def can_write_at_once(self, requests: Sequence[WriteRequest]) -> bool:
        """Whether one statement can be the whole transaction."""

    @abstractmethod
    def write_at_once(self, requests: Sequence[WriteRequest], at: str) -> None:
        """Writes and commits with one statement; raises as `commit` does."""

    def notify(self, requests: Sequence[WriteRequest]) -> None:  # noqa: B027
        """Adds the notices for other processes, where they are part of the transaction."""

    def savepoint(self) -> None:
        """Sets the savepoint."""
        self._driver.execute("SAVEPOINT request")

    def release_savepoint(self) -> None:
        """Releases the savepoint."""
        self._driver.execute("RELEASE SAVEPOINT request")

    def roll_back_to_savepoint(self) -> None:
        """Rolls back to the savepoint and releases it."""
        self._driver.execute("ROLLBACK TO SAVEPOINT request")
        self._driver.execute("RELEASE SAVEPOINT request")

    @abstractmethod
    def commit(self, requests: Sequence[WriteRequest]) -> None:
        """Commits. Raises CommitUnknown, or sets it on the requests that may be on disk; other errors: none is."""

    @abstractmethod
    def roll_back(self) -> None:
        """Rolls back the transaction, if there is one. Never raises for a broken connection."""

    def close(self) -> None:
        """Closes the connection."""
        self.connection.close()


class Writer:
    """Writes requests in order in a thread of its own. `delay`: seconds added to each commit, for benches."""

    def __init__(self, connect: Callable[[], WriterConnection], delay: float = 0.0) -> None:
        self._connect = connect
        self._delay = delay
        self._waiting: deque[WriteRequest] = deque()
        self._condition = threading.Condition()
        self._is_closed = False
        self._thread: threading.Thread | None = None
        self._began = 0.0
        self.commits = 0
        """How many transactions were committed."""
        self.written = 0
        """How many requests were in them."""
        self.on_commit: Callable[[float], None] = lambda _seconds: None
        """Called in the writer's thread with the duration of each transaction."""

    @property
    def waiting(self) -> int:
        """How many requests wait for the next transaction."""
        return len(self._waiting)

    async def submit(self, request: WriteRequest) -> Any:
        """Returns the result of the request's work once it is on disk. Raises its error, and WriterBusy.

        A cancelled caller still waits for the commit and is cancelled afterwards, so nobody can believe that something
        was not done which is on disk.
        """
        loop = asyncio.get_running_loop()
        request.loop = loop
        request.waiter = loop.create_future()
        self._enqueue(request, loop)
        is_cancelled = False
        while not request.is_done:
            try:
                await request.waiter
            except asyncio.CancelledError:
                is_cancelled = True
                request.waiter = loop.create_future()
        if is_cancelled and (task := asyncio.current_task()):
            task.uncancel()
            task.cancel()  # takes effect at the caller's next await
        if request.error:
            raise request.error
        return request.result

    def submit_nowait(self, request: WriteRequest) -> None:
        """Writes a request without an answer; it may be lost. Raises WriterBusy."""
        self._enqueue(request, None)

    def close(self) -> None:
        """Writes all pending requests, then stops."""
        with self._condition:
            self._is_closed = True
            self._condition.notify()
        if self._thread:
            self._thread.join()

    def _enqueue(self, request: WriteRequest, loop: asyncio.AbstractEventLoop | None) -> None:
        with self._condition:
            if self._is_closed or len(self._waiting) >= MOST_WAITING:
                raise WriterBusy(self._is_closed)
            self._waiting.append(request)
            self._begin(loop)

    def _begin(self, loop: asyncio.AbstractEventLoop | None) -> None:
        """Has a request written that was just queued. Called with the condition held."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
            self._thread.start()
        elif loop is None:
            self._condition.notify()
        elif len(self._waiting) == 1:
            loop.call_soon(self._wake)  # later, so that all requests of this loop iteration share a transaction

    def _take(self) -> list[WriteRequest]:
        """Takes all that wait, in the order in which all processes lock tables."""
        requests = sorted(self._waiting, key=_table)
        self._waiting.clear()
        return requests

    def _wake(self) -> None:
        with self._condition:
            self._condition.notify()

    # -- in the thread

    def _run(self) -> None:
        connection: WriterConnection | None = None
        try:
            while True:
                with self._condition:
                    while not self._waiting and not self._is_closed:
                        self._condition.wait()
                    requests = self._take()
                if not requests:
                    return
                connection = self._write_all(connection, requests)
                answer(requests)
        finally:
            if connection:
                connection.close()

    def _write_all(
        self, connection: WriterConnection | None, requests: Sequence[WriteRequest]
    ) -> WriterConnection | None:
        """Writes requests, again after a lost connection or a deadlock. Returns the connection for the next ones.

        Once a commit is in doubt, requests that cannot be written again stay in doubt: a database that is going down
        may have written the first attempt, and show it only when it is up again.
        """
        doubt: CommitUnknown | None = None
        for _ in range(RETRIES + 1):
            for request in requests:
                request.error = None
            try:
                connection = connection or self._connect()
                self._write(connection, requests)
                break
            except Exception as error:
                doubt = error if isinstance(error, CommitUnknown) else doubt
                for request in requests:
                    request.error = doubt or error
                if connection is None:
                    break
                can_retry = connection.is_deadlock(error)
                if connection.is_broken:
                    can_retry = isinstance(error, CommitUnseen) or not isinstance(error, CommitUnknown)
                    connection.close()
                    connection = None
                if not can_retry:
                    break
        return connection

    def _write(self, connection: WriterConnection, requests: Sequence[WriteRequest]) -> None:
        """Writes requests in one transaction; one by one if one of them fails.

        Raises where there can be no transaction, CommitUnknown, and errors of a lost connection or a deadlock: then
        nothing is on disk.
        """
        is_at_once = connection.can_write_at_once(requests)
        self._began = time.perf_counter()
        if not is_at_once:
            connection.begin()
        try:
            if is_at_once:
                self._wait()
                connection.write_at_once(requests, now())
                self._count(requests)
                return
            for request in requests:
                if request.work:
                    request.result = request.work(connection.connection)
            connection.insert([row for request in requests for row in request.rows])
            connection.update_statuses([request.status for request in requests if request.status], now())
            self._commit(connection, requests)
        except Exception as error:
            if connection.is_broken:
                raise
            connection.roll_back()
            if connection.is_deadlock(error):
                raise
            if len(requests) == 1:
                requests[0].error = error
            else:
                self._write_one_by_one(connection, requests)

    def _write_one_by_one(self, connection: WriterConnection, requests: Sequence[WriteRequest]) -> None:
        """Writes requests in one transaction, each behind a savepoint."""
        kept: list[WriteRequest] = []
        for request in requests:
            if not connection.in_transaction:
                connection.begin()
            connection.savepoint()
            try:
                request.result = request.work(connection.connection) if request.work else None
                connection.insert(request.rows)
                connection.update_statuses([request.status] if request.status else [], now())
                connection.release_savepoint()
                kept.append(request)
            except Exception as error:
                if connection.is_broken:
                    raise
                if connection.is_deadlock(error):
                    connection.roll_back()
                    raise
                request.error = error
                if connection.in_transaction:
                    connection.roll_back_to_savepoint()
                else:  # some errors, as of a full disk, roll back the whole transaction
                    _fail(kept, error)
        if connection.in_transaction:
            try:
                self._commit(connection, kept)
            except Exception as error:
                if connection.is_broken:
                    raise
                connection.roll_back()
                _fail(kept, error)

    def _commit(self, connection: WriterConnection, requests: Sequence[WriteRequest]) -> None:
        self._wait()
        connection.notify(requests)
        connection.commit(requests)
        self._count(requests)

    def _wait(self) -> None:
        if self._delay:
            time.sleep(self._delay)

    def _count(self, requests: Sequence[WriteRequest]) -> None:
        self.on_commit(time.perf_counter() - self._began)
        self.commits += 1
        self.written += len(requests)


def _table(request: WriteRequest) -> str:
    """The table that a request writes to."""
    return request.changed_table or (
        request.rows[0][0] if request.rows else request.status[0] if request.status else ""
    )


def _fail(requests: list[WriteRequest], error: Exception) -> None:
    for request in requests:
        request.error = error
    requests.clear()


def answer(requests: Iterable[WriteRequest]) -> None:
    """Wakes each event loop once, for all its requests."""
    loops: dict[asyncio.AbstractEventLoop, list[WriteRequest]] = {}
    for request in requests:
        if request.loop:
            loops.setdefault(request.loop, []).append(request)
    for loop, answered in loops.items():
        try:
            loop.call_soon_threadsafe(_resolve, answered)
        except RuntimeError:
            log.debug("an event loop ended before %s writes were answered", len(answered))


def _resolve(requests: Sequence[WriteRequest]) -> None:
    for request in requests:
        request.is_done = True
        if request.waiter and not request.waiter.done():
            request.waiter.set_result(None)
