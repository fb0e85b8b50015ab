"""What bots did while one waited: it glows for a moment, it can be skipped, and it waits for whoever looked away."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import SHOWN, OpenPage, act, choose, sit_down, wait_for_me
from tests.browser.test_flow import HEARD, SLOW
from tests.marks import rest_slow, slow

THREE_BOTS = {"seats": "4", "seat__3": "bot:greedy", "seat__4": "bot:greedy"}
GLOWING = "() => [...document.querySelectorAll('.piece .lately')].map(ring => ring.closest('.piece').id)"
POINTS = """() => Object.fromEntries([...document.querySelectorAll('.seat:not(.is-you) .score')].map(
    score => [score.id, parseInt(score.lastElementChild.textContent)]))"""
GAINS = """() => Object.fromEntries([...document.querySelectorAll('.score[data-lately]')].map(
    score => [score.id, parseInt(score.dataset.lately)]))"""
NOTE = f"""() => document.addEventListener('updated', () => {{
  if (document.getElementById('moment').dataset.by === 'person') window.points = ({POINTS})();
}})"""
"""Notes the points of the bots after each step of the person."""
LOOK = """isHidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  const state = isHidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
STILL = """const { setTimeout } = window;
window.setTimeout = (does, time) => setTimeout(does, time < 1000 ? time : 1e8);"""
"""What glows does so until it is touched."""
WATCH = """() => {
  window.received = 0;
  window.shown = [];
  document.addEventListener('received', ({ detail }) => { received = detail.n; });
  document.addEventListener('updated', () => shown.push(+document.getElementById('moment').dataset.n));
}"""


@pytest.mark.parametrize("game", rest_slow(["twinkle", "twinkle_twinkle", "twisty", "shizzle"]))
def test_what_bots_did_glows_until_the_first_touch(open_page: OpenPage, server_url: str, game: str) -> None:
    page = open_page(reduced_motion="reduce", width=390, height=664)
    page.add_init_script(STILL)
    sit_down(page, server_url, game, **THREE_BOTS)
    page.evaluate(NOTE)
    for _ in range(40):  # until bots have acted
        page.locator(".status").click()  # what bots did before glows, too
        chosen = page.locator(f"[data-action='{choose(page)}']").first
        act(page, lambda chosen=chosen: chosen.dispatch_event("click"))
        if page.evaluate(GLOWING):
            break
    before, after = page.evaluate("points"), page.evaluate(POINTS)
    assert page.evaluate(GAINS) == {seat: after[seat] - before[seat] for seat in after if after[seat] > before[seat]}
    glowing = page.evaluate(GLOWING)
    kinds = {
        "twinkle": r"(mini-)?die-",
        "twinkle_twinkle": "tile-[1-3]-",
        "twisty": "pawn-[2-4]|cube-",
        "shizzle": "die-",
    }
    assert glowing
    assert all(re.match(kinds[game], piece) for piece in glowing)
    assert page.evaluate("document.getAnimations().filter(one => one.effect.target.closest('.piece')).length") == 0
    page.locator(".status").click()
    assert page.evaluate(GLOWING) == []
    assert page.evaluate(GAINS) == {}


def hide_and_play(page: Page, server_url: str, **more: Any) -> tuple[int, int]:
    """Lets bots play while nobody sees the page; gives what it shows and what there is."""
    page.add_init_script(SLOW)
    sit_down(page, server_url, "twinkle", **THREE_BOTS, **more)
    page.evaluate(WATCH)
    before = int(page.evaluate(SHOWN))
    take = page.locator(".act[data-action]").evaluate_all(
        "targets => targets.map(target => target.dataset.action).find(action => +action >= 30)"
    )
    page.evaluate(LOOK, True)
    page.locator(f"[data-action='{take}']").first.dispatch_event("click")  # a d8 of the centre; it is to be placed
    page.wait_for_function("before => received > before", arg=before)
    return before, page.evaluate("received")


def test_a_hidden_page_shows_nothing_until_somebody_looks(open_page: OpenPage, server_url: str) -> None:
    page = open_page(reduced_motion="reduce")
    page.add_init_script(f"localStorage.sound = 'yes'; {HEARD}")
    before, there = hide_and_play(page, server_url, option__first="1")
    assert int(page.evaluate(SHOWN)) == before < there
    page.locator(".status").click()  # before a touch no browser makes a sound
    page.evaluate(LOOK, False)
    page.wait_for_function(f"there => +{SHOWN} === there", arg=there)
    page.locator("[data-setting=sound]").evaluate("one => { one.click(); one.click(); }")
    page.wait_for_function("() => tones.length >= 2")
    assert page.evaluate("tones") == [660, 880]  # that of the switch alone


@slow
def test_what_bots_did_meanwhile_is_shown_step_by_step_and_can_be_skipped(open_page: OpenPage, server_url: str) -> None:
    page = open_page(reduced_motion="reduce")
    hide_and_play(page, server_url, option__first="1")
    page.evaluate(LOOK, False)
    page.wait_for_selector(".status[data-yours]")
    before = int(page.evaluate(SHOWN))
    page.evaluate("shown.length = 0")
    target = choose(page)
    page.evaluate(LOOK, True)
    page.locator(f"[data-action='{target}']").first.dispatch_event("click")  # it is placed, and the bots play
    page.wait_for_function("before => received >= before + 4", arg=before)
    page.wait_for_function(
        "() => new Promise(done => { const had = received; setTimeout(() => done(received === had), 1000); })"
    )
    assert int(page.evaluate(SHOWN)) == before
    page.evaluate(LOOK, False)
    page.wait_for_function(f"before => +{SHOWN} > before", arg=before)
    first = int(page.evaluate(SHOWN))
    assert first == before + 1  # one's own step is shown, and the others wait
    expect(page.locator("[data-do=skip]:visible")).to_have_count(1)
    expect(page.locator("[data-do=skip]:visible")).to_have_text("Skip to my turn")
    page.locator("[data-do=skip]:visible").click()
    wait_for_me(page)
    shown = page.evaluate("shown")
    assert shown == sorted(shown)
    assert len(set(shown)) > 3
    expect(page.locator("#skip")).to_be_hidden()
