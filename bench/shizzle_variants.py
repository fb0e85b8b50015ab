# pyright: basic
"""Shizzle for two seats under other rules or habits. In the compilable subset; `bench/shizzle_study.py` calls it.

`house` says how one seat may settle: [ATTACKS, REFUSE, TAKES_FIRST, SHORT, AT_ONCE, SHORTEST], see below.
"""

from tumblestar.games.shizzle.parts import DICE, SHIZZLE
from tumblestar.speed import hole

solve_turn = after_turn = hole


ATTACKS, REFUSE, TAKES_FIRST, SHORT, AT_ONCE, SHORTEST = range(6)
"""Attacks: 0 free, 1 never, 2 whenever possible, 3 only on six points. 1: points may be refused; takes come before
attacks; a bank that holds less than is earned pays nothing; a Shizzle is settled at once. And the shortest line that
one stops with."""


def settled_by(house, theirs, mine_values, spark, mine, other, bank, pending, length):
    """The best value of stopping under such a house rule."""
    best = -1.0
    most = pending
    if house[ATTACKS] == 1:
        most = 0
    least = 0
    if house[ATTACKS] == 2:
        while least < pending and SHIZZLE * least < other:
            least += 1
    for attacks in range(least, most + 1):
        if attacks > 0 and SHIZZLE * (attacks - 1) >= other:
            break
        if house[ATTACKS] == 3 and SHIZZLE * attacks > other:
            break
        lost = min(SHIZZLE * attacks, other)
        takes = SHIZZLE * (pending - attacks)
        line = length if length < DICE else 0
        if house[TAKES_FIRST]:
            earned = min(takes, bank)
            earned += min(line, bank - earned + lost)
        else:
            earned = takes + line
            if earned > bank + lost:
                earned = 0 if house[SHORT] else bank + lost
        for refused in range(2 if house[REFUSE] else 1):
            if refused:
                earned = 0
            left = bank + lost - earned
            best = max(best, after_turn(theirs, spark, mine + earned, other - lost, left, 0))
            if house[AT_ONCE] and length == DICE and left > 0:
                best = max(best, mine_values[spark][mine + earned][other - lost])  # goes on as if the turn began
    return best


def sweep_by(plan, house, theirs, before, after, total, work):
    """New values for a seat in such a house against `theirs`, into `after`. Returns the largest change."""
    stops, choked, rolls = work.stops, work.choked, work.rolls
    length, spark = plan[0], plan[1]
    change = 0.0
    for bank in range(1, total + 1):
        for mine in range(total - bank + 1):
            other = total - bank - mine
            levels = len(stops)
            if house[AT_ONCE]:
                levels = 2
            for pending in range(levels):
                for kind in range(len(length)):
                    value = settled_by(house, theirs, before, spark[kind], mine, other, bank, pending, length[kind])
                    if 2 < length[kind] < house[SHORTEST]:
                        value = -1.0
                    stops[pending][kind] = value
            for kind in range(len(choked)):
                choked[kind] = after_turn(theirs, kind, mine, other, bank, 0)
            solve_turn(plan, levels, work)
            for kind in range(len(choked)):
                change = max(change, abs(rolls[0][kind] - after[kind][mine][other]))
                after[kind][mine][other] = rolls[0][kind]
    return change
