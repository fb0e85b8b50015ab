"""Best responses to Shizzle's policy, on short games: exact by a solver written from the rulebook alone."""

import random
from functools import cache
from typing import Any

import numpy as np
import pytest

from bench import shizzle_best_response as best_response
from bench import shizzle_fit
from bench.shizzle_best_response import Exact, Lookahead
from bench.shizzle_slow import FACES, After, Slow
from bench.shizzle_turn_table import TurnTable, shares_at_end
from bench.shizzle_turns import Turns
from tests.marks import slow
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.parts import TABLE
from tumblestar.games.shizzle.solver import share_tables

TOTAL = 5
"""Points of the short game for three."""
LIVE = range(0, 35, 5)
"""Some of its 35 positions that are not over."""


class SlowForMany(Slow):
    """The slow solver for more seats: `b` has the points of all others, the next to move first."""

    def settled(self, a: int, b: Any, pending: int, points: int, after: After) -> Any:
        earned = min(6 * pending + points, self.total - a - sum(b))
        best = after(a + earned, b)
        for seat, held in enumerate(b):
            if pending and held:
                rest = (*b[:seat], held - min(6, held), *b[seat + 1 :])
                best = np.maximum(best, self.settled(a, rest, pending - 1, points, after))
        return best

    def is_won(self, a: int, b: Any, pending: int) -> bool:
        return pending == best_response.MOST_LEVELS - 1


@cache
def slow_solver() -> SlowForMany:
    return SlowForMany(TABLE, TOTAL)


def start_of_turn(scores: tuple[int, ...], value: Any) -> float:
    """The worth of a turn to the mover, if `value` is that of the position after it."""
    mine, *others = scores
    turn = slow_solver().turn(mine, tuple(others), lambda a, b: np.full(FACES, value((*b, a))), range(1))  # type: ignore[arg-type]
    return float(turn.fresh[0][0])


@cache
def short_game() -> tuple[TurnTable, Any, Any, Exact]:
    """The table, the scores of all positions, the values of a policy that plays for points, a best response to it."""
    table = TurnTable(3, TOTAL, compiled=False)
    scores = table.scores(np.arange(table.count))
    values = scores[:, -1] / TOTAL
    found = Exact(table, values)
    found.solve()
    return table, scores, values, found


def test_positions_are_numbered_without_gaps() -> None:
    table = TurnTable(4, 7, compiled=False)
    scores = table.scores(np.arange(table.count))
    assert len({tuple(row) for row in scores.tolist()}) == table.count
    assert (table.ranks(scores) == np.arange(table.count)).all()
    assert (np.diff(scores.sum(1)) >= 0).all()


def test_each_turn_of_the_response_is_the_best_there_is() -> None:
    table, scores, _, found = short_game()
    for rank in LIVE:
        row = tuple(scores[rank].tolist())
        best = start_of_turn(row, lambda after: found.shares[table.ranks(np.array([after]))[0], -1])
        assert found.shares[rank, 0] == pytest.approx(best, abs=1e-7), row


def test_the_others_play_the_policy() -> None:
    """The mean over what a turn leads to is the best worth of that turn to its mover, by the policy's values."""
    table, scores, values, found = short_game()
    policy = table.turns(table.values(values), best_response.MOST_LEVELS)
    for rank in LIVE:
        row, n = tuple(scores[rank].tolist()), policy.counts[rank]
        nexts, chances = policy.nexts[rank, :n], policy.chances[rank, :n]
        assert chances.sum() == pytest.approx(1)
        best = start_of_turn(row, lambda after: values[table.ranks(np.array([after]))[0]])
        assert values[nexts] @ chances == pytest.approx(best, abs=1e-9), row
    policy = found._others[0]
    for rank in np.nonzero(policy.counts)[0]:
        n = policy.counts[rank]
        for place in (1, 2):
            mean = found.shares[policy.nexts[rank, :n], place - 1] @ policy.chances[rank, :n]
            assert found.shares[rank, place] == pytest.approx(mean, abs=1e-7)


@slow
def test_a_response_wins_at_least_what_the_policy_does_and_ties_can_only_help_it() -> None:
    table, _, _, found = short_game()
    assert found.policy_shares[0].sum() == pytest.approx(1, abs=1e-7)
    assert (found.shares >= found.policy_shares - 1e-7).all()
    given = found.shares[0].mean() - 1 / 3
    assert given > 0.005
    favoured = Exact(table, found.values)
    assert favoured.solve(favour=True) >= given - 1e-7


def test_nothing_is_gained_against_the_solution() -> None:
    """Two seats: the shares are those of the solver that iterates bounds."""
    table = TurnTable(2, 3, compiled=False)
    scores = table.scores(np.arange(table.count))
    solved = solution.solve(solution.Variant(total=3), compiled=False).values()[0]
    over = scores.sum(1) == 3
    values = shares_at_end(scores)[:, -1]
    values[~over] = [1 - solved[a][b] for a, b in scores[~over].tolist()]
    found = Exact(table, values)
    found.solve()
    assert found.policy_shares[~over, 0] == pytest.approx([solved[a][b] for a, b in scores[~over].tolist()], abs=1e-7)
    assert found.shares == pytest.approx(found.policy_shares, abs=1e-7)


@slow
def test_lookahead_is_measured_without_bias(monkeypatch: pytest.MonkeyPatch) -> None:
    """The policy against itself wins a fair share; the responder wins what the exact shares say of its turns."""
    table = TurnTable(3, 6, compiled=False)
    looking = Lookahead(table, share_tables.simple_factors(3))
    scores = table.scores(np.arange(table.count))
    exact = Exact(table, shizzle_fit.shares(scores, 6, looking.rows)[:, -1])
    policy, mine = exact._others[0], looking.turns(np.arange(table.count))
    exact._iterate(mine)
    expected = float(exact.shares[0].mean()) - 1 / 3
    assert expected > 0.01
    exact.solve()
    assert expected <= exact.shares[0].mean() - 1 / 3 + 1e-9
    monkeypatch.setattr(looking, "policy_turns", lambda ranks: Turns(*(part[ranks] for part in policy)))
    for turns, goal in ((mine, expected), (policy, 0.0)):
        monkeypatch.setattr(looking, "turns", lambda ranks, turns=turns: Turns(*(part[ranks] for part in turns)))
        games = looking.play(3000, seed=1) - 1 / 3
        assert games.mean() == pytest.approx(goal, abs=4 * games.std() / 3000**0.5)
        assert games.std() < 0.3  # that of results is 0.47


def test_the_design_and_the_rows_are_of_one_estimate() -> None:
    rng, total = np.random.default_rng(1), 75
    factors = rng.normal(
        size=(4, len(share_tables.BANK_KNOTS), len(share_tables.LEAD_KNOTS) + len(share_tables.POINT_KNOTS))
    )
    scores = np.array([[*random.Random(i).sample(range(45), 3), i % 7] for i in range(40)])
    scores = scores[scores.sum(1) < total]
    found = shizzle_fit.shares(scores, total, shizzle_fit.dense(factors))
    logits = (shizzle_fit.design(scores, total) @ factors.reshape(-1)).reshape(scores.shape)
    assert found == pytest.approx(shizzle_fit.softmax(logits))


@pytest.mark.slow
def test_learning_from_turns_comes_close_to_exact_shares() -> None:
    """A short game for three: fitted to what turns lead to, the estimate is close to the exact shares of that play."""
    table = TurnTable(3, TOTAL, compiled=False)
    scores, starts = table.scores(np.arange(table.count)), np.array(share_tables.simple_factors(3))
    walked = shizzle_fit.walk(table, shizzle_fit.dense(starts), 10, 12, np.random.default_rng(1))
    assert walked.scores.sum(1).max() < TOTAL
    factors, _, moved = shizzle_fit.learn_round(table, starts, walked, 15)
    before, learned = (shizzle_fit.shares(scores, TOTAL, shizzle_fit.dense(one)) for one in (starts, factors))
    exact = Exact(table, before[:, -1]).policy_shares
    visited = np.unique(table.ranks(walked.scores))
    error, error_before = (float(np.abs(guess - exact)[visited].mean()) for guess in (learned, before))
    assert moved < 0.02
    assert error < 0.03 < 3 * error < error_before
