"""Phones at home: who opens and closes the listener, what is behind it, and what is said about it."""

import asyncio
import errno
import re
import socket
import time
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect

from tests.at_home import ALIAS, HomeServer, Visitor, running
from tests.features.test_taking_out import LINK
from tests.patience import PATIENCE
from tests.serving import Server
from tumblestar.app.app import INVITED, all_routes
from tumblestar.features import features
from tumblestar.features.at_home import network
from tumblestar.play import PROTOCOL


@pytest.fixture
def home(tmp_path: Path) -> Iterator[HomeServer]:
    with running(tmp_path) as server:
        yield server


def eventually(is_so: Callable[[], bool]) -> None:
    """Waits for what another thread does."""
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.01)


def live(visitor: Visitor, table: str, query: str = "", **headers: str) -> int:
    """The status with which a socket at a table is answered."""
    address = str(visitor.base_url).replace("http", "ws", 1).rstrip("/") + table.replace("/table/", "/live/")
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    told = {"origin": visitor.headers["origin"], "additional_headers": {"cookie": cookie, **headers}}
    try:
        with connect(f"{address}?protocol={PROTOCOL}{query}", proxy=None, **told):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def sits_down(home: HomeServer) -> tuple[Visitor, Visitor, str]:
    """Ann at this computer, and Bob on the home network, at one table."""
    ann, bob = home.host(), home.opened()
    table = ann.new()
    assert bob.post(ann.invitation(table), data={"name": "Bob"}).headers["location"] == table
    return ann, bob, table


def test_the_host_opens_and_closes_it_where_links_cannot_work(home: HomeServer) -> None:
    ann = home.host()
    table = ann.new()
    assert "Let phones at home join" in ann.get(table).text
    assert ann.invitation(table).startswith(home.origin)
    answer = ann.post("/at-home", data={"back": table})
    assert (answer.status_code, answer.headers["location"]) == (303, table)
    page = ann.get(table).text
    assert f"<strong>{home.network.origin.removeprefix('http://')}</strong>" in page
    assert ann.invitation(table).startswith(home.network.origin)
    assert home.network.origin == f"http://{ALIAS}:{home.origin.rpartition(':')[2]}", "the same port, if it is free"
    phone = Visitor(home.network.origin)
    assert phone.get("/").status_code == 200
    eventually(lambda: "1 phone has connected." in ann.get(table).text)
    assert ann.post("/at-home/close", data={"back": table}).status_code == 303
    assert "Let phones at home join" in ann.get(table).text
    with pytest.raises(OSError, match="refused"):
        socket.create_connection((ALIAS, int(home.origin.rpartition(":")[2])), PATIENCE)


def test_closing_cuts_off_who_came(home: HomeServer) -> None:
    ann, bob, table = sits_down(home)
    address = f"{home.network.origin.replace('http', 'ws', 1)}{table.replace('/table/', '/live/')}?protocol={PROTOCOL}"
    cookie = "; ".join(f"{name}={value}" for name, value in bob.cookies.items())
    with connect(address, origin=home.network.origin, additional_headers={"cookie": cookie}, proxy=None) as line:  # type: ignore[arg-type]
        assert "Turn off" in ann.get(table).text, "also while all seats are taken"
        ann.post("/at-home/close")
        with pytest.raises(ConnectionClosedError, match="1012"):
            list(line)
    assert ann.get(table).status_code == 200


def test_another_port_is_used_if_that_of_the_server_is_taken(home: HomeServer) -> None:
    with socket.create_server((ALIAS, int(home.origin.rpartition(":")[2]))):
        assert home.opened().get("/").status_code == 200


def test_only_somebody_at_this_computer_opens_or_closes_it(home: HomeServer) -> None:
    phone = home.opened()
    for path in ("/at-home", "/at-home/close"):
        assert phone.post(path).status_code == 404
        assert phone.post(path, headers={"host": "127.0.0.1", "origin": "http://127.0.0.1"}).status_code == 421
        ann = home.host()
        assert ann.post(path, headers={"origin": "http://evil.example"}).status_code == 403
        assert ann.post(path, headers={"x-forwarded-for": "127.0.0.1"}).status_code == 403, "it came by a proxy"
        assert ann.get(path).status_code == 405
    assert home.network.origin


def test_a_client_from_elsewhere_opens_nothing(server: Server) -> None:
    """The client of a test is no loopback address."""
    server.app.services.listen = lambda _host, _on_visit: asyncio.sleep(0)  # type: ignore[assignment,return-value]
    assert server.browser().post("/at-home").status_code == 403


@pytest.mark.parametrize("setting", [{"password": "a word for friends"}, {"host": "0.0.0.0", "open": True}])
def test_a_server_that_is_open_already_offers_nothing(setting: dict[str, Any], serving: Callable[..., Server]) -> None:
    server = serving(**setting)
    server.app.services.listen = lambda _host, _on_visit: asyncio.sleep(0)  # type: ignore[assignment,return-value]
    assert not server.app.services.find(network.HomeNetwork).is_offered


def test_a_process_that_does_not_listen_itself_offers_nothing(server: Server) -> None:
    browser = server.browser()
    assert browser.post("/at-home").status_code == 404
    assert "Let phones at home join" not in browser.get(f"/table/{browser.new(seat_2='friend')}").text


# -- what is said


def test_without_a_home_network_it_says_so(home: HomeServer) -> None:
    home.network.find_addresses = list
    ann = home.host()
    table = ann.new()
    ann.post("/at-home", data={"back": table})
    assert "This computer is not on a home network." in ann.get(table).text
    assert not home.network.origin


def test_an_address_that_cannot_be_opened_is_named(home: HomeServer) -> None:
    home.network.find_addresses = lambda: ["192.0.2.77"]  # for documentation: nobody has it
    ann = home.host()
    table = ann.new()
    ann.post("/at-home", data={"back": table})
    assert "The address 192.0.2.77 cannot be opened" in unescape(ann.get(table).text)


def test_another_network_is_noticed_and_it_can_be_opened_there(home: HomeServer) -> None:
    home.network.every = 0.01
    ann = home.host()
    table = ann.new()
    ann.post("/at-home")
    home.network.find_addresses = lambda: ["127.0.0.3"]
    eventually(lambda: "The network has changed" in ann.get(table).text)
    assert "Open again at 127.0.0.3" in ann.get(table).text
    ann.post("/at-home", data={"back": table, "address": "127.0.0.3"})
    assert ann.invitation(table).startswith("http://127.0.0.3:")
    assert "The network has changed" not in ann.get(table).text


def test_other_addresses_are_offered_at_once_until_somebody_comes(home: HomeServer) -> None:
    """The first may be that of a VPN."""
    home.network.find_addresses = lambda: [ALIAS, "127.0.0.3"]
    ann = home.host()
    table = ann.new()
    ann.post("/at-home")
    page = ann.get(table).text
    assert "Not working?" in page
    assert "Open at 127.0.0.3 instead" in page
    Visitor(home.network.origin).get("/")
    eventually(lambda: "Not working?" not in ann.get(table).text)


def test_guessing_codes_is_limited_there_by_address_and_others_are_let_in(home: HomeServer) -> None:
    now = [1000.0]
    home.services.limits._clock = lambda: now[0]
    ann, eve = home.host(), home.opened()
    code = re.findall(r'role="img" aria-label="([A-Z0-9]{4})"', ann.get(ann.new()).text)[0]
    wrong = "CCCC" if code != "CCCC" else "DDDD"
    statuses = [eve.post("/join", data={"code": wrong}).status_code for _ in range(25)]
    assert statuses == [404] * 10 + [429] * 15
    now[0] += 60
    assert [eve.post("/join", data={"code": wrong}).status_code for _ in range(11)] == [404] * 10 + [429]
    assert eve.post("/join", data={"code": code}).status_code == 429, "a right one does not tell"
    bea = Visitor(home.network.origin, ALIAS)
    assert bea.post("/join", data={"code": code}).status_code == 303, "at another address it leads to the table"


def test_if_nobody_comes_it_says_what_a_firewall_does(home: HomeServer) -> None:
    home.network.every, home.network.late = 0.01, 0.05
    ann = home.host()
    table = ann.new()
    ann.post("/at-home")
    eventually(lambda: "The firewall of this computer may block phones" in ann.get(table).text)
    page = ann.get(table).text
    assert all(system in page for system in ("macOS:", "Windows:", "Linux:"))
    Visitor(home.network.origin).get("/")
    eventually(lambda: "firewall" not in ann.get(table).text)


def test_addresses_are_those_of_homes_and_nothing_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    class Probe(socket.socket):
        own = iter(["10.8.0.2", "192.168.1.23", "169.254.3.4", "100.64.0.9", "192.168.1.23"])

        def connect(self, _address: object) -> None:
            assert self.type == socket.SOCK_DGRAM

        def getsockname(self) -> tuple[str, int]:
            try:
                return next(self.own), 1
            except StopIteration:
                raise OSError(errno.ENETUNREACH, "none") from None

    monkeypatch.setattr(network.socket, "socket", Probe)
    monkeypatch.setattr(network.socket, "getaddrinfo", lambda *_: [(0, 0, 0, "", ("127.0.1.1", 0))])
    assert network.private_addresses() == ["192.168.1.23", "10.8.0.2"]


# -- an attack on what was opened


def test_nothing_is_there_but_what_is_for_phones_at_home(home: HomeServer) -> None:
    """Every route of the server, by every method, also with the cookie of somebody who has come."""
    _, bob, table = sits_down(home)
    stranger, home.services.limits.is_on = Visitor(home.network.origin), False  # they have tests of their own
    allowed = {*INVITED, *(path for feature in features() for path in feature.invited)}
    values = {"table": table.rpartition("/")[2], "game": "twisty", "secret": "x" * 32, "name": "a", "version": "b"}
    count = 0
    for route in all_routes(features()):
        pattern = getattr(route, "path", "")
        path = re.sub(r"\{(\w+)[^}]*\}", lambda found: values.get(found[1], "1"), pattern)
        if pattern not in allowed:
            count += 1
            for visitor in (bob, stranger):
                assert {visitor.get(path).status_code, visitor.post(path).status_code} == {404}, path
    assert count > 60


def test_another_table_is_not_there(home: HomeServer) -> None:
    ann, bob, table = sits_down(home)
    own, listed = ann.new(), ann.new("shizzle", listed="1", watchers="1")
    stranger = Visitor(home.network.origin)
    for visitor, closed in ((bob, (own, listed)), (stranger, (own, listed, table))):
        for path in (f"{name}{end}" for name in closed for end in ("", "/record", "/picture", "/verify", "/device")):
            assert visitor.get(path).status_code in (404, 405), path
            assert visitor.post(path).status_code in (404, 405), path
        assert {live(visitor, name) for name in closed} == {404}
        assert {visitor.post(f"{name}/rematch").status_code for name in closed} == {404}
        assert all(name not in visitor.get("/").text for name in closed)
    assert (bob.get(table).status_code, live(bob, table)) == (200, 101)


def test_a_table_in_the_lobby_is_not_there_either(home: HomeServer) -> None:
    ann, bob, _ = sits_down(home)
    listed = ann.new(listed="1", watchers="1")
    assert home.host().get(listed).status_code == 200, "You can do that only at the computer itself"
    assert bob.get(listed).status_code == live(bob, listed) == 404


def test_programs_have_no_way_in(home: HomeServer) -> None:
    _, bob, table = sits_down(home)
    assert live(bob, table, "&as=json") == 404
    assert live(Visitor(home.network.origin), table, authorization="Bearer tms_" + "x" * 43) == 404
    assert bob.get("/api/v1/tables", headers={"authorization": "Bearer tms_" + "x" * 43}).status_code == 404


def test_only_the_address_that_was_opened_is_answered(home: HomeServer) -> None:
    """Rebinding leads a foreign name here; the own names of the server are foreign here, too."""
    phone = home.opened()
    port = home.network.origin.rpartition(":")[2]
    for host in ("evil.example", f"evil.example:{port}", f"127.0.0.1:{port}", f"localhost:{port}", ALIAS, f"{ALIAS}:1"):
        assert phone.get("/", headers={"host": host}).status_code == 421, host
    assert home.host().get("/", headers={"host": f"{ALIAS}:{port}"}).status_code == 421


def test_a_foreign_page_does_nothing_there(home: HomeServer) -> None:
    _, bob, table = sits_down(home)
    for origin in ("http://evil.example", home.origin, "null", ""):
        assert bob.post("/settings", headers={"origin": origin}, data={"name": "Eve"}).status_code == 403
        bob.headers["origin"] = origin
        assert live(bob, table) == 403 if origin else True
    bob.headers["origin"] = home.network.origin
    assert bob.post("/settings", headers={"sec-fetch-site": "cross-site"}).status_code == 403


def test_cookies_are_out_of_reach_and_work_without_tls(home: HomeServer) -> None:
    ann, bob = home.host(), home.opened()
    answer = bob.post(ann.invitation(ann.new()), data={"name": "Bob"})
    (cookie,) = [text for text in answer.headers.get_list("set-cookie") if not text.startswith("tumblestar-check")]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "secure" not in cookie.lower()


def test_guessing_links_is_limited_there(home: HomeServer) -> None:
    _, bob, _ = sits_down(home)
    statuses = [bob.get(f"/join/{n:032}").status_code for n in range(100)]
    assert set(statuses) == {404, 429}
    assert home.host().get("/").status_code == 200, "who is at this computer plays on"


# -- what pages lead to


def test_no_page_there_leads_to_what_is_not_there(home: HomeServer) -> None:
    ann, bob, table = sits_down(home)
    waiting, seen = ["/", table, "/rules/twisty", f"{table}/verify", "/settings", "/nowhere"], set[str]()
    while waiting:
        path = waiting.pop()
        if path in seen or path.startswith(("/static/", "/cover/")):
            continue
        seen.add(path)
        answer = bob.get(path)
        assert answer.status_code in (200, 303, 405) or path in ("/nowhere", "/join"), path
        waiting += [unescape(link) for link in LINK.findall(answer.text)]
    assert len(seen) > 10
    assert "/lobby" in ann.get("/").text, "and pages of the server itself lead where they did"


def test_a_home_there_has_ones_own_tables(home: HomeServer) -> None:
    _, bob, table = sits_down(home)
    assert table in bob.get("/").text
    assert "No games yet." in Visitor(home.network.origin).get("/").text
    assert bob.get("/tables").headers["location"] == "/"


def test_it_ends_with_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        port = server.opened().base_url.port
    with pytest.raises(OSError, match="refused"):
        socket.create_connection((ALIAS, port or 0), PATIENCE)
