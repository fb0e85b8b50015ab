"""The playout bots: legal, consistent with their plan, and better than `greedy`."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Sequence
from functools import cache
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from tests.games.twinkle_twinkle.real import GAME
from tests.marks import needs_numba, slow
from tumblestar import bots, speed
from tumblestar.bots import any_outcome
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.games.twinkle_twinkle import evaluation
from tumblestar.games.twinkle_twinkle.bots import choosers, value_weights
from tumblestar.games.twinkle_twinkle.parts import DIGEST
from tumblestar.games.twinkle_twinkle.rules import PLACING


def some(seats: int, seed: int, until: int) -> Any:
    """A game of which greedy has played so many tiles."""
    rng, s = random.Random(seed), GAME.fresh(seats)
    while GAME.actor(s) == CHANCE or sum(kind > 0 for chart in s.chart for kind in chart) < until:
        act = any_outcome if GAME.actor(s) == CHANCE else evaluation.greedy
        s = GAME.after(s, act(GAME, s, rng))
    return s


def test_the_game_has_its_bots() -> None:
    assert bots.of(GAME) == ("random", "greedy", "club", "strong", "master")


@pytest.mark.parametrize("name", ["club", "strong", "master"])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_interpreted_the_bots_play_by_the_rules_and_in_time(name: str, seats: int) -> None:
    worker = choosers.Worker(choosers.bind(compiled=False))
    s = some(seats, 3, 12 * seats)
    begin = time.thread_time()
    first, second = worker.choose(name, s, 5)
    assert time.thread_time() - begin < 30  # it takes a second or so
    assert first in GAME.legal(s)
    after = GAME.after(s, first)
    assert after.phase == PLACING
    assert second in GAME.legal(after)
    assert worker.choose(name, after, 5)[0] in GAME.legal(after)


def test_a_plan_takes_a_tile_and_places_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "is_fast", lambda: False)
    monkeypatch.setattr(choosers, "pool", cache(choosers.pool.__wrapped__))
    s = some(2, 4, 30)
    for name in ("club", "strong", "master"):
        bot = bots.find(name, GAME)
        first, second = bot.plan(GAME, s, random.Random(1), ())
        assert second in GAME.legal(GAME.after(s, first))
        assert list(bot.plan(GAME, s, random.Random(1), ())) == [first, second]


@slow
@needs_numba
@pytest.mark.parametrize("name", ["club", "strong", "master"])
def test_the_bots_beat_greedy(name: str) -> None:
    choose = bots.find(name, GAME)
    assert choosers.pool().is_compiled
    ours, theirs = 0, 0
    for seat in (0, 1):
        rng, s = random.Random(7), GAME.fresh(2)
        while (actor := GAME.actor(s)) != OVER:
            if actor == CHANCE:
                action = any_outcome(GAME, s, rng)
            else:
                action = (choose if actor == seat else evaluation.greedy)(GAME, s, rng)
                assert action in GAME.legal(s)
            s = GAME.after(s, action)
        ours += GAME.points(s, seat)
        theirs += GAME.points(s, 1 - seat)
    assert ours > theirs


def choices(states: Sequence[Any]) -> list[list[int]]:
    worker = choosers.Worker(choosers.bind(compiled=False))
    return [worker.choose(name, s, 5) for name in choosers.EFFORTS for s in states]


def test_a_busy_machine_changes_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice depends neither on clocks that leap nor on another thread that takes the processor."""
    monkeypatch.setattr(choosers, "INTERPRETED", choosers.Effort(2, 2, 1))
    states = [some(2, 4, 30)]
    wanted, hours = choices(states), count(step=3600)
    leaping = dict.fromkeys(("monotonic", "perf_counter", "time"), lambda: float(next(hours)))
    monkeypatch.setattr(choosers, "time", SimpleNamespace(thread_time=time.thread_time, **leaping))
    over = threading.Event()
    busy = threading.Thread(target=lambda: all(not over.is_set() for _ in count()))
    busy.start()
    try:
        assert choices(states) == wanted
    finally:
        over.set()
        busy.join()


@slow
@needs_numba
def test_a_long_turn_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = bots.find("strong", GAME)
    monkeypatch.setattr(choosers, "EFFORTS", dict.fromkeys(choosers.EFFORTS, choosers.Effort(6, 10**6, 80)))
    monkeypatch.setattr(choosers, "MOST_SECONDS", 0.05)
    begin = time.thread_time()
    assert bot.plan(GAME, some(2, 1, 4), random.Random(3), ())
    assert time.thread_time() - begin < 5


def test_the_weights_were_learned_with_this_box() -> None:
    assert value_weights.shipped().about["box"] == DIGEST
