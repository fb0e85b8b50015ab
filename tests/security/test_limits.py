"""Rate limits: buckets with a clock of the tests, and the middleware that uses them."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.serving import Server
from tumblestar.app.app import costs_of
from tumblestar.features import features
from tumblestar.security import limits
from tumblestar.security.limits import RATES, Limits, Rate, RateLimiter, address_key

SECURITY = (Path(__file__).parents[2] / "docs/security.md").read_text(encoding="utf-8")


def unused(*_: object) -> None:
    """What is not called."""


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("kind", RATES)
def test_a_burst_and_then_one_at_a_time(kind: str) -> None:
    clock, rate = Clock(), RATES[kind]
    asked = Limits(clock=clock)
    assert [asked.wait(kind, "a") for _ in range(rate.burst)] == [0.0] * rate.burst
    assert asked.wait(kind, "a") == pytest.approx(rate.every)
    assert asked.wait(kind, "b") == 0.0
    clock.now += rate.every * 1.001
    assert asked.wait(kind, "a") == 0.0
    assert asked.wait(kind, "a") > 0
    clock.now += 1e6
    assert [asked.wait(kind, "a") for _ in range(rate.burst + 1)].count(0.0) == rate.burst


def test_any_of_several_keys_may_be_too_much() -> None:
    asked = Limits(clock=Clock())
    while not asked.wait("chat", "p:1"):
        pass
    assert asked.wait("chat", "p:1", "p:2") > 0
    assert asked.wait("chat", "p:2") == 0.0


def test_buckets_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BUCKETS_KEPT", 10)
    asked = Limits(clock=Clock())
    for n in range(1000):
        asked.wait("chat", str(n))
    assert len(asked._buckets) == 10


def test_limits_can_be_switched_off() -> None:
    asked = Limits(is_on=False, clock=Clock())
    assert not any(asked.wait("password", "a") or asked.messages()("say") for _ in range(1000))


def test_chat_limits_count_all_connections_of_a_person() -> None:
    asked = Limits(clock=Clock())
    lines = [asked.messages(person=7), asked.messages(person=7), asked.messages(person=8)]
    assert [lines[n % 2]("say") > 0 for n in range(8)] == [False] * 6 + [True] * 2
    assert lines[0]("act") == 0.0
    assert lines[2]("say") == 0.0


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("", ""),
    ],
)
def test_an_ipv6_network_counts_as_one_address(address: str, counted: str) -> None:
    assert address_key(address) == counted


@pytest.mark.parametrize(
    ("method", "path", "kinds"),
    [
        ("GET", "/", ["request"]),
        ("GET", "/new/twisty", ["request"]),
        ("POST", "/new/twisty", ["request", "table"]),
        ("POST", "/table/x/rematch", ["request", "table"]),
        ("POST", "/campaign/twinkle/own", ["request", "table"]),
        ("POST", "/tables/open", ["request", "upload"]),
        ("POST", "/score/twinkle/read", ["request", "upload"]),
        ("POST", "/api/v1/records", ["request", "upload", "call"]),
        ("GET", "/api/v1/records", ["request", "call", "export"]),
        ("POST", "/password", ["request", "password"]),
        ("GET", "/join/x", ["request", "link"]),
        ("POST", "/join/x", ["request", "link"]),
        ("GET", "/static/x/page.css", []),
    ],
)
def test_what_a_request_counts_as(method: str, path: str, kinds: list[str]) -> None:
    limiter = RateLimiter(unused, Limits(), costs_of(features()), unused)  # type: ignore[arg-type]
    assert list(limiter.kinds_of(method, path)) == kinds


def test_new_tables_are_limited_by_person_and_by_address(serving: Callable[..., Server]) -> None:
    server = serving(limits=True)
    browser = server.browser(cookies={"tumblestar-check": "1"})
    fields = {"seats": "2", "seat-1": "me", "seat-2": "person"}
    answers = [browser.post("/new/shizzle", data=fields) for _ in range(25)]
    assert [answer.status_code for answer in answers] == [303] * 20 + [429] * 5
    assert int(answers[-1].headers["retry-after"]) > 0
    assert answers[-1].headers["connection"] == "close"  # what was sent behind it is not answered one by one
    assert "Too many requests" in answers[-1].text
    for address, cookies, status in (("", {}, 429), ("203.0.113.9", browser.cookies, 429), ("203.0.113.10", {}, 303)):
        other = server.browser(cookies=dict(cookies))
        if address:
            other._transport.client = (address, 1)
        assert other.post("/new/shizzle", data=fields).status_code == status


def test_a_flood_of_requests_is_slowed(serving: Callable[..., Server]) -> None:
    browser = serving(limits=True).browser()
    statuses = [browser.get("/health").status_code for _ in range(RATES["request"].burst * 3)]
    assert 429 in statuses
    assert statuses[: RATES["request"].burst] == [200] * RATES["request"].burst


def test_a_flood_of_messages_is_refused_and_the_connection_stays_open(serving: Callable[..., Server]) -> None:
    browser = serving(limits=True).browser()
    with browser.at(browser.new(seat_2="person")) as line:
        assert all(line.ask("look", at=n)["ok"] for n in range(RATES["message"].burst // 2))
        answers = (line.ask("look", at=0) for _ in range(2000))
        refused = next(answer for answer in answers if not answer["ok"])
        assert refused["refused"]["code"] == "limit"
        assert "too quick" in refused["refused"]["detail"]
        assert refused["n"] == line.n


@pytest.mark.parametrize("limit", ["SOCKETS_OF_PERSON", "SOCKETS_OF_ADDRESS"])
def test_connections_of_one_person_and_from_one_address_are_limited(
    serving: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(limits, limit, 2)
    browser = serving(limits=True).browser()
    table = browser.new()
    with browser.at(table), browser.at(table), pytest.raises(WebSocketDisconnect), browser.line(table):
        pass
    with browser.at(table):
        pass


def test_the_page_on_security_states_the_rates() -> None:
    told = dict(re.findall(r"^\| `([a-z-]+)` \|.*\| (\d+ at once, then one every [\d.]+ s) \|$", SECURITY, re.M))
    assert told == {kind: f"{rate.burst} at once, then one every {rate.every:g} s" for kind, rate in RATES.items()}
    for name in ("SOCKETS_OF_ADDRESS", "SOCKETS_OF_PERSON", "TABLES_OF_PERSON", "CONNECTIONS_OF_ADDRESS"):
        assert str(getattr(limits, name)) in SECURITY


def test_tables_of_one_person_are_counted(serving: Callable[..., Server]) -> None:
    server = serving()
    server.app.services.registry.table_limit = 2
    browser = server.browser()
    tables = [browser.new(seat_2="person") for _ in range(2)]
    fields = {"seats": "2", "seat-1": "me", "seat-2": "person"}
    answer = browser.post("/new/twisty", data=fields)
    assert answer.status_code == 429
    assert "2 unfinished tables" in answer.text
    assert browser.post(f"/table/{tables[0]}/rematch").status_code == 429
    browser.post(f"/table/{tables[0]}/delete")
    assert browser.post("/new/twisty", data=fields).status_code == 303
    assert server.browser().post("/new/twisty", data=fields).status_code == 303


def test_work_is_charged_by_events_and_what_is_stored_by_bytes(
    serving: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer says how long to wait; an address has thirty shares of what a person may store in a day."""
    server = serving(limits=True)
    ann, bob = server.browser(), server.browser()
    monkeypatch.setitem(RATES, "events", Rate(2, 100))
    monkeypatch.setitem(RATES, "kilobyte", Rate(2, 100))
    text = ann.get(f"/table/{ann.new()}/record").text
    assert 1000 < len(text) <= 2000
    send = {"files": {"file": ("game.txt", text)}}
    assert ann.post("/tables/open", **send).status_code == 303
    refused = ann.post("/tables/open", **send)
    assert refused.status_code == 429
    assert re.search(r"Try again in [\d,]+ min", refused.text)
    assert bob.post("/tables/open", **send).status_code == 303
    assert ann.get("/analysis/twisty?line=a" + ",a" * 200).status_code == 400
    refused = ann.get("/analysis/twisty?line=a,a")
    assert refused.status_code == 429
    assert re.search(r"Try again in \d+ s", refused.text)
