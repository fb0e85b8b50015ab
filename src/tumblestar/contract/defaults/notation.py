"""Defaults of `notation.py`."""

from __future__ import annotations

from tumblestar.contract.state import GameState


def several(s: GameState, words: list[str]) -> list[str]:
    """Each word is an action, but for "first 2", which is one."""
    found: list[str] = []
    for word in words:
        if found and found[-1] == "first":
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found
