"""Glicko-2 against the worked example of Glickman's paper, and what follows from one attempt."""

import pytest

from tumblestar.features.puzzles.standing import Rating, after_attempt, rated


def test_the_worked_example() -> None:
    games = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    rating = rated(Rating(1500, 200, 0.06), games)
    assert rating.value == pytest.approx(1464.06, abs=0.01)
    assert rating.deviation == pytest.approx(151.52, abs=0.01)
    assert rating.volatility == pytest.approx(0.05999, abs=0.00001)


def test_the_volatility_goes_by_the_deviation_and_not_by_the_rating() -> None:
    """The whole scale moved: so must the result (glicko2 2.1.0 of PyPI fails this)."""
    games = [(Rating(1400, 30), 0.0), (Rating(1000, 40), 0.0)] * 4
    low = rated(Rating(1500, 60, 0.06), games)
    moved = [(Rating(opponent.value + 1000, opponent.deviation), score) for opponent, score in games]
    high = rated(Rating(2500, 60, 0.06), moved)
    assert high.value - 1000 == pytest.approx(low.value)
    assert high.volatility == pytest.approx(low.volatility)
    assert low.volatility > 0.0604  # so many upsets are erratic


def test_without_games_only_the_deviation_grows() -> None:
    assert rated(Rating(1500, 200, 0.06), []) == pytest.approx((1500, 200.2714, 0.06), abs=0.001)


def test_an_attempt_moves_both_in_opposite_directions() -> None:
    player, puzzle = after_attempt(Rating(), Rating(1700, 150), is_solved=True)
    assert player.value > 1600
    assert 1600 < puzzle.value < 1700
    assert player.deviation < 350
    worse, harder = after_attempt(Rating(), Rating(1700, 150), is_solved=False)
    assert 1500 - worse.value < player.value - 1500  # it was to be expected
    assert harder.value > 1700


def test_a_rating_settles_and_never_freezes() -> None:
    player = Rating()
    for n in range(200):
        player, _ = after_attempt(player, Rating(1700, 50), is_solved=n % 2 == 0)
    assert player.value == pytest.approx(1700, abs=25)
    assert 40 < player.deviation < 80
    assert not player.is_provisional
