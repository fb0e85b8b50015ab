"""Steps per second of batches of games with random legal actions, beside environments of others.

    python -m bench.env_speed                              our games, in one thread and two
    python -m bench.env_speed --peers-python VENV/bin/python  and, by that Python, those of env_peers.py that it has
    python -m bench.env_speed --keep                       writes bench/results/env_speed.json

A step is a decision of a seat, as Python sees it: a random legal action is picked from each game's mask, checked and
played, chance acts, games that end begin anew, and new masks are written; or masks and observations.
"""

import argparse
import json
import subprocess
from pathlib import Path
from time import perf_counter
from typing import Any

from bench.__main__ import commit, machine, write
from tumblestar import env
from tumblestar.env.game_batch import Batch
from tumblestar.games import GAMES

MILLION = 1e6
ROUNDS, SECONDS = 6, 0.25
SIZES = (512, 2048, 8192)
GOALS = {"twisty": 8.0}
GOAL, GOAL_WITH_OBSERVATIONS = 5.0, 2.0
"""Millions of steps a second in two threads."""


class Runner:
    """A batch that plays at random, and its best rate."""

    def __init__(self, name: str, size: int, threads: int, with_observations: bool) -> None:
        self.batch: Batch = env.batch(name, size, 2, threads=threads)
        self.out = self.batch.observations() if with_observations else None
        self.batch.reset(1)
        self.best = 0.0
        for _ in range(100):  # games at all ages
            self.batch.step(self.batch.sample(), self.out)

    def round(self) -> None:
        """Plays for about so long; keeps the rate if it is the best so far."""
        batch, out, steps, begin = self.batch, self.out, 0, perf_counter()
        while (took := perf_counter() - begin) < SECONDS:
            for _ in range(8):
                batch.step(batch.sample(), out)
            steps += 8 * batch.size
        self.best = max(self.best, steps / took / MILLION)


def of_game(name: str) -> dict[str, dict[str, Any]]:
    """The rates of a game: masks, and masks with observations, in one thread and two, at the best size."""
    found: dict[str, dict[str, Any]] = {}
    runners = {
        (observed, threads, size): Runner(name, size, threads, observed)
        for observed in (False, True)
        for threads in (1, 2)
        for size in SIZES
    }
    for _ in range(ROUNDS):
        for runner in runners.values():
            runner.round()
    for observed in (False, True):
        for threads in (1, 2):
            size, best = max(((size, runners[observed, threads, size].best) for size in SIZES), key=lambda one: one[1])
            goal = GOAL_WITH_OBSERVATIONS if observed else GOALS.get(name, GOAL)
            batch = runners[observed, threads, size].batch
            written = batch.legal.shape[1] + (2 * batch.width if observed else 0)
            what = f"masks and observations, {written} bytes a step" if observed else f"masks, {written} bytes a step"
            found[f"{name}: {what}, {threads} thread{'s' * (threads > 1)}, {size} games"] = {
                "value": float(f"{best:.3g}"),
                "unit": "M/s",
                "ratio": float(f"{best / goal:.2g}"),
                "against": f"the goal with two threads, {goal:g} M/s",
            }
    return found


def of_peers(python: str) -> dict[str, dict[str, Any]]:
    """The rates of others, by a Python that has them."""
    command = [python, str(Path(__file__).with_name("env_peers.py"))]
    rates = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()[-1])
    return {name: {"value": float(f"{rate:.3g}"), "unit": "M/s"} for name, rate in rates.items()}


def main() -> None:
    """Measures and prints, and keeps if that is wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench.env_speed", description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--peers-python", metavar="PATH", help="a Python with pgx, open-spiel or pettingzoo[classic]")
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    args = parser.parse_args()
    begun = commit()
    figures: dict[str, dict[str, Any]] = {}
    for name in args.names:
        figures |= of_game(name)
    if args.peers_python:
        figures |= of_peers(args.peers_python)
    for name, f in figures.items():
        print(f"{name:80} {f['value']:>8} {f['unit']} {f.get('ratio', '')}")
    if args.keep:
        write("env_speed", "env_speed", {"figures": figures}, begun)
    print(machine())


if __name__ == "__main__":
    main()
