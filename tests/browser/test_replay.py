"""Going over a game on its table's page: by itself, turn by turn, and by the slider with the scores under it."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.tables import SHOWN, OpenPage, open_pane, record_of, steps, wait_for_table
from tests.browser.test_accessibility import check
from tests.marks import rest_slow, slow

WON = "/table/shown-twinkle-01?play"


def shown(page: Page) -> int:
    return int(page.evaluate(SHOWN))


@slow
def test_a_won_game_plays_by_itself_until_it_is_stopped(open_page: OpenPage, server_url: str) -> None:
    page = open_page(width=390, height=664, reduced_motion="reduce")
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))  # only `run_for` lets time pass
    page.goto(server_url + WON)
    page.wait_for_load_state("load")
    start = int(page.locator("#timeline-range").get_attribute("data-setup") or "")
    assert shown(page) == start > 0
    play = page.locator("[data-replay=play]")
    expect(play).to_have_attribute("aria-pressed", "true")
    open_pane(page, "log")
    for n in range(start + 1, start + 4):
        page.clock.run_for(900)
        page.wait_for_function(f"n => {SHOWN} === String(n)", arg=n)
    expect(play).to_be_in_viewport(ratio=1)
    page.select_option("#replay-pace", label="4×")
    page.clock.run_for(225)
    page.wait_for_function(f"n => {SHOWN} === String(n)", arg=start + 4)
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")
    page.clock.run_for(5000)
    page.click("[data-replay=on]")  # the first look after the pause
    first_end = int((page.locator("#timeline-range").get_attribute("data-turns") or "").split()[1])
    page.wait_for_function(f"n => {SHOWN} === String(n)", arg=first_end)
    page.clock.resume()
    check(page)


@slow
def test_the_end_of_a_game_stops_it_and_it_begins_anew(open_page: OpenPage, server_url: str) -> None:
    page = open_page(reduced_motion="reduce")
    page.goto(server_url + WON.replace("play", "at=54"))
    page.click("[data-replay=play]")
    page.wait_for_function(f"() => {SHOWN} === '55'")
    play = page.locator("[data-replay=play]")
    expect(play).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#part-timeline")).to_be_visible()
    play.click()
    page.wait_for_function(f"() => Number({SHOWN}) < 20")


@slow
def test_turns_are_stepped_by_buttons_and_keys_and_events_by_the_slider(open_table: OpenPage, server_url: str) -> None:
    page = open_table(reduced_motion="reduce")
    for part in ("#part-replay", "#part-timeline"):
        expect(page.locator(part)).to_be_hidden()
    steps(page, lambda: page.keyboard.press("ArrowLeft"))
    for part in ("#part-replay", "#part-timeline"):
        expect(page.locator(part)).to_be_visible()
    page.goto(f"{server_url}{WON.replace('play', 'at=0')}")
    slider = page.locator("#timeline-range")
    game = record_of(page)
    open_pane(page, "log")
    ends = [
        n
        for n in range(1, len(game.events) + 1)
        if n == len(game.events) or game.game.turn(game.state_at(n)) != game.game.turn(game.state_at(n - 1))
    ]
    start = int(slider.get_attribute("data-setup") or "")
    ends = [end for end in ends if end > start]
    page.locator("#main").focus()
    steps(page, lambda: page.click("[data-replay=skip]"))
    assert shown(page) == start
    for end in ends[:3]:
        steps(page, lambda: page.keyboard.press("Shift+ArrowRight"))
        assert shown(page) == end
    expect(page.locator("#replay-at")).to_contain_text("Turn 3 of 7")
    steps(page, lambda: page.keyboard.press("Shift+ArrowLeft"))
    assert shown(page) == ends[1]
    steps(page, lambda: page.keyboard.press("ArrowRight"))
    assert shown(page) == ends[1] + 1
    slider.focus()
    steps(page, lambda: page.keyboard.press("End"))
    assert shown(page) == len(game.events)
    expect(slider).to_have_attribute("aria-valuetext", f"Turn 7 of 7: Rigel ★★★★ (bot). Step 55 of 55. "
                                     f"Rigel ★★★★ (bot) {game.game.points(game.state, 0)}")  # fmt: skip
    steps(page, lambda: page.keyboard.press("Home"))
    assert shown(page) == 0
    assert slider.input_value() == "0"
    expect(page.locator("#replay-at")).to_have_text("Set-up")


@slow
@pytest.mark.parametrize("width", rest_slow([390, 1280]))
def test_a_slider_that_is_dragged_ends_where_it_was_let_go(open_page: OpenPage, server_url: str, width: int) -> None:
    page = open_page(width=width, height=664, reduced_motion="reduce")
    page.goto(f"{server_url}{WON.replace('play', 'at=0')}")
    page.wait_for_load_state("load")
    open_pane(page, "log")
    slider = page.locator("#timeline-range")
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    assert box
    page.mouse.move(box["x"] + 9, box["y"] + 20)
    page.mouse.down()
    for share in range(1, 60):
        page.mouse.move(box["x"] + box["width"] * share / 100, box["y"] + 20)
    page.mouse.up()
    wanted = int(slider.input_value())
    assert 25 < wanted < 40
    page.wait_for_function(f"n => {SHOWN} === String(n)", arg=wanted)


@slow
def test_answers_that_come_late_leave_the_slider_where_it_is(open_page: OpenPage, server_url: str) -> None:
    page = open_page(reduced_motion="reduce")
    late: list[tuple[WebSocketRoute, str | bytes]] = []
    is_slow = False

    def slowly(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: late.append((socket, text)) if is_slow else socket.send(text))

    page.route_web_socket("**/live/**", slowly)
    page.goto(f"{server_url}{WON.replace('play', 'at=20')}")
    wait_for_table(page)
    slider = page.locator("#timeline-range")
    slider.focus()
    steps(page, lambda: page.keyboard.press("ArrowRight"))
    is_slow = True
    for wanted in (22, 23):
        page.keyboard.press("ArrowRight")
        while len(late) < wanted - 21:
            page.wait_for_timeout(20)
    page.wait_for_timeout(200)  # past INTERVAL of replay.js
    for (socket, text), now in zip(list(late), (22, 23), strict=True):
        socket.send(text)
        page.wait_for_function(f"n => {SHOWN} === String(n)", arg=now)
        assert slider.input_value() == "23"
    is_slow = False
    steps(page, lambda: page.keyboard.press("ArrowRight"))
    assert shown(page) == 24
    assert slider.input_value() == "24"
