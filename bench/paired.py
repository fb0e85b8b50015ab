"""Matches between two bots with paired luck and rotated seats, shared by the benches of single games.

A group has one game for each seat of `us`; all other seats are `them`. The games of a group are of one kind and share
their luck as far as the game allows. Win shares have Wilson's 95 % interval over games.
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
from tumblestar.bots import find
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.engine.statistics import interval


class Played(NamedTuple):
    """Result of one game: its kind, our share and points, the mean points of the others, and our seconds per turn."""

    kind: int
    share: float
    points: int
    theirs: float
    times: list[float]


class Seats(NamedTuple):
    """Assignment of bots to `count` seats: `us` has seat `ours`, `them` all others."""

    us: str
    them: str
    count: int
    ours: int


def play(
    game: Game, s: GameState, kind: int, at: Seats, rng: random.Random, chance: Callable[[GameState], int],
    clock: Callable[[], float],
) -> Played:  # fmt: skip
    """Plays one game from a fresh state to its end. `clock` returns seconds; it times our turns."""
    bots = [find(at.us if i == at.ours else at.them, game) for i in range(at.count)]
    times: dict[int, float] = {}
    while (actor := game.actor(s)) != OVER:
        if actor == CHANCE:
            game.rules.apply(s, chance(s))
            continue
        start = clock()
        actions = bots[actor].plan(game, s, rng, ())
        if actor == at.ours:
            turn = game.rules.turn(s)[0]
            times[turn] = times.get(turn, 0.0) + clock() - start
        for action in actions:
            game.rules.apply(s, action)
    points = [game.rules.points(s, i) for i in range(at.count)]
    others = (sum(points) - points[at.ours]) / (at.count - 1)
    return Played(kind, float(game.win_share(s, at.ours)), points[at.ours], others, list(times.values()))


def means(played: Sequence[Played]) -> dict[str, float]:
    """Mean points per game, ours and theirs."""
    return {
        "points": round(sum(one.points for one in played) / len(played), 2),
        "their_points": round(sum(one.theirs for one in played) / len(played), 2),
    }


def figures(played: Sequence[Played], points: Callable[[Sequence[Played]], dict[str, float]] = means) -> dict[str, Any]:
    """Summary of games as JSON values; `points` adds the figures about points."""
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


def argument_parser(bench: str, about: str | None) -> argparse.ArgumentParser:
    """Command line of a match; `about` is the module's docstring."""
    parser = argparse.ArgumentParser(prog=f"python -m bench.{bench}", description=str(about).split("\n")[0])
    parser.add_argument("us")
    parser.add_argument("them")
    parser.add_argument("--seats", type=int, default=2, choices=[2, 3, 4])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--keep", default="", help="a name in bench/results")
    return parser


def match(
    bench: str, args: argparse.Namespace, kind: Callable[[int], int], one: Callable[[Seats, int, str], Played],
    ready: Callable[[], None], summarize: Callable[[Sequence[Played]], dict[str, Any]],
    breakdown: Callable[[Sequence[Played]], dict[str, Any]],
) -> None:  # fmt: skip
    """Plays a match, prints its summary as JSON, and writes it to bench/results with `--keep`.

    `kind(group)` is the kind of a group's games. `one(seats, kind, seed)` plays a game. `ready` runs in each process
    and waits until the bots are compiled. `summarize` summarizes all games, and `breakdown` each kind of game.
    """
    start_commit, start = commit(), time.time()
    tasks: list[tuple[Seats, int, str]] = []
    group = 0
    while len(tasks) < args.games:
        seats = [Seats(args.us, args.them, args.seats, ours) for ours in range(args.seats)]
        tasks += [(at, kind(group), f"{args.seed} {group}") for at in seats]
        group += 1
    played: list[Played] = []
    with ProcessPoolExecutor(args.cores, initializer=ready) as pool:
        for i, game in enumerate(pool.map(one, *zip(*tasks, strict=True)), 1):
            played.append(game)
            if i % 20 == 0:
                print(i, summarize(played), flush=True)
    result: dict[str, Any] = {
        "us": args.us, "them": args.them, "seats": args.seats, "seed": args.seed,
        **summarize(played), **breakdown(played), "minutes": round((time.time() - start) / 60, 1),
    }  # fmt: skip
    print(json.dumps(result, indent=1))
    if args.keep:
        write(args.keep, bench, result, start_commit)
