"""Games of Shizzle between compiled players, for the benches: any number of seats, any kind of player at each."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from tumblestar.bots import playout
from tumblestar.engine import speed
from tumblestar.games import find
from tumblestar.games.shizzle import compiled_players, solution
from tumblestar.games.shizzle.solver import roll_classes, turn_solver
from tumblestar.games.shizzle.solver import turn_players as kernels

GAME = find("shizzle")
MAX_ACTIONS = 100_000


class Player(NamedTuple):
    """Player of a seat."""

    kind: int
    """RANDOM, GREEDY, TABLE, ESTIMATE or THREE_SEATS of `turn_players`."""
    mistake: float = 1e-9
    """Largest loss of win share per decision."""


TABLE = Player(kernels.TABLE)


class Arena:
    """Plays compiled games with a fixed number of seats."""

    def __init__(self, seats: int, solved: solution.Solution | None = None, seed: int = 1, **options: int) -> None:
        self.seats, self.seed = seats, seed
        self.bound = b = speed.bind(GAME, turn_solver, playout, kernels)
        classes = roll_classes.roll_classes_of(GAME.parts.TABLE)
        self.tables = compiled_players.tables(b, seats, solved)
        levels = solution.most_levels(GAME.parts.BANKS[seats])
        self.work = kernels.new_workspace(b, levels, len(classes.of), classes.sparks)
        self.roots, self.state = b.states(1), b.states(1)
        start = GAME.fresh(seats, {"cap": 1, "first": 1, **options})
        if solved:
            start.bank = solved.variant.total
        b.put(self.roots, 0, start)
        self.starts = b.ints(600, 8)
        self.players, self.mistakes = b.ints(seats), b.floats(seats)

    def sit(self, players: Sequence[Player]) -> None:
        """Sets the players, in order of seats."""
        for seat, player in enumerate(players):
            self.players[seat], self.mistakes[seat] = player.kind, player.mistake

    def play(self) -> list[float]:
        """Plays one game and returns each seat's win share. `starts` then lists the start of each turn."""
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
                MAX_ACTIONS,
            )
        )
        return [call.win_share(self.state[0], seat) for seat in range(self.seats)]


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Mean of shares with its 95 % interval (normal approximation)."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    return mean, mean - 1.96 * spread, mean + 1.96 * spread
