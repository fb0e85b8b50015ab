"""What somebody has done with puzzles: rating, streak and first attempts; and which puzzle comes next."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from tumblestar.features.puzzles.glicko2 import Rating, after_attempt
from tumblestar.features.puzzles.puzzle import Puzzle

UNTRIED_DEVIATION = 150.0
"""Of the rating that a puzzle ships with, which bots gave it."""
NEWCOMER = Rating(1000.0, 250.0)
"""Of somebody who has tried nothing: the mean of the shipped puzzles, of which 92 % are within two deviations."""
NEAR = 8
"""The next puzzle is one of so many that are nearest to what the player is likely to be able to solve."""


class Attempted(NamedTuple):
    """The first attempt at a puzzle, with the player's rating before and after it; `at` in ms since 1970."""

    is_solved: bool
    before: float
    after: float
    at: int


class Standing(NamedTuple):
    """A player's rating in the puzzles of a game, how many were solved in a row up to the last, and the longest row."""

    rating: Rating = NEWCOMER
    streak: int = 0
    longest: int = 0

    def after(self, puzzle: Rating, is_solved: bool) -> tuple[Standing, Rating]:
        """The standing, and the puzzle's rating, after a first attempt."""
        rating, rated = after_attempt(self.rating, puzzle, is_solved)
        streak = self.streak + 1 if is_solved else 0
        return Standing(rating, streak, max(streak, self.longest)), rated


def shipped_rating(puzzle: Puzzle) -> Rating:
    """The rating of a puzzle that nobody has tried here."""
    return Rating(puzzle.rating, UNTRIED_DEVIATION)


def next_puzzle(
    puzzles: Iterable[Puzzle],
    player: Rating,
    attempted: Mapping[str, Attempted],
    rng: random.Random,
    ratings: Mapping[str, Rating],
    but: Collection[str] = (),
) -> Puzzle | None:
    """A puzzle that suits the player: one not tried yet, else one not solved, but none of `but`; None without.

    The rating it is nearest to is the player's less one deviation, so newcomers begin with easy ones.
    """
    wanted = player.value - player.deviation
    unsolved = [
        one for one in puzzles if one.id not in but and not (one.id in attempted and attempted[one.id].is_solved)
    ]
    untried = [one for one in unsolved if one.id not in attempted]

    def distance(puzzle: Puzzle) -> float:
        return abs(ratings.get(puzzle.id, shipped_rating(puzzle)).value - wanted)

    nearest = sorted(untried or unsolved, key=distance)[:NEAR]
    return rng.choice(nearest) if nearest else None
