"""One person on two devices, and deleted."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.tables import sit_down, wait_for_table
from tests.browser.test_accessibility import check

OpenPage = Callable[..., Page]


def test_a_link_carries_a_person_over_and_deleting_forgets_both(server_url: str, open_page: OpenPage) -> None:
    desk, phone = open_page(), open_page(width=390, height=844)
    sit_down(desk, server_url, "shizzle")
    table = desk.url
    desk.goto(f"{server_url}/mine")
    check(desk)
    desk.click("form[action='/mine/link'] button")
    link = desk.input_value("#link-carry")
    check(desk)
    phone.goto(link)
    expect(phone.locator("[name=sure]")).to_have_count(1)
    assert "#" not in phone.url  # the code is in no history
    check(phone)
    phone.click("form[action='/carry'] button.primary")
    phone.wait_for_url("**/tables")
    phone.goto(table)
    wait_for_table(phone)
    expect(phone.locator("[data-opens=dialog-resign]")).to_have_count(1)
    phone.goto(f"{server_url}/mine")
    with phone.expect_download() as download:
        phone.click("a[href='/mine/data']")
    assert download.value.suggested_filename == "tumblestar-my-data.ndjson"
    phone.check("[name=sure]")
    phone.click("form[action='/mine/delete'] button")
    expect(phone.locator("h1")).to_have_text("You are deleted")
    assert [cookie["name"] for cookie in phone.context.cookies()] == []
    desk.goto(f"{server_url}/mine")
    expect(desk.locator("form[action='/mine/delete']")).to_have_count(0)
