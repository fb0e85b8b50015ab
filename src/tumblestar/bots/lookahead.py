# pyright: basic
"""Looking ahead over whole turns, for any game that has a `turns` room; `speed.bind` fills the holes.

Two seats: alpha-beta, deeper by one turn each time, with a table of positions met. More seats: everyone plays for
itself (max-n), among the turns that look best. In the compilable subset. A position is worth, to a seat, what the
nearest rival has still to go less what it has to go itself, or WIN less the steps to a win.

The memory of a search is its `desk`: `states`, one for each step from the root; `ways`, `marks` and `ends`, the turns
from there, what they seem worth and whether the look ends there; `notes` and `work`, which belong to the game; `keys`
and `facts`, the table; `tally`, positions looked at and allowed; and `halt`, whose first number, if not 0, stops all.
"""

from tumblestar.speed import hole

actor = win_share = turns = take = is_turn_start = key = to_go = chart = copy_state = hole

WIN = 1_000_000
SURE = WIN - 1000
"""A value beyond this is a win that can be forced; below its negative, a loss."""
ENDLESS = 2_000_000
EXACT, AT_LEAST, AT_MOST = 1, 2, 3
SHIFT = 1 << 22
DEEPEST = 60
STEPS = 120
"""How many steps below the root there is room for."""
BREADTH = 7
"""How many turns a position keeps in searches for three and more."""


def ready(states, notes, work):
    """Prepares the game's notes for searches from the first state."""
    chart(states[0], notes, work)


def lead(s, seat, notes, work):
    """What a position seems worth to a seat."""
    nearest = ENDLESS
    for other in range(0 + s.seats):
        if other != seat:
            nearest = min(nearest, to_go(s, other, notes, work))
    return nearest - to_go(s, seat, notes, work)


def final(s, seat, step):
    """What the end of a game is worth to a seat, sooner wins and later losses being better."""
    part = win_share(s, seat)
    if part == 1.0:
        return WIN - step
    if part == 0.0:
        return step - WIN
    return 0


def fact(value, step, depth, bound, way):
    """All that the table keeps of a position, in one number; wins are counted from the position."""
    if value > SURE:
        value += step
    elif value < -SURE:
        value -= step
    return ((value + SHIFT) << 16) | (depth << 10) | (bound << 8) | way


def fact_value(known, step):
    """The value in a fact, wins counted from the root."""
    value = (known >> 16) - SHIFT
    if value > SURE:
        value -= step
    elif value < -SURE:
        value += step
    return value


def gain(s, me, who, notes, work):
    """What a position seems worth to seat `who` in a search for seat `me`, in which all others are one party."""
    if who == me:
        return lead(s, me, notes, work)
    return -lead(s, me, notes, work)


def spread(desk, step, depth, me):
    """Finds the turns from a position and marks what each seems worth to the party to act; returns how many."""
    states, ways, marks, ends, notes, work, _, _, _, _ = desk
    who = actor(states[step])
    n = turns(states[step], ways[step], notes)
    for i in range(n):
        copy_state(states, step + 1, states, step)
        child = states[step + 1]
        take(child, ways[step][i])
        if actor(child) < 0:
            marks[step][i] = final(child, me, step + 1)
            if who != me:
                marks[step][i] = -marks[step][i]
            ends[step][i] = 1
        else:
            marks[step][i] = gain(child, me, who, notes, work)
            ends[step][i] = 1 if depth <= 1 and is_turn_start(child) else 0
    return n


def bring_best(n, i, best, ways, marks, ends):
    """Puts the best of turns i to n - 1 at place i; `best`, where it is one of them, goes before all."""
    top = i
    for j in range(i, n):
        if ways[j] == best:
            top = j
            break
        if marks[j] > marks[top]:
            top = j
    way = ways[top]
    mark = marks[top]
    end = ends[top]
    ways[top] = ways[i]
    marks[top] = marks[i]
    ends[top] = ends[i]
    ways[i] = way
    marks[i] = mark
    ends[i] = end


def search(desk, step, depth, me, low, high):
    """The worth of a position to the party to act, `depth` whole turns ahead, as far as it lies between two bounds.

    The parties are seat `me` and all others together.
    """
    states, ways, marks, ends, notes, work, keys, facts, tally, halt = desk
    tally[0] += 1
    if halt[0] != 0 or tally[0] >= tally[1]:
        halt[0] = 1
        return 0
    s = states[step]
    who = actor(s)
    if step + 2 >= STEPS:
        return gain(s, me, who, notes, work)
    code = key(s, notes)
    slot = code & (len(keys) - 1)
    best_way = -1
    if keys[slot] == code:
        known = facts[slot]
        best_way = known & 255
        if (known >> 10) & 63 >= depth:
            value = fact_value(known, step)
            bound = (known >> 8) & 3
            if bound == EXACT or (bound == AT_LEAST and value >= high) or (bound == AT_MOST and value <= low):
                return value
    n = spread(desk, step, depth, me)
    start = low
    best = -ENDLESS
    for i in range(n):
        bring_best(n, i, best_way if i == 0 else -1, ways[step], marks[step], ends[step])
        way = ways[step][i]
        if ends[step][i] == 1:
            value = marks[step][i]
        else:
            copy_state(states, step + 1, states, step)
            child = states[step + 1]
            take(child, way)
            left = depth - 1 if is_turn_start(child) else depth
            if (actor(child) == me) == (who == me):
                value = search(desk, step + 1, left, me, low, high)
            elif i == 0:
                value = -search(desk, step + 1, left, me, -high, -low)
            else:
                # Late turns seldom turn out best: a look less deep, with a bound, first.
                less = 1 if i >= 4 and left >= 3 and marks[step][i] < SURE else 0
                value = -search(desk, step + 1, left - less, me, -low - 1, -low)
                if value > low and (less > 0 or value < high):
                    value = -search(desk, step + 1, left, me, -high, -low)
            if halt[0] != 0:
                return 0
        if value > best:
            best = value
            best_way = way
            low = max(low, value)
            if low >= high:
                break
    bound = EXACT
    if best <= start:
        bound = AT_MOST
    elif best >= high:
        bound = AT_LEAST
    keys[slot] = code
    facts[slot] = fact(best, step, depth, bound, best_way)
    return best


def recall(states, at, notes, keys, facts):
    """The turn that the table holds for a state, or -1."""
    code = key(states[at], notes)
    slot = code & (len(keys) - 1)
    if keys[slot] != code:
        return -1
    return facts[slot] & 255


def best_turn(desk, step, depth, me, first, barred, endless, answer):
    """Looks `depth` turns ahead from the first state, the turn `first` first; `answer` = turn, value, turns looked at.

    Seat `me` is to act; it may not take the turn `barred`, unless there is no other. When it is halted, the answer is
    the best of the turns that it has looked at. `step` is 0 and
    `endless` ENDLESS: given from outside they are plain numbers to Numba, not constants, for each of which it would
    compile everything again.
    """
    states, ways, marks, ends, _, _, _, _, _, halt = desk
    n = spread(desk, step, depth, me)
    low = -endless
    answer[0] = first
    answer[1] = 0
    answer[2] = 0
    for i in range(n):
        bring_best(n, i, first if i == 0 else -1, ways[step], marks[step], ends[step])
        if ways[step][i] == barred and n > 1:
            continue
        if ends[step][i] == 1:
            value = marks[step][i]
        else:
            copy_state(states, step + 1, states, step)
            child = states[step + 1]
            take(child, ways[step][i])
            left = depth - 1 if is_turn_start(child) else depth
            if actor(child) == me:
                value = search(desk, step + 1, left, me, low, endless)
            else:
                value = low
                if answer[2] > 0:
                    value = -search(desk, step + 1, left, me, -low - 1, -low)
                if answer[2] == 0 or (value > low and halt[0] == 0):
                    value = -search(desk, step + 1, left, me, -endless, -low)
            if halt[0] != 0:
                return
        if value > low:
            low = value
            answer[0] = ways[step][i]
            answer[1] = value
        answer[2] += 1


# ------------------------------------------------------------------------------------------- three and four seats


def survey(desk, step, depth, worths):
    """Writes what a position is worth to every seat, `depth` turns ahead; returns the turn that its actor takes."""
    states, ways, marks, ends, notes, work, _, _, tally, halt = desk
    tally[0] += 1
    if halt[0] != 0 or tally[0] >= tally[1]:
        halt[0] = 1
        return -1
    s = states[step]
    who = actor(s)
    if step + 2 >= STEPS:
        weigh(s, step, worths[step], notes, work)
        return -1
    n = spread(desk, step, depth, who)
    best = -1
    for i in range(min(n, BREADTH)):
        bring_best(n, i, -n, ways[step], marks[step], ends[step])  # no turn is -n: none goes before all
        copy_state(states, step + 1, states, step)
        child = states[step + 1]
        take(child, ways[step][i])
        if ends[step][i] == 1:
            weigh(child, step + 1, worths[step + 1], notes, work)
        else:
            left = depth - 1 if is_turn_start(child) else depth
            survey(desk, step + 1, left, worths)
            if halt[0] != 0:
                return -1
        if best < 0 or worths[step + 1][who] > worths[step][who]:
            best = ways[step][i]
            for seat in range(0 + s.seats):
                worths[step][seat] = worths[step + 1][seat]
        if worths[step][who] > SURE:
            break
    return best


def weigh(s, step, worth, notes, work):
    """Writes what a position without a look ahead is worth to every seat."""
    for seat in range(0 + s.seats):
        if actor(s) < 0:
            worth[seat] = final(s, seat, step)
        else:
            worth[seat] = lead(s, seat, notes, work)
