"""Backups: play under load, copy meanwhile, restore elsewhere, and compare every table."""

import asyncio
import contextlib
import json
import os
import secrets
import sqlite3
import threading
import zipfile
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

import tumblestar
from tests.marks import rest_slow, slow
from tests.patience import PATIENCE
from tests.serving import Server
from tumblestar import cli
from tumblestar.games import GAMES
from tumblestar.record.text import read_record
from tumblestar.storage import StoreProblem, backup, schema, terminal_files
from tumblestar.storage.database import migrate
from tumblestar.storage.locks import serving
from tumblestar.storage.sqlite import FILE
from tumblestar.storage.store import Store
from tumblestar.storage.terminal_files import is_name
from tumblestar.tables import record_files
from tumblestar.terminal import local_game
from tumblestar.words import say

KEPT = ("people", "tables", "seals", "entries", "tries", "brought")


def rows(folder: Path) -> dict[str, list[Any]]:
    """All that a database holds."""
    with closing(sqlite3.connect(folder / FILE)) as looking:
        names = [name for (name,) in looking.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(looking.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in names}


def mode(path: Path) -> str:
    return oct(path.stat().st_mode & 0o777)


def change(file: Path, script: str) -> None:
    with closing(sqlite3.connect(file)) as changing:
        changing.executescript(script)


def refused(do: Callable[[], Any]) -> str:
    with pytest.raises(StoreProblem) as caught:
        do()
    return say("en", caught.value.phrase)


@pytest.fixture
def played(server: Server) -> Server:
    """A server with a game that goes on, one that was given up, and one brought in."""
    browser = server.browser()
    going = browser.new(seat_2="person")
    with browser.at(going) as line:
        line.does("act", action=line.targets[0])
    over = browser.new("shizzle", seat_2="person")
    browser.post(f"/table/{over}/delete")
    record = browser.get(f"/table/{over}/record").text
    browser.post("/tables/open", files={"file": ("game.txt", record)})
    return server


@pytest.fixture
def copy(played: Server, tmp_path: Path) -> Path:
    """A copy of its tables."""
    backup.back_up(played.folder, tmp_path / "copy")
    return tmp_path / "copy"


def run(*args: str | Path, typed: str = "") -> tuple[int, str, str]:
    done = CliRunner().invoke(cli.commands("en"), [str(arg) for arg in args], typed)
    return done.exit_code, done.stdout, done.stderr


def test_the_drill(server: Server, tmp_path: Path) -> None:
    """Copies made while several people play without pause are whole moments: nothing acknowledged before is missing."""
    browsers = [server.browser() for _ in range(3)]
    names = [browser.new(seat_2="person", chance="sealed") for browser in browsers]
    known: dict[str, int] = dict.fromkeys(names, 0)
    stop = threading.Event()
    failures: list[BaseException] = []

    def play(browser: Any, table: str) -> None:
        try:
            with browser.at(table) as line:
                while not stop.is_set() and line.targets:
                    known[table] = line.does("act", action=line.targets[0])["n"]
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=play, args=pair) for pair in zip(browsers, names, strict=True)]
    for thread in threads:
        thread.start()
    for round_ in range(4):
        while not failures and any(known[name] < 4 * (round_ + 1) for name in names):
            stop.wait(0.005)
        before = dict(known)
        file = tmp_path / f"copy-{round_}"
        assert backup.back_up(server.folder, file) == len(names)
        there = tmp_path / f"there-{round_}"
        assert backup.restore(file, there) == (len(names), None)
        restored = Server(there)
        try:
            for name in names:
                saved, table = restored.store.table(name), restored.app.services.registry.find(name)
                assert saved
                assert table.live >= before[name]
                mine = [entry for entry in server.store.entries(name) if entry.number <= table.live]
                assert restored.store.entries(name) == mine
                assert restored.store.seed(name) == server.store.seed(name)
        finally:
            restored.stop()
    stop.set()
    for thread in threads:
        thread.join(PATIENCE)
    assert failures == []


def test_a_copy_put_back_is_the_same_in_every_row(played: Server, tmp_path: Path) -> None:
    file, there, before = tmp_path / "copy", tmp_path / "there", rows(played.folder)
    assert run("backup", file, "--data", played.folder) == (0, f"Saved 3 tables in {file}\n", "")
    after = rows(played.folder)  # the server runs, and may have noted meanwhile that a page was closed
    assert run("restore", file, "--data", there) == (0, f"Restored 3 tables in {there}\n", "")
    found = rows(there)
    assert found in (before, after)
    assert all(name in found for name in KEPT)
    assert {len(found["tables"]), len(found["seals"])} == {3, 2}


def test_a_restored_game_goes_on_for_the_same_people(server: Server, tmp_path: Path) -> None:
    browser = server.browser()
    table = browser.new(seat_2="person")
    record = browser.get(f"/table/{table}/record").text
    backup.back_up(server.folder, tmp_path / "copy")
    backup.restore(tmp_path / "copy", tmp_path / "there")
    restored = Server(tmp_path / "there")
    again = restored.browser(cookies=dict(browser.cookies))
    assert again.get(f"/table/{table}/record").text == record
    with again.at(table) as line:
        line.does("act", action=line.targets[0])
    restored.stop()


def test_a_copy_is_for_its_owner_only(copy: Path, tmp_path: Path) -> None:
    backup.restore(copy, tmp_path / "there")
    assert mode(copy) == mode(tmp_path / "there" / FILE) == "0o600"


def test_nothing_is_overwritten_unasked(played: Server, tmp_path: Path) -> None:
    file = tmp_path / "copy"
    file.write_text("dear to me", encoding="utf-8")
    assert "Choose another name" in refused(lambda: backup.back_up(played.folder, file))
    assert file.read_text(encoding="utf-8") == "dear to me"
    assert backup.back_up(played.folder, file, replace=True) == 3
    with_tables = tmp_path / "there"
    backup.restore(file, with_tables)
    before = rows(with_tables)
    assert "--replace" in refused(lambda: backup.restore(file, with_tables))
    assert rows(with_tables) == before


def test_putting_back_leaves_nothing_beside_the_copy(copy: Path, tmp_path: Path) -> None:
    before = copy.read_bytes()
    for _ in range(2):
        backup.restore(copy, tmp_path / "there", replace=True)
        assert list(tmp_path.glob("copy*")) == [copy]
    refused(lambda: backup.restore(copy, tmp_path / "there"))
    assert [file.name for file in (tmp_path / "there").glob(f"{FILE}*")] == [FILE]
    assert copy.read_bytes() == before


def test_a_second_import_says_what_was_there_already(tmp_path: Path) -> None:
    for seed in (1, 2):
        (tmp_path / f"{seed}.txt").write_text(tumblestar.new("twisty", seed=seed).record(), encoding="utf-8")
    args = ("import", tmp_path / "1.txt", "--data", tmp_path / "there")
    first = run(*args)[1]
    assert "already" not in first
    again = run(*args, tmp_path / "2.txt")[1]
    assert "Imported 1 game" in again
    assert "1 game was already there, and keeps its table" in again
    assert first.splitlines()[1] == again.splitlines()[-1]
    assert run(*args)[1].splitlines()[:2] == ["Imported 0 games", "1 game was already there, and keeps its table"]


def test_existing_data_is_moved_aside(played: Server, copy: Path, tmp_path: Path) -> None:
    played.browser().new()
    backup.back_up(played.folder, tmp_path / "new")
    there = tmp_path / "there"
    backup.restore(copy, there)
    count, aside = backup.restore(tmp_path / "new", there, replace=True, now=datetime(2026, 1, 2, 3, 4, 5))
    assert (count, aside) == (4, there / "tumblestar.before-20260102-030405.sqlite")
    assert aside
    with closing(sqlite3.connect(aside)) as looking:
        assert looking.execute("SELECT count(*) FROM tables").fetchone() == (3,)
    assert [name.name for name in there.glob(".*")] == []


def test_nothing_is_restored_under_a_running_server(copy: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    Server(there).stop()
    assert backup.restore(copy, there)[0] == 3  # an empty store is no obstacle
    with serving(there) as is_ours:
        assert is_ours
        assert "Stop it first" in refused(lambda: backup.restore(copy, there, replace=True))
    backup.restore(copy, there, replace=True)


@pytest.mark.parametrize("what", ["text", "foreign", "newer", "damaged", "short"])
def test_what_is_no_sound_copy_changes_nothing(copy: Path, tmp_path: Path, what: str) -> None:
    file, there = tmp_path / "other", tmp_path / "there"
    backup.restore(copy, there)
    before = rows(there)
    raw = bytearray(copy.read_bytes())
    if what == "text":
        raw = bytearray(b"tumblestar record 1\n" * 500)
    elif what == "damaged":
        for location in range(4096 * 3, len(raw), 997):
            raw[location] ^= 0xFF
    elif what == "short":
        raw = raw[: len(raw) // 2]
    file.write_bytes(raw)
    if what in ("foreign", "newer"):
        change(file, {"foreign": "DROP TABLE alembic_version"}.get(what, "UPDATE alembic_version SET version_num = 9"))
    status, _, error = run("restore", file, "--replace", "--data", there)
    assert status == 2
    assert str(file) in error
    assert "Traceback" not in error
    assert rows(there) == before
    assert [name.name for name in there.glob(".*")] == []


def test_what_is_not_there_is_told(tmp_path: Path) -> None:
    assert "There are no tables in" in run("backup", tmp_path / "copy", "--data", tmp_path / "none")[2]
    assert "There is no file" in run("restore", tmp_path / "none", "--data", tmp_path)[2]
    assert "There are no tables in" in run("export", tmp_path / "out", "--data", tmp_path / "none")[2]
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("target", ["out", "out.zip"])
def test_all_games_are_exported_and_imported(played: Server, tmp_path: Path, target: str) -> None:
    out, there, again = tmp_path / target, tmp_path / "there", tmp_path / "again"
    status, said, _ = run("export", out, "--data", played.folder)
    assert (status, said) == (0, f"Exported 3 games to {out}\n")
    texts = texts_in(out)
    for name, text in texts.items():
        game, _, table = name.removesuffix(".txt").partition("-")
        assert read_record(text).text() == text
        assert played.store.table(table).game == game  # pyright: ignore[reportOptionalMemberAccess]
    files = [out] if out.is_file() else sorted(out.iterdir())
    status, said, _ = run("import", *files, "--data", there)
    assert status == 0
    different = set(texts.values())
    assert (len(texts), len(different)) == (3, 2)
    assert said.startswith("Imported 2 games")
    assert "1 game was already there, and keeps its table" in said
    run("import", *files, "--data", there)  # twice: nothing is doubled
    record_files.export(there, again)
    assert sorted(texts_in(again).values()) == sorted(set(texts.values()))


def texts_in(location: Path) -> dict[str, str]:
    if location.is_dir():
        return {file.name: file.read_text(encoding="utf-8") for file in location.iterdir()}
    with zipfile.ZipFile(location) as packed:
        return {name: packed.read(name).decode() for name in packed.namelist()}


def test_no_text_holds_the_seed_of_a_game_that_goes_on(played: Server, tmp_path: Path) -> None:
    record_files.export(played.folder, tmp_path / "out")
    open_ = [row for row in rows(played.folder)["tables"] if "open" in row]
    assert open_
    texts = "".join(texts_in(tmp_path / "out").values())
    for row in open_:
        seed = played.store.seed(row[0])
        assert len(seed) == 64
        assert seed not in texts


def test_a_damaged_game_does_not_stop_the_others(played: Server, tmp_path: Path) -> None:
    change(played.folder / FILE, "UPDATE entries SET payload = 'nonsense' WHERE number = 1")
    status, said, error = run("export", tmp_path / "out", "--data", played.folder)
    assert status == 2
    assert said.startswith(f"Exported 2 games to {tmp_path / 'out'}\n")
    assert error.count("cannot be read") == 1


def test_what_is_no_record_is_told_by_name(tmp_path: Path) -> None:
    bad, bomb, good = tmp_path / "bad.txt", tmp_path / "bomb.zip", tmp_path / "good.txt"
    bad.write_bytes(b"\xff\xfe")
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("../../large.txt", b"x" * 50_000_000)
        packed.writestr("picture.png", b"not read")
    good.write_text(tumblestar.new("twisty", seed=7).record(), encoding="utf-8")
    status, said, error = run("import", bad, bomb, tmp_path / "none.txt", good, "--data", tmp_path / "there")
    assert status == 2
    assert said.startswith("Imported 1 game")
    for name in ("bad.txt", "large.txt", "none.txt"):
        assert name in error
    assert "png" not in error
    assert not list(tmp_path.parent.rglob("large.txt"))


def test_everybody_may_step_through_what_was_brought_in_and_nobody_may_change_it(tmp_path: Path) -> None:
    """Its owner is nobody, whose number no cookie has."""
    text = tumblestar.new("twisty", seed=7).record().replace("seat 1: person\n", "seat 1: person Ann\n")
    (tmp_path / "game.txt").write_text(text, encoding="utf-8")
    made, _, _ = asyncio.run(record_files.import_files(tmp_path / "there", [tmp_path / "game.txt"]))
    server = Server(tmp_path / "there")
    for browser in (server.browser(), server.browser(cookies={"tumblestar": "house" * 5})):
        assert browser.get(f"/table/{made[0]}").status_code == 200
        assert browser.get(f"/table/{made[0]}/record").text == text
        assert browser.post(f"/table/{made[0]}/delete").status_code == 403
        assert browser.post(f"/table/{made[0]}/rematch").status_code == 403
        assert browser.get("/tables").text.count(made[0]) == 0
        for search in ("", "?game=twisty", "?name=an"):
            lobby = browser.get(f"/lobby{search}").text
            assert f'href="/table/{made[0]}"' in lobby
            assert "from a file, unfinished" in lobby
            assert "free seat" not in lobby
        for search in ("?game=shizzle", "?name=zoe"):
            assert made[0] not in browser.get(f"/lobby{search}").text
        with browser.at(made[0]) as line:
            for do in ("act", "takeback", "resign", "rename"):
                answer = line.ask(do, action=1, seat=1, name="x")
                assert not answer["ok"], json.dumps(answer)
    server.stop()


RECURSIVE = (
    "WITH RECURSIVE endless(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM endless) SELECT count(*) AS {} FROM endless"
)


@pytest.mark.parametrize(
    "harm",
    rest_slow(
        [
            "DROP TABLE tables; CREATE VIEW tables AS " + RECURSIVE.format("id"),
            "DROP TABLE alembic_version; CREATE VIEW alembic_version AS " + RECURSIVE.format("version_num"),
            "CREATE VIEW more AS " + RECURSIVE.format("n"),
            "CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM entries; END",
            "CREATE TABLE more (n INTEGER)",
            "CREATE INDEX more ON entries (hex(payload))",
            "CREATE INDEX more ON entries (payload) WHERE length(payload) > 3",
            "ALTER TABLE entries ADD COLUMN more GENERATED ALWAYS AS (hex(payload))",
            "ALTER TABLE entries ADD COLUMN more INTEGER CHECK (more > 1)",
            "ALTER TABLE entries ADD COLUMN more INTEGER",
            "ALTER TABLE alembic_version ADD COLUMN more GENERATED ALWAYS AS (zeroblob(9))",
            "CREATE VIRTUAL TABLE more USING fts5(words)",
            "DROP INDEX ix_tables_listed",
        ],
        4,
    ),
)
def test_a_backup_with_foreign_tables_is_refused(copy: Path, tmp_path: Path, harm: str) -> None:
    """Code in a schema would be run by the server, or by the check itself, which must not wait for it."""
    change(copy, harm)
    target = tmp_path / "elsewhere"
    assert "tumblestar" in refused(lambda: backup.restore(copy, target))
    assert not (target / FILE).exists()


@slow
def test_a_copy_of_an_older_version_is_put_back(tmp_path: Path) -> None:
    for version in schema.VERSIONS:
        old = tmp_path / version
        engine = sa.create_engine(f"sqlite:///{old}")
        with engine.begin() as connection:
            migrate(connection, version)
        engine.dispose()
        change(old, "ANALYZE")
        assert backup.restore(old, tmp_path / f"data-{version}") == (0, None)


def test_what_is_kept_is_for_its_owner_only(tmp_path: Path) -> None:
    """The folder, the database with its log, the key and the lock, under any umask; also where they were open."""
    folder, before = tmp_path / "new" / "data", os.umask(0)
    try:
        for _ in range(2):
            with serving(folder) if folder.exists() else contextlib.nullcontext():
                store = Store.open(folder)
                assert store.secret_key
                with store.transaction() as connection:
                    person = dict.fromkeys(("name", "language", "theme", "made"), "")
                    connection.execute(sa.insert(schema.people).values(token=secrets.token_hex(8), **person))
                files = {file.name: mode(file) for file in folder.iterdir()}
                assert {FILE, f"{FILE}-wal", f"{FILE}-shm", "pass.key"} <= set(files)
                assert set(files.values()) == {"0o600"}
                assert mode(folder) == "0o700"
                store.close()
            folder.chmod(0o755)
            (folder / FILE).chmod(0o644)
        backup.back_up(folder, tmp_path / "copy")
        backup.restore(tmp_path / "copy", folder, replace=True, now=datetime(2026, 1, 1))
        assert {mode(file) for file in folder.iterdir()} == {"0o600"}
        assert mode(folder) == "0o700"
    finally:
        os.umask(before)


def test_a_folder_with_games_of_the_terminal_is_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    run("play", "shizzle", "--seats", "2", "--data", folder, typed="die 2\n")
    assert (folder / "terminal").is_dir()
    assert mode(folder) == "0o700"
    folder.chmod(0o755)
    Store.open(folder).close()
    assert mode(folder) == "0o700"


def test_a_folder_that_holds_other_things_is_left_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "letters.txt").touch(0o644)
    for _ in range(2):
        Store.open(tmp_path).close()
        assert (mode(tmp_path), mode(tmp_path / "letters.txt")) == ("0o755", "0o644")
        assert mode(tmp_path / FILE) == "0o600"


def packed_game(file: Path, how: int = zipfile.ZIP_STORED, name: str = "game.txt", seed: int = 7) -> Path:
    with zipfile.ZipFile(file, "w", how) as packed:
        packed.writestr(name, tumblestar.new("twisty", seed=seed).record())
    return file


def read_all(*files: Path) -> tuple[list[str], list[str]]:
    """The texts that are read, and the names of what fails."""
    failed = record_files.Failures()
    return [name for name, _ in record_files.texts(files, failed)], [name for name, _ in failed]


@pytest.mark.parametrize("how", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_damaged_text_in_an_archive_does_not_stop_the_others(tmp_path: Path, how: int) -> None:
    archive = packed_game(tmp_path / "games.zip", how)
    with zipfile.ZipFile(archive) as packed:
        entry = packed.getinfo("game.txt")
    raw = bytearray(archive.read_bytes())
    begin = 30 + len("game.txt")
    for place in range(begin + 4, begin + entry.compress_size):
        raw[place] ^= 0x5A
    archive.write_bytes(raw)
    with zipfile.ZipFile(archive, "a") as packed:
        packed.writestr("good.txt", "good")
    (tmp_path / "next.txt").write_text("next", encoding="utf-8")
    assert read_all(archive, tmp_path / "next.txt") == (
        [f"{archive}: good.txt", str(tmp_path / "next.txt")],
        [f"{archive}: game.txt"],
    )


@pytest.mark.parametrize(("place", "value"), [(8, 99), (6, 1), (0, 0)], ids=["method", "encrypted", "signature"])
def test_an_entry_that_cannot_be_read_is_named(tmp_path: Path, place: int, value: int) -> None:
    """The header of the first entry, and that in the directory at the end."""
    archive = packed_game(tmp_path / "games.zip")
    raw = bytearray(archive.read_bytes())
    raw[place] = raw[raw.index(b"PK\x01\x02") + place + 2 * (place > 0)] = value
    archive.write_bytes(raw)
    assert read_all(archive)[0] == []
    assert read_all(archive)[1][0].startswith(str(archive))


def test_capitals_and_folders_are_read_and_what_macos_adds_is_not(tmp_path: Path) -> None:
    archive = packed_game(tmp_path / "GAMES.ZIP", name="GAME.TXT")
    with zipfile.ZipFile(archive, "a") as packed:
        for name in ("a/b/c.Txt", "d\\e.txt", "__MACOSX/._GAME.TXT", "a/._c.txt", ".DS_Store", "Thumbs.db", "x.txt/"):
            packed.writestr(name, "x" * (not name.endswith("/")))
    names, failed = read_all(archive)
    assert (names, failed) == ([f"{archive}: {name}" for name in ("GAME.TXT", "a/b/c.Txt", "d\\e.txt")], [])


@pytest.mark.parametrize("what", ["empty", "other", "cut", "text"])
def test_an_archive_without_records_is_said_to_be_one(tmp_path: Path, what: str) -> None:
    archive = packed_game(tmp_path / "games.zip", name="picture.png")
    if what == "empty":
        zipfile.ZipFile(archive, "w").close()
    elif what == "cut":
        archive.write_bytes(archive.read_bytes()[:-30])
    elif what == "text":
        archive.write_text("no archive", encoding="utf-8")
    status, said, error = run("import", archive, "--data", tmp_path / "there")
    assert status == 2
    assert "Imported 0 games" in said
    assert str(archive) in error


@pytest.fixture
def terminal(tmp_path: Path) -> Path:
    """A folder where only a terminal was used: a game that goes on, one that ended, and its other files."""
    folder = tmp_path / "terminal's"
    for number in range(2):
        game = local_game.begin(GAMES["twisty"], folder, seats=2, bot_names=[])
        game.act(game.record.game.text(game.state, game.record.legal[0]))
        if number:
            game.resign()
        list(game.updates())
    for name in ("puzzles.json", "mistakes.json", "days.json", "terminal/learned.json", "cookies/host_80"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(f"{name}\n", encoding="utf-8")
    (folder / "terminal/.half.part").touch()
    assert {mode(file) for file in (folder / "terminal").glob("twisty-*")} == {"0o600"}
    return folder


def files_in(folder: Path) -> dict[str, bytes]:
    found = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}
    return {name: file.read_bytes() for name, file in found.items() if is_name(name)}


def test_a_backup_holds_what_the_terminal_keeps(terminal: Path, tmp_path: Path) -> None:
    copy, there = tmp_path / "copy", tmp_path / "there"
    assert run("backup", copy, "--data", terminal) == (0, f"Saved 0 tables in {copy}\n2 games of the terminal\n", "")
    assert not (terminal / FILE).exists()
    assert run("restore", copy, "--data", there) == (0, f"Restored 0 tables in {there}\n2 games of the terminal\n", "")
    assert files_in(there) == files_in(terminal)
    assert len(files_in(there)) == 8
    assert {mode(there / name) for name in files_in(there)} == {"0o600"}
    assert terminal_files.TABLE not in rows(there)
    going = next(file for file in (there / "terminal").glob("*.txt") if "\nend: " not in file.read_text())
    record = read_record(going.read_text(encoding="utf-8"))
    assert local_game.resume(record, going, there).record.chance == "sealed"


def test_what_the_terminal_has_changed_since_is_put_aside(terminal: Path, tmp_path: Path) -> None:
    backup.back_up(terminal, tmp_path / "copy")
    backup.restore(tmp_path / "copy", terminal)  # nothing differs
    (terminal / "days.json").write_text("newer", encoding="utf-8")
    assert "--replace" in refused(lambda: backup.restore(tmp_path / "copy", terminal))
    assert (terminal / "days.json").read_text(encoding="utf-8") == "newer"
    backup.restore(tmp_path / "copy", terminal, replace=True, now=datetime(2026, 1, 2, 3, 4, 5))
    assert (terminal / "days.json").read_text(encoding="utf-8") == "days.json\n"
    assert (terminal / "days.json.before-20260102-030405").read_text(encoding="utf-8") == "newer"


@pytest.mark.parametrize("target", ["out", "out.zip"])
def test_an_export_holds_the_terminals_games_without_open_seeds(terminal: Path, tmp_path: Path, target: str) -> None:
    out = tmp_path / target
    (terminal / "terminal/bad.txt").write_text("no record", encoding="utf-8")
    status, said, error = run("export", out, "--data", terminal)
    assert (status, said) == (2, f"Exported 2 games to {out}\n")
    assert "bad.txt" in error
    texts = texts_in(out)
    (secret,) = (terminal / "terminal/seeds").iterdir()
    assert not any(secret.read_text("ascii").strip() in text for text in texts.values())
    assert sorted(texts.values()) == sorted(
        file.read_text(encoding="utf-8") for file in (terminal / "terminal").glob("twisty-*.txt")
    )
    if out.is_dir():
        assert {mode(file) for file in (out, *out.iterdir())} == {"0o700", "0o600"}


def test_names_in_a_backup_lead_nowhere_else(terminal: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    backup.back_up(terminal, copy)
    for name in ("../evil.txt", "terminal/../../evil.txt", "/evil.txt", "pass.key", "terminal/seeds/a/b"):
        change(copy, f"INSERT INTO {terminal_files.TABLE} VALUES ('{name}', x'00')")
    backup.restore(copy, tmp_path / "there")
    assert files_in(tmp_path / "there") == files_in(terminal)
    assert not list(tmp_path.parent.rglob("evil.txt"))
    change(copy, f"CREATE TRIGGER evil AFTER DELETE ON {terminal_files.TABLE} BEGIN SELECT 1; END")
    assert "is not a backup" in refused(lambda: backup.restore(copy, tmp_path / "other"))


def test_what_is_no_text_is_named_among_what_failed(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_bytes(b"tumblestar \xff\xfe\xff")
    made, there, failed = asyncio.run(record_files.import_files(tmp_path / "data", [tmp_path / "game.txt"]))
    assert (made, there) == ([], [])
    ((name, phrase),) = failed
    assert (Path(name).name, phrase.key) == ("game.txt", "open-not-text")
