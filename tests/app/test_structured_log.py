"""The structured log of a running server: lines of JSON without secrets."""

import io
import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from tests.serving import Server
from tumblestar.app import telemetry

KEYS = {"time", "level", "room", "what", "error", *telemetry.KEYS}


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that is written from here on, at every level, by us and by every library."""
    loggers = {name: logging.getLogger(name) for name in ("", telemetry.ROOT, *telemetry.FOREIGN)}
    before = {name: (list(each.handlers), each.level, each.propagate) for name, each in loggers.items()}
    last = logging.lastResort
    stream = io.StringIO()
    handler = telemetry.configure("all", stream)
    loggers[""].addHandler(handler)
    for each in loggers.values():
        each.setLevel(logging.DEBUG)
    yield stream
    logging.lastResort = last
    for name, (handlers, level, propagate) in before.items():
        loggers[name].handlers[:], loggers[name].propagate = handlers, propagate
        loggers[name].setLevel(level)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_says_table_and_entry(server: Server, written: io.StringIO) -> None:
    browser = server.browser()
    table = browser.new(seat_2="person")
    with browser.at(table) as line:
        n = line.does("act", action=line.targets[0])["n"]
    entries = [entry for entry in lines(written) if entry.get("kind") == "act"]
    assert [(entry["table"], entry["entry"], entry["level"]) for entry in entries] == [(table, n, "info")]
    assert all(set(entry) <= KEYS for entry in lines(written))


def test_no_secret_is_ever_written(server: Server, written: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole session with all that people type and all that goes wrong, then a search for every secret."""
    server.settings["password"] = "open sesame, please"
    server.stop()
    server.start()
    host, friend = server.browser(fails=False), server.browser(fails=False)
    host.post("/password", data={"password": "open sesame, please"})
    host.post("/password", data={"password": "barley and rye"})
    table = host.new(seat_2="friend", watchers="1", chat="1", salt_1="salted-almonds")
    page = host.get(f"/table/{table}").text
    links = re.findall(r"/(?:join|watch)/([\w-]{32})", page)
    friend.get(f"/join/{links[0]}")
    friend.post(f"/join/{links[0]}", data={"name": "Benedetta"})
    friend.post(f"/join/{links[0]}", data={"name": "Benedetta"})
    device = re.findall(r"/bring/([\w-]{32})", friend.post(f"/table/{table}/device").text)
    assert len(set(links)) >= 2
    assert len(device) == 1
    with host.at(table) as line:
        line.ask("say", text="meet me at the fountain")
        line.session.send_text('{"id": "x", "do": "say", "text": "broken fountain')
        line.receive()
        line.ask("rename", seat=1, name="Archibald")
        line.ask("act", action=line.targets[0])
    seed = server.store.seed(table)
    assert len(seed) == 64

    def broken(*_: Any) -> None:
        raise RuntimeError(f"cannot go on with {seed} of /join/{links[1]} for {next(iter(host.cookies.values()))}")

    def full(*_: Any) -> None:
        raise sa.exc.OperationalError("INSERT INTO seals", {"seed": seed}, Exception("disk is full"))

    registry = server.app.services.registry
    for fault in (broken, full):
        monkeypatch.setattr(registry, "find", fault)
        host.get(f"/table/{table}")
    monkeypatch.undo()
    entry = written.getvalue()
    assert len(lines(written)) > 5
    assert "cannot go on with" in entry
    failed = [entry for entry in lines(written) if entry["level"] == "error"]
    assert [(entry["route"], entry["status"]) for entry in failed] == [("/table/{table}", 500)] * 2
    cookies = [value for browser in (host, friend) for value in browser.cookies.values()]
    assert len(cookies) == 4
    typed = ["open sesame", "barley", "salted-almonds", "Benedetta", "fountain", "Archibald"]
    for secret in (*cookies, *links, *device, seed, *typed):
        assert secret not in entry


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("GET /join/abc HTTP/1.1", "GET /join/… HTTP/1.1"),
        ("seed 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.", "seed …."),
        ("cookie=1kJm-_9aZ0q7w8e9r0tyuiop;", "cookie=…;"),
        ("table AbCdEfGhIjKl, entry 12", "table AbCdEfGhIjKl, entry 12"),
        ("a_function_with_a_very_long_name", "a_function_with_a_very_long_name"),
    ],
)
def test_what_looks_like_a_secret_is_struck_out(text: str, left: str) -> None:
    assert telemetry.without_secrets(text) == left


def test_unknown_keys_are_dropped_and_log_entries_stay_on_one_line() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(telemetry.JsonFormatter())
    record = logging.LogRecord("tumblestar.play.connection", logging.INFO, "", 0, "two\nlines", (), None)
    record.cookie, record.table = "never", "T"
    handler.emit(record)
    assert stream.getvalue().count("\n") == 1
    entry = json.loads(stream.getvalue())
    assert (entry["what"], entry["room"], entry["table"]) == ("two\nlines", "connection", "T")
    assert "never" not in stream.getvalue()


def test_quiet_is_quiet_and_libraries_do_not_chatter() -> None:
    before = logging.getLogger(telemetry.ROOT).handlers[:]
    stream = io.StringIO()
    telemetry.configure("quiet", stream)
    try:
        logging.getLogger("tumblestar.play.connection").info("done")
        for name in telemetry.FOREIGN:
            logging.getLogger(name).info("< Cookie: tumblestar=…")
            logging.getLogger(name).debug("< Cookie: tumblestar=…")
        assert stream.getvalue() == ""
        logging.getLogger("tumblestar.play.connection").warning("oh")
        logging.getLogger("uvicorn.error").warning("oh")
        assert [entry["level"] for entry in lines(stream)] == ["warning", "warning"]
    finally:
        logging.getLogger(telemetry.ROOT).handlers[:] = before
        logging.getLogger(telemetry.ROOT).propagate = True
