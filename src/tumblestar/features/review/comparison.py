"""Two games of the same luck: where they part, and what became of each."""

from __future__ import annotations

from tumblestar.contract.errors import BadOption
from tumblestar.record import Record
from tumblestar.words import Phrase


def check_same_luck(one: Record, other: Record) -> None:
    """Raises BadOption unless two records have the same game, seats and options, and the same known seed and salts."""
    same = {
        "compare-game": one.game == other.game,
        "compare-seats": len(one.seats) == len(other.seats),
        "compare-options": one.options == other.options,
        "compare-start": one.start == other.start,
    }
    for key, is_same in same.items():
        if not is_same:
            raise BadOption(Phrase("compare-other", {"what": Phrase(key)}))
    if one.seal is None or other.seal is None:
        raise BadOption(Phrase("compare-unknown"))
    if one.seal != other.seal:
        raise BadOption(Phrase("compare-other", {"what": Phrase("compare-seed")}))


def parting(one: Record, other: Record) -> int | None:
    """The number of the first event that is not the same in both; None if one goes on like the other to its end."""
    for mine, theirs in zip(one.events, other.events, strict=False):
        if mine.action != theirs.action:
            return mine.n
    return None
