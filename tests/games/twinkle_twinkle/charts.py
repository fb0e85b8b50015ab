"""Random charts for tests: of random tiles, or with many of a few kinds so that rare things occur."""

import random

from .naive import CELLS
from .naive_scoring import COUNTS, OBJECTS, Chart, Tile, ways


def one(rng: random.Random, flip: bool = False) -> Chart:
    """A chart with no more of any tile than the box has; some full, some with empty cells, some of few kinds."""
    bag = [code for code, count in COUNTS.items() for _ in range(count)]
    favoured = rng.sample(sorted(COUNTS), 4) if rng.random() < 0.5 else sorted(COUNTS)
    if rng.random() < 0.3:
        favoured = sorted(OBJECTS)
    rng.shuffle(bag)
    bag.sort(key=lambda code: code not in favoured)
    cells = rng.sample(CELLS, rng.choice([20, 20, 18, 12, 5]))
    return {cell: any_way(rng, code, flip) for cell, code in zip(cells, bag, strict=False)}


def any_way(rng: random.Random, code: str, flip: bool) -> Tile:
    return Tile(code, rng.choice(list(ways(code, flip).values())))
