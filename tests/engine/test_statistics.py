"""Shares of the win from estimated points: against closed forms and against drawn points."""

from __future__ import annotations

import random
from math import erf, sqrt

import pytest

from tumblestar.engine.statistics import Outlook, normal_below, normalized, shares_of_points


@pytest.mark.parametrize(("lead", "variances"), [(0.0, (4.0, 4.0)), (3.0, (9.0, 16.0)), (-7.5, (1.0, 20.0))])
def test_two_seats_are_compared_by_their_difference(lead: float, variances: tuple[float, float]) -> None:
    first, second = shares_of_points([Outlook(30.0 + lead, variances[0]), Outlook(30.0, variances[1])])
    wanted = 0.5 + 0.5 * erf(lead / sqrt(2.0 * sum(variances)))
    assert first == pytest.approx(wanted, abs=2e-5)
    assert first + second == pytest.approx(1.0)


def test_the_shares_of_four_are_those_of_drawn_points() -> None:
    outlooks = [Outlook(20, 9), Outlook(22, 4), Outlook(18, 25), Outlook(21, 1)]
    luck, wins, games = random.Random(1), [0, 0, 0, 0], 40_000
    for _ in range(games):
        drawn = [luck.gauss(outlook.mean, sqrt(outlook.variance)) for outlook in outlooks]
        wins[drawn.index(max(drawn))] += 1
    assert shares_of_points(outlooks) == pytest.approx([count / games for count in wins], abs=0.012)


def test_who_plays_last_wins_ties() -> None:
    exact = 1e-3
    assert shares_of_points([Outlook(12, exact, 1), Outlook(12, exact, 2)]) == pytest.approx([0, 1])
    assert shares_of_points([Outlook(13, exact, 1), Outlook(12, exact, 2)]) == pytest.approx([1, 0])
    assert shares_of_points([Outlook(12, exact), Outlook(12, exact), Outlook(5, 1)]) == pytest.approx([0.5, 0.5, 0])


def test_shares_in_proportion() -> None:
    assert normalized([1, 3]) == [0.25, 0.75]
    assert normalized([0.0, 0.0]) == [0.5, 0.5]
    assert normal_below(0) == 0.5
    assert normal_below(1.6448536) == pytest.approx(0.95)
