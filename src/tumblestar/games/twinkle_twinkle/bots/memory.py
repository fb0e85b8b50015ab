"""The memory of the searches of Twinkle Twinkle's players."""

from __future__ import annotations

from collections.abc import Sequence

from tumblestar.engine import speed
from tumblestar.games.twinkle_twinkle.bots import playouts, turn_search
from tumblestar.games.twinkle_twinkle.parts import CELLS, ELEMENTS
from tumblestar.games.twinkle_twinkle.rules import MOST_SEATS


def chart_workspace(bound: speed.Bound, weights: Sequence[Sequence[float]]) -> playouts.ChartWorkspace:
    """The arrays of one search, with these weights of features by tiles placed."""
    most = bound.game.rules.MAX_LEGAL
    return playouts.ChartWorkspace(
        group=bound.ints(CELLS),
        sizes=bound.ints(CELLS),
        ports_in=bound.ints(CELLS),
        reference_points=bound.ints(len(ELEMENTS)),
        gains=bound.floats(CELLS),
        best=bound.ints(2),
        ranked=bound.floats(playouts.MOST_RANKED, 3),
        value_weights=weight_table(bound, weights),
        beside=bound.ints(playouts.SORTS),
        around=bound.ints(playouts.SORTS),
        features=bound.floats(playouts.FEATURES),
        outcomes=bound.ints(most),
        odds=bound.ints(most),
    )


def weight_table(bound: speed.Bound, weights: Sequence[Sequence[float]]) -> speed.Array:
    """The weights as an array."""
    table = bound.floats(CELLS + 1, playouts.FEATURES)
    for tiles, row in enumerate(weights):
        for i, weight in enumerate(row):
            table[tiles][i] = weight
    return table


def search_tree(bound: speed.Bound) -> turn_search.Tree:
    """The arrays of a search of turns."""
    turns = turn_search.TURNS
    return turn_search.Tree(
        states=bound.states(turns + 1),
        choices=bound.floats(turns, turn_search.MOST_TURNS, 3),
        counts=bound.ints(turns),
        tried=bound.ints(turns),
        chosen=bound.ints(turns),
        payoffs=bound.floats(turns + 1, MOST_SEATS),
        bounds=bound.floats(turns, 2),
        values=bound.floats(MOST_SEATS),
        ends=bound.floats(MOST_SEATS),
        plan=bound.ints(2),
        found=bound.floats(MOST_SEATS),
    )
