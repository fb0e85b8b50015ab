"""Win shares by level of play: drawn together or apart, exact ones as they are, by the weakest bot that plays."""

from __future__ import annotations

import json

import pytest

from bench.levels import State, best_fit
from tumblestar.games import GAMES, find
from tumblestar.insight import levels
from tumblestar.insight.levels import Fit, at_level, fits, level_of
from tumblestar.insight.report import report
from tumblestar.record import Record, Seat
from tumblestar.words.packages import folder_of


def test_shares_stay_in_their_order_and_add_up() -> None:
    for fit in (Fit(0.6), Fit(1.0), Fit(1.7)):
        shares = fit.shares([0.5, 0.3, 0.2, 0.0])
        assert sum(shares) == pytest.approx(1)
        assert sorted(shares, reverse=True) == list(shares)
        assert shares[0] - 0.5 == pytest.approx(0) if fit.power == 1 else (shares[0] > 0.5) == (fit.power > 1)
        assert fit.shares([1.0, 0.0]) == [1.0, 0.0]
    assert Fit(1.0, 1.0).shares([0.5])[0] == pytest.approx(0.731059)
    assert [Fit(2.0, 3.0).shares([share])[0] for share in (0.0, 1.0)] == [0.0, 1.0]


def test_a_fit_finds_the_power_by_which_shares_were_drawn_apart() -> None:
    played = list[list[State]]()
    for number in range(3800):
        share = (number % 19 + 1) / 20
        came = 1.0 if (number // 19) % 200 < 200 * share**2 / (share**2 + (1 - share) ** 2) else 0.0
        played.append([State(number, False, (share, 1 - share), (came, 1 - came))])
    assert best_fit(played, 2).power == pytest.approx(2, abs=0.15)
    exact = [[state._replace(exact=True)] for (state,) in played]
    assert best_fit(exact, 2).power == 1


def test_exact_shares_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "fits", lambda _game, _seats: {"club": Fit(3.0)})
    for name, expected in (("shizzle", 0.6), ("twisty", 0.6**3 / (0.6**3 + 0.4**3))):
        game = find(name)
        for level, share in (("club", expected), ("strong", 0.6), (None, 0.6)):
            shares = at_level(game, 2, level, lambda _: (0.6, 0.4))(game.fresh(2, {}))
            assert list(shares) == pytest.approx([share, 1 - share])


def test_a_review_says_to_whose_games_it_is_fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumblestar.insight.report.fits", lambda _game, _seats: {"club": Fit(3.0)})
    for name, level in (("club", "club"), ("strong", None)):
        record = Record.new(find("twinkle_twinkle"), [Seat("bot", name)] * 2, {}, chance="typed")
        record.append(0)
        assert report(record)["evaluator"]["level"] == level


@pytest.mark.parametrize(
    ("names", "level"),
    [(["", ""], None), (["", "strong"], "strong"), (["club", "strong"], "club"), (["beginner", ""], "beginner")],
)
def test_a_game_has_the_level_of_its_weakest_bot(names: list[str], level: str | None) -> None:
    seats = [Seat("bot" if name else "person", name) for name in names]
    assert level_of(Record.new(find("twisty"), seats, {}, chance="typed")) == level


def test_fitted_levels_are_those_of_the_games() -> None:
    for game in map(find, GAMES):
        file = folder_of(game.name).joinpath("data", "review", "levels.json")
        for seats, kept in (json.loads(file.read_text("utf-8"))["seats"] if file.is_file() else {}).items():
            assert int(seats) in game.seats
            assert dict(fits(game, int(seats))) == {level: Fit(*fit) for level, fit in kept.items()}
            assert all(0.2 < fit.power < 5 for fit in fits(game, int(seats)).values())
