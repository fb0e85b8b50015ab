"""Four people sit down by one link, by taps only, on small phones; and on a home network."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.conftest import FLAGS, serving
from tests.browser.tables import CALM, OpenPage, wait_for_table
from tests.patience import PATIENCE

PHONE = {"width": 375, "height": 553, "has_touch": True, "folded": True} | CALM
FITS = """() => [...document.querySelectorAll('#invite > :not(summary)')].filter(one => one.getClientRects().length)
    .every(one => one.getBoundingClientRect().right <= innerWidth)"""
SMALL = """() => [...document.querySelectorAll('#invite :is(button, summary, a, input)')]
    .filter(one => one.checkVisibility() && !one.matches('.unseen, details details summary'))
    .filter(one => one.getBoundingClientRect().height < 40).map(one => one.outerHTML)"""


def open_with_friends(page: Page, address: str, seats: int, game: str = "twisty") -> None:
    page.goto(address)
    page.tap(f".card a[href='/play/{game}']")
    page.tap(f"[name=with][value='friend/{seats}']")
    wait_for_table(page)
    page.wait_for_selector("#invite[open]")


def sit(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.fill("main [name=name]", name)
    page.tap("main form button.primary")
    wait_for_table(page)


@pytest.mark.parametrize("game", ["twisty", "shizzle", "twinkle", "twinkle_twinkle"])
def test_four_sit_down_by_one_link(server_url: str, open_page: OpenPage, game: str) -> None:
    ann, *friends = [open_page(**PHONE) for _ in range(4)]
    open_with_friends(ann, server_url, 4, game)
    assert ann.evaluate(FITS)
    assert ann.evaluate(SMALL) == []
    assert len(set(ann.locator(".tiles b").evaluate_all("all => all.map(one => one.getBoundingClientRect().y)"))) == 1
    link = ann.input_value("#link-table")
    for name, friend in zip(("Bea", "Cem", "Dag"), friends, strict=True):
        sit(friend, link, name)
        if name != "Dag":
            expect(ann.locator("#waiting")).to_contain_text(name)
    expect(ann.locator("#invite")).to_have_count(0)
    for number, friend in enumerate(friends, 2):
        expect(friend.locator(f"#plate-{number}")).to_contain_text("You")
    names = ann.locator(".plate .name")
    expect(names.filter(has_text=re.compile("^(You|Bea|Cem|Dag)$"))).to_have_count(4)


def test_the_host_begins_with_those_who_came_and_every_page_follows(server_url: str, open_page: OpenPage) -> None:
    ann, bea = open_page(**PHONE), open_page(**PHONE)
    open_with_friends(ann, server_url, 4)
    expect(ann.locator("[data-do=start]")).to_have_count(0)
    bea.goto(f"{server_url}/join")
    bea.fill("[name=code]", ann.locator(".letters").get_attribute("aria-label") or "")
    bea.tap("main form button.primary")
    bea.wait_for_url("**/join/**")
    sit(bea, bea.url, "Bea")
    expect(ann.locator("[data-do=start]")).to_have_text("Start with 2")
    ann.tap("[data-do=start]")
    for page in (ann, bea):
        page.wait_for_selector("#table[data-seats='2']")
        expect(page.locator(".plate")).to_have_count(2)
        expect(page.locator("#invite")).to_have_count(0)


def test_bots_take_the_free_seats(server_url: str, open_page: OpenPage) -> None:
    ann = open_page(**PHONE)
    open_with_friends(ann, server_url, 3)
    ann.tap("#invite > .do [data-do=fill]")
    expect(ann.locator(".plate .stars")).to_have_count(2)
    expect(ann.locator("#invite")).to_have_count(0)


def test_the_panel_is_put_away_and_comes_back(server_url: str, open_page: OpenPage) -> None:
    ann, bea = open_page(**PHONE), open_page(**PHONE)
    open_with_friends(ann, server_url, 4)
    link = ann.input_value("#link-table")
    ann.tap("#invite > summary")
    expect(ann.locator("#waiting")).to_be_hidden()
    sit(bea, link, "Bea")
    expect(ann.locator("#waiting")).to_contain_text("Bea")
    expect(ann.locator("#waiting")).to_be_hidden()  # as it was left
    ann.tap("#invite > summary")
    expect(ann.locator("#waiting")).to_be_visible()


def test_whoever_came_too_late_is_told_when_a_seat_is_free(
    server_url: str, open_page: OpenPage, expected_complaints: list[str]
) -> None:
    expected_complaints.append("409")
    ann, bea, cem = (open_page(**PHONE) for _ in range(3))
    open_with_friends(ann, server_url, 2)
    link = ann.input_value("#link-table")
    sit(bea, link, "Bea")
    cem.clock.install()
    cem.goto(link)
    expect(cem.locator("h1")).to_have_text("All seats are taken.")
    cem.tap("#tell")
    expect(cem.locator("#telling")).to_contain_text("Keep this page open.")
    expect(cem.locator("#free-now")).to_be_hidden()
    bea.tap(".seat.me .plate")
    bea.tap("dialog[open] .more-actions summary")
    bea.tap("dialog[open] [data-do=leave]")
    expect(ann.locator("#waiting")).to_contain_text("1 free")
    with cem.expect_response(lambda response: response.request.method == "HEAD" and response.ok):
        cem.clock.fast_forward(10_000)
    expect(cem).to_have_title("A seat is free")
    cem.tap("#free-now")
    cem.fill("main [name=name]", "Cem")
    cem.tap("main form button.primary")
    wait_for_table(cem)


@pytest.fixture
def at_home(playwright: Playwright, chromium_path: str, tmp_path: Path) -> Iterator[Callable[[], Page]]:
    """Pages at a host that browsers do not take for this machine."""
    rules = "--host-resolver-rules=MAP box.home.arpa 127.0.0.1"
    flags = [flag for flag in FLAGS if "host-resolver" not in flag]
    with serving(tmp_path, hosts=("box.home.arpa",)) as address:
        browser: Browser = playwright.chromium.launch(executable_path=chromium_path, args=[*flags, rules])

        def open_one() -> Page:
            context = browser.new_context(
                viewport={"width": 375, "height": 553}, has_touch=True, reduced_motion="reduce"
            )
            context.set_default_timeout(PATIENCE * 1000)
            page = context.new_page()
            page.goto(address.replace("127.0.0.1", "box.home.arpa"))
            return page

        yield open_one
        browser.close()


def test_on_a_home_network_the_link_is_shown_selected_and_copied_the_old_way(at_home: Callable[[], Page]) -> None:
    ann, bea = at_home(), at_home()
    assert ann.evaluate("[isSecureContext, 'clipboard' in navigator, 'share' in navigator]") == [False, False, False]
    open_with_friends(ann, ann.url, 2)
    link = ann.locator("#link-table")
    expect(link).to_be_visible()
    shown = ann.evaluate("document.activeElement.value.slice(document.activeElement.selectionStart)")
    assert shown == link.input_value()
    assert shown.startswith("http://box.home.arpa")
    expect(ann.locator(".link-all [data-do=share]")).to_be_hidden()
    ann.tap(".link-all [data-do=copy]")
    expect(ann.locator(".link-all .copied")).to_have_text("Copied.")
    ann.evaluate(
        "document.querySelector('#link-table').insertAdjacentHTML('afterend', '<textarea id=pasted></textarea>')"
    )
    ann.focus("#pasted")
    ann.keyboard.press("Control+V")
    assert ann.input_value("#pasted") == shown
    sit(bea, shown, "Bea")
    expect(ann.locator("#invite")).to_have_count(0)
