"""Reads `box.toml`, the contents of the box of Twinkle Twinkle and the rules of its references, every entry checked.

`load` makes a `Box` of a text, or raises `Unreadable` with the line at fault and what was expected there.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple, cast

from tumblestar.contract import checked_toml
from tumblestar.contract.checked_toml import TomlTable

GAME = "twinkle_twinkle"
FILE = "box.toml"

TILES = 95
"""The tiles of a box (TT-1.1)."""
CELLS = 20
"""The cells of a star chart, and so the tiles that each seat places (TT-1.2)."""
MOST_ROW = 9
"""No row has more spaces."""
PORTS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""The edges and corners of a tile, clockwise; a set of them is one bit each, N the lowest."""
KINDS = ("star", "asteroid", "planet", "satellite", "black_hole", "comet")
PLANETS = ("rocky", "gas", "ringed")
CLASSES = (*KINDS, "nova", *PLANETS)
"""The classes that a rule may look for; a set of them is one bit each, star the lowest."""
ELEMENTS = ("asteroids", "comets", "planets", "satellites", "black_holes")
"""The five references, in the order of scoring (TT-5.1)."""
SUBJECTS = ("asteroid", "comet", "planet", "satellite", "black_hole")
"""The kind of tile that each reference is about."""
SIDES = ("A", "B")
SCORES = ("largest", "second", "number", "nova")
"""The scores before the references, in order (TT-5.1)."""
PROVENANCES = ("book", "review", "ruling", "reconstruction")
EXAMPLE = "1:2 2:5 3+:9"
MOST = 99
"""No single figure of a table or a rule is beyond plus or minus this."""

# The rules that a reference may use, by what is computed, and the columns of their numbers.
FLAT, BY_NUMBER, LARGEST_GROUP, EVERY_GROUP, COUNT_NEAR, TABLE_NEAR, KINDS_NEAR, IN_SIGHT, APART, SETS = range(10)
OF, OTHER, EACH, BASE, NONE, CORNERS = range(6)


class Rule(NamedTuple):
    """A rule of references: what it computes, whether corners count, and its parameters.

    `sets` and `figures` name the parameters that are classes and numbers, with the column each fills; those in `needs`
    must be there. `table` is the number a table begins at, at the latest, and the greatest that can occur; or nothing.
    """

    computes: int
    corners: bool | None = False
    table: tuple[int, int] = (0, 0)
    sets: Mapping[str, int] = {}
    figures: Mapping[str, int] = {}
    needs: tuple[str, ...] = ()
    counts_kinds: bool = False


_COUNT = {"each": EACH, "base": BASE, "none": NONE}
RULES: dict[str, Rule] = {
    "flat": Rule(FLAT, figures={"each": EACH}, needs=("each",)),
    "by_number": Rule(BY_NUMBER, table=(1, CELLS), needs=("table",)),
    "largest_group": Rule(LARGEST_GROUP, None, (1, CELLS), needs=("table",)),
    "every_group": Rule(EVERY_GROUP, None, (1, CELLS), needs=("table",)),
    "beside_count": Rule(COUNT_NEAR, False, sets={"of": OF}, figures=_COUNT, needs=("of", "each")),
    "around_count": Rule(COUNT_NEAR, True, sets={"of": OF}, figures=_COUNT, needs=("of", "each")),
    "beside_table": Rule(TABLE_NEAR, False, (1, 4), sets={"of": OF}, needs=("of", "table")),
    "around_table": Rule(TABLE_NEAR, True, (1, 8), sets={"of": OF}, needs=("of", "table")),
    "beside_kinds": Rule(KINDS_NEAR, False, (1, 4), sets={"of": OF}, needs=("table",), counts_kinds=True),
    "around_kinds": Rule(KINDS_NEAR, True, (1, 6), sets={"of": OF}, needs=("table",), counts_kinds=True),
    "in_sight": Rule(IN_SIGHT, sets={"of": OF, "blocked_by": OTHER}, figures=_COUNT, needs=("of", "each")),
    "apart": Rule(
        APART,
        sets={"not_beside": OF, "also_not_beside": OTHER},
        figures={"points": EACH, "bonus": BASE},
        needs=("not_beside", "points"),
    ),
    "sets": Rule(SETS, table=(1, 3), figures={"beside": BASE}, needs=("table",)),
}
"""The rules that a reference may use, by name; box.toml explains them."""


class Tile(NamedTuple):
    """One kind of tile: its name and code, its kind, the planet it is, its lines (a set of ports), and how many."""

    id: str
    code: str
    kind: str
    planet: str
    ports: int
    nova: bool
    slow: bool
    copies: int
    provenance: str

    @property
    def classes(self) -> int:
        """The classes that the tile belongs to, one bit each."""
        names = (self.kind, "nova" if self.nova else "", self.planet)
        return sum(1 << CLASSES.index(name) for name in names if name)


class Setup(NamedTuple):
    """The set-up for a number of seats: spaces of both rows, standees of each seat, rounds."""

    current: int
    next: int
    standees: int
    rounds: int
    provenance: str


class PointsTable(NamedTuple):
    """Points by number: the entries as written, whether the last is for more too, and the points of 0 to 20."""

    entries: tuple[tuple[int, int], ...] = ()
    is_open: bool = False
    points: tuple[int, ...] = (0,) * (CELLS + 1)


class Score(NamedTuple):
    """How the constellations or the novas score: by a table, or so much each."""

    table: PointsTable
    points: int
    provenance: str


class ReferenceSide(NamedTuple):
    """One side of a reference: its rule, the rule's table, and its numbers in columns OF to CORNERS."""

    rule: str
    table: PointsTable
    numbers: tuple[int, ...]
    provenance: str


class Box(NamedTuple):
    """The contents of `box.toml`."""

    name: str
    columns: int
    rows: int
    grid_provenance: str
    rotate: bool
    rotate_provenance: str
    flip: bool
    flip_provenance: str
    seats: tuple[Setup, ...]
    """For one seat, two, three and four."""
    goals: tuple[int, ...]
    totals: tuple[int, ...]
    """How many tiles of each of KINDS."""
    totals_provenance: str
    tiles: tuple[Tile, ...]
    scores: tuple[Score, ...]
    """Of SCORES, in order."""
    references: tuple[tuple[ReferenceSide, ReferenceSide], ...]
    """Of ELEMENTS, in order: sides A and B."""

    @property
    def digest(self) -> str:
        """Twelve hex digits that stand for what is in the box: not for its name, remarks and provenances."""
        meaning: list[object] = [self.columns, self.rows, self.rotate, self.flip, self.goals]
        meaning += [row[:-1] for row in self.seats] + [tile[:-1] for tile in self.tiles]
        meaning += [(score.table.points, score.points) for score in self.scores]
        for sides in self.references:
            meaning += [(RULES[side.rule].computes, side.table.points, side.numbers) for side in sides]
        return hashlib.sha256(repr(meaning).encode()).hexdigest()[:12]


# -- reading


def load(text: str) -> Box:
    """Reads a `box.toml`. Raises Unreadable, which names the line."""
    top = checked_toml.read(FILE, text, GAME)
    top.check_names("name", "grid", "placing", "seats", "solo", "totals", "tiles", "scores", "references")
    name = top.values.get("name", "")
    if not isinstance(name, str):
        top.expect("name", name, "toml-expected-text")
    grid = top.table("grid", "columns", "rows", "provenance")
    columns = grid.integer("columns", 4, 5)
    rows = grid.integer("rows", CELLS // columns, CELLS // columns)
    placing = top.table("placing", "rotate", "flip")
    rotate, flip = (placing.table(name, "allowed", "provenance") for name in ("rotate", "flip"))
    totals = top.table("totals", *KINDS, "provenance")
    seats, goals = _seats(top)
    tiles = _tiles(top.table("tiles"))
    return Box(
        name=name,
        columns=columns,
        rows=rows,
        grid_provenance=_provenance(grid),
        rotate=rotate.boolean("allowed"),
        rotate_provenance=_provenance(rotate),
        flip=flip.boolean("allowed"),
        flip_provenance=_provenance(flip),
        seats=seats,
        goals=goals,
        totals=_totals(totals, tiles),
        totals_provenance=_provenance(totals),
        tiles=tiles,
        scores=_scores(top.table("scores", *SCORES)),
        references=_references(top.table("references", *ELEMENTS)),
    )


def _provenance(entry: TomlTable) -> str:
    return entry.word("provenance", PROVENANCES)


def _seats(top: TomlTable) -> tuple[tuple[Setup, ...], tuple[int, ...]]:
    """The rows and rounds of one to four seats, and the goals of one alone."""
    names = ("current", "next", "standees", "rounds", "provenance")
    solo, seats = top.table("solo", *names, "goals"), top.table("seats", "2", "3", "4")
    setups = [_setup(solo, 1), *(_setup(seats.table(str(count), *names), count) for count in (2, 3, 4))]
    value = solo.get("goals")
    listed = cast("list[object]", value) if isinstance(value, list) else []
    goals = [goal for goal in listed if type(goal) is int and 1 <= goal <= 127]
    if not goals or len(goals) < len(listed) or goals != sorted(set(goals)):
        solo.expect("goals", cast("object", value), "box-expected-goals")
    return tuple(setups), tuple(goals)


def _setup(entry: TomlTable, seats: int) -> Setup:
    """The set-up for a number of seats: one tile is left over in each round (TT-3.4), and every cell is filled."""
    standees = entry.integer("standees", 1, (MOST_ROW - 1) // seats)
    if CELLS % standees:
        entry.expect("standees", standees, "box-expected-divides", number=CELLS)
    every = seats * standees
    current = entry.integer("current", every + 1, every + 1)
    rounds = entry.integer("rounds", CELLS // standees, CELLS // standees)
    return Setup(current, entry.integer("next", every, every), standees, rounds, _provenance(entry))


def _tiles(entry: TomlTable) -> tuple[Tile, ...]:
    """The kinds of tiles; none twice, by code or by what it is."""
    found: list[Tile] = []
    for name in entry.values:
        tile = _tile(entry.table(name), name)
        for other in found:
            if other.code == tile.code:
                entry.table(name).fail("box-code-twice", "code", text=tile.code, other=other.id)
            same = (other.kind, other.planet, other.nova, other.slow) == (tile.kind, tile.planet, tile.nova, tile.slow)
            if same and other.ports in turned(tile.ports):
                entry.table(name).fail("box-tile-twice", other=other.id)
        found.append(tile)
    return tuple(found)


def _tile(entry: TomlTable, name: str) -> Tile:
    if not re.fullmatch("[a-z][a-z0-9_]{0,39}", name):
        entry.fail("box-tile-name")
    kind = entry.word("kind", KINDS)
    own = {"star": ("ports", "nova"), "planet": ("planet",)}.get(kind, ())
    entry.check_names("code", "kind", *own, "count", "slow", "provenance")
    code = entry.get("code")
    if not isinstance(code, str) or not re.fullmatch(r"[A-Za-z]{1,4}\*?", code):
        entry.expect("code", code, "box-expected-code")
    return Tile(
        id=name,
        code=code,
        kind=kind,
        planet=entry.word("planet", PLANETS) if kind == "planet" else "",
        ports=_bits(entry.words("ports", PORTS), PORTS) if kind == "star" else 0,
        nova=entry.boolean("nova", False),
        slow=entry.boolean("slow", False),
        copies=entry.integer("count", 1, TILES),
        provenance=_provenance(entry),
    )


def _bits(words: Iterable[str], order: tuple[str, ...]) -> int:
    """A set of words as a number, one bit for each word of `order`."""
    return sum(1 << order.index(word) for word in words)


def _totals(entry: TomlTable, tiles: tuple[Tile, ...]) -> tuple[int, ...]:
    """How many tiles of each kind: 95 in all, and as many as the tiles themselves say."""
    totals = tuple(entry.integer(kind, 0, TILES) for kind in KINDS)
    if sum(totals) != TILES:
        entry.fail("box-total", found=sum(totals), expected=TILES)
    for kind, total in zip(KINDS, totals, strict=True):
        found = sum(tile.copies for tile in tiles if tile.kind == kind)
        if found != total:
            entry.fail("box-count", kind, found=found, expected=total)
    return totals


def _scores(entry: TomlTable) -> tuple[Score, ...]:
    """How constellations and novas score."""
    found: list[Score] = []
    for name, first, most in (("largest", 2, CELLS), ("second", 2, CELLS // 2), ("number", 1, CELLS // 2)):
        one = entry.table(name, "table", "provenance")
        found.append(Score(_points_table(one, first, most), 0, _provenance(one)))
    nova = entry.table("nova", "points", "provenance")
    return (*found, Score(PointsTable(), nova.integer("points", -MOST, MOST), _provenance(nova)))


def _references(entry: TomlTable) -> tuple[tuple[ReferenceSide, ReferenceSide], ...]:
    """Both sides of every reference."""
    elements = [entry.table(element, *SIDES) for element in ELEMENTS]
    return tuple((_reference(sides.table("A")), _reference(sides.table("B"))) for sides in elements)


def _reference(entry: TomlTable) -> ReferenceSide:
    """One side of a reference: a rule that there is, with its own parameters."""
    name = entry.word("rule", tuple(RULES))
    rule = RULES[name]
    allowed = ["table"] * (rule.table != (0, 0)) + ["corners"] * (rule.corners is None)
    entry.check_names("rule", "provenance", *rule.sets, *rule.figures, *allowed)
    for needed in rule.needs:
        entry.get(needed)
    numbers = [0] * 6
    if rule.counts_kinds:
        numbers[OF] = (1 << len(KINDS)) - 1
    for key, column in rule.sets.items():
        if key in entry.values:
            numbers[column] = _bits(entry.words(key, CLASSES), CLASSES)
    for key, column in rule.figures.items():
        numbers[column] = entry.integer(key, -MOST, MOST, 0)
    numbers[CORNERS] = int(entry.boolean("corners", False) if rule.corners is None else rule.corners)
    first, most = rule.table
    if rule.counts_kinds:
        most = min(most, numbers[OF].bit_count())
    table = _points_table(entry, first, most) if most else PointsTable()
    return ReferenceSide(name, table, tuple(numbers), _provenance(entry))


def _points_table(entry: TomlTable, first: int, most: int) -> PointsTable:
    """The entry `table`: `1:2 2:5 3+:9`, without gaps, from `first` at the latest to `most`, or to a `+`."""
    value = entry.get("table")
    words = value.split() if isinstance(value, str) else []
    entries: list[tuple[int, int]] = []
    is_open = False
    if not words:
        entry.expect("table", value, "box-expected-points", example=EXAMPLE)
    for word in words:
        found = re.fullmatch(r"([0-9]{1,2})(\+?):([+-]?[0-9]{1,2})", word)
        if not found:
            entry.expect("table", word, "box-expected-points", example=EXAMPLE)
        if is_open:
            entry.fail("box-table-more", "table", text=word)
        number, is_open = int(found[1]), bool(found[2])
        if entries and number != entries[-1][0] + 1:
            entry.fail("box-table-gap", "table", before=entries[-1][0], text=word, expected=entries[-1][0] + 1)
        if not entries and number > first:
            entry.fail("box-table-begin", "table", text=word, expected=first)
        if number > most:
            entry.fail("box-table-beyond", "table", text=word, expected=most)
        entries.append((number, int(found[3])))
    last = entries[-1][0]
    if not is_open and last < most:
        entry.fail("box-table-end", "table", text=words[-1], expected=most)
    by_number = dict(entries)
    points = tuple(by_number.get(min(n, last), 0) if is_open or n <= last else 0 for n in range(CELLS + 1))
    return PointsTable(tuple(entries), is_open, points)


# -- turning


def mirror(ports: int) -> int:
    """A set of ports as seen from behind, with left and right exchanged."""
    return sum(1 << -port % 8 for port in range(8) if ports >> port & 1)


def turned(ports: int) -> tuple[int, ...]:
    """A set of ports after no, one, two and three quarter turns clockwise."""
    return tuple((ports << shift | ports >> (8 - shift)) & 255 for shift in (0, 2, 4, 6))
