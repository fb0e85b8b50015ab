"""Rate limits: buckets with a clock of the tests, and the middleware that uses them."""

import dis
import re
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import pytest
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocketDisconnect

from tests.serving import Browser, Server
from tumblestar.app.app import all_routes
from tumblestar.engine.fair_queue import SHARES, Asker
from tumblestar.features import features
from tumblestar.security import limits
from tumblestar.security.costs import FREE, Route, RouteKinds
from tumblestar.security.limits import RATES, Limits, Rate, address_key

SECURITY = (Path(__file__).parents[2] / "docs/security.md").read_text(encoding="utf-8")


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


def test_an_address_has_the_shares_of_thirty_people() -> None:
    asked = Limits(clock=Clock())
    people = [Asker("school", str(n)) for n in range(SHARES + 1)]
    burst = RATES["table"].burst
    waits = [[asked.wait_of("table", person) for _ in range(burst + 2)] for person in people]
    assert all(wait[:burst] == [0.0] * burst and min(wait[burst:]) > 0 for wait in waits[:-1])
    assert min(waits[-1]) > 0  # made-up people get no more than the address
    assert asked.wait_of("table", Asker("home", "31")) == 0.0


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


KINDS = [
    ("GET", "/", ()),
    ("GET", "/nothing", ()),
    ("PUT", "/new/twisty", ()),
    ("GET", "/new/twisty", ()),
    ("POST", "/new/twisty", ("table",)),
    ("POST", "/table/x/rematch", ("table",)),
    ("POST", "/table/x/again", ("table", "record")),
    ("POST", "/campaign/twinkle/own", ("table",)),
    ("POST", "/campaign/twinkle/play", ("table",)),
    ("POST", "/deal/twisty", ("table",)),
    ("POST", "/day/2026-07-01/duel", ("table",)),
    ("POST", "/learn/twisty/play", ("table",)),
    ("POST", "/analysis/twisty/play", ("table", "record")),
    ("POST", "/api/v1/tables", ("call", "table")),
    ("POST", "/api/v1/tables/x/rematch", ("call", "table")),
    ("POST", "/tables/open", ("upload",)),
    ("POST", "/score/twinkle/read", ("upload",)),
    ("POST", "/campaign/twinkle/progress", ("upload",)),
    ("POST", "/api/v1/records", ("call", "upload")),
    ("GET", "/api/v1/records", ("call", "export")),
    ("HEAD", "/api/v1/records", ("call", "export")),
    ("GET", "/analysis/twisty", ("record",)),
    ("GET", "/analysis/twisty?at=1&values", ("record", "values")),
    ("GET", "/analysis/twisty?v%61lues=1", ("record", "values")),
    ("GET", "/analysis/twisty/values", ("values", "record")),
    ("HEAD", "/analysis/twisty/values", ("values", "record")),
    ("GET", "/card/twisty", ("picture",)),
    ("HEAD", "/card/twisty", ("picture",)),
    ("GET", "/day/2026-07-01/card", ("picture",)),
    ("GET", "/table/x/card", ("picture", "record")),
    ("GET", "/table/x/share/film", ("picture", "record")),
    ("POST", "/shared", ("picture",)),
    ("GET", "/table/x/review", ("review",)),
    ("GET", "/table/x/review/parts", ("review",)),
    ("GET", "/table/x/review/retry", ("review", "values")),
    ("GET", "/api/v1/tables/x/review", ("call", "review")),
    ("GET", "/table/x/verify", ("record",)),
    ("GET", "/table/x", ("record",)),
    ("POST", "/puzzle/x", ("change",)),
    ("POST", "/settings", ("change",)),
    ("POST", "/password", ("password",)),
    ("GET", "/join/x", ("link",)),
    ("HEAD", "/join/x", ("link",)),
    ("POST", "/join/x", ("link",)),
    ("GET", "/mine/data", ("export",)),
]


@pytest.mark.parametrize(("method", "address", "kinds"), KINDS)
@pytest.mark.parametrize("root", ["", "/games"])
def test_what_a_request_counts_as(method: str, address: str, kinds: tuple[str, ...], root: str) -> None:
    path, _, query = address.partition("?")
    scope = {"type": "http", "method": method, "path": root + path, "root_path": root, "query_string": query.encode()}
    assert RouteKinds(all_routes(features())).of(scope) == kinds


def names_reached(function: object, seen: set[object]) -> set[str]:
    """The names that a function uses, and those functions of ours that it calls by name, alone or of a module."""
    code = getattr(function, "__code__", None)
    if code is None or function in seen or not getattr(function, "__module__", "").startswith("tumblestar"):
        return set()
    seen.add(function)
    names, called, of = set[str](), list[object](), None
    for part in (code, *(const for const in code.co_consts if isinstance(const, CodeType))):
        for instruction in dis.get_instructions(part):
            if instruction.opname == "LOAD_GLOBAL":
                of = getattr(function, "__globals__", {}).get(instruction.argval)
                called.append(of)
            elif instruction.opname in ("LOAD_ATTR", "LOAD_METHOD"):
                names.add(instruction.argval)
                called.append(getattr(of, instruction.argval, None) if isinstance(of, ModuleType) else None)
                of = None
    return names.union(*(names_reached(other, seen) for other in called if isinstance(other, FunctionType)))


WORK = {
    "write",
    "make",
    "import_record",
    "update_person",
    "drawer",
    "evaluations",
    "review_of",
    "table_of",
    "find_current",
}
"""What of ours writes, goes over a game, or has something worked out."""


def test_every_route_that_writes_or_computes_names_what_it_costs() -> None:
    """A route of a feature that is added without kinds fails here, and so does one that says `free` and is not."""
    for route in all_routes(features()):
        if isinstance(route, WebSocketRoute):
            continue
        assert isinstance(route, Route), route
        kinds = {kind.removeprefix("?") for kind in route.kinds}
        assert kinds, f"{route.path} names no kind of cost"
        assert kinds <= {FREE, *RATES}, route.path
        if FREE in kinds:
            assert kinds == {FREE}, route.path
            assert route.methods == {"GET", "HEAD"}, f"{route.path} writes"
            assert not (used := names_reached(route.endpoint, set()) & WORK), f"{route.path} is not free: {used}"


def at(server: Server, address: str, **cookies: str) -> Browser:
    """A browser at an address that keeps cookies."""
    browser = server.browser(cookies={"tumblestar-check": "1", **cookies})
    browser._transport.client = (address, 1)
    return browser


def test_new_tables_are_limited_by_person_and_by_address(
    serving: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "table", Rate(3, 1000, 2))
    server = serving(limits=True)
    fields = {"seats": "2", "seat-1": "me", "seat-2": "person"}
    ann = at(server, "203.0.113.9")
    assert ann.post("/settings", data={"name": "Ann"}).status_code == 303
    answers = [ann.post("/new/shizzle", data=fields) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [303] * 3 + [429] * 2
    assert int(answers[-1].headers["retry-after"]) > 0
    assert answers[-1].headers["connection"] == "close"  # what was sent behind it is not answered one by one
    assert "Too many requests" in answers[-1].text
    elsewhere = at(server, "203.0.113.10", **ann.cookies)
    assert elsewhere.post("/new/shizzle", data=fields).status_code == 429
    # her refused ones have cost nobody else anything, and whoever throws identities away has what the address has
    statuses = [at(server, "203.0.113.9").post("/new/shizzle", data=fields).status_code for _ in range(5)]
    assert statuses == [303] * 3 + [429] * 2
    assert at(server, "203.0.113.10").post("/new/shizzle", data=fields).status_code == 303


def test_head_costs_what_get_costs(serving: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "picture", Rate(2, 1000, 1))
    browser = serving(limits=True).browser()
    assert [browser.head("/card/twisty").status_code for _ in range(2)] == [200, 200]
    assert browser.get("/card/twisty").status_code == 429


def test_a_flood_of_requests_is_slowed(serving: Callable[..., Server]) -> None:
    server, burst = serving(limits=True), RATES["request"].burst
    person, stranger = at(server, "203.0.113.9"), server.browser()
    assert person.post("/settings", data={"name": "Ann"}).status_code == 303
    statuses = [person.get("/health").status_code for _ in range(burst * 2)]
    assert statuses[: burst - 1] == [200] * (burst - 1)
    assert 429 in statuses
    assert [stranger.get("/health").status_code for _ in range(burst * 2)] == [200] * burst * 2


def test_a_flood_of_messages_is_refused_and_the_connection_stays_open(serving: Callable[..., Server]) -> None:
    browser = serving(limits=True).browser()
    with browser.at(browser.new(seat_2="person")) as line:
        assert all(line.ask("look", at=n)["ok"] for n in range(RATES["message"].burst // 2))
        answers = (line.ask("look", at=0) for _ in range(2000))
        refused = next(answer for answer in answers if not answer["ok"])
        assert refused["refused"]["code"] == "limit"
        assert "too fast" in refused["refused"]["detail"]
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
    assert re.search(r"Try again in [\d,]+\u00a0min", refused.text)
    assert bob.post("/tables/open", **send).status_code == 303
    assert ann.get("/analysis/twisty?line=a" + ",a" * 200).status_code == 400
    refused = ann.get("/analysis/twisty?line=a,a")
    assert refused.status_code == 429
    assert re.search(r"Try again in \d+\u00a0s", refused.text)
