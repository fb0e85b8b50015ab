"""Data survives restarts, and damaged files are reported."""

import asyncio
import json
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.patience import PATIENCE
from tests.serving import folder_of
from tumblestar.features.campaign.progress import LevelAttempt, add_attempt, attempts
from tumblestar.storage import Conflict, StoreProblem, backup, schema, sqlite, store_people
from tumblestar.storage.schema import LogEntry, SeatRow, TableRow
from tumblestar.storage.sqlite import FILE
from tumblestar.storage.store import Store
from tumblestar.tables import record_files
from tumblestar.words import LANGUAGES, say

TABLE = TableRow("t1", 1, "twisty", {"rules": 1}, (SeatRow("person", "Ann", 1), SeatRow("bot", "greedy")), "c" * 64)


pytestmark = pytest.mark.anyio


def problem(folder: Path) -> str:
    """The key of what opening a folder fails with; it can be said in every language."""
    with pytest.raises(StoreProblem) as caught:
        Store.open(folder).close()
    for lang in LANGUAGES:
        assert say(lang, caught.value.phrase)
    return caught.value.phrase.key


async def test_people_are_remembered_by_token(store: Store) -> None:
    assert store.person("eve") is None
    ann = store.person("ann")
    assert ann
    await store.update_person(ann.id, name="Ann", language="fr", theme="dark")
    again = await store.get_or_create_person("ann")
    assert (again.id, again.name, again.language, again.theme) == (ann.id, "Ann", "fr", "dark")


async def test_a_table_and_its_log_are_found_again_also_in_a_copy_of_the_folder(store: Store, tmp_path: Path) -> None:
    await store.add(TABLE, "5eed", [LogEntry(1, "act", "b1:red", -1, "start")])
    await store.append("t1", [LogEntry(2, "act", "b3", 0, "1:a"), LogEntry(3, "act", "first 2", -1)], "over", "1 0")
    store.close()
    for folder in (shutil.copytree(folder_of(store), tmp_path / "copy"), folder_of(store)):
        again = Store.open(folder)
        assert (saved := again.table("t1"))
        assert (saved.seats, saved.status, saved.result) == (TABLE.seats, "over", "1 0")
        assert [entry.payload for entry in again.entries("t1")] == ["b1:red", "b3", "first 2"]
        assert again.seed("t1") == "5eed"
        assert [table.id for table in again.tables_of(1)] == ["t1"]
        assert again.tables_of(2) == []
        again.close()


async def test_times_of_play_are_written_in_batches(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def changed(store: Store) -> list[str]:
        return [saved.changed[:3] for name in names if (saved := store.table(name))]

    async def long_ago() -> None:
        await store.write(lambda connection: connection.execute(sa.update(schema.tables).values(changed="199")))

    monkeypatch.setattr("tumblestar.storage.store.PLAYED_DELAY", 0.01)
    names = ("a", "b", "c")
    for name in names:
        await store.add(replace(TABLE, id=name, commitment=name), "", [])
    await long_ago()
    commits = store.writer.commits
    for name in ("a", "c", "a"):
        store.note_played(name)
    async with asyncio.timeout(PATIENCE):
        while changed(store) != ["202", "199", "202"]:
            await asyncio.sleep(0.001)
    await long_ago()  # the next transaction, so that the one before is counted by now
    assert store.writer.commits == commits + 2
    store.note_played("b")
    store.close()  # before its time has come
    again = Store.open(folder_of(store))
    assert changed(again) == ["199", "202", "199"]
    again.close()


async def test_a_number_a_request_and_a_commitment_are_used_once(store: Store) -> None:
    await store.add(TABLE, "", [LogEntry(1, "act", "b1:red", -1, "start")])
    number, request = LogEntry(1, "act", "c1:red", -1), LogEntry(2, "act", "c1:red", -1, "start")
    twice = [LogEntry(2, "act", "a", 0, "x"), LogEntry(3, "act", "b", 0, "x")]  # all of it or nothing
    for entries in ([number], [request], twice):
        with pytest.raises(Conflict):
            await store.append("t1", entries)
    assert len(store.entries("t1")) == 1
    with pytest.raises(Conflict):
        await store.add(TableRow("t2", 1, "twisty", {}, TABLE.seats, "c" * 64), "", [])
    assert store.table("t2") is None


async def test_a_deleted_table_is_gone_whole(store: Store) -> None:
    await store.add(TABLE, "5eed", [LogEntry(1, "act", "b1:red", -1, "start")])
    await store.delete("t1")
    assert (store.table("t1"), store.entries("t1"), store.seed("t1")) == (None, [], "")


async def test_writes_are_on_disk_before_they_return(store: Store) -> None:
    with store._engine.connect() as connection:
        for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert connection.execute(sa.text(f"PRAGMA {name}")).scalar() == value


async def test_the_migrations_make_what_the_schema_says(store: Store) -> None:
    """Read from SQLite itself: columns, keys and indexes of the migrated database are those of a fresh one."""

    def shape(path: Path) -> dict[str, str]:
        with closing(sqlite3.connect(path)) as connection, connection:
            rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
        return {name: re.sub(r"\s+", " ", sql) for name, sql in rows if name != "alembic_version"}

    fresh = folder_of(store) / "fresh.sqlite"
    engine = sa.create_engine(f"sqlite:///{fresh}")
    schema.metadata.create_all(engine)
    engine.dispose()
    assert shape(folder_of(store) / FILE) == shape(fresh)


def test_the_newest_version_is_that_of_the_last_migration() -> None:
    names = sorted((Path(schema.__file__).parent / "migrations" / "versions").glob("v*.py"))
    revisions = [re.search('revision = "(.*)"', path.read_text())[1] for path in names]  # type: ignore[index]
    assert tuple(revisions) == schema.VERSIONS


async def test_a_database_of_the_first_version_is_brought_up_to_date_and_keeps_its_tables(store: Store) -> None:
    await store.add(TABLE, "5eed", [LogEntry(1, "act", "b1:red", -1, "start")])
    store.close()
    with closing(sqlite3.connect(folder_of(store) / FILE)) as connection, connection:
        later = "tries brought sitters guests invitations chat beats tokens promises keys leases"
        later += " devices transfers restrictions reviews deals puzzle_ratings puzzle_players puzzle_attempts"
        later += " mistake_games mistakes"
        for name in later.split():
            connection.execute(f"DROP TABLE {name}")
        for name in ("tables_listed", "tables_clock_due", "people_keeper"):
            connection.execute(f"DROP INDEX ix_{name}")
        for name in ("bot", "keeper"):
            connection.execute(f"ALTER TABLE people DROP COLUMN {name}")
        for name in ("listed", "settings", "clock", "clock_since", "clock_due", "following"):
            connection.execute(f"ALTER TABLE tables DROP COLUMN {name}")
        connection.execute("UPDATE tables SET seats = ?", [json.dumps([["person", "Ánn", 1], ["bot", "greedy", 0]])])
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    again = Store.open(folder_of(store))
    assert [entry.payload for entry in again.entries("t1")] == ["b1:red"]
    assert attempts(again, 1, "twinkle") == []
    with again.reading() as connection:
        assert [found.id for found in store_people.tables_of(connection, 1, name="ánn")] == ["t1"]
        assert store_people.membership_rows(connection, "t1") == store_people.MembershipRows(settings={})
    won = LevelAttempt(1, "twinkle", "RYBG 7", 24, True, True, "5eed")
    await again.append("t1", [], "over", "1", [lambda connection: add_attempt(connection, "t1", won)])
    assert attempts(again, 1, "twinkle") == [LevelAttempt(1, "twinkle", "RYBG 7", 24, True, True, "5eed", True)]
    again.close()


async def test_alembic_is_not_imported_for_a_database_that_is_up_to_date(store: Store) -> None:
    store.close()
    code = (
        "import sys; from pathlib import Path; from tumblestar.storage.store import Store;"
        f"Store.open(Path({str(folder_of(store))!r})).close(); sys.exit('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


async def test_a_database_of_a_newer_version_is_left_alone(store: Store) -> None:
    store.close()
    with closing(sqlite3.connect(folder_of(store) / FILE)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert problem(folder_of(store)) == "store-newer"


def foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (x INTEGER)")


@pytest.mark.parametrize(
    ("lay", "key"),
    [
        (lambda file: file.write_bytes(b"not a database at all, but long enough to look at" * 40), "store-damaged"),
        (foreign, "store-foreign"),
        (lambda file: file.mkdir(), "store-trouble"),
    ],
    ids=["damaged", "of another program", "a folder"],
)
def test_what_is_no_database_of_ours(tmp_path: Path, lay: Callable[[Path], object], key: str) -> None:
    lay(tmp_path / FILE)
    assert problem(tmp_path) == key


async def test_a_truncated_file(store: Store) -> None:
    await store.add(TABLE, "", [LogEntry(i, "act", "x" * 200, 0) for i in range(1, 400)])
    store.close()
    file = folder_of(store) / FILE
    file.write_bytes(file.read_bytes()[:6000])
    for rest in folder_of(store).glob(f"{FILE}-*"):
        rest.unlink()
    assert problem(folder_of(store)) in ("store-damaged", "store-trouble")


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert problem(tmp_path / "file" / "data") == "store-folder"


async def test_a_file_that_cannot_be_written(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A superuser may write everywhere, so SQLite itself is asked for a connection that only reads."""
    store.close()
    engine = sa.create_engine(f"sqlite:///file:{folder_of(store) / FILE}?mode=ro&uri=true")
    monkeypatch.setattr(sqlite, "engine", lambda folder: engine)
    assert problem(folder_of(store)) == "store-read-only"


async def test_a_full_disk(store: Store) -> None:
    """SQLite's own limit on pages behaves as a disk without room."""
    await store.add(TABLE, "", [])

    def fill(connection: sa.Connection) -> None:
        pages = connection.execute(sa.text("PRAGMA page_count")).scalar()
        connection.execute(sa.text(f"PRAGMA max_page_count={pages}"))

    await store.write(fill)
    with pytest.raises(StoreProblem) as caught:
        await store.append("t1", [LogEntry(i, "act", "x" * 500, 0) for i in range(1, 200)])
    assert caught.value.phrase.key == "store-full"
    assert store.entries("t1") == []


async def test_a_database_that_somebody_else_holds(store: Store, tmp_path: Path) -> None:
    await store.add(TABLE, "", [])
    await store.write(lambda connection: connection.execute(sa.text("PRAGMA busy_timeout=1")).scalar())
    other = sqlite3.connect(folder_of(store) / FILE)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreProblem) as caught:
        await store.append("t1", [LogEntry(1, "act", "x", 0)])
    assert caught.value.phrase.key == "store-locked"
    other.close()
    await store.append("t1", [LogEntry(1, "act", "x", 0)])


@pytest.mark.parametrize("name", ["a?b", "?mode=ro", "a#%41;b", "file:a", "é\n'\""])
async def test_a_path_is_no_address(tmp_path: Path, name: str) -> None:
    store = Store.open(tmp_path / name)
    await store.get_or_create_person("ann")
    await store.add(TABLE, "5eed", [])
    assert {file.name for file in tmp_path.iterdir()} == {name}
    assert {oct(file.stat().st_mode & 0o777) for file in (tmp_path / name).iterdir()} == {"0o600"}
    assert (tmp_path / name).stat().st_mode & 0o777 == 0o700
    assert backup.back_up(tmp_path / name, tmp_path / "copy") == 1
    store.close()


async def test_a_database_that_was_kept_beside_its_folder_is_moved_there(store: Store, tmp_path: Path) -> None:
    """Version 0.7 took what follows a "?" for options of SQLite, and left an empty file in the folder."""
    await store.add(TABLE, "5eed", [])
    store.close()
    folder, foreign = tmp_path / "a?b", tmp_path / "c"
    folder.mkdir()
    (folder / FILE).touch()
    shutil.copy(folder_of(store) / FILE, tmp_path / "a")
    again = Store.open(folder)
    assert again.seed("t1") == "5eed"
    again.close()
    assert not (tmp_path / "a").exists()
    foreign.write_text("somebody's notes", encoding="utf-8")
    Store.open(tmp_path / "c?d").close()
    assert foreign.read_text(encoding="utf-8") == "somebody's notes"


async def test_a_page_in_the_middle_that_is_damaged(store: Store, tmp_path: Path) -> None:
    """Whatever opens the file says so, and names it; nobody blames a target."""
    await store.add(TABLE, "5eed", [LogEntry(i, "act", "x" * 200, 0) for i in range(1, 2000)])
    store.close()
    folder, file = folder_of(store), folder_of(store) / FILE
    raw = bytearray(file.read_bytes())
    for place in range(4096 * 40, 4096 * 44):
        raw[place] ^= 0xFF
    file.write_bytes(raw)
    assert problem(folder) == "store-damaged"
    for do in (
        lambda: backup.examine(folder),
        lambda: backup.back_up(folder, tmp_path / "copy"),
        lambda: record_files.export(folder, tmp_path / "out"),
    ):
        with pytest.raises(StoreProblem) as caught:
            do()
        assert (caught.value.phrase.key, caught.value.phrase.args["file"]) == ("store-damaged", str(file))
    assert not (tmp_path / "copy").exists()
    assert file.read_bytes() == bytes(raw)


async def test_a_database_that_is_damaged_while_it_is_used(store: Store) -> None:
    await store.add(TABLE, "5eed", [LogEntry(i, "act", "x" * 200, 0) for i in range(1, 2000)])
    store.close()
    again = Store.open(folder_of(store))
    with (folder_of(store) / FILE).open("r+b") as opened:
        opened.seek(4096 * 20)
        opened.write(b"\xff" * 4096 * 60)
    again._engine.dispose()  # the check at the start has left pages in its cache
    with pytest.raises(StoreProblem) as caught:
        again.entries("t1")
    assert caught.value.phrase.key == "store-damaged"
    again.close()
