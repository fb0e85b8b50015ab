"""One person on two devices, and deleted."""

from playwright.sync_api import expect

from tests.browser.tables import OpenPage, open_pane, sit_down, wait_for_table
from tests.browser.test_accessibility import check, open_all, resign
from tests.browser.test_friends import join, new_table
from tests.marks import slow


@slow
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
    expect(phone.locator("h1")).to_have_text("Your data has been deleted")
    assert [cookie["name"] for cookie in phone.context.cookies()] == []
    desk.goto(f"{server_url}/mine")
    expect(desk.locator("form[action='/mine/delete']")).to_have_count(0)


@slow
def test_statistics_are_for_everybody(server_url: str, open_table: OpenPage) -> None:
    """A finished game leads to the page of statistics, which is fit for screen readers and small windows."""
    page = open_table("twisty", width=390, height=844)
    resign(page)
    page.goto(f"{server_url}/tables")
    page.click("a[href='/mine/stats']")
    expect(page.locator("h1")).to_have_text("Your statistics")
    open_all(page)
    check(page)
    with page.expect_download() as download:
        page.click("a[href='/mine/stats.csv']")
    assert download.value.suggested_filename == "tumblestar-games.csv"


@slow
def test_somebody_is_muted_and_blocked_at_their_seat_and_allowed_again(server_url: str, open_page: OpenPage) -> None:
    ann, bob = open_page(width=390, height=844), open_page()
    join(bob, new_table(ann, server_url, "shizzle"))
    open_pane(bob, "chat")
    bob.click("[data-key=chat-luck]")
    expect(ann.locator("#said")).to_contain_text("Good luck!")
    ann.click("#plate-2")
    ann.locator("#own-actions-2 summary").click()
    ann.click("[data-do=mute]")
    expect(ann.locator("#said")).not_to_contain_text("Good luck!")
    expect(ann.locator("[data-do=mute]")).to_have_text("Unmute Bob")
    expect(ann.locator("[data-do=mute]")).to_be_focused()
    ann.click("[data-do=block]")
    expect(ann.locator("[data-do=block]")).to_have_text("Unblock Bob")
    check(ann)
    bob.click("[data-key=chat-luck]")
    expect(bob.get_by_text("does not want you to write here")).to_be_visible()
    ann.goto(f"{server_url}/mine")
    check(ann)
    for left in (1, 0):
        ann.locator("form[action='/mine/allow'] button").first.click()
        expect(ann.locator("form[action='/mine/allow']")).to_have_count(left)
