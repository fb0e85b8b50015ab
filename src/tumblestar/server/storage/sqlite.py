"""A house whose tables are kept in one SQLite file, which one process serves, or several of one machine.

Of several one writes at a time. SQLite itself lets others look again and again whether it is their turn, up to a tenth
of a second apart; so they wait for a lock of the system's (neighbours.py), which wakes the next one at once.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy.event import listen

from tumblestar.server.storage.ipc import SocketBus, WriteLock
from tumblestar.server.storage.writer import Row, TableStatus, WriteRequest
from tumblestar.words import Phrase

FILE = "tumblestar.sqlite"
WITH_FILE = ("", "-wal", "-shm")
"""What SQLite keeps beside a database belongs to it."""
OWN = ("tumblestar.", ".tumblestar.", "pass.key", "serving.lock")
"""How the names of all files begin that are kept in a data folder."""
CHECKPOINT = 10_000
"""Pages (of 4 KB) that the write-ahead log may hold before they are moved into the file: seldom, since under load the
same pages change again and again."""

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


def make_folder(folder: Path) -> None:
    """Makes a data folder, for its owner only; one of ours that others could enter is closed. Raises OSError.

    A folder that holds other things is left as it is: somebody has chosen it who may need it open.
    """
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    elif all(file.name.startswith(OWN) for file in folder.iterdir()):
        _close(folder, 0o700)


def make_private(file: Path) -> None:
    """Lets nobody but the owner read or write a database and what SQLite keeps beside it."""
    with suppress(OSError):  # SQLite tells better why it cannot be opened
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for ending in WITH_FILE:
        if (part := file.with_name(file.name + ending)).exists():
            _close(part, 0o600)


def _close(path: Path, mode: int) -> None:
    with suppress(OSError):  # it is somebody else's
        if path.stat().st_mode & 0o077:
            path.chmod(mode)


def engine(folder: Path) -> sa.Engine:
    """The database in a folder: a write that returns is on disk."""
    make_private(folder / FILE)
    made = sa.create_engine(f"sqlite:///{folder / FILE}", connect_args={"timeout": 5}, hide_parameters=True)

    def set_up(connection: Any, _record: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"wal_autocheckpoint={CHECKPOINT}"):
            connection.execute(f"PRAGMA {pragma}")

    listen(made, "connect", set_up)
    return made


class SqliteConnection:
    """SQLite's own connection: the few statements of every action need nothing else.

    `neighbours`: the other processes that serve this file, if there may be any.
    """

    def __init__(self, connection: sa.Connection, neighbours: SocketBus | None = None) -> None:
        self.connection = connection
        self._neighbours = neighbours
        self._turn = WriteLock(neighbours.folder) if neighbours else None
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        self._driver = driver

    @property
    def in_transaction(self) -> bool:
        return self._driver.in_transaction

    @property
    def is_broken(self) -> bool:
        return False

    def is_crossed(self, error: Exception) -> bool:
        return False

    def begin(self) -> None:
        if self._turn:
            self._turn.take()
        try:
            self._driver.execute("BEGIN IMMEDIATE")
        except BaseException:
            self._leave()
            raise

    def _leave(self) -> None:
        if self._turn:
            self._turn.leave()

    def insert(self, rows: Sequence[Row]) -> None:
        if rows:
            self._driver.execute(_INSERT, (orjson.dumps(rows).decode(),))

    def stand(self, stands: Sequence[TableStatus], at: str) -> None:
        if stands:
            self._driver.execute(_STANDS, (at, orjson.dumps(stands).decode()))

    def takes_whole(self, requests: Sequence[WriteRequest]) -> bool:
        return not any(request.work or request.stands for request in requests)

    def write_whole(self, requests: Sequence[WriteRequest], at: str) -> None:
        """One statement is a transaction by itself: Python's lock changes hands once in the place of three times."""
        if rows := [row for request in requests for row in request.rows]:
            try:
                if self._turn:
                    self._turn.take()
                self.insert(rows)
            finally:
                self._leave()
        if self._neighbours:
            self._neighbours.tell(requests)

    def tell(self, requests: Sequence[WriteRequest]) -> None:
        """They are told by `commit`, when all is on disk."""

    def save(self) -> None:
        self._driver.execute("SAVEPOINT piece")

    def release(self) -> None:
        self._driver.execute("RELEASE piece")

    def back(self) -> None:
        self._driver.execute("ROLLBACK TO piece")
        self._driver.execute("RELEASE piece")

    def commit(self, requests: Sequence[WriteRequest]) -> None:
        self._driver.execute("COMMIT")
        self._leave()
        if self._neighbours:
            self._neighbours.tell(requests)

    def undo(self) -> None:
        try:
            if self.in_transaction:
                self._driver.execute("ROLLBACK")
        finally:
            self._leave()

    def close(self) -> None:
        if self._turn:
            self._turn.close()
        self.connection.close()


def explained(text: str, folder: Path) -> Phrase:
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
