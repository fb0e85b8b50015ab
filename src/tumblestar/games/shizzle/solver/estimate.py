"""An estimate of every seat's win share in Shizzle, for any number of seats: fitted to games of bots.

A seat's weight is e to the power of a sum: its points, how far it leads everybody else, and its place in the turn
order, each times a factor that depends on how full the bank still is; shares are weights divided by their sum.
`estimate.json` has the factors at several fillings of the bank, with how they were found (`bench/shizzle_fit.py`).
Where it does not fit the rules the log says so, and a simple model takes its place.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from math import exp, isfinite

from tumblestar.contract.errors import Unreadable
from tumblestar.games.shizzle.rules import SEATS, VERSION
from tumblestar.games.shizzle.solver import data_file

log = logging.getLogger(__name__)

KNOTS = (0.0, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 1.0)
"""The fillings of the bank, as parts of all points, at which factors are given; between them they are interpolated."""

Factors = tuple[tuple[float, ...], ...]
"""For each knot: the factor of a point, of a point of lead, and of each place, the next to move first."""


def read(text: str) -> dict[int, Factors]:
    """The factors by the number of seats, from the text of an `estimate.json`. Raises Unreadable for other rules'."""
    return data_file.read(text, "fitted", lambda _: {"rules": VERSION, "knots": list(KNOTS)}, _factors)


def _factors(entries: data_file.Entries) -> dict[int, Factors]:
    found = {seats: tuple(tuple(map(float, row)) for row in entries["factors"][str(seats)]) for seats in SEATS}
    for seats, rows in found.items():
        if [len(row) for row in rows] != [2 + seats] * len(KNOTS) or not all(isfinite(x) for row in rows for x in row):
            raise KeyError("factors")
    return found


@cache
def _shipped() -> dict[int, Factors]:
    """What comes with the program; nothing where that does not fit the rules, and the log says why."""
    try:
        return read(data_file.shipped_text("estimate.json"))
    except Unreadable as fault:
        log.warning("%s", fault)
        return {}


def is_available() -> bool:
    """Whether the estimate that is shipped fits the rules; else a simple model takes its place."""
    return bool(_shipped())


def simple(seats: int) -> Factors:
    """A simple model: a point is worth the same whatever the bank, and so is every place."""
    return ((0.15, 0.0, *[0.0] * seats),) * len(KNOTS)


def factors(seats: int) -> Factors:
    """The factors for so many seats: those that are shipped, or a simple model's."""
    return _shipped().get(seats) or simple(seats)


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
