"""What caches may keep says what it depends on."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.serving import Browser, Server
from tumblestar.app.app import all_routes
from tumblestar.features import features
from tumblestar.security.costs import Route


def addresses(table: str) -> list[str]:
    """An address of every route that can be asked for."""
    values = {"game": "twisty", "table": table, "theme": "night", "tutorial": "basics", "date": "2026-07-01"}
    paths = [route.path for route in all_routes(features()) if isinstance(route, Route) and "GET" in route.methods]
    return [re.sub(r"\{(\w+)\}", lambda name: values.get(name[1], "none"), path) for path in paths]


def may_be_kept(answer: Any) -> bool:
    """Whether a cache may answer others with it, now or after it has asked again."""
    return "no-store" not in answer.headers.get("cache-control", "") and answer.status_code not in (303, 307)


@pytest.fixture
def people(serving: Callable[..., Server]) -> tuple[Browser, ...]:
    """Two people who differ in everything that pages depend on; the second has a name and another look."""
    server = serving()
    ann, ben = server.browser(), server.browser()
    ben.post("/settings", data={"name": "Ben", "theme": "dark", "language": "fr"})
    return ann, ben


def test_what_depends_on_the_visitor_says_so(people: tuple[Browser, ...]) -> None:
    ann, ben = people
    table = ann.new("shizzle", seat_2="person")
    with ann.at(table) as line:
        line.ask("resign")
    differing = 0
    for address in [*addresses(table), "/rules/twisty?fragment=1", f"/table/{table}/picture?n=1", "/nothing"]:
        answer, other = ann.get(address), ben.get(address)
        if answer.content != other.content:
            differing += 1
            for one in (answer, other):
                varies = one.headers.get("vary", "").lower()
                assert not may_be_kept(one) or {"accept-language", "cookie"} <= set(varies.split(", ")), address
    assert differing > 30


def test_the_card_of_a_game_is_kept_by_language(browser: Browser) -> None:
    headers = browser.get("/card/twisty", headers={"accept-language": "fr"}).headers
    assert "public" in headers["cache-control"]
    assert {"accept-language", "cookie"} <= set(headers["vary"].lower().split(", "))
