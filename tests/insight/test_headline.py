"""What a review says first: how the game ended for a seat, in its own measure, and what it owes to luck or choices."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.insight.test_report import played
from tumblestar.games import find
from tumblestar.insight.headline import end, headline, own_choices, told
from tumblestar.insight.report import EventEntry, Report, report
from tumblestar.record import Record, Seat
from tumblestar.words import say


def judged(
    luck: float = 0.0, costs: tuple[float, ...] = (), residual: float = 0.0, decided: int | None = None
) -> Report:
    """A report on a game of two, of which the second seat is told."""
    events = [{"n": n, "actor": 2, "cost": cost, "shares": [0.1, 0.1]} for n, cost in enumerate(costs, 1)]
    sums = {"luck": luck, "residual": residual, "decisions": 9}
    return cast("Report", {"events": cast("list[EventEntry]", events), "totals": [sums, sums], "decided": decided})


WHOLE = played("shizzle", 2, first=1)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"luck": -0.3}, "Luck took 30% of your win chance."),
        ({"luck": 0.3}, "You made no costly choice."),  # it was lost all the same
        ({"luck": -0.3, "costs": (0.25, 0.1)}, "Two choices cost 35% of your win chance."),
        ({"luck": -0.3, "residual": 0.4}, "You made no costly choice."),  # which nobody knows to be luck
        ({"costs": (0.12, 0.04)}, "One choice cost 12% of your win chance."),
        ({"costs": (0.06, 0.06, 0.06)}, "3 choices cost 18% of your win chance."),
        ({"costs": (0.06, 0.9), "decided": 1}, "One choice cost 6% of your win chance."),
        ({"costs": (0.9, 0.9)}, "Two choices cost you the win."),
        ({"costs": (0.01,)}, "You made no costly choice."),
        ({"costs": (0.124, 0.124)}, "Two choices cost 24% of your win chance."),  # as the cards of both add up
    ],
)
def test_it_says_what_took_more(given: dict[str, Any], reason: str) -> None:
    lost = WHOLE.shares().index(0)
    review = judged(**given)
    for event in review["events"]:
        event["actor"] = lost + 1
    phrases = headline(WHOLE, review, lost)
    points = [WHOLE.game.points(WHOLE.state, seat) for seat in (lost, 1 - lost)]
    assert say("en", phrases[0], "shizzle", viewer=lost) == f"You lost by {points[1] - points[0]} points."
    assert [say("en", phrase, "shizzle", viewer=lost) for phrase in phrases[1:]] == [reason]


def test_others_are_told_the_result_and_luck_alone() -> None:
    won = WHOLE.shares().index(1)
    said = [say("en", phrase, "shizzle") for phrase in headline(WHOLE, judged(0.5), won, is_reader=False)]
    assert said[0].startswith(f"Player {won + 1} won by ")
    assert said[1:] == [f"Luck added 50% to the win chance of Player {won + 1}."]
    assert len(headline(WHOLE, judged(costs=(0.9,)), won, is_reader=False)) == 1


def test_twisty_counts_no_points_and_a_resignation_none_either() -> None:
    for name in ("twisty", "shizzle"):
        record = played(name, 2, 90, **({"first": 1} if name == "shizzle" else {}))
        if not record.is_over:
            record.resign(1)
        assert [say("en", headline(record, judged(), seat)[0], name, viewer=seat) for seat in (0, 1)] == [
            "You won.",
            "You lost.",
        ]
        if record.resigned is not None:
            said = [say("en", phrase, name, viewer=1) for phrase in headline(record, judged(costs=(0.9,)), 1)]
            assert said == ["You lost.", "You resigned."]


def test_where_no_points_decide_the_move_that_ended_it_is_told() -> None:
    near = "board=1tslB2/t3t2/dKd1lKd/tBO1GhO/YlR1R1P/Gh1s2P/1Yh1sR1 pawns=c2,g6 rows=KPOBGY.R,KPYROBG. turn=2 turns=25"
    people = [Seat("person", name) for name in ("Ann", "Bob")]
    record = Record.new(find("twisty"), people, {}, chance="typed", start=near)
    for step in ("g6-e5", "e5-d7", "d7-c5", "c5-d4"):
        assert end(record) == []
        record.append(step)
    lost = [say("en", phrase, "twisty", viewer=0) for phrase in headline(record, judged(), 0)]
    assert lost == ["You lost.", "Bob reaches the centre with all 7 cubes and wins!", "You made no costly choice."]
    assert end(WHOLE) == []


def test_a_whole_review_tells_of_each_seat_and_lists_its_choices_by_cost() -> None:
    review = told(WHOLE, report(WHOLE))
    assert len(review.get("headlines", [])) == 2
    for seat in (0, 1):
        costs = [event.get("cost", 0.0) for event in own_choices(review, seat)]
        assert costs == sorted(costs, reverse=True)
        assert all(event["actor"] == seat + 1 for event in own_choices(review, seat))
    shares = [review["start"], *(event["shares"] for event in review["events"])]
    for n in review["luckiest"]:
        seat = review["events"][n - 1]["luck"].index(max(review["events"][n - 1]["luck"]))
        assert shares[n - 1][seat] < shares[n][seat]
