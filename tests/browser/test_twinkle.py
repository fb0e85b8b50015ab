"""Twinkle in a real Chromium: whole games by mouse and by keyboard, alone too, dice that tumble, and help."""

import random
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import (
    HOTSEAT,
    SHOWN,
    SMALL,
    TUMBLING,
    OpenPage,
    act,
    ask_for_help,
    close_pane,
    is_over,
    play_until,
    settle,
    state,
)
from tests.marks import slow
from tumblestar.games import GAMES
from tumblestar.games.twinkle.parts import PLACE_NAMES
from tumblestar.games.twinkle.rules import CHOOSE, DISCARD, HAND, HANG, ROLL, TAKE

TWINKLE = GAMES["twinkle"]


def click(page: Page, action: int) -> None:
    """Clicks a target, or the button in its place; where one of several dice is hung, clicks that die first."""
    way = page.locator(f".act[data-action='{action}']").get_attribute("data-way")
    if way and page.locator(".turner").count():
        page.click(f".turner[data-to='{way}']")
    page.locator(f":is(.act, .offered)[data-action='{action}']:visible").first.click()


@slow
def test_arrows_reach_every_target(open_table: OpenPage) -> None:
    page = open_table("twinkle", **HOTSEAT)
    reach_all(page)
    play_until(page, lambda s: s.phase == HANG)
    reach_all(page)


KEYS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "r")


def reach_all(page: Page) -> None:
    """Goes from target to target by the arrow keys, and from die to die, until every one has been visited."""
    page.locator(".act[tabindex='0']").focus()
    legal = set(TWINKLE.legal(state(page)))
    reached: set[int] = set()
    ways: dict[int, set[str]] = {}
    for _ in range(600):
        here = int(page.evaluate("document.activeElement.dataset.action"))
        reached.add(here)
        if reached == legal:
            return
        tried = ways.setdefault(here, set())
        left = [way for way in KEYS if way not in tried]
        way = left[0] if left else random.Random(len(ways) + sum(map(len, ways.values())) + _).choice(KEYS)
        tried.add(way)
        page.keyboard.press(way)
    pytest.fail(f"never reached {[TWINKLE.text(state(page), action) for action in legal - reached]}")


@slow
def test_alone_dice_leave_the_game(open_page: OpenPage, open_table: OpenPage, server_url: str) -> None:
    page = open_page(f"{server_url}/new/twinkle")
    page.check("[name=seats][value='1']")
    assert page.evaluate("[...document.querySelectorAll('.who li')].filter(li => li.checkVisibility()).length") == 1
    page = open_table("twinkle", seats="1", option__level="2", **SMALL)
    seen: set[int] = set()
    for _ in range(120):
        if is_over(page):
            break
        s = state(page)
        seen.add(s.phase)
        act(page, partial(click, page, TWINKLE.legal(s)[-1] if s.phase != CHOOSE else TWINKLE.legal(s)[0]))
    assert is_over(page)
    assert seen == {CHOOSE, HANG, DISCARD}


def test_a_picked_die_can_be_taken_back(open_table: OpenPage) -> None:
    page = open_table("twinkle", **HOTSEAT)
    before = page.evaluate(SHOWN)
    act(page, partial(click, page, TWINKLE.legal(state(page))[0]))
    act(page, lambda: page.click("[data-do=takeback]"))
    assert page.evaluate(SHOWN) == before
    assert state(page).held == 0


@slow
def test_dice_tumble_once_to_what_they_show(open_table: OpenPage) -> None:
    page = open_table("twinkle", **HOTSEAT | {"reduced_motion": "no-preference"})
    dice = TWINKLE.legal(state(page))[:HAND]
    for die in dice:
        act(page, partial(click, page, die))
        assert page.evaluate(TUMBLING) == []
        settle(page)
    page.evaluate(f"() => document.addEventListener('begun', () => window.tumbled = ({TUMBLING})(), {{ once: true }})")
    act(page, lambda: click(page, ROLL))
    assert page.evaluate("tumbled") == sorted(f"die-{PLACE_NAMES[die]}" for die in dice)
    s = play_until(page, lambda s: s.phase == HANG)
    act(page, lambda: click(page, TWINKLE.legal(s)[0]))
    assert page.evaluate(TUMBLING) == []  # a die that is hung glides


@slow
def test_places_say_what_they_would_bring_and_help_says_the_odds(open_table: OpenPage) -> None:
    page = open_table("twinkle", **HOTSEAT | SMALL)
    act(page, partial(click, page, next(action for action in TWINKLE.legal(state(page)) if action >= TAKE)))
    plates = page.locator(".felt .gains [data-ways]:not([hidden])")
    expect(plates).to_have_count(page.locator(".act:not([hidden])").count())
    ask_for_help(page, 2)
    page.wait_for_selector("#part-odds:not([hidden])")
    close_pane(page)
    act(page, partial(click, page, TWINKLE.legal(state(page))[0]))
    ask_for_help(page, 0)
    expect(page.locator("#part-odds")).to_be_hidden()
