"""Times of the interpreted rules: legal and apply over random games, and reading a record."""

import random
from time import perf_counter

from bench.figure import figure
from tumblestar.games import GAMES
from tumblestar.position import load, new


def measure() -> dict[str, dict[str, object]]:
    """Microseconds per pair of legal and apply for each game, best of seven rounds of random games."""
    figures: dict[str, dict[str, object]] = {}
    for name, game in GAMES.items():
        rules = game.rules
        best = float("inf")
        for _ in range(7):
            rng = random.Random(1)
            out, weights = [0] * rules.MAX_LEGAL, [0] * rules.MAX_LEGAL
            spent, events = 0.0, 0
            for _ in range(20):
                s = game.fresh(game.seats[0])
                while rules.actor(s) == -1:
                    n = rules.odds(s, out, weights)
                    rules.apply(s, rng.choices(out[:n], weights[:n])[0])
                while rules.actor(s) != -2:
                    pick = rng.random()
                    start = perf_counter()
                    n = rules.legal(s, out)
                    rules.apply(s, out[int(pick * n)])
                    spent += perf_counter() - start
                    events += 1
            best = min(best, spent / events)
        figures[f"{name}: interpreted legal+apply"] = figure(best * 1e6, "us", 20)
        position = new(name, seed=1)
        rng = random.Random(1)
        while not position.is_over:
            position = position.play(rng.choice(position.legal()))
        text = position.record()
        start = perf_counter()
        for _ in range(10):
            load(text)
        figures[f"{name}: read a record of {len(position.history())} events"] = figure(
            (perf_counter() - start) / 10 * 1e3, "ms", 50
        )
    return figures
