"""One's mistakes in a browser: practised by touch, graded, and told in words; nothing reloads."""

import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.tables import OpenPage
from tests.browser.test_accessibility import check
from tests.features.mistakes.reviewed import charged
from tests.features.puzzles.test_pages import first
from tests.insight.test_report import played
from tumblestar.features.mistakes.mistake import Mistake, found_in
from tumblestar.games import find
from tumblestar.storage.database import FILE


def with_mistakes(page: Page, server_url: str, data: Path, count: int) -> list[Mistake]:
    """Makes the visitor somebody who has mistakes in a game of Twisty, due since long ago."""
    page.request.post(f"{server_url}/puzzle/{first().id}", form={"give": "1"}, headers={"origin": server_url})
    record = played("twisty", 2, short_game=1)
    known = [one for one in found_in("t", record, charged(record), 0, 1) if "-" in one.best + one.taken][:count]
    with closing(sqlite3.connect(data / FILE)) as database, database:
        database.execute("INSERT INTO mistake_games VALUES (1, 't', 'twisty', '2026')")
        database.executemany(f"INSERT INTO mistakes VALUES ({', '.join('?' * 13)})", [(1, *one) for one in known])
    return known


def choose(page: Page, mistake: Mistake, text: str) -> None:
    """Touches what an action leads to, twice where it asks for that."""
    game = find(mistake.game)
    action = game.parse(game.parse_state(mistake.state), text)
    page.locator(f'#trial .act[data-action="{action}"]:not([hidden])').first.tap(force=True)
    if page.locator("#trial .armed").count():
        page.locator("#trial .armed .hit").tap(force=True)


def test_mistakes_are_practised_by_touch(open_page: OpenPage, server_url: str, new_data: Path) -> None:
    page = open_page(width=390, height=664, has_touch=True, reduced_motion="reduce")
    right, wrong = with_mistakes(page, server_url, new_data, 2)
    page.goto(f"{server_url}/mistakes")
    check(page)
    expect(page.locator("h1")).to_have_text("2 are due today")
    page.get_by_text("Practise 2").tap()
    page.wait_for_url("**/mistakes/t/*")
    page.evaluate("window.isTheSame = true")
    choose(page, right, right.best)
    expect(page.locator(".ask .words")).to_contain_text("Good. It comes back in 2 days.")
    expect(page.locator(".is-right .act")).to_have_count(0)  # it is done on the board
    check(page)
    page.get_by_text("Next", exact=True).tap()
    expect(page.locator(".is-right, .is-wrong")).to_have_count(0)
    page.tap("[popovertarget^=beyond]")
    page.locator("select[name=choice]").select_option(wrong.taken)
    page.locator("#trial-form button").tap()
    expect(page.locator(".ask .words")).to_contain_text("Not the best choice. Better:")
    assert page.evaluate("window.isTheSame"), "nothing reloads"
    expect(page.locator(".beyond")).not_to_be_visible()  # the way on is below it
    page.get_by_text("Next", exact=True).tap()
    expect(page.locator("h1")).to_have_text("Nothing is due today")
    expect(page.locator("main")).to_contain_text("2 more wait for another day, 0 are mastered.")
