"""Fits win shares to levels of play, and checks on other games whether they come.

    python -m bench.levels play twisty --games 1200 --folder PLAYED          forecasts of games of each level
    python -m bench.levels fit twisty --games 200 --folder PLAYED            kept in data/review/levels.json of the game
    python -m bench.levels check twisty --first 200 --folder PLAYED --keep   by bins of other games, in bench/results

`play` goes on where it was stopped, in rounds of a few games of each number of seats and level; what it evaluates is
not fitted to any level. Of each number of seats and level the power of the greatest likelihood is kept, drawn towards
1 by its standard error, resampled by game; alone also by a prior.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import fsum, log
from pathlib import Path
from typing import NamedTuple

from bench.__main__ import RESULTS, commit, write
from bench.calibration import Bin, Forecast, bins_of, brier, kept, looked
from tumblestar import bots, games
from tumblestar.contract.game import Game
from tumblestar.insight.ledger import is_exact
from tumblestar.insight.levels import Fit, fits

ROUND = 10
TIMES = 20
PRIOR = 3.0
"""Alone most games are won or lost at once, and few tell anything: so many games would speak for no fit at all."""
MOST = 3.0
"""No power is larger, and no lead."""
NEAR = 1e-4
"""No likelihood is less."""
ENOUGH_GAMES, ENOUGH_FORECASTS, OFF = 1000, 4000, 0.03
"""A bin of as many is off if its mean is, else if its whole interval is."""


class State(NamedTuple):
    """A state that was evaluated: the number of its game, the shares, those that came, and whether they are exact."""

    game: int
    exact: bool
    shares: tuple[float, ...]
    came: tuple[float, ...]


def cells(game: Game, folder: Path, given: argparse.Namespace) -> Iterator[tuple[int, str, Path]]:
    """Each number of seats and level, and the file of its forecasts."""
    for seats in given.seats or game.seats:
        for level in given.bots or [name for name in bots.of(game) if name not in ("random", "greedy")]:
            yield seats, level, folder / f"{game.name}-{seats}-{level}.csv"


def read(file: Path) -> list[State]:
    """The states of a file."""
    found = list[State]()
    for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
        number, exact, *rest = line.split(",")
        shares = tuple(map(float, rest))
        found.append(State(int(number), exact == "1", shares[: len(rest) // 2], shares[len(rest) // 2 :]))
    return found


def play(game: Game, folder: Path, given: argparse.Namespace) -> None:
    """Plays on until each cell has its games, or the time is over."""
    end, is_left = time.monotonic() + given.seconds, True
    while is_left:
        is_left = False
        for seats, level, file in cells(game, folder, given):
            first = max([given.first - 1, *(state.game for state in read(file))]) + 1
            if first >= given.first + given.games or time.monotonic() > end:
                continue
            is_left, lines = True, list[str]()
            for number in range(first, first + ROUND):
                for s, shares, came, _ in looked(game, seats, level, number % 2 == 1, number, given.states):
                    numbers = [f"{share:.6f}" for share in (*shares, *came)]
                    lines.append(",".join([str(number), "01"[is_exact(game, s)], *numbers]))
            with file.open("a", encoding="utf-8", newline="\n") as stream:
                stream.write("\n".join([*lines, ""]))


def by_game(states: Sequence[State]) -> list[list[State]]:
    """The states of each game."""
    found = defaultdict[int, list[State]](list)
    for state in states:
        found[state.game].append(state)
    return list(found.values())


def at(state: State, fit: Fit) -> Sequence[float]:
    """The shares of a state at a level."""
    return state.shares if state.exact else fit.shares(state.shares)


def misfit(played: Sequence[Sequence[State]], fit: Fit) -> float:
    """Minus the log likelihood of what came."""
    return -sum(
        share * log(max(of, NEAR)) + (1 - share) * log(max(1 - of, NEAR)) * (len(state.came) == 1)
        for states in played for state in states for of, share in zip(at(state, fit), state.came, strict=True)
    )  # fmt: skip


def drawn_misfit(played: Sequence[Sequence[State]], fit: Fit, seats: int) -> float:
    """The same; alone each game counts once, and a fit costs by how far it is from none."""
    if seats > 1:
        return misfit(played, fit)
    away = fit.lead**2 / 2 + 2 * log(fit.power) ** 2
    return fsum(misfit([states], fit) / len(states) for states in played) + PRIOR * away


def best_fit(played: Sequence[Sequence[State]], seats: int) -> Fit:
    """The fit of the least misfit, by steps that are halved."""
    fit, step = [1.0, 0.0], 0.4
    least = drawn_misfit(played, Fit(*fit), seats)
    while step > 0.01:
        tries = [[fit[0] + by, fit[1]] for by in (step, -step) if 0 < fit[0] + by <= MOST]
        tries += [[fit[0], fit[1] + 2 * by] for by in (step, -step) if abs(fit[1]) < MOST] if seats == 1 else []
        tried = min((drawn_misfit(played, Fit(*one), seats), one) for one in tries)
        if tried[0] < least:
            least, fit = tried
        else:
            step /= 2
    return Fit(*(round(value, 2) for value in fit))


def fitted(played: Sequence[Sequence[State]], seats: int) -> Fit | None:
    """The best fit, drawn towards none by its standard error (James and Stein); None where that leaves nothing."""
    fit, rng = best_fit(played, seats), random.Random(1)
    others = [best_fit(rng.choices(played, k=len(played)), seats) for _ in range(TIMES)]
    drawn = list[float]()
    for i, (value, none) in enumerate(zip(fit, Fit(), strict=True)):
        away, error = value - none, statistics.stdev(other[i] for other in others)
        drawn.append(round(none + (away * (1 - (error / away) ** 2) if abs(away) > error else 0), 2))
    return Fit(*drawn) if Fit(*drawn) != Fit() else None


def is_off(one: Bin, count: int) -> bool:
    """Whether a bin is more than OFF from what was predicted."""
    if count >= ENOUGH_GAMES and one.forecasts >= ENOUGH_FORECASTS:
        return abs(one.came - one.predicted) > OFF
    return one.is_off


def check(states: Sequence[State], fit: Fit) -> dict[str, object]:
    """The bins of a cell."""
    played = [
        [Forecast(*pair, 0.0) for state in of_game for pair in zip(at(state, fit), state.came, strict=True)]
        for of_game in by_game(states)
    ]
    bins = bins_of(played)
    return {
        "games": len(played), "forecasts": sum(map(len, played)), "fit": fit, "brier": round(brier(played), 4),
        "off": sum(is_off(one, len(played)) for one in bins),
        "worst": [round(x, 4) for x in max(bins, key=lambda one: abs(one.came - one.predicted) * one.forecasts**0.5)],
        "bins": [{name: round(x, 4) for name, x in one._asdict().items()} for one in bins],
    }  # fmt: skip


def main() -> None:
    """Runs one step of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.levels", description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=("play", "fit", "check"))
    parser.add_argument("game", choices=list(games.GAMES))
    parser.add_argument("--folder", type=Path, required=True, help="where the forecasts are")
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument("--bots", nargs="*")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game; fit and check on others")
    parser.add_argument("--states", type=int, default=12, help="states evaluated in each game")
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--keep", action="store_true")
    given, game = parser.parse_args(), games.find(sys.argv[2])
    begun, found = commit(), defaultdict[str, dict[str, object]](dict)
    given.folder.mkdir(exist_ok=True)
    if given.what == "play":
        return play(game, given.folder, given)
    for seats, level, file in cells(game, given.folder, given):
        games_of_it = range(given.first, given.first + given.games)
        if not (states := [state for state in read(file) if state.game in games_of_it]):
            continue
        if given.what == "check":
            made = check(states, fits(game, seats).get(level, Fit()))
            print(seats, level, {key: value for key, value in made.items() if key != "bins"}, flush=True)
            found[str(seats)][level] = made
        elif fit := fitted(by_game(states), seats):
            print(seats, level, fit, flush=True)
            found[str(seats)][level] = fit
    if given.what == "fit":
        file = Path(str(games.__file__)).parent / game.name / "data" / "review" / "levels.json"
        head = {"command": " ".join(["python -m bench.levels", *sys.argv[1:]]), "commit": begun}
        file.write_text(json.dumps(head | {"seats": kept(file) | found}) + "\n", encoding="utf-8", newline="\n")
    elif given.keep:
        name = f"levels-{game.name}"
        write(name, "levels", {"seats": kept(RESULTS / f"{name}.json") | found}, begun)


if __name__ == "__main__":
    main()
