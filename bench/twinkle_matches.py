"""Matches between Twinkle's bots, dice paired and seats rotated, with the 95 % interval of the share of wins.

    python -m bench.twinkle_matches strong greedy --games 400 --keep twinkle-two
    python -m bench.twinkle_matches strong greedy --seats 4 --games 400 --keep twinkle-four
    python -m bench.twinkle_matches strong club --level 3

With more than two seats all others are `them`. The games of a group, one for each seat that we can have, have the
same colours, missions and first seat, and the n-th result of every die is the same in all of them. Times are those of
our whole turns, in seconds of one core: what else the machine does has no part in them. If no `--level` is given, half
of the groups play Basic, the others Bronze, Silver and Diamond in turn, and the shares are told by level too. Wilson's
interval, over games.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from typing import Any, NamedTuple

from bench.__main__ import RESULTS, commit, machine
from bench.matches import interval
from tumblestar.bots import find
from tumblestar.game import CHANCE, OVER, Chooser, Game
from tumblestar.games import find as find_game
from tumblestar.games.twinkle.mind import mind
from tumblestar.games.twinkle.worth import thinker

LEVELS = (0, 1, 0, 2, 0, 3)
"""The levels that groups have in turn."""


class Dice:
    """Chance with a stream of its own for every die: the n-th result of a die depends on the seed alone."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.streams: dict[str, random.Random] = {}

    def pick(self, game: Game, s: Any) -> int:
        """An outcome by its odds."""
        name = game.stream(s)
        stream = self.streams.setdefault(name, random.Random(f"{self.seed} {name}"))
        outcomes = game.outcomes(s)
        return stream.choices([outcome for outcome, _ in outcomes], [weight for _, weight in outcomes])[0]


class Played(NamedTuple):
    """One game: its level, our share and points, the points of the others in the mean, and our times a turn."""

    level: int
    share: float
    points: int
    theirs: float
    times: list[float]


def play(us: str, them: str, seats: int, level: int, seat: int, seed: str) -> Played:
    """One game in which we have a seat."""
    game, dice, rng = find_game("twinkle"), Dice(seed), random.Random(f"{seed} {seat}")
    choose: list[Chooser] = [find(us if i == seat else them, game) for i in range(seats)]
    s, times = game.fresh(seats, {"level": level}), dict[int, float]()
    while (actor := game.actor(s)) != OVER:
        if actor == CHANCE:
            game.rules.apply(s, dice.pick(game, s))
            continue
        begin = time.thread_time()
        action = choose[actor](game, s, rng)
        if actor == seat:
            times[s.turns] = times.get(s.turns, 0.0) + time.thread_time() - begin
        game.rules.apply(s, action)
    points = [game.rules.points(s, i) for i in range(seats)]
    others = (sum(points) - points[seat]) / (seats - 1)
    return Played(level, float(game.share(s, seat)), points[seat], others, list(times.values()))


def ready() -> None:
    """Waits, in a process that plays, until the bots are compiled."""
    mind().wait()
    thinker().wait()


def main() -> None:
    """Plays the match that was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.twinkle_matches", description=str(__doc__).split("\n")[0])
    parser.add_argument("us")
    parser.add_argument("them")
    parser.add_argument("--seats", type=int, default=2, choices=[2, 3, 4])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--level", type=int, default=-1, choices=[0, 1, 2, 3])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--keep", default="", help="a name in bench/results")
    asked = parser.parse_args()
    begun, begin = commit(), time.time()
    tasks: list[tuple[str, str, int, int, int, str]] = []
    group = 0
    while len(tasks) < asked.games:
        level = LEVELS[group % len(LEVELS)] if asked.level < 0 else asked.level
        tasks += [(asked.us, asked.them, asked.seats, level, i, f"{asked.seed} {group}") for i in range(asked.seats)]
        group += 1
    played: list[Played] = []
    with ProcessPoolExecutor(asked.cores, initializer=ready) as pool:
        for i, one in enumerate(pool.map(play, *zip(*tasks, strict=True)), 1):
            played.append(one)
            if i % 40 == 0:
                print(i, _figures(played), flush=True)
    said: dict[str, Any] = {
        "us": asked.us, "them": asked.them, "seats": asked.seats, "seed": asked.seed, **_figures(played),
        "by_level": {level: _figures([one for one in played if one.level == level]) for level in sorted(set(LEVELS))},
        "minutes": round((time.time() - begin) / 60, 1),
    }  # fmt: skip
    print(json.dumps(said, indent=1))
    if asked.keep:
        command = "python -m bench.twinkle_matches " + " ".join(sys.argv[1:])
        head = {"command": command, "commit": begun, "date": date.today().isoformat(), "machine": machine()}
        (RESULTS / f"{asked.keep}.json").write_text(json.dumps(head | said, indent=1) + "\n", encoding="utf-8")


def _figures(played: list[Played]) -> dict[str, Any]:
    if not played:
        return {"games": 0}
    wins = sum(one.share for one in played)
    low, high = interval(wins, len(played))
    times = [t for one in played for t in one.times]
    return {
        "games": len(played), "wins": wins, "share": round(wins / len(played), 4),
        "low": round(low, 4), "high": round(high, 4),
        "points": round(sum(one.points for one in played) / len(played), 2),
        "their_points": round(sum(one.theirs for one in played) / len(played), 2),
        "seconds_a_turn_mean": round(sum(times) / len(times), 3), "seconds_a_turn_longest": round(max(times), 3),
    }  # fmt: skip


if __name__ == "__main__":
    main()
