"""The search of the last two rounds finds what trying out every legal action to the end finds."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from tests.games.twinkle_twinkle.real import GAME
from tests.marks import needs_numba, slow
from tumblestar.bots import any_outcome, choose_any
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.games.twinkle_twinkle.bots import choosers, endgame
from tumblestar.games.twinkle_twinkle.parts import CELLS, ELEMENTS, ROUNDS
from tumblestar.games.twinkle_twinkle.rules import PLACING, TAKING


@cache
def worker(compiled: bool = False) -> choosers.Worker:
    return choosers.Worker(choosers.bind(compiled=compiled))


def late(seats: int, seed: int, turns: int, phase: int = TAKING, **options: int) -> Any:
    """A random game with so many turns to go."""
    rng = random.Random(f"{seats} {seed} {turns}")
    sides = {element: rng.randrange(2) for element in ELEMENTS}
    s = GAME.fresh(seats, sides | options)
    while s.phase != phase or sum(kind > 0 for chart in s.chart for kind in chart) < seats * CELLS - turns:
        s = GAME.after(s, (any_outcome if GAME.actor(s) == CHANCE else choose_any)(GAME, s, rng))
    return s


def outcome(s: Any) -> list[tuple[float, int]]:
    """Of each seat its win share, and its lead over the best of the others or the goal, at the end of a game."""
    points = [GAME.points(s, seat) for seat in range(s.seats)]
    found: list[tuple[float, int]] = []
    for seat in range(s.seats):
        others = points[:seat] + points[seat + 1 :]
        found.append((GAME.win_share(s, seat), points[seat] - max(others, default=s.goal)))
    return found


def tried_out(s: Any) -> list[tuple[float, int]]:
    """The outcome if every seat tries out all legal actions; ties go to the first other seat that they help."""
    seat = GAME.actor(s)
    if seat == OVER:
        return outcome(s)
    assert seat != CHANCE
    ends = [tried_out(GAME.after(s, action)) for action in GAME.legal(s)]
    return max(ends, key=lambda end: (end[seat], end))


def check(s: Any, made: choosers.Worker, most: int = 10**6) -> None:
    found = made.search_to_end("strong", s, most)
    assert found is not None
    assert found.is_exact
    wanted = tried_out(s)
    assert found.payoffs == pytest.approx([share + endgame.POINT * lead for share, lead in wanted])
    after = s
    for action in found.actions:
        assert action in GAME.legal(after)
        after = GAME.after(after, action)
    assert tried_out(after) == wanted


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_search_to_the_end_is_exact(seats: int, turns: int) -> None:
    for seed in range(3 if turns < 3 else 1):
        check(late(seats, seed, turns), worker())
        if turns < 3:
            check(late(seats, seed, turns, PLACING), worker())


def test_a_search_to_the_end_knows_tiles_turned_over_and_goals() -> None:
    check(late(2, 1, 2, flip=1), worker())
    for goal in (35, 65):
        check(late(1, 2, 2, goal=goal), worker())


@slow
@needs_numba
@pytest.mark.parametrize(("seats", "turns"), [(1, 4), (2, 4), (3, 4), (4, 4)])
def test_a_long_search_to_the_end_is_exact(seats: int, turns: int) -> None:
    for seed in range(2):
        check(late(seats, seed, turns), worker(compiled=True))


def test_a_search_without_the_turns_it_needs_says_so() -> None:
    s = late(2, 1, 3)
    assert worker().search_to_end("strong", s, 5) is None
    narrow = worker().search_to_end("strong", late(3, 1, 5), 1500)
    assert narrow is not None
    assert not narrow.is_exact
    assert narrow.actions[0] in GAME.legal(late(3, 1, 5))


def test_strong_searches_the_last_rounds_to_the_end() -> None:
    for seats in (1, 2, 3, 4):
        s = late(seats, 7, 2)
        assert s.round >= ROUNDS[seats] - 2
        found = worker().search_to_end("strong", s, 1000)
        assert found
        assert worker().choose("strong", s, 1) == found.actions


def test_the_gain_of_the_search_is_measured() -> None:
    """Interpreted, one game from each seat: what the bench does, in little."""
    from bench import twinkle_twinkle_last_rounds as bench

    bound = choosers.bind(compiled=False)
    found = bench.measure(choosers.Worker(bound), bench.WithoutSearch(bound), 2, 2, 1)
    assert found["games"] == 2
    assert found["low"] <= found["share"] <= found["high"]
    s = bench.late(choosers.Worker(bound), 3, random.Random(1))
    assert s.round == ROUNDS[3] - 2
    assert s.phase == TAKING
