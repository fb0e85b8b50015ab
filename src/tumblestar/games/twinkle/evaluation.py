"""The points that actions of Twinkle bring in their turn, exactly; and the win shares of every seat."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from math import fsum, prod
from typing import NamedTuple

from tumblestar.engine.game_loop import GameMemory
from tumblestar.engine.players import greedy_pool
from tumblestar.games import GAMES
from tumblestar.games.twinkle.bots.rolls import GAIN_LEVELS, LOWEST_GAIN
from tumblestar.games.twinkle.bots.turn_search import VALUE
from tumblestar.games.twinkle.parts import PLACES
from tumblestar.games.twinkle.rules import GAME, HANGING, ROLL, TAKE, State, apply, attach, legal_actions, points
from tumblestar.games.twinkle.win_shares import win_shares as win_shares


class Roll(NamedTuple):
    """The best dice to roll, their expected points, and the points of each d8 that could be taken instead."""

    dice: tuple[int, ...]
    gain: float
    takes: dict[int, int]


def best_roll(s: State) -> Roll:
    """The best roll from a state in which a seat picks its dice, those in its hand among them."""
    with _planned(s) as memory:
        search = memory.work.work
        dice, gain = tuple(int(die) for die in search.dice if die >= 0), float(search.best[VALUE])
    before, takes = points(s, s.mover), dict[int, int]()
    for action in legal_actions(s):
        if TAKE <= action < ROLL:
            taken = s.after(apply, action)
            totals = [points(after_hanging(taken, place), s.mover) for place in legal_actions(taken)]
            takes[action - TAKE] = max(totals) - before
    return Roll(dice, gain, takes)


def expected(s: State, dice: Sequence[int]) -> tuple[float, float]:
    """The chance that one of these dice can hang after a roll of them, and the expected points, where a seat picks."""
    with _planned(s) as memory:
        nowhere = prod(float(memory.work.nowhere[die]) for die in dice)
        below = [prod(float(memory.work.below[die][level]) for die in dice) for level in range(GAIN_LEVELS)]
    chances = (most - less for less, most in pairwise([nowhere, *below]))
    return 1.0 - nowhere, fsum(chance * gain for gain, chance in enumerate(chances, LOWEST_GAIN))


@contextmanager
def _planned(s: State) -> Generator[GameMemory]:
    """The memory in which `greedy` has chosen its dice: what it finds of every die and of the best roll is there."""
    with greedy_pool(GAMES[GAME]).borrow() as worker:
        memory = worker.memory(s)
        worker.bound.call.plan_greedily(memory, 1)
        yield memory


def after_hanging(s: State, action: int) -> State:
    """The state right after a die of the hand is hung."""
    i, parent = divmod(action - HANGING, PLACES)
    return s.after(attach, s.mover, s.hand[i], parent)
