"""The score pad: a constellation entered step by step scores by the rules, and invalid entries are impossible."""

import random
from functools import partial

import pytest

from tests.games.pads import ShownPad, Step, pad_of
from tumblestar.games.twinkle.constellation import read_tree
from tumblestar.games.twinkle.score import score, score_lines
from tumblestar.words import LANGUAGES, Phrase, say

pad = partial(pad_of, "twinkle")


def removals(made: ShownPad) -> list[Step]:
    return [step for step in made.steps if step.label.key == "pad-remove"]


def said(phrase: Phrase) -> str:
    return say("en", phrase)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_chosen_is_a_constellation_and_scores_as_written(seed: int) -> None:
    rng = random.Random(seed)
    made = pad({"colours": rng.choice(["", "RYBG", "GNP"])})
    for _ in range(60):
        if not made.steps:
            break
        made = pad(rng.choice(made.steps).entries)
        assert made.problem is None
        tree, colours = made.entries.get("tree", ""), made.entries.get("colours", "RYBGNP")
        found = score(tree, colours)
        assert made.sheet.totals == [found["total"]]
        cards, missions = (lines for _, lines in made.sheet.groups)
        assert [line.points[0] for line in cards] == list(found["cards"].values())
        assert [{"figure" if i < 6 else "points": line.points[0]} for i, line in enumerate(missions)] == list(
            found["missions"].values()
        )
        for lang in LANGUAGES:
            assert all(say(lang, step.label) for steps in (made.steps, *made.options) for step in steps)
            assert say(lang, made.prompt)
            assert all(say(lang, line.label) and say(lang, line.meaning) for line in (*cards, *missions))


def test_the_ends_of_lines_can_be_taken_away() -> None:
    made = pad({"tree": "N10=10@A,R12=9@N10,Y8=6@R12"})
    assert [step.entries["tree"] for step in removals(made)] == ["R12=9@N10,N10=10@A"]
    assert len(read_tree(removals(made)[0].entries["tree"])) == 2


def test_a_die_that_hangs_shows_another_result_between_what_is_above_and_below_it() -> None:
    entries = {"tree": "N10=10@A,R12=7@N10,Y8=5@R12"}
    made = pad({**entries, "off": "R12"})
    assert [step.entries["tree"] for step in made.steps] == [
        f"R12={result}@N10,Y8=5@R12,N10=10@A" for result in (6, 8, 9)
    ]
    assert pad({**entries, "off": "Y8"}).steps[0].label.key == "pad-remove"
    assert said(pad({"tree": "N10=10@A,R12=9@N10", "off": "N10"}).prompt).startswith("black d10: 10. First remove")


def test_seven_dice_are_whole_and_a_die_may_fit_nowhere() -> None:
    whole = "R12=12@A,Y12=12@A,B12=12@B,G12=12@B,N12=11@R12,P12=11@R12,R10=10@Y12"
    made = pad({"tree": whole, "die": "Y10", "result": "3"})
    assert made.steps == removals(made)
    assert "7 dice" in said(made.prompt)
    made = pad({"tree": "R12=1@A,Y12=1@A,B12=1@B,G12=1@B", "die": "Y10", "result": "3"})
    assert not made.steps
    assert made.prompt.key == "pad-nowhere"


def test_colours_go_out_of_play_and_come_back() -> None:
    without_red = pad(pad({"tree": "Y12=9@A"}).options[0][0].entries)
    assert without_red.entries["colours"] == "YBGNP"
    assert [said(line.label) for line in without_red.sheet.groups[0][1]] == [
        "Yellow", "Blue", "Green", "Black", "Purple", "Twinkle",
    ]  # fmt: skip
    assert "colours" not in pad(without_red.options[0][0].entries).entries
    assert len(pad({"colours": "R"}).options[0]) == 5  # one colour stays
    made = pad({"tree": "R12=9@A"})
    assert "Red: in play" not in [said(step.label) for step in made.options[0]]  # and those that hang
    assert len(made.options[0]) == 5


@pytest.mark.parametrize(
    "given",
    [
        {"tree": "R12=13@A"},
        {"tree": "x" * 10_000},
        {"tree": "R12=3@A,R6=4@R12"},
        {"colours": "XYZ"},
        {"colours": "RR"},
        {"tree": "R12=9@A", "colours": "YB"},
    ],
)
def test_what_cannot_be_is_left_out_and_said(given: dict[str, str]) -> None:
    made = pad(given)
    assert made.problem is not None
    assert said(made.problem)
    assert not removals(made)
    assert made.steps


@pytest.mark.parametrize(
    "given", [{"die": "X9"}, {"die": "R12", "result": "13"}, {"die": "R4", "result": "-1"}, {"die": ""}]
)
def test_an_invalid_choice_is_requested_again(given: dict[str, str]) -> None:
    made = pad(given)
    assert made.problem is None
    assert len(made.steps) in (4, 12, 30)


@pytest.mark.parametrize("seed", range(4))
def test_players_share_the_dice_and_are_compared_as_score_does(seed: int) -> None:
    rng = random.Random(seed)
    entries: dict[str, str] = {"missions": "2.11.18"}
    for _ in range(200):
        seat = rng.randrange(3)
        made = pad(entries, 3, seat)
        assert made.problem is None
        steps = [spot for spot in made.spots if "at" in spot.entries]
        while steps:
            made = pad(rng.choice(steps).entries, 3, seat)
            steps = made.steps if made.is_asking else []
        entries = made.entries
    trees = [entries.get(key, "") for key in ("tree", "tree2", "tree3")]
    assert [len(read_tree(tree)) for tree in trees] == [7, 7, 7]
    found = score_lines("\n".join(trees))
    missions = [sum(one["missions"][number]["points"] for number in ("2", "11", "18")) for one in found]
    made = pad(entries, 3, 1)
    assert made.sheet.totals == [one["total"] + points for one, points in zip(found, missions, strict=True)]


def test_missions_in_play_are_one_of_bronze_and_two_of_silver() -> None:
    entries: dict[str, str] = {}
    for number, wanted in ((3, "3"), (11, "3.11"), (12, "3.11.12"), (5, "5.11.12"), (20, "5.12.20"), (12, "5.20")):
        _, steps = pad(entries, 2, 0).options
        entries = pad(steps[number - 1].entries, 2, 0).entries
        assert entries["missions"] == wanted
