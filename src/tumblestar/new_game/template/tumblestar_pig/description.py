"""Pig told: what happened, what is to be decided, as phrases; words/en.ftl has the sentences."""

from collections.abc import Sequence

from tumblestar.contract.modules import Name
from tumblestar.words import Phrase

from .rules import CHOOSE, ENDED, FIRST, HOLD, State

GAME = "pig"


def summary(before: State, action: int, names: Sequence[Name], after: State) -> Phrase:
    """What an action did, or would do."""
    if before.phase == FIRST:
        return Phrase("first-seat", {"seat": names[action]}, GAME)
    args = {"seat": names[before.mover], "pot": before.pot, "total": after.score[before.mover], "result": action}
    if before.phase != CHOOSE:
        return Phrase("lose" if action == 1 else "fall", args, GAME)
    return Phrase("hold" if action == HOLD else "roll", args, GAME)


def status(s: State, names: Sequence[Name]) -> Phrase:
    """What the state waits for, or who has won."""
    if s.phase == FIRST:
        return Phrase("first-seat-awaited", {}, GAME)
    key = {CHOOSE: "status-choose", ENDED: "seat-won"}.get(s.phase, "status-rolling")
    return Phrase(key, {"seat": names[s.mover], "pot": s.pot}, GAME)


def rule(s: State) -> str:
    """The tag of the rule that matters most for what is to be decided."""
    return {CHOOSE: "PG-1.2", ENDED: "PG-2.1"}.get(s.phase, "PG-1.1")


def progress(s: State) -> Phrase:
    """How far the game has come."""
    return Phrase("turn-count", {"count": s.turns + 1}, GAME)
