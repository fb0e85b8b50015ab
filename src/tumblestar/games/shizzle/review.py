"""What gives the win shares of Shizzle, for reviews."""

from __future__ import annotations

from tumblestar.contract.capabilities import Evaluator
from tumblestar.games.shizzle.rules import FIRST, ROLLING, State
from tumblestar.games.shizzle.solver.action_values import share_evaluator
from tumblestar.words import Phrase


def evaluator(s: State) -> Evaluator:
    """The solution for two seats, the table for three, and else an estimate of how turns end."""
    share = share_evaluator(s)
    if share.is_exact:
        return Evaluator(Phrase("evaluator-exact"), is_exact=True)
    if share.is_simple:
        return Evaluator(Phrase("evaluator-simple"))
    is_table = share._is_trio  # pyright: ignore[reportPrivateUsage]
    return Evaluator(Phrase("evaluator-table" if is_table else "evaluator-estimate"))


def category(s: State, outcome: int) -> tuple[str, str] | None:
    """The number of a die that falls, or the seat that begins."""
    kind = {ROLLING: "chance-of-die", FIRST: "chance-of-first"}.get(s.phase)
    return (kind, str(outcome + 1)) if kind else None
