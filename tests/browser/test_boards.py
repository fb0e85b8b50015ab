"""One script has the boards of all pages: a tile is turned, chosen, dropped and confirmed on them as at a table."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import OpenPage, sit_down
from tests.browser.test_twinkle_twinkle import at
from tests.features.puzzles.test_pages import first, own_actions
from tests.marks import rest_slow
from tumblestar.features.puzzles.puzzle import attempt

GAME = "twinkle_twinkle"
LINE = ",".join(["order+1"] * 2 + [f"draw+{tile}" for tile in "ast K com T hole V gas X ring".split()])
PLACES = ".act[data-place]:not([hidden])"


def open_board(page: Page, server_url: str, kind: str) -> None:
    """Opens a board on which a tile that can be turned is to be placed."""
    if kind == "table":
        sit_down(page, server_url, GAME, against="person", option__first="1")
    elif kind == "analysis":
        page.goto(f"{server_url}/analysis/{GAME}?line={LINE}")
    else:
        puzzle = first(GAME, 1)
        page.goto(f"{server_url}/puzzle/{puzzle.id}")
        action = puzzle.game_object.parse(attempt(puzzle, []).state, own_actions(puzzle)[0])
        if not page.locator(PLACES).count():
            page.click(at(action))
    while kind != "puzzle" and not page.locator(".act[data-way='1']").count():
        n = page.evaluate("document.getElementById('moment').dataset.n")
        target = page.locator(".act:not([hidden])").first
        target.click()
        if page.locator(".armed").count():
            page.locator(".armed").click()
        page.wait_for_selector(f"#moment:not([data-n='{n}'])", state="attached")
    page.wait_for_selector(PLACES)


@pytest.mark.parametrize("kind", rest_slow(["analysis", "puzzle", "table"]))
def test_a_tile_is_turned_chosen_dropped_and_confirmed_alike(open_page: OpenPage, server_url: str, kind: str) -> None:
    page = open_page(reduced_motion="reduce")
    open_board(page, server_url, kind)
    moment, armed = page.evaluate("document.getElementById('moment').dataset.n"), page.locator(".armed")
    target = page.locator(PLACES).first
    place = target.get_attribute("data-place")
    target.focus()
    page.keyboard.press("r")  # also while a target has the focus
    assert page.evaluate("[document.activeElement.dataset.place, document.activeElement.dataset.way]") == [place, "1"]
    page.locator(PLACES).first.locator(".hit").click()
    expect(armed).to_have_attribute("data-way", "1")
    page.mouse.wheel(0, -100)
    expect(armed).to_have_attribute("data-way", "0")
    expect(armed).to_have_attribute("data-place", place or "")
    page.keyboard.press("Escape")
    expect(armed).to_have_count(0)
    assert page.evaluate("document.getElementById('moment').dataset.n") == moment
    page.locator(PLACES).first.locator(".hit").click()
    page.locator(PLACES).first.locator(".hit").click()
    page.wait_for_function("before => document.getElementById('moment').dataset.n !== before", arg=moment)
    expect(page.locator(".armed, .touched")).to_have_count(0)


@pytest.mark.parametrize("path", rest_slow(["analysis/twisty?line=", "learn/twisty", "learn/twinkle", "puzzle"]))
def test_a_sign_explains_itself_on_every_board(open_page: OpenPage, server_url: str, path: str) -> None:
    address = f"puzzle/{first('twinkle', 1).id}" if path == "puzzle" else path
    page = open_page(f"{server_url}/{address}", reduced_motion="reduce")
    hint, sign = (
        page.locator("#explanation"),
        page.locator(":is(#part-board, .felt svg) [data-explains]:not(.act *)").first,
    )
    before = page.evaluate("document.getElementById('moment').dataset.n"), page.url
    sign.dispatch_event("click")
    expect(hint.locator(".what")).to_be_visible()
    expect(hint.locator("a")).to_have_attribute("href", re.compile(r"^/rules/tw"))
    assert (page.evaluate("document.getElementById('moment').dataset.n"), page.url) == before
    page.keyboard.press("Escape")
    expect(hint).to_be_hidden()
