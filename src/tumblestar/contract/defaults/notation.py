"""Defaults of `notation.py`."""

from __future__ import annotations

from tumblestar.contract.state import GameState


def several(s: GameState, words: list[str]) -> list[str]:
    """Each word is an action."""
    return words
