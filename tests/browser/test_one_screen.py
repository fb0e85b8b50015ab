"""All that one acts with is on one screen of a phone with its bars, and every target is as large as a finger needs."""

import random
from functools import partial

import pytest
from playwright.sync_api import Page

from tests.browser.tables import OpenPage, act, is_over, sit_down, wait_for_me
from tests.marks import rest_slow, slow
from tumblestar.games import GAMES

PHONE = {"width": 390, "height": 664, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce", "folded": True}
CHOICES = ".act:not([hidden]), #offered [data-action]"
TABLES = [(game, seats) for game in ("shizzle", "twinkle", "twinkle_twinkle", "twisty") for seats in GAMES[game].seats]
MEASURE = """() => {
  const faults = [], far = 19.5, near = 13.5, shown = node => !node.closest('[hidden]') && node.checkVisibility();
  const all = selector => [...document.querySelectorAll(selector)].filter(shown);
  const fault = (node, what, { left, top, width, height }) => {
    const name =
      node.id || node.className?.baseVal || node.className || node.localName;
    faults.push(`${name} ${what}: ${[left, top, width, height].map(Math.round)}`);
  };
  const actsWith = '.status, .words > *, .board svg, .clock, .play button, .play .rows, .top a, .top summary, .act';
  for (const node of all(actsWith)) {
    const box = node.getBoundingClientRect(), { left, top, right, bottom } = box;
    const isOn = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    if (!isOn) fault(node, 'is off the screen', box);
  }
  const hits = all('.act, .turner').map(node => node.querySelector('.hit'));
  for (const node of [...all('.play button, .top a, .top summary, [data-board]'), ...hits]) {
    const box = node.getBoundingClientRect();
    if (Math.min(box.width, box.height) < 39.9) fault(node, 'is small', box);
  }
  const round = [[far, 0], [-far, 0], [0, far], [0, -far], [near, near], [-near, near], [near, -near], [-near, -near]];
  for (const node of all('.act')) {
    const box = node.querySelector('.hit').getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    for (const [dx, dy] of [[0, 0], ...round]) {
      const found = document.elementFromPoint(x + dx, y + dy);
      if (found?.closest('.act') !== node) fault(node, `is covered at ${dx} ${dy}`, box);
    }
  }
  return faults;
}"""
"""What is wrong on the screen: what one acts with but is not on it, and targets that a finger would miss.

The disc of 40 pixels around the middle of every target must belong to it alone.
"""


@slow
@pytest.mark.parametrize(("game", "seats"), rest_slow(TABLES), ids=lambda value: str(value))
def test_all_is_on_one_screen_through_a_whole_game(open_page: OpenPage, server_url: str, game: str, seats: int) -> None:
    page = open_page(**PHONE)
    bots = {f"seat__{seat}": "bot:greedy" for seat in range(3, seats + 1)}
    rounds = {"option__rounds": "5"} if game == "shizzle" else {}
    sit_down(page, server_url, game, seats=str(seats), **bots, **rounds)
    faults: list[str] = []
    luck, decisions = random.Random(seats), 0
    for _ in range(400):
        wait_for_me(page)
        faults += page.evaluate(MEASURE)
        if is_over(page):
            break
        decisions += 1
        choices = page.locator(CHOICES)
        act(page, partial(choose, page, luck.randrange(choices.count())))
    assert is_over(page)
    assert decisions > 5
    assert sorted(set(faults)) == []


def choose(page: Page, i: int) -> None:
    """Chooses the i-th of all that may be done, and confirms it where the page asks."""
    page.locator(CHOICES).nth(i).dispatch_event("click")
    if page.locator("[data-do=confirm]:not([hidden])").count():
        page.click("[data-do=confirm]")
