"""Endings of Twinkle Twinkle: exact shares, the same as by plain minimax, and ledgers that leave nothing over."""

import random
from functools import cache

import pytest

from bench.endings import Minimax, error
from tests.games.twinkle_twinkle.bots.test_turn_search import late
from tests.games.twinkle_twinkle.real import GAME
from tests.marks import needs_numba, slow
from tumblestar import bots
from tumblestar.contract.state import OVER
from tumblestar.engine import players, speed
from tumblestar.games.twinkle_twinkle.endings import covers
from tumblestar.games.twinkle_twinkle.evaluation import win_shares
from tumblestar.games.twinkle_twinkle.rules import PLACING, TAKING
from tumblestar.insight.ledger import ledger


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "is_fast", lambda: False)
    monkeypatch.setattr(players, "pool", cache(players.pool.__wrapped__))


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize(("seats", "turns"), [(1, 2), (2, 2), (3, 2), (4, 1), (4, 2)])
def test_the_shares_of_endings_are_those_of_minimax(seats: int, turns: int) -> None:
    searcher = Minimax(GAME, compiled=False)
    for seed in range(4):
        for phase in (TAKING, PLACING):
            assert error(searcher, GAME, late(seats, seed, turns, phase)) < 1e-9


@slow
@needs_numba
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_long_endings_are_those_of_minimax_compiled(seats: int) -> None:
    bots.find("strong", GAME)
    searcher = Minimax(GAME)
    for seed in range(40):
        s = late(seats, seed, 4 if seats < 4 else 5, flip=seed % 2)
        assert covers(s)
        assert error(searcher, GAME, s) < 1e-9


@pytest.mark.usefixtures("interpreted")
def test_of_equal_actions_each_counts_once() -> None:
    ties = 0
    for seed in range(40):
        s = late(3, seed, 3)
        me, taken = s.order[s.at], [GAME.after(s, space) for space in GAME.legal(s)]
        after = [win_shares(one) for one in taken]
        best = [shares for shares in after if shares[me] > max(one[me] for one in after) - 1e-9]
        ties += len({tuple(shares) for shares in best}) > 1
        assert win_shares(s) == pytest.approx([sum(shares[seat] for shares in best) / len(best) for seat in range(3)])
    assert ties


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_exact_is_said_to_be(seats: int) -> None:
    assert GAME.review.evaluator(late(seats, 3, 1)).is_exact
    assert not GAME.review.evaluator(late(seats, 3, 4 * seats)).is_exact


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_ledger_of_a_last_round_leaves_nothing_over(seats: int) -> None:
    start = s = late(seats, 5, 2)
    rng, actions = random.Random(seats), list[int]()
    while GAME.actor(s) != OVER:
        actions.append(rng.choice(GAME.legal(s)))
        s = GAME.after(s, actions[-1])
    account = ledger(GAME, start, actions)
    assert max(abs(x) for row in account.rows for x in row.residual) < 1e-9
