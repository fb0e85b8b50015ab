# pyright: basic
"""Shizzle for three seats, iterated over all scores. In the compilable subset; `bench/shizzle_solve.py` calls it.

Each seat maximizes its own win share, exactly within its turn; among equal ends of a turn it takes the first.
`theirs[a][b][c]` has the win shares of the seats with these points in turn order; the seat with `a` moves next. With
three seats such an equilibrium need not be unique. Its residual certifies it: the largest change in one more sweep.
"""

from math import exp

from tumblestar.games.shizzle.parts import DICE, SHIZZLE

SEATS = 3


def settlement_shares(theirs, a, b, c, bank, pending, length, temperature, shares):
    """Writes the win shares after the seat with `a` points stops into `shares`: mover, next, last.

    Settlements are mixed by a softmax over the mover's value with this temperature.
    """
    best = -1.0
    for first in range(pending + 1):
        if first > 0 and SHIZZLE * (first - 1) >= b:
            break
        for second in range(pending - first + 1):
            if second > 0 and SHIZZLE * (second - 1) >= c:
                break
            best = max(best, settlement_share(theirs, a, b, c, bank, pending, length, first, second, 2))
    whole = 0.0
    for seat in range(SEATS):
        shares[seat] = 0.0
    for first in range(pending + 1):
        if first > 0 and SHIZZLE * (first - 1) >= b:
            break
        for second in range(pending - first + 1):
            if second > 0 and SHIZZLE * (second - 1) >= c:
                break
            value = settlement_share(theirs, a, b, c, bank, pending, length, first, second, 2)
            weight = exp((value - best) / temperature)
            whole += weight
            shares[0] += weight * value
            shares[1] += weight * settlement_share(theirs, a, b, c, bank, pending, length, first, second, 0)
            shares[2] += weight * settlement_share(theirs, a, b, c, bank, pending, length, first, second, 1)
    for seat in range(SEATS):
        shares[seat] /= whole


def settlement_share(theirs, a, b, c, bank, pending, length, first, second, seat):
    """A seat's win share after `first` attacks on the next seat, `second` on the last one, and takes for the rest."""
    lost_b = min(SHIZZLE * first, b)
    lost_c = min(SHIZZLE * second, c)
    earned = SHIZZLE * (pending - first - second)
    if length < DICE:
        earned += length
    left = bank + lost_b + lost_c
    earned = min(earned, left)
    return share_of_three(theirs, b - lost_b, c - lost_c, a + earned, left - earned, seat)


def share_of_three(theirs, a, b, c, bank, seat):
    """Win share of one of three seats between turns or at the end; seats count from the next to move."""
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


def logistic(gain, temperature):
    """Probability of an option whose value is higher by `gain`."""
    if gain > 40.0 * temperature:
        return 1.0
    if gain < -40.0 * temperature:
        return 0.0
    return 1.0 / (1.0 + exp(-gain / temperature))


def play_three(plan, theirs, a, b, c, bank, temperature, stops, rolls, values, shares):
    """Writes the win shares at the start of a turn into `shares`; the mover maximizes its own."""
    length, _, onward_kind, outcomes, chokes, groups, counts, starts, ends = plan
    kinds = len(length)
    levels = 0
    won = False
    while not won and levels < len(stops):
        won = levels > 0
        for size in range(2, DICE + 1):
            settlement_shares(theirs, a, b, c, bank, levels, size, temperature, shares)
            if size == DICE and shares[0] < 1.0 - 1e-12:
                won = False
            for kind in range(kinds):
                if length[kind] == size:
                    for seat in range(SEATS):
                        stops[levels][kind][seat] = shares[seat]
        levels += 1
    for pending in range(levels - 2, -1, -1):
        here = values[pending]
        for kind in range(kinds - 1, -1, -1):
            size = length[kind]
            if size == DICE:
                onward = 0.0
                if pending + 1 < levels - 1:
                    onward = logistic(
                        rolls[pending + 1][onward_kind[kind]][0] - stops[pending + 1][kind][0], temperature
                    )
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
            onward = 1.0 if size == 1 else logistic(row[0] - stops[pending][kind][0], temperature)
            for seat in range(SEATS):
                here[kind][seat] = stops[pending][kind][seat] + onward * (row[seat] - stops[pending][kind][seat])
    for seat in range(SEATS):
        shares[seat] = rolls[0][0][seat]


def sweep_three(plan, theirs, total, banks, step, temperature, stops, rolls, values, shares):
    """Updates every position in place, small banks first. Returns the largest change before scaling by `step`.

    Each value moves by `step` times its change. Banks from `banks[0]` to `banks[1]` are updated.
    """
    change = 0.0
    for bank in range(banks[0], banks[1] + 1):
        for a in range(total - bank + 1):
            for b in range(total - bank - a + 1):
                c = total - bank - a - b
                play_three(plan, theirs, a, b, c, bank, temperature, stops, rolls, values, shares)
                for seat in range(SEATS):
                    old = theirs[a][b][c][seat]
                    change = max(change, abs(shares[seat] - old))
                    theirs[a][b][c][seat] = old + step * (shares[seat] - old)
    return change
