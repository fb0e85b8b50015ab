"""Constellations as text are scored, or refused with the rule and the line."""

import pytest

from tumblestar.contract.errors import Unreadable
from tumblestar.games.twinkle.score import read_colours, score, score_items, score_lines
from tumblestar.words import say

from .test_scoring import BILL


def test_a_constellation_is_scored_card_by_card_and_mission_by_mission() -> None:
    found = score(BILL)
    assert found["total"] == 16
    assert found["cards"] == {
        "red": 8, "yellow": 3, "blue": 0, "green": 2, "black": 1, "purple": 0, "twinkle": 2,
    }  # fmt: skip
    assert list(found["missions"]) == [str(number) for number in range(1, 21)]
    assert {n: found["missions"][n]["figure"] for n in ("1", "3", "4", "6")} == {"1": 5, "3": 42, "4": 4, "6": 4}
    assert {n: found["missions"][n] for n in ("7", "8", "16")} == {n: {"points": 0} for n in ("7", "8", "16")}


def test_names_are_long_or_short() -> None:
    assert score(BILL) == score("N10=10@A,R12=9@N10,Y8=6@R12,R8=5@Y8,Y4=2@R8,G10=7@R12,R4=3@G10")
    anna = "blue d6=5@A; blue d10=4@blue d6; red d10=9@B; purple d12=8@red d10; yellow d6=3@purple d12"
    assert score(anna) == score("B6=5@A,B10=4@B6,R10=9@B,P12=8@R10,Y6=3@P12")


def test_only_cards_in_play_count_and_missions_know_the_colours() -> None:
    found = score(BILL, "RYGN")
    assert found["cards"] == {"red": 8, "yellow": 3, "green": 2, "black": 1, "twinkle": 2}
    assert found["missions"]["10"] == {"points": 3}
    assert score(BILL, "RYBGN")["missions"]["10"] == {"points": 0}  # four colours, but blue is not among them
    assert score("", "R") == score(" ; ", "R")
    assert score("")["total"] == 0


def test_lines_are_read_one_by_one() -> None:
    found = score_lines(f"# two of them\n\n{BILL}\r\nR12=9@N10,N10=10@A\n")
    assert [one["total"] for one in found] == [16, 4]
    assert score_lines(f"{BILL} # Bill\n  # nobody\nR12=9@N10,N10=10@A# Bob\n") == found


def test_missions_compare_the_constellations_of_one_file() -> None:
    bill, bob, ben = score_lines(f"{BILL}\nR12=9@N10,N10=10@A\nB12=12@A,B10=10@A,B8=8@B,P10=9@B,P4=4@B12")
    points = {n: [one["missions"][n]["points"] for one in (bill, bob, ben)] for n in "123456"}
    figures = {n: [one["missions"][n]["figure"] for one in (bill, bob, ben)] for n in "1345"}
    assert figures == {"1": [5, 2, 2], "3": [42, 19, 43], "4": [4, 2, 4], "5": [26, 19, 31]}
    # TW-5.1, 5.5 the best; all tied for best; TW-5.3, 5.4 and 5.6 only for seven dice
    assert points == {"1": [3, 0, 0], "2": [3, 3, 3], "3": [3, 0, 0], "4": [3, 0, 0], "5": [0, 0, 3], "6": [3, 0, 0]}
    assert "points" not in score(BILL)["missions"]["1"]


def test_a_mission_figure_is_not_reported_as_points() -> None:
    alone = {say("en", what): points for what, points in score_items(score(BILL))}
    assert alone["Mission 1: Longest line (figure to compare, no points)"] == 5
    assert alone["Mission 12: Two lower"] == 1
    both = {say("en", what): points for what, points in score_items(score_lines(f"{BILL}\nR12=9@A")[1])}
    assert both["Mission 1: Longest line (1, compared)"] == 0


def test_a_die_of_a_colour_that_is_not_in_play_is_refused() -> None:
    with pytest.raises(Unreadable) as caught:
        score_lines(f"R12=9@A\n{BILL}", "RYBG")
    assert caught.value.line == 2
    assert caught.value.phrase.args == {"text": "N10", "tag": "TW-2.1"}


def test_the_0_that_is_printed_on_a_d10_is_10() -> None:  # TW-1.2
    assert score("N10=0@A,R12=9@N10") == score("N10=10@A,R12=9@N10")


@pytest.mark.parametrize("colours", ["", "X", "RR", "R Y", "é"])
def test_colours_are_letters_of_the_box_each_once(colours: str) -> None:
    with pytest.raises(Unreadable):
        score(BILL, colours)
    assert read_colours("rp") == read_colours("PR")
