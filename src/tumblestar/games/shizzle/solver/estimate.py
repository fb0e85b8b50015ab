"""An estimate of every seat's win share in Shizzle, for any number of seats: learned from games of bots.

A seat's weight is e to the power of two terms: one of its lead over the best of the others (or how far it is behind),
and one of its points. Each depends on its place in the turn order and on the points in the bank. Shares are weights
divided by their sum. `estimate.json` has both terms at some leads, points and banks, with how they were found
(`bench/shizzle_fit.py`); between these they are interpolated. Where it does not fit the rules the log says so, and a
simple model takes its place.
"""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cache
from math import exp, isfinite

from tumblestar.contract.errors import Unreadable
from tumblestar.games.shizzle.rules import SEATS, VERSION
from tumblestar.games.shizzle.solver import data_file

log = logging.getLogger(__name__)

BANKS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 24, 30, 40, 50, 60, 75, 90, 100)
LEADS = (-40, -30, -24, -18, -15, -12, -10, -8, -7, -6, -5, -4, -3, -2, -1, 0,
         1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 18, 24, 30, 40)  # fmt: skip
POINTS = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 24, 30, 40, 60)
"""The banks, leads and points at which terms are given."""
MOST = 100
"""The most points that a bank or a seat has in the box; with more, the terms are those of so many."""
LARGEST_LEAD = LEADS[-1]
FIRST_POINTS = 2 * LARGEST_LEAD + 1
"""Where the terms of points begin in a row; those of leads come first."""

WIDTH = FIRST_POINTS + MOST + 1
"""The length of a row."""

Factors = Sequence[Sequence[Sequence[float]]]
"""factors[place][bank]: the terms of all LEADS, then of all POINTS; the first place is that of the next to move."""


def read(text: str) -> dict[int, Factors]:
    """The factors by the number of seats, from the text of an `estimate.json`. Raises Unreadable for other rules'."""
    return data_file.read(
        text,
        "python -m bench.shizzle_fit",
        lambda _: {"rules": VERSION, "knots": [list(BANKS), list(LEADS), list(POINTS)]},
        _factors,
    )


def _factors(entries: data_file.Entries) -> dict[int, Factors]:
    found = {seats: entries["factors"][str(seats)] for seats in SEATS}
    for seats, places in found.items():
        rows = [row for place in places for row in place]
        is_whole = [len(place) for place in places] == [len(BANKS)] * seats
        if not is_whole or not all(len(row) == len(LEADS) + len(POINTS) and all(map(isfinite, row)) for row in rows):
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
    return [[[0.0] * len(LEADS) + [0.15 * points for points in POINTS]] * len(BANKS)] * seats


def factors(seats: int) -> Factors:
    """The factors for so many seats: those that are shipped, or a simple model's."""
    return _shipped().get(seats) or simple(seats)


def row(terms: Sequence[Sequence[float]], bank: int) -> list[float]:
    """The terms of a place with so many points in the bank: of every lead from -LARGEST_LEAD on, then of all points."""
    below, part = _between(BANKS, bank)
    given = [low + part * (high - low) for low, high in zip(terms[below], terms[below + 1], strict=True)]
    leads = _interpolated(LEADS, given[: len(LEADS)], range(-LARGEST_LEAD, LARGEST_LEAD + 1))
    return [*leads, *_interpolated(POINTS, given[len(LEADS) :], range(MOST + 1))]


def _between(knots: Sequence[int], x: int) -> tuple[int, float]:
    """The knot below a number, and how far it is on the way to the next one, from 0 to 1."""
    below = min(max(bisect_left(knots, x), 1), len(knots) - 1) - 1
    return below, min(max((x - knots[below]) / (knots[below + 1] - knots[below]), 0.0), 1.0)


def _interpolated(knots: Sequence[int], given: Sequence[float], at: range) -> Iterator[float]:
    for x in at:
        below, part = _between(knots, x)
        yield given[below] + part * (given[below + 1] - given[below])


def rows(seats: int, given: Factors | None = None) -> list[list[list[float]]]:
    """The row of every place and bank, by the factors for so many seats, or by some that are given."""
    return [[row(terms, bank) for bank in range(MOST + 1)] for terms in given or factors(seats)]


@cache
def _row(seats: int, place: int, bank: int) -> list[float]:
    return row(factors(seats)[place], bank)


def shares(scores: Sequence[int], bank: int) -> list[float]:
    """Each seat's estimated share of the win; `scores` begin with the seat that moves next."""
    first, second = sorted(scores, reverse=True)[:2]
    weights = list[float]()
    for place, score in enumerate(scores):
        terms = _row(len(scores), place, min(bank, MOST))
        lead = score - (second if score == first else first)
        lead = min(max(lead, -LARGEST_LEAD), LARGEST_LEAD)
        weights.append(exp(terms[LARGEST_LEAD + lead] + terms[FIRST_POINTS + min(score, MOST)]))
    total = sum(weights)
    return [weight / total for weight in weights]
