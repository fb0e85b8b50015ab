"""The levels: legal, consistent with their plan, better than `greedy`, and wrong by no more than they say."""

import random
import time
from functools import cache
from typing import Any

import pytest

from tests.games.twinkle_twinkle.bots.test_turn_search import to_search, worker
from tests.games.twinkle_twinkle.greedy_games import greedy, some
from tests.games.twinkle_twinkle.real import GAME
from tests.marks import needs_numba, slow
from tumblestar import bots
from tumblestar.bots import any_outcome
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.engine import players, speed
from tumblestar.engine.players import PlayerWorker
from tumblestar.games.twinkle_twinkle.bots import playouts
from tumblestar.games.twinkle_twinkle.players import BUDGETS, LEVELS
from tumblestar.games.twinkle_twinkle.rules import PLACE, PLACING, TAKING


def test_the_game_has_its_bots() -> None:
    names = ("random", "greedy", "beginner", "novice", "club", "strong", "expert", "master")
    assert bots.of(GAME) == names
    assert sorted(level.stars for level in LEVELS.values() if level.stars) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_interpreted_the_bots_play_by_the_rules_and_in_time(name: str, seats: int) -> None:
    s = some(seats, 3, 12 * seats)
    begin = time.thread_time()
    first, second = worker().plan(name, s, 5)
    assert time.thread_time() - begin < 30  # it takes a second or so
    assert first in GAME.legal(s)
    after = GAME.after(s, first)
    assert after.phase == PLACING
    assert second in GAME.legal(after)
    assert worker().plan(name, after, 5)[0] in GAME.legal(after)


def test_a_plan_takes_a_tile_and_places_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "is_fast", lambda: False)
    monkeypatch.setattr(players, "pool", cache(players.pool.__wrapped__))
    s = some(2, 4, 30)
    for name in LEVELS:
        bot = bots.find(name, GAME)
        first, second = bot.plan(GAME, s, random.Random(1), ())
        assert second in GAME.legal(GAME.after(s, first))
        assert list(bot.plan(GAME, s, random.Random(1), ())) == [first, second]


@slow
@needs_numba
@pytest.mark.parametrize("name", [name for name in LEVELS if name not in ("greedy", "beginner")])
def test_the_bots_beat_greedy(name: str) -> None:
    choose = bots.find(name, GAME)
    players.pool(GAME).wait()
    assert players.pool(GAME).is_compiled
    ours, theirs = 0, 0
    for game in range(12):
        seat, rng, s = game % 2, random.Random(game // 2), GAME.fresh(2)
        while (actor := GAME.actor(s)) != OVER:
            if actor == CHANCE:
                action = any_outcome(GAME, s, rng)
            else:
                action = choose(GAME, s, rng) if actor == seat else greedy(s, rng)
                assert action in GAME.legal(s)
            s = GAME.after(s, action)
        ours += GAME.points(s, seat)
        theirs += GAME.points(s, 1 - seat)
    assert ours > theirs


@slow
@needs_numba
@pytest.mark.parametrize("seats", [2, 4])
def test_compiled_and_interpreted_levels_choose_the_same(seats: int) -> None:
    """Also those that search, where both may look at as many turns."""
    fast, plain = worker(compiled=True), worker()
    for until in (1, 8 * seats, 20 * seats - 3):
        s = some(seats, 5, until)
        fast.memory(s).work.budgets[:] = plain.memory(s).work.budgets
        for name in LEVELS:
            for seed in (77, 78):
                assert fast.plan(name, s, seed) == plain.plan(name, s, seed)


def bring(s: Any, actions: list[int]) -> int:
    """The points that a turn brings at once."""
    seat, after = GAME.actor(s), s
    for action in actions:
        after = GAME.after(after, action)
    return GAME.points(after, seat) - GAME.points(s, seat)


def test_beginner_takes_the_first_tile_that_brings_nearly_as_much_as_the_best() -> None:
    passed = 0
    for seed in range(8):
        s = some(2, seed, 10)
        assert s.phase == TAKING
        most = {
            space: max(bring(s, [space, place]) for place in GAME.legal(GAME.after(s, space)))
            for space in GAME.legal(s)
        }
        space, place = worker().plan("beginner", s, 3)
        assert bring(s, [space, place]) == most[space]
        enough = max(most.values()) - BUDGETS["beginner"].mistake
        assert space == min(space for space, points in most.items() if points >= enough)
        passed += most[space] < max(most.values())
        taken = GAME.after(s, space)
        assert bring(taken, worker().plan("beginner", taken, 4)) == bring(taken, [place])
    assert passed


def value_of_turn(made: PlayerWorker, s: Any, actions: list[int]) -> float:
    """The learned value of the own chart after a turn."""
    seat, after = GAME.actor(s), s
    for action in actions:
        after = GAME.after(after, action)
    return made.bound.call.chart_value(after, seat, made.memory(s).work.learned)


def test_novice_errs_by_less_than_its_bound_and_now_and_then() -> None:
    made, s, most = worker(), some(2, 6, 13), BUDGETS["novice"].mistake
    chosen = {tuple(made.plan("novice", s, seed)) for seed in range(1, 41)}
    work, ranked = made.memory(s).work.learned, made.bound.floats(playouts.MOST_RANKED, 3)
    n = made.bound.call.candidates(s, 12, work, ranked)
    every = [value_of_turn(made, s, [int(row[1]), PLACE + int(row[2])]) for row in ranked[:n]]
    found = [value_of_turn(made, s, list(actions)) for actions in chosen]
    assert all(value > max(every) - most for value in found)
    assert min(every) < max(every) - most
    assert len(chosen) > 1


def test_a_level_that_searches_errs_by_less_than_its_bound() -> None:
    """After each choice, what the search finds for the seat is at most the bound below the best."""
    made, s = PlayerWorker(players.bind(GAME, compiled=False)), some(2, 6, 14)
    assert s.at == 2
    seat, call, kind = GAME.actor(s), made.bound.call, players.kinds(GAME)["club"]
    for mistake in (0.0, 0.05):
        made.memory(s).work.mistakes[kind] = mistake
        chosen = {tuple(made.plan("club", s, seed)) for seed in range(1, 31)}
        memory = to_search(made, s)
        tree = memory.work.tree
        assert call.search_turns(tree, 1, 1, 1, 10**6, 9.0, memory.work.learned, memory.alarm)
        exact = {(int(row[1]), PLACE + int(row[2])): row[0] for row in tree.choices[0][: tree.counts[0]]}
        best = max(exact.values())
        assert best == pytest.approx(tree.payoffs[0][seat])
        assert all(exact[actions[0], actions[1]] >= best - mistake for actions in chosen)
        near = {actions for actions, payoff in exact.items() if payoff > best - mistake or payoff == best}
        assert chosen <= near
        assert (len(chosen) > 1) is (mistake > 0)
