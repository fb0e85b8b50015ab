# pyright: basic
"""Look-ahead over whole turns, for any game with these functions; `speed.bind` fills the holes.

Alpha-beta with iterative deepening and a transposition table, for one party against all others. In the compilable
subset. The value of a position for a seat is the nearest rival's distance to go less its own, or WIN less the steps to
a win. A search works in a Workspace.
"""

from typing import NamedTuple

from tumblestar.engine.speed import Array, hole

actor = win_share = turns = take = is_turn_start = key = to_go = copy_state = hole

WIN = 1_000_000
SURE = WIN - 1000
"""A greater value is a forced win; one below its negative, a forced loss."""
ENDLESS = 2_000_000
EXACT, AT_LEAST, AT_MOST = 1, 2, 3
SHIFT = 1 << 22
DEEPEST = 60
STEPS = 120
"""The deepest step below the root."""
VISITED, ALLOWED, SEARCH = 0, 1, 2
"""The counters: positions visited, positions allowed, and the number of the search, which marks its entries."""
TURN, VALUE = 0, 1
"""The answer of a search: the best turn, and its value."""
SEARCH_SHIFT = 40
"""A search's number changes only bits of a key above those that choose its slot: old entries never influence it."""


class Workspace(NamedTuple):
    """The memory of one search: arrays when compiled, lists when interpreted."""

    states: Array
    """One state for each step from the root."""
    moves: Array
    """The turns from each of them."""
    scores: Array
    """The score of each turn for the party to act."""
    ends: Array
    """1 for each turn after which the search stops."""
    distances: Array
    """The game's distance map, filled before a search (`fill_distances`)."""
    scratch: Array
    """The game's memory during one evaluation."""
    keys: Array
    """The transposition table: the key of the position in each slot."""
    entries: Array
    """The entry in each slot, packed by `pack`."""
    counters: Array
    alarm: Array
    """One number; not 0 stops the search."""


def prepare(ws, positions):
    """Begins a search of at most so many positions; entries of earlier searches do not count."""
    ws.counters[VISITED] = 0
    ws.counters[ALLOWED] = positions
    ws.counters[SEARCH] = (ws.counters[SEARCH] + 1) & 0xFFFFF


def with_alarm(ws, alarm):
    """The same memory for a search that another alarm stops."""
    return Workspace(
        ws.states, ws.moves, ws.scores, ws.ends, ws.distances, ws.scratch, ws.keys, ws.entries, ws.counters, alarm
    )


def is_stopped(ws):
    """Whether the positions allowed are visited, or there is an alarm."""
    return ws.counters[VISITED] >= ws.counters[ALLOWED] or ws.alarm[0] != 0


def key_in(s, ws):
    """The key of a position in this search."""
    return key(s, ws.distances) ^ (ws.counters[SEARCH] << SEARCH_SHIFT)


def lead(s, seat, ws):
    """The estimated value of a position for a seat."""
    nearest = ENDLESS
    for other in range(0 + s.seats):
        if other != seat:
            nearest = min(nearest, to_go(s, other, ws.distances, ws.scratch))
    return nearest - to_go(s, seat, ws.distances, ws.scratch)


def final(s, seat, step):
    """The value of the end of a game for a seat; sooner wins and later losses are better."""
    part = win_share(s, seat)
    if part == 1.0:
        return WIN - step
    if part == 0.0:
        return step - WIN
    return 0


def pack(value, step, depth, bound, move):
    """Packs an entry of the table into one number; steps to a win count from the position."""
    if value > SURE:
        value += step
    elif value < -SURE:
        value -= step
    return ((value + SHIFT) << 16) | (depth << 10) | (bound << 8) | move


def unpack_value(known, step):
    """The value of an entry; steps to a win count from the root."""
    value = (known >> 16) - SHIFT
    if value > SURE:
        value -= step
    elif value < -SURE:
        value += step
    return value


def evaluate(s, me, who, ws):
    """The value of a position for seat `who` in a search for seat `me`, in which all others are one party."""
    if who == me:
        return lead(s, me, ws)
    return -lead(s, me, ws)


def expand(ws, step, depth, me):
    """Finds the turns from a position and scores them for the party to act; returns how many."""
    states, moves, scores, ends = ws.states, ws.moves, ws.scores, ws.ends
    who = actor(states[step])
    n = turns(states[step], moves[step], ws.distances)
    for i in range(n):
        copy_state(states, step + 1, states, step)
        child = states[step + 1]
        take(child, moves[step][i])
        if actor(child) < 0:
            scores[step][i] = final(child, me, step + 1)
            if who != me:
                scores[step][i] = -scores[step][i]
            ends[step][i] = 1
        else:
            scores[step][i] = evaluate(child, me, who, ws)
            ends[step][i] = 1 if depth <= 1 and is_turn_start(child) else 0
    return n


def bring_best(n, i, best, moves, scores, ends):
    """Puts the best of turns i to n - 1 at place i; `best`, where it is one of them, goes before all."""
    top = i
    for j in range(i, n):
        if moves[j] == best:
            top = j
            break
        if scores[j] > scores[top]:
            top = j
    move = moves[top]
    score = scores[top]
    end = ends[top]
    moves[top] = moves[i]
    scores[top] = scores[i]
    ends[top] = ends[i]
    moves[i] = move
    scores[i] = score
    ends[i] = end


def search(ws, step, depth, me, low, high):
    """The value for the party to act, `depth` turns ahead, between two bounds. One party is `me`, one all others."""
    states, moves, scores, ends = ws.states, ws.moves, ws.scores, ws.ends
    keys, entries = ws.keys, ws.entries
    ws.counters[VISITED] += 1
    if is_stopped(ws):
        return 0
    s = states[step]
    who = actor(s)
    if step + 2 >= STEPS:
        return evaluate(s, me, who, ws)
    # The table may hold a value from a search as deep. A less deep one at least says which move to look at first.
    code = key_in(s, ws)
    slot = code & (len(keys) - 1)
    best_move = -1
    if keys[slot] == code:
        known = entries[slot]
        best_move = known & 255
        if (known >> 10) & 63 >= depth:
            value = unpack_value(known, step)
            bound = (known >> 8) & 3
            if bound == EXACT or (bound == AT_LEAST and value >= high) or (bound == AT_MOST and value <= low):
                return value
    n = expand(ws, step, depth, me)
    start = low
    best = -ENDLESS
    for i in range(n):
        bring_best(n, i, best_move if i == 0 else -1, moves[step], scores[step], ends[step])
        move = moves[step][i]
        if ends[step][i] == 1:
            value = scores[step][i]
        else:
            copy_state(states, step + 1, states, step)
            child = states[step + 1]
            take(child, move)
            left = depth - 1 if is_turn_start(child) else depth
            if (actor(child) == me) == (who == me):
                value = search(ws, step + 1, left, me, low, high)
            elif i == 0:
                value = -search(ws, step + 1, left, me, -high, -low)
            else:
                # Late turns seldom turn out best: a look less deep, with a bound, first.
                less = 1 if i >= 4 and left >= 3 and scores[step][i] < SURE else 0
                value = -search(ws, step + 1, left - less, me, -low - 1, -low)
                if value > low and (less > 0 or value < high):
                    value = -search(ws, step + 1, left, me, -high, -low)
            if is_stopped(ws):
                return 0
        if value > best:
            best = value
            best_move = move
            low = max(low, value)
            if low >= high:
                break
    # Outside the window the value is only a bound, and the table says so.
    bound = AT_MOST if best <= start else AT_LEAST if best >= high else EXACT
    keys[slot] = code
    entries[slot] = pack(best, step, depth, bound, best_move)
    return best


def recall(ws):
    """The turn that the table holds for the first state, or -1."""
    code = key_in(ws.states[0], ws)
    slot = code & (len(ws.keys) - 1)
    if ws.keys[slot] != code:
        return -1
    return ws.entries[slot] & 255


def best_turn(ws, step, depth, me, barred, endless, answer):
    """Searches `depth` turns ahead from the first state, the turn of the answer so far first; writes a better answer.

    Seat `me` is to act; it may not take the turn `barred`, unless there is no other. If stopped, the answer is the best
    of the turns searched, or as it was. `step` is 0 and `endless` ENDLESS: as arguments they are plain numbers to
    Numba, which would compile everything again for each constant.
    """
    states, moves, scores, ends = ws.states, ws.moves, ws.scores, ws.ends
    first = answer[TURN]
    n = expand(ws, step, depth, me)
    low = -endless

    # That turn comes first, since a good value lets the others be cut off; then those that look best.
    for i in range(n):
        bring_best(n, i, first if i == 0 else -1, moves[step], scores[step], ends[step])
        if moves[step][i] == barred and n > 1:
            continue
        if ends[step][i] == 1:
            value = scores[step][i]
        else:
            copy_state(states, step + 1, states, step)
            child = states[step + 1]
            take(child, moves[step][i])
            left = depth - 1 if is_turn_start(child) else depth
            if actor(child) == me:
                # The seat has more to decide in its turn: the value stays its own.
                value = search(ws, step + 1, left, me, low, endless)
            else:
                # Of a later turn it is asked first, which costs little, whether it is better at all.
                value = low
                if low > -endless:
                    value = -search(ws, step + 1, left, me, -low - 1, -low)
                if low == -endless or (value > low and not is_stopped(ws)):
                    value = -search(ws, step + 1, left, me, -endless, -low)
            if is_stopped(ws):
                return

        # Of equal turns the first one stays.
        if value > low:
            low = value
            answer[TURN] = moves[step][i]
            answer[VALUE] = value
