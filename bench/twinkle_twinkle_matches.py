"""Matches between Twinkle Twinkle's bots, bags paired and seats rotated, with the 95 % interval of the win share.

    python -m bench.twinkle_twinkle_matches master strong --games 400 --keep twinkle-twinkle-master
    python -m bench.twinkle_twinkle_matches strong greedy --seats 4 --games 400

With more than two seats all others are `them`. A group has one game for each seat of `us`. Its games have the same
sides and first order of seats, and the same n-th tile drawn. Every other group plays sides A only, the others random
sides (`--sides A` plays only A). Times are wall-clock seconds of our whole turns (a tile taken and placed), as in the
time limit of the bots. Shares have Wilson's interval over games, points the interval of their mean.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Sequence
from typing import Any

from bench import paired
from bench.paired import Played, Seats
from tumblestar.bots import any_outcome
from tumblestar.games import find as find_game
from tumblestar.games.twinkle_twinkle.bots import pool
from tumblestar.games.twinkle_twinkle.parts import COUNTS, ELEMENTS
from tumblestar.games.twinkle_twinkle.rules import FILLING

RANDOM_SIDES, SIDES_A = range(2)
"""The kinds of games: random sides, or sides A only."""


def play(at: Seats, kind: int, seed: str) -> Played:
    """Plays one game."""
    game, luck, rng = find_game("twinkle_twinkle"), random.Random(seed), random.Random(f"{seed} {at.ours}")
    sides = {element: 0 if kind == SIDES_A else luck.randrange(2) for element in ELEMENTS}
    bag = [tile for tile, count in enumerate(COUNTS) for _ in range(count)]
    luck.shuffle(bag)

    def chance(s: Any) -> int:
        return bag.pop() if s.phase == FILLING else any_outcome(game, s, luck)

    return paired.play(game, game.fresh(at.count, sides), kind, at, rng, chance, time.perf_counter)


def ready() -> None:
    """Waits until the bots are compiled in this process."""
    pool().wait()


def figures(played: Sequence[Played]) -> dict[str, Any]:
    """Summary of games."""
    return paired.figures(played, _points)


def _points(played: Sequence[Played]) -> dict[str, float]:
    """Mean points per game with their intervals, and the difference in percent."""
    ours, theirs = [one.points for one in played], [one.theirs for one in played]
    return {
        "points": round(statistics.mean(ours), 2), "points_within": _within(ours),
        "their_points": round(statistics.mean(theirs), 2), "their_points_within": _within(theirs),
        "more_points_percent": round(100 * (statistics.mean(ours) / statistics.mean(theirs) - 1), 1),
    }  # fmt: skip


def _within(points: list[int] | list[float]) -> float:
    """Half the 95 % interval of a mean."""
    return round(1.96 * statistics.stdev(points) / len(points) ** 0.5, 2) if len(points) > 1 else 0.0


def by_sides(played: Sequence[Played]) -> dict[str, Any]:
    """Summaries of the games with sides A only and of those with random sides."""
    kinds = {"sides_A": SIDES_A, "sides_by_lot": RANDOM_SIDES}
    return {name: figures([one for one in played if one.kind == kind]) for name, kind in kinds.items()}


def main() -> None:
    """Plays a match."""
    parser = paired.argument_parser("twinkle_twinkle_matches", __doc__)
    parser.add_argument("--sides", default="both", choices=["A", "both"])
    args = parser.parse_args()

    def kind(group: int) -> int:
        return SIDES_A if args.sides == "A" or group % 2 == 0 else RANDOM_SIDES

    paired.match("twinkle_twinkle_matches", args, kind, play, ready, figures, by_sides)


if __name__ == "__main__":
    main()
