"""The bots of a game in the place of compiled players: `game_loops` runs interpreted with them."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.engine.bot_workers import Bot
from tumblestar.engine.speed import Array


class PlainPlayers:
    """The bots of a game. Its history has the states before each action of a seat."""

    def __init__(self, game: Game, bots: Sequence[Bot[GameState]]) -> None:
        self.game, self.bots = game, bots
        self.remembers = any(bot.remembers for bot in bots)
        self.history: list[GameState] = []

    def forget(self) -> None:
        """Begins another game."""
        self.history = []

    def plan(self, s: GameState, kind: int, seed: int) -> Sequence[int]:
        """What the bot of that number, from 1, does in a state."""
        actions = self.bots[kind - 1].plan(self.game, s, random.Random(seed), self.history)
        for action in actions if self.remembers else ():
            self.history.append(self.game.copy(s))
            s = self.game.after(s, action)
        return actions


def plan_turn(states: Array, kind: int, seed: int, out: Array, work: PlainPlayers) -> int:
    """Writes the actions of the seat to act into `out`; returns how many."""
    actions = work.plan(states[0], kind, seed)
    out[: len(actions)] = actions
    return len(actions)
