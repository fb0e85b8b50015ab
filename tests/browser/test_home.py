"""The home page and the lists of own tables in a browser: what they say while they are open."""

from datetime import date, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import OpenPage, open_pane, resign, sit_down
from tests.browser.test_accessibility import check
from tests.marks import slow


def come_back(page: Page) -> None:
    """What happens when a page in the background is looked at again."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


@slow
def test_lists_say_what_has_changed_while_they_are_open(open_table: OpenPage, server_url: str) -> None:
    page = open_table(chance="typed", width=390)
    table = page.url
    page.goto(server_url + "/tables")
    expect(page).to_have_title("(1) My tables · tumblestar")
    expect(page.locator(".tables .yours")).to_have_text("Your turn")
    picture = page.locator(".mini img")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("image => image.naturalWidth") > 0
    page.click(".confirm summary")

    other = page.context.new_page()
    other.goto(table)
    resign(other)
    come_back(page)
    expect(page).to_have_title("My tables · tumblestar")
    expect(page.locator("#tables-over ~ .tables .how")).to_have_text("Greedy (bot) won")
    expect(page.locator(".confirm")).to_contain_text("Delete")


@slow
def test_times_follow_the_clock_of_the_reader(open_page: OpenPage, server_url: str) -> None:
    page = open_page(locale="fr-FR", timezone_id="Pacific/Auckland")
    page.clock.install()
    sit_down(page, server_url)
    page.goto(server_url)
    time = page.locator(".tables time")
    expect(time).to_have_text("à l’instant")
    page.clock.fast_forward("11:00")
    come_back(page)
    expect(time).to_have_text("il y a 11 minutes")
    assert time.get_attribute("title")


@slow
def test_a_friend_is_not_invited_to_this_machine_alone_without_a_word(open_page: OpenPage, server_url: str) -> None:
    page = open_page(f"{server_url}/new/twisty", width=390, height=664)
    local = page.locator(".local")
    expect(local).to_be_hidden()
    page.select_option("[name=seat-2]", "friend")
    expect(local).to_be_visible()
    expect(local).to_contain_text("127.0.0.1")
    check(page)
    page.click("main form button.primary")
    page.wait_for_url("**/table/**")
    page.click(".people summary:has-text('this computer only')")
    expect(page.locator(".people .promise")).to_contain_text("tumblestar serve --host 0.0.0.0")
    check(page)


@slow
def test_a_result_is_shared_with_its_card_or_its_link(open_page: OpenPage, server_url: str) -> None:
    page = open_page(width=390)
    page.add_init_script("""navigator.share = async data => { window.shared = data; };
        navigator.canShare = data => Boolean(data.files);""")
    sit_down(page, server_url, "shizzle")
    resign(page)
    open_pane(page, "log")
    page.locator("[data-do=share-card]:visible").first.click()
    page.wait_for_function("() => window.shared")
    shared = page.evaluate("({ ...shared, files: shared.files.map(file => [file.name, file.type, file.size > 1000]) })")
    assert shared["url"] == page.url
    assert shared["files"][0][2]
    assert shared["text"]
    with page.expect_download() as download:
        page.locator("a[download^=shizzle]:visible").first.click()
    assert download.value.path().stat().st_size > 1000


LOWEST_CARD = "[...document.querySelectorAll('.card')].at(-1).getBoundingClientRect().bottom"


@pytest.mark.parametrize(
    ("days", "said"),
    [
        ([1], "1 day in a row"),
        ([3, 2, 1], "3 days in a row"),
        ([4, 2, 1, 0], "3 days in a row"),  # today's is done
        ([4, 3], ""),
    ],
)
def test_the_streak_of_the_device_stands_above_the_games(
    open_page: OpenPage, server_url: str, days: list[int], said: str
) -> None:
    page = open_page(server_url, width=375, height=553)
    assert page.locator(".shelf ~ #today").count() == 1
    kept = ",".join(f"{date.today() - timedelta(days=ago)}:2" for ago in days)
    page.evaluate("kept => localStorage.setItem('days', kept)", kept)
    page.reload()
    expect(page.locator("#today ~ .shelf")).to_be_visible()
    expect(page.locator("#today [data-streak]")).to_have_text(said)
    assert page.evaluate(LOWEST_CARD) <= 553
    sit_down(page, server_url, option__first="1")
    page.goto(server_url)
    expect(page.locator(".gold.turn")).to_be_visible()
    assert page.evaluate(LOWEST_CARD) <= 553
