"""Defaults of `observation.py`."""

from __future__ import annotations

from tumblestar.contract.observations import Symmetry

SYMMETRIES: tuple[Symmetry, ...] = ()
MAX_EVENTS: int = 25_000
SCORE_RANGE: tuple[int, int] = (-(1 << 15), (1 << 15) - 1)
