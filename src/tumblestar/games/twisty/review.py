"""What gives the win shares of Twisty, for reviews."""

from __future__ import annotations

from copy import deepcopy

from tumblestar.contract.capabilities import Evaluator
from tumblestar.games.twisty.evaluation import positions_of
from tumblestar.games.twisty.parts import COLOURS, KIND_NAMES, LAID, LEAPS, SIZE
from tumblestar.games.twisty.rules import (
    CORNERING,
    COUNTERS,
    FIRST,
    MOVE,
    NOBODY,
    ROBBED,
    STAY,
    State,
    apply,
    can_rob,
    collects,
    seat_on,
)
from tumblestar.words import Phrase


def evaluator(s: State) -> Evaluator:
    """A search of so many positions, fewer where nothing is compiled."""
    return Evaluator(Phrase("evaluator-search", {"count": positions_of(s.seats)}))


def kind_of_mistake(s: State, taken: int, better: int) -> str:
    """Which corner, a theft or a cube that is missed, a theft that is invited, or the way over the board."""
    if s.phase in (CORNERING, ROBBED):
        return "corner"
    if _steals(s, better) and not _steals(s, taken):
        return "theft"
    if _is_open(s, taken) and not _is_open(s, better):
        return "stolen"
    return "cube" if _collects(s, better) and not _collects(s, taken) else "way"


def _steals(s: State, action: int) -> bool:
    return action != STAY and seat_on(s, action) != NOBODY


def _collects(s: State, action: int) -> bool:
    return action != STAY and collects(s, s.mover, action)


def _is_open(s: State, action: int) -> bool:
    """Whether an action ends the turn where the next move of another seat can steal."""
    me, after = s.mover, deepcopy(s)
    apply(after, action)
    count, *squares = LEAPS[after.pawn[me]]
    near = squares[:count]
    return after.phase == MOVE and any(
        after.pawn[other] in near and can_rob(after, other, me) for other in range(s.seats)
    )


def category(s: State, outcome: int) -> tuple[str, str] | None:
    """The kind of a counter on a square inside the border, or the seat that begins.

    All counters are laid in every game, so that what lies on the border follows.
    """
    if s.phase == COUNTERS:
        is_inside = all(0 < step < SIZE - 1 for step in divmod(LAID[s.laid], SIZE))
        name = KIND_NAMES[outcome]
        return ("chance-of-counter", f"{'colour' if outcome <= COLOURS else 'counter'}-{name}") if is_inside else None
    return ("chance-of-first", str(outcome + 1)) if s.phase == FIRST else None
