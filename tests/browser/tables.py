"""Helpers for tests at a table: sit down, read the state, act, and download the record."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page

from tumblestar.bots import choose_greedily
from tumblestar.contract.game import Game
from tumblestar.games import GAMES
from tumblestar.record import Record
from tumblestar.record.text import read_record

OpenPage = Callable[..., Page]
SHOWN = "document.getElementById('moment').dataset.n"
CALM: dict[str, Any] = {"reduced_motion": "reduce"}
SMALL = {"width": 390, "height": 844} | CALM
HOTSEAT = {"against": "person", "option__first": "1"} | CALM
"""Two people at one screen, of whom the first one begins."""
TUMBLING = """() => [...new Set(document.getAnimations()
    .filter(one => one.effect.getKeyframes().some(({ transform }) => /scale\\(0?\\.45\\)/.test(transform)))
    .map(one => one.effect.target.closest('.piece').id))].sort()"""
"""The dice that tumble."""


FIELDS = """html => Object.fromEntries(
    new FormData(new DOMParser().parseFromString(html, 'text/html').querySelector('form.new')))"""
"""What the form of a new table sends as it comes."""


def sit_down(page: Page, server_url: str, game: str = "twisty", *, against: str = "bot:greedy", **fields: str) -> None:
    """Makes a table by what the form would send, without waiting for its page, and waits until it is live."""
    form = page.request.get(f"{server_url}/new/{game}")
    given = page.evaluate(FIELDS, form.text()) | {"seat-2": against}
    given |= {name.replace("__", "-"): value for name, value in fields.items()}
    address, status = form.url, 307  # it asks once more where no cookie has been kept yet
    while status == 307:
        made = page.request.post(address, form=given, headers={"origin": server_url}, max_redirects=0)
        address, status = urljoin(address, made.headers.get("location")), made.status
    assert status == 303, made.text()
    page.goto(address)
    wait_for_table(page)
    wait_for_me(page)


def wait_for_table(page: Page) -> None:
    """Until the page of a table is there with all that makes it work: a click has come to it by a link or a form."""
    page.wait_for_selector("#table[data-live]")
    page.wait_for_load_state("load")


def wait_for_me(page: Page) -> None:
    """Until somebody at this screen is to act, or the game is over."""
    page.wait_for_selector(".status[data-yours], #part-final:not([hidden])", state="attached")


def open_pane(page: Page, name: str) -> None:
    """Opens chat, help, log or menu beside the felt."""
    tab = page.locator(f".tab[data-pane={name}]")
    if tab.get_attribute("aria-expanded") != "true":
        close_end(page)
        tab.click()
    page.wait_for_selector(f"#pane-{name}")


def close_end(page: Page) -> None:
    """Puts away the card of an ended game, which may lie over the bar and over panes."""
    if page.locator(".end:visible").count():
        page.keyboard.press("Escape")
        page.wait_for_selector(".end", state="hidden")


def close_pane(page: Page) -> None:
    """Puts away the sheet that lies over the felt of a narrow page; beside a wide one, a pane lies over nothing."""
    tab = page.locator(".tab[aria-expanded=true]")
    if tab.count() and page.locator(".panes").evaluate("panes => getComputedStyle(panes).position") == "fixed":
        tab.click()


def ask_for_help(page: Page, level: int) -> None:
    """Chooses how much help with decisions there is."""
    open_pane(page, "help")
    page.check(f"[name=aid][value='{level}']")


def is_over(page: Page) -> bool:
    return page.locator("#part-final:not([hidden])").count() == 1


def game_of(page: Page) -> Game:
    """The game of the page's table."""
    return GAMES[page.locator("#table").get_attribute("data-game") or ""]


def open_text(page: Page) -> None:
    """Opens the board in text: it is sent while it is open, and what it told before is gone when this is done."""
    page.evaluate("""() => new Promise(done => {
        const text = document.getElementById('part-text');
        if (text.open) return done();
        text.addEventListener('toggle', () => done(), { once: true });
        text.open = true;
    })""")


def state(page: Page) -> Any:
    """The state as the page gives it in text."""
    open_text(page)
    return game_of(page).parse_state(page.locator(".text .state code").text_content() or "")


def choose(page: Page) -> int:
    """What a sensible person would do."""
    return choose_greedily(game_of(page), state(page), random.Random(1))


def act(page: Page, do: Callable[[], object]) -> None:
    """Does something and waits for the board it leads to."""
    steps(page, do)
    wait_for_me(page)


def steps(page: Page, do: Callable[[], object]) -> None:
    """Does something and waits for another moment to be shown, whoever is to act in it."""
    before = page.evaluate(SHOWN)
    do()
    page.wait_for_function(f"before => {SHOWN} !== before", arg=before)


def move(page: Page) -> None:
    """Does what a sensible person would, and waits for another moment."""
    action = choose(page)
    steps(page, lambda: page.locator(f"[data-action='{action}']").first.dispatch_event("click"))


def play(page: Page) -> None:
    """Does what a sensible person would, and waits for the board it leads to."""
    move(page)
    wait_for_me(page)


def resign(page: Page) -> None:
    open_pane(page, "menu")
    page.click("[data-opens=dialog-resign]")
    page.click("#dialog-resign .danger")
    page.wait_for_selector("#part-final:not([hidden])", state="attached")


def type_in(page: Page, text: str) -> None:
    open_pane(page, "menu")
    page.fill("#typed", text)
    page.press("#typed", "Enter")


def settle(page: Page) -> None:
    """Until nothing moves; dice that have fallen lie where their fall has left them."""
    page.wait_for_function("() => document.getAnimations().every(one => one.playState === 'finished')")


def play_out(page: Page, do: Callable[[int], object], most: int = 800) -> None:
    """Plays sensibly to the end of the game, each action in the given way."""
    for _ in range(most):
        if is_over(page):
            return
        action = choose(page)
        act(page, lambda action=action: do(action))
    pytest.fail("the game does not end")


def play_until(page: Page, is_wanted: Callable[[Any], bool], most: int = 400) -> Any:
    """Plays sensibly until the state is as wanted and nothing moves; gives that state."""
    for _ in range(most):
        s = state(page)
        if is_wanted(s):
            settle(page)
            return s
        play(page)
    pytest.fail("no such state came")


def record_of(page: Page) -> Record:
    """The record that the page lets one download."""
    close_end(page)
    open_pane(page, "menu")
    with page.expect_download() as download:
        page.click("a[href$='/record']")
    return read_record(Path(download.value.path()).read_text(encoding="utf-8"))
