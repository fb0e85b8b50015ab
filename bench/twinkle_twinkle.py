"""How long Twinkle Twinkle's answers take: a full score with its breakdown, a picture, what to hover, greedy."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Any

from bench.figure import figure
from bench.twinkle import slowest, states
from tumblestar.contract.state import CHANCE
from tumblestar.games import find
from tumblestar.games.twinkle_twinkle import evaluation, scoring

SIDES_B = {"asteroids": 1, "comets": 1, "planets": 1, "satellites": 1, "black_holes": 1}
CHARTS = 200


def measure() -> dict[str, dict[str, object]]:
    """The figures against their limits; full charts, and games of two seats with all sides A and all B."""
    game, rng = find("twinkle_twinkle"), random.Random(1)
    found: dict[str, dict[str, object]] = {}
    for name, options in (("A", {}), ("B", SIDES_B)):
        moments = states(game, 2, options)
        last = moments[-1]
        took = _quickest(lambda s=last: game.points(s, 0))
        found[f"twinkle_twinkle: full score, sides {name}, interpreted"] = figure(1e6 * took, "us", 500)
        took = _quickest(lambda s=last: game.breakdown(s, 0))
        found[f"twinkle_twinkle: score with breakdown, sides {name}, interpreted"] = figure(1e6 * took, "us", 500)
        if name == "A":
            boards = [s for s in moments if game.actor(s) != CHANCE]
            found["twinkle_twinkle: picture of the board, warm, slowest"] = figure(
                1e6 * slowest(boards, game.picture.board), "us", 500
            )
            decisions = [s for s in moments if game.actor(s) >= 0]
            found["twinkle_twinkle: greedy, slowest decision, interpreted"] = figure(
                1e3 * slowest(decisions, lambda s: evaluation.greedy(game, s, rng)), "ms", 100
            )
    lines = states(game, 2, {})[-1].lines[0]
    took = _quickest(lambda: scoring.constellations(lines))
    found["twinkle_twinkle: constellations of a chart, interpreted"] = figure(1e6 * took, "us", 100)
    return found


def _quickest(do: Any) -> float:
    """Seconds of one answer, the best of many."""
    best = 1e9
    for _ in range(CHARTS):
        begin = perf_counter()
        do()
        best = min(best, perf_counter() - begin)
    return best
