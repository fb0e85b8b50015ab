"""The memory of Twinkle's searches, and the nets that ship, read from their files."""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from functools import cache
from importlib import resources
from typing import Any, NamedTuple, cast

from tumblestar.engine import speed
from tumblestar.games.twinkle.bots import rolls, turn_search, value_net
from tumblestar.games.twinkle.bots.value_net import FEATURES, HIDDEN, STAGES, Layers
from tumblestar.games.twinkle.parts import DICE, HIGHEST
from tumblestar.games.twinkle.rules import HAND

NET_FORMAT = "tumblestar twinkle value 1"
NET_ANSWERS = 2
"""What the second layer says: points to come and the logarithm of their variance; alone only the first, a logit."""
NET_NAMES = {True: "alone.value", False: "others.value"}


class Net(NamedTuple):
    """The layers as lists, FEATURES x HIDDEN and STAGES x ANSWERS x (HIDDEN + 1), and how they were found."""

    rows: list[list[float]]
    tops: list[list[list[float]]]
    about: dict[str, Any]


def read_net(data: bytes) -> Net:
    """The net of a file. Raises ValueError for a file that is none, or one of another shape."""
    line, _, packed = data.partition(b"\n")
    head: object = json.loads(line)
    if not isinstance(head, dict):
        raise ValueError("the first line is not about a net")
    head = cast("dict[str, Any]", head)
    shape = (head.get("format"), head.get("features"), head.get("hidden"))
    if shape != (NET_FORMAT, FEATURES, HIDDEN):
        raise ValueError(f"expected {(NET_FORMAT, FEATURES, HIDDEN)}, found {shape}: learn the values anew")
    try:
        plain = zlib.decompress(packed)
    except zlib.error as why:
        raise ValueError(f"the layers are damaged: {why}") from why
    cells = FEATURES * HIDDEN
    small, large = array("b", plain[:cells]), array("f", plain[cells:])
    if len(large) != STAGES * NET_ANSWERS * (HIDDEN + 1):
        raise ValueError(f"the second layer has {len(large)} numbers")
    if sys.byteorder == "big":
        large.byteswap()
    scales: list[float] = head.pop("scales", [])
    if len(scales) != HIDDEN:
        raise ValueError(f"there are {len(scales)} scales")
    rows = [[small[at + j] * scales[j] for j in range(HIDDEN)] for at in range(0, cells, HIDDEN)]
    wide = HIDDEN + 1
    tops = [
        [
            list(large[(stage * NET_ANSWERS + i) * wide : (stage * NET_ANSWERS + i + 1) * wide])
            for i in range(NET_ANSWERS)
        ]
        for stage in range(STAGES)
    ]
    return Net(rows, tops, head)


@cache
def shipped_net(alone: bool) -> Net:
    """The net that ships, for one seat or for several."""
    return read_net(resources.files("tumblestar.games.twinkle").joinpath("data", NET_NAMES[alone]).read_bytes())


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
    net = shipped_net(alone)
    return Layers(weights(is_compiled, net.rows), weights(is_compiled, net.tops))
