"""A short run of `bench.server_length`."""

import pytest

from bench import server_length


def test_early_and_late_actions_are_measured_on_both_kinds_of_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_length, "LATE", 120)
    monkeypatch.setattr(server_length, "ACTIONS", 6)
    figures = server_length.measure()
    assert set(figures) == {"length, programs", "length, pages"}
    for result in figures.values():
        assert 0 < result["early"] < 1_000_000
        assert result["ratio"] == result["late"] / result["early"]
