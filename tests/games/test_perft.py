"""The real rules allow as many action lists as perft.json says, by depth, from each of its positions."""

import json
from typing import Any

import pytest

from tests.games import game_tests
from tests.games.perft import TABLES, count

ENTRIES = [
    pytest.param(path.parent.name, entry, id=f"{path.parent.name}-{name}")
    for path in TABLES
    for name, entry in json.loads(game_tests.text(path.parent.name, "perft.json") or "{}").items()
]


@pytest.mark.parametrize(("game", "entry"), ENTRIES)
def test_the_real_rules_allow_as_many(game: str, entry: dict[str, Any]) -> None:
    state, counts = entry["state"], entry["counts"]
    real = game_tests.both(game)[1]
    assert [count(real.from_text(state), depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("game", "entry"), ENTRIES)
def test_the_table_is_the_naive_implementations(game: str, entry: dict[str, Any]) -> None:
    """The first depths only, to be quick; `python -m tests.games.perft` makes the whole table again."""
    state, counts = entry["state"], entry["counts"]
    naive = game_tests.both(game)[0]
    shallow = [number for number in counts if number < 2_000]
    assert [count(naive.from_text(state), depth) for depth in range(1, len(shallow) + 1)] == shallow
