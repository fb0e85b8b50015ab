# pyright: basic
"""Players of Shizzle, fast enough for millions of games. In the compilable subset; `speed.bind` fills the holes.

They decide as the bots do: exactly within the turn, by what they think the end of a turn is worth. A seat's way to
play is a row of `ways`: its kind, its mistake, and the number of its factors.

The memory that they work in is a `desk`: (stops, choked, rolls, worths, of one turn; seen, edge, of the lines that can
be reached; attacks, scores, of a settlement; out, weights; by_action, the worths of actions).
"""

from math import exp

from tumblestar.games.shizzle.parts import DICE, SHIZZLE
from tumblestar.games.shizzle.rules import ALL_DICE, ATTACK, CHOOSE, READY, SPARK, STOP, TAKE
from tumblestar.speed import hole

actor = legal = odds = apply = copy_state = fits = ends_game = hole
stop_worths = play_turn = next_seed = pick_below = pick_outcome = hole

RANDOM, GREEDY, TABLE, ESTIMATE, TRIO = range(5)
"""The kinds of players: any action; expected points; the solution for two seats; an estimate of shares; three seats'
shares by the table."""
AHEAD = 4
"""How many Shizzles are looked at; with more, one stops."""
FREE = 3
"""With up to so many seats, or Shizzles, every way to attack is looked at."""


def share_after(s, scores, bank, factors, knots):
    """The estimated share of the seat whose turn ends with these scores, its own first (`estimate.shares`)."""
    n = s.seats
    mine = scores[0]
    high = 0
    for i in range(n):
        high = max(high, scores[i])
    if ends_game(s, mine, bank, s.turns + 1):
        ties = 0
        for i in range(n):
            if scores[i] == high:
                ties += 1
        return 1.0 / ties if mine == high else 0.0
    total = bank
    second = 0
    leaders = 0
    for i in range(n):
        total += scores[i]
        if scores[i] == high:
            leaders += 1
        elif scores[i] > second:
            second = scores[i]
    if leaders > 1:
        second = high
    filling = bank / total
    knot = 1
    while knots[knot] < filling:
        knot += 1
    part = (filling - knots[knot - 1]) / (knots[knot] - knots[knot - 1])
    mine_weight = 0.0
    whole = 0.0
    for i in range(n):
        score = scores[i]
        place = i - 1 if i > 0 else n - 1
        low = factors[knot - 1][0] * score + factors[knot - 1][2 + place]
        up = factors[knot][0] * score + factors[knot][2 + place]
        if score == high:
            low += factors[knot - 1][1] * (high - second)
            up += factors[knot][1] * (high - second)
        weight = exp(low + part * (up - low))
        whole += weight
        if i == 0:
            mine_weight = weight
    return mine_weight / whole


def settle_many(s, kind, theirs, trio, factors, knots, spark, pending, length, free, attacks, scores, by_action):
    """The best worth of stopping: every way to share out attacks and takes; `by_action` gets the best by first action.

    If not `free`, only whoever has most is attacked.
    `by_action[0]` is for taking all, `by_action[i]` for beginning with the i-th seat after the mover.
    """
    n = s.seats
    for i in range(n):
        attacks[i] = 0
        by_action[i] = -1.0
    best = -1.0
    used = 0
    while True:
        bank = s.bank
        for i in range(n):
            scores[i] = s.score[(s.mover + i) % n]
            lost = min(SHIZZLE * attacks[i], scores[i])
            scores[i] -= lost
            bank += lost
        earned = SHIZZLE * (pending - used)
        if length < DICE:
            earned += length
        earned = min(earned, bank)
        scores[0] += earned
        bank -= earned
        if kind == GREEDY:
            value = float(earned)
        elif kind == TABLE:
            if bank == 0:
                value = 1.0 if scores[0] > scores[1] else 0.5 if scores[0] == scores[1] else 0.0
            else:
                value = 1.0 - theirs[spark][scores[1]][scores[0]]
        elif kind == TRIO and bank > 0:
            value = trio[scores[1]][scores[2]][scores[0]][2]
        else:
            value = share_after(s, scores, bank, factors, knots)
        best = max(best, value)
        if used == 0:
            by_action[0] = max(by_action[0], value)
        for i in range(1, n):
            if attacks[i] > 0:
                by_action[i] = max(by_action[i], value)
        i = 1  # the next way to share out the attacks
        if not free:
            i = n
            most = 0
            for j in range(1, n):
                held = s.score[(s.mover + j) % n] - SHIZZLE * attacks[j]
                if held > most:
                    most = held
                    i = j
            if i == n or used == pending:
                return best
            attacks[i] += 1
            used += 1
            continue
        while i < n:
            if used < pending and SHIZZLE * attacks[i] < s.score[(s.mover + i) % n]:
                attacks[i] += 1
                used += 1
                break
            used -= attacks[i]
            attacks[i] = 0
            i += 1
        if i == n:
            return best


def begin_turn(s, kind, theirs, trio, factors, knots, plan, desk):
    """Works out the turn of the seat to act; returns how many pending Shizzles it looked at."""
    stops, choked, rolls, worths = desk[0], desk[1], desk[2], desk[3]
    attacks, scores, by_action = desk[6], desk[7], desk[10]
    length = plan[0]
    n = s.seats
    if kind == TABLE:
        levels = stop_worths(plan, theirs, s.score[s.mover], s.score[1 - s.mover], s.bank, 0, stops, choked)
    else:
        levels = AHEAD + 1
        for pending in range(levels):
            for size in range(2, DICE + 1):
                free = pending <= FREE or n <= FREE
                value = settle_many(
                    s, kind, theirs, trio, factors, knots, 0, pending, size, free, attacks, scores, by_action
                )
                for k in range(len(length)):
                    if length[k] == size:
                        stops[pending][k] = value
        value = 0.0
        if kind == ESTIMATE:
            for i in range(n):
                scores[i] = s.score[(s.mover + i) % n]
            value = share_after(s, scores, s.bank, factors, knots)
        elif kind == TRIO:
            value = trio[s.score[(s.mover + 1) % n]][s.score[(s.mover + 2) % n]][s.score[s.mover]][2]
        for k in range(len(choked)):
            choked[k] = value
    play_turn(plan, stops, choked, levels, rolls, worths)
    return levels


def place_worth(s, kinds, onward, last, held, pending, stops, rolls, by_stop):
    """The worth of stopping (`by_stop`) or of rolling on with a line; `pending` counts the Shizzle of a line of six."""
    kind = kinds[last * DICE + s.shown[last] - 1][held]
    if by_stop:
        return stops[pending][kind]
    return rolls[pending][onward[kind]]


def choose_worths(s, kinds, plan, levels, desk):
    """The worths of the actions in a choice of dice, into `by_action` by action; returns how many are legal."""
    stops, rolls, worths, seen, edge = desk[0], desk[2], desk[3], desk[4], desk[5]
    out, by_action = desk[8], desk[10]
    onward = plan[2]
    n = legal(s, out)
    pending = min(s.pending, levels - 1)
    before = min(s.pending - (1 if s.length == DICE else 0), levels - 2)
    for i in range(n):
        action = out[i]
        if action >= STOP:
            last = s.line[s.length - 1]
            held = ALL_DICE & ~s.loose
            by_action[action] = place_worth(s, kinds, onward, last, held, pending, stops, rolls, action == STOP)
            continue
        best = -1.0
        for last in range(DICE):
            for held in range(ALL_DICE + 1):
                seen[last][held] = 0
        top = 1
        edge[0][0] = action
        edge[0][1] = (ALL_DICE & ~s.loose) | 1 << action
        while top > 0:
            top -= 1
            last, held = edge[top][0], edge[top][1]
            size = 0
            for die in range(DICE):
                size += held >> die & 1
            if size == 2:
                found = 0
            else:
                best = max(best, worths[before][kinds[last * DICE + s.shown[last] - 1][held]])
                found = 1
            for die in range(DICE):
                if not (held >> die) & 1 and fits(s, die, last):
                    found = 1
                    grown = held | 1 << die
                    if not seen[die][grown]:
                        seen[die][grown] = 1
                        edge[top][0] = die
                        edge[top][1] = grown
                        top += 1
            if not found:  # a Fizzle
                best = max(best, stops[min(s.pending, levels - 1)][kinds[last * DICE + s.shown[last] - 1][held]])
        by_action[action] = best
    return n


def decide(s, way, mistake, theirs, trio, factors, knots, kinds, plan, levels, seed, desk):
    """The action of a seat, any of those within its mistake of the best; `seed` picks."""
    attacks, scores, out, by_action = desk[6], desk[7], desk[8], desk[10]
    n = legal(s, out)
    if n == 1:
        return out[0]
    if way == RANDOM or s.phase == SPARK:
        return out[pick_below(seed, n)]
    if s.phase == CHOOSE:
        n = choose_worths(s, kinds, plan, levels, desk)
    else:
        last = s.line[s.length - 1]
        kind = plan[1][kinds[last * DICE + s.shown[last] - 1][1 << last]]
        settle_many(s, way, theirs, trio, factors, knots, kind, s.pending, s.length, True, attacks, scores, by_action)
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


def play_game(roots, scratch, ways, mistakes, theirs, trio, all_factors, knots, kinds, plan, seed, desk, starts, most):
    """Plays the first of `roots` to its end in `scratch`; writes how turns began into `starts`. Returns the seed.

    A row of `starts`: the mover, the bank, and all scores from the mover's on. `starts[0][0]` counts the rows below.
    """
    copy_state(scratch, 0, roots, 0)
    s = scratch[0]
    out, weights = desk[8], desk[9]
    levels = 0
    turns = -1
    rows = 0
    for _ in range(most):
        who = actor(s)
        if who == -2:
            break
        seed = next_seed(seed)
        if who == -1:
            apply(s, pick_outcome(s, seed, out, weights))
            continue
        way = ways[who]
        if s.turns != turns and s.phase == READY:
            turns = s.turns
            if way > RANDOM:
                levels = begin_turn(s, way, theirs, trio, all_factors[who], knots, plan, desk)
            if rows + 1 < len(starts):
                rows += 1
                starts[rows][0] = s.mover
                starts[rows][1] = s.bank
                for i in range(s.seats):
                    starts[rows][2 + i] = s.score[(s.mover + i) % s.seats]
        apply(s, decide(s, way, mistakes[who], theirs, trio, all_factors[who], knots, kinds, plan, levels, seed, desk))
    starts[0][0] = rows
    return seed
