"""Shizzle's advice and bots: plans with odds and points, and no bot exceeds its largest mistake."""

import random
import time
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from tests.marks import needs_numba, slow
from tests.patience import PATIENCE
from tumblestar import bots
from tumblestar.contract.state import CHANCE
from tumblestar.engine import speed
from tumblestar.games.shizzle import evaluation, players, review, solution
from tumblestar.games.shizzle.advice import NEVER, advice
from tumblestar.games.shizzle.evaluation import ActionValues
from tumblestar.games.shizzle.parts import BANKS, DICE, TABLE
from tumblestar.games.shizzle.rules import CHOOSE, READY, ROLL, SETTLE, SPARK, fits
from tumblestar.games.shizzle.solution import Variant
from tumblestar.insight.hints import BEST, hint, ranked
from tumblestar.words import Phrase, say

from .positions import decisions, latin, solved
from .real import GAME

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
FLICKER = "bank=36 scores=2,2 dice=B4,R6,R5,B1,R3,R2 line=R2,R3,R5,R6 phase=choose base=3"


def says(cells: tuple[Phrase, ...]) -> list[str]:
    return [say("en", cell) for cell in cells]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_plans_can_be_played_and_the_best_of_them_by_share_is_the_best_action(seats: int) -> None:
    phases: Counter[int] = Counter()
    for s in islice(decisions(seats, BANKS[seats], seats), 0, 200, 10):
        phases[s.phase] += 1
        found = hint(GAME, s, NAMES[:seats], BEST)
        assert found
        assert all(len(way.cells) == len(found.columns) == 6 for way in found.ways)
        if seats > 2:  # an estimate does not look as far ahead from one state as from another
            continue
        known = {way.state: tuple(evaluation.win_shares(GAME.parse_state(way.state))) for way in found.ways}
        ways = ranked(found, known, 1e-9).ways
        worths = ActionValues(s).by_action
        best = max(worths.values())
        assert ways[0].shares[s.mover] == pytest.approx(best, abs=1e-9)
        assert worths[ways[0].actions[0]] == pytest.approx(best, abs=1e-9)
    assert set(phases) >= {READY, CHOOSE}


@pytest.mark.parametrize("seats", [2, 3])
def test_every_word_of_it_is_there_in_every_language(seats: int) -> None:
    wanted = {SPARK: 1, READY: 1, CHOOSE: 12, SETTLE: 3}
    said: dict[str, set[str]] = {"en": set(), "fr": set()}
    for s in decisions(seats, BANKS[seats], 7):
        if wanted[s.phase]:
            wanted[s.phase] -= 1
            for has_points in (False, True):
                found = advice(s, NAMES[:seats], has_points)
                assert found
                for lang, texts in said.items():
                    labels = [say(lang, way.label) for way in found.rows]
                    assert len(set(labels)) == len(labels)
                    texts.update(labels, (say(lang, phrase) for phrase in (*found.columns, found.note)))
                    texts.update(say(lang, cell) for way in found.rows for cell in way.cells)
        if not any(wanted.values()):
            break
    assert not [text for texts in said.values() for text in texts if "advice-" in text or not text.strip()]
    sentences = {lang: {text for text in texts if len(text) > 20} for lang, texts in said.items()}
    assert not sentences["en"] & sentences["fr"]


def test_odds_alone_include_no_win_shares() -> None:
    for s in islice(decisions(2, BANKS[2], 1), 0, 60, 4):
        found = advice(s, NAMES[:2], has_points=False)
        assert found
        assert len(found.columns) == 5
        assert all(way.actions[0] in GAME.legal(s) for way in found.rows)
        assert found.note.key == "advice-odds"


def test_odds_alone_list_every_length_once() -> None:
    """Where every die fits every other, the longest line is told of too."""
    s = GAME.parse_state("bank=40 scores=0,0 dice=B4,B3,B2,B1,B6,B5 line=B4 phase=choose turns=1")
    found = advice(s, NAMES[:2], has_points=False)
    assert found
    lengths = [int(way.label.args["length"]) for way in found.rows]
    assert lengths == sorted(lengths, reverse=True)
    assert set(lengths) == {3, 4, 5, 6}
    told = [(length, [say("en", cell) for cell in way.cells]) for length, way in zip(lengths, found.rows, strict=True)]
    assert all(one not in told[:i] for i, one in enumerate(told))


def test_stopping_with_equal_dice_is_listed_once() -> None:
    s = GAME.parse_state("bank=40 scores=0,0 dice=B4,B3,B2,B1,B6,B5 line=B4 phase=choose turns=1")
    found = advice(s, NAMES[:2], has_points=True)
    assert found
    stops = [way.label.args["length"] for way in found.rows if way.label.key == "advice-stop-joining"]
    assert sorted(stops) == sorted(set(stops))


def test_nobody_to_act_has_no_advice() -> None:
    s = GAME.fresh(2)
    while GAME.actor(s) != -2:
        if GAME.actor(s) == CHANCE:
            assert advice(s, NAMES[:2], has_points=True) is None
        action = GAME.legal(s)[-1]
        s = GAME.after(s, action if GAME.actor(s) == CHANCE else bots.find("random", GAME)(GAME, s, random.Random(1)))
    assert advice(s, NAMES[:2], has_points=True) is None


def reach(s: Any, last: int, held: int) -> int:
    """The longest line that the dice allow as they lie."""
    grown = [die for die in range(DICE) if not held >> die & 1 and fits(s, die, last)]
    return max([held.bit_count(), *(reach(s, die, held | 1 << die) for die in grown)])


def test_odds_are_those_of_every_roll() -> None:
    """The line of four has two dice to roll: its odds by looking at all 36 rolls."""
    s = GAME.parse_state(FLICKER)
    found = advice(s, NAMES[:2], has_points=False)
    assert found
    row = next(way for way in found.rows if way.actions == (ROLL,))
    chokes, reached, rolled = 0, Counter[int](), GAME.after(s, ROLL)
    for first, _ in GAME.outcomes(rolled):
        for second, _ in GAME.outcomes(GAME.after(rolled, first)):
            after = GAME.after(GAME.after(rolled, first), second)
            if after.turns != s.turns:
                chokes += 1
                continue
            longest = reach(after, after.line[3], sum(1 << die for die in after.line[:4]))
            reached.update(range(5, longest + 1))
    assert chokes == 16
    choke, three, four, five, six = row.cells
    assert (three, four) == (NEVER, NEVER)
    for cell, count in ((choke, chokes), (five, reached[5]), (six, reached[6])):
        assert cell.args["share"] == round(count / 36, 4)


def test_odds_before_the_first_roll_are_those_of_the_rulebook() -> None:
    s = next(s for s in decisions(2, BANKS[2], 2) if s.phase == READY)
    found = advice(s, NAMES[:2], has_points=False)
    assert found
    lengths = {1: 1024, 2: 1034, 3: 1160, 4: 1624, 5: 1730, 6: 1204}  # SH-4.2
    expected = [1024, *(sum(count for length, count in lengths.items() if length >= least) for least in (3, 4, 5, 6))]
    assert [cell.args["share"] for cell in found.rows[0].cells] == [round(count / 7776, 4) for count in expected]
    assert says(found.rows[0].cells) == ["13.2%", "73.5%", "58.6%", "37.7%", "15.5%"]


def test_points_are_those_of_the_turn() -> None:
    """Stopping has the points of the line to expect, and rolling on what playing for points comes to."""
    s = GAME.parse_state(FLICKER)
    found = advice(s, NAMES[:2], has_points=True)
    assert found
    by_points = ActionValues(s, by_points=True).by_action
    points = [float(way.cells[-1].args["points"]) for way in found.rows]
    assert points == sorted(points, reverse=True)
    for way, here in zip(found.rows, points, strict=True):
        if len(way.actions) == 1:
            assert here == round(by_points[way.actions[0]], 2)
    assert by_points[GAME.rules.STOP] == 4


def by(s: Any) -> str:
    """What gives the shares of a state."""
    return review.evaluator(s).name.key


def test_it_says_whether_figures_are_exact() -> None:
    assert by(GAME.parse_state(FLICKER)) == "evaluator-exact"
    assert by(next(decisions(4, BANKS[4], 1))) == "evaluator-estimate"


def test_random_dice_have_an_estimate_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "is_fast", lambda: False)
    table = latin(3)
    for s in islice(decisions(2, BANKS[2], 1, table), 0, 30, 6):
        assert by(s) == "evaluator-estimate"
        assert bots.find_now("optimal", GAME)(GAME, s, random.Random(1)) in GAME.legal(s)


@slow
@needs_numba
def test_other_games_are_solved_beside() -> None:
    s = next(s for s in decisions(2, 5, 1) if s.phase == READY)
    deadline = time.monotonic() + 5 * PATIENCE  # a first compiling takes its time
    while not solution.available(players.variant_of(s)) and time.monotonic() < deadline:
        assert by(s) == "evaluator-estimate" or solution.available(players.variant_of(s))
        time.sleep(0.05)
    assert by(s) == "evaluator-exact"
    expected = solved(5).values()[0]
    found = solution.available(Variant(TABLE, 5))
    assert found
    for a in range(5):
        assert found.values()[0][a][: 5 - a] == pytest.approx(expected[a][: 5 - a], abs=1e-9)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_bot_errs_by_more_than_it_may(seats: int) -> None:
    erred: Counter[str] = Counter()
    for s in islice(decisions(seats, BANKS[seats], seats), 0, 120, 4):
        worths = ActionValues(s).by_action
        best = max(worths.values())
        for level, of_two in players.MISTAKES.items():
            mistake = of_two * (2 / seats) ** players.SHRINKING
            for seed in range(3):
                action = bots.find(level, GAME)(GAME, s, random.Random(seed))
                assert action in GAME.legal(s)
                assert worths[action] >= best - mistake - 1e-9
                erred[level] += worths[action] < best - 1e-9
    assert erred["club"] > erred["optimal"] == 0


def test_greedy_plays_for_the_points_of_the_turn() -> None:
    for s in islice(decisions(2, BANKS[2], 3), 0, 100, 4):
        worths = ActionValues(s, by_points=True).by_action
        action = bots.find("greedy", GAME)(GAME, s, random.Random(1))
        assert worths[action] == pytest.approx(max(worths.values()))


def test_optimal_attacks_where_taking_would_lose() -> None:
    """Five points to ten and a bank of three: three more would end a lost game, so the Shizzle is an attack."""
    s = GAME.parse_state("bank=3 scores=5,10 dice=R1,R6,R5,R4,R3,R2 line=R1,R6,R5,R4,R3,R2 phase=settle pending=1")
    assert GAME.text(s, bots.find("optimal", GAME)(GAME, s, random.Random(1))) == "attack 2"
    assert GAME.text(s, bots.find("greedy", GAME)(GAME, s, random.Random(1))) == "take"


def test_bots_stand_weakest_first() -> None:
    assert bots.of(GAME) == ("random", "greedy", "novice", "club", "strong", "optimal")
