"""Solves shipped puzzles anew, or rates them anew.

    python -m bench.puzzles check twisty --sample 100 --keep
    python -m bench.puzzles prove twisty --keep               what all claim, by other solvers (`bench/proofs.py`)
    python -m bench.puzzles rate twisty                       by the present bots; writes the file that ships
    python -m bench.puzzles renew twinkle_twinkle --seats 3 4 --bots greedy novice --seed 2

Says how many have the same answer, themes and figures as they ship with, how many of the bots that are said to fail do
so again, and how long it took. With `--keep` the result is in bench/results/puzzles-GAME.json.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from bench.__main__ import commit, write
from bench.proofs import TABLES, faults
from tumblestar import bots, games
from tumblestar.contract.game import Game
from tumblestar.features.puzzles.making import MADE, is_same, make, rated, save, solve_anew
from tumblestar.features.puzzles.puzzle import Puzzle, puzzles_of
from tumblestar.words.kept_files import write_file

ROOT = Path(__file__).parents[1]


def check(game: Game, sample: int, seed: int) -> dict[str, object]:
    """The figures of a sample of a game's puzzles, solved and rated anew."""
    shipped = list(puzzles_of(game).values())
    chosen = random.Random(seed).sample(shipped, min(sample, len(shipped)))
    began, same, ratings, wrong = time.perf_counter(), 0, 0, list[str]()
    for puzzle in chosen:
        found = solve_anew(puzzle, seed)
        if found and is_same(puzzle, found):
            same += 1
            ratings += rated(game, found).rating == puzzle.rating
        else:
            wrong.append(puzzle.id)
    seconds = round(time.perf_counter() - began, 1)
    figures = {"puzzles": len(shipped), "sample": len(chosen), "same": same, "same_rating": ratings, "wrong": wrong}
    print(f"{game.name}: {figures}, {seconds} s", flush=True)
    return {**figures, "seed": seed, "seconds": seconds}


def prove(game: Game) -> dict[str, object]:
    """How many puzzles of a game there are, and what is not as they claim."""
    began, shipped, wrong = time.perf_counter(), puzzles_of(game).values(), dict[str, list[str]]()
    for puzzle in shipped:
        if found := faults(puzzle):
            wrong[puzzle.id] = found
            print(puzzle.id, found, flush=True)
    table = {"table": TABLES[game.name]()} if game.name in TABLES else {}
    seconds = round(time.perf_counter() - began, 1)
    print(f"{game.name}: {len(shipped)} puzzles, {len(wrong)} not as they claim, {table}, {seconds} s", flush=True)
    return {"puzzles": len(shipped), "wrong": wrong, **table, "seconds": seconds}


def rate(game: Game) -> None:
    """Rates all puzzles of a game by its present bots, and writes them, the easiest first; answers stay as they are."""
    for name in bots.of(game):
        bots.find(name, game)
    _write(game, [rated(game, puzzle) for puzzle in puzzles_of(game).values()], "rated")


def _write(game: Game, puzzles: Sequence[Puzzle], what: str) -> None:
    """Writes the file that ships, and beside it by which command it was rated or renewed besides being made."""
    file = ROOT / f"src/tumblestar/games/{game.name}/data/puzzles/puzzles.jsonl"
    made, begun = json.loads(file.with_suffix(MADE).read_text(encoding="utf-8")), commit()
    save(game, puzzles, file, made["command"], made["seed"])
    now = json.loads(file.with_suffix(MADE).read_text(encoding="utf-8"))
    by = {"command": " ".join(["python -m bench.puzzles", *sys.argv[1:]]), "commit": begun, "date": now["date"]}
    kept = {key: value for key, value in made.items() if key not in ("puzzles", "digest")}
    write_file(file.with_suffix(MADE), json.dumps({**now, **kept, what: by}, indent=1) + "\n")


def renew(game: Game, seats: list[int], players: list[str], seed: int) -> None:
    """Solves all puzzles anew, keeps those whose answer stands, and makes others in place of the rest."""
    for name in bots.of(game):
        bots.find(name, game)
    shipped, kept = list(puzzles_of(game).values()), list[Puzzle]()
    for puzzle in shipped:
        found = solve_anew(puzzle, seed) if puzzle.seats in seats else puzzle
        if found and (found.solution, found.proof.also) == (puzzle.solution, puzzle.proof.also):
            kept.append(puzzle if is_same(puzzle, found) else rated(game, found))
    print(f"{game.name}: {len(kept)} of {len(shipped)} puzzles stand", flush=True)
    done = make(game, len(shipped), seed, lambda _n, _of: None, players, seats, kept)
    _write(game, list(done.values()), "renewed")


def main() -> None:
    """Runs the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.puzzles", description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=("check", "prove", "rate", "renew"))
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="*", help="for renew: of which numbers of seats")
    parser.add_argument("--bots", nargs="*", default=[], help="for renew: the bots that play")
    parser.add_argument("--keep", action="store_true")
    args = parser.parse_args()
    game, begun = games.find(args.game), commit()
    if args.what == "rate":
        return rate(game)
    if args.what == "renew":
        return renew(game, args.seats or list(game.puzzles.SEATS), args.bots, args.seed)
    is_proof = args.what == "prove"
    found = prove(game) if is_proof else check(game, args.sample, args.seed)
    if args.keep:
        write(f"{'proofs' if is_proof else 'puzzles'}-{game.name}", "puzzles", found, begun)
    return None


if __name__ == "__main__":
    main()
