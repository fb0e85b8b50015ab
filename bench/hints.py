"""Says how often the way that a hint calls best is best by a deeper evaluation, and what is lost by following hints.

Positions come from games of a bot against itself, with a quarter of the actions at random. In each the hint of a page
is made: its ways, ranked by the game's evaluator. In Shizzle for two every action of the first way is checked against
the values of all actions by the solution: the regret is what these actions lose, and has to be 0. In all other games
the first ways are played on by a bot, each with the same seeds: to the end, or for some rounds, after which the game's
evaluator values what was reached. The latter looks less far, and tells small differences with far fewer games. The
regret is what the first way loses against the way that a half of the games finds best, by the other half: so luck adds
nothing to it in the mean. The first way agrees if no other is better by more than two standard errors.

python -m bench.hints GAME --positions 60 --playouts 40 --rounds 2 --keep
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from bench.__main__ import commit, write
from tumblestar import bots, games
from tumblestar.bots import any_outcome, choose_any
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.games.shizzle.evaluation import ActionValues
from tumblestar.games.shizzle.rules import State as ShizzleState
from tumblestar.insight import hints
from tumblestar.insight.evaluations import value, wait_for_bots
from tumblestar.insight.ledger import evaluator_of, win_shares_at

CANDIDATES = 4
"""So many of the first ways are played on."""
OF_A_GAME = 4
"""At most so many positions are of one game."""
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")


class Looked(NamedTuple):
    """A position: whether its hint called one way best, whether the first way agrees, and what following it loses."""

    has_best: bool
    agrees: bool
    regret: float


def positions(game: Game, seats: int, by: str, count: int, seed: int) -> list[GameState]:
    """Positions with a choice."""
    rng, found = random.Random(seed), list[GameState]()
    choose = bots.find(by, game)
    while len(found) < count:
        s, of_game = game.fresh(seats), list[GameState]()
        while game.actor(s) != OVER:
            if game.actor(s) == CHANCE:
                s = game.after(s, any_outcome(game, s, rng))
                continue
            if len(game.legal(s)) > 1:
                of_game.append(s)
            s = game.after(s, choose_any(game, s, rng) if rng.random() < 0.25 else choose(game, s, rng))
        found += rng.sample(of_game, min(OF_A_GAME, len(of_game)))
    return found[:count]


def hint_at(game: Game, s: GameState) -> tuple[hints.Hint, bool]:
    """The hint at a position with all win shares, and whether these are exact."""
    found = hints.hint(game, s, NAMES[: s.seats], hints.BEST)
    assert found
    wait_for_bots(game)
    known = {state: value(game.name, state) for state in found.states}
    known |= {
        asked: value(game.name, asked) for asked in hints.valued(game, s, found, known).asked if asked not in known
    }
    valued = hints.valued(game, s, found, known)
    return hints.ranked(found, valued.shares, valued.error), bool(valued.by and valued.by.is_exact)


def look(game: Game, s: GameState, given: argparse.Namespace, seed: int) -> Looked | None:
    """What a deeper evaluation says of the hint in a position; None where there is one way."""
    found, is_exact = hint_at(game, s)
    ways = [way for way in found.ways if way.actions]
    if len(ways) < 2:
        return None
    if is_exact and game.name != "shizzle":  # an ending, which `bench.endings` checks
        return Looked(found.has_best, agrees=True, regret=0.0)
    if is_exact:
        regret = regret_by_solution(game, s, ways[0].actions)
        return Looked(found.has_best, regret <= hints.EXACT, regret)
    deep = [played_on(game, way.state, found.seat, given, seed) for way in ways[:CANDIDATES]]
    half, regrets = given.playouts // 2, list[float]()
    for choosing, valuing in ((slice(0, half), slice(half, None)), (slice(half, None), slice(0, half))):
        best = max(range(len(deep)), key=lambda i, part=choosing: fmean(deep[i][part]))
        regrets.append(fmean(deep[best][valuing]) - fmean(deep[0][valuing]))
    return Looked(found.has_best, not any(is_better(other, deep[0]) for other in deep[1:]), fmean(regrets))


def regret_by_solution(game: Game, s: GameState, actions: Sequence[int]) -> float:
    """What the actions of a way lose, one after another, by the values that the solution gives to all actions."""
    regret = 0.0
    for action in actions:
        assert isinstance(s, ShizzleState)
        values = ActionValues(s).by_action
        regret += max(values.values()) - values[action]
        s = game.after(s, action)
    return regret


def is_better(other: Sequence[float], first: Sequence[float]) -> bool:
    """Whether the results of a way are above those of the first by more than two standard errors of the difference."""
    differences = [a - b for a, b in zip(other, first, strict=True)]
    return fmean(differences) > 2 * stdev(differences) / sqrt(len(differences))


def played_on(game: Game, state: str, seat: int, given: argparse.Namespace, seed: int) -> list[float]:
    """The results of a seat in games that a bot plays on from a state, or its shares after some rounds."""
    choose, found = bots.find(given.by, game), list[float]()
    evaluate = evaluator_of(game)
    for i in range(given.playouts):
        s, rng = game.parse_state(state), random.Random(f"{seed} {i}")
        turns, before = 0, seat
        while (actor := game.actor(s)) != OVER:
            if actor >= 0:
                turns, before = turns + (actor != before), actor
                if given.rounds and turns >= given.rounds * s.seats:
                    break
            s = game.after(s, any_outcome(game, s, rng) if actor == CHANCE else choose(game, s, rng))
        is_over = game.actor(s) == OVER
        found.append(float(game.win_share(s, seat) if is_over else win_shares_at(game, evaluate, s)[seat]))
    return found


def measure(game: Game, seats: int, given: argparse.Namespace) -> dict[str, object]:
    """The figures of one number of seats."""
    states = positions(game, seats, given.by, given.positions, given.seed)
    found = [one for i, s in enumerate(states) if (one := look(game, s, given, i))]
    best, regrets = [one for one in found if one.has_best], [one.regret for one in found]
    return {
        "positions": len(found),
        "called_best": len(best),
        "agrees_where_called_best": round(fmean(one.agrees for one in best), 4) if best else None,
        "agrees": round(fmean(one.agrees for one in found), 4),
        "mean_regret": round(fmean(regrets), 5),
        "standard_error": round(stdev(regrets) / sqrt(len(regrets)), 5) if len(regrets) > 1 else None,
        "mean_regret_where_called_best": round(fmean(one.regret for one in best), 5) if best else None,
        "largest_regret": round(max(regrets), 5),
    }


def main() -> None:
    """Measures a game for each number of seats."""
    parser = argparse.ArgumentParser(prog="python -m bench.hints", description=__doc__)
    parser.add_argument("game", choices=list(games.GAMES))
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="numbers of seats; all without it")
    parser.add_argument("--positions", type=int, default=60, help="positions for each number of seats")
    parser.add_argument("--playouts", type=int, default=40, help="games played on from each way")
    parser.add_argument("--rounds", type=int, default=0, help="turns of every seat before the value; else to the end")
    parser.add_argument("--by", default="club", help="the bot that plays on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    given, begun = parser.parse_args(), commit()
    game, made = games.find(given.game), dict[str, object]()
    for seats in given.seats or [seats for seats in game.seats if seats > 1]:
        made[str(seats)] = measure(game, seats, given)
        print(seats, made[str(seats)], flush=True)
    if given.keep:
        write("-".join(["hints", game.name, *map(str, given.seats)]), "hints", {"seats": made}, begun)


if __name__ == "__main__":
    main()
