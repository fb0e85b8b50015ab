"""One device for several people: who is to act next is asked for, whose view it is, and the picture turned."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import (
    HOTSEAT,
    OpenPage,
    game_of,
    is_over,
    open_pane,
    play,
    resign,
    settle,
    sit_down,
    state,
    steps,
)
from tests.browser.test_accessibility import check
from tests.marks import slow

BEA = {"name__1": "Ann", "name__2": "Bea"}
PASSED = """
window.passed = [];
const showModal = HTMLDialogElement.prototype.showModal;
HTMLDialogElement.prototype.showModal = function () {
  const isPiece = one => !(one instanceof CSSAnimation || one instanceof CSSTransition) && one.playState === 'running';
  if (this.matches('.pass')) passed.push([this.dataset.seat, document.getAnimations().filter(isPiece).length]);
  return showModal.call(this);
};
"""
"""Notes each sheet that is shown: its seat, and how many pieces were still moving."""
STARTS = """
window.starts = {};
window.placeOf = piece => {
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const [x, y] = middle(piece.firstElementChild.getBoundingClientRect());
  const [u, v] = middle(piece.ownerSVGElement.getBoundingClientRect());
  return [x - u, y - v];
};
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const motion = animate.call(this, frames, timing), piece = this.parentElement;
  if (frames[0].transform && piece?.matches('.piece') && !(piece.id in starts)) starts[piece.id] = placeOf(piece);
  return motion;
};
"""
"""Notes where each gliding piece is when it starts, from the middle of its picture."""
SHEET = "dialog.pass[open]"


def actor(page: Page) -> int:
    return game_of(page).actor(state(page))


def play_until_passed(page: Page) -> None:
    """Plays until it is the turn of another seat at this screen."""
    before = actor(page)
    while actor(page) == before:
        assert not is_over(page)
        play(page)


def asked_seats(page: Page) -> list[str]:
    return [seat for seat, _ in page.evaluate("passed")]


def test_the_sheet_comes_when_all_has_landed_and_the_felt_is_then_of_that_seat(open_table_asked: OpenPage) -> None:
    page = open_table_asked(**HOTSEAT | BEA | {"reduced_motion": "no-preference"})
    rim = page.locator("#rim")
    expect(page.locator(SHEET)).to_have_count(0)
    expect(rim).to_have_class("rim of-seat0")
    assert rim.locator("svg").count() == 1
    play_until_passed(page)
    sheet = page.locator(SHEET)
    expect(sheet).to_have_attribute("data-seat", "2")
    assert page.evaluate("passed") == [["2", 0]]
    expect(rim).to_have_class("rim of-seat0")
    name = sheet.evaluate("sheet => document.getElementById(sheet.getAttribute('aria-labelledby')).textContent")
    assert name == "Bea’s turn"
    assert sheet.evaluate("sheet => sheet.matches(':modal')")
    colours = "() => ['#pass-2', '#rim'].map(one => getComputedStyle(document.querySelector(one)).borderTopColor)"
    of_bea, of_ann = page.evaluate(colours)
    assert of_bea != of_ann
    assert page.evaluate("document.activeElement.textContent") == "I am Bea"
    check(page)
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    expect(rim).to_have_class("rim of-seat1")
    assert page.evaluate(colours) == [of_bea, of_bea]


@slow
def test_a_sheet_comes_back_after_a_reload_and_not_once_it_is_unwanted(open_table_asked: OpenPage) -> None:
    page = open_table_asked("shizzle", **HOTSEAT | BEA)
    play_until_passed(page)
    expect(page.locator(SHEET)).to_be_visible()
    page.reload()
    page.locator(SHEET).get_by_role("button", name="I am Bea").click()
    page.reload()
    page.wait_for_load_state("load")
    expect(page.locator("#rim")).to_have_class("rim of-seat1")
    assert page.evaluate("passed") == []
    play_until_passed(page)
    page.locator(SHEET).get_by_role("button", name="Don’t ask again").click()
    expect(page.locator("#rim")).to_have_class("rim of-seat0")
    assert asked_seats(page) == ["1"]
    expect(page.locator("[data-setting=pass]")).not_to_be_checked()
    page.reload()
    play_until_passed(page)
    expect(page.locator("#rim")).to_have_class("rim of-seat1")
    assert page.evaluate("passed") == []
    open_pane(page, "menu")
    page.check("[data-setting=pass]")
    play_until_passed(page)
    expect(page.locator(SHEET)).to_have_attribute("data-seat", "1")


@slow
@pytest.mark.parametrize("game", ["twisty", "twinkle_twinkle"])
def test_bots_between_two_people_bring_no_second_sheet(open_table_asked: OpenPage, game: str) -> None:
    names = {"seats": "3", "seat__3": "person", "name__1": "Ann"}  # the third has no name
    page = open_table_asked(game, **HOTSEAT | {"against": "bot:greedy"} | names, chance="seed", seed="5")
    expected = list[str]()
    holder = 0
    for _ in range(8):
        if actor(page) != holder:
            holder = actor(page)
            expected.append(str(holder + 1))
            sheet = page.locator(SHEET)
            expect(sheet).to_have_attribute("data-seat", str(holder + 1))
            if holder == 2:
                expect(sheet.locator("h2")).to_have_text("Player 3’s turn")
            page.keyboard.press("Enter")
            expect(sheet).to_have_count(0)
        play(page)
    assert "3" in expected
    settle(page)
    assert asked_seats(page)[: len(expected)] == expected


def test_one_person_with_bots_is_never_asked(open_table_asked: OpenPage) -> None:
    page = open_table_asked(reduced_motion="reduce", option__first="1")
    assert page.locator(".pass, [data-setting=pass], [data-setting=turned]").count() == 0
    expect(page.locator("#rim")).to_be_hidden()


def turned_table(open_page: OpenPage, server_url: str, **look: Any) -> Page:
    """A table of two whose picture is turned, at the turn of who sits opposite."""
    page = open_page(asked=True, **look)
    page.add_init_script(PASSED)
    page.add_init_script("localStorage.sound = 'no'; localStorage.turned = 'yes'")
    sit_down(page, server_url, "twisty", against="person", option__first="1", chance="seed", seed="3")
    expect(page.locator("#table.turned")).to_have_count(0)
    play_until_passed(page)
    expect(page.locator("#table.turned")).to_have_count(1)
    settle(page)
    assert page.evaluate("passed") == []  # there is nothing to pass
    return page


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@slow
@pytest.mark.parametrize("width", [390, 1280])
def test_touches_and_arrow_keys_are_right_in_the_turned_picture(
    open_page: OpenPage, server_url: str, width: int
) -> None:
    page = turned_table(open_page, server_url, width=width, height=700, reduced_motion="reduce")
    sent = list[str]()
    page.reload()
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    page.reload()
    expect(page.locator("#table.turned")).to_have_count(1)  # it is remembered
    targets = page.locator(".act:not([hidden])")
    places = {
        targets.nth(i).get_attribute("data-action"): targets.nth(i).bounding_box() for i in range(targets.count())
    }
    assert all(places.values())
    reading = sorted(places, key=lambda one: (-round(places[one]["y"]), -places[one]["x"]))  # type: ignore[index]
    page.locator(f".act[data-action='{reading[0]}']").focus()
    read = [page.evaluate("document.activeElement.dataset.action")]
    for _ in reading[1:]:
        page.keyboard.press("ArrowRight")
        read.append(page.evaluate("document.activeElement.dataset.action"))
    assert read == reading
    corner = page.locator(".felt svg.part-board").bounding_box()
    assert corner
    page.mouse.click(
        corner["x"] + corner["width"] * 0.98, corner["y"] + corner["height"] * 0.98
    )  # the picture's first corner
    page.wait_for_function("() => !document.getElementById('refused').hidden")
    (why,) = [text for text in sent if '"do":"why"' in text]
    x, y = page.evaluate("text => { const { x, y } = JSON.parse(text); return [x, y]; }", why)
    across, down = page.locator(".felt svg.part-board").evaluate(
        "part => [part.viewBox.baseVal.width, part.viewBox.baseVal.height]"
    )
    assert abs(x) < across * 0.1  # not the last one
    assert abs(y) < down * 0.1
    s = state(page)
    action = int(reading[-1])
    steps(page, lambda: page.mouse.click(*middle(page, f".act[data-action='{action}'] .hit")))
    assert state(page) == game_of(page).after(s, action)


@slow
def test_pieces_glide_from_where_they_lay_in_the_turned_picture(open_page: OpenPage, server_url: str) -> None:
    page = turned_table(open_page, server_url)
    page.evaluate(f"{STARTS} 0")
    pieces = page.locator(".felt .part-board .piece").all()
    places = {piece.get_attribute("id"): piece.evaluate("placeOf") for piece in pieces}
    play(page)
    page.wait_for_function("() => Object.keys(starts).length")
    starts = page.evaluate("starts")
    known = [name for name in starts if name in places]
    assert known
    for name in known:
        assert starts[name] == pytest.approx(places[name], abs=3), name


@slow
def test_the_end_is_of_nobody_and_is_not_turned(open_page: OpenPage, server_url: str) -> None:
    page = turned_table(open_page, server_url, reduced_motion="reduce")
    resign(page)
    expect(page.locator("#table.turned")).to_have_count(0)
    expect(page.locator("#rim")).to_be_hidden()


@pytest.fixture
def open_table_asked(open_page: OpenPage, server_url: str) -> OpenPage:
    """Like `open_table`, in a browser that has answered nothing yet but the question about sound."""

    def open_one(game: str = "twisty", **given: Any) -> Page:
        looks = {name: given.pop(name) for name in ("width", "height", "reduced_motion") if name in given}
        page = open_page(asked=True, **looks)
        page.add_init_script(PASSED + "localStorage.sound = 'no';")
        sit_down(page, server_url, game, **given)
        return page

    return open_one
