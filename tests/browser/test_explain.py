"""What a page explains beside the board: points on targets."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import play_until, sit_down
from tests.marks import rest_slow
from tumblestar.games import GAMES
from tumblestar.games.twinkle_twinkle.rules import PLACING

OpenPage = Callable[..., Page]


def test_targets_show_their_points_unless_one_counts_for_oneself(open_page: OpenPage, server_url: str) -> None:
    page = open_page(reduced_motion="reduce")
    sit_down(page, server_url, "twinkle_twinkle")
    play_until(page, lambda s: s.phase == PLACING)
    plates = page.locator(".gains [data-ways]:not([hidden])")
    assert plates.count() == page.locator(".act:not([hidden])").count()
    page.uncheck("[data-setting=gains]")
    expect(plates.first).to_be_hidden()
    page.reload()
    expect(page.locator(".gains [data-ways]:not([hidden])").first).to_be_hidden()
    page.check("[data-setting=gains]")
    expect(plates.first).to_be_visible()


def test_a_click_that_does_nothing_says_why_and_shows_the_rule(open_page: OpenPage, server_url: str) -> None:
    page = open_page(reduced_motion="reduce")
    sit_down(page, server_url)
    refused = page.locator("#refused")
    board = page.locator("#part-board svg").bounding_box()
    assert board
    page.mouse.click(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
    expect(refused).to_contain_text("That is not an L.")
    refused.locator("[data-do=help]").click()
    expect(page.locator("#dialog-rules .highlighted")).to_have_attribute("id", "TY-3.1")
    page.keyboard.press("Escape")
    expect(page.locator("#dialog-rules")).not_to_be_visible()
    page.click(".status .rules-now")
    expect(page.locator("#dialog-rules .highlighted")).to_have_attribute("id", "TY-3.1")


@pytest.mark.parametrize("game", rest_slow(GAMES))
def test_the_rules_open_from_the_form_where_the_game_begins(open_page: OpenPage, server_url: str, game: str) -> None:
    page = open_page(reduced_motion="reduce")
    page.goto(f"{server_url}/new/{game}")
    page.click(".titled .rules-now")
    tag = GAMES[game].description.rule(GAMES[game].fresh(2))
    expect(page.locator("#dialog-rules .highlighted")).to_have_attribute("id", tag)
