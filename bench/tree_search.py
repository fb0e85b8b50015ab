# pyright: basic
"""Plain Monte Carlo tree search (UCT) for any game, as a reference opponent for bots. In the compilable subset.

It uses only the rules: playouts are random, and there is no evaluation function. Nodes are numbers; the root is 0.
"""

from math import log, sqrt
from typing import Any, NamedTuple

from tumblestar.engine.speed import hole

actor = legal = odds = win_share = apply = copy_state = choose_outcome = play_on = hole


class Tree(NamedTuple):
    """The nodes of a tree."""

    first_child: Any
    children: Any
    """Number of children of a node; their numbers are consecutive."""
    action: Any
    """The action that leads to a node from its parent."""
    parent: Any
    mover: Any
    """The actor at the parent."""
    visits: Any
    sums: Any
    """Sum of the mover's win shares over all visits of a node."""
    kinds: Any
    """(seats,): players of any legal action (`game_loop.RANDOM`)."""


def empty_tree(bound, nodes):
    """A tree with memory for `nodes` nodes. Never compiled."""
    links = [bound.ints(nodes) for _ in range(6)]
    return Tree(*links, bound.floats(nodes), bound.ints(max(bound.game.seats)))


def search(m, roots, keys, visits, exploration, most_events, scratch, tree):
    """Builds a tree for the first state of `roots` with `visits` playouts, whose events `keys` counts."""
    size = 1
    tree.children[0] = 0
    tree.visits[0] = 0
    tree.parent[0] = -1
    for _ in range(visits):
        copy_state(scratch, 0, roots, 0)
        s = scratch[0]
        node = 0
        while tree.children[node] > 0:
            if actor(s) == -1:
                outcome = choose_outcome(m, s, keys)
                node = tree.first_child[node]
                while tree.action[node] != outcome:
                    node += 1
            else:
                node = choose_child(node, exploration, tree)
            apply(s, tree.action[node])
        if actor(s) >= -1 and size + len(m.out) <= len(tree.action):
            size = expand(m, s, node, size, tree)
        play_on(m, scratch, 0, keys, tree.kinds, most_events)
        while node >= 0:
            tree.visits[node] += 1
            if node > 0 and tree.mover[node] >= 0:
                tree.sums[node] += win_share(s, tree.mover[node])
            node = tree.parent[node]


def expand(m, s, node, size, tree):
    """Adds the children of a node with state `s` to a tree of `size` nodes. Returns the new size."""
    mover = actor(s)
    n = legal(s, m.out) if mover >= 0 else odds(s, m.out, m.weights)
    tree.first_child[node] = size
    tree.children[node] = n
    for i in range(n):
        child = size + i
        tree.action[child] = m.out[i]
        tree.parent[child] = node
        tree.mover[child] = mover
        tree.children[child] = 0
        tree.visits[child] = 0
        tree.sums[child] = 0.0
    return size + n


def choose_child(node, exploration, tree):
    """The child with the highest upper confidence bound; unvisited ones come first."""
    log_n = log(tree.visits[node] + 1.0)
    best = tree.first_child[node]
    best_value = -1.0
    for child in range(tree.first_child[node], tree.first_child[node] + tree.children[node]):
        if tree.visits[child] == 0:
            return child
        value = tree.sums[child] / tree.visits[child] + exploration * sqrt(log_n / tree.visits[child])
        if value > best_value:
            best_value = value
            best = child
    return best


def most_visited(tree):
    """The most visited action at the root."""
    best = tree.first_child[0]
    for child in range(tree.first_child[0], tree.first_child[0] + tree.children[0]):
        if tree.visits[child] > tree.visits[best]:
            best = child
    return tree.action[best]
