"""One turn, exactly, and for two seats sweeps over all scores. In the compilable subset; `solution.py` calls it.

`classes` has the arrays of `RollClasses`: (length, spark, onward, outcomes, chokes, groups, counts, starts, ends).
Between turns a position of two seats is (the kind of Spark, the mover's points, the other's points), and
`theirs[spark][a][b]` is its value to a seat with `a` points that moves against one with `b`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tumblestar.engine.speed import Array
from tumblestar.games.shizzle.parts import DICE, SHIZZLE

WON = 1.0 - 1e-15
"""A value that cannot be bettered."""
LAST_TURN = -1
"""Instead of a target: the game is over after this turn."""


class TurnWorkspace(NamedTuple):
    """The arrays in which a turn is worked out, by pending Shizzles (`levels`) and kind of line (`kinds`)."""

    stops: Array
    """(levels, kinds): the value of stopping. A line of six counts as a pending Shizzle."""
    choked: Array
    """(kinds of Sparks): the value after a Choke."""
    rolls: Array
    """(levels, kinds): the value of rolling on, for a line of six from its last die alone; -1 where one cannot."""
    best: Array
    """(levels, kinds): the better of both. A line of six is not counted as pending yet."""


def settled(
    theirs: Array, spark: int, mine: int, other: int, bank: int, pending: int, length: int, target: int
) -> float:
    """The best value of stopping with two seats: so many attacks first, the rest takes (SH-3.1, SH-3.2)."""
    value = -1.0
    lost = 0
    for attacks in range(pending + 1):
        if attacks > 0 and lost == other:
            break
        lost = min(SHIZZLE * attacks, other)
        earned = SHIZZLE * (pending - attacks)
        if length < DICE:
            earned += length
        earned = min(earned, bank + lost)
        found = after_turn(theirs, spark, mine + earned, other - lost, bank + lost - earned, target)
        if found > value:
            value = found
    return value


def after_turn(theirs: Array, spark: int, mine: int, other: int, bank: int, target: int) -> float:
    """The value of a turn that is over to the seat that played it (SH-3.6, SH-3.7)."""
    if bank == 0 or target == LAST_TURN or (target > 0 and mine >= target):
        if mine > other:
            return 1.0
        return 0.5 if mine == other else 0.0
    return 1.0 - theirs[spark][other][mine]


def compute_stop_values(
    classes: Sequence[Array], theirs: Array, mine: int, other: int, bank: int, target: int, work: TurnWorkspace
) -> int:
    """Writes the values of stopping, and of a Choke, for two seats.

    Returns how many Shizzles pending were looked at: with the most of them, stopping with a line of six wins.
    """
    stops, choked = work.stops, work.choked
    length, spark = classes[0], classes[1]
    pending = 0
    won = False
    while not won and pending < len(stops):
        won = pending > 0
        for kind in range(len(length)):
            value = settled(theirs, spark[kind], mine, other, bank, pending, length[kind], target)
            stops[pending][kind] = value
            if length[kind] == DICE and value < WON:
                won = False
        pending += 1
    for kind in range(len(choked)):
        choked[kind] = after_turn(theirs, kind, mine, other, bank, target)
    return pending


def solve_turn(classes: Sequence[Array], levels: int, work: TurnWorkspace) -> None:
    """Writes the values of rolling on, and the better of stopping and rolling on.

    Needs `stops` and `choked`. With the most Shizzles, `levels - 1`, one stops.
    """
    stops, choked, rolls, best = work.stops, work.choked, work.rolls, work.best
    length, spark, onward, outcomes, chokes, groups, counts, starts, ends = classes
    kinds = len(length)
    for kind in range(kinds):
        rolls[levels - 1][kind] = -1.0
        best[levels - 1][kind] = stops[levels - 1][kind]
    for pending in range(levels - 2, -1, -1):
        values = best[pending]
        for kind in range(kinds - 1, -1, -1):
            rolls[pending][kind] = -1.0
            values[kind] = stops[pending][kind]
            if length[kind] == DICE:
                values[kind] = max(stops[pending + 1][kind], rolls[pending + 1][onward[kind]])
            elif outcomes[kind] > 0:
                total = chokes[kind] * choked[spark[kind]]
                for group in range(groups[kind], groups[kind + 1]):
                    value = -1.0
                    for i in range(starts[group], starts[group + 1]):
                        if values[ends[i]] > value:
                            value = values[ends[i]]
                    total += counts[group] * value
                total /= outcomes[kind]
                rolls[pending][kind] = total
                if total > values[kind]:
                    values[kind] = total


def sweep(classes: Sequence[Array], before: Array, after: Array, total: int, target: int, work: TurnWorkspace) -> float:
    """New values of every position of two seats from the values `before`, into `after`, which may be the same table.

    Small banks come first, so that in one table what is new is used at once. Returns the largest change.
    """
    change = 0.0
    most = target if target > 0 else total
    for bank in range(1, total + 1):
        for mine in range(total - bank + 1):
            other = total - bank - mine
            if mine >= most or other >= most:
                continue
            levels = compute_stop_values(classes, before, mine, other, bank, target, work)
            solve_turn(classes, levels, work)
            for kind in range(len(work.choked)):
                value = work.rolls[0][kind]
                change = max(change, abs(value - after[kind][mine][other]))
                after[kind][mine][other] = value
    return change
