"""The memory that Twinkle's foresight works in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tumblestar import speed
from tumblestar.games.twinkle import foresight, value
from tumblestar.games.twinkle.parts import DICE
from tumblestar.games.twinkle.rules import HAND


class Room:
    """What one turn is thought about in; nobody else may use it at the same time."""

    def __init__(self, bound: speed.Bound) -> None:
        self.states = bound.states(1)
        self.out, self.weights = bound.ints(bound.game.rules.MAX_LEGAL), bound.ints(bound.game.rules.MAX_LEGAL)
        self.answers, self.dice = bound.floats(4), bound.ints(HAND)
        self.desk = (
            layer(bound, value.HIDDEN),
            layer(bound, value.HIDDEN),
            bound.ints(value.MOST_FEATURES),
            bound.ints(HAND),
            bound.floats(foresight.GRID),
            bound.floats(4),
            bound.floats(DICE, value.SHOWN + 1, 4),
            bound.ints(DICE, value.SHOWN + 2),
            layer(bound, value.HIDDEN),
            bound.ints(bound.game.rules.MAX_LEGAL),
        )


def layer(bound: speed.Bound, wide: int) -> Any:
    """Room for a hidden layer: of four bytes a number where it is compiled."""
    return layers(bound, [[0.0] * wide])[0]


def layers(bound: speed.Bound, rows: Sequence[Any]) -> Any:
    """Weights as the net is read: of four bytes a number where it is compiled."""
    if not bound.compiled:
        return rows
    import numpy as np

    return np.array(rows, np.float32)
