"""What gives the win shares of Twisty, for reviews."""

from __future__ import annotations

from tumblestar.contract.capabilities import Evaluator
from tumblestar.games.twisty.evaluation import positions_of
from tumblestar.games.twisty.parts import COLOURS, KIND_NAMES, LAID, SIZE
from tumblestar.games.twisty.rules import COUNTERS, FIRST, State
from tumblestar.words import Phrase


def evaluator(s: State) -> Evaluator:
    """A search of so many positions, fewer where nothing is compiled."""
    return Evaluator(Phrase("evaluator-search", {"count": positions_of(s.seats)}))


def category(s: State, outcome: int) -> tuple[str, str] | None:
    """The kind of a counter on a square inside the border, or the seat that begins.

    All counters are laid in every game, so that what lies on the border follows.
    """
    if s.phase == COUNTERS:
        is_inside = all(0 < step < SIZE - 1 for step in divmod(LAID[s.laid], SIZE))
        name = KIND_NAMES[outcome]
        return ("chance-of-counter", f"{'colour' if outcome <= COLOURS else 'counter'}-{name}") if is_inside else None
    return ("chance-of-first", str(outcome + 1)) if s.phase == FIRST else None
