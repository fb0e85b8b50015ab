"""Lists of tables: whose turn it is, who won and by how much, since when, and the pictures of the boards."""

import asyncio
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tests.serving import Browser, Server
from tumblestar.contract.state import CHANCE
from tumblestar.play.table_list import how_it_stands, own_seat, table_line, who_sits
from tumblestar.storage.schema import Person, SeatRow, TableRow
from tumblestar.tables import glances
from tumblestar.tables.glances import Glance
from tumblestar.web.markup import ago, ago_of
from tumblestar.web.pages import Visitor
from tumblestar.web.templating import made_by
from tumblestar.words import say

ADA, BOB = 1, 2


def row(status: str, result: str = "", seats: Any = None, **header: Any) -> TableRow:
    """A stored table of two people, or with other seats."""
    seats = seats or (SeatRow("person", "Ada", ADA), SeatRow("person", "Bob", BOB))
    return TableRow("t", ADA, "shizzle", header, seats, status=status, result=result)


def said(table: TableRow, glance: Glance | None = None, person: int = ADA) -> str:
    return say("en", how_it_stands(table, glance, person))


def test_lists_say_whose_turn_it_is() -> None:
    assert said(row("open"), Glance(3, 0)) == "Your turn"
    assert said(row("open"), Glance(3, 1)) == "Waiting for Bob"
    assert said(row("open"), Glance(3, 1), BOB) == "Your turn"
    assert said(row("open"), Glance(3, CHANCE), BOB) == "in progress"
    assert said(row("open", chance="typed"), Glance(3, CHANCE), BOB) == "Your turn"
    assert said(row("open", chance="typed"), Glance(3, CHANCE), 9) == "in progress"
    assert said(row("open")) == "in progress"
    stand_in = (SeatRow("person", "Ada", ADA, "greedy"), SeatRow("person", "Bob", BOB))
    assert said(row("open", seats=stand_in), Glance(3, 0)) == "Waiting for Ada"


def test_results_say_who_won_and_by_how_much() -> None:
    assert said(row("over", "1 0"), Glance(9, -2, (23, 19))) == "You won, 23 to 19"
    assert said(row("over", "1 0"), Glance(9, -2, (23, 19)), BOB) == "Ada won, 23 to 19"
    assert said(row("over", "0 1"), Glance(9, -2)) == "Bob won"
    assert said(row("over", "0 1"), Glance(9, -2, (23, 19))) == "Bob won"  # not by points
    assert said(row("over", "1/2 1/2"), Glance(9, -2, (7, 7))) == "Ada and Bob tied at 7"
    assert said(row("over", "1/2 1/2")) == "Ada and Bob tied"
    three = (SeatRow("person", "Ada", ADA), SeatRow("person", "Bob", BOB), SeatRow("bot", "greedy"))
    assert said(row("over", "0 0 1", three), Glance(9, -2, (3, 12, 30))) == "Mizar ★★★ (bot) won, 30 to 12 and 3"
    bots = (SeatRow("person", "Ada", ADA), *[SeatRow("bot", "optimal")] * 2)
    assert said(row("over", "0 0 1", bots)) == "Vega 2 ★★★★★ (bot) won"
    both = (SeatRow("person", "Ada", ADA), SeatRow("person", "Eve", ADA))
    assert said(row("over", "0 1", both)) == "Eve won"  # several at one screen: "you" would be anybody
    alone = (SeatRow("person", "Ada", ADA),)
    assert [said(row("over", result, alone)) for result in "10"] == ["won", "not won"]
    assert said(row("over", "?")) == "finished, ?"


@pytest.mark.parametrize(
    ("person", "lang", "who"),
    [
        (ADA, "en", "You and Bob"),
        (BOB, "en", "Ada and you"),
        (BOB, "fr", "Ada et vous"),
        (9, "en", "Ada and Bob"),
        (0, "en", "Ada and Bob"),
    ],
)
def test_the_reader_is_you_among_the_players(person: int, lang: str, who: str) -> None:
    assert say(lang, who_sits(row("open")), viewer=own_seat(row("open"), person)) == who
    both = row("open", seats=(SeatRow("person", "Ada", ADA), SeatRow("person", "Eve", ADA)))
    assert say("en", who_sits(both), viewer=own_seat(both, ADA)) == "Ada and Eve"  # several at one screen


NOW = datetime(2026, 11, 23, 8, tzinfo=UTC)


@pytest.mark.parametrize(
    ("passed", "en", "fr"),
    [
        (timedelta(seconds=-9), "just now", "à l’instant"),
        (timedelta(seconds=59), "just now", "à l’instant"),
        (timedelta(minutes=10, seconds=50), "10 minutes ago", "il y a 10 minutes"),
        (timedelta(hours=5), "5 hours ago", "il y a 5 heures"),
        (timedelta(hours=9), "yesterday", "hier"),
        (timedelta(days=1, hours=7), "yesterday", "hier"),
        (timedelta(days=20), "November 3, 2026", "3 novembre 2026"),
    ],
)
def test_times_are_said_as_people_say_them(passed: timedelta, en: str, fr: str) -> None:
    assert [ago(lang, NOW - passed, NOW).replace("\u202f", " ") for lang in ("en", "fr")] == [en, fr]


def test_a_time_keeps_its_moment_for_scripts() -> None:
    at = datetime.now(UTC).isoformat(timespec="milliseconds")
    line = table_line(Visitor(Person(ADA), "en"), replace(row("open"), changed=at))
    assert made_by("play/lists.html", "when", line).strip() == f'<time datetime="{at}" data-ago>just now</time>'
    assert ago_of("en", "<soon>") == ""
    assert made_by("play/lists.html", "when", line._replace(changed="<soon>")).strip() == ""


def test_tables_that_wait_for_me_come_first_and_are_counted(browser: Browser) -> None:
    before = browser.get("/").text
    assert before.count("<title>tumblestar") == 1
    assert "tables.js" not in before
    assert 'class="mini"' not in before
    mine = browser.new("twisty", chance="typed")  # chance is to be entered by me
    waiting = browser.new("twisty", seat_2="friend")
    for path in ("/", "/tables"):
        html = browser.get(path).text
        assert "<title>(1) " in html
        assert re.findall(r'<li id="t-([^"]+)"', html) == [mine, waiting]
        assert re.findall(r'<span class="how yours">([^<]*)', html) == ["Your turn"]
        assert html.count("data-ago") == 2
    assert "tables.js" in browser.get("/").text


def test_pictures_of_own_tables_are_kept_by_browsers_until_something_happens(browser: Browser, server: Server) -> None:
    table = browser.new("twisty", chance="typed")
    address = re.findall(r'srcset="([^"]*)"', browser.get("/tables").text)[0].replace("&amp;", "&")
    answer = browser.get(address)
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["cache-control"] == "private, max-age=31536000, immutable"
    assert "<style>" in answer.text
    ET.fromstring(answer.text)
    assert browser.get(f"/table/{table}/picture?n=99&theme=dawn").headers["cache-control"] == "no-store"
    assert browser.get(f"/table/{table}/picture?theme=neon").status_code == 404
    assert server.browser().get(address).status_code == 404


def test_tables_that_are_not_in_memory_are_loaded_once_and_a_few_at_a_time(
    browser: Browser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [browser.new("twisty", chance="typed") for _ in range(3)]
    server.restart(browser)
    registry = server.app.services.registry
    loaded: list[str] = []
    real = glances.Glances._load
    monkeypatch.setattr(glances.Glances, "_load", lambda self, row: (loaded.append(row.id), real(self, row))[1])
    monkeypatch.setattr(glances, "MOST_LOADED", 2)
    rows = [server.store.table(name) for name in names]
    assert [len(asyncio.run(registry.glances.by_table(rows))) for _ in range(3)] == [2, 3, 3]
    assert sorted(loaded) == sorted(names)
    assert registry.count == 0
