"""The first minute, by taps alone: from a server that starts cold to one's own first decision, in each game.

    python -m bench first_minute          at 375 x 553, against what the sheet offers: one bot, Beginner

Each visit has a server process of its own, over an empty folder and with nothing compiled, and a new Chromium. The
first tap is on the game, the second on the gold button of its sheet. A decision is there once it is one's own turn and
what one decides by lies on top, inside the window. Nobody has answered the page's question about sounds. Processor time
is that of server and browser together: it tells what is left of the seconds where the machine has nothing else to do.
"""

import os
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from bench.figure import figure
from bench.served import FLAGS, chromium_path, served
from tumblestar.games import GAMES

PHONE = {"width": 375, "height": 553}
MOST_TAPS, MOST_SECONDS = 2, 5.0
TIMES = 3
"""Visits of each game, of which the slowest counts: a draw decides who begins."""
PATIENCE = 60_000
"""Milliseconds until a visit is given up."""
CAN_DECIDE = """() => document.querySelector('.status[data-yours]')
  && [...document.querySelectorAll('#table [data-action], .acts button')].some(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = width && document.elementFromPoint(x + width / 2, y + height / 2);
    return top && one.contains(top);
  })"""


class Visit(NamedTuple):
    """Taps, and seconds until something can be decided: since the address was opened, since the last tap."""

    taps: int
    seconds: float
    after_taps: float
    processor: float
    """Seconds of processors since the last tap."""


def visit(page: Page, address: str, game: str) -> Visit:
    """Opens an address as a newcomer does, and taps until there is a decision of one's own."""
    began, taps, last, used = time.monotonic(), 0, 0.0, 0.0
    page.goto(address)
    for target in (f".card a[href='/play/{game}']", ".play-sheet button.gold"):
        page.locator(target).scroll_into_view_if_needed()
        used, last = processor_seconds(), time.monotonic()  # in this order: to look takes a while
        page.tap(target)
        taps += 1
        page.wait_for_load_state("domcontentloaded")
    page.wait_for_function(CAN_DECIDE, polling=20)
    now = time.monotonic()
    return Visit(taps, now - began, now - last, processor_seconds() - used)


def processor_seconds() -> float:
    """What all processes have used that this one has started, and those by them."""
    parents, ticks = dict[str, str](), dict[str, int]()
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended
            fields = file.read_text().rpartition(")")[2].split()
            parents[file.parent.name], ticks[file.parent.name] = fields[1], sum(map(int, fields[11:15]))
    family = {str(os.getpid())}
    while more := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(ticks.get(pid, 0) for pid in family) / os.sysconf("SC_CLK_TCK")


def cold_visit(game: str) -> Visit:
    """A visit of a server that has never run before, by a browser that has seen nothing of it."""
    with TemporaryDirectory() as cache, served(cache=cache, pace=0.9) as address, sync_playwright() as running:
        browser = running.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        try:
            page = browser.new_page(viewport=PHONE, has_touch=True, is_mobile=True, locale="en")  # type: ignore[arg-type]
            page.set_default_timeout(PATIENCE)
            return visit(page, address, game)
        finally:
            browser.close()


def measure(games: Iterable[str] = tuple(GAMES), times: int = TIMES) -> dict[str, dict[str, object]]:
    """Taps of each game, and seconds of its slowest visit."""
    figures: dict[str, dict[str, object]] = {}
    for game in games:
        visits = [cold_visit(game) for _ in range(times)]
        figures[f"{game}: taps to a decision"] = figure(max(one.taps for one in visits), "", MOST_TAPS)
        slowest = max(one.after_taps for one in visits)
        figures[f"{game}: from the last tap"] = figure(slowest, "s", MOST_SECONDS)
        used = max(one.processor for one in visits)
        figures[f"{game}: processor, from the last tap"] = figure(used, "s", 2 * MOST_SECONDS, "of two processors")
        whole = max(one.seconds for one in visits)
        figures[f"{game}: from opening the address"] = figure(whole, "s", 60, "the minute")
    return figures
