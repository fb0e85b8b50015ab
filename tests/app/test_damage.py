"""A store that is damaged in part: one row breaks no page of others, and whether anything can be written is told."""

import json
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.cli.runner import run
from tests.patience import PATIENCE
from tests.serving import Server
from tumblestar.storage import schema
from tumblestar.storage.writer import WriteRequest

DAMAGES = {
    "header": ("x", "[]", "null", '{"options": 5}', "{}", '{"level": 5}', '{"level": "x"}', '{"chance": []}'),
    "seats": ("", "[]", "{}", "[[1, 2]]", '[["person", "Ann", "x"]]', '[["person", null, 1], ["bot", "greedy"]]'),
    "settings": ("null", '{"clock": 5}', '{"clock": "bank", "seconds": "x"}', "["),
    "made": ("yesterday",),
    "changed": ("",),
    "game": ("chess", ""),
    "result": ("1/0 x",),
    "clock": ("x", "{}"),
}
ALL = [(column, value) for column, values in DAMAGES.items() for value in values]


def damage(server: Server, table: str, **columns: str) -> None:
    with server.store.transaction() as connection:
        connection.execute(sa.update(schema.tables).where(schema.tables.c.id == table).values(**columns))
    server.app.services.registry._tables.clear()


@pytest.mark.parametrize(("column", "value"), ALL)
def test_one_damaged_row_breaks_no_page_of_others(serving: Callable[..., Server], column: str, value: str) -> None:
    server = serving()
    ann, bob = server.browser(), server.browser()
    good, bad = [ann.new(seat_2="friend", listed="1", together="1") for _ in range(2)]
    for link in (f"/lobby/{good}", f"/lobby/{bad}"):
        assert bob.post(link, data={"seat": "2", "name": "Bob"}).status_code == 303
    damage(server, bad, **{column: value})
    for browser in (ann, bob, server.browser()):
        for page in ("/", "/lobby", "/tables", "/mine/data", "/statistics"):
            answer = browser.get(page)
            assert answer.status_code in (200, 404), page
            if browser in (ann, bob) and page in ("/", "/tables"):
                assert good in answer.text
    assert ann.get(f"/table/{bad}").status_code in (200, 409)
    assert ann.get(f"/table/{good}").status_code == 200


def test_its_own_page_and_the_log_say_what_is_wrong(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    browser = server.browser()
    bad, gone = browser.new(), browser.new()
    damage(server, bad, seats="[[1, 2]]")
    damage(server, gone, game="chess")
    assert browser.get("/tables").status_code == 200
    assert {record.table for record in caplog.records if "left out of a list" in record.message} == {bad, gone}
    for table, words in ((bad, "The stored table cannot be read"), (gone, "chess")):
        answer = browser.get(f"/table/{table}")
        assert (answer.status_code, words in answer.text) == (409, True)
    lines = [json.loads(line) for line in browser.get("/mine/data").text.splitlines()]
    assert {line["table"] for line in lines if "problem" in line} == {bad, gone}


@pytest.mark.parametrize("place", ["folder", "database"])
def test_restore_and_doctor_name_what_cannot_be_read(
    server: Server, tmp_path: Path, place: str, request: pytest.FixtureRequest
) -> None:
    browser, copy = server.browser(), tmp_path / "copy.sqlite"
    good, bad = browser.new(), browser.new()
    damage(server, bad, header="x")
    target = (
        ("--data", str(tmp_path / "new")) if place == "folder" else ("--database", request.getfixturevalue("database"))
    )
    assert run("backup", str(copy), "--data", str(server.folder))[0] == 0
    status, said, _ = run("restore", str(copy), *target)
    assert (status, bad in said, good in said) == (0, True, False)
    status, said, _ = run("doctor", *target)
    assert (status, bad in said, good in said) == (1, True, False)
    assert bad not in run("doctor", "--data", str(tmp_path / "none"))[1]


# -- readiness


def test_a_server_is_ready_while_it_can_write(server: Server) -> None:
    browser = server.browser()

    def answers() -> tuple[int, int]:
        server.store._next_trial = 0.0
        return browser.get("/ready").status_code, browser.get("/health").status_code

    assert answers() == (200, 200)
    # as on a full disk, where reading goes on
    server.run(server.store.write, lambda connection: connection.exec_driver_sql("PRAGMA query_only=ON"))
    assert answers() == (503, 200)
    browser = server.restart(browser)
    assert answers() == (200, 200)
    with server.store.transaction() as connection:
        connection.exec_driver_sql("ALTER TABLE tables RENAME TO gone")
    assert answers() == (503, 503)


def test_many_who_ask_cause_one_write(server: Server) -> None:
    browser = server.browser()
    before = server.store.writer.commits
    assert [browser.get("/ready").status_code for _ in range(50)] == [200] * 50
    assert server.store.writer.commits - before <= 1


def test_what_is_never_written_is_not_waited_for(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumblestar.storage.store.TRIAL_SECONDS", 0.05)
    store, held = server.store, threading.Event()
    try:
        store.writer.submit_nowait(WriteRequest(lambda _: held.wait(PATIENCE)))
        assert server.browser().get("/ready").status_code == 503
    finally:
        held.set()
