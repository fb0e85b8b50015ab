# pyright: basic
"""The values of a turn of Shizzle and of every action in it, by what its ends are worth. In the compilable subset.

The end of a turn is worth, to the seat that played it, its win share by a solution, a table or an estimate, or simply
the points that it banked. From that follow, exactly, the values of stopping, of rolling on from every line that the
turn can reach, and of every action. `players.py` decides by them; `evaluation.py` reads them for people.
"""

from math import exp
from typing import Any, NamedTuple

from tumblestar.engine.speed import hole
from tumblestar.games.shizzle.parts import DICE, SHIZZLE
from tumblestar.games.shizzle.rules import ALL_DICE, ATTACK, CHOOSE, READY, ROLL, SETTLE, SPARK, STOP, TAKE
from tumblestar.games.shizzle.solver.share_tables import FIRST_POINTS, LARGEST_LEAD, MOST_POINTS, THREE_SEAT_TOTAL

legal = fits = ends_game = solve_turn = hole

POINTS, SOLUTION, THREE_SEATS, ESTIMATE, SIMPLE = range(5)
"""How the end of a turn is evaluated: by the points that it banked, or by win shares: of the solution for two seats, of
the table for three, of the estimate that is shipped, or of a simple model in its form where none fits the rules."""
AHEAD = 5
"""So many Shizzles of a turn are looked at, and always four more than are pending; with the most one stops. For the win
shares of two seats those are looked at that can make a difference."""
FREE = 3
"""With at most so many seats or Shizzles, and with those that are pending, every way to attack is tried; with more only
the seat with most points is attacked."""
WON = 1e-12
"""What is so near to all that there is cannot be bettered."""
UNKNOWN = -1.0
EVALUATOR, LEVELS, TURN, PENDING, BANK, FIRST_SCORE = range(6)
"""What `TurnMemory.key` has of the turn that is worked out; all scores follow, the mover's first."""


class TurnTables(NamedTuple):
    """Read-only tables of the games that players are for."""

    solution: Any
    """solution[turns left][kind of Spark][points of the mover][points of the other]: the mover's share; turns left
    count only in a game of rounds, else they are 0."""
    three_seats: Any
    """The shares of the next to move, and of the seat after it, by `place_of_three`."""
    factors: Any
    """factors[place][bank]: the rows of the estimate (`share_tables.estimate_rows`)."""
    kinds: Any
    """kinds[face][dice of the line]: the roll class of a line by the face at its end."""
    classes: Any
    """The roll classes as arrays (`solution.class_arrays`)."""


class TurnMemory(NamedTuple):
    """The turn that is worked out, and scratch. `levels` counts pending Shizzles, `kinds` the roll classes."""

    key: Any
    """Which turn it is: EVALUATOR + 1, or 0 for none, and so on."""
    stops: Any
    """(levels, kinds): the value of stopping. A line of six counts as a pending Shizzle."""
    choked: Any
    """(kinds of Sparks): the value after a Choke."""
    rolls: Any
    """(levels, kinds): the value of rolling on; -1 where one cannot."""
    best: Any
    """(levels, kinds): the better of both. A line of six is not counted as pending yet."""
    stop_shares: Any
    """(levels, lengths, seats): the shares of all seats, the mover's first, after the best way to settle; not for
    POINTS. With two seats, where they depend on the Spark too, `stops` says the same."""
    choke_shares: Any
    """(seats): those after a Choke."""
    by_action: Any
    """(actions): the value of each legal action."""
    by_end: Any
    """(lengths, kinds of Sparks): the values of stopping with so many Shizzles."""
    shares: Any
    """(seats): the shares of all seats, the mover's first."""
    scores: Any
    """(seats): scores, the mover's first."""
    attacks: Any
    """(seats): the attacks on each seat."""
    by_attack: Any
    """(seats): the best value of settling that begins with an attack on a seat; the first is for takes."""
    out: Any
    """(8): legal actions."""
    seen: Any
    """(6, 64): the lines visited so far, by last die and dice held."""
    stack: Any
    """(512, 2): the lines still to visit."""


def new_memory(bound, seats, levels, kinds, sparks):
    """Memory for turns in that of a binding. Not compiled."""
    stops, rolls, best = (bound.floats(levels, kinds) for _ in range(3))
    return TurnMemory(
        bound.ints(FIRST_SCORE + seats), stops, bound.floats(sparks), rolls, best,
        bound.floats(levels, DICE + 1, seats), bound.floats(seats), bound.floats(ATTACK + seats),
        bound.floats(DICE + 1, sparks), bound.floats(seats), bound.ints(seats), bound.ints(seats), bound.floats(seats),
        bound.ints(8), bound.ints(DICE, ALL_DICE + 1), bound.ints(512, 2),
    )  # fmt: skip


# -- the end of a turn


def value_after(s, evaluator, tables, scores, bank, spark, shares):
    """What the end of a turn is worth to the mover, which leaves these scores, its own first; and all seats' shares."""
    if evaluator == POINTS:
        return float(scores[0] - s.score[s.mover])
    if ends_game(s, scores[0], bank, s.turns + 1):
        write_last_shares(scores, s.seats, shares)
    elif evaluator == SOLUTION:
        turns_left = 0
        if s.rounds > 0:
            turns_left = s.rounds * s.seats - s.turns - 1
        shares[1] = tables.solution[turns_left][spark][scores[1]][scores[0]]
        shares[0] = 1.0 - shares[1]
    elif evaluator == THREE_SEATS:
        place = place_of_three(scores[1], scores[2], scores[0])
        shares[1] = tables.three_seats[0][place]
        shares[2] = tables.three_seats[1][place]
        shares[0] = max(0.0, 1.0 - shares[1] - shares[2])
    else:
        write_estimate(scores, s.seats, bank, tables.factors, shares)
    return shares[0]


def write_last_shares(scores, n, shares):
    """Writes the shares of `n` seats when the game is over with these scores."""
    best = 0
    ties = 0
    for i in range(n):
        if scores[i] > best:
            best = scores[i]
            ties = 0
        if scores[i] == best:
            ties += 1
    for i in range(n):
        shares[i] = 1.0 / ties if scores[i] == best else 0.0


def place_of_three(a, b, c):
    """Where three scores, that of the next to move first, stand in the table (`share_tables.three_seat_places`)."""
    rest = THREE_SEAT_TOTAL - a
    left = rest - b
    before = THREE_SEAT_TOTAL * (THREE_SEAT_TOTAL + 1) * (THREE_SEAT_TOTAL + 2) - rest * (rest + 1) * (rest + 2)
    return before // 6 + (rest * (rest + 1) - left * (left + 1)) // 2 + c


def write_estimate(scores, n, bank, factors, shares):
    """Writes the estimated shares of `n` seats when the game goes on; the first of them moves last."""
    high = 0
    second = 0
    for i in range(n):
        if scores[i] > high:
            second = high
            high = scores[i]
        elif scores[i] > second:
            second = scores[i]
    whole = 0.0
    for i in range(1, n + 1):
        score = scores[i % n]
        lead = score - (second if score == high else high)
        terms = factors[i - 1][min(bank, MOST_POINTS)]
        weight = exp(terms[LARGEST_LEAD + min(max(lead, -LARGEST_LEAD), LARGEST_LEAD)]
                     + terms[FIRST_POINTS + min(score, MOST_POINTS)])  # fmt: skip
        shares[i % n] = weight
        whole += weight
    for i in range(n):
        shares[i] /= whole


# -- settling


def best_settlement(s, evaluator, tables, spark, pending, length, free, turn, left):
    """The value of the best attacks and takes after stopping; the shares that it leaves go into `left`.

    `by_attack` gets the best value by first action. Unless `free`, only the seat with most points is attacked.
    """
    attacks, by_attack, n = turn.attacks, turn.by_attack, s.seats
    for i in range(n):
        attacks[i] = 0
        by_attack[i] = UNKNOWN
    best = UNKNOWN
    used = 0
    while used >= 0:
        value = value_of_attacks(s, evaluator, tables, spark, pending - used, length, turn)
        if value > best:
            best = value
            for i in range(n):
                left[i] = turn.shares[i]
        if used == 0:
            by_attack[0] = value
        for i in range(1, n):
            if attacks[i] > 0 and value > by_attack[i]:
                by_attack[i] = value
        used = next_attacks(s, attacks, used, pending) if free else next_attack_on_best(s, attacks, used, pending)
    return best


def value_of_attacks(s, evaluator, tables, spark, takes, length, turn):
    """The value to the mover after the attacks of `turn.attacks` and so many takes."""
    attacks, scores, n = turn.attacks, turn.scores, s.seats
    bank = s.bank
    for i in range(n):
        score = s.score[(s.mover + i) % n]
        lost = min(SHIZZLE * attacks[i], score)
        scores[i] = score - lost
        bank += lost
    earned = SHIZZLE * takes
    if length < DICE:
        earned += length
    earned = min(earned, bank)
    scores[0] += earned
    return value_after(s, evaluator, tables, scores, bank - earned, spark, turn.shares)


def next_attacks(s, attacks, used, pending):
    """Makes the next distribution of attacks; returns how many it has, or -1 after the last.

    It counts as an odometer does: one more on the first seat that can be attacked once more, none on those before it.
    """
    for i in range(1, s.seats):
        if used < pending and SHIZZLE * attacks[i] < s.score[(s.mover + i) % s.seats]:
            attacks[i] += 1
            return used + 1
        used -= attacks[i]
        attacks[i] = 0
    return -1


def next_attack_on_best(s, attacks, used, pending):
    """Adds an attack on the seat that has most points left; returns how many there are, or -1 if none can be added."""
    n, best, most = s.seats, 0, 0
    for i in range(1, n):
        left = s.score[(s.mover + i) % n] - SHIZZLE * attacks[i]
        if left > most:
            most = left
            best = i
    if best == 0 or used == pending:
        return -1
    attacks[best] += 1
    return used + 1


# -- the turn


def work_out(s, evaluator, tables, turn):
    """Works out the turn under way, unless that is done; returns how many counts of pending Shizzles are looked at."""
    key, n = turn.key, s.seats
    before = max(s.pending - 1, 0)
    is_known = (
        key[EVALUATOR] == evaluator + 1 and key[TURN] == s.turns and key[PENDING] == before and key[BANK] == s.bank
    )
    for i in range(n):
        score = s.score[(s.mover + i) % n]
        if key[FIRST_SCORE + i] != score:
            is_known = False
            key[FIRST_SCORE + i] = score
    if not is_known:
        key[EVALUATOR], key[TURN], key[PENDING], key[BANK] = evaluator + 1, s.turns, before, s.bank
        key[LEVELS] = fill_stops(s, evaluator, tables, before, turn)
        solve_turn(tables.classes, key[LEVELS], turn)
    return key[LEVELS]


def fill_stops(s, evaluator, tables, before, turn):
    """Writes the values of stopping and of a Choke; returns how many counts of pending Shizzles are looked at.

    `before` is one less than are pending: the first of a turn changes nothing. More than are pending are left out where
    stopping with a line of six cannot be bettered.
    """
    n, scores = s.seats, turn.scores
    top = 1.0
    if evaluator == POINTS:
        top = float(s.bank)
        for i in range(1, n):
            top += s.score[(s.mover + i) % n]
    most = len(turn.stops)
    if n > 2 or evaluator == POINTS:
        most = min(most, before + AHEAD + 1)
    levels = 0
    while levels < most:
        least = fill_level(s, evaluator, tables, levels, turn)
        levels += 1
        if levels > before + 2 and least >= top - WON:
            break
    for i in range(n):
        scores[i] = s.score[(s.mover + i) % n]
    for spark in range(len(turn.choked)):
        turn.choked[spark] = value_after(s, evaluator, tables, scores, s.bank, spark, turn.choke_shares)
    return levels


def fill_level(s, evaluator, tables, pending, turn):
    """Writes the values of stopping with so many Shizzles; returns the least one with a line of six.

    They depend on the length of the line, and by the solution on the Spark that is left.
    """
    length, spark, by_end = tables.classes[0], tables.classes[1], turn.by_end
    free = pending <= FREE or s.seats <= FREE or pending == s.pending
    for size in range(DICE + 1):
        for k in range(len(turn.choked)):
            by_end[size][k] = UNKNOWN
    least = float(MOST_POINTS * MOST_POINTS)
    for kind in range(len(length)):
        size = length[kind]
        if size == 1:
            continue
        k = spark[kind] if evaluator == SOLUTION else 0
        if by_end[size][k] == UNKNOWN:
            left = turn.stop_shares[pending][size]
            by_end[size][k] = best_settlement(s, evaluator, tables, k, pending, size, free, turn, left)
            if size == DICE:
                least = min(least, by_end[size][k])
        turn.stops[pending][kind] = by_end[size][k]
    return least


# -- actions


def value_actions(s, evaluator, tables, turn):
    """Writes the value of every legal action into `by_action`; returns how many Shizzles are looked at (`work_out`).

    Where no seat is to decide, the turn is worked out all the same.
    """
    levels = work_out(s, evaluator, tables, turn)
    by_action = turn.by_action
    if s.phase == CHOOSE:
        value_choices(s, tables, levels, turn)
    elif s.phase == SETTLE:
        last = s.line[s.length - 1]
        spark = tables.classes[1][kind_of(s, tables, last, 1 << last)]
        best_settlement(s, evaluator, tables, spark, s.pending, s.length, True, turn, turn.stop_shares[0][0])
        by_action[TAKE] = turn.by_attack[0]
        for i in range(1, s.seats):
            by_action[ATTACK + (s.mover + i) % s.seats] = turn.by_attack[i]
    elif s.phase == READY:
        by_action[ROLL] = turn.rolls[0][kind_of(s, tables, s.line[0], 1 << s.line[0])]
    elif s.phase == SPARK:
        for die in range(DICE):
            total = 0.0
            for number in range(DICE):
                total += turn.rolls[0][tables.kinds[die * DICE + number][1 << die]]
            by_action[die] = total / DICE
    return levels


def kind_of(s, tables, last, held):
    """The kind of the line that ends with a die as it lies."""
    return tables.kinds[last * DICE + s.shown[last] - 1][held]


def value_choices(s, tables, levels, turn):
    """Writes the values of actions in a choice of dice: of ending it, and of each die that may join."""
    held = ALL_DICE & ~s.loose
    pending = min(s.pending, levels - 2)
    for i in range(legal(s, turn.out)):
        action = turn.out[i]
        if action < DICE:
            turn.by_action[action] = value_of_joining(s, tables, action, held | 1 << action, pending, turn)
            continue
        kind = kind_of(s, tables, s.line[s.length - 1], held)
        if action == STOP:
            turn.by_action[action] = turn.stops[pending][kind]
        else:
            turn.by_action[action] = turn.rolls[pending][tables.classes[2][kind]]


def value_of_joining(s, tables, last, held, pending, turn):
    """The value of the best line that can come of one, itself included; each is looked at once."""
    seen, stack = turn.seen, turn.stack
    best = UNKNOWN
    for die in range(DICE):
        for dice in range(ALL_DICE + 1):
            seen[die][dice] = 0
    top = 1
    stack[0][0] = last
    stack[0][1] = held
    while top > 0:
        top -= 1
        last, held = stack[top][0], stack[top][1]

        # A line of two dice is no place to end, unless no die fits (SH-2.8). `best` counts that of a line of six.
        kind = kind_of(s, tables, last, held)
        is_extended = tables.classes[0][kind] > 2
        if is_extended:
            best = max(best, turn.best[pending][kind])
        for die in range(DICE):
            if not (held >> die) & 1 and fits(s, die, last):
                is_extended = True
                grown = held | 1 << die
                if not seen[die][grown]:
                    seen[die][grown] = 1
                    stack[top][0] = die
                    stack[top][1] = grown
                    top += 1
        if not is_extended:  # a Fizzle
            best = max(best, turn.stops[pending][kind])
    return best
