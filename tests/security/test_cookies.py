"""Cookies: browsers that keep none, servers that share a host, and names from before servers had ids."""

import re
import shutil
from collections.abc import Callable
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tests.serving import HOST, Browser, Server, folder_of
from tumblestar.features.puzzles.puzzle import puzzles_of
from tumblestar.security import identity
from tumblestar.security.identity import SLOTS, YEAR
from tumblestar.storage import backup, schema
from tumblestar.storage.store import Store

WORD = "open sesame"


def blocking(server: Server) -> Browser:
    """A browser that keeps no cookies."""
    browser = server.browser()
    browser.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return browser


def name_of(server: Server) -> str:
    return f"tumblestar-{server.store.server_id}"


def stored(server: Server) -> tuple[int, int]:
    """The number of people and of tables."""
    with server.store.reading() as connection:
        people, tables = (
            connection.scalar(sa.select(sa.func.count()).select_from(getattr(schema, kind)))
            for kind in ("people", "tables")
        )
        return people, tables


def links_of(browser: Browser, table: str) -> dict[str, str]:
    pages = browser.get(f"/table/{table}").text + browser.post(f"/table/{table}/device").text
    return dict(re.findall(r"/(join|watch|bring)/([\w-]{32})", pages))


def test_what_needs_an_identity_says_that_cookies_are_blocked(server: Server) -> None:
    """Nothing is spent, whatever is asked for: a link can be used afterwards."""
    ann, eve = server.browser(), blocking(server)
    table = ann.new("twisty", seat_2="friend", watchers="1", listed="1")
    links = links_of(ann, table)
    before = stored(server)
    fields = {"seats": "2", "seat-1": "me", "seat-2": "bot:greedy"}
    asked = [
        ("/new/twisty", fields),
        *((f"/{kind}/{secret}", {"name": "Eve", "seat": "2"}) for kind, secret in links.items()),
        ("/deal/twisty?seats=me,greedy&seed=rain", {}),
        ("/day/2026-11-24/duel", {}),
        (f"/puzzle/{next(iter(puzzles_of('shizzle')))}", {"give": "1"}),
        ("/campaign/twinkle/play", {"level": "1"}),
        ("/analysis/twisty/play", {"as": "1", "bot": "greedy"}),
        ("/learn/twisty/play", {}),
        ("/settings", {"name": "Eve"}),
        ("/tokens", {"name": "bot", "for": "me", "scope-read": "1"}),
    ]
    assert len(links) == 3
    for path, form in asked:
        answer = eve.post(path, data=form)
        assert (path, answer.status_code) == (path, 428)
        assert "This browser blocks cookies" in answer.text
        assert "Your link or code still works." in answer.text
    assert stored(server) == before
    bob = server.browser()
    assert bob.post(f"/join/{links['join']}", data={"name": "Bob"}).headers["location"] == f"/table/{table}"


def test_whoever_allows_cookies_then_may_load_the_page_again(server: Server) -> None:
    eve = blocking(server)
    refused = eve.post("/settings", data={"name": "Eve"})
    eve.cookies.jar.set_policy(DefaultCookiePolicy())
    again = eve.post(str(refused.url), data={"name": "Eve"})
    assert again.status_code == 428  # the cookie came with it
    assert eve.post(str(refused.url), data={"name": "Eve"}).status_code == 303


def test_a_file_is_opened_only_by_a_browser_that_keeps_cookies(server: Server) -> None:
    ann, eve = server.browser(), blocking(server)
    text = ann.get(f"/table/{ann.new('shizzle')}/record").text
    before = stored(server)
    assert eve.post("/tables/open", files={"file": ("a.txt", text)}).status_code == 428
    assert stored(server) == before
    assert server.browser().post("/tables/open", files={"file": ("a.txt", text)}).status_code == 303


def test_a_code_for_another_device_is_not_used_up(server: Server) -> None:
    ann, eve, phone = server.browser(), blocking(server), server.browser()
    ann.new("shizzle")
    code = re.findall(r"/carry#([\w-]{32})", ann.post("/mine/link").text)[0]
    fields = {"code": code, "sure": "yes"}
    assert eve.post("/carry", data=fields).status_code == 428
    assert phone.post("/carry", data=fields).headers["location"] == "/tables"


def test_the_right_password_without_cookies_says_so(serving: Callable[..., Server]) -> None:
    server = serving(password=WORD)
    answer = blocking(server).post("/password", data={"password": WORD})
    assert answer.status_code == 428
    assert "This browser blocks cookies" in answer.text
    assert blocking(server).post("/password", data={"password": "wrong"}).status_code == 401


def test_a_first_request_is_sent_once_more_to_see_that_cookies_are_kept(server: Server) -> None:
    """It may come without a page before it; where cookies are kept, its sender notices nothing."""
    ann = server.browser()
    asked = super(Browser, ann).request("POST", "/deal/twisty?seats=me,greedy&seed=a%26b", data={})
    assert (asked.status_code, stored(server)) == (307, (0, 0))
    assert asked.headers["location"] == "/deal/twisty?seats=me,greedy&seed=a%26b&cookies=1"
    answer = super(Browser, ann).request("POST", asked.headers["location"], data={})
    assert answer.status_code == 303
    assert ann.get(answer.headers["location"]).status_code == 200
    assert list(ann.cookies) == [name_of(server)]  # the other one has done its work


@pytest.fixture
def pair(tmp_path: Path) -> tuple[Server, Server]:
    """Two servers that have nothing in common but their host."""
    servers = Server(tmp_path / "one", password=WORD), Server(tmp_path / "two", password=WORD)
    yield servers
    for server in servers:
        server.stop()


def test_servers_of_one_host_leave_each_other_their_cookies(pair: tuple[Server, Server]) -> None:
    jar: dict[str, str] = {}
    tables: list[str] = []
    for server in pair:
        browser = server.browser(cookies=jar)
        assert browser.post("/password", data={"password": WORD}).status_code == 303
        tables.append(browser.new("shizzle"))
        jar = dict(browser.cookies)
    assert len(jar) >= 4
    for server, table in zip(pair, tables, strict=True):
        assert server.browser(cookies=jar).get(f"/table/{table}").status_code == 200


def test_an_identity_that_is_not_known_here_is_not_overwritten(tmp_path: Path, server: Server) -> None:
    """A copy of the data has the name of the server that it was copied from."""
    copy = Server(shutil.copytree(folder_of(server.store), tmp_path / "copy"))
    ann = server.browser()
    table = ann.new("shizzle")
    there = copy.browser(cookies=dict(ann.cookies))
    other = there.new("shizzle")
    assert name_of(copy) == name_of(server)
    both = dict(there.cookies)
    assert set(both) >= {name_of(server), name_of(server) + SLOTS[1]}
    assert server.browser(cookies=both).get(f"/table/{table}").status_code == 200
    assert copy.browser(cookies=both).get(f"/table/{other}").status_code == 200
    assert "set-cookie" not in copy.browser(cookies=both).post("/settings", data={"name": "Ann"}).headers
    copy.stop()


def test_whoever_is_deleted_takes_along_no_cookie_of_another_server(server: Server) -> None:
    ann = server.browser(cookies={"tumblestar": "o" * 43})
    ann.new("shizzle")
    gone = ann.post("/mine/delete", data={"sure": "yes"}).headers["set-cookie"]
    assert gone.startswith(f'{name_of(server)}=""')
    assert "tumblestar=" not in gone


def test_an_identity_of_the_old_name_is_kept_under_the_new_one(server: Server) -> None:
    ann = server.browser()
    table = ann.new("shizzle")
    value = ann.cookies[name_of(server)]
    old = server.browser(cookies={"tumblestar": value})
    answer = old.get(f"/table/{table}")
    assert answer.status_code == 200
    assert answer.headers["set-cookie"].startswith(f"{name_of(server)}={value}; HttpOnly; Max-Age={YEAR}; Path=/")
    assert "set-cookie" not in old.get("/").headers  # once
    assert server.browser(cookies={"tumblestar": "x" * 43}).get("/").headers.get("set-cookie") is None
    gone = server.browser(cookies={"tumblestar": value}).post("/mine/delete", data={"sure": "yes"})
    assert gone.headers["set-cookie"].startswith('tumblestar=""; HttpOnly; Max-Age=0')


def test_a_pass_of_the_old_name_is_valid(serving: Callable[..., Server]) -> None:
    server = serving(password=WORD)
    value = server.app.services.passes.new()
    assert server.browser(cookies={"tumblestar-pass": value}).get("/tables").status_code == 200
    assert server.browser(cookies={"tumblestar-pass": "x" + value}).get("/tables").status_code == 401


def test_behind_tls_names_have_the_prefix_that_browsers_check(serving: Callable[..., Server]) -> None:
    server = serving(password=WORD)
    browser = Browser(server.app, f"https://{HOST}", headers={"origin": f"https://{HOST}"}, follow_redirects=False)
    browser.portal = server.running.portal
    entered = browser.post("/password", data={"password": WORD}).headers["set-cookie"]
    assert entered.startswith(f"__Host-tumblestar-pass-{server.store.server_id}=")
    known = browser.post("/settings", data={"name": "Ann"}).headers["set-cookie"]
    assert known.startswith(f"__Host-{name_of(server)}=")
    assert "; Path=/; SameSite=lax; Secure" in known
    assert "domain" not in known.lower()
    assert 'value="Ann"' in browser.get("/").text


def test_under_a_path_names_have_the_prefix_that_allows_one() -> None:
    scope = {"type": "http", "scheme": "https", "root_path": "/games", "headers": []}
    connection, response = HTTPConnection(scope), Response()
    full = identity.cookie_name(connection, "tumblestar")
    identity.set_cookie(connection, response, full, "x", 1)
    expected = "__Secure-tumblestar=x; HttpOnly; Max-Age=1; Path=/games; SameSite=lax; Secure"
    assert response.headers["set-cookie"] == expected


def test_an_identity_from_before_tls_gets_the_prefix(server: Server) -> None:
    ann = server.browser()
    ann.post("/settings", data={"name": "Ann"})
    value = ann.cookies[name_of(server)]
    secure = Browser(server.app, f"https://{HOST}", headers={"cookie": f"{name_of(server)}={value}"})
    secure.portal = server.running.portal
    assert secure.get("/").headers["set-cookie"].startswith(f"__Host-{name_of(server)}={value};")
    secure.headers["cookie"] = f"__Host-{name_of(server)}={value}; {name_of(server)}={'p' * 43}"
    assert 'value="Ann"' in secure.get("/").text


def test_the_id_in_names_stays_with_the_data(tmp_path: Path, empty_data: Path) -> None:
    """In further processes, after a restart, in a backup, and in a database to which all is moved."""
    store = Store.open(shutil.copytree(empty_data, tmp_path / "data"))
    assert re.fullmatch(r"[0-9a-f]{8}", store.server_id)
    second = Store.open(store.location)
    assert second.server_id == store.server_id
    second.close()
    backup.back_up(store.location, tmp_path / "backup.sqlite")
    backup.restore(tmp_path / "backup.sqlite", tmp_path / "restored")
    backup.copy_data(store.location, tmp_path / "moved")
    for folder in ("restored", "moved"):
        copy = Store.open(tmp_path / folder)
        assert copy.server_id == store.server_id
        copy.close()
    store.close()
