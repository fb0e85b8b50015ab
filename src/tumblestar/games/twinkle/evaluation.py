"""How good the actions of Twinkle are by the points they bring in this turn, and the bot that goes by it."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

from tumblestar import games, speed
from tumblestar.bot_workers import WorkerPool
from tumblestar.game import Game
from tumblestar.games.twinkle.bots import choosers, expectation
from tumblestar.games.twinkle.notation import parse_state
from tumblestar.games.twinkle.parts import DICE, PLACES
from tumblestar.games.twinkle.rules import (
    CHOOSE,
    DISCARD,
    FREE,
    HANG,
    HANGING,
    ROLL,
    TAKE,
    State,
    fits,
    is_finished,
    join,
    points,
)

BOTS = choosers.BOTS
"""The bots that this game has besides those of every game."""


class Roll(NamedTuple):
    """The best dice to roll, the points to be expected of them, and those of each d8 that could be taken instead."""

    dice: tuple[int, ...]
    gain: float
    takes: dict[int, int]


class Desk:
    """The memory that one turn's expectation is worked out in."""

    def __init__(self, bound: speed.Bound) -> None:
        self.bound = bound
        self.states = bound.states(1)
        self.below, self.nowhere = bound.floats(DICE, expectation.LEVELS), bound.floats(DICE)
        self.found, self.answer = bound.ints(1), bound.ints(3)

    def best_roll(self, s: State) -> Roll:
        """The best roll from a state in which a seat picks its dice, those in its hand among them."""
        self.bound.put(self.states, 0, s)
        here, call = self.states[0], self.bound.call
        gain = call.best_roll(here, s.mover, self.below, self.nowhere, self.found, self.answer)
        dice = tuple(int(die) for die in self.answer if die >= 0)
        takes: dict[int, int] = {}
        base = points(s, s.mover)
        for die in range(2, DICE, 5) if not s.held else ():
            if s.where[die] == FREE and fits(s, s.mover, s.shown[die]):
                takes[die] = int(call.gain_of(here, s.mover, die, int(s.shown[die]), base, self.found))
        return Roll(dice, float(gain), takes)

    def expected(self, s: State, dice: tuple[int, ...]) -> tuple[float, float]:
        """Of a roll of these dice: the chance that one of them can hang, and the points to be expected."""
        self.bound.put(self.states, 0, s)
        call = self.bound.call
        span = int(call.chances_of_gains(self.states[0], s.mover, self.below, self.found))
        low, high = divmod(span, expectation.LEVELS)
        for die in dice:
            self.nowhere[die] = self.below[die][low - 1] if low else 0.0
        first, second, third = (*dice, -1, -1, -1)[:3]
        gain = call.expected(self.below, self.nowhere, first, second, third, low, high)
        none = 1.0
        for die in dice:
            none *= self.nowhere[die]
        return 1.0 - float(none), float(gain)


def _bind(compiled: bool | None = None) -> speed.Bound:
    return speed.bind(games.find("twinkle"), expectation, compiled=compiled)


def _warm(desk: Desk) -> None:
    s = parse_state("seats=2 colours=RYBG centre=R8=1,Y8=2,B8=3,G8=4")
    desk.best_roll(s)
    desk.expected(s, (0, 1, 3))


@cache
def pool() -> WorkerPool[Desk]:
    """The workers of this process; the first call starts compiling. Interpreted ones give the same answers."""
    return WorkerPool(Desk, _bind, _warm)


def best_roll(s: State) -> Roll:
    """The best roll from a state in which a seat picks its dice."""
    with pool().borrow() as desk:
        return desk.best_roll(s)


def of_roll(s: State, dice: tuple[int, ...]) -> tuple[float, float]:
    """Of a roll of these dice: the chance that one of them can hang, and the points to be expected."""
    with pool().borrow() as desk:
        return desk.expected(s, dice)


def greedy(game: Game, s: State, rng: random.Random) -> int:
    """The most points to be expected from this turn; ties by lot. The yardstick of the benches."""
    legal = game.legal(s)
    if len(legal) == 1:
        return legal[0]
    if s.phase == CHOOSE:
        found = best_roll(s)
        best = max(found.takes.values(), default=-1)
        if best > found.gain:
            return TAKE + rng.choice([die for die, gain in found.takes.items() if gain == best])
        left = [die for die in found.dice if s.where[die] == FREE]
        return left[0] if left else ROLL
    if s.phase == HANG:
        gains = {action: _gain(game, s, action) for action in legal}
        most = max(gains.values())
        return rng.choice([action for action in legal if gains[action] == most])
    if s.phase == DISCARD and is_finished(s, s.mover):
        return rng.choice(legal)
    if s.phase == DISCARD:
        return min(legal, key=lambda die: (_promise(s, die), rng.random()))
    raise ValueError("chance is to act, not a seat")


def _gain(game: Game, s: State, action: int) -> int:
    """The points that hanging a die adds."""
    die, parent = s.hand[(action - HANGING) // PLACES], (action - HANGING) % PLACES
    after = State.after(s, join, s.mover, die, parent)
    return points(after, s.mover) - points(s, s.mover)


def _promise(s: State, die: int) -> float:
    """What a die alone would bring in a roll: the one that promises least may leave the game."""
    return of_roll(s, (die,))[1]
