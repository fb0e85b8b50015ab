# pyright: basic
"""Single landings of Twisty: how many turns a seat is from its next goal, and the landings that make up a turn.

In the compilable subset; `speed.bind` fills the holes.
"""

from tumblestar.engine.speed import hole
from tumblestar.games.twisty.parts import CENTRE, JUMPS, LEAP, LEAPS, SQUARES, STEP, TELEPORT
from tumblestar.games.twisty.rules import EXTRA, MOVE, STAY

actor = apply = copy_state = wanted = seat_on = collects = hole

FAR = 99
"""More turns than any path over the board takes."""
MOST_WAITING = 2048
"""Squares that wait to be looked at: each square is expanded once in a turn, to fewer than 32 others."""


def write_turn(m, turn):
    """Writes the landings of a turn, as few as there can be, and the end of its chain; returns how many actions."""
    states, out = m.states, m.out
    s = states[0]

    # Staying, and what a theft asks for, is one action as it stands.
    if turn == STAY or (s.phase != MOVE and s.phase != EXTRA):
        out[0] = turn
        return 1

    # A chain lands on no square twice, and on another piece only at its end, which is a theft.
    waiting, reached_from = m.work.waiting, m.work.edge
    me = s.mover
    occupied = 0
    for other in range(s.seats):
        if other != me:
            occupied |= 1 << s.pawn[other]
    shut = (s.landed | occupied) & ~(1 << turn)

    # The first landings: by a knight's move, or within a chain by the counter under the piece.
    n = 0
    if s.phase == MOVE:
        waiting[0] = s.pawn[me]
        n = push_leaps(waiting, 1, shut, waiting)
    else:
        n = push_extras(s, s.pawn[me], shut, occupied, waiting, 0)
    for k in range(n):
        reached_from[k] = -1

    # Breadth first from there, so that the turn's last square is reached by the fewest landings.
    i = 0
    while waiting[i] != turn:
        before = n
        if not (shut >> waiting[i]) & 1:
            n = push_extras(s, waiting[i], shut, occupied, waiting, n)
            shut |= 1 << waiting[i]
        for k in range(before, n):
            reached_from[k] = i
        i += 1

    # Back from the last square to the first, and then turned round.
    length = 0
    while i >= 0:
        out[length] = waiting[i]
        i = reached_from[i]
        length += 1
    for k in range(length // 2):
        there = out[k]
        out[k] = out[length - 1 - k]
        out[length - 1 - k] = there

    # Where the last square has a counter that leads on, the chain does not end by itself: STAY ends it.
    copy_state(states, 1, states, 0)
    for k in range(length):
        apply(states[1], out[k])
    if states[1].phase == EXTRA and states[1].mover == me:
        out[length] = STAY
        length += 1
    return length


def cost_of(m, action, sees_chains):
    """Lower is better: -1 for a theft, else the turns to go after an action until the present goal is reached."""
    s = m.states[0]
    seat = actor(s)
    if action == STAY:
        return turns_to_goal(m, s, s.pawn[seat], False, sees_chains)
    if s.who != s.mover or s.pawn[seat] < 0:  # going to a corner
        return turns_to_goal(m, s, action, False, sees_chains)
    if seat_on(s, action) >= 0:
        return -1
    if collects(s, seat, action) or (action == CENTRE and not wanted(s, seat)):
        return 0
    copy_state(m.states, 1, m.states, 0)
    after = m.states[1]
    apply(after, action)
    return turns_to_goal(m, after, action, after.phase == EXTRA, sees_chains)


def turns_to_goal(m, s, start, in_chain, sees_chains):
    """Fewest turns for the seat to act in `m.states[0]` to land on its next cube, or on the centre with all seven.

    FAR if there is no path. Counts in a state from the square `start`, as if nobody else moved and nobody could be
    robbed. `in_chain` says that the counter under the piece may still be used in the turn under way, which then costs
    nothing. Without `sees_chains` no counter leads on.
    """
    waiting, edge = m.work.waiting, m.work.edge
    seat = actor(m.states[0])
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
    if not in_chain or not sees_chains:
        turns = 1
        n = push_leaps(edge, edges, blocked, waiting)
    else:
        n = push_extras(s, start, blocked, blocked, waiting, 0)
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
            if sees_chains:
                n = push_extras(s, square, blocked, blocked, waiting, n)
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


def push_extras(s, square, blocked, occupied, waiting, n):
    """Adds where the counter on a square leads to the `n` squares that wait; returns how many there are then.

    A teleport leads to no occupied square either: nobody is robbed by it.
    """
    counter = s.board[square]
    if counter == TELEPORT:
        for there in range(SQUARES):
            if s.board[there] == TELEPORT and there != square and not ((blocked | occupied) >> there) & 1:
                waiting[n] = there
                n += 1
    elif STEP <= counter <= LEAP:
        for k in range(1, JUMPS[counter - STEP][square][0] + 1):
            there = JUMPS[counter - STEP][square][k]
            if not (blocked >> there) & 1:
                waiting[n] = there
                n += 1
    return n
