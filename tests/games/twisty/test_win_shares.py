"""Win shares of Twisty: a win in reach is certain, being nearer is better, and chance at the set-up favours nobody."""

import random
from typing import Any

import pytest

from tests.games.twisty.test_bots import GAME, SET, some_state
from tumblestar.contract.state import CHANCE
from tumblestar.games.twisty import evaluation
from tumblestar.games.twisty.evaluation import win_shares
from tumblestar.games.twisty.parts import CENTRE
from tumblestar.games.twisty.rules import MOVE
from tumblestar.insight.evaluations import wait_for_bots


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_win_with_this_turn_is_certain(seats: int) -> None:
    texts = [text for turns, _, text in SET if turns == "1" and GAME.parse_state(text).seats == seats][:4]
    assert texts
    for text in texts:
        s = GAME.parse_state(text)
        assert win_shares(s)[GAME.actor(s)] > (0.99 if seats == 2 else 0.8)


def ahead(seats: int, seed: int) -> tuple[Any, int]:
    """A random start of a game in which one seat has collected four cubes more than the others, and that seat."""
    s = some_state(seats, seed)
    while s.phase != MOVE:
        s = GAME.after(s, GAME.legal(s)[0])
    leader = (s.mover + seed) % seats
    s.held[leader] = 4
    return s, leader


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_with_cards_ahead_has_the_larger_share(seats: int) -> None:
    for seed in range(seats):
        s, leader = ahead(seats, seed)
        shares = win_shares(s)
        assert sum(shares) == pytest.approx(1)
        assert shares[leader] == max(shares)
        assert shares[leader] > 1.5 / seats


@pytest.mark.parametrize("seats", [3, 4])
def test_the_shares_of_a_tree_count_for_less_early_and_where_a_seat_keeps_others_off_the_centre(seats: int) -> None:
    s, _ = ahead(seats, 1)
    shares, sure = [0.8, *[0.2 / (seats - 1)] * (seats - 1)], [0.9991, *[0.0009 / (seats - 1)] * (seats - 1)]

    def fitted(cards: int, square: int = 0) -> list[float]:
        s.held, s.pawn = [cards] * 4, [0, square, 0, 0]
        assert evaluation._fitted(s, sure) == sure
        return evaluation._fitted(s, shares)

    assert 1 / seats < fitted(0)[0] < fitted(3)[0] < fitted(7)[0] < fitted(6)[0] < 0.8
    assert fitted(6, CENTRE) == fitted(6)
    assert fitted(7, CENTRE)[1] < fitted(7)[1] == fitted(7)[2] < fitted(7, CENTRE)[2]


def test_the_set_up_favours_nobody() -> None:
    s, luck = GAME.fresh(3), random.Random(1)
    wait_for_bots(GAME)  # else it may be compiled between two looks
    while GAME.actor(s) == CHANCE:
        assert win_shares(s) == [1 / 3] * 3
        s = GAME.after(s, luck.choice(GAME.legal(s)))
    assert win_shares(s) == win_shares(GAME.copy(s))
