"""How long a picture of a board in mid-game takes, drawn warm, and how big it is."""

import gzip
import random
import timeit
from typing import Any

from bench.figure import figure
from tumblestar.games import GAMES
from tumblestar.position import new


def measure() -> dict[str, dict[str, object]]:
    """Microseconds for board and rows together over a game's middle, best of seven rounds, and kilobytes compressed."""
    found: dict[str, dict[str, object]] = {}
    for name, game in GAMES.items():
        rng = random.Random(1)
        position = new(name, seed=1)
        states: list[Any] = []
        while not position.is_over:
            position = position.play(rng.choice(position.legal()))
            states.append(position.state)
        middle = states[len(states) // 4 : 3 * len(states) // 4]

        def all_of_them(states: list[Any] = middle, picture: Any = game.picture) -> None:
            for state in states:
                picture.board(state)
                picture.rows(state)

        all_of_them()
        best = min(timeit.repeat(all_of_them, number=1, repeat=7)) / len(middle)
        found[f"{name}: picture of a mid-game board"] = figure(best * 1e6, "us", 300)
        state, picture = middle[0], game.picture
        svg = picture.svg(state)
        found[f"{name}: picture standing alone, compressed"] = figure(len(gzip.compress(svg.encode())) / 1000, "KB", 12)
    return found
