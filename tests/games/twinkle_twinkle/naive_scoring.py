"""A second, slow scorer of Twinkle Twinkle, written from the rulebook alone.

A chart is a dict from (x, y), x to the right and y down, to a tile: its code and the ports that its lines lead to.
Tiles and tables are written down here once more; a test compares them with the rulebook's data where it is at hand.
"""

from typing import NamedTuple

WIDE, HIGH = 4, 5  # TT-1.2
STEPS = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}
EDGES = ("N", "E", "S", "W")
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E", "NE": "SW", "SW": "NE", "SE": "NW", "NW": "SE"}

STARS = {
    "I": "N S", "D": "NE SW", "L": "N E", "V": "NE SE", "J": "N SE", "K": "N SW", "T": "N E W", "Y": "N SE SW",
    "A": "NE S W", "W": "NE SE SW", "P": "N E S W", "X": "NE SE SW NW",
}  # fmt: skip
OBJECTS = {
    "ast": "asteroid", "sat": "satellite", "hole": "black hole", "com": "comet",
    "rock": "planet", "gas": "planet", "ring": "planet",
}  # fmt: skip
COUNTS = dict.fromkeys("IDLVJKYA", 4) | {"T": 3, "W": 3, "P": 2, "X": 2}
COUNTS |= dict.fromkeys(("I*", "D*", "J*", "K*", "T*", "Y*", "A*", "X*"), 1)
COUNTS |= {"ast": 12, "sat": 8, "hole": 8, "com": 8, "rock": 3, "gas": 3, "ring": 3}
SLOW = {code for code in COUNTS if code.endswith("*")} | {"rock", "gas", "ring"}


class Tile(NamedTuple):
    """A tile as it lies."""

    code: str
    ports: frozenset[str]


Cell = tuple[int, int]
Chart = dict[Cell, Tile]
ELEMENTS = ("asteroids", "comets", "planets", "satellites", "black_holes")


def kind(tile: Tile) -> str:
    return OBJECTS.get(tile.code, "star")


def ports_of(code: str) -> frozenset[str]:
    return frozenset(STARS[code.rstrip("*")].split()) if code not in OBJECTS else frozenset()


def turn(ports: frozenset[str], times: int) -> frozenset[str]:
    """Quarter turns clockwise."""
    around = list(STEPS)
    return frozenset(around[(around.index(port) + 2 * times) % 8] for port in ports)


def flipped(ports: frozenset[str]) -> frozenset[str]:
    """Left and right change places."""
    return frozenset("".join({"E": "W", "W": "E"}.get(letter, letter) for letter in port) for port in ports)


def ways(code: str, flip: bool) -> dict[str, frozenset[str]]:
    """The different ways a tile can lie, by their marks."""
    found: dict[str, frozenset[str]] = {}
    for mark, ports in (("", ports_of(code)), ("~", flipped(ports_of(code)))):
        for times in range(4):
            lies = turn(ports, times)
            if lies not in found.values() and (flip or not mark):
                found[f"{mark}{times or ''}"] = lies
    return found


def tile_text(tile: Tile) -> str:
    return tile.code + next(mark for mark, ports in ways(tile.code, True).items() if ports == tile.ports)


def step(cell: Cell, port: str) -> Cell:
    return cell[0] + STEPS[port][0], cell[1] + STEPS[port][1]


def beside(chart: Chart, cell: Cell) -> list[Tile]:
    return [chart[step(cell, port)] for port in EDGES if step(cell, port) in chart]


def around(chart: Chart, cell: Cell) -> list[Tile]:
    return [chart[step(cell, port)] for port in STEPS if step(cell, port) in chart]


def clumps(cells: list[Cell], pairs: set[tuple[Cell, Cell]]) -> list[set[Cell]]:
    """Cells that hang together by pairs, as sets."""
    sets = [{cell} for cell in cells]
    for one, other in pairs:
        a = next(found for found in sets if one in found)
        b = next(found for found in sets if other in found)
        if a is not b:
            sets.remove(b)
            a |= b
    return sets


def links(chart: Chart) -> set[tuple[Cell, Cell]]:
    """TT-4.2: both tiles carry a line to the edge or corner that a straight line crosses."""
    return {
        (cell, step(cell, port))
        for cell, tile in chart.items()
        for port in tile.ports
        if step(cell, port) in chart and OPPOSITE[port] in chart[step(cell, port)].ports
    }


def constellations(chart: Chart) -> list[int]:
    """TT-4.3: sizes, the largest first."""
    sizes = sorted((len(found) for found in clumps(list(chart), links(chart))), reverse=True)
    return [size for size in sizes if size >= 2]


def of_kind(chart: Chart, wanted: str) -> list[Cell]:
    return [cell for cell, tile in chart.items() if kind(tile) == wanted]


def belts(chart: Chart) -> list[int]:
    """The sizes of groups of asteroids joined by edges."""
    cells = of_kind(chart, "asteroid")
    pairs = {(cell, step(cell, port)) for cell in cells for port in EDGES if step(cell, port) in cells}
    return [len(found) for found in clumps(cells, pairs)]


def table(points: dict[int, int], number: int) -> int:
    """A table that goes on with its last entry; below its first one nothing."""
    return points[min(number, max(points))] if number >= min(points) else 0


def asteroids_a(chart: Chart) -> int:
    return table({1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}, max(belts(chart), default=0))


def asteroids_b(chart: Chart) -> int:
    return sum(table({1: -1, 2: 3, 3: 8, 4: 6, 5: 4}, size) for size in belts(chart))


def comets_a(chart: Chart) -> int:
    return sum(kind(tile) == "star" for cell in of_kind(chart, "comet") for tile in around(chart, cell))


def comets_b(chart: Chart) -> int:
    kinds = [len({kind(tile) for tile in around(chart, cell)}) for cell in of_kind(chart, "comet")]
    return sum([0, 0, 1, 3, 5, 7, 9][number] for number in kinds)


def planets_a(chart: Chart) -> int:
    return table({1: 2, 2: 5, 3: 9, 4: 14, 5: 20}, len(of_kind(chart, "planet")))


def planets_b(chart: Chart) -> int:
    cells = of_kind(chart, "planet")
    left = [chart[cell].code for cell in cells]
    points = -sum(any(kind(tile) == "planet" for tile in beside(chart, cell)) for cell in cells)
    while left:
        made = set(left)
        points += {1: 2, 2: 6, 3: 12}[len(made)]
        for code in made:
            left.remove(code)
    return points


def satellites_a(chart: Chart) -> int:
    return 2 * sum(kind(tile) == "planet" for cell in of_kind(chart, "satellite") for tile in beside(chart, cell))


def seen(chart: Chart, cell: Cell) -> int:
    """Planets along row and column, up to the edge or another satellite."""
    count = 0
    for port in EDGES:
        here = step(cell, port)
        while 0 <= here[0] < WIDE and 0 <= here[1] < HIGH and not (here in chart and kind(chart[here]) == "satellite"):
            count += here in chart and kind(chart[here]) == "planet"
            here = step(here, port)
    return count


def satellites_b(chart: Chart) -> int:
    found = [seen(chart, cell) for cell in of_kind(chart, "satellite")]
    return sum(2 * count if count else -1 for count in found)


def black_holes_a(chart: Chart) -> int:
    points = 0
    for cell in of_kind(chart, "black hole"):
        near = {kind(tile) for tile in beside(chart, cell)}
        if "black hole" not in near:
            points += 2 if near & {"star", "planet"} else 5
    return points


def black_holes_b(chart: Chart) -> int:
    wanted = {"asteroid", "comet", "satellite"}
    cells = of_kind(chart, "black hole")
    return sum(2 * sum(kind(tile) in wanted for tile in beside(chart, cell)) - 2 for cell in cells)


REFERENCES = {
    "asteroids": (asteroids_a, asteroids_b),
    "comets": (comets_a, comets_b),
    "planets": (planets_a, planets_b),
    "satellites": (satellites_a, satellites_b),
    "black_holes": (black_holes_a, black_holes_b),
}


def cards(chart: Chart, sides: dict[str, int]) -> dict[str, int]:
    """TT-5.1: what everything is worth, in order; side 0 is A."""
    sizes = [*constellations(chart), 0, 0]
    found = {
        "largest": table({2: 2, 3: 4, 4: 6, 5: 8, 6: 10, 7: 13, 8: 16, 9: 19, 10: 22}, sizes[0]),
        "second": table({2: 3, 3: 5, 4: 8, 5: 11, 6: 14}, sizes[1]),
        "number": table({1: 0, 2: 2, 3: 5, 4: 9, 5: 14}, len(sizes) - 2),
        "nova": 2 * sum(tile.code.endswith("*") for tile in chart.values()),
    }
    return found | {name: REFERENCES[name][sides.get(name, 0)](chart) for name in ELEMENTS}


def total(chart: Chart, sides: dict[str, int]) -> int:
    return sum(cards(chart, sides).values())
