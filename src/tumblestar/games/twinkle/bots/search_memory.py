"""The memory of Twinkle's searches: the arrays of one search, and the net that they evaluate with."""

from __future__ import annotations

from typing import NamedTuple

from tumblestar.engine import speed
from tumblestar.games.twinkle.bots import net_file, rolls, turn_search, value_net
from tumblestar.games.twinkle.bots.value_net import Layers
from tumblestar.games.twinkle.parts import DICE, HIGHEST
from tumblestar.games.twinkle.rules import HAND


class SearchMemory(NamedTuple):
    """The arrays that one search works in."""

    context: speed.Array
    """(HIDDEN,): the sum of the rows of the surroundings."""
    saved: speed.Array
    """(HIDDEN,): a copy of `context`."""
    hidden: speed.Array
    """(HIDDEN,): the hidden layer of the constellation evaluated."""
    features: speed.Array
    """(MOST_FEATURES,)"""
    rivals: speed.Array
    """(HAND,): the best figure of the rivals in each mission that compares."""
    above: speed.Array
    """(GRID,): the chance to finish above all others, by points."""
    found: speed.Array
    """(3,): value, mean and variance of the constellation evaluated last."""
    table: speed.Array
    """(DICE, highest result + 1, 4): the best place of each die with each result; result 0 is a lost turn."""
    order: speed.Array
    """(DICE, highest result + 2): the results of each die by their value, the best first; then 0."""
    rolls: speed.Array
    """(MOST_ROLLS, HAND): all choices of dice to roll."""
    chances: speed.Array
    """(DICE, 2): in the last turn, the chances that each die wins, and that it hangs nowhere."""
    actions: speed.Array
    """(MAX_LEGAL,)"""
    ranked: speed.Array
    """(MOST_RANKED, 3): the best placements: value, action, and the die that then leaves the game or NO_DIE."""
    best: speed.Array
    """(3,): value, mean and variance of the decision."""
    dice: speed.Array
    """(HAND,): the dice to roll, then NO_DIE; or TAKE + the d8 to take."""
    rival_tables: speed.Array
    """(MOST_RIVALS, DICE, highest result + 1, 4): `table` of each seat that acts before the next turn."""
    rival_orders: speed.Array
    """(MOST_RIVALS, DICE, highest result + 2): `order` of these."""
    gone: speed.Array
    """(SCENARIOS, MOST_RIVALS): the dice that these seats hang in each scenario, then NO_DIE."""


def search_memory(bound: speed.Bound) -> SearchMemory:
    """The arrays of one search."""
    return SearchMemory(
        context=layer(bound),
        saved=layer(bound),
        hidden=layer(bound),
        features=bound.ints(value_net.MOST_FEATURES),
        rivals=bound.ints(HAND),
        above=bound.floats(turn_search.GRID),
        found=bound.floats(3),
        table=bound.floats(DICE, HIGHEST + 1, 4),
        order=bound.ints(DICE, HIGHEST + 2),
        rolls=bound.ints(rolls.MOST_ROLLS, HAND),
        chances=bound.floats(DICE, 2),
        actions=bound.ints(bound.game.rules.MAX_LEGAL),
        ranked=bound.floats(turn_search.MOST_RANKED, 3),
        best=bound.floats(3),
        dice=bound.ints(HAND),
        rival_tables=bound.floats(turn_search.MOST_RIVALS, DICE, HIGHEST + 1, 4),
        rival_orders=bound.ints(turn_search.MOST_RIVALS, DICE, HIGHEST + 2),
        gone=bound.ints(turn_search.SCENARIOS, turn_search.MOST_RIVALS),
    )


def layer(bound: speed.Bound) -> speed.Array:
    """A hidden layer: 32-bit floats where it is compiled."""
    return weights(bound.compiled, [[0.0] * value_net.HIDDEN])[0]


def weights(is_compiled: bool, rows: speed.Array) -> speed.Array:
    """Weights as they are read from a net: 32-bit floats where it is compiled."""
    if not is_compiled:
        return rows
    import numpy as np

    return np.array(rows, np.float32)


def layers(is_compiled: bool, alone: bool) -> Layers:
    """The net that ships, for the solo player or for seats among others."""
    net = net_file.shipped_net(alone)
    return Layers(weights(is_compiled, net.rows), weights(is_compiled, net.tops))
