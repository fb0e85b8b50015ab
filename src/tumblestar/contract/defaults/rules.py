"""Defaults of `rules.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tumblestar.contract.modules import Option, ScorePart, rules_of, write_options
from tumblestar.contract.state import GameState

OPTIONS: tuple[Option, ...] = ()
OLDER: Mapping[int, Mapping[str, Callable[..., object]]] = {}


def setup(s: GameState, seats: int, options: dict[str, int]) -> None:
    """Writes the options of the game."""
    write_options(s, rules_of(s).OPTIONS, options, seats)


def breakdown(s: GameState, seat: int) -> list[ScorePart]:
    """Nothing."""
    return []


STREAMS: tuple[str, ...] = ("",)


def stream(s: GameState) -> str:
    """The main stream."""
    return ""


def stream_number(s: GameState) -> int:
    """The number of the main stream."""
    return 0
