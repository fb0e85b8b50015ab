"""Defaults of `evaluation.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from tumblestar.contract.state import GameState

if TYPE_CHECKING:
    from tumblestar.contract.game import Game

BOTS: Mapping[str, Callable[[Game, GameState, Random], int]] = {}
expected_line: Callable[[GameState, float], Sequence[int]] | None = None
win_shares: Callable[[GameState], Sequence[float]] | None = None
CLOSER: tuple[float, float] = (0.02, 0.0)
closer_shares: Callable[[GameState], Sequence[float]] | None = None


def greedy(game: Game, s: GameState, rng: Random) -> int:
    """The action with the most points right after it; `rng` decides ties."""
    seat = game.actor(s)
    choices = [(game.points(game.after(s, action), seat), action) for action in game.legal(s)]
    most = max(points for points, _ in choices)
    return rng.choice([action for points, action in choices if points == most])
