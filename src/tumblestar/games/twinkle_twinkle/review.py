"""What gives the win shares of Twinkle Twinkle, for reviews."""

from __future__ import annotations

from tumblestar.contract.capabilities import Evaluator
from tumblestar.games.twinkle_twinkle import bots
from tumblestar.games.twinkle_twinkle.box import CLASSES
from tumblestar.games.twinkle_twinkle.endings import covers
from tumblestar.games.twinkle_twinkle.evaluation import is_searched
from tumblestar.games.twinkle_twinkle.parts import CELLS, CLASS, LINES
from tumblestar.games.twinkle_twinkle.rules import FILLING, PLACE, TAKING, State
from tumblestar.games.twinkle_twinkle.scoring import constellation_of, count_cells
from tumblestar.words import Phrase


def evaluator(s: State) -> Evaluator:
    """The turns of the round, searched or played out greedily, and the learned values of charts; at the end all."""
    if covers(s):
        return Evaluator(Phrase("evaluator-ending"), is_exact=True)
    searched = is_searched(s, bots.pool().is_compiled)
    return Evaluator(Phrase("evaluator-round-searched" if searched else "evaluator-round-played"))


def kind_of_mistake(s: State, taken: int, better: int) -> str:
    """Which tile, a link left out, how the tile is turned, or where it lies."""
    if s.phase == TAKING:
        return "tile"
    if _linked(s, taken) < _linked(s, better):
        return "link"
    return "turn" if (taken - PLACE) % CELLS == (better - PLACE) % CELLS else "cell"


def _linked(s: State, action: int) -> int:
    """The size of the constellation of a tile that is placed."""
    way, cell = divmod(action - PLACE, CELLS)
    lines = list(s.lines[s.order[s.at]])
    lines[cell] = LINES[s.held][way]
    return count_cells(constellation_of(lines, cell))


def category(s: State, outcome: int) -> tuple[str, str]:
    """The narrowest class of a tile that is drawn, or the seat that comes next in the order."""
    if s.phase == FILLING:
        return "chance-of-tile", f"many-{CLASSES[CLASS[outcome].bit_length() - 1]}".replace("_", "-")
    return "chance-of-order", str(outcome + 1)
