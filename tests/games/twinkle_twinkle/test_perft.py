"""The real rules allow as many action lists as perft.json says, by depth, from each of its positions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.perft import count

from .naive import Naive
from .real import Real

TABLE = json.loads(Path(__file__).with_name("perft.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", TABLE)
def test_the_real_rules_allow_as_many(name: str) -> None:
    state, counts = TABLE[name]["state"], TABLE[name]["counts"]
    assert [count(Real.from_text(state), depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("name", TABLE)
def test_the_table_is_the_naive_implementations(name: str) -> None:
    """The first depths only, to be quick; `python -m tests.games.perft` makes the whole table again."""
    state, counts = TABLE[name]["state"], TABLE[name]["counts"]
    shallow = [number for number in counts if number < 2_000]
    assert [count(Naive.from_text(state), depth) for depth in range(1, len(shallow) + 1)] == shallow
