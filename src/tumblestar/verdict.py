"""Checks the chance of a record: whether every outcome follows from the seed that was promised before the start."""

from __future__ import annotations

from dataclasses import dataclass

from tumblestar.game import CHANCE
from tumblestar.record import Record
from tumblestar.words import Phrase


@dataclass(frozen=True)
class Verdict:
    """What a check of a record's chance found: `proved`, `open` (chosen or known to someone), `closed` or `false`."""

    finding: str
    checked: int
    """How many outcomes were checked against the seed."""
    phrase: Phrase
    wrong: int = 0
    """The number of the first event that does not follow from the seed."""

    @property
    def is_honest(self) -> bool:
        return self.finding != "false"


def verify(record: Record) -> Verdict:
    """Checks that the commitment fits the opened seed, and every outcome of chance the seed and the odds."""
    total = sum(event.actor == CHANCE for event in record.events)
    if record.chance == "typed":
        return Verdict("open", 0, Phrase("verify-typed", {"count": total}))
    seal = record.seal
    if seal is None:
        return Verdict("closed", 0, Phrase("verify-closed", {"count": total}))
    if record.chance == "sealed" and seal.commitment != record.commitment:
        return Verdict("false", 0, Phrase("verify-commitment"))
    checked = 0
    state = record.game.fresh(len(record.seats), record.options)
    for event in record.events:
        if event.actor == CHANCE:
            checked += 1
            expected = seal.pick(checked, record.game.outcomes(state))
            if expected != event.action:
                args = {"n": event.n, "text": event.text, "expected": record.game.text(state, expected)}
                return Verdict("false", checked, Phrase("verify-outcome", args), event.n)
        record.game.rules.apply(state, event.action)
    if record.chance == "seed":
        return Verdict("open", checked, Phrase("verify-seed", {"count": checked, "seed": record.seed}))
    return Verdict("proved", checked, Phrase("verify-proved", {"count": checked}))
