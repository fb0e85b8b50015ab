"""Whole games in a real Chromium, by mouse, keyboard and text, and all other parts of a table page."""

import random
import re
from functools import partial
from itertools import cycle, pairwise

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.tables import (
    SHOWN,
    OpenPage,
    act,
    open_pane,
    play,
    play_out,
    record_of,
    resign,
    state,
    type_in,
    wait_for_me,
)
from tests.browser.test_shizzle import click
from tests.browser.test_twinkle import click as hang
from tests.browser.test_twinkle_twinkle import play as lay
from tests.marks import rest_slow, slow
from tumblestar import bots
from tumblestar.games import GAMES


def click_corner(page: Page, action: int) -> None:
    page.click(f".act[data-action='{action}']", position={"x": 8, "y": 8})


CLICKS = {"twisty": click_corner, "shizzle": click, "twinkle": hang, "twinkle_twinkle": lay}
FIELDS = {
    "twisty": {"option__short_game": "1", "reduced_motion": "no-preference"},
    "twinkle": {"option__level": "3"},
    "twinkle_twinkle": {"option__flip": "1", "option__comets": "1"},
}
OWN = ".felt > .me .plate"
"""The plate of one's own card, whose parts lie apart on some tables."""


@slow
@pytest.mark.parametrize(
    ("game", "width", "height"), [(game, *((1280, 800), (390, 844))[i % 2]) for i, game in enumerate(CLICKS)]
)
def test_a_whole_game_by_mouse_against_a_bot(open_table: OpenPage, game: str, width: int, height: int) -> None:
    fields = {"reduced_motion": "reduce"} | FIELDS.get(game, {})
    page = open_table(game, **fields, width=width, height=height)
    play_out(page, partial(CLICKS[game], page))
    expect(page.locator("#part-final thead")).to_contain_text("You")
    if game == "twinkle_twinkle":  # the share, what scores in the book's order, and the sum
        expect(page.locator("#part-final tbody th")).to_have_count(1 + 9 + 1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert record_of(page).end == "over"
    page.click("a[href$='/verify']:visible")
    expect(page.locator(".finding.proved")).to_be_visible()


@slow
def test_focus_is_never_lost_in_a_whole_game_by_arrow_keys(open_table: OpenPage) -> None:
    page, luck = open_table("twinkle", reduced_motion="reduce"), random.Random(3)
    page.locator(".act[tabindex='0']").focus()

    def press(_: int) -> None:
        assert page.evaluate("document.activeElement.dataset.action") is not None
        for _ in range(luck.randrange(3)):
            page.keyboard.press(luck.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "r")))
        assert int(page.evaluate("document.activeElement.dataset.action")) in GAMES["twinkle"].legal(state(page))
        page.keyboard.press("Enter")

    play_out(page, press, 120)


@slow
@pytest.mark.parametrize(
    ("game", "width", "is_wide"),
    rest_slow((game, *((1440, True), (390, False))[n % 2]) for n, game in enumerate(GAMES)),
)
def test_the_parts_of_a_table_stand_where_they_belong(
    open_table: OpenPage, game: str, width: int, is_wide: bool
) -> None:
    page = open_table(game, width=width, height=900 if is_wide else 664, reduced_motion="reduce")
    wanted = (".status", ".opps", OWN, ".acts", ".felt", ".dock", ".panes")

    def places() -> dict[str, FloatRect]:
        boxes = {one: page.locator(one).bounding_box() for one in wanted}
        return {one: box for one, box in boxes.items() if box and box["height"]}

    first = places()
    assert set(wanted) - set(first) == (set() if is_wide else {".panes"})  # which a sheet has when it is asked for
    for _ in range(3):  # as the page came, and as its line has changed it
        found = places()
        assert found == first
        assert found[".status"]["y"] == min(found[one]["y"] for one in (".status", ".opps", OWN, ".acts"))
        right, below = (found[".felt"]["x"] + found[".felt"]["width"], found[".felt"]["y"] + found[".felt"]["height"])
        if is_wide:
            assert min(found[".dock"]["x"], found[".panes"]["x"]) >= right - 1
            assert found[".panes"]["y"] >= found[".dock"]["y"] + found[".dock"]["height"] - 1
        else:
            assert found[".opps"]["y"] <= found[OWN]["y"]
            assert found[".acts"]["y"] > found[".felt"]["y"] + found[".felt"]["height"] / 2
            assert found[".dock"]["y"] >= below - 1
        wait_for_me(page)
        play(page)
    order = "(a, b) => Boolean(a.compareDocumentPosition(document.querySelector(b)) & Node.DOCUMENT_POSITION_FOLLOWING)"
    reading = [".status", ".opps", OWN, ".acts", ".dock", ".panes"]  # also by Tab, and aloud
    assert all(page.locator(a).evaluate(order, b) for a, b in pairwise(reading))


@slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone_says_its_log(open_page: OpenPage, server_url: str, game: str) -> None:
    page = open_page(reduced_motion="reduce")
    page.context.add_init_script(HEARD)
    page.goto(server_url)
    press_until(page, "Tab", f"a[href='/play/{game}']")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/play/{game}")
    press_until(page, "Tab", ".levels .gold")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    wait_for_me(page)

    def press(action: int) -> None:
        if page.locator(f":focus:is({TARGETS})").count() == 0:
            press_until(page, "Tab", TARGETS)
        turn_to(page, action)
        walk_to(page, action)
        page.keyboard.press("Enter")

    play_out(page, press)
    expect(page.locator("#part-end")).to_be_visible()
    assert_said(page)


def assert_said(page: Page) -> None:
    """Live regions have said each event of the log once and in order, what is to be done then, and the end last."""
    log, end = page.evaluate(f"{LOG}.slice(window.begun)"), page.locator("#end-head").inner_text()
    heard = page.evaluate("() => window.heard")
    heard += (
        [[end, end]] if page.evaluate("document.activeElement.id") == "part-end" else []
    )  # which has it as its name
    before = ""
    for words, now in heard:
        left = words
        while log and left.startswith(log[0]):
            left = left.removeprefix(log.pop(0)).strip()
        assert left in ("", now, end)
        assert words != before, f"said twice: {words}"
        before = left
    assert log == []
    assert [words for words, _ in heard].index(end) == len(heard) - 1


LOG = "[...document.querySelectorAll('#part-log .did')].map(did => did.textContent)"
HEARD = f"""addEventListener('DOMContentLoaded', () => {{
  window.heard = [];
  window.begun = {LOG}.length;
  new MutationObserver(changes => {{
    const within = changes.map(({{ target }}) => target instanceof Element ? target : target.parentElement);
    for (const place of new Set(within.map(one => one?.closest('[role=status], [role=alert], [role=log]')))) {{
      const said = place?.cloneNode(true);
      for (const hidden of said?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove();
      if (!place?.checkVisibility({{ visibilityProperty: true }}) || !said.textContent) continue;
      window.heard.push([said.textContent, document.querySelector('.status .now')?.textContent]);
    }}
  }}).observe(document.body, {{ subtree: true, childList: true, characterData: true }});
}});"""
"""Keeps what live regions say, with what is to be done then; and how long the log was when the page came."""
TARGETS = ".act, #offered [data-action]"
"""What stands for an action: a place of the picture, or the button in its stead. Arrow keys go through both."""


def press_until(page: Page, key: str, selector: str) -> None:
    for _ in range(120):
        if page.locator(f":focus:is({selector})").count():
            return
        page.keyboard.press(key)
    pytest.fail(f"{key} never comes to {selector}")


def turn_to(page: Page, action: int) -> None:
    """Turns the piece in hand, where it can be turned, until it lies as the action has it."""
    target = page.locator(f":is({TARGETS})[data-action='{action}']:visible")
    for _ in range(4):
        if target.count():
            return
        page.keyboard.press("r")
    assert target.count()


def walk_to(page: Page, action: int) -> None:
    """Arrow keys from target to target, along the shortest way there."""
    way = page.evaluate(
        """([targets, goal]) => {
          const seen = [...document.querySelectorAll(targets)].filter(target => target.getClientRects().length);
          const start = document.activeElement, known = new Map([[start, []]]), queue = [start];
          let way = null;
          while (queue.length && !way) {
            const from = queue.shift();
            if (from.dataset.action === goal) way = known.get(from);
            for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
              from.focus();
              from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
              const there = document.activeElement;
              if (known.has(there) || !seen.includes(there)) continue;
              known.set(there, [...known.get(from), key]);
              queue.push(there);
            }
          }
          start.focus();
          return way;
        }""",
        [TARGETS, str(action)],
    )
    assert way is not None, f"no way by arrow keys to {action}"
    for key in way:
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.action") == str(action)


@slow
def test_a_whole_game_by_text_alone(open_table: OpenPage) -> None:
    page = open_table(option__short_game="1", locale="fr")
    open_pane(page, "help")
    page.click("#part-text > summary")

    def click_choice(text: str) -> None:
        open_pane(page, "help")
        page.locator(".choices button", has_text=re.compile(rf"^{text}\b")).click()

    ways = cycle((click_choice, partial(type_in, page)))
    play_out(page, lambda action: next(ways)(GAMES["twisty"].text(state(page), action)))
    assert page.locator("html").get_attribute("lang") == "fr"
    expect(page.locator(".text caption")).to_contain_text("case par case")


def test_a_target_says_what_it_does_and_a_refusal_opens_the_help_at_its_rule(open_table: OpenPage) -> None:
    page = open_table()
    target = page.locator(".act").first
    target.hover()
    expect(page.locator("#hint p")).to_have_text(target.get_attribute("aria-label") or "?")
    last = page.locator(".act").last
    last.focus()
    expect(page.locator("#hint p")).to_have_text(last.get_attribute("aria-label") or "?")
    type_in(page, "stay")
    expect(page.locator("#refused")).to_be_visible()
    page.click("#refused [data-do=help]")
    expect(page.locator("#refused")).not_to_be_visible()
    rule = page.locator("#dialog-rules .highlighted")
    expect(rule).to_be_visible()
    expect(rule).to_contain_text("TY-3.1")
    expect(rule).to_be_in_viewport()
    expect(page.locator("#dialog-rules [popovertarget=note-ruling]").first).to_be_visible()
    act(page, lambda: page.locator(".act").first.click(position={"x": 8, "y": 8}))  # the rules stand beside the board
    expect(rule).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#dialog-rules")).not_to_be_visible()


@slow
def test_taking_back_within_a_turn_and_confirming_its_end(open_table: OpenPage) -> None:
    people = {"against": "person", "option__first": "1", "chance": "seed", "seed": "7"}
    page = open_table(**people, has_touch=True, is_mobile=True, width=390, height=844)
    expect(page.locator("[data-setting=confirm]")).to_be_checked()
    for _ in range(60):
        chain = page.locator(".act:not([data-ends])")
        if chain.count():
            break
        target = page.locator(".act[data-ends]").first
        before = page.evaluate(SHOWN)
        target.dispatch_event("click")
        expect(target).to_have_attribute("aria-pressed", "true")
        expect(page.locator("#hint [data-do=confirm]")).to_have_text(re.compile(r"^Move to [a-g][1-7]( \+1)?$"))
        assert page.evaluate(SHOWN) == before
        act(page, lambda: page.click("#hint [data-do=confirm]"))
    before = page.evaluate(SHOWN)
    act(page, lambda: page.locator(".act:not([data-ends])").first.dispatch_event("click"))
    assert page.evaluate(SHOWN) == str(int(before) + 1)
    page.click("[data-do=takeback]")
    expect(page.locator("#moment")).to_have_attribute("data-n", before)


@slow
def test_a_real_set_is_typed_in(open_table: OpenPage) -> None:
    page = open_table(against="person", chance="typed")
    expect(page.locator(".outcome")).to_have_count(12)
    act(page, lambda: page.click(".outcome[data-action='1']"))
    act(page, lambda: page.click(".outcome[data-action='12']"))
    act(page, lambda: page.click("[data-do=takeback]"))
    rest = ["red"] * 3 + [c for c in GAMES["twisty"].parts.COLOUR_NAMES[1:] for _ in range(4)]
    rest += ["step"] * 3 + ["diagonal"] * 3 + ["leap"] * 3 + ["teleport"] * 4 + ["safety"] * 3
    cards = " ".join(GAMES["twisty"].parts.COLOUR_NAMES)
    for text in (" ".join(rest), f"{cards} {cards}", "2 a1 g7"):
        act(page, partial(type_in, page, text))
    assert state(page).pawn[:2] == [48, 0]
    assert state(page).who == 1
    assert record_of(page).chance == "typed"


@slow
def test_a_rematch_sets_a_table_again_that_is_renamed_and_deleted(open_table: OpenPage, server_url: str) -> None:
    page = open_table(name__1="Ann")
    first = page.url
    resign(page)
    assert record_of(page).end == "resigned 1"
    page.click("form .gold:visible")
    page.wait_for_url(lambda url: "/table/" in url and url != first)
    wait_for_me(page)
    page.click("#plate-1")
    expect(page.locator("#player-1 h2")).to_have_text("You (Ann)")
    page.click("#player-1 .rename summary")
    page.fill("#player-1 .rename input", "Zoé")
    page.press("#player-1 .rename input", "Enter")
    expect(page.locator("#player-1 h2")).to_have_text("You (Zoé)")
    page.goto(server_url)
    resume = page.locator(".resume[aria-labelledby=shelf-resume]")
    expect(resume).to_contain_text("You and Greedy (bot)")
    resume.locator("a").first.click()
    wait_for_me(page)
    page.goto(f"{server_url}/tables")
    page.locator("#tables-open ~ .tables .confirm summary").first.click()
    page.locator("#tables-open ~ .tables .confirm button").first.click()
    page.wait_for_url("**/tables")
    page.goto(server_url)
    assert resume.count() == 0


@slow
def test_two_pages_of_one_table_show_the_same_and_pieces_keep_their_nodes(open_table: OpenPage) -> None:
    one = open_table(against="person")
    two = one.context.new_page()
    two.goto(one.url)
    two.wait_for_selector(".act")
    one.evaluate("document.querySelector('#pawn-1').kept = true")
    act(one, lambda: one.locator(".act").first.click(position={"x": 8, "y": 8}))
    two.wait_for_function(f"n => {SHOWN} === n", arg=one.evaluate(SHOWN))
    assert one.evaluate("document.querySelector('#pawn-1').kept")
    drawn = "[...document.querySelectorAll('[data-part] > g')].map(part => part.outerHTML)"
    assert two.evaluate(drawn) == one.evaluate(drawn)
    assert len(one.evaluate(drawn)) > 2


@slow
@pytest.mark.parametrize(
    ("game", "bot"),
    rest_slow([(game.name, [*bots.of(game)][-1]) for game in GAMES.values()]),
)
def test_the_best_bot_answers(open_table: OpenPage, game: str, bot: str) -> None:
    page = open_table(game, against=f"bot:{bot}")
    play(page)
