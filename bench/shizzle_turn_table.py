"""The positions of Shizzle between turns, and what turns lead to (`shizzle_turns.py`), for benches."""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np

from bench import shizzle_turns
from bench.shizzle_turns import Turns, Values
from tumblestar.engine import speed
from tumblestar.games import find
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.parts import DICE, TABLE
from tumblestar.games.shizzle.solver import roll_classes, share_tables, turn_solver, turn_values

GAME = find("shizzle")
MOST_LEVELS = 8
"""As many counts of pending Shizzles as a seat may look at; with the last of them it stops."""


def shares_at_end(scores: Any) -> Any:
    """The shares of all seats where the game is over: (positions, seats)."""
    best = scores == scores.max(1, keepdims=True)
    return best / best.sum(1, keepdims=True)


class TurnTable:
    """All positions between turns for so many seats and points, numbered; small totals of scores come first."""

    def __init__(self, seats: int, total: int, compiled: bool | None = None) -> None:
        self.seats, self.total = seats, total
        self.count = comb(total + seats, seats)
        """How many positions there are, ended games included."""
        self.bound = b = speed.bind(GAME, turn_solver, turn_values, shizzle_turns, compiled=compiled)
        classes = roll_classes.roll_classes_of(TABLE)
        self._binomials = np.array([[comb(n, k) for k in range(seats + 1)] for n in range(total + seats + 2)])
        self._turn = shizzle_turns.TurnMemory(
            solution.class_arrays(classes, b.compiled),
            self._binomials,
            solution.new_workspace(b, classes, MOST_LEVELS),
            np.zeros((MOST_LEVELS, len(classes.of))),
            np.zeros((MOST_LEVELS, DICE + 1)),
            *(np.zeros(shape, np.int64) for shape in ((MOST_LEVELS, DICE + 1), seats, seats, seats)),
            np.zeros(seats),
        )

    def scores(self, ranks: Any) -> Any:
        """The scores of positions, those of the next to move first: (positions, seats)."""
        found = np.zeros((len(ranks), self.seats), np.int64)
        self.bound.call.write_all_scores(ranks, found, self._binomials)
        return found

    def ranks(self, scores: Any) -> Any:
        """The numbers of positions."""
        at = scores.cumsum(1) + np.arange(self.seats)
        return self._binomials[at, np.arange(1, self.seats + 1)].sum(1)

    def values(self, by_rank: Any = (), factors: Any = None, ranks: Any = ()) -> Values:
        """How a mover values the position after its turn: by a table of all or some positions, else by an estimate."""
        rows = np.zeros((1, 1, share_tables.WIDTH)) if factors is None else np.array(factors, float)
        return Values(np.array(ranks, np.int64), np.array(by_rank, float), rows)

    def turns(self, values: Values, levels: int, ranks: Any = None) -> Turns:
        """What the turns of positions, or of all of them, lead to, when each mover plays by these values."""
        if ranks is None:
            return self._turns(values, levels, np.arange(self.count))
        different, back = np.unique(ranks, return_inverse=True)
        return Turns(*(part[back] for part in self._turns(values, levels, different)))

    def _turns(self, values: Values, levels: int, ranks: Any) -> Turns:
        width = levels * (DICE - 1) + 1
        found = Turns(
            np.zeros(len(ranks), np.int64),
            np.zeros((len(ranks), width), np.int64),
            np.zeros((len(ranks), width)),
        )
        self.bound.call.play_turns(ranks, self.total, values, levels, self._turn, found)
        return found
