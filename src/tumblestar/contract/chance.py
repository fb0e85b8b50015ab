"""Sealed chance: outcomes follow from a secret seed and the odds, and anyone can check them after the game.

Before the first event a record carries the *commitment*, the SHA-256 of a secret seed of 32 bytes. After the game
the seed is revealed. The n-th draw of a stream (n from 1) is computed so:

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
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

MAIN = "main"
"""The stream that a game uses unless it names its own."""
SEED_BYTES = 32
_WHOLE = 1 << 256


def fresh_seed() -> bytes:
    """An unpredictable seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(words: str) -> bytes:
    """The seed for a number or text chosen by hand: its SHA-256. Such chance is open, not sealed.

    64 hexadecimal digits are taken as a revealed seed, which repeats its dice.
    """
    if re.fullmatch("[0-9a-f]{64}", words):
        return bytes.fromhex(words)
    return hashlib.sha256(words.encode()).digest()


def commitment(seed: bytes) -> str:
    """The commitment to a seed, which does not reveal it: SHA-256, 64 hex digits."""
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
        total = sum([weight for _, weight in outcomes])
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
        text = f"{head_of_text(self.salts, stream)},{n},{attempt}]"
        return int.from_bytes(hmac.digest(self.seed, text.encode("ascii"), "sha256"), "big")


@lru_cache(maxsize=1024)
def head_of_text(salts: tuple[str, ...], stream: str) -> str:
    """How the text of all draws of a stream begins: all of the list but its last two numbers, and the comma there."""
    return json.dumps(["tumblestar chance 1", list(salts), stream], separators=(",", ":"))[:-1]
