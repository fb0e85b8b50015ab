"""Compares what a game's bots choose with what they chose at an earlier commit, in the same positions.

    python -m bench.same_choices twisty --before 570e125          the positions of games that the bots of then play
    python -m bench.same_choices twisty --before 570e125 --keep   keeps it, and says so beside ladder and puzzles
    python -m bench.same_choices twisty --before 570e125 --match strong --games 1200   new against old, for two

For a change of code that should change no choice, or none that matters: to play ladders again takes hours. The code of
the earlier commit is checked out into a temporary folder. All bots choose compiled, with the same random numbers. Where
a level chooses otherwise, both ways are evaluated: by how much less of the win it leaves to the seat to act. A level
that errs on purpose draws its errors in another way, so that single costs mean nothing: their mean is to be near 0.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import tumblestar
from bench.__main__ import RESULTS, commit
from tumblestar.bots import kept_results
from tumblestar.games import GAMES, find
from tumblestar.insight.ledger import win_shares_at

ROOT = Path(__file__).parents[1]
POSITIONS = 2000
MOST_COST = 0.005
"""The share of the win that the choices of a level may cost in the mean."""
CHOOSE = """
import json, random, sys
import tumblestar
from tumblestar import bots, games
from tumblestar.speed import is_fast

assert is_fast(), "bots are compared compiled: pip install -e '.[fast]'"
name, levels = sys.argv[1], sys.argv[2].split(",")
game = games.find(name)
levels = [level for level in levels if level in bots.of(game)]
players = {level: bots.find(level, game) for level in levels}

def choose(state, history, seed):
    return {level: int(bot(game, state, random.Random(seed), history)) for level, bot in players.items()}

"""
"""What both programs begin with."""
WALK = """
left, seed = int(sys.argv[3]), 0
while left > 0:
    seed += 1
    for seats in game.seats:
        position, history, n = tumblestar.new(game.name, seats=seats, seed=seed), [], 0
        while not position.is_over and left > 0:
            state = position.state
            chosen = choose(state, history, f"{seed} {n}")
            if len(game.legal(state)) > 1:
                left -= 1
            print(json.dumps([n, f"{seed} {n}", game.state_text(state), chosen]), flush=True)
            history.append(state)
            action = chosen[levels[n % len(levels)]]
            position, n = position.play(game.text(state, action)), n + 1
"""
"""Prints a line for each position of games that all levels play in turn."""
FOLLOW = """
history = []
for line in sys.stdin:
    n, seed, text, is_asked = json.loads(line)
    state = game.parse_state(text)
    history = history if n else []
    if is_asked:
        print(json.dumps(choose(state, history, seed)), flush=True)
    history.append(state)
"""
"""Prints a line for each of the positions of games in which it is asked: for what `WALK` prints, for all."""
FEWEST = 2
"""Pairs of games that a match has at least."""
NORMAL = 1.959964
"""Standard errors on each side of a 95 % interval."""


def begin(program: str, source: Path, name: str, levels: str, *more: str) -> subprocess.Popen[str]:
    """Runs a program for levels of a game with the code of a checkout."""
    command = [sys.executable, "-c", CHOOSE + program, name, levels, *more]
    env = os.environ | {"PYTHONPATH": str(source / "src")}
    return subprocess.Popen(command, env=env, cwd=source, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def lines_of(process: subprocess.Popen[str], lines: Sequence[str] = ()) -> list[str]:
    """The lines that a program prints for others."""
    printed, _ = process.communicate("".join(f"{line}\n" for line in lines))
    if process.returncode:
        raise SystemExit(process.returncode)
    return printed.splitlines()


@contextmanager
def earlier_tree(before: str) -> Iterator[Path]:
    """The code of an earlier commit, in a folder that lasts as long as the context."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", before], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
        yield Path(folder)


def play(name: str, before: str, level: str, games: int, seconds: float) -> dict[str, Any]:
    """New against old in games for two, each seed from both seats: the new one's share of the win.

    It ends after so many games, or before the game that would begin after so many seconds.
    """
    end, shares = time.monotonic() + seconds, list[float]()
    with earlier_tree(before) as old, ExitStack() as stack:
        sides = [stack.enter_context(begin(FOLLOW, source, name, level)) for source in (ROOT, old)]
        while len(shares) < games // 2 and (len(shares) < FEWEST or time.monotonic() < end):
            both = (play_one(name, len(shares), [sides[first], sides[1 - first]])[first] for first in (0, 1))
            shares.append(statistics.fmean(both))
    mean, error = statistics.fmean(shares), NORMAL * statistics.stdev(shares) / len(shares) ** 0.5
    figures = {"share": mean, "low": mean - error, "high": mean + error}
    return {"games": 2 * len(shares)} | {figure: round(value, 4) for figure, value in figures.items()}


def play_one(name: str, seed: int, seats: list[subprocess.Popen[str]]) -> list[float]:
    """The win shares of a game that processes play, one a seat."""
    game, n = find(name), 0
    position = tumblestar.new(name, seats=2, seed=seed)
    while not position.is_over:
        who = game.actor(position.state)
        for seat, process in enumerate(seats):
            assert process.stdin
            asked = [n, f"{seed} {n}", game.state_text(position.state), seat == who]
            process.stdin.write(json.dumps(asked) + "\n")
            process.stdin.flush()
        answers = seats[who].stdout
        assert answers
        (action,) = json.loads(answers.readline()).values()
        position, n = position.play(game.text(position.state, action)), n + 1
    return [game.rules.win_share(position.state, seat) for seat in (0, 1)]


def compare(name: str, before: str, positions: int) -> dict[str, dict[str, Any]]:
    """For each level: the positions with a choice, in how many it differs, and what the present choices cost."""
    game = find(name)
    levels = ",".join(kind for kind in game.players.LEVELS)
    with earlier_tree(before) as tree:
        old = lines_of(begin(WALK, tree, name, levels, str(positions)))
    new = lines_of(begin(FOLLOW, ROOT, name, levels), old)
    costs: dict[str, list[float]] = {}
    differ: dict[str, int] = {}
    evaluate = game.evaluation.win_shares
    assert evaluate is not None
    for line, answer in zip(old, new, strict=True):
        _, _, text, chosen = json.loads(line)
        state, now = game.parse_state(text), json.loads(answer)
        if len(game.legal(state)) == 1:
            continue
        seat, shares = game.actor(state), dict[int, float]()
        for level in chosen:
            for action in {chosen[level], now[level]} if chosen[level] != now[level] else ():
                if action not in shares:
                    shares[action] = win_shares_at(game, evaluate, game.after(state, action))[seat]
            cost = shares[chosen[level]] - shares[now[level]] if chosen[level] != now[level] else 0.0
            costs.setdefault(level, []).append(cost)
            differ[level] = differ.get(level, 0) + (chosen[level] != now[level])
    return {
        level: {
            "positions": len(of_level),
            "differ": differ[level],
            "mean_cost": round(statistics.fmean(of_level), 5),
            "standard_error": round(statistics.stdev(of_level) / len(of_level) ** 0.5, 5),
            "worst": round(max(of_level), 4),
        }
        for level, of_level in costs.items()
    }


def main() -> None:
    """Compares, prints, and keeps if that is wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench.same_choices", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--before", required=True, metavar="COMMIT", help="the earlier commit")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="positions with a choice")
    parser.add_argument("--keep", action="store_true", help="keep the result, and say so beside ladder and puzzles")
    parser.add_argument("--match", metavar="LEVEL", help="new against old in whole games instead")
    parser.add_argument("--games", type=int, default=1200, help="games of the match")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="how long the match lasts at most")
    args = parser.parse_args()
    begun, command = commit(), " ".join(["python -m bench.same_choices", *sys.argv[1:]])
    if args.match:
        figures = play(args.game, args.before, args.match, args.games, args.seconds)
        print(args.game, args.match, figures, flush=True)
        if args.keep:
            file = RESULTS / f"renewed-{args.game}.json"
            levels = json.loads(file.read_text(encoding="utf-8"))["levels"] if file.is_file() else {}
            kept_results.save(file, command, {"levels": levels | {args.match: figures}}, begun)
        return
    found = compare(args.game, args.before, args.positions)
    for level, figures in found.items():
        print(f"{level:10} {figures}")
    if worst := [level for level, figures in found.items() if figures["mean_cost"] > MOST_COST]:
        raise SystemExit(f"{args.game}: {', '.join(worst)} cost more than {MOST_COST} in the mean")
    if args.keep:
        kept_results.save(RESULTS / f"choices-{args.game}.json", command, {"levels": found}, begun)
        confirmed = {"digest": kept_results.digest_of_bots(find(args.game)), "command": command, "commit": begun}
        puzzles = ROOT / f"src/tumblestar/games/{args.game}/data/puzzles/puzzles.made.json"
        for file in (RESULTS / f"ladder-{args.game}.json", puzzles):
            kept = json.loads(file.read_text(encoding="utf-8"))
            kept["confirmed"] = [*kept.get("confirmed", ()), confirmed]
            file.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
