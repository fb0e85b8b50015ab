"""Backups of all tables, made while the server runs; restoring them, and moving them to another database.

A backup holds everything, the sealed seeds of running games too: only its owner may read it. A file is checked to be a
sound database of ours before it is restored. What is copied into another database, from SQLite to PostgreSQL and back,
is a consistent snapshot, and complete or not copied at all.
"""

from __future__ import annotations

import os
import re
import sqlite3
import sys
import tempfile
import time
from collections.abc import Generator, Mapping
from contextlib import ExitStack, closing, contextmanager
from datetime import datetime
from pathlib import Path

import sqlalchemy as sa

from tumblestar.storage import StoreProblem, postgres, schema, server_secrets, terminal_files
from tumblestar.storage.database import Database, migrate
from tumblestar.storage.locks import serving
from tumblestar.storage.sqlite import FILE, SUFFIXES, bring_back, check_sound, explaining, make_folder, make_private
from tumblestar.storage.upkeep import copying, damage
from tumblestar.words import Phrase


@contextmanager
def translating(file: Path) -> Generator[None]:
    """Raises errors of the system and of SQLite as StoreProblem."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise StoreProblem(Phrase("backup-trouble", {"file": str(file), "why": why})) from error


def back_up(
    location: Path | str, file: Path, *, replace: bool = False, terminal: Mapping[str, bytes] | None = None
) -> int:
    """Copies the tables of a folder or a database into a file, while they are played at. Returns how many they are.

    `terminal`: the terminal's files, by default those in the folder. The backup is a consistent snapshot, checked, and
    on disk when this returns. Raises StoreProblem.
    """
    if file.exists() and not replace:
        raise StoreProblem(Phrase("backup-there", {"file": str(file)}))
    if terminal is None:
        terminal = terminal_files_in(location)
    with translating(file), replacing(file) as fresh:
        copy_snapshot(location, fresh, is_needed=not terminal)
        terminal_files.put(fresh, terminal)
        named = location / FILE if isinstance(location, Path) else file
        count = count_tables(fresh, named, "store-damaged")
    return count


def restore(file: Path, folder: Path, *, replace: bool = False, now: datetime | None = None) -> tuple[int, Path | None]:
    """Replaces the tables of a folder by a backup. Returns how many there are, and where the old ones were moved.

    Refuses where there are tables or other files of the terminal, unless `replace`; then they are moved aside. Raises
    StoreProblem, and then nothing has changed.
    """
    if not file.is_file():
        raise StoreProblem(Phrase("cli-no-file", {"file": str(file)}))
    target, aside, when = folder / FILE, None, (now or datetime.now()).strftime("%Y%m%d-%H%M%S")
    with translating(folder):
        make_folder(folder)
        with serving(folder) as is_free:
            if not is_free:
                raise StoreProblem(Phrase("move-served", {"place": str(folder)}))
            if not replace and _has_tables(target):
                raise StoreProblem(Phrase("restore-there", {"folder": str(folder)}))
            with replacing(target) as fresh:
                with translating(file):
                    _copy_file(file, fresh, is_still=True)
                    check_structure(fresh, file)
                    count = count_tables(fresh, file)
                    files = terminal_files.take(fresh)
                changed = terminal_files.differing(folder, files)
                if changed and not replace:
                    raise StoreProblem(Phrase("restore-there", {"folder": str(folder)}))
                _sync(fresh)
                if target.exists():
                    aside = folder / f"tumblestar.before-{when}.sqlite"
                    for suffix in reversed(SUFFIXES):  # the database last: until then nothing has changed
                        if (part := target.with_name(FILE + suffix)).exists():
                            part.rename(aside.with_name(aside.name + suffix))
                    make_private(aside)
            for one in changed:
                one.rename(one.with_name(f"{one.name}.before-{when}"))
            terminal_files.write(folder, files)
    return count, aside


def restore_into(file: Path, address: str, folder: Path | None = None) -> int:
    """Copies a backup into an empty database. Returns how many tables there are. Raises StoreProblem.

    `folder`: where the terminal's files go.
    """
    with copying() as restored:
        restore(file, restored)
        files = terminal_files_in(restored) if folder else {}
        if folder and terminal_files.differing(folder, files):
            raise StoreProblem(Phrase("restore-there", {"folder": str(folder)}))
        count = move_data(restored, address)
        if folder:
            with translating(folder):
                terminal_files.write(folder, files)
        return count


def terminal_files_in(location: Path | str) -> dict[str, bytes]:
    """The terminal's files in a folder, by name. Raises StoreProblem."""
    if not isinstance(location, Path):
        return {}
    with translating(location):
        return terminal_files.read(location)


def move_data(source: Path | str, target: Path | str) -> int:
    """Copies the data of a stopped server into an empty folder or database; returns how many tables.

    Raises StoreProblem.
    """
    if source == target:
        raise StoreProblem(Phrase("move-same"))
    with ExitStack() as held:
        for location in (source, target):
            held.enter_context(unserved(location))
            if isinstance(location, Path):
                bring_back(location)
                if location is source and not (location / FILE).is_file():
                    raise StoreProblem(Phrase("backup-none", {"folder": str(location)}))
                with translating(location):
                    make_folder(location)
                if not held.enter_context(serving(location)):
                    raise StoreProblem(Phrase("move-served", {"place": str(location)}))
        return copy_data(source, target)


@contextmanager
def replacing(target: Path) -> Generator[Path]:
    """A new file with mode 0600 that replaces `target` and is on disk afterwards; nothing changes after an error."""
    descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    os.close(descriptor)
    fresh = Path(name)
    try:
        yield fresh
        _sync(fresh)
        fresh.replace(target)
        _sync(target.parent)
    finally:
        fresh.unlink(missing_ok=True)


def copy_snapshot(location: Path | str, target: Path, *, is_needed: bool = True) -> None:
    """Copies the database of a folder or an address, as it is at one moment, into a SQLite file.

    A folder without one raises StoreProblem, or unless `is_needed` makes an empty one.
    """
    if isinstance(location, Path):
        bring_back(location)
        if not (location / FILE).is_file() or not (location / FILE).stat().st_size:
            if is_needed:
                raise StoreProblem(Phrase("backup-none", {"folder": str(location)}))
            with copying() as folder:
                Database.open(folder).close()
                _copy_file(folder / FILE, target)
            return
        with explaining(location), closing(_connect_read_only(location / FILE)) as reading:
            check_sound(reading)
        _copy_file(location / FILE, target)
        return
    with copying() as folder:
        copy_data(location, folder)
        _copy_file(folder / FILE, target)


def examine(location: Path | str) -> Phrase | None:
    """Names the tables whose rows cannot be read; changes nothing in a folder.

    Raises StoreProblem for a database that is damaged as a whole, or not of this version.
    """
    if not isinstance(location, Path):
        with closing(Database.open(location)) as database:
            return database.read(damage)
    file = location / FILE
    if not file.exists():
        return None
    with explaining(location), closing(_connect_read_only(file, is_still=True)) as reading:
        check_sound(reading, is_thorough=True)
        names = {name for (name,) in reading.execute("SELECT name FROM sqlite_master")}
        if names and VERSION_TABLE not in names:
            raise StoreProblem(Phrase("store-foreign", {"file": str(file)}))
        if names:
            read_version(reading, file)
        with sa.create_engine("sqlite://", creator=lambda: reading).connect() as connection:
            return damage(connection)


def _copy_file(source: Path, target: Path, *, is_still: bool = False) -> None:
    with closing(_connect_read_only(source, is_still=is_still)) as reading, closing(sqlite3.connect(target)) as writing:
        reading.backup(writing)  # all pages in one step, under one read lock


def _connect_read_only(file: Path, *, is_still: bool = False) -> sqlite3.Connection:
    """Opens a database. One that nobody writes to (`is_still`) gets no files beside it, unless it has some already."""
    alone = is_still and not file.with_name(file.name + "-wal").exists()
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro{'&immutable=1' * alone}", uri=True, timeout=30)


def _has_tables(file: Path) -> bool:
    """Whether a database holds tables or people; also True where that cannot be found out."""
    if not file.is_file() or not file.stat().st_size:
        return False
    with closing(_connect_read_only(file, is_still=True)) as reading:
        try:
            return any(reading.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() for name in ("tables", "people"))  # noqa: S608
        except sqlite3.Error:
            return True


def _sync(path: Path) -> None:
    """Waits until a file or a folder is on disk. Windows syncs only what may be written to, so no folder."""
    if sys.platform == "win32" and path.is_dir():
        return
    descriptor = os.open(path, os.O_RDWR if sys.platform == "win32" else os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


# -- checking a file

VERSION_TABLE = "alembic_version"

Structure = dict[str, list[object]]
"""The objects of a database by name: the columns, keys and indexes of a table; the SQL of anything else."""


def count_tables(copy: Path, named: Path, damaged: str = "restore-damaged") -> int:
    """The number of game tables in a copy. Raises StoreProblem, naming another file, for a database that is unsound.

    `damaged`: the key of the phrase that says so.
    """
    with _opened(copy, named, damaged) as connection:
        check_sound(connection, is_thorough=True)
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        if not {VERSION_TABLE, "tables", "entries"} <= names:
            raise _problem("restore-foreign", named)
        read_version(connection, named)
        (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        return int(count)


def check_structure(copy: Path, named: Path) -> None:
    """Raises StoreProblem for a copy that holds anything besides the tables and indexes of its version.

    Triggers, views, checks and generated columns are code, which the database would run. So before this check, only the
    copy's schema is read, which runs nothing.
    """
    with _opened(copy, named) as connection:
        found = _structure(connection)
        with closing(sqlite3.connect(":memory:")) as ours:
            ours.execute(terminal_files.CREATE)
            if found.pop(terminal_files.TABLE, None) not in (None, _structure(ours)[terminal_files.TABLE]):
                raise _problem("restore-foreign", named)
        is_versioned = found.get(VERSION_TABLE) == _structure_of(schema.NEWEST)[VERSION_TABLE]
        if not is_versioned or found != _structure_of(read_version(connection, named)):
            raise _problem("restore-foreign", named)


@contextmanager
def _opened(copy: Path, named: Path, damaged: str = "restore-damaged") -> Generator[sqlite3.Connection]:
    with closing(sqlite3.connect(copy)) as connection:
        try:
            yield connection
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise _problem(damaged, named, str(error)) from error


def _problem(key: str, named: Path, why: str = "") -> StoreProblem:
    return StoreProblem(Phrase(key, {"file": str(named), "why": why}))


def read_version(connection: sqlite3.Connection, named: Path) -> str:
    """The version of a database. Raises StoreProblem for one that is newer than we are."""
    row = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()  # noqa: S608
    if not row or row[0] not in schema.VERSIONS:
        raise _problem("restore-newer", named)
    return str(row[0])


def _structure_of(version: str) -> Structure:
    """The structure of a version of our database."""
    engine = sa.create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            migrate(connection, version)
            driver = connection.connection.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            return _structure(driver)
    finally:
        engine.dispose()


def _structure(connection: sqlite3.Connection) -> Structure:
    structure: Structure = {}
    objects = connection.execute("SELECT type, name, rootpage, sql FROM sqlite_master ORDER BY name").fetchall()
    for kind, name, page, sql in objects:
        if kind == "index" or (kind == "table" and name.startswith("sqlite_stat")):
            continue  # an index is listed with its table; statistics are SQLite's own
        if kind != "table" or not page or re.search(r"\bCHECK\b", sql, re.IGNORECASE):
            structure[name] = [kind, sql]
            continue
        parts: list[object] = [connection.execute("SELECT * FROM pragma_table_xinfo(?)", (name,)).fetchall()]
        parts.append(sorted(connection.execute("SELECT * FROM pragma_foreign_key_list(?)", (name,)).fetchall()))
        indexes = connection.execute(
            'SELECT name, "unique", origin, partial FROM pragma_index_list(?) ORDER BY name', (name,)
        ).fetchall()
        for index in indexes:
            columns = connection.execute('SELECT cid, name, "desc", coll FROM pragma_index_xinfo(?)', index[:1])
            parts.append((index, columns.fetchall()))
        structure[name] = parts
    return structure


# -- to another database

BATCH = 1000
"""Rows that are copied at once."""
OWN_TABLES = ("keys", "leases")
"""Tables that belong to one database and are not copied as they are."""
RELEASE_WAIT, RETRY = 5.0, 0.1
"""Seconds that a server which has just stopped may take to be gone, for PostgreSQL too, and between two tries."""


def copy_data(source: Path | str, target: Path | str) -> int:
    """Copies all data into an empty database; returns the number of game tables. Raises StoreProblem.

    What a server writes to the source meanwhile is not copied.
    """
    with closing(Database.open(source)) as old, closing(Database.open(target)) as new:
        return _copy_tables(old, new)


@contextmanager
def unserved(location: Path | str) -> Generator[None]:
    """Keeps servers away from a PostgreSQL database. Raises StoreProblem if one still runs after RELEASE_WAIT.

    A folder has a lock of its own (locks.py).
    """
    if isinstance(location, Path):
        yield
        return
    with closing(Database.open(location)) as database, database.reading() as connection:
        last_try = time.monotonic() + RELEASE_WAIT
        while not connection.execute(sa.select(sa.func.pg_try_advisory_lock(postgres.SERVING))).scalar():
            if time.monotonic() >= last_try:
                raise StoreProblem(Phrase("move-served", {"place": database.shown}))
            time.sleep(RETRY)
        yield


def _copy_tables(old: Database, new: Database) -> int:
    tables = [table for table in schema.metadata.sorted_tables if table.name not in OWN_TABLES]
    with old.snapshot() as reading, new.transaction() as writing:
        for table in tables:
            if writing.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first():
                raise StoreProblem(Phrase("move-there", {"place": new.shown}))
        counts = dict.fromkeys([table.name for table in tables], 0)
        for table in tables:
            result = reading.execution_options(yield_per=BATCH).execute(sa.select(table))
            for rows in result.mappings().partitions(BATCH):
                writing.execute(sa.insert(table), [dict(row) for row in rows])
                counts[table.name] += len(rows)
        for table in tables:
            if writing.execute(sa.select(sa.func.count()).select_from(table)).scalar_one() != counts[table.name]:
                raise StoreProblem(Phrase("move-short", {"place": new.shown, "table": table.name}))
        server_secrets.copy_server_id(writing, old.server_id)
        if not isinstance(new.location, Path):
            postgres.set_sequences(writing, tables)
            server_secrets.key_to_database(writing, old.secret_key)
    if isinstance(new.location, Path):
        server_secrets.key_to_folder(new.location, old.secret_key)
    return counts[schema.tables.name]
