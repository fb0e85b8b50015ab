"""Nothing on a table's page moves because a sentence got longer: the board and the buttons keep their places."""

from collections.abc import Callable
from functools import partial
from itertools import product

import pytest
from playwright.sync_api import Page

from tests.browser.tables import act, choose, is_over, sit_down, wait_for_me
from tests.marks import rest_slow
from tumblestar.games import GAMES

OpenPage = Callable[..., Page]
SIZES = ((390, 664), (1280, 900))
WATCH = """() => {
  const parts = { board: '.board svg', decision: '#offered', usual: '#actions', steps: '.steps', scores: '#part-rows' };
  const places = () => Object.entries(parts).flatMap(([name, selector]) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box?.height ? [[name, box.left + scrollX, box.top + scrollY]] : [];
  });
  const first = new Map(places().map(([name, ...place]) => [name, place]));
  window.seen = 0;
  window.moves = [];
  const compare = () => {
    window.seen += 1;
    for (const [name, x, y] of places()) {
      const [left, top] = first.get(name) ?? [x, y];
      if (Math.hypot(x - left, y - top) > 1) window.moves.push([name, x - left, y - top, document.title]);
    }
  };
  document.addEventListener('updated', () => { compare(); requestAnimationFrame(compare); });
}"""


@pytest.mark.parametrize(
    ("game", "size"), rest_slow(product(sorted(GAMES), SIZES)), ids=lambda value: str(value).replace(", ", "x")
)
def test_board_and_buttons_stay_through_a_whole_game(
    open_page: OpenPage, server_url: str, game: str, size: tuple[int, int]
) -> None:
    page = open_page(width=size[0], height=size[1], reduced_motion="reduce")
    sit_down(page, server_url, game, **({"option__rounds": "5"} if game == "shizzle" else {}))
    wait_for_me(page)
    page.evaluate(WATCH)
    for _ in range(400):
        if is_over(page):
            break
        action = choose(page)
        page.locator(f".act[data-action='{action}'], #offered [data-action='{action}']").first.dispatch_event(
            "pointerover"
        )
        act(page, partial(page.locator(f"[data-action='{action}']").first.dispatch_event, "click"))
    assert is_over(page)
    assert page.evaluate("() => window.moves") == []
    assert page.evaluate("() => window.seen") > 20
