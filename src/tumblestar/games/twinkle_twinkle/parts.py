"""The contents of the box of Twinkle Twinkle as tables for rules and scoring: charts, tiles, rows, references (TT-1).

All of it is read from `box.toml`. Kinds of tile count from 1 in the order of the file, 0 is none. A cell is
`row * COLUMNS + column`, from the top left. Lines are a set of ports, one bit each: N NE E SE S SW W NW.
"""

from importlib import resources

from tumblestar.games.twinkle_twinkle import box
from tumblestar.games.twinkle_twinkle.box import CELLS, CLASSES, ELEMENTS, GAME, MOST_ROW, RULES, SUBJECTS
from tumblestar.words import Argument, Phrase
from tumblestar.words.text_input import read_text

__all__ = ["CELLS", "ELEMENTS", "GAME", "MOST_ROW"]


def phrase(key: str, /, **args: Argument) -> Phrase:
    """A phrase in the words of this game."""
    return Phrase(key, args, GAME)


BOX = box.load(read_text(resources.files("tumblestar.games.twinkle_twinkle").joinpath("data", box.FILE)))
"""The contents of the file, with the provenance of each entry."""
DIGEST = BOX.digest
"""Stands for the contents of box.toml (not for its remarks) in records and caches."""
SAMPLE_EVENTS, SAMPLE_SEED = 120, 5
"""The game that the shelf shows, and how far it has gone."""
MINUTES, LUCK, THOUGHT = (30, 45), 1, 4

COLUMNS, ROWS = BOX.columns, BOX.rows
CELL_NAMES = tuple(f"{'abcde'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))
"""The cells in notation: a letter for the column, from the left, and the row's number, from the top."""


DIRECTIONS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The step to each port, right and down."""


def _around(cell: int) -> tuple[int, ...]:
    """The cells around a cell, in the order of the ports; -1 beyond the border."""
    found: list[int] = []
    for right, down in DIRECTIONS:
        x, y = cell % COLUMNS + right, cell // COLUMNS + down
        found.append(y * COLUMNS + x if 0 <= x < COLUMNS and 0 <= y < ROWS else -1)
    return tuple(found)


NEIGHBOUR = tuple(_around(cell) for cell in range(CELLS))
"""NEIGHBOUR[cell][port]: the cell that a line to that port leads to, or -1. Even ports are edges, odd ones corners."""

# -- tiles

EMPTY = 0
KINDS = len(BOX.tiles) + 1
"""The kinds of tile, with 0 for none."""
CODES = (".", *(tile.code for tile in BOX.tiles))
"""What each kind is called in notation."""
COUNTS: tuple[int, ...] = (0, *(tile.copies for tile in BOX.tiles))
SLOW = (0, *(int(tile.slow) for tile in BOX.tiles))
CLASS = (0, *(tile.classes for tile in BOX.tiles))
"""The classes that a kind belongs to, one bit each: those of box.CLASSES."""
STAR, NOVA = (1 << CLASSES.index(name) for name in ("star", "nova"))
ROCKY, GAS, RINGED = (1 << CLASSES.index(name) for name in box.PLANETS)


def _ways(ports: int) -> tuple[tuple[int, ...], tuple[str, ...], int]:
    """The orientations of a tile that look different: lines, marks, and how many need no turning over."""
    marks = ("", "1", "2", "3") if BOX.rotate else ("",)
    found: dict[int, str] = {}
    for lines, mark in zip(box.turned(ports), marks, strict=False):
        found.setdefault(lines, mark)
    plain = len(found)
    for lines, mark in zip(box.turned(box.mirror(ports)), marks, strict=False):
        found.setdefault(lines, f"~{mark}")
    return tuple(found), tuple(found.values()), len(found) if BOX.flip else plain


WAYS_MOST = 8
_WAYS = tuple(_ways(ports) for ports in (0, *(tile.ports for tile in BOX.tiles)))
LINES = tuple((*ways, *[-1] * (WAYS_MOST - len(ways))) for ways, _, _ in _WAYS)
"""LINES[kind][way]: the lines of a tile by orientation, -1 beyond the last. Orientations that look alike are one."""
MARKS = tuple(marks for _, marks, _ in _WAYS)
"""MARKS[kind][way]: quarter turns clockwise, after ~ where the tile is turned over; empty as the box shows it."""
PLAIN_WAYS = tuple(plain for _, _, plain in _WAYS)
"""How many orientations a kind has without being turned over; these come first."""
ALL_WAYS = tuple(len(ways) for ways, _, _ in _WAYS)
"""How many orientations a kind has with the option `flip`."""

# -- rows and rounds

CURRENT: tuple[int, ...] = (0, *(row.current for row in BOX.seats))
"""The spaces of the current row, by the number of seats (TT-2.1, TT-6.1)."""
NEXT: tuple[int, ...] = (0, *(row.next for row in BOX.seats))
STANDEES: tuple[int, ...] = (0, *(row.standees for row in BOX.seats))
"""The standees of each seat, by the number of seats (TT-2.3)."""
ROUNDS: tuple[int, ...] = (0, *(row.rounds for row in BOX.seats))
MOST_STANDEES = max(CURRENT) - 1
GOALS = BOX.goals
"""The points that one alone may have to beat (TT-6.1)."""

# -- scores

LARGEST, SECOND, NUMBER = (score.table.points for score in BOX.scores[:3])
"""Points by number, 0 to 20."""
NOVA_POINTS = BOX.scores[3].points
_SIDES = tuple(side for sides in BOX.references for side in sides)
# A reference is twice the number of its element, and one more for side B.
SUBJECT = tuple(1 << CLASSES.index(name) for name in SUBJECTS for _ in box.SIDES)
"""The class that a reference is about."""
RULE = tuple(RULES[side.rule].computes for side in _SIDES)
"""What a reference computes: box.FLAT to box.SETS."""
NUMBERS = tuple(side.numbers for side in _SIDES)
"""The numbers of its rule, in the columns box.OF to box.CORNERS."""
TABLE = tuple(side.table.points for side in _SIDES)
"""Its table: points by number, 0 to 20; all 0 for a rule without."""
