"""Compares win shares at the end of games of Twinkle Twinkle with plain minimax over all actions, by the rules alone.

    python -m bench.endings shares --keep
    python -m bench.endings blame --games 500 --keep

Bots of one level play each game, the level changing from game to game, half of the games with mixed options.
`bench/minimax.py` says what is true, without bots, order or tables.

Of each game `shares` draws some decisions whose shares are said to be exact, and finds them again; `wrong` counts those
that differ by more than 1e-9 for any seat. `blame` looks at the last five decisions of each game: how many are charged
5 points of a percent or more, how many of these cost nothing, or under 1 point, and how many that cost 5 are not
charged 1; `before` is the same by the learned values alone, as reviews were before.
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import cast

from bench import minimax
from bench.__main__ import RESULTS, commit, write
from bench.calibration import kept, played
from tumblestar import bots, games
from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.engine import speed
from tumblestar.games.twinkle_twinkle.evaluation import estimated_shares
from tumblestar.games.twinkle_twinkle.rules import State
from tumblestar.insight.ledger import win_shares_at
from tumblestar.lab.study import Study

LEVELS = ("greedy", "club", "strong")
OF_A_GAME = 4
AT_ONCE = 50
"""Games after which figures are kept: who starts the command again goes on from there."""
NAME = "endings-shares"


class Minimax:
    """Plain minimax over the actions of a game, with its memory."""

    def __init__(self, game: Game, compiled: bool | None = None) -> None:
        self.bound = speed.bind(game, minimax, compiled=compiled)
        self.states = self.bound.states(minimax.STEPS)
        self.outs = self.bound.ints(minimax.STEPS, game.rules.MAX_LEGAL)
        self.values = self.bound.floats(minimax.STEPS, max(game.seats))
        self.counters = self.bound.ints(2)

    def shares(self, s: GameState) -> list[float]:
        """What each seat gets in a state from which nothing is left to chance. Raises ValueError for others."""
        self.bound.put(self.states, 0, s)
        self.counters[0] = self.counters[1] = 0
        self.bound.call.search(self.states, 0, self.outs, self.values, self.counters)
        if self.counters[1]:
            raise ValueError("chance is to act before the end")
        return [float(share) for share in self.values[0][: s.seats]]


def error(minimax: Minimax, game: Game, s: GameState) -> float:
    """How far the shares of a state are off at most."""
    assert game.evaluation.win_shares is not None
    return max(abs(a - b) for a, b in zip(game.evaluation.win_shares(s), minimax.shares(s), strict=True))


def play(game: Game, seats: int, number: int, rng: random.Random) -> Iterator[tuple[int, GameState]]:
    """A game between bots: its actions, each with the state after it."""
    level = LEVELS[number % len(LEVELS)]
    s = Study.new(game, [level] * seats, {}, number, is_mixed=number % 2 == 1).start_of(number)
    return played(game, s, [level] * seats, rng)


def endings(game: Game, seats: int, number: int) -> Iterator[GameState]:
    """Some decisions of a game between bots whose shares are said to be exact."""
    rng = random.Random(f"endings {seats} {number}")
    line = [after for _, after in play(game, seats, number, rng)][:-1]
    covered = [after for after in line if game.actor(after) >= 0 and game.review.evaluator(after).is_exact]
    yield from rng.sample(covered, min(OF_A_GAME, len(covered)))


def check(
    game: Game, seats: int, count: int, so_far: dict[str, float], keep: Callable[[dict[str, float]], None]
) -> None:
    """Goes on until so many endings are checked; keeps the figures after every so many games."""
    searcher, found = Minimax(game), Counter[str]()
    most, number = so_far.get("largest_error", 0.0), int(so_far.get("games", 0))
    found.update({name: int(so_far.get(name, 0)) for name in ("endings", "wrong", "states")})
    while found["endings"] < count:
        for s in endings(game, seats, number):
            off = error(searcher, game, s)
            most = max(most, off)
            found.update({"endings": 1, "wrong": int(off > minimax.EQUAL), "states": int(searcher.counters[0])})
        number += 1
        if number % AT_ONCE == 0 or found["endings"] >= count:
            keep({**found, "games": number, "largest_error": most})
            print(f"{game.name}, {seats} seats: {dict(found)}, largest error {most}", flush=True)


LAST, CHARGED, NOTHING = 5, 0.05, 0.01
Shares = Callable[[GameState], Sequence[float]]


def blame(game: Game, seats: int, count: int) -> dict[str, object]:
    """How many of the last decisions of so many games are charged, and how many of these cost nothing."""
    searcher, found = Minimax(game), {name: Counter[str]() for name in ("before", "now")}

    def cost(shares: Shares, s: GameState, action: int) -> float:
        after = {way: win_shares_at(game, shares, game.after(s, way))[game.actor(s)] for way in game.legal(s)}
        return max(after.values()) - after[action]

    def before(s: GameState) -> Sequence[float]:
        return estimated_shares(cast("State", s))

    assert game.evaluation.win_shares is not None
    for number in range(count):
        line = list(play(game, seats, number, random.Random(f"blame {seats} {number}")))
        decisions = [(s, action) for (_, s), (action, _) in pairwise(line) if len(game.legal(s)) > 1]
        for s, action in decisions[-LAST:]:
            truth = cost(searcher.shares, s, action)
            for name, shares in (("before", before), ("now", game.evaluation.win_shares)):
                charged = cost(shares, s, action)
                found[name]["charged"] += charged >= CHARGED
                found[name]["of these cost nothing"] += charged >= CHARGED and truth < minimax.EQUAL
                found[name]["of these cost under 1 point"] += charged >= CHARGED and truth < NOTHING
                found[name]["cost 5, not charged 1"] += truth >= CHARGED and charged < NOTHING
    figures = {"seats": seats, "games": count, **{name: dict(sums) for name, sums in found.items()}}
    print(f"{game.name}: {figures}", flush=True)
    return figures


def main() -> None:
    """Runs the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.endings", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=("shares", "blame"))
    parser.add_argument("--two", type=int, default=10_000, help="endings with two seats")
    parser.add_argument("--others", type=int, default=1_000, help="endings with each other number of seats")
    parser.add_argument("--games", type=int, default=500, help="games of each number of seats, for blame")
    parser.add_argument("--seats", type=int, nargs="*", help="by default all")
    parser.add_argument("--keep", action="store_true", help="keep the figures; shares goes on from those kept")
    args = parser.parse_args()
    game, begun = games.find("twinkle_twinkle"), commit()
    for name in bots.of(game):
        bots.find(name, game)
    numbers = args.seats or game.seats
    if args.what == "blame":
        found = {str(seats): blame(game, seats, args.games) for seats in numbers}
        if args.keep:
            write("endings-blame", "endings", {"seats": found}, begun)
        return
    figures = kept(NAME) if args.keep and (RESULTS / f"{NAME}.json").is_file() else {}
    for seats in numbers:

        def keep(now: dict[str, float], key: str = str(seats)) -> None:
            figures[key] = now
            if args.keep:
                write(NAME, "endings", {"seats": figures}, begun)

        so_far = cast("dict[str, float]", figures.get(str(seats), {}))
        check(game, seats, args.two if seats == 2 else args.others, so_far, keep)


if __name__ == "__main__":
    main()
