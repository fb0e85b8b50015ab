"""The report on a record: keys, sums, resignation, and what cannot be reviewed."""

from __future__ import annotations

import pytest

import tumblestar
from tests.insight.test_ledger import random_game
from tests.marks import slow
from tumblestar import bots
from tumblestar.contract.errors import BadOption
from tumblestar.games import GAMES, find
from tumblestar.insight.ledger import PERFECT, Measured, measured
from tumblestar.insight.report import RESIGN, Review, interval_phrase, report, share_phrase
from tumblestar.record import Record, Seat
from tumblestar.record.text import read_record
from tumblestar.words import say


def played(name: str, seats: int, actions: int | None = None, **options: int) -> Record:
    _, line = random_game(name, seats, options, 6)
    record = Record.new(find(name), [Seat("person", "")] * seats, options, chance="typed")
    for action in line[:actions]:
        record.append(action)
    return record


def test_a_report_accounts_for_the_result() -> None:
    review = report(played("shizzle", 2, first=1))
    assert (review["game"], review["seats"], review["evaluator"]["exact"], review["over"]) == ("shizzle", 2, True, True)
    assert [entry["n"] for entry in review["events"]] == list(range(1, review["length"] + 1))
    for seat, sums in enumerate(review["totals"]):
        change = review["final"][seat] - review["start"][seat]
        assert change == pytest.approx(sums["luck"] + sums["skill"] + sums["residual"], abs=1e-9)
        assert sums["adjusted"] == pytest.approx(review["final"][seat] - sums["luck"])
        assert 0 <= sums["low"] <= sums["high"] <= 1
        assert sums["low"] <= min(max(sums["adjusted"], 0), 1) <= sums["high"]
    decided = review["decided"] or review["length"]
    assert all(max(entry["shares"]) >= 0.98 for entry in review["events"][decided - 1 :])
    costs = [entry.get("cost", 0.0) for entry in review["events"][:decided]]
    assert [costs[mistake["n"] - 1] for mistake in review["mistakes"]] == sorted(costs, reverse=True)[:3]
    luck = [max(map(abs, entry["luck"])) for entry in review["events"]]
    assert [luck[n - 1] for n in review["luckiest"]] == sorted(luck, reverse=True)[:3]


def test_a_report_of_a_game_under_way_tells_how_far_it_is() -> None:
    told = list[tuple[int, int]]()
    review = report(played("shizzle", 2, 5, first=1), done=lambda n, length: told.append((n, length)))
    assert told == [(n, 5) for n in range(1, 6)]
    assert (len(review["events"]), review["over"]) == (5, False)
    assert sum(review["final"]) == pytest.approx(1)


@slow
def test_the_better_line_is_legal_and_goes_on_to_the_next_actor() -> None:
    record = played("twisty", 2, 72, short_game=1)
    review = report(record)
    assert review["mistakes"]
    for mistake in review["mistakes"]:
        entry = review["events"][mistake["n"] - 1]
        assert mistake["line"][0] == entry["best"][0] != entry["text"]  # pyright: ignore[reportTypedDictNotRequiredAccess]
        game, s = record.game, record.state_at(mistake["n"] - 1)
        for text in mistake["line"]:
            assert game.actor(s) == entry["actor"] - 1
            s = game.after(s, game.parse(s, text))
        assert game.actor(s) != entry["actor"] - 1


def test_luck_that_changes_nothing_does_not_stand_out() -> None:
    review = report(played("twisty", 2, 40, short_game=1))
    assert review["luckiest"] == []


def test_who_resigns_pays_for_it() -> None:
    record = played("shizzle", 2, 30, first=1)
    record.resign(1)
    review = report(record)
    last = review["events"][-1]
    assert (review["final"], last["text"], last["actor"], review["length"]) == ([1.0, 0.0], RESIGN, 2, 31)
    assert last["skill"] == pytest.approx([review["events"][-2]["shares"][1], -review["events"][-2]["shares"][1]])


def test_what_cannot_be_reviewed_is_refused() -> None:
    empty = Record.new(find("shizzle"), [Seat("person", "")] * 2, {}, chance="typed")
    text = tumblestar.new("twisty", seed=3).record()
    older = read_record(text.replace("rules: 1", "rules: 99"), any_version=True)
    for record, key in ((empty, "review-empty"), (older, "review-older")):
        with pytest.raises(BadOption) as refused:
            Review(record)
        assert refused.value.phrase.key == key


def test_a_level_is_that_of_the_bot_that_plays_alike() -> None:
    rough = Measured(0.01, {"novice": 40.0, "club": 20.0, "master": 5.0})
    for level, ratings in {"novice": (60, 30), "club": (25, 11), "master": (9, 2), PERFECT: (1,)}.items():
        assert {rough.level(rating) for rating in ratings} == {level}
    exact = Measured(0.0, {"strong": 1.0, "optimal": 0.0})
    assert [exact.level(rating) for rating in (0, 0.2, 0.3)] == [PERFECT, "optimal", "strong"]
    assert Measured(None, {}).level(3) is None


@pytest.mark.parametrize("name", GAMES)
def test_what_was_measured_orders_the_levels_of_a_game(name: str) -> None:
    game = find(name)
    for seats in game.seats:
        known = measured(game, seats)
        levels = [level for level in bots.of(game) if level in known.ratings]
        assert len(levels) > 1
        assert list(known.ratings) == levels
        assert sorted(known.ratings.values(), reverse=True) == list(known.ratings.values())
        assert known.error is not None
        assert known.error < 0.05
    assert measured(find("shizzle"), 2).error == 0


def test_a_report_names_at_most_three_best_actions_and_counts_equal_ones() -> None:
    review = report(played("twinkle_twinkle", 2))
    events = [event for event in review["events"] if "best" in event]
    assert all(1 <= len(event.get("best", ())) <= 3 for event in events)
    assert any(event.get("equal") for event in events)


@pytest.mark.parametrize(
    ("mean", "low", "high", "shown"),
    [
        (0.383, -0.433, 1.2, "–"),
        (0.383, 0.1, 1.2, "38% (10% to 100%)"),
        (0.512, 0.4907, 0.5333, "51.2% (49.1% to 53.3%)"),
        (1.17, 0.9, 1.44, "100.0% (90.0% to 100.0%)"),
        (0.25, 0.25, 0.25, "25.0%"),
        (0.5, 0.5 - 1e-12, 0.5 + 1e-12, "50.0%"),
        (-1e-17, -1e-17, 0.0, "0.0%"),
    ],
)
def test_figures_are_within_what_can_be_and_rounded_to_what_is_known(
    mean: float, low: float, high: float, shown: str
) -> None:
    assert say("en", interval_phrase(mean, low, high)) == shown


@pytest.mark.parametrize(("share", "shown"), [(-0.0004, "0.0%"), (-0.0006, "−0.1%"), (0.0, "0.0%"), (-0.0, "0.0%")])
def test_nothing_has_no_sign(share: float, shown: str) -> None:
    assert say("en", share_phrase(share)) == shown
