"""Steps per second of environments with random legal actions, beside environments of others.

    python -m bench.env_speed                              our games, in one thread and two
    python -m bench.env_speed --peers-python VENV/bin/python  and, by that Python, those of env_peers.py that it has
    python -m bench.env_speed --keep                       writes bench/results/env_speed.json

A step of a batch is a decision of a seat, as Python sees it: a random legal action is picked from each game's mask,
checked and played, chance acts, games that end begin anew, and new masks are written; or masks and observations. A step
of a wrapper is a turn of PettingZoo's own loop, `agent_iter` and `last`, with mask and observation; or a random step of
Gymnasium's, after which a bot has played the other seat. In batches against a bot it plays all other seats too.

All are measured in turn, round by round, so that all suffer alike from what else the machine does. A rate by the clock
is that of the best round. One by processor time is steps per second of processor time, times the threads: what the
threads would do on cores of their own; it is the median of the rounds.
"""

import argparse
import json
import os
import random
import re
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from bench.__main__ import commit, machine, write
from bench.env_peers import Round, timed, turns
from tumblestar import env
from tumblestar.games import GAMES

MILLION = 1e6
ROUNDS, SECONDS = 6, 0.25
SIZES = (512, 2048, 8192)
GOALS = {"twisty": 8.0}
GOAL, GOAL_WITH_OBSERVATIONS = 5.0, 2.0
"""Millions of steps a second in two threads."""
SIZE = re.compile(r", \d+ games$")
OPPONENT = "greedy"
OPPONENT_GOALS = {"shizzle": 0.05, "twisty": 0.05, "twinkle": 0.025, "twinkle_twinkle": 0.025}
"""Millions of steps a second of a single environment against OPPONENT."""
ZOO, ZOO_GOAL = "PettingZoo ", 2.0
"""Wrappers are to be so many times as quick as the quickest classic environment."""


class Measured(NamedTuple):
    """Something that is measured: a round of it, the group of which the best counts, its threads, and its goal."""

    play: Callable[[], Round]
    group: str
    threads: int = 1
    goal: float = 0.0


def batch_play(name: str, size: int, threads: int, observed: bool) -> Measured:
    """A batch that plays at random."""
    batch = env.batch(name, size, 2, threads=threads)
    out = batch.observations() if observed else None
    batch.reset(1)
    for _ in range(100):  # games at all ages
        batch.step(batch.sample(), out)

    def play() -> float:
        steps, begin = 0, perf_counter()
        while perf_counter() - begin < SECONDS:
            for _ in range(8):
                batch.step(batch.sample(), out)
            steps += 8 * size
        return steps

    written = batch.legal.shape[1] + (2 * batch.width if observed else 0)
    what = "masks and observations" if observed else "masks"
    group = f"{name}: {what}, {written} bytes a step, {threads} thread{'s' * (threads > 1)}"
    goal = GOAL_WITH_OBSERVATIONS if observed else GOALS.get(name, GOAL)
    return Measured(partial(timed, play), group, threads, goal if threads == 2 else 0.0)


def batch_play_against(name: str, size: int) -> Measured:
    """A batch of a learner that plays at random, against a bot."""
    batch = env.batch(name, size, 2, threads=1, learner="turns", opponents=OPPONENT)
    batch.reset(1)

    def play() -> float:
        steps, begin = 0, perf_counter()
        while perf_counter() - begin < SECONDS:
            batch.step(batch.sample())
            steps += size
        return steps

    return Measured(partial(timed, play), f"{name}: masks, against {OPPONENT}, 1 thread")


def single_play_against(name: str) -> Measured:
    """One environment in which a bot plays the other seat."""
    single, rng = env.gymnasium(name, opponents=OPPONENT), random.Random(1)
    single.reset(seed=1)

    def play() -> float:
        steps, begin = 0, perf_counter()
        while perf_counter() - begin < SECONDS:
            legal = single.action_masks().nonzero()[0]
            if single.step(int(legal[rng.randrange(len(legal))]))[2]:
                single.reset()
            steps += 1
        return steps

    return Measured(partial(timed, play), f"{name}: Gymnasium, against {OPPONENT}", goal=OPPONENT_GOALS[name])


def ours(names: list[str]) -> dict[str, Measured]:
    """Batches and wrappers of our games."""
    found: dict[str, Measured] = {}
    for name in names:
        for observed in (False, True):
            for threads in (1, 2):
                for size in SIZES:
                    one = batch_play(name, size, threads, observed)
                    found[f"{one.group}, {size} games"] = one
        for size in SIZES:
            one = batch_play_against(name, size)
            found[f"{one.group}, {size} games"] = one
        one = single_play_against(name)
        found[one.group] = one
        play = partial(turns, env.pettingzoo(name), random.Random(1))
        wrapper = f"{name}: PettingZoo wrapper, one step a call"
        found[wrapper] = Measured(partial(timed, play), wrapper)
    return found


class Peers:
    """A process of another Python that measures a round for each name that it is told."""

    def __init__(self, python: str) -> None:
        command = [python, "-W", "ignore", str(Path(__file__).with_name("env_peers.py"))]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.names: list[str] = self._answer()

    def _answer(self) -> Any:
        assert self._process.stdout
        for line in self._process.stdout:
            if line.startswith("["):
                return json.loads(line)
        raise SystemExit("the process of the peers has ended; its own words are above")

    def play(self, name: str) -> Round:
        """A round."""
        assert self._process.stdin
        print(name, file=self._process.stdin, flush=True)
        return Round(*self._answer())

    def measured(self) -> dict[str, Measured]:
        """What it measures; of batches of several sizes the best counts. pgx has all cores."""
        cores = os.cpu_count() or 1
        return {
            name: Measured(
                partial(self.play, name), SIZE.sub("", name), threads=cores if name.startswith("pgx ") else 1
            )
            for name in self.names
        }


def figures_of(measured: dict[str, Measured], rounds: dict[str, list[Round]]) -> dict[str, dict[str, Any]]:
    """The best of each group, with its rates and the ratio to its goal."""
    found: dict[str, dict[str, Any]] = {}
    for group in dict.fromkeys(one.group for one in measured.values()):
        names = [name for name, one in measured.items() if one.group == group]
        by_name = {
            name: (
                max(one.steps / one.seconds for one in rounds[name]) / MILLION,
                measured[name].threads * median(one.steps / one.processor_seconds for one in rounds[name]) / MILLION,
            )
            for name in names
        }
        name = max(names, key=lambda one: by_name[one][1])
        clock, processor = by_name[name]
        figure: dict[str, Any] = {"value": rounded(clock), "unit": "M/s", "by processor time": rounded(processor)}
        if goal := measured[name].goal:
            threads = " in two threads" if measured[name].threads == 2 else ""
            figure |= {"ratio": rounded(processor / goal), "against": f"{goal:g}{threads}"}
        found[name] = figure
    quickest = max((figure["by processor time"] for name, figure in found.items() if name.startswith(ZOO)), default=0)
    for name, figure in found.items():
        if quickest and "wrapper" in name:
            against = f"{ZOO_GOAL:g} times {quickest:g}, PettingZoo's quickest"
            figure |= {"ratio": rounded(figure["by processor time"] / quickest / ZOO_GOAL), "against": against}
    return found


def rounded(number: float) -> float:
    """A number with three digits."""
    return float(f"{number:.3g}")


def main() -> None:
    """Measures and prints, and keeps if that is wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench.env_speed", description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--peers-python", metavar="PATH", help="a Python with pgx, open-spiel or pettingzoo[classic]")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    args = parser.parse_args()
    begun, load = commit(), [round(os.getloadavg()[0], 1)]
    measured = ours(args.names)
    if args.peers_python:
        measured |= Peers(args.peers_python).measured()
    rounds: dict[str, list[Round]] = {name: [] for name in measured}
    for _ in range(args.rounds):
        for name, one in measured.items():
            rounds[name].append(one.play())
        load.append(round(os.getloadavg()[0], 1))
    figures = figures_of(measured, rounds)
    for name, f in figures.items():
        print(f"{name:84} {f['value']:>8} {f['by processor time']:>8} {f['unit']} {f.get('ratio', '')}")
    if args.keep:
        write("env_speed", "env_speed", {"load": load, "figures": figures}, begun)
    print(machine(), "load", load)


if __name__ == "__main__":
    main()
