"""Links that passed through other programs, fields that are not ours, and addresses of this machine only."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.app.test_friends import links_in
from tests.serving import Browser, Server
from tumblestar.web.pages import COMMANDS, is_loopback

SAYS = "Links work on this computer only"
HOSTING = (Path(__file__).parents[2] / "docs/hosting.md").read_text(encoding="utf-8")

ENDS = [".", ",", ")", ">", "%3E", "%E2%80%9D", "%22", "%C2%BB.", "%20", "%E2%80%8B", "%0D%0A", "?", "!", "?fbclid=x"]


@pytest.mark.parametrize("end", ENDS)
def test_links_of_a_table_lead_there_whatever_follows_them(server: Server, end: str) -> None:
    ann, bob, eve = server.browser(), server.browser(), server.browser()
    table = ann.new(seat_2="friend", watchers="1")
    join, watch = sorted(links_in(ann.get(f"/table/{table}").text))
    assert "Ann invites you" in bob.get(join + end).text
    assert bob.post(join + end, data={"name": "Bob"}).headers["location"] == f"/table/{table}"
    assert eve.get(watch + end).status_code == 200
    assert eve.post(watch + end).headers["location"] == f"/table/{table}"
    bring = re.findall(r"/bring/[\w-]{32}", bob.post(f"/table/{table}/device").text)[0]
    phone = server.browser()
    assert phone.post(bring + end).headers["location"] == f"/table/{table}"
    assert phone.get(f"/table/{table}{end}").status_code == 200


PAGES = ["/deal/shizzle?seats=me,greedy&seed=abc", "/analysis/twisty?seats=2&option-first=1", "/rules/twisty?q=cube"]
PAGES += ["/score/twinkle?tree=N10=10@A", "/day/2026-11-24", "/puzzles/shizzle", "/learn/twisty?step=2"]


@pytest.mark.parametrize("path", PAGES)
def test_other_fields_and_ends_of_addresses_are_ignored(browser: Browser, path: str) -> None:
    """Also where a page leads to its own address."""
    page = followed(browser, path)
    mark = "&" if "?" in path else "?"
    for more in ("fbclid=x", "utm_source=mail&utm_medium=a.b", "gclid=" + "x" * 100):
        assert followed(browser, f"{path}{mark}{more}") == page
    for end in (".", ",", ")", *(() if "q=" in path else ("%E2%80%9D", "%3E", "%20"))):  # what is searched stays
        assert followed(browser, path + end) == page
    assert followed(browser, path.replace("&", "&amp;")) == page


def followed(browser: Browser, path: str) -> str:
    answer = browser.get(path, follow_redirects=True)
    assert answer.status_code == 200, answer.text
    return re.sub("<title>.*</title>", "", answer.text)


def test_a_deal_is_handed_on_without_what_others_added(browser: Browser) -> None:
    link = "/deal/shizzle?seats=me,greedy&seed=abc"
    page = browser.get(f"{link}&fbclid=x").text
    assert "fbclid" not in page
    address = browser.post(f"{link}&fbclid=x").headers["location"]
    assert browser.post(link).headers["location"] == address


def test_the_entries_of_a_pad_may_come_from_such_a_link(browser: Browser) -> None:
    """The script of the page sends what stands after # in its address."""
    answers = [browser.post("/score/twinkle", data={"tree": tree}).json() for tree in ("N10=10@A", "N10=10@A”.")]
    assert answers[0] == answers[1]
    assert not answers[0]["refused"]


def test_a_code_for_another_device_is_read_out_of_what_was_pasted(server: Server) -> None:
    ann = server.browser()
    ann.new("shizzle")
    code = re.findall(r"/carry#([\w-]{32})", ann.post("/mine/link").text)[0]
    for text in (f"{code}.", f"<https://games.example/carry#{code}>", f"“{code}”", f"{code[:9]}\r\n{code[9:]}"):
        assert "/carry" in server.browser().post("/carry", data={"code": text}).text
        assert server.browser().post("/carry", data={"code": text}).status_code == 200


def test_the_form_says_that_links_work_here_only_before_the_table_is_made(
    browser: Browser, serving: Callable[..., Server]
) -> None:
    html = browser.get("/new/twisty").text
    assert SAYS in html
    assert "tumblestar serve --host 0.0.0.0" in html
    assert "such as http://192.168.1.20:80" in html
    elsewhere = serving(hosts=("games.example",)).browser(host="games.example:8017", origin="http://games.example:8017")
    answer = elsewhere.get("/new/twisty")
    assert (answer.status_code, SAYS in answer.text) == (200, False)


def test_only_the_host_of_a_table_is_told(browser: Browser, server: Server) -> None:
    with browser.at(browser.new(seat_2="friend")) as line:
        assert SAYS in line.parts["part-people"]
    with browser.at(browser.new()) as line:
        assert SAYS not in line.parts["part-people"]


def test_which_addresses_are_meant() -> None:
    assert all(is_loopback(f"http://{host}") for host in ("localhost", "localhost:8017", "127.0.0.1:1", "[::1]:80"))
    foreign = ("localhost.example", "192.168.1.20:8017", "games.example")
    assert not any(is_loopback(f"http://{host}") for host in foreign)


def test_the_documentation_gives_the_same_commands() -> None:
    assert [command for command in COMMANDS.values() if command not in HOSTING] == []
