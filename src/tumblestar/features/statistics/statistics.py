"""Results, luck and skill over many games: a line for each seat of a game, and their summaries. docs/review.md.

Means have intervals of 95 % over games, since the seats and decisions of one game belong together: Wilson's for shares
of the win, Student's t for what reviews say.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Mapping, Sequence
from io import StringIO
from itertools import groupby
from math import fsum, inf, sqrt
from typing import NamedTuple, cast

from tumblestar.engine.statistics import FEWEST, interval, t_quantile
from tumblestar.features.statistics.chance_tally import OTHERS, Category, ChanceTest
from tumblestar.games import find
from tumblestar.insight.ledger import measured
from tumblestar.insight.report import Report, interval_phrase
from tumblestar.record import Record
from tumblestar.words import Phrase, has
from tumblestar.words.text_input import composed

LEAST_IN_BLOCK = 10
"""Games in a point of a curve over time."""
MOST_BLOCKS = 12
"""Points of a curve over time."""


class Reviewed(NamedTuple):
    """What a review says of a seat; see `report.SeatEntry`."""

    evaluator: str
    is_exact: bool
    start: float
    luck: float
    skill: float
    residual: float
    adjusted: float
    decisions: int
    cost: float


class SeatResult(NamedTuple):
    """A seat of a finished game: who played, and its share of the win. `record` is where the game was read."""

    record: str
    game: str
    seats: int
    date: str
    seat: int
    kind: str
    name: str
    end: str
    result: float
    review: Reviewed | None = None


def reviewed(report: Report) -> list[Reviewed]:
    """What a report says of every seat."""
    evaluator = report["evaluator"]
    return [
        Reviewed(
            evaluator["name"],
            evaluator["exact"],
            report["start"][sums["seat"] - 1],
            *(sums["luck"], sums["skill"], sums["residual"], sums["adjusted"], sums["decisions"], sums["cost"]),
        )
        for sums in report["totals"]
    ]


def results(record: Record, source: str, reviews: Sequence[Reviewed] = ()) -> list[SeatResult]:
    """A line for each seat of a record; none of a game without a result, or one that began with a given state."""
    if record.result == "*" or record.start:
        return []
    return [
        SeatResult(
            *(source, record.game.name, len(record.seats), record.date, seat + 1, kind, composed(name), record.end),
            float(share),
            reviews[seat] if reviews else None,
        )
        for seat, ((kind, name), share) in enumerate(zip(record.seats, record.shares(), strict=True))
    ]


COLUMNS = (*SeatResult._fields[:-1], *Reviewed._fields, "rating")


def as_csv(lines: Iterable[SeatResult]) -> str:
    """The lines as comma-separated values, with the names of the columns first; what was not reviewed is empty."""
    written = StringIO()
    writer = csv.writer(written)
    writer.writerow(COLUMNS)
    for line in lines:
        rating = 1000 * line.review.cost / line.review.decisions if line.review and line.review.decisions else ""
        figures = (*line.review, rating) if line.review else ("",) * (len(Reviewed._fields) + 1)
        writer.writerow([_no_formula(value) for value in (*line[:-1], *figures)])
    return written.getvalue()


def _no_formula(value: object) -> object:
    """A value that no spreadsheet takes for a formula: a text that looks like one gets an apostrophe before it."""
    return f"'{value}" if isinstance(value, str) and value.startswith(("=", "+", "-", "@")) else value


# -- estimates


class Estimate(NamedTuple):
    """A mean over so many games, and its interval of 95 %; None for too few games."""

    mean: float
    low: float | None
    high: float | None
    games: int


def estimate(pairs: Sequence[tuple[float, float]]) -> Estimate | None:
    """The sum of first numbers by that of second ones, a pair for each game; None where there is nothing to divide by.

    >>> estimate([(1.0, 1.0), (0.0, 1.0)])
    Estimate(mean=0.5, low=None, high=None, games=2)
    """
    total, games = fsum(weight for _, weight in pairs), len(pairs)
    if not total:
        return None
    mean = fsum(value for value, _ in pairs) / total
    if games < FEWEST:
        return Estimate(mean, None, None, games)
    squares = fsum((value - mean * weight) ** 2 for value, weight in pairs)
    spread = t_quantile(games - 1) * sqrt(squares * games / (games - 1)) / total
    return Estimate(mean, mean - spread, mean + spread, games)


class Summary(NamedTuple):
    """Many games of one player in a game with so many seats. Figures of reviews are None where nothing is reviewed.

    `result`, `luck`, `adjusted` and `cost` are means of a game, in shares of the win; `rating` is a thousand times the
    mean cost of a decision. `fair` is the share of everybody, None for a game alone.
    """

    game: str
    seats: int
    kind: str
    name: str
    games: int
    wins: float
    fair: float | None
    reviewed: int
    is_exact: bool
    result: Estimate
    luck: Estimate | None
    adjusted: Estimate | None
    cost: Estimate | None
    rating: Estimate | None
    level: str | None
    evaluators: tuple[str, ...]


class Block(NamedTuple):
    """Some games that follow one another: the dates of the first and the last, and their means."""

    first: str
    last: str
    result: Estimate
    adjusted: Estimate | None
    rating: Estimate | None


def summaries(lines: Iterable[SeatResult]) -> list[Summary]:
    """The summary of every player, by game and number of seats; who played most comes first."""

    def who(line: SeatResult) -> tuple[str, int, str, str]:
        return line.game, line.seats, line.kind, line.name

    groups = groupby(sorted(lines, key=who), key=who)
    players = [_summary(*key, list(group)) for key, group in groups]
    return sorted(players, key=lambda summary: (summary.game, summary.seats, -summary.games))


def _summary(game: str, seats: int, kind: str, name: str, lines: list[SeatResult]) -> Summary:
    known = [line.review for line in lines if line.review]
    rating = _mean(lines, lambda review: (1000 * review.cost, review.decisions))
    result = _result(lines)
    return Summary(
        *(game, seats, kind, name, result.games, fsum(line.result for line in lines)),
        1 / seats if seats > 1 else None,
        len({line.record for line in lines if line.review}),
        bool(known) and all(review.is_exact for review in known),
        result,
        _mean(lines, lambda review: (review.luck, 1.0)),
        _mean(lines, lambda review: (review.adjusted, 1.0)),
        _mean(lines, lambda review: (review.cost, 1.0)),
        rating,
        measured(find(game), seats).level(rating.mean) if rating else None,
        tuple(sorted({review.evaluator for review in known})),
    )


def over_time(lines: Iterable[SeatResult]) -> list[Block]:
    """The games in order, in blocks of nearly the same number of games."""
    groups = _games(sorted(lines, key=lambda line: line.date))
    count = min(MOST_BLOCKS, max(1, len(groups) // LEAST_IN_BLOCK))
    cuts = [round(i * len(groups) / count) for i in range(count + 1)]
    blocks: list[Block] = []
    for i in range(count if groups else 0):
        part = [line for group in groups[cuts[i] : cuts[i + 1]] for line in group]
        adjusted = _mean(part, lambda review: (review.adjusted, 1.0))
        rating = _mean(part, lambda review: (1000 * review.cost, review.decisions))
        blocks.append(Block(part[0].date, part[-1].date, _result(part), adjusted, rating))
    return blocks


def _games(lines: Iterable[SeatResult]) -> list[list[SeatResult]]:
    """The lines of each game."""
    games: dict[str, list[SeatResult]] = {}
    for line in lines:
        games.setdefault(line.record, []).append(line)
    return list(games.values())


def _result(lines: Sequence[SeatResult]) -> Estimate:
    """The mean share of the win, with Wilson's interval: it stays between 0 and 1, also where all games were won."""
    games = _games(lines)
    wins = fsum(fsum(line.result for line in group) / len(group) for group in games)
    return Estimate(wins / len(games), *interval(wins, len(games)), len(games))


def _mean(lines: Sequence[SeatResult], figures: Callable[[Reviewed], tuple[float, float]]) -> Estimate | None:
    """The mean of a figure of reviews over games: what it adds up to, and by what that is divided."""
    known = [[figures(line.review) for line in group if line.review] for group in _games(lines)]
    return estimate([(fsum(value for value, _ in game), fsum(weight for _, weight in game)) for game in known if game])


def as_json(values: NamedTuple) -> dict[str, object]:
    """The values of a named tuple by name, and those within it, as JSON has them."""
    return {name: _plain(value) for name, value in values._asdict().items()}


def _plain(value: object) -> object:
    if not isinstance(value, tuple):
        return value
    values = cast("tuple[object, ...]", value)
    return as_json(cast("NamedTuple", values)) if hasattr(values, "_fields") else [_plain(item) for item in values]


# -- sentences


TINIEST = 0.0001
FINDINGS = ("proved", "open", "closed", "older", "false")
"""What a check against the seed may find, as in `chance_audit.Verdict`."""


def group_phrase(summary: Summary) -> Phrase:
    """The game of a summary, with its number of seats."""
    return Phrase("stats-group", {"game": find(summary.game).title, "count": summary.seats})


def player_phrase(summary: Summary) -> str | Phrase:
    """Whom a summary is about."""
    if summary.kind == "bot":
        key = f"bot-{summary.name}"
        return Phrase("stats-bot", {"name": Phrase(key, {}, summary.game) if has(key, summary.game) else summary.name})
    return summary.name or Phrase("stats-nobody")


BOUNDS = {"luck": (-1.0, 1.0), "cost": (0.0, inf)}
"""What figures can be that are no results, which are from 0 to 1."""


def figure_phrase(figure: Estimate | None, kind: str) -> Phrase:
    """A mean with its interval; `kind` is `result`, `luck`, `adjusted`, `cost` or `rating`."""
    if figure is None:
        return Phrase("review-level-none")
    mean, low, high = figure.mean, figure.low, figure.high
    if kind != "rating":
        low, high = (mean, mean) if low is None or high is None else (low, high)
        return interval_phrase(mean, low, high, *BOUNDS.get(kind, (0.0, 1.0)))
    if low is None or high is None or low == high:
        return Phrase("review-rating", {"rating": mean})
    bounds = zip(("mean", "low", "high"), (mean, max(low, 0.0), high), strict=True)
    return Phrase("review-interval", {name: Phrase("review-rating", {"rating": bound}) for name, bound in bounds})


def perfect_phrase(summary: Summary) -> Phrase | None:
    """How far a player is from perfect play, where that is known exactly."""
    if not summary.is_exact or summary.cost is None:
        return None
    args = {"name": player_phrase(summary), "share": summary.cost.mean, "count": summary.reviewed}
    return Phrase("stats-perfect", args, summary.game)


def chance_phrase(p: float) -> Phrase:
    """A p-value; a tiny one has no figures."""
    return Phrase("stats-p", {"p": p}) if p >= TINIEST else Phrase("stats-p-tiny", {"p": TINIEST})


def verdict_phrase(tests: Sequence[ChanceTest]) -> Phrase:
    """Whether anything is odd, and how likely that is with fair chance."""
    tested = sorted((test.corrected, test.kind, test.game) for test in tests if test.corrected is not None)
    if not tested:
        return Phrase("stats-chance-few")
    odd = [
        Phrase("stats-kind", {"game": find(test.game).title, "kind": Phrase(test.kind, {}, test.game)})
        for test in tests
        if test.is_odd
    ]
    args = {"count": len(tested), "n": sum(test.events for test in tests), "p": chance_phrase(tested[0][0])}
    return Phrase("stats-chance-odd", {**args, "kinds": odd}) if odd else Phrase("stats-chance-fair", args)


def seal_phrases(findings: Mapping[str, int]) -> list[Phrase]:
    """How many outcomes follow from sealed seeds, and why others are not proved."""
    count = sum(findings.values())
    return [
        Phrase(f"stats-seal-{name}", {"n": findings[name], "count": count}) for name in FINDINGS if findings.get(name)
    ]


def category_phrase(test: ChanceTest, category: Category) -> str | Phrase:
    """What a category is called."""
    if category.name == OTHERS:
        return Phrase("chance-of-others")
    return Phrase(category.name, {}, test.game) if has(category.name, test.game) else category.name
