"""Levels of Twinkle's bots that err: every choice that costs little enough is made, and no other."""

from typing import Any

import pytest

from tests.games.twinkle.real import GAME
from tests.games.twinkle.small_net import SEATS, bound, layers, new_worker, some, thin
from tumblestar import bots
from tumblestar.games.twinkle.bots.turn_search import PLACE, VALUE
from tumblestar.games.twinkle.players import LEVELS, NOVICE, workspace
from tumblestar.games.twinkle.rules import CHOOSE, DISCARD, HANG, ROLL, TAKE

NET = layers(3)


def values(s: Any) -> dict[Any, float]:
    """The chance to win of every choice: of dice to roll, as they are rolled, or of an action."""
    worker, call = new_worker(), bound().call
    work = worker.work
    if s.phase != CHOOSE:
        rank = call.rank_hangings if s.phase == HANG else call.rank_discards
        found: dict[Any, float] = {}
        for value, action, _ in work.ranked[: rank(s, NET, work)]:
            found[int(action)] = max(value, found.get(int(action), 0.0))
        return found
    call.find_places(s, s.mover, NET, work)
    rolls = [tuple(roll) for roll in work.rolls[: call.list_rolls(s, work.actions, work.rolls)]]
    found = {roll: call.value_of_roll(*roll, work.table, work.order) for roll in rolls}
    for action in GAME.legal(s):
        if TAKE <= action < ROLL and work.table[action - TAKE][s.shown[action - TAKE]][PLACE] >= 0:
            found[action] = work.table[action - TAKE][s.shown[action - TAKE]][VALUE]
    return found


def chosen(s: Any, mistake: float, tries: int) -> set[Any]:
    """What is chosen with so many seeds, as `values` names it."""
    worker, call, found = new_worker(), bound().call, set[Any]()
    work = worker.work
    if s.phase == CHOOSE:
        call.find_places(s, s.mover, NET, work)
    for n in range(tries):
        seed = call.next_seed(n * 7919 + 1)
        if s.phase != CHOOSE:
            found.add(call.choose(s, False, mistake, seed, NET, work, worker.later))
            continue
        call.pick_near_start(s, mistake, seed, work)
        found.add(work.dice[0] if work.dice[0] >= TAKE else tuple(work.dice))
    return found


@pytest.mark.parametrize(
    ("seats", "phase"), [*((seats, phase) for seats in SEATS for phase in (CHOOSE, HANG)), (1, DISCARD)]
)
def test_all_choices_within_the_mistake_are_made_and_no_others(seats: int, phase: int) -> None:
    several = 0
    for s in some(seats, 3, phase, 2):
        s = thin(s, 4)
        known = values(s)
        best, least = max(known.values()), min(known.values())
        for mistake in {0.3 * (best - least), 0.6 * (best - least)} - {0.0}:
            near = {choice for choice, value in known.items() if value >= best - mistake}
            assert chosen(s, mistake, 100 if phase == CHOOSE else 40) == near
            several += len(near) < len(known)
    assert several


def test_a_seed_decides() -> None:
    s = thin(some(2, 3, CHOOSE, 1)[0], 4)
    seeds = (1 << 30, 1 << 30, 1 << 31, 3 << 30)
    choices = [new_worker().choose(s, NET, mistake=0.9, seed=seed).actions for seed in seeds]
    assert choices[0] == choices[1]
    assert len(set(choices)) > 1


def test_levels_err_less_and_less() -> None:
    assert bots.of(GAME)[2:] == tuple(LEVELS)[1:]
    mistakes = list(workspace(bound(), GAME.fresh(2)).mistakes)[NOVICE:]
    assert mistakes == sorted(mistakes, reverse=True)
    assert mistakes[-3] > mistakes[-2] == mistakes[-1] == 0.0
