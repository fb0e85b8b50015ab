"""Twinkle Twinkle in a real Chromium: whole games by mouse and by keyboard, turned tiles, and the score pad."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.tables import (
    HOTSEAT,
    SHOWN,
    SMALL,
    OpenPage,
    act,
    ask_for_help,
    choose,
    close_pane,
    open_pane,
    state,
)
from tests.browser.test_accessibility import check
from tests.marks import rest_slow, slow
from tumblestar.games import GAMES
from tumblestar.games.twinkle_twinkle.parts import CELLS, PLAIN_WAYS
from tumblestar.games.twinkle_twinkle.rules import PLACE, PLACING, TAKING
from tumblestar.games.twinkle_twinkle.score import score_lines

SKY = GAMES["twinkle_twinkle"]
CHART = "L1,I1,ast,ast/I,com,hole,rock/sat,gas,.,T*2/.,.,.,I/hole,.,ring,sat"


def at(action: int) -> str:
    return f".act[data-action='{action}'] .hit"


def turn_to(page: Page, action: int) -> None:
    """Turns the tile in hand by key until the target of an action is to be seen."""
    held, way = state(page).held, (action - PLACE) // CELLS
    if way >= PLAIN_WAYS[held]:
        page.keyboard.press("f")
    for _ in range(8):
        if page.locator(f".act[data-action='{action}']:not([hidden])").count():
            return
        page.keyboard.press("r")
    pytest.fail(f"the tile never lies as {SKY.text(state(page), action)} wants it")


def play(page: Page, action: int) -> None:
    """Takes with one click; places with two, of which the second confirms where fingers are asked to."""
    if state(page).phase == TAKING:
        act(page, lambda: page.click(at(action)))
        return
    turn_to(page, action)
    page.click(at(action))
    expect(page.locator(".armed")).to_have_attribute("data-action", str(action))
    confirm = page.locator("[data-do=confirm]")
    act(page, confirm.click if confirm.is_visible() else partial(page.click, at(action)))


def take_a_star(page: Page, ports: int = 3) -> None:
    """Takes a star with so many lines, or takes anything and lays it down until there is one."""
    for _ in range(60):
        s = state(page)
        for action in SKY.legal(s):
            if s.phase == TAKING and PLAIN_WAYS[s.current[action]] == 4:
                act(page, partial(page.click, at(action)))
                return
        play(page, SKY.legal(s)[0])
    pytest.fail("no star ever came")


@slow
def test_arrows_reach_every_cell(open_table: OpenPage) -> None:
    page = open_table("twinkle_twinkle", **HOTSEAT)
    take_a_star(page)
    page.locator(".act[tabindex='0']").focus()
    page.keyboard.press("r")
    found: set[str] = set()
    for row in range(5):
        for _ in range(3):
            found.add(page.evaluate("document.activeElement.dataset.place"))
            page.keyboard.press("ArrowLeft" if row % 2 else "ArrowRight")
        found.add(page.evaluate("document.activeElement.dataset.place"))
        page.keyboard.press("ArrowDown")
    empty = [cell for cell in range(CELLS) if not state(page).chart[SKY.actor(state(page))][cell]]
    assert found == {str(cell) for cell in empty}
    assert page.evaluate("document.activeElement.dataset.way") == "1"


@slow
def test_a_tile_shows_the_coming_order_while_it_is_looked_at(open_table: OpenPage) -> None:
    page = open_table("twinkle_twinkle", **HOTSEAT)
    peek = page.locator(".act[data-action='1'] .peek")
    expect(peek).to_be_hidden()
    page.hover(at(1))
    expect(peek).to_be_visible()
    expect(page.locator(".act[data-action='0'] .peek")).to_be_hidden()
    page.mouse.move(2, 2)
    expect(peek).to_be_hidden()
    page.locator(".act[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    expect(peek).to_be_visible()


def shown_way(page: Page) -> set[str]:
    """The ways whose targets are to be seen."""
    return set(
        page.evaluate("[...document.querySelectorAll('.act[data-way]:not([hidden])')].map(act => act.dataset.way)")
    )


@slow
def test_the_tile_is_turned_by_button_key_wheel_and_hand(open_table: OpenPage) -> None:
    page = open_table("twinkle_twinkle", **HOTSEAT)
    take_a_star(page)
    assert shown_way(page) == {"0"}
    page.click("[data-do=turn].offered")
    assert shown_way(page) == {"1"}
    page.keyboard.press("r")
    assert shown_way(page) == {"2"}
    page.keyboard.press("Shift+R")
    assert shown_way(page) == {"1"}
    page.hover(".act[data-way='1'] .hit")
    page.mouse.wheel(0, 120)
    page.wait_for_function("() => document.querySelector('.act[data-way=\"2\"]:not([hidden])')")
    page.mouse.wheel(0, -120)
    page.wait_for_function("() => document.querySelector('.act[data-way=\"1\"]:not([hidden])')")
    page.click(".turner[data-do=turn]")
    assert shown_way(page) == {"2"}
    assert page.locator(".turner[data-do=over], [data-do=over]").count() == 0  # tiles are not turned over here
    said = page.locator("#announcement").text_content()
    assert said == page.locator(".act[data-way='2']").first.get_attribute("aria-label")
    ask_for_help(page, 2)
    page.wait_for_selector("#part-odds:not([hidden])")
    assert shown_way(page) == {"2"}  # help does not turn it back
    ask_for_help(page, 0)
    expect(page.locator("#part-odds")).to_be_hidden()


@slow
def test_what_is_chosen_turns_along_and_is_placed_with_a_second_touch(open_table: OpenPage) -> None:
    page = open_table("twinkle_twinkle", **HOTSEAT | SMALL, has_touch=True)
    take_a_star(page)
    s, before = state(page), page.evaluate(SHOWN)
    free = next(cell for cell in range(CELLS) if not s.chart[SKY.actor(s)][cell])
    page.tap(f".act[data-place='{free}']:not([hidden]) .hit")
    armed = page.locator(".armed")
    expect(armed).to_have_attribute("data-way", "0")
    expect(armed.locator(".peek")).to_be_visible()
    first = page.locator("#hint p").text_content()
    page.tap(".turner[data-do=turn]")
    expect(armed).to_have_attribute("data-way", "1")
    expect(armed).to_have_attribute("data-place", str(free))
    assert page.locator("#hint p").text_content() != first
    assert page.evaluate(SHOWN) == before
    action = int(armed.get_attribute("data-action") or "")
    act(page, lambda: page.tap("#hint button"))
    assert state(page).chart[SKY.actor(s)][free] == s.held
    assert SKY.legal(s).index(action) >= 0


@slow
def test_a_page_of_an_older_protocol_reloads_itself_and_keeps_what_was_begun(open_table: OpenPage) -> None:
    page = open_table("twinkle_twinkle", **HOTSEAT | SMALL, has_touch=True)
    armed, old = page.locator(".armed"), "document.getElementById('table').dataset.protocol = '3'"
    lines, lost = list[WebSocketRoute](), list[WebSocketRoute]()

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        if "protocol=3" in line.url:
            return line.send('{"type": "protocol", "refused": {"words": "…"}, "protocol": 4, "reload": true}')
        server = line.connect_to_server()
        line.on_message(lambda message: None if line in lost else server.send(message))

    page.route_web_socket("**/live/**", through)
    page.reload()
    take_a_star(page)
    s = state(page)
    free = next(cell for cell in range(CELLS) if not s.chart[SKY.actor(s)][cell])
    page.tap(f".act[data-place='{free}']:not([hidden]) .hit")
    page.tap(".turner[data-do=turn]")
    open_pane(page, "menu")
    page.fill("#typed", "to be typed")
    close_pane(page)
    page.evaluate(old)
    with page.expect_navigation():
        lines[-1].close(code=1012)
    expect(armed).to_have_attribute("data-way", "1")
    expect(armed).to_have_attribute("data-place", str(free))
    expect(page.locator("#typed")).to_have_value("to be typed")
    page.evaluate(f"sessionStorage.removeItem('renewed'); {old}")
    lost.append(lines[-1])
    page.tap("#hint [data-do=confirm]")  # it does not arrive, and is sent again by the page that comes
    with page.expect_navigation():
        lines[-1].close(code=1012)
    expect(page.locator(f"#tile-{SKY.actor(s)}-{free}")).to_be_visible()
    assert state(page).chart[SKY.actor(s)][free] == s.held


@slow
def test_placed_tiles_stay_on_every_chart_and_targets_fit_a_finger(open_table: OpenPage) -> None:
    page = open_table("twinkle_twinkle", seats="4", seat__3="bot:greedy", seat__4="bot:greedy", **SMALL)
    for _ in range(8):
        sizes = page.evaluate(
            """() => [...document.querySelectorAll('.act:not([hidden]) .hit')].map(hit => {
                 const {width, height} = hit.getBoundingClientRect(); return Math.min(width, height); })"""
        )
        assert min(sizes) >= 44
        play(page, choose(page))
        s = state(page)
        laid = [f"tile-{seat}-{cell}" for seat in range(4) for cell in range(CELLS) if s.chart[seat][cell]]
        shown = page.evaluate("[...document.querySelectorAll('[id^=tile-]')].map(tile => tile.id)")
        assert sorted(shown) == sorted(laid)


@slow
def test_a_taken_tile_glides_to_the_hand_and_on_to_its_cell(open_table: OpenPage) -> None:
    page = open_table("twinkle_twinkle", **HOTSEAT | {"reduced_motion": "no-preference"})
    moving = "document.getAnimations().map(one => one.effect.target.closest('.piece')?.id)"
    act(page, lambda: page.click(at(2)))
    assert "held" in page.evaluate(moving)
    page.wait_for_function("() => document.getAnimations().length === 0")
    target = page.locator(".act[data-place]:not([hidden]) .hit").first
    target.click()
    act(page, target.click)
    assert "tile-0-0" in page.evaluate(moving)


# ------------------------------------------------------------------------------------------------ the score pad


@pytest.mark.parametrize(("width", "scheme"), rest_slow([(1280, "dark"), (390, "light")]))
@slow
def test_a_chart_is_entered_by_touch_and_its_picture_read_back(
    open_page: OpenPage, server_url: str, tmp_path: Path, expected_complaints: list[str], width: int, scheme: str
) -> None:
    expected_complaints.append("422")
    page = open_page(
        f"{server_url}/score/twinkle_twinkle?chart={CHART}&sides=BAAAA", width=width, height=844, color_scheme=scheme
    )
    expect(page.locator(".pad-total")).to_contain_text("37")
    page.click(".pad-picture a[aria-label^='c3']")
    page.click(".pad-next .outcome:has-text('asteroid')")
    expect(page.locator(".pad-next")).to_have_count(0)
    page.click(".pad-picture a[aria-label^='a4']")
    star = page.locator(".pad-next .outcome:has-text('star')").first
    kind = star.get_attribute("href")
    star.click()
    expect(page.locator(f".pad-next a[href='{kind}']")).to_have_count(0)
    page.locator(".pad-next .outcome").nth(1).click()
    expect(page.locator(".pad-next")).to_have_count(0)
    address = page.url
    check(page)
    with page.expect_download() as download:
        page.click("a[href*='/picture']")
    picture = tmp_path / "chart.svg"
    download.value.save_as(picture)
    total = score_lines(picture.read_text(encoding="utf-8"))[0]["total"]
    expect(page.locator(".pad-total")).to_contain_text(str(total))
    page.goto(f"{server_url}/score/twinkle_twinkle")
    page.click(".start-again")
    expect(page.locator(".pad-total")).to_contain_text("0")
    page.set_input_files("[name=file]", picture)
    page.click(".pad-files button")
    expect(page.locator(".pad-total")).to_contain_text(str(total))
    whole = parse_qs(urlsplit(address).fragment)
    assert whole
    page.wait_for_url(lambda url: parse_qs(urlsplit(url).fragment) == whole)
    picture.write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', encoding="utf-8")
    page.set_input_files("[name=file]", picture)
    page.click(".pad-files button")
    expect(page.locator("[role=alert]")).to_contain_text("no chart in this picture")


def test_placing_waits_for_the_second_touch(open_table: OpenPage) -> None:
    page = open_table("twinkle_twinkle", **HOTSEAT)
    act(page, lambda: page.click(at(0)))
    assert state(page).phase == PLACING
    for cell in (0, 5):
        page.click(f".act[data-place='{cell}']:not([hidden]) .hit")
        expect(page.locator(".armed")).to_have_attribute("data-place", str(cell))
    assert state(page).phase == PLACING
    page.keyboard.press("Escape")
    expect(page.locator(".armed")).to_have_count(0)
