# pyright: basic
"""Twinkle Twinkle's `greedy` in the compilable subset, for matches: what `evaluation.greedy` chooses, by `playouts`."""

from tumblestar.games.twinkle_twinkle.bots import choosers, playouts, value_weights
from tumblestar.games.twinkle_twinkle.rules import PLACE, TAKING
from tumblestar.speed import hole

choose_greedily = hole

KINDS = {"greedy": 1}
MODULES = (playouts,)


def workspace(bound, seats):
    """The memory of the playouts, with the points that come at once. Not compiled."""
    return choosers.workspace(bound, value_weights.at_once())


def takes(s):
    """Any options. Not compiled."""
    return True


def plan_turn(states, kind, seed, out, work):
    """Writes the tile and its place that bring most, ties at random; returns how many actions."""
    s = states[0]
    n = 0
    choose_greedily(s, seed, work)
    if s.phase == TAKING:
        out[0] = work.best[0]
        n = 1
    out[n] = PLACE + work.best[1]
    return n + 1
