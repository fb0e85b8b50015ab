"""The tutor: when it asks, and what it says; and the bench of hints against the solution."""

import pytest

from bench import hints as bench
from tumblestar.contract.capabilities import Evaluator
from tumblestar.games import GAMES
from tumblestar.review import hints, tutor
from tumblestar.words import Phrase, say

SHIZZLE, TWISTY = GAMES["shizzle"], GAMES["twisty"]
EXACT = Evaluator(Phrase("evaluator-exact", {}, "shizzle"), is_exact=True)
READY = "bank=36 scores=2,2 dice=B4,R6,R5,B1,R3,R2 line=R2,R3,R5,R6 phase=choose base=3"


def ask(best: float, own: float, amount: int, by: Evaluator | None = EXACT) -> tutor.Question | None:
    """The question about the last action of a position, where all others but the first are worth nothing."""
    s = SHIZZLE.parse_state(READY)
    after = tutor.states_after(SHIZZLE, s)
    legal = list(after)
    shares = dict.fromkeys(after.values(), (0.0, 1.0))
    shares |= {after[legal[0]]: (best, 1 - best), after[legal[-1]]: (own, 1 - own)}
    return tutor.question(SHIZZLE, s, legal[-1], shares, by, amount)


def test_it_asks_beyond_the_amount_and_beyond_the_error(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask(0.5, 0.44, 5)
    assert ask(0.5, 0.46, 5) is None
    assert ask(0.5, 0.6, 1) is None  # it is the best itself
    monkeypatch.setattr(tutor, "error_of_difference", lambda *_: 0.08)
    assert ask(0.5, 0.44, 5) is None
    monkeypatch.setattr(tutor, "error_of_difference", lambda *_: None)  # not measured: by the amount alone
    assert ask(0.5, 0.44, 5)


def test_it_says_what_it_overlooks_with_both_shares_and_by_what(monkeypatch: pytest.MonkeyPatch) -> None:
    s, asked = SHIZZLE.parse_state(READY), ask(0.5, 0.4, 5)
    assert asked
    assert (asked.best, asked.share) == (0.5, 0.4)

    def said(by: Evaluator | None) -> str:
        return " ".join(say("en", one, "shizzle") for one in tutor.sentences(SHIZZLE, s, ["Ann", "Bob"], asked, by))

    assert "costs 10.0%" in said(EXACT)
    assert say("en", SHIZZLE.preview(s, asked.better, ["Ann", "Bob"]), "shizzle") in said(EXACT)
    assert "Exact: the solved game." in said(EXACT)
    assert "not asked about" not in said(EXACT)
    monkeypatch.setattr(tutor, "error_of_difference", lambda *_: 0.03)
    assert "Costs below 3.0% may be none, and are not asked about" in said(None)
    monkeypatch.setattr(tutor, "error_of_difference", lambda *_: None)
    assert "error of the win shares is not measured" in said(None)


def test_there_is_nothing_to_ask_without_a_choice() -> None:
    assert tutor.states_after(TWISTY, TWISTY.fresh(2)) == {}  # chance is to act
    s = TWISTY.fresh(2)
    assert tutor.action_typed(TWISTY, s, "nonsense") is None


def test_the_bench_finds_no_regret_in_hints_by_the_solution_and_finds_it_in_other_ways() -> None:
    s = SHIZZLE.parse_state(READY)
    found, is_exact = bench.hint_at(SHIZZLE, s)
    assert is_exact
    assert found.has_best
    for way in found.ways:
        regret = bench.regret_by_solution(SHIZZLE, s, way.actions)
        lost = found.ways[0].shares[found.seat] - way.shares[found.seat]
        assert regret == pytest.approx(lost, abs=1e-6 if lost else hints.EXACT)


def test_the_bench_calls_a_way_better_only_beyond_luck() -> None:
    assert bench.is_better([1.0, 1.0, 1.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0])
    assert not bench.is_better([1.0, 0.0, 1.0, 0.0], [0.0, 1.0, 0.0, 0.0])
