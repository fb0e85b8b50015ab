"""Times of Twinkle Twinkle: a full score with its breakdown, a picture, a decision of the greedy bot."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from bench.figure import figure
from bench.twinkle import slowest, states
from tumblestar.contract.state import CHANCE
from tumblestar.engine import players
from tumblestar.games import find
from tumblestar.games.twinkle_twinkle import scoring

SIDES_B = {"asteroids": 1, "comets": 1, "planets": 1, "satellites": 1, "black_holes": 1}
CHARTS = 200


def measure() -> dict[str, dict[str, object]]:
    """Figures with their limits, from games of two seats with all sides A and all B, and their full charts."""
    game = find("twinkle_twinkle")
    worker = players.PlayerWorker(players.bind(game, compiled=False))
    figures: dict[str, dict[str, object]] = {}
    for name, options in (("A", {}), ("B", SIDES_B)):
        moments = states(game, 2, options)
        last = moments[-1]
        took = _quickest(lambda s=last: game.points(s, 0))
        figures[f"twinkle_twinkle: full score, sides {name}, interpreted"] = figure(1e6 * took, "us", 500)
        took = _quickest(lambda s=last: game.breakdown(s, 0))
        figures[f"twinkle_twinkle: score with breakdown, sides {name}, interpreted"] = figure(1e6 * took, "us", 500)
        if name == "A":
            boards = [s for s in moments if game.actor(s) != CHANCE]
            figures["twinkle_twinkle: picture of the board, warm, slowest"] = figure(
                1e6 * slowest(boards, game.picture.board), "us", 500
            )
            decisions = [s for s in moments if game.actor(s) >= 0]
            figures["twinkle_twinkle: greedy, slowest decision, interpreted"] = figure(
                1e3 * slowest(decisions, lambda s: worker.plan("greedy", s, 1)), "ms", 100
            )
    lines = states(game, 2, {})[-1].lines[0]
    took = _quickest(lambda: scoring.constellations(lines))
    figures["twinkle_twinkle: constellations of a chart, interpreted"] = figure(1e6 * took, "us", 100)
    return figures


def _quickest(do: Any) -> float:
    """Seconds of the fastest of many calls."""
    best = 1e9
    for _ in range(CHARTS):
        start = perf_counter()
        do()
        best = min(best, perf_counter() - start)
    return best
