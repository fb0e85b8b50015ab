"""Games of Shizzle between compiled players, for the benches: any number of seats, any way to play at each."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from tumblestar import speed
from tumblestar.bots import playout
from tumblestar.games import find
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.bots import compiled_players
from tumblestar.games.shizzle.solver import estimate, roll_classes, three_seat_table, turn_solver

GAME = find("shizzle")
LONGEST = 100_000


class Way(NamedTuple):
    """How a seat plays: random, greedy, by table or estimate; its largest mistake; factors that are not the shipped."""

    kind: int
    mistake: float = 1e-9
    factors: Any = None


RANDOM, GREEDY, TABLE, ESTIMATE, TRIO = (Way(kind) for kind in range(5))


class Arena:
    """Plays games of one number of seats, compiled."""

    def __init__(self, seats: int, solved: solution.Solution | None = None, seed: int = 1, **options: int) -> None:
        self.seats, self.seed = seats, seed
        self.bound = b = speed.bind(GAME, turn_solver, playout, compiled_players)
        found = roll_classes.lines_of(GAME.parts.TABLE)
        self.plan = solution.plan_of(found, b)
        self.kinds = b.ints(36, 64)
        for face in range(36):
            self.kinds[face][:] = found.kind[face]
        levels = solution.most_levels(GAME.parts.BANKS[seats])
        many = len(found.of)
        self.desk = (
            b.floats(levels, many), b.floats(found.sparks), b.floats(levels, many), b.floats(levels, many),
            b.ints(6, 64), b.ints(512, 2), b.ints(6), b.ints(6), b.ints(8), b.ints(8), b.floats(16),
        )  # fmt: skip
        self.knots = b.floats(len(estimate.KNOTS))
        self.knots[:] = estimate.KNOTS
        size = (solved or solution.shipped()).terms.total + 1
        self.theirs = b.floats(found.sparks, size, size)
        self.theirs[:] = (solved or solution.shipped()).values() if seats == 2 else 0.0
        self.trio = self._trio() if seats == 3 else b.floats(1, 1, 1, 3)
        self.roots, self.state = b.states(1), b.states(1)
        start = GAME.fresh(seats, {"cap": 1, "first": 1, **options})
        if solved:
            start.bank = solved.terms.total
        b.put(self.roots, 0, start)
        self.starts = b.ints(600, 8)
        self.ways, self.mistakes = b.ints(seats), b.floats(seats)
        self.factors = b.floats(seats, len(estimate.KNOTS), 2 + seats)

    def _trio(self) -> Any:
        """The shares of three seats by scores."""
        size = three_seat_table.TOTAL + 1
        room = self.bound.floats(size, size, size, 3)
        for scores in three_seat_table.places():
            room[scores] = three_seat_table.shares(scores)
        return room

    def sit(self, ways: Sequence[Way]) -> None:
        """Seats the players, the first seat's first."""
        for seat, way in enumerate(ways):
            self.ways[seat], self.mistakes[seat] = way.kind, way.mistake
            if way.kind == ESTIMATE.kind:
                self.factors[seat][:] = estimate.factors(self.seats) if way.factors is None else way.factors

    def play(self) -> list[float]:
        """One game: each seat's share. `starts` then has how each turn began."""
        call = self.bound.call
        self.seed = int(
            call.play_game(
                self.roots, self.state, self.ways, self.mistakes, self.theirs, self.trio, self.factors, self.knots,
                self.kinds, self.plan, self.seed, self.desk, self.starts, LONGEST,
            )
        )  # fmt: skip
        return [call.win_share(self.state[0], seat) for seat in range(self.seats)]


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of shares with its 95 % interval (normal)."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    return mean, mean - 1.96 * spread, mean + 1.96 * spread
