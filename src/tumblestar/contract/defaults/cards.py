"""Defaults of `cards.py`."""

from __future__ import annotations

from tumblestar.contract.capabilities import Goal
from tumblestar.contract.state import GameState


def goals(s: GameState) -> list[Goal]:
    """No goals."""
    return []
