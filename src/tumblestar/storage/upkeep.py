"""What a store needs besides use: copies that were left behind are deleted, and damaged tables are named."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa

from tumblestar.storage import TableProblem
from tumblestar.storage.schema import NEWEST, TableRow, tables
from tumblestar.storage.sqlite import FILE
from tumblestar.words import Phrase

MOST_NAMED = 50
"""Damaged tables that are named."""
COPY = "tumblestar-copy-"
LEFT = 86_400
"""Seconds after which a copy is not in use any more, but left by a process that was killed."""


@contextmanager
def copying() -> Generator[Path]:
    """A temporary folder for a copy of the data, whose seeds are secret."""
    with tempfile.TemporaryDirectory(prefix=COPY) as folder:
        yield Path(folder)


def clear_copies(folder: Path | None) -> None:
    """Deletes copies of ours that processes left which were killed, in a data folder and that of temporary files."""
    oldest = time.time() - LEFT
    for left in (*Path(tempfile.gettempdir()).glob(f"{COPY}*"), *(folder.glob(f".{FILE}.*") if folder else ())):
        with suppress(OSError):  # it belongs to somebody else, or is gone
            if left.is_symlink() or left.stat().st_mtime > oldest:
                continue
            shutil.rmtree(left) if left.is_dir() else left.unlink()


def damage(connection: sa.Connection) -> Phrase | None:
    """Names the tables whose rows cannot be read; None without, or in a database of another version."""
    known = sa.inspect(connection).has_table("alembic_version")
    if not known or connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() != NEWEST:
        return None
    names: list[str] = []
    for row in connection.execute(sa.select(tables).order_by(tables.c.id)):
        try:
            TableRow.read(row)
        except TableProblem:
            names.append(str(row.id))
    return Phrase("store-tables-damaged", {"count": len(names), "names": names[:MOST_NAMED]}) if names else None
