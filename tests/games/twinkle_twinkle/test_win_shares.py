"""Win shares of Twinkle Twinkle: by points at the end, the same for the same state, and alone by the goal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twinkle_twinkle.bots.test_turn_search import late
from tests.games.twinkle_twinkle.real import GAME
from tumblestar.games.twinkle_twinkle.rules import TAKING
from tumblestar.games.twinkle_twinkle.win_shares import win_shares


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_a_tile_to_go_who_is_far_ahead_wins(seats: int) -> None:
    for seed in range(3):
        s = late(seats, seed, 1)
        points = [GAME.points(s, seat) for seat in range(seats)]
        first, second = sorted(points)[-1:-3:-1]
        shares = win_shares(s)
        assert sum(shares) == pytest.approx(1)
        if first - second > 12:
            assert shares[points.index(first)] > 0.9


def leads(seats: int, seed: int) -> list[Any]:
    """A state before a last round with seats in order of their points, and the same with two charts exchanged."""
    s = late(seats, seed, 2 * seats, TAKING)
    other = s.copy()
    for row in (other.chart, other.lines):
        row[0], row[1] = row[1], row[0]
    other.order = [{0: 1, 1: 0}.get(seat, seat) for seat in other.order]
    return [s, other]


@pytest.mark.parametrize("seats", [2, 3])
def test_seats_that_exchange_all_exchange_their_shares(seats: int) -> None:
    first, second = map(win_shares, leads(seats, 4))
    assert first == pytest.approx([second[1], second[0], *second[2:]])
    assert first == win_shares(leads(seats, 4)[0])


def test_alone_it_is_the_chance_to_beat_the_goal() -> None:
    s = late(1, 2, 2)
    easy, hard = s.copy(), s.copy()
    easy.goal, hard.goal = GAME.points(s, 0) - 10, GAME.points(s, 0) + 60
    assert win_shares(easy)[0] > 0.95
    assert win_shares(hard)[0] < 0.05
