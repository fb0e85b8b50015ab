# pyright: basic
"""How fast random games run, in millions of events a second: legal actions, a pick, and the action, again and again.

Decisions and events of chance are told apart. Whole games start from an empty table, every event of the set-up being
one of chance; the other figures start where the first seat is to act.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TypedDict

from tumblestar.bots import set_up
from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.engine import game_loop, players, speed
from tumblestar.engine.game_loop import CHANCE_SEED, CHANCES, CHOICE_SEED, DECISIONS, KEYS, RANDOM
from tumblestar.games import working


class Figure(TypedDict):
    """A measured figure, and its ratio to that of another way to do the same."""

    value: float
    unit: str
    ratio: float
    against: str


ENDLESS = 1 << 40
MILLION = 1e6


class Runner:
    """Plays a state to its end at random, as often as asked, in one thread."""

    def __init__(self, bound: speed.Bound, s: GameState, seed: int) -> None:
        self.bound = bound
        self.roots, self.states = bound.states(1), bound.states(1)
        self.memory = players.new_memory(bound, s, work=0)
        self.keys, self.kinds = bound.ints(KEYS), bound.ints(s.seats)
        self.keys[CHANCE_SEED], self.keys[CHOICE_SEED] = seed, seed + (1 << 40)
        for seat in range(s.seats):
            self.kinds[seat] = RANDOM
        bound.put(self.roots, 0, s)

    def play(self, games: int) -> tuple[int, int]:
        """Decisions and events of chance in so many games."""
        self.keys[CHANCES] = self.keys[DECISIONS] = 0
        self.bound.call.play_many(self.memory, self.roots, self.keys, self.kinds, games, self.states, ENDLESS)
        return int(self.keys[DECISIONS]), int(self.keys[CHANCES])


class Pace:
    """The pace of random games from a state: the best of the rounds measured, in one thread or several."""

    def __init__(self, game: Game, s: GameState, threads: int = 1, compiled: bool | None = None) -> None:
        bound = speed.bind(game, game_loop, compiled=compiled)
        self.runners = [Runner(bound, s, seed) for seed in range(1, threads + 1)]
        self.runners[0].play(1)  # compiles
        self.pool = ThreadPoolExecutor(threads)
        self.decisions = self.chances = 0.0
        self.games = 1

    def round(self, seconds: float = 0.3) -> None:
        """Plays for about so long; keeps the pace if it is the best so far."""
        while True:
            begin = perf_counter()
            counts = list(self.pool.map(lambda runner: runner.play(self.games), self.runners))
            took = perf_counter() - begin
            if took > seconds / 2:
                break
            self.games = max(self.games + 1, int(self.games * min(100.0, seconds / took)))
        decisions, chances = (sum(count[i] for count in counts) / took / MILLION for i in (0, 1))
        if decisions + chances > self.both:
            self.decisions, self.chances = decisions, chances

    @property
    def both(self) -> float:
        """Millions of events a second, decisions and those of chance together."""
        return self.decisions + self.chances


def paces(game: Game) -> dict[str, Pace]:
    """What is measured of a game, by name; the last two need Numba and compare with the first."""
    empty = game.fresh(game.seats[0])
    ready = set_up(game, empty, random.Random(1))
    meters = {"whole games": Pace(game, empty), "after set-up": Pace(game, ready)}
    if speed.is_fast():
        meters["whole games, two threads"] = Pace(game, empty, threads=2)
        meters["whole games, interpreted"] = Pace(game, empty, compiled=False)
    return meters


def figures(name: str, meters: dict[str, Pace], ratio_to: float, against: str) -> dict[str, Figure]:
    """The paces as figures of a bench, with their ratio to something that was measured in the same run."""
    said: dict[str, Figure] = {}
    for what, pace in meters.items():
        parts = {"events": pace.both, "decisions": pace.decisions, "chance": pace.chances}
        for part, value in parts.items():
            if value:
                said[f"{name}: {what}, {part}"] = {
                    "value": float(f"{value:.3g}"),
                    "unit": "M/s",
                    "ratio": float(f"{value / ratio_to:.3g}"),
                    "against": against,
                }
    return said


def measure(rounds: int = 5, progress: Callable[[int, int], None] = lambda done, total: None) -> dict[str, Figure]:
    """The figures of every game on the shelf, against the same rules interpreted.

    Calls `progress` with the steps done and all steps; compilation is the first step of each game.
    """
    said: dict[str, Figure] = {}
    games = working()
    steps = len(games) * (rounds + 1)
    for begun, game in enumerate(games):
        progress(begun * (rounds + 1), steps)
        name, meters = game.name, paces(game)
        for done in range(rounds):
            progress(begun * (rounds + 1) + 1 + done, steps)
            for pace in meters.values():
                pace.round()
        plain = meters.get("whole games, interpreted", meters["whole games"]).both
        said |= figures(name, meters, plain, f"the same rules interpreted, {plain:.3g} M/s")
    return said
