"""Studies: the same games in any pieces, what is counted in them, and the estimates that follow."""

from __future__ import annotations

import json
import random
from collections import Counter
from math import sqrt
from statistics import fmean, stdev

import pytest

from tests.marks import needs_numba, slow
from tumblestar.engine import speed
from tumblestar.engine.statistics import t_quantile
from tumblestar.games import GAMES, find
from tumblestar.lab import study as studies
from tumblestar.lab.study import Comparison, Sample, Study
from tumblestar.lab.study_results import shown
from tumblestar.lab.tally import UNIT, Row, Tally, luck_share, quantiles


def study(name: str, *bots: str, **more: object) -> Study:
    return Study.new(find(name), bots, {}, 7, **more)


def plain(name: str, *bots: str) -> Study:
    base = study(name, *bots)
    return Study(base.game, base.bots, base.options, base.seed, base.labels, has_rows=True)


def total(of: Study, *ranges: tuple[int, int]) -> Tally:
    tally = Tally(dict(Counter(of.labels)), of.rotations)
    for begin, end in ranges:
        tally.add(json.loads(json.dumps(of.play(begin, end)))["tally"])
    return tally


COMPILED = {
    "twinkle": ("strong", "greedy"),
    "twinkle_twinkle": ("strong", "greedy"),
    "twisty": ("club", "greedy", "random"),
    "shizzle": ("strong", "club", "random"),
}


@pytest.mark.parametrize("is_compiled", [False, pytest.param(True, marks=[slow, needs_numba])])
@pytest.mark.parametrize("name", GAMES)
def test_games_are_the_same_in_any_pieces(name: str, is_compiled: bool) -> None:
    interpreted = plain(name, "random" if name == "shizzle" else "greedy", "random")
    of = study(name, *COMPILED[name], is_compiled=True) if is_compiled else interpreted
    whole = total(of, (0, 6 if is_compiled else 4))
    rest = [(5, 6), (0, 2), (2, 5)] if is_compiled else [(3, 4), (0, 1), (1, 3)]
    assert whole.as_json() == total(of, *rest).as_json()
    assert whole.games == (6 if is_compiled else 4) * of.rotations


@slow
@needs_numba
def test_the_loop_is_the_same_compiled_and_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    of = study("twisty", "greedy", "random", "random", is_compiled=True)
    compiled = of.play(0, 3)
    bind = speed.bind
    monkeypatch.setattr(speed, "bind", lambda game, *modules, **_: bind(game, *modules, compiled=False))
    monkeypatch.setattr(studies, "_runners", studies.threading.local())
    assert of.play(0, 3) == compiled


def test_what_is_counted_is_what_happens() -> None:
    of = plain("twisty", "random", "greedy")
    for number in ((0, 0), (0, 1), (1, 0)):
        (row,), choices = studies._runner(of).play([number])
        game, s = of.game, of.game.fresh(2)
        legal, leader, leads, last = Counter[int](), None, 0, None
        for action in studies._runner(of).last_actions:
            actor = game.actor(s)
            if actor >= 0:
                legal[len(game.legal(s))] += 1
                assert action in game.legal(s)
                if actor != last:
                    leader, leads = follow(leader, leads, [game.points(s, seat) for seat in range(2)])
                last = actor
            else:
                assert action in dict(game.outcomes(s))
            game.rules.apply(s, action)
        leader, leads = follow(leader, leads, [game.points(s, seat) for seat in range(2)])
        assert game.actor(s) == -2
        assert (row.setup, row.rotation) == number
        assert row.events == len(studies._runner(of).last_actions)
        assert (row.decisions, row.legal) == (sum(legal.values()), sum(n * count for n, count in legal.items()))
        assert (choices, row.leads) == (legal, leads)
        assert row.points == [game.points(s, seat) for seat in range(2)]
        assert row.shares == [game.win_share(s, seat) * UNIT for seat in range(2)]


def follow(leader: int | None, leads: int, points: list[int]) -> tuple[int | None, int]:
    if points[0] == points[1]:
        return leader, leads
    now = int(points[1] > points[0])
    return now, leads + (leader is not None and now != leader)


def test_bots_are_rotated_with_the_same_luck() -> None:
    """A bot that always wins does so from every seat, and the set-up is the same."""
    of = plain("twisty", "greedy", "random")
    assert of.rotations == 2
    rows, _ = of.rows(0, 3)
    assert [(row.setup, row.rotation) for row in rows] == [(i, turn) for i in range(3) for turn in range(2)]
    assert [row.shares for row in rows] == [[UNIT, 0], [0, UNIT]] * 3
    same = plain("twisty", "random", "random")
    assert same.rotations == 1
    assert plain("twisty", "random", "greedy", "random", "greedy").rotations == 2
    assert plain("twisty", "random", "random", "random", "greedy").rotations == 4


def row(setup: int, rotation: int, share: int, points: tuple[int, int], events: int) -> Row:
    return Row(setup, rotation, events, 3, 9, 1, list(points), [share, UNIT - share])


def rows(count: int) -> list[Row]:
    rng = random.Random(3)
    return [
        row(i, turn, rng.choice((0, UNIT // 2, UNIT)), (rng.randrange(9), rng.randrange(9)), 10 + i % 4 + turn)
        for i in range(count)
        for turn in range(2)
    ]


def test_means_have_the_intervals_of_set_ups() -> None:
    games = rows(40)
    tally = Tally.from_rows(("a", "b"), 2, games)
    clusters = [fmean(game.events for game in games if game.setup == i) for i in range(40)]
    mean, low, high, deviation = tally.figure("events")
    half = t_quantile(39) * stdev(clusters) / sqrt(40)
    assert (mean, low, high) == pytest.approx((fmean(clusters), fmean(clusters) - half, fmean(clusters) + half))
    assert deviation == pytest.approx(sqrt(fmean((game.events - mean) ** 2 for game in games)))
    of_a = [game.shares[game.rotation] / UNIT for game in games]
    share = tally.figure("share a")
    assert share.mean == pytest.approx(fmean(of_a))
    assert share.low is not None
    assert share.high is not None
    assert 0 < share.low < share.mean < share.high < 1
    assert share.mean + tally.figure("share b").mean == pytest.approx(1)
    assert tally.figure("seat share 1").mean == pytest.approx(fmean(game.shares[0] / UNIT for game in games))
    assert tally.figure("ties").mean == fmean(0 < game.shares[0] < UNIT for game in games)
    assert tally.figure("margin").mean == fmean(abs(game.points[0] - game.points[1]) for game in games)
    assert sum(tally.histograms["points a"].values()) == 80


def test_who_always_wins_has_an_interval_too() -> None:
    tally = Tally.from_rows(("a", "a"), 1, [row(i, 0, UNIT, (1, 0), 5) for i in range(30)])
    assert tally.figure("seat share 1").low == pytest.approx(30 / (30 + 1.959964**2))
    assert tally.figure("share a").mean == 0.5
    few = Tally.from_rows(("a", "a"), 1, [row(0, 0, UNIT, (1, 0), 5)])
    assert few.figure("events")[:3] == (5, None, None)


def test_differences_are_paired() -> None:
    first = rows(30)
    second = [game._replace(events=game.events + 2) for game in first]
    apart = Tally.from_rows(("a", "b"), 2, second, less=first)
    assert apart.figure("events")[:3] == (2, 2, 2)
    assert apart.figure("share a")[:3] == (0, 0, 0)


def test_a_variant_is_compared_with_the_same_luck() -> None:
    game = find("twisty")
    first = plain("twisty", "random", "random")
    same = Comparison(first, Study(game, first.bots, (("take_under", 0),), 7, first.labels)).play(0, 5)
    assert all(sums == [0, 0, 0] for sums in same["tally"]["sums"].values())
    short = Comparison(first, Study(game, first.bots, (("short_game", 1),), 7, first.labels)).play(0, 5)
    assert short["tally"]["sums"]["events"][0] < 0


def test_luck_and_rules_of_a_sample() -> None:
    of = plain("shizzle", "random", "random")
    sample = Sample(of).play(0, 2)
    again = [Sample(of).play(0, 1), Sample(of).play(1, 2)]
    sums = [a + b for a, b in zip(*(piece["luck"]["random"] for piece in again), strict=True)]
    assert (sample["luck"]["random"], sample["luck"]["random"][0]) == (sums, 4)
    rows, _ = of.rows(0, 2)
    assert sum(sample["decisions"].values()) == sum(game.decisions for game in rows)
    assert sample["games"]["SH-2.3"] == 2


def test_what_luck_explains() -> None:
    def sums(results: list[float], adjusted: list[float]) -> list[int]:
        squares = [[round(x * 10**6) ** 2 for x in values] for values in (results, adjusted)]
        totals = [[round(x * 10**6) for x in values] for values in (results, adjusted)]
        return [len(results), sum(totals[0]), sum(squares[0]), sum(totals[1]), sum(squares[1])]

    assert luck_share({"a": sums([0, 1, 0, 1], [0.25, 0.75, 0.25, 0.75])}) == pytest.approx(0.75)
    assert luck_share({"a": sums([1, 1], [1, 1])}) is None


def test_quantiles() -> None:
    assert quantiles(Counter(range(1, 101))) == (50.5, 1, 10, 50, 90, 100)
    assert quantiles({4: 1}) == (4, 4, 4, 4, 4, 4)


def test_what_is_certain_by_construction_has_no_interval() -> None:
    tally = Tally.from_rows(("a", "a"), 1, rows(40)[::2])
    share = tally.figure("share a")
    assert share.low == share.mean == share.high == 0.5
    assert shown(tally, "share a", "en") == "50%"
