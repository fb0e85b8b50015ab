"""Exports every game as a text file, and imports such files as games for everybody to step through."""

from __future__ import annotations

import hashlib
import zipfile
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from urllib.parse import quote

import sqlalchemy as sa

from tumblestar.contract.errors import Unreadable
from tumblestar.record import LONGEST_TEXT
from tumblestar.record.text import decoded, read_record
from tumblestar.storage import Conflict, StoreProblem, TableProblem, schema, store_people
from tumblestar.storage.backup import copy_snapshot, replacing, terminal_files_in, translating
from tumblestar.storage.database import dialect_insert, shown
from tumblestar.storage.schema import TableRow
from tumblestar.storage.sqlite import FILE
from tumblestar.storage.store import Store
from tumblestar.storage.terminal_files import GAMES as GAMES_PLACE
from tumblestar.storage.terminal_files import is_name
from tumblestar.storage.upkeep import copying
from tumblestar.storage.writer import now
from tumblestar.tables.registry import imported_name
from tumblestar.tables.replay import imported_row
from tumblestar.tables.table import Table
from tumblestar.words import Phrase
from tumblestar.words.kept_files import make_folders

NOBODY = {"id": 0, "token": "house", "name": "", "language": "", "theme": ""}
"""The person who owns imported games. Cookies have other tokens, which are digests, and ids from 1."""

Failures = list[tuple[str, Phrase]]
"""The names of games or files that failed, and why."""


def export(location: Path | str, target: Path, terminal: Mapping[str, bytes] | None = None) -> tuple[int, Failures]:
    """Writes every game as text into a folder, or into a new zip file. Returns how many, and which failed.

    `terminal`: the terminal's files, by default those in the folder; its games are written, too. Reads a snapshot, so a
    server may run meanwhile. Raises StoreProblem.
    """
    is_zip = target.suffix.lower() == ".zip"
    if is_zip and target.exists():
        raise StoreProblem(Phrase("backup-there", {"file": str(target)}))
    if terminal is None:
        terminal = terminal_files_in(location)
    saved = {name.rpartition("/")[2]: text for name, text in terminal.items() if is_name(name, (GAMES_PLACE,))}
    with copying() as folder, translating(target):
        copy_snapshot(location, folder / FILE, is_needed=not saved)
        with closing(_open_copy(folder, location)) as store:
            if is_zip:
                with replacing(target) as fresh, zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED) as packed:
                    return _write_all(store, saved, packed.writestr)
            make_folders(target)

            def write(name: str, text: str) -> None:
                (target / name).touch(0o600)  # the seed of a game whose chance is open is in its text
                (target / name).write_text(text, encoding="utf-8", newline="\n")

            return _write_all(store, saved, write)


def _open_copy(folder: Path, original: Path | str) -> Store:
    """Opens a copy. Raises StoreProblem, naming the original."""
    try:
        return Store.open(folder)
    except StoreProblem as problem:
        named = {"folder": shown(original), "file": str(original / FILE) if isinstance(original, Path) else ""}
        raise StoreProblem(Phrase(problem.phrase.key, {**problem.phrase.args, **named})) from problem


def _write_all(store: Store, saved: Mapping[str, bytes], write: Callable[[str, str], object]) -> tuple[int, Failures]:
    """Calls `write` with the file name and text of every game. Returns how many, and which failed."""
    count, failed = 0, Failures()
    with store.reading() as connection:
        names = list(connection.execute(sa.select(schema.tables.c.id).order_by(schema.tables.c.id)).scalars())
    for name in names:
        try:
            row = store.table(name)
            if row:
                write(f"{row.game}-{quote(name, safe='')}.txt", Table.load(store, row).record.text())
                count += 1
        except TableProblem as problem:
            failed.append((name, problem.phrase))
    for name, data in saved.items():
        try:
            write(name, read_record(decoded(data), any_version=True).text())
            count += 1
        except Unreadable as error:
            failed.append((name, error.at_line))
    return count, failed


async def import_files(location: Path | str, files: Sequence[Path]) -> tuple[list[str], list[str], Failures]:
    """Imports games from text files and zip files.

    Returns the names of new tables, those of games that were imported before and keep theirs, and the texts that
    failed. Raises StoreProblem.
    """
    made, known, failed = list[str](), list[str](), Failures()
    with closing(Store.open(location)) as store:
        await store.write(_add_nobody)
        for name, data in texts(files, failed):
            try:
                row = _imported_row(data)
            except Unreadable as error:
                failed.append((name, error.at_line))
                continue
            try:
                await store.add(row, "", [], also=[partial(_list, row)])
            except Conflict:
                known.append(row.id)
            else:
                made.append(row.id)
    return made, known, failed


def _add_nobody(connection: sa.Connection) -> None:
    row = NOBODY | {"made": now()}
    connection.execute(dialect_insert(connection)(schema.people).values(**row).on_conflict_do_nothing())


def _list(row: TableRow, connection: sa.Connection) -> None:
    """Lists a table in the lobby, where it is found by the names of its players."""
    store_people.update_table(connection, row.id, listed=1)
    store_people.update_sitters(connection, row.id, row.seats)


def _imported_row(data: bytes) -> TableRow:
    """A table for a record; its name is a digest of the text. Raises Unreadable."""
    record = read_record(decoded(data), any_version=True)
    digest = hashlib.sha256(record.text().encode()).digest()
    return imported_row(imported_name(digest), 0, record)


def is_named(path: str, endings: Sequence[str] = (".txt",)) -> bool:
    """Whether a path has one of some endings, and is none of the files that macOS adds to archives and disks."""
    *folders, name = path.replace("\\", "/").split("/")
    return "__MACOSX" not in folders and not name.startswith("._") and name.lower().endswith(tuple(endings))


def texts(files: Sequence[Path], failed: Failures) -> Generator[tuple[str, bytes]]:
    """The name and contents of every text in some files; adds to `failed` what cannot be read."""
    for file in files:
        try:
            with file.open("rb") as opened:
                if is_named(file.name, (".zip",)) or zipfile.is_zipfile(opened):
                    yield from _packed_texts(file, failed)
                else:
                    opened.seek(0)
                    yield str(file), opened.read(LONGEST_TEXT + 1)
        except FileNotFoundError:
            failed.append((str(file), Phrase("cli-no-file", {"file": str(file)})))
        except OSError as error:
            failed.append((str(file), _unreadable(file, error)))


def _packed_texts(file: Path, failed: Failures) -> Generator[tuple[str, bytes]]:
    """The name and contents of every text in a zip file. Raises OSError.

    Whatever is damaged is passed over. Decompressors raise many errors of their own, so all are caught.
    """
    try:
        packed = zipfile.ZipFile(file)
    except Exception as error:
        failed.append((str(file), _unreadable(file, error)))
        return
    with packed:
        entries = [entry for entry in packed.infolist() if is_named(entry.filename)]  # a folder's name ends in a slash
        if not entries:
            failed.append((str(file), Phrase("cli-no-records", {"file": str(file)})))
        for entry in entries:
            try:
                with packed.open(entry) as opened:
                    data = opened.read(LONGEST_TEXT + 1)
            except Exception as error:
                failed.append((f"{file}: {entry.filename}", _unreadable(entry.filename, error)))
            else:
                yield f"{file}: {entry.filename}", data


def _unreadable(file: Path | str, error: Exception) -> Phrase:
    why = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return Phrase("cli-unreadable-file", {"file": str(file), "why": why})
