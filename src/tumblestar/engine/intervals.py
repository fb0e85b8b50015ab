"""Intervals of proportions."""

from __future__ import annotations

import math


def interval(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a proportion."""
    z = 1.959964
    p = wins / games
    middle = p + z * z / (2 * games)
    half = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)
