"""The words of Twinkle distinguish dice and missions, and describe a game as it happened."""

import random
import re
from itertools import pairwise
from pathlib import Path

import pytest

from tests.games.ftl import LANGUAGES, text
from tests.games.picture_checks import walk
from tumblestar.contract import rulebook
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE
from tumblestar.games.twinkle.parts import COLOUR_NAMES, DICE, MISSIONS, PLACES, STAR_A, STAR_B
from tumblestar.games.twinkle.rules import CHOOSE, HANG, HANGING, ROLL, TAKE
from tumblestar.words import Phrase, SeatName, keys, say

GAME = "twinkle"
TWINKLE = Game(GAME)
NAMES = ("Ann", "Bob", "Cid", "Dot")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mission_and_every_die_has_a_name_of_its_own_and_missions_are_explained(language: str) -> None:
    missions = range(1, MISSIONS + 1)
    for key in ("mission-{}", "mission-{}-does", "mission-{}-solo"):
        assert len({say(language, key.format(n), GAME) for n in missions}) == MISSIONS
    choices = [say(language, "option-mission_1-seat", GAME, count=n) for n in missions]
    assert [int(re.findall("[0-9]+", choice)[0]) for choice in choices] == list(missions)
    assert all(choice.endswith(say(language, f"mission-{n}", GAME)) for n, choice in enumerate(choices, 1))
    dice = [f"colour-{colour}-d{sides}" for colour in COLOUR_NAMES for sides in (4, 6, 8, 10, 12)]
    assert len({say(language, die, GAME) for die in dice}) == DICE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_an_explanation(language: str) -> None:
    for card in (*COLOUR_NAMES, "twinkle"):
        assert {f"card-{card}", f"card-{card}-does"} <= keys(language, GAME)


def test_marks_stand_where_a_ruling_is_ours() -> None:
    entries = {entry.tag: entry for section in rulebook.sections(TWINKLE) for entry in section.entries}
    said = {
        tag: "".join(piece.text or f"[{piece.mark}]" for piece in rulebook.pieces("en", entries[tag]))
        for tag in ("TW-4.8", "TW-6.3", "TW-6.10")
    }
    assert said["TW-4.8"].count("[") == 1
    assert "turns made up after round 7 count.[ruling]" in said["TW-4.8"]  # the rest is the book's
    assert "3: a sum below 30, with all 7 dice.[ruling]" in said["TW-6.3"]
    assert "“Hard”" in said["TW-6.10"]
    assert not re.search(r"\bred\b", said["TW-6.10"])


def test_what_could_be_misread_says_what_the_rule_does() -> None:
    """TW-2.5 has a shooting star; TW-4.6 counts results of one parity, and no second ones; flipping ends no turn."""
    assert "shooting star" in say("en", "rule-TW-2-5", GAME)
    red = say("en", "summary-cards-6", GAME)
    assert "odd or even results" in red
    assert "each of the other dice on that line with such a result" in red
    assert "every other" not in red
    assert say("en", "action-over") == "Flip"


def test_french_words_are_those_of_the_french_edition() -> None:
    french = text(GAME, "fr").partition("## The game")[2]
    for term in (
        "Jeton Connecteur",
        "suite de dés",
        "Cartes Challenge",
        "Cartes Score",
        "Mission Argent",
        "Mission Bronze",
    ):
        assert term in french
    assert re.findall(r"liaison|[Rr]ésultat|carte de score|cartes de score|de bronze|d’argent|Campagne", french) == []


def test_what_cannot_be_set_up_is_refused_in_the_readers_words() -> None:
    with pytest.raises(BadOption) as caught:
        TWINKLE.fresh(2, dict.fromkeys(("red", "yellow", "blue", "green", "black"), 1))
    assert say("fr", caught.value.phrase).endswith("plus\u00a0: rouge, jaune, bleu, vert et noir.")
    with pytest.raises(BadOption) as caught:
        TWINKLE.fresh(1, {"level": 4, "mission_1": 10, "mission_3": 6})
    assert say("en", caught.value.phrase).startswith("Nobody can meet missions 6 and 10 together.")


NARRATION = Path(__file__).with_name("narration.txt").read_text(encoding="utf-8")
LOG = [block.split("\n") for block in NARRATION.strip().split("\n\n")[1:]]


@pytest.mark.parametrize(("position", "action", "told"), LOG)
def test_the_log_describes_the_events(position: str, action: str, told: str) -> None:
    s = TWINKLE.parse_state(position)
    chosen = TWINKLE.parse(s, action)
    assert chosen in TWINKLE.legal(s)
    assert say("en", TWINKLE.summary(s, chosen, NAMES)) == told


@pytest.mark.parametrize("seed", range(8))
def test_what_a_place_would_score_adds_up_and_nobody_else_changes_unsaid(seed: int) -> None:
    luck = random.Random(seed)
    for s in walk(TWINKLE, seed, seed % 4 + 1, level=seed % 4):
        if s.phase != HANG:
            continue
        action = luck.choice(TWINKLE.legal(s))
        after = TWINKLE.after(s, action)
        told = TWINKLE.summary(s, action, NAMES)
        told = told.args.get("told", told)
        changes = [TWINKLE.points(after, seat) - TWINKLE.points(s, seat) for seat in range(s.seats)]
        parts = [part for part in told.args["gain"].args.get("parts", []) if part.key == "gain-part"]
        assert sum(_change(part) for part in parts) == changes[s.mover]
        assert all(_change(part) for part in parts)
        if told.args["gain"].key == "gain":
            assert _change(told.args["gain"]) == changes[s.mover]
        others = {phrase.args["seat"]: _change(phrase) for phrase in told.args.get("others", ())}
        assert others == {NAMES[i]: change for i, change in enumerate(changes) if change and i != s.mover}


def _change(phrase: Phrase) -> int:
    return {"plus": 1, "minus": -1, "even": 0}[phrase.args["sign"]] * phrase.args["points"]


ANNA = "B6=5@A,B10=4@B6,Y12=2@B10,R10=9@B,P12=8@R10,Y10=6@P12,Y6=3@P12"
DIM = "B6=5@A,B10=6@A,Y12=2@B10,R10=9@B,P12=10@B,Y10=6@P12,Y6=3@Y10"
BOB = "R12=10@A,R6=5@R12,P10=3@R6,P4=1@P10,Y4=2@R6,B4=4@B"


@pytest.mark.parametrize(("other", "end"), [(ANNA, "The game ends, and you do not win."), (DIM, "You win the game!")])
def test_a_hovered_place_says_whether_it_would_win(other: str, end: str) -> None:
    s = TWINKLE.parse_state(
        f"seats=2 colours=RYBP centre=R8=5,Y8=1,P8=2 tree1={other} tree2={BOB} "
        "hand=R4=3,B8=6,B12=1 phase=hang rolled=3 turns=14 turn=2 latest=13,14"
    )
    said = say("en", TWINKLE.preview(s, TWINKLE.parse(s, "B8@B"), NAMES))
    assert said == f"Place the blue d8 (6) under star B. +3 points: blue 3. {end}"


FULL = "Y8=1@A,R12=3@A,B4=1@B,B6=2@B"
ALONE = (
    "seats=1 colours=RYBP missions={2} centre=Y8=5 tree1={0} out={1} phase=over turns=7 latest=7 "
    "options=level:4,mission_1:{2}"
)
WON = "R6=5@A,B10=4@R6,Y12=2@B10,R10=9@B,P12=8@R10,Y10=6@P12,Y6=3@P12"
GONE = "R4,R8,Y4,B4,B6,B8,P8"
STUCK = f"seats=2 colours=RYBG centre=R8=5,B8=8,G8=4 tree1={FULL} turns=8 latest=7,8"
MOST = "R4,R6,R10,R12,Y4,Y6,Y8,Y10,Y12,B4,B6,B10,B12,G4,G6,G8"
TOOK = "seats=1 colours=RYBG centre=R8=5,Y8=1,G8=2 tree1=B8=8@A taken=1 phase=discard"
HUNG_ONE = "seats=1 colours=RYBG centre=R8=5,Y8=1,G8=2 tree1=B8=8@A,R10=1@A hand=R4=3,R6=6 rolled=3 phase=discard"
ROLLED = "hand=R4=2,R6=6,R10=1 rolled=3 phase=hang"
OVER_2 = "seats=2 colours=RYBP centre=R8=5,Y8=1,P8=2 phase=over turns=14"
TIED = "seats=2 colours=RYBG centre=R8=5,G8=2 tree1=Y8=1@A,R12=1@A,B4=1@B,B6=1@B tree2=Y4=1@A,R6=1@A,B8=1@B,B10=1@B"
START = "seats=2 colours=RYBG centre=R8=5,Y8=1,B8=8,G8=2"


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ("seats=2 colours=RYB phase=colours", "Which colours are in play? Still to choose: 1."),
        ("seats=3 colours=RYB phase=colours", "Which colours are in play? Still to choose: 2."),
        ("seats=2 colours=RYBG phase=missions options=level:3", "Which bronze mission is in play?"),
        ("seats=2 colours=RYBG phase=missions missions=2 options=level:3", "Which silver mission is in play?"),
        ("seats=2 colours=RYBG centre=R8=1 phase=centre", "What does the yellow d8 in the centre show?"),
        (f"{START} phase=first", "Who plays first?"),
        (f"{START} hand=R4 turn=2 turns=1 latest=1,0", "Bob is choosing dice."),
        (f"{START} hand=R4=1,R6,R10 rolled=1 phase=rolling", "What does the red d6 show?"),
        (f"{START} hand=R4=1,R6=2,R10 rolled=2 phase=rolling", "What does the red d10 show?"),
        (
            f"{OVER_2} latest=13,14 tree1={ANNA} tree2={BOB},B12=1@B".replace("P8=2", "B8=3,P8=2"),
            "Ann won with 19 points.",
        ),
        (f"{OVER_2} latest=14,13 tree1={DIM} tree2={BOB},B8=6@B", "Bob won with 15 points."),
        (f"{TIED} phase=over turns=9 latest=7,9", "Tied with 5 points: Ann and Bob. Bob played last and won."),
        (ALONE.format(WON, GONE, 4), "Level won: 20 points (20 needed)!"),
        (ALONE.format(WON, GONE, 8), "Level not won: 20 points (20 needed). Not met: All five types."),
        (ALONE.format(ANNA, GONE.replace("B6", "R6"), 4), "Level not won: 19 points (20 needed)."),
    ],
)
def test_the_status_says_what_is_to_be_decided_or_how_it_ended(position: str, told: str) -> None:
    assert say("en", TWINKLE.status(TWINKLE.parse_state(position), NAMES)) == told


@pytest.mark.parametrize(
    ("position", "others", "own"),
    [
        (START, "Ann is choosing dice.", "Your turn: pick 3 dice to roll, or take a d8."),
        (
            f"seats=2 colours=RYBG centre=R8=5,B8=8,G8=2 tree1={FULL} latest=7,8 turns=8",
            "Ann is choosing dice.",
            "Your turn: pick 3 dice to roll, or take a d8.",
        ),
        (STUCK, "Ann is choosing dice.", "Your turn: pick 3 dice to roll."),
        (
            f"seats=1 colours=RYBG centre=R8=5 tree1=B8=8@A,G10=5@A out={MOST}",
            "Ann is choosing dice.",
            "Your turn: pick 2 dice to roll, or take a d8.",
        ),
        (f"{START} hand=R4", "Ann is choosing dice.", "Your turn: pick 2 more to roll."),
        (f"{START} hand=R4,R6,R10", "Ann is rolling dice.", "Your turn: roll 3 dice."),
        (f"{STUCK} {ROLLED}", "Ann is placing a die.", "Your turn: place one of your dice."),
        (
            "seats=2 colours=RYBG centre=Y8=1,B8=8,G8=2 hand=R8=5 taken=1 phase=hang",
            "Ann is placing the red d8 (5).",
            "Your turn: place the red d8 (5).",
        ),
        (HUNG_ONE, "Ann is discarding a die.", "Your turn: discard a rolled die."),
        (TOOK, "Ann is discarding a d8.", "Your turn: discard another d8 from the centre."),
        (
            "seats=1 colours=RYBG tree1=B8=8@A out=R8,Y8,G8 taken=1 phase=discard",
            "Ann is discarding a die.",
            "Your turn: discard any available die, as no d8 is left.",
        ),
    ],
)
def test_who_is_to_act_gets_a_command_that_fits_a_line_and_the_others_are_told_what_is_done(
    position: str, others: str, own: str
) -> None:
    s = TWINKLE.parse_state(position)
    assert say("en", TWINKLE.status(s, NAMES)) == others
    assert say("en", TWINKLE.status(s, [SeatName(0, "Ann"), *NAMES[1:]]), viewer=0) == own
    assert len(own) <= 60


@pytest.mark.parametrize(
    ("position", "action", "key"),
    [
        (START, "roll", "3-1-early"),
        (f"{START} hand=R4,R6,R10", "R12", "3-1-full"),
        (f"{START} hand=R4", "R4", "3-1"),
        (f"{START} hand=R4", "take B8", "3-3-late"),
        (START, "take B10", "3-3"),
        (STUCK, "take B8", "3-4-take"),
        (f"{START} {ROLLED}", "R4@B8", "3-4-lacks"),
        (f"{STUCK} {ROLLED}", "R6@R12", "3-4"),
        (f"{STUCK} {ROLLED}", "R6@A", "3-5"),
        (f"{STUCK} {ROLLED}".replace(FULL, "Y8=8@A,Y4=1@Y8,Y6=2@Y8"), "R6@Y8", "3-5"),
        (f"{START} {ROLLED}", "R12", "3-7"),
        (HUNG_ONE, "out R12", "6-5-rolled"),
        (TOOK, "out R12", "6-5-taken"),
        (
            f"{STUCK} hand=R4=4,R6=6,R10=7 rolled=3 phase=discard".replace("seats=2", "seats=1").replace("7,8", "8"),
            "out R12",
            "6-6",
        ),
    ],
)
def test_a_refusal_says_how_the_rule_was_broken(position: str, action: str, key: str) -> None:
    s = TWINKLE.parse_state(position)
    wrong = TWINKLE.parse(s, action)
    phrase = TWINKLE.description.refusal(s, wrong, TWINKLE.refusal(s, wrong))
    assert phrase.key == f"refused-TW-{key}"
    assert [language for language in LANGUAGES if not say(language, phrase)] == []


@pytest.mark.parametrize("seed", range(24))
def test_a_chapter_is_a_round_in_which_each_seat_has_one_turn(seed: int) -> None:
    turns = [0, 0, 0, 0]
    for s, after in pairwise([*walk(TWINKLE, seed, seed % 4 + 1), None]):
        told = TWINKLE.description.progress(s)
        if s.phase < CHOOSE:
            assert told.key == "status-setup"
            continue
        number = turns[s.mover] + (after is not None)
        key = "turn" if s.seats == 1 else "round" if number <= 7 else "round-late"
        assert told == Phrase(key, {"count": number} | ({} if s.seats == 1 else {"most": 7}), GAME)
        if after is not None and after.turns > s.turns:
            turns[s.mover] += 1


def test_rounds_go_on_past_the_seventh_and_past_those_who_are_blocked() -> None:
    blocked = "tree2=Y4=1@A,Y6=1@A,Y10=1@B,Y12=1@B"
    for given, chapter in (
        (f"{blocked} turns=8 turn=1 latest=7,8", "Round 5 of 7"),
        (f"{blocked} turns=9 turn=1 latest=9,8", "Round 6 of 7"),
        (f"{blocked} turns=12 turn=1 latest=12,8", "Round 9: lost turns"),
    ):
        s = TWINKLE.parse_state(f"seats=2 colours=RYBG centre=R8=5,Y8=1,B8=8,G8=4 {given}")
        assert say("en", TWINKLE.description.progress(s)) == chapter


def test_the_button_is_the_roll_once_the_dice_are_picked() -> None:
    for given, labels in (("", {}), ("hand=R4,R6", {}), ("hand=R4,R6,R10", {ROLL: "Roll 3 dice"})):
        s = TWINKLE.parse_state(f"{START} {given}")
        found = {action: TWINKLE.description.button(s, action, NAMES) for action in TWINKLE.legal(s)}
        assert {action: say("en", label) for action, label in found.items() if label} == labels


def test_the_board_in_text_follows_every_line_from_its_star() -> None:
    s = TWINKLE.parse_state(
        "seats=2 colours=RYBP missions=4,12 centre=R8=5,P8=2 tree1=B6=5@A,R10=6@B,P12=3@B6,Y10=4@B6,Y6=3@Y10 "
        "hand=R4=3,Y8=6,B8 phase=rolling rolled=2 turns=10 options=level:4,mission_1:12,mission_2:4"
    )
    said = [[say("en", cell) for cell in row] for row in TWINKLE.description.squares(s, NAMES)]
    assert said == [
        [
            "Ann, star A:",
            "blue d6: 5, under star A",
            "yellow d10: 4, under the blue d6 (5)",
            "yellow d6: 3, under the yellow d10 (4)",
            "purple d12: 3, under the blue d6 (5)",
        ],
        ["Ann, star B:", "red d10: 6, under star B"],
        ["Bob, star A:", "nothing"],
        ["Bob, star B:", "nothing"],
        ["In the hand of Ann:", "red d4 (3)", "yellow d8 (6)", "blue d8"],
        ["In the centre:", "red d8 (5)", "purple d8 (2)"],
        ["Beside the cards, red:", "red d6", "red d12"],
        ["Beside the cards, yellow:", "yellow d4", "yellow d12"],
        ["Beside the cards, blue:", "blue d4", "blue d10", "blue d12"],
        ["Beside the cards, purple:", "purple d4", "purple d6", "purple d10"],
    ]


@pytest.mark.parametrize("seed", range(4))
def test_the_board_in_text_names_every_die_once(seed: int) -> None:
    for s in walk(TWINKLE, seed, seed % 4 + 1):
        cells = [say("en", cell) for row in TWINKLE.description.squares(s, NAMES) for cell in row[1:]]
        named = [re.match(r"(\w+) d(\d+)", cell) for cell in cells if cell != "nothing"]
        dice = [f"{match[1]} d{match[2]}" for match in named if match]
        in_play = [name for i, name in enumerate(COLOUR_NAMES) if (s.colours >> i) & 1]
        if s.phase >= CHOOSE:
            assert sorted(dice) == sorted(f"{name} d{sides}" for name in in_play for sides in (4, 6, 8, 10, 12))


def test_the_points_in_text_say_what_made_them_and_what_the_cards_in_play_ask_for() -> None:
    s = TWINKLE.parse_state(
        f"seats=2 colours=RYBP missions=12 centre=R8=5,Y8=1,P8=2,B8=3 tree1={ANNA} tree2=R4=1@A,R6=1@A,R12=1@B,P10=1@B "
        "turns=8 latest=7,8 phase=over options=level:4,mission_1:12"
    )
    rows = [" ".join(say("en", phrase) for phrase in row) for row in TWINKLE.description.rows(s, NAMES)]
    assert rows == [
        ("Ann: 21 points, 7 of 7 dice. By card: red 2, yellow 6, blue 2, purple 3, Twinkle 6 and 2 for mission 12."),
        "Bob: 0 points, 4 of 7 dice. Blocked: no more dice can be placed.",
        "Cards in play: red, yellow, blue, purple and Twinkle.",
        "Mission 12, “Two lower”: Score 1 point for each die that shows exactly 2 less than the die above it.",
    ]


@pytest.mark.parametrize(("number", "told"), [(4, "Met now."), (8, "Not met now.")])
def test_alone_the_points_in_text_say_which_missions_are_met(number: int, told: str) -> None:
    s = TWINKLE.parse_state(ALONE.format(WON, GONE, number))
    rows = [[say("en", phrase) for phrase in row] for row in TWINKLE.description.rows(s, NAMES)]
    assert rows[0][0] == "Ann: 20 points, 7 of 7 dice."
    assert rows[-1][-1] == told


def test_legs_follow_a_turn_from_the_pick_to_the_discard() -> None:
    story = TWINKLE.description
    red_4, red_6, blue_8 = 0, 1, 12
    s = TWINKLE.parse_state(START)
    assert story.legs(s, red_4) == story.legs(s, red_4 + TAKE) == [(red_4, 0, "pick")]
    assert story.legs(TWINKLE.parse_state(f"{START} hand=R4,R6,R10"), ROLL) == [("roll", 0, "roll")]
    s = TWINKLE.parse_state(f"{START} hand=R4=1,R6,R10 rolled=1 phase=rolling")
    assert TWINKLE.actor(s) == CHANCE
    assert story.legs(s, 4) == [(red_6, 5, "thrown")]
    s = TWINKLE.parse_state("seats=2 colours=RYBG centre=R8=1,Y8=2 phase=centre")
    assert story.legs(s, 6) == [(blue_8, 7, "thrown")]
    s = TWINKLE.parse_state(f"{START} {ROLLED}")
    assert story.legs(s, HANGING + PLACES + STAR_B) == [(red_6, STAR_B, "hang")]
    assert story.legs(s, HANGING + STAR_A) == [(red_4, STAR_A, "hang")]
    s = TWINKLE.parse_state(TOOK)
    assert story.legs(s, TWINKLE.legal(s)[0]) == [(TWINKLE.legal(s)[0], 0, "out")]
    assert story.legs(TWINKLE.parse_state("seats=2 colours=R phase=colours"), 1) == []
