"""The site password, the allow-list, and links that are a pass."""

import re
import unicodedata
from collections.abc import Callable
from typing import Any, Literal

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.serving import Browser, Server
from tumblestar.security import site_password
from tumblestar.security.limits import RATES
from tumblestar.security.settings import read
from tumblestar.security.site_password import Passes, local_path
from tumblestar.storage import server_secrets

WORD = "open sesame"


def enter(browser: Browser, word: str = WORD, back: str = "/tables") -> Any:
    return browser.post("/password", data={"password": word, "back": back})


def test_nothing_is_shown_before_the_password(serving: Callable[..., Server]) -> None:
    server = serving(password=WORD)
    browser = server.browser()
    for path in ("/", "/tables", "/new/twisty", "/rules/twisty", "/table/none", "/nothing", "/campaign/twinkle"):
        answer = browser.get(path)
        assert answer.status_code == 401
        assert 'type="password"' in answer.text
        assert f'name="back" value="{path}"' in answer.text
    assert browser.post("/new/twisty", data={"seats": "2"}).status_code == 401
    assert server.store.tables_of(1) == []
    with pytest.raises(WebSocketDisconnect), browser.line("none"):
        pass


def test_what_shows_nothing_of_anybody_needs_no_password(serving: Callable[..., Server]) -> None:
    browser = serving(password=WORD).browser()
    links = [link.split('"')[0] for link in browser.get("/").text.split('href="')[1:] if link.startswith("/static/")]
    assert links
    for path in (*links, "/health", "/ready"):
        assert browser.get(path).status_code == 200


@pytest.mark.parametrize("word", ["", "open Sesame", WORD + " ", "é\udce9", "x" * 5000, "' OR 1=1"])
def test_a_wrong_password_is_refused(serving: Callable[..., Server], word: str) -> None:
    browser = serving(password=WORD).browser()
    answer = browser.post(
        "/password",
        content=b"password=" + word.encode("utf-8", "surrogateescape"),
        headers={"content-type": "application/x-www-form-urlencoded"},
    )
    assert answer.status_code == 401
    assert "set-cookie" not in answer.headers
    assert "Wrong password" in answer.text
    if word:
        assert word not in answer.text
    assert browser.get("/").status_code == 401


def test_a_pass_cannot_be_forged_and_expires() -> None:
    passes = Passes(WORD, b"k" * 32)
    good = passes.new(now=0)
    assert passes.is_good(good, now=0)
    assert passes.is_good(good, now=site_password.DAYS * 86400 - 1)
    assert not passes.is_good(good, now=site_password.DAYS * 86400)
    until, _, mark = good.partition(".")
    forged = [f"{int(until) + 1}.{mark}", f"{until}.{mark[:-1]}", f"{until}.{'é' * 64}", f"+{good}"]
    for wrong in ("", ".", until, *forged):
        assert not passes.is_good(wrong, now=0)
    for word, key in (("another word", b"k" * 32), (WORD, b"j" * 32)):
        assert not Passes(word, key).is_good(good, now=0)


def test_the_right_password_leads_on_until_there_is_a_new_one_also_after_a_restart(
    serving: Callable[..., Server],
) -> None:
    server = serving(password=WORD)
    browser = server.browser()
    answer = enter(browser)
    assert (answer.status_code, answer.headers["location"]) == (303, "/tables")
    assert browser.get("/").status_code == 200
    assert browser.new("shizzle")
    again = server.restart(browser)
    assert again.get("/").status_code == 200
    server.settings["password"] = "another word"
    assert server.restart(again).get("/").status_code == 401


def test_the_key_of_passes_is_for_the_owner_only(serving: Callable[..., Server]) -> None:
    server = serving(password=WORD)
    file = server.folder / server_secrets.KEY_FILE
    assert file.stat().st_mode & 0o077 == 0
    assert server_secrets.key_from_folder(server.folder) == file.read_bytes()
    file.write_bytes(b"cut short")
    assert len(server_secrets.key_from_folder(server.folder)) == 32


def test_passwords_are_compared_in_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Digests of one length, by the comparison made for it: how much of a guess is right cannot be measured."""
    compared: list[tuple[int, int]] = []

    def compare(a: bytes | str, b: bytes | str) -> bool:
        compared.append((len(a), len(b)))
        return a == b

    monkeypatch.setattr(site_password.hmac, "compare_digest", compare)
    passes = Passes(WORD, b"k" * 32)
    for guess in ("", "o", WORD, WORD * 50):
        passes.is_right(guess)
    assert compared == [(32, 32)] * 4


@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_a_password_is_right_however_its_accents_are_typed(form: Literal["NFC", "NFD"]) -> None:
    passes = Passes(unicodedata.normalize(form, "caf\u00e9 s\u00e9same"), b"key")
    assert all(passes.is_right(unicodedata.normalize(typed, "caf\u00e9 s\u00e9same")) for typed in ("NFC", "NFD"))
    assert not passes.is_right("cafe sesame")


def test_guessing_is_slowed_from_one_address_and_from_many(serving: Callable[..., Server]) -> None:
    server = serving(password=WORD, limits=True)
    browser = server.browser()
    statuses = [enter(browser, f"guess {n}").status_code for n in range(40)]
    assert statuses == [401] * 30 + [429] * 10
    late = enter(browser)
    assert late.status_code == 429  # the right one too: else a guess could be told from its answer
    assert int(late.headers["retry-after"]) > 10
    assert browser.get("/").status_code == 401
    done = 0
    for n in range(300):
        other = server.browser()
        other._transport.client = (f"198.51.{n // 250}.{n % 250}", 1)
        done += enter(other, "guess").status_code == 401
    assert done < 80


def test_an_allow_list_lets_in_its_networks_and_this_machine(serving: Callable[..., Server]) -> None:
    server = serving(allow=read({"allow": "192.168.1.0/24"}, {}).allow)
    inside = dict.fromkeys(("192.168.1.7", "::ffff:192.168.1.7", "127.0.0.1", "::1"), 200)
    outside = dict.fromkeys(("192.168.2.7", "203.0.113.9", "nonsense", ""), 403)
    for address, status in (inside | outside).items():
        browser = server.browser()
        browser._transport.client = (address, 1)
        assert browser.get("/").status_code == status, address
        assert browser.get("/static/x/elements.css").status_code == status


FOREIGN = ["//evil.example/", "https://evil.example/", "/\\evil.example", "\\\\evil.example", "javascript:alert(1)"]
FOREIGN += ["http://[", "/\x00", "/a\r\nset-cookie: x", "", "tables"]
OWN = {"/tables": "/tables", "/table/x?at=3#y": "/table/x"}
OWN |= {path: path for path in ("/%5cevil", "/..//evil.example")}


@pytest.mark.parametrize(("address", "safe"), [*OWN.items(), *((address, "/") for address in FOREIGN)])
def test_nobody_is_redirected_to_another_site(serving: Callable[..., Server], address: str, safe: str) -> None:
    assert local_path(address) == safe
    answer = enter(serving(password=WORD).browser(), back=address)
    assert answer.headers["location"].startswith("/")
    assert not answer.headers["location"].startswith("//")


def test_a_password_page_is_shown_at_strange_addresses_without_harm(serving: Callable[..., Server]) -> None:
    browser = serving(password=WORD).browser()
    for path in ("//evil.example/x", "/%22%3E%3Cscript%3E", "/a%0d%0ab"):
        answer = browser.get(f"http://localhost{path}")
        assert answer.status_code == 401
        assert "<script>" not in answer.text
        assert 'value="//' not in answer.text


def test_a_server_without_a_password_has_no_password_page(browser: Browser) -> None:
    assert browser.get("/password").headers["location"] == "/"
    assert browser.post("/password", data={"password": "x", "back": "/tables"}).headers["location"] == "/tables"


def links_in(html: str) -> dict[str, str]:
    """The links that a page shows, by kind."""
    return {kind: path for path, kind in re.findall(r"(/(join|watch|bring)/[\w-]{32})", html)}


def test_a_link_is_a_pass_once_it_is_used(serving: Callable[..., Server]) -> None:
    server = serving(password=WORD)
    host = server.browser()
    enter(host)
    table = host.new(seat_2="friend", watchers="1")
    links = links_in(host.get(f"/table/{table}").text)
    for kind in ("join", "watch"):
        friend = server.browser()
        looked = friend.get(links[kind])
        assert looked.status_code == 200
        assert "set-cookie" not in looked.headers
        assert friend.get(f"/table/{table}").status_code == 401
        taken = friend.post(links[kind], data={"name": "Ben"})
        assert taken.headers["location"] == f"/table/{table}"
        assert friend.get(f"/table/{table}").status_code == 200
        with friend.at(table):
            pass


def test_an_unknown_link_is_no_pass(serving: Callable[..., Server]) -> None:
    server = serving(password=WORD)
    host = server.browser()
    enter(host)
    used = links_in(host.get(f"/table/{host.new(seat_2='friend')}").text)["join"]
    assert server.browser().post(used, data={"name": "Ben"}).status_code == 303
    stranger = server.browser()
    for path in (f"/join/{'x' * 32}", "/join/x", f"/watch/{'x' * 32}", f"/bring/{'x' * 32}", used, f"{used}/more"):
        for answer in (stranger.get(path), stranger.post(path, data={"name": "Eve"})):
            assert answer.status_code in (401, 404, 410)
            assert site_password.COOKIE not in answer.headers.get("set-cookie", "")
    assert stranger.get("/").status_code == 401


def test_guessing_links_is_limited(serving: Callable[..., Server]) -> None:
    server, (burst, _, shares) = serving(limits=True), RATES["link"]
    browser = server.browser(cookies={"tumblestar-check": "1"})
    browser.post("/settings", data={"name": "Eve"})
    statuses = [browser.get(f"/join/{n:032}").status_code for n in range(burst + 10)]
    assert statuses == [404] * burst + [429] * 10
    nobody = server.browser()
    statuses = [nobody.get(f"/join/{n:032}").status_code for n in range(burst * shares)]
    assert statuses.count(404) in range(burst * (shares - 1), burst * (shares - 1) + 100)


def test_nobody_is_given_an_identity_that_somebody_else_chose(server: Server) -> None:
    """A cookie that was planted is not taken up: whoever is new gets one that only their browser and we know."""
    planted = "p" * 43
    victim = server.browser(cookies={"tumblestar": planted})
    answer = victim.post("/settings", data={"name": "Ann"})
    identity = re.findall(r"tumblestar-\w+=([\w-]+)", answer.headers["set-cookie"])[0]
    assert identity != planted
    assert len(identity) >= 43
    attacker = server.browser(cookies={"tumblestar": planted})
    assert 'value="Ann"' not in attacker.get("/").text


def test_the_store_holds_no_cookie_and_no_link(server: Server) -> None:
    """Whoever reads the database can take nobody's place."""
    browser = server.browser()
    table = browser.new(seat_2="friend", watchers="1")
    page = browser.get(f"/table/{table}").text + browser.post(f"/table/{table}/device").text
    secrets = [path.split("/")[-1] for path in links_in(page).values()] + list(browser.cookies.values())
    assert len(secrets) == 4
    server.store.writer.close()
    held = b"".join(file.read_bytes() for file in server.folder.iterdir() if file.name != server_secrets.KEY_FILE)
    assert table.encode() in held
    for secret in secrets:
        assert secret.encode() not in held


def test_nobody_sees_a_link_but_its_host(server: Server) -> None:
    host, friend, guest = server.browser(), server.browser(), server.browser()
    table = host.new(seats="3", seat_2="friend", seat_3="friend", watchers="1")
    links = links_in(host.get(f"/table/{table}").text)
    friend.post(links["join"], data={"name": "Ben"})
    guest.post(links["watch"])
    device = links_in(friend.post(f"/table/{table}/device").text)["bring"]
    for browser in (friend, guest, host):
        with browser.at(table) as line:
            paths = (f"/table/{table}", f"/table/{table}/record", "/lobby")
            seen = "".join(line.parts.values()) + "".join(browser.get(path).text for path in paths)
        assert device not in seen if browser is host else not links_in(seen)
