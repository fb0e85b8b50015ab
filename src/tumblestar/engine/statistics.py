"""Statistics: intervals of proportions and means, and shares of the win from estimates of the final points."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, fsum, sqrt
from typing import NamedTuple

Z = 1.959964
"""The 97.5 % point of the normal distribution."""
FEWEST = 5
"""Games that an interval of a mean needs."""


def interval(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a proportion."""
    z, p = Z, wins / games
    middle = p + z * z / (2 * games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def t_quantile(freedom: int) -> float:
    """The 97.5 % point of Student's t with at least four degrees of freedom, to 0.3 % (Abramowitz, Stegun: 26.7.5).

    >>> round(t_quantile(4), 2), round(t_quantile(30), 3)
    (2.77, 2.042)
    """
    z = Z
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return fsum(term / freedom**power for power, term in enumerate(terms))


# -- shares of points

STEP, STEPS = 0.25, 18
"""The points of a seat are looked at in steps of a quarter of a standard deviation, up to 4.5 on each side."""
NODES = tuple(STEP * i for i in range(-STEPS, STEPS + 1))
NODE_WEIGHTS = tuple(exp(-0.5 * z * z) for z in NODES)


class Outlook(NamedTuple):
    """The final points of a seat, taken to be normally distributed; `late` is higher for who wins a tie."""

    mean: float
    variance: float
    late: float = 0.0


def shares_of_points(outlooks: Sequence[Outlook]) -> list[float]:
    """The chance of each seat to finish above all others; they add up to 1.

    The seats are taken to be independent, and points to be whole: who wins a tie is half a point ahead of the other.
    """
    spreads = [sqrt(max(outlook.variance, 1e-9)) for outlook in outlooks]
    totals: list[float] = []
    for i, outlook in enumerate(outlooks):
        total = 0.0
        for z, weight in zip(NODES, NODE_WEIGHTS, strict=True):
            x = outlook.mean + spreads[i] * z
            for j, other in enumerate(outlooks):
                if j != i:
                    edge = 0.5 * ((outlook.late > other.late) - (outlook.late < other.late))
                    weight *= normal_below((x + edge - other.mean) / spreads[j])
            total += weight
        totals.append(total)
    return normalized(totals)


def normal_below(z: float) -> float:
    """The chance of a standard normal number to be below `z`."""
    return 0.5 + 0.5 * erf(z / sqrt(2.0))


def normalized(shares: Sequence[float]) -> list[float]:
    """The shares in proportion, so that they add up to 1; even where all are 0."""
    total = fsum(shares)
    return [share / total for share in shares] if total > 0 else [1 / len(shares)] * len(shares)
