"""The one thread that writes: it takes all that waits, writes it in one transaction, and answers when that is on disk.

A commit costs much more than what is in it, so those who come while one is under way share the next (group commit).
If a piece of work fails, the transaction is undone and its pieces are done again one by one, each behind a savepoint:
a bad one harms no other. Nobody is answered before the commit.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

import orjson
import sqlalchemy as sa

Work = Callable[[sa.Connection], Any]
"""What is to be written, given the connection of a transaction that is under way."""
Row = tuple[str, int, str | None, str, int | None, str]
"""An entry as the database has it: table, number, client, kind, actor, payload."""
Standing = tuple[str, str, str]
"""How a table stands after its entries: table, status, result."""
GATHERED = 0.001
"""Seconds that a transaction waits for more, if that before it was shared: so others are likely to come."""
MOST_WAITING = 20_000
"""Pieces of work that may wait; who comes then is turned away, and may come again."""
T = TypeVar("T")

# One statement for all rows of a transaction: a statement a row would hand the interpreter's lock over at every row.
_INSERT = """
INSERT INTO entries (table_id, number, client, kind, actor, payload)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
FROM json_each(?)"""
_STANDS = """
UPDATE tables
SET status = json_extract(value, '$[1]'), result = json_extract(value, '$[2]'), changed = ?
FROM json_each(?) WHERE tables.id = json_extract(value, '$[0]')"""

log = logging.getLogger(__name__)


def now() -> str:
    """The time, as the store writes it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Busy(Exception):
    """So much waits to be written that no more is taken, or the writer has been closed (`is_closed`)."""

    def __init__(self, is_closed: bool) -> None:
        super().__init__(is_closed)
        self.is_closed = is_closed


class Piece:
    """Something to be written whole or not at all: entries, how a table then stands, and other work."""

    __slots__ = ("error", "is_done", "loop", "result", "rows", "stands", "waiter", "work")

    def __init__(self, work: Work | None = None, rows: Sequence[Row] = (), stands: Standing | None = None) -> None:
        self.work = work
        self.rows = rows
        self.stands = stands
        self.result: Any = None
        self.error: Exception | None = None
        self.is_done = False
        self.loop: asyncio.AbstractEventLoop | None = None
        self.waiter: asyncio.Future[None] | None = None


class Writer:
    """Writes what it is given, in order, from its own thread. `delay`: seconds added to each commit, for benches."""

    def __init__(self, connect: Callable[[], sa.Connection], delay: float = 0.0) -> None:
        self._connect = connect
        self._delay = delay
        self._waiting: deque[Piece] = deque()
        self._more = threading.Condition()
        self._is_closed = False
        self._thread: threading.Thread | None = None
        self.commits = 0
        """How many transactions were committed."""
        self.written = 0
        """How many pieces of work were in them."""

    @property
    def waiting(self) -> int:
        """How many pieces wait for the next transaction."""
        return len(self._waiting)

    async def put(self, piece: Piece) -> Any:
        """Has a piece written; gives what its work gives, once that is on disk. Raises what went wrong, and Busy.

        It is written also if whoever waits is cancelled, and they learn of that only then: so nobody can come to
        believe that something was not done which is on disk.
        """
        loop = asyncio.get_running_loop()
        piece.loop = loop
        piece.waiter = loop.create_future()
        self._take(piece, loop)
        is_cancelled = False
        while not piece.is_done:
            try:
                await piece.waiter
            except asyncio.CancelledError:
                is_cancelled = True
                piece.waiter = loop.create_future()
                if piece.is_done:  # answered between
                    break
        if is_cancelled and (task := asyncio.current_task()):
            task.uncancel()
            task.cancel()  # takes effect where it next waits
        if piece.error:
            raise piece.error
        return piece.result

    def close(self) -> None:
        """Writes all that waits, then stops. Takes nothing more."""
        with self._more:
            self._is_closed = True
            self._more.notify()
        if self._thread:
            self._thread.join()

    def _take(self, piece: Piece, loop: asyncio.AbstractEventLoop) -> None:
        with self._more:
            if self._is_closed or len(self._waiting) >= MOST_WAITING:
                raise Busy(self._is_closed)
            self._waiting.append(piece)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
                self._thread.start()
            elif len(self._waiting) == 1:
                loop.call_soon(self._wake)  # not at once: what else comes in this turn of the loop is to come along

    def _wake(self) -> None:
        with self._more:
            self._more.notify()

    # -- in the thread

    def _run(self) -> None:
        connection: sa.Connection | None = None
        pieces: Sequence[Piece] = ()
        try:
            while True:
                with self._more:
                    while not self._waiting and not self._is_closed:
                        self._more.wait()
                if len(pieces) > 1 and not self._is_closed:
                    time.sleep(GATHERED)
                with self._more:
                    pieces = list(self._waiting)
                    self._waiting.clear()
                if not pieces:
                    return
                try:
                    connection = connection or self._connect()
                    self._write(connection, pieces)
                except Exception as error:
                    for piece in pieces:
                        piece.error = piece.error or error
                _answer(pieces)
        finally:
            if connection is not None:
                connection.close()

    def _write(self, connection: sa.Connection, pieces: Sequence[Piece]) -> None:
        """Writes pieces in one transaction; one by one if one of them fails. Raises if there can be no transaction."""
        driver = _driver(connection)
        driver.execute("BEGIN IMMEDIATE")
        try:
            for piece in pieces:
                if piece.work:
                    piece.result = piece.work(connection)
            _insert(driver, [row for piece in pieces for row in piece.rows])
            _stand(driver, [piece.stands for piece in pieces if piece.stands])
            self._commit(driver, len(pieces))
        except Exception as error:
            _undo(driver)
            if len(pieces) == 1:
                pieces[0].error = error
            else:
                self._write_apart(connection, pieces)

    def _write_apart(self, connection: sa.Connection, pieces: Sequence[Piece]) -> None:
        """Writes pieces that cannot all be written, each behind a savepoint."""
        driver = _driver(connection)
        kept: list[Piece] = []
        for piece in pieces:
            if not driver.in_transaction:
                driver.execute("BEGIN IMMEDIATE")
            driver.execute("SAVEPOINT piece")
            try:
                piece.result = piece.work(connection) if piece.work else None
                _insert(driver, piece.rows)
                _stand(driver, [piece.stands] if piece.stands else [])
                driver.execute("RELEASE piece")
                kept.append(piece)
            except Exception as error:
                piece.error = error
                if driver.in_transaction:
                    driver.execute("ROLLBACK TO piece")
                    driver.execute("RELEASE piece")
                else:  # some errors, as of a full disk, undo the whole transaction by themselves
                    _fail(kept, error)
        if driver.in_transaction:
            try:
                self._commit(driver, len(kept))
            except Exception as error:
                _undo(driver)
                _fail(kept, error)

    def _commit(self, driver: sqlite3.Connection, count: int) -> None:
        if self._delay:
            time.sleep(self._delay)
        driver.execute("COMMIT")
        self.commits += 1
        self.written += count


def _driver(connection: sa.Connection) -> sqlite3.Connection:
    """SQLite's own connection: the few statements of every action need nothing else."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _insert(driver: sqlite3.Connection, rows: Sequence[Row]) -> None:
    if rows:
        driver.execute(_INSERT, (orjson.dumps(rows).decode(),))


def _stand(driver: sqlite3.Connection, stands: Sequence[Standing]) -> None:
    if stands:
        driver.execute(_STANDS, (now(), orjson.dumps(stands).decode()))


def _undo(driver: sqlite3.Connection) -> None:
    if driver.in_transaction:
        driver.execute("ROLLBACK")


def _fail(pieces: list[Piece], error: Exception) -> None:
    for piece in pieces:
        piece.error = error
    pieces.clear()


def _answer(pieces: Iterable[Piece]) -> None:
    """Tells those who wait, each loop once."""
    loops: dict[asyncio.AbstractEventLoop, list[Piece]] = {}
    for piece in pieces:
        if piece.loop:
            loops.setdefault(piece.loop, []).append(piece)
    for loop, theirs in loops.items():
        try:
            loop.call_soon_threadsafe(_wake, theirs)
        except RuntimeError:
            log.debug("nobody waits any more for %s pieces of work", len(theirs))


def _wake(pieces: Sequence[Piece]) -> None:
    for piece in pieces:
        piece.is_done = True
        if piece.waiter and not piece.waiter.done():
            piece.waiter.set_result(None)
