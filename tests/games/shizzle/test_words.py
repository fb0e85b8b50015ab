"""The words of Shizzle distinguish dice, and describe a turn as it happened."""

from pathlib import Path
from typing import Any

import pytest

from tests.games.ftl import LANGUAGES
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE
from tumblestar.games.shizzle.rules import ATTACK, ROLL, STOP, TAKE
from tumblestar.words import SeatName, say

from .message_samples import COLOURS

GAME = "shizzle"
SHIZZLE = Game(GAME)
NAMES = ("Ann", "Bob", "Cid")


@pytest.mark.parametrize("language", LANGUAGES)
def test_faces_of_all_colours_differ(language: str) -> None:
    assert len({say(language, "face", GAME, colour=colour, number=4) for colour in COLOURS}) == len(COLOURS)


NARRATION = Path(__file__).with_name("narration.txt").read_text(encoding="utf-8")
LOG = [block.split("\n") for block in NARRATION.strip().split("\n\n")[1:]]


@pytest.mark.parametrize(("position", "action", "sentence"), LOG)
def test_the_log_describes_the_events(position: str, action: str, sentence: str) -> None:
    s = SHIZZLE.parse_state(position)
    assert say("en", SHIZZLE.summary(s, SHIZZLE.parse(s, action), NAMES)) == sentence


def test_a_hovered_target_says_whether_it_would_win() -> None:
    lines = "bank=3 scores=21,{},22 dice=Y6,Y5,Y4,P6,G1,P4 line=P4,Y4,Y6 phase=choose turn=2 turns=28"
    for points, end in ((14, "The game ends, and you do not win."), (19, "You share the win."), (20, "You win!")):
        s = SHIZZLE.parse_state(lines.format(points))
        assert say("en", SHIZZLE.preview(s, STOP, NAMES)) == f"Stop and take 3 points for a line of 3. {end}"


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("bank=60 scores=0,0,0 phase=spark", "Ann is choosing a die for the first Spark."),
        ("bank=60 scores=0,0,0 dice=-,-,Y4,-,-,- line=Y4", "Ann is rolling 5 dice."),
        (
            "bank=60 scores=0,0,0 dice=P3,G4,Y4,Y3,P5,R2 line=Y4 phase=choose",
            "Ann is choosing a die: yellow or any 4.",
        ),
        (
            "bank=57 scores=0,3,0 dice=B4,R6,O6,P6,G1,B5 line=B4 phase=choose turn=3 turns=2",
            "Cid is choosing a die for a Fizzle.",
        ),
        (
            "bank=1 scores=14,23,22 dice=P3,G4,Y4,Y3,P5,R2 line=Y4,Y3,P3 phase=choose",
            "Ann is choosing: stop with 1 point, or roll on.",
        ),
        (
            "bank=39 scores=8,5,8 dice=G5,R6,R5,R4,P5,G6 line=R4,R6,G6,G5,P5,R5 phase=choose turn=2 pending=1",
            "A Shizzle! Bob is choosing: stop, or roll on.",
        ),
        (
            "bank=39 scores=9,10,2 dice=Y6,Y5,P1,O5,Y2,R2 line=R2,Y2,Y5,O5 phase=settle turn=2 pending=1 turns=10",
            "Bob is settling a Shizzle.",
        ),
        ("bank=0 scores=20,9,31 phase=over line=R1 dice=R1,-,-,-,-,-", "The bank is empty. Cid won with 31 points!"),
        (
            "bank=2 scores=29,0,29 phase=over line=R1 dice=R1,-,-,-,-,- turns=15 options=rounds:5",
            "Ann and Cid tied with 29 points. The last round is over.",
        ),
    ],
)
def test_the_status_says_what_is_to_be_decided_or_how_it_ended(position: str, sentence: str) -> None:
    assert say("en", SHIZZLE.status(SHIZZLE.parse_state(position), NAMES)) == sentence


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("bank=60 scores=0,0,0 phase=spark", "Your turn: roll any die for the first Spark."),
        ("bank=60 scores=0,0,0 dice=-,-,Y4,-,-,- line=Y4", "Your turn: roll 5 dice."),
        ("bank=60 scores=0,0,0 dice=P3,G4,Y4,Y3,P5,R2 line=Y4 phase=choose", "Your turn: add a die, yellow or any 4."),
        (
            "bank=60 scores=0,0,0 dice=P3,G4,Y4,Y3,P5,R2 line=Y4,Y3 phase=choose",
            "Your turn: add a third die, yellow or any 3.",
        ),
        (
            "bank=57 scores=0,3,0 dice=B4,R6,O6,P6,G1,B5 line=B4 phase=choose turn=1 turns=3",
            "Your turn: add a die for a Fizzle. You cannot reach 3.",
        ),
        (
            "bank=1 scores=14,23,22 dice=P3,G4,Y4,Y3,P5,R2 line=Y4,Y3,P3 phase=choose",
            "Your turn: add a die, stop with 1 point, or roll on.",
        ),
        (
            "bank=39 scores=8,5,8 dice=G5,R6,R5,R4,P5,G6 line=R4,R6,G6,G5,P5,R5 phase=choose turn=1 pending=1",
            "A Shizzle! Stop, or risk 6 points and roll 5 dice.",
        ),
        (
            "bank=39 scores=9,10,2 dice=Y6,Y5,P1,O5,Y2,R2 line=R2,Y2,Y5,O5 phase=settle turn=1 pending=1 turns=10",
            "Your turn: take 10 points, or attack a player.",
        ),
    ],
)
def test_who_is_to_act_gets_a_command_that_fits_a_line(position: str, sentence: str) -> None:
    said = say("en", SHIZZLE.status(SHIZZLE.parse_state(position), [SeatName(0, "Ann"), *NAMES[1:]]), viewer=0)
    assert said == sentence
    assert len(said) <= 60


@pytest.mark.parametrize(
    ("position", "action", "key"),
    [
        ("bank=60 scores=0,0,0 dice=P3,G4,Y4,Y3,P5,R2 line=Y4,Y3 phase=choose", STOP, "refused-SH-2-8"),
        ("bank=60 scores=0,0,0 dice=P3,G4,Y4,Y3,P5,R2 line=Y4,Y3 phase=choose", 1, "refused-SH-2-3"),
        ("bank=60 scores=0,0,0 dice=P3,G4,Y4,Y3,P5,R2 line=Y4,Y3 phase=choose", 2, "refused-SH-2-3-lies"),
        ("bank=60 scores=0,0,0 dice=P3,G4,Y4,Y3,P5,R2 line=Y4 phase=choose", 1, "refused-SH-2-8-alone"),
        ("bank=60 scores=0,0,0 dice=P3,G4,Y4,Y3,P5,R2 line=Y4,Y3 phase=choose", TAKE, "refused-SH-3-1-early"),
        (
            "bank=39 scores=8,5,8 dice=G5,R6,R5,R4,P5,G6 line=R4,R6,G6,G5,P5,R5 phase=settle turn=2 pending=1",
            ATTACK + 1,
            "refused-SH-3-2",
        ),
    ],
)
def test_a_refusal_says_how_the_rule_was_broken(position: str, action: int, key: str) -> None:
    s = SHIZZLE.parse_state(position)
    assert SHIZZLE.description.refusal(s, action, SHIZZLE.refusal(s, action)).key == key


def test_a_chapter_is_a_round_and_the_first_spark_belongs_to_the_set_up() -> None:
    chapters = [
        ("bank=40 scores=0,0 phase=spark", "Set-up"),
        ("bank=40 scores=0,0 phase=rolling due=3", "Set-up"),
        ("bank=40 scores=0,0 dice=R1,-,-,-,-,- line=R1", "Round 1"),
        ("bank=40 scores=0,0 dice=R1,-,-,-,-,- line=R1 turn=2 turns=5 options=rounds:10", "Round 3 of 10"),
        ("bank=40 scores=0,0 dice=R1,-,-,-,-,- line=R1 turns=6 options=target:20", "Round 4, first to 20 points"),
        ("bank=0 scores=20,20 phase=over line=R1 dice=R1,-,-,-,-,- turn=2 turns=6", "Round 3"),
    ]
    for position, chapter in chapters:
        assert say("en", SHIZZLE.description.progress(SHIZZLE.parse_state(position))) == chapter


def test_buttons_are_the_actions_that_are_no_dice_and_no_players() -> None:
    s = SHIZZLE.parse_state("bank=60 scores=0,0,0 dice=P3,G4,Y4,Y3,P5,R2 line=Y4,Y3,P3 phase=choose")
    assert _labels(s) == {STOP: "Stop: take 3", ROLL: "Roll 3 dice"}
    s = SHIZZLE.parse_state(
        "bank=39 scores=8,5,8 dice=G5,R6,R5,R4,P5,G6 line=R4,R6,G6,G5,P5,R5 phase=choose turn=2 pending=1"
    )
    assert _labels(s) == {STOP: "Stop and settle", ROLL: "Roll 5 dice"}
    s = SHIZZLE.after(s, STOP)
    assert SHIZZLE.legal(s) == [TAKE, ATTACK, ATTACK + 2]
    assert _labels(s) == {TAKE: "Take 6"}  # who is attacked is touched
    s = SHIZZLE.parse_state("bank=60 scores=0,0,0 phase=rolling due=3")
    assert SHIZZLE.actor(s) == CHANCE
    assert _labels(s) == {}


def _labels(s: Any) -> dict[int, str]:
    legal = SHIZZLE.legal(s) if SHIZZLE.actor(s) >= 0 else []
    return {action: say("en", label) for action in legal if (label := SHIZZLE.description.button(s, action, NAMES))}


def test_the_board_in_text_says_where_every_die_is_and_what_fits() -> None:
    s = SHIZZLE.parse_state("bank=46 scores=4,6,4 dice=P3,G4,Y4,Y3,P5,R2 line=Y4 phase=choose turn=3 pending=1")
    line, dice = ([say("en", cell) for cell in row] for row in SHIZZLE.description.squares(s, NAMES))
    assert line == ["Place 1: yellow 4, the Spark", *(f"Place {n}: free" for n in range(2, 7))]
    assert dice == [
        "Die 1: purple 3, does not fit",
        "Die 2: green 4, fits, but may not be added, as another die makes a line of 3 possible",
        "Die 3: yellow 4, in the line at place 1",
        "Die 4: yellow 3, fits by colour",
        "Die 5: purple 5, does not fit",
        "Die 6: red 2, does not fit",
    ]
    rows = [" ".join(say("en", phrase) for phrase in row) for row in SHIZZLE.description.rows(s, NAMES)]
    assert rows == [
        "Ann: 4 points.",
        "Bob: 6 points.",
        "Cid: 4 points. Now playing.",
        "Bank: 46 points. To settle: 1 Shizzle.",
    ]


def test_nonstandard_dice_are_listed_face_by_face() -> None:
    s = SHIZZLE.parse_state("bank=40 scores=0,0 colours=RBG phase=dice options=random_dice")
    said = [[say("en", cell) for cell in row] for row in SHIZZLE.description.squares(s, NAMES)]
    assert len(said) == 8
    assert said[2][2:4] == ["On die 1: green 3", "On die 1: 4, colour not known yet"]


def test_legs_follow_a_turn_from_the_roll_to_the_attack() -> None:
    story = SHIZZLE.description
    s = SHIZZLE.parse_state("bank=60 scores=0,0,0 dice=-,-,Y4,-,-,- line=Y4")
    assert story.legs(s, ROLL) == [("roll", 0, "roll")]
    s = SHIZZLE.after(s, ROLL)
    assert story.legs(s, 3) == [(0, 4, "thrown")]
    assert story.legs(SHIZZLE.after(s, 3), 0) == [(1, 1, "thrown")]
    s = SHIZZLE.parse_state("bank=60 scores=0,0,0 dice=P3,G4,Y4,Y3,P5,R2 line=Y4,Y3 phase=choose")
    assert story.legs(s, 0) == [(0, 2, "join")]
    s = SHIZZLE.parse_state(
        "bank=39 scores=8,5,8 dice=G5,R6,R5,R4,P5,G6 line=R4,R6,G6,G5,P5,R5 phase=settle turn=2 pending=1"
    )
    assert story.legs(s, ATTACK + 2) == [(1, 2, "attack")]
    assert story.legs(s, TAKE) == []
