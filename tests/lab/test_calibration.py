"""The calibration of win shares: bins find forecasts that are off and leave true ones, and games are played whole."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest

from bench import __main__ as bench
from bench import calibration
from bench.calibration import BINS, Forecast, bins_of, brier, play
from tumblestar.games import find


def forecasts(games: int, share: float | None = None) -> list[list[Forecast]]:
    """Forecasts of whole games, the states of each with one result; with `share` that came instead of the predicted."""
    luck, by_game = random.Random(7), list[list[Forecast]]()
    for _ in range(games):
        predicted = luck.random()
        came = float(luck.random() < (predicted if share is None else share))
        by_game.append([Forecast(predicted, came, 0.5)] * 5)
    return by_game


def test_true_forecasts_are_not_off_and_others_are() -> None:
    true, false = bins_of(forecasts(1500)), bins_of(forecasts(1500, 0.5))
    assert len(true) == len(false) == BINS
    assert not any(bin_.is_off for bin_ in true)
    assert all(bin_.is_off for bin_ in [*false[:3], *false[-3:]])
    assert not any(bin_.is_off for bin_ in false[4:6])
    assert all(bin_.low <= bin_.came <= bin_.high for bin_ in true)


def test_the_states_of_a_game_are_not_taken_for_independent() -> None:
    few, many = bins_of(forecasts(200)), bins_of([[game[0]] for game in forecasts(200) for _ in range(5)])
    assert all(a.high - a.low > 1.5 * (b.high - b.low) for a, b in zip(few, many, strict=True))


def test_a_game_gives_forecasts_of_all_its_seats() -> None:
    own_forecasts = play(find("shizzle"), 2, "greedy", False, 5, 6)
    assert 8 <= len(own_forecasts) <= 14
    assert {forecast.came for forecast in own_forecasts} == {0.0, 1.0}
    assert brier([own_forecasts]) < 1
    assert play(find("shizzle"), 2, "greedy", False, 5, 6) == own_forecasts


def test_numbers_of_seats_are_kept_one_by_one_each_with_its_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (bench, calibration):
        monkeypatch.setattr(module, "RESULTS", tmp_path)
    for seats, games in (("3", "1"), ("2", "1"), ("3", "2")):
        arguments = ["shizzle", "--seats", seats, "--games", games, "--bots", "greedy", "--states", "2", "--keep"]
        monkeypatch.setattr(sys, "argv", ["calibration", *arguments])
        calibration.main()
    results = json.loads((tmp_path / "calibration-shizzle.json").read_text(encoding="utf-8"))["seats"]
    assert list(results) == ["2", "3"]
    assert [result["games"] for result in results.values()] == [1, 2]
    assert [result["command"].split(" --games ")[1][0] for result in results.values()] == ["1", "2"]
