"""Counts of action lists by length from named positions, made by the naive implementation.

    python -m tests.games.twisty.perft            says whether perft.json is what the naive implementation counts
    python -m tests.games.twisty.perft --write    writes it anew

The count at depth n is the number of lists of n actions that may be played from the position, every outcome of
chance counted once, whatever its weight. A finished game has no lists but the empty one.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Protocol, Self

from .naive import Naive

COUNTS = Path(__file__).with_name("perft.json")
ENOUGH = 4_000
"""A position is counted until a count passes this, or to the deepest depth."""
DEEPEST = 6


class Playable(Protocol):
    def legal(self) -> set[str]: ...
    def play(self, text: str) -> None: ...
    def copy(self) -> Self: ...


def count(game: Playable, depth: int) -> int:
    """The number of lists of `depth` actions that may be played."""
    actions = game.legal()
    if depth <= 1:
        return len(actions) if depth else 1
    total = 0
    for action in actions:
        after = game.copy()
        after.play(action)
        total += count(after, depth - 1)
    return total


def counts(game: Naive) -> list[int]:
    """The counts of a position, depth by depth."""
    found: list[int] = []
    while len(found) < DEEPEST and max(found, default=0) <= ENOUGH:
        found.append(count(game, len(found) + 1))
    return found


def counted() -> str:
    """The text of perft.json as the naive implementation has it; the positions are the file's own."""
    table = json.loads(COUNTS.read_text(encoding="utf-8"))
    for entry in table.values():
        entry["counts"] = counts(Naive.from_text(entry["state"]))
    text = json.dumps(table, indent=2)
    return re.sub(r"\[[^]]*\]", lambda numbers: json.dumps(json.loads(numbers[0])), text) + "\n"


def main(arguments: list[str]) -> int:
    text = counted()
    if "--write" in arguments:
        COUNTS.write_text(text, encoding="utf-8")
        return 0
    if text == COUNTS.read_text(encoding="utf-8"):
        return 0
    sys.stderr.write("perft.json is not what the naive implementation counts\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
