"""Mistakes without pages: which decisions count, when they come back, what a try is, and what is given away a game."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, cast

import pytest

from tests.insight.test_ledger import random_game
from tests.insight.test_report import played
from tumblestar.features.mistakes.mistake import (
    CLOSE,
    MASTERED,
    RIGHT,
    UNKNOWN,
    WRONG,
    Mistake,
    due_on,
    found_in,
    habits,
    states_to_compare,
    verdict,
)
from tumblestar.games import GAMES, find
from tumblestar.insight.headline import COSTLY, explained, kind_of, kind_phrase
from tumblestar.insight.report import Report, report
from tumblestar.record import Record
from tumblestar.words import Phrase, has, keys, say

TODAY = 20_000


@pytest.fixture(scope="module")
def reviewed() -> tuple[Record, Report]:
    record = played("shizzle", 2, first=1)
    return record, report(record)


@pytest.fixture(scope="module")
def mistake(reviewed: tuple[Record, Report]) -> Mistake:
    """One with a choice that is neither the best nor what was done."""
    for seat in range(2):
        for found in found_in("t", *reviewed, seat, TODAY):
            s = reviewed[0].game.parse_state(found.state)
            if len(reviewed[0].game.legal(s)) > 1 + len(found.best.split(",")):
                return found
    raise AssertionError("the game has none")


def test_only_own_costly_decisions_count_while_the_game_is_open(reviewed: tuple[Record, Report]) -> None:
    record, full = reviewed
    for seat in range(2):
        numbers = [found.number for found in found_in("t", record, full, seat, TODAY)]
        events = full["events"][: full["decided"]]
        costly = [event for event in events if event.get("cost", 0) >= COSTLY]
        assert numbers == [event["n"] for event in costly if event["actor"] == seat + 1]
        early: Report = {**full, "decided": numbers[0]}
        assert [found.number for found in found_in("t", record, early, seat, TODAY)] == numbers[:1]


def test_what_no_closer_look_has_confirmed_must_be_beyond_the_error(reviewed: tuple[Record, Report]) -> None:
    record, full = reviewed
    assert record.game.evaluation.closer_shares is None
    known = found_in("t", record, full, 0, TODAY)
    for error, count in ((0.0, len(known)), (None, 0), (10.0, 0)):
        unsure: Report = {**full, "evaluator": {**full["evaluator"], "exact": False, "error": error}}
        assert len(found_in("t", record, unsure, 0, TODAY)) == count


def test_it_comes_back_later_every_time_until_it_is_mastered(mistake: Mistake) -> None:
    days, gaps = TODAY, list[int]()
    while not mistake.is_mastered:
        assert due_on([mistake], mistake.due) == [mistake]
        mistake = mistake.after_try(True, mistake.due)
        assert not mistake.is_due(mistake.seen)
        gaps.append(mistake.due - days)
        days = mistake.due
    assert gaps == sorted(gaps)
    assert len(gaps) == 4
    assert (gaps[0], mistake.stability > MASTERED) == (2, True)
    assert due_on([mistake], mistake.due + 1000) == []


def test_who_was_wrong_sees_it_the_next_day_and_begins_almost_anew(mistake: Mistake) -> None:
    assert mistake.after_try(False, TODAY).due == TODAY + 1
    known = mistake.after_try(True, TODAY)
    again = known.after_try(True, known.due)
    lapsed = again.after_try(False, again.due)
    assert lapsed.due - again.due < again.due - known.due
    assert lapsed.stability < again.stability


def test_a_try_is_wrong_only_where_it_would_be_charged(mistake: Mistake) -> None:
    game = find(mistake.game)
    s = game.parse_state(mistake.state)
    me = game.actor(s)
    of_text = {game.text(s, action): action for action in game.legal(s)}
    assert verdict(game, mistake, of_text[mistake.taken], {}) == WRONG
    assert {verdict(game, mistake, of_text[text], {}) for text in mistake.best.split(",")} == {RIGHT}
    other = next(of_text[text] for text in of_text if text not in (mistake.taken, *mistake.best.split(",")))
    tried, best = states_to_compare(game, mistake, other)
    for lost, is_what in ((0.0, RIGHT), (0.001, RIGHT), (0.02, CLOSE), (0.06, WRONG)):
        shares = {tried: (0.5 - lost, 0.5 + lost) if me == 0 else (0.5 + lost, 0.5 - lost), best: (0.5, 0.5)}
        assert verdict(game, mistake, other, shares) == is_what
    assert verdict(game, mistake, other, {best: (0.5, 0.5)}) == UNKNOWN


def test_then_are_the_first_ten_games_and_now_the_last(mistake: Mistake) -> None:
    tables = [(f"t{i:02}", mistake.game) for i in range(25)]
    costly = [mistake._replace(table=table, cost=0.2) for table, _ in tables[:10]]
    late = [mistake._replace(table=tables[-1][0], cost=0.1), mistake._replace(table=tables[12][0], cost=9.0)]
    (habit,) = habits(tables, [*costly, *late])
    assert (habit.then, habit.now, habit.games) == (pytest.approx(0.2), pytest.approx(0.01), 10)
    (few,) = habits(tables[:4], costly[:1])
    assert (few.then, few.now, few.games) == (pytest.approx(0.1), 0.0, 2)
    assert few.change.key == "mistakes-change"
    (learnt,) = habits(tables[:4], [costly[0]._replace(stability=MASTERED)])
    assert learnt.change.key == "mistakes-is-mastered"


class Example(NamedTuple):
    """A position with an action, a better one, the kind of mistake, and the reasons that are told."""

    game: str
    state: str
    kind: str
    taken: str
    better: str
    reasons: list[str]


def examples() -> Iterator[Example]:
    """The examples of the file."""
    game = state = ""
    for line in Path(__file__).with_name("kinds.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            sides, *reasons = line.strip().split(" | ")
            kind, taken, better = re.split(": | > ", sides)
            yield Example(game, state, kind, taken, better, reasons)
        elif line and not line.startswith("#"):
            game, state = line.split(" ", 1)


def told(reason: Phrase) -> str:
    """A reason as the file has it: its key and its arguments."""
    return " ".join(
        [reason.key.removeprefix("why-"), *(f"{name}={shown(value)}" for name, value in reason.args.items())]
    )


def shown(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(shown, cast("list[object]", value)))
    if isinstance(value, Phrase):
        return value.key if not value.args else f"{value.key}({shown(list(value.args.values()))})"
    return f"{value:.2f}" if isinstance(value, float) else str(value)


@pytest.mark.parametrize("one", list(examples()))
def test_a_kind_and_its_reasons_are_told_where_they_hold_and_not_beside_it(one: Example) -> None:
    game = find(one.game)
    s = game.parse_state(one.state)
    assert kind_of(game, s, one.taken, one.better) == one.kind
    names = [str(seat) for seat in range(1, s.seats + 1)]
    why = explained(game, s, one.taken, one.better, names)
    assert [told(reason) for reason in why.reasons] == one.reasons
    s = game.after(s, game.parse(s, one.better))
    for action in why.line:
        assert action in game.legal(s)
        s = game.after(s, action)


@pytest.mark.parametrize("name", list(GAMES))
def test_every_kind_and_every_reason_has_words_and_an_example(name: str) -> None:
    known = {key.removeprefix("mistake-") for key in keys("en", name) if key.startswith("mistake-")}
    own = [one for one in examples() if one.game == name]
    assert {one.kind for one in own} - {"win", "other"} == known
    known = {key.removeprefix("why-") for key in keys("en", name) if key.startswith("why-")}
    assert {reason.split()[0] for one in own for reason in one.reasons} == known


@pytest.mark.parametrize(("name", "options"), [*((name, {}) for name in GAMES), ("twisty", {"chosen_corners": 1})])
def test_any_two_actions_have_a_kind_and_reasons_with_words(name: str, options: dict[str, int]) -> None:
    game = find(name)
    s, line = random_game(name, 2, options, 1)
    for action in line:
        if game.actor(s) >= 0 and len(legal := game.legal(s)) > 1:
            first, last = game.text(s, legal[0]), game.text(s, legal[-1])
            for taken, better in ((first, last), (last, first)):
                kind = kind_of(game, s, taken, better)
                assert has(f"mistake-{kind}", name)
                for reason in explained(game, s, taken, better, ["Ann", "Bob"]).reasons:
                    assert say("en", reason, name).endswith(".")
        s = game.after(s, action)
    assert kind_phrase(name, "of a version before").key == "mistake-other"
