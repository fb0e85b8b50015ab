"""The shipped estimate: files of other rules or with damage are refused, and hints say when they use it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tumblestar.contract.errors import Unreadable
from tumblestar.game import Game
from tumblestar.games.shizzle import advice, evaluation
from tumblestar.games.shizzle.rules import SEATS
from tumblestar.games.shizzle.solver import estimate
from tumblestar.words import LANGUAGES, say

GAME = Game("shizzle")
FOUR = "bank=60 scores=0,9,6,0 dice=R1,O1,R5,Y3,P5,P4 line=R1 phase=choose pending=1"
NAMES = ["Ann", "Bob", "Cid", "Dan"]


def shipped() -> str:
    return (Path(estimate.__file__).parents[1] / "data/estimate.json").read_text(encoding="utf-8")


def changed(**entries: Any) -> str:
    return json.dumps(json.loads(shipped()) | entries)


def test_what_is_shipped_is_used_for_all_seats() -> None:
    assert estimate.is_available()
    found = estimate.read(shipped())
    assert {seats: estimate.factors(seats) for seats in SEATS} == found
    assert all(found[seats] != estimate.simple(seats) for seats in SEATS)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (lambda: changed(rules=2), "“rules” is 2, but 1"),
        (lambda: changed(knots=[0.0, 1.0]), "“knots” is [0.0, 1.0], but"),
        (lambda: changed(factors={}), "damaged"),
        (lambda: changed(factors={str(seats): [[1.0, 2.0]] for seats in SEATS}), "damaged"),
        (lambda: shipped().replace("-0.", '"x', 1), "damaged"),
        (lambda: changed(factors={str(n): [[float("nan")] * (2 + n)] * len(estimate.KNOTS) for n in SEATS}), "damaged"),
        (lambda: shipped()[:900], "damaged"),
        (lambda: "[]", "damaged"),
        (lambda: "7", "damaged"),
    ],
)
def test_an_estimate_that_belongs_to_something_else_is_refused(text: Callable[[], str], says: str) -> None:
    with pytest.raises(Unreadable) as error:
        estimate.read(text())
    assert says in str(error.value)
    assert "bench.shizzle_fit" in str(error.value)


@pytest.fixture
def other_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The program has rules that the estimate was not made for."""
    monkeypatch.setattr(estimate, "VERSION", 2)
    estimate._shipped.cache_clear()
    yield
    monkeypatch.undo()
    estimate._shipped.cache_clear()


@pytest.mark.usefixtures("other_rules")
def test_no_hint_uses_an_estimate_of_other_rules_in_silence(caplog: pytest.LogCaptureFixture) -> None:
    s = GAME.parse_state(FOUR)
    found = advice.advice(s, NAMES, True)
    assert found is not None
    assert found.note.key == "advice-simple"
    assert len({say(language, found.note) for language in LANGUAGES}) == len(LANGUAGES)
    assert "“rules” is 1, but 2" in caplog.text
    assert estimate.shares((9, 0, 3, 0), 63)[0] > 0.5 > estimate.shares((9, 0, 3, 0), 63)[2]
    for level in evaluation.LEVELS:
        assert evaluation.BOTS[level](GAME, s, random.Random(1)) in GAME.legal(s)


def test_with_the_estimate_the_hint_says_so() -> None:
    found = advice.advice(GAME.parse_state(FOUR), NAMES, True)
    assert found is not None
    assert found.note.key == "advice-estimate"
