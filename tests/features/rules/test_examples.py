"""The examples of the rules: what a file may have, what is refused and how, and what they show."""

from __future__ import annotations

import re

import pytest

from tumblestar.contract.errors import BadData
from tumblestar.features.rules.examples import examples, read_examples
from tumblestar.features.rules.pictures import Sheet, elements, place_of
from tumblestar.games import GAMES
from tumblestar.words import say

TWISTY = GAMES["twisty"]
STATE = "board=7/7/7/7/1R5/2O4/7 pawns=a1,g7 rows=.ROYGBPK,.ROYGBPK"


def file_with(pictures: str, **other: str) -> str:
    entries = {"rule": "TY-3.1", "name": "the-l", "state": STATE} | other
    return "[[example]]\n" + "".join(f'{k} = "{v}"\n' for k, v in entries.items()) + f"pictures = [{pictures}]\n"


def test_what_is_said_comes_from_the_rules() -> None:
    text = file_with('{legal = "a1-b3"}, {illegal = "a1-a3", tag = "TY-3.1"}, {play = ["a1-b3"], seat = 1, points = 1}')
    legal, illegal, scored = read_examples(TWISTY, text).all[0].pictures
    assert [legal.kind, illegal.kind, scored.kind] == ["legal", "illegal", "scored"]
    assert [say("en", panel.said) for panel in (legal, illegal, scored) if panel.said] == [
        "Move to b3 and collect the red cube. Next colour: orange.",
        "That is not an L. Move 2 squares in one direction, then 1 to the side.",
        "1 point.",
    ]
    board = [say("en", phrase, viewer=legal.seat) for phrase in legal.board]
    assert board[1] == "b3: red cube"
    assert not any("empty" in told for told in board)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("no toml", "line 1: this is not TOML"),
        (file_with('{legal = "a1-b3", colour = "red"}'), "no entry “example.1.pictures.1.colour”. Choose state, se"),
        (file_with("{legal = 3}"), "“example.1.pictures.1.legal” cannot be “3”. Give text in quotation marks"),
        (file_with("{rows = 1}"), "“example.1.pictures.1.rows” cannot be “1”. Give true or false"),
        (file_with("{}", rule="TY-9.1"), "no rule and no section “TY-9.1”"),
        (file_with("{}", name="unheard"), "“example-unheard” in words/en.ftl"),
        (file_with(""), "and a picture"),
        (file_with("{}", crop="left"), "no crop “left”"),
        (file_with("{}", state="pawns=z9"), "example “the-l”"),
        (file_with("{seat = 3}"), "there is no seat 3"),
        (file_with('{legal = "a1-a3"}'), "“a1-a3” is not legal there, by TY-3.1"),
        (file_with('{play = ["a1-a3"]}'), "“a1-a3” is not legal there"),
        (file_with('{illegal = "a1-a3"}'), "needs the tag of the rule that forbids it"),
        (file_with('{illegal = "a1-a3", tag = "TY-3.2"}'), "should be forbidden by TY-3.2, but the rules say TY-3.1"),
        (file_with('{illegal = "a1-b3", tag = "TY-3.1"}'), "the rules say that it is legal"),
        (file_with("{points = 4}"), "“points” should be 4, but the rules say 0"),
        (file_with("{parts = {card-red = 4}}"), "“card-red” should be 4, but the rules say –"),
        (file_with("{}") + '[[summary]]\nname = "turn"\npictures = ["gone"]\n', "gone"),
    ],
)
def test_a_bad_file_is_refused_with_its_name_and_the_entry(text: str, says: str) -> None:
    with pytest.raises(BadData) as refused:
        read_examples(TWISTY, text)
    said = str(refused.value)
    assert said.startswith("twisty, data/examples/rules.toml, ")
    assert says in said


def test_an_example_that_corrected_data_made_wrong_is_left_out() -> None:
    text = file_with("{points = 4}") + file_with('{legal = "a1-b3"}', name="collect")
    assert [example.name for example in read_examples(TWISTY, text, is_strict=False).all] == ["collect"]


def test_a_picture_has_only_what_is_seen_and_marks_what_is_tried() -> None:
    (example,) = [entry for entry in examples(TWISTY).all if entry.name == "the-l"]
    legal, illegal = example.pictures
    assert place_of(legal) == pytest.approx((576, 282), abs=6)  # f5
    assert place_of(illegal) == pytest.approx((380, 184), abs=6)  # d6
    assert ['class="theft"' in "".join(elements(panel)) for panel in (legal, illegal)] == [False, True]
    assert "seat1" not in "".join(elements(illegal)), "the other piece stands outside"


def test_drawings_that_occur_often_are_written_once() -> None:
    sheet = Sheet("x")
    panel = examples(TWISTY).all[0].pictures[0]
    first, second = sheet.picture(panel, 'a "label"'), sheet.picture(panel)
    assert 'aria-label="a &quot;label&quot;"' in first
    used = set(re.findall(r'href="#(x-\d+)"', first + second))
    assert used == set(re.findall(r'id="(x-\d+)"', sheet.shared()))
    assert len(first) < len(sheet.shared())
