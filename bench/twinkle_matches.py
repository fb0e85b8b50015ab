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

import random
import time
from collections.abc import Sequence
from typing import Any

from bench import paired
from bench.paired import Played, Seats, figures
from tumblestar.bots import any_outcome
from tumblestar.game import Game
from tumblestar.games import find as find_game
from tumblestar.games.twinkle.bots.choosers import thinker
from tumblestar.games.twinkle.evaluation import pool

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
        return any_outcome(game, s, self.streams.setdefault(name, random.Random(f"{self.seed} {name}")))


def play(at: Seats, level: int, seed: str) -> Played:
    """One game of a level in which we have a seat."""
    game, dice, rng = find_game("twinkle"), Dice(seed), random.Random(f"{seed} {at.ours}")
    s = game.fresh(at.count, {"level": level})
    return paired.play(game, s, level, at, rng, lambda s: dice.pick(game, s), time.thread_time)


def ready() -> None:
    """Waits, in a process that plays, until the bots are compiled."""
    thinker().pool.wait()
    pool().wait()


def by_level(played: Sequence[Played]) -> dict[str, Any]:
    """The figures of every level."""
    return {"by_level": {level: figures([one for one in played if one.kind == level]) for level in sorted(set(LEVELS))}}


def main() -> None:
    """Plays the match that was asked for."""
    parser = paired.parser("twinkle_matches", __doc__)
    parser.add_argument("--level", type=int, default=-1, choices=[0, 1, 2, 3])
    asked = parser.parse_args()

    def level(group: int) -> int:
        return LEVELS[group % len(LEVELS)] if asked.level < 0 else asked.level

    paired.match("twinkle_matches", asked, level, play, ready, figures, by_level)


if __name__ == "__main__":
    main()
