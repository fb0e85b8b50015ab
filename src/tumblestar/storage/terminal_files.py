"""What the terminal keeps in a data folder: saved games, their seeds, puzzles, days, lessons and cookies.

A backup has these files in a table of their own, which no served database has.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import ExitStack, closing, suppress
from fnmatch import fnmatchcase
from pathlib import Path

from tumblestar.words.kept_files import SAVED_GAMES, locked, make_folders

TABLE = "terminal_files"
CREATE = f"CREATE TABLE {TABLE} (name TEXT NOT NULL PRIMARY KEY, content BLOB NOT NULL)"
GAMES = "terminal/*.txt"
PLACES = (GAMES, "terminal/seeds/*", "terminal/learned.json", "puzzles.json", "mistakes.json", "days.json", "cookies/*")
"""Patterns of the names of all files, from the data folder."""


def is_name(name: str, places: tuple[str, ...] = PLACES) -> bool:
    """Whether a name is one of the terminal's files. Names in a backup may be anything."""
    parts = name.split("/")
    if any(part in ("", "..") or part.startswith(".") or "\\" in part or "\0" in part for part in parts):
        return False
    patterns = [place.split("/") for place in places]
    return any(len(one) == len(parts) and all(map(fnmatchcase, parts, one)) for one in patterns)


def read(folder: Path, places: tuple[str, ...] = PLACES) -> dict[str, bytes]:
    """The files in a data folder by name, as they are at one moment. Raises OSError."""
    with ExitStack() as held:
        if (folder / SAVED_GAMES).parent.is_dir():
            with suppress(OSError):  # nobody can write there, so nothing changes
                held.enter_context(locked(folder / SAVED_GAMES))
        files = sorted(file for place in places for file in folder.glob(place) if file.is_file())
        named = [(file.relative_to(folder).as_posix(), file) for file in files]
        return {name: file.read_bytes() for name, file in named if is_name(name)}


def differing(folder: Path, files: Mapping[str, bytes]) -> list[Path]:
    """The files in a data folder that have other contents. Raises OSError."""
    found = [(folder / name, content) for name, content in files.items()]
    return [file for file, content in found if file.exists() and file.read_bytes() != content]


def write(folder: Path, files: Mapping[str, bytes]) -> None:
    """Writes files into a data folder, for their owner only. Raises OSError."""
    for name, content in files.items():
        file = folder / name
        make_folders(file.parent)
        file.touch(0o600)
        file.write_bytes(content)


def put(copy: Path, files: Mapping[str, bytes]) -> None:
    """Adds files to the copy of a database."""
    if files:
        with closing(sqlite3.connect(copy)) as connection, connection:
            connection.execute(CREATE)
            connection.executemany(f"INSERT INTO {TABLE} VALUES (?, ?)", files.items())  # noqa: S608


def take(copy: Path) -> dict[str, bytes]:
    """Removes the files from the copy of a database, whose structure was checked, and returns them by name."""
    with closing(sqlite3.connect(copy)) as connection, connection:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (TABLE,)).fetchone():
            return {}
        rows = connection.execute(f"SELECT name, content FROM {TABLE}").fetchall()  # noqa: S608
        connection.execute(f"DROP TABLE {TABLE}")
    return {name: bytes(content) for name, content in rows if isinstance(content, bytes) and is_name(str(name))}


def count_games(files: Mapping[str, bytes]) -> int:
    """The number of saved games among files."""
    return sum(is_name(name, (GAMES,)) for name in files)
