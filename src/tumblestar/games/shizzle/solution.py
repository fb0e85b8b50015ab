"""Shizzle for two seats, solved: what every position between turns is worth, with bounds that certify it.

Inside a turn everything is exact (`exact.py`); between turns values are iterated from below and from above at once.
Both iterations are monotone, and since a Fizzle can neither be avoided for ever nor refused (SH-2.5, SH-3.4), every
game ends and both reach the one true value. So low and high bounds hold at every moment, and iterating goes on until
they are closer than `gap`. `solved.json` ships the values for the default dice and bank; `tumblestar solve` finds
them again from nothing.
"""

from __future__ import annotations

import hashlib
import json
import logging
import threading
from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from tumblestar import games, speed
from tumblestar.game import BadOption, Unreadable
from tumblestar.games.shizzle.parts import BANKS, DICE, DIGEST, SHIZZLE, TABLE, read_dice
from tumblestar.games.shizzle.rules import VERSION
from tumblestar.games.shizzle.solver import turn_solver
from tumblestar.games.shizzle.solver.roll_classes import Lines, Table, lines_of
from tumblestar.words import Phrase

log = logging.getLogger(__name__)

GAME = "shizzle"
GAP = 1e-9
"""How close low and high bounds of every position come."""
LARGEST_BANK = 200
DIGITS = 12
"""Decimals of the values that are shipped."""

Values = Sequence[Sequence[Sequence[float]]]
"""values[kind of Spark][points of the mover][points of the other]: the mover's share of the win."""


class Terms(NamedTuple):
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

    terms: Terms
    layers: Sequence[Values]
    low: float
    high: float
    gap: float
    sweeps: int

    def values(self, turns_left: int = 0) -> Values:
        """The values of positions between turns; with a fixed number of rounds, when so many turns are left."""
        return self.layers[turns_left if self.terms.rounds else 0]


def plan_of(lines: Lines, bound: speed.Bound | None = None) -> tuple[Any, ...]:
    """The numbers of the lines as `exact` takes them."""
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
    if bound is None or not bound.compiled:
        return numbers
    made: list[Any] = []
    for part in numbers:
        room = bound.ints(len(part))
        room[:] = part
        made.append(room)
    return tuple(made)


class Desk:
    """The memory that a turn is worked out in: `levels` counts of pending Shizzles."""

    def __init__(self, bound: speed.Bound, lines: Lines, levels: int) -> None:
        self.stops, self.rolls, self.worths = (bound.floats(levels, len(lines.of)) for _ in range(3))
        self.choked = bound.floats(lines.sparks)
        self.plan = plan_of(lines, bound)


def most_levels(total: int) -> int:
    """More counts of pending Shizzles than can make a difference: enough to take from everybody and to take all."""
    return 2 * -(-total // SHIZZLE) + 3


def solve(terms: Terms | None = None, gap: float = GAP, compiled: bool | None = None) -> Solution:
    """The values of a game for two seats, from nothing. Raises BadOption for a bank, ValueError for impossible dice."""
    terms = terms or Terms()
    if not 1 <= terms.total <= LARGEST_BANK:
        raise BadOption(Phrase("solve-bank", {"bank": terms.total, "most": LARGEST_BANK}, GAME))
    lines = lines_of(terms.table)
    bound = speed.bind(games.find(GAME), turn_solver, compiled=compiled)
    desk = Desk(bound, lines, most_levels(terms.total))
    return _by_rounds(terms, lines, bound, desk) if terms.rounds else _by_bounds(terms, lines, bound, desk, gap)


def _by_bounds(terms: Terms, lines: Lines, bound: speed.Bound, desk: Desk, gap: float) -> Solution:
    size, target = terms.total + 1, terms.target
    low, high = bound.floats(lines.sparks, size, size), bound.floats(lines.sparks, size, size)
    for spark in range(lines.sparks):
        for mine in range(size):
            for other in range(size):
                high[spark][mine][other] = 1.0
    room = desk.stops, desk.choked, desk.rolls, desk.worths
    sweeps, widest = 0, 1.0
    while widest > gap:
        bound.call.sweep(desk.plan, high, low, terms.total, target, *room)  # what is worst for the other side
        bound.call.sweep(desk.plan, low, high, terms.total, target, *room)
        sweeps += 2
        widest = max(
            high[spark][mine][other] - low[spark][mine][other]
            for spark in range(lines.sparks)
            for mine in range(terms.total)
            for other in range(terms.total - mine)
            if not target or max(mine, other) < target
        )
    middle = [
        [[(float(a) + float(b)) / 2 for a, b in zip(*rows, strict=True)] for rows in zip(*tables, strict=True)]
        for tables in zip(low, high, strict=True)
    ]
    return Solution(terms, [middle], at_start(lines, low), at_start(lines, high), float(widest), sweeps)


def _by_rounds(terms: Terms, lines: Lines, bound: speed.Bound, desk: Desk) -> Solution:
    """Backwards from the last turn, exactly."""
    size = terms.total + 1
    layers: list[Any] = [bound.floats(lines.sparks, size, size)]
    room = desk.stops, desk.choked, desk.rolls, desk.worths
    for turns in range(1, 2 * terms.rounds + 1):
        layers.append(bound.floats(lines.sparks, size, size))
        target = turn_solver.LAST_TURN if turns == 1 else terms.target
        bound.call.sweep(desk.plan, layers[-2], layers[-1], terms.total, target, *room)
    first = at_start(lines, layers[-1])
    return Solution(terms, [_plain(layer) for layer in layers], first, first, 0.0, len(layers) - 1)


def _plain(values: Any) -> list[list[list[float]]]:
    return [[[float(x) for x in row] for row in table] for table in values]


def at_start(lines: Lines, values: Values) -> float:
    """The first seat's share before the first Spark, with the die that is best for it (SH-2.1)."""
    return max(mean_over_faces(lines, die, [float(table[0][0]) for table in values]) for die in range(DICE))


def mean_over_faces(lines: Lines, die: int, by_spark: Sequence[float]) -> float:
    """What a roll of one die is worth that makes a Spark, whose kinds have these worths."""
    kinds = (lines.kind[die * DICE + number][1 << die] for number in range(DICE))
    return sum(by_spark[kind] for kind in kinds) / DICE


def solve_for(bank: int | None, dice: str | None) -> Solution:
    """What `tumblestar solve` finds: for a bank, and dice in the form of `dice.toml` if there are any.

    Raises BadOption for a bank, and Unreadable for dice, that cannot be.
    """
    try:
        table = TABLE if dice is None else read_dice(dice)[1]
    except Unreadable as error:
        raise Unreadable(Phrase("dice-file", {"why": error.phrase}, GAME)) from error
    return solve(Terms(table, BANKS[2] if bank is None else bank))


def residual(solution: Solution) -> float:
    """How much one more sweep, interpreted, would change any value: a check that trusts no iteration."""
    lines, terms = lines_of(solution.terms.table), solution.terms
    bound = speed.bind(games.find(GAME), turn_solver, compiled=False)
    desk = Desk(bound, lines, most_levels(terms.total))
    again = [[list(row) for row in table] for table in solution.values()]
    return turn_solver.sweep(
        desk.plan, solution.values(), again, terms.total, terms.target, desk.stops, desk.choked, desk.rolls, desk.worths
    )


# ------------------------------------------------------------------------------------------------ the shipped table


def text(solution: Solution, provenance: str) -> str:
    """The text of a `solved.json`."""
    rows = [
        [round(solution.values()[0][mine][other], DIGITS) for other in range(solution.terms.total - mine)]
        for mine in range(solution.terms.total)
    ]
    head = {
        "what": "share of the win of the seat to move, two seats: values[its points][the other's points]",
        "made by": provenance,
        "rules": VERSION,
        "data": DIGEST,
        "bank": solution.terms.total,
        "low": solution.low,
        "high": solution.high,
        "gap": solution.gap,
        "sweeps": solution.sweeps,
        "check": _check(rows, solution.low, solution.high, solution.gap),
    }
    lines = [f" {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    values = ",\n".join("  " + json.dumps(row) for row in rows)
    return "\n".join(["{", *lines, ' "values": [', values, " ]", "}", ""])


def _check(*what: Any) -> str:
    return hashlib.sha256(json.dumps(what).encode()).hexdigest()[:16]


def read(text: str) -> Solution:
    """The solution in the text of a `solved.json`.

    Raises Unreadable where it belongs to other rules, other dice or another bank, or was changed.
    """
    try:
        given: dict[str, Any] = json.loads(text)
        check = _check(given["values"], given["low"], given["high"], given["gap"])
        wanted = {"rules": VERSION, "data": DIGEST, "bank": BANKS[2], "check": check}
        for key, value in wanted.items():
            if given[key] != value:
                args = {"key": key, "text": str(given[key]), "expected": str(value)}
                raise Unreadable(Phrase("solved-mismatch", args, GAME))
        rows: list[list[float]] = given["values"]
        if [len(row) for row in rows] != list(range(BANKS[2], 0, -1)):
            raise KeyError("values")
        whole = [row + [0.0] * (BANKS[2] + 1 - len(row)) for row in rows] + [[0.0] * (BANKS[2] + 1)]
        return Solution(Terms(), [[whole]], given["low"], given["high"], given["gap"], given["sweeps"])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        if isinstance(error, Unreadable):
            raise
        raise Unreadable(Phrase("solved-damaged", {"why": repr(error)[:100]}, GAME)) from error


@cache
def shipped() -> Solution:
    """The solution that comes with the program. Raises Unreadable where it does not fit the rules or the dice."""
    place = resources.files("tumblestar.games.shizzle").joinpath("solved.json")
    return read(place.read_text(encoding="utf-8"))


# ------------------------------------------------------------------------------------------------ what is at hand

_solving: OrderedDict[Terms, speed.Preparing] = OrderedDict()
SOLUTIONS_KEPT = 20


_turn = threading.Lock()


def _solve_in_turn(terms: Terms) -> Solution:
    """One solution at a time is found beside: many tables with dice of their own leave the other cores alone."""
    with _turn:
        return solve(terms)


def at_hand(terms: Terms) -> Solution | None:
    """The solution of a game on these terms if it is known; else it is being found beside, where Numba is there.

    Where the shipped one should serve and does not fit the rules or the dice, the log says so, and it is found anew.
    """
    if terms == Terms():
        try:
            return shipped()
        except Unreadable as fault:
            log.warning("%s", fault)
    if terms not in _solving:
        if not speed.is_fast():
            return None
        _solving[terms] = speed.Preparing(lambda: _solve_in_turn(terms))
        if len(_solving) > SOLUTIONS_KEPT:
            _solving.popitem(last=False)
    return _solving[terms].ready
