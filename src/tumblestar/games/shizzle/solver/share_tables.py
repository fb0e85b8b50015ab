"""Shares of the win in Shizzle that were worked out before, for three seats and more, and how data files are read.

A data file is JSON that names the rules and the dice that it is for. `three_seats.json` has the shares of three seats
between turns, for the default dice and bank (`bench/shizzle_solve.py`): a share takes two bytes, 0 is none of the win,
65,535 all of it.

`estimate.json` has an estimate for any number of seats, learned from games of bots (`bench/shizzle_fit.py`). A seat's
weight is e to the power of two terms: one of its lead over the best of the others (or how far it is behind), and one of
its points. Each depends on its place in the turn order and on the points in the bank. Shares are weights divided by
their sum. The file has both terms at some leads, points and banks, with how they were found; between these they are
interpolated. Where it does not fit the rules the log says so, and a simple model takes its place.
"""

from __future__ import annotations

import base64
import hashlib
import json
import logging
import sys
import zlib
from array import array
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from math import isfinite
from typing import Any, TypeVar

from tumblestar.contract.errors import Unreadable
from tumblestar.games.shizzle.parts import BANKS, DIGEST
from tumblestar.games.shizzle.rules import SEATS, VERSION
from tumblestar.words import Phrase

log = logging.getLogger(__name__)

Built = TypeVar("Built")
Entries = dict[str, Any]
"""The entries of a file; whatever they are, `read` catches what follows from wrong ones."""


def shipped_text(name: str) -> str:
    """The text of a file that comes with the program."""
    return resources.files("tumblestar.games.shizzle").joinpath("data", name).read_text(encoding="utf-8")


def read_data_file(
    text: str, command: str, expected: Callable[[Entries], Mapping[str, object]], build: Callable[[Entries], Built]
) -> Built:
    """What `build` makes of the text of a file.

    Raises Unreadable where an entry is not as `expected`, is missing or is of the wrong kind; the error names the
    `command` that makes the file.
    """
    try:
        entries: Entries = json.loads(text)
        for key, value in expected(entries).items():
            if entries[key] != value:
                args = {"key": key, "text": str(entries[key]), "expected": str(value), "make": command}
                raise Unreadable(Phrase("data-mismatch", args, "shizzle"))
        return build(entries)
    except Unreadable:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, zlib.error) as error:
        args = {"why": repr(error)[:100], "make": command}
        raise Unreadable(Phrase("data-damaged", args, "shizzle")) from error


# -- three seats

THREE_SEAT_TOTAL = BANKS[3]
WHOLE = 65535


def three_seat_places() -> dict[tuple[int, int, int], int]:
    """Where the scores of three seats, the next to move first, stand in the table."""
    most = THREE_SEAT_TOTAL
    found = [(a, b, c) for a in range(most) for b in range(most - a) for c in range(most - a - b)]
    return {scores: i for i, scores in enumerate(found)}


def low_byte_first(packed: array[int]) -> array[int]:
    """Whole numbers with the low byte first, whatever the machine."""
    if sys.byteorder == "big":
        packed = packed[:]
        packed.byteswap()
    return packed


def read_three_seats(text: str) -> tuple[array[int], array[int]]:
    """The shares of the next to move and of the one after, by place. Raises Unreadable for another game's."""
    return read_data_file(
        text,
        "python -m bench.shizzle_solve --keep",
        lambda entries: {
            "rules": VERSION,
            "data": DIGEST,
            "bank": THREE_SEAT_TOTAL,
            "check": checksum(_unpacked(entries)),
        },
        _unpacked_shares,
    )


def checksum(raw: bytes) -> str:
    """What the data file has as `check`."""
    return hashlib.sha256(raw).hexdigest()[:16]


def _unpacked(entries: Entries) -> bytes:
    return zlib.decompress(base64.b85decode(entries["values"]))


def _unpacked_shares(entries: Entries) -> tuple[array[int], array[int]]:
    packed = array("H")
    packed.frombytes(_unpacked(entries))
    packed = low_byte_first(packed)
    count = len(three_seat_places())
    if len(packed) != 2 * count:
        raise KeyError("values")
    return _summed(packed[:count]), _summed(packed[count:])


def _summed(steps: array[int]) -> array[int]:
    shares, before = array("H"), 0
    for step in steps:
        before = (before + step) % (WHOLE + 1)
        shares.append(before)
    return shares


@cache
def _shipped_three_seats() -> tuple[array[int], array[int]]:
    return read_three_seats(shipped_text("three_seats.json"))


@cache
def has_three_seat_table() -> bool:
    """Whether the shipped table fits the rules and the dice; if not, the log says why."""
    try:
        return bool(_shipped_three_seats())
    except Unreadable as fault:
        log.warning("%s", fault)
        return False


def three_seat_columns() -> list[list[float]]:
    """The shares of the next to move and of the one after, by place, while the bank is not empty.

    Raises Unreadable where the shipped table does not fit the rules or the dice.
    """
    return [[share / WHOLE for share in column] for column in _shipped_three_seats()]


# -- the estimate

BANK_KNOTS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 24, 30, 40, 50, 60, 75, 90, 100)
LEAD_KNOTS = (-40, -30, -24, -18, -15, -12, -10, -8, -7, -6, -5, -4, -3, -2, -1, 0,
         1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 18, 24, 30, 40)  # fmt: skip
POINT_KNOTS = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 24, 30, 40, 60)
"""The banks, leads and points at which terms are given."""
MOST_POINTS = 100
"""The most points that a bank or a seat has in the box; with more, the terms are those of so many."""
LARGEST_LEAD = LEAD_KNOTS[-1]
FIRST_POINTS = 2 * LARGEST_LEAD + 1
"""Where the terms of points begin in a row; those of leads come first."""

WIDTH = FIRST_POINTS + MOST_POINTS + 1
"""The length of a row."""

Factors = Sequence[Sequence[Sequence[float]]]
"""factors[place][bank]: the terms of all LEADS, then of all POINTS; the first place is that of the next to move."""


def read_estimate(text: str) -> dict[int, Factors]:
    """The factors by the number of seats, from the text of an `estimate.json`. Raises Unreadable for other rules'."""
    return read_data_file(
        text,
        "python -m bench.shizzle_fit",
        lambda _: {"rules": VERSION, "knots": [list(BANK_KNOTS), list(LEAD_KNOTS), list(POINT_KNOTS)]},
        _factors,
    )


def _factors(entries: Entries) -> dict[int, Factors]:
    found = {seats: entries["factors"][str(seats)] for seats in SEATS}
    for seats, places in found.items():
        rows = [row for place in places for row in place]
        is_whole = [len(place) for place in places] == [len(BANK_KNOTS)] * seats
        length = len(LEAD_KNOTS) + len(POINT_KNOTS)
        if not is_whole or not all(len(row) == length and all(map(isfinite, row)) for row in rows):
            raise KeyError("factors")
    return found


@cache
def _shipped_estimate() -> dict[int, Factors]:
    """What comes with the program; nothing where that does not fit the rules, and the log says why."""
    try:
        return read_estimate(shipped_text("estimate.json"))
    except Unreadable as fault:
        log.warning("%s", fault)
        return {}


def has_estimate() -> bool:
    """Whether the estimate that is shipped fits the rules; else a simple model takes its place."""
    return bool(_shipped_estimate())


def simple_factors(seats: int) -> Factors:
    """A simple model: a point is worth the same whatever the bank, and so is every place."""
    return [[[0.0] * len(LEAD_KNOTS) + [0.15 * points for points in POINT_KNOTS]] * len(BANK_KNOTS)] * seats


def factors(seats: int) -> Factors:
    """The factors for so many seats: those that are shipped, or a simple model's."""
    return _shipped_estimate().get(seats) or simple_factors(seats)


def estimate_row(terms: Sequence[Sequence[float]], bank: int) -> list[float]:
    """The terms of a place with so many points in the bank: of every lead from -LARGEST_LEAD on, then of all points."""
    below, part = _between(BANK_KNOTS, bank)
    given = [low + part * (high - low) for low, high in zip(terms[below], terms[below + 1], strict=True)]
    leads = _interpolated(LEAD_KNOTS, given[: len(LEAD_KNOTS)], range(-LARGEST_LEAD, LARGEST_LEAD + 1))
    return [*leads, *_interpolated(POINT_KNOTS, given[len(LEAD_KNOTS) :], range(MOST_POINTS + 1))]


def _between(knots: Sequence[int], x: int) -> tuple[int, float]:
    """The knot below a number, and how far it is on the way to the next one, from 0 to 1."""
    below = min(max(bisect_left(knots, x), 1), len(knots) - 1) - 1
    return below, min(max((x - knots[below]) / (knots[below + 1] - knots[below]), 0.0), 1.0)


def _interpolated(knots: tuple[int, ...], given: Sequence[float], at: range) -> list[float]:
    return [given[below] + part * (given[below + 1] - given[below]) for below, part in _all_between(knots, at)]


@cache
def _all_between(knots: tuple[int, ...], at: range) -> list[tuple[int, float]]:
    return [_between(knots, x) for x in at]


def estimate_rows(seats: int, given: Factors | None = None) -> list[list[list[float]]]:
    """The row of every place and bank, by the factors for so many seats, or by some that are given."""
    return [[estimate_row(terms, bank) for bank in range(MOST_POINTS + 1)] for terms in given or factors(seats)]
