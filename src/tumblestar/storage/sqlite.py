"""Tables in one SQLite file, which one process serves."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Generator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import orjson
import sqlalchemy as sa
from sqlalchemy.event import listen

from tumblestar.storage import StoreProblem
from tumblestar.storage.writer import Row, StatusRow, WriterConnection, WriteRequest
from tumblestar.words import Phrase

FILE = "tumblestar.sqlite"
SUFFIXES = ("", "-wal", "-shm")
"""The files that SQLite keeps for one database."""
OWN = ("tumblestar.", ".tumblestar.", "pass.key", "serving.", "terminal", "puzzles.", "days.", "cookies")
"""Prefixes of the names of all files in a data folder."""
CHECKED = 64_000_000
"""Bytes of a database that is checked whenever it is opened: some 4 ms a megabyte (bench: 0.33 s for 80 MB)."""
CHECKPOINT = 10_000
"""Pages (of 4 KB) in the write-ahead log before a checkpoint: rarely, since under load the same pages change often."""

# One statement for all rows of a transaction: the interpreter's lock changes hands at every statement.
_INSERT = """
INSERT INTO entries (table_id, number, client, kind, actor, payload)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
FROM json_each(?)"""
_UPDATE_STATUSES = """
UPDATE tables
SET status = json_extract(value, '$[1]'), result = json_extract(value, '$[2]'), changed = ?
FROM json_each(?) WHERE tables.id = json_extract(value, '$[0]')"""


def make_folder(folder: Path) -> None:
    """Creates a data folder with mode 0700; one that holds only our files gets that mode. Raises OSError.

    A folder with other files keeps its mode: somebody may need it open.
    """
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    elif all(file.name.startswith(OWN) for file in folder.iterdir()):
        _restrict(folder, 0o700)


def prepare_folder(folder: Path) -> None:
    """Creates a data folder as `make_folder` does. Raises StoreProblem."""
    try:
        make_folder(folder)
    except OSError as error:
        why = error.strerror or str(error)
        raise StoreProblem(Phrase("store-folder", {"folder": str(folder), "why": why})) from error


def bring_back(folder: Path) -> None:
    """Moves a database to its folder that version 0.7 and older kept beside it: they cut a path at its first "?"."""
    file = folder / FILE
    outside = Path(str(file).partition("?")[0])
    if outside == file or not outside.is_file() or (file.exists() and file.stat().st_size):
        return
    with suppress(OSError, sqlite3.Error):
        with closing(sqlite3.connect(outside)) as connection:  # which writes its log into it when it is closed
            is_ours = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        if is_ours and not outside.with_name(outside.name + "-wal").exists():  # nobody else has it open
            outside.replace(file)


def make_private(file: Path) -> None:
    """Creates a database file if there is none, and gives its files mode 0600."""
    with suppress(OSError):  # SQLite's own error says better why it cannot be opened
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for suffix in SUFFIXES:
        if (part := file.with_name(file.name + suffix)).exists():
            _restrict(part, 0o600)


def _restrict(path: Path, mode: int) -> None:
    with suppress(OSError):  # it belongs to somebody else
        if path.stat().st_mode & 0o077:
            path.chmod(mode)


def engine(folder: Path) -> sa.Engine:
    """The engine of the database in a folder. A write that returns is on disk."""
    bring_back(folder)
    make_private(folder / FILE)
    address = sa.URL.create("sqlite", database=str(folder / FILE))  # text would be parsed: a path may hold "?"
    made = sa.create_engine(address, connect_args={"timeout": 5}, hide_parameters=True)

    def set_up(connection: sa.engine.interfaces.DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"wal_autocheckpoint={CHECKPOINT}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    listen(made, "connect", set_up)
    return made


class SqliteConnection(WriterConnection):
    """A connection that writes to SQLite."""

    @property
    def in_transaction(self) -> bool:
        return bool(self._driver.in_transaction)

    def begin(self) -> None:
        self._driver.execute("BEGIN IMMEDIATE")

    def insert(self, rows: Sequence[Row]) -> None:
        if rows:
            self._driver.execute(_INSERT, (orjson.dumps(rows).decode(),))

    def update_statuses(self, statuses: Sequence[StatusRow], at: str) -> None:
        if statuses:
            self._driver.execute(_UPDATE_STATUSES, (at, orjson.dumps(statuses).decode()))

    def can_write_at_once(self, requests: Sequence[WriteRequest]) -> bool:
        return not any(request.work or request.status for request in requests)

    def write_at_once(self, requests: Sequence[WriteRequest], at: str) -> None:
        """Inserts in autocommit mode: Python's lock changes hands once instead of three times."""
        self.insert([row for request in requests for row in request.rows])

    def commit(self, requests: Sequence[WriteRequest]) -> None:
        self._driver.execute("COMMIT")

    def roll_back(self) -> None:
        if self.in_transaction:
            self._driver.execute("ROLLBACK")


def check_sound(connection: sqlite3.Connection, *, is_thorough: bool = False) -> None:
    """Raises sqlite3.DatabaseError for a database that is damaged inside; `is_thorough` compares indexes, too."""
    check = "integrity_check" if is_thorough else "quick_check"
    (found,) = connection.execute(f"PRAGMA {check}(1)").fetchone()
    if found != "ok":
        raise sqlite3.DatabaseError(f"malformed: {found.splitlines()[-1]}")


@contextmanager
def explaining(folder: Path) -> Generator[None]:
    """Raises errors of SQLite as StoreProblem about the database in a folder."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreProblem(explain(str(error), folder)) from error


def explain(text: str, folder: Path) -> Phrase:
    """The phrase for an error message of SQLite."""
    args = {"folder": str(folder), "file": str(folder / FILE), "why": text}
    if (folder / FILE).is_dir():
        return Phrase("store-trouble", {**args, "why": os.strerror(errno.EISDIR)})
    for part, key in (
        ("readonly", "store-read-only"),
        ("unable to open", "store-read-only"),
        ("disk is full", "store-full"),
        ("not a database", "store-damaged"),
        ("malformed", "store-damaged"),
        ("locked", "store-locked"),
    ):
        if part in text:
            return Phrase(key, args)
    return Phrase("store-trouble", args)
