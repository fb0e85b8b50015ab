"""A page that was updated message by message has the same content as a reloaded page."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import HOTSEAT, SHOWN, OpenPage, act, choose, is_over, open_text, resign, steps
from tests.marks import rest_slow, slow
from tumblestar.games import GAMES

# But for what a page says, opens, shows once (the end) or fetches (the legend) by itself; attributes have no order.
HELD = """() => {
  const copy = document.getElementById('table').cloneNode(true);
  for (const name of ['data-n', 'data-print', 'data-at']) copy.removeAttribute(name);
  const own = '#hint, dialog:not([id^="player-"]), #part-legend, #part-end, .lately, .cross, .flying, .cheer, .rank';
  for (const node of copy.querySelectorAll(own)) node.remove();
  for (const node of copy.querySelectorAll('[data-lately]')) node.removeAttribute('data-lately');
  for (const node of copy.querySelectorAll('.tab')) node.removeAttribute('aria-expanded');
  copy.querySelector('.panes').removeAttribute('data-open');
  for (const node of copy.querySelectorAll('details')) node.removeAttribute('open');
  for (const node of copy.querySelectorAll('*')) {
    const known = [...node.attributes].map(({ name, value }) => [name, value]).sort();
    for (const [name] of known) node.removeAttribute(name);
    for (const [name, value] of known) node.setAttribute(name, value);
  }
  return copy.outerHTML.replace(/>\\s*</g, '>\\n<');
}"""


def do(page: Page, action: int) -> None:
    """Does an action, and confirms it where that is asked for."""
    page.locator(f"#table [data-action='{action}']").first.dispatch_event("click", {"detail": 1})
    if page.locator(".armed").count():
        page.click("#hint button")


def check(page: Page, address: str) -> None:
    """Compares a page with the same one loaded anew."""
    fresh = page.context.new_page()
    fresh.goto(address)
    fresh.wait_for_selector("#table:not([aria-busy])")
    fresh.wait_for_load_state("load")
    assert page.evaluate(HELD).split("\n") == fresh.evaluate(HELD).split("\n")
    fresh.close()


@slow
@pytest.mark.parametrize(("game", "lang"), rest_slow(zip(GAMES, ("en", "fr") * len(GAMES), strict=False)))
def test_an_updated_page_equals_a_reloaded_page(open_table: OpenPage, game: str, lang: str) -> None:
    page = open_table(game, reduced_motion="reduce", locale=lang)
    open_text(page)
    for i in range(14):
        if is_over(page):
            break
        act(page, partial(do, page, choose(page)))
        if i % 3 == 0:
            check(page, page.url)
    page.locator("#main").focus()  # on a target, Home is no step
    page.keyboard.press("Home")
    expect(page.locator("#moment")).to_have_attribute("data-n", "0")
    expect(page.locator("#timeline-range")).to_have_attribute("value", "0")
    check(page, f"{page.url}?at=0")
    page.keyboard.press("End")
    page.wait_for_function(f"() => {SHOWN} === document.getElementById('moment').dataset.of")
    check(page, page.url)
    last = page.evaluate(SHOWN)
    page.locator("#main").focus()
    steps(page, lambda: page.keyboard.press("ArrowLeft"))
    steps(page, lambda: page.keyboard.press("Escape"))
    assert page.evaluate(SHOWN) == last
    if page.locator("[data-do='takeback']").count():
        act(page, lambda: page.click("[data-do='takeback']"))
        check(page, page.url)
    if not is_over(page):
        resign(page)
        check(page, page.url)
    page.locator("#main").focus()
    page.keyboard.press("Home")  # the slider of a game that is over was there before
    expect(page.locator("#timeline-range")).to_have_attribute("value", "0")
    check(page, f"{page.url}?at=0")


PIECES = """async () => {
  const drawn = root => Object.fromEntries([...root.querySelectorAll('[data-part] > g:first-child')]
    .map(part => [part.id, [...part.children].map(({ id, localName }) => id || localName).sort().join(' ')]));
  const fresh = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  return [drawn(document), drawn(fresh)];
}"""
"""The IDs of what is drawn in each part, in the page and in one that is loaded anew."""


@slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_piece_is_lost_in_a_whole_game(open_table: OpenPage, game: str) -> None:
    page = open_table(game, **HOTSEAT | {"reduced_motion": "no-preference"}, chance="seed", seed="3")
    for _ in range(30):
        if is_over(page):
            break
        act(page, partial(do, page, choose(page)))
        shown, fresh = page.evaluate(PIECES)
        assert shown == fresh
        assert len("".join(fresh.values())) > 40
