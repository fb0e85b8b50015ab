"""Any bots in the place of a game's compiled players: the loop of games runs interpreted with them."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.engine import game_loop, players, speed
from tumblestar.engine.bot_workers import Bot
from tumblestar.engine.game_loop import CHANCE_SEED, CHOICE_SEED, KEYS, GameMemory

FIRST = 2
"""The kind of the first bot in the loop."""


class PlainPlayers(NamedTuple):
    """The bots of a game."""

    game: Game
    bots: Sequence[Bot[GameState]]


def plan_turn(m: GameMemory, kind: int, seed: int) -> int:
    """Writes what the bot of a kind does in the position; returns how many actions."""
    game, bots = m.work
    bot = bots[kind - FIRST]
    history = m.past[: m.known[0]] if bot.remembers else ()
    actions = bot.plan(game, m.states[0], random.Random(seed), history)
    m.out[: len(actions)] = actions
    return len(actions)


def bind(game: Game) -> speed.Bound:
    """The loop of games, interpreted, with these players in the place of the game's own."""
    return _bind(game.name, game.edition)


@cache
def _bind(name: str, edition: int) -> speed.Bound:
    return speed.bind(Game(name, edition), sys.modules[__name__], game_loop, compiled=False)


def new_memory(game: Game, bots: Sequence[Bot[GameState]], room: int = 0) -> GameMemory:
    """Memory for games of these bots."""
    past = players.PAST if any(bot.remembers for bot in bots) else 0
    return players.new_memory(bind(game), game.fresh(game.seats[0]), past, room, PlainPlayers(game, bots))


def play_out(game: Game, s: GameState, bots: Sequence[Bot[GameState]], rng: random.Random, most: int) -> GameState:
    """Plays a copy of a state to its end, a bot a seat, or for `most` events."""
    memory, states, keys = new_memory(game, bots), [game.copy(s)], [0] * KEYS
    keys[CHANCE_SEED], keys[CHOICE_SEED] = rng.getrandbits(62) + 1, rng.getrandbits(62) + 1
    bind(game).call.play_on(memory, states, 0, keys, range(FIRST, FIRST + len(bots)), most)
    return states[0]
