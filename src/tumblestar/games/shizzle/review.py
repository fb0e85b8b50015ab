"""What gives the win shares of Shizzle, for reviews."""

from __future__ import annotations

from tumblestar.contract.capabilities import Evaluator
from tumblestar.games.shizzle import players
from tumblestar.games.shizzle.rules import FIRST, ROLLING, SETTLE, STOP, State
from tumblestar.games.shizzle.solver.turn_values import SIMPLE, THREE_SEATS
from tumblestar.words import Phrase


def evaluator(s: State) -> Evaluator:
    """The solution for two seats, the table for three, and else an estimate of how turns end."""
    by = players.evaluator_of(s)
    if players.is_exact(s, by):
        return Evaluator(Phrase("evaluator-exact"), is_exact=True)
    name = {THREE_SEATS: "evaluator-table", SIMPLE: "evaluator-simple"}.get(by, "evaluator-estimate")
    return Evaluator(Phrase(name))


def kind_of_mistake(s: State, taken: int, better: int) -> str:
    """Stopping too early, going on too long, using a Shizzle, or which dice are in the line."""
    if s.phase == SETTLE:
        return "shizzle"
    return "stopping" if taken == STOP else "going-on" if better == STOP else "dice"


def category(s: State, outcome: int) -> tuple[str, str] | None:
    """The number of a die that falls, or the seat that begins."""
    kind = {ROLLING: "chance-of-die", FIRST: "chance-of-first"}.get(s.phase)
    return (kind, str(outcome + 1)) if kind else None
