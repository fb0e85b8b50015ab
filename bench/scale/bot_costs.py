"""Costs of a bot's turn by game and level, and how long games are: games between bots, played in this process."""

import random
import resource
import time
from typing import Any, NamedTuple

from tumblestar import bots
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.engine.bot_workers import Bot
from tumblestar.games import GAMES

SEATS = 2
TYPICAL = "club"
"""The level whose games stand for those of people."""
TYPICAL_GAMES = 30
MOST_EVENTS = 100_000
QUANTILES = 20


class Played(NamedTuple):
    """A game: milliseconds of each turn's plan, and by seat the number of actions of each turn."""

    times: list[float]
    turns: list[list[int]]
    events: int


def play(game: Game, bot: Bot[GameState], rng: random.Random, until: float) -> tuple[Played, bool]:
    """Plays one game of a bot against itself; stops early at a time of this thread. Returns whether it is finished."""
    state = bots.set_up(game, game.fresh(SEATS), rng)
    history: list[GameState] = []
    played = Played([], [[] for _ in range(SEATS)], 0)
    events, last = 0, None
    while (actor := game.actor(state)) != OVER and events < MOST_EVENTS:
        if actor == CHANCE:
            actions = [bots.any_outcome(game, state, rng)]
        else:
            start = time.thread_time()
            actions = list(bot.plan(game, state, rng, history))
            played.times.append((time.thread_time() - start) * 1000)
            if actor != last:
                played.turns[actor].append(0)
            played.turns[actor][-1] += len(actions)
            last = actor
        for action in actions:
            if bot.remembers:
                history.append(game.copy(state))
            game.rules.apply(state, action)
            events += 1
        if time.thread_time() > until:
            return played._replace(events=events), False
    return played._replace(events=events), True


def level(game: Game, name: str, seconds: float, games: int = 0) -> dict[str, Any]:
    """Figures of a level: games until this many seconds of CPU time are used, or until so many are finished."""
    bot = bots.find(name, game)
    rng = random.Random(f"{game.name} {name}")
    play(game, bot, rng, time.thread_time() + 0.2)
    until = time.thread_time() + seconds
    finished: list[Played] = []
    times: list[float] = []
    while time.thread_time() < until and (not games or len(finished) < games):
        played, is_finished = play(game, bot, rng, until)
        times += played.times
        if is_finished:
            finished.append(played)
    figures: dict[str, Any] = {
        "turns": len(times),
        "ms": sum(times) / len(times),
        "p99 ms": sorted(times)[len(times) * 99 // 100],
    }
    if name == TYPICAL and finished:
        figures["lengths"] = lengths(finished)
    return figures


def lengths(games: list[Played]) -> dict[str, Any]:
    """Quantiles of how long games are: turns of a seat in a game, and actions of a turn; and the events of a game."""
    turns = sorted(len(turns) for game in games for turns in game.turns)
    actions = sorted(count for game in games for turns in game.turns for count in turns)
    return {
        "games": len(games),
        "turns of a seat": quantiles(turns),
        "actions of a turn": quantiles(actions),
        "events": sum(game.events for game in games) / len(games),
    }


def quantiles(values: list[int]) -> list[int]:
    """The values at 0, 5, … 100 percent of sorted ones."""
    return [values[round(i * (len(values) - 1) / QUANTILES)] for i in range(QUANTILES + 1)]


def measure(seconds: float) -> dict[str, Any]:
    """Figures of all games and levels. The memory is that of this process after each game's bots are loaded."""
    figures: dict[str, Any] = {}
    for name, game in GAMES.items():
        figures[name] = {"levels": {}}
        for one in bots.of(game):
            is_typical = one == TYPICAL
            result = level(game, one, seconds * (4 if is_typical else 1), TYPICAL_GAMES if is_typical else 0)
            if "lengths" in result:
                figures[name]["lengths"] = result.pop("lengths")
            figures[name]["levels"][one] = result
            print(
                f"{name:16} {one:8} {result['ms']:9.2f} ms a turn, p99 {result['p99 ms']:9.2f}, {result['turns']} turns"
            )
        figures[name]["MB"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return figures
