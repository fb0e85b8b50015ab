"""Win shares of Twisty: a win in reach is certain, being nearer is better, and chance at the set-up favours nobody."""

import random
from typing import Any

import pytest

from tests.games.twisty.test_bots import GAME, SET, some_state
from tumblestar.contract.state import CHANCE
from tumblestar.engine import players
from tumblestar.games.twisty.evaluation import win_shares
from tumblestar.games.twisty.players import WEIGH
from tumblestar.games.twisty.rules import MOVE


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
def test_the_shares_of_the_tree_count_for_less_the_more_cards_are_to_come(seats: int) -> None:
    s, _ = ahead(seats, 1)
    s.held = [0] * len(s.held)
    win_shares(s)
    with players.pool(GAME).borrow() as worker:
        worker.bound.call.plan_turn(worker.memory(s), WEIGH, 1)
        tree = worker.memory(s).work.tree
        said = max(float(tree.sums[0][seat]) for seat in range(seats)) / sum(map(float, tree.sums[0][:seats]))
    assert 1 / seats < max(win_shares(s)) < (said + 1 / seats) / 2


def test_the_set_up_favours_nobody() -> None:
    s, luck = GAME.fresh(3), random.Random(1)
    while GAME.actor(s) == CHANCE:
        assert win_shares(s) == [1 / 3] * 3
        s = GAME.after(s, luck.choice(GAME.legal(s)))
    assert win_shares(s) == win_shares(GAME.copy(s))
