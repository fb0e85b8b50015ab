"""What somebody has done with puzzles: rating, streak and first attempts; and which puzzle comes next."""

from __future__ import annotations

import math
import random
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from tumblestar.features.puzzles.puzzle import Puzzle

SCALE = 173.7178
"""Points of a rating for each unit of the scale of the formulas."""
MIDDLE = 1500.0
TAU = 0.5
"""How much volatility may change; Glickman advises 0.3 to 1.2."""
_TOLERANCE = 1e-6


class Rating(NamedTuple):
    """The rating of a player or a puzzle; by default what Glickman gives somebody of whom nothing is known."""

    value: float = MIDDLE
    deviation: float = 350.0
    volatility: float = 0.06

    @property
    def is_provisional(self) -> bool:
        """Whether the rating is too unsure to be taken for one."""
        return self.deviation > 110


def rated(player: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """The rating after a period with these games: the opponent's rating before it, and the score, 0 to 1."""
    mu, phi = (player.value - MIDDLE) / SCALE, player.deviation / SCALE
    variance, gain = 0.0, 0.0
    for opponent, score in games:
        g = 1 / math.sqrt(1 + 3 * (opponent.deviation / SCALE) ** 2 / math.pi**2)
        expected = 1 / (1 + math.exp(-g * (mu - (opponent.value - MIDDLE) / SCALE)))
        variance += g * g * expected * (1 - expected)
        gain += g * (score - expected)
    if not games:
        return player._replace(deviation=math.hypot(phi, player.volatility) * SCALE)
    sigma = _volatility(player.volatility, phi * phi, 1 / variance, gain / variance)
    before = phi * phi + sigma * sigma
    after = 1 / (1 / before + variance)
    return Rating(MIDDLE + SCALE * (mu + after * gain), SCALE * math.sqrt(after), sigma)


def _volatility(sigma: float, phi2: float, v: float, delta: float) -> float:
    """The new volatility, by the Illinois algorithm (step 5); `phi2` is the square of the deviation."""
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        e = math.exp(x)
        return e * (delta * delta - phi2 - v - e) / (2 * (phi2 + v + e) ** 2) - (x - a) / TAU**2

    low, high = a, 0.0
    if delta * delta > phi2 + v:
        high = math.log(delta * delta - phi2 - v)
    else:
        k = 1
        while f(a - k * TAU) < 0:
            k += 1
        high = a - k * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _TOLERANCE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)


def after_attempt(player: Rating, puzzle: Rating, is_solved: bool) -> tuple[Rating, Rating]:
    """The ratings of a player and a puzzle after an attempt, which is a period of its own."""
    score = float(is_solved)
    return rated(player, [(puzzle, score)]), rated(puzzle, [(player, 1 - score)])


UNTRIED_DEVIATION = 150.0
"""Of the rating that a puzzle ships with, which bots gave it."""
NEWCOMER = Rating(1000.0, 250.0)
"""Of somebody who has tried nothing: the mean of the shipped puzzles, of which 92 % are within two deviations."""
HISTORY, DAY = 10, 86_400_000
"""Puzzles that somebody has tried, on two days (ms), before what they do moves a puzzle's rating."""
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
    solved = {name for name, first in attempted.items() if first.is_solved}
    unsolved = [puzzle for puzzle in puzzles if puzzle.id not in but and puzzle.id not in solved]
    untried = [puzzle for puzzle in unsolved if puzzle.id not in attempted]

    def distance(puzzle: Puzzle) -> float:
        return abs(ratings.get(puzzle.id, shipped_rating(puzzle)).value - wanted)

    nearest = sorted(untried or unsolved, key=distance)[:NEAR]
    return rng.choice(nearest) if nearest else None
