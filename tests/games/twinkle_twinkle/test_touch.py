"""The score pad: a chart entered cell by cell scores by the rules, and its pictures are read back exactly."""

import random
from functools import partial

import pytest

from tests.games.pads import ShownPad, Step, pad_of
from tests.games.twinkle_twinkle import charts, naive
from tests.marks import rest_slow
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.game import Game
from tumblestar.games.twinkle_twinkle.notation import read_chart
from tumblestar.games.twinkle_twinkle.parts import CELL_NAMES, CELLS, CODES, COUNTS, KINDS
from tumblestar.games.twinkle_twinkle.picture import svg
from tumblestar.games.twinkle_twinkle.rules import SCORE_NAMES
from tumblestar.games.twinkle_twinkle.score import carried_by, score_lines
from tumblestar.games.twinkle_twinkle.touch import drawing, drawn_entries
from tumblestar.words import LANGUAGES, Phrase, say

CHART = "L1,I1,ast,ast/I,com,hole,rock/sat,gas,.,T*2/.,.,.,I/hole,.,ring,sat"
LINES = CHART.replace("/", "\n").replace(",", " ")
pad = partial(pad_of, "twinkle_twinkle")


def read(text: str) -> dict[str, str]:
    return {key: value for key, value in drawn_entries(text).items() if value}


def removals(made: ShownPad) -> list[Step]:
    return [step for step in made.steps if step.label.key == "pad-remove"]


def said(phrase: Phrase) -> str:
    return say("en", phrase)


@pytest.mark.parametrize("seed", rest_slow(range(6), 2))
def test_whatever_is_chosen_is_a_chart_and_scores_as_written(seed: int) -> None:
    luck = random.Random(seed)
    made = pad({})
    for _ in range(70):
        offered = [*made.steps, *made.options[0]] if luck.random() < 0.2 else made.steps
        steps: list[Step] = offered or made.spots
        made = pad(luck.choice(steps).entries)
        assert made.problem is None
        text, sides = made.entries.get("chart", ""), made.entries.get("sides", "AAAAA")
        flip = "flip\n" if "flip" in made.entries else ""
        lines = [line for _, group in made.sheet.groups for line in group]
        if text:
            (found,) = score_lines(flip + text.replace("/", "\n").replace(",", " "), sides)
            assert made.sheet.totals == [found["total"]]
            assert [line.points[0] for line in lines] == list(found["cards"].values())
        else:
            assert made.sheet.totals == [0]
        for lang in LANGUAGES:
            assert all(say(lang, step.label) for step in (*made.steps, *made.options[0]))
            assert all(say(lang, line.label) and say(lang, line.meaning) for line in lines)
            assert say(lang, made.prompt)
    assert len(lines) == len(SCORE_NAMES)


def test_a_tile_is_entered_by_cell_tile_and_turn() -> None:
    made = pad({})
    assert [spot.entries["cell"] for spot in made.spots] == list(CELL_NAMES)
    made = pad(made.spots[CELL_NAMES.index("b4")].entries)
    assert "b4" in said(made.prompt)
    assert len(made.steps) == KINDS - 1
    made = pad(made.steps[CODES.index("T") - 1].entries)
    assert len(made.steps) == 4
    made = pad(made.steps[1].entries)
    assert made.entries == {"chart": ".,.,.,./.,.,.,./.,.,.,./.,T1,.,./.,.,.,."}
    assert not made.steps


def test_a_tile_with_one_orientation_needs_no_turn() -> None:
    made = pad({"cell": "a1"})
    step = made.steps[CODES.index("ast") - 1]
    assert pad(step.entries).entries["chart"].startswith("ast,")


def test_no_more_of_a_tile_than_the_box_has() -> None:
    assert COUNTS[CODES.index("P")] == 2
    made = pad({"chart": "P,P,.,./.,.,.,./.,.,.,./.,.,.,./.,.,.,.", "cell": "c1"})
    assert len(made.steps) == KINDS - 2
    again = pad({"chart": "P,P,.,./.,.,.,./.,.,.,./.,.,.,./.,.,.,.", "cell": "b1"})
    assert len(again.steps) - len(removals(again)) == KINDS - 1  # the one that lies there may be put back


def test_a_tile_is_changed_and_taken_away() -> None:
    made = pad({"chart": CHART, "cell": "b2"})
    assert len(removals(made)) == 1
    assert "com" not in pad(removals(made)[0].entries).entries["chart"]
    assert not removals(pad({"chart": CHART, "cell": "c3"}))


def test_a_laid_tile_is_turned_by_one_choice() -> None:
    made = pad({"chart": CHART, "cell": "a1"})
    turned = [step.entries["chart"].partition(",")[0] for step in made.steps[:4]]
    assert sorted(turned) == ["L", "L1", "L2", "L3"]


def test_sides_are_changed_one_by_one_and_back() -> None:
    made = pad({"chart": CHART})
    assert len(made.options[0]) == 6
    other = pad(made.options[0][2].entries)
    assert other.entries["sides"] == "AABAA"
    assert "sides" not in pad(other.options[0][2].entries).entries


def test_turning_over_is_allowed_and_forbidden_only_while_nothing_lies_so() -> None:
    allowed = pad(pad({}).options[0][5].entries)
    assert allowed.entries == {"flip": "1"}
    assert len(pad({"flip": "1", "cell": "a1", "tile": "J"}).steps) == 8
    assert len(allowed.options[0]) == 6
    assert len(pad({"flip": "1", "chart": CHART.replace("I1,", "J~1,")}).options[0]) == 5


@pytest.mark.parametrize(
    "given",
    [{"chart": "T,T,T,T/" + ".,.,.,./" * 3 + ".,.,.,."}, {"chart": "x" * 10_000}, {"chart": "ast"}, {"sides": "AB"},
     {"chart": CHART.replace("I1,", "J~1,")}],
)  # fmt: skip
def test_what_cannot_be_is_left_out_and_said(given: dict[str, str]) -> None:
    made = pad(given)
    assert made.problem is not None
    assert said(made.problem)
    assert made.entries == {}
    assert len(made.spots) == CELLS


@pytest.mark.parametrize("given", [{"cell": "z9"}, {"cell": "a1", "tile": "nothing"}, {"tile": "T"}])
def test_an_invalid_choice_is_requested_again(given: dict[str, str]) -> None:
    made = pad(given)
    assert made.problem is None
    assert len(made.steps) == (KINDS - 1 if given.get("cell") == "a1" else 0)


@pytest.mark.parametrize("seed", range(20))
def test_a_saved_picture_is_read_back_exactly(seed: int) -> None:
    luck = random.Random(seed)
    flip = seed % 2 == 0
    text = naive.chart_text(charts.one(luck, flip))
    entries = pad(
        {"chart": text, "sides": "".join(luck.choice("AB") for _ in range(5)), "flip": "1" if flip else ""}
    ).entries
    for theme in ("night", "dawn"):
        assert read(drawing(entries, theme)) == entries


def test_the_picture_of_a_game_carries_every_chart() -> None:
    chart = read_chart(LINES.splitlines())
    s = Game("twinkle_twinkle").fresh(2, {"comets": 1})
    for seat in range(2):
        s.chart[seat][:], s.lines[seat][:] = chart.kinds, chart.lines
    assert score_lines(svg(s)) == score_lines(LINES, "ABAAA") * 2
    with pytest.raises(Unreadable) as caught:
        read(svg(s))
    assert caught.value.phrase.key == "pad-many"
    assert "2 charts" in str(caught.value)


def test_a_text_file_is_read_too() -> None:
    assert read(f"sides BAAAB\n{LINES}") == {"chart": CHART, "sides": "BAAAB"}
    with pytest.raises(Unreadable) as caught:
        read("# nothing")
    assert caught.value.phrase.key == "pad-many"


PICTURE = drawing({"chart": CHART}, "night")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("<svg", "picture-broken"),
        ('<?xml version="1.0" encoding="no-such"?><svg/>', "picture-broken"),
        ("<svg/>", "picture-none"),
        ('<svg xmlns="http://www.w3.org/2000/svg"><metadata>other things</metadata></svg>', "picture-none"),
        ('<svg xmlns="http://www.w3.org/2000/svg"><metadata>tumblestar twinkle 0</metadata></svg>', "picture-none"),
        ("<html><p>no picture</p></html>", "picture-none"),
        ('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', "picture-none"),
        (PICTURE.replace("tumblestar twinkle_twinkle ", "tumblestar twinkle_twinkle 0"), "picture-box"),
        (PICTURE.replace("T*2", "T*4"), "chart-turn"),
        (PICTURE.replace("sides AAAAA", "sides AAAA"), "score-sides"),
        ("<svg>" + " " * 1_000_000 + "</svg>", "picture-none"),
    ],
)
def test_what_tumblestar_did_not_draw_is_refused_with_the_reason(text: str, key: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read(text)
    assert caught.value.phrase.key == key
    assert all(say(lang, caught.value.phrase) for lang in LANGUAGES)


def test_what_a_picture_carries_is_what_a_file_says() -> None:
    assert carried_by(PICTURE).split() == ["sides", "AAAAA", *LINES.split()]
