"""The dice of the box, and invalid texts of dice.toml, which are refused with place and reason."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from tumblestar.contract.errors import Unreadable
from tumblestar.games.shizzle import parts
from tumblestar.words import LANGUAGES, say

from .naive import DEFAULT

TEXT = Path(parts.__file__).with_name("data").joinpath("dice.toml").read_text(encoding="utf-8")
COLOURS = '["red", "orange", "purple", "blue", "green", "yellow"]'
FIRST = f"    {COLOURS},\n"
SECOND = '    ["orange", "purple", "blue", "green", "yellow", "red"],\n'


def test_the_box_is_the_rulebooks_table() -> None:
    letters = ["".join(parts.LETTERS[colour] for colour in row) for row in parts.TABLE]
    assert letters == list(DEFAULT.values())


def test_the_box_is_a_latin_square() -> None:
    for row, other in combinations(parts.TABLE, 2):
        assert not [number for number in range(6) if row[number] == other[number]]
    assert all(sorted(row) == [0, 1, 2, 3, 4, 5] for row in parts.TABLE)
    assert parts.latin_fault(parts.TABLE) == (0, 0)


def test_letters_distinguish_all_colours_of_the_palette() -> None:
    assert len(set(parts.PALETTE.values())) == len(parts.PALETTE)


def test_other_dice_are_read_with_their_colours_in_their_order() -> None:
    text = TEXT.replace('"yellow"', '"black"')
    names, table = parts.read_dice(text)
    assert names == ("red", "orange", "purple", "blue", "green", "black")
    assert table == parts.TABLE


def test_comments_change_nothing() -> None:
    assert parts.read_dice("# mine\n" + TEXT) == (parts.COLOUR_NAMES, parts.TABLE)


WRONG = {
    "not TOML": ("colours = [", "dice.toml, line 1: this is not TOML. "),
    "an entry too many": (TEXT + "\nnumbers = 6\n", "there is no entry “numbers”. Choose colours or dice"),
    "no colours": (TEXT.replace("colours =", "# colours ="), "“colours” is missing"),
    "five colours": (TEXT.replace(', "yellow"]\n\n', "]\n\n", 1), "Give 6 different words out of red, orange"),
    "a colour twice": (
        TEXT.replace("colours = " + COLOURS, "colours = " + COLOURS.replace("yellow", "red")),
        "Give 6 different words",
    ),
    "colours in a word": (
        TEXT.replace("colours = " + COLOURS, 'colours = "red"'),
        "“colours” cannot be “red”. Give 6 different words",
    ),
    "an unknown colour": (TEXT.replace('"yellow"', '"mauve"'), "Give 6 different words out of red, orange"),
    "a number for a colour": (
        TEXT.replace("colours = " + COLOURS, "colours = [1, 2, 3, 4, 5, 6]"),
        "“colours” cannot be “[1, 2, 3, 4, 5, 6]”. Give 6 different words",
    ),
    "no dice": (TEXT.replace("dice = [", "colours_of_dice = ["), "there is no entry “colours_of_dice”"),
    "five dice": (TEXT.replace(SECOND, ""), "dice must be a list of 6 dice, not 5"),
    "seven dice": (TEXT.replace(SECOND, SECOND * 2), "dice must be a list of 6 dice, not 7"),
    "dice in a word": ("colours = " + COLOURS + '\ndice = "six"', "dice must be a list of 6 dice, not 0"),
    "a face too few": (TEXT.replace(', "red"],\n', "],\n", 1), "Die 2 must be a list of 6 colours"),
    "a face too many": (TEXT.replace(', "red"],\n', ', "red", "red"],\n', 1), "Die 2 must be a list of 6 colours"),
    "a die that is a word": (TEXT.replace(SECOND, '    "orange",\n'), "Die 2 must be a list of 6 colours"),
    "a colour that is not of these": (
        TEXT.replace(SECOND, SECOND.replace("red", "pink")),
        "Die 2 cannot have the colour “pink”. Use red, orange, purple, blue, green or yellow",
    ),
    "a colour twice on a die": (
        TEXT.replace(SECOND, SECOND.replace("red", "orange")),
        "The orange 6 of die 2 is one too many",
    ),
    "a face twice": (TEXT.replace(SECOND, FIRST), "The red 1 of die 2 is one too many"),
    "two faces exchanged": (
        TEXT.replace(SECOND, SECOND.replace("orange", "x").replace("purple", "orange").replace('"x"', '"purple"')),
        "The orange 2 of die 2 is one too many",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_are_no_dice_is_refused_with_place_and_reason(name: str) -> None:
    text, said = WRONG[name]
    assert text != TEXT
    with pytest.raises(Unreadable, match=re.escape(said)) as caught:
        parts.read_dice(text)
    assert len({say(language, caught.value.phrase) for language in LANGUAGES}) == len(LANGUAGES)
    assert str(caught.value).startswith(f"dice.toml, line {caught.value.line}: ")
