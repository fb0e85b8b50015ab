"""The one thread that writes: it takes all that waits, writes it in one transaction, and answers when that is on disk.

A commit costs much more than what is in it, so those who come while one is under way share the next (group commit).
If a piece of work fails, the transaction is undone and its pieces are done again one by one, each behind a savepoint:
a bad one harms no other. Nobody is answered before the commit.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa

Work = Callable[[sa.Connection], Any]
"""What is to be written, given the connection of a transaction that is under way."""
Row = tuple[str, int, str | None, str, int | None, str]
"""An entry as the database has it: table, number, client, kind, actor, payload."""
TableStatus = tuple[str, str, str]
"""How a table stands after its entries: table, status, result."""
TRIES = 5
"""How often pieces are written again that another process has crossed."""
MOST_WAITING = 20_000
"""Pieces of work that may wait; who comes then is turned away, and may come again."""
T = TypeVar("T")

log = logging.getLogger(__name__)


def now() -> str:
    """The time, as the store writes it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class WriterBusy(Exception):
    """So much waits to be written that no more is taken, or the writer has been closed (`is_closed`)."""

    def __init__(self, is_closed: bool) -> None:
        super().__init__(is_closed)
        self.is_closed = is_closed


class CommitUnknown(Exception):
    """The connection was lost while a transaction was committed, and nobody knows whether it is on disk."""


class WriterConnection(Protocol):
    """One connection to a database, as the writer uses it: the few statements of every action, in that database's way.

    Whatever its work fails with is raised.
    """

    connection: sa.Connection
    """For all other work."""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is under way; a database may have undone it by itself."""
        ...

    @property
    def is_broken(self) -> bool:
        """Whether nothing can be done with it any more."""
        ...

    def is_crossed(self, error: Exception) -> bool:
        """Whether another process and this one have waited for each other, so that this one is to begin anew."""
        ...

    def begin(self) -> None:
        """Begins a transaction that may write."""

    def insert(self, rows: Sequence[Row]) -> None:
        """Adds entries, with one statement for all."""

    def stand(self, stands: Sequence[TableStatus], at: str) -> None:
        """Notes how tables stand, with one statement for all."""

    def takes_whole(self, requests: Sequence[WriteRequest]) -> bool:
        """Whether these can be written as a whole, from the beginning of a transaction to its end."""
        ...

    def write_whole(self, requests: Sequence[WriteRequest], at: str) -> None:
        """Does all that there is to a transaction at once; raises as `commit` does."""

    def tell(self, requests: Sequence[WriteRequest]) -> None:
        """Lets other processes of the same house know, once this is committed."""

    def save(self) -> None:
        """Sets the savepoint."""

    def release(self) -> None:
        """Forgets the savepoint, and keeps what came after."""

    def back(self) -> None:
        """Goes back to the savepoint, and forgets it."""

    def commit(self, requests: Sequence[WriteRequest]) -> None:
        """Commits. Raises CommitUnknown, or sets it on the requests that may be on disk; any other error: none is."""

    def undo(self) -> None:
        """Undoes the transaction, if there is one. Never raises for a connection that is broken."""

    def close(self) -> None:
        """Lets go of the connection."""


class WriteRequest:
    """Something to be written whole or not at all: entries, how a table then stands, and other work.

    `about` is the table whose other facts the work changes, `said` what is to be said to other processes.
    """

    __slots__ = ("about", "error", "is_done", "loop", "result", "rows", "said", "stands", "waiter", "work")

    def __init__(
        self,
        work: Work | None = None,
        rows: Sequence[Row] = (),
        stands: TableStatus | None = None,
        about: str = "",
        said: Any = None,
    ) -> None:
        self.work = work
        self.rows = rows
        self.stands = stands
        self.about = about
        self.said = said
        self.result: Any = None
        self.error: Exception | None = None
        self.is_done = False
        self.loop: asyncio.AbstractEventLoop | None = None
        self.waiter: asyncio.Future[None] | None = None


class Writer:
    """Writes what it is given, in order, from its own thread. `delay`: seconds added to each commit, for benches."""

    def __init__(self, connect: Callable[[], WriterConnection], delay: float = 0.0) -> None:
        self._connect = connect
        self._delay = delay
        self._waiting: deque[WriteRequest] = deque()
        self._more = threading.Condition()
        self._is_closed = False
        self._thread: threading.Thread | None = None
        self._begun = 0.0
        self.commits = 0
        """How many transactions were committed."""
        self.written = 0
        """How many pieces of work were in them."""
        self.took: Callable[[float], None] = lambda _seconds: None
        """Told how long each transaction took, in the writer's thread."""

    @property
    def waiting(self) -> int:
        """How many pieces wait for the next transaction."""
        return len(self._waiting)

    async def submit(self, request: WriteRequest) -> Any:
        """Has a piece written; gives what its work gives, once that is on disk. Raises what went wrong, and WriterBusy.

        It is written also if whoever waits is cancelled, and they learn of that only then: so nobody can come to
        believe that something was not done which is on disk.
        """
        loop = asyncio.get_running_loop()
        request.loop = loop
        request.waiter = loop.create_future()
        self._take(request, loop)
        is_cancelled = False
        while not request.is_done:
            try:
                await request.waiter
            except asyncio.CancelledError:
                is_cancelled = True
                request.waiter = loop.create_future()
                if request.is_done:  # answered between
                    break
        if is_cancelled and (task := asyncio.current_task()):
            task.uncancel()
            task.cancel()  # takes effect where it next waits
        if request.error:
            raise request.error
        return request.result

    def leave(self, request: WriteRequest) -> None:
        """Has a piece written that nobody waits for; nothing is lost if it is not. Raises WriterBusy."""
        self._take(request, None)

    def close(self) -> None:
        """Writes all that waits, then stops. Takes nothing more."""
        with self._more:
            self._is_closed = True
            self._more.notify()
        if self._thread:
            self._thread.join()

    def _take(self, request: WriteRequest, loop: asyncio.AbstractEventLoop | None) -> None:
        with self._more:
            if self._is_closed or len(self._waiting) >= MOST_WAITING:
                raise WriterBusy(self._is_closed)
            self._waiting.append(request)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
                self._thread.start()
            elif loop is None:
                self._more.notify()
            elif len(self._waiting) == 1:
                loop.call_soon(self._wake)  # not at once: what else comes in this turn of the loop is to come along

    def _wake(self) -> None:
        with self._more:
            self._more.notify()

    # -- in the thread

    def _run(self) -> None:
        pen: WriterConnection | None = None
        try:
            while True:
                with self._more:
                    while not self._waiting and not self._is_closed:
                        self._more.wait()
                    requests = sorted(self._waiting, key=_table)  # all processes take tables in the same order
                    self._waiting.clear()
                if not requests:
                    return
                pen = self._write_all(pen, requests)
                _answer(requests)
        finally:
            if pen:
                pen.close()

    def _write_all(self, pen: WriterConnection | None, requests: Sequence[WriteRequest]) -> WriterConnection | None:
        """Writes pieces, again where the connection was lost, or where two processes have waited for each other.

        Gives the connection that is at hand then.
        """
        for is_last in (*[False] * TRIES, True):
            for request in requests:
                request.error = None
            try:
                pen = pen or self._connect()
                self._write(pen, requests)
            except Exception as error:
                for request in requests:
                    request.error = error
                if pen is None:
                    break
                is_again = pen.is_crossed(error)
                if pen.is_broken:
                    is_again = not isinstance(error, CommitUnknown)
                    pen.close()
                    pen = None
                if is_again and not is_last:
                    continue
            break
        return pen

    def _write(self, pen: WriterConnection, requests: Sequence[WriteRequest]) -> None:
        """Writes pieces in one transaction; one by one if one of them fails. Raises if there can be no transaction.

        Also CommitUnknown, and whatever has broken or crossed it: then nothing is on disk.
        """
        is_whole = pen.takes_whole(requests)
        self._begun = time.perf_counter()
        if not is_whole:
            pen.begin()
        try:
            if is_whole:
                self._wait()
                pen.write_whole(requests, now())
                self._wrote(requests)
                return
            for request in requests:
                if request.work:
                    request.result = request.work(pen.connection)
            pen.insert([row for request in requests for row in request.rows])
            pen.stand([request.stands for request in requests if request.stands], now())
            self._commit(pen, requests)
        except Exception as error:
            if pen.is_broken:
                raise
            pen.undo()
            if pen.is_crossed(error):
                raise
            if len(requests) == 1:
                requests[0].error = error
            else:
                self._write_apart(pen, requests)

    def _write_apart(self, pen: WriterConnection, requests: Sequence[WriteRequest]) -> None:
        """Writes pieces that cannot all be written, each behind a savepoint."""
        kept: list[WriteRequest] = []
        for request in requests:
            if not pen.in_transaction:
                pen.begin()
            pen.save()
            try:
                request.result = request.work(pen.connection) if request.work else None
                pen.insert(request.rows)
                pen.stand([request.stands] if request.stands else [], now())
                pen.release()
                kept.append(request)
            except Exception as error:
                if pen.is_broken:
                    raise
                if pen.is_crossed(error):
                    pen.undo()
                    raise
                request.error = error
                if pen.in_transaction:
                    pen.back()
                else:  # some errors, as of a full disk, undo the whole transaction by themselves
                    _fail(kept, error)
        if pen.in_transaction:
            try:
                self._commit(pen, kept)
            except Exception as error:
                if pen.is_broken:
                    raise
                pen.undo()
                _fail(kept, error)

    def _commit(self, pen: WriterConnection, requests: Sequence[WriteRequest]) -> None:
        self._wait()
        pen.tell(requests)
        pen.commit(requests)
        self._wrote(requests)

    def _wait(self) -> None:
        if self._delay:
            time.sleep(self._delay)

    def _wrote(self, requests: Sequence[WriteRequest]) -> None:
        self.took(time.perf_counter() - self._begun)
        self.commits += 1
        self.written += len(requests)


def _table(request: WriteRequest) -> str:
    """Which table a piece is about."""
    return request.about or (request.rows[0][0] if request.rows else request.stands[0] if request.stands else "")


def _fail(requests: list[WriteRequest], error: Exception) -> None:
    for request in requests:
        request.error = error
    requests.clear()


def _answer(requests: Iterable[WriteRequest]) -> None:
    """Tells those who wait, each loop once."""
    loops: dict[asyncio.AbstractEventLoop, list[WriteRequest]] = {}
    for request in requests:
        if request.loop:
            loops.setdefault(request.loop, []).append(request)
    for loop, theirs in loops.items():
        try:
            loop.call_soon_threadsafe(_wake, theirs)
        except RuntimeError:
            log.debug("nobody waits any more for %s pieces of work", len(theirs))


def _wake(requests: Sequence[WriteRequest]) -> None:
    for request in requests:
        request.is_done = True
        if request.waiter and not request.waiter.done():
            request.waiter.set_result(None)
