"""How long Shizzle's answers take: a bot's action, hints, and the solution from nothing and from its table."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Any

from bench.figure import figure
from tumblestar import speed
from tumblestar.bots import any_outcome, find
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.game import Game
from tumblestar.games import find as find_game
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.solver.roll_classes import RollClasses

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay"]


def decisions(game: Game, seats: int, games: int) -> list[Any]:
    """Every state of some games between optimal bots in which there is a choice."""
    rng, found = random.Random(seats), list[Any]()
    choose = find("optimal", game)
    for _ in range(games):
        s = game.fresh(seats)
        while game.actor(s) != OVER:
            if game.actor(s) == CHANCE:
                s = game.after(s, any_outcome(game, s, rng))
                continue
            if len(game.legal(s)) > 1:
                found.append(s)
            s = game.after(s, choose(game, s, rng))
    return found


def slowest(states: list[Any], ask: Any) -> float:
    """Milliseconds of the slowest answer, each state's being the best of three."""
    worst = 0.0
    for s in states:
        best = 1e9
        for _ in range(3):
            begin = perf_counter()
            ask(s)
            best = min(best, perf_counter() - begin)
        worst = max(worst, best)
    return 1000 * worst


def measure() -> dict[str, dict[str, object]]:
    """The figures against their limits."""
    game = find_game("shizzle")
    said: dict[str, dict[str, object]] = {}
    choose, rng = find("optimal", game), random.Random(1)
    for seats, games in ((2, 2), (6, 1)):
        states = decisions(game, seats, games)
        took = slowest(states, lambda s: choose(game, s, rng))
        said[f"shizzle: optimal, slowest action, {seats} seats"] = figure(took, "ms", 20)
        took = slowest(states, lambda s: game.advice.advice(s, NAMES, True))
        said[f"shizzle: hints, slowest, {seats} seats"] = figure(took, "ms", 20)
    begin = perf_counter()
    solution.shipped.__wrapped__()
    RollClasses(game.parts.TABLE)
    said["shizzle: two seats from the table, with all lines"] = figure(perf_counter() - begin, "s", 0.1)
    if speed.is_fast():
        solution.solve(solution.Variant(total=2))  # compiles
    begin = perf_counter()
    solution.solve()
    said["shizzle: two seats at bank 40 from nothing"] = figure(perf_counter() - begin, "s", 15)
    return said
