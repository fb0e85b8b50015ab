"""Measures reviews: what they are off by, which bot has which rating, whether luck is fair, what it explains, the time.

    python -m bench.review measure twisty --games 6 --keep   errors and ratings, kept in data/review/ of the game
    python -m bench.review luck twisty --games 100000        the mean luck of random games, by a cheap evaluator: 0
    python -m bench.review compare twisty --games 60         a stronger bot against a weaker one, with and without luck
    python -m bench.review charged twisty --bots club strong  how often a seat is charged more of the win than it had
    python -m bench.review speed                             seconds a game and a turn, of every game

`luck` and `compare` say how many standard errors a mean is from where it should be. All keep their results in
bench/results with `--keep`.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections import defaultdict
from collections.abc import Sequence
from math import fsum, sqrt
from pathlib import Path
from zlib import crc32

from bench.__main__ import commit, machine, write
from bench.calibration import kept, played
from tumblestar import bots, games
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.insight.ledger import ALIKE, Ledger, evaluator_of, ledger, rows
from tumblestar.insight.levels import opinion_of


def play(game: Game, names: Sequence[str], number: int) -> tuple[GameState, list[int]]:
    """A game between bots, by seats, and its actions; the number is the seed."""
    start = game.fresh(len(names), {})
    rng = random.Random(f"review {game.name} {number}")
    return start, [action for action, _ in played(game, start, names, rng)]


def measure(game: Game, seats: Sequence[int], count: int, keep: bool, without: Sequence[str]) -> dict[str, object]:
    """By seats: the mean size of a residual, and the mean rating of each bot where all seats are played by it.

    What is kept of other numbers of seats stays.
    """
    begun, found = commit(), dict[str, dict[str, object]]()
    for number in seats:
        errors, ratings = list[float](), dict[str, float]()
        for level in bots.of(game):
            if level in without:
                continue
            costs, decisions = 0.0, 0
            for n in range(count):
                start, actions = play(game, [level] * number, n)
                done = ledger(game, start, actions, opinion=opinion_of(game))
                first = next(i for i, row in enumerate(done.rows) if row.actor != CHANCE)
                errors += [abs(x) for row in done.rows[first + 1 :] for x in row.residual]
                sums = [done.totals(seat) for seat in range(number)]
                costs, decisions = costs + fsum(x.cost for x in sums), decisions + sum(x.decisions for x in sums)
            ratings[level] = round(1000 * costs / decisions, 2)
            print(f"{game.name}, {number} seats, {level}: {ratings[level]}", flush=True)
        found[str(number)] = {"games": count, "error": round(statistics.fmean(errors), 5), "ratings": ratings}
        print(f"{game.name}, {number} seats: mean size of a residual {found[str(number)]['error']}", flush=True)
    made = dict[str, object](found)
    if keep:
        file = Path(str(games.__file__)).parent / game.name / "data" / "review" / "measured.json"
        file.parent.mkdir(exist_ok=True)
        made = kept(file) | made
        command = f"python -m bench.review measure {game.name} --games {count} --keep"
        head = {"command": command, "commit": begun, "machine": machine()}
        file.write_text(json.dumps(head | {"seats": made}, indent=1) + "\n", encoding="utf-8", newline="\n")
    return made


def anything(s: GameState) -> list[float]:
    """A cheap evaluator that knows nothing, and says something else of every state: luck is fair by any."""
    first = 0.5 + 0.5 * crc32(repr(s).encode()) / 2**32
    return [first, *[(1.0 - first) / max(s.seats - 1, 1)] * (s.seats - 1)]


def luck(game: Game, seats: int, count: int) -> dict[str, object]:
    """The mean luck of each seat in random games, by the cheap evaluator, with its standard error."""
    sums = list[list[float]]()
    for number in range(count):
        rng, s, of_game = random.Random(f"luck {game.name} {number}"), game.fresh(seats, {}), [0.0] * seats
        while (actor := game.actor(s)) != OVER:
            if actor == CHANCE:
                action = bots.any_outcome(game, s, rng)
                (row,) = rows(game, s, [action], anything, [0.0] * seats)
                of_game = [x + y for x, y in zip(of_game, row.luck, strict=True)]
            else:
                action = bots.choose_any(game, s, rng)
            s = game.after(s, action)
        sums.append(of_game)
    means = [statistics.fmean(one) for one in zip(*sums, strict=True)]
    errors = [statistics.stdev(one) / sqrt(count) for one in zip(*sums, strict=True)]
    print(
        f"{game.name}: mean luck by seat {[f'{m:+.5f} ± {e:.5f}' for m, e in zip(means, errors, strict=True)]}",
        flush=True,
    )
    return {
        "games": count,
        "mean": means,
        "standard_error": errors,
        "errors_off": [m / e for m, e in zip(means, errors, strict=True)],
    }


def compare(game: Game, weaker: str, stronger: str, count: int) -> dict[str, object]:
    """The results of a stronger bot with two seats, as they are and without luck: their means and variances."""
    plain, adjusted = list[float](), list[float]()
    for number in range(count):
        seat = number % 2
        names = [stronger, weaker] if seat == 0 else [weaker, stronger]
        done: Ledger = ledger(game, *play(game, names, number))
        plain.append(done.final[seat])
        adjusted.append(done.luck_adjusted(seat))
    difference = [x - y for x, y in zip(plain, adjusted, strict=True)]
    off = statistics.fmean(difference) / (statistics.stdev(difference) / sqrt(count))
    factor = statistics.variance(plain) / statistics.variance(adjusted)
    print(
        f"{game.name}, {stronger} against {weaker}, {count} games: {statistics.fmean(plain):.3f}, without luck "
        f"{statistics.fmean(adjusted):.3f} ({off:+.1f} standard errors); variance {factor:.2f} times smaller",
        flush=True,
    )
    return {
        "bots": [stronger, weaker],
        "games": count,
        "mean": statistics.fmean(plain),
        "mean_adjusted": statistics.fmean(adjusted),
        "errors_off": off,
        "variance": statistics.variance(plain),
        "variance_adjusted": statistics.variance(adjusted),
        "factor": factor,
    }


CHARGED = 0.05


def charged(game: Game, seats: int, levels: Sequence[str], count: int) -> dict[str, object]:
    """How often a decision is charged more of the win than its seat had before it, by level of all seats."""
    found: dict[str, object] = {}
    for level in levels:
        had, lost, sums = list[float](), list[float](), list[float]()
        for number in range(count):
            done = ledger(game, *play(game, [level] * seats, number))
            shares = [done.start, *(row.shares for row in done.rows)]
            charges = [
                (row.cost, before[row.actor])
                for row, before in zip(done.rows, shares, strict=False)
                if row.cost >= CHARGED
            ]
            lost, had = lost + [cost for cost, _ in charges], had + [before for _, before in charges]
            sums += [done.totals(seat).cost for seat in range(seats)]
        found[f"{seats} {level}"] = made = {
            "games": count,
            "charged": len(lost),
            "more_than_the_seat_had": sum(cost > before + ALIKE for cost, before in zip(lost, had, strict=True)),
            "sum_of_a_seat_mean": round(statistics.fmean(sums), 3),
            "sum_of_a_seat_most": round(max(sums), 3),
        }
        print(f"{game.name}, {seats} seats, {level}: {made}", flush=True)
    return found


def speed(chosen: Sequence[Game], count: int) -> dict[str, object]:
    """The seconds that reviews of games between `greedy` take, by game and seats."""
    found: dict[str, object] = {}
    for game in chosen:
        bots.find(bots.of(game)[-1], game)
        for seats in game.seats:
            took, turns = defaultdict[str, list[float]](list), list[int]()
            for number in range(count):
                start, actions = play(game, ["greedy"] * seats, number)
                evaluator_of(game)(start)
                began, s, seen = time.perf_counter(), start, set[tuple[int, int]]()
                ledger(game, start, actions)
                took["game"].append(time.perf_counter() - began)
                for action in actions:
                    seen.add(game.turn(s))
                    s = game.after(s, action)
                turns.append(len(seen))
            seconds, a_turn = statistics.median(took["game"]), sum(took["game"]) / sum(turns)
            print(f"{game.name}, {seats} seats: {seconds:.2f} s a game, {a_turn:.3f} s a turn", flush=True)
            found[f"{game.name} {seats}"] = {"seconds": round(seconds, 2), "seconds_a_turn": round(a_turn, 4)}
    return found


def main() -> None:
    """Runs one measurement of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.review", description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=("measure", "luck", "compare", "charged", "speed"))
    parser.add_argument("game", nargs="?", help="by default all, one after the other")
    parser.add_argument("--seats", type=int, nargs="*", help="by default all; for luck and charged 2")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--bots", nargs="*", metavar="BOT", help="compare: weaker and stronger; charged: levels")
    parser.add_argument("--without", nargs="*", default=["random"], metavar="BOT", help="for measure: leaves bots out")
    parser.add_argument("--keep", action="store_true")
    args = parser.parse_args()
    chosen, begun, found = [games.find(args.game)] if args.game else games.working(), commit(), dict[str, object]()
    if args.what == "speed":
        found = speed(chosen, args.games)
    for game in chosen if args.what != "speed" else ():
        if args.what == "measure":
            measure(game, args.seats or game.seats, args.games, args.keep, args.without)
        elif args.what == "luck":
            found[game.name] = luck(game, (args.seats or [2])[0], args.games)
        elif args.what == "charged":
            found[game.name] = charged(game, (args.seats or [2])[0], args.bots or ["club"], args.games)
        else:
            weaker, stronger = args.bots or ("novice", bots.of(game)[-1])
            found[game.name] = compare(game, weaker, stronger, args.games)
    if args.keep and found:
        write(f"review-{args.what}" + (f"-{args.game}" if args.game else ""), "review", found, begun)


if __name__ == "__main__":
    main()
