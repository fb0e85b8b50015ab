"""How a game flows at the table: speed, outcomes that wait for their dice, sounds, chat that is noticed, confirming."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import SHOWN, OpenPage, choose, close_pane, open_pane, sit_down, steps, wait_for_me
from tests.browser.test_friends import both_see, join, new_table
from tests.marks import rest_slow, slow
from tumblestar.games import GAMES

WATCH = """() => {
  window.seen = [];
  const look = kind => window.seen.push({
    kind, n: +document.getElementById('moment').dataset.n, status: document.querySelector('.status .words').textContent,
    log: document.getElementById('log').textContent, title: document.title,
  });
  document.addEventListener('begun', ({ detail }) => look(detail > 0 ? 'tumbling' : 'begun'));
  document.addEventListener('updated', () => look('updated'));
}"""

FIRST = "#table .act, #offered [data-action]"


def seen(page: Page, kind: str) -> dict[str, Any]:
    """What the page showed at the first moment of a kind."""
    page.wait_for_function("kind => window.seen.some(one => one.kind === kind)", arg=kind)
    found: dict[str, Any] = page.evaluate("kind => window.seen.find(one => one.kind === kind)", kind)
    return found


def until_tumbling(page: Page) -> dict[str, Any]:
    """Plays until dice tumble; gives what the page showed before the action that threw them."""
    for _ in range(60):
        wait_for_me(page)
        page.evaluate("window.seen = []")
        before: dict[str, Any] = page.evaluate(
            "() => { document.dispatchEvent(new Event('updated')); return seen.pop(); }"
        )
        page.locator(FIRST).first.dispatch_event("click")
        page.wait_for_function("() => window.seen.length")
        if page.evaluate("() => window.seen[0].kind") == "tumbling":
            return before
    pytest.fail("no dice tumbled")


@slow
@pytest.mark.parametrize("game", rest_slow(["shizzle", "twinkle"]))
def test_no_outcome_is_told_while_dice_tumble(open_table: OpenPage, game: str) -> None:
    page = open_table(game, against="person")
    page.evaluate(WATCH)
    before = until_tumbling(page)
    tumbling, after = seen(page, "tumbling"), seen(page, "updated")
    assert {**tumbling, "kind": ""} == {**before, "kind": ""}
    assert after["n"] > before["n"]
    assert after["log"] != before["log"]
    assert after["status"] != before["status"]


@slow
def test_a_press_while_dice_tumble_shows_the_outcome_and_does_nothing_else(open_table: OpenPage) -> None:
    page = open_table("shizzle", against="person")
    page.evaluate(WATCH)
    page.evaluate("""() => document.addEventListener('begun', ({ detail }) => detail > 0 && queueMicrotask(() => {
        document.querySelector('#table [data-action]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
        window.atOnce = window.seen.at(-1);
    }))""")
    until_tumbling(page)
    page.wait_for_function("() => window.atOnce")
    shown = page.evaluate("window.atOnce")
    assert shown["kind"] == "updated"
    page.reload()
    wait_for_me(page)
    assert int(page.evaluate(SHOWN)) == shown["n"]  # the press was no action


@slow
@pytest.mark.parametrize("game", ["shizzle", "twinkle", "twisty"])
@pytest.mark.parametrize(("motion", "speed"), [("reduce", "1"), ("no-preference", "0"), ("no-preference", "2")])
def test_nothing_moves_where_no_motion_is_wanted(open_table: OpenPage, game: str, motion: str, speed: str) -> None:
    page = open_table(game, against="person", reduced_motion=motion)
    expect(page.locator("[data-setting=speed]")).to_have_value("2")
    open_pane(page, "menu")
    page.select_option("[data-setting=speed]", speed)
    page.evaluate(WATCH)
    page.evaluate(
        """() => { window.moved = 0; const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) { moved++; return animate.apply(this, how); }; }"""
    )
    for _ in range(6):
        wait_for_me(page)
        steps(page, lambda: page.locator(FIRST).first.dispatch_event("click"))
    assert (page.evaluate("window.moved") > 0) == (speed == "2")
    assert speed == "2" or "tumbling" not in page.evaluate("() => seen.map(one => one.kind)")
    wait_for_me(page)
    if motion == "reduce" and game != "twisty":
        assert page.evaluate("document.getAnimations().length") == 0
    if speed == "0":  # it is kept on the device
        with page.expect_websocket(lambda socket: "speed=0" in socket.url):
            page.reload()
        expect(page.locator("[data-setting=speed]")).to_have_value("0")


SLOW = """document.addEventListener('readystatechange', () => {
  const table = document.getElementById('table');
  if (table) table.dataset.pace = '10000000';
});"""
"""Makes a page believe that the server's bots act so slowly, while they do at once."""


@slow
def test_a_bots_actions_are_shown_one_by_one_and_a_click_skips_them(open_page: OpenPage, server_url: str) -> None:
    page = open_page(reduced_motion="reduce", width=390, height=844)
    page.add_init_script(SLOW)
    sit_down(page, server_url, "shizzle", option__first="1")
    assert page.locator("#table").get_attribute("data-pace") == "10000000"
    page.evaluate(WATCH)
    for _ in range(60):  # until the bot has acted and is to act again
        page.wait_for_function("""() => document.querySelector('.status[data-yours]')
            || document.getElementById('moment').dataset.by === 'bot'""")
        if not page.locator(".status[data-yours]").count():
            break
        steps(page, lambda: page.locator(FIRST).first.dispatch_event("click"))
    first = int(page.evaluate(SHOWN))
    expect(page.locator(".status .did")).not_to_be_empty()
    page.keyboard.press("Escape")
    wait_for_me(page)
    shown = [one["n"] for one in page.evaluate("window.seen") if one["kind"] == "updated"]
    assert shown == sorted(shown)
    assert [n for n in shown if n > first], "what the bot did next was shown apart"


HEARD = """
window.tones = [];
const heards = [[OscillatorNode, node => Math.round(node.frequency.value)], [AudioBufferSourceNode, () => 'rattle']];
for (const [kind, heard] of heards) {
  const { start } = kind.prototype;
  kind.prototype.start = function (...when) {
    tones.push(heard(this));
    return start.apply(this, when);
  };
}
"""


@slow
def test_sounds_are_fetched_and_played_only_where_they_are_switched_on(open_page: OpenPage, server_url: str) -> None:
    page, fetched = open_page(), list[str]()
    page.add_init_script(HEARD)
    page.on("request", lambda request: fetched.append(request.url))
    sit_down(page, server_url, "shizzle", against="person")
    page.evaluate(WATCH)
    until_tumbling(page)
    seen(page, "updated")
    expect(page.locator("[data-setting=sound]")).not_to_be_checked()
    assert not [url for url in fetched if "sound.js" in url]
    assert page.evaluate("tones") == []
    open_pane(page, "menu")
    page.check("[data-setting=sound]")
    page.wait_for_function("() => tones.length === 2")
    assert page.evaluate("tones") == [660, 880]  # how it sounds
    page.evaluate("tones.length = 0")
    until_tumbling(page)
    page.wait_for_function("() => tones.includes('rattle')")


@slow
def test_chat_is_noticed_without_leaving_the_board(server_url: str, open_page: OpenPage) -> None:
    ann, bob = open_page(width=390, height=664), open_page()
    join(bob, new_table(ann, server_url, "shizzle"))
    both_see(ann, bob)
    places = """() => [...document.querySelectorAll('[data-part], .plate, .status, #offered')].map(
        part => JSON.stringify(part.getBoundingClientRect()))"""
    before, unread = ann.evaluate(places), ".tab[data-pane=chat] .unread"
    open_pane(bob, "chat")
    bob.click("[data-key=chat-luck]")
    expect(ann.locator("#bubble")).to_have_text("Bob Good luck!")
    expect(ann.locator("#bubble")).to_be_in_viewport()
    assert ann.evaluate(places) == before
    expect(ann.locator(unread)).to_have_text("1")
    expect(bob.locator(unread)).to_be_empty()
    open_pane(ann, "chat")
    expect(ann.locator("#said")).to_be_in_viewport()
    expect(ann.locator(unread)).to_be_empty()
    ann.evaluate("""() => {
        document.querySelector('[data-setting=bubble]').click();
        document.getElementById('bubble').hidden = true;
    }""")
    close_pane(ann)
    bob.click("[data-key=chat-hello]")
    expect(ann.locator(unread)).to_have_text("1")
    expect(ann.locator("#bubble")).to_be_hidden()


PRESS = """(target, presses) => presses.forEach(detail => target.dispatchEvent(
    new MouseEvent('click', { bubbles: true, detail })))"""


@slow
@pytest.mark.parametrize("device", ["mouse", "touch", "keyboard"])
@pytest.mark.parametrize("game", rest_slow(sorted(GAMES)))
def test_the_wish_to_confirm_holds_on_every_device(open_table: OpenPage, game: str, device: str) -> None:
    look = {"has_touch": True, "is_mobile": True, "width": 390, "height": 844} if device == "touch" else {}
    page = open_table(game, against="person", reduced_motion="reduce", **look)
    if device != "touch":  # there it is on from the start
        open_pane(page, "menu")
        page.check("[data-setting=confirm]")
    expect(page.locator("[data-setting=confirm]")).to_be_checked()
    confirmed = 0
    for _ in range(80):
        if confirmed == 2:
            break
        wait_for_me(page)
        action, before = choose(page), page.evaluate(SHOWN)
        chosen = page.locator(f".act[data-action='{action}'], #offered [data-action='{action}']").first
        if chosen.evaluate("node => !node.closest('[hidden]') && !node.getClientRects().length"):
            chosen = page.locator(f"#offered [data-action='{action}']")  # which stands for it
        is_final = chosen.get_attribute("data-ends") == "1"
        if device == "keyboard":
            for do in ["turn"] * 6 + ["over"] + ["turn"] * 6:
                if chosen.evaluate("node => node.closest('[hidden]') === null"):
                    break
                page.locator(f"button[data-do={do}]").focus()
                page.keyboard.press("Enter")
            chosen.focus()
            page.keyboard.down("Enter")
            if is_final:
                page.keyboard.down("Enter")  # a key that is held down
            page.keyboard.up("Enter")
        else:
            chosen.evaluate(PRESS, [1, 2] if is_final else [1])  # the second press of a double click confirms nothing
        if is_final:
            expect(chosen).to_have_attribute("aria-pressed", "true")
            expect(page.locator("#announcement")).to_have_text("Press again to confirm.")
            assert page.evaluate(SHOWN) == before
            assert page.locator("[data-do=confirm]").evaluate("node => node.scrollHeight <= node.clientHeight + 1")
            confirmed += 1
        if page.locator(".armed").count():
            if device == "keyboard":
                page.keyboard.press("Enter")
            else:
                page.click("#hint [data-do=confirm]")
        page.wait_for_function(f"before => {SHOWN} !== before", arg=before)
    assert confirmed == 2
