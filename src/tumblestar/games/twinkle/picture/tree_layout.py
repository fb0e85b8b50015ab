"""Layout of a constellation as a tree of up to seven dice without overlaps.

Every leaf and every open place has its own column; an inner node is centred above its children. Single children
alternate between left and right, so that a long line of dice swings instead of falling straight. An open place is as
large as a finger needs.
"""

from functools import lru_cache
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
STAR = 0.4
"""Space of a star in a layout without open places, as a fraction of a die's."""
RISE = 0.25
"""In that layout the first dice are nearer to their star, by this fraction of a level."""
CELLS = (104, 96, 88, 80)
"""Candidate widths of an open place; 80 are 40 pixels on a phone."""


class Frame(NamedTuple):
    """Rectangle of a constellation, with the maximum height of a level and scale of a die, and the least open place."""

    left: float
    top: float
    right: float
    bottom: float
    step: float
    size: float
    cell: float = CELLS[-1]


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

    def __init__(self, tree: Tree, offers: bool, leaf: float, inner: float, leans: tuple[bool, bool] = (True, False)):
        self.offers, self.leaf, self.inner = offers, leaf, inner
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
            x = self.column(max(BODY, self.leaf) if self.is_open(node) else BODY if node < DICE else NARROW)
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
    if not offers:
        return _layout_without_places(tree, frame)
    best: TreeLayout | None = None
    for cell in (cell for cell in CELLS if cell >= frame.cell):
        columns = _Columns(tree, True, cell, cell)
        if columns.width <= frame.right - frame.left:
            candidate = _layout_with_places(columns, frame, cell)
            if best is None or candidate.size > 1.05 * best.size:
                best = candidate
    assert best is not None  # the narrowest columns always fit
    return best


def _layout_with_places(columns: _Columns, frame: Frame, cell: float) -> TreeLayout:
    height = frame.bottom - frame.top - BODY * frame.size / 2
    step = frame.step
    for _, level in columns.spots.values():
        if level:
            step = min(step, (height - BODY * frame.size / 2) / level)
    drop = cell / 2 + BODY * 0.32  # room for a die above a place that is straight below it
    for _, level, is_below in columns.openings.values():
        step = min(step, (height - cell / 2) / (level + 1))
        if is_below and level:
            step = min(step, (height - cell / 2 - drop) / level)
    wide = (frame.right - frame.left) / columns.width
    top = frame.top + BODY * frame.size / 2
    spots = {node: (frame.left + x * wide, top + level * step) for node, (x, level) in columns.spots.items()}
    openings = {
        node: Opening(frame.left + x * wide, top + level * step + (max(step, drop) if is_below else step), cell)
        for node, (x, level, is_below) in columns.openings.items()
    }
    return TreeLayout(spots, _size(spots, openings, frame), openings)


def _layout_without_places(tree: Tree, frame: Frame) -> TreeLayout:
    """Layout with the largest dice, over all widths and sides of single dice."""
    best: TreeLayout | None = None
    for swing in SWINGS:
        for leans in ((True, False), (False, True), (True, True), (False, False)):
            candidate = _spread_out(_Columns(tree, False, 0, swing, leans), frame)
            if best is None or candidate.size > 1.02 * best.size:
                best = candidate
    assert best is not None
    return best


def _spread_out(columns: _Columns, frame: Frame) -> TreeLayout:
    xs = [x for x, _ in columns.spots.values()]
    depth = max(level for _, level in columns.spots.values())
    body = BODY * frame.size
    spots: dict[int, Point] = {}
    size = frame.size
    for _ in range(20):  # smaller dice can be nearer to the edges and farther apart
        wide = min((frame.right - frame.left - body) / (max(xs) - min(xs)), 2.2)
        left = (frame.left + frame.right - (max(xs) + min(xs)) * wide) / 2
        step = min(frame.step, (frame.bottom - frame.top - body * (0.5 + STAR)) / max(1, depth - RISE))
        spots = {
            node: (left + x * wide, frame.top + body * STAR + (level - RISE * (level > 0)) * step)
            for node, (x, level) in columns.spots.items()
        }
        size = min(_spread(spots, frame), body / BODY)
        if size * BODY >= body - 0.5:
            break
        body = max(size * BODY, body * 0.95)
    return TreeLayout(spots, size, {})


def _spread(spots: dict[int, Point], frame: Frame) -> float:
    """Maximum scale of dice that touch neither each other nor a star, which is smaller."""
    at = [(x, y, STAR if node >= DICE else 0.5) for node, (x, y) in spots.items()]
    space = min(hypot(x - u, y - v) / (a + b) for i, (x, y, a) in enumerate(at) for u, v, b in at[:i])
    return min(frame.size, 0.95 * space / BODY)


def _size(spots: dict[int, Point], openings: dict[int, Opening], frame: Frame) -> float:
    """Maximum scale of dice that touch neither each other, nor an edge, nor a die of an open place."""
    at = list(spots.values())
    space = min(hypot(x - u, y - v) for i, (x, y) in enumerate(at) for u, v in at[:i])
    space = min(space, *(2 * min(x - frame.left, frame.right - x) for x, _ in at))
    for opening in openings.values():
        space = min(space, *(2 * hypot(opening.x - u, opening.y - v) - opening.cell for u, v in at))
    return min(frame.size, space / BODY)
