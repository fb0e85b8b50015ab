"""Games per second of matches between a game's bots, compiled and interpreted, in one run.

    python -m bench.match_speed                        every bot of every game
    python -m bench.match_speed --keep                 also writes bench/results/match_speed.json

Two seats, one thread, both ways alternating; the best of several rounds. Interpreted, levels that search do so less.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from time import perf_counter
from typing import Any

from bench.__main__ import write
from tumblestar.engine import players
from tumblestar.games import GAMES
from tumblestar.lab.study import Study

ROUNDS, SECONDS = 3, 2.0
"""Rounds, and about how long one takes in each way."""


def measure(name: str, bot: str) -> dict[str, Any]:
    """The figures of one bot against itself."""
    study = Study.new(GAMES[name], [bot, bot], {}, 1)
    ways = {"compiled": (study, 64), "interpreted": (replace(study, is_compiled=False), 1)}
    best = dict.fromkeys(ways, 0.0)
    for way, _ in ways.values():
        way.rows(0, 1)  # compiles
    for _ in range(ROUNDS):
        for way, (which, step) in ways.items():
            setups, begin = 0, perf_counter()
            while perf_counter() - begin < SECONDS:
                which.rows(setups, setups + step)
                setups += step
            best[way] = max(best[way], setups * study.rotations / (perf_counter() - begin))
    compiled, plain = best["compiled"], best["interpreted"]
    return {
        "value": float(f"{compiled:.3g}"), "unit": "games/s", "ratio": float(f"{compiled / plain:.3g}"),
        "against": f"interpreted, {plain:.3g} games/s",
    }  # fmt: skip


def main() -> None:
    """Measures every bot."""
    parser = argparse.ArgumentParser(prog="python -m bench.match_speed", description=__doc__.split("\n")[0])
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    args = parser.parse_args()
    figures: dict[str, Any] = {}
    for name, game in GAMES.items():
        for bot in players.kinds(game):
            figures[f"{name}: {bot}"] = found = measure(name, bot)
            print(
                f"{name + ': ' + bot:28} {found['value']:>8} games/s {found['ratio']:>6} × {found['against']}",
                flush=True,
            )
    if args.keep:
        write("match_speed", "match_speed", {"figures": figures})


if __name__ == "__main__":
    main()
