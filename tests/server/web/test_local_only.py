"""Who invites friends from an address that works on this machine only is told so, with the command that opens it."""

from collections.abc import Callable
from pathlib import Path

from tests.server.conftest import Browser, Server
from tumblestar.server.web.local_only import COMMANDS, is_loopback

SAYS = "Links work on this computer only"
DOCS = Path(__file__).parents[3] / "docs"


def test_the_form_says_so_before_the_table_is_made(browser: Browser, serving: Callable[..., Server]) -> None:
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
    hosting = (DOCS / "hosting.md").read_text(encoding="utf-8")
    assert [command for command in COMMANDS.values() if command not in hosting] == []
