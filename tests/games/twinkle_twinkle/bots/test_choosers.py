"""The playout bots: legal, consistent with their plan, and better than `greedy`."""

import random
import time
from functools import cache
from typing import Any

import pytest

from tests.games.picture_checks import walk
from tests.games.twinkle_twinkle.real import GAME
from tests.marks import needs_numba, slow
from tumblestar import bots as all_bots
from tumblestar.bots import any_outcome
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.engine import speed
from tumblestar.games.twinkle_twinkle import bots, evaluation
from tumblestar.games.twinkle_twinkle.bots import LEVELS, playouts
from tumblestar.games.twinkle_twinkle.parts import DIGEST
from tumblestar.games.twinkle_twinkle.rules import PLACE, PLACING
from tumblestar.lab.matches import MatchRunner


def some(seats: int, seed: int, until: int) -> Any:
    """A game of which greedy has played so many tiles."""
    states = walk(GAME, seed, seats, lambda s, luck: evaluation.greedy(GAME, s, luck))
    return next(s for s in states if GAME.actor(s) >= 0 and sum(kind > 0 for row in s.chart for kind in row) >= until)


def test_the_game_has_its_bots() -> None:
    assert all_bots.of(GAME) == ("random", "greedy", "novice", "club", "strong", "expert", "master")


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_interpreted_the_bots_play_by_the_rules_and_in_time(name: str, seats: int) -> None:
    worker = bots.RoundSearchWorker(bots.bind(compiled=False))
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
    monkeypatch.setattr(bots, "pool", cache(bots.pool.__wrapped__))
    s = some(2, 4, 30)
    for name in LEVELS:
        bot = all_bots.find(name, GAME)
        first, second = bot.plan(GAME, s, random.Random(1), ())
        assert second in GAME.legal(GAME.after(s, first))
        assert list(bot.plan(GAME, s, random.Random(1), ())) == [first, second]


@slow
@needs_numba
@pytest.mark.parametrize("name", LEVELS)
def test_the_bots_beat_greedy(name: str) -> None:
    choose = all_bots.find(name, GAME)
    assert bots.pool().is_compiled
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


def value_of_turn(worker: bots.RoundSearchWorker, s: Any, actions: list[int]) -> float:
    """The learned value of the own chart after a turn."""
    seat, after = GAME.actor(s), s
    for action in actions:
        after = GAME.after(after, action)
    return worker.bound.call.chart_value(after, seat, worker.work)


def test_novice_errs_by_less_than_its_bound_and_now_and_then() -> None:
    worker = bots.RoundSearchWorker(bots.bind(compiled=False))
    s, most = some(2, 6, 13), LEVELS["novice"].mistake
    chosen = {tuple(worker.choose("novice", s, seed)) for seed in range(40)}
    work, ranked = worker.work, worker.bound.floats(playouts.MOST_RANKED, 3)
    n = worker.bound.call.candidates(s, 12, work, ranked)
    every = [value_of_turn(worker, s, [int(row[1]), PLACE + int(row[2])]) for row in ranked[:n]]
    found = [value_of_turn(worker, s, list(actions)) for actions in chosen]
    assert all(value > max(every) - most for value in found)
    assert min(every) < max(every) - most
    assert len(chosen) > 1


def test_a_level_that_searches_errs_by_less_than_its_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """After each choice, what the search finds for the seat is at most the bound below the best."""
    worker = bots.RoundSearchWorker(bots.bind(compiled=False))
    s = some(2, 6, 14)
    assert s.at == 2
    seat, call, work = GAME.actor(s), worker.bound.call, worker.work
    for mistake in (0.0, 0.05):
        monkeypatch.setitem(LEVELS, "club", LEVELS["club"]._replace(mistake=mistake))
        chosen = {tuple(worker.choose("club", s, seed)) for seed in range(30)}
        worker.bound.put(worker.tree.states, 0, s)
        assert call.search_turns(worker.tree, 1, 1, 1, 10**6, 9.0, work)
        exact = {(int(row[1]), PLACE + int(row[2])): row[0] for row in worker.tree.choices[0][: worker.tree.counts[0]]}
        best = max(exact.values())
        assert best == pytest.approx(worker.tree.payoffs[0][seat])
        assert all(exact[actions[0], actions[1]] >= best - mistake for actions in chosen)
        near = {actions for actions, payoff in exact.items() if payoff > best - mistake or payoff == best}
        assert chosen <= near
        assert (len(chosen) > 1) is (mistake > 0)


@pytest.mark.parametrize("seats", [2, 3])
def test_compiled_players_choose_what_the_levels_choose(seats: int) -> None:
    """The same seed, interpreted in both, so that both have as many turns."""
    worker, runner = bots.RoundSearchWorker(bots.bind(compiled=False)), MatchRunner(GAME, seats, compiled=False)
    s = some(seats, 5, 20 * seats - 3)
    for name in LEVELS:
        runner.bound.put(runner.states, 0, s)
        n = runner.bound.call.plan_turn(runner.states, runner.kinds[name], 77, runner.out, runner.work)
        assert [int(action) for action in runner.out[:n]] == worker.choose(name, s, 77)


def test_the_weights_were_learned_with_this_box() -> None:
    assert bots.shipped_weights().about["box"] == DIGEST
