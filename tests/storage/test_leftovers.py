"""What a process leaves that is killed while it copies the data, and the names of exported files."""

import os
import sqlite3
import tempfile
import time
import zipfile
from pathlib import Path

import pytest

from tests.serving import folder_of
from tumblestar.games import GAMES
from tumblestar.storage.schema import SeatRow
from tumblestar.storage.sqlite import FILE
from tumblestar.storage.store import Store
from tumblestar.storage.upkeep import COPY, LEFT, clear_copies, copying
from tumblestar.tables import record_files
from tumblestar.tables.registry import TableRegistry, TableSpec

pytestmark = pytest.mark.anyio


def test_old_copies_of_ours_are_cleared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    temporary, data = tmp_path / "tmp", tmp_path / "data"
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    for folder in (temporary, data):
        folder.mkdir()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (temporary / f"{COPY}link").symlink_to(elsewhere)
    old = [temporary / f"{COPY}old", data / ".tumblestar.sqlite.x1"]
    kept = [temporary / "tumblestar-pg-1", temporary / "other", data / "tumblestar.sqlite", temporary / f"{COPY}new"]
    for path in (*old, *kept):
        path.mkdir() if path.parent == temporary else path.touch()
        if path.name != f"{COPY}new":
            os.utime(path, (0, time.time() - LEFT - 60))
    with copying() as used:
        clear_copies(data)
        assert used.is_dir()
    assert not any(path.exists() for path in old)
    assert all(path.exists() for path in [*kept, elsewhere, temporary / f"{COPY}link"])


@pytest.mark.parametrize("target", ["out", "out.zip"])
async def test_no_exported_file_leaves_its_folder(store: Store, tmp_path: Path, target: str) -> None:
    seats = SeatRow("person", "Ann", 1), SeatRow("person", "")
    table = await TableRegistry(store, pace=0).make(1, TableSpec(GAMES["shizzle"], seats, chance="typed"))
    name, folder = "/../../escaped", tmp_path / "a/b"
    with sqlite3.connect(folder_of(store) / FILE) as connection:  # without keys from other tables
        connection.execute("UPDATE tables SET id = ? WHERE id = ?", (name, table.id))
    folder.mkdir(parents=True)
    assert record_files.export(store.location, folder / target) == (1, [])
    assert [path.name for path in folder.iterdir()] == [target]
    made = folder / target
    names = zipfile.ZipFile(made).namelist() if made.suffix else [path.name for path in made.iterdir()]
    assert names == ["shizzle-%2F..%2F..%2Fescaped.txt"]
