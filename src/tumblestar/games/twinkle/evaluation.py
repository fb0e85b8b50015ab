"""The points that actions of Twinkle bring in their turn, and the bot that goes by them."""

from __future__ import annotations

import random
from functools import cache
from math import prod
from typing import NamedTuple

from tumblestar import games
from tumblestar.contract.game import Game
from tumblestar.engine import speed
from tumblestar.engine.bot_workers import WorkerPool
from tumblestar.games.twinkle import bots
from tumblestar.games.twinkle.bots import rolls
from tumblestar.games.twinkle.notation import parse_state
from tumblestar.games.twinkle.parts import DICE, PLACES
from tumblestar.games.twinkle.rules import (
    CHOOSE,
    DISCARD,
    FREE,
    HAND,
    HANG,
    HANGING,
    ROLL,
    TAKE,
    State,
    attach,
    is_finished,
    legal_actions,
    points,
)
from tumblestar.games.twinkle.win_shares import win_shares as win_shares

BOTS = bots.BOTS
"""The bots that this game has besides those of every game."""


class Roll(NamedTuple):
    """The best dice to roll, their expected points, and the points of each d8 that could be taken instead."""

    dice: tuple[int, ...]
    gain: float
    takes: dict[int, int]


class PointsWorker:
    """The memory in which the points of one turn are computed; for one thread at a time."""

    def __init__(self, bound: speed.Bound) -> None:
        self.bound = bound
        self.states = bound.states(1)
        self.below, self.nowhere = bound.floats(DICE, rolls.GAIN_LEVELS), bound.floats(DICE)
        self.free, self.rolls, self.dice = bound.ints(DICE), bound.ints(rolls.MOST_ROLLS, HAND), bound.ints(HAND)

    def best_roll(self, s: State) -> Roll:
        """The best roll from a state in which a seat picks its dice, those in its hand among them."""
        self.bound.put(self.states, 0, s)
        here, call = self.states[0], self.bound.call
        gain = call.best_roll(here, s.mover, self.below, self.nowhere, self.free, self.rolls, self.dice)
        takes: dict[int, int] = {}
        for action in legal_actions(s):
            if TAKE <= action < ROLL:
                die, before = action - TAKE, points(s, s.mover)
                takes[die] = int(call.best_gain(here, s.mover, die, s.shown[die], before))
        return Roll(tuple(int(die) for die in self.dice if die >= 0), float(gain), takes)

    def expected(self, s: State, dice: tuple[int, ...]) -> tuple[float, float]:
        """The chance that one of these dice can hang after a roll of them, and the expected points."""
        self.bound.put(self.states, 0, s)
        call = self.bound.call
        span = call.chances_of_gains(self.states[0], s.mover, self.below, self.nowhere)
        first, second, third = (*dice, rolls.NO_DIE, rolls.NO_DIE)[:HAND]
        gain = call.expected_gain(self.below, self.nowhere, first, second, third, span)
        return 1.0 - prod(float(self.nowhere[die]) for die in dice), float(gain)


def _bind(compiled: bool | None = None) -> speed.Bound:
    return speed.bind(games.find("twinkle"), rolls, compiled=compiled)


def _warm(worker: PointsWorker) -> None:
    s = parse_state("seats=2 colours=RYBG centre=R8=1,Y8=2,B8=3,G8=4")
    worker.best_roll(s)
    worker.expected(s, (0, 1, 3))


@cache
def pool() -> WorkerPool[PointsWorker]:
    """The workers of this process; the first call starts compiling. Interpreted ones give the same answers."""
    return WorkerPool(PointsWorker, _bind, _warm)


def best_roll(s: State) -> Roll:
    """The best roll from a state in which a seat picks its dice."""
    with pool().borrow() as worker:
        return worker.best_roll(s)


def expected(s: State, dice: tuple[int, ...]) -> tuple[float, float]:
    """The chance that one of these dice can hang after a roll of them, and the expected points."""
    with pool().borrow() as worker:
        return worker.expected(s, dice)


def after_hanging(s: State, action: int) -> State:
    """The state right after a die of the hand is hung."""
    i, parent = divmod(action - HANGING, PLACES)
    return s.after(attach, s.mover, s.hand[i], parent)


def greedy(game: Game, s: State, rng: random.Random) -> int:
    """The most expected points of this turn; `rng` decides ties. The yardstick of the benches."""
    legal = game.legal(s)
    if len(legal) == 1:
        return legal[0]
    if s.phase == CHOOSE:
        found = best_roll(s)
        most = max(found.takes.values(), default=-1)
        if most > found.gain:
            return TAKE + rng.choice([die for die, gain in found.takes.items() if gain == most])
        return next((die for die in found.dice if s.where[die] == FREE), ROLL)
    if s.phase == HANG:
        totals = {action: points(after_hanging(s, action), s.mover) for action in legal}
        most = max(totals.values())
        return rng.choice([action for action in legal if totals[action] == most])
    if s.phase == DISCARD and is_finished(s, s.mover):
        return rng.choice(legal)
    if s.phase == DISCARD:  # the die that brings least when it is rolled alone
        return min(legal, key=lambda die: (expected(s, (die,))[1], rng.random()))
    raise ValueError("chance is to act, not a seat")
