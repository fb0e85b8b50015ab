# pyright: basic
"""Shizzle for two seats under other rules or habits. In the compilable subset; `bench/shizzle_study.py` calls it.

`settlement` is an array of the rules by which a seat settles: [ATTACKS, REFUSE, TAKES_FIRST, SHORT, AT_ONCE, SHORTEST].
"""

from tumblestar.engine.speed import hole
from tumblestar.games.shizzle.parts import DICE, SHIZZLE

solve_turn = after_turn = hole


ATTACKS, REFUSE, TAKES_FIRST, SHORT, AT_ONCE, SHORTEST = range(6)
"""Indices of `settlement`. ATTACKS: 0 free, 1 never, 2 whenever possible, 3 only on six points. REFUSE, TAKES_FIRST,
SHORT and AT_ONCE are flags: points may be refused; takes come before attacks; a bank that holds less than the earned
points pays nothing; a Shizzle is settled at once. SHORTEST: the shortest line with which a seat stops."""


def settlement_value(settlement, theirs, mine_values, spark, mine, other, bank, pending, length):
    """The best value of stopping under these settlement rules."""
    best = -1.0
    most = pending
    if settlement[ATTACKS] == 1:
        most = 0
    least = 0
    if settlement[ATTACKS] == 2:
        while least < pending and SHIZZLE * least < other:
            least += 1
    for attacks in range(least, most + 1):
        if attacks > 0 and SHIZZLE * (attacks - 1) >= other:
            break
        if settlement[ATTACKS] == 3 and SHIZZLE * attacks > other:
            break
        lost = min(SHIZZLE * attacks, other)
        takes = SHIZZLE * (pending - attacks)
        line = length if length < DICE else 0
        if settlement[TAKES_FIRST]:
            earned = min(takes, bank)
            earned += min(line, bank - earned + lost)
        else:
            earned = takes + line
            if earned > bank + lost:
                earned = 0 if settlement[SHORT] else bank + lost
        for refused in range(2 if settlement[REFUSE] else 1):
            if refused:
                earned = 0
            left = bank + lost - earned
            best = max(best, after_turn(theirs, spark, mine + earned, other - lost, left, 0))
            if settlement[AT_ONCE] and length == DICE and left > 0:
                best = max(best, mine_values[spark][mine + earned][other - lost])  # continues as at the start of a turn
    return best


def sweep_under(plan, settlement, theirs, before, after, total, work):
    """Writes new values of a seat under `settlement` against `theirs` into `after`. Returns the largest change."""
    stops, choked, rolls = work.stops, work.choked, work.rolls
    length, spark = plan[0], plan[1]
    change = 0.0
    for bank in range(1, total + 1):
        for mine in range(total - bank + 1):
            other = total - bank - mine
            levels = len(stops)
            if settlement[AT_ONCE]:
                levels = 2
            for pending in range(levels):
                for kind in range(len(length)):
                    value = settlement_value(
                        settlement, theirs, before, spark[kind], mine, other, bank, pending, length[kind]
                    )
                    if 2 < length[kind] < settlement[SHORTEST]:
                        value = -1.0
                    stops[pending][kind] = value
            for kind in range(len(choked)):
                choked[kind] = after_turn(theirs, kind, mine, other, bank, 0)
            solve_turn(plan, levels, work)
            for kind in range(len(choked)):
                change = max(change, abs(rolls[0][kind] - after[kind][mine][other]))
                after[kind][mine][other] = rolls[0][kind]
    return change
