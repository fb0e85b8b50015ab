"""What chance did in many games, against what was expected, with a test of whether that is odd.

Every chance event has outcomes with known odds, which differ from event to event. Outcomes go into categories that
people know, such as the numbers of a die. Over all events a category was then observed so often, and expected so often;
the differences have mean 0 and known variances and covariances, whatever the players did, since each event has its
odds when all before it is known. Their quadratic form has nearly a chi-square distribution, as long as each category is
expected often enough: rarer ones are pooled. As there are several tests, their p-values are corrected after Holm.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import erfc, exp, fsum, gamma, sqrt
from typing import NamedTuple

from tumblestar.contract.game import Game
from tumblestar.engine.sharing import LongWork, finished
from tumblestar.record import Draw, Record
from tumblestar.record.chance_audit import verifying

LEAST_EXPECTED = 5.0
"""A category that is expected less often is pooled with others, as is usual with chi-square."""
ODD = 0.01
"""Corrected p-values below it are odd: one set of fair games in a hundred has such a one."""
OTHERS = ""
"""The name of the category of pooled ones."""
TINY = 1e-9
Kind = tuple[str, str]
"""A game, and the key of the words for a kind of its chance."""


class Category(NamedTuple):
    """How often an outcome came and was expected; `deviation` is their difference in standard deviations."""

    name: str
    observed: float
    expected: float
    deviation: float


class ChanceTest(NamedTuple):
    """What chance of a kind did in so many events. `p` and `corrected` are None where too little is expected to test.

    `p` is how likely fair chance differs at least that much from what is expected; `corrected` is that p-value
    corrected for the number of tests.
    """

    game: str
    kind: str
    events: int
    categories: tuple[Category, ...]
    statistic: float = 0.0
    freedom: int = 0
    p: float | None = None
    corrected: float | None = None

    @property
    def is_odd(self) -> bool:
        return self.corrected is not None and self.corrected < ODD


@dataclass
class _Sums:
    """The events of a kind: counts by category, and the sums of the products of the odds of two categories."""

    events: int = 0
    observed: Counter[str] = field(default_factory=Counter[str])
    expected: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    products: dict[tuple[str, str], float] = field(default_factory=lambda: defaultdict(float))

    def add(self, came: str, odds: Mapping[str, float]) -> None:
        self.events += 1
        self.observed[came] += 1
        for name, p in odds.items():
            self.expected[name] += p
            for other, q in odds.items():
                self.products[name, other] += p * q

    def merge(self, other: _Sums) -> None:
        self.events += other.events
        self.observed.update(other.observed)
        for name, value in other.expected.items():
            self.expected[name] += value
        for pair, value in other.products.items():
            self.products[pair] += value


@dataclass
class ChanceTally:
    """The chance of many records. What players went back past, and what was played by other rules, is left out."""

    sums: dict[Kind, _Sums] = field(default_factory=lambda: defaultdict(_Sums))
    findings: Counter[str] = field(default_factory=Counter[str])
    """Outcomes by the finding of the check against the seed (`chance_audit.Verdict`), of all records."""
    left_out: int = 0
    """Records whose chance is not counted."""

    def add(self, record: Record) -> str:
        """Counts the chance of a record; returns the finding of its check."""
        return finished(self.adding(record))

    def adding(self, record: Record) -> LongWork[str]:
        """The work of `add`."""
        finding = (yield from verifying(record)).finding
        draws = 0
        is_counted = not record.origin and not record.is_practice
        self.left_out += not is_counted
        for draw in record.draws():
            draws += 1
            yield
            if is_counted:
                self._count(record.game, draw)
        self.findings[finding] += draws
        return finding

    def _count(self, game: Game, draw: Draw) -> None:
        outcomes = game.outcomes(draw.state)
        named = {outcome: category(game, draw, outcome) for outcome, _ in outcomes}
        if len(outcomes) < 2 or (came := named[draw.event.action]) is None:
            return
        total, odds = sum(weight for _, weight in outcomes), dict[str, float]()
        for outcome, weight in outcomes:
            if kind_and_category := named[outcome]:
                odds[kind_and_category[1]] = odds.get(kind_and_category[1], 0.0) + weight / total
        self.sums[game.name, came[0]].add(came[1], odds)

    def merge(self, other: ChanceTally) -> None:
        """Adds the chance of other records."""
        for kind, sums in other.sums.items():
            self.sums[kind].merge(sums)
        self.findings.update(other.findings)
        self.left_out += other.left_out

    def tests(self) -> list[ChanceTest]:
        """A test for each kind of chance, by game, with p-values corrected for their number."""
        return corrected([_test(kind, sums) for kind, sums in sorted(self.sums.items())])


def category(game: Game, draw: Draw, outcome: int) -> tuple[str, str] | None:
    """The kind of chance and the category of an outcome; None for one that is not counted."""
    of_game = game.review.category if game.has_module("review") else None
    return of_game(draw.state, outcome) if of_game else ("chance-of-outcome", game.text(draw.state, outcome))


def _test(kind: Kind, sums: _Sums) -> ChanceTest:
    """The test of a kind of chance, not yet corrected."""
    groups = _pooled(sums.expected)
    observed = [float(sum(sums.observed[name] for name in group)) for group in groups]
    expected = [fsum(sums.expected[name] for name in group) for group in groups]
    spread = [
        [
            (expected[i] if i == j else 0.0) - fsum(sums.products.get((a, b), 0.0) for a in group for b in other)
            for j, other in enumerate(groups)
        ]
        for i, group in enumerate(groups)
    ]
    off = [saw - mean for saw, mean in zip(observed, expected, strict=True)]
    categories = tuple(
        Category(group[0] if len(group) == 1 else OTHERS, saw, mean, gap / sqrt(row[i]) if row[i] > TINY else 0.0)
        for i, (group, saw, mean, gap, row) in enumerate(zip(groups, observed, expected, off, spread, strict=True))
    )
    statistic, freedom = quadratic_form(spread, off)
    is_tested = freedom > 0 and min(expected) >= LEAST_EXPECTED
    return ChanceTest(
        *kind, sums.events, categories, statistic, freedom, chi_square_tail(statistic, freedom) if is_tested else None
    )


def _pooled(expected: Mapping[str, float]) -> list[list[str]]:
    """The categories in groups, of which only the last may hold several: those that are expected too seldom."""
    names = sorted(expected, key=lambda name: (-expected[name], len(name), name))
    rare = [name for name in names if expected[name] < LEAST_EXPECTED]
    common = names[: len(names) - len(rare)]
    while rare and common and fsum(expected[name] for name in rare) < LEAST_EXPECTED:
        rare.insert(0, common.pop())
    in_order = sorted(common, key=lambda name: (len(name), name))
    return [*([name] for name in in_order), *([rare] if rare else [])]


def quadratic_form(spread: Sequence[Sequence[float]], off: Sequence[float]) -> tuple[float, int]:
    """The squared length of a vector by the inverse of its covariance matrix, and the rank of that."""
    v, d, left = [list(row) for row in spread], list(off), list(range(len(off)))
    least = TINY * max([1.0, *(row[i] for i, row in enumerate(v))])
    total, rank = 0.0, 0
    while left:
        i = max(left, key=lambda index: v[index][index])
        if v[i][i] <= least:
            break
        left.remove(i)
        total, rank = total + d[i] ** 2 / v[i][i], rank + 1
        for j in left:
            part = v[j][i] / v[i][i]
            d[j] -= part * d[i]
            for k in left:
                v[j][k] -= part * v[i][k]
    return total, rank


def chi_square_tail(statistic: float, freedom: int) -> float:
    """How likely a chi-square variable with so many degrees of freedom is at least as large.

    >>> round(chi_square_tail(11.07, 5), 3), round(chi_square_tail(9.488, 4), 3)
    (0.05, 0.05)
    """
    half, term = statistic / 2, 0.0
    if half > 600:  # below every number that matters, and beyond those of `exp`
        return 0.0
    total = erfc(sqrt(half)) if freedom % 2 else 0.0
    for k in range(freedom // 2):
        power = k + (freedom % 2) / 2
        term = exp(-half) * half**power / gamma(power + 1) if k == 0 else term * half / power
        total += term
    return min(1.0, total)


def corrected(tests: Sequence[ChanceTest]) -> list[ChanceTest]:
    """Tests with p-values corrected for their number, after Holm."""
    tested = sorted((test.p, i) for i, test in enumerate(tests) if test.p is not None)
    adjusted, most = list(tests), 0.0
    for rank, (p, i) in enumerate(tested):
        most = max(most, min(1.0, (len(tested) - rank) * p))
        adjusted[i] = adjusted[i]._replace(corrected=most)
    return adjusted
