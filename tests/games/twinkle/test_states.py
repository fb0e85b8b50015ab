"""Invalid lines of Twinkle's states are refused with the faulty entry; what is read can be played."""

import random

import pytest

from tests.games.states import check_fault, played_on, readable, spoiled, texts_on_the_way
from tests.marks import examples
from tumblestar import words
from tumblestar.contract.errors import Unreadable
from tumblestar.games.twinkle.constellation import constellation

from .real import GAME
from .test_naive import any_options, late_position

TWO = "seats=2 colours=RYBG centre=R8=1,Y8=2,B8=3,G8=4"
ALONE = "seats=1 colours=RYBG centre=R8=1,Y8=2,B8=3,G8=4"
SEVEN = "R12=12@A,R10=9@R12,R6=6@R10,R4=4@R6,Y12=11@B,Y10=8@Y12,Y6=5@Y10"
OTHER = "B12=12@A,B10=9@B12,B6=6@B10,B4=4@B6,G12=11@B,G10=8@G12,G6=5@G10"
ONES = "R4=1@A,R6=1@A,R10=1@B,R12=1@B"

WRONG = {
    # what is said twice, or says nothing
    f"{TWO} seats=2": "seats=2",
    f"{TWO} winner=1": "winner=1",
    f"{TWO} phase": "phase",
    # seats and colours
    "colours=RYBG": "seats",
    "seats=2": "seats",
    "seats=5 colours=RYBG": "seats",
    "seats=0 colours=RYBG": "seats",
    "seats=two colours=RYBG": "seats",
    "seats=2 colours=RYB": "colours",
    "seats=2 colours=RYBGN": "colours",
    "seats=2 colours=RYBR": "colours",
    "seats=2 colours=RYBX": "colours",
    "seats=2 colours=RYBG phase=colours": "colours",
    f"{TWO} options=black": "colours",
    # options
    f"{TWO} options=long": "options",
    f"{TWO} options=level": "options",
    f"{TWO} options=level:5": "options",
    f"{TWO} options=red:1": "options",
    f"{TWO} options=red,red": "options",
    f"{TWO} options=first:3": "options",
    f"{TWO} options=mission_1:4": "options",
    f"{TWO} missions=4 options=level:4,mission_1:4,mission_2:4": "options",
    f"{ALONE} missions=4,8 options=level:4,mission_1:4,mission_2:8": "options",
    f"{TWO} options=red,yellow,blue,green,black": "options",
    # missions
    f"{TWO} missions=21": "missions",
    f"{TWO} missions=0": "missions",
    f"{TWO} missions=4,4": "missions",
    f"{TWO} missions=1,2,3,4": "missions",
    f"{TWO} missions=x": "missions",
    f"{TWO} options=level:1": "missions",
    f"{TWO} missions=12 options=level:1": "missions",
    f"{TWO} missions=2,3 options=level:2": "missions",
    f"{TWO} missions=2,11 options=level:3": "missions",
    f"{TWO} missions=2 options=level:4,mission_1:3": "missions",
    f"{ALONE} missions=6,10": "missions",
    "seats=2 colours=RYBG missions=2 phase=missions options=level:1": "missions",
    "seats=2 colours=RYBG missions=11 phase=missions options=level:3": "missions",
    "seats=2 colours=RYB missions=2 phase=colours options=level:1": "missions",
    "seats=2 colours=RYBG phase=centre options=level:1": "missions",
    # the centre
    "seats=2 colours=RYBG": "centre",
    "seats=2 colours=RYBG centre=R8=1,Y8=2,B8=3": "centre",
    f"{TWO},G8=5": "centre",
    "seats=2 colours=RYBG centre=R8=1,Y8=2,B8=3,G8=9": "centre",
    "seats=2 colours=RYBG centre=R8=1,Y8=2,B8=3,G6=4": "centre",
    "seats=2 colours=RYBG centre=R8=1,Y8=2,B8=3,N8=4": "centre",
    "seats=2 colours=RYBG centre=R8=1,Y8=2,B8=3,G8=": "centre",
    "seats=2 colours=RYBG centre=Y8=2 phase=centre": "centre",
    "seats=2 colours=RYBG centre=R8=2 phase=missions options=level:1": "centre",
    f"{TWO} tree1=R8=5@A": "tree1",
    # trees
    f"{TWO} tree3=R4=1@A": "tree3",
    "seats=2 colours=RYBG centre=R8=1 tree2=R4=1@A phase=centre": "tree2",
    # the hand
    f"{TWO} hand=N4": "hand",
    f"{TWO} hand=R4,R4": "hand",
    f"{TWO} hand=R6,R4": "hand",
    f"{TWO} hand=R4,R6,R10,R12": "hand",
    f"{TWO} hand=R4=2": "hand",
    f"{TWO} hand=R8": "hand",
    "seats=2 colours=RYBG centre=Y8=2,B8=3,G8=4 hand=R8": "hand",
    "seats=2 colours=RYBG centre=Y8=2,B8=3,G8=4 hand=R8=9": "hand",
    f"{TWO} tree1=R4=1@A hand=R4": "hand",
    f"{TWO} hand=R4,R6 phase=rolling": "hand",
    f"{TWO} hand=R4=1,R6,R10 phase=rolling": "hand",
    f"{TWO} hand=R4,R6,R10 phase=hang rolled=3": "hand",
    f"{TWO} hand=R4=1,R6=1 phase=hang rolled=2": "hand",
    f"{TWO} hand=R4=1 phase=hang taken=1": "hand",
    "seats=2 colours=RYBG centre=R8=1 hand=R4 phase=centre": "hand",
    f"{ALONE} tree1=R4=1@A hand=R6=1 phase=discard rolled=2": "hand",
    # dice that left the game
    f"{TWO} out=R4": "out",
    f"{ALONE} out=N4": "out",
    f"{ALONE} out=R4,R4": "out",
    f"{ALONE} out=R8": "out",
    "seats=1 colours=RYBG centre=R8=1 out=R4 phase=centre": "out",
    # what was rolled or taken
    f"{TWO} rolled=1": "rolled",
    f"{TWO} rolled=4": "rolled",
    f"{TWO} hand=R4,R6,R10 phase=rolling rolled=3": "hand",
    f"{TWO} hand=R4=1,R6=1,R10=1 phase=hang": "rolled",
    f"{TWO} hand=R4=1,R6=1,R10=1 phase=hang rolled=2": "rolled",
    f"{ALONE} tree1=R4=1@A hand=R6=1,R10=1 phase=discard": "rolled",
    f"{TWO} taken=1": "taken",
    f"{TWO} taken=2": "taken",
    f"{TWO} hand=R4=1,R6=1,R10=1 phase=hang taken=1": "taken",
    # turns
    f"{TWO} turn=3": "turn",
    f"{TWO} turn=0": "turn",
    f"{TWO} turns=-1": "turns",
    f"{TWO} turns=1.5": "turns",
    f"{TWO} latest=1": "latest",
    f"{TWO} turns=2 latest=3,2": "latest",
    f"{TWO} turns=2 latest=2,2": "latest",
    "seats=2 colours=RYBG centre=R8=1 phase=centre turns=3": "turns",
    "seats=2 colours=RYBG centre=R8=1 phase=centre turn=2": "turn",
    # the phase
    f"{TWO} phase=playing": "phase",
    f"{TWO} phase=centre": "phase",
    f"{ALONE} phase=first": "phase",
    f"{TWO} phase=first options=first:2": "phase",
    "seats=2 colours=RYBG phase=missions": "phase",
    f"{TWO} tree1={SEVEN}": "phase",
    f"{TWO} tree1={ONES}": "phase",
    f"{TWO} tree1={SEVEN} phase=over": "phase",
    f"{TWO} tree1={ONES} hand=Y4=1,Y6=1,Y10=1 phase=hang rolled=3": "phase",
    f"{TWO} tree1={SEVEN} hand=Y4,B4,G4 phase=rolling": "phase",
    f"{TWO} tree1=R4=1@A hand=R6=1,R10=1 phase=discard rolled=3": "phase",
    f"{ALONE} hand=R4=1,R6=1,R10=1 phase=discard rolled=3": "phase",
    f"{ALONE} tree1=R12=2@A,R10=2@A,R6=1@B,R4=1@B hand=Y4=3,Y6=3,Y10=3 phase=discard rolled=3 options=keep": "phase",
    f"{ALONE} hand=R6=1,R10=1 phase=discard rolled=3": "tree1",
}


@pytest.mark.parametrize("line", WRONG)
def test_an_invalid_state_names_the_faulty_entry(line: str) -> None:
    check_fault(GAME, line, WRONG[line])


TREES = {
    "R12=13@A": ("tree-result", "TW-1.2"),
    "Y6=3@A,Y6=2@B": ("tree-twice", "TW-1.1"),
    "R6=3@Y6": ("tree-parent", "TW-3.4"),
    "R6=3@R6": ("tree-lower", "TW-3.4"),
    "R12=5@A,R6=5@R12": ("tree-lower", "TW-3.4"),
    "R12=3@R6,R6=3@R12": ("tree-lower", "TW-3.4"),
    "R12=2@A,Y12=2@A,B12=2@A": ("tree-three", "TW-3.5"),
    "R12=9@A,Y12=2@R12,B12=2@R12,G12=2@R12": ("tree-three", "TW-3.5"),
    f"{SEVEN},B4=1@A": ("tree-long", "TW-1.3"),
    "R5=1@A": ("tree-part", ""),
    "A=1@B": ("tree-part", ""),
    "R4=1@C": ("tree-part", ""),
    "R4=1": ("tree-part", ""),
    "N4=1@A": ("tree-colour", "TW-2.1"),
}


@pytest.mark.parametrize("tree", TREES)
def test_a_constellation_in_a_state_that_breaks_a_rule_names_it(tree: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.parse_state(f"{TWO} tree2={tree}")
    assert (caught.value.phrase.key, caught.value.phrase.args["tag"]) == TREES[tree]
    assert all(words.say(lang, caught.value.phrase) for lang in words.LANGUAGES)


def test_a_die_hangs_but_once_on_a_table() -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.parse_state(f"{TWO} tree1=R4=1@A tree2=R4=1@A")
    assert (caught.value.phrase.key, caught.value.phrase.args["text"]) == ("tree-taken", "R4")


@pytest.mark.parametrize(
    "line",
    ["red d" + "9" * 6000 + "=1@A", "red d²=1@A", "red d04=1@A", "pink d4=1@A", "red d4=1@red", "R4=1@A@B", "R4==1@A"],
)
def test_a_constellation_with_unknown_words_is_unreadable(line: str) -> None:
    with pytest.raises(Unreadable) as caught:
        constellation(line)
    assert caught.value.phrase.key == "tree-part"


def test_a_discard_and_a_pick_are_not_each_other() -> None:
    choose, discard = GAME.parse_state(ALONE), GAME.parse_state(f"{ALONE} tree1=R4=1@A phase=discard taken=1")
    assert GAME.text(discard, GAME.parse(discard, "out R8")) == "out R8"
    for s, text in ((choose, "out R8"), (discard, "R8")):
        with pytest.raises(Unreadable):
            GAME.parse(s, text)


def texts(games: int) -> list[str]:
    """State texts from random games, and of late positions."""
    rng = random.Random(2)
    found = [late_position(rng) for _ in range(games)]
    for seed in range(games):
        seats = GAME.seats[seed % 4]
        s = GAME.fresh(seats, any_options(rng, seats))
        found += texts_on_the_way(GAME, s, rng, 0.15, lambda s: rng.choice(GAME.legal(s)))
    return found


def test_whatever_is_read_is_written_again_and_can_be_played() -> None:
    """Lines of random games with entries taken out or put in: most are refused, the others are states."""
    rng = random.Random(3)
    accepted = 0
    for s in readable(GAME, spoiled(rng, texts(20), count := examples(4_000, 400))):
        accepted += 1
        assert list(played_on(GAME, s, 25, lambda s: rng.choice(GAME.legal(s))))
    assert accepted > count // 10
