"""Statistics of many games: known results, luck and costs give known means and intervals."""

from __future__ import annotations

import csv
import random
from io import StringIO
from itertools import pairwise

import pytest
from scipy import stats

from tests.features.statistics.test_chance_tally import record_of
from tumblestar.engine.statistics import t_quantile
from tumblestar.features.statistics import statistics
from tumblestar.features.statistics.statistics import (
    Estimate,
    Reviewed,
    SeatResult,
    estimate,
    over_time,
    results,
    summaries,
)
from tumblestar.games import find
from tumblestar.insight.ledger import measured
from tumblestar.insight.report import report
from tumblestar.words import say


def line(game: int, seat: int = 1, result: float = 1.0, name: str = "Ann", **review: float) -> SeatResult:
    """A line of Shizzle for two; a review of known luck, cost and decisions if any is given."""
    known_review = None
    if review:
        luck, cost, decisions = (review.get(key, 0.0) for key in ("luck", "cost", "decisions"))
        known_review = Reviewed("the solved game", True, 0.5, luck, -cost, 0.0, result - luck, int(decisions), cost)
    date = f"2026-{1 + game // 28:02}-{1 + game % 28:02}"
    return SeatResult(f"{game}.txt", "shizzle", 2, date, seat, "person", name, "over", result, known_review)


def test_known_luck_gives_known_statistics() -> None:
    wins = [1.0, 0.0, 0.5, 1.0, 1.0, 0.0]
    luck = [0.2, -0.1, 0.0, 0.3, 0.1, -0.2]
    lines = [
        line(i, result=w, luck=x, cost=0.01 * i, decisions=10) for i, (w, x) in enumerate(zip(wins, luck, strict=True))
    ]
    (summary,) = summaries([*lines, line(9, name="")])[:1]
    assert (summary.name, summary.games, summary.wins, summary.fair, summary.reviewed) == ("Ann", 6, 3.5, 0.5, 6)
    assert summary.is_exact
    assert summary.evaluators == ("the solved game",)
    assert all((summary.luck, summary.cost, summary.adjusted, summary.rating))
    assert summary.luck.mean == pytest.approx(0.05)
    assert summary.cost.mean == pytest.approx(0.025)
    assert summary.adjusted.mean == pytest.approx(summary.result.mean - summary.luck.mean)
    assert summary.rating.mean == pytest.approx(1000 * 0.15 / 60)
    low, high = stats.t.interval(0.95, 5, stats.tmean(luck), stats.sem(luck))
    assert (summary.luck.low, summary.luck.high) == pytest.approx((low, high), rel=0.003)
    assert summary.level == measured(find("shizzle"), 2).level(2.5)


@pytest.mark.parametrize(
    ("kind", "figure", "shown"),
    [
        ("luck", (-0.1, -0.3, 0.1), "−10% (−30% to 10%)"),
        ("cost", (0.01, -0.004, 0.024), "1.0% (0.0% to 2.4%)"),
        ("adjusted", (0.9, 0.7, 1.1), "90% (70% to 100%)"),
        ("rating", (5.0, -1.0, 11.0), "5.0 (0.0 to 11.0)"),
        ("result", (0.5, None, None), "50.0%"),
    ],
)
def test_figures_are_within_what_can_be(
    kind: str, figure: tuple[float, float | None, float | None], shown: str
) -> None:
    assert say("en", statistics.figure_phrase(Estimate(*figure, 9), kind)) == shown


def test_quantiles_of_t_are_right() -> None:
    for freedom in (4, 5, 9, 30, 1000):
        assert t_quantile(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=0.003)


def test_seats_of_one_game_are_one_observation() -> None:
    """Both seats of a game have one half together, and eight games are eight, not sixteen."""
    both = [line(game, seat, float(seat == game % 2 + 1)) for game in range(8) for seat in (1, 2)]
    (summary,) = summaries(both)
    assert (summary.games, summary.result.mean, summary.result.games) == (8, 0.5, 8)
    assert (summary.result.low, summary.result.high) == pytest.approx((0.2152, 0.7848), abs=1e-4)
    assert summary.luck is summary.rating is summary.level is None


def test_an_interval_covers_the_truth_in_95_of_100_cases() -> None:
    luck, inside = random.Random(5), 0
    for _ in range(400):
        pairs = [(weight * (0.3 + luck.gauss(0, 0.2)), float(weight)) for weight in luck.choices((5, 9, 14), k=12)]
        mean = estimate(pairs)
        inside += mean.low <= 0.3 <= mean.high
    assert 360 <= inside <= 392


def test_few_games_have_no_interval_and_nothing_has_no_mean() -> None:
    assert estimate([(1.0, 1.0)] * 4) == (1.0, None, None, 4)
    assert estimate([(0.0, 0.0)]) is None
    assert summaries([]) == over_time([]) == []


def test_games_over_time_come_in_blocks_in_order() -> None:
    lines = [line(i, result=float(i >= 60), cost=0.02 if i < 60 else 0.01, decisions=10) for i in range(120)]
    blocks = over_time(reversed(lines))
    assert len(blocks) == 12
    assert sum(block.result.games for block in blocks) == 120
    assert [block.result.mean for block in blocks] == [0.0] * 6 + [1.0] * 6
    assert [block.rating and round(block.rating.mean, 6) for block in blocks] == [2.0] * 6 + [1.0] * 6
    assert 0.2 < blocks[0].result.high < 0.3
    assert len(over_time(lines[:39])) == 3
    assert (blocks[0].first, blocks[-1].last) == (lines[0].date, lines[-1].date)
    assert all(block.last <= next_block.first for block, next_block in pairwise(blocks))


def test_a_line_for_every_seat_comes_back_from_csv() -> None:
    record = record_of("shizzle", 3)
    plain, known = results(record, "a.txt"), results(record, "b.txt", statistics.reviewed(report(record)))
    assert results(record.fold(10), "c.txt") == []
    rows = list(csv.DictReader(StringIO(statistics.as_csv([*plain, *known]), newline="")))
    assert list(rows[0]) == list(statistics.COLUMNS)
    assert [row["record"] for row in rows] == ["a.txt"] * 2 + ["b.txt"] * 2
    assert rows[0]["luck"] == rows[0]["rating"] == ""
    for row, result in zip(rows[2:], known, strict=True):
        assert result.review
        assert (row["game"], row["seat"], row["is_exact"]) == ("shizzle", str(result.seat), "True")
        assert (float(row["result"]), float(row["luck"])) == (result.result, result.review.luck)
        assert float(row["rating"]) == pytest.approx(1000 * result.review.cost / result.review.decisions)
        assert result.review.adjusted == pytest.approx(result.result - result.review.luck)


def test_a_name_is_no_formula() -> None:
    assert ",'=1+1," in statistics.as_csv([line(1, name="=1+1")])
