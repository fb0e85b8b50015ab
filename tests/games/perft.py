"""Counts of action lists by length from named positions, made by a game's naive implementation.

    python -m tests.games.perft            says whether each perft.json is what the naive implementation counts
    python -m tests.games.perft --write    writes them anew

The count at depth n is the number of lists of n actions that may be played from the position, every outcome of
chance counted once, whatever its weight. A finished game has no lists but the empty one.
"""

import json
import re
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

from tests.games import game_tests

TABLES = [game_tests.HERE / game / "perft.json" for game in game_tests.GAMES]
ENOUGH = 4_000
"""A position is counted until a count passes this, or to the deepest depth."""
DEEPEST = 6


def count(game: Any, depth: int) -> int:
    """The number of lists of `depth` actions that may be played."""
    actions = game.legal()
    if depth <= 1:
        return len(actions) if depth else 1
    total = 0
    for action in actions:
        after = deepcopy(game)
        after.play(action)
        total += count(after, depth - 1)
    return total


def counts(game: Any) -> list[int]:
    """The counts of a position, depth by depth."""
    found: list[int] = []
    while len(found) < DEEPEST and max(found, default=0) <= ENOUGH:
        found.append(count(game, len(found) + 1))
    return found


def counted(path: Path) -> str:
    """The text of a perft.json as the game's naive implementation has it; the positions are the file's own."""
    naive = game_tests.both(path.parent.name)[0]
    table = json.loads(path.read_text(encoding="utf-8"))
    for entry in table.values():
        entry["counts"] = counts(naive.from_text(entry["state"]))
    text = json.dumps(table, indent=2)
    return re.sub(r"\[[^]]*\]", lambda numbers: json.dumps(json.loads(numbers[0])), text) + "\n"


def main(arguments: list[str]) -> int:
    wrong = 0
    for path in TABLES:
        text = counted(path)
        if "--write" in arguments:
            path.write_text(text, encoding="utf-8")
        elif text != path.read_text(encoding="utf-8"):
            sys.stderr.write(f"{path.parent.name}/perft.json is not what the naive implementation counts\n")
            wrong = 1
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
