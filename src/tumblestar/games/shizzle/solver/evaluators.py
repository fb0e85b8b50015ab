"""Evaluators of the end of a turn in Shizzle: points banked, or the win share by a solution, a table or an estimate."""

from __future__ import annotations

from collections.abc import Sequence

from tumblestar.engine.speed import Preparing
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.rules import CAP, State, ends_game
from tumblestar.games.shizzle.solution import Solution, Variant
from tumblestar.games.shizzle.solver import share_tables

FAR_FROM_CAP = 100
"""Within so many turns every game has ended, to more places than a number has."""


class Points:
    """Evaluates by the points that the turn banks."""

    ahead = 5

    def __init__(self, s: State) -> None:
        self.held: int = s.score[s.mover]
        self.top = float(s.bank + sum(s.score[: s.seats]) - self.held)

    def __call__(self, scores: Sequence[int], bank: int, spark: int) -> float:
        return float(scores[0] - self.held)


class Share:
    """Evaluates by the win share: exactly where the game is solved, else by an estimate."""

    top = 1.0

    def __init__(self, s: State, solved: Solution | None) -> None:
        self.s, self.solved = s, solved
        self.ahead = 100 if s.seats == 2 else 3 if s.seats == 3 else 2
        total = s.bank + sum(s.score[: s.seats])
        self._is_trio = (
            s.seats == 3
            and total == share_tables.THREE_SEAT_TOTAL
            and not s.target
            and not s.rounds
            and share_tables.has_three_seat_table()
        )
        if solved:
            turns_left = s.rounds * s.seats - s.turns - 1
            self._values = solved.values(turns_left) if turns_left > 0 or not s.rounds else ()

    @property
    def is_exact(self) -> bool:
        """Whether the values are those of the solution, which knows no cap."""
        return self.solved is not None and not (self.s.cap and self.s.turns > CAP - FAR_FROM_CAP)

    @property
    def is_simple(self) -> bool:
        """Whether a simple model stands in for the shipped estimate, which does not fit the rules."""
        return not self.solved and not self._is_trio and not share_tables.has_estimate()

    def __call__(self, scores: Sequence[int], bank: int, spark: int) -> float:
        return self.shares(scores, bank, spark)[0]

    def shares(self, scores: Sequence[int], bank: int, spark: int) -> Sequence[float]:
        """The shares of all seats in the order of their scores: first the seat that played, then the next to move."""
        s = self.s
        if ends_game(s, scores[0], bank, s.turns + 1):
            best = max(scores)
            return [1.0 / scores.count(best) if score == best else 0.0 for score in scores]
        if self.solved:
            value = self._values[spark][scores[1]][scores[0]]
            return 1.0 - value, value
        if self._is_trio:
            second, third, first = share_tables.three_seat_shares((scores[1], scores[2], scores[0]))
            return first, second, third
        *others, first = share_tables.estimated_shares((*scores[1:], scores[0]), bank)
        return first, *others


def share_evaluator(s: State) -> Share:
    """The best evaluator at hand for a state's seats, dice and options."""
    return Share(s, solution.available(terms_of(s)) if s.seats == 2 else None)


def preparation(s: State | None) -> Preparing[Solution] | None:
    """The search for the solution that a state is judged by, where it is not known yet."""
    return solution.solving(terms_of(s)) if s and s.seats == 2 else None


def terms_of(s: State) -> Variant:
    """What a state's game is solved for."""
    table = tuple(tuple(row) for row in s.colour)
    return Variant(table, s.bank + sum(s.score[: s.seats]), s.target, s.rounds)
