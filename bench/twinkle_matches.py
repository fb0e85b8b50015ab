"""Matches between Twinkle's bots, dice paired and seats rotated, with the 95 % interval of the share of wins.

    python -m bench.twinkle_matches strong greedy --games 400 --keep twinkle-two
    python -m bench.twinkle_matches strong greedy --seats 4 --games 400 --keep twinkle-four
    python -m bench.twinkle_matches strong club --level 3

With more than two seats all others are `them`. A group has one game for each seat of `us`. Its games have the same
colours, missions and first seat, and the same n-th result of every die. Times are CPU seconds of our whole turns, so
other load on the machine does not count. Without `--level`, half of the groups play Basic, and the others Bronze,
Silver and Diamond in turn; shares are also listed by level. The interval is Wilson's, over games.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any

from bench import paired
from bench.paired import Played, Seats, figures
from tumblestar.bots import any_outcome
from tumblestar.contract.game import Game
from tumblestar.engine.players import greedy_pool, pool
from tumblestar.games import find as find_game

LEVELS = (0, 1, 0, 2, 0, 3)
"""Levels of successive groups."""


class Dice:
    """Dice with one random stream each, so that the n-th result of a die depends only on the seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.streams: dict[str, random.Random] = {}

    def pick(self, game: Game, s: Any) -> int:
        """Draws an outcome by its odds."""
        name = game.stream(s)
        return any_outcome(game, s, self.streams.setdefault(name, random.Random(f"{self.seed} {name}")))


def play(at: Seats, level: int, seed: str) -> Played:
    """Plays one game of a level."""
    game, dice, rng = find_game("twinkle"), Dice(seed), random.Random(f"{seed} {at.ours}")
    s = game.fresh(at.count, {"level": level})
    return paired.play(game, s, level, at, rng, lambda s: dice.pick(game, s), time.thread_time)


def ready() -> None:
    """Waits until the bots are compiled in this process."""
    for workers in (pool, greedy_pool):
        workers(find_game("twinkle")).wait()


def by_level(played: Sequence[Played]) -> dict[str, Any]:
    """Summary of each level."""
    return {"by_level": {level: figures([one for one in played if one.kind == level]) for level in sorted(set(LEVELS))}}


def main() -> None:
    """Plays the match that the command line describes."""
    parser = paired.argument_parser("twinkle_matches", __doc__)
    parser.add_argument("--level", type=int, default=-1, choices=[0, 1, 2, 3])
    args = parser.parse_args()

    def level(group: int) -> int:
        return LEVELS[group % len(LEVELS)] if args.level < 0 else args.level

    paired.match("twinkle_matches", args, level, play, ready, figures, by_level)


if __name__ == "__main__":
    main()
