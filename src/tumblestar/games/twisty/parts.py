"""What is in Twisty's box: the board and where its squares lead, the counters, the cards (TY-1).

Squares are numbered from a1 = 0 along the rank to g1 = 6 and up to g7 = 48. Tables are tuples of tuples of
equal length, so that they also serve as arrays in the compiled rules.
"""

import hashlib
from importlib import resources

from tumblestar.contract import checked_toml
from tumblestar.words.text_input import read_text

SAMPLE_EVENTS = 66
"""How far the game that the shelf shows has gone."""
MINUTES, LUCK, THOUGHT = (20, 40), 1, 4
SIZE = 7
SQUARES = SIZE * SIZE
CENTRE = 24
CORNERS = (0, 6, 42, 48)
COLOURS = 7
CUBES_OF_A_COLOUR = 4
COUNTERS_LAID = 44
SPECIALS = 16

# What lies on a square: nothing, a cube of colour 1 to 7, or a special counter.
EMPTY = 0
STEP, DIAGONAL, LEAP, TELEPORT, SAFETY = 8, 9, 10, 11, 12
KINDS = 13
SPECIAL_NAMES = ("step", "diagonal", "leap", "teleport", "safety")
PALETTE = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "black")

# The squares that get a counter at the start, in the order in which they are laid.
LAID = tuple(square for square in range(SQUARES) if square != CENTRE and square not in CORNERS)


def _jumps(steps: list[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    """For every square: how many squares those steps lead to, then these, ascending, then -1 up to nine."""
    table: list[tuple[int, ...]] = []
    for square in range(SQUARES):
        rank, file = divmod(square, SIZE)
        there = sorted(
            (rank + up) * SIZE + file + right
            for up, right in steps
            if 0 <= rank + up < SIZE and 0 <= file + right < SIZE
        )
        table.append((len(there), *there, *[-1] * (8 - len(there))))
    return tuple(table)


LEAPS = _jumps([(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)])
STEPS = _jumps([(-1, 0), (0, -1), (0, 1), (1, 0)])
SLANTS = _jumps([(-1, -1), (-1, 1), (1, -1), (1, 1)])
JUMPS = (STEPS, SLANTS, LEAPS)
"""Where the counters step, diagonal and leap lead, in the order of their kinds from STEP."""


def read_box(text: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The colour names, and how many counters there are of each kind, from the text of a `box.toml`.

    Raises Unreadable, naming the line at fault and what was expected, for a box that cannot be.
    """
    box = checked_toml.read("box.toml", text)
    box.check_names("colours", "counters")
    colours = box.words("colours", PALETTE, COLOURS)
    counters = box.table("counters", *SPECIAL_NAMES)
    counts = [counters.integer(name, 0, SPECIALS) for name in SPECIAL_NAMES]
    if sum(counts) != SPECIALS:
        box.expect("counters", sum(counts), "toml-expected-total", number=SPECIALS)
    return colours, (0, *[CUBES_OF_A_COLOUR] * COLOURS, *counts)


_box = read_text(resources.files("tumblestar.games.twisty").joinpath("data/box.toml"))
COLOUR_NAMES, COUNTS = read_box(_box)
"""The names of colours 1 to 7, and how many counters there are of each kind (0 to 12)."""
KIND_NAMES = ("empty", *COLOUR_NAMES, *SPECIAL_NAMES)
DIGEST = hashlib.sha256(repr((COLOUR_NAMES, COUNTS)).encode()).hexdigest()[:12]
"""Stands for the contents of box.toml (not for its comments) in records and caches."""
