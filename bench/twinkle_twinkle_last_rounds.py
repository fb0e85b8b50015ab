"""What `strong` gains in Twinkle Twinkle by its search of the last two rounds, in which nothing is left to chance.

    python -m bench.twinkle_twinkle_last_rounds --games 60 --keep twinkle-twinkle-last-rounds

All seats play by the learned weights up to there. Then one seat plays as `strong` does, and the others as it would
without the search, from every seat in turn. Shares have Wilson's interval over games, leads the interval of their mean.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics

from bench.__main__ import commit, write
from bench.matches import interval
from tumblestar.contract.state import OVER
from tumblestar.games.twinkle_twinkle.bots import choosers
from tumblestar.games.twinkle_twinkle.parts import ELEMENTS, NEXT, ROUNDS
from tumblestar.games.twinkle_twinkle.rules import State


class WithoutSearch(choosers.Worker):
    """`strong` by playouts alone."""

    def search(self, name: str, s: State, turns: int) -> None:
        """No search."""


def late(worker: choosers.Worker, seats: int, rng: random.Random) -> State:
    """A game of which two rounds are left, both rows drawn."""
    game, sides = worker.bound.game, {element: rng.randrange(2) for element in ELEMENTS}
    worker.bound.put(worker.states, 0, game.fresh(seats, sides))
    tiles = NEXT[seats] * (ROUNDS[seats] - 2)
    chance_seed, seed = rng.getrandbits(60), rng.getrandbits(60)
    worker.bound.call.play_greedily(worker.states[0], chance_seed, seed, tiles, worker.work["strong"])
    return worker.bound.get(worker.states, 0)


def play(workers: list[choosers.Worker], s: State, rng: random.Random) -> list[int]:
    """Plays to the end, each seat by its worker. Returns the points of all seats."""
    game = workers[0].bound.game
    s = game.copy(s)
    while (actor := game.actor(s)) != OVER:
        for action in workers[actor].choose("strong", s, rng.getrandbits(60)):
            game.rules.apply(s, action)
    return [game.points(s, seat) for seat in range(s.seats)]


def measure(us: choosers.Worker, them: choosers.Worker, seats: int, games: int, seed: int) -> dict[str, float]:
    """The win share of the seat that searches, and its lead over the best of the others."""
    rng, shares, leads = random.Random(f"{seed} {seats}"), list[float](), list[int]()
    for _ in range(games // seats):
        s = late(us, seats, rng)
        for ours in range(seats):
            points = play([us if seat == ours else them for seat in range(seats)], s, rng)
            best = max(points[:ours] + points[ours + 1 :])
            leads.append(points[ours] - best)
            shares.append(0.0 if points[ours] < best else 1 / points.count(points[ours]))
    low, high = interval(sum(shares), len(shares))
    within = 1.96 * statistics.stdev(leads) / len(leads) ** 0.5
    return {
        "games": len(shares), "share": round(statistics.mean(shares), 4), "low": round(low, 4), "high": round(high, 4),
        "lead": round(statistics.mean(leads), 2), "within": round(within, 2),
    }  # fmt: skip


def main() -> None:
    """Measures with two to four seats."""
    title = str(__doc__).split("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m bench.twinkle_twinkle_last_rounds", description=title)
    parser.add_argument("--games", type=int, default=60, help="games for each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", default="", help="a name in bench/results")
    args = parser.parse_args()
    start_commit, bound = commit(), choosers.bind()
    us, them, result = choosers.Worker(bound), WithoutSearch(bound), dict[str, dict[str, float]]()
    for seats in (2, 3, 4):
        result[f"{seats} seats"] = measure(us, them, seats, args.games, args.seed)
        print(json.dumps(result), flush=True)
    if args.keep:
        write(args.keep, "twinkle_twinkle_last_rounds", result, start_commit)


if __name__ == "__main__":
    main()
