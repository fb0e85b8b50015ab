"""Twinkle's beginner takes the first good thing, and of a roll hopes for the best; with its last die it looks round."""

from typing import Any

import pytest

from tests.games.twinkle.real import GAME
from tests.games.twinkle.small_net import SEATS, decisions, new_worker
from tests.games.twinkle.test_evaluation import best_gain
from tumblestar.games.twinkle.evaluation import after_hanging
from tumblestar.games.twinkle.parts import DICE, PLACES, SIDES_OF, STARS
from tumblestar.games.twinkle.players import BEGINNER, GOOD_POINTS, SURE_POINTS
from tumblestar.games.twinkle.rules import CHOOSE, DISCARD, FREE, HAND, HANG, HANGING, ROLL, TAKE, is_finished


def plans(s: Any, tries: int = 24) -> set[tuple[int, ...]]:
    """What it does with so many seeds."""
    worker, found = new_worker(), set[tuple[int, ...]]()
    for n in range(1, tries + 1):
        worker.bound.put(worker.memory.states, 0, s)
        count = worker.bound.call.plan_turn(worker.memory, BEGINNER, n * 987654321987)
        found.add(tuple(worker.memory.out[:count]))
    return found


def of_phase(seats: int, phase: int, seed: int) -> list[Any]:
    """Decisions of a phase in a random game in which there is a choice."""
    return [s for s in decisions(seats, seed) if s.phase == phase and len(GAME.legal(s)) > 1]


def hope(s: Any, die: int) -> int:
    """The points that a die brings with its best result."""
    return max(gain for r in range(1, SIDES_OF[die] + 1) if (gain := best_gain(s, die, r)) is not None)


@pytest.mark.parametrize("seats", SEATS)
def test_it_hangs_the_first_die_that_is_good_where_that_is_best(seats: int) -> None:
    overlooked = 0
    for s in [s for seed in range(6) for s in of_phase(seats, HANG, seed)][::2]:
        before, best = GAME.points(s, s.mover), dict[int, int]()
        for action in GAME.legal(s):
            gain, i = GAME.points(after_hanging(s, action), s.mover) - before, (action - HANGING) // PLACES
            best[i] = max(best.get(i, gain), gain)
        enough = GOOD_POINTS if s.hung[s.mover] < STARS - 1 else 1000
        least = min(enough, max(best.values()))
        for (action,) in plans(s):
            after = after_hanging(s, action)
            total = GAME.points(after, s.mover)
            leads = all(GAME.points(after, other) <= total for other in range(seats))
            gain = total - before
            assert gain >= least or leads
            assert gain == best[(action - HANGING) // PLACES] or leads, GAME.state_text(s)
            overlooked += gain < max(best.values())
    assert (overlooked > 0) == (seats > 1)  # alone missions bring no points, so that there seldom are so many


@pytest.mark.parametrize("seats", SEATS)
def test_it_takes_a_d8_for_sure_points_or_rolls_the_dice_it_hopes_for(seats: int) -> None:
    kinds = set[bool]()
    for s in of_phase(seats, CHOOSE, 3)[::2]:
        takes = {
            action: best_gain(s, action - TAKE, s.shown[action - TAKE]) for action in GAME.legal(s) if action >= TAKE
        }
        sure = [action for action, gain in takes.items() if gain is not None and gain >= SURE_POINTS]
        kinds.add(bool(sure))
        if sure:
            assert plans(s, 3) == {(sure[0],)}
            continue
        hopes = {die: hope(s, die) for die in range(DICE) if s.where[die] == FREE}
        wanted = sorted(hopes.values(), reverse=True)[: HAND - s.held]
        for *dice, last in plans(s, 6):
            assert last == ROLL
            assert sorted((hopes[die] for die in dice), reverse=True) == wanted
            assert len(set(dice)) == len(dice)
    assert kinds == {False, True}


def test_alone_the_die_of_which_it_hopes_least_leaves_the_game() -> None:
    states = [s for seed in range(4) for s in of_phase(1, DISCARD, seed)]
    assert len(states) > 4
    for s in states:
        for (die,) in plans(s, 6):
            assert die in GAME.legal(s)
            assert is_finished(s, 0) or hope(s, die) == min(hope(s, other) for other in GAME.legal(s))


def test_of_equal_dice_it_rolls_now_these_now_those() -> None:
    assert len(plans(of_phase(2, CHOOSE, 4)[0])) > 4
