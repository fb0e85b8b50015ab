"""The shipped estimate: files of other rules or with damage are refused, and hints say when they use it."""

import json
import math
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.shizzle import plain_values
from tests.games.shizzle.plain_values import PlainValues, estimated_shares
from tumblestar import bots
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.game import Game
from tumblestar.games.shizzle import players, review
from tumblestar.games.shizzle.evaluation import ActionValues
from tumblestar.games.shizzle.rules import SEATS
from tumblestar.games.shizzle.solver import share_tables
from tumblestar.games.shizzle.solver.turn_values import AHEAD, SIMPLE
from tumblestar.words import LANGUAGES, say

GAME = Game("shizzle")
FOUR = "bank=60 scores=0,9,6,0 dice=R1,O1,R5,Y3,P5,P4 line=R1 phase=choose pending=1"
WIDTH = len(share_tables.LEAD_KNOTS) + len(share_tables.POINT_KNOTS)
NAMES = ["Ann", "Bob", "Cid", "Dan"]


def shipped() -> str:
    return (Path(share_tables.__file__).parents[1] / "data/estimate.json").read_text(encoding="utf-8")


def changed(**entries: Any) -> str:
    return json.dumps(json.loads(shipped()) | entries)


def all_terms(term: float, banks: int = len(share_tables.BANK_KNOTS)) -> dict[str, Any]:
    """Factors that are all alike."""
    return {str(seats): [[[term] * WIDTH] * banks] * seats for seats in SEATS}


def test_what_is_shipped_is_used_for_all_seats() -> None:
    assert share_tables.has_estimate()
    found = share_tables.read_estimate(shipped())
    assert {seats: share_tables.factors(seats) for seats in SEATS} == found
    assert all(found[seats] != share_tables.simple_factors(seats) for seats in SEATS)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (lambda: changed(rules=2), "“rules” is 2, not 1"),
        (lambda: changed(knots=[[1, 2]]), "“knots” is [[1, 2]], not"),
        (lambda: changed(factors={}), "damaged"),
        (lambda: changed(factors={str(seats): [[1.0, 2.0]] for seats in SEATS}), "damaged"),
        (lambda: shipped().replace("-0.", '"x', 1), "damaged"),
        (lambda: changed(factors=all_terms(float("nan"))), "damaged"),
        (lambda: changed(factors=all_terms(0.0, banks=3)), "damaged"),
        (lambda: shipped()[:900], "damaged"),
        (lambda: "[]", "damaged"),
        (lambda: "7", "damaged"),
    ],
)
def test_an_estimate_that_belongs_to_something_else_is_refused(text: Callable[[], str], says: str) -> None:
    with pytest.raises(Unreadable) as error:
        share_tables.read_estimate(text())
    assert says in str(error.value)
    assert "bench.shizzle_fit" in str(error.value)


@pytest.fixture
def other_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The program has rules that the estimate was not made for."""
    monkeypatch.setattr(share_tables, "VERSION", 2)
    share_tables._shipped_estimate.cache_clear()
    yield
    monkeypatch.undo()
    share_tables._shipped_estimate.cache_clear()


@pytest.mark.usefixtures("other_rules")
def test_no_hint_uses_an_estimate_of_other_rules_in_silence(caplog: pytest.LogCaptureFixture) -> None:
    s = GAME.parse_state(FOUR)
    found = review.evaluator(s).name
    assert found.key == "evaluator-simple"
    assert len({say(language, found, "shizzle") for language in LANGUAGES}) == len(LANGUAGES)
    assert "“rules” is 1, not 2" in caplog.text
    assert estimated_shares((9, 0, 3, 0), 63)[0] > 0.5 > estimated_shares((9, 0, 3, 0), 63)[2]
    for level in players.LEVELS:
        assert bots.find_now(level, GAME)(GAME, s, random.Random(1)) in GAME.legal(s)
    assert ActionValues(s).evaluator == SIMPLE
    assert ActionValues(s).by_action == pytest.approx(PlainValues(s, plain_values.estimate, AHEAD - 1).by_action())


def test_terms_are_interpolated_between_banks_leads_and_points() -> None:
    """A place's terms, computed by hand: 0.1 a point of lead and 0.01 a point, both twice as much at a full bank."""
    terms = [
        [
            (1 + bank / 100) * x
            for x in [*(0.1 * lead for lead in share_tables.LEAD_KNOTS), *(0.01 * p for p in share_tables.POINT_KNOTS)]
        ]
        for bank in share_tables.BANK_KNOTS
    ]
    for bank in (1, 7, 33, 100):
        found = share_tables.estimate_row(terms, bank)
        assert len(found) == share_tables.WIDTH
        for lead in (-40, -13, 0, 9, 40):
            assert found[share_tables.LARGEST_LEAD + lead] == pytest.approx((1 + bank / 100) * 0.1 * lead)
        for points in (0, 7, 33, 60):
            assert found[share_tables.FIRST_POINTS + points] == pytest.approx((1 + bank / 100) * 0.01 * points)
        assert found[-1] == pytest.approx((1 + bank / 100) * 0.6)  # as at the last knot


def test_shares_are_those_of_the_terms() -> None:
    """Weights of e to the power of both terms, and the lead of the best is over the second."""
    scores, bank = (9, 0, 12, 5), 49
    leads = (-3, -12, 3, -7)
    rows = [share_tables.estimate_row(share_tables.factors(4)[place], bank) for place in range(4)]
    weights = [
        math.exp(row[share_tables.LARGEST_LEAD + lead] + row[share_tables.FIRST_POINTS + score])
        for row, lead, score in zip(rows, leads, scores, strict=True)
    ]
    assert estimated_shares(scores, bank) == pytest.approx([weight / sum(weights) for weight in weights])
    assert estimated_shares((200, 0), 150)[0] > 0.5  # more than in any box
