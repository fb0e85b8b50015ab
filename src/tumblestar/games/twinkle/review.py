"""What gives the win shares of Twinkle, for reviews."""

from __future__ import annotations

from tumblestar.contract.capabilities import Evaluator
from tumblestar.games.twinkle.parts import COLOUR_NAMES, SIDES_OF, State
from tumblestar.games.twinkle.rules import CENTRE, CHOOSE, COLOURING, FIRST, HANG, ROLL, ROLLING, TAKE, next_of_centre
from tumblestar.words import Phrase


def evaluator(s: State) -> Evaluator:
    """The learned net on top of the exact turn."""
    return Evaluator(Phrase("evaluator-level" if s.seats == 1 else "evaluator-net"))


def kind_of_mistake(s: State, taken: int, better: int) -> str:
    """Taking in place of rolling or the other way round, which dice, where one hangs, or which is discarded."""
    if s.phase != CHOOSE:
        return "place" if s.phase == HANG else "discard"
    takes, should = TAKE <= taken < ROLL, TAKE <= better < ROLL
    return "dice" if takes == should else "taking" if takes else "rolling"


def category(s: State, outcome: int) -> tuple[str, str] | None:
    """The result of a die among those of so many sides, a colour of the set, or the seat that begins."""
    if s.phase in (ROLLING, CENTRE):
        die = s.hand[s.rolled] if s.phase == ROLLING else next_of_centre(s)
        return f"chance-of-d{SIDES_OF[die]}", str(outcome + 1)
    if s.phase == COLOURING:
        return "chance-of-colour", f"colour-{COLOUR_NAMES[outcome]}"
    return ("chance-of-first", str(outcome + 1)) if s.phase == FIRST else None
