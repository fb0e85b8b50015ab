"""Defaults of `review.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tumblestar.contract.state import GameState

OPINION: str = ""
promising: Callable[[GameState], Sequence[int]] | None = None
kind_of_mistake: Callable[[GameState, int, int], str] | None = None
category: Callable[[GameState, int], tuple[str, str] | None] | None = None
