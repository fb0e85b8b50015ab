"""Dice and positions of Shizzle for tests: random Latin squares, and decisions from random games."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import Any

from bench.shizzle_slow import Dice, Slow, Turn
from tumblestar import bots
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.games.shizzle.parts import TABLE
from tumblestar.games.shizzle.solution import Variant, solve
from tumblestar.games.shizzle.solver import share_tables

from .plain_values import three_seat_shares
from .real import GAME

_WAYS = list(permutations(range(3)))
MIRRORS = tuple(tuple(_WAYS.index(tuple(p[q[i]] for i in range(3))) for q in _WAYS) for p in _WAYS)
"""A Latin square that is no cyclic one: how the six ways to lay three things are carried out one after another."""


def latin(seed: int) -> tuple[tuple[int, ...], ...]:
    """Six dice as chance makes them."""
    s = bots.set_up(GAME, GAME.fresh(2, {"random_dice": 1}), random.Random(seed))
    return tuple(tuple(row) for row in s.colour)


def decisions(seats: int, points: int, seed: int, table: Any = TABLE, **options: int) -> Iterator[Any]:
    """The states in which a seat decides, of random games with so many points in all, without end.

    Half of the time a player who may roll on does so, that Shizzles come about.
    """
    rng = random.Random(seed)
    while True:
        s = GAME.fresh(seats, options)
        s.bank, s.colour = points, [list(row) for row in table]
        while GAME.actor(s) != OVER:
            if GAME.actor(s) == CHANCE:
                s = GAME.after(s, bots.any_outcome(GAME, s, rng))
                continue
            yield GAME.copy(s)
            legal = GAME.legal(s)
            roll = GAME.rules.ROLL
            s = GAME.after(s, roll if roll in legal and rng.random() < 0.5 else rng.choice(legal))


class Evaluated:
    """The slow solver's worths of a state's actions, from values that are known: for two seats."""

    def __init__(self, table: Any, points: int, values: Any) -> None:
        self.slow, self.values = Slow(table, points), values
        self._turns: dict[tuple[int, int, int], Turn] = {}

    def worths(self, s: Any) -> dict[int, float]:
        """The worth of every legal action."""
        a, b = s.score[s.mover], s.score[1 - s.mover]
        before = s.pending - (s.length == 6 and s.phase == GAME.rules.CHOOSE)
        turn = self._turn(a, b, before)
        faces = tuple(6 * die + s.shown[die] - 1 for die in range(6))
        end = faces[s.line[s.length - 1]]
        rules, slow = GAME.rules, self.slow
        if s.phase == rules.SPARK:
            return {die: float(turn.fresh[0][6 * die : 6 * die + 6].mean()) for die in range(6)}
        if s.phase == rules.READY:
            return {rules.ROLL: float(turn.fresh[0][end])}
        after = slow.ended(self.values)
        line = s.length if s.length < 6 else 0
        if s.phase == rules.SETTLE:
            taken = min(s.bank, 6 * s.pending + line)
            attacked = slow.settled(a, b - min(6, b), s.pending - 1, line, after)
            return {rules.TAKE: float(after(a + taken, b)[end]), rules.ATTACK + 1 - s.mover: float(attacked[end])}
        dice = Dice(end, s.loose, faces, s.base)
        ends = slow.endings(turn, before, dice)
        named = {rules.STOP: ends["stop"], rules.ROLL: ends["roll"]} if ends else {}
        return slow.joins(turn, before, dice) | named

    def _turn(self, a: int, b: int, pending: int) -> Turn:
        """Everything in a turn with these scores, worked out once."""
        if (a, b, pending) not in self._turns:
            self._turns[a, b, pending] = self.slow.turn(a, b, self.slow.ended(self.values), top=pending + 2)
        return self._turns[a, b, pending]


def solved(points: int, table: Any = TABLE) -> Any:
    """The solution of a small game, found without compiling."""
    return solve(Variant(table, points), compiled=False)


@cache
def shares_of_three() -> Any:
    """The shipped shares of three seats, by the three scores."""
    size = share_tables.THREE_SEAT_TOTAL + 1
    rows = [[[(0.0, 0.0, 0.0)] * size for _ in range(size)] for _ in range(size)]
    for a, b, c in share_tables.three_seat_places():
        rows[a][b][c] = three_seat_shares((a, b, c))
    return rows
