"""Defaults of `notation.py`."""

from __future__ import annotations

from tumblestar.contract.modules import join_pairs
from tumblestar.contract.state import GameState


def several(s: GameState, words: list[str]) -> list[str]:
    """Each word is an action, but for "first 2", which is one."""
    return join_pairs(words, ("first",))
