"""Boards to think on in a browser: by pointer and by keys, back and forth, with win shares, on to a table."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import OpenPage, wait_for_table
from tests.marks import slow
from tumblestar.games import GAMES

LINE = "line=R4,Y4,Y6+phase=choose"
CHOOSE = f"start=bank=20+scores=8,13+dice=Y6,G4,Y4,R4,O4,Y1+{LINE}"


def at(page: Page) -> str:
    return page.locator("#moment").get_attribute("data-n") or ""


@slow
def test_the_board_works_by_clicks_and_by_keys_and_the_browser_goes_back(open_page: OpenPage, server_url: str) -> None:
    page = open_page(f"{server_url}/analysis/shizzle?{CHOOSE}", reduced_motion="reduce")
    position = page.url
    page.locator("#over .act[data-action='5']").click()
    page.wait_for_selector("#moment[data-n='1']", state="attached")
    expect(page).to_have_url(position + "&line=Y1")
    assert page.input_value("#analysis-link") == page.url
    page.go_back()
    page.wait_for_selector("#moment[data-n='0']", state="attached")
    page.go_forward()
    page.wait_for_selector("#moment[data-n='1']", state="attached")
    page.reload()
    assert at(page) == "1"
    page.go_back()
    page.wait_for_selector("#moment[data-n='0']", state="attached")
    page.focus("#over .act")
    page.keyboard.press("Enter")
    page.wait_for_selector("#moment[data-n='1']", state="attached")
    expect(page.locator(".act:focus, [data-action]:focus")).to_have_count(1)
    page.focus("#main")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("#moment[data-n='0']", state="attached")
    page.keyboard.press("End")
    page.wait_for_selector("#moment[data-n='1']", state="attached")


@slow
def test_win_shares_come_beside_it_or_not_and_it_is_played_on(open_page: OpenPage, server_url: str) -> None:
    page = open_page(f"{server_url}/analysis/shizzle?{CHOOSE}", reduced_motion="reduce")
    page.wait_for_selector("#analysis-values .worth")
    page.wait_for_selector("#analysis-choices .best")
    page.uncheck("#analysis-values [data-setting=values]")
    page.wait_for_selector("#analysis-values .worth", state="detached")
    page.locator("#over .act").first.click()
    page.wait_for_selector("#moment[data-n='1']", state="attached")
    assert not page.is_checked("[data-setting=values]")
    assert page.locator(".worth, .after").count() == 0
    page.click(".play-on button")
    page.wait_for_url("**/table/**")
    wait_for_table(page)
    page.wait_for_selector(".status[data-yours]")
    assert page.locator(".felt .piece").count() > 0


@slow
def test_all_works_without_a_script(open_page: OpenPage, server_url: str, expected_complaints: list[str]) -> None:
    expected_complaints.append("400")
    page = open_page(f"{server_url}/analysis/twisty?seats=2", java_script_enabled=False)
    page.click("[formaction$='/roll'][name=to]")
    page.wait_for_url("**line=**first**")
    before = int(at(page))
    page.locator(".ways button").first.click()
    page.wait_for_selector(f"#moment[data-n='{before + 1}']", state="attached")
    page.click("[data-step=previous]")
    page.wait_for_selector(f"#moment[data-n='{before}']", state="attached")
    page.click("button[name=values]")
    page.wait_for_selector(".worth")
    page.fill("#analysis-add", "nonsense")
    page.press("#analysis-add", "Enter")
    expect(page.locator("#analysis-problem")).to_contain_text("“nonsense”")


@slow
def test_a_position_is_set_up_by_clicks_and_keys(open_page: OpenPage, server_url: str) -> None:
    page = open_page(f"{server_url}/analysis/twisty?seats=2", reduced_motion="reduce")
    page.click("#analysis-position summary")
    page.click("#analysis-position button[name=edit]")
    page.locator("#act-b3").click()
    page.click("[data-asked] button:has-text('leap')")
    page.wait_for_selector("#counter-b3", state="attached")
    page.focus("#act-c3")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-asked] h3:has-text('c3')")
    expect(page.locator("[data-asked] button:focus")).to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#cube-c3", state="attached")
    page.click("#analysis-editor .primary")
    page.wait_for_selector("#analysis-choices")
    assert "/1lO4/" in page.input_value("#analysis-link")


@slow
@pytest.mark.parametrize("game", GAMES)
def test_games_of_bots_can_be_followed_by_clicks(open_page: OpenPage, server_url: str, game: str) -> None:
    page = open_page(f"{server_url}/analysis/{game}/roll?to=decision", reduced_motion="reduce")
    for _ in range(6):
        n, targets = at(page), page.locator("#over .act:not([hidden])")
        (targets if targets.count() else page.locator("[data-action], [formaction$='/roll']")).first.click()
        if page.locator(".armed").count():  # it asks for a second touch, as at a table
            page.locator(".armed .hit").click()
        page.wait_for_selector(f"#moment:not([data-n='{n}'])", state="attached")
