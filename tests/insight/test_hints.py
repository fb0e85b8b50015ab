"""Hints and the tutor: which ways are alike, best, or about equally good; when it asks; the bench of hints."""

from __future__ import annotations

import pytest

from bench import hints as bench
from tumblestar import conformance
from tumblestar.contract.capabilities import Evaluator
from tumblestar.games import GAMES
from tumblestar.insight import hints
from tumblestar.insight.evaluations import UNTIL, Evaluation, Working
from tumblestar.insight.hints import Hint, Way
from tumblestar.insight.ledger import measured
from tumblestar.words import Phrase, say

EXACT = Evaluator(Phrase("evaluator-exact", {}, "shizzle"), is_exact=True)


def hint_of(*shares: float | tuple[float, ...], error: float | None = 0.02, cells: tuple[str, ...] = ()) -> Hint:
    """A hint with made-up shares of the first seat, one way each."""
    ways, known = list[Way](), dict[str, hints.Shares]()
    for i, share in enumerate(shares):
        cell = Phrase("seat-text", {"name": cells[i] if cells else "4"})
        ways.append(Way((i,), f"s{i}", Phrase("seat-text", {"name": f"way {i}"}), (cell,)))
        known[f"s{i}"] = share if isinstance(share, tuple) else (share, 1 - share)
    return hints.ranked(Hint(0, (Phrase("hint-points"),), tuple(ways)), known, error)


def order(hint: Hint) -> list[int]:
    return [way.actions[0] for way in hint.ways]


def test_the_best_way_is_called_so_beyond_the_error_only() -> None:
    hint = hint_of(0.40, 0.50, 0.47)
    assert (order(hint), hint.has_best, hints.verdict(hint)) == ([1, 2, 0], True, None)
    close = hint_of(0.40, 0.50, 0.49)
    assert not close.has_best
    assert hints.verdict(close) == Phrase("hint-equal", {"count": 2})
    assert hints.verdict(hint_of(0.5, 0.49)) == Phrase("hint-all-equal")


def test_at_most_three_ways_are_named_as_equal_and_only_within_a_point() -> None:
    assert hints.verdict(hint_of(0.5, 0.485)) == Phrase("hint-unsure")
    near = hint_of(0.5, 0.499, 0.498, 0.497, 0.4)
    assert (near.near, near.same, near.equal) == (4, 3, 0)
    assert hints.verdict(near) == Phrase("hint-equal", {"count": 3})
    equal = hint_of(*[0.5] * 8, 0.4, cells=tuple("123456789"))
    assert (equal.near, equal.same, equal.equal) == (8, 3, 5)
    assert (
        say("en", hints.verdict(equal))
        == "The first 3 are about equally good. There are 5 more that are exactly as good."
    )


def test_nothing_is_called_best_where_the_error_is_unknown_or_there_is_no_choice() -> None:
    unknown = hint_of(0.1, 0.9, error=None)
    assert (order(unknown), unknown.has_best, hints.verdict(unknown)) == ([1, 0], False, None)
    alone = hint_of(0.5)
    assert (alone.has_best, hints.verdict(alone)) == (False, None)


def test_ways_with_the_same_figures_and_shares_are_one() -> None:
    hint = hint_of(0.5, 0.7, 0.7, 0.7, cells=("4", "1", "1", "2"))
    assert order(hint) == [1, 3, 0]
    assert [len(way.alike) for way in hint.ways] == [1, 0, 0]
    assert hint.near == 2
    others = hint_of((0.4, 0.3, 0.3), (0.4, 0.6, 0.0))  # the same for the seat, but not for the others
    assert len(others.ways) == 2


def test_as_long_as_a_share_is_missing_none_is_best() -> None:
    hint = hint_of(0.4, 0.9, 0.5)
    partly = hints.ranked(hint._replace(ways=hint.ways), {"s0": (0.4, 0.6), "s1": (0.9, 0.1)}, 0.02)
    assert (partly.missing, partly.near, partly.has_best) == (1, 0, False)
    uncovered = hints.ranked(hint, {"s0": (0.4, 0.6), "s1": (0.9, 0.1), "s2": ()}, 0.02)
    assert (uncovered.missing, uncovered.near) == (0, 0)


def test_the_error_of_a_difference_is_half_its_95_percent_interval() -> None:
    twisty = GAMES["twisty"]
    error = measured(twisty, 2).error
    assert error
    assert hints.error_of_difference(twisty, 2, None) == pytest.approx(3.474 * error, rel=1e-3)
    assert hints.error_of_difference(twisty, 2, EXACT) == 1e-9
    assert hints.error_of_difference(twisty, 9, None) is None


@pytest.mark.parametrize("name", GAMES)
def test_the_ways_of_a_hint_reach_whatever_can_be_done(name: str) -> None:
    """The states after ways are those after actions, or lie behind them."""
    game = GAMES[name]
    decisions = [s for s, _ in conformance.walk(game, 4) if game.actor(s) >= 0 and len(game.legal(s)) > 1]
    for s in decisions[:40:4]:
        hint = hints.hint(game, s, conformance.names_of(game)[: s.seats], hints.BEST)
        assert hint
        assert len(set(hint.states)) == len(hint.states)
        assert {way.actions[0] for way in hint.ways} <= set(game.legal(s))
        for way in hint.ways:
            assert way.state == hints.state_after(game, s, way.actions)
        singles = {way.state for way in hint.ways if len(way.actions) == 1}
        if name != "shizzle":  # there dice that join are part of a plan
            assert singles == {game.state_text(game.after(s, action)) for action in game.legal(s)}


def test_shares_are_worked_out_beside() -> None:
    game = GAMES["shizzle"]
    s = game.parse_state("bank=36 scores=2,2 dice=B4,R6,R5,B1,R3,R2 line=R2,R3,R5,R6 phase=choose base=3")
    hint = hints.hint(game, s, ["Ann", "Bob"], hints.BEST)
    assert hint
    working = Working(game, hint.states)
    assert working.wait(60)
    valued = hints.valued(game, s, hint, working.known)
    assert (valued.error, valued.asked) == (1e-9, hint.states)  # what is exact is not played on
    best = hints.ranked(hint, valued.shares, valued.error)
    assert best.has_best
    assert best.ways[0].shares[0] == max(working.known[state].shares[0] for state in hint.states)


SHIZZLE, TWISTY = GAMES["shizzle"], GAMES["twisty"]
SEARCH = Evaluator(Phrase("evaluator-search", {"count": 4000}, "twisty"))


def test_games_that_are_played_on_tell_the_first_ways_apart() -> None:
    s = TWISTY.fresh(2)
    hint = hint_of(0.5, 0.49, 0.48, 0.47, 0.46, 0.4)
    known = {way.state: Evaluation(way.shares, SEARCH) for way in hint.ways}
    first = hints.valued(TWISTY, s, hint, known)
    ahead = [f"s{i}{UNTIL}12" for i in range(5)]  # 6 rounds of 2; the sixth way is too far off
    assert first.asked == [*hint.states, *ahead]
    assert (first.shares["s1"], first.error, first.is_final) == ((0.49, 0.51), None, False)
    luck = (-0.1, 0.0, 0.1)
    known |= {
        ahead[0]: Evaluation((), None, True, tuple((0.5 + by, 0.5 - by) for by in luck)),
        ahead[1]: Evaluation((), None, True, tuple((0.6 + by, 0.4 - by) for by in luck)),
        ahead[2]: Evaluation((), None, True, ((0.3, 0.7),) * 3),
    }
    assert hints.valued(TWISTY, s, hint, known) == first  # not before all are known
    known |= dict.fromkeys(ahead[3:], Evaluation((), None, True, ((0.0, 1.0),) * 3))
    told = hints.valued(TWISTY, s, hint, known)
    assert {state: pytest.approx(shares) for state, shares in told.shares.items()} == {
        "s0": (0.5, 0.5), "s1": (0.6, 0.4), "s2": (0.3, 0.7), "s3": (0.0, 1.0), "s4": (0.0, 1.0), "s5": (0.4, 0.6)
    }  # fmt: skip
    assert told.error == pytest.approx(1.96 * 0.1 / 3**0.5)  # as far as luck moves the others against the best
    known |= dict.fromkeys(ahead, Evaluation((), None))
    alone = hints.valued(TWISTY, s, hint, known)  # nobody plays on where nothing is compiled
    assert (alone.shares, alone.error) == (first.shares, hints.error_of_difference(TWISTY, 2, SEARCH))


def test_an_evaluator_without_a_name_is_told_of_once_there_are_shares() -> None:
    hint = hint_of(0.5, 0.4)
    known = {way.state: Evaluation(way.shares, None) for way in hint.ways}
    for evaluations, keys in ((known, ["analysis-by-error", "hint-error"]), ({}, [])):
        valued = hints.valued(SHIZZLE, SHIZZLE.fresh(3), hint, evaluations)
        assert [note.key for note in hints.notes(SHIZZLE, 3, hint, valued, has_shares=True)] == keys


def test_exact_and_provisional_shares_are_not_played_on() -> None:
    hint = hint_of(0.5, 0.49)
    for by, is_final in ((EXACT, True), (SEARCH, False)):
        known = {way.state: Evaluation(way.shares, by, is_final) for way in hint.ways}
        assert hints.valued(TWISTY, TWISTY.fresh(2), hint, known).asked == hint.states
    known = {way.state: Evaluation(way.shares, SEARCH) for way in hint.ways}
    assert hints.valued(SHIZZLE, SHIZZLE.fresh(2), hint, known).asked == hint.states


READY = "bank=36 scores=2,2 dice=B4,R6,R5,B1,R3,R2 line=R2,R3,R5,R6 phase=choose base=3"


def ask(best: float, own: float, amount: int, by: Evaluator | None = EXACT) -> hints.TutorQuestion | None:
    """The question about the last action of a position, where all others but the first are worth nothing."""
    s = SHIZZLE.parse_state(READY)
    after = hints.states_after(SHIZZLE, s)
    legal = list(after)
    shares = dict.fromkeys(after.values(), (0.0, 1.0))
    shares |= {after[legal[0]]: (best, 1 - best), after[legal[-1]]: (own, 1 - own)}
    return hints.tutor_question(SHIZZLE, s, legal[-1], shares, by, amount)


def test_it_asks_beyond_the_amount_and_beyond_the_error(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask(0.5, 0.44, 5)
    assert ask(0.5, 0.46, 5) is None
    assert ask(0.5, 0.6, 1) is None  # it is the best itself
    monkeypatch.setattr(hints, "error_of_difference", lambda *_: 0.08)
    assert ask(0.5, 0.44, 5) is None
    monkeypatch.setattr(hints, "error_of_difference", lambda *_: None)  # not measured: by the amount alone
    assert ask(0.5, 0.44, 5)


def test_it_says_what_it_overlooks_with_both_shares_and_by_what(monkeypatch: pytest.MonkeyPatch) -> None:
    s, asked = SHIZZLE.parse_state(READY), ask(0.5, 0.4, 5)
    assert asked
    assert (asked.best, asked.share) == (0.5, 0.4)

    def said(by: Evaluator | None) -> str:
        return " ".join(
            say("en", sentence, "shizzle") for sentence in hints.tutor_sentences(SHIZZLE, s, ["Ann", "Bob"], asked, by)
        )

    assert "drops from 50% to 40%" in said(EXACT)
    assert say("en", SHIZZLE.preview(s, asked.better, ["Ann", "Bob"]), "shizzle") in said(EXACT)
    assert "Exact win chances from the solved game." in said(EXACT)
    assert "The tutor ignores" not in said(EXACT)
    monkeypatch.setattr(hints, "error_of_difference", lambda *_: 0.03)
    assert "The tutor ignores differences below 3.0%: they may not be real." in said(None)
    monkeypatch.setattr(hints, "error_of_difference", lambda *_: None)
    assert "We do not know how exact these win chances are" in said(None)


def test_there_is_nothing_to_ask_without_a_choice() -> None:
    assert hints.states_after(TWISTY, TWISTY.fresh(2)) == {}  # chance is to act
    s = TWISTY.fresh(2)
    assert hints.action_typed(TWISTY, s, "nonsense") is None


def test_the_bench_finds_no_regret_in_hints_by_the_solution_and_finds_it_in_other_ways() -> None:
    s = SHIZZLE.parse_state(READY)
    hint, is_exact = bench.hint_at(SHIZZLE, s)
    assert is_exact
    assert hint.has_best
    for way in hint.ways:
        regret = bench.regret_by_solution(SHIZZLE, s, way.actions)
        lost = hint.ways[0].shares[hint.seat] - way.shares[hint.seat]
        assert regret == pytest.approx(lost, abs=1e-6 if lost else hints.EXACT)


def test_the_bench_calls_a_way_better_only_beyond_luck() -> None:
    assert bench.is_better([1.0, 1.0, 1.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0])
    assert not bench.is_better([1.0, 0.0, 1.0, 0.0], [0.0, 1.0, 0.0, 0.0])


def shares_of(*shares: float) -> tuple[hints.Hint, hints.Known]:
    """Ways that begin with actions 0, 1 and so on, each twice: with half of its share, and with all of it."""
    ways = [hints.Way((i, n), f"{i}-{n}", Phrase("odds-way"), ()) for i in range(len(shares)) for n in (1, 2)]
    known = {f"{i}-{n}": (share * n / 2, 0.0) for i, share in enumerate(shares) for n in (1, 2)}
    return hints.Hint(0, (), tuple(ways)), known


@pytest.mark.parametrize(
    ("shares", "error", "ranks"),
    [
        ((0.4, 0.5, 0.3), 0.01, {1: "best", 0: "dear", 2: "dear"}),
        ((0.5, 0.47, 0.3), 0.01, {0: "best", 1: "good", 2: "dear"}),
        ((0.5, 0.47, 0.3), 0.04, {0: "good", 1: "good", 2: "dear"}),  # two are about equally good
        ((0.5, 0.4), None, {0: "", 1: ""}),  # rough
        ((0.5,), 0.01, {0: "good"}),  # there is no choice
    ],
)
def test_an_action_is_worth_what_its_best_way_is(
    shares: tuple[float, ...], error: float | None, ranks: dict[int, str]
) -> None:
    found, known = shares_of(*shares)
    worth = hints.worths(found, known, error)
    assert {action: one.rank for action, one in worth.items()} == ranks
    assert [worth[action].share for action in worth] == sorted(shares, reverse=True)
    less = hints.worths(found, {state: known[state] for state in list(known)[1:]}, error)
    assert {one.rank for one in less.values()} == {""}  # one share is not known yet


def test_of_many_actions_few_are_marked_in_each_way_of_a_piece() -> None:
    worth = hints.worths(*shares_of(*(1 - i / 50 for i in range(20))), 0.01)
    assert hints.marked(worth, {}) == [0, 1, 18, 19]
    assert hints.marked(worth, {i: i % 2 for i in range(20)}) == [0, 2, 16, 18, 1, 3, 17, 19]
    assert hints.marked(worth, {i: i % 3 for i in range(20)}) == [*range(0, 20, 3), *range(1, 20, 3), *range(2, 20, 3)]
    alike = hints.worths(*shares_of(*[0.5] * 20), 0.01)
    assert hints.marked(alike, {}) == [0, 1]
