"""Defaults of `picture.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tumblestar.contract.pictures import Parts, Plate
from tumblestar.contract.state import GameState

parts: Parts[GameState] | None = None
COVER: tuple[int, int, int, int] | None = None
board_of: Callable[[GameState, int], list[str]] | None = None
turning: Callable[[GameState], tuple[int, bool]] | None = None
action_at: Callable[[GameState, int | None, float, float], int | None] | None = None
gains: Callable[[GameState, Sequence[int]], Sequence[Plate]] | None = None


def rows(s: GameState) -> list[str]:
    """Nothing beside the board."""
    return []


def rows_size(seats: int) -> tuple[int, int]:
    """Nothing beside the board."""
    return 0, 0


def outcome_icon(s: GameState, action: int) -> str:
    """No drawing; the label of the outcome stands beside it."""
    return ""
