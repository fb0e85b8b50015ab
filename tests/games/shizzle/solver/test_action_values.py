"""Values of Shizzle's actions, compared with the slow solver and with the values of the next states."""

import random
from collections import Counter
from functools import cache
from itertools import islice
from typing import Any

import numpy as np
import pytest

from bench.shizzle_slow import Dice, Slow
from tests.games.shizzle import plain_values
from tests.games.shizzle.plain_values import estimated_shares
from tests.games.shizzle.positions import MIRRORS, Evaluated, decisions, latin, solved
from tests.games.shizzle.real import GAME
from tests.marks import examples, rest_slow, slow
from tumblestar import bots
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.games.shizzle import players, review, solution
from tumblestar.games.shizzle.evaluation import ActionValues
from tumblestar.games.shizzle.parts import BANKS, TABLE
from tumblestar.games.shizzle.rules import ATTACK, CHOOSE, ENDED, READY, ROLL, SETTLE, SPARK, STOP, TAKE
from tumblestar.games.shizzle.solution import Variant
from tumblestar.games.shizzle.solver.turn_values import SOLUTION

CLOSE = 1e-8


@cache
def small(points: int, table: Any = TABLE) -> tuple[Any, Evaluated]:
    """A small game's solution, and the slow solver's values."""
    return solved(points, table), Evaluated(table, points, Slow(table, points).values())


@cache
def whole() -> tuple[Any, Evaluated]:
    """The shipped solution, and the slow solver's turns judged by it."""
    values = solution.shipped().values()[0]
    by_face = {(a, b): np.full(36, values[a][b]) for a in range(BANKS[2]) for b in range(BANKS[2] - a)}
    return solution.shipped(), Evaluated(TABLE, BANKS[2], by_face)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> dict[Variant, Any]:
    """Solutions that are at hand, besides the one that is shipped."""
    found: dict[Variant, Any] = {Variant(): solution.shipped()}
    monkeypatch.setattr(solution, "available", found.get)
    return found


def know(known: dict[Variant, Any], solved: Any) -> Any:
    known[solved.variant] = solved
    return solved


def check(found: dict[int, float], expected: dict[int, float], s: Any) -> None:
    assert list(found) == GAME.legal(s)
    assert found == pytest.approx(expected, abs=CLOSE), GAME.state_text(s)


@pytest.mark.parametrize(("points", "table"), rest_slow([(2, TABLE), (3, MIRRORS), (4, TABLE)]))
def test_values_in_small_games_are_those_of_the_slow_solver(points: int, table: Any, known: dict[Variant, Any]) -> None:
    evaluator, slow = small(points, table)
    know(known, evaluator)
    phases: Counter[int] = Counter()
    for s in islice(decisions(2, points, 1, table), examples(150, 60)):
        check(ActionValues(s).by_action, slow.worths(s), s)
        phases[s.phase] += 1
    assert set(phases) >= {SPARK, READY, CHOOSE}


def test_settling_in_small_games_is_that_of_the_slow_solver(known: dict[Variant, Any]) -> None:
    evaluator, slow = small(4)
    know(known, evaluator)
    states = (s for s in decisions(2, 4, 3) if s.phase == SETTLE)
    for s in islice(states, 10):
        check(ActionValues(s).by_action, slow.worths(s), s)


@slow
def test_values_in_the_whole_game_are_those_of_the_slow_solver() -> None:
    """With all points of the box, several Shizzles pending and every phase."""
    _, slow = whole()
    wanted = {SPARK: 1, READY: 4, CHOOSE: 25, SETTLE: 8}
    pending: Counter[int] = Counter()
    for s in decisions(2, BANKS[2], 5):
        if wanted[s.phase]:
            wanted[s.phase] -= 1
            check(ActionValues(s).by_action, slow.worths(s), s)
            pending[s.pending] += 1
        if not any(wanted.values()):
            break
    assert set(pending) >= {0, 1}


@pytest.mark.parametrize(
    ("line", "die"),
    [
        ("bank=6 scores=0,0 dice=O2,P2,Y4,G2,Y2,P4 line=Y2 phase=choose", "G2"),
        ("bank=6 scores=0,0 dice=P3,Y5,G3,Y3,R3,G6 line=G6,G3 phase=choose turn=2 base=1", "R3"),
    ],
)
def test_a_die_is_worth_its_best_line_though_another_may_begin_it_too(
    line: str, die: str, known: dict[Variant, Any]
) -> None:
    """A line that ends alike can often be begun with either of two dice; each of them has its worth."""
    know(known, solved(6))
    s = GAME.parse_state(line)
    values = ActionValues(s).by_action
    assert values[GAME.parse(s, die)] == pytest.approx(1.0)


@pytest.mark.parametrize("by_points", [False, True])
def test_rolling_on_has_its_value_where_stopping_cannot_be_bettered(by_points: bool) -> None:
    s = GAME.parse_state("bank=6 scores=19,0 dice=Y6,B3,Y4,B1,B6,B5 line=B5 phase=choose pending=1 turns=9")
    values = ActionValues(s, by_points)
    place = next(place for place in values.reachable() if len(place.joins) == 5)
    found = dict(values.ended(place))
    for die in place.joins:
        s = GAME.after(s, die)
    assert found == pytest.approx(ActionValues(s, by_points).by_action, abs=CLOSE)
    assert 0 < found[ROLL] < found[STOP]


def value_after(s: Any, mover: int) -> float:
    """What a state is worth to a seat of two that was to move: through chance, and the other's turn, by the rules."""
    actor = GAME.actor(s)
    if actor == OVER:
        return float(GAME.win_share(s, mover))
    if actor == CHANCE:
        outcomes = GAME.outcomes(s)
        return sum(value_after(GAME.after(s, outcome), mover) for outcome, _ in outcomes) / len(outcomes)
    best = max(ActionValues(s).by_action.values())
    return best if actor == mover else 1 - best


def test_an_action_is_worth_what_comes_after_it() -> None:
    """By `game.after`: the best action of the next decision, the mean over rolls, one less the other seat's worth."""
    seen: Counter[str] = Counter()
    for s in islice(decisions(2, BANKS[2], 8), 1200):
        values: dict[int, float] = {}
        for action in GAME.legal(s):
            after = GAME.after(s, action)
            kind = f"{after.due.bit_count()} dice" if after.due else f"{action}"
            if seen[kind] < (4 if after.due else 12) and after.due.bit_count() < 3:
                seen[kind] += 1
                values = values or ActionValues(s).by_action
                expected = value_after(after, s.mover)
                assert values[action] == pytest.approx(expected, abs=CLOSE), (GAME.state_text(s), action)
    assert all(seen[kind] > 3 for kind in ("1 dice", "2 dice", "0", "5", str(STOP), str(TAKE), str(ATTACK + 1)))


def test_a_roll_of_three_has_the_mean_value_of_its_216_results(known: dict[Variant, Any]) -> None:
    know(known, small(4)[0])
    s = next(s for s in decisions(2, 4, 2) if s.phase == CHOOSE and s.length == 3 and ROLL in GAME.legal(s))
    expected = value_after(GAME.after(s, ROLL), s.mover)
    assert ActionValues(s).by_action[ROLL] == pytest.approx(expected, abs=CLOSE)


@slow
def test_the_end_by_rounds_and_by_a_target_is_in_the_values(known: dict[Variant, Any]) -> None:
    rounds = solution.solve(Variant(total=8, rounds=5), compiled=False)
    target = solution.solve(Variant(total=12, target=10), compiled=False)
    for evaluator, points, options in ((rounds, 8, {"rounds": 5}), (target, 12, {"target": 10})):
        know(known, evaluator)
        for s in islice(decisions(2, points, 6, **options), 0, 150, 3):
            values = ActionValues(s).by_action
            for action in values.keys() - {ROLL}:
                after = GAME.after(s, action)
                if s.phase != SPARK:
                    assert values[action] == pytest.approx(value_after(after, s.mover), abs=CLOSE)


@pytest.mark.parametrize(("seats", "points"), rest_slow([(3, 60), (3, 20), (4, 30), (6, 50)]))
def test_with_more_seats_values_are_consistent_within_the_turn(seats: int, points: int) -> None:
    """An action that does not end the turn is worth its best follower; one that does, what the evaluator says.

    A follower may be worth a little more where more Shizzles are looked at than may attack whom one likes.
    """
    rng, table = random.Random(seats), latin(1) if seats == 4 else TABLE
    for s in islice(decisions(seats, points, seats, table), 0, 160, 4):
        if s.phase not in (CHOOSE, SETTLE):
            continue
        values = ActionValues(s).by_action
        for action in rng.sample(sorted(values.keys() - {ROLL}), min(2, len(values.keys() - {ROLL}))):
            after = GAME.after(s, action)
            if GAME.actor(after) == s.mover and after.turns == s.turns:
                best = max(ActionValues(after).by_action.values())
                assert -CLOSE <= best - values[action] <= (CLOSE if seats <= 3 else 3e-3), (GAME.state_text(s), action)
                continue
            scores = [after.score[(s.mover + i) % seats] for i in range(seats)]
            onward = plain_values.three_seats if (seats, points) == (3, BANKS[3]) else plain_values.estimate
            expected = GAME.win_share(after, s.mover) if after.phase == ENDED else onward(s, scores, after.bank, 0)
            assert values[action] == pytest.approx(expected, abs=CLOSE), (GAME.state_text(s), action)


@slow
def test_greedy_expects_the_points_of_the_slow_solver() -> None:
    """Expected points by listing every roll: the same turn, judged by the points that it banks."""
    slow, seen = Slow(TABLE, 14), 0
    for s in islice(decisions(2, 14, 9), 0, 400, 10):
        a, b = s.score[s.mover], s.score[1 - s.mover]
        if s.phase != CHOOSE:
            continue
        before = s.pending - (s.length == 6)
        turn = slow.turn(a, b, lambda now, _, a=a: np.full(36, float(now - a)), range(1), top=6)
        faces = tuple(6 * die + s.shown[die] - 1 for die in range(6))
        dice = Dice(faces[s.line[s.length - 1]], s.loose, faces, s.base)
        ends = slow.endings(turn, before, dice)
        expected = slow.joins(turn, before, dice) | ({STOP: ends["stop"], ROLL: ends["roll"]} if ends else {})
        exact = ActionValues(s, by_points=True).by_action
        assert exact == pytest.approx(expected, abs=1e-3)
        seen += 1
    assert seen > 8


def test_only_decisions_have_values() -> None:
    s = GAME.fresh(2, {"first": 1})
    s = GAME.after(s, 0)
    assert GAME.actor(s) == CHANCE
    assert ActionValues(s, by_points=True).by_action == {}


def test_shares_estimated_for_any_number_of_seats_make_one_win() -> None:
    rng = random.Random(1)
    for seats in range(2, 7):
        for _ in range(50):
            scores = [rng.randrange(20) for _ in range(seats)]
            found = estimated_shares(scores, rng.randint(1, 60))
            assert sum(found) == pytest.approx(1.0)
            assert min(found) > 0
            leader = scores.index(max(scores))
            assert found[leader] > found[scores.index(min(scores))] or max(scores) - min(scores) < 6


@pytest.mark.parametrize(("turns", "options", "exact"), [(499, "", True), (399, "cap", True), (401, "cap", False)])
def test_near_the_cap_the_solution_is_not_called_exact(turns: int, options: str, exact: bool) -> None:
    told = f" options={options}" if options else ""
    s = GAME.parse_state(f"bank=20 scores=12,8 dice=R1,O1,R5,Y3,P5,P4 line=R1 turns={turns}{told}")
    assert players.evaluator_of(s) == SOLUTION
    assert review.evaluator(s).is_exact == exact


@pytest.mark.parametrize(
    ("entries", "stop"),
    [
        ("bank=20 scores=9,11 turns=499 options=cap", 1.0),
        ("bank=20 scores=8,12 turns=499 options=cap", 0.0),
        ("bank=20 scores=8,11 turns=499 options=cap", 0.5),
        ("bank=40 scores=8,11,11,10 turns=499 options=cap", 1 / 3),
        ("bank=40 scores=8,12,10,10 turns=0 options=target:10", 0.0),
        ("bank=40 scores=8,9,9,10 turns=0 options=target:10", 1.0),
        ("bank=3 scores=8,11,11,10", 1 / 3),
    ],
)
def test_a_game_that_is_over_is_shared_by_those_with_most(entries: str, stop: float) -> None:
    s = GAME.parse_state(f"{entries} dice=R1,O1,P1,B1,G1,Y1 line=R1,O1,P1 phase=choose base=1")
    assert ActionValues(s).by_action[STOP] == pytest.approx(stop)


def test_the_line_that_is_expected_goes_as_far_as_chance() -> None:
    """Without a bot that looks ahead it is what the best one would do now."""
    s = GAME.parse_state("bank=40 scores=0,0 dice=B4,B3,B2,B1,B6,B5 line=B4 phase=choose turns=1")
    line = bots.expect(GAME, s)
    assert len(line) == 6
    assert line[-1] == "roll"
    for text in line:
        s = GAME.after(s, GAME.parse(s, text))
    assert GAME.actor(s) == CHANCE
    assert bots.expect(GAME, s) == []
