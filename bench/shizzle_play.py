"""Games of Shizzle between compiled players, for the benches: any number of seats, any way to play at each."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from bench import shizzle_players as players
from tumblestar import speed
from tumblestar.bots import playout
from tumblestar.games import find
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.solver import estimate, roll_classes, three_seat_table, turn_solver

GAME = find("shizzle")
LONGEST = 100_000


class Way(NamedTuple):
    """How a seat plays: random, greedy, by table or estimate; its largest mistake; factors that are not the shipped."""

    kind: int
    mistake: float = 1e-9
    factors: Any = None


RANDOM, GREEDY, TABLE, ESTIMATE, THREE_SEATS = (Way(kind) for kind in range(5))


class Arena:
    """Plays games of one number of seats, compiled."""

    def __init__(self, seats: int, solved: solution.Solution | None = None, seed: int = 1, **options: int) -> None:
        self.seats, self.seed = seats, seed
        self.bound = b = speed.bind(GAME, turn_solver, playout, players)
        found = roll_classes.roll_classes_of(GAME.parts.TABLE)
        kinds = b.ints(36, 64)
        for face in range(36):
            kinds[face][:] = found.kind[face]
        knots = b.floats(len(estimate.KNOTS))
        knots[:] = estimate.KNOTS
        size = (solved or solution.shipped()).variant.total + 1
        theirs = b.floats(found.sparks, size, size)
        theirs[:] = (solved or solution.shipped()).values() if seats == 2 else 0.0
        self.tables = players.Tables(
            theirs,
            self._three_seats() if seats == 3 else b.floats(1, 1, 1, 3),
            b.floats(seats, len(estimate.KNOTS), 2 + seats),
            knots,
            kinds,
            solution.class_arrays(found, b),
        )
        levels = solution.most_levels(GAME.parts.BANKS[seats])
        self.work = players.new_workspace(b, levels, len(found.of), found.sparks)
        self.roots, self.state = b.states(1), b.states(1)
        start = GAME.fresh(seats, {"cap": 1, "first": 1, **options})
        if solved:
            start.bank = solved.variant.total
        b.put(self.roots, 0, start)
        self.starts = b.ints(600, 8)
        self.players, self.mistakes = b.ints(seats), b.floats(seats)

    def _three_seats(self) -> Any:
        """The shares of three seats by scores."""
        size = three_seat_table.TOTAL + 1
        found = self.bound.floats(size, size, size, 3)
        for scores in three_seat_table.places():
            found[scores] = three_seat_table.shares(scores)
        return found

    def sit(self, ways: Sequence[Way]) -> None:
        """Seats the players, the first seat's first."""
        for seat, way in enumerate(ways):
            self.players[seat], self.mistakes[seat] = way.kind, way.mistake
            if way.kind == ESTIMATE.kind:
                self.tables.factors[seat][:] = estimate.factors(self.seats) if way.factors is None else way.factors

    def play(self) -> list[float]:
        """One game: each seat's share. `starts` then has how each turn began."""
        call = self.bound.call
        self.seed = int(
            call.play_game(
                self.roots,
                self.state,
                self.players,
                self.mistakes,
                self.tables,
                self.seed,
                self.work,
                self.starts,
                LONGEST,
            )
        )
        return [call.win_share(self.state[0], seat) for seat in range(self.seats)]


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of shares with its 95 % interval (normal)."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    return mean, mean - 1.96 * spread, mean + 1.96 * spread
