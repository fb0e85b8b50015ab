"""What was counted in the games of a study, as sums of whole numbers, and the estimates that follow from it.

Games of one set-up have the same luck, so they are a cluster: intervals go by the sums of set-ups, which are
independent. Shares have Wilson's interval with as many games as would give the standard error found; all other means
have Student's t.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import fsum, sqrt
from typing import Any, NamedTuple

from tumblestar.engine.statistics import FEWEST, interval, t_quantile

MOST_EVENTS = 100_000
"""A game of more events is given up, and nobody gets a share of it."""
UNIT = 2520
"""Shares are counted in units of 1 / UNIT, which all shares of up to ten seats are multiples of."""


class Row(NamedTuple):
    """What was counted in a game. Shares are in units of 1 / UNIT; both tuples are by seat."""

    setup: int
    rotation: int
    events: int
    decisions: int
    legal: int
    leads: int
    points: list[int]
    shares: list[int]


class Figure(NamedTuple):
    """A mean of a game with its 95 % interval, None for few set-ups, and the standard deviation of a game."""

    mean: float
    low: float | None
    high: float | None
    deviation: float


@dataclass
class Tally:
    """Sums over games, by figure: of values, of squares of a set-up's sum, and of squares.

    Figures are `events`, `decisions`, `legal`, `leads`, `ties`, `unfinished`, `margin`, and `share` and `points` of
    each label and, as `seat share 1`, of each seat.
    """

    places: dict[str, int]
    """How many places each label has."""
    rotations: int
    setups: int = 0
    sums: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    histograms: dict[str, Counter[int]] = field(default_factory=dict[str, Counter[int]])

    @classmethod
    def from_rows(cls, labels: Sequence[str], rotations: int, rows: Sequence[Row], less: Sequence[Row] = ()) -> Tally:
        """The tally of games, whole set-ups in order; or that of their differences from others."""
        tally = cls(dict(Counter(labels)), rotations)
        for begin in range(0, len(rows), rotations):
            games = [tally._values(labels, row) for row in rows[begin : begin + rotations]]
            for game, row in zip(games, less[begin : begin + rotations], strict=False):
                for name, value in tally._values(labels, row).items():
                    game[name] -= value
            tally.setups += 1
            for name in games[0]:
                values = [game[name] for game in games]
                sums = tally.sums.setdefault(name, [0, 0, 0])
                sums[0] += sum(values)
                sums[1] += sum(values) ** 2
                sums[2] += sum(value * value for value in values)
        for row in rows if not less else ():
            tally._add_to_histograms(labels, row)
        return tally

    def _values(self, labels: Sequence[str], row: Row) -> dict[str, int]:
        """The figures of a game."""
        top = sorted(row.points, reverse=True)
        figures = {
            "events": row.events,
            "decisions": row.decisions,
            "legal": row.legal,
            "leads": row.leads,
            "margin": top[0] - top[1] if len(top) > 1 else 0,
            "ties": int(sum(share > 0 for share in row.shares) > 1),
            "unfinished": int(row.events >= MOST_EVENTS),
        }
        for seat, (share, points) in enumerate(zip(row.shares, row.points, strict=True)):
            label = labels[(seat + row.rotation) % len(labels)]
            for name, value in ((f"share {label}", share), (f"points {label}", points)):
                figures[name] = figures.get(name, 0) + value
            figures[f"seat share {seat + 1}"], figures[f"seat points {seat + 1}"] = share, points
        return figures

    def _add_to_histograms(self, labels: Sequence[str], row: Row) -> None:
        for name in ("events", "decisions", "leads"):
            self.histograms.setdefault(name, Counter())[getattr(row, name)] += 1
        for seat, points in enumerate(row.points):
            label = labels[(seat + row.rotation) % len(labels)]
            self.histograms.setdefault(f"points {label}", Counter())[points] += 1

    def add(self, other: Mapping[str, Any]) -> None:
        """Adds the tally of other set-ups, as `as_json` gives it."""
        self.setups += other["setups"]
        for name, more in other["sums"].items():
            self.sums[name] = [a + b for a, b in zip(self.sums.get(name, (0, 0, 0)), more, strict=True)]
        for name, more in other["histograms"].items():
            self.histograms.setdefault(name, Counter()).update({int(value): count for value, count in more.items()})

    def as_json(self) -> dict[str, Any]:
        """The sums as JSON has them."""
        histograms = {
            name: {str(value): counts[value] for value in sorted(counts)}
            for name, counts in sorted(self.histograms.items())
        }
        return {"setups": self.setups, "sums": self.sums, "histograms": histograms}

    @property
    def games(self) -> int:
        return self.setups * self.rotations

    def figures(self) -> Iterator[tuple[str, Figure]]:
        """All figures, by name."""
        for name in self.sums:
            yield name, self.figure(name)

    def figure(self, name: str) -> Figure:
        """A figure; that of a label is of one of its places."""
        what, _, label = name.partition(" ")
        is_share = what == "share" or name.startswith("seat share")
        by = (UNIT if is_share else 1) * (self.places[label] if what in ("share", "points") else 1)
        total, squares, of_games = self.sums[name]
        games, n = self.games, self.setups
        mean = total / games / by
        deviation = sqrt(max(of_games / games - (total / games) ** 2, 0.0)) / by
        if n < FEWEST:
            return Figure(mean, None, None, deviation)
        variance = max(n * squares - total * total, 0) / (n * n * (n - 1)) / (self.rotations * by) ** 2
        if what == "share" and variance == 0 and self.places[label] == sum(self.places.values()):
            return Figure(mean, mean, mean, deviation)  # all seats are its own
        is_proportion = (is_share or name in ("ties", "unfinished")) and 0 <= mean <= 1
        if is_proportion and not self.is_apart:
            count = mean * (1 - mean) / variance if variance else n
            low, high = interval(mean * count, count) if count else interval(mean * n, n)
        else:
            low, high = (mean + sign * t_quantile(n - 1) * sqrt(variance) for sign in (-1, 1))
        return Figure(mean, low, high, deviation)

    @property
    def is_apart(self) -> bool:
        """Whether it is of differences, which have no histograms."""
        return not self.histograms


class Quantiles(NamedTuple):
    """A distribution in short."""

    mean: float
    least: int
    tenth: int
    median: int
    ninetieth: int
    most: int


def quantiles(counts: Mapping[int, int]) -> Quantiles:
    """The mean, the least, the quantiles and the most of values that were counted."""
    total, values = sum(counts.values()), sorted(counts)

    def at(part: float) -> int:
        left = part * total
        for value in values:
            left -= counts[value]
            if left <= 0:
                return value
        return values[-1]

    mean = sum(value * count for value, count in counts.items()) / total
    return Quantiles(mean, values[0], at(0.1), at(0.5), at(0.9), values[-1])


def luck_share(sums: Mapping[str, Sequence[int]]) -> float | None:
    """How much smaller the variance of luck-adjusted results is than that of results, as a part of 1.

    Both are taken around the mean of each label; None where results do not differ.
    """

    def variance(first: int) -> float:
        return fsum(row[first + 1] - row[first] ** 2 / row[0] for row in sums.values() if row[0])

    plain = variance(1)
    return 1 - variance(3) / plain if plain > 0 else None
