"""What a page explains: points on targets, signs, the legend, clicks on nothing, and the rules of the moment."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.tables import HOTSEAT, SHOWN, OpenPage, open_pane, play_until, state
from tests.marks import rest_slow, slow
from tumblestar.games import GAMES
from tumblestar.games.twinkle_twinkle.rules import CELLS, PLACE, PLACING, State


def changing(s: State) -> int:
    """How many cells would change the points, as the tile lies in the hand."""
    game, seat = GAMES["twinkle_twinkle"], s.order[s.at]
    cells = [action for action in game.legal(s) if action < PLACE + CELLS]
    return sum(game.points(game.after(s, action), seat) != game.points(s, seat) for action in cells)


@slow
def test_targets_show_their_points_unless_one_counts_for_oneself(open_table: OpenPage) -> None:
    page = open_table("twinkle_twinkle", reduced_motion="reduce")
    play_until(page, lambda s: s.phase == PLACING and changing(s) > 0)
    plates = page.locator(".gains [data-ways]:not([hidden])")
    assert plates.count() == changing(state(page))
    open_pane(page, "menu")
    page.uncheck("[data-setting=gains]")
    expect(plates.first).to_be_hidden()
    page.reload()
    expect(page.locator(".gains [data-ways]:not([hidden])").first).to_be_hidden()
    open_pane(page, "menu")
    page.check("[data-setting=gains]")
    expect(plates.first).to_be_visible()


def test_a_click_that_does_nothing_says_why_and_shows_the_rule(open_table: OpenPage) -> None:
    page = open_table(reduced_motion="reduce")
    refused = page.locator("#refused")
    board = page.locator("[data-part=board]").bounding_box()
    assert board
    page.mouse.click(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
    expect(refused).to_contain_text("That is not an L.")
    refused.locator("[data-do=help]").click()
    expect(page.locator("#dialog-rules .highlighted")).to_have_attribute("id", "TY-3.1")
    page.keyboard.press("Escape")
    expect(page.locator("#dialog-rules")).not_to_be_visible()
    open_pane(page, "help")
    page.click("#pane-help .rules-now")
    expect(page.locator("#dialog-rules .highlighted")).to_have_attribute("id", "TY-3.1")


@slow
def test_escape_closes_the_rules_before_the_sheet_below_them(open_table: OpenPage) -> None:
    page = open_table(width=390, reduced_motion="reduce")
    open_pane(page, "help")
    page.click("#pane-help .rules-now")
    expect(page.locator("#dialog-rules .highlighted")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#dialog-rules")).not_to_be_visible()
    expect(page.locator("#pane-help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#pane-help")).to_be_hidden()


@slow
def test_the_rule_of_the_moment_follows_the_game(open_table: OpenPage) -> None:
    page = open_table("twinkle_twinkle", reduced_motion="reduce")
    rule = GAMES["twinkle_twinkle"].description.rule
    before = rule(state(page))
    tag = rule(play_until(page, lambda s: rule(s) != before))
    open_pane(page, "help")
    page.click("#pane-help .rules-now")
    expect(page.locator("#dialog-rules .highlighted")).to_have_attribute("id", tag)


@pytest.mark.parametrize("game", rest_slow(GAMES))
def test_the_rules_open_from_the_form_where_the_game_begins(open_page: OpenPage, server_url: str, game: str) -> None:
    page = open_page(f"{server_url}/new/{game}", reduced_motion="reduce")
    page.click(".titled .rules-now")
    tag = GAMES[game].description.rule(GAMES[game].fresh(GAMES[game].seats[0]))
    expect(page.locator("#dialog-rules .highlighted")).to_have_attribute("id", tag)


@slow
def test_a_sign_explains_itself_at_a_touch_and_while_a_pointer_rests_on_it(open_table: OpenPage) -> None:
    page = open_table("twinkle", width=390, height=664, reduced_motion="reduce")
    hint, sign = page.locator("#explanation"), page.locator(".me .ledger [data-explains=card-twinkle]")
    before = page.evaluate(SHOWN), page.locator(".me .part-sky").bounding_box()
    sign.click()
    expect(hint).to_contain_text("You: 0 points now.")
    expect(page.locator("#announcement")).to_contain_text("You: 0 points now.")
    expect(page.locator("#refused")).to_be_hidden()
    assert (page.evaluate(SHOWN), page.locator(".me .part-sky").bounding_box()) == before
    page.keyboard.press("Escape")
    expect(hint).to_be_hidden()
    page.mouse.move(1, 1)
    sign.hover()
    expect(hint).to_be_visible()
    expect(hint.locator("button")).to_be_hidden()  # the pointer does not come to it
    sign.click()
    hint.locator("button").click()
    expect(page.locator("#dialog-rules .highlighted")).to_have_attribute("id", "TW-4.7")


@slow
@pytest.mark.parametrize("width", rest_slow([1280, 390]))
def test_the_legend_points_at_its_signs(open_table: OpenPage, width: int) -> None:
    page = open_table(width=width, **HOTSEAT)
    open_pane(page, "help")
    page.click("#part-legend > summary")
    entry = page.locator("#legend li[data-key=counter-teleport]")
    expect(entry).to_contain_text("Counter: teleport")
    page.mouse.move(1, 1)  # else it points at what scrolls below it
    page.locator("#legend").focus()
    entry.locator("button").focus()
    expect(page.locator(".felt .pointed")).to_have_count(4)
    first = page.locator("#legend .now").first.text_content()
    play_until(page, lambda s: s.held[0] > 0)
    if width < 1000:  # the sheet was put away by what was done beside it
        open_pane(page, "help")
        page.locator("#legend").focus()
    expect(page.locator("#legend .now").first).not_to_have_text(first or "")


@slow
def test_the_legend_says_by_keyboard_what_one_more_brings(open_table: OpenPage) -> None:
    page = open_table("twinkle", reduced_motion="reduce")
    open_pane(page, "help")
    page.locator("#part-legend > summary").focus()
    page.keyboard.press("Enter")
    entry = page.locator("#legend li[data-key=card-twinkle]")
    entry.locator("[data-more]").focus()
    page.keyboard.press("Enter")
    expect(entry.locator(".now")).to_contain_text("make it")
    expect(page.locator("#announcement")).to_contain_text("make it")
    assert entry.evaluate("node => node.contains(document.activeElement)")
