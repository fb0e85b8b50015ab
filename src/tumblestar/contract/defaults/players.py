"""Defaults of `players.py`."""

from __future__ import annotations

from collections.abc import Hashable

from tumblestar.contract.state import GameState


def terms(s: GameState) -> Hashable:
    """The number of seats."""
    return s.seats


def warm(worker: object) -> None:
    """Compiles nothing besides the levels."""


def preparation(s: GameState | None) -> None:
    """Nothing to wait for."""
