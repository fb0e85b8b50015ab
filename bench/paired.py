"""Matches between two bots in which luck is paired and seats rotate: what the benches of single games share.

The games of a group, one for each seat that we can have, are of one kind and have the same luck as far as the game
allows; with more than two seats all others are `them`. Shares have Wilson's 95 % interval, over games.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from bench.__main__ import commit, write
from bench.matches import interval
from tumblestar.bots import find
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.game import Game


class Played(NamedTuple):
    """One game: what kind, our share and points, the points of the others in the mean, and our times a turn."""

    kind: int
    share: float
    points: int
    theirs: float
    times: list[float]


class Seats(NamedTuple):
    """Who plays: we have one seat, and they all others."""

    us: str
    them: str
    count: int
    ours: int


def play(
    game: Game, s: GameState, kind: int, at: Seats, rng: random.Random, chance: Callable[[GameState], int],
    clock: Callable[[], float],
) -> Played:  # fmt: skip
    """One game from a fresh state to its end; our times are read from the clock, in its seconds."""
    bots = [find(at.us if i == at.ours else at.them, game) for i in range(at.count)]
    times: dict[int, float] = {}
    while (actor := game.actor(s)) != OVER:
        if actor == CHANCE:
            game.rules.apply(s, chance(s))
            continue
        begin = clock()
        actions = bots[actor].plan(game, s, rng, ())
        if actor == at.ours:
            turn = game.rules.turn(s)[0]
            times[turn] = times.get(turn, 0.0) + clock() - begin
        for action in actions:
            game.rules.apply(s, action)
    points = [game.rules.points(s, i) for i in range(at.count)]
    others = (sum(points) - points[at.ours]) / (at.count - 1)
    return Played(kind, float(game.win_share(s, at.ours)), points[at.ours], others, list(times.values()))


def means(played: Sequence[Played]) -> dict[str, float]:
    """Our points a game and theirs."""
    return {
        "points": round(sum(one.points for one in played) / len(played), 2),
        "their_points": round(sum(one.theirs for one in played) / len(played), 2),
    }


def figures(played: Sequence[Played], points: Callable[[Sequence[Played]], dict[str, float]] = means) -> dict[str, Any]:
    """What games came to, points told as asked."""
    if not played:
        return {"games": 0}
    wins = sum(one.share for one in played)
    low, high = interval(wins, len(played))
    times = [t for one in played for t in one.times]
    return {
        "games": len(played), "wins": wins, "share": round(wins / len(played), 4),
        "low": round(low, 4), "high": round(high, 4), **points(played),
        "seconds_a_turn_mean": round(statistics.mean(times), 3), "seconds_a_turn_longest": round(max(times), 3),
    }  # fmt: skip


def parser(bench: str, about: str | None) -> argparse.ArgumentParser:
    """What every match can be asked."""
    found = argparse.ArgumentParser(prog=f"python -m bench.{bench}", description=str(about).split("\n")[0])
    found.add_argument("us")
    found.add_argument("them")
    found.add_argument("--seats", type=int, default=2, choices=[2, 3, 4])
    found.add_argument("--games", type=int, default=400)
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--cores", type=int, default=2)
    found.add_argument("--keep", default="", help="a name in bench/results")
    return found


def match(
    bench: str, asked: argparse.Namespace, kind: Callable[[int], int], one: Callable[[Seats, int, str], Played],
    ready: Callable[[], None], told: Callable[[Sequence[Played]], dict[str, Any]],
    parts: Callable[[Sequence[Played]], dict[str, Any]],
) -> None:  # fmt: skip
    """Plays the match that was asked for, tells it, and keeps it if asked.

    `kind` is that of a group by its number, `one` plays a game of a kind with a seed, `ready` waits in each process
    until the bots are compiled; `told` is what games came to, and `parts` the figures of kinds apart.
    """
    begun, begin = commit(), time.time()
    tasks: list[tuple[Seats, int, str]] = []
    group = 0
    while len(tasks) < asked.games:
        seats = [Seats(asked.us, asked.them, asked.seats, ours) for ours in range(asked.seats)]
        tasks += [(at, kind(group), f"{asked.seed} {group}") for at in seats]
        group += 1
    played: list[Played] = []
    with ProcessPoolExecutor(asked.cores, initializer=ready) as pool:
        for i, game in enumerate(pool.map(one, *zip(*tasks, strict=True)), 1):
            played.append(game)
            if i % 20 == 0:
                print(i, told(played), flush=True)
    said: dict[str, Any] = {
        "us": asked.us, "them": asked.them, "seats": asked.seats, "seed": asked.seed, **told(played), **parts(played),
        "minutes": round((time.time() - begin) / 60, 1),
    }  # fmt: skip
    print(json.dumps(said, indent=1))
    if asked.keep:
        write(asked.keep, bench, said, begun)
