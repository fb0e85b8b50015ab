"""Tutorials in a browser: touched through on one small screen, with wrong tries, and on to a real game."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import OpenPage, wait_for_table
from tests.marks import rest_slow, slow
from tumblestar.features.learn.tutorial import names_of_tutorials, tutorial
from tumblestar.games import GAMES
from tumblestar.words import say

TAUGHT = [(game, name) for game in sorted(GAMES, key="shizzle".__ne__) for name in names_of_tutorials(GAMES[game])]
SMALL: dict[str, Any] = {"width": 375, "height": 553, "reduced_motion": "reduce"}
FOUND = """selectors => {
  const found = selectors.map(one => document.querySelector(one)).find(one => one?.getClientRects().length);
  if (!found) return null;
  const { left, top, right, bottom } = (found.querySelector('.hit') ?? found).getBoundingClientRect();
  const x = (left + right) / 2, y = (top + bottom) / 2, wide = Math.min(22, x - left), high = Math.min(22, y - top);
  return { x, y, isInside: x >= wide && y >= high && x + wide <= innerWidth && y + high <= innerHeight,
    isOnTop: found.contains(document.elementFromPoint(x, y)) };
}"""
"""The first that a selector finds: where it is, and whether a finger finds it on the screen, with nothing over it."""
MARKED = ["[data-do=confirm]:not([hidden])", ".act.pointed:not([hidden])", ".felt button.pointed", ".turner.pointed"]
"""What is to be touched next: the gold button, what is marked, or what brings that."""
FITS = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement, words = document.querySelector('.status .words');
  const room = words.closest('.status').clientHeight - 16;
  return scrollHeight <= innerHeight && scrollWidth <= innerWidth && words.scrollHeight <= room;
}"""

SCROLLS = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement, note = document.getElementById('learn-note');
  const card = note.closest('.status').getBoundingClientRect(), { top, bottom } = note.getBoundingClientRect();
  return scrollHeight <= innerHeight && scrollWidth <= innerWidth && top >= card.top && bottom <= card.bottom;
}"""


def at_step(page: Page, n: int) -> None:
    page.wait_for_selector(f"#moment[data-n='{n}']", state="attached")


def touch(page: Page, selectors: list[str], where: str) -> None:
    """Touches the first that is there; it has to be on the screen, with nothing over it."""
    place = page.evaluate(FOUND, selectors)
    assert place, f"{where}: nothing is marked"
    assert place["isInside"], f"{where}: it is partly outside the window: {place}"
    assert place["isOnTop"], f"{where}: something lies over it: {place}"
    page.mouse.click(place["x"], place["y"])


def is_over(page: Page, n: int) -> bool:
    """Whether the step is done, or what is marked has been touched and more is to be."""
    page.wait_for_function("() => !document.querySelector('.touched')")
    return page.get_attribute("#moment", "data-n") != str(n)


@pytest.mark.parametrize(("game", "name"), rest_slow(TAUGHT))
def test_what_is_marked_leads_through_every_tutorial_on_one_screen(
    open_page: OpenPage, server_url: str, game: str, name: str
) -> None:
    page, found = open_page(f"{server_url}/learn/{game}/{name}", **SMALL), tutorial(GAMES[game], name)
    for step in found.steps:
        at_step(page, step.n)
        where = f"{game}, step {step.n}"
        assert page.evaluate(FITS), f"{where} scrolls, or its words do not fit"
        if step.task is None:
            touch(page, ["[data-next]"], where)
            continue
        for _ in range(8):  # a piece is turned up to three times, and a place asks for a second touch
            touch(page, MARKED, where)
            if is_over(page, step.n):
                break
    wait_for_table(page)
    assert page.get_attribute("#table", "data-game") == game


def test_a_wrong_place_is_answered_over_the_note_and_a_right_one_goes_on_at_once(
    open_page: OpenPage, server_url: str
) -> None:
    page = open_page(f"{server_url}/learn/twisty?step=3", **SMALL)
    page.evaluate("window.stays = true")
    board = page.locator(".part-board")
    box = board.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.04)
    expect(page.locator("#verdict")).to_contain_text("That is not an L.")
    assert board.bounding_box() == box, "an answer moves nothing"
    note, verdict = page.locator(".note").bounding_box(), page.locator(".verdict").bounding_box()
    assert note
    assert verdict
    assert verdict["y"] >= note["y"]
    assert verdict["y"] + verdict["height"] <= note["y"] + note["height"]
    page.locator("#over-board .act[data-action='9']").click()
    expect(page.locator("#verdict")).to_contain_text("you would not collect the orange cube")
    page.locator(".verdict").get_by_text("Close").click()
    expect(page.locator(".verdict")).to_have_count(0)
    page.locator("#over-board .act[data-action='15']").focus()
    page.keyboard.press("Enter")
    at_step(page, 4)
    expect(page).to_have_url(re.compile("step=4$"))
    assert page.evaluate("window.stays"), "the page was not loaded anew"
    expect(page.locator("[data-next]")).to_be_focused()


@slow
@pytest.mark.parametrize(("game", "name"), TAUGHT)
def test_every_step_is_on_one_screen(open_page: OpenPage, server_url: str, game: str, name: str) -> None:
    page = open_page(**SMALL)
    for step in tutorial(GAMES[game], name).steps:
        page.goto(f"{server_url}/learn/{game}/{name}?step={step.n}")
        for width, height in ((390, 664), (844, 340), (1366, 650)):
            page.set_viewport_size({"width": width, "height": height})
            where = f"{game}, step {step.n} at {width}x{height}"
            assert page.evaluate(FITS), f"{where} scrolls, or its words do not fit"
            place = page.evaluate(FOUND, ["[data-next]"] if step.task is None else MARKED)
            assert place["isInside"], where
            assert place["isOnTop"], where


@slow
@pytest.mark.parametrize("lang", ["da", "de", "es", "fr", "it", "nl", "pt", "ru", "sv"])
def test_the_longest_notes_fit_their_card_in_every_language_or_are_scrolled_in_it(
    open_page: OpenPage, server_url: str, lang: str
) -> None:
    page = open_page(**SMALL, locale=lang)
    for game, name in TAUGHT:
        lengths = [(len(say(lang, step.note.say, game)), step.n) for step in tutorial(GAMES[game], name).steps]
        for _, n in sorted(lengths)[-2:]:
            page.goto(f"{server_url}/learn/{game}/{name}?step={n}", wait_until="domcontentloaded")
            assert page.evaluate(SCROLLS), f"{lang}: {game}, step {n}"
