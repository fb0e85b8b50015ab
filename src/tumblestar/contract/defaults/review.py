"""Defaults of `review.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tumblestar.contract.capabilities import Explained
from tumblestar.contract.modules import Name
from tumblestar.contract.state import GameState

OPINION: str = ""
AHEAD: tuple[str, int, int] | None = None
promising: Callable[[GameState], Sequence[int]] | None = None
kind_of_mistake: Callable[[GameState, int, int], str] | None = None
explain: Callable[[GameState, int, int, str, Sequence[Name]], Explained] | None = None
category: Callable[[GameState, int], tuple[str, str] | None] | None = None
