"""Metrics, and access to them."""

import re
from collections.abc import Callable

import pytest

from tests.serving import Browser, Server

TOKEN = "a-token-of-32-letters-and-1-more"


def figures(browser: Browser, **headers: str) -> dict[str, float]:
    answer = browser.get("/metrics", headers=headers)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {name: float(value) for name, value in re.findall(r"^(\w+(?:\{[^}]*\})?) (\S+)$", answer.text, re.M)}


@pytest.fixture
def here(server: Server) -> Browser:
    browser = server.browser()
    browser._transport.client = ("127.0.0.1", 1)
    return browser


def test_figures_follow_what_is_done(here: Browser) -> None:
    before = figures(here)
    table = here.new(seat_2="person")
    with here.at(table) as line:
        line.does("act", action=line.targets[0])
        assert not line.ask("act", action=9999)["ok"]
        during = figures(here)
    here.get("/nothing")
    after = figures(here)

    def rose(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert during["tumblestar_lines"] - before["tumblestar_lines"] == 1
    assert rose("tumblestar_lines") == 0
    assert rose('tumblestar_actions_total{what="act"}') == 1
    assert sum(rose(name) for name in after if name.startswith("tumblestar_refusals_total")) == 1
    assert rose('tumblestar_requests_total{status="4xx"}') == 1
    assert rose("tumblestar_tables") == 1
    assert rose("tumblestar_commits_total") >= 2
    assert rose("tumblestar_commit_seconds_count") == rose("tumblestar_commits_total")
    assert 0 < rose("tumblestar_commit_seconds_sum") < 60
    assert after["tumblestar_writes_waiting"] == 0
    assert after["process_resident_memory_bytes"] > 1e6


def test_nothing_in_the_figures_names_anybody(here: Browser) -> None:
    table = here.new()
    here.post("/settings", data={"name": "Zebulon"})
    text = here.get("/metrics").text
    for secret in (table, "Zebulon", *here.cookies.values()):
        assert secret not in text


@pytest.mark.parametrize("address", ["203.0.113.9", "192.168.1.7", "", "testclient"])
def test_others_want_the_token(serving: Callable[..., Server], address: str) -> None:
    server = serving(metrics_token=TOKEN)
    browser = server.browser()
    browser._transport.client = (address, 1)
    for header in ("", TOKEN, f"Bearer {TOKEN[:-1]}", "Bearer ", "Bearer é"):
        headers = {"authorization": header.encode()} if header else {}
        expected = 200 if header in (f"Bearer {TOKEN}", TOKEN) else 403
        assert browser.get("/metrics", headers=headers).status_code == expected, header
    assert figures(browser, authorization=f"Bearer {TOKEN}")


def test_without_a_token_nobody_outside_reads(server: Server) -> None:
    browser = server.browser()
    browser._transport.client = ("203.0.113.9", 1)
    for header in ("", "Bearer ", "Bearer"):
        assert browser.get("/metrics", headers={"authorization": header}).status_code == 403


def test_ready_until_it_stops(server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    assert browser.get("/ready").json() == {"ready": True}
    monkeypatch.setattr(server.store, "is_well", lambda: False)
    assert browser.get("/health").status_code == 503
    monkeypatch.undo()
    server.app.services.is_closing = True
    assert (browser.get("/ready").status_code, browser.get("/health").status_code) == (503, 200)
