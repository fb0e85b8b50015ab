"""What is in Shizzle's box: six dice and the colours of their numbers, and the chips (SH-1).

Dice, numbers and colours count from 0 here; on the dice and in notation numbers are 1 to 6. Tables are tuples of
tuples of equal length, so that they also serve as arrays in the compiled rules.
"""

import hashlib
import tomllib
from importlib import resources
from itertools import permutations
from typing import cast

from tumblestar.contract.errors import Unreadable
from tumblestar.text_input import read_text
from tumblestar.words import Argument, Phrase

GAME = "shizzle"
DICE = 6
BANKS = (0, 0, 40, 60, 75, 90, 100)
"""The points in the bank at the start, by the number of seats (SH-1.3)."""
CHIPS = 100
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


def read_dice(text: str) -> tuple[tuple[str, ...], tuple[tuple[int, ...], ...]]:
    """The colour names, and the colour of every number of every die, from the text of a `dice.toml`.

    Raises Unreadable, naming the entry at fault, for dice that cannot be.
    """
    try:
        entries = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise no_dice("toml", why=str(error)) from error
    known = ["colours", "dice"]
    unknown = sorted(set(entries).difference(known))
    if unknown:
        raise no_dice("entry", name=unknown[0], keys=known)
    colours = [str(colour) for colour in _listed(entries.get("colours"))]
    if len(colours) != DICE or len(set(colours)) != DICE:
        raise no_dice("colours", count=DICE)
    for colour in colours:
        if colour not in PALETTE:
            raise no_dice("colour", text=colour, allowed=list(PALETTE))
    dice = [[str(face) for face in _listed(die)] for die in _listed(entries.get("dice"))]
    if len(dice) != DICE:
        raise no_dice("dice", expected=DICE, count=len(dice))
    for i, faces in enumerate(dice, 1):
        if len(faces) != DICE:
            raise no_dice("faces", die=i)
        for face in faces:
            if face not in colours:
                raise no_dice("face", die=i, text=face, allowed=colours)
    table = tuple(tuple(map(colours.index, faces)) for faces in dice)
    die, number = latin_fault(table)
    if die:
        raise no_dice("twice", die=die, number=number, text=dice[die - 1][number - 1])
    return tuple(colours), table


def _listed(value: object) -> list[object]:
    """A list as it is; nothing of what is no list."""
    return cast("list[object]", value) if isinstance(value, list) else []


def no_dice(which: str, **args: Argument) -> Unreadable:
    """What is wrong with dice, in words."""
    return Unreadable(Phrase(f"dice-no-{which}", args, GAME))


def dice_of_the_box(text: str) -> tuple[tuple[str, ...], tuple[tuple[int, ...], ...]]:
    """The dice of the `dice.toml` that comes with the program. Raises Unreadable, which names the file."""
    try:
        return read_dice(text)
    except Unreadable as error:
        raise Unreadable(Phrase("dice-box", {"file": "dice.toml", "why": error.phrase}, GAME)) from error


_text = read_text(resources.files("tumblestar.games.shizzle").joinpath("data/dice.toml"))
COLOUR_NAMES, TABLE = dice_of_the_box(_text)
"""The names of the six colours, and the colour of each number of each die: TABLE[die][number]."""
LETTERS = tuple(PALETTE[name] for name in COLOUR_NAMES)
DIGEST = hashlib.sha256(repr((COLOUR_NAMES, TABLE)).encode()).hexdigest()[:12]
"""Stands for the contents of dice.toml (not for its comments) in records and caches."""
