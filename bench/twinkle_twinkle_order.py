"""What one place later in the turn order costs in Twinkle Twinkle: `turn_search.LATER`.

    python -m bench.twinkle_twinkle_order --keep twinkle-twinkle-order

All seats play by the learned weights. Between rounds, a seat's points still to come beyond the value of its chart are
compared with those of the others, as its places in the turn order are with theirs. Intervals are over games.
"""

from __future__ import annotations

import argparse
import json
import random

from bench.__main__ import commit, write
from tumblestar.engine import speed
from tumblestar.games import find
from tumblestar.games.twinkle_twinkle.bots import chart_value, playouts
from tumblestar.games.twinkle_twinkle.bots.memory import chart_workspace, shipped_weights
from tumblestar.games.twinkle_twinkle.parts import ELEMENTS, NEXT, ROUNDS
from tumblestar.games.twinkle_twinkle.rules import State


def deviations(values: list[float]) -> list[float]:
    """Differences from the mean."""
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def play(bound: speed.Bound, work: playouts.ChartWorkspace, s: State, rng: random.Random) -> tuple[float, float]:
    """Plays a game. Returns the sums of products of value and place, and of squares of places."""
    states = bound.states(1)
    bound.put(states, 0, s)
    seats = range(s.seats)
    between: list[tuple[list[float], list[int]]] = []
    for complete in range(1, ROUNDS[s.seats] + 1):
        bound.call.play_greedily(states[0], rng.getrandbits(60), rng.getrandbits(60), NEXT[s.seats], work)
        if complete < ROUNDS[s.seats]:
            order = list(bound.get(states, 0).order)
            places = [sum(at for at, standee in enumerate(order) if standee == seat) for seat in seats]
            between.append(([float(bound.call.chart_value(states[0], seat, work)) for seat in seats], places))
    points = [int(bound.call.points(states[0], seat)) for seat in seats]
    products, squares = 0.0, 0.0
    for values, places in between:
        missing = deviations([points[seat] - values[seat] for seat in seats])
        later = deviations([float(place) for place in places])
        products += sum(a * b for a, b in zip(missing, later, strict=True))
        squares += sum(b * b for b in later)
    return products, squares


def measure(bound: speed.Bound, seats: int, games: int, seed: int) -> dict[str, float]:
    """The cost in points of a place later, and half its 95 % interval."""
    work = chart_workspace(bound, shipped_weights().weights)
    rng, played = random.Random(f"{seed} {seats}"), list[tuple[float, float]]()
    for i in range(games):
        sides = {element: rng.randrange(2) if i % 2 else 0 for element in ELEMENTS}
        played.append(play(bound, work, bound.game.fresh(seats, sides), rng))
    squares = sum(b for _, b in played)
    slope = sum(a for a, _ in played) / squares
    within = 1.96 * sum((a - slope * b) ** 2 for a, b in played) ** 0.5 / squares
    return {"games": games, "points": round(-slope, 3), "within": round(within, 3)}


def main() -> None:
    """Measures with two to four seats."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.twinkle_twinkle_order", description=str(__doc__).split("\n")[0]
    )
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", default="", help="a name in bench/results")
    args = parser.parse_args()
    start_commit = commit()
    bound = speed.bind(find("twinkle_twinkle"), playouts, chart_value)
    result = {f"{seats} seats": measure(bound, seats, args.games, args.seed) for seats in (2, 3, 4)}
    print(json.dumps(result, indent=1))
    if args.keep:
        write(args.keep, "twinkle_twinkle_order", result, start_commit)


if __name__ == "__main__":
    main()
