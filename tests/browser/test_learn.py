"""Tutorials in a browser: played by clicks to the end, with wrong tries, and on to a real game."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import OpenPage, wait_for_table
from tests.marks import slow
from tumblestar.features.learn.tutorial import Step, names_of_tutorials, tutorial
from tumblestar.games import GAMES

TAUGHT = [name for name, game in GAMES.items() if names_of_tutorials(game)]


def at_step(page: Page, n: int) -> None:
    page.wait_for_selector(f"#moment[data-n='{n}']", state="attached")


def does(page: Page, game: str, step: Step) -> None:
    """Clicks what is to be done: on the board, turned as it has to be, or on its button."""
    target = page.locator(f"#over .act[data-action='{step.task}']")
    if not target.count():
        text = GAMES[game].text(step.state, step.task if step.task is not None else -1)
        page.click(f"#trial-short button[value='{text}']")
        return
    for _ in range(16):
        if target.get_attribute("hidden") is None:
            break
        page.keyboard.press("r")
    target.dispatch_event("click")


@slow
@pytest.mark.parametrize("name", TAUGHT)
def test_every_tutorial_is_played_by_clicks_to_a_real_game(open_page: OpenPage, server_url: str, name: str) -> None:
    page = open_page(f"{server_url}/learn/{name}", width=390, height=844, reduced_motion="reduce")
    found = tutorial(GAMES[name], names_of_tutorials(GAMES[name])[0])
    for step in found.steps:
        at_step(page, step.n)
        expect(page.locator("#learn-note")).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        if step.task is not None:
            does(page, name, step)
        elif step.n < len(found.steps):
            page.click("[data-next]")
    page.click("button[data-next]")
    wait_for_table(page)
    assert page.get_attribute("#table", "data-game") == name


@slow
def test_a_die_of_the_hand_is_chosen_by_touching_it_on_the_first_screen(open_page: OpenPage, server_url: str) -> None:
    page = open_page(f"{server_url}/learn/twinkle?step=12", width=390, height=844, reduced_motion="reduce")
    step = tutorial(GAMES["twinkle"], "basics").steps[11]
    listed = page.locator(".note ul")  # long, and the board is on the screen
    assert listed.locator("li").count() > 8
    assert listed.evaluate("list => list.scrollHeight > list.clientHeight && list.tabIndex === 0")
    board = page.locator(".analysis-board").bounding_box()
    assert board
    assert board["y"] + 200 < 844
    expect(page.locator("#trial .note .fine")).to_contain_text("Next die")
    target = page.locator(f"#over .act[data-action='{step.task}']")
    assert target.get_attribute("hidden") is not None
    page.locator(f"#over .turner[data-to='{target.get_attribute('data-way')}']").dispatch_event("click")
    assert target.get_attribute("hidden") is None
    target.dispatch_event("click")
    at_step(page, 13)


def test_a_wrong_place_is_answered_and_a_right_one_goes_on_at_once(open_page: OpenPage, server_url: str) -> None:
    page = open_page(f"{server_url}/learn/twisty?step=3", width=390, height=844, reduced_motion="reduce")
    page.evaluate("window.stays = true")
    x, y = GAMES["twisty"].picture.spot(10)  # type: ignore[attr-defined]
    box = page.locator(".board svg").bounding_box()
    assert box
    page.mouse.click(box["x"] + x * box["width"] / 760, box["y"] + y * box["height"] / 760)
    expect(page.locator("#verdict")).to_contain_text("That is not an L.")
    page.locator("#over .act[data-action='9']").click()
    expect(page.locator("#verdict")).to_contain_text("that cube is orange")
    page.locator("#over .act[data-action='15']").focus()
    page.keyboard.press("Enter")
    at_step(page, 4)
    expect(page).to_have_url(re.compile("step=4$"))
    assert page.evaluate("window.stays"), "the page was not loaded anew"
    expect(page.locator("[data-next]")).to_be_focused()
