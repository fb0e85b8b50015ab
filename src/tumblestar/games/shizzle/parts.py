"""What is in Shizzle's box: six dice and the colours of their numbers, and the chips (SH-1).

Dice, numbers and colours count from 0 here; on the dice and in notation numbers are 1 to 6. Tables are tuples of
tuples of equal length, so that they also serve as arrays in the compiled rules.
"""

import hashlib
import tomllib
from importlib import resources
from itertools import permutations
from typing import Any, cast

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
SAMPLE_EVENTS = 75
"""How far the game has come that the shelf shows: to a Shizzle."""


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

    Raises ValueError, naming the entry at fault, for dice that cannot be.
    """
    try:
        box: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"dice.toml: {error}") from error
    unknown = sorted(set(box) - {"colours", "dice"})
    if unknown:
        raise ValueError(f"dice.toml: unknown entry {unknown[0]!r}; expected colours and dice")
    colours = cast("list[Any]", box["colours"] if isinstance(box.get("colours"), list) else [])
    if len(colours) != DICE or len(set(map(str, colours))) != DICE:
        raise ValueError(f"dice.toml: colours must be a list of {DICE} different names")
    for colour in colours:
        if colour not in PALETTE:
            raise ValueError(f"dice.toml: unknown colour {colour!r}; expected one of {', '.join(PALETTE)}")
    dice = cast("list[Any]", box["dice"] if isinstance(box.get("dice"), list) else [])
    if len(dice) != DICE:
        raise ValueError(f"dice.toml: dice must be a list of {DICE} dice, not {len(dice)}")
    table: list[tuple[int, ...]] = []
    for i, die in enumerate(dice, 1):
        faces = cast("list[Any]", die if isinstance(die, list) else [])
        if len(faces) != DICE:
            raise ValueError(f"dice.toml: die {i} must be a list of {DICE} colours, those of its numbers 1 to 6")
        for face in faces:
            if face not in colours:
                raise ValueError(f"dice.toml: die {i} has the colour {face!r}; expected one of {', '.join(colours)}")
        table.append(tuple(colours.index(face) for face in faces))
    die, number = latin_fault(tuple(table))
    if die:
        raise ValueError(
            f"dice.toml: the {dice[die - 1][number - 1]} {number} of die {die} comes twice; "
            "every die has each colour once, and every face is there once"
        )
    return tuple(colours), tuple(table)


_text = resources.files("tumblestar.games.shizzle").joinpath("dice.toml").read_text(encoding="utf-8")
COLOUR_NAMES, TABLE = read_dice(_text)
"""The names of the six colours, and the colour of each number of each die: TABLE[die][number]."""
LETTERS = tuple(PALETTE[name] for name in COLOUR_NAMES)
DIGEST = hashlib.sha256(repr((COLOUR_NAMES, TABLE)).encode()).hexdigest()[:12]
"""Stands for the contents of dice.toml (not for its comments) in records and caches."""
