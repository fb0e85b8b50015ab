"""Matches between Twinkle Twinkle's bots, bags paired and seats rotated, with the 95 % interval of the share of wins.

    python -m bench.twinkle_twinkle_matches strong greedy --games 400 --keep twinkle-twinkle-strong
    python -m bench.twinkle_twinkle_matches strong greedy --seats 4 --games 400

With more than two seats all others are `them`. The games of a group, one for each seat that we can have, have the same
sides and the same first order by seats, and the n-th tile drawn is the same in all of them. Every other group plays
sides A only, the others sides by lot (`--sides A` plays A always). Times are those of our whole turns, a tile taken and
placed. Wilson's interval, over games; points with the interval of their mean.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
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
from tumblestar.games.twinkle_twinkle.mind import mind
from tumblestar.games.twinkle_twinkle.parts import COUNTS, ELEMENTS
from tumblestar.games.twinkle_twinkle.rules import FILLING


class Played(NamedTuple):
    """One game: whether all sides were A, our share and points, those of the others in the mean, our times a turn."""

    plain: bool
    share: float
    points: int
    theirs: float
    times: list[float]


def play(us: str, them: str, seats: int, plain: bool, seat: int, seed: str) -> Played:
    """One game in which we have a seat."""
    game, luck, rng = find_game("twinkle_twinkle"), random.Random(seed), random.Random(f"{seed} {seat}")
    sides = {element: 0 if plain else luck.randrange(2) for element in ELEMENTS}
    bag = [kind for kind, count in enumerate(COUNTS) for _ in range(count)]
    luck.shuffle(bag)
    choose: list[Chooser] = [find(us if i == seat else them, game) for i in range(seats)]
    s, times = game.fresh(seats, sides), dict[int, float]()
    while (actor := game.actor(s)) != OVER:
        if actor == CHANCE:
            game.rules.apply(s, bag.pop() if s.phase == FILLING else _standee(game, s, luck))
            continue
        begin = time.perf_counter()
        action = choose[actor](game, s, rng)
        if actor == seat:
            turn = game.rules.turn(s)[0]
            times[turn] = times.get(turn, 0.0) + time.perf_counter() - begin
        game.rules.apply(s, action)
    points = [game.rules.points(s, i) for i in range(seats)]
    others = (sum(points) - points[seat]) / (seats - 1)
    return Played(plain, float(game.share(s, seat)), points[seat], others, list(times.values()))


def _standee(game: Game, s: Any, luck: random.Random) -> int:
    """The seat whose standee stands next in the first order."""
    outcomes = game.outcomes(s)
    return luck.choices([outcome for outcome, _ in outcomes], [weight for _, weight in outcomes])[0]


def ready() -> None:
    """Waits, in a process that plays, until the bots are compiled."""
    mind().wait()


def main() -> None:
    """Plays the match that was asked for."""
    title = str(__doc__).split("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m bench.twinkle_twinkle_matches", description=title)
    parser.add_argument("us")
    parser.add_argument("them")
    parser.add_argument("--seats", type=int, default=2, choices=[2, 3, 4])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--sides", default="both", choices=["A", "both"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--keep", default="", help="a name in bench/results")
    asked = parser.parse_args()
    begun, begin = commit(), time.time()
    tasks: list[tuple[str, str, int, bool, int, str]] = []
    group = 0
    while len(tasks) < asked.games:
        plain = asked.sides == "A" or group % 2 == 0
        tasks += [(asked.us, asked.them, asked.seats, plain, i, f"{asked.seed} {group}") for i in range(asked.seats)]
        group += 1
    played: list[Played] = []
    with ProcessPoolExecutor(asked.cores, initializer=ready) as pool:
        for i, one in enumerate(pool.map(play, *zip(*tasks, strict=True)), 1):
            played.append(one)
            if i % 20 == 0:
                print(i, figures(played), flush=True)
    said: dict[str, Any] = {
        "us": asked.us, "them": asked.them, "seats": asked.seats, "seed": asked.seed, **figures(played),
        "sides_A": figures([one for one in played if one.plain]),
        "sides_by_lot": figures([one for one in played if not one.plain]),
        "minutes": round((time.time() - begin) / 60, 1),
    }  # fmt: skip
    print(json.dumps(said, indent=1))
    if asked.keep:
        command = "python -m bench.twinkle_twinkle_matches " + " ".join(sys.argv[1:])
        head = {"command": command, "commit": begun, "date": date.today().isoformat(), "machine": machine()}
        (RESULTS / f"{asked.keep}.json").write_text(json.dumps(head | said, indent=1) + "\n", encoding="utf-8")


def figures(played: list[Played]) -> dict[str, Any]:
    """What games came to."""
    if not played:
        return {"games": 0}
    wins = sum(one.share for one in played)
    low, high = interval(wins, len(played))
    times = [t for one in played for t in one.times]
    ours, theirs = [one.points for one in played], [one.theirs for one in played]
    return {
        "games": len(played), "wins": wins, "share": round(wins / len(played), 4),
        "low": round(low, 4), "high": round(high, 4),
        "points": round(statistics.mean(ours), 2), "points_within": _within(ours),
        "their_points": round(statistics.mean(theirs), 2), "their_points_within": _within(theirs),
        "more_points_percent": round(100 * (statistics.mean(ours) / statistics.mean(theirs) - 1), 1),
        "seconds_a_turn_mean": round(statistics.mean(times), 3), "seconds_a_turn_longest": round(max(times), 3),
    }  # fmt: skip


def _within(points: list[int] | list[float]) -> float:
    """Half the 95 % interval of a mean."""
    return round(1.96 * statistics.stdev(points) / len(points) ** 0.5, 2) if len(points) > 1 else 0.0


if __name__ == "__main__":
    main()
