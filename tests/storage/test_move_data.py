"""Moving a server's data from a folder into PostgreSQL and back, completely."""

from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from tests.app.test_friends import done, links_in, sit
from tests.marks import slow
from tests.patience import PATIENCE
from tests.serving import Server
from tests.tables.test_restrictions import link_of
from tools.cluster import Cluster
from tumblestar import cli
from tumblestar.storage import StoreProblem, backup, schema
from tumblestar.storage.backup import OWN_TABLES
from tumblestar.storage.database import Database
from tumblestar.storage.locks import serving
from tumblestar.storage.postgres import SERVING
from tumblestar.tables import record_files

LivedIn = tuple[Path, dict[str, str], str, str]


def refused(source: Path | str, target: Path | str) -> str:
    """The key of why data cannot be moved."""
    with pytest.raises(StoreProblem) as refused:
        backup.move_data(source, target)
    return refused.value.phrase.key


def rows_of(location: Path | str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of a database."""
    database = Database.open(location)
    with database.snapshot() as connection:
        found = {
            table.name: sorted((tuple(row) for row in connection.execute(sa.select(table))), key=repr)
            for table in schema.metadata.sorted_tables
            if table.name not in OWN_TABLES
        }
    database.close()
    return found


@pytest.fixture
def lived_in(tmp_path: Path) -> LivedIn:
    """A folder in which people have played: it, Ann's cookies, her table, and the link to its free seat."""
    server = Server(tmp_path / "lived in")
    ann, bob = server.browser(), server.browser()
    played = ann.new(seat_2="friend", clock="bank-180-0", together="1", chat="1", listed="1")
    sit(bob, link_of(ann, played), name="Böb")
    with ann.at(played) as line:
        done(line, "say", text="Ça va ?")
        if line.targets:
            line.does("act", action=line.targets[0])
    ann.new("twinkle", seats="1")
    waiting = ann.new("shizzle", seat_2="friend", salt_1="words")
    (link,) = links_in(ann.get(f"/table/{waiting}").text)
    server.stop()
    return tmp_path / "lived in", dict(ann.cookies), waiting, link


def test_data_moves_to_postgresql_and_back(cluster: Cluster, tmp_path: Path, lived_in: LivedIn) -> None:
    folder, cookies, waiting, link = lived_in
    before = rows_of(folder)
    assert len(before["tables"]) == 3
    address = cluster.database()
    assert backup.move_data(folder, address) == 3
    assert rows_of(address) == before
    assert rows_of(folder) == before  # it stays
    server = Server(address)
    ann = server.browser(cookies=cookies)
    assert links_in(ann.get(f"/table/{waiting}").text) == [link]  # made with the same key
    eve = server.browser()
    assert sit(eve, link, name="Eve") == f"/table/{waiting}"  # somebody new: counted on
    assert eve.new("twisty")
    server.stop()
    after = rows_of(address)
    assert len(after["people"]) == len(before["people"]) + 1
    back = tmp_path / "back"
    assert backup.move_data(address, back) == 4
    assert rows_of(back) == after
    again = Server(back)
    assert links_in(again.browser(cookies=cookies).get("/").text) == []
    assert again.browser(cookies=cookies).get(f"/table/{waiting}").status_code == 200
    again.stop()


def test_nothing_is_put_beside_what_is_there(database: str, tmp_path: Path, lived_in: LivedIn) -> None:
    folder = lived_in[0]
    server = Server(database)
    server.browser().new()
    server.stop()
    kept = rows_of(database)
    assert refused(folder, database) == "move-there"
    assert rows_of(database) == kept
    assert refused(database, folder) == "move-there"
    assert refused(folder, folder) == "move-same"
    assert refused(tmp_path / "none", database) == "backup-none"
    assert refused("postgresql://nobody@127.0.0.1:1/x", tmp_path / "to") == "store-pg-gone"


def test_a_server_may_take_a_moment_to_be_gone(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL releases the lock of a closed connection when it notices, which is later on a busy machine."""
    address = cluster.database()
    tries: list[float] = []
    with psycopg.connect(address, autocommit=True) as server:
        server.execute("SELECT pg_advisory_lock_shared(%s)", (SERVING,))

        def gone_at_the_third_try(seconds: float) -> None:
            tries.append(seconds)
            if len(tries) == 2:
                server.execute("SELECT pg_advisory_unlock_shared(%s)", (SERVING,))

        monkeypatch.setattr("time.sleep", gone_at_the_third_try)
        with backup.unserved(address):
            assert tries == [backup.RETRY] * 2


def test_data_that_is_served_is_not_moved(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = cluster.database()
    server = Server(address)
    with monkeypatch.context() as impatient:
        impatient.setattr(backup, "RELEASE_WAIT", 0.0)
        assert refused(address, tmp_path / "to") == "move-served"
        assert refused(tmp_path, address) in ("backup-none", "move-served")
    server.stop()
    monkeypatch.setattr(backup, "RELEASE_WAIT", PATIENCE)
    assert backup.move_data(address, tmp_path / "to") == 0
    with serving(tmp_path / "to") as is_free:
        assert is_free
        assert refused(tmp_path / "to", address) == "move-served"


@slow
def test_copies_and_texts_of_a_database_that_is_served(cluster: Cluster, tmp_path: Path, lived_in: LivedIn) -> None:
    address = cluster.database()
    backup.move_data(lived_in[0], address)
    server = Server(address)
    try:
        assert backup.back_up(address, tmp_path / "copy.sqlite") == 3
        assert record_files.export(address, tmp_path / "texts") == (3, [])
    finally:
        server.stop()
    assert len(list((tmp_path / "texts").glob("*.txt"))) == 3
    other = cluster.database()
    assert backup.restore_into(tmp_path / "copy.sqlite", other) == 3
    assert rows_of(other) == rows_of(address)


@slow
def test_by_command(cluster: Cluster, tmp_path: Path, lived_in: LivedIn) -> None:
    def run(*given: str | Path) -> tuple[int, str]:
        done = CliRunner().invoke(cli.commands("en"), [str(each) for each in given])
        return done.exit_code, done.output

    address = cluster.database()
    code, said = run("move", lived_in[0], address, "--lang", "fr")
    assert code == 0, said
    assert "tables copiées vers postgresql://" in said
    assert run("backup", tmp_path / "c.sqlite", "--database", address)[0] == 0
    assert run("export", tmp_path / "t.zip", "--database", address)[0] == 0
    code, said = run("move", "nowhere at all", address)
    assert code == 2
    assert "nowhere at all" in said
    code, said = run("import", tmp_path / "t.zip", "--database", address)
    assert code == 0
    assert said.count("/table/") == 3
    other = cluster.database()
    assert run("restore", tmp_path / "c.sqlite", "--database", other)[0] == 0
    assert len(rows_of(other)["tables"]) == 3
    code, said = run("backup", tmp_path / "d.sqlite", "--database", "postgresql://x:hidden@127.0.0.1:1/no")
    assert code == 2
    assert "hidden" not in said
