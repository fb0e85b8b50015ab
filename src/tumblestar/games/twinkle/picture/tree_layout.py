"""Where the stars of a constellation stand in the picture: a layout for any seven dice that never lets two overlap.

Every place that has nothing below it, and every open place, has a column of its own; what has something below it stands
in the middle above. A single die hangs to the left and to the right in turn, so that a long line swings down instead of
falling straight. A chart that offers open places has room there for three dice each, one a result of the roll.
"""

from functools import lru_cache
from math import ceil, hypot
from typing import NamedTuple

from tumblestar.games.twinkle.parts import DICE, STAR_A, STAR_B

Tree = tuple[tuple[int, int, int], ...]
"""A constellation: die, result and what it hangs under, ascending by die."""
Point = tuple[float, float]

BODY = 84
"""Room for a die of full size, seal and all."""
SWINGS = (44, 0, 20, 84)
"""How wide the empty column beside a single die may be where nothing is offered."""
NARROW = 44
"""The column of a star with nothing below it."""
STAR = 0.4
"""How much room a star needs above and beside it where dice stand alone, of a whole die."""
RISE = 0.25
"""How much nearer the first dice are to their star there, of a level."""
CELLS = (88, 84, 78, 72, 66, 60, 54, 50)
ACROSS = ((3, 3), (3, 2), (2, 2), (3, 1), (2, 1), (1, 1))
"""How many dice an open place offers side by side: one that has its columns to itself, and one beside a die."""


class Frame(NamedTuple):
    """The part of the picture that a constellation fills, and the most that a level may be high and a die large."""

    left: float
    top: float
    right: float
    bottom: float
    step: float
    size: float


class Opening(NamedTuple):
    """An open place: where the dice it offers stand, the first of them, and how many side by side."""

    x: float
    y: float
    across: int
    cell: float

    def spot(self, i: int, count: int) -> Point:
        """Where the i-th of so many dice stands."""
        rank, file = divmod(i, self.across)
        in_rank = min(self.across, count - rank * self.across)
        return self.x + (file - (in_rank - 1) / 2) * self.cell, self.y + rank * self.cell


class Chart(NamedTuple):
    """Where dice and stars stand, how large they are, and the open places by what they are under."""

    spots: dict[int, Point]
    size: float
    openings: dict[int, Opening]


class _Columns:
    """Places in columns from left to right, as wide as they need to be."""

    def __init__(self, tree: Tree, offers: bool, leaf: float, inner: float, leans: tuple[bool, bool] = (True, False)):
        self.offers, self.leaf, self.inner = offers, leaf, inner
        self.shown = {die: result for die, result, _ in tree}
        self.below: dict[int, list[int]] = {}
        for die, _, parent in tree:
            self.below.setdefault(parent, []).append(die)
        self.width = 0.0
        self.spots: dict[int, tuple[float, int]] = {}
        self.openings: dict[int, tuple[float, int, bool]] = {}
        self.stand(STAR_A, 0, leans[0])
        self.stand(STAR_B, 0, leans[1])

    def is_open(self, place: int) -> bool:
        return self.offers and len(self.below.get(place, ())) < 2 and (place >= DICE or self.shown[place] > 1)

    def column(self, width: float) -> float:
        self.width += width
        return self.width - width / 2

    def stand(self, place: int, level: int, leans_left: bool) -> float:
        """Gives a place and all below it their columns; returns its own middle."""
        dice = self.below.get(place, ())
        if not dice:
            x = self.column(max(BODY, self.leaf) if self.is_open(place) else BODY if place < DICE else NARROW)
            if self.is_open(place):
                self.openings[place] = x, level + 1, True
        elif len(dice) == 2:
            x = (self.stand(dice[0], level + 1, False) + self.stand(dice[1], level + 1, True)) / 2
        elif leans_left:
            x = self.stand(dice[0], level + 1, False)
            x = (x + self.beside(place, level)) / 2
        else:
            x = self.beside(place, level)
            x = (x + self.stand(dice[0], level + 1, True)) / 2
        self.spots[place] = x, level
        return x

    def beside(self, place: int, level: int) -> float:
        """The column beside a single die: open, or empty."""
        if not self.is_open(place):
            return self.column(self.inner)
        x = self.column(self.inner)
        self.openings[place] = x, level + 1, False
        return x


@lru_cache(maxsize=512)
def chart(tree: Tree, frame: Frame, offers: bool) -> Chart:
    """Where a constellation stands in a frame, perhaps with the open places that it offers."""
    if not offers:
        return _without_places(tree, frame)
    best: Chart | None = None
    most = 0.0
    for cell in CELLS:
        for leaf, inner in ACROSS:
            columns = _Columns(tree, True, leaf * cell, inner * cell)
            if columns.width > frame.right - frame.left:
                continue
            step = _step(columns, frame, cell, leaf, inner)
            if step > most:
                best, most = _with_places(columns, frame, cell, step, leaf, inner), step
            if most >= BODY + cell / 8:
                break
        if most >= BODY + cell / 8:
            break
    assert best is not None  # the narrowest columns always fit
    return best


def _step(columns: _Columns, frame: Frame, cell: float, leaf: int, inner: int) -> float:
    """How far the levels can be apart."""
    step = frame.step
    for _, level in columns.spots.values():
        if level:
            step = min(step, (frame.bottom - frame.top - BODY * frame.size) / level)
    for _, level, is_leaf in columns.openings.values():
        ranks = ceil(3 / (leaf if is_leaf else inner))
        step = min(step, (frame.bottom - frame.top - BODY * frame.size / 2 - cell * (ranks - 0.5)) / level)
    return step


def _with_places(columns: _Columns, frame: Frame, cell: float, step: float, leaf: int, inner: int) -> Chart:
    wide = (frame.right - frame.left) / columns.width
    top = frame.top + BODY * frame.size / 2
    spots = {place: (frame.left + x * wide, top + level * step) for place, (x, level) in columns.spots.items()}
    openings = {
        place: Opening(frame.left + x * wide, top + level * step, leaf if is_leaf else inner, cell)
        for place, (x, level, is_leaf) in columns.openings.items()
    }
    return Chart(spots, _size(spots, openings, frame), openings)


def _without_places(tree: Tree, frame: Frame) -> Chart:
    """The dice alone, spread over the frame as far as they need to be large; single dice swing as suits them best."""
    best: Chart | None = None
    for swing in SWINGS:
        for leans in ((True, False), (False, True), (True, True), (False, False)):
            made = _spread_out(_Columns(tree, False, 0, swing, leans), frame)
            if best is None or made.size > 1.02 * best.size:
                best = made
    assert best is not None
    return best


def _spread_out(columns: _Columns, frame: Frame) -> Chart:
    xs = [x for x, _ in columns.spots.values()]
    depth = max(level for _, level in columns.spots.values())
    body = BODY * frame.size
    spots: dict[int, Point] = {}
    size = frame.size
    for _ in range(20):  # smaller dice stand nearer to the edges, and farther apart
        wide = min((frame.right - frame.left - body) / (max(xs) - min(xs)), 2.2)
        left = (frame.left + frame.right - (max(xs) + min(xs)) * wide) / 2
        step = min(frame.step, (frame.bottom - frame.top - body * (0.5 + STAR)) / max(1, depth - RISE))
        spots = {
            place: (left + x * wide, frame.top + body * STAR + (level - RISE * (level > 0)) * step)
            for place, (x, level) in columns.spots.items()
        }
        size = min(_spread(spots, frame), body / BODY)
        if size * BODY >= body - 0.5:
            break
        body = max(size * BODY, body * 0.95)
    return Chart(spots, size, {})


def _spread(spots: dict[int, Point], frame: Frame) -> float:
    """How large dice may be so that none touches another or a star, which is smaller."""
    at = [(x, y, STAR if place >= DICE else 0.5) for place, (x, y) in spots.items()]
    room = min(hypot(x - u, y - v) / (a + b) for i, (x, y, a) in enumerate(at) for u, v, b in at[:i])
    return min(frame.size, 0.95 * room / BODY)


def _size(spots: dict[int, Point], openings: dict[int, Opening], frame: Frame) -> float:
    """How large dice may be so that none touches another, an edge, or a die that is offered."""
    at = list(spots.values())
    room = min(hypot(x - u, y - v) for i, (x, y) in enumerate(at) for u, v in at[:i])
    room = min(room, *(2 * min(x - frame.left, frame.right - x) for x, _ in at))
    for opening in openings.values():
        for i in range(3):
            x, y = opening.spot(i, 3)
            room = min(room, *(2 * hypot(x - u, y - v) - opening.cell for u, v in at))
    return min(frame.size, room / BODY)
