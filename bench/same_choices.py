"""Compares what a game's bots choose with what they chose at an earlier commit.

    python -m bench.same_choices twisty --before 570e125         plays games, and compares every choice of every bot
    python -m bench.same_choices twisty --before 570e125 --keep  and, if none differs, says so in what is kept of them

For a change of code that should change no choice: to play a ladder again takes hours. The code of the earlier commit is
checked out into a temporary folder. All bots choose compiled, in every position of games that they play in turn.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.__main__ import RESULTS, commit
from tumblestar.bots import kept_results
from tumblestar.games import GAMES, find

ROOT = Path(__file__).parents[1]
SEEDS = 2
"""Games for each number of seats."""
CHOICES = """
import json, random, sys
import tumblestar
from tumblestar import bots, games
from tumblestar.speed import is_fast

assert is_fast(), "bots are compared compiled: pip install -e '.[fast]'"
name, seeds = sys.argv[1], int(sys.argv[2])
game = games.find(name)
levels = [one for one in bots.of(game) if one not in ("random", "greedy")]
players = {level: bots.find(level, game) for level in levels}
for seats in game.seats:
    for seed in range(seeds):
        position, history, n = tumblestar.new(game.name, seats=seats, seed=seed), [], 0
        while not position.is_over:
            state = position.state
            chosen = [players[level](game, state, random.Random(f"{seed} {n}"), history) for level in levels]
            print(json.dumps([game.state_text(state), chosen]), flush=True)
            action = chosen[n % len(levels)]
            history.append(state)
            position, n = position.play(game.text(state, action)), n + 1
"""
"""Prints a line for each position: the state, and what each level chooses there."""


def choices(game: str, source: Path, seeds: int) -> list[str]:
    """The lines that the code of a checkout prints."""
    command = [sys.executable, "-c", CHOICES, game, str(seeds)]
    env = os.environ | {"PYTHONPATH": str(source / "src")}
    return subprocess.run(
        command, env=env, cwd=source, check=True, stdout=subprocess.PIPE, text=True
    ).stdout.splitlines()


def compare(game: str, before: str, seeds: int) -> dict[str, object]:
    """How many choices were compared, and the first position where one differs, or None."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", before], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
        old = choices(game, Path(folder), seeds)
    new = choices(game, ROOT, seeds)
    differs = next((n for n in range(max(len(old), len(new))) if old[n : n + 1] != new[n : n + 1]), None)
    compared = sum(len(json.loads(line)[1]) for line in new)
    found = None if differs is None else [*old[differs : differs + 1], *new[differs : differs + 1]]
    return {"compared": compared, "differs": found}


def main() -> None:
    """Compares, and keeps if that is wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench.same_choices", description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--before", required=True, metavar="COMMIT", help="the earlier commit")
    parser.add_argument("--seeds", type=int, default=SEEDS, help="games for each number of seats")
    parser.add_argument("--keep", action="store_true", help="say so in the kept ladder and beside the puzzles")
    args = parser.parse_args()
    begun = commit()
    found = compare(args.game, args.before, args.seeds)
    if found["differs"]:
        raise SystemExit(f"{args.game}: a choice differs:\n{found['differs']}")
    print(f"{args.game}: {found['compared']} choices, all as at {args.before}")
    if args.keep:
        confirmed = {
            "digest": kept_results.digest_of_bots(find(args.game)),
            "command": " ".join(["python -m bench.same_choices", *sys.argv[1:]]),
            "commit": begun,
            "choices": found["compared"],
        }
        puzzles = ROOT / f"src/tumblestar/games/{args.game}/data/puzzles/puzzles.made.json"
        for file in (RESULTS / f"ladder-{args.game}.json", puzzles):
            kept = json.loads(file.read_text(encoding="utf-8"))
            kept["confirmed"] = [*kept.get("confirmed", ()), confirmed]
            file.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
