"""What a seat sees of Twinkle Twinkle: charts as planes of cells, tiles as one-hot rows. Nothing is hidden.

The bag is open too: its tiles are all those that nobody has seen yet; their order is drawn when it is needed.
"""

from __future__ import annotations

from tumblestar.contract.observations import Field, flags, named_offsets, width
from tumblestar.contract.state import Row
from tumblestar.games.twinkle_twinkle.box import (
    APART,
    BASE,
    BY_NUMBER,
    CLASSES,
    COUNT_NEAR,
    EACH,
    EVERY_GROUP,
    FLAT,
    IN_SIGHT,
    LARGEST_GROUP,
    NONE,
    SETS,
)
from tumblestar.games.twinkle_twinkle.parts import (
    CELLS,
    CLASS,
    COLUMNS,
    COUNTS,
    CURRENT,
    ELEMENTS,
    EMPTY,
    GOALS,
    KINDS,
    LARGEST,
    MOST_STANDEES,
    NEXT,
    NOVA,
    NOVA_POINTS,
    NUMBER,
    NUMBERS,
    ROUNDS,
    ROWS,
    RULE,
    SECOND,
    STANDEES,
    SUBJECT,
    TABLE,
)
from tumblestar.games.twinkle_twinkle.rules import ENDED, MOST_SEATS, NOBODY, PLACING, TAKING, State, side_of

PORTS = 8
PLANES = PORTS + len(CLASSES)
MOST_CURRENT, MOST_NEXT = max(CURRENT), max(NEXT)
TILES = KINDS - 1
_SEATS = (MOST_SEATS,)
FIELDS = (
    flags("present", _SEATS, "Which seats play, in turn order from the observing one."),
    flags("mover", _SEATS, "The seat to act; 0 for all where chance is to act or the game is over."),
    flags(
        "phase",
        (ENDED + 1,),
        "What is to be decided: the order, a tile of a row, a tile to take, its place, nothing.",
    ),
    flags(
        "chart",
        (MOST_SEATS, PLANES, ROWS, COLUMNS),
        "Planes of the chart of each seat: the lines of stars as they lie, to N NE E SE S SW W NW, then "
        f"{', '.join(name.replace('_', ' ') for name in CLASSES)}. Rows are from the top (TT-1).",
    ),
    flags("current", (MOST_CURRENT, TILES), "The kind of the tile in each space of the current row (TT-2.1)."),
    flags("next", (MOST_NEXT, TILES), "The kind of the tile in each space of the next row."),
    flags("held", (TILES,), "The kind of the tile in hand."),
    Field("bag", (TILES,), 0, max(COUNTS), "How many tiles of each kind are in the bag."),
    flags("standing", (MOST_CURRENT, MOST_SEATS), "Whose standee took the tile of each space this round (TT-3.1)."),
    flags("order", (MOST_STANDEES, MOST_SEATS), "Whose each standee is, in turn order (TT-2.3)."),
    Field(
        "at", (), 0, MOST_STANDEES, "How many standees have placed a tile this round, or stand before the first one."
    ),
    Field("round", (), 0, max(ROUNDS), "The rounds completed (TT-3.6)."),
    flags("first", _SEATS, "The seat that the option `first` names; none where chance decides."),
    flags("flip", (), "The option: tiles may be turned over (TT-3.2)."),
    Field("goal", (), 0, max(GOALS), "The option: the points to be beaten alone (TT-6.1)."),
    flags(
        "sides",
        (len(ELEMENTS),),
        f"The side of each reference, 1 = B: {', '.join(ELEMENTS)} (TT-2.5).".replace("_", " "),
    ),
)
AT = named_offsets(FIELDS)
WIDTH = width(FIELDS)


def _reference_range(which: int) -> tuple[int, int]:
    """The least and the greatest points that a reference may bring, each of its tiles at its worst and its best."""
    tiles = min(CELLS, sum(count for count, kind in zip(COUNTS, CLASS, strict=True) if kind & SUBJECT[which]))
    rule, numbers, table = RULE[which], NUMBERS[which], TABLE[which][: tiles + 1]
    if rule in (BY_NUMBER, LARGEST_GROUP):
        return min(0, *table), max(0, *table)
    if rule in (COUNT_NEAR, IN_SIGHT):
        found = [numbers[BASE] + numbers[NONE], *(numbers[BASE] + numbers[EACH] * n for n in range(1, 9))]
    elif rule == APART:
        found = [numbers[EACH], numbers[EACH] + numbers[BASE]]
    elif rule == SETS:
        found = [points + beside for points in TABLE[which] for beside in (0, numbers[BASE])]
    else:
        found = [numbers[EACH]] if rule == FLAT else list(table if rule == EVERY_GROUP else TABLE[which])
    return tiles * min(0, *found), tiles * max(0, *found)


def _score_range() -> tuple[int, int]:
    """The bounds of all points: of constellations, of novas, and of every reference by its better or worse side."""
    novas = NOVA_POINTS * min(CELLS, sum(count for count, kind in zip(COUNTS, CLASS, strict=True) if kind & NOVA))
    low = sum(min(0, *table) for table in (LARGEST, SECOND, NUMBER)) + min(0, novas)
    high = sum(max(table) for table in (LARGEST, SECOND, NUMBER)) + max(0, novas)
    for element in range(len(ELEMENTS)):
        sides = [_reference_range(2 * element + side) for side in (0, 1)]
        low += min(side[0] for side in sides)
        high += max(side[1] for side in sides)
    return low, high


SCORE_RANGE = _score_range()
"""From box.toml, as if every tile of an element scored best, or worst."""
MAX_EVENTS = max(n * STANDEES[n] + 3 * ROUNDS[n] * NEXT[n] + 1 for n in range(1, MOST_SEATS + 1))
"""The order of the standees; then each tile is drawn, taken and placed, and one is left over at the end (TT-3.6)."""


def observe(s: State, seat: int, out: Row) -> None:
    """Writes what a seat sees into `out`."""
    for i in range(WIDTH):
        out[i] = 0
    for i in range(s.seats):
        other = (seat + i) % s.seats
        out[AT.present + i] = 1
        out[AT.first + i] = 1 if s.first == other + 1 else 0
        if TAKING <= s.phase <= PLACING and s.order[s.at] == other:
            out[AT.mover + i] = 1
        for cell in range(CELLS):
            if s.chart[other][cell] != EMPTY:
                at = AT.chart + i * PLANES * CELLS + cell
                for port in range(PORTS):
                    out[at + port * CELLS] = (s.lines[other][cell] >> port) & 1
                for kind in range(len(CLASSES)):
                    out[at + (PORTS + kind) * CELLS] = (CLASS[s.chart[other][cell]] >> kind) & 1
    out[AT.phase + s.phase] = 1
    for space in range(MOST_CURRENT):
        if s.current[space] != EMPTY:
            out[AT.current + space * TILES + s.current[space] - 1] = 1
        if s.standing[space] != NOBODY:
            out[AT.standing + space * MOST_SEATS + (s.standing[space] - seat) % s.seats] = 1
    for space in range(MOST_NEXT):
        if s.next[space] != EMPTY:
            out[AT.next + space * TILES + s.next[space] - 1] = 1
    if s.held != EMPTY:
        out[AT.held + s.held - 1] = 1
    for kind in range(TILES):
        out[AT.bag + kind] = s.bag[kind + 1]
    for i in range(MOST_STANDEES):
        if s.order[i] != NOBODY:
            out[AT.order + i * MOST_SEATS + (s.order[i] - seat) % s.seats] = 1
    out[AT.at] = s.at
    out[AT.round] = s.round
    out[AT.flip] = s.flip
    out[AT.goal] = s.goal
    for element in range(len(ELEMENTS)):
        out[AT.sides + element] = side_of(s, element)


# A chart turned or mirrored scores the same. But a way of placing a tile is numbered by the tile: what is way 2 of one
# is way 0 of another that looks the same upside down, so no one permutation of actions serves all. And the other seats
# may change places, since `order` says who is next, but which of them are there depends on the number of seats.
