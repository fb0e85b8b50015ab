# pyright: basic
"""Players of Shizzle, fast enough for millions of games, for matches and benches. In the compilable subset.

They decide as the bots do: exactly within the turn, by their evaluation of the end of a turn. A seat's player is
one of the kinds below, with its largest mistake. `speed.bind` fills the holes.
"""

from math import exp
from typing import Any, NamedTuple

from tumblestar.engine.speed import hole
from tumblestar.games.shizzle.parts import DICE, SHIZZLE
from tumblestar.games.shizzle.rules import ALL_DICE, ATTACK, CHOOSE, READY, SPARK, STOP, TAKE
from tumblestar.games.shizzle.solver.share_tables import FIRST_POINTS, LARGEST_LEAD, MOST_POINTS

actor = legal = odds = apply = copy_state = fits = ends_game = hole
compute_stop_values = solve_turn = next_seed = pick_below = pick_outcome = hole

RANDOM, GREEDY, TABLE, ESTIMATE, THREE_SEATS = range(5)
"""The kinds of players: any action; expected points; the solution for two seats; an estimate of shares; the table for
three seats."""
AHEAD = 4
"""Pending Shizzles that are searched; with more, the player stops."""
FREE = 3
"""With at most this many seats, or Shizzles, every distribution of attacks is searched."""


class PlayerTables(NamedTuple):
    """Read-only tables of the players."""

    solution: Any
    """solution[kind of Spark][points of the mover][points of the other]: the mover's share, for TABLE."""
    three_seats: Any
    """three_seats[a][b][c]: the shares of three seats, the one with `a` points to move next, for THREE_SEATS."""
    factors: Any
    """factors[place][bank]: the rows of the estimate (`estimate.rows`), for ESTIMATE."""
    kinds: Any
    """kinds[face][dice of the line]: the roll class of a line by the face at its end."""
    classes: Any
    """The roll classes as arrays (`solution.class_arrays`)."""


class PlayerWorkspace(NamedTuple):
    """Scratch arrays of a turn. `levels` is the number of pending Shizzles, `kinds` that of roll classes."""

    stops: Any
    """(levels, kinds): the value of stopping."""
    choked: Any
    """(kinds of Sparks): the value after a Choke."""
    rolls: Any
    """(levels, kinds): the value of rolling on."""
    best: Any
    """(levels, kinds): the better of both."""
    seen: Any
    """(6, 64): the lines visited so far, by last die and dice held."""
    stack: Any
    """(512, 2): the lines still to visit."""
    attacks: Any
    """(6): the attacks on each seat."""
    scores: Any
    """(6): the scores after a settlement, the mover's first."""
    out: Any
    """(8): legal actions."""
    weights: Any
    """(8): odds of chance."""
    by_action: Any
    """(16): the value of each action."""


def new_workspace(bound, levels, kinds, sparks):
    """A workspace in the memory of a binding. Not compiled."""
    tables = (bound.floats(levels, kinds) for _ in range(3))
    stops, rolls, best = tables
    return PlayerWorkspace(
        stops, bound.floats(sparks), rolls, best, bound.ints(6, 64), bound.ints(512, 2),
        bound.ints(6), bound.ints(6), bound.ints(8), bound.ints(8), bound.floats(16),
    )  # fmt: skip


def estimate_share(s, scores, bank, factors):
    """The estimated share of the seat whose turn ends with these scores, its own first (`estimate.shares`)."""
    mine = scores[0]
    if ends_game(s, mine, bank, s.turns + 1):
        return share_at_end(scores, s.seats)
    return share_by_factors(scores, s.seats, bank, factors)


def share_at_end(scores, n):
    """The share of the first of `n` seats when the game is over with these scores."""
    ties = 0
    for i in range(n):
        if scores[i] > scores[0]:
            return 0.0
        if scores[i] == scores[0]:
            ties += 1
    return 1.0 / ties


def share_by_factors(scores, n, bank, factors):
    """The estimated share of the first of `n` seats, which moves last, when the game goes on."""
    high = 0
    second = 0
    for i in range(n):
        if scores[i] > high:
            second = high
            high = scores[i]
        elif scores[i] > second:
            second = scores[i]
    whole = 0.0
    weight = 0.0
    for i in range(1, n + 1):
        score = scores[i % n]
        lead = score - (second if score == high else high)
        terms = factors[i - 1][min(bank, MOST_POINTS)]
        weight = exp(terms[LARGEST_LEAD + min(max(lead, -LARGEST_LEAD), LARGEST_LEAD)]
                     + terms[FIRST_POINTS + min(score, MOST_POINTS)])  # fmt: skip
        whole += weight
    return weight / whole


def best_settlement(s, kind, tables, spark, pending, length, free, work):
    """Value of the best distribution of attacks and takes after stopping.

    `by_action` gets the best value by first action: `by_action[0]` for taking all, `by_action[i]` for first attacking
    the i-th seat after the mover. Unless `free`, only the seat with most points is attacked.
    """
    attacks, by_action = work.attacks, work.by_action
    n = s.seats
    for i in range(n):
        attacks[i] = 0
        by_action[i] = -1.0
    best = -1.0
    used = 0
    while used >= 0:
        value = value_of_attacks(s, kind, tables, spark, pending - used, length, work)
        best = max(best, value)
        if used == 0:
            by_action[0] = max(by_action[0], value)
        for i in range(1, n):
            if attacks[i] > 0:
                by_action[i] = max(by_action[i], value)
        used = next_attacks(s, attacks, used, pending) if free else next_attack_on_best(s, attacks, used, pending)
    return best


def value_of_attacks(s, kind, tables, spark, takes, length, work):
    """Value for the mover after the attacks of `work.attacks` and so many takes; `work.scores` gets the points."""
    attacks, scores, n = work.attacks, work.scores, s.seats
    bank = s.bank
    for i in range(n):
        scores[i] = s.score[(s.mover + i) % n]
        lost = min(SHIZZLE * attacks[i], scores[i])
        scores[i] -= lost
        bank += lost
    earned = SHIZZLE * takes
    if length < DICE:
        earned += length
    earned = min(earned, bank)
    scores[0] += earned
    bank -= earned
    if kind == GREEDY:
        return float(earned)
    if kind == TABLE:
        if bank == 0:
            return 1.0 if scores[0] > scores[1] else 0.5 if scores[0] == scores[1] else 0.0
        return 1.0 - tables.solution[spark][scores[1]][scores[0]]
    if kind == THREE_SEATS and bank > 0:
        return tables.three_seats[scores[1]][scores[2]][scores[0]][2]
    return estimate_share(s, scores, bank, tables.factors)


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


def begin_turn(s, kind, tables, work):
    """Solves the turn of the seat to act. Returns the number of pending Shizzles that were searched."""
    stops, choked, scores = work.stops, work.choked, work.scores
    length = tables.classes[0]
    n = s.seats
    me = s.mover
    if kind == TABLE:
        theirs = tables.solution
        levels = compute_stop_values(tables.classes, theirs, s.score[me], s.score[1 - me], s.bank, 0, work)
    else:
        levels = AHEAD + 1
        for pending in range(levels):
            for size in range(2, DICE + 1):
                free = pending <= FREE or n <= FREE
                value = best_settlement(s, kind, tables, 0, pending, size, free, work)
                for k in range(len(length)):
                    if length[k] == size:
                        stops[pending][k] = value
        value = 0.0
        if kind == ESTIMATE:
            for i in range(n):
                scores[i] = s.score[(me + i) % n]
            value = estimate_share(s, scores, s.bank, tables.factors)
        elif kind == THREE_SEATS:
            value = tables.three_seats[s.score[(me + 1) % n]][s.score[(me + 2) % n]][s.score[me]][2]
        for k in range(len(choked)):
            choked[k] = value
    solve_turn(tables.classes, levels, work)
    return levels


def line_value(s, tables, last, held, pending, work, is_stop):
    """The value of stopping or of rolling on with a line; `pending` counts the Shizzle of a line of six."""
    kind = tables.kinds[last * DICE + s.shown[last] - 1][held]
    if is_stop:
        return work.stops[pending][kind]
    return work.rolls[pending][tables.classes[2][kind]]


def evaluate_choices(s, tables, levels, work):
    """Writes the values of actions in a choice of dice into `by_action`. Returns the number of legal actions."""
    kinds, seen, stack, out, by_action = tables.kinds, work.seen, work.stack, work.out, work.by_action
    n = legal(s, out)

    # More pending Shizzles than were searched count as the most that were. `best` adds that of a line of six itself, so
    # where it is pending already it is left out.
    pending = min(s.pending, levels - 1)
    before = min(s.pending - (1 if s.length == DICE else 0), levels - 2)
    for i in range(n):
        action = out[i]

        # Stopping and rolling on: the value of the line as it lies.
        if action >= STOP:
            last = s.line[s.length - 1]
            held = ALL_DICE & ~s.loose
            by_action[action] = line_value(s, tables, last, held, pending, work, action == STOP)
            continue

        # A die that joins: the best of all lines that can come of it, each looked at once.
        best = -1.0
        for last in range(DICE):
            for held in range(ALL_DICE + 1):
                seen[last][held] = 0
        top = 1
        stack[0][0] = action
        stack[0][1] = (ALL_DICE & ~s.loose) | 1 << action
        while top > 0:
            top -= 1
            last, held = stack[top][0], stack[top][1]

            # A line of two dice is no place to end, unless no die fits (SH-2.8).
            size = 0
            for die in range(DICE):
                size += held >> die & 1
            if size == 2:
                is_extended = 0
            else:
                best = max(best, work.best[before][kinds[last * DICE + s.shown[last] - 1][held]])
                is_extended = 1

            # The dice that may join next.
            for die in range(DICE):
                if not (held >> die) & 1 and fits(s, die, last):
                    is_extended = 1
                    grown = held | 1 << die
                    if not seen[die][grown]:
                        seen[die][grown] = 1
                        stack[top][0] = die
                        stack[top][1] = grown
                        top += 1
            if not is_extended:  # a Fizzle
                best = max(best, work.stops[min(s.pending, levels - 1)][kinds[last * DICE + s.shown[last] - 1][held]])
        by_action[action] = best
    return n


def decide(s, kind, mistake, tables, levels, seed, work):
    """An action of the seat to act, random among those within `mistake` of the best."""
    out, by_action = work.out, work.by_action
    n = legal(s, out)
    if n == 1:
        return out[0]
    if kind == RANDOM or s.phase == SPARK:
        return out[pick_below(seed, n)]
    if s.phase == CHOOSE:
        n = evaluate_choices(s, tables, levels, work)
    else:
        last = s.line[s.length - 1]
        spark = tables.classes[1][tables.kinds[last * DICE + s.shown[last] - 1][1 << last]]
        best_settlement(s, kind, tables, spark, s.pending, s.length, True, work)
        for i in range(s.seats - 1, -1, -1):
            seat = (s.mover + i) % s.seats
            by_action[ATTACK + seat] = by_action[i]
        by_action[TAKE] = by_action[ATTACK + s.mover]
    best = -1.0
    for i in range(n):
        best = max(best, by_action[out[i]])
    near = 0
    for i in range(n):
        if by_action[out[i]] >= best - mistake:
            out[near] = out[i]
            near += 1
    return out[pick_below(seed, near)]


def play_game(roots, scratch, players, mistakes, tables, seed, work, starts, max_actions):
    """Plays the first state of `roots` to its end in `scratch` and returns the last seed.

    `players` has each seat's kind. `starts` gets the start of each turn, one per row from row 1: the mover, the bank,
    and all scores from the mover's on. `starts[0][0]` counts these rows.
    """
    copy_state(scratch, 0, roots, 0)
    s = scratch[0]
    levels = 0
    turns = -1
    rows = 0
    for _ in range(max_actions):
        who = actor(s)
        if who == -2:
            break
        seed = next_seed(seed)
        if who == -1:
            apply(s, pick_outcome(s, seed, work.out, work.weights))
            continue
        kind = players[who]
        if s.turns != turns and s.phase == READY:
            turns = s.turns
            if kind > RANDOM:
                levels = begin_turn(s, kind, tables, work)
            if rows + 1 < len(starts):
                rows += 1
                starts[rows][0] = s.mover
                starts[rows][1] = s.bank
                for i in range(s.seats):
                    starts[rows][2 + i] = s.score[(s.mover + i) % s.seats]
        apply(s, decide(s, kind, mistakes[who], tables, levels, seed, work))
    starts[0][0] = rows
    return seed
