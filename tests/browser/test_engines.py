"""Whole games by taps in the engines of Chromium, Firefox and Safari, at the tightest sizes and on a laptop.

Engines that this machine lacks are left out; `engines.py` says which packages they are in.
"""

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bench.made_tables import COOKIE, MadeTable, cookie_of, keep, moments, played, up_to
from tests.browser.conftest import serving
from tests.browser.engines import ENGINES, Engine, available
from tests.marks import slow
from tests.patience import PATIENCE
from tumblestar.bots import choose_greedily
from tumblestar.games import GAMES

SIZES = ((375, 553), (667, 331), (1366, 650))
SITTERS = ("Ann", "bot:greedy")
MOST = 400
LOOKS = [(game, size, kind) for game in GAMES for size in SIZES for kind in ("turn", "game")]
WHERE = """async wanted => {
  const find = selector => document.querySelector(selector), until = performance.now() + 60000;
  const isOver = () => Boolean(find('#part-final:not([hidden])')), isYours = () => Boolean(find('.status[data-yours]'));
  const text = document.getElementById('part-text');
  text.open = true;
  while (!isOver() && !(isYours() && document.querySelector('.text .state code'))) {
    if (performance.now() > until) return { stuck: 'it is nobody’s turn' };
    await new Promise(done => setTimeout(done, 20));
  }
  const n = find('#moment').dataset.n, state = find('.text .state code')?.textContent ?? '';
  if (isOver()) return { over: true, n };
  if (wanted === null) return { n, state };
  const shown = node => !node.hidden && node.checkVisibility() && node.getBoundingClientRect().width > 0;
  const confirm = find('[data-do=confirm]:not([hidden])');
  const choices = [...document.querySelectorAll('.felt .act, #offered [data-action]')].filter(shown);
  const meant = choices.find(one => Number(one.dataset.action) === wanted[0]) ?? choices[wanted[1] % choices.length];
  const target = confirm ?? meant;
  if (!target) return { n, stuck: 'there is nothing to touch' };
  const box = (target.querySelector('.hit') ?? target).getBoundingClientRect();
  const what = target.id || target.textContent, shares = [.5, .3, .7, .15, .85];
  for (const across of shares) for (const down of shares) {
    const x = Math.round(box.left + box.width * across), y = Math.round(box.top + box.height * down);
    const found = document.elementFromPoint(x, y);
    if (found && (target.contains(found) || found.closest('.act') === target)) return { n, x, y, what };
  }
  return { n, stuck: `${what} is covered at ${[box.left, box.top, box.width, box.height].map(Math.round)}` };
}"""
"""Where to touch for an action, or for any if it cannot be touched at once; without one, the state."""
AFTER = """async n => {
  const until = performance.now() + 20000, find = selector => document.querySelector(selector);
  while (performance.now() < until) {
    if (find('#refused:not([hidden])')) return `refused: ${find('#refused').textContent}`;
    const done = ['[data-do=confirm]:not([hidden])', '#part-final:not([hidden])'].some(find);
    if (done || find('#moment').dataset.n !== n) return '';
    await new Promise(done => setTimeout(done, 10));
  }
  return 'nothing happened';
}"""
"""Waits for what a touch leads to; says what is wrong."""


@pytest.fixture(scope="module")
def tables() -> dict[tuple[Any, ...], MadeTable]:
    """A table of each game at the first decision of the person there, for each look and engine."""
    found: dict[tuple[Any, ...], MadeTable] = {}
    for game in GAMES.values():
        whole = played(game, 2, "1", SITTERS)
        begun = up_to(whole, moments(whole, lambda s, actor: actor == 0)[0])
        for engine in available():
            for look in LOOKS:
                if look[0] == game.name:
                    found[engine, look] = MadeTable(f"engines-{len(found)}-{game.name}", begun, SITTERS, 0)
    return found


@pytest.fixture(scope="module")
def address(tables: dict[tuple[Any, ...], MadeTable], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("engines") / "data"
    keep(folder, list(tables.values()))
    with serving(folder) as address:
        yield address


@pytest.fixture(scope="module", params=available())
def engine(request: pytest.FixtureRequest, address: str) -> Iterator[tuple[str, Engine]]:
    with ENGINES[request.param]() as engine:
        engine.open(f"{address}/")
        engine.run("cookie => { document.cookie = cookie; }", f"{COOKIE}={cookie_of(SITTERS[0])}; path=/")
        yield request.param, engine


def looks() -> list[Any]:
    """A turn of each game is for `make test`, whole games for `make test-all`."""
    quick = [("turn", game, SIZES[i % len(SIZES)]) for i, game in enumerate(GAMES)]
    named = [pytest.param(*look, id="-".join(map(str, look))) for look in quick]
    whole = [(game, size) for game in GAMES for size in SIZES]
    return named + [pytest.param("game", *one, marks=slow, id=f"game-{one[0]}-{one[1]}") for one in whole]


@pytest.mark.parametrize(("kind", "game", "size"), looks())
def test_a_game_by_taps(
    engine: tuple[str, Engine],
    address: str,
    tables: dict[tuple[Any, ...], MadeTable],
    kind: str,
    game: str,
    size: tuple[int, int],
) -> None:
    name, browser = engine
    made = tables[name, (game, size, kind)]
    browser.set_size(*size)
    browser.open(f"{address}/table/{made.name}")
    turn, luck, taps, said = None, random.Random(game), 0, f"{game} at {size[0]}x{size[1]} in {name}"
    end = time.monotonic() + 4 * PATIENCE
    while taps < MOST and time.monotonic() < end:
        told = browser.run(WHERE, None)
        assert "stuck" not in told, f"{said}, after {taps} taps: {told['stuck']}"
        if told.get("over"):
            assert kind == "game" or taps
            return
        s = made.game.parse_state(told["state"])
        turn = turn or made.game.turn(s)
        if kind == "turn" and made.game.turn(s) != turn:
            assert taps
            return
        told = browser.run(WHERE, [choose_greedily(made.game, s, luck), luck.randrange(1000)])
        assert "stuck" not in told, f"{said}, after {taps} taps: {told['stuck']}"
        browser.tap(told["x"], told["y"])
        taps += 1
        wrong = browser.run(AFTER, told["n"])
        assert not wrong, f"{said}, after {taps} taps: {told['what']} at {told['x']},{told['y']}: {wrong}"
    pytest.fail(f"{said}: the game does not end in {taps} taps")
