"""What was measured of an evaluator and of our bots by it, kept in `data/review/measured.json` of a game.

Written by `python -m bench.review measure GAME`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from math import inf, sqrt
from typing import NamedTuple

from tumblestar.contract.game import Game
from tumblestar.words.packages import folder_of

PERFECT = "perfect"
"""The level of who plays clearly better than the strongest bot by the same evaluator."""
FAR_BETTER = 4.0
YARDSTICKS = ("random", "greedy")
"""Bots that are no level."""


class Measured(NamedTuple):
    """For a number of seats: the mean size of a residual, and the mean rating of each level of our bots.

    A level is left out if a weaker one has no higher rating: the evaluator cannot tell them apart.
    """

    error: float | None
    ratings: Mapping[str, float]

    def level(self, rating: float) -> str | None:
        """The bot that plays like a rating, by limits half way between neighbours; None where nothing was measured."""
        levels = sorted(self.ratings.items(), key=lambda one: one[1])
        if not levels:
            return None
        if rating < levels[0][1] / FAR_BETTER or rating == 0:
            return PERFECT
        for (name, here), (_, worse) in pairwise(levels):
            if rating < sqrt(max(here, worse / FAR_BETTER**2) * worse):
                return name
        return levels[-1][0]


@cache
def measured(game: Game, seats: int) -> Measured:
    """What was measured of a game with so many seats; nothing of a game that has no such file."""
    file = folder_of(game.name).joinpath("data", "review", "measured.json")
    found = json.loads(file.read_text(encoding="utf-8"))["seats"].get(str(seats)) if file.is_file() else None
    if not found:
        return Measured(None, {})
    kept: dict[str, float] = {}
    for name, rating in found["ratings"].items():  # the weakest first
        if name not in YARDSTICKS and rating < min(kept.values(), default=inf):
            kept[name] = rating
    return Measured(found["error"], kept)
