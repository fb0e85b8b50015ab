"""Compares the win shares that a game's evaluator predicts with those that came.

    python -m bench.calibration twinkle --games 400 --keep

Plays games between bots of one level each, the level changing from game to game, with the options of the box and with
mixed ones, and evaluates some states of every game. In ten bins of the predicted share stand the mean prediction and
the mean share that came, with a 95 % interval by bootstrap over whole games, since the states of a game are not
independent. The Brier score is the mean squared error over seats; `alone` is that of predicting an even share.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, cast

from bench.__main__ import RESULTS, commit, write
from tumblestar import bots, games
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.lab.study import Study

BINS = 10
TIMES = 1000
"""Resamplings of the bootstrap."""
OFF = 0.03
"""How far a bin's interval may lie from the diagonal."""


class Forecast(NamedTuple):
    """A predicted share and the one that came, of a seat in a state; and how far the game had gone, from 0 to 1."""

    predicted: float
    came: float
    progress: float


class Bin(NamedTuple):
    """The forecasts of one bin: how many, their mean, the mean share that came, and its interval."""

    forecasts: int
    predicted: float
    came: float
    low: float
    high: float

    @property
    def is_off(self) -> bool:
        """Whether the interval lies wholly outside OFF from the diagonal."""
        return self.low > self.predicted + OFF or self.high < self.predicted - OFF


def played(game: Game, s: GameState, names: Sequence[str], rng: random.Random) -> Iterator[tuple[int, GameState]]:
    """Plays a game between bots, by seats, from a state to its end: each action, and the state after it."""
    players, history = [bots.find(name, game) for name in names], list[GameState]()
    while (actor := game.actor(s)) != OVER:
        actions: Sequence[int] = (
            (bots.any_outcome(game, s, rng),) if actor == CHANCE else players[actor].plan(game, s, rng, history)
        )
        for action in actions:
            history.append(s)
            s = game.after(s, action)
            yield action, s


def looked(
    game: Game, seats: int, level: str, mixed: bool, number: int, states: int
) -> Iterator[tuple[GameState, Sequence[float], Sequence[float], float]]:
    """Plays one game and evaluates about so many of its states, chance states among them, and one of the set-up.

    Each state with its shares, those that came, and how far the game had gone.
    """
    rng = random.Random(f"calibration {game.name} {seats} {number}")
    s = Study.new(game, [level] * seats, {}, number, is_mixed=mixed).start_of(number)
    line = [s, *(after for _, after in played(game, s, [level] * seats, rng))]
    came = [float(game.win_share(line[-1], seat)) for seat in range(seats)]
    start = next(i for i, state in enumerate(line) if game.actor(state) != CHANCE)
    chosen = sorted(
        {rng.randrange(start + 1), *rng.sample(range(start, len(line) - 1), min(states, len(line) - start - 1))}
    )
    evaluate = game.evaluation.win_shares
    assert evaluate is not None
    for at in chosen:
        yield line[at], evaluate(line[at]), came, at / len(line)


def play(game: Game, seats: int, level: str, mixed: bool, number: int, states: int) -> list[Forecast]:
    """The forecasts of a game for all seats."""
    found = looked(game, seats, level, mixed, number, states)
    return [Forecast(*pair, at) for _, shares, came, at in found for pair in zip(shares, came, strict=True)]


def bins_of(by_game: Sequence[Sequence[Forecast]], seed: int = 1) -> list[Bin]:
    """The bins that have forecasts."""
    sums = [[[0.0, 0.0, 0.0] for _ in range(BINS)] for _ in by_game]
    for row, forecasts in zip(sums, by_game, strict=True):
        for one in forecasts:
            of_bin = row[min(int(one.predicted * BINS), BINS - 1)]
            of_bin[0] += 1
            of_bin[1] += one.predicted
            of_bin[2] += one.came
    rng, found = random.Random(seed), list[Bin]()
    for i in range(BINS):
        here = [row[i] for row in sums if row[i][0]]
        count = sum(one[0] for one in here)
        if not count:
            continue
        means: list[float] = []
        for _ in range(TIMES):
            drawn = rng.choices(here, k=len(here))
            means.append(sum(one[2] for one in drawn) / sum(one[0] for one in drawn))
        means.sort()
        predicted, came = sum(one[1] for one in here) / count, sum(one[2] for one in here) / count
        found.append(Bin(int(count), predicted, came, means[int(0.025 * TIMES)], means[int(0.975 * TIMES)]))
    return found


def brier(by_game: Sequence[Sequence[Forecast]]) -> float:
    """The mean squared error of the forecasts."""
    return statistics.fmean((one.predicted - one.came) ** 2 for forecasts in by_game for one in forecasts)


def main() -> None:
    """Runs the calibration of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="*", help="by default all numbers of seats")
    parser.add_argument("--bots", nargs="*", default=["greedy", "club", "strong"])
    parser.add_argument("--games", type=int, default=400, help="games for each number of seats")
    parser.add_argument("--states", type=int, default=12, help="states evaluated in each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game; fit on others")
    parser.add_argument("--dump", help="write all forecasts to this file, as CSV")
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    args = parser.parse_args()
    game, start = games.find(args.game), commit()
    results: dict[str, object] = {}
    lines: list[str] = []
    for seats in args.seats or game.seats:
        began, by_game = time.perf_counter(), list[list[Forecast]]()
        for number in range(args.first, args.first + args.games):
            level = args.bots[number % len(args.bots)]
            by_game.append(play(game, seats, level, number % 2 == 1, number, args.states))
            lines += [f"{seats},{number},{','.join(f'{x:.5f}' for x in one)}" for one in by_game[-1]]
        count, found = sum(map(len, by_game)), bins_of(by_game)
        even = [[one._replace(predicted=1.0 / max(seats, 2)) for one in forecasts] for forecasts in by_game]
        error, alone = brier(by_game), brier(cast("list[list[Forecast]]", even))
        print(f"{game.name}, {seats} seats: {count} forecasts, Brier {error:.4f} (even share {alone:.4f})", flush=True)
        for one in found:
            sign = "  OFF" if one.is_off else ""
            print(f"  {one.predicted:6.3f} {one.came:6.3f}  {one.low:.3f} to {one.high:.3f}  {one.forecasts:6}{sign}")
        print(f"  {time.perf_counter() - began:.0f} s", flush=True)
        results[str(seats)] = {
            "command": " ".join(["python -m bench.calibration", *sys.argv[1:]]),
            "commit": start,
            "games": args.games,
            "forecasts": count,
            "brier": round(error, 4),
            "brier_even": round(alone, 4),
            "bins": [{name: round(x, 4) for name, x in one._asdict().items()} | {"off": one.is_off} for one in found],
        }
    if args.dump:
        text = "\n".join(["seats,game,predicted,came,progress", *lines, ""])
        Path(args.dump).write_text(text, encoding="utf-8", newline="\n")
    if args.keep:
        name = f"calibration-{game.name}"
        made = dict(sorted((kept(RESULTS / f"{name}.json") | results).items()))
        write(name, "calibration", {"game": game.name, "seats": made}, start)


def kept(file: Path) -> dict[str, object]:
    """What a file keeps already, by seats: numbers of seats that are not played now stay."""
    return json.loads(file.read_text(encoding="utf-8"))["seats"] if file.is_file() else {}


if __name__ == "__main__":
    main()
