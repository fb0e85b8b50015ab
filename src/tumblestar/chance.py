"""The only source of luck: outcomes follow from a secret seed and the odds, and anyone can check them afterwards.

Before the first event a record carries the *commitment*, the SHA-256 of a secret seed of 32 bytes. After the game
the seed is opened. The outcome of the n-th draw of a stream (n from 1) is found so:

1. text = the JSON list `["tumblestar chance 1", [salt of seat 1, ...], stream, n, attempt]` without spaces,
   in ASCII with escapes, attempt = 0;
2. x = HMAC-SHA256(key = seed, message = text), read as one big-endian whole number below 2^256;
3. with total = the sum of the weights: if x >= 2^256 - (2^256 mod total), raise attempt by one and go to 1;
4. r = x mod total; the outcomes, ascending, share out the numbers below total by their weights; r falls to one.

Test vectors: docs/chance.md, checked by the tests. The host of a server could read a seed; a salt that a seat adds
before the start keeps the host from choosing a seed to its liking, since the commitment comes first.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tumblestar.game import CHANCE
from tumblestar.words import Phrase

if TYPE_CHECKING:
    from tumblestar.record import Record

MAIN = "main"
"""The stream that a game uses unless it names its own."""
SEED_BYTES = 32
_WHOLE = 1 << 256


def fresh_seed() -> bytes:
    """A seed that nobody can know before, from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def spoken_seed(words: str) -> bytes:
    """The seed that a number or text chosen by hand stands for: its SHA-256. Such chance is open, not sealed."""
    return hashlib.sha256(words.encode()).digest()


def commitment(seed: bytes) -> str:
    """The promise that fixes a seed without telling it: SHA-256, 64 hex digits."""
    return hashlib.sha256(seed).hexdigest()


@dataclass(frozen=True)
class Seal:
    """A secret seed with the salts of all seats; picks outcomes."""

    seed: bytes
    salts: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def pick(self, n: int, outcomes: Sequence[tuple[int, int]], stream: str = MAIN) -> int:
        """The outcome of the n-th draw of a stream (n from 1) among (outcome, weight) pairs in ascending order."""
        total = sum(weight for _, weight in outcomes)
        limit = _WHOLE - _WHOLE % total
        attempt = 0
        while (x := self._number(stream, n, attempt)) >= limit:
            attempt += 1
        r = x % total
        for outcome, weight in outcomes:
            r -= weight
            if r < 0:
                return outcome
        raise AssertionError("weights are positive")

    def _number(self, stream: str, n: int, attempt: int) -> int:
        text = json.dumps(["tumblestar chance 1", list(self.salts), stream, n, attempt], separators=(",", ":"))
        return int.from_bytes(hmac.digest(self.seed, text.encode("ascii"), "sha256"), "big")


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
