"""The page of a review in a browser: it fills by itself, and the curve leads through the game."""

import re
from urllib.parse import urlencode

from playwright.sync_api import Page, expect

from tests.browser.tables import OpenPage, open_pane, wait_for_table
from tests.browser.test_accessibility import LOOKS, Look, check, open_all
from tests.insight.test_report import played
from tests.marks import slow


def opened(page: Page, server_url: str) -> str:
    """The address of a table that shows a finished game."""
    record = played("shizzle", 2, 60, first=1)
    record.resign(0)
    page.goto(server_url + "/tables")
    page.set_input_files(
        "input[type=file]", {"name": "game.txt", "mimeType": "text/plain", "buffer": record.text().encode()}
    )
    page.locator("form:has(input[type=file]) button").click()
    wait_for_table(page)
    return page.url


def retry_from_one_percent(page: Page, table: str) -> None:
    """From the review of a table to its mistakes of 1% or more, waiting for each page before the next is asked for."""
    page.goto(f"{table}/review")
    page.locator("#review-choices a[href$=retry]").click()
    page.wait_for_url("**/review/retry")
    page.locator("a", has_text="1% or more").click()
    page.wait_for_url("**/review/retry?least=1*")


@slow
@LOOKS
def test_the_page_fills_by_itself(open_page: OpenPage, server_url: str, look: Look) -> None:
    page = open_page(**look)
    table = opened(page, server_url)
    open_pane(page, "log")
    page.locator("#part-final a[href$='/review']").click()
    check(page)
    expect(page.locator("#review-choices h2")).to_be_visible()
    expect(page.locator("#review-progress")).to_be_hidden()
    expect(page.locator("#review-events tr")).to_have_count(62)
    open_all(page)
    check(page)
    page.reload()  # kept
    expect(page.locator("#review-events tr")).to_have_count(62)
    assert page.url == f"{table}/review"


@slow
def test_the_curve_leads_through_the_game_by_keys_and_pointer(open_page: OpenPage, server_url: str) -> None:
    page = open_page(reduced_motion="reduce")
    table = opened(page, server_url)
    page.goto(f"{table}/review")
    expect(page.locator("#review-choices h2")).to_be_visible()
    board, at = page.locator("#review-board img"), page.locator("#review-at")
    last = page.locator("#review-range").get_attribute("max")
    expect(at).to_contain_text(f"Turn {page.get_attribute('[data-turning]', 'data-turning')}.")
    page.focus("#review-range")
    page.keyboard.press("End")
    expect(at).to_contain_text(f"Turn {last}. Player 1 resigned")
    page.keyboard.press("Home")
    expect(at).to_contain_text("Turn 0.")
    page.wait_for_function("() => document.querySelector('#review-board img').currentSrc.includes('&at=0&')")
    page.keyboard.press("ArrowRight")
    expect(at).to_contain_text("Turn 1.")
    assert page.locator("#review-range").get_attribute("aria-valuetext") == at.text_content()
    expect(board).to_have_js_property("complete", True)
    area = page.locator("#review-range").bounding_box()
    assert area
    page.mouse.move(area["x"] + area["width"] / 2, area["y"] + 20)
    expect(at).to_contain_text(f"Turn {round(int(last or 0) / 2)}.")


@slow
def test_without_scripts_the_page_reloads_until_all_is_there(open_page: OpenPage, server_url: str) -> None:
    page = open_page(reduced_motion="reduce")
    table = opened(page, server_url)
    plain = open_page(f"{table}/review", java_script_enabled=False, storage_state=page.context.storage_state())
    expect(plain.locator("#review-choices h2")).to_be_visible()
    expect(plain.locator(".review-curve")).to_be_visible()
    assert plain.locator("meta[http-equiv=refresh]").count() == 0


@slow
def test_a_mistake_is_retried_until_it_is_right(open_page: OpenPage, server_url: str) -> None:
    page = open_page(width=390, reduced_motion="reduce")
    table = opened(page, server_url)
    retry_from_one_percent(page, table)
    check(page)
    options = page.locator("select[name=choice] option")
    for n in range(options.count()):
        page.locator("select[name=choice]").select_option(index=n)
        choice = urlencode({"choice": options.nth(n).get_attribute("value")})
        page.locator(".trial-form button").click()
        expect(page).to_have_url(re.compile(re.escape(choice)))
        check(page)
        if "no choice is better" in page.locator(".verdict").inner_text():
            expect(page.get_by_text("In the game: ")).to_be_visible()
            return
        expect(page.locator(".verdict")).to_contain_text("Try another")
    raise AssertionError("none of what can be done is right")


@slow
def test_a_mistake_is_retried_on_the_board_by_pointer_and_by_key(open_page: OpenPage, server_url: str) -> None:
    page = open_page(width=1280, reduced_motion="reduce")
    table = opened(page, server_url)
    retry_from_one_percent(page, table)
    targets = page.locator("#trial .act")
    expect(targets.first).to_be_visible()
    actions = {target.get_attribute("data-action") for target in targets.all()}
    assert actions <= {
        option.get_attribute("data-action") for option in page.locator("select[name=choice] option").all()
    }
    page.evaluate("window.isTheSame = true")
    targets.first.click(force=True)
    expect(page.locator(".verdict")).to_be_visible()
    expect(page).to_have_url(re.compile("choice="))
    first = page.url
    held = page.locator("#trial .act").nth(1)
    held.focus()
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(first)
    assert page.url.split("choice=")[0] == first.split("choice=")[0]
    assert page.evaluate("window.isTheSame"), "nothing reloads"
    expect(held).to_be_focused()
    check(page)
