"""The value of the states of Twinkle Twinkle, and of the placements of a tile by what they bring at once."""

from __future__ import annotations

from tumblestar.engine import players
from tumblestar.games import find
from tumblestar.games.twinkle_twinkle.bots.memory import chart_workspace
from tumblestar.games.twinkle_twinkle.bots.turn_search import ALL
from tumblestar.games.twinkle_twinkle.bots.value_weights import at_once
from tumblestar.games.twinkle_twinkle.rules import State
from tumblestar.games.twinkle_twinkle.win_shares import win_shares as win_shares


def placements(s: State) -> dict[int, float]:
    """What each placement of the tile in hand brings, by `20 * way + cell`: its points, and more for open lines."""
    bound = players.bind(find("twinkle_twinkle"), compiled=False)  # quick, and it needs nobody's memory
    rows, work = bound.floats(ALL, 3), chart_workspace(bound, at_once())
    count = bound.call.candidates(s.copy(), ALL, work, rows)
    return {place: value for value, _, place in rows[:count]}
