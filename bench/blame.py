"""Says whether reviews name the decisions that truly cost, and no others: by games that bots play on from both ways.

    python -m bench.blame twisty --seats 2 --seconds 3600 --keep

Games are played between bots of one level and reviewed. Of each some decisions are drawn by seed, and some of those
that the review names (it charges NAMED or more). What a seat does in a turn until chance comes, such as to take a tile
and to place it, is one decision. What one truly costs: the evaluator's best way at each step and that of `strong` are
played on to the end, and so is the one that was taken, with the same seeds, by `greedy` (in Twisty by `club`): 100
times where that is clear to three standard errors, else 400, and up to 4,000 while the interval of 95 % still holds 5
points, or 1 where the review names it. Goes on from the figures that are kept until TRUE drawn decisions have truly
cost 5 points or more.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Hashable, Sequence
from itertools import groupby
from math import fsum, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from bench.__main__ import RESULTS, commit, write
from bench.calibration import played
from tumblestar import bots, games
from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.engine import game_loop, players
from tumblestar.insight.ledger import Row
from tumblestar.insight.levels import level_of
from tumblestar.insight.report import Review
from tumblestar.lab.study import Study
from tumblestar.record import Record, Seat

TRUE = 125
COSTLY, NAMED, NOTHING = 0.05, 0.02, 0.01
LOOKS = ((100, 3.0), (400, 1.96), (1200, 1.96), (4000, 1.96))
"""After so many games it is enough if so many standard errors do not hold COSTLY, nor NOTHING of what is named."""
DRAWN, OF_NAMED = 6, 2
MOST_EVENTS = 100_000
LEVELS = ("beginner", "novice", "club", "strong")


class Decision(NamedTuple):
    """A decision of a game: what the review charges, what it truly costs, its interval, and how many games say so.

    `n` is the number of its first event.
    """

    game: int
    n: int
    drawn: bool
    charged: float
    cost: float
    low: float
    high: float
    games: int


class Playouts:
    """Games that bots play on from two states with the same random numbers, in the compiled loop."""

    def __init__(self, game: Game, s: GameState, by: str) -> None:
        self.bound, self.kind = players.bind(game), players.kinds(game)[by]
        self.memory = players.new_memory(self.bound, s)
        self.roots, self.states = self.bound.states(2), self.bound.states(1)

    def losses(self, better: GameState, worse: GameState, seat: int, numbers: range) -> list[float]:
        """What a seat has more of the win after the first state than after the second, game by game."""
        games = self.bound.ints(2 * len(numbers), game_loop.FIRST_KIND + better.seats)
        shares = self.bound.floats(2 * len(numbers), better.seats + 1)
        for root, s in enumerate((better, worse)):
            self.bound.put(self.roots, root, s)
        for i, game in enumerate(games):
            game[game_loop.ROOT] = i % 2
            rng = random.Random(f"blame {numbers[i // 2]}")
            game[game_loop.CHANCE_SEED], game[game_loop.CHOICE_SEED] = (rng.getrandbits(62) + 1 for _ in range(2))
            game[game_loop.FIRST_KIND :] = self.kind
        self.bound.call.play_games(self.memory, self.roots, games, shares, self.states, MOST_EVENTS)
        return [float(shares[2 * i][seat] - shares[2 * i + 1][seat]) for i in range(len(numbers))]


def cost(
    better: GameState, taken: GameState, seat: int, by: Playouts, limits: Sequence[float]
) -> tuple[float, float, float, int]:
    """What a seat loses by one state against another: the mean, its interval, and the games that were played on."""
    losses = list[float]()
    for count, errors in LOOKS:
        losses += by.losses(better, taken, seat, range(len(losses), count))
        mean, around = fmean(losses), errors * stdev(losses) / sqrt(count)
        if not any(mean - around <= limit <= mean + around for limit in limits):
            break
    around = 1.96 * stdev(losses) / sqrt(len(losses))
    return mean, mean - around, mean + around, len(losses)


def decisions(game: Game, seats: int, number: int, by: str) -> list[Decision]:
    """The decisions of a game that are looked at."""
    levels = [level for level in LEVELS if level in bots.of(game)]
    level, rng = levels[number % len(levels)], random.Random(f"blame {game.name} {seats} {number}")
    start = Study.new(game, [level] * seats, {}, number, is_mixed=False).start_of(number)
    record = Record.new(game, [Seat("bot", level)] * seats, {}, chance="typed")
    for action, _ in played(game, start, [level] * seats, rng):
        record.append(action)
    assert level_of(record) in (level, None)
    review = Review(record)
    list(review.events())
    open_until = review.tail()["decided"] or len(review.rows)
    choices = [rows for rows in of_one_decision(record, review.rows) if rows[0].n <= open_until]
    named = [rows for rows in choices if charge(rows) >= NAMED]
    playouts = Playouts(game, start, by)
    drawn = rng.sample(choices, min(DRAWN, len(choices)))
    found = list[Decision]()
    for rows in [*drawn, *rng.sample(named, min(OF_NAMED, len(named)))]:
        n, seat, s, taken = rows[0].n, rows[0].actor, record.state_at(rows[0].n - 1), record.state_at(rows[-1].n)
        bests = (as_strong(game, record.state_at(row.n - 1), row.best[0]) for row in rows if row.best)
        ways = {game.state_text(way): way for way in (as_strong(game, s), *bests)}
        limits = (COSTLY, NOTHING) if charge(rows) >= NAMED else (COSTLY,)
        costs = [cost(way, taken, seat, playouts, limits) for text, way in sorted(ways.items())]
        most = max(costs, default=(0.0, 0.0, 0.0, 0))
        found.append(Decision(number, n, len(found) < len(drawn), round(charge(rows), 4), *(round(x, 4) for x in most)))
    return found


def of_one_decision(record: Record, rows: Sequence[Row]) -> list[list[Row]]:
    """The rows of each decision: what a seat does in a turn until chance comes."""

    def turn(row: Row) -> tuple[int, Hashable]:
        return row.actor, record.game.turn(record.state_at(row.n - 1))

    decisions = [list(group) for _, group in groupby(rows, key=turn)]
    return [group for group in decisions if any(row.is_decision for row in group)]


def charge(rows: Sequence[Row]) -> float:
    """What a decision is charged."""
    return fsum(row.cost for row in rows)


def as_strong(game: Game, s: GameState, *first: int) -> GameState:
    """The state after a decision that begins so, if it is given how, and goes on as `strong` would."""
    strong, seat, turn = bots.find("strong", game), game.actor(s), game.turn(s)
    for action in first:
        s = game.after(s, action)
    while (game.actor(s), game.turn(s)) == (seat, turn):
        s = game.after(s, strong.plan(game, s, random.Random(1), ())[0])
    return s


def figures(found: Sequence[Decision]) -> dict[str, object]:
    """The shares that count, over the decisions whose interval says on which side they are."""
    drawn = [one for one in found if one.drawn]
    costly = [one for one in drawn if one.low > COSTLY or (one.cost >= COSTLY and one.games == LOOKS[-1][0])]
    named = [one for one in found if one.charged >= NAMED]
    return {
        "games": len({one.game for one in found}),
        "drawn": len(drawn),
        "truly_cost_5": len(costly),
        "of_these_named": sum(one.charged >= NAMED for one in costly),
        "named": len(named),
        "of_these_cost_under_1": sum(one.cost < NOTHING for one in named),
        "of_these_surely_under_1": sum(one.high < NOTHING for one in named),
    }


def main() -> None:
    """Goes on with one game and number of seats."""
    parser = argparse.ArgumentParser(prog="python -m bench.blame", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=list(games.GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--keep", action="store_true")
    given, begun = parser.parse_args(), commit()
    game, by = games.find(given.game), "club" if given.game == "twisty" else "greedy"
    for name in bots.of(game):
        bots.find(name, game)
    name, end = f"blame-{game.name}-{given.seats}", time.monotonic() + given.seconds
    file = RESULTS / f"{name}.json"
    kept = json.loads(file.read_text(encoding="utf-8"))["decisions"] if given.keep and file.is_file() else []
    found = [Decision(*one) for one in kept]
    number = max((one.game for one in found), default=-1) + 1
    while time.monotonic() < end and figures(found)["truly_cost_5"] < TRUE:  # type: ignore[operator]
        found += decisions(game, given.seats, number, by)
        number += 1
        print(number, figures(found), flush=True)
        if given.keep:
            write(name, "blame", {"by": by, **figures(found), "decisions": found}, begun)


if __name__ == "__main__":
    main()
