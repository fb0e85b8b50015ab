"""How long Twinkle's answers take: the greedy bot, a full score with its breakdown, a picture."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Any

from bench.figure import figure
from tumblestar.bots import any_outcome, choose_any
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.game import Game
from tumblestar.games import find
from tumblestar.games.twinkle import evaluation

ROUNDS = 5


def states(game: Game, seats: int, options: dict[str, int]) -> list[Any]:
    """All states of a random game."""
    rng, found = random.Random(seats), list[Any]()
    s = game.fresh(seats, options)
    while True:
        found.append(s)
        if game.actor(s) == OVER:
            return found
        act = any_outcome if game.actor(s) == CHANCE else choose_any
        s = game.after(s, act(game, s, rng))


def slowest(asked: list[Any], ask: Any) -> float:
    """Seconds of the slowest answer, each state's being the best of some rounds."""
    worst = 0.0
    for s in asked:
        best = 1e9
        for _ in range(ROUNDS):
            begin = perf_counter()
            ask(s)
            best = min(best, perf_counter() - begin)
        worst = max(worst, best)
    return worst


def measure() -> dict[str, dict[str, object]]:
    """The figures against their limits; games of four seats with three missions."""
    game, rng = find("twinkle"), random.Random(1)
    hard = {"level": 4, "mission_1": 1, "mission_2": 17, "mission_3": 18}
    moments = states(game, 4, hard)
    decisions = [s for s in moments if game.actor(s) >= 0]
    evaluation.pool().wait()
    kind = "compiled" if evaluation.pool().is_compiled else "interpreted"
    last = moments[-1]
    took = min(_timed(lambda: [game.breakdown(last, seat) for seat in range(4)]) for _ in range(50)) / 4
    return {
        f"twinkle: greedy, slowest decision, {kind}": figure(
            1000 * slowest(decisions, lambda s: evaluation.greedy(game, s, rng)), "ms", 5
        ),
        "twinkle: full score with breakdown, interpreted": figure(1e6 * took, "us", 300),
        "twinkle: picture of the board, warm, slowest": figure(
            1e6 * slowest(moments[-40:], game.picture.board), "us", 500
        ),
    }


def _timed(do: Any) -> float:
    begin = perf_counter()
    do()
    return perf_counter() - begin
