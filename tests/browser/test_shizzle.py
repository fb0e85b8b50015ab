"""Shizzle in a real Chromium: a whole game by mouse, dice that tumble, six at a table, help, and real dice."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import (
    HOTSEAT,
    SMALL,
    TUMBLING,
    OpenPage,
    act,
    ask_for_help,
    open_pane,
    play_until,
    settle,
    state,
    steps,
    type_in,
)
from tests.marks import slow
from tumblestar.games import GAMES
from tumblestar.games.shizzle.parts import DICE
from tumblestar.games.shizzle.rules import ATTACK, CHOOSE, READY, ROLL, SETTLE, SPARK, STOP

SHIZZLE = GAMES["shizzle"]


def click(page: Page, action: int) -> None:
    """Clicks a target, or the button in its place."""
    which = f"[data-action='{action}']"
    page.locator(f".act{which} .hit:visible, .offered{which}:visible").first.click()


@slow
def test_buttons_beside_the_picture_do_the_same(open_table: OpenPage) -> None:
    page = open_table("shizzle", against="person", option__first="1", locale="fr", reduced_motion="reduce")
    pressed: set[int] = set()
    for _ in range(120):
        s = state(page)
        offered = page.evaluate("[...document.querySelectorAll('.offered')].map(one => Number(one.dataset.action))")
        assert offered == [action for action in SHIZZLE.legal(s) if DICE <= action < ATTACK]
        action = next((action for action in offered if action != ROLL), offered[0]) if offered else SHIZZLE.legal(s)[0]
        where = ".offered" if offered else ".act"
        pressed |= set(offered) & {action}
        act(page, partial(page.locator(f"{where}[data-action='{action}']").click))
        if {ROLL, STOP} <= pressed:
            return
    pytest.fail("it never came to a line of three")


WATCH = f"""() => document.addEventListener('begun', () => {{
    window.tumbled = ({TUMBLING})();
    window.ends = Math.max(...document.getAnimations().map(one => one.effect.getComputedTiming().endTime));
}}, {{ once: true }})"""
"""Notes which dice begin to tumble next, and when the last of them rests, in milliseconds."""


@slow
def test_dice_tumble_once_to_what_they_show(open_table: OpenPage) -> None:
    page = open_table("shizzle", **HOTSEAT | {"reduced_motion": "no-preference"})
    page.evaluate(WATCH)
    act(page, lambda: click(page, 2))
    assert page.evaluate("tumbled") == ["die-3"]
    settle(page)
    page.evaluate(WATCH)
    act(page, lambda: click(page, ROLL))
    assert page.evaluate("tumbled") == ["die-1", "die-2", "die-4", "die-5", "die-6"]
    assert page.evaluate("ends") < 1400
    settle(page)
    page.keyboard.press("Escape")
    page.locator("#main").focus()
    for key in ("ArrowLeft", "ArrowRight"):
        steps(page, partial(page.keyboard.press, key))
        assert page.evaluate(TUMBLING) == []
    s = play_until(page, lambda s: s.phase == CHOOSE and SHIZZLE.legal(s)[0] < DICE)
    act(page, lambda: click(page, SHIZZLE.legal(s)[0]))
    assert page.evaluate(TUMBLING) == []  # a die that joins glides


@slow
def test_six_sit_down_and_attacks_name_their_victim(open_page: OpenPage, open_table: OpenPage, server_url: str) -> None:
    page = open_page(f"{server_url}/new/shizzle")
    visible = "[...document.querySelectorAll('.who li')].filter(li => li.checkVisibility()).length"
    for count in (6, 4, 2, 5, 3):
        page.check(f"[name=seats][value='{count}']")
        assert page.evaluate(visible) == count
    people = {"seats": "6"} | {f"seat__{n}": "person" for n in range(3, 7)}
    page = open_table("shizzle", **HOTSEAT | SMALL, **people, chance="seed", seed="7")  # a Shizzle comes soon
    assert len(state(page).score) == 6
    assert state(page).seats == 6
    s = play_until(page, lambda s: s.phase == SETTLE)
    victims = [SHIZZLE.text(s, action) for action in SHIZZLE.legal(s)]
    assert len(set(victims)) == len(victims) > 1
    assert page.locator(".act[data-action]").count() >= len(victims)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@slow
def test_help_with_a_decision_is_remembered(open_table: OpenPage) -> None:
    page = open_table("shizzle", **HOTSEAT)
    assert page.locator("#part-odds").is_hidden()
    ask_for_help(page, 2)
    page.wait_for_selector("#part-odds:not([hidden])")
    ask_for_help(page, 1)
    expect(page.locator("#part-odds")).to_be_hidden()  # no odds hang on the choice of the first die
    act(page, lambda: click(page, 4))
    assert state(page).phase == READY
    expect(page.locator("#part-odds tbody tr")).to_have_count(1)
    page.reload()
    open_pane(page, "help")
    page.wait_for_selector("#part-odds:not([hidden])")
    assert page.is_checked("[name=aid][value='1']")
    ask_for_help(page, 3)
    expect(page.locator("#part-odds [data-head='Win']:not(.none)")).to_have_count(1)
    expect(page.locator("#part-odds .best")).to_have_count(0)  # there is no choice
    act(page, lambda: page.click("#part-odds [data-action]"))
    assert state(page).phase in (READY, CHOOSE)
    ask_for_help(page, 0)
    expect(page.locator("#part-odds")).to_be_hidden()


@slow
def test_real_dice_are_typed_in(open_table: OpenPage) -> None:
    page = open_table("shizzle", against="person", chance="typed")
    expect(page.locator(".outcome")).to_have_count(2)
    act(page, lambda: page.click(".outcome[data-action='1']"))
    assert state(page).phase == SPARK
    act(page, lambda: click(page, 0))
    expect(page.locator(".outcome")).to_have_count(6)
    expect(page.locator(".outcome").nth(3)).to_have_text("B4")
    act(page, lambda: page.click(".outcome[data-action='3']"))
    act(page, lambda: click(page, ROLL))
    type_in(page, "y1 o6")  # only whole rolls are told in any order
    expect(page.locator("#refused")).to_be_visible()
    page.locator("#refused [data-do=dismiss]").dispatch_event("click")
    act(page, lambda: type_in(page, "y1 o1 b1 p1 g1"))
    assert [SHIZZLE.text(state(page), die) for die in SHIZZLE.legal(state(page))] == ["B1"]
