"""What learners on batches need beside them: advantages of several seats, and matches of a policy against a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from tumblestar.contract.game import Game
from tumblestar.engine.statistics import interval
from tumblestar.env.game_batch import Batch
from tumblestar.lab.tally import MOST_EVENTS

Policy = Callable[[NDArray[np.int16], NDArray[np.uint8]], NDArray[Any]]
"""From observations and masks of legal actions, a row a game, to an action for each."""


class Result(NamedTuple):
    """The win shares of a policy: a row for each set-up, with the share in each seat."""

    shares: list[list[float]]

    @property
    def games(self) -> int:
        return sum(map(len, self.shares))

    @property
    def wins(self) -> float:
        """The sum of all shares."""
        return sum(map(sum, self.shares))

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the mean share, over games."""
        return interval(self.wins, self.games)


def advantages(
    rewards: NDArray[np.float32],
    values: NDArray[np.float32],
    movers: NDArray[np.int8],
    ends: NDArray[np.bool_],
    last_values: NDArray[np.float32],
    last_actors: NDArray[np.int8],
    decay: float,
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """Generalized advantage estimates of decisions, and which of these are known.

    A decision is followed by the next one of the same seat, and rewarded by all that its seat gets until then.
    `values[t, i]` is the value that the mover of step `t` expects in game `i`; a mover of -1 had no choice, so that the
    step is no decision. `rewards[t, i]` are those of all seats; `ends` are the steps that end a game. After the last
    step the seats to act expect `last_values`, or NaN; what others decided last has no estimate. There is no discount;
    `decay` is lambda.
    """
    steps, size, seats = rewards.shape
    rows = cast("NDArray[np.intp]", np.arange(size))
    estimates = np.zeros((steps, size), np.float32)
    is_known = np.zeros((steps, size), np.bool_)
    following: NDArray[np.float32] = np.full((size, seats), np.nan, np.float32)  # the value at the next decision
    following[rows, last_actors] = last_values
    advantage = np.zeros((size, seats), np.float32)
    reward = np.zeros((size, seats), np.float32)
    for step in range(steps - 1, -1, -1):
        ended, mover = ends[step], movers[step]
        for array in (following, advantage, reward):
            array[ended] = 0
        reward += rewards[step]
        decided = np.flatnonzero(mover >= 0)
        at = decided, mover[decided]
        surprise = reward[at] + following[at] - values[step, decided]
        is_known[step, decided] = ~np.isnan(surprise)
        estimates[step, decided] = np.where(np.isnan(surprise), 0, surprise + decay * advantage[at])
        following[at], advantage[at], reward[at] = values[step, decided], estimates[step, decided], 0
    return estimates, is_known


def evaluate(
    policy: Policy,
    game: str | Game,
    seats: int = 2,
    *,
    against: str = "greedy",
    games: int = 2000,
    seed: int = 1,
    threads: int = 0,
    **options: Any,
) -> Result:
    """Plays at least so many games of a policy among bots of one kind, each set-up from every seat.

    The bot is one of the game's compiled players, or "random". The result has the win shares of the policy.
    """
    setups = -(-games // seats)
    shares = np.zeros((setups, seats))
    for seat in range(seats):
        batch = Batch(
            game,
            setups,
            seats,
            learner=seat,
            opponents=against,
            autoreset="next_step",
            max_events=MOST_EVENTS,
            threads=threads,
            **options,
        )
        batch.reset(seed)
        seen = batch.observe(batch.observations())
        is_over = np.zeros(setups, np.bool_)
        while not is_over.all():
            batch.step(policy(seen, batch.legal), seen)
            ended = (batch.terminated | batch.truncated) & ~is_over
            shares[ended, seat] = batch.rewards[ended, seat]
            is_over |= ended
    return Result(shares.tolist())
