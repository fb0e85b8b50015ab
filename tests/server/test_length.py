"""What an action costs early and late in a game can be measured. A small one of `server_length`."""

import pytest

from bench import server_length


def test_early_and_late_actions_are_measured_on_both_kinds_of_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_length, "LATE", 120)
    monkeypatch.setattr(server_length, "COUNTED", 6)
    figures = server_length.measure()
    assert set(figures) == {"length, programs", "length, pages"}
    for found in figures.values():
        assert 0 < found["early"] < 1_000_000
        assert found["ratio"] == found["late"] / found["early"]
