"""Times of Shizzle: a bot's action, hints, and the solution, both computed and read from its table."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Any

from bench.figure import figure
from tumblestar.bots import any_outcome, find
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.engine import speed
from tumblestar.games import find as find_game
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.solver.roll_classes import RollClasses

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay"]


def decisions(game: Game, seats: int, games: int) -> list[Any]:
    """States of games between optimal bots with more than one legal action."""
    rng, states = random.Random(seats), list[Any]()
    choose = find("optimal", game)
    for _ in range(games):
        s = game.fresh(seats)
        while game.actor(s) != OVER:
            if game.actor(s) == CHANCE:
                s = game.after(s, any_outcome(game, s, rng))
                continue
            if len(game.legal(s)) > 1:
                states.append(s)
            s = game.after(s, choose(game, s, rng))
    return states


def slowest(states: list[Any], call: Any) -> float:
    """Milliseconds of the slowest call over states; of each state, the fastest of three calls counts."""
    worst = 0.0
    for s in states:
        best = 1e9
        for _ in range(3):
            start = perf_counter()
            call(s)
            best = min(best, perf_counter() - start)
        worst = max(worst, best)
    return 1000 * worst


def measure() -> dict[str, dict[str, object]]:
    """Figures with their limits."""
    game = find_game("shizzle")
    figures: dict[str, dict[str, object]] = {}
    choose, rng = find("optimal", game), random.Random(1)
    for seats, games in ((2, 2), (6, 1)):
        states = decisions(game, seats, games)
        took = slowest(states, lambda s: choose(game, s, rng))
        figures[f"shizzle: optimal, slowest action, {seats} seats"] = figure(took, "ms", 20)
        took = slowest(states, lambda s: game.advice.advice(s, NAMES, True))
        figures[f"shizzle: advice, slowest, {seats} seats"] = figure(took, "ms", 20)
    start = perf_counter()
    solution.shipped.__wrapped__()
    RollClasses(game.parts.TABLE)
    figures["shizzle: two seats from the table, with all lines"] = figure(perf_counter() - start, "s", 0.1)
    if speed.is_fast():
        solution.solve(solution.Variant(total=2))  # compiles
    start = perf_counter()
    solution.solve()
    figures["shizzle: two seats at bank 40 from nothing"] = figure(perf_counter() - start, "s", 15)
    return figures
