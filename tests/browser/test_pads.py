"""The score pads: entered by touch in the picture, kept on the device, sent by a link, undone, and used by keyboard."""

import re

import pytest
from playwright.sync_api import FrameLocator, Page, Route, expect

from bench import score_sheet
from tests.browser.tables import OpenPage
from tests.browser.test_accessibility import check
from tests.marks import rest_slow, slow
from tumblestar.games import GAMES

KEPT = "localStorage.getItem('pad-twinkle')"


def open_pad(page: Page, server_url: str, rest: str = "twinkle") -> None:
    page.goto(f"{server_url}/score/{rest}")
    page.wait_for_selector("#pad.live")


def hang(page: Page | FrameLocator, place: str, die: str, result: int) -> None:
    """Hangs a die by three touches."""
    page.locator(f'#pad-board .act[href$="at={place}"]').first.click()
    page.locator(f'#pad-next a[href$="die={die}"]').click()
    page.locator(f'#pad-next a[title$=": {result}"]').click()
    expect(page.locator("#pad-next")).to_have_count(0)


@slow
def test_sheets_of_four_take_less_than_three_minutes_of_one_tap_a_second(open_page: OpenPage, server_url: str) -> None:
    page = open_page(width=390, height=664)
    found = score_sheet.enter(page, server_url)
    assert found.shown == found.expected
    assert found.taps < score_sheet.MOST_SECONDS
    assert page.evaluate("performance.getEntriesByType('navigation').length") == 1


@slow
def test_entries_stay_on_the_device_and_a_link_shows_them_elsewhere(open_page: OpenPage, server_url: str) -> None:
    page = open_page()
    open_pad(page, server_url)
    page.fill("#name1", "Ada & Eve")
    hang(page, "A", "N10", 10)
    hang(page, "N10", "R12", 9)
    expect(page.locator(".pad-players b")).to_have_text("4")
    link = page.locator("#pad-link").input_value()
    assert "#" in link
    open_pad(page, server_url)  # the address without its fragment
    expect(page.locator(".pad-players b")).to_have_text("4")
    expect(page.locator("#name1")).to_have_value("Ada & Eve")
    other = open_page(link)
    expect(other.locator(".pad-players b")).to_have_text("4")
    expect(other.locator("#name1")).to_have_value("Ada & Eve")
    page.click(".start-again")
    expect(page.locator(".pad-players b")).to_have_text("0")
    expect(page.locator("#name1")).to_have_value("")
    assert page.evaluate(KEPT) == ""


@slow
def test_every_touch_can_be_undone_and_a_wrong_link_changes_nothing(open_page: OpenPage, server_url: str) -> None:
    page = open_page()
    open_pad(page, server_url)
    hang(page, "A", "N10", 10)
    undo = page.locator("[data-do=undo]")
    undo.click()
    expect(page.locator('#pad-next a[title$=": 10"]')).to_be_visible()
    undo.click()
    expect(page.locator('#pad-next a[href$="die=N10"]')).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.locator("#pad-next")).to_have_count(0)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".pad-players b")).to_have_text("0")
    hang(page, "A", "N10", 10)
    page.goto("about:blank")
    open_pad(page, server_url, "twinkle#tree=R12=13@A")
    expect(page.locator("[role=alert]")).to_contain_text("TW-1.2")
    expect(page.locator(".pad-players b")).to_have_text("1")
    assert page.evaluate(KEPT) == "tree=N10=10@A"


def test_what_is_touched_before_an_answer_waits_for_it_and_loses_nothing(open_page: OpenPage, server_url: str) -> None:
    page = open_page()
    open_pad(page, server_url)
    page.locator('#pad-board .act[href$="at=A"]').first.click()
    page.locator('#pad-next a[href$="die=N10"]').click()
    held: list[Route] = []
    page.route("**/score/twinkle", lambda route: held.append(route))
    with page.expect_request("**/score/twinkle"):
        page.locator('#pad-next a[title$=": 10"]').click()
    page.locator('#pad-next a[title$=": 9"]').click()
    page.locator('#pad-board .act[href$="at=B"]').first.click()
    assert len(held) == 1
    page.route("**/score/twinkle", lambda route: route.continue_())
    held[0].continue_()
    expect(page.locator('#pad-next a[href$="die=N10"]')).to_have_count(0)  # the next question, where this die is taken
    expect(page.locator("#pad-next a").first).to_be_visible()
    expect(page.locator(".pad-players b")).to_have_text("1")
    assert page.evaluate(KEPT) == "tree=N10=10@A"


def test_the_pad_works_by_keyboard(open_page: OpenPage, server_url: str) -> None:
    page = open_page(width=390, height=664)
    open_pad(page, server_url)
    page.locator("#pad-board .act[tabindex='0']").focus()
    for place, result in (("A", 12), ("R12", 11)):
        while not (page.evaluate("document.activeElement.getAttribute('href')") or "").endswith(f"at={place}"):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.locator("#pad-next a").first).to_be_focused()
        page.locator('#pad-next a[href$="12"]').nth(0).focus()
        page.keyboard.press("Enter")
        expect(page.locator("#pad-next a").first).to_be_focused()
        page.locator(f'#pad-next a[title$=": {result}"]').focus()
        page.keyboard.press("Enter")
        expect(page.locator("#pad-board .act:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#pad-next a").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#pad-next")).to_have_count(0)
    assert page.evaluate(f"{KEPT}.split(',').length") == 2


@slow
@pytest.mark.parametrize(
    ("game", "width", "scheme"),
    rest_slow(
        [
            (game, *look)
            for look in ((390, "light"), (1280, "dark"))
            for game in ("shizzle", "twisty", "twinkle", "twinkle_twinkle")
        ]
    ),
)
def test_every_pad_with_a_question_is_accessible_and_big_enough_for_a_finger(
    open_page: OpenPage, server_url: str, game: str, width: int, scheme: str
) -> None:
    page = open_page(width=width, height=664, color_scheme=scheme, reduced_motion="reduce")
    open_pad(page, server_url, game)
    page.locator(".pad-count a").last.click()
    seats = GAMES[game].seats[-1]
    expect(page.locator(".pad-players li")).to_have_count(seats)
    small = """nodes => nodes.map(node => node.getBoundingClientRect())
        .filter(box => box.width && Math.min(box.width, box.height) < 40).map(box => [box.width, box.height])"""
    assert page.eval_on_selector_all("#pad-board .hit, .pad-players a, .pad-players input[aria-label]", small) == []
    check(page)
    page.locator("#pad-board .act").first.click()
    page.wait_for_selector("#pad-next")
    box = page.locator("#pad-next").bounding_box()
    assert box
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= width
    assert page.eval_on_selector_all("#pad-next a.outcome", small) == []
    check(page)


@slow
def test_without_its_script_the_pad_works_by_links(open_page: OpenPage, server_url: str) -> None:
    page = open_page(f"{server_url}/score/twinkle?players=2&name2=Ben", java_script_enabled=False)
    page.locator(".pad-players li:nth-child(2) a").click()
    page.locator('#pad-board .act[href$="at=A"]').first.click()
    page.locator('#pad-next a[href$="die=R12"]').click()
    page.locator("#pad-next a[title$=': 9']").click()
    expect(page).to_have_url(re.compile(r"tree2=R12=9@A$"))
    expect(page.locator(".pad-total")).to_have_text("Ben: 0 points")
