"""Shizzle for two seats, solved: the value of every position between turns, with bounds that certify it.

Inside a turn everything is exact (`turn_solver.py`); between turns values are iterated from below and from above at
once. Both iterations are monotone. Since a Fizzle can neither be avoided for ever nor refused (SH-2.5, SH-3.4), every
game ends and both reach the one true value. So low and high bounds hold at every moment, and iteration goes on until
they are closer than `gap`. `data/solved.json` has the values for the default dice and bank; `tumblestar solve` finds
them again from nothing.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import threading
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple, cast

from tumblestar import games
from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.engine import speed
from tumblestar.engine.speed import Array
from tumblestar.games.shizzle.parts import BANKS, DICE, DIGEST, SHIZZLE, TABLE, read_dice
from tumblestar.games.shizzle.rules import VERSION
from tumblestar.games.shizzle.solver import share_tables, turn_solver
from tumblestar.games.shizzle.solver.roll_classes import RollClasses, Table, roll_classes_of
from tumblestar.words import Phrase

log = logging.getLogger(__name__)

GAME = "shizzle"
GAP = 1e-9
"""How close low and high bounds of every position come."""
LARGEST_BANK = 200

Values = Sequence[Sequence[Sequence[float]]]
"""values[kind of Spark][points of the mover][points of the other]: the mover's win share."""


class Variant(NamedTuple):
    """What a solution is for: the dice, all points of the game, and the options that change its end."""

    table: Table = TABLE
    total: int = BANKS[2]
    target: int = 0
    rounds: int = 0


class Solution(NamedTuple):
    """A solved game for two seats.

    `layers[0]` has the values; in a game of a fixed number of rounds `layers[t]` has those with t turns to play.
    `low` and `high` bound the first seat's share before anything was rolled; `gap` is the widest of all bounds.
    """

    variant: Variant
    layers: Sequence[Values]
    low: float
    high: float
    gap: float
    sweeps: int

    def values(self, turns_left: int = 0) -> Values:
        """The values of positions between turns; with a fixed number of rounds, when so many turns are left."""
        return self.layers[turns_left if self.variant.rounds else 0]


def array(values: Sequence[Any], compiled: bool) -> Array:
    """Numbers, or rows of them, for kernels to read."""
    if not compiled:
        return cast("Array", values)
    import numpy as np

    found = np.array(values)
    return found.astype(np.int64) if found.dtype.kind == "i" else found


def class_arrays(lines: RollClasses, compiled: bool = False) -> tuple[Array, ...]:
    """The roll classes as `turn_solver` takes them."""
    numbers = (
        lines.length,
        lines.spark,
        lines.onward,
        lines.outcomes,
        lines.chokes,
        lines.groups,
        lines.counts,
        lines.starts,
        lines.ends,
    )
    return tuple(array(part, compiled) for part in numbers)


def new_workspace(bound: speed.Bound, lines: RollClasses, levels: int) -> turn_solver.TurnWorkspace:
    """Arrays in which a turn with up to `levels` counts of pending Shizzles is worked out."""
    stops, rolls, best = (bound.floats(levels, len(lines.of)) for _ in range(3))
    return turn_solver.TurnWorkspace(stops, bound.floats(lines.sparks), rolls, best)


def most_levels(total: int) -> int:
    """More counts of pending Shizzles than can make a difference: enough to take from everybody and to take all."""
    return 2 * -(-total // SHIZZLE) + 3


def solve(variant: Variant | None = None, gap: float = GAP, compiled: bool | None = None) -> Solution:
    """The values of a game for two seats, from nothing. Raises BadOption for a bank, ValueError for impossible dice."""
    variant = variant or Variant()
    if not 1 <= variant.total <= LARGEST_BANK:
        raise BadOption(Phrase("solve-bank", {"bank": variant.total, "most": LARGEST_BANK}, GAME))
    lines = roll_classes_of(variant.table)
    bound = speed.bind(games.find(GAME), turn_solver, compiled=compiled)
    sweeper = Sweeper(variant, lines, bound)
    return _by_rounds(sweeper) if variant.rounds else _by_bounds(sweeper, gap)


class Sweeper:
    """Sweeps over all positions of a variant, with the memory that this takes."""

    def __init__(self, variant: Variant, lines: RollClasses, bound: speed.Bound) -> None:
        self.variant, self.lines, self.bound = variant, lines, bound
        self.classes = class_arrays(lines, bound.compiled)
        self.workspace = new_workspace(bound, lines, most_levels(variant.total))

    def table(self) -> Array:
        """Values of all positions, 0."""
        size = self.variant.total + 1
        return self.bound.floats(self.lines.sparks, size, size)

    def sweep(self, before: Values | Array, after: Array, target: int) -> float:
        """New values from those before; returns the largest change."""
        return self.bound.call.sweep(self.classes, before, after, self.variant.total, target, self.workspace)


def _by_bounds(sweeper: Sweeper, gap: float) -> Solution:
    """Low and high bounds, until they are closer than `gap`."""
    variant, lines = sweeper.variant, sweeper.lines
    size, target = variant.total + 1, variant.target
    low, high = sweeper.table(), sweeper.table()
    for spark in range(lines.sparks):
        for mine in range(size):
            for other in range(size):
                high[spark][mine][other] = 1.0
    sweeps, widest = 0, 1.0
    while widest > gap:
        sweeper.sweep(high, low, target)  # a high value for the other seat is a low one for the mover
        sweeper.sweep(low, high, target)
        sweeps += 2
        widest = max(
            high[spark][mine][other] - low[spark][mine][other]
            for spark in range(lines.sparks)
            for mine in range(variant.total)
            for other in range(variant.total - mine)
            if not target or max(mine, other) < target
        )
    middle = [
        [[(float(a) + float(b)) / 2 for a, b in zip(*rows, strict=True)] for rows in zip(*tables, strict=True)]
        for tables in zip(low, high, strict=True)
    ]
    return Solution(variant, [middle], at_start(lines, low), at_start(lines, high), float(widest), sweeps)


def _by_rounds(sweeper: Sweeper) -> Solution:
    """Backwards from the last turn, exactly."""
    variant, lines = sweeper.variant, sweeper.lines
    layers: list[Array] = [sweeper.table()]
    for turns in range(1, 2 * variant.rounds + 1):
        layers.append(sweeper.table())
        sweeper.sweep(layers[-2], layers[-1], turn_solver.LAST_TURN if turns == 1 else variant.target)
    first = at_start(lines, layers[-1])
    return Solution(variant, [_plain(layer) for layer in layers], first, first, 0.0, len(layers) - 1)


def _plain(values: Array) -> list[list[list[float]]]:
    return [[[float(x) for x in row] for row in table] for table in values]


def at_start(lines: RollClasses, values: Values | Array) -> float:
    """The first seat's share before the first Spark, with the die that is best for it (SH-2.1)."""
    return max(mean_over_faces(lines, die, [float(table[0][0]) for table in values]) for die in range(DICE))


def mean_over_faces(lines: RollClasses, die: int, by_spark: Sequence[float]) -> float:
    """The value of a roll of one die that makes a Spark, by the values of the kinds of Sparks."""
    kinds = (lines.kind[die * DICE + number][1 << die] for number in range(DICE))
    return sum(by_spark[kind] for kind in kinds) / DICE


def solve_for(bank: int | None, dice: str | None) -> Solution:
    """What `tumblestar solve` finds: for a bank, and dice in the form of `dice.toml` if there are any.

    Raises BadOption for a bank, and Unreadable for dice, that cannot be.
    """
    try:
        table = TABLE if dice is None else read_dice(dice, "--dice")[1]
    except Unreadable as error:
        raise Unreadable(Phrase("dice-file", {"why": error.phrase}, GAME)) from error
    return solve(Variant(table, BANKS[2] if bank is None else bank))


# -- the shipped table


def checksum(*values: object) -> str:
    """What a data file has as `check`, from its values."""
    return hashlib.sha256(json.dumps(values).encode()).hexdigest()[:16]


def read(text: str) -> Solution:
    """The solution in the text of a `solved.json`.

    Raises Unreadable where it belongs to other rules, other dice or another bank, or was changed.
    """
    return share_tables.read_data_file(
        text,
        "python -m bench.shizzle_solve --keep",
        lambda entries: {
            "rules": VERSION,
            "data": DIGEST,
            "bank": BANKS[2],
            "check": checksum(entries["values"], entries["low"], entries["high"], entries["gap"]),
        },
        _solution,
    )


def _solution(entries: share_tables.Entries) -> Solution:
    rows: list[list[float]] = entries["values"]
    if [len(row) for row in rows] != list(range(BANKS[2], 0, -1)):
        raise KeyError("values")
    table = [row + [0.0] * (BANKS[2] + 1 - len(row)) for row in rows] + [[0.0] * (BANKS[2] + 1)]
    return Solution(Variant(), [[table]], entries["low"], entries["high"], entries["gap"], entries["sweeps"])


@cache
def shipped() -> Solution:
    """The solution that comes with the program. Raises Unreadable where it does not fit the rules or the dice."""
    return read(share_tables.shipped_text("solved.json"))


# -- available solutions

_solving: OrderedDict[Variant, speed.Preparing[Solution]] = OrderedDict()
SOLUTIONS_KEPT = 20


@cache
def _lock(process: int) -> threading.Lock:
    """The lock of a process; a forked one would find that of its parent taken for ever."""
    return threading.Lock()


def _solve_in_turn(variant: Variant) -> Solution:
    """Finds one solution at a time, so that many tables with dice of their own leave the other cores alone."""
    with _lock(os.getpid()):
        return solve(variant)


def available(variant: Variant) -> Solution | None:
    """The solution of a variant if it is known; else a thread starts to find it, where Numba is installed.

    A shipped solution that does not fit the rules or the dice is logged and found anew.
    """
    if variant == Variant():
        try:
            return shipped()
        except Unreadable as fault:
            log.warning("%s", fault)
    found = solving(variant)
    return found.ready if found else None


def solving(variant: Variant) -> speed.Preparing[Solution] | None:
    """The search for a solution that is not shipped, in a thread of its own; None where Numba is missing."""
    if variant == Variant():
        with suppress(Unreadable):
            shipped()
            return None
    if not speed.is_fast():
        return None
    if variant not in _solving:
        _solving[variant] = speed.Preparing(lambda: _solve_in_turn(variant))
        if len(_solving) > SOLUTIONS_KEPT:
            _solving.popitem(last=False)
    return _solving[variant]
