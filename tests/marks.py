"""Marks of tests. `make test` leaves out what is marked `slow`; `make test-all` runs everything."""

import os
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from typing import Any

import pytest

slow = pytest.mark.slow
HAS_NUMBA = find_spec("numba") is not None
needs_numba = pytest.mark.skipif(not HAS_NUMBA, reason="Numba is not here")


def crossed(rows: Sequence[Any], columns: Sequence[Any], quick: int | None = None) -> list[Any]:
    """Every pair for parametrize; `make test` has of each row the first column and one other, which change in turn.

    With `quick`, `make test` has only the first so many rows.
    """
    others = len(columns) - 1
    return [
        pytest.param(row, column, marks=[] if j in (0, 1 + i % others) and i < (quick or len(rows)) else [slow])
        for i, row in enumerate(rows)
        for j, column in enumerate(columns)
    ]


def examples(full: int, quick: int) -> int:
    """Returns the number of random examples of a test: fewer where rules are interpreted, as in `make test`."""
    return quick if os.environ.get("TUMBLESTAR_INTERPRET") else full


def rest_slow(values: Iterable[Any], quick: int = 1) -> list[Any]:
    """Values for parametrize, of which only the first few belong to `make test`."""
    several = [value if isinstance(value, tuple) else (value,) for value in values]
    return [pytest.param(*value, marks=[slow] if i >= quick else []) for i, value in enumerate(several)]
