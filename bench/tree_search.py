# pyright: basic
"""Plain Monte Carlo tree search (UCT) for any game of the shelf; `speed.bind` fills the holes.

It knows nothing but the rules: playouts are random and nothing is estimated. In the compilable subset. A node is a
number; `first` and `count` say where its children lie, `act` leads to it from `up`, where `by` was to act; `visits`
and `sums` are how often it was tried and what that brought `by` in all.
"""

from math import log, sqrt

from tumblestar.bots.playout import pick_outcome, play_on
from tumblestar.speed import hole

actor = legal = odds = win_share = apply = copy_state = next_seed = hole


def grow(roots, tries, c, most, seed, scratch, first, count, act, up, by, visits, sums, out, weights, tally):
    """Tries `tries` times from the first of `roots`; leaves the tree, node 0 its root; returns the seed."""
    size = 1
    count[0] = 0
    visits[0] = 0
    up[0] = -1
    for _ in range(tries):
        copy_state(scratch, 0, roots, 0)
        s = scratch[0]
        node = 0
        while count[node] > 0:
            if actor(s) == -1:
                seed = next_seed(seed)
                act_now = pick_outcome(s, seed, out, weights)
                node = first[node]
                while act[node] != act_now:
                    node += 1
            else:
                node = choose_child(node, c, first, count, visits, sums)
            apply(s, act[node])
        who = actor(s)
        if who >= -1 and size + len(out) <= len(act):
            n = legal(s, out) if who >= 0 else odds(s, out, weights)
            first[node] = size
            count[node] = n
            for i in range(n):
                act[size] = out[i]
                up[size] = node
                by[size] = who
                count[size] = 0
                visits[size] = 0
                sums[size] = 0.0
                size += 1
        seed = play_on(s, seed, most, out, weights, tally)
        while node >= 0:
            visits[node] += 1
            if node > 0 and by[node] >= 0:
                sums[node] += win_share(s, by[node])
            node = up[node]
    return seed


def choose_child(node, c, first, count, visits, sums):
    """The child with the highest upper confidence bound; untried ones come first."""
    log_n = log(visits[node] + 1.0)
    best = first[node]
    best_value = -1.0
    for child in range(first[node], first[node] + count[node]):
        if visits[child] == 0:
            return child
        value = sums[child] / visits[child] + c * sqrt(log_n / visits[child])
        if value > best_value:
            best_value = value
            best = child
    return best


def most_visited(first, count, act, visits):
    """The root's action that was tried most."""
    best = first[0]
    for child in range(first[0], first[0] + count[0]):
        if visits[child] > visits[best]:
            best = child
    return act[best]
