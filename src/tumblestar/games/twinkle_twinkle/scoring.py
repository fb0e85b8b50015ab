"""Twinkle Twinkle: constellations and the rules of the references, each a small function of a chart, under its tag.

A chart is two rows of twenty numbers: the kind of tile in each cell, and its lines as it lies. A reference is a number,
twice that of its element and one more for side B; what it does stands in `parts.RULE`, `NUMBERS` and `TABLE`, hence in
box.toml. Sets of cells are numbers too, one bit a cell. All is in the subset that compiles, but the last section.
"""

from typing import Any

from tumblestar.games.twinkle_twinkle.box import (
    APART,
    BASE,
    BY_NUMBER,
    CORNERS,
    COUNT_NEAR,
    EACH,
    EVERY_GROUP,
    FLAT,
    IN_SIGHT,
    KINDS_NEAR,
    LARGEST_GROUP,
    NONE,
    OF,
    OTHER,
    SETS,
    TABLE_NEAR,
)
from tumblestar.games.twinkle_twinkle.parts import (
    CELLS,
    CLASS,
    ELEMENTS,
    GAS,
    LARGEST,
    NEAR,
    NOVA,
    NOVA_POINTS,
    NUMBER,
    NUMBERS,
    OWN,
    RINGED,
    ROCKY,
    RULE,
    SECOND,
    TABLE,
)

LARGEST_SCORE, SECOND_SCORE, NUMBER_SCORE, NOVA_SCORE, REFERENCES = range(5)
"""What is scored, in the book's order; from REFERENCES on the five elements (TT-5.1)."""
SCORED = REFERENCES + len(ELEMENTS)


# ------------------------------------------------------------------------------------------------ 4 Constellations


def linked(lines: Any, cell: int, seen: int) -> int:
    """`seen` with all cells that links lead to from a cell: a line on both tiles, to one edge or corner (TT-4.2)."""
    return reached(lines, cell, 0, 0, seen)


def reached(row: Any, cell: int, own: int, ways: int, seen: int) -> int:
    """`seen` with all cells that are reached from a cell, step by step.

    With classes, `own`, the row is a chart, and a step leads by any of the ports `ways` to a tile of them; without, it
    is lines, and a step needs a line on both tiles. Without recursion: compiled code that calls itself breaks once it
    is read back from its cache.
    """
    seen |= 1 << cell
    left = 1 << cell
    while left:
        while not (left >> cell) & 1:
            cell = cell + 1 if cell < CELLS - 1 else 0
        left ^= 1 << cell
        ports = ways if own else row[cell]
        for port in range(8):
            if (ports >> port) & 1:
                other = NEAR[cell][port]
                if other < 0 or (seen >> other) & 1:
                    continue
                if CLASS[row[other]] & own if own else (row[other] >> (port ^ 4)) & 1:
                    seen |= 1 << other
                    left |= 1 << other
    return seen


def size_of(cells: int) -> int:
    """How many cells a set has."""
    count = 0
    while cells:
        cells &= cells - 1
        count += 1
    return count


def constellations(lines: Any) -> tuple[int, int, int]:
    """The sizes of the largest and the second largest constellation, and how many there are (TT-4.3)."""
    largest = 0
    second = 0
    number = 0
    seen = 0
    for cell in range(CELLS):
        if lines[cell] and not (seen >> cell) & 1:
            found = linked(lines, cell, 0)
            seen |= found
            size = size_of(found)
            if size >= 2:
                number += 1
                if size > largest:
                    second = largest
                    largest = size
                elif size > second:
                    second = size
    return largest, second, number


def sky_points(lines: Any) -> int:
    """The points of constellations: the largest, the second largest, and their number (TT-5.1)."""
    largest, second, number = constellations(lines)
    return LARGEST[largest] + SECOND[second] + NUMBER[number]


def novas(chart: Any) -> int:
    """How many novas a chart has."""
    return count_of(chart, NOVA)


def count_of(chart: Any, classes: int) -> int:
    """How many tiles of some classes a chart has."""
    count = 0
    for cell in range(CELLS):
        if CLASS[chart[cell]] & classes:
            count += 1
    return count


# ------------------------------------------------------------------------------------------------ 5 References


def reference_points(chart: Any, which: int) -> int:
    """The points of a reference (TT-5.3)."""
    rule = RULE[which]
    if rule == BY_NUMBER:
        return TABLE[which][count_of(chart, OWN[which])]
    if rule in (LARGEST_GROUP, EVERY_GROUP):
        return groups(chart, which)
    points = sets(chart, which) if rule == SETS else 0
    for cell in range(CELLS):
        if CLASS[chart[cell]] & OWN[which]:
            points += brought(chart, which, cell)
    return points


def brought(chart: Any, which: int, cell: int) -> int:
    """What one tile of its element brings by a reference, as far as it scores by itself."""
    rule = RULE[which]
    if rule == FLAT:
        return NUMBERS[which][EACH]
    if rule == COUNT_NEAR:
        return counted(which, near(chart, cell, NUMBERS[which][OF], NUMBERS[which][CORNERS]))
    if rule == TABLE_NEAR:
        return TABLE[which][near(chart, cell, NUMBERS[which][OF], NUMBERS[which][CORNERS])]
    if rule == KINDS_NEAR:
        return TABLE[which][kinds_near(chart, cell, NUMBERS[which][OF], NUMBERS[which][CORNERS])]
    if rule == IN_SIGHT:
        return counted(which, in_sight(chart, cell, NUMBERS[which][OF], NUMBERS[which][OTHER]))
    if rule == APART:
        return apart(chart, which, cell)
    if rule == SETS and near(chart, cell, OWN[which], 0):
        return NUMBERS[which][BASE]
    return 0


def groups(chart: Any, which: int) -> int:
    """By the tiles of a group: of the largest one, or of every one."""
    points = 0
    largest = 0
    seen = 0
    for cell in range(CELLS):
        if CLASS[chart[cell]] & OWN[which] and not (seen >> cell) & 1:
            found = joined(chart, cell, OWN[which], NUMBERS[which][CORNERS], 0)
            seen |= found
            size = size_of(found)
            largest = max(largest, size)
            points += TABLE[which][size]
    return points if RULE[which] == EVERY_GROUP else TABLE[which][largest]


def joined(chart: Any, cell: int, own: int, corners: int, seen: int) -> int:
    """`seen` with the group of a cell: tiles of a class joined by edges, or by corners as well."""
    return reached(chart, cell, own, 255 if corners else 85, seen)


def counted(which: int, count: int) -> int:
    """A base, and so much each; something besides where there is none."""
    points = NUMBERS[which][BASE] + NUMBERS[which][EACH] * count
    return points if count else points + NUMBERS[which][NONE]


def near(chart: Any, cell: int, classes: int, corners: int) -> int:
    """How many tiles of some classes lie beside a cell, or in the up to eight cells around it (TT-4.1)."""
    count = 0
    for port in range(0, 8, 2 - corners):
        other = NEAR[cell][port]
        if other >= 0 and CLASS[chart[other]] & classes:
            count += 1
    return count


def kinds_near(chart: Any, cell: int, classes: int, corners: int) -> int:
    """How many different ones of some classes lie beside or around a cell."""
    found = 0
    for port in range(0, 8, 2 - corners):
        other = NEAR[cell][port]
        if other >= 0:
            found |= CLASS[chart[other]]
    return size_of(found & classes)


def in_sight(chart: Any, cell: int, classes: int, blocking: int) -> int:
    """How many tiles of some classes are seen along row and column, up to the border or a tile that blocks."""
    count = 0
    for port in range(0, 8, 2):
        here = NEAR[cell][port]
        while here >= 0:
            found = CLASS[chart[here]]
            if found & classes:
                count += 1
            if found & blocking:
                break
            here = NEAR[here][port]
    return count


def apart(chart: Any, which: int, cell: int) -> int:
    """So much where nothing of the one lies beside, and more where nothing of the other does either."""
    if near(chart, cell, NUMBERS[which][OF], 0):
        return 0
    points = NUMBERS[which][EACH]
    return points if near(chart, cell, NUMBERS[which][OTHER], 0) else points + NUMBERS[which][BASE]


def sets(chart: Any, which: int) -> int:
    """Sets of different planets, as large as can be, by their size; tiles that are no planets are one more kind."""
    rocky = 0
    gas = 0
    ringed = 0
    plain = 0
    for cell in range(CELLS):
        found = CLASS[chart[cell]]
        if found & OWN[which]:
            if found & ROCKY:
                rocky += 1
            elif found & GAS:
                gas += 1
            elif found & RINGED:
                ringed += 1
            else:
                plain += 1
    points = 0
    for i in range(max(rocky, gas, ringed, plain)):
        points += TABLE[which][(rocky > i) + (gas > i) + (ringed > i) + (plain > i)]
    return points


def score(chart: Any, lines: Any, what: int, side: int) -> int:
    """The points of one thing that is scored: LARGEST_SCORE to NOVA_SCORE, or REFERENCES + element, by its side."""
    if what >= REFERENCES:
        return reference_points(chart, 2 * (what - REFERENCES) + side)
    if what == NOVA_SCORE:
        return NOVA_POINTS * novas(chart)
    largest, second, number = constellations(lines)
    if what == LARGEST_SCORE:
        return LARGEST[largest]
    return SECOND[second] if what == SECOND_SCORE else NUMBER[number]


# ------------------------------------------------------------------------- which cells scored: never compiled


def cells_of(cells: int) -> list[int]:
    """The cells of a set, ascending."""
    return [cell for cell in range(CELLS) if cells >> cell & 1]


def links(lines: Any, cell: int) -> list[int]:
    """The cells whose stars are linked to the star of a cell directly, ascending (TT-4.2)."""
    found: list[int] = []
    for port in range(8):
        other = NEAR[cell][port]
        if lines[cell] >> port & 1 and other >= 0 and lines[other] >> (port ^ 4) & 1:
            found.append(other)
    return sorted(found)


def constellation_cells(lines: Any) -> list[list[int]]:
    """The cells of each constellation, the largest first; equal ones by their first cell."""
    found: list[list[int]] = []
    seen = 0
    for cell in range(CELLS):
        if lines[cell] and not seen >> cell & 1:
            cells = linked(lines, cell, 0)
            seen |= cells
            if cells & (cells - 1):
                found.append(cells_of(cells))
    return sorted(found, key=len, reverse=True)


def group_cells(chart: Any, which: int) -> list[list[int]]:
    """The cells of each group of a reference's tiles, the largest first; equal ones by their first cell."""
    found: list[list[int]] = []
    seen = 0
    for cell in range(CELLS):
        if CLASS[chart[cell]] & OWN[which] and not seen >> cell & 1:
            cells = joined(chart, cell, OWN[which], NUMBERS[which][CORNERS], 0)
            seen |= cells
            found.append(cells_of(cells))
    return sorted(found, key=len, reverse=True)


def scoring_cells(chart: Any, lines: Any, what: int, side: int) -> list[int]:
    """The cells whose tiles make the points of one thing that is scored."""
    if what in (LARGEST_SCORE, SECOND_SCORE, NUMBER_SCORE):
        found = constellation_cells(lines)
        if what == NUMBER_SCORE:
            return sorted(cell for cells in found for cell in cells)
        return found[what] if what < len(found) else []
    if what == NOVA_SCORE:
        return [cell for cell in range(CELLS) if CLASS[chart[cell]] & NOVA]
    which = 2 * (what - REFERENCES) + side
    own = [cell for cell in range(CELLS) if CLASS[chart[cell]] & OWN[which]]
    if RULE[which] in (BY_NUMBER, SETS):
        return own
    if RULE[which] == LARGEST_GROUP:
        return group_cells(chart, which)[0] if own else []
    if RULE[which] == EVERY_GROUP:
        return sorted(cell for cells in group_cells(chart, which) if TABLE[which][len(cells)] for cell in cells)
    return [cell for cell in own if brought(chart, which, cell)]
