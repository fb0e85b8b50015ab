"""For how long bots' turns and rounds are shown, at each speed and thinking apart.

    python -m bench.pace                    all games with all numbers of players, under a minute
    python -m bench.pace --bot club         with another bot
    python -m bench.pace --keep             also writes bench/results/pace.json

Whole games are played, and each step gets the time that server and page give it (`tables.bots.Rhythm`). A round is as
many turns in a row as there are others. Targets at calm: a turn 2.5 s, a round of three bots 6 s and of five 9 s.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from datetime import date
from itertools import pairwise
from statistics import fmean

from bench.__main__ import write
from bench.made_tables import play_out
from tumblestar import bots
from tumblestar.contract.game import Game
from tumblestar.games import GAMES
from tumblestar.record import Record, Seat
from tumblestar.tables.bots import PACE, SPEEDS, Rhythm

NAMES = ("skip", "brisk", "calm")
"""Of the speeds."""


def played(game: Game, seats: int, bot: str, seed: int) -> Record:
    """A whole game of one bot against itself."""
    who, choose = [Seat("bot", bot)] * seats, bots.find_now(bot, game)
    record, seal = Record.begin(game, who, {}, f"pace {seed}", date=date.today().isoformat())
    return play_out(record, seal, choose, random.Random(seed))


def turns(record: Record) -> list[float]:
    """For how many paces each turn of a game is shown, after the set-up."""
    rhythm, shown = Rhythm(record.game), dict[object, float]()
    states = pairwise([*record.states(), record.state])
    for event, (before, after) in zip(record.events, states, strict=True):
        rhythm.note(before, event)
        if rhythm.turn:
            shown[rhythm.turn] = rhythm.paces(before.seats) - rhythm.left + rhythm.lasts(after)
    return list(shown.values())


def rounds(shown: Sequence[float], others: int) -> list[float]:
    """The same of as many turns in a row as there are others."""
    return [sum(shown[i : i + others]) for i in range(len(shown) - others + 1)]


def measure(game: Game, seats: int, bot: str, games: int) -> dict[str, dict[str, float]]:
    """Seconds of turns and rounds at each speed: the mean, and the longest."""
    shown = [turns(played(game, seats, bot, seed)) for seed in range(games)]
    figures = {"turn": [one for game in shown for one in game]}
    figures["round"] = [one for game in shown for one in rounds(game, seats - 1)]
    return {
        f"{what} {speed}": {
            "mean": round(PACE * factor * fmean(paces), 2),
            "longest": round(PACE * factor * max(paces), 2),
        }
        for what, paces in figures.items()
        for speed, factor in zip(NAMES, SPEEDS, strict=True)
    }


def main() -> None:
    """Measures, as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m bench.pace", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--keep", action="store_true")
    args = parser.parse_args()
    results: dict[str, object] = {}
    for game in GAMES.values():
        for seats in (seats for seats in game.seats if seats > 1):
            results[f"{game.name} {seats}"] = figures = measure(game, seats, args.bot, args.games)
            told = (f"{what}: {f['mean']} (longest {f['longest']})" for what, f in figures.items())
            print(f"{game.name:16} {seats} players, s   {'; '.join(told)}", flush=True)
    if args.keep:
        write("pace", "pace", {"bot": args.bot, "games": args.games, "seconds": results})


if __name__ == "__main__":
    main()
