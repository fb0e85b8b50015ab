"""Enters the score sheets of a whole Twinkle game of four in a browser, as a person would: a tap a second.

    python -m bench.score_sheet          one tap a second; the target is under three minutes
    python -m bench.score_sheet --fast   counts the taps only

Letters of names and Enter count as taps. The points on the page are compared with those of the rules.
"""

import argparse
import random
import re
import time
from typing import NamedTuple, cast

from playwright.sync_api import Locator, Page, expect, sync_playwright

from bench.served import chromium_path, served
from tumblestar.bots import choose_greedily, play_out
from tumblestar.games import GAMES
from tumblestar.games.twinkle.constellation import read_tree, tree_text
from tumblestar.games.twinkle.parts import PLACE_NAMES, State

MOST_SECONDS = 180
NAMES = ("Ada", "Ben", "Cleo", "Dan")
SILVER = {"level": 2}


class Entered(NamedTuple):
    """How many taps a score sheet took, how many seconds, and the points on the page and by the rules."""

    taps: int
    seconds: float
    shown: list[int]
    expected: list[int]


class Person:
    """Somebody who taps on a page, perhaps only once a second."""

    def __init__(self, page: Page, pause: float) -> None:
        self.page, self.pause = page, pause
        self.taps = 0
        self.start = time.monotonic()

    def wait(self) -> None:
        """Waits for the moment of the next tap."""
        self.taps += 1
        self.page.wait_for_timeout(max(0.0, 1000 * (self.start + self.taps * self.pause - time.monotonic())))

    def tap(self, target: Locator) -> None:
        self.wait()
        target.click()

    def type(self, text: str) -> None:
        """Types a text and Enter."""
        for key in (*text, "Enter"):
            self.wait()
            self.page.keyboard.press(key)


def enter(page: Page, address: str, seed: int = 1, pause: float = 0.0) -> Entered:
    """Plays a game, enters what lies before its four players, and reads the points."""
    game = GAMES["twinkle"]
    state = cast("State", play_out(game, game.fresh(4, SILVER), [choose_greedily] * 4, random.Random(seed)))
    page.goto(f"{address}/score/twinkle")
    page.wait_for_selector("#pad.live")
    person = Person(page, pause)
    person.tap(page.locator(".pad-count a", has_text="4"))
    person.tap(page.locator("#name1"))
    for name in NAMES:
        person.type(name)
    person.tap(page.locator(".pad-options summary").nth(1))
    for number in sorted(number for number in state.missions if number > 0):
        missions = page.locator(".pad-options details").nth(1).locator("a")
        person.tap(missions.nth(number - 1))
        expect(missions.nth(number - 1)).to_have_attribute("title", re.compile(": in play$"))
    person.tap(page.locator(".pad-options summary").nth(1))
    for seat in range(4):
        if seat:
            person.tap(page.locator(f".pad-players li:nth-child({seat + 1}) a"))
            expect(page.locator(f".pad-players li:nth-child({seat + 1})")).to_have_attribute("aria-current", "true")
        hung = read_tree(tree_text(state, seat))
        for die, result, parent in sorted(hung, key=lambda one: -one[1] if one[2] < 30 else -100):
            person.tap(page.locator(f'#pad-board .act[href$="&at={PLACE_NAMES[parent]}"]').first)
            person.tap(page.locator(f'#pad-next a[href$="&die={PLACE_NAMES[die]}"]'))
            person.tap(page.locator(f'#pad-next a[title$=": {result}"]'))
            expect(page.locator("#pad-next")).to_have_count(0)
    shown = [int(text) for text in page.locator(".pad-players li b").all_text_contents()]
    expected = [game.points(state, seat) for seat in range(4)]
    return Entered(person.taps, time.monotonic() - person.start, shown, expected)


def main() -> None:
    """Prints the taps and the time."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fast", action="store_true", help="count the taps without waiting")
    parser.add_argument("--seed", type=int, default=1, help="which game")
    given = parser.parse_args()
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path())
        page = browser.new_page(viewport={"width": 390, "height": 664}, locale="en")
        found = enter(page, address, given.seed, 0.0 if given.fast else 1.0)
        browser.close()
    print(f"{found.taps} taps in {found.seconds:.0f} s; points {found.shown}, by the rules {found.expected}")
    if found.shown != found.expected or max(found.seconds, found.taps) >= MOST_SECONDS:
        raise SystemExit(f"expected the points of the rules in less than {MOST_SECONDS} s, a tap a second")


if __name__ == "__main__":
    main()
