"""Defaults of `touch.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tumblestar.contract.modules import Name
from tumblestar.contract.state import S
from tumblestar.contract.touching import ScoreSheet, Spot
from tumblestar.words import Phrase

spots: Callable[[Any, Sequence[Name]], Iterable[Spot[Any]]] | None = None
ASKED: Sequence[str] = ()
read: Callable[[Mapping[str, str], int], tuple[Any, Phrase | None]] | None = None
entries: Callable[[Any], Mapping[str, str]] | None = None
sheet: Callable[[Any, int, Sequence[Name]], ScoreSheet[Any]] | None = None
drawing: Callable[[Mapping[str, str], str], str] | None = None
drawn_entries: Callable[[str], dict[str, str]] | None = None


def base(s: S) -> S:
    """The same state."""
    return s
