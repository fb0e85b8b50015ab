"""Times of Twinkle: a decision of the greedy bot, a full score with its breakdown, a picture."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Any

from bench.figure import figure
from tumblestar.bots import any_outcome, choose_any
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.engine.players import greedy_pool
from tumblestar.games import find

ROUNDS = 5


def states(game: Game, seats: int, options: dict[str, int]) -> list[Any]:
    """All states of a random game, in order."""
    rng, sequence = random.Random(seats), list[Any]()
    s = game.fresh(seats, options)
    while True:
        sequence.append(s)
        if game.actor(s) == OVER:
            return sequence
        act = any_outcome if game.actor(s) == CHANCE else choose_any
        s = game.after(s, act(game, s, rng))


def slowest(states: list[Any], call: Any) -> float:
    """Seconds of the slowest call over states; of each state, the fastest of some rounds counts."""
    worst = 0.0
    for s in states:
        best = 1e9
        for _ in range(ROUNDS):
            start = perf_counter()
            call(s)
            best = min(best, perf_counter() - start)
        worst = max(worst, best)
    return worst


def measure() -> dict[str, dict[str, object]]:
    """Figures with their limits, from games of four seats with three missions."""
    game = find("twinkle")
    hard = {"level": 4, "mission_1": 1, "mission_2": 17, "mission_3": 18}
    moments = states(game, 4, hard)
    decisions = [s for s in moments if game.actor(s) >= 0]
    pool = greedy_pool(game)
    pool.wait()
    kind = "compiled" if pool.is_compiled else "interpreted"
    last = moments[-1]
    took = min(_timed(lambda: [game.breakdown(last, seat) for seat in range(4)]) for _ in range(50)) / 4
    with pool.borrow() as worker:
        slowest_decision = slowest(decisions, lambda s: worker.plan("greedy", s, 1))
    return {
        f"twinkle: greedy, slowest decision, {kind}": figure(1000 * slowest_decision, "ms", 5),
        "twinkle: full score with breakdown, interpreted": figure(1e6 * took, "us", 300),
        "twinkle: picture of the board, warm, slowest": figure(
            1e6 * slowest(moments[-40:], game.picture.board), "us", 500
        ),
    }


def _timed(do: Any) -> float:
    start = perf_counter()
    do()
    return perf_counter() - start
