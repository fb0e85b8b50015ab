"""Layout of a constellation as a tree of up to seven dice without overlaps.

Every leaf and every open place has its own column; an inner node is centred above its children. Single children
alternate between left and right, so that a long line of dice swings instead of falling straight. Open places are large
while the dice can be so too; in deep and broad constellations they are smaller.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import hypot
from typing import NamedTuple

from tumblestar.games.twinkle.parts import DICE, STAR_A, STAR_B

Tree = tuple[tuple[int, int, int], ...]
"""A constellation as (die, result, parent) triples, ascending by die."""
Point = tuple[float, float]

BODY = 84
"""Diameter of a die of full size, including its seal."""
SWINGS = (44, 0, 20, 84)
"""Candidate widths of the empty column beside a single die, in a layout without open places."""
NARROW = 44
"""Width of the column of a star without dice."""
CELLS = (80, 72, 56)
"""Candidate widths of an open place: 80 units are about 40 pixels on the smallest phone."""
BODIES = (91, 75, 60, 56)
"""Candidate widths of a die, for which room is left."""
SMALL = (48, 40)
"""Further ones in a layout without open places."""
LEAVES = (1, 1.6)
"""Candidate widths of the column of a die at the end of a line with an open place below, in open places."""
LARGE = 0.85
"""Scale of a die that is large enough; smaller places are there for larger dice only below it."""
TOP = 40
"""Room of a star of full size above its middle."""
LEANS = ((True, False), (False, True), (True, True), (False, False))
"""Candidate sides of the single dice under the stars."""


class Frame(NamedTuple):
    """Rectangle of a constellation, with the maximum height of a level and scale of a die."""

    left: float
    top: float
    right: float
    bottom: float
    step: float
    size: float


class Opening(NamedTuple):
    """An open place: its position, and its width and height."""

    x: float
    y: float
    cell: float


class TreeLayout(NamedTuple):
    """Positions of dice and stars, the scale of dice, and the open places by parent."""

    spots: dict[int, Point]
    size: float
    openings: dict[int, Opening]


class _Columns:
    """Assigns columns of sufficient width to the nodes of a tree, from left to right."""

    def __init__(self, tree: Tree, offers: bool, leaf: float, inner: float, leans: tuple[bool, bool], body: float):
        self.offers, self.leaf, self.inner, self.body = offers, leaf, inner, body
        self.shown = {die: result for die, result, _ in tree}
        self.below: dict[int, list[int]] = {}
        for die, _, parent in tree:
            self.below.setdefault(parent, []).append(die)
        self.width = 0.0
        self.spots: dict[int, tuple[float, int]] = {}
        self.openings: dict[int, tuple[float, int, bool]] = {}
        self.place(STAR_A, 0, leans[0])
        self.place(STAR_B, 0, leans[1])

    def is_open(self, node: int) -> bool:
        return self.offers and len(self.below.get(node, ())) < 2 and (node >= DICE or self.shown[node] > 1)

    def column(self, width: float) -> float:
        self.width += width
        return self.width - width / 2

    def place(self, node: int, level: int, leans_left: bool) -> float:
        """Assigns columns to a node and all below it. Returns the node's x."""
        dice = self.below.get(node, ())
        if not dice:
            x = self.column(max(self.body, self.leaf) if self.is_open(node) else self.body if node < DICE else NARROW)
            if self.is_open(node):
                self.openings[node] = x, level, True
        elif len(dice) == 2:
            x = (self.place(dice[0], level + 1, False) + self.place(dice[1], level + 1, True)) / 2
        elif leans_left:
            x = self.place(dice[0], level + 1, False)
            x = (x + self.beside(node, level)) / 2
        else:
            x = self.beside(node, level)
            x = (x + self.place(dice[0], level + 1, True)) / 2
        self.spots[node] = x, level
        return x

    def beside(self, node: int, level: int) -> float:
        """Assigns the column beside a single child, an open place or empty. Returns its x."""
        if not self.is_open(node):
            return self.column(self.inner)
        x = self.column(self.inner)
        self.openings[node] = x, level, False
        return x


@lru_cache(maxsize=512)
def layout_tree(tree: Tree, frame: Frame, offers: bool) -> TreeLayout:
    """Lays a constellation out in a frame, with open places if `offers`."""
    best: TreeLayout | None = None
    for width in CELLS if offers else SWINGS:
        for candidate in _layouts(tree, frame, width, offers):
            if best is None or candidate.size > best.size + 0.01:
                best = candidate
            if best.size >= frame.size:
                return best
        if offers and best and best.size >= LARGE:
            break
    assert best is not None  # the narrowest columns always fit
    return best


def _layouts(tree: Tree, frame: Frame, width: float, offers: bool) -> Iterator[TreeLayout]:
    """Layouts with open places of a width, or with empty columns of it beside single dice."""
    for body in BODIES if offers else BODIES + SMALL:
        for leaf in LEAVES:
            for leans in LEANS:
                columns = _Columns(tree, offers, leaf * width, width, leans, body)
                if columns.width <= frame.right - frame.left:
                    yield _placed(columns, frame, width if offers else 0)


def _placed(columns: _Columns, frame: Frame, cell: float) -> TreeLayout:
    top = frame.top + TOP * (min(1, columns.body / BODY) if cell else 1)
    step, height, drop = frame.step, frame.bottom - top, (cell + columns.body) / 2
    for _, level in columns.spots.values():
        if level:
            step = min(step, (height - columns.body / 2) / level)
    for _, level, is_below in columns.openings.values():
        step = min(step, (height - cell / 2) / (level + 1))
        if is_below and level:
            step = min(step, (height - cell / 2 - drop) / level)
    wide = (frame.right - frame.left) / columns.width
    spots = {node: (frame.left + x * wide, top + level * step) for node, (x, level) in columns.spots.items()}
    openings = {
        node: Opening(frame.left + x * wide, top + level * step + (max(step, drop) if is_below else step), cell)
        for node, (x, level, is_below) in columns.openings.items()
    }
    return TreeLayout(spots, _size(spots, openings, frame), openings)


def _size(spots: dict[int, Point], openings: dict[int, Opening], frame: Frame) -> float:
    """Maximum scale of dice that touch neither each other, nor an edge, nor an open place; 0 where places overlap."""
    if any(hypot(a.x - b.x, a.y - b.y) < a.cell - 0.01 for a, b in combinations(openings.values(), 2)):
        return 0
    at = [(x, y, TOP / BODY if node >= DICE else 0.5) for node, (x, y) in spots.items()]
    space = min(hypot(x - u, y - v) / (a + b) for (x, y, a), (u, v, b) in combinations(at, 2))
    space = min(space, *(min(x - frame.left, frame.right - x, frame.bottom - y) / a for x, y, a in at))
    for opening in openings.values():
        space = min(space, *((hypot(opening.x - x, opening.y - y) - opening.cell / 2) / a for x, y, a in at))
    return min(frame.size, space / BODY)
