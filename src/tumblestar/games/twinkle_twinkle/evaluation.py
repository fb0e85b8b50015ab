"""The value of the states of Twinkle Twinkle, and of the placements of a tile by what they bring at once."""

from __future__ import annotations

from tumblestar.games.twinkle_twinkle import bots
from tumblestar.games.twinkle_twinkle.bots.turn_search import ALL
from tumblestar.games.twinkle_twinkle.rules import State
from tumblestar.games.twinkle_twinkle.win_shares import win_shares as win_shares


def placements(s: State) -> dict[int, float]:
    """What each placement of the tile in hand brings, by `20 * way + cell`: its points, and more for open lines."""
    with bots.pool().borrow() as worker:
        memory = worker.memory(s)
        rows = memory.work.tree.choices[0]
        count = int(worker.bound.call.candidates(memory.states[0], ALL, memory.work.at_once, rows))
        return {int(place): float(value) for value, _, place in rows[:count]}
