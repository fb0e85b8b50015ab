"""Commands in tests are never so slow that they tell their progress, however busy the machine is."""

import pytest

from tests.patience import PATIENCE
from tumblestar.cli import progress


@pytest.fixture(autouse=True)
def no_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    """No line of progress within the time of a test; a test of these lines sets a time of its own."""
    monkeypatch.setattr(progress, "FIRST", PATIENCE)
