"""How good the actions of Shizzle are, and the bots that go by it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

from tumblestar.bot_workers import Bot, without_choice
from tumblestar.game import Game
from tumblestar.games.shizzle.rules import State
from tumblestar.games.shizzle.solver.action_values import ActionValues
from tumblestar.games.shizzle.solver.evaluators import Points, preparation, share_evaluator

LEVELS = {"novice": 0.20, "club": 0.08, "strong": 0.02, "optimal": 0.0}
"""How much of the win chance each level of a bot may give away with one action, at most; weakest first."""
NEAR = 1e-9


def greedy(game: Game, s: State, rng: random.Random) -> int:
    """The action with the most points to be expected from this turn; ties by lot. The yardstick of the benches."""
    return _near_best(ActionValues(s, Points(s)).by_action, NEAR, rng)


def _near_best(worths: dict[int, float], mistake: float, rng: random.Random) -> int:
    """Any action that is worth at most `mistake` less than the best."""
    best = max(worths.values())
    return rng.choice([action for action, worth in worths.items() if worth >= best - mistake])


def _plan(mistake: float, game: Game, s: State, rng: random.Random, history: Sequence[State]) -> Sequence[int]:
    return (_near_best(ActionValues(s, share_evaluator(s)).by_action, max(mistake, NEAR), rng),)


BOTS = {name: Bot(without_choice(partial(_plan, mistake)), preparation) for name, mistake in LEVELS.items()}
"""The bots that this game has besides those of every game."""
