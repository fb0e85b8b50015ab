# pyright: basic
"""Plain Monte Carlo tree search (UCT) for any game, as a reference opponent for bots. In the compilable subset.

It uses only the rules: playouts are random, and there is no evaluation function. Nodes are numbers; the root is 0.
"""

from math import log, sqrt
from typing import Any, NamedTuple

from tumblestar.bots.playout import pick_outcome, play_on
from tumblestar.engine.speed import hole

actor = legal = odds = win_share = apply = copy_state = next_seed = hole


class Tree(NamedTuple):
    """The nodes of a tree, and scratch arrays."""

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
    out: Any
    weights: Any
    """(MAX_LEGAL,): actions or outcomes, and the weights of outcomes."""
    counts: Any
    """(2,): decisions and events of chance in playouts."""


def empty_tree(bound, nodes):
    """A tree with memory for `nodes` nodes. Never compiled."""
    links = [bound.ints(nodes) for _ in range(6)]
    most = bound.game.rules.MAX_LEGAL
    return Tree(*links, bound.floats(nodes), bound.ints(most), bound.ints(most), bound.ints(2))


def search(roots, visits, exploration, most_events, seed, scratch, tree):
    """Builds a tree for the first state of `roots` with `visits` playouts. Returns the last seed."""
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
                seed = next_seed(seed)
                outcome = pick_outcome(s, seed, tree.out, tree.weights)
                node = tree.first_child[node]
                while tree.action[node] != outcome:
                    node += 1
            else:
                node = choose_child(node, exploration, tree)
            apply(s, tree.action[node])
        if actor(s) >= -1 and size + len(tree.out) <= len(tree.action):
            size = expand(s, node, size, tree)
        seed = play_on(s, seed, most_events, tree.out, tree.weights, tree.counts)
        while node >= 0:
            tree.visits[node] += 1
            if node > 0 and tree.mover[node] >= 0:
                tree.sums[node] += win_share(s, tree.mover[node])
            node = tree.parent[node]
    return seed


def expand(s, node, size, tree):
    """Adds the children of a node with state `s` to a tree of `size` nodes. Returns the new size."""
    mover = actor(s)
    n = legal(s, tree.out) if mover >= 0 else odds(s, tree.out, tree.weights)
    tree.first_child[node] = size
    tree.children[node] = n
    for i in range(n):
        child = size + i
        tree.action[child] = tree.out[i]
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
