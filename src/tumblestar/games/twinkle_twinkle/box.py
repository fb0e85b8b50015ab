"""Reads `box.toml`: what is in the box of Twinkle Twinkle and how its references score, every entry checked.

`load` makes a `Box` of a text, or raises `Unreadable` with the line at fault and what was expected there.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any, NamedTuple, NoReturn, cast

from tumblestar.contract.errors import Unreadable
from tumblestar.words import Phrase

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
"""What a rule may look for; a set of them is one bit each, star the lowest."""
ELEMENTS = ("asteroids", "comets", "planets", "satellites", "black_holes")
"""The five references, in the order of scoring (TT-5.1)."""
SUBJECTS = ("asteroid", "comet", "planet", "satellite", "black_hole")
"""The kind of tile that each reference is about."""
SIDES = ("A", "B")
SCORES = ("largest", "second", "number", "nova")
"""What is scored before the references, in order (TT-5.1)."""
PROVENANCES = ("book", "review", "ruling", "reconstruction")
EXAMPLE = "1:2 2:5 3+:9"
MOST = 99
"""No single figure of a table or a rule is beyond plus or minus this."""

# The rules that a reference may use, by what is computed, and the columns of their numbers.
FLAT, BY_NUMBER, LARGEST_GROUP, EVERY_GROUP, COUNT_NEAR, TABLE_NEAR, KINDS_NEAR, IN_SIGHT, APART, SETS = range(10)
OF, OTHER, EACH, BASE, NONE, CORNERS = range(6)


class Rule(NamedTuple):
    """What a rule is called with: what it computes, whether corners count, and its parameters.

    `sets` and `figures` name the parameters that are classes and numbers, with the column each fills; those in `needs`
    must be there. `table` is the number a table begins at, at the latest, and the greatest that can occur; or nothing.
    """

    computes: int
    corners: bool | None = False
    table: tuple[int, int] = (0, 0)
    sets: Mapping[str, int] = {}
    figures: Mapping[str, int] = {}
    needs: tuple[str, ...] = ()
    objects: bool = False


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
    "beside_kinds": Rule(KINDS_NEAR, False, (1, 4), sets={"of": OF}, needs=("table",), objects=True),
    "around_kinds": Rule(KINDS_NEAR, True, (1, 6), sets={"of": OF}, needs=("table",), objects=True),
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


class Row(NamedTuple):
    """What is set up for one number of seats: spaces of both rows, standees of each seat, rounds."""

    current: int
    next: int
    standees: int
    rounds: int
    provenance: str


class Table(NamedTuple):
    """Points by number: the entries as written, whether the last is for more too, and the points of 0 to 20."""

    entries: tuple[tuple[int, int], ...] = ()
    is_open: bool = False
    points: tuple[int, ...] = (0,) * (CELLS + 1)


class Score(NamedTuple):
    """How the constellations or the novas score: by a table, or so much each."""

    table: Table
    points: int
    provenance: str


class Reference(NamedTuple):
    """One side of a reference: its rule, the rule's table, its numbers in columns OF to CORNERS, and as written."""

    rule: str
    table: Table
    numbers: tuple[int, ...]
    given: tuple[tuple[str, Any], ...]
    provenance: str


class Box(NamedTuple):
    """All that `box.toml` says."""

    name: str
    columns: int
    rows: int
    grid_provenance: str
    rotate: bool
    rotate_provenance: str
    flip: bool
    flip_provenance: str
    seats: tuple[Row, ...]
    """For one seat, two, three and four."""
    goals: tuple[int, ...]
    totals: tuple[int, ...]
    """How many tiles of each of KINDS."""
    totals_provenance: str
    tiles: tuple[Tile, ...]
    scores: tuple[Score, ...]
    """Of SCORES, in order."""
    references: tuple[tuple[Reference, Reference], ...]
    """Of ELEMENTS, in order: sides A and B."""

    @property
    def digest(self) -> str:
        """Twelve hex digits that stand for what is in the box: not for its name, remarks and provenances."""
        meaning: list[Any] = [self.columns, self.rows, self.rotate, self.flip, self.goals]
        meaning += [row[:-1] for row in self.seats] + [tile[:-1] for tile in self.tiles]
        meaning += [(score.table.points, score.points) for score in self.scores]
        for sides in self.references:
            meaning += [(RULES[side.rule].computes, side.table.points, side.numbers) for side in sides]
        return hashlib.sha256(repr(meaning).encode()).hexdigest()[:12]


# ------------------------------------------------------------------------------------------------ lines of the text

_HEADER = re.compile(r"\s*\[\s*([^\[\]]+?)\s*\]")
_KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")


def _lines_of(text: str) -> dict[tuple[str, ...], int]:
    """The line, from 1, in which each entry of a TOML text begins; entries inside braces are not told apart."""
    found: dict[tuple[str, ...], int] = {}
    here: tuple[str, ...] = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            here = _path(header[1])
            found.setdefault(here, number)
        elif key := _KEY.match(line):
            path = (*here, *_path(key[1]))
            for length in range(len(here) + 1, len(path) + 1):
                found.setdefault(path[:length], number)
    return found


def _path(words: str) -> tuple[str, ...]:
    return tuple(word.strip().strip("\"'") for word in words.split("."))


class _Entry:
    """A table of the file while it is read: hands out its values, each checked, and knows their lines."""

    def __init__(self, lines: Mapping[tuple[str, ...], int], path: tuple[str, ...], values: dict[str, Any]) -> None:
        self.lines, self.path, self.values = lines, path, values

    def line(self, name: str = "") -> int:
        """The line of an entry, or the nearest one above that it belongs to."""
        path = (*self.path, name) if name else self.path
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def name(self, name: str = "") -> str:
        """An entry as people call it: `references.comets.A.table`."""
        return ".".join((*self.path, name) if name else self.path)

    def fail(self, key: str, name: str = "", **args: Any) -> NoReturn:
        """Refuses an entry."""
        line = self.line(name)
        raise Unreadable(Phrase(key, {"file": FILE, "line": line, "name": self.name(name), **args}, GAME), line)

    def expect(self, name: str, value: Any, key: str, **args: Any) -> NoReturn:
        """Refuses a value and says what was expected."""
        shown = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
        self.fail("box-value", name, value=shown, expected=Phrase(key, args, GAME))

    def only(self, *names: str) -> None:
        """Refuses an entry that has no place here."""
        for name in self.values:
            if name not in names:
                self.fail("box-unknown", name, allowed=list(names))

    def get(self, name: str) -> Any:
        if name not in self.values:
            self.fail("box-missing", name)
        return self.values[name]

    def below(self, name: str) -> _Entry:
        value = self.get(name)
        if not isinstance(value, dict):
            self.expect(name, value, "box-expected-table")
        return _Entry(self.lines, (*self.path, name), cast("dict[str, Any]", value))

    def whole(self, name: str, low: int, high: int, default: int | None = None) -> int:
        value = self.get(name) if default is None else self.values.get(name, default)
        if type(value) is not int or not low <= value <= high:
            if low == high:
                self.expect(name, value, "box-expected-number", number=low)
            self.expect(name, value, "box-expected-whole", low=low, high=high)
        return value

    def yes(self, name: str, default: bool | None = None) -> bool:
        value = self.get(name) if default is None else self.values.get(name, default)
        if not isinstance(value, bool):
            self.expect(name, value, "box-expected-yes")
        return value

    def word(self, name: str, allowed: tuple[str, ...]) -> str:
        value = self.get(name)
        if value not in allowed:
            self.expect(name, value, "box-expected-one", allowed=list(allowed))
        return str(value)

    def words(self, name: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
        """A list of different words, at least one."""
        value = self.get(name)
        words = cast("list[Any]", value) if isinstance(value, list) else []
        if not words or any(word not in allowed for word in words) or len(set(words)) < len(words):
            self.expect(name, cast("Any", value), "box-expected-some", allowed=list(allowed))
        return tuple(words)

    def table(self, begins: int, most: int) -> Table:
        """The entry `table`: `1:2 2:5 3+:9`, without gaps, from `begins` at the latest to `most`, or to a `+`."""
        value = self.get("table")
        words = value.split() if isinstance(value, str) else []
        entries: list[tuple[int, int]] = []
        is_open = False
        if not words:
            self.expect("table", value, "box-expected-points", example=EXAMPLE)
        for word in words:
            found = re.fullmatch(r"([0-9]{1,2})(\+?):([+-]?[0-9]{1,2})", word)
            if not found:
                self.expect("table", word, "box-expected-points", example=EXAMPLE)
            if is_open:
                self.fail("box-table-more", "table", text=word)
            number, is_open = int(found[1]), bool(found[2])
            if entries and number != entries[-1][0] + 1:
                self.fail("box-table-gap", "table", before=entries[-1][0], text=word, expected=entries[-1][0] + 1)
            if not entries and number > begins:
                self.fail("box-table-begin", "table", text=word, expected=begins)
            if number > most:
                self.fail("box-table-beyond", "table", text=word, expected=most)
            entries.append((number, int(found[3])))
        last = entries[-1][0]
        if not is_open and last < most:
            self.fail("box-table-end", "table", text=words[-1], expected=most)
        worth = dict(entries)
        points = tuple(worth.get(min(n, last), 0) if is_open or n <= last else 0 for n in range(CELLS + 1))
        return Table(tuple(entries), is_open, points)

    def provenance(self) -> str:
        return self.word("provenance", PROVENANCES)


# ------------------------------------------------------------------------------------------------ the box


def load(text: str) -> Box:
    """What a `box.toml` says. Raises Unreadable, with the line, for what cannot be."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+)", str(error))
        line = int(at[1]) if at else len(text.splitlines())
        why = str(error).partition(" (at ")[0]
        raise Unreadable(Phrase("box-no-toml", {"file": FILE, "line": line, "why": why}, GAME), line) from error
    top = _Entry(_lines_of(text), (), values)
    top.only("name", "grid", "placing", "seats", "solo", "totals", "tiles", "scores", "references")
    name = values.get("name", "")
    if not isinstance(name, str):
        top.expect("name", name, "box-expected-text")
    grid = top.below("grid")
    grid.only("columns", "rows", "provenance")
    columns = grid.whole("columns", 4, 5)
    rows = grid.whole("rows", CELLS // columns, CELLS // columns)
    placing = top.below("placing")
    placing.only("rotate", "flip")
    rotate, flip = placing.below("rotate"), placing.below("flip")
    for permission in (rotate, flip):
        permission.only("allowed", "provenance")
    totals = top.below("totals")
    seats, goals = _seats(top)
    tiles = _tiles(top)
    return Box(
        name=name,
        columns=columns,
        rows=rows,
        grid_provenance=grid.provenance(),
        rotate=rotate.yes("allowed"),
        rotate_provenance=rotate.provenance(),
        flip=flip.yes("allowed"),
        flip_provenance=flip.provenance(),
        seats=seats,
        goals=goals,
        totals=_totals(totals, tiles),
        totals_provenance=totals.provenance(),
        tiles=tiles,
        scores=_scores(top.below("scores")),
        references=_references(top.below("references")),
    )


def _seats(top: _Entry) -> tuple[tuple[Row, ...], tuple[int, ...]]:
    """The rows and rounds of one to four seats, and the goals of one alone."""
    solo, seats = top.below("solo"), top.below("seats")
    seats.only("2", "3", "4")
    names = ("current", "next", "standees", "rounds", "provenance")
    solo.only(*names, "goals")
    found = [_row(solo, 1)]
    for count in (2, 3, 4):
        entry = seats.below(str(count))
        entry.only(*names)
        found.append(_row(entry, count))
    goals = solo.get("goals")
    listed = cast("list[Any]", goals) if isinstance(goals, list) else []
    if not listed or any(type(goal) is not int or not 1 <= goal <= 127 for goal in listed):
        solo.expect("goals", cast("Any", goals), "box-expected-goals")
    if sorted(set(listed)) != listed:
        solo.expect("goals", listed, "box-expected-goals")
    return tuple(found), tuple(listed)


def _row(entry: _Entry, seats: int) -> Row:
    """The rows of one number of seats: one tile is left over in each round (TT-3.4), and every cell is filled."""
    standees = entry.whole("standees", 1, (MOST_ROW - 1) // seats)
    if CELLS % standees:
        entry.expect("standees", standees, "box-expected-divides", number=CELLS)
    every = seats * standees
    current = entry.whole("current", every + 1, every + 1)
    rounds = entry.whole("rounds", CELLS // standees, CELLS // standees)
    return Row(current, entry.whole("next", every, every), standees, rounds, entry.provenance())


def _tiles(top: _Entry) -> tuple[Tile, ...]:
    """The kinds of tiles; none twice, by code or by what it is."""
    found: list[Tile] = []
    entry = top.below("tiles")
    for name in entry.values:
        tile = _tile(entry.below(name), name)
        for other in found:
            if other.code == tile.code:
                entry.below(name).fail("box-code-twice", "code", text=tile.code, other=other.id)
            if other[2:4] + other[5:7] == tile[2:4] + tile[5:7] and other.ports in turned(tile.ports):
                entry.below(name).fail("box-tile-twice", other=other.id)
        found.append(tile)
    return tuple(found)


def _tile(entry: _Entry, name: str) -> Tile:
    if not re.fullmatch("[a-z][a-z0-9_]{0,39}", name):
        entry.fail("box-tile-name")
    kind = entry.word("kind", KINDS)
    own = {"star": ("ports", "nova"), "planet": ("planet",)}.get(kind, ())
    entry.only("code", "kind", *own, "count", "slow", "provenance")
    code = entry.get("code")
    if not isinstance(code, str) or not re.fullmatch(r"[A-Za-z]{1,4}\*?", code):
        entry.expect("code", code, "box-expected-code")
    return Tile(
        id=name,
        code=code,
        kind=kind,
        planet=entry.word("planet", PLANETS) if kind == "planet" else "",
        ports=sum(1 << PORTS.index(port) for port in entry.words("ports", PORTS)) if kind == "star" else 0,
        nova=entry.yes("nova", False),
        slow=entry.yes("slow", False),
        copies=entry.whole("count", 1, TILES),
        provenance=entry.provenance(),
    )


def _totals(entry: _Entry, tiles: tuple[Tile, ...]) -> tuple[int, ...]:
    """How many tiles of each kind: 95 in all, and as many as the tiles themselves say."""
    entry.only(*KINDS, "provenance")
    totals = tuple(entry.whole(kind, 0, TILES) for kind in KINDS)
    if sum(totals) != TILES:
        entry.fail("box-total", found=sum(totals), expected=TILES)
    for kind, total in zip(KINDS, totals, strict=True):
        found = sum(tile.copies for tile in tiles if tile.kind == kind)
        if found != total:
            entry.fail("box-count", kind, found=found, expected=total)
    return totals


def _scores(entry: _Entry) -> tuple[Score, ...]:
    """How constellations and novas score."""
    entry.only(*SCORES)
    found: list[Score] = []
    for name, begins, most in (("largest", 2, CELLS), ("second", 2, CELLS // 2), ("number", 1, CELLS // 2)):
        one = entry.below(name)
        one.only("table", "provenance")
        found.append(Score(one.table(begins, most), 0, one.provenance()))
    nova = entry.below("nova")
    nova.only("points", "provenance")
    found.append(Score(Table(), nova.whole("points", -MOST, MOST), nova.provenance()))
    return tuple(found)


def _references(entry: _Entry) -> tuple[tuple[Reference, Reference], ...]:
    """Both sides of every reference."""
    entry.only(*ELEMENTS)
    found: list[tuple[Reference, Reference]] = []
    for element in ELEMENTS:
        both = entry.below(element)
        both.only(*SIDES)
        found.append((_reference(both.below("A")), _reference(both.below("B"))))
    return tuple(found)


def _reference(entry: _Entry) -> Reference:
    """One side of a reference: a rule that there is, with its own parameters."""
    name = entry.word("rule", tuple(RULES))
    rule = RULES[name]
    allowed = ["table"] * (rule.table != (0, 0)) + ["corners"] * (rule.corners is None)
    entry.only("rule", "provenance", *rule.sets, *rule.figures, *allowed)
    for needed in rule.needs:
        entry.get(needed)
    numbers = [0] * 6
    if rule.objects:
        numbers[OF] = (1 << len(KINDS)) - 1
    for key, column in rule.sets.items():
        if key in entry.values:
            numbers[column] = sum(1 << CLASSES.index(word) for word in entry.words(key, CLASSES))
    for key, column in rule.figures.items():
        numbers[column] = entry.whole(key, -MOST, MOST, 0)
    numbers[CORNERS] = int(entry.yes("corners", False) if rule.corners is None else rule.corners)
    table = entry.table(*_extent(rule, numbers[OF])) if rule.table != (0, 0) else Table()
    given = tuple((key, value) for key, value in entry.values.items() if key not in ("rule", "provenance"))
    return Reference(name, table, tuple(numbers), given, entry.provenance())


def _extent(rule: Rule, of: int) -> tuple[int, int]:
    """Where a rule's table begins and ends; there are no more different kinds than are asked for."""
    begins, most = rule.table
    return begins, min(most, of.bit_count()) if rule.objects else most


# ------------------------------------------------------------------------------------------------ turning


def turn_once(ports: int) -> int:
    """A set of ports after a quarter turn clockwise."""
    return (ports << 2 | ports >> 6) & 255


def mirror(ports: int) -> int:
    """A set of ports as seen from behind: left and right change places."""
    return sum(1 << -port % 8 for port in range(8) if ports >> port & 1)


def turned(ports: int) -> tuple[int, int, int, int]:
    """A set of ports after no, one, two and three quarter turns clockwise."""
    once = turn_once(ports)
    twice = turn_once(once)
    return ports, once, twice, turn_once(twice)
