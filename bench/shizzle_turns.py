# pyright: basic
"""Turns of Shizzle as chances of what they lead to, and values of one seat among others. In the compilable subset.

A position between turns is the scores from the mover's on. Positions are numbered by `rank_of`: small totals first.
The dice are those of the box, which have one kind of Spark. `bench/shizzle_best_response.py` calls these functions.
"""

from typing import Any, NamedTuple

from tumblestar.engine.speed import hole
from tumblestar.games.shizzle.parts import DICE, SHIZZLE

solve_turn = write_last_shares = write_estimate = hole


class TurnMemory(NamedTuple):
    """Tables and scratch arrays of a turn."""

    classes: Any
    """The roll classes as arrays (`solution.class_arrays`)."""
    binomials: Any
    """binomials[n][k]: n choose k."""
    work: Any
    """`turn_solver.TurnWorkspace`."""
    flow: Any
    """(levels, kinds): the chance to roll on from a kind of place, by pending Shizzles."""
    stopped: Any
    """(levels, lengths): the chance to stop with a line of a length."""
    nexts: Any
    """(levels, lengths): the position that stopping leads to."""
    scores: Any
    """(seats): the scores of the position, the mover's first."""
    attacks: Any
    """(seats): the attacks on each seat."""
    after: Any
    """(seats): the scores after a settlement, the mover's first."""
    shares: Any
    """(seats): the shares after it."""


class Values(NamedTuple):
    """How the mover values the position after its turn."""

    ranks: Any
    """The positions of `by_rank`, ascending; empty for all of them."""
    by_rank: Any
    """The values of positions; for others, the estimate's."""
    factors: Any
    """The rows of the estimate (`estimate.rows`)."""


class Turns(NamedTuple):
    """What turns lead to, row by row."""

    counts: Any
    """How many positions may follow."""
    nexts: Any
    """The positions that may follow."""
    chances: Any
    """The chances of these."""


def rank_after(after, binomials):
    """The number of the position after a turn that leaves scores, the mover's first."""
    n = len(after)
    total = 0
    rank = 0
    for i in range(n):
        total += after[(i + 1) % n]
        rank += binomials[total + i][i + 1]
    return rank


def write_scores(rank, scores, binomials):
    """Writes the scores of a position, and returns their sum."""
    n = len(scores)
    above = 0
    whole = 0
    for i in range(n - 1, -1, -1):
        top = i
        while binomials[top + 1][i + 1] <= rank:
            top += 1
        rank -= binomials[top][i + 1]
        if i == n - 1:
            whole = top - i
        else:
            scores[i + 1] = above - (top - i)
        above = top - i
    scores[0] = above
    return whole


def write_all_scores(ranks, found, binomials):
    """Writes the scores of positions, row by row."""
    for row in range(len(ranks)):
        write_scores(ranks[row], found[row], binomials)


def value_after(after, bank, values, turn):
    """The value of the position after a turn to the mover, whose score is the first."""
    known = len(values.ranks)
    if known == 0 and len(values.by_rank) > 0:
        return values.by_rank[rank_after(after, turn.binomials)]
    if bank == 0:
        write_last_shares(after, len(after), turn.shares)
        return turn.shares[0]
    if known > 0:
        rank = rank_after(after, turn.binomials)
        low = 0
        while low < known:
            middle = (low + known) // 2
            if values.ranks[middle] < rank:
                low = middle + 1
            else:
                known = middle
        if low < len(values.ranks) and values.ranks[low] == rank:
            return values.by_rank[low]
    write_estimate(after, len(after), bank, values.factors, turn.shares)
    return turn.shares[0]


def settle(bank, pending, length, values, turn):
    """The value of the best distribution of attacks and takes; the position it leads to is in `nexts`."""
    scores, attacks, after = turn.scores, turn.attacks, turn.after
    n = len(scores)
    for i in range(n):
        attacks[i] = 0
    best = -1.0
    used = 0
    while True:
        left = bank
        for i in range(n):
            lost = min(SHIZZLE * attacks[i], scores[i])
            after[i] = scores[i] - lost
            left += lost
        earned = SHIZZLE * (pending - used)
        if length < DICE:
            earned += length
        earned = min(earned, left)
        after[0] += earned
        value = value_after(after, left - earned, values, turn)
        if value > best:
            best = value
            turn.nexts[pending][length] = rank_after(after, turn.binomials)
        i = 1  # the next distribution of attacks
        while i < n:
            if used < pending and SHIZZLE * attacks[i] < scores[i]:
                attacks[i] += 1
                used += 1
                break
            used -= attacks[i]
            attacks[i] = 0
            i += 1
        if i == n:
            return best


def spread_turn(turn, levels):
    """Writes the chances of all ways to stop into `stopped`, and returns that of a Choke. Needs a solved turn."""
    length, _, onward, outcomes, chokes, groups, counts, starts, ends = turn.classes
    stops, rolls, best = turn.work.stops, turn.work.rolls, turn.work.best
    flow, stopped = turn.flow, turn.stopped
    for level in range(levels):
        for kind in range(len(length)):
            flow[level][kind] = 0.0
        for size in range(DICE + 1):
            stopped[level][size] = 0.0
    flow[0][0] = 1.0
    choke = 0.0
    for level in range(levels):
        for kind in range(len(length)):
            if flow[level][kind] == 0.0:
                continue
            part = flow[level][kind] / outcomes[kind]
            choke += part * chokes[kind]
            for group in range(groups[kind], groups[kind + 1]):
                end = ends[starts[group]]
                for i in range(starts[group] + 1, starts[group + 1]):
                    if best[level][ends[i]] > best[level][end]:
                        end = ends[i]
                up = level + 1 if length[end] == DICE else level
                if rolls[up][onward[end]] > stops[up][end]:
                    flow[up][onward[end]] += part * counts[group]
                else:
                    stopped[up][length[end]] += part * counts[group]
    return choke


def play_turn(bank, values, levels, turn):
    """Solves the turn of the mover of `turn.scores`, who goes by `values`. Returns the chance of a Choke."""
    length = turn.classes[0]
    scores, after, work = turn.scores, turn.after, turn.work
    for level in range(levels):
        for size in range(2, DICE + 1):
            value = settle(bank, level, size, values, turn)
            for kind in range(len(length)):
                if length[kind] == size:
                    work.stops[level][kind] = value
    for i in range(len(scores)):
        after[i] = scores[i]
    work.choked[0] = value_after(after, bank, values, turn)
    solve_turn(turn.classes, levels, work)
    return spread_turn(turn, levels)


def play_turns(ranks, total, values, levels, turn, turns):
    """Writes what the turns of some positions lead to, row by row; nothing for ended games.

    The mover stops with `levels - 1` Shizzles pending.
    """
    nexts, chances = turns.nexts, turns.chances
    for row in range(len(ranks)):
        bank = total - write_scores(ranks[row], turn.scores, turn.binomials)
        turns.counts[row] = 0
        if bank == 0:
            continue
        chances[row][0] = play_turn(bank, values, levels, turn)
        nexts[row][0] = rank_after(turn.scores, turn.binomials)
        count = 1
        for level in range(levels):
            for size in range(2, DICE + 1):
                if turn.stopped[level][size] > 0.0:
                    nexts[row][count] = turn.nexts[level][size]
                    chances[row][count] = turn.stopped[level][size]
                    count += 1
        turns.counts[row] = count


def sweep(shares, mine, theirs):
    """Updates the shares of one seat in place, small banks first; returns the largest change.

    `shares[rank][place]` is its share if it moves `place` turns from now. It plays by `mine`, the others by
    `theirs[place - 1]`.
    """
    n = len(shares[0])
    change = 0.0
    for rank in range(len(shares) - 1, -1, -1):
        if mine.counts[rank] == 0:
            continue
        for place in range(n):
            turns = mine
            if place > 0:
                turns = theirs[place - 1]
            value = 0.0
            for i in range(turns.counts[rank]):
                value += turns.chances[rank][i] * shares[turns.nexts[rank][i]][(place + n - 1) % n]
            change = max(change, abs(value - shares[rank][place]))
            shares[rank][place] = value
    return change
