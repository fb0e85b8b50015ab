"""What learners need beside batches: advantages by seat, and matches of a policy against bots."""

import numpy as np
import pytest

from tests.marks import needs_numba, slow
from tumblestar import BadOption
from tumblestar.env.learning import advantages, evaluate


def plain_advantages(rewards, values, movers, ends, last_values, last_actors, decay):
    """The estimates of one game, seat by seat, from the definition; None where there is none."""
    steps, seats = rewards.shape
    estimates = [None] * steps
    for seat in range(seats):
        mine = [t for t in range(steps) if movers[t] == seat]
        for t in mine:
            total, weight, now = 0.0, 1.0, t
            while now is not None:
                later = [u for u in mine if u > now]
                until = later[0] if later else steps
                end = next((u for u in range(now, until) if ends[u]), None)
                if end is not None:
                    value, after = 0.0, None
                elif later:
                    value, after = values[later[0]], later[0]
                elif last_actors == seat and not np.isnan(last_values):
                    value, after = last_values, None
                else:  # nothing is known of what comes after
                    break
                until = until if end is None else end + 1
                total += weight * (rewards[now:until, seat].sum() + value - values[now])
                weight *= decay
                now = after
            if now != t:
                estimates[t] = total
    return estimates


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("decay", [0, 0.7, 1])
def test_advantages_are_those_of_each_seats_own_decisions(seats, decay):
    rng = np.random.default_rng(seats)
    steps, size = 30, 40
    rewards = rng.normal(size=(steps, size, seats)).astype(np.float32)
    values, last = (rng.normal(size=shape).astype(np.float32) for shape in ((steps, size), size))
    movers, actors = (rng.integers(seats, size=shape, dtype=np.int8) for shape in ((steps, size), size))
    movers[rng.random(movers.shape) < 0.2] = -1
    last[rng.random(size) < 0.2] = np.nan
    ends = rng.random((steps, size)) < 0.1
    estimates, is_known = advantages(rewards, values, movers, ends, last, actors, decay)
    assert estimates.dtype == np.float32
    assert 0.6 < is_known.mean() < 0.85
    for i in range(size):
        plain = plain_advantages(rewards[:, i], values[:, i], movers[:, i], ends[:, i], last[i], actors[i], decay)
        assert is_known[:, i].tolist() == [estimate is not None for estimate in plain]
        assert estimates[:, i] == pytest.approx([estimate or 0 for estimate in plain], abs=1e-4)


def any_action(seen, legal):
    assert seen.shape[0] == legal.shape[0]
    return legal.argmax(1)


@slow
@needs_numba
@pytest.mark.parametrize(("against", "least", "most"), [("random", 0.3, 0.9), ("greedy", 0.0, 0.2)])
def test_a_policy_is_measured_against_bots_from_every_seat(against, least, most):
    settings = {"against": against, "games": 301, "compiled": True}
    result = evaluate(any_action, "shizzle", 3, **settings, seed=5)
    assert [len(row) for row in result.shares] == [3] * 101
    assert least < result.wins / result.games < most
    assert result.shares == evaluate(any_action, "shizzle", 3, **settings, seed=5, threads=1).shares
    assert result.shares != evaluate(any_action, "shizzle", 3, **settings, seed=6).shares


def test_a_policy_that_plays_at_random_gets_its_share_of_random_players():
    """Also without Numba, and with options."""
    rng = np.random.default_rng(1)

    def policy(seen, legal):
        return (legal * rng.random(legal.shape)).argmax(1)

    result = evaluate(policy, "shizzle", 2, against="random", games=200, target=10)
    low, high = result.interval
    assert low < 0.5 < high
    assert all(share in (0, 0.5, 1) for row in result.shares for share in row)


def test_an_unknown_bot_is_named():
    with pytest.raises(BadOption, match=r"opponents cannot be 'chess'\. Give random, greedy, "):
        evaluate(any_action, "shizzle", against="chess")
