"""What a device does beside the picture: it asks about sound, vibrates, stays on, and calls from a hidden tab."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import HOTSEAT, OpenPage, open_pane, play, resign, sit_down
from tests.marks import slow

ASLEEP = """
window.locks = [];
Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { async request(kind) {
  const lock = { kind, released: false, async release() { lock.released = true; } };
  locks.push(lock);
  return lock;
} } });
"""
"""A screen that can be kept on."""
FELT = "window.felt = []; Navigator.prototype.vibrate = pattern => { felt.push([pattern].flat()); return true; };"
HIDE = """isHidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""Looks at another page, or comes back."""
SHOW = """({ heard, isYours }) => {
  const moment = document.getElementById('moment');
  document.querySelector('.status').toggleAttribute('data-yours', isYours);
  if (heard) Object.assign(moment.dataset, { heard, n: Number(moment.dataset.n) + 1 });
  document.dispatchEvent(new CustomEvent('updated', { detail: { parts: {} } }));
}"""
"""Shows another moment, in which that is heard."""
HELD = "locks.filter(lock => !lock.released).length"
LINE = "#ask-sound"


def show(page: Page, heard: str, *, is_yours: bool) -> None:
    page.evaluate(SHOW, {"heard": heard, "isYours": is_yours})


# -- sound


def test_sound_is_asked_for_once_and_moves_nothing(open_page: OpenPage, server_url: str) -> None:
    page = open_page(width=390, height=664, asked=True)
    sit_down(page, server_url, option__first="1")
    line, felt = page.locator(LINE), page.locator(".felt")
    expect(line).to_be_visible()
    assert page.locator(".dock").evaluate(
        "(dock, line) => dock.contains(document.querySelector(line)) && !dock.contains(document.querySelector('.act'))",
        LINE,
    )
    before = felt.bounding_box()
    line.get_by_role("button", name="Yes").click()
    expect(line).to_be_hidden()
    assert felt.bounding_box() == before
    open_pane(page, "menu")
    expect(page.locator("[data-setting=sound]")).to_be_checked()
    page.reload()
    expect(page.locator("[data-setting=sound]")).to_be_checked()
    expect(line).to_be_hidden()


@slow
def test_sound_is_asked_for_until_an_answer_or_the_end_of_the_first_game(open_page: OpenPage, server_url: str) -> None:
    page = open_page(width=390, height=664, asked=True, reduced_motion="reduce")
    sit_down(page, server_url, option__first="1")
    line = page.locator(LINE)
    expect(line).to_be_visible()
    play(page)
    expect(line).to_be_hidden()  # the bar below it is wanted in a game
    page.reload()
    expect(line).to_be_visible()
    play(page)
    resign(page)
    assert page.evaluate("localStorage.sound") == "no"
    sit_down(page, server_url, option__first="1")
    expect(line).to_be_hidden()


def test_no_is_an_answer(open_page: OpenPage, server_url: str) -> None:
    page = open_page(asked=True)
    sit_down(page, server_url, option__first="1")
    page.locator(LINE).get_by_role("button", name="No").click()
    expect(page.locator(LINE)).to_be_hidden()
    assert page.evaluate("localStorage.sound") == "no"
    page.reload()
    expect(page.locator("[data-setting=sound]")).not_to_be_checked()
    expect(page.locator(LINE)).to_be_hidden()


# -- vibration


def test_a_phone_vibrates_at_ones_own_acts_and_losses(open_page: OpenPage, server_url: str) -> None:
    page = open_page(is_mobile=True, has_touch=True, reduced_motion="reduce")
    page.add_init_script(FELT)
    sit_down(page, server_url, option__first="1")
    expect(page.locator("[data-setting=vibration]")).to_be_checked()  # by touch it is on
    felt: Callable[[], list[list[int]]] = lambda: page.evaluate("felt.splice(0)")  # noqa: E731
    assert felt() == []
    page.evaluate("WebSocket.prototype.send = () => {}")  # what follows is told by the test alone
    page.locator(".act:not([hidden])").first.dispatch_event("click")
    assert felt() == [[8]]
    show(page, "place", is_yours=False)
    assert felt() == [[12]]
    for heard in ("place", "roll", "place theft from-2"):  # what others do is only seen and heard
        show(page, heard, is_yours=False)
    assert felt() == []
    show(page, "place theft from-1", is_yours=False)
    assert felt() == [[30]]
    show(page, "roll", is_yours=True)
    assert felt() == [[20, 60, 20]]
    show(page, "roll", is_yours=True)
    show(page, "", is_yours=True)
    page.evaluate("document.dispatchEvent(new CustomEvent('stage', { detail: 'cheer' }))")
    assert felt() == [[15], [40]]
    page.evaluate(HIDE, True)
    show(page, "roll", is_yours=False)
    show(page, "roll", is_yours=True)
    assert felt() == []
    page.evaluate(HIDE, False)
    open_pane(page, "menu")
    page.uncheck("[data-setting=vibration]")
    show(page, "roll", is_yours=True)
    assert felt() == []


def test_devices_that_do_not_vibrate_have_no_switch(open_page: OpenPage, server_url: str) -> None:
    page = open_page()
    page.add_init_script("delete Navigator.prototype.vibrate")
    sit_down(page, server_url)
    open_pane(page, "menu")
    expect(page.locator("[data-setting=sound]")).to_be_visible()
    expect(page.locator("[data-setting=vibration]")).to_be_hidden()


# -- a screen that stays on


def test_the_screen_stays_on_while_somebody_at_it_is_to_act(open_page: OpenPage, server_url: str) -> None:
    page = open_page()
    page.add_init_script(ASLEEP)
    sit_down(page, server_url)
    page.wait_for_function(f"{HELD} === 1")
    show(page, "", is_yours=True)
    show(page, "", is_yours=False)
    page.wait_for_function(f"{HELD} === 0")
    show(page, "", is_yours=True)
    page.wait_for_function(f"{HELD} === 1")
    page.evaluate("locks.at(-1).released = true")  # as browsers do where another page is looked at
    page.evaluate(HIDE, True)
    page.evaluate(HIDE, False)
    page.wait_for_function(f"{HELD} === 1")
    assert page.evaluate("locks.map(lock => lock.kind)") == ["screen"] * 3
    expect(page.locator("[data-awake]")).to_be_hidden()


@slow
def test_the_screen_stays_on_for_people_who_pass_it_round_until_the_end(open_page: OpenPage, server_url: str) -> None:
    page = open_page(reduced_motion="reduce")
    page.add_init_script(ASLEEP)
    sit_down(page, server_url, **{name: value for name, value in HOTSEAT.items() if name != "reduced_motion"})
    show(page, "", is_yours=False)
    page.wait_for_function(f"{HELD} === 1")
    resign(page)
    page.wait_for_function(f"{HELD} === 0")


def test_a_score_pad_keeps_the_screen_on(open_page: OpenPage, server_url: str) -> None:
    page = open_page()
    page.add_init_script(ASLEEP)
    page.goto(f"{server_url}/score/shizzle")
    page.wait_for_function(f"{HELD} === 1")
    expect(page.locator("[data-awake]")).to_be_hidden()


@pytest.mark.parametrize("path", ["score/twinkle", "table"])
def test_where_the_screen_cannot_be_kept_on_people_are_told(open_page: OpenPage, server_url: str, path: str) -> None:
    page = open_page()
    page.add_init_script("delete Navigator.prototype.wakeLock")  # as at an address of the home network
    if path == "table":
        sit_down(page, server_url)
        open_pane(page, "menu")
    else:
        page.goto(f"{server_url}/{path}")
    expect(page.locator("[data-awake]")).to_have_text("Set your screen to stay on.")
    expect(page.locator("[data-awake]")).to_be_visible()


# -- a tab behind others


def test_a_tab_behind_others_says_that_it_is_ones_turn_until_it_is_seen(open_page: OpenPage, server_url: str) -> None:
    page = open_page(reduced_motion="reduce")
    page.add_init_script("""window.badges = [];
        Navigator.prototype.setAppBadge = async count => { badges.push(count); };
        Navigator.prototype.clearAppBadge = async () => { badges.push(0); };""")
    sit_down(page, server_url, against="person", option__first="1")
    icon = page.locator("link[rel=icon]")
    plain = icon.get_attribute("href") or ""
    expect(page).to_have_title("Your turn · Twisty")
    page.evaluate(HIDE, True)
    expect(page).to_have_title("(1) Your turn · Twisty")
    called = icon.get_attribute("href") or ""
    assert called.endswith("/icon-turn.svg")
    drawn, dotted = (page.request.get(f"{server_url}{address}").text() for address in (plain, called))
    assert dotted.count("<path") == drawn.count("<path") + 1  # a shape, not only another colour
    page.evaluate("document.addEventListener('received', () => { window.came = true; })")
    page.locator(".act:not([hidden])").first.dispatch_event("click")
    page.wait_for_function("() => window.came")  # an update, shown later, changes nothing of it
    expect(page).to_have_title("(1) Your turn · Twisty")
    show(page, "", is_yours=False)
    expect(page).to_have_title("Your turn · Twisty")  # as the server last said
    show(page, "", is_yours=True)
    expect(page).to_have_title("(1) Your turn · Twisty")
    page.evaluate(HIDE, False)
    expect(page).to_have_title("Your turn · Twisty")
    expect(icon).to_have_attribute("href", plain)
    assert page.evaluate("badges") == [1, 0, 1, 0]
