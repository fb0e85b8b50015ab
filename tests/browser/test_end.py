"""The moment when a game ends: said over the board, once, with what decided it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.tables import OpenPage, is_over, open_pane, play, wait_for_me
from tests.marks import slow

PLAYED = {"option__rounds": "5"}
PLACES = """() => [...document.querySelectorAll('[data-part]:not(.part-chips), .plate, .status, .acts')].map(
    part => Object.values(part.getBoundingClientRect().toJSON())).flat()"""
"""All that has a place, but heaps of chips: the last move may take the last of one."""


@slow
def test_the_end_is_said_over_the_board_and_once(open_table: OpenPage) -> None:
    page = open_table("shizzle", **PLAYED, width=390, height=664, reduced_motion="reduce")
    end, place = page.locator("#part-end"), None
    for _ in range(200):
        wait_for_me(page)
        if is_over(page):
            break
        expect(end).to_be_hidden()
        place = page.evaluate(PLACES)
        play(page)
    expect(end).to_be_visible()
    expect(end.locator("h2")).to_have_text(re.compile("win|won|share"))
    assert page.evaluate(PLACES) == pytest.approx(place, abs=0.5)
    box = end.bounding_box()
    assert box
    assert 0 <= box["x"] <= 390 - box["width"]
    assert 0 <= box["y"] <= 664 - box["height"]
    winners = page.locator("#part-final thead .won").count()
    assert end.locator("svg").count() == winners
    page.keyboard.press("Escape")
    expect(end).to_be_hidden()
    page.reload()
    page.wait_for_load_state("load")
    open_pane(page, "log")
    expect(page.locator("#part-final")).to_be_visible()
    expect(end).to_be_hidden()


@slow
def test_a_game_given_up_says_who_won_and_no_reason_in_points(open_table: OpenPage) -> None:
    page = open_table("twisty", width=1280, height=900, reduced_motion="reduce")
    page.locator("[data-opens='dialog-resign']").first.dispatch_event("click")
    page.click("#dialog-resign [data-do='resign']")
    expect(page.locator("#part-end")).to_be_visible()
    assert page.locator("#part-end div > p").count() == 0
    assert page.locator("#part-end").get_attribute("data-won") is None
    page.click("#part-end [data-do='end']")
    expect(page.locator("#part-end")).to_be_hidden()
