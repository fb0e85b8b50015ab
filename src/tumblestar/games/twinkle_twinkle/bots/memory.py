"""The memory of Twinkle Twinkle's searches, and the weights that ship, read from their file."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import NamedTuple, cast

from tumblestar.engine import speed
from tumblestar.games.twinkle_twinkle.bots import playouts, turn_search
from tumblestar.games.twinkle_twinkle.bots.playouts import FEATURES, OPEN, OPENS
from tumblestar.games.twinkle_twinkle.parts import CELLS, ELEMENTS
from tumblestar.games.twinkle_twinkle.rules import MOST_SEATS

WEIGHTS_FILE = "value_weights.json"
WEIGHTS_FORMAT = "tumblestar twinkle_twinkle value weights 1"
POWERS = 4
"""A weight is a polynomial of so many terms in how far the chart is from half full, from -1 to 1."""
FEATURE_NAMES = (
    *(f"{element}.{side}.{what}" for element in ELEMENTS for side in "AB" for what in ("tiles", "beside", "around")),
    *("open_lines", "stars", "single_stars", "largest", "second", "constellations"),
)


class ValueWeights(NamedTuple):
    """The weights by tiles placed, (CELLS + 1) x FEATURES, and how they were found."""

    weights: list[list[float]]
    about: dict[str, object]


def powers(tiles: int) -> list[float]:
    """The terms of the polynomials for so many tiles placed."""
    x = 2.0 * tiles / CELLS - 1.0
    return [x**i for i in range(POWERS)]


def by_tiles(terms: Sequence[Sequence[float]]) -> list[list[float]]:
    """The weights by tiles placed, from FEATURES x POWERS terms; a full chart has no features."""
    made = [
        [math.fsum(a * b for a, b in zip(row, powers(tiles), strict=True)) for row in terms] for tiles in range(CELLS)
    ]
    return [*made, [0.0] * FEATURES]


def at_once(open_line: float = OPEN) -> list[list[float]]:
    """The weights of a player who looks at points only; open lines count a little, as said."""
    return [[open_line if i == OPENS else 0.0 for i in range(FEATURES)] for _ in range(CELLS + 1)]


def read_weights(text: str) -> ValueWeights:
    """The weights of a file. Raises ValueError for a file that is none, is damaged, or has other features."""
    loaded: object = json.loads(text)
    if not isinstance(loaded, dict):
        raise ValueError("expected an object")
    about = cast("dict[str, object]", loaded)
    if about.get("format") != WEIGHTS_FORMAT:
        raise ValueError(f"expected the format {WEIGHTS_FORMAT!r}, found {about.get('format')!r}")
    rows = about.pop("weights", None)
    if not isinstance(rows, dict) or tuple(cast("dict[str, object]", rows)) != FEATURE_NAMES:
        raise ValueError("the weights have other names: learn them anew")
    terms = [_numbers(name, row) for name, row in cast("dict[str, object]", rows).items()]
    return ValueWeights(by_tiles(terms), about)


def _numbers(name: str, row: object) -> list[float]:
    numbers = [x for x in cast("list[object]", row) if type(x) in (int, float)] if isinstance(row, list) else []
    terms = cast("list[float]", numbers)
    if len(terms) != POWERS or len(terms) != len(cast("list[object]", row)):
        raise ValueError(f"the weight of {name} is not {POWERS} numbers")
    if not all(map(math.isfinite, terms)):
        raise ValueError(f"the weight of {name} is not finite")
    return terms


@cache
def shipped_weights() -> ValueWeights:
    """The weights that ship."""
    return read_weights(
        resources.files("tumblestar.games.twinkle_twinkle").joinpath("data", WEIGHTS_FILE).read_text(encoding="utf-8")
    )


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
