"""The turn solver applied to dice games with published figures."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tests.marks import needs_numba, slow
from tumblestar.engine import speed
from tumblestar.games.shizzle.solver import turn_solver

from . import pig
from .real import GAME


def plan_of_pig(goal: int) -> tuple[Any, ...]:
    """The points of a turn so far are the kinds, up to five more than the goal; from the goal on nobody rolls."""
    kinds = goal + 6
    rolled = [6 if points < goal else 0 for points in range(kinds)]
    groups = [5 * min(points, goal) for points in range(kinds + 1)]
    ends = [points + pips for points in range(goal) for pips in range(2, 7)]
    ones = [1] * kinds
    chokes = [min(1, outcomes) for outcomes in rolled]
    return (
        ones,
        [0] * kinds,
        list(range(kinds)),
        rolled,
        chokes,
        groups,
        [1] * len(ends),
        [*range(len(ends) + 1)],
        ends,
    )


def pig_bounds(goal: int, compiled: bool) -> tuple[Any, Any]:
    """The first player's share of the win in Pig, by the scores: a lower and an upper bound, close together."""
    bound = speed.bind(GAME, turn_solver, pig, compiled=compiled)
    plan: list[Any] = []
    for part in plan_of_pig(goal):
        array = bound.ints(len(part))
        array[:] = part
        plan.append(array)
    stops, rolls, best = (bound.floats(2, goal + 6) for _ in range(3))
    work = turn_solver.TurnWorkspace(stops, bound.floats(1), rolls, best)
    found: list[Any] = []
    for first in (0.0, 1.0):
        values = bound.floats(goal, goal)
        for mine in range(goal):
            for other in range(goal):
                values[mine][other] = first
        change = 1.0
        while change > 1e-12:
            change = bound.call.sweep_pig(tuple(plan), values, goal, work)
        found.append(values)
    return found[0], found[1]


def pig_by_itself(goal: int) -> dict[tuple[int, int], float]:
    """The same by value iteration over (mine, other, points of the turn), written without the solver."""
    v = {(i, j, k): 0.5 for i in range(goal) for j in range(goal) for k in range(goal - i)}

    def start(i: int, j: int, k: int) -> float:
        return 1.0 if i + k >= goal else v[i, j, k]

    change = 1.0
    while change > 1e-13:
        change = 0.0
        for i, j, k in sorted(v, key=sum, reverse=True):
            roll = (1 - v[j, i, 0] + sum(start(i, j, k + pips) for pips in range(2, 7))) / 6
            hold = 1 - v[j, i + k, 0] if k else 0.0
            change = max(change, abs(v[i, j, k] - max(roll, hold)))
            v[i, j, k] = max(roll, hold)
    return {(i, j): value for (i, j, k), value in v.items() if k == 0}


def test_pig_to_a_small_goal() -> None:
    low, high = pig_bounds(12, compiled=False)
    for (i, j), value in pig_by_itself(12).items():
        assert low[i][j] == pytest.approx(value, abs=1e-10)
        assert high[i][j] == pytest.approx(value, abs=1e-10)


@slow
@needs_numba
def test_pig_to_a_hundred() -> None:
    """Neller and Presser, Optimal Play of the Dice Game Pig (2004): the first player wins 53.06 %."""
    low, high = pig_bounds(100, compiled=True)
    assert round(100 * low[0][0], 2) == round(100 * high[0][0], 2) == 53.06
    assert high[0][0] - low[0][0] < 1e-9


ROLLS, DICE = 3, 5


def plan_of_yahtzee() -> tuple[Any, ...]:
    """A kind is how many rolls were made and how many equal dice were kept; the best rolls keep any of a number."""
    kinds = (ROLLS + 1) * (DICE + 1)
    outcomes, groups, counts, starts, ends = [0] * kinds, [0], list[int](), [0], list[int]()
    for made in range(ROLLS + 1):
        for kept in range(DICE + 1):
            kind = made * (DICE + 1) + kept
            if made < ROLLS:
                outcomes[kind] = 6 ** (DICE - kept)
                seen = Counter(
                    tuple(sorted({(made + 1) * (DICE + 1) + equal for equal in equals(kept, roll)}))
                    for roll in product(range(6), repeat=DICE - kept)
                )
                for group, count in seen.items():
                    counts.append(count)
                    ends.extend(group)
                    starts.append(len(ends))
            groups.append(len(counts))
    return ([1] * kinds, [0] * kinds, list(range(kinds)), outcomes, [0] * kinds, groups, counts, starts, ends)


def equals(kept: int, roll: tuple[int, ...]) -> set[int]:
    """How many equal dice may be kept of these: `kept` lie there and show a 0."""
    return {n for face in range(6) for n in range(1, roll.count(face) + 1 + (kept if face == 0 else 0))}


def test_a_yahtzee_within_three_rolls() -> None:
    """The published chance of a Yahtzee for one who plays for nothing else is 4.6029 %: 347897/7558272."""
    plan = plan_of_yahtzee()
    kinds = len(plan[0])
    stops = [[1.0 if kind == kinds - 1 else 0.0 for kind in range(kinds)], [0.0] * kinds]
    rolls, worths = ([[0.0] * kinds for _ in range(2)] for _ in range(2))
    turn_solver.solve_turn(plan, 2, turn_solver.TurnWorkspace(stops, [0.0], rolls, worths))
    assert rolls[0][0] == pytest.approx(float(Fraction(347897, 7558272)), abs=1e-15)
    assert round(100 * rolls[0][0], 4) == 4.6029
