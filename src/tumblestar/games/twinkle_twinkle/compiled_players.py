# pyright: basic
"""Twinkle Twinkle's `greedy` and its levels in the compilable subset, for matches: they choose what the bots choose."""

from typing import Any, NamedTuple

from tumblestar.engine.speed import hole
from tumblestar.games.twinkle_twinkle import bots
from tumblestar.games.twinkle_twinkle.bots import LEVELS, chart_value, playouts, turn_search
from tumblestar.games.twinkle_twinkle.rules import PLACE, TAKING

choose_greedily = choose_turn = copy_state = hole

GREEDY = 1
KINDS = {name: kind for kind, name in enumerate(("greedy", *LEVELS), GREEDY)}
MODULES = (playouts, chart_value, turn_search)


class PlayerMemory(NamedTuple):
    """The memory of the players of one game."""

    at_once: Any
    """The workspace of `greedy`."""
    learned: Any
    """The workspace of the levels."""
    tree: Any
    budgets: Any
    """(kinds, 3): the rounds, searches and turns of each level."""
    mistakes: Any


def workspace(bound, seats):
    """The players for any number of seats. Not compiled."""
    budgets, mistakes = bound.ints(len(KINDS) + 1, 3), bound.floats(len(KINDS) + 1)
    for name, level in LEVELS.items():
        for i in range(3):
            budgets[KINDS[name]][i] = level[i]
        mistakes[KINDS[name]] = level.mistake
    at_once = bots.workspace(bound, bots.at_once())
    learned = bots.workspace(bound, bots.shipped_weights().weights)
    return PlayerMemory(at_once, learned, bots.tree(bound), budgets, mistakes)


def takes(s):
    """Any options. Not compiled."""
    return True


def plan_turn(states, kind, seed, out, work):
    """Writes the tile that is taken and its place into `out`; returns how many actions these are."""
    s = states[0]
    best = work.at_once.best
    if kind == GREEDY:
        choose_greedily(s, seed, work.at_once)
    else:
        best = work.learned.best
        copy_state(work.tree.states, 0, states, 0)
        budget = work.budgets[kind]
        choose_turn(work.tree, budget[0], budget[1], budget[2], work.mistakes[kind], seed, work.learned)
    n = 0
    if s.phase == TAKING:
        out[0] = best[0]
        n = 1
    out[n] = PLACE + best[1]
    return n + 1
