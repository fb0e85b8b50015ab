"""Games per second of matches between compiled players, and of the same matches a decision at a time, in one run.

    python -m bench.match_speed                        `greedy` of every game, and the levels that are compiled
    python -m bench.match_speed --keep                 also writes bench/results/match_speed.json

Two seats, one thread, both ways alternating; the best of several rounds.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

from bench.__main__ import write
from tumblestar.games import GAMES
from tumblestar.lab import matches
from tumblestar.lab.matches import Match, MatchRunner

ROUNDS, SECONDS = 3, 2.0
"""Rounds, and about how long one takes in each way."""


def measure(name: str, bot: str) -> dict[str, Any]:
    """The figures of one bot against itself."""
    game, match = GAMES[name], Match(bot, bot)
    runner = MatchRunner(game, match.seats)
    runner.play(match, range(2))  # compiles
    matches.play_plainly(game, match, range(1))
    best = {"compiled": 0.0, "plain": 0.0}
    for _ in range(ROUNDS):
        for way in best:
            setups, begin = 0, perf_counter()
            while perf_counter() - begin < SECONDS:
                step = 64 if way == "compiled" else 1
                chosen = range(setups, setups + step)
                _ = runner.play(match, chosen) if way == "compiled" else matches.play_plainly(game, match, chosen)
                setups += step
            best[way] = max(best[way], setups * match.seats / (perf_counter() - begin))
    compiled, plain = best["compiled"], best["plain"]
    return {
        "value": float(f"{compiled:.3g}"), "unit": "games/s", "ratio": float(f"{compiled / plain:.3g}"),
        "against": f"a decision at a time in Python, {plain:.3g} games/s",
    }  # fmt: skip


def main() -> None:
    """Measures every compiled player."""
    parser = argparse.ArgumentParser(prog="python -m bench.match_speed", description=__doc__.split("\n")[0])
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    args = parser.parse_args()
    figures: dict[str, Any] = {}
    for name, game in GAMES.items():
        players = matches.compiled_players(game)
        for bot in players.KINDS if players else ():
            figures[f"{name}: {bot}"] = found = measure(name, bot)
            print(
                f"{name + ': ' + bot:28} {found['value']:>8} games/s {found['ratio']:>6} × {found['against']}",
                flush=True,
            )
    if args.keep:
        write("match_speed", "match_speed", {"figures": figures})


if __name__ == "__main__":
    main()
