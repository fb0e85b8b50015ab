"""Strength of Shizzle's players: the ladder of levels for two seats, and the estimates for three to six.

    python -m bench.shizzle_ladder two --games 40000 --keep       every level against the next and against `optimal`
    python -m bench.shizzle_ladder self --games 2000000 --keep    self-play of the solution, with its bounds
    python -m bench.shizzle_ladder many --games 20000 --keep      three to six seats

Win shares have 95 % intervals (normal, over games); seats rotate every game. With more than two seats a figure is the
share of one player among other players, as a multiple of a fair share (1 / seats).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

from bench.__main__ import write
from bench.shizzle_fit import features, first_guess, fit_factors
from bench.shizzle_play import ESTIMATE, GREEDY, RANDOM, TABLE, THREE_SEATS, Arena, Player, interval
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.evaluation import LEVELS
from tumblestar.games.shizzle.solver import estimate

THREADS = 2
"""Number of threads that play games."""


def against(seats: int, us: Player, them: Player, games: int, seed: int) -> tuple[float, float, float]:
    """Win share of `us` in one seat among `them`, with its interval; the seat rotates every game."""

    def part(n: int) -> list[float]:
        arena = Arena(seats, seed=seed * 100 + n)
        shares: list[float] = []
        for ours in range(seats):
            arena.sit([us if seat == ours else them for seat in range(seats)])
            shares += [arena.play()[ours] for _ in range(games // seats // THREADS)]
        return shares

    Arena(seats)  # compiles before the threads start
    with ThreadPoolExecutor(THREADS) as pool:
        return interval([share for shares in pool.map(part, range(THREADS)) for share in shares])


def two(games: int) -> dict[str, Any]:
    """The ladder for two seats."""
    players = {"random": RANDOM, "greedy": GREEDY}
    players |= {name: Player(TABLE.kind, max(mistake, 1e-9)) for name, mistake in LEVELS.items()}
    order = ["random", "novice", "club", "greedy", "strong", "optimal"]
    results: dict[str, Any] = {}
    pairs = [(name, "optimal") for name in order] + [(b, a) for a, b in pairwise(order)]
    for us, them in dict.fromkeys(pairs):
        mean, low, high = against(2, players[us], players[them], games, seed=len(results) + 1)
        results[f"{us} against {them}"] = {"share": round(mean, 4), "low": round(low, 4), "high": round(high, 4)}
        print(f"{us:8} against {them:8} {mean:.4f} ({low:.4f}-{high:.4f})", flush=True)
    return results


def self_play(games: int) -> dict[str, Any]:
    """The first seat's share in self-play of the solution, with the solution's bounds."""

    def part(n: int) -> list[float]:
        arena = Arena(2, seed=1000 + n)
        arena.sit([TABLE, TABLE])
        return [arena.play()[0] for _ in range(games // THREADS)]

    start = time.time()
    with ThreadPoolExecutor(THREADS) as pool:
        shares = [share for shares in pool.map(part, range(THREADS)) for share in shares]
    mean, low, high = interval(shares)
    solved = solution.shipped()
    print(f"{len(shares)} games: {mean:.5f} ({low:.5f}-{high:.5f}); the solution says {solved.low:.9f} to "
          f"{solved.high:.9f}; {(time.time() - start) / 60:.1f} minutes")  # fmt: skip
    return {
        "games": len(shares), "share": mean, "low": low, "high": high,
        "solution": [solved.low, solved.high], "inside": low <= solved.low and solved.high <= high,
    }  # fmt: skip


def best_response(seats: int, games: int) -> Any:
    """Best response to the estimate: factors fitted to the results of a seat that plays by them among estimates."""
    factors = estimate.factors(seats)
    import numpy as np

    ours: Any = np.array(factors)
    for n in range(2):
        arena = Arena(seats, seed=5000 + n)
        rows, results = [], []
        for game in range(games):
            seat = game % seats
            arena.sit([Player(ESTIMATE.kind, 0.01, ours) if i == seat else ESTIMATE for i in range(seats)])
            shares = arena.play()
            taken = arena.starts[1 : int(arena.starts[0][0]) + 1]
            # The end of the seat's own turn is the start of the next seat's turn.
            taken = taken[taken[:, 0] == (seat + 1) % seats].copy()
            results.extend([shares[(row[0] + i) % seats] for i in range(seats)] for row in taken)
            rows.append(taken[:, 1 : 2 + seats])
        x = features(np.concatenate(rows).astype(float), seats)
        ours, _ = fit_factors(x, np.array(results), ours)
    return ours


def many(games: int) -> dict[str, Any]:
    """Three to six seats: the estimate against simpler players and against its best response."""
    results: dict[str, Any] = {}
    for seats in (3, 4, 5, 6):
        simple = Player(ESTIMATE.kind, 1e-9, first_guess(seats))
        matches: list[tuple[str, Player, Player]] = [
            ("estimate among greedy", ESTIMATE, GREEDY),
            ("greedy among estimates", GREEDY, ESTIMATE),
            ("estimate among simple models", ESTIMATE, simple),
            ("simple model among estimates", simple, ESTIMATE),
            ("fitted answer among estimates", Player(ESTIMATE.kind, 1e-9, best_response(seats, games)), ESTIMATE),
        ]
        if seats == 3:
            matches += [
                ("table among greedy", THREE_SEATS, GREEDY),
                ("table among estimates", THREE_SEATS, ESTIMATE),
                ("estimate among tables", ESTIMATE, THREE_SEATS),
            ]
        for name, us, them in matches:
            mean, low, high = (seats * x for x in against(seats, us, them, games, seed=seats))
            results[f"{seats} seats: {name}"] = {
                "fair shares": round(mean, 3),
                "low": round(low, 3),
                "high": round(high, 3),
            }
            print(f"{seats} seats: {name:32} {mean:.3f} ({low:.3f}-{high:.3f}) of a fair share", flush=True)
    return results


def main(argv: Sequence[str] | None = None) -> None:
    """Measures the matches of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.shizzle_ladder", description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=("two", "self", "many"))
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    args = parser.parse_args(argv)
    results = {"two": two, "self": self_play, "many": many}[args.what](args.games)
    if args.keep:
        write(f"shizzle-{args.what}", "shizzle_ladder", {"games": args.games, **results})


if __name__ == "__main__":
    main()
