# pyright: basic
"""Twisty's `greedy` and the levels that err, in the compilable subset, for matches.

They choose what `evaluation.greedy` and `bots.Searcher.erring` choose.
"""

from typing import Any, NamedTuple

from tumblestar.engine import best_first, lookahead
from tumblestar.engine.best_first import WHOLE
from tumblestar.engine.speed import hole
from tumblestar.games.twisty import bots, search_moves
from tumblestar.games.twisty.parts import CENTRE, JUMPS, LEAP, LEAPS, SQUARES, STEP, TELEPORT
from tumblestar.games.twisty.rules import EXTRA, MOVE, STAY

actor = legal = apply = copy_state = wanted = seat_on = collects = next_seed = pick_below = hole
fill_distances = prepare = grow = hole

GREEDY = 1
ERRING = tuple(name for name, level in bots.LEVELS.items() if level.mistakes[0])
KINDS = {name: kind for kind, name in enumerate(("greedy", *ERRING), GREEDY)}
MODULES = (search_moves, lookahead, best_first)
FAR = 99
"""More turns than any path over the board takes."""
MOST_WAITING = 2048
"""Squares that wait to be looked at: each square is expanded once in a turn, to fewer than 32 others."""
SLOTS = 1
"""The levels here need no transposition table."""


class PlayerMemory(NamedTuple):
    """The memory of the players of one game."""

    waiting: Any
    """The squares to look at."""
    edge: Any
    """The squares reached in the last turn, or from which of the squares to look at each was reached."""
    positions: Any
    """The budget of each kind, for a turn and for each decision within one."""
    mistakes: Any
    """The percentage of its share of the win that a turn may cost each kind."""
    space: Any
    tree: Any


def workspace(bound, seats):
    """The memory for so many seats. Not compiled."""
    positions, mistakes = bound.ints(len(KINDS) + 1, 2), bound.ints(len(KINDS) + 1)
    for name in ERRING:
        level = bots.LEVELS[name]
        positions[KINDS[name]][0] = level.positions[seats - 2]
        positions[KINDS[name]][1] = level.positions[seats - 2] * bots.AFTERWARDS // 100
        mistakes[KINDS[name]] = level.mistakes[seats - 2]
    most = max(row[0] for row in positions)
    return PlayerMemory(
        bound.ints(MOST_WAITING),
        bound.ints(MOST_WAITING),
        positions,
        mistakes,
        bots.workspace(bound, SLOTS),
        bots.tree_for(bound, most),
    )


def takes(s):
    """Any options. Not compiled."""
    return True


def plan_turn(states, kind, seed, out, work):
    """Writes the actions of a kind up to where another seat acts; returns how many."""
    n = legal(states[0], out)
    if n == 1:
        return 1
    if kind == GREEDY:
        out[0] = least_cost(states, n, seed, out, work)
        return 1
    return write_turn(states, erring_turn(states, kind, seed, work), out, work)


def erring_turn(states, kind, seed, work):
    """Any turn that costs at most the mistake of a kind, by the shares in a tree."""
    space, tree = work.space, work.tree
    s = states[0]
    copy_state(space.states, 0, states, 0)
    fill_distances(s, space.distances, space.scratch)
    prepare(space, work.positions[kind][0 if s.phase == MOVE else 1])
    grow(space, tree, 0)
    seat = actor(s)
    best = 0
    for node in range(tree.first[0], tree.first[0] + tree.count[0]):
        best = max(best, tree.sums[node][seat] // tree.visits[node])
    least = best if best == WHOLE else best * (100 - work.mistakes[kind]) // 100
    ties = 0
    turn = 0
    for node in range(tree.first[0], tree.first[0] + tree.count[0]):
        if tree.sums[node][seat] // tree.visits[node] >= least:
            ties += 1
            seed = next_seed(seed)
            if pick_below(seed, ties) == 0:
                turn = tree.turn[node]
    return turn


def write_turn(states, turn, out, work):
    """Writes the landings of a turn, as few as there can be, and the end of its chain; returns how many actions."""
    s = states[0]

    # Staying, and what a theft asks for, is one action as it stands.
    if turn == STAY or (s.phase != MOVE and s.phase != EXTRA):
        out[0] = turn
        return 1

    # A chain lands on no square twice, and on another piece only at its end, which is a theft.
    waiting, reached_from = work.waiting, work.edge
    me = s.mover
    shut = s.landed
    for other in range(s.seats):
        if other != me:
            shut |= 1 << s.pawn[other]
    shut &= ~(1 << turn)

    # The first landings: by a knight's move, or within a chain by the counter under the piece.
    n = 0
    if s.phase == MOVE:
        waiting[0] = s.pawn[me]
        n = push_leaps(waiting, 1, shut, waiting)
    else:
        n = push_extras(s, s.pawn[me], shut, waiting, 0)
    for k in range(n):
        reached_from[k] = -1

    # Breadth first from there, so that the turn's last square is reached by the fewest landings.
    i = 0
    while waiting[i] != turn:
        before = n
        if not (shut >> waiting[i]) & 1:
            n = push_extras(s, waiting[i], shut, waiting, n)
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


def least_cost(states, n, seed, out, work):
    """The action of the least cost, ties at random."""
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
    return best


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
    waiting, edge = work.waiting, work.edge
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
