# pyright: basic
"""Shizzle for three seats, iterated over all scores. In the compilable subset; `bench/shizzle_solve.py` calls it.

Each seat plays for its own share of the win, exactly within its turn; among equal ends of a turn it takes the first
found. `theirs[a][b][c]` holds the shares of the three seats with these points, the one with `a` being next to move, in
turn order. With three seats such values need not be the only ones that fit together, so what certifies them is the
residual: how much one more sweep would change any of them.
"""

from math import exp

from tumblestar.games.shizzle.parts import DICE, SHIZZLE

SEATS = 3


def settled_three(theirs, a, b, c, bank, pending, length, waver, found):
    """The shares after stopping for the seat with `a` points, into `found`: mover, next, last.

    Ways to settle of nearly the same value to the mover are taken by e to the power of -(what they cost) / waver.
    """
    best = -1.0
    for first in range(pending + 1):
        if first > 0 and SHIZZLE * (first - 1) >= b:
            break
        for second in range(pending - first + 1):
            if second > 0 and SHIZZLE * (second - 1) >= c:
                break
            best = max(best, settled_so(theirs, a, b, c, bank, pending, length, first, second, 2))
    whole = 0.0
    for seat in range(SEATS):
        found[seat] = 0.0
    for first in range(pending + 1):
        if first > 0 and SHIZZLE * (first - 1) >= b:
            break
        for second in range(pending - first + 1):
            if second > 0 and SHIZZLE * (second - 1) >= c:
                break
            value = settled_so(theirs, a, b, c, bank, pending, length, first, second, 2)
            weight = exp((value - best) / waver)
            whole += weight
            found[0] += weight * value
            found[1] += weight * settled_so(theirs, a, b, c, bank, pending, length, first, second, 0)
            found[2] += weight * settled_so(theirs, a, b, c, bank, pending, length, first, second, 1)
    for seat in range(SEATS):
        found[seat] /= whole


def settled_so(theirs, a, b, c, bank, pending, length, first, second, seat):
    """A seat's share when so many attacks go to the next seat and to the last, and the rest takes."""
    lost_b = min(SHIZZLE * first, b)
    lost_c = min(SHIZZLE * second, c)
    earned = SHIZZLE * (pending - first - second)
    if length < DICE:
        earned += length
    left = bank + lost_b + lost_c
    earned = min(earned, left)
    return share_of_three(theirs, b - lost_b, c - lost_c, a + earned, left - earned, seat)


def share_of_three(theirs, a, b, c, bank, seat):
    """The share of one of three seats between turns, the next to move first; or when the bank is empty."""
    if bank > 0:
        return theirs[a][b][c][seat]
    high = max(a, b, c)
    mine = a if seat == 0 else b if seat == 1 else c
    if mine < high:
        return 0.0
    ties = 0
    if a == high:
        ties += 1
    if b == high:
        ties += 1
    if c == high:
        ties += 1
    return 1.0 / ties


def leaning(gain, waver):
    """How often a way is taken whose value is higher by `gain`."""
    if gain > 40.0 * waver:
        return 1.0
    if gain < -40.0 * waver:
        return 0.0
    return 1.0 / (1.0 + exp(-gain / waver))


def play_three(plan, theirs, a, b, c, bank, waver, stops, rolls, values, found):
    """The shares at the beginning of a turn, into `found`, when the mover plays it for its own."""
    length, _, onward_kind, outcomes, chokes, groups, counts, starts, ends = plan
    kinds = len(length)
    levels = 0
    won = False
    while not won and levels < len(stops):
        won = levels > 0
        for size in range(2, DICE + 1):
            settled_three(theirs, a, b, c, bank, levels, size, waver, found)
            if size == DICE and found[0] < 1.0 - 1e-12:
                won = False
            for kind in range(kinds):
                if length[kind] == size:
                    for seat in range(SEATS):
                        stops[levels][kind][seat] = found[seat]
        levels += 1
    for pending in range(levels - 2, -1, -1):
        here = values[pending]
        for kind in range(kinds - 1, -1, -1):
            size = length[kind]
            if size == DICE:
                onward = 0.0
                if pending + 1 < levels - 1:
                    onward = leaning(rolls[pending + 1][onward_kind[kind]][0] - stops[pending + 1][kind][0], waver)
                for seat in range(SEATS):
                    stop = stops[pending + 1][kind][seat]
                    here[kind][seat] = (
                        stop + onward * (rolls[pending + 1][onward_kind[kind]][seat] - stop) if onward else stop
                    )
                continue
            if outcomes[kind] == 0:
                for seat in range(SEATS):
                    here[kind][seat] = stops[pending][kind][seat]
                continue
            row = rolls[pending][kind]
            row[0] = chokes[kind] * share_of_three(theirs, b, c, a, bank, 2)
            row[1] = chokes[kind] * share_of_three(theirs, b, c, a, bank, 0)
            row[2] = chokes[kind] * share_of_three(theirs, b, c, a, bank, 1)
            for group in range(groups[kind], groups[kind + 1]):
                best = ends[starts[group]]
                for i in range(starts[group] + 1, starts[group + 1]):
                    if here[ends[i]][0] > here[best][0]:
                        best = ends[i]
                for seat in range(SEATS):
                    row[seat] += counts[group] * here[best][seat]
            for seat in range(SEATS):
                row[seat] /= outcomes[kind]
            onward = 1.0 if size == 1 else leaning(row[0] - stops[pending][kind][0], waver)
            for seat in range(SEATS):
                here[kind][seat] = stops[pending][kind][seat] + onward * (row[seat] - stops[pending][kind][seat])
    for seat in range(SEATS):
        found[seat] = rolls[0][0][seat]


def sweep_three(plan, theirs, total, banks, step, waver, stops, rolls, values, found):
    """New values of every position in place, small banks first; returns the largest change that was due.

    Each value goes `step` of the way to what was found; `banks[0]` to `banks[1]` are looked at.
    """
    change = 0.0
    for bank in range(banks[0], banks[1] + 1):
        for a in range(total - bank + 1):
            for b in range(total - bank - a + 1):
                c = total - bank - a - b
                play_three(plan, theirs, a, b, c, bank, waver, stops, rolls, values, found)
                for seat in range(SEATS):
                    old = theirs[a][b][c][seat]
                    change = max(change, abs(found[seat] - old))
                    theirs[a][b][c][seat] = old + step * (found[seat] - old)
    return change
