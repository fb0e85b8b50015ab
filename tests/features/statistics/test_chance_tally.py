"""Chance over many games: fair dice are not odd, a loaded one is, and p-values are what they say."""

from __future__ import annotations

import random

import pytest
from scipy.stats import chi2, kstest

from tests.marks import rest_slow, slow
from tumblestar import bots
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.features.statistics.chance_tally import (
    OTHERS,
    ChanceTally,
    ChanceTest,
    chi_square_tail,
    corrected,
    quadratic_form,
)
from tumblestar.games import GAMES, find
from tumblestar.record import Record, Seat
from tumblestar.words import LANGUAGES, say
from tumblestar.words import has as has_words


def record_of(name: str, seed: int, seats: int = 2, load: float = 0.0, most: int = 10**6) -> Record:
    """A random game; where three or more outcomes are possible, the first comes oftener by a part of all cases."""
    game, luck = find(name), random.Random(seed)
    record = Record.new(game, [Seat("person", "")] * seats, {}, chance="typed")
    while record.actor != OVER and len(record.events) < most:
        if record.actor == CHANCE and len(record.legal) > 2 and luck.random() < load:
            record.append(record.legal[0])
        elif record.actor == CHANCE:
            record.append(bots.any_outcome(game, record.state, luck))
        else:
            record.append(luck.choice(record.legal))
    return record


def tally_of(name: str, games: int, load: float = 0.0) -> ChanceTally:
    tally = ChanceTally()
    for seed in range(games):
        tally.add(record_of(name, seed, 2 + seed % 2, load))
    return tally


@pytest.mark.parametrize("name", rest_slow(sorted(GAMES), 2))
def test_fair_chance_is_not_odd_and_its_kinds_have_words(name: str) -> None:
    tests = tally_of(name, 6).tests()
    assert any(test.p is not None for test in tests)
    assert not any(test.is_odd for test in tests)
    for test in tests:
        assert sum(category.observed for category in test.categories) == test.events
        assert sum(category.expected for category in test.categories) == pytest.approx(test.events)
        for lang in LANGUAGES:
            assert say(lang, test.kind, name)
        names = [category.name for category in test.categories if category.name != OTHERS]
        assert all(each.isdigit() or has_words(each, name) for each in names)


@pytest.mark.parametrize(("name", "kind"), [("shizzle", "chance-of-die"), ("twinkle_twinkle", "chance-of-tile")])
def test_loaded_chance_is_odd(name: str, kind: str) -> None:
    loaded = {test.kind: test for test in tally_of(name, 12, 0.15).tests()}[kind]
    assert loaded.is_odd
    assert max(category.deviation for category in loaded.categories) > 4


@slow
def test_p_values_of_fair_bags_are_spread_evenly() -> None:
    """Draws without return, whose odds change with every draw: the hardest case."""
    p_values: list[float] = []
    for seed in range(120):
        tally, luck = ChanceTally(), random.Random(seed)
        for _ in range(30):
            bag = [8, 6, 4, 2]
            for _ in range(8):
                odds = {str(kind): count / sum(bag) for kind, count in enumerate(bag) if count}
                (came,) = luck.choices(range(4), bag)
                tally.sums["game", "bag"].add(str(came), odds)
                bag[came] -= 1
        (test,) = tally.tests()
        assert test.p is not None
        p_values.append(test.p)
    assert kstest(p_values, "uniform").pvalue > 0.05
    assert sum(p < 0.05 for p in p_values) <= 12


def test_the_tail_of_chi_square_is_right() -> None:
    for freedom in (1, 2, 3, 4, 7, 30):
        for statistic in (0.0, 0.3, 4.0, 40.0, 300.0, 5000.0):
            assert chi_square_tail(statistic, freedom) == pytest.approx(chi2.sf(statistic, freedom), abs=1e-12)


def test_what_depends_on_others_counts_once() -> None:
    assert quadratic_form([[2.0, -2.0], [-2.0, 2.0]], [3.0, -3.0]) == (4.5, 1)
    assert quadratic_form([[2.0, 0.0], [0.0, 8.0]], [2.0, 4.0]) == (4.0, 2)


def test_rare_outcomes_are_pooled_and_too_few_are_not_tested() -> None:
    tally = ChanceTally()
    for i in range(100):
        tally.sums["game", "rare"].add("a" if i < 90 else "b", {"a": 0.9, "b": 0.04, "c": 0.03, "d": 0.03})
    tally.sums["game", "few"].add("a", {"a": 0.5, "b": 0.5})
    few, rare = tally.tests()
    assert (few.p, few.corrected, few.is_odd) == (None, None, False)
    assert [each.name for each in rare.categories] == ["a", OTHERS]
    assert rare.freedom == 1
    assert rare.corrected == rare.p == pytest.approx(1.0)


def test_p_values_are_corrected_after_holm() -> None:
    tests = [ChanceTest("game", str(p), 1, (), p=p) for p in (0.03, 0.001, 0.04, None, 0.9)]
    assert [test.corrected for test in corrected(tests)] == pytest.approx([0.09, 0.004, 0.09, None, 0.9])


def test_what_was_taken_back_and_played_by_other_rules_is_left_out() -> None:
    tally, practice = ChanceTally(), record_of("shizzle", 1)
    practice.make_practice(None)
    tally.add(practice)
    assert (tally.left_out, tally.tests()) == (1, [])
    other = ChanceTally()
    assert other.add(record_of("shizzle", 2)) == "open"
    tally.merge(other)
    assert {test.kind: test.events for test in tally.tests()} == {test.kind: test.events for test in other.tests()}
    assert tally.findings["open"] == other.findings["open"] + sum(e.actor == CHANCE for e in practice.events)


def test_a_game_without_categories_is_counted_by_its_notation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find("shizzle").review, "category", None)
    tally = ChanceTally()
    tally.add(record_of("shizzle", 3))
    assert {test.kind for test in tally.tests()} == {"chance-of-outcome"}
