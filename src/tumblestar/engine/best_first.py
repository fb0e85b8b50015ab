# pyright: basic
"""Best-first search over whole turns for any number of seats, in the compilable subset; `speed.bind` fills the holes.

A tree grows by one expanded position at a time, where each seat prefers its own win share and tries what it has tried
least (PUCT; Rosin 2011, Silver et al. 2017, with the vectors of max-n). There are no playouts: the value of a position
is what `win_shares` gives its actor's best turn. A value is a mean over what was expanded below, so that a reply which
one seat would regret counts little, and no seat is taken to answer perfectly. All values are whole millionths: the
search is the same compiled and interpreted.
"""

from math import exp, sqrt
from typing import NamedTuple

from tumblestar.engine.speed import Array, hole

actor = turns = take = is_turn_start = copy_state = win_shares = expand = search = is_stopped = hole

WHOLE = 1_000_000
"""A certain win, in millionths."""
EXPLORATION = 1.0
"""How much a turn that was tried little is preferred."""
LIKELY_STEP = 1000
LIKELY = tuple(max(1, round(WHOLE * exp(-i * LIKELY_STEP / 50_000))) for i in range(400))
"""How likely a turn is whose share is `i` steps less than the best turn's, relative to that one."""
DEEPEST_STEP = 110
MOST_TURNS = 64
"""The turns that a position may have, at most."""
UNEXPANDED, ENDED = -1, -2
"""In place of the first child of a node: it may be expanded, or it never is."""
VISITED, ALLOWED = 0, 1


class Tree(NamedTuple):
    """The nodes of a tree; node 0 is the root."""

    first: Array
    """The first child of each node, or UNEXPANDED or ENDED; the children of a node follow each other."""
    count: Array
    """The number of children."""
    visits: Array
    turn: Array
    """The turn that leads to the node."""
    prior: Array
    """How likely its parent's actor takes that turn, in millionths, by `win_shares` alone."""
    sums: Array
    """For every seat, the sum of its win shares over the visits."""
    path: Array
    """The nodes from the root to the one under way."""


def forced_win(ws, step, depth, me, sure, endless):
    """A turn of the first state that wins within `depth` turns, whatever all others do together; -1 if there is none.

    `step` is 0: as an argument it is a plain number to Numba.
    """
    states, moves, scores, ends = ws.states, ws.moves, ws.scores, ws.ends
    n = expand(ws, step, depth, me)
    for i in range(n):
        if ends[step][i] == 1:
            value = scores[step][i]
        else:
            copy_state(states, step + 1, states, step)
            child = states[step + 1]
            take(child, moves[step][i])
            left = depth - 1 if is_turn_start(child) else depth
            if actor(child) == me:
                value = search(ws, step + 1, left, me, sure, endless)
            else:
                value = -search(ws, step + 1, left, me, -endless, -sure)
            if is_stopped(ws):
                return -1
        if value > sure:
            return moves[step][i]
    return -1


def grow(ws, tree, root):
    """Grows a tree for the first state until the positions allowed are spent; returns its number of nodes.

    Stops early where the memory is full. `root` is 0.
    """
    states, counters = ws.states, ws.counters
    tree.first[root] = UNEXPANDED
    size = open_node(ws, tree, root, root, root + 1)
    counters[VISITED] += 1
    spare = 4 * counters[ALLOWED]  # walks that end where nothing is to be expanded
    while not is_stopped(ws) and size + MOST_TURNS <= len(tree.turn) and spare > 0:
        spare -= 1
        copy_state(states, 1, states, 0)
        node = root
        length = root
        while tree.first[node] >= 0 and length < DEEPEST_STEP:
            tree.path[length] = node
            length += 1
            node = most_promising(tree, node, actor(states[1]))
            take(states[1], tree.turn[node])
        if tree.first[node] == UNEXPANDED:
            size = open_node(ws, tree, node, root + 1, size)
            counters[VISITED] += 1
        else:
            add_value(tree, node, node, states[0].seats)
        for k in range(length):
            add_value(tree, tree.path[k], node, states[0].seats)
    return size


def most_promising(tree, node, who):
    """The child that is visited next: by its value to the actor, its prior, and how seldom it was visited."""
    first = tree.first[node]
    eagerness = EXPLORATION * sqrt(1.0 * tree.visits[node])
    best = first
    highest = -1.0
    for child in range(first, first + tree.count[node]):
        value = (tree.sums[child][who] + eagerness * tree.prior[child]) / tree.visits[child]
        if value > highest:
            highest = value
            best = child
    return best


def open_node(ws, tree, node, step, size):
    """Adds the turns of the position at `step` as children of a node; returns the new number of nodes.

    A turn that wins ends the search below the node, except at the root.
    """
    states = ws.states
    who = actor(states[step])
    n = turns(states[step], ws.moves[step], ws.distances)
    best = size
    for i in range(n):
        child = size + i
        copy_state(states, step + 1, states, step)
        take(states[step + 1], ws.moves[step][i])
        win_shares(states[step + 1], tree.sums[child], ws.distances, ws.scratch)
        tree.turn[child] = ws.moves[step][i]
        tree.visits[child] = 1
        tree.count[child] = 0
        tree.first[child] = UNEXPANDED if actor(states[step + 1]) >= 0 else ENDED
        if tree.sums[child][who] > tree.sums[best][who]:
            best = child
    total = 0
    for child in range(size, size + n):
        tree.prior[child] = LIKELY[min((tree.sums[best][who] - tree.sums[child][who]) // LIKELY_STEP, len(LIKELY) - 1)]
        total += tree.prior[child]
    for child in range(size, size + n):
        tree.prior[child] = WHOLE * tree.prior[child] // total
    tree.visits[node] = 1
    for seat in range(0 + states[step].seats):
        tree.sums[node][seat] = tree.sums[best][seat]
    if step > 0 and tree.sums[best][who] == WHOLE:
        tree.first[node] = ENDED
        return size
    tree.first[node] = size
    tree.count[node] = n
    return size + n


def add_value(tree, node, leaf, seats):
    """Counts a visit of a node that led to a leaf."""
    visits = tree.visits[leaf]
    tree.visits[node] += 1
    for seat in range(0 + seats):
        tree.sums[node][seat] += tree.sums[leaf][seat] // visits


def most_visited(tree, node):
    """The child that was visited most, of those never expanded the likeliest; -1 for a node without children."""
    best = tree.first[node]
    if best < 0:
        return -1
    for child in range(tree.first[node], tree.first[node] + tree.count[node]):
        if tree.visits[child] > tree.visits[best] or (tree.visits[best] == 1 and tree.prior[child] > tree.prior[best]):
            best = child
    return best
