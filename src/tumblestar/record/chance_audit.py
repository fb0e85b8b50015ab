"""Checks the chance of a record: whether every outcome follows from the seed that the commitment fixed."""

from __future__ import annotations

from dataclasses import dataclass

from tumblestar.contract.state import CHANCE
from tumblestar.engine.sharing import LongWork, finished
from tumblestar.record import Record
from tumblestar.words import Phrase


@dataclass(frozen=True)
class Verdict:
    """What a check of a record's chance found.

    `proved`, `open` (chosen or known to someone), `closed`, `older` (rules that are not kept here) or `false`.
    """

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
    return finished(verifying(record))


def verifying(record: Record) -> LongWork[Verdict]:
    """The work of `verify`, outcome by outcome."""
    total = sum(event.actor == CHANCE for event in record.events)
    if record.origin:
        return Verdict("older", 0, Phrase("verify-older", {"rules": record.rules}))
    if record.chance == "typed":
        return Verdict("open", 0, Phrase("verify-typed", {"count": total}))
    seal = record.seal
    if seal is None:
        return Verdict("closed", 0, Phrase("verify-closed", {"count": total}))
    is_sealed = record.chance == "sealed" or (record.is_practice and record.commitment)
    if is_sealed and seal.commitment != record.commitment:
        return Verdict("false", 0, Phrase("verify-commitment"))
    for checked, (event, stream, n, state) in enumerate(record.draws(), 1):
        yield
        expected = seal.pick(n, record.game.outcomes(state), stream)
        if expected != event.action:
            args = {"n": event.n, "text": event.text, "expected": record.game.text(state, expected)}
            phrase = Phrase("verify-outcome", args | {"stream": stream, "count": n})
            return Verdict("false", checked, phrase, event.n)
    if record.is_practice:
        return Verdict("open", total, Phrase("verify-practice", {"count": total}))
    if record.chance == "seed":
        return Verdict("open", total, Phrase("verify-seed", {"count": total, "seed": record.seed}))
    return Verdict("proved", total, Phrase("verify-proved", {"count": total}))
