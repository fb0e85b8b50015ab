"""An estimate of every seat's share of the win in Shizzle, for any number of seats: fitted to games of bots.

A seat's weight is e to the power of a sum: its points, how far it leads everybody else, and its place in the turn
order, each times a factor that depends on how full the bank still is; shares are weights divided by their sum.
`estimate.json` has the factors at several fillings of the bank, with how they were found (`bench/shizzle_fit.py`).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import exp
from typing import Any

KNOTS = (0.0, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 1.0)
"""The fillings of the bank, as parts of all points, at which factors are given; between them they go straight."""


@cache
def factors(seats: int) -> tuple[tuple[float, ...], ...]:
    """For each knot: the factor of a point, of a point of lead, and of each place, the next to move first."""
    place = resources.files("tumblestar.games.shizzle").joinpath("estimate.json")
    given: dict[str, Any] = json.loads(place.read_text(encoding="utf-8"))
    return tuple(tuple(row) for row in given["factors"][str(seats)])


def shares(scores: Sequence[int], bank: int) -> list[float]:
    """Each seat's estimated share of the win; `scores` begin with the seat that moves next."""
    filling = bank / (bank + sum(scores))
    knot = 1
    while KNOTS[knot] < filling:
        knot += 1
    part = (filling - KNOTS[knot - 1]) / (KNOTS[knot] - KNOTS[knot - 1])
    table = factors(len(scores))
    point, lead, *order = (a + part * (b - a) for a, b in zip(table[knot - 1], table[knot], strict=True))
    first, second = sorted(scores, reverse=True)[:2]
    weights = [
        exp(point * score + lead * (score - second if score == first else 0) + place)
        for score, place in zip(scores, order, strict=True)
    ]
    total = sum(weights)
    return [weight / total for weight in weights]
