"""axe-core on every page, in both themes and languages, wide and narrow, without sideways scrolling."""

from contextlib import suppress
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.tables import (
    OpenPage,
    ask_for_help,
    close_pane,
    is_over,
    open_pane,
    sit_down,
    type_in,
    wait_for_me,
)
from tests.marks import rest_slow, slow
from tumblestar.features.days import days
from tumblestar.features.learn.tutorial import names_of_tutorials
from tumblestar.games import GAMES

Look = dict[str, Any]


def seen(width: int, scheme: str, locale: str) -> Look:
    return {"width": width, "height": 800, "color_scheme": scheme, "locale": locale, "reduced_motion": "reduce"}


ALL = [seen(1280, "dark", "en"), seen(390, "light", "fr"), seen(320, "dark", "fr"), seen(1280, "light", "en")]
LOOKS = pytest.mark.parametrize("look", rest_slow([seen(320, "light", "fr"), seen(1280, "dark", "en")]))
WIDE_AND_NARROW = pytest.mark.parametrize("look", rest_slow(ALL[2:]))
EVERY_GAME = pytest.mark.parametrize(
    ("game", "look"),
    rest_slow([(game, ALL[i % len(ALL)]) for i, game in enumerate(GAMES)]),
)
"""Every game in one look, every look for one game."""


def check(page: Page) -> None:
    """Fails on what axe finds once all is in place, on text that is too small, and on a page wider than its window."""
    ends = "one => Number.isFinite(one.effect.getComputedTiming().endTime)"  # a dialog that fades in has less contrast
    page.evaluate(
        f"Promise.allSettled(document.getAnimations().filter({ends}).map(one => one.finished)).then(() => null)"
    )
    found = Axe().run(page).response["violations"]
    told = [f"{v['id']}: {node['html'][:160]}" for v in found for node in v["nodes"]]
    assert told == [], page.url
    wide = "document.documentElement.scrollWidth > innerWidth"
    parts = "[...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > innerWidth)"
    names = page.evaluate(f"{wide} ? {parts}.map(e => `${{e.localName}}#${{e.id}}.${{e.className}}`) : []")
    assert names == [], f"{page.url} scrolls sideways"
    small = page.evaluate(
        """() => [...document.querySelectorAll('body *')].filter(node =>
             [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim())
             && node.checkVisibility() && !node.closest('[aria-hidden=true], [role=img]')
             && parseFloat(getComputedStyle(node).fontSize) < 14).map(node => node.outerHTML.slice(0, 80))"""
    )
    assert small == [], page.url


def open_all(page: Page) -> None:
    """Unfolds everything that a page keeps folded."""
    page.evaluate("document.querySelectorAll('main details').forEach(details => { details.open = true; })")


def check_table(page: Page) -> None:
    """The same at a table, as it is and with each of its panes."""
    close_pane(page)
    check(page)
    for tab in page.locator(".tab:visible").all():
        open_pane(page, tab.get_attribute("data-pane") or "")
        open_all(page)
        check(page)
    close_pane(page)


def resign(page: Page) -> None:
    """Ends the game, by the button and the question that it asks."""
    open_pane(page, "menu")
    page.click("[data-opens=dialog-resign]")
    check(page)
    page.click("#dialog-resign .danger")
    page.wait_for_selector("#part-final:not([hidden])", state="attached")
    assert is_over(page)


@LOOKS
@slow
def test_the_pages_of_the_site(open_page: OpenPage, server_url: str, look: Look) -> None:
    page = open_page(server_url + "/tables", **look)
    check(page)
    for ends in (True, False):
        sit_down(page, server_url)
        if ends:
            resign(page)
    day = days.first_and_last()[0]
    for path in ("/tables", "/", f"/day/{day}", "/deal/shizzle?seats=me,greedy&seed=rain", "/api"):
        page.goto(server_url + path)
        open_all(page)
        check(page)
    page.goto(server_url + "/tokens")
    check(page)
    page.fill("main [name=name]", "Robo" * 10)
    page.check("[name=for][value=bot]")
    page.check("[name=scope-play]")
    page.click("main form .primary")
    page.wait_for_selector("#token")
    assert page.input_value("#token").startswith("tms_")
    open_all(page)
    check(page)
    page.click("main form[action$='/revoke'] button")
    page.wait_for_selector("main form[action='/tokens']")
    assert page.locator("form[action$='/revoke']").count() == 0


@slow
@EVERY_GAME
def test_every_page(open_page: OpenPage, server_url: str, look: Look, game: str) -> None:
    page = open_page(**look)
    for path in (
        f"/play/{game}",
        f"/new/{game}",
        f"/rules/{game}",
        f"/rules/{game}?q=a",
        f"/rules/{game}/summary",
        f"/analysis/{game}?seats=2",
        f"/analysis/{game}/roll?to=decision",
        *([f"/learn/{game}?step=2", f"/learn/{game}?step=4"] if names_of_tutorials(GAMES[game]) else []),
        f"/analysis/{game}?seats=2&edit=1",
    ):
        page.goto(server_url + path)
        open_all(page)
        check(page)
    sit_down(page, server_url, game, name__1="Ann")
    if page.locator("[data-setting=help]").count():
        ask_for_help(page, 3)
        page.wait_for_selector("#part-odds:not([hidden])")
    table = page.url
    check_table(page)
    open_pane(page, "help")
    page.click("[data-opens=dialog-rules]")
    page.wait_for_selector("#dialog-rules .rules")
    check(page)
    for _ in range(2):  # the first may end what the resting pointer has explained meanwhile
        page.locator("#dialog-rules button").first.press("Escape")
        with suppress(PlaywrightTimeout):
            page.wait_for_selector("#dialog-rules", state="hidden", timeout=10_000)
            break
    page.wait_for_selector("#dialog-rules", state="hidden")
    type_in(page, "stay")
    page.wait_for_selector("#refused:not([hidden])")
    check(page)
    page.locator("#refused [data-do=dismiss]").dispatch_event("click")
    resign(page)
    check_table(page)
    page.goto(table + "/verify")
    open_all(page)
    check(page)
    sit_down(page, server_url, game, chance="typed")
    check(page)


@slow
def test_errors_are_pages_too(open_page: OpenPage, server_url: str, expected_complaints: list[str]) -> None:
    expected_complaints.append("Failed to load resource")
    page = open_page()
    for path in ("/nowhere", "/table/not-there"):
        page.goto(server_url + path)
        check(page)
    page.goto(server_url + "/tables")
    page.set_input_files("input[type=file]", {"name": "x.txt", "mimeType": "text/plain", "buffer": b"no record"})
    page.locator(".open button, form[action='/tables/open'] button").first.click()
    page.wait_for_selector("#file-wrong")
    check(page)


@LOOKS
@slow
def test_the_password_page(open_page: OpenPage, locked_house: str, expected_complaints: list[str], look: Look) -> None:
    expected_complaints.append("Failed to load resource")
    page = open_page(locked_house, **look)
    page.wait_for_selector("body.page-door")
    check(page)
    page.fill("[name=password]", "sesame")
    page.press("[name=password]", "Enter")
    page.wait_for_selector("body.page-door [role=alert]")
    check(page)
    page.fill("[name=password]", "open sesame")
    page.press("[name=password]", "Enter")
    page.wait_for_selector("body.page-shelf")


@slow
@pytest.mark.parametrize("game", rest_slow(GAMES))
def test_every_target_is_big_enough_for_a_finger(open_table: OpenPage, game: str) -> None:
    page = open_table(game, width=390, height=844)
    wait_for_me(page)
    sizes = page.evaluate("[...document.querySelectorAll('.act')].map(act => act.getBoundingClientRect().width)")
    assert min(sizes) >= 40
    buttons = page.evaluate(
        "[...document.querySelectorAll('main button, main a')].filter(b => b.checkVisibility())"
        ".map(b => [b.outerHTML.slice(0, 80), b.getBoundingClientRect().height]).filter(([, h]) => h < 24)"
    )
    assert buttons == []
