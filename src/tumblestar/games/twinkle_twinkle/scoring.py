"""Twinkle Twinkle: constellations and the rules of the references, each a small function of a chart, under its tag.

A chart is two rows of twenty numbers: the kind of tile in each cell, and its lines as it lies. A reference is a number,
`which`: twice that of its element and one more for side B; `parts.RULE`, `NUMBERS` and `TABLE` say what it does, as
box.toml does. Sets of cells are numbers too, one bit a cell. All but the last section is in the compilable subset.
"""

from collections.abc import Callable, Sequence

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
    NEIGHBOUR,
    NOVA,
    NOVA_POINTS,
    NUMBER,
    NUMBERS,
    RINGED,
    ROCKY,
    RULE,
    SECOND,
    SUBJECT,
    TABLE,
)

LARGEST_SCORE, SECOND_SCORE, NUMBER_SCORE, NOVA_SCORE, REFERENCES = range(5)
"""What is scored, in the book's order; from REFERENCES on the five elements (TT-5.1)."""
SCORED = REFERENCES + len(ELEMENTS)


# -- 4 Constellations


def constellation_of(lines: Sequence[int], cell: int) -> int:
    """The set of cells that links lead to from a cell: a line on both tiles, to one edge or corner (TT-4.2)."""
    return flood(lines, cell, 0, 0)


def flood(row: Sequence[int], cell: int, classes: int, steps: int) -> int:
    """The set of cells that are reached from a cell, step by step, with the cell itself.

    With classes the row is a chart, and a step leads by any of the ports `steps` to a tile of them; without, it is
    lines, and a step needs a line on both tiles. Without recursion: compiled code that calls itself breaks once it is
    read back from its cache.
    """
    found = 1 << cell
    pending = 1 << cell
    while pending:
        while not (pending >> cell) & 1:
            cell = cell + 1 if cell < CELLS - 1 else 0
        pending ^= 1 << cell
        ports = steps if classes else row[cell]
        for port in range(8):
            if (ports >> port) & 1:
                other = NEIGHBOUR[cell][port]
                if other < 0 or (found >> other) & 1:
                    continue
                if CLASS[row[other]] & classes if classes else (row[other] >> (port ^ 4)) & 1:
                    found |= 1 << other
                    pending |= 1 << other
    return found


def count_cells(cells: int) -> int:
    """How many cells a set has."""
    count = 0
    while cells:
        cells &= cells - 1
        count += 1
    return count


def constellations(lines: Sequence[int]) -> tuple[int, int, int]:
    """The sizes of the largest and the second largest constellation, and how many there are (TT-4.3)."""
    largest = 0
    second = 0
    number = 0
    seen = 0
    for cell in range(CELLS):
        if lines[cell] and not (seen >> cell) & 1:
            found = constellation_of(lines, cell)
            seen |= found
            size = count_cells(found)
            if size >= 2:
                number += 1
                if size > largest:
                    second = largest
                    largest = size
                elif size > second:
                    second = size
    return largest, second, number


def constellation_score(lines: Sequence[int]) -> int:
    """The points of constellations: the largest, the second largest, and their number (TT-5.1)."""
    largest, second, number = constellations(lines)
    return LARGEST[largest] + SECOND[second] + NUMBER[number]


def nova_points(chart: Sequence[int]) -> int:
    """The points of novas, so much each (TT-5.1)."""
    return NOVA_POINTS * count_tiles(chart, NOVA)


def count_tiles(chart: Sequence[int], classes: int) -> int:
    """How many tiles of some classes a chart has."""
    count = 0
    for cell in range(CELLS):
        if CLASS[chart[cell]] & classes:
            count += 1
    return count


# -- 5 References


def reference_points(chart: Sequence[int], which: int) -> int:
    """The points of a reference (TT-5.3)."""
    rule = RULE[which]
    if rule == BY_NUMBER:
        return TABLE[which][count_tiles(chart, SUBJECT[which])]
    if rule in (LARGEST_GROUP, EVERY_GROUP):
        return group_points(chart, which)
    points = set_points(chart, which) if rule == SETS else 0
    for cell in range(CELLS):
        if CLASS[chart[cell]] & SUBJECT[which]:
            points += tile_points(chart, which, cell)
    return points


def tile_points(chart: Sequence[int], which: int, cell: int) -> int:
    """The points of one tile of its element by a reference, as far as it scores by itself."""
    rule = RULE[which]
    if rule == FLAT:
        return NUMBERS[which][EACH]
    if rule == COUNT_NEAR:
        return points_by_count(which, count_near(chart, cell, NUMBERS[which][OF], NUMBERS[which][CORNERS]))
    if rule == TABLE_NEAR:
        return TABLE[which][count_near(chart, cell, NUMBERS[which][OF], NUMBERS[which][CORNERS])]
    if rule == KINDS_NEAR:
        return TABLE[which][count_classes_near(chart, cell, NUMBERS[which][OF], NUMBERS[which][CORNERS])]
    if rule == IN_SIGHT:
        return points_by_count(which, count_in_sight(chart, cell, NUMBERS[which][OF], NUMBERS[which][OTHER]))
    if rule == APART:
        return points_apart(chart, which, cell)
    if rule == SETS and count_near(chart, cell, SUBJECT[which], 0):
        return NUMBERS[which][BASE]
    return 0


def group_points(chart: Sequence[int], which: int) -> int:
    """The points by the size of a group: of the largest one, or of every one."""
    points = 0
    largest = 0
    seen = 0
    for cell in range(CELLS):
        if CLASS[chart[cell]] & SUBJECT[which] and not (seen >> cell) & 1:
            found = group_of(chart, cell, which)
            seen |= found
            size = count_cells(found)
            largest = max(largest, size)
            points += TABLE[which][size]
    return points if RULE[which] == EVERY_GROUP else TABLE[which][largest]


def group_of(chart: Sequence[int], cell: int, which: int) -> int:
    """The set of cells of a tile's group: tiles of a reference's class joined by edges, or by corners as well."""
    return flood(chart, cell, SUBJECT[which], 255 if NUMBERS[which][CORNERS] else 85)


def points_by_count(which: int, count: int) -> int:
    """The points of a reference for a number of tiles: a base, so much each, and something besides for none."""
    points = NUMBERS[which][BASE] + NUMBERS[which][EACH] * count
    return points if count else points + NUMBERS[which][NONE]


def count_near(chart: Sequence[int], cell: int, classes: int, corners: int) -> int:
    """How many tiles of some classes lie beside a cell, or in the up to eight cells around it (TT-4.1)."""
    count = 0
    for port in range(0, 8, 2 - corners):
        other = NEIGHBOUR[cell][port]
        if other >= 0 and CLASS[chart[other]] & classes:
            count += 1
    return count


def count_classes_near(chart: Sequence[int], cell: int, classes: int, corners: int) -> int:
    """How many of some classes lie beside or around a cell."""
    found = 0
    for port in range(0, 8, 2 - corners):
        other = NEIGHBOUR[cell][port]
        if other >= 0:
            found |= CLASS[chart[other]]
    return count_cells(found & classes)


def count_in_sight(chart: Sequence[int], cell: int, classes: int, blocking: int) -> int:
    """How many tiles of some classes lie along row and column, up to the border or a tile that blocks."""
    count = 0
    for port in range(0, 8, 2):
        other = NEIGHBOUR[cell][port]
        while other >= 0:
            found = CLASS[chart[other]]
            if found & classes:
                count += 1
            if found & blocking:
                break
            other = NEIGHBOUR[other][port]
    return count


def points_apart(chart: Sequence[int], which: int, cell: int) -> int:
    """Points where nothing of one set of classes is beside a cell, and more where nothing of the other is either."""
    if count_near(chart, cell, NUMBERS[which][OF], 0):
        return 0
    points = NUMBERS[which][EACH]
    return points if count_near(chart, cell, NUMBERS[which][OTHER], 0) else points + NUMBERS[which][BASE]


def set_points(chart: Sequence[int], which: int) -> int:
    """Points of sets of different planets, as large as can be; tiles that are no planets are one more kind."""
    rocky = 0
    gas = 0
    ringed = 0
    plain = 0
    for cell in range(CELLS):
        found = CLASS[chart[cell]]
        if found & SUBJECT[which]:
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


def score(chart: Sequence[int], lines: Sequence[int], what: int, side: int) -> int:
    """The points of one thing that is scored: LARGEST_SCORE to NOVA_SCORE, or REFERENCES + element, by its side."""
    if what >= REFERENCES:
        return reference_points(chart, 2 * (what - REFERENCES) + side)
    if what == NOVA_SCORE:
        return nova_points(chart)
    largest, second, number = constellations(lines)
    if what == LARGEST_SCORE:
        return LARGEST[largest]
    return SECOND[second] if what == SECOND_SCORE else NUMBER[number]


# ------------------------------------------------------------------------- which cells scored: never compiled


def linked_ports(lines: Sequence[int], cell: int) -> int:
    """The ports of a tile that link it to another (TT-4.2)."""
    ports = 0
    for port in range(8):
        other = NEIGHBOUR[cell][port]
        if lines[cell] >> port & 1 and other >= 0 and lines[other] >> (port ^ 4) & 1:
            ports |= 1 << port
    return ports


def links(lines: Sequence[int], cell: int) -> list[int]:
    """The cells whose stars are linked to the star of a cell directly, ascending."""
    ports = linked_ports(lines, cell)
    return sorted(NEIGHBOUR[cell][port] for port in range(8) if ports >> port & 1)


def constellation_cells(lines: Sequence[int]) -> list[list[int]]:
    """The cells of each constellation, the largest first; equal ones by their first cell."""
    stars = [cell for cell in range(CELLS) if lines[cell]]
    return [cells for cells in _groups(stars, lambda cell: constellation_of(lines, cell)) if len(cells) > 1]


def group_cells(chart: Sequence[int], which: int) -> list[list[int]]:
    """The cells of each group of a reference's tiles, the largest first; equal ones by their first cell."""
    return _groups(own_cells(chart, SUBJECT[which]), lambda cell: group_of(chart, cell, which))


def own_cells(chart: Sequence[int], classes: int) -> list[int]:
    """The cells with tiles of some classes."""
    return [cell for cell in range(CELLS) if CLASS[chart[cell]] & classes]


def _groups(cells: list[int], group: Callable[[int], int]) -> list[list[int]]:
    """The groups that cells belong to, the largest first; `group` gives that of a cell as a set."""
    found: list[list[int]] = []
    seen = 0
    for cell in cells:
        if not seen >> cell & 1:
            members = group(cell)
            seen |= members
            found.append([other for other in cells if members >> other & 1])
    return sorted(found, key=len, reverse=True)


def scoring_cells(chart: Sequence[int], lines: Sequence[int], what: int, side: int) -> list[int]:
    """The cells whose tiles make the points of one thing that is scored."""
    if what in (LARGEST_SCORE, SECOND_SCORE, NUMBER_SCORE):
        found = constellation_cells(lines)
        if what == NUMBER_SCORE:
            return sorted(cell for cells in found for cell in cells)
        return found[what] if what < len(found) else []
    if what == NOVA_SCORE:
        return own_cells(chart, NOVA)
    which = 2 * (what - REFERENCES) + side
    own = own_cells(chart, SUBJECT[which])
    if RULE[which] in (BY_NUMBER, SETS):
        return own
    if RULE[which] == LARGEST_GROUP:
        return group_cells(chart, which)[0] if own else []
    if RULE[which] == EVERY_GROUP:
        return sorted(cell for cells in group_cells(chart, which) if TABLE[which][len(cells)] for cell in cells)
    return [cell for cell in own if tile_points(chart, which, cell)]
