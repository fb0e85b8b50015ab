"""All that one acts with is on one screen of a phone with its bars, and every target is as large as a finger needs."""

import random
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.tables import OpenPage, act, is_over, sit_down, wait_for_me
from tests.marks import rest_slow, slow
from tumblestar.games import GAMES

PHONE = {"width": 390, "height": 664, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce", "folded": True}
CHOICES = ".act:not([hidden]), #offered [data-action]"
TABLES = [(game, max(GAMES[game].seats)) for game in sorted(GAMES)]
"""Those with fewer seats are looked at in the middle of a game (test_table_fits.py)."""
MEASURE = Path(__file__).with_name("table_fits.js").read_text(encoding="utf-8")


@slow
@pytest.mark.parametrize(("game", "seats"), rest_slow(TABLES), ids=lambda value: str(value))
def test_all_is_on_one_screen_through_a_whole_game(open_page: OpenPage, server_url: str, game: str, seats: int) -> None:
    page = open_page(**PHONE)
    bots = {f"seat__{seat}": "bot:greedy" for seat in range(3, seats + 1)}
    rounds = {"option__rounds": "5"} if game == "shizzle" else {}
    sit_down(page, server_url, game, seats=str(seats), **bots, **rounds)
    faults = dict[str, int]()  # and the number of decisions before each was first there
    luck, decisions = random.Random(seats), 0
    for _ in range(400):
        wait_for_me(page)
        if is_over(page):
            break
        found = page.evaluate(MEASURE, [seats, 0])["faults"]
        for fault in found:
            if fault != "missing: 3 tabs of 4":  # a table with bots has no chat
                faults.setdefault(fault, decisions)
        decisions += 1
        choices = page.locator(CHOICES)
        act(page, partial(choose, page, luck.randrange(choices.count())))
    assert is_over(page)
    assert decisions > 5
    assert faults == {}


def choose(page: Page, i: int) -> None:
    """Chooses the i-th of all that may be done, and confirms it where the page asks."""
    page.locator(CHOICES).nth(i).dispatch_event("click")
    if page.locator("[data-do=confirm]:not([hidden])").count():
        page.click("[data-do=confirm]")
