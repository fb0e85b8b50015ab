"""Copies of all tables: made while the server runs, put back in place, and every game out and in as a text.

A copy holds everything, sealed seeds of running games too: it is written for its owner's eyes only. Texts hold what a
player may know.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import os
import re
import sqlite3
import tempfile
import time
import zipfile
import zlib
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, contextmanager
from datetime import datetime
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import IO

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from tumblestar.contract.errors import Unreadable
from tumblestar.games import GAMES
from tumblestar.record import LONGEST_TEXT
from tumblestar.record_text import read_record
from tumblestar.server.storage import move, schema, store_people
from tumblestar.server.storage.database import FILE, Conflict, StoreProblem, migrate, now
from tumblestar.server.storage.postgres import is_address
from tumblestar.server.storage.postgres import shown as hidden
from tumblestar.server.storage.rows import SeatRow, TableRow
from tumblestar.server.storage.sqlite import WITH_FILE, make_folder, make_private
from tumblestar.server.storage.store import Store
from tumblestar.server.tables.table import Table, TableProblem
from tumblestar.words import Phrase

LOCK_FILE = "serving.lock"
MOMENT = 1.0
"""Seconds that a folder is waited for which somebody else holds."""
VERSION_TABLE = "alembic_version"
HOUSE_TOKEN = "house"  # noqa: S105
"""The token of the person who owns what was brought in from files. No cookie has it: the others are digests."""


class BackupProblem(Exception):
    """A copy that cannot be made or put back; `phrase` says why and what helps."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase


@contextmanager
def _telling(file: Path) -> Generator[None]:
    """Turns what the system or the database complains of into a BackupProblem."""
    try:
        yield
    except OSError as error:
        raise BackupProblem(
            Phrase("backup-trouble", {"file": str(file), "why": error.strerror or str(error)})
        ) from error
    except sqlite3.Error as error:
        raise BackupProblem(Phrase("backup-trouble", {"file": str(file), "why": str(error)})) from error


@contextmanager
def _said() -> Generator[None]:
    """Turns what a store says into a BackupProblem."""
    try:
        yield
    except StoreProblem as problem:
        raise BackupProblem(problem.phrase) from problem


@contextmanager
def serving(folder: Path) -> Generator[bool]:
    """Holds a data folder for one server, as long as this lasts; False where another process holds it.

    It is tried for a moment: the processes of a server that was killed need one to find that out, and end.
    """
    if find_spec("fcntl") is None:  # no such locks on this system
        yield True
        return
    with _telling(folder):
        lock = os.fdopen(os.open(folder / LOCK_FILE, os.O_WRONLY | os.O_CREAT, 0o600), "w")
    with lock:
        until = time.monotonic() + MOMENT
        while not (is_ours := _held(lock)) and time.monotonic() < until:
            time.sleep(MOMENT / 50)
        yield is_ours


def _held(lock: IO[str]) -> bool:
    """Whether a lock is this process's now."""
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def parse_location(text: str) -> Path | str:
    """What somebody typed: the address of a database, or a folder."""
    return text if is_address(text) else Path(text).expanduser()


def shown(location: Path | str) -> str:
    """A place as people may see it: without a password."""
    return str(location) if isinstance(location, Path) else hidden(location)


# ------------------------------------------------------------------------------------------------ copies


def back_up(location: Path | str, file: Path, *, replace: bool = False) -> int:
    """Copies the tables of a folder or a database into a file, also while they are played on. Gives how many they are.

    The copy is one moment's state, complete, checked, and on disk when this returns. Raises BackupProblem.
    """
    if file.exists() and not replace:
        raise BackupProblem(Phrase("backup-there", {"file": str(file)}))
    with _telling(file):
        fresh = _beside(file)
        try:
            _copy(location, fresh)
            count = _checked(fresh, file)
            _onto_disk(fresh)
            fresh.replace(file)
            _onto_disk(file.parent)
        finally:
            fresh.unlink(missing_ok=True)
    return count


def restore(file: Path, folder: Path, *, replace: bool = False, now: datetime | None = None) -> tuple[int, Path | None]:
    """Puts a copy in the place of a folder's tables. Gives how many there are, and where the old ones were put.

    Refuses where there are tables already, unless they are to be replaced; then they are kept aside. Raises
    BackupProblem, and then nothing has changed.
    """
    if not file.is_file():
        raise BackupProblem(Phrase("cli-no-file", {"file": str(file)}))
    target, aside = folder / FILE, None
    with _telling(folder):
        make_folder(folder)
        with serving(folder) as is_free:
            if not is_free:
                raise BackupProblem(Phrase("backup-running", {"folder": str(folder)}))
            if not replace and _has_tables(target):
                raise BackupProblem(Phrase("restore-there", {"folder": str(folder)}))
            fresh = _beside(target)
            try:
                with _telling(file):
                    _copy_file(file, fresh)
                    _only_ours(fresh, file)
                    count = _checked(fresh, file)
                _onto_disk(fresh)
                if target.exists():
                    when = (now or datetime.now()).strftime("%Y%m%d-%H%M%S")
                    aside = folder / f"tumblestar.before-{when}.sqlite"
                    for ending in reversed(WITH_FILE):  # the database last: until then all is as it was
                        if (part := target.with_name(FILE + ending)).exists():
                            part.rename(aside.with_name(aside.name + ending))
                    make_private(aside)
                fresh.replace(target)
                _onto_disk(folder)
            finally:
                fresh.unlink(missing_ok=True)
    return count, aside


def restore_into(file: Path, address: str) -> int:
    """Puts a copy into an empty database. Gives how many tables there are. Raises BackupProblem."""
    with tempfile.TemporaryDirectory() as made:
        restore(file, Path(made))
        return move_house(Path(made), address)


def move_house(source: Path | str, target: Path | str) -> int:
    """Copies a house nobody serves into an empty folder or database; gives how many tables. Raises BackupProblem."""
    if source == target:
        raise BackupProblem(Phrase("move-same"))
    with contextlib.ExitStack() as held, _said():
        for location in (source, target):
            held.enter_context(move.unserved(location))
            if isinstance(location, Path):
                if location is source and not (location / FILE).is_file():
                    raise BackupProblem(Phrase("backup-none", {"folder": str(location)}))
                with _telling(location):
                    make_folder(location)
                if not held.enter_context(serving(location)):
                    raise BackupProblem(Phrase("backup-running", {"folder": str(location)}))
        return move.copy(source, target)


def _beside(file: Path) -> Path:
    """A new empty file beside another, for its owner only."""
    descriptor, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    os.close(descriptor)
    return Path(name)


def _copy(location: Path | str, to: Path) -> None:
    """Copies what a folder or a database holds as it is at one moment, whoever writes to it meanwhile."""
    if not isinstance(location, Path):
        with tempfile.TemporaryDirectory() as made, _said():
            move.copy(location, Path(made))
            _copy_file(Path(made) / FILE, to)
        return
    folder = location
    if not (folder / FILE).is_file():
        raise BackupProblem(Phrase("backup-none", {"folder": str(folder)}))
    _copy_file(folder / FILE, to)


def _copy_file(source: Path, to: Path) -> None:
    with closing(_looking(source)) as reading, closing(sqlite3.connect(to)) as writing:
        reading.backup(writing)  # all pages in one step, under one read lock: a moment's state


def _looking(file: Path) -> sqlite3.Connection:
    """A connection that only reads."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=30)


def _has_tables(file: Path) -> bool:
    """Whether there is a database with anything in it that a person might miss."""
    if not file.is_file() or not file.stat().st_size:
        return False
    with closing(_looking(file)) as reading:
        try:
            return any(reading.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() for name in ("tables", "people"))  # noqa: S608
        except sqlite3.Error:
            return True


def _checked(copy: Path, named: Path) -> int:
    """How many tables a copy has. Raises BackupProblem, naming another file, for what is no sound database of ours."""
    said = {"file": str(named)}
    with closing(sqlite3.connect(copy)) as looking:
        try:
            if looking.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise BackupProblem(Phrase("restore-damaged", said))
            tables = {name for (name,) in looking.execute("SELECT name FROM sqlite_master")}
            if not {"alembic_version", "tables", "entries"} <= tables:
                raise BackupProblem(Phrase("restore-foreign", said))
            version = looking.execute("SELECT version_num FROM alembic_version").fetchone()
            if not version or version[0] not in schema.VERSIONS:
                raise BackupProblem(Phrase("restore-newer", said))
            count: int = looking.execute("SELECT count(*) FROM tables").fetchone()[0]
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise BackupProblem(Phrase("restore-damaged", said)) from error
    return count


def _only_ours(copy: Path, named: Path) -> None:
    """Raises BackupProblem for a copy that holds anything besides the tables and indexes of its version.

    Triggers, views, checks and generated columns are code, which the database would run. So until this has passed,
    nothing is asked of the copy but its schema, which runs nothing.
    """
    said = {"file": str(named)}
    with closing(sqlite3.connect(copy)) as looking:
        try:
            found = _shape(looking)
            if VERSION_TABLE not in found or found[VERSION_TABLE] != _shape_of(schema.NEWEST)[VERSION_TABLE]:
                raise BackupProblem(Phrase("restore-foreign", said))
            version = (looking.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone() or ("",))[0]  # noqa: S608
            if version not in schema.VERSIONS:
                raise BackupProblem(Phrase("restore-newer", said))
            if found != _shape_of(version):
                raise BackupProblem(Phrase("restore-foreign", said))
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise BackupProblem(Phrase("restore-damaged", said)) from error


Shape = dict[str, list[object]]
"""What a database has, by name: for a table its columns, keys and indexes; for anything else how it was made."""


def _shape_of(version: str) -> Shape:
    """What a database of a version of ours has."""
    engine = sa.create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            migrate(connection, version)
            driver = connection.connection.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            return _shape(driver)
    finally:
        engine.dispose()


def _shape(looking: sqlite3.Connection) -> Shape:
    """What a database has, as its schema tells it."""
    shape: Shape = {}
    listed = looking.execute("SELECT type, name, rootpage, sql FROM sqlite_master ORDER BY name").fetchall()
    for kind, name, page, sql in listed:
        if kind == "index" or (kind == "table" and name.startswith("sqlite_stat")):
            continue  # an index stands with its table; statistics are SQLite's own
        if kind != "table" or not page or re.search(r"\bCHECK\b", sql, re.IGNORECASE):
            shape[name] = [kind, sql]
            continue
        parts: list[object] = [looking.execute("SELECT * FROM pragma_table_xinfo(?)", (name,)).fetchall()]
        parts.append(sorted(looking.execute("SELECT * FROM pragma_foreign_key_list(?)", (name,)).fetchall()))
        indexes = looking.execute(
            'SELECT name, "unique", origin, partial FROM pragma_index_list(?) ORDER BY name', (name,)
        ).fetchall()
        for index in indexes:
            columns = looking.execute('SELECT cid, name, "desc", coll FROM pragma_index_xinfo(?)', index[:1]).fetchall()
            parts.append((index, columns))
        shape[name] = parts
    return shape


def _onto_disk(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


# ------------------------------------------------------------------------------------------------ texts


def export(location: Path | str, target: Path) -> tuple[int, list[tuple[str, Phrase]]]:
    """Writes every game as a text into a folder, or into a new zip file. Gives how many, and which could not be read.

    Works on a copy of one moment, so a server may go on meanwhile. Raises BackupProblem.
    """
    if target.suffix.lower() == ".zip" and target.exists():
        raise BackupProblem(Phrase("backup-there", {"file": str(target)}))
    with tempfile.TemporaryDirectory() as made, _telling(target):
        there = Path(made)
        _copy(location, there / FILE)
        store = Store.open(there)
        try:
            if target.suffix.lower() == ".zip":
                with _beside_then(target) as fresh, zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED) as packed:
                    return _write_all(store, packed.writestr)
            target.mkdir(parents=True, exist_ok=True)
            return _write_all(store, lambda name, text: (target / name).write_text(text, encoding="utf-8"))
        finally:
            store.close()


@contextmanager
def _beside_then(target: Path) -> Generator[Path]:
    """A file beside another that takes its place once all is written."""
    fresh = _beside(target)
    try:
        yield fresh
        fresh.replace(target)
    finally:
        fresh.unlink(missing_ok=True)


def _write_all(store: Store, write: Callable[[str, str], object]) -> tuple[int, list[tuple[str, Phrase]]]:
    """Hands every game's text on under its name. Gives how many, and those that cannot be read."""
    done, failed = 0, list[tuple[str, Phrase]]()
    with store.reading() as connection:
        names = list(connection.execute(sa.select(schema.tables.c.id).order_by(schema.tables.c.id)).scalars())
    for name in names:
        try:
            saved = store.table(name)
            if saved and GAMES.get(saved.game):
                write(f"{saved.game}-{name}.txt", Table.load(store, saved).record.text())
                done += 1
            elif saved:
                failed.append((name, Phrase("unknown-game", {"name": saved.game, "games": list(GAMES)})))
        except TableProblem as problem:
            failed.append((name, problem.phrase))
    return done, failed


async def bring_in(location: Path | str, files: Sequence[Path]) -> tuple[list[str], list[tuple[str, Phrase]]]:
    """Brings games in from text files and zip files, for everybody in the house to step through.

    Gives the names of their tables, and which texts could not be read and why. A game that was brought in before stays
    the one table it is. Raises StoreProblem.
    """
    store = Store.open(location)
    made, failed = list[str](), list[tuple[str, Phrase]]()
    try:
        await store.write(_know_house)
        for name, raw in _texts(files, failed):
            try:
                saved = _study(raw)
            except Unreadable as error:
                line = Phrase("unreadable-at", {"line": error.line, "why": error.phrase})
                failed.append((name, line if error.line else error.phrase))
                continue
            with contextlib.suppress(Conflict):
                await store.add(saved, "", [], also=[partial(_list, saved)])
            made.append(saved.id)
    finally:
        store.close()
    return made, failed


def _know_house(connection: sa.Connection) -> None:
    """Nobody has the number 0, and can own what is everybody's."""
    row = {"id": 0, "token": HOUSE_TOKEN, "name": "", "language": "", "theme": "", "made": now()}
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(insert(schema.people).values(**row).on_conflict_do_nothing())


def _list(saved: TableRow, connection: sa.Connection) -> None:
    """Shows a table in the lobby, where it is found by the names of those who played."""
    store_people.change_table(connection, saved.id, listed=1)
    store_people.note_sitters(connection, saved.id, saved.seats)


def _study(raw: bytes) -> TableRow:
    """A table that shows a record; its name follows from the text. Raises Unreadable."""
    if len(raw) > LONGEST_TEXT:
        raise Unreadable(Phrase("record-long", {"most": LONGEST_TEXT}))
    try:
        record = read_record(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise Unreadable(Phrase("open-not-text")) from error
    text = record.text()
    name = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:9]).decode()
    seats = tuple(SeatRow(kind, who) for kind, who in record.seats)
    return TableRow(name, 0, record.game.name, {"text": text}, seats, status="study", result=record.result)


def _texts(files: Sequence[Path], failed: list[tuple[str, Phrase]]) -> Generator[tuple[str, bytes]]:
    """Every text of some files, with its name; what cannot be had is noted."""
    for file in files:
        try:
            if not zipfile.is_zipfile(file):
                with file.open("rb") as reading:
                    yield str(file), reading.read(LONGEST_TEXT + 1)
                continue
            with zipfile.ZipFile(file) as packed:
                for entry in packed.infolist():
                    if entry.filename.endswith(".txt"):
                        with packed.open(entry) as reading:
                            yield f"{file}: {entry.filename}", reading.read(LONGEST_TEXT + 1)
        except FileNotFoundError:
            failed.append((str(file), Phrase("cli-no-file", {"file": str(file)})))
        except OSError as error:
            why = {"file": str(file), "why": error.strerror or str(error)}
            failed.append((str(file), Phrase("cli-unreadable-file", why)))
        except (zipfile.BadZipFile, zlib.error, RuntimeError, NotImplementedError, EOFError) as error:
            failed.append((str(file), Phrase("cli-unreadable-file", {"file": str(file), "why": str(error)})))
