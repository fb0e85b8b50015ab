"""What is in Shizzle's box: six dice and the colours of their numbers, and the chips (SH-1).

Dice, numbers and colours count from 0 here; on the dice and in notation numbers are 1 to 6. Tables are tuples of
tuples of equal length, so that they also serve as arrays in the compiled rules.
"""

import hashlib
from importlib import resources
from itertools import permutations
from typing import cast

from tumblestar.contract import checked_toml
from tumblestar.words import Argument, Phrase
from tumblestar.words.text_input import read_text

GAME = "shizzle"
DICE = 6
BANKS = (0, 0, 40, 60, 75, 90, 100)
"""The points in the bank at the start, by the number of seats (SH-1.3)."""
SHIZZLE = 6
"""The points of a line of six."""
PALETTE = {
    "red": "R",
    "orange": "O",
    "yellow": "Y",
    "green": "G",
    "blue": "B",
    "purple": "P",
    "pink": "K",
    "black": "N",
}
"""The colours that a die may have, and their letters."""
ROWS = tuple(permutations(range(DICE)))
"""Every way in which the six numbers of a die may have the six colours: 720 rows of a Latin square."""
SAMPLE_EVENTS, SAMPLE_SEED = 64, 26
"""The game that the shelf shows, and how far it has come: to a Shizzle."""
MINUTES, LUCK, THOUGHT = (15, 30), 5, 2


def latin_fault(table: tuple[tuple[int, ...], ...]) -> tuple[int, int]:
    """The first die and number, from 1, at which six rows of colours stop being a Latin square; (0, 0) if they are one.

    A die has each colour once, and so has each number over all dice: hence every face is there exactly once (SH-1.1).
    """
    for die in range(DICE):
        for number in range(DICE):
            colour = table[die][number]
            if colour in table[die][:number] or any(table[other][number] == colour for other in range(die)):
                return die + 1, number + 1
    return 0, 0


def read_dice(text: str, file: str = "dice.toml") -> tuple[tuple[str, ...], tuple[tuple[int, ...], ...]]:
    """The colour names, and the colour of every number of every die, from the text of a `dice.toml`.

    Raises Unreadable, naming the line at fault and what was expected, for dice that cannot be.
    """
    top = checked_toml.read(file, text, GAME)
    top.check_names("colours", "dice")
    colours = top.words("colours", tuple(PALETTE), DICE)
    dice = _listed(top.get("dice"))
    if len(dice) != DICE:
        top.refuse("dice", Phrase("dice-no-dice", {"expected": DICE, "count": len(dice)}, GAME))
    for i, faces in enumerate(map(_listed, dice), 1):
        if len(faces) != DICE:
            top.refuse("dice", Phrase("dice-no-faces", {"die": i}, GAME))
        for face in faces:
            if face not in colours:
                args: dict[str, Argument] = {"die": i, "text": str(face), "allowed": list(colours)}
                top.refuse("dice", Phrase("dice-no-face", args, GAME))
    table = tuple(tuple(colours.index(str(face)) for face in _listed(faces)) for faces in dice)
    die, number = latin_fault(table)
    if die:
        args = {"die": die, "number": number, "text": colours[table[die - 1][number - 1]]}
        top.refuse("dice", Phrase("dice-no-twice", args, GAME))
    return colours, table


def _listed(value: object) -> list[object]:
    """A list as it is; nothing of what is no list."""
    return cast("list[object]", value) if isinstance(value, list) else []


_text = read_text(resources.files("tumblestar.games.shizzle").joinpath("data/dice.toml"))
COLOUR_NAMES, TABLE = read_dice(_text)
"""The names of the six colours, and the colour of each number of each die: TABLE[die][number]."""
LETTERS = tuple(PALETTE[name] for name in COLOUR_NAMES)
DIGEST = hashlib.sha256(repr((COLOUR_NAMES, TABLE)).encode()).hexdigest()[:12]
"""Stands for the contents of dice.toml (not for its comments) in records and caches."""
