"""Whole games in a real Chromium, by mouse, keyboard and text, and all other parts of a table page."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import (
    SHOWN,
    TWISTY,
    act,
    choose,
    is_over,
    is_whole_and_proved,
    record_of,
    sit_down,
    state,
    wait_for_me,
)
from tests.marks import rest_slow, slow
from tumblestar import bots
from tumblestar.games import GAMES

OpenPage = Callable[..., Page]


@slow
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_whole_game_by_mouse_against_a_bot(open_page: OpenPage, server_url: str, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    sit_down(page, server_url, option__short_game="1")
    for _ in range(400):
        if is_over(page):
            break
        action = choose(page)
        act(page, lambda action=action: page.click(f".act[data-action='{action}']", position={"x": 8, "y": 8}))
    expect(page.locator("#part-final thead")).to_contain_text("You")
    is_whole_and_proved(page)


WIDE = "status odds rows actions others seats log more"
"""What stands beside the board on a wide page, from above."""
NARROW = "status board actions rows others seats log more"
"""What stands below each other on a narrow one, where rows repeat what the board shows."""
NEAR = "status board rows actions others seats log more"
"""The same where the rows have pieces, as in Twisty."""


@slow
@pytest.mark.parametrize("game", rest_slow(GAMES))
@pytest.mark.parametrize(("width", "order"), [(1280, WIDE), (390, NARROW)])
def test_the_parts_of_a_table_stand_where_they_belong(
    open_page: OpenPage, server_url: str, game: str, width: int, order: str
) -> None:
    page = open_page(width=width, height=900, reduced_motion="reduce")
    sit_down(page, server_url, game)

    def places() -> list[tuple[str, float, float]]:
        wanted = NEAR if order == NARROW and not GAMES[game].picture.board_of else order
        boxes = {name: page.locator(f"#part-{name}, details#{name}").bounding_box() for name in wanted.split()}
        return [(name, box["x"], box["y"]) for name, box in boxes.items() if box and box["height"]]

    for _ in range(2):  # as the page came, and as its line has changed it
        found = places()
        assert len(found) >= 6
        assert [name for name, _, _ in found] == [name for name, _, _ in sorted(found, key=lambda one: one[2])]
        assert len({round(x) for _, x, _ in found}) <= (1 if width > 1000 else 2)
        wait_for_me(page)
        act(page, lambda: page.locator(f"[data-action='{choose(page)}']").first.dispatch_event("click"))


@pytest.mark.parametrize("game", rest_slow(GAMES))
def test_a_whole_game_by_keyboard_alone(open_page: OpenPage, server_url: str, game: str) -> None:
    page = open_page(reduced_motion="reduce")
    page.goto(server_url)
    press_until(page, "Tab", f"a[href='/new/{game}']")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/new/{game}")
    press_until(page, "Tab", "main form button.primary")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    wait_for_me(page)
    for _ in range(400):
        if is_over(page):
            break
        if page.locator(":focus.act").count() == 0:
            press_until(page, "Tab", ".act")
        action = choose(page)
        turn_to(page, action)
        walk_to(page, action)
        act(page, lambda: page.keyboard.press("Enter"))
    assert is_over(page)


def press_until(page: Page, key: str, selector: str) -> None:
    for _ in range(120):
        if page.locator(f":focus:is({selector})").count():
            return
        page.keyboard.press(key)
    pytest.fail(f"{key} never comes to {selector}")


def turn_to(page: Page, action: int) -> None:
    """Turns the piece in hand, where it can be turned, until it lies as the action has it."""
    for _ in range(4):
        if page.locator(f".act[data-action='{action}']:not([hidden])").count():
            return
        page.keyboard.press("r")
    assert page.locator(f".act[data-action='{action}']:not([hidden])").count()


def walk_to(page: Page, action: int) -> None:
    """Arrow keys from target to target, along the shortest way there."""
    ways = page.evaluate(
        """() => {
          const found = {}, keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], start = document.activeElement;
          for (const from of document.querySelectorAll('.act')) {
            found[from.dataset.action] = {};
            for (const key of keys) {
              from.focus();
              from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
              found[from.dataset.action][key] = document.activeElement.dataset.action;
            }
          }
          start.focus();
          return found;
        }"""
    )
    here, goal = page.evaluate("document.activeElement.dataset.action"), str(action)
    known: dict[str, list[str]] = {here: []}
    queue = [here]
    while queue and goal not in known:
        at = queue.pop(0)
        for key, there in ways[at].items():
            if there not in known:
                known[there] = [*known[at], key]
                queue.append(there)
    assert goal in known, f"no way by arrow keys from {here} to {goal}"
    for key in known[goal]:
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.action") == goal


@slow
def test_a_whole_game_by_text_alone(open_page: OpenPage, server_url: str) -> None:
    page = open_page(locale="fr")
    sit_down(page, server_url, option__short_game="1")
    page.click("#part-text > summary")
    for turn in range(400):
        if is_over(page):
            break
        s = state(page)
        text = TWISTY.text(s, choose(page))
        if turn % 2:
            act(page, lambda text=text: (page.fill("#typed", text), page.press("#typed", "Enter")))
        else:
            act(page, lambda text=text: page.locator(".choices button", has_text=re.compile(rf"^{text}\b")).click())
    assert is_over(page)
    assert page.locator("html").get_attribute("lang") == "fr"
    expect(page.locator(".text caption")).to_contain_text("case par case")


def test_hovering_and_focusing_a_target_says_what_it_would_do(open_page: OpenPage, server_url: str) -> None:
    page = open_page()
    sit_down(page, server_url)
    target = page.locator(".act").first
    target.hover()
    expect(page.locator("#hint p")).to_have_text(target.get_attribute("aria-label") or "?")
    last = page.locator(".act").last
    last.focus()
    expect(page.locator("#hint p")).to_have_text(last.get_attribute("aria-label") or "?")


def test_a_refused_action_names_its_rule_and_opens_the_help_there(open_page: OpenPage, server_url: str) -> None:
    page = open_page()
    sit_down(page, server_url)
    page.fill("#typed", "stay")
    page.press("#typed", "Enter")
    expect(page.locator("#refused")).to_be_visible()
    page.click("#refused [data-do=help]")
    expect(page.locator("#refused")).not_to_be_visible()
    rule = page.locator("#dialog-rules .highlighted")
    expect(rule).to_be_visible()
    expect(rule).to_contain_text("TY-3.1")
    expect(rule).to_be_in_viewport()
    expect(page.locator("#dialog-rules .badge.ruling").first).to_be_visible()
    act(page, lambda: page.locator(".act").first.click(position={"x": 8, "y": 8}))  # the rules stand beside the board
    expect(rule).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#dialog-rules")).not_to_be_visible()


@slow
def test_stepping_through_a_game_with_the_arrow_keys(open_page: OpenPage, server_url: str) -> None:
    page = open_page()
    sit_down(page, server_url)
    total = int(page.evaluate(SHOWN))
    page.locator("#main").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#moment")).to_have_attribute("data-n", str(total - 1))
    page.keyboard.press("Home")
    expect(page.locator("#moment")).to_have_attribute("data-n", "0")
    assert page.locator(".act").count() == 0
    page.keyboard.press("ArrowRight")
    expect(page.locator("#moment")).to_have_attribute("data-n", "1")
    page.keyboard.press("Escape")
    expect(page.locator("#moment")).to_have_attribute("data-n", str(total))
    expect(page.locator(".act").first).to_be_visible()


@slow
def test_taking_back_within_a_turn_and_confirming_its_end(open_page: OpenPage, server_url: str) -> None:
    page = open_page(has_touch=True, is_mobile=True, width=390, height=844)
    sit_down(page, server_url, against="person", chance="seed", seed="7", option__first="1")
    expect(page.locator("[data-setting=confirm]")).to_be_checked()
    for _ in range(60):
        chain = page.locator(".act:not([data-ends])")
        if chain.count():
            break
        target = page.locator(".act[data-ends]").first
        before = page.evaluate(SHOWN)
        target.dispatch_event("click")
        expect(target).to_have_attribute("aria-pressed", "true")
        expect(page.locator("#hint [data-do=confirm]")).to_be_visible()
        assert page.evaluate(SHOWN) == before
        act(page, lambda: page.click("#hint [data-do=confirm]"))
    before = page.evaluate(SHOWN)
    act(page, lambda: page.locator(".act:not([data-ends])").first.dispatch_event("click"))
    assert page.evaluate(SHOWN) == str(int(before) + 1)
    page.click("[data-do=takeback]")
    expect(page.locator("#moment")).to_have_attribute("data-n", before)


@slow
def test_a_real_set_is_typed_in(open_page: OpenPage, server_url: str) -> None:
    page = open_page()
    sit_down(page, server_url, against="person", chance="typed")
    expect(page.locator(".outcome")).to_have_count(12)
    act(page, lambda: page.click(".outcome[data-action='1']"))
    act(page, lambda: page.click(".outcome[data-action='12']"))
    act(page, lambda: page.click("[data-do=takeback]"))
    rest = ["red"] * 3 + [c for c in TWISTY.parts.COLOUR_NAMES[1:] for _ in range(4)]
    rest += ["step"] * 3 + ["diagonal"] * 3 + ["leap"] * 3 + ["teleport"] * 4 + ["safety"] * 3
    act(page, lambda: (page.fill("#typed", " ".join(rest)), page.press("#typed", "Enter")))
    cards = " ".join(TWISTY.parts.COLOUR_NAMES)
    act(page, lambda: (page.fill("#typed", f"{cards} {cards}"), page.press("#typed", "Enter")))
    act(page, lambda: (page.fill("#typed", "2 a1 g7"), page.press("#typed", "Enter")))
    assert state(page).pawn[:2] == [48, 0]
    assert state(page).who == 1
    assert record_of(page).chance == "typed"


@slow
def test_resigning_asks_and_a_rematch_sets_the_table_again(open_page: OpenPage, server_url: str) -> None:
    page = open_page()
    sit_down(page, server_url, name__1="Ann")
    first = page.url
    page.click("[data-opens=dialog-resign]")
    page.click("#dialog-resign .danger")
    page.wait_for_selector("#part-final:not([hidden])")
    assert record_of(page).end == "resigned 1"
    page.click(".actions form button")
    page.wait_for_url(lambda url: "/table/" in url and url != first)
    wait_for_me(page)
    expect(page.locator("#part-seats")).to_contain_text("Ann")


@slow
def test_a_table_is_found_again_renamed_and_deleted(open_page: OpenPage, server_url: str) -> None:
    page = open_page()
    sit_down(page, server_url)
    page.click(".rename summary")
    page.fill(".rename input", "Zoé")
    page.press(".rename input", "Enter")
    expect(page.locator(".seat .name").first).to_have_text("You (Zoé)")
    page.goto(server_url)
    expect(page.locator(".resume")).to_contain_text("You and Greedy (bot)")
    page.click(".resume a")
    wait_for_me(page)
    page.goto(f"{server_url}/tables")
    page.click(".confirm summary")
    page.click(".confirm button")
    page.wait_for_url("**/tables")
    page.goto(server_url)
    assert page.locator(".resume").count() == 0


@slow
def test_two_pages_of_one_table_show_the_same_and_pieces_keep_their_nodes(open_page: OpenPage, server_url: str) -> None:
    one = open_page()
    sit_down(one, server_url, against="person")
    two = one.context.new_page()
    two.goto(one.url)
    two.wait_for_selector(".act")
    one.evaluate("document.querySelector('#pawn-1').kept = true")
    act(one, lambda: one.locator(".act").first.click(position={"x": 8, "y": 8}))
    two.wait_for_function(f"n => {SHOWN} === n", arg=one.evaluate(SHOWN))
    assert one.evaluate("document.querySelector('#pawn-1').kept")
    assert two.inner_html("#part-board") == one.inner_html("#part-board")


@slow
def test_less_motion_when_the_person_asks_for_less(open_page: OpenPage, server_url: str) -> None:
    for motion, moves in (("no-preference", True), ("reduce", False)):
        page = open_page(reduced_motion=motion)
        sit_down(page, server_url, against="person")
        page.evaluate(
            """() => { window.moved = 0; const animate = Element.prototype.animate;
                 Element.prototype.animate = function (...how) { moved++; return animate.apply(this, how); }; }"""
        )
        act(page, lambda page=page: page.locator(".act").first.click(position={"x": 8, "y": 8}))
        assert bool(page.evaluate("window.moved")) == moves


@slow
@pytest.mark.parametrize(
    ("game", "bot"),
    rest_slow(reversed([(game.name, bot) for game in GAMES.values() for bot in bots.of(game)])),
)
def test_every_bot_answers(open_page: OpenPage, server_url: str, game: str, bot: str) -> None:
    page = open_page()
    sit_down(page, server_url, game, against=f"bot:{bot}")
    act(page, lambda: page.locator(f".act[data-action='{choose(page)}']").dispatch_event("click"))
