# pyright: basic
"""Twisty's `greedy` in the compilable subset, for matches: it chooses what `evaluation.greedy` chooses."""

from tumblestar.games.twisty.parts import CENTRE, JUMPS, LEAP, LEAPS, SQUARES, STEP, TELEPORT
from tumblestar.games.twisty.rules import EXTRA, STAY
from tumblestar.speed import hole

actor = legal = apply = copy_state = wanted = seat_on = collects = next_seed = pick_below = hole

KINDS = {"greedy": 1}
MODULES = ()
FAR = 99
"""More turns than any path over the board takes."""
MOST_WAITING = 2048
"""Squares that wait to be looked at: each square is expanded once in a turn, to fewer than 32 others."""


def workspace(bound, seats):
    """The squares to look at, and those reached in the last turn. Not compiled."""
    return bound.ints(MOST_WAITING), bound.ints(2 * SQUARES)


def takes(s):
    """Any options. Not compiled."""
    return True


def plan_turn(states, kind, seed, out, work):
    """Writes the action of the least cost, ties at random; returns 1."""
    n = legal(states[0], out)
    least = FAR + 1
    ties = 0
    best = out[0]
    for i in range(n):
        cost = cost_of(states, actor(states[0]), out[i], work)
        if cost < least:
            least = cost
            ties = 0
        if cost == least:
            ties += 1
            seed = next_seed(seed)
            if pick_below(seed, ties) == 0:
                best = out[i]
    out[0] = best
    return 1


def cost_of(states, seat, action, work):
    """Lower is better: -1 for a theft, else the turns to go after an action until the present goal is reached."""
    s = states[0]
    if action == STAY:
        return turns_to_goal(s, seat, s.pawn[seat], False, work)
    if s.who != s.mover or s.pawn[seat] < 0:  # going to a corner
        return turns_to_goal(s, seat, action, False, work)
    if seat_on(s, action) >= 0:
        return -1
    if collects(s, seat, action) or (action == CENTRE and not wanted(s, seat)):
        return 0
    copy_state(states, 1, states, 0)
    after = states[1]
    apply(after, action)
    return turns_to_goal(after, seat, action, after.phase == EXTRA, work)


def turns_to_goal(s, seat, start, in_chain, work):
    """As `evaluation.turns_to_goal`."""
    waiting, edge = work
    colour = wanted(s, seat)
    blocked = 0
    for other in range(s.seats):
        if other != seat and s.pawn[other] >= 0:
            blocked |= 1 << s.pawn[other]
    reached = 0
    edges = 1
    edge[0] = start
    turns = 0
    n = 0
    if in_chain:
        n = push_extras(s, start, blocked, waiting, 0)
    else:
        turns = 1
        n = push_leaps(edge, edges, blocked, waiting)
    while turns < FAR:
        edges = 0
        while n > 0:
            n -= 1
            square = waiting[n]
            if (reached >> square) & 1:
                continue
            reached |= 1 << square
            if colour:
                if s.board[square] == colour:
                    return turns
            elif square == CENTRE:
                return turns
            edge[edges] = square
            edges += 1
            n = push_extras(s, square, blocked, waiting, n)
        if turns == 0:
            edge[edges] = start
            edges += 1
        if edges == 0:
            return FAR
        turns += 1
        n = push_leaps(edge, edges, blocked, waiting)
    return FAR


def push_leaps(edge, edges, blocked, waiting):
    """Writes where a knight's move leads from so many squares; returns how many."""
    n = 0
    for i in range(edges):
        square = edge[i]
        for k in range(1, LEAPS[square][0] + 1):
            there = LEAPS[square][k]
            if not (blocked >> there) & 1:
                waiting[n] = there
                n += 1
    return n


def push_extras(s, square, blocked, waiting, n):
    """Adds where the counter on a square leads to the `n` squares that wait; returns how many there are then."""
    counter = s.board[square]
    if counter == TELEPORT:
        for there in range(SQUARES):
            if s.board[there] == TELEPORT and there != square and not (blocked >> there) & 1:
                waiting[n] = there
                n += 1
    elif STEP <= counter <= LEAP:
        for k in range(1, JUMPS[counter - STEP][square][0] + 1):
            there = JUMPS[counter - STEP][square][k]
            if not (blocked >> there) & 1:
                waiting[n] = there
                n += 1
    return n
