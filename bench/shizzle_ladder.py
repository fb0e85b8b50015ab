"""Self-play of Shizzle's solution, with its bounds.

    python -m bench.shizzle_ladder self --games 2000000 --keep

The first seat's share has a 95 % interval (normal, over games). Levels are compared by `tumblestar lab ladder shizzle`,
and `shizzle_best_response.py` measures the policy for three to six seats.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from bench.__main__ import write
from tumblestar.engine import players
from tumblestar.engine.game_loop import CHANCE_SEED, CHOICE_SEED, FIRST_KIND
from tumblestar.games import find
from tumblestar.games.shizzle import solution

GAME = find("shizzle")
THREADS = 2
"""Number of threads that play games."""
MOST_EVENTS = 100_000


def self_play(count: int) -> dict[str, Any]:
    """The first seat's share in self-play of the solution, with the solution's bounds."""

    def part(n: int) -> list[float]:
        rows, shares = bound.ints(count // THREADS, FIRST_KIND + 2), bound.floats(count // THREADS, 3)
        rng = random.Random(1000 + n)
        for row in rows:
            row[CHANCE_SEED], row[CHOICE_SEED] = (rng.getrandbits(62) + 1 for _ in range(2))
            row[FIRST_KIND:] = players.kinds(GAME)["optimal"]
        bound.call.play_games(players.new_memory(bound, s), roots, rows, shares, bound.states(1), MOST_EVENTS)
        return [float(row[0]) for row in shares]

    s, bound, start = GAME.fresh(2, {"cap": 1, "first": 1}), players.bind(GAME, True), time.time()
    roots = bound.states(1)
    bound.put(roots, 0, s)
    with ThreadPoolExecutor(THREADS) as pool:
        shares = [share for shares in pool.map(part, range(THREADS)) for share in shares]
    mean, spread = fmean(shares), 1.96 * stdev(shares) / sqrt(len(shares))
    low, high = mean - spread, mean + spread
    solved = solution.shipped()
    print(f"{len(shares)} games: {mean:.5f} ({low:.5f}-{high:.5f}); the solution says {solved.low:.9f} to "
          f"{solved.high:.9f}; {(time.time() - start) / 60:.1f} minutes")  # fmt: skip
    return {
        "games": len(shares), "share": mean, "low": low, "high": high,
        "solution": [solved.low, solved.high], "inside": low <= solved.low and solved.high <= high,
    }  # fmt: skip


def main(argv: Sequence[str] | None = None) -> None:
    """Plays the games of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.shizzle_ladder", description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=("self",))
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    args = parser.parse_args(argv)
    results = self_play(args.games)
    if args.keep:
        write("shizzle-self", "shizzle_ladder", {"games": args.games, **results})


if __name__ == "__main__":
    main()
