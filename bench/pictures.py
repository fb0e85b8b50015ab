"""Time to draw a picture of a board in mid-game, and its size."""

import gzip
import random
import timeit
from typing import Any

from bench.figure import figure
from tumblestar.games import GAMES
from tumblestar.position import new


def measure() -> dict[str, dict[str, object]]:
    """Microseconds for board and rows in mid-game (best of seven rounds), and compressed size in kilobytes."""
    figures: dict[str, dict[str, object]] = {}
    for name, game in GAMES.items():
        rng = random.Random(1)
        position = new(name, seed=1)
        states: list[Any] = []
        while not position.is_over:
            position = position.play(rng.choice(position.legal()))
            states.append(position.state)
        middle = states[len(states) // 4 : 3 * len(states) // 4]

        def draw_all(states: list[Any] = middle, picture: Any = game.picture) -> None:
            for state in states:
                picture.board(state)
                picture.rows(state)

        draw_all()
        best = min(timeit.repeat(draw_all, number=1, repeat=7)) / len(middle)
        figures[f"{name}: picture of a mid-game board"] = figure(best * 1e6, "us", 300)
        state, picture = middle[0], game.picture
        svg = picture.svg(state)
        figures[f"{name}: picture standing alone, compressed"] = figure(
            len(gzip.compress(svg.encode())) / 1000, "KB", 12
        )
    return figures
