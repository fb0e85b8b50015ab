"""Merges the result files of a split match in bench/results into one file.

python -m bench.merge matches-mcts matches-mcts-1 matches-mcts-2
"""

import json
import sys

from bench.__main__ import RESULTS
from tumblestar.engine.statistics import interval


def main() -> None:
    """Merges the parts into the first name of the command line, and deletes their files."""
    name, *names = sys.argv[1:]
    parts = [json.loads((RESULTS / f"{part}.json").read_text(encoding="utf-8")) for part in names]
    games, wins = sum(part["games"] for part in parts), sum(part["wins"] for part in parts)
    low, high = interval(wins, games)
    means = {
        key: sum(part[key] * part["games"] for part in parts) / games
        for key in ("rounds_a_game", "seconds_a_turn_mean")
        if key in parts[0]
    }
    merged = {
        **parts[0],
        "command": [part["command"] for part in parts],
        "complete": all(part["complete"] for part in parts),
        "games": games,
        "wins": wins,
        "score": round(wins / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        **{key: round(value, 3) for key, value in means.items()},
        "seconds_a_turn_longest": max(part.get("seconds_a_turn_longest", 0) for part in parts),
        "minutes": round(sum(part["minutes"] for part in parts), 1),
    }
    (RESULTS / f"{name}.json").write_text(json.dumps(merged, indent=1) + "\n", encoding="utf-8")
    for part in names:
        (RESULTS / f"{part}.json").unlink()
    print(json.dumps(merged, indent=1))


if __name__ == "__main__":
    main()
