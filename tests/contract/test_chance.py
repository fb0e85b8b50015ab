"""Chance follows from its seed, is uniform, and can be checked."""

import hashlib
import hmac
import json
import re
from collections import Counter
from pathlib import Path

import pytest

from tumblestar.contract import chance
from tumblestar.contract.chance import Seal, seed_from_text

DOCS = Path(__file__).parents[2] / "docs/chance.md"


def naive_pick(seed: bytes, salts: list[str], stream: str, n: int, outcomes: list[tuple[int, int]]) -> int:
    """The published steps, written a second time."""
    urn = [outcome for outcome, weight in outcomes for _ in range(weight)]
    attempt = 0
    while True:
        text = json.dumps(["tumblestar chance 1", salts, stream, n, attempt]).replace(", ", ",")
        x = int(hmac.new(seed, text.encode(), hashlib.sha256).hexdigest(), 16)
        if x // len(urn) < 2**256 // len(urn):
            return urn[x % len(urn)]
        attempt += 1


def test_the_published_vectors_hold() -> None:
    rows = re.findall(
        r"^\| `(\d+)` \| `(\[.*?\])` \| `(\w+)` \| `(\d+)` \| `(\[.*?\])` \| `(\d+)` \|$",
        DOCS.read_text(encoding="utf-8"),
        re.M,
    )
    assert len(rows) >= 6
    for byte, salts, stream, n, outcomes, expected in rows:
        seal = Seal(bytes([int(byte)]) * 32, tuple(json.loads(salts)))
        pairs = [(a, b) for a, b in json.loads(outcomes)]
        assert seal.pick(int(n), pairs, stream) == int(expected)
        assert naive_pick(seal.seed, list(seal.salts), stream, int(n), pairs) == int(expected)


def test_the_published_commitment_holds() -> None:
    [(byte, digest)] = re.findall(r"32 bytes `(\d+)` is\s+`([0-9a-f]{64})`", DOCS.read_text(encoding="utf-8"))
    assert chance.commitment(bytes([int(byte)]) * 32) == digest


def test_outcomes_come_as_often_as_their_weights() -> None:
    seal = Seal(b"fair" * 8)
    outcomes = [(2, 1), (5, 3), (9, 6)]
    counts = Counter(seal.pick(n, outcomes) for n in range(1, 10_001))
    chi = sum((counts[outcome] - weight * 1000) ** 2 / (weight * 1000) for outcome, weight in outcomes)
    assert chi < 13.8  # a fair one exceeds this once in a thousand seeds, and this seed is fixed


def test_a_number_in_the_last_uneven_part_is_thrown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = iter([2**256 - 1, 2**256 - 1, 4])
    monkeypatch.setattr(Seal, "_number", lambda *_: next(numbers))
    assert Seal(b"").pick(1, [(0, 1), (1, 1), (2, 1)]) == 1  # 2^256 mod 3 = 1: the largest number is left over
    assert next(numbers, None) is None


def test_every_part_of_the_draw_changes_the_luck() -> None:
    outcomes = [(i, 1) for i in range(1000)]
    plain = Seal(b"a" * 32, ("", ""))
    others = [
        Seal(b"b" * 32, ("", "")).pick(1, outcomes),
        Seal(b"a" * 32, ("x", "")).pick(1, outcomes),
        Seal(b"a" * 32, ("", "x")).pick(1, outcomes),
        plain.pick(2, outcomes),
        plain.pick(1, outcomes, "die red d4"),
    ]
    assert len({plain.pick(1, outcomes), *others}) == 6
    assert plain.pick(1, outcomes) == Seal(b"a" * 32, ("", "")).pick(1, outcomes)


def test_fresh_seeds_differ_and_are_long_enough() -> None:
    seeds = {chance.fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


def test_an_opened_seed_given_by_hand_gives_the_same_luck_again() -> None:
    secret = b"opened".ljust(32)
    assert seed_from_text(secret.hex()) == secret
    for words in (secret.hex().upper(), secret.hex()[:-1], secret.hex() + "0", "7"):
        assert seed_from_text(words) == hashlib.sha256(words.encode()).digest()
