"""The wall clock of the machine may be set while people play: that takes nobody's time."""

import time

import pytest

from tumblestar.tables.membership import epoch_ms


@pytest.mark.parametrize("step", [-3600, 3600])
def test_a_step_of_the_wall_clock_takes_nobodys_time(step: int, monkeypatch: pytest.MonkeyPatch) -> None:
    wall, before = time.time, epoch_ms()
    assert abs(before - wall() * 1000) < 60_000
    monkeypatch.setattr(time, "time", lambda: wall() + step)
    assert 0 <= epoch_ms() - before < 60_000
