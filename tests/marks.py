"""Marks of tests. `make test` leaves out what is marked `slow`; `make test-all` runs everything."""

from collections.abc import Iterable
from importlib.util import find_spec
from typing import Any

import pytest

slow = pytest.mark.slow
HAS_NUMBA = find_spec("numba") is not None
needs_numba = pytest.mark.skipif(not HAS_NUMBA, reason="Numba is not here")


def rest_slow(values: Iterable[Any], quick: int = 1) -> list[Any]:
    """Values for parametrize, of which only the first few belong to `make test`."""
    several = [value if isinstance(value, tuple) else (value,) for value in values]
    return [pytest.param(*value, marks=[slow] if i >= quick else []) for i, value in enumerate(several)]
