"""How good positions and actions of Shizzle are, and the bots that go by it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

from tumblestar.contract.game import Game
from tumblestar.engine.bot_workers import Bot, without_choice
from tumblestar.games.shizzle.rules import State
from tumblestar.games.shizzle.solver.action_values import ActionValues, Points, preparation, share_evaluator
from tumblestar.games.shizzle.solver.win_shares import win_shares as win_shares

LEVELS = {"novice": 0.18, "club": 0.08, "strong": 0.02, "optimal": 0.0}
"""How much of the win chance each level of a bot may give away with one action, at most, with two seats; weakest first.

With more seats all shares are smaller, and so are mistakes (`largest_mistake`).
"""
NEAR = 1e-9


def largest_mistake(level: str, seats: int) -> float:
    """How much of the win chance a level may give away with one action: the same part of a fair share for all seats."""
    return max(LEVELS[level] * 2 / seats, NEAR)


def greedy(game: Game, s: State, rng: random.Random) -> int:
    """The action with the most expected points from this turn; `rng` decides ties. The yardstick of the benches."""
    return _near_best(ActionValues(s, Points(s)).by_action, NEAR, rng)


def _near_best(values: dict[int, float], mistake: float, rng: random.Random) -> int:
    """Any action whose value is at most `mistake` below the best."""
    best = max(values.values())
    return rng.choice([action for action, value in values.items() if value >= best - mistake])


def _plan(level: str, game: Game, s: State, rng: random.Random, history: Sequence[State]) -> Sequence[int]:
    return (_near_best(ActionValues(s, share_evaluator(s)).by_action, largest_mistake(level, s.seats), rng),)


BOTS = {level: Bot(without_choice(partial(_plan, level)), preparation) for level in LEVELS}
"""The bots that this game has besides those of every game."""
