"""Twinkle's turn before the last one: a hanging is worth what the rival's last turn leaves, counted by the rules."""

from typing import Any

import pytest

from tests.games.twinkle.bots.test_last_turn import best_chance
from tests.games.twinkle.real import GAME
from tests.games.twinkle.small_net import bound, decisions, layers, new_worker, values
from tests.marks import rest_slow
from tumblestar.contract.state import OVER
from tumblestar.games.twinkle.bots.turn_search import PLACE, VALUE
from tumblestar.games.twinkle.parts import DICE, PLACES, SIDES_OF, STAR_B
from tumblestar.games.twinkle.rules import CHOOSE, FREE, HANG, HANGING, HELD, ROLL, TAKE, is_finished

NET = layers()


def turns(seats: int, level: int, phase: int, count: int) -> list[Any]:
    """Decisions of random games in which the seat to act and one rival have a die to hang, and all others none."""
    found: list[Any] = []
    for seed in range(200):
        for s in decisions(seats, seed, level):
            left = sorted(7 - hung for hung in s.hung[:seats])
            is_next = left[-2:] == [1, 1] and not any(left[:-2]) and s.hung[s.mover] == 6
            if is_next and s.phase == phase and (phase == HANG or s.held == 0):
                found.append(s)
        if len(found) >= count:
            return found[:count]
    raise AssertionError("there are too few such turns")


def chance_after(s: Any, action: int) -> float:
    """The chance to win after a hanging: the rival makes the most of its last turn."""
    after = GAME.after(s, action)
    if GAME.actor(after) == OVER:
        return float(GAME.win_share(after, s.mover))
    others = [seat for seat in range(s.seats) if seat not in (s.mover, after.mover)]
    if any(GAME.points(after, seat) > GAME.points(after, s.mover) for seat in others):
        return 0.0
    return 1.0 - best_chance(after)[0]


@pytest.mark.parametrize(("seats", "level", "count"), rest_slow([(2, 0, 2), (2, 3, 25), (3, 3, 10), (4, 1, 10)]))
def test_the_best_hanging_is_that_which_leaves_the_rival_least(seats: int, level: int, count: int) -> None:
    for s in turns(seats, level, HANG, count):
        worker = new_worker()
        tried = {action: chance_after(s, action) for action in GAME.legal(s)}
        rival = bound().call.last_rival(s)
        assert rival not in (s.mover, -1)
        action = bound().call.best_hanging_before_last(s, rival, worker.work, worker.later)
        assert worker.work.best[VALUE] == pytest.approx(max(tried.values()), abs=1e-9)
        assert tried[action] == pytest.approx(max(tried.values()), abs=1e-9)


def test_places_before_a_roll_are_those_after_it() -> None:
    s = turns(2, 3, CHOOSE, 1)[0]
    worker, tried = new_worker(), 0
    bound().call.find_places_before_last(s, bound().call.last_rival(s), NET, worker.work, worker.later)
    for die in range(3, DICE, 4):
        if s.where[die] != FREE:
            continue
        for result in range(1, SIDES_OF[die] + 1, 3):
            here, t = worker.work.table[die][result], GAME.copy(s)
            t.phase, t.held, t.hand[0], t.where[die], t.shown[die] = HANG, 1, die, HELD, result
            legal = GAME.legal(t)
            if not any(t.stars[t.mover]):
                legal = [action for action in legal if (action - HANGING) % PLACES != STAR_B]
            assert (here[PLACE] >= 0) == bool(legal)
            if legal:
                tried += 1
                assert here[VALUE] == pytest.approx(max(chance_after(t, action) for action in legal), abs=1e-9)
    assert tried > 3


@pytest.mark.parametrize("phase", [CHOOSE, HANG])
def test_a_choice_before_the_last_turn_is_legal_and_leaves_the_state(phase: int) -> None:
    for s in turns(3, 2, phase, 2):
        before, worker = values(GAME.copy(s)), new_worker()
        choice = worker.choose(s, NET, twice=True)
        assert values(worker.memory.states[0]) == before
        assert -1e-9 <= choice.value <= 1 + 1e-9
        assert choice.actions[-1] == ROLL or choice.actions[0] in GAME.legal(s)
        assert phase == HANG or choice.actions[0] >= TAKE or choice.actions[-1] == ROLL


def test_only_one_rival_with_one_die_makes_it_the_turn_before_the_last() -> None:
    seen: set[int] = set()
    for seats in (1, 2, 3):
        for s in decisions(seats, 4):
            rivals = [seat for seat in range(seats) if seat != s.mover and not is_finished(s, seat)]
            wanted = rivals[0] if s.hung[s.mover] == 6 and [s.hung[seat] for seat in rivals] == [6] else -1
            assert bound().call.last_rival(s) == wanted
            seen.add(wanted)
    assert len(seen) > 2
