"""People in two browsers: a game by an invitation link, with chat, a bot in between, a rematch; the pages of links."""

import re
import time

from playwright.sync_api import Page, expect

from tests.browser.tables import SHOWN, OpenPage, close_pane, is_over, move, open_pane, resign, wait_for_table
from tests.browser.test_accessibility import WIDE_AND_NARROW, Look, check, open_all
from tests.marks import slow
from tests.patience import PATIENCE


def new_table(page: Page, server_url: str, game: str, **fields: str) -> str:
    """A table with a seat for a friend; the link to that seat."""
    page.goto(f"{server_url}/new/{game}")
    page.select_option("[name=seat-2]", "friend")
    page.fill("[name=name-1]", "Ann")
    open_all(page)
    for name, value in fields.items():
        field = page.locator(f"[name={name}]")
        if field.evaluate("node => node.localName") == "select":
            field.select_option(value)
        else:
            page.check(f"[name={name}][value='{value}']")
    page.click("main form button.primary")
    wait_for_table(page)
    return page.input_value("#link-1")


def join(page: Page, link: str, name: str = "Bob") -> None:
    page.goto(link)
    page.fill("main [name=name]", name)
    page.click("main form button.primary")
    wait_for_table(page)


def who_acts(ann: Page, bob: Page) -> Page:
    """The page of whose turn it is, once both pages show the same moment."""
    both_see(ann, bob)
    return ann if ann.locator(".status[data-yours]").count() else bob


def both_see(ann: Page, bob: Page) -> None:
    """Until both pages show the same moment, and somebody is to act or the game is over."""
    until = time.monotonic() + PATIENCE
    while not (
        ann.evaluate(SHOWN) == bob.evaluate(SHOWN)
        and (any(page.locator(".status[data-yours]").count() for page in (ann, bob)) or (is_over(ann) and is_over(bob)))
    ):
        assert time.monotonic() < until, "the two pages do not come to the same moment"
        ann.wait_for_timeout(20)


@slow
def test_a_whole_game_by_a_link_with_chat_and_a_bot_in_between(server_url: str, open_page: OpenPage) -> None:
    ann, bob = open_page(), open_page(width=390, height=844, locale="fr")
    link = new_table(ann, server_url, "shizzle")
    expect(ann.locator("#part-status")).to_contain_text("The game begins when the last seat is taken.")
    join(bob, link)
    expect(ann.locator("#part-people")).to_be_hidden()
    open_pane(bob, "chat")
    bob.click("[data-key=chat-luck]")
    open_pane(ann, "chat")
    expect(ann.locator("#said")).to_contain_text("Good luck!")
    ann.fill("#chat-text", "<i>merci</i>")
    ann.press("#chat-text", "Enter")
    expect(bob.locator("#said")).to_contain_text("<i>merci</i>")
    expect(ann.locator("#chat-text")).to_have_value("")
    for step in range(600):
        both_see(ann, bob)
        if is_over(ann):
            break
        if step == 6:  # Bob lets a bot play on, goes away, and comes back
            close_pane(bob)
            bob.click(".seat.me .plate")
            bob.click("#player-2 .more-actions summary")
            bob.select_option("#player-2 form[data-do=hand] select", "novice")
            bob.click("#player-2 form[data-do=hand] button")
            expect(ann.locator("#plate-2")).to_contain_text("plays for now")
            where = bob.url
            bob.goto("about:blank")
            expect(ann.locator(".felt .presence")).to_have_count(1)
            for _ in range(8):  # the bot plays on whatever Ann does
                ann.wait_for_selector(".status[data-yours]")
                move(ann)
            ann.wait_for_selector(".status[data-yours]")
            bob.goto(where)
            wait_for_table(bob)
            bob.click("#part-actions [data-do=back]")
            expect(ann.locator("#plate-2")).not_to_contain_text("plays for now")
            continue
        move(who_acts(ann, bob))
    assert is_over(ann)
    assert is_over(bob)
    bob.click("#part-end form .gold")
    bob.wait_for_url("**/table/**")
    ann.click("#part-asked button[value=yes]")
    wait_for_table(ann)
    expect(ann.locator("#player-1 h2")).to_have_text("You (Ann)")
    expect(ann).to_have_url(bob.url)


@slow
@WIDE_AND_NARROW
def test_a_rematch_is_asked_for_and_answered_on_the_page(server_url: str, open_page: OpenPage, look: Look) -> None:
    look = look | {"height": 664}
    ann, bob = open_page(**look), open_page(**look)
    join(bob, new_table(ann, server_url, "shizzle"))
    resign(ann)
    before = bob.url
    bob.wait_for_selector("#part-end form .gold")
    places = """() => [...document.querySelectorAll('[data-part], .plate, .acts')].map(
        part => JSON.stringify(part.getBoundingClientRect()))"""
    where = bob.evaluate(places)
    assert len(where) > 4
    ann.click("#part-end form .gold")
    ann.wait_for_url(lambda url: url != before)
    wait_for_table(ann)
    asked = bob.locator("#part-asked[role=alert]")
    expect(asked).to_contain_text("Ann")
    assert (bob.url, bob.evaluate(places)) == (before, where)  # without reload, nothing moves
    for target in asked.locator("button").all():
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40
    check(bob)
    expect(ann.locator("#part-status .now")).to_contain_text("Bob")
    expect(ann.locator("#part-people")).to_contain_text("Bob")
    check(ann)
    marks = [ann.inner_html(f"#disc-{seat} svg") for seat in (1, 2)]
    bob.focus("#part-asked button[value=yes]")
    bob.keyboard.press("Enter")
    bob.wait_for_url(ann.url)
    wait_for_table(bob)
    expect(ann.locator("#part-people")).to_be_hidden()
    both_see(ann, bob)
    bob.goto(before)
    expect(bob.locator("#part-asked")).to_be_hidden()
    assert [bob.inner_html(f"#disc-{seat} svg") for seat in (1, 2)] == marks
    expect(bob.locator("#part-actions a.gold")).to_have_attribute("href", re.compile(re.escape(ann.url[-12:])))


@slow
def test_copying_announcing_and_the_keyboard(server_url: str, open_page: OpenPage) -> None:
    ann, bob = open_page(), open_page()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    new_table(ann, server_url, "twisty")
    ann.focus("#part-people [data-do=copy]")
    ann.keyboard.press("Enter")
    expect(ann.locator(".copied[data-for=link-table]")).to_have_text("Copied.")
    assert ann.evaluate("navigator.clipboard.readText()") == ann.input_value("#link-table")
    assert ann.title().startswith("Waiting for friends")
    open_pane(ann, "menu")
    ann.focus("#part-host summary")
    ann.keyboard.press("Enter")
    ann.focus("[data-what=listed]")
    ann.keyboard.press("Space")
    expect(ann.locator("[data-what=listed]")).to_have_attribute("aria-checked", "true")
    assert ann.evaluate("document.activeElement.dataset.what") == "listed"
    bob.goto(f"{server_url}/lobby")
    bob.click("a[href^='/lobby/']")
    bob.keyboard.press("Tab")
    bob.fill("main [name=name]", "Bob")
    bob.press("main [name=name]", "Enter")
    wait_for_table(bob)
    expect(ann.locator(".felt .presence.here")).to_have_count(1)
    bob.close()
    expect(ann.locator(".felt .presence.gone")).to_have_count(1)


@slow
def test_clocks_run_in_the_page_and_are_announced(server_url: str, open_page: OpenPage) -> None:
    ann, bob = open_page(), open_page()
    join(bob, new_table(ann, server_url, "twisty", clock="turn-30"))
    ann.clock.install()
    ann.reload()
    for _ in range(60):
        acting = who_acts(ann, bob)
        if ann.locator(".clock[data-own]").count():
            break
        move(acting)
    ann.clock.run_for(3_000)
    shown = ann.locator(".clock[data-own]").text_content() or ""
    assert re.fullmatch(r"0:2\d", shown)
    expect(ann.locator("#hurry")).to_have_text(f"{shown} little time left")
    ann.clock.run_for(18_500)
    expect(ann.locator("#time")).to_contain_text("10 seconds left!")
    expect(ann.locator("#hurry")).to_have_text(re.compile(r"^0:0\d last seconds$"))


def check_panes(page: Page, *names: str) -> None:
    """Checks a table with one pane open after the other."""
    for name in names:
        open_pane(page, name)
        check(page)


@slow
@WIDE_AND_NARROW
def test_axe_finds_nothing(server_url: str, open_page: OpenPage, expected_complaints: list[str], look: Look) -> None:
    expected_complaints.append("410")
    ann, bob, eve = open_page(**look), open_page(**look), open_page(**look)
    ann.goto(f"{server_url}/new/twisty")
    ann.select_option("[name=seat-2]", "friend")
    open_all(ann)
    check(ann)
    link = new_table(ann, server_url, "twisty", clock="bank-300-5", watchers="1")
    check(ann)
    open_all(ann)
    check_panes(ann, "help", "log", "menu")
    watch = ann.input_value("#link-watch")
    eve.goto(watch)
    check(eve)
    ann.click("[data-what=listed]")
    expect(ann.locator("[data-what=listed]")).to_have_attribute("aria-checked", "true")
    for page in (link, f"{server_url}/lobby", f"{server_url}/lobby/{ann.url.rsplit('/', 1)[1]}"):
        bob.goto(page)
        open_all(bob)
        check(bob)
    ann.click("[data-what=listed]")
    expect(ann.locator("[data-what=listed]")).to_have_attribute("aria-checked", "false")
    join(bob, link)
    open_pane(bob, "chat")
    bob.click("[data-key=chat-hello]")
    expect(ann.locator("#said")).to_contain_text("Bob")
    check_panes(ann, "chat")
    open_all(bob)
    check_panes(bob, "menu", "chat")
    close_pane(bob)
    used = eve.goto(link)
    assert used
    assert used.status == 410
    check(eve)
    for number in (1, 2):
        bob.click(f"#plate-{number}")
        check(bob)
        if number == 1:
            bob.click("#player-1 [data-closes]")
    bob.click("#player-2 form[action$='/device'] button")
    bob.wait_for_selector("#link-device")
    open_all(bob)
    check(bob)
    eve.goto(bob.input_value("#link-device"))
    check(eve)


HEARD = """
window.told = { notes: [], tones: [], asked: 0 };
class Note {
  static permission = 'default';
  static async requestPermission() { told.asked += 1; return Note.permission = 'granted'; }
  constructor(title, { body, tag }) { told.notes.push([title, body, tag]); }
  close() {}
}
window.Notification = Note;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  told.tones.push(this.frequency.value);
  return start.apply(this, when);
};
"""


@slow
def test_a_players_turn_is_announced_by_title_sound_and_notification(server_url: str, open_page: OpenPage) -> None:
    ann, bob = open_page(), open_page()
    ann.add_init_script(HEARD)
    join(bob, new_table(ann, server_url, "shizzle", **{"option-first": "1"}))
    expect(ann).to_have_title(re.compile("^Your turn"))
    ann.evaluate("told.tones.length = 0")
    open_pane(ann, "menu")
    ann.check("[data-setting=sound]")
    ann.wait_for_function("() => told.tones.length === 2")
    assert ann.evaluate("told.tones") == [660, 880]  # how it sounds
    ann.click("[data-do=notify]")
    expect(ann.locator("[data-do=notify]")).to_be_hidden()
    assert ann.evaluate("told.asked") == 1
    while who_acts(ann, bob) is ann:
        move(ann)
    assert not ann.title().startswith("Your turn")
    ann.evaluate("Object.defineProperty(document, 'hidden', { get: () => true }); told.tones.length = 0")
    assert ann.evaluate("told.notes") == []
    while bob.locator(".status[data-yours]").count():  # Ann's page shows later what happens meanwhile
        move(bob)
    expect(ann).to_have_title("(1) Your turn · Shizzle")
    ann.wait_for_function("() => told.notes.length && told.tones.includes(880)")
    turn = [tone for tone in ann.evaluate("told.tones") if tone in (660, 880)]  # beside what Bob's action makes
    assert turn == [660, 880]
    ((title, body, table),) = ann.evaluate("told.notes")
    assert title == "Your turn · Shizzle"
    assert body
    assert ann.url.endswith(table.rpartition("/")[2])  # another note for this table takes the place of this one
    ann.reload()  # the choice is kept
    expect(ann.locator("[data-setting=sound]")).to_be_checked()
