"""A connection that is dead without being closed: the page notices, says so, and sends again what has no response."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.dead_line import DeadLine
from tests.browser.tables import SHOWN, OpenPage, act, sit_down
from tests.marks import rest_slow, slow

QUIET, LATE, DOUBT, LOST, OPENING, RETRY = 20_000, 4_000, 2_000, 6_000, 15_000, 500
"""Milliseconds, as in socket.js."""
COUNTS = """
const Real = WebSocket;
window.pings = window.pongs = 0;
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => { window.pongs += data === 'pong'; });
  }
  send(data) {
    super.send(data);
    window.pings += data === 'ping';
  }
};
"""
"""Counts the questions of the page and the signs of life that have come to it."""


@pytest.fixture
def dead_line(server_url: str) -> Iterator[DeadLine]:
    """A proxy to the server, which a test lets die."""
    line = DeadLine(int(server_url.rsplit(":", 1)[1]))
    yield line
    line.close()


def sit(page: Page, line: DeadLine) -> tuple[Locator, list[WebSocket]]:
    """Sits down behind the proxy, with a clock that a test moves; the page's notice, and its sockets."""
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.clock.install()
    page.add_init_script(COUNTS)
    sit_down(page, line.url, against="me", name__2="Bob")
    page.wait_for_function("pongs === pings")
    return page.locator("#connection"), sockets


@pytest.mark.parametrize("swallowed", rest_slow(["there", "there back", "back"]))
def test_a_click_on_a_dead_line_is_told_and_sent_again(
    open_page: OpenPage, dead_line: DeadLine, swallowed: str
) -> None:
    page = open_page(reduced_motion="reduce")
    notice, sockets = sit(page, dead_line)
    before = page.evaluate(SHOWN)
    dead_line.die(*swallowed.split())
    page.locator(".act").first.click()
    page.clock.run_for(LATE)
    expect(notice).to_be_hidden()
    page.clock.run_for(DOUBT)
    expect(notice).to_have_text("The server is not answering. Checking the connection…", use_inner_text=True)
    dead_line.heal()
    page.clock.run_for(LOST)
    expect(notice).to_have_text("Connection lost. Trying again…", use_inner_text=True)
    page.clock.run_for(RETRY)
    page.wait_for_function(f"before => {SHOWN} !== before", arg=before)
    expect(notice).to_be_hidden()
    assert len(sockets) == 2
    assert page.evaluate(SHOWN) == str(int(before) + 1)
    act(page, page.locator(".act").first.click)
    assert page.evaluate(SHOWN) == str(int(before) + 2)


@slow
@pytest.mark.parametrize("event", rest_slow(["document, 'visibilitychange'", "window, 'pageshow'", "window, 'online'"]))
def test_a_page_that_wakes_asks_at_once(open_page: OpenPage, dead_line: DeadLine, event: str) -> None:
    page = open_page()
    notice, sockets = sit(page, dead_line)
    target, kind = event.split(", ")
    wake = f"{target}.dispatchEvent(new Event({kind}))"
    dead_line.die()
    page.evaluate(wake)
    page.clock.run_for(DOUBT)
    expect(notice).to_contain_text("Checking", use_inner_text=True)
    page.clock.run_for(LOST)
    expect(notice).to_contain_text("Trying again", use_inner_text=True)
    dead_line.heal()
    page.evaluate(wake)  # nor does it wait for the next attempt
    expect(notice).to_be_hidden()
    assert len(sockets) == 2


@slow
def test_a_quiet_connection_is_asked_and_kept_while_it_answers(open_page: OpenPage, dead_line: DeadLine) -> None:
    page = open_page()
    notice, sockets = sit(page, dead_line)
    for _ in range(3):
        asked = page.evaluate("pings")
        page.clock.run_for(QUIET)
        page.wait_for_function("asked => pings === asked + 1 && pongs === pings", arg=asked)
    page.clock.run_for(DOUBT + LOST)
    expect(notice).to_be_hidden()
    dead_line.die()
    page.clock.run_for(QUIET - LOST)
    expect(notice).to_contain_text("Checking", use_inner_text=True)
    assert len(sockets) == 1


@slow
def test_opening_is_tried_again(open_page: OpenPage, dead_line: DeadLine, expected_complaints: list[str]) -> None:
    expected_complaints.append("closed before the connection is established")
    page = open_page()
    notice, sockets = sit(page, dead_line)
    dead_line.die()
    page.clock.run_for(QUIET)
    page.clock.run_for(DOUBT + LOST + RETRY)
    expect(notice).to_contain_text("Trying again", use_inner_text=True)
    while len(sockets) < 2:
        page.wait_for_timeout(10)
    dead_line.heal()
    page.clock.run_for(OPENING + 2 * RETRY)
    expect(notice).to_be_hidden()
    assert len(sockets) == 3
