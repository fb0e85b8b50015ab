"""A touch is marked on its target at once, on a line of 600 ms: until the answer is there, or the refusal."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import conftest
from tests.browser.conftest import serving
from tests.browser.tables import SHOWN, OpenPage, sit_down
from tests.features.puzzles.test_pages import first

ANSWER, AT_ONCE = 600, 50
"""Milliseconds."""
WATCH = """() => {
  window.seen = [];
  const note = (what, more) => window.seen.push({ what, at: performance.now(), ...more });
  const isMarked = node => node.matches('.touched');
  document.addEventListener('click', () => note('click'), true);
  new MutationObserver(changes => {
    for (const { target, oldValue } of changes) {
      const was = /\\btouched\\b/.test(oldValue ?? ''), hit = target.querySelector('.hit');
      if (isMarked(target) !== was) note(was ? 'off' : 'on', { stroke: hit && getComputedStyle(hit).strokeWidth });
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['class'], attributeOldValue: true });
}"""
"""Notes when something is touched, when a mark comes and when it goes."""


@pytest.fixture
def server_url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server at the other end of a slow line."""
    monkeypatch.setattr(conftest, "DELAY", ANSWER / 1000)
    with serving(tmp_path) as address:
        yield address


def seen(page: Page) -> list[dict[str, Any]]:
    return page.evaluate("seen")


def assert_at_once(page: Page) -> None:
    """One mark came within 50 ms of the first touch, was to be seen, and stayed until the answer came."""
    page.wait_for_function("() => seen.some(({ what }) => what === 'off')")
    clicks = [entry["at"] for entry in seen(page) if entry["what"] == "click"]
    (on,) = (entry for entry in seen(page) if entry["what"] == "on")
    (off,) = (entry for entry in seen(page) if entry["what"] == "off")
    assert 0 <= on["at"] - clicks[0] < AT_ONCE
    assert off["at"] - clicks[0] >= ANSWER
    assert on["stroke"] == "6px"
    expect(page.locator(".touched")).to_have_count(0)


def test_a_touch_at_a_table_is_marked_and_sent_once(open_page: OpenPage, server_url: str) -> None:
    page = open_page(reduced_motion="reduce")
    acts: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: acts.append(str(text))))
    sit_down(page, server_url, against="person", option__first="1")
    before = page.evaluate(SHOWN)
    page.evaluate(WATCH)
    page.locator(".act").first.dblclick()
    assert_at_once(page)
    page.wait_for_function(f"before => {SHOWN} !== before", arg=before)
    assert sum('"do":"act"' in text for text in acts) == 1
    assert page.evaluate(SHOWN) == str(int(before) + 1)
    expect(page.locator("#refused")).to_be_hidden()


def test_a_touch_during_a_flight_is_taken_where_things_will_be(open_page: OpenPage, server_url: str) -> None:
    page = open_page()
    sit_down(page, server_url, against="person", option__first="1")
    before = int(page.evaluate(SHOWN))
    page.evaluate(WATCH)
    page.evaluate(
        f"""before => document.addEventListener('updated', function touch() {{
        if (+{SHOWN} !== before + 1) return;  // the page updates also when somebody comes
        document.removeEventListener('updated', touch);
        seen.length = 0;
        const target = document.querySelector('.act'), hit = target.querySelector('.hit');
        const at = () => JSON.stringify(hit.getBoundingClientRect());
        const inFlight = document.getAnimations().filter(one => one.effect.target.closest('.piece'));
        const there = at();
        window.flying = inFlight.length;
        const {{ x, y, width, height }} = hit.getBoundingClientRect();
        window.hit = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.act') === target;
        target.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
        window.opacity = getComputedStyle(target).opacity;
        for (const one of document.getAnimations()) one.finish();
        window.stays = at() === there;
    }})""",
        before,
    )
    page.locator(".act").first.click()
    page.wait_for_function(f"before => +{SHOWN} === before + 2", arg=before)
    assert page.evaluate("flying") > 0
    assert page.evaluate("[hit, stays, opacity]") == [True, True, "1"]
    on = next(entry["at"] for entry in seen(page) if entry["what"] == "on")
    click = next(entry["at"] for entry in seen(page) if entry["what"] == "click")
    assert 0 <= on - click < AT_ONCE


def test_the_mark_goes_when_the_server_refuses(open_page: OpenPage, server_url: str) -> None:
    page = open_page(reduced_motion="reduce")
    sit_down(page, server_url, against="person", option__first="1")
    page.evaluate(WATCH)
    page.locator(".act").first.evaluate("target => { target.dataset.action = '9999'; }")
    page.locator(".act").first.click()
    assert_at_once(page)
    expect(page.locator("#refused")).to_be_visible()
    before = page.evaluate(SHOWN)
    page.locator(".act").last.click()  # and others can be touched again
    page.wait_for_function(f"before => {SHOWN} !== before", arg=before)


@pytest.mark.parametrize("kind", ["analysis", "puzzle"])
def test_a_touch_on_other_boards_is_marked_and_sent_once(open_page: OpenPage, server_url: str, kind: str) -> None:
    page = open_page(reduced_motion="reduce")
    path = "analysis/twisty/roll?to=decision" if kind == "analysis" else f"puzzle/{first('twisty', 1).id}"
    page.goto(f"{server_url}/{path}")
    page.wait_for_load_state("load")
    address = page.url
    asked: list[str] = []
    page.on("request", lambda request: None if request.redirected_from else asked.append(request.url))
    page.evaluate(WATCH)
    page.locator(".act:not([hidden])").first.dblclick()
    assert_at_once(page)
    assert sum("/static/" not in url and "/values" not in url for url in asked) == 1
    page.wait_for_function("before => location.href !== before", arg=address)
