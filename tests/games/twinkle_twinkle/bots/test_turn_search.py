"""The search of turns: exact in the last two rounds, and before them best by the learned values at its horizon."""

import random
from functools import cache
from typing import Any, NamedTuple

import pytest

from tests.games.picture_checks import walk
from tests.games.twinkle_twinkle.bots.test_playouts import counted_features
from tests.games.twinkle_twinkle.real import GAME
from tests.marks import needs_numba, slow
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.engine import players
from tumblestar.engine.game_loop import GameMemory
from tumblestar.engine.players import PlayerWorker
from tumblestar.games.twinkle_twinkle.bots import playouts, turn_search
from tumblestar.games.twinkle_twinkle.bots.memory import shipped_weights
from tumblestar.games.twinkle_twinkle.parts import CELLS, ELEMENTS, NEXT, ROUNDS
from tumblestar.games.twinkle_twinkle.players import BUDGETS
from tumblestar.games.twinkle_twinkle.rules import PLACE, PLACING, TAKING


@cache
def worker(compiled: bool = False) -> PlayerWorker:
    return PlayerWorker(players.bind(GAME, compiled))


def to_search(made: PlayerWorker, s: Any) -> GameMemory:
    """The memory of a worker, with a state at the root of its search."""
    memory = made.memory(s)
    made.bound.put(memory.work.tree.states, 0, s)
    return memory


def late(seats: int, seed: int, turns: int, phase: int = TAKING, **options: int) -> Any:
    """A random game with so many turns to go."""
    name, most = f"{seats} {seed} {turns}", seats * CELLS - turns
    rng = random.Random(name)
    states = walk(GAME, name, seats, **{element: rng.randrange(2) for element in ELEMENTS} | options)
    return next(s for s in states if s.phase == phase and sum(kind > 0 for row in s.chart for kind in row) >= most)


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


class Found(NamedTuple):
    """What a search of `master` found; exact if it left out no placement to the end of the game."""

    choice: tuple[int, int]
    payoffs: list[float]
    is_exact: bool


def search(made: PlayerWorker, s: Any, most: int) -> Found | None:
    """Searches in so many turns; None if not even the first search ends."""
    memory, (rounds, searches, mistake) = to_search(made, s), BUDGETS["master"]
    tree, work = memory.work.tree, memory.work.learned
    count = made.bound.call.search_wider(tree, rounds, searches, most, mistake, work, memory.alarm)
    if count == 0:
        return None
    payoffs = [float(payoff) for payoff in tree.found[: s.seats]]
    return Found((int(tree.plan[0]), int(tree.plan[1])), payoffs, count == len(turn_search.WIDTHS))


def actions_of(found: Found, s: Any) -> list[int]:
    space, place = found.choice
    return [space, PLACE + place] if s.phase == TAKING else [PLACE + place]


def check(s: Any, made: PlayerWorker, most: int = 10**6) -> None:
    found = search(made, s, most)
    assert found is not None
    assert found.is_exact
    wanted = tried_out(s)
    assert found.payoffs == pytest.approx([share + turn_search.POINT * lead for share, lead in wanted])
    after = s
    for action in actions_of(found, s):
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
    assert search(worker(), s, 5) is None
    narrow = search(worker(), late(3, 1, 5), 1500)
    assert narrow is not None
    assert not narrow.is_exact
    assert narrow.choice[0] in GAME.legal(late(3, 1, 5))


def test_master_searches_the_last_rounds_to_the_end() -> None:
    for seats in (1, 2, 3, 4):
        s = late(seats, 7, 2)
        assert s.round >= ROUNDS[seats] - 2
        found = search(worker(), s, 1000)
        assert found
        assert found.is_exact
        assert worker().plan("master", s, 1) == actions_of(found, s)


def middle(seats: int, rounds: int, turns: int, seed: int) -> Any:
    """A random game in a round with so many turns to go, so many rounds complete."""
    rng = random.Random(f"{seats} {seed}")
    states = walk(GAME, f"{seats} {seed}", seats, **{element: rng.randrange(2) for element in ELEMENTS})
    return next(s for s in states if s.phase == TAKING and s.round >= rounds and s.at >= NEXT[seats] - turns)


def best_outlook(s: Any, until: int, made: PlayerWorker) -> list[float]:
    """The payoffs if every seat tries out the best placement of each tile, up to a horizon."""
    call, work = made.bound.call, made.memory(s).work.learned
    if s.round == until:
        values = [
            call.chart_value(s, seat, work)
            - turn_search.LATER * sum(at for at, standee in enumerate(s.order) if standee == seat)
            for seat in range(s.seats)
        ]
        leads = [values[i] - max(values[:i] + values[i + 1 :]) for i in range(s.seats)]
        return [0.5 + 0.5 * lead / (abs(lead) + turn_search.EDGE) for lead in leads]
    seat, ranked = GAME.actor(s), made.bound.floats(playouts.MOST_RANKED, 3)
    ends: list[list[float]] = []
    for i in range(call.candidates(s, 1, work, ranked)):
        after = s
        for action in (int(ranked[i][1]), PLACE + int(ranked[i][2])):
            after = GAME.after(after, action)
        if after.round < until:
            while GAME.actor(after) == CHANCE:
                after = GAME.after(after, GAME.outcomes(after)[0][0])
        ends.append(best_outlook(after, until, made))
    return max(ends, key=lambda end: (end[seat], end))


@pytest.mark.parametrize(("seats", "turns"), [(2, 1), (3, 1), (3, 2), (4, 1)])
def test_before_the_last_rounds_the_values_at_the_horizon_count(seats: int, turns: int) -> None:
    made, s = worker(), middle(seats, 5, turns, 3)
    memory = to_search(made, s)
    tree = memory.work.tree
    assert made.bound.call.search_turns(tree, 2, 1, 1, 10**6, 0.0, memory.work.learned, memory.alarm)
    assert list(tree.payoffs[0][:seats]) == pytest.approx(best_outlook(s, 7, made))


def test_an_alarm_halts_a_search_and_the_level_then_looks_at_its_own_turn() -> None:
    made, s = worker(), middle(2, 5, 2, 3)
    memory = to_search(made, s)
    tree, work = memory.work.tree, memory.work.learned
    memory.alarm[0] = 1
    assert made.bound.call.search_turns(tree, 2, 1, 1, 10**6, 0.0, work, memory.alarm) == 0
    made.bound.call.choose_turn(tree, 2, 4, 10**6, 0.0, 1, work, memory.alarm)
    halted = list(work.best)
    made.bound.call.choose_turn(tree, 0, 4, 10**6, 0.0, 1, work, memory.alarm)
    assert list(work.best) == halted


def test_a_chart_is_worth_its_points_and_its_learned_features() -> None:
    made = worker()
    weights = shipped_weights().weights
    for seats, rounds in ((2, 4), (3, 13)):
        s = middle(seats, rounds, 1, 5)
        for seat in range(seats):
            tiles = sum(kind > 0 for kind in s.chart[seat])
            learned = sum(a * x for a, x in zip(weights[tiles], counted_features(s, seat), strict=True))
            value = made.bound.call.chart_value(s, seat, made.memory(s).work.learned)
            assert value == pytest.approx(GAME.points(s, seat) + learned)
    s = late(2, 1, 1)
    full = 1 - GAME.actor(s)
    assert made.bound.call.chart_value(s, full, made.memory(s).work.learned) == GAME.points(s, full)


def test_levels_search_as_far_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also before the last rounds, and with the widths that they say."""
    s, made = middle(3, 5, 1, 3), worker()
    asked: list[tuple[int, int, int]] = []
    space = made.bound.call.search_wider.__globals__
    search_turns = space["search_turns"]

    def noted(tree: Any, rounds: int, own: int, others: int, *rest: Any) -> int:
        asked.append((rounds, own, others))
        return search_turns(tree, rounds, own, others, *rest)

    monkeypatch.setitem(space, "search_turns", noted)
    for name, budget in BUDGETS.items():
        asked.clear()
        made.plan(name, s, 1)
        assert asked[: budget.searches] == [(budget.rounds, *widths) for widths in turn_search.WIDTHS][: len(asked)]
        assert bool(asked) is (budget.rounds > 0)
