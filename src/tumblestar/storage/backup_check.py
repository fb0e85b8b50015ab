"""Checks that a SQLite file is a sound database of ours, before it is restored."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa

from tumblestar.storage import StoreProblem, schema, terminal_files
from tumblestar.storage.database import migrate
from tumblestar.storage.sqlite import check_sound
from tumblestar.words import Phrase

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
