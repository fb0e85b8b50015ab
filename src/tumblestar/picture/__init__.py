"""The shapes that all pictures share: marks, numerals, letters, dice, pieces, targets, trails and the frame.

A picture is a string of SVG made of plain paths with class names. There are no fonts, gradients, filters, clips or
style attributes in it, so a browser, a notebook and a file look the same; `theme.py` says what the classes look like.

Origin and scale: a piece is drawn around (0, 0) and is about 64 units wide; `at` puts it somewhere. On a phone one unit
is half a pixel. One module, since shapes build on one another from top to bottom and games draw with all of them.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from html import escape
from math import cos, hypot, pi, sin
from typing import Generic, NamedTuple, Protocol, TypeVar

from tumblestar.picture.theme import COLOURS, page_style, style

__all__ = ["COLOURS", "frame", "icon", "page_style", "style"]  # and every shape below

Point = tuple[float, float]


class Place(NamedTuple):
    """A part of a table: its middle and its size."""

    x: float
    y: float
    width: float
    height: float

    def has(self, x: float, y: float) -> bool:
        """Whether a point is within."""
        return abs(x - self.x) < self.width / 2 and abs(y - self.y) < self.height / 2


# ------------------------------------------------------------------------------------------------ small parts


@lru_cache(maxsize=16384)
def n(x: float) -> str:
    """A number in its shortest form, to a tenth."""
    return f"{x:.1f}".rstrip("0").rstrip(".") if x % 1 else str(int(x))


def pair(x: float, y: float) -> str:
    """Two numbers, with a space only where SVG needs one."""
    second = n(y)
    return n(x) + (second if second[0] == "-" else " " + second)


def path(look: str, d: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """A path of a class, perhaps moved and scaled; without a class it looks as its group says."""
    move = f"translate({pair(x, y)})" if x or y else ""
    if scale != 1:
        move += f"scale({scale:g})"
    kind, place = f' class="{look}"' if look else "", f' transform="{move}"' if move else ""
    return f'<path{kind}{place} d="{d}"/>'


def at(x: float, y: float, body: str, scale: float = 1, turn: float = 0, look: str = "") -> str:
    """A drawing moved to a place, perhaps as a group of a class."""
    kind = f' class="{look}"' if look else ""
    grow = f" scale({scale:g})" if scale != 1 else ""
    spin = f" rotate({turn:g})" if turn else ""
    return f'<g{kind} transform="translate({pair(x, y)}){grow}{spin}">{body}</g>'


def explained(key: str, body: str) -> str:
    """A sign that the page explains at a touch, by the words that the game's `legend.py` has under the key."""
    return f'<g data-explains="{key}">{body}</g>'


def one(body: str) -> str:
    """A drawing of several shapes as one element, so that a page can exchange it alone; nothing stays nothing."""
    return f"<g>{body}</g>" if body else ""


def piece(name: str, x: float, y: float, body: str, scale: float = 1, same: str = "", turn: float = 0) -> str:
    """A drawing the browser follows from picture to picture by its name, or by what it is the same as."""
    grow = f" scale({scale:g})" if scale != 1 else ""
    spin = f" rotate({turn:g})" if turn else ""
    kin = f' data-same="{same}"' if same else ""
    return f'<g id="{name}" class="piece"{kin} transform="translate({pair(x, y)}){grow}{spin}"><g>{body}</g></g>'


def poly(points: Iterable[Point]) -> str:
    """A closed outline through points."""
    (x, y), *rest = points
    d = "M" + pair(x, y)
    for u, v in rest:
        dx, dy = round(u - x, 1), round(v - y, 1)
        d += f"h{n(dx)}" if not dy else f"v{n(dy)}" if not dx else "l" + pair(dx, dy)
        x, y = x + dx, y + dy
    return d + "Z"


def ring(count: int, radius: float, turn: float = -90) -> list[Point]:
    """The corners of a regular polygon, clockwise from `turn` degrees."""
    return [(radius * cos(a), radius * sin(a)) for a in (pi * (turn / 180 + 2 * i / count) for i in range(count))]


def disc(radius: float, x: float = 0, y: float = 0) -> str:
    """A circle as an outline."""
    r, w = n(radius), n(2 * radius)
    return f"M{n(x - radius)} {n(y)}a{r} {r} 0 1 0 {w} 0a{r} {r} 0 1 0-{w} 0Z"


def box(width: float, height: float, round_: float, x: float = 0, y: float = 0) -> str:
    """A rectangle with round corners, its middle at (x, y)."""
    r, w, h = n(round_), n(width - 2 * round_), n(height - 2 * round_)
    return (
        f"M{pair(x - width / 2, y - height / 2 + round_)}q0-{r} {r}-{r}h{w}q{r} 0 {r} {r}v{h}q0 {r}-{r} {r}h-{w}"
        f"q-{r} 0-{r}-{r}Z"
    )


def spark(radius: float, points: int = 4, waist: float = 0.34, x: float = 0, y: float = 0) -> str:
    """A star with straight rays."""
    corners: list[Point] = []
    for i in range(points * 2):
        a, r = pi * (i / points - 0.5), radius * (1 if i % 2 == 0 else waist)
        corners.append((x + r * cos(a), y + r * sin(a)))
    return poly(corners)


# ------------------------------------------------------------------------------------------------ signs

NUMERALS = (  # in a box 10 wide and 16 high, to be stroked
    "M0-8C4-8 5-4 5 0S4 8 0 8-5 4-5 0-4-8 0-8Z",
    "M-3.5-5L1-8V8",
    "M-5-4.2C-5-9.4 5-9.6 5-3.6C5 0-2.5 3.5-5 8H5",
    "M-4.6-8H4.6L-.6-2C6.4-2.2 6.4 8-.8 8-3 8-4.6 7-5.2 5.2",
    "M2.2 8V-8L-5.2 3.8H5.6",
    "M4.2-8H-3.4L-4.4-1C-1.6-3.4 5-2.8 5 2.6 5 9-3.6 9.6-5.2 5.2",
    "M3.4-8C-1.4-6-5-1.4-5 3-5 9.6 5 9.6 5 3 5-3.2-3.8-3.2-5 2.4",
    "M-5-8H5L-1.4 8",
    "M0-.6C-5.4-1-5.4-8 0-8S5.4-1 0-.6C6.6 0 6.6 8 0 8S-6.6 0 0-.6Z",
    "M-3.4 8C1.4 6 5 1.4 5-3 5-9.6-5-9.6-5-3-5 3.2 3.8 3.2 5-2.4",
)
FILES = {  # small letters in the same box, standing on its ground line, to be stroked
    "a": "M4 7.6V-2M4 2.8C4 6 2.2 7.8-.2 7.8S-4.4 5.8-4.4 2.8-2.6-2.2-.2-2.2 4-.4 4 2.8",
    "b": "M-4-8V7.6M-4 2.8C-4-.4-2.2-2.2.2-2.2S4.4-.2 4.4 2.8 2.6 7.8.2 7.8-4 6-4 2.8",
    "c": "M4-.4C3-1.6 1.8-2.2.4-2.2-2.4-2.2-4.2 0-4.2 2.8S-2.4 7.8.4 7.8C1.8 7.8 3 7.2 4 6",
    "d": "M4-8V7.6M4 2.8C4 6 2.2 7.8-.2 7.8S-4.4 5.8-4.4 2.8-2.6-2.2-.2-2.2 4-.4 4 2.8",
    "e": "M-4 2.6H4.2C4.2-.4 2.6-2.2.1-2.2S-4.2-.2-4.2 2.8-2.4 7.8.4 7.8C1.9 7.8 3 7.3 3.9 6.2",
    "f": "M3.6-7.4C.8-8.6-.8-7.4-.8-4.6V7.8M-3.8-2.2H3.2",
    "g": (
        "M4-2V8.6C4 11.2 2.4 12.4 0 12.4-1.6 12.4-2.8 12-3.8 11"
        "M4 2.8C4 6 2.2 7.8-.2 7.8S-4.4 5.8-4.4 2.8-2.6-2.2-.2-2.2 4-.4 4 2.8"
    ),
}  # fmt: skip

CAPITALS = {"A": "M-5 8L0-8 5 8M-3.1 2.6H3.1", "B": "M-4.4 0H1.2C6.6 0 6.6 8 1.2 8H-4.4V-8H.8C5.8-8 5.8 0 .8 0"}

MARKS = {  # one a colour, in a box 16 wide, to be filled; outlines differ, so no colour is needed to read them
    "red": "M0 7.4C-10 0-8.4-7-4-7-1.8-7 0-5.2 0-3.6 0-5.2 1.8-7 4-7 8.4-7 10 0 0 7.4Z",  # heart
    "orange": "M3-8.6L-6.6 1.6H-.9L-3 8.6 6.6-2.4H.8Z",  # bolt
    "yellow": "M2.4-7.8A8 8 0 1 0 7.6 3.6 7 7 0 0 1 2.4-7.8Z",  # moon
    "green": "M-7 7C-9.6-3-2.6-8 7.4-7.4 8 2.6 3 9.6-7 7L-4.8 6.2 3.4-3.4-6.2 4.8Z",  # leaf with a slit
    "blue": (  # two waves
        "M-8.6-2.8C-5.6-8.6-2.2-7.8.6-4.6S5.6-2 8.2-5.2L9-2.2C6 2 2.4 1 0-1.8S-4.8-5-7.6-.8Z"
        "M-8.6 4.4C-5.6-1.4-2.2-.6.6 2.6S5.6 5.2 8.2 2L9 5C6 9.2 2.4 8.2 0 5.4S-4.8 2.2-7.6 6.4Z"
    ),
    "purple": "M-7.6 6.6L-8-5.4-3.6-1 0-7.6 3.6-1 8-5.4 7.6 6.6Z",  # crown
    "pink": disc(3.7, 0, -4.5) + disc(3.7, 4.5, 0) + disc(3.7, 0, 4.5) + disc(3.7, -4.5, 0) + disc(2.5),  # flower
    "black": (  # spade
        "M0-8.4C2-4.4 8.4-2.4 7.6 2 6.8 5.6 2.6 5.4 1.2 3.2L2.8 8.2H-2.8L-1.2 3.2"
        "C-2.6 5.4-6.8 5.6-7.6 2-8.4-2.4-2-4.4 0-8.4Z"
    ),
}

# Seats are marked by a sign on pale paper, never by the colour of a piece.
SEAT_MARKS = (
    spark(9.5, 5, 0.44),
    disc(7),
    poly(ring(3, 9.5)),
    poly(ring(4, 9.5, -45)),
    poly(ring(6, 8.5)),
    "M0-10L6.6 0 0 10-6.6 0Z",
)

BADGES = {  # what a target is, in a box 16 wide: (filled, stroked)
    "take": ("", "M-5.6 0H5.6M0-5.6V5.6"),
    "theft": (  # a grabbing hand
        "M-6.6-1.4H6V3C6 6.8 3.4 8.6.2 8.6-4 8.6-6.6 6-6.6 2Z",
        "M-5.2 0V-4.4M-1.7-1V-6.8M1.7-1V-6.6M4.8 0V-5M5.4 4.4L8.8.4",
    ),
    "chain": ("", "M-5.4-5L-.4 0-5.4 5M1-5L6 0 1 5"),
    "stay": ("", "M-3.2-5V5M3.2-5V5"),
    "attack": ("", "M0-6.4V5.6M-5 1L0 6.4 5 1"),
    "corner": ("M-8 1L0-7.4 8 1H5.4V7H-5.4V1Z", ""),
    "win": (spark(9, 4, 0.36), ""),
}
SHIELD = "M0-9.4C2.6-7.6 5-6.8 7.6-6.6V0C7.6 5 4.4 8 0 10-4.4 8-7.6 5-7.6 0V-6.6C-5-6.8-2.6-7.6 0-9.4Z"
CROWN = "M-13 6L-15-9-7-2.4 0-13 7-2.4 15-9 13 6Z"


def numeral(value: int, size: float = 1, look: str = "letter") -> str:
    """A numeral of one figure."""
    return path(look, NUMERALS[value], scale=size)


SIGNS = {"+": "M-4.4 0H4.4M0-4.4V4.4", "-": "M-4.4 0H4.4"}


@lru_cache
def figures(text: str, size: float = 1, look: str = "count") -> str:
    """A whole number of several figures, its middle at the origin, perhaps with a plus or a minus before it."""
    d = (NUMERALS[int(sign)] if sign.isdigit() else SIGNS[sign] for sign in text)
    from_ = -7 * (len(text) - 1)
    made = "".join(path("", one, (from_ + 14 * i) * size, 0, size) for i, one in enumerate(d))
    return f'<g class="{look}">{made}</g>'


def sheet(place: Place, round_: float = 20) -> str:
    """A panel of a table."""
    shape = box(place.width, place.height, round_, place.x, place.y)
    return path("shade soft", shape, 0, 5) + path("sheet", shape)


def change(count: int, edge: float, step: float, height: float, round_: float, size: float) -> str:
    """A small plate with what would change, as wide as `edge` and a `step` for each figure; gold where it is more."""
    said = f"{count:+}" if count else "0"
    shape = box(edge + step * len(said), height, round_)
    return path("bold", shape) + path("gold" if count > 0 else "paper", shape) + figures(said, size, "pen")


def plate(text: str, look: str = "gold", pen: str = "pen") -> str:
    """A small plate with a number on it, 60 wide."""
    shape = box(28 + 16 * len(text), 40, 14)
    return path("bold", shape) + path(look, shape) + figures(text, 1.15, pen)


def letter(name: str, size: float = 1, look: str = "letter") -> str:
    """The letter of a file, a to g."""
    return path(look, FILES[name], scale=size)


def mark(colour: str, size: float = 1, look: str = "ink") -> str:
    """The mark of a colour, cut from ink or paper."""
    return path(look, MARKS[colour], scale=size)


def shield(size: float = 1) -> str:
    """The brass seal of protection: a shield with a tick."""
    tick = path("engrave", "M-3.4 0L-.8 2.8 3.6-2.6")
    return at(0, 0, path("lead", SHIELD) + path("brass1", SHIELD) + tick, size)


def crown(size: float = 1) -> str:
    """The winner's crown."""
    return at(0, 0, path("lead", CROWN) + path("gold", CROWN) + path("seam", "M-12.6 2.4H12.6"), size)


def badge(kind: str, look: str = "legal", ink: str = "onlegal", pen: str = "onmay") -> str:
    """A round badge that says what a target is."""
    filled, stroked = BADGES[kind]
    sign = (path(ink, filled) if filled else "") + (path(pen, stroked) if stroked else "")
    return path("bold", disc(15)) + path(look, disc(15)) + sign


@lru_cache
def seal(colour: str, size: float = 1) -> str:
    """A little seal of coloured glass with the mark of its colour."""
    pane = f'<g class="{colour}">{path("t1", disc(14))}</g>'
    return at(0, 0, path("bold", disc(14)) + pane + mark(colour, 1.05), size)


# ------------------------------------------------------------------------------------------------ pieces


def chamfered(half: float, cut: float) -> list[Point]:
    """A square with its corners cut, clockwise from the top left."""
    h, c = half, half - cut
    return [(-c, -h), (c, -h), (h, -c), (h, c), (c, h), (-c, h), (-h, c), (-h, -c)]


def panes(outer: list[Point], inner: list[Point]) -> str:
    """The panes of cut glass between and inside two outlines, one path a tone; the tone shows where a pane faces.

    The inner outline may have fewer corners.
    """
    by_tone: dict[int, str] = {}
    for i, a in enumerate(outer):
        b = outer[(i + 1) % len(outer)]
        p, q = _nearest(inner, a), _nearest(inner, b)
        tone = _tone(a, b)
        by_tone[tone] = by_tone.get(tone, "") + poly([a, b, p] if p == q else [a, b, q, p])
    by_tone[1] = by_tone.get(1, "") + poly(inner)
    return "".join(path(f"t{tone}", d) for tone, d in by_tone.items())


def _nearest(corners: list[Point], to: Point) -> Point:
    return min(corners, key=lambda corner: hypot(corner[0] - to[0], corner[1] - to[1]))


def _tone(a: Point, b: Point) -> int:
    """The tone of a bevel along an edge, by the way it faces: light comes from above, a little from the left."""
    nx, ny = b[1] - a[1], a[0] - b[0]
    light = (nx * 0.5 + ny * 0.86) / (hypot(nx, ny) or 1)
    return 0 if light < -0.6 else 1 if light < -0.05 else 3 if light < 0.7 else 4


def _glass(outer: list[Point], inner: list[Point], over: str = "", *, drop: float = 6, shadow: bool = True) -> str:
    """Cut glass with its shadow, which falls by `drop`; `over` lies on its panes, below the seams."""
    look = path("shade soft", poly((x, y + drop) for x, y in outer)) if shadow else ""
    pairs = ((a, _nearest(inner, a)) for a in outer)
    ribs = "".join(f"M{pair(*a)}l{pair(b[0] - a[0], b[1] - a[1])}" for a, b in pairs)
    return look + path("lead", poly(outer)) + panes(outer, inner) + over + path("seam", poly(inner) + ribs)


@lru_cache
def cube(colour: str, shadow: bool = True) -> str:
    """A wooden cube turned to glass, seen from above."""
    look = _glass(chamfered(32, 6), chamfered(22, 4), shadow=shadow)
    if colour == "black":  # dark glass would be lost on a dark cell
        look += path("rim", poly(chamfered(31, 6)))
    look += path("shine", "M-17-6V-14a3 3 0 0 1 3-3H-5")
    return f'<g class="{colour}">{look}{mark(colour, 1.62)}</g>'


PIPS = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)


@lru_cache
def die(colour: str, number: int) -> str:
    """A six-sided die, 92 wide: a paper face in glass. Its pips are the mark of its colour."""
    apart, size = (23.5, 0.94) if number == 6 else (20, 2.2 if number == 1 else 1.3)
    pips = "".join(path("", MARKS[colour], x * 20, y * apart, size) for x, y in PIPS[number])
    return f'<g class="{colour}">{_die_glass()}<g class="t2 pip">{pips}</g></g>'


def blank_die(number: int) -> str:
    """A die that shows nothing yet, with its own number in the set."""
    return f'<g class="clear">{_die_glass()}{path("rule", disc(22))}{numeral(number, 1.5, "pen")}</g>'


@lru_cache
def _die_glass() -> str:
    inner = chamfered(36, 7)
    return _glass(chamfered(46, 9), inner, path("paper", poly(inner)), drop=7)


# Dice of four to twelve sides: outline, the pane that carries the result, where its numeral sits, its size, the shine.
GEMS: dict[int, tuple[list[Point], list[Point], Point, float, str]] = {
    4: (ring(3, 45), ring(3, 30), (-1.0, 1.5), 1.35, "M-10 0L-4-11"),
    6: (chamfered(31, 5), chamfered(22, 4), (0.0, 0.0), 1.75, "M-17-6V-14a3 3 0 0 1 3-3H-6"),
    8: (ring(6, 37), ring(3, 30), (0.0, 2.5), 1.45, "M-13-3L-6-15"),
    10: (
        [(0, -39), (33, -7), (33, 7), (0, 39), (-33, 7), (-33, -7)],
        [(0, -29), (23, 4), (0, 18), (-23, 4)],
        (0.0, -2.5),
        1.4,
        "M-13-6L-6-15",
    ),
    12: (ring(10, 36), ring(5, 26), (0.0, 1.0), 1.55, "M-17-5L-8-13"),
}
LOW = 8
"""How far the middle of a d4's outline lies below its origin."""


@cache
def gem(sides: int, colour: str, result: int = 0, is_small: bool = False) -> str:
    """A die of four to twelve sides, about 72 wide: its outline shows the type, pane and seal the colour.

    The numeral is the result; a die that has not been rolled shows its mark instead and needs no seal. Where a die is
    drawn small, numeral and seal are larger on it.
    """
    outer, inner, (x, y), size, shine = GEMS[sides]
    look = _glass(outer, inner)
    if colour == "black":
        look += path("rim", poly((u * 0.97, v * 0.97) for u, v in outer))
    look += path("shine", shine)
    if is_small and result and sides > 4:
        size *= 1.22 if result < 10 else 1.1
    if result > 9:
        d = "".join(
            path("figure", NUMERALS[int(one)], x + move * size, y, size * 0.86)
            for one, move in zip(str(result), (-6.6, 5.2), strict=True)
        )
        look += f'<g class="pip">{d}</g>'
    elif result:
        look += f'<g class="pip">{path("figure", NUMERALS[result], x, y, size)}</g>'
    else:
        look += path("ink", MARKS[colour], x, y, size * 0.95)
    if result:
        paper = path("bold", disc(12.5)) + path("paper", disc(12.5)) + path("seal", MARKS[colour], scale=1.06)
        look += at(*((30, 19) if sides == 4 else (24, 25)), paper, 1.3 if is_small else 1)
    return at(0, LOW, f'<g class="{colour}">{look}</g>') if sides == 4 else f'<g class="{colour}">{look}</g>'


@lru_cache
def starting_star(seat: int) -> str:
    """A star from which a constellation hangs, 88 wide, with its owner's mark."""
    look = path("halo", disc(38)) + path("lead", spark(44, 8, 0.5)) + path("gold", spark(44, 8, 0.5))
    return look + path("paper", spark(28, 4, 0.36)) + seat_disc(seat, 0.9)


@lru_cache
def twinkle(size: float = 1) -> str:
    """The gold star on a connector that twinkles."""
    return at(0, 0, path("halo", disc(9)) + path("lead", spark(17, 4, 0.36)) + path("gold", spark(17, 4, 0.36)), size)


@lru_cache
def chip(points: int, is_top: bool = True) -> str:
    """A chip: a square five or a round one, 30 wide; one that others lie on shows no number."""
    shape = poly(chamfered(15, 3)) if points == 5 else disc(14)
    glass = path("gold", shape) if points == 1 else f'<g class="orange">{path("t1", shape)}</g>'
    number = numeral(points, 0.95, "pen") if is_top else ""
    return path("shade soft", shape, 0, 4) + path("bold", shape) + glass + number


CLOAK = "M0-14C11-14 13 2 22 26C14 31-14 31-22 26C-13 2-11-14 0-14Z"


def glow() -> str:
    """What lies under a lit pawn: a ring on the ground, and light around it."""
    halo = path("halo", CLOAK + disc(11.5, 0, -23))
    return halo + path("turn", "M-28 27a28 10 0 1 0 56 0a28 10 0 1 0-56 0Z")


@lru_cache
def pawn(seat: int, lit: bool = False) -> str:
    """A paper figure: cloak, head, and the seat's mark on the chest; lit when it is to move."""
    cloak, head = CLOAK, disc(11.5, 0, -23)
    look = path("shade soft", "M-25 29a25 8 0 1 0 50 0a25 8 0 1 0-50 0Z") + (glow() if lit else "")
    look += path("lead", cloak + head) + path(f"seat{seat}", cloak)
    look += path(f"fold{seat}", "M6-12C12-6 14 4 22 26C18 29 13 30 8 30.5C10 14 9 0 6-12Z") + path(f"seat{seat}", head)
    return look + path("ink", SEAT_MARKS[seat], -1, 11, 1.05)


@lru_cache
def seat_disc(seat: int, size: float = 1) -> str:
    """A seat's paper disc."""
    return at(0, 0, path("lead", disc(14)) + path(f"seat{seat}", disc(14)) + path("ink", SEAT_MARKS[seat]), size)


@lru_cache
def cup(lit: bool) -> str:
    """The dice cup; quiet while there is nothing to roll."""
    look = path("shade soft", "M-30-30L-22 34Q0 42 22 34L30-30Z", 0, 5)
    look += path("lead", "M-30-28L-22 30Q0 38 22 30L30-28Z") + path("brass", "M-30-28L-22 30Q0 38 22 30L30-28Z")
    look += path("brass2", "M10-24L8 34Q17 33 22 30L30-28Z")
    rim = "M-31-28a31 10 0 1 0 62 0a31 10 0 1 0-62 0Z"
    look += path("bold", rim) + path("brass1", rim) + path("well", "M-24-28a24 6.5 0 1 0 48 0a24 6.5 0 1 0-48 0Z")
    look += path("engrave", spark(11, 5, 0.46), -3, 9, 0.9)
    return look if lit else f'<g class="quiet">{look}</g>'


# ------------------------------------------------------------------------------------------------ targets and trails


@lru_cache(maxsize=4096)
def target(
    action: int, label: str, body: str, x: float, y: float, *, first: bool = False, ends: bool = False, more: str = ""
) -> str:
    """Something to choose: it names the action it stands for. The first one is where Tab stops.

    `more` are attributes: `data-asks` for what is always asked once more; `data-place`, `data-way` and `data-face`
    for a piece that is turned before it is placed. What is in a group `peek` is seen while the target is looked at.
    """
    words = f' role="button" tabindex="{0 if first else -1}" aria-label="{escape(label)}"' if label else ""
    done = ' data-ends="1"' if ends else ""
    return (
        f'<g id="act-{action}" class="act"{words} data-action="{action}"{done}{more} '
        f'transform="translate({n(x)} {n(y)})">{body}</g>'
    )


def enlarges(seat: int, place: Place) -> str:
    """The area of a seat's small board, which the page makes large where it is tapped; nothing is seen of it."""
    area = path("hit", box(place.width, place.height, 16, place.x, place.y))
    return f'<g data-board="{seat + 1}">{area}</g>'


def trail(start: Point, end: Point, look: str = "beam", gap: float = 30, bend: float = 0.16) -> str:
    """A bowed arrow from one place to another, stopping short of both."""
    (x0, y0), (x1, y1) = start, end
    dx, dy = x1 - x0, y1 - y0
    cx, cy = (x0 + x1) / 2 + dy * bend, (y0 + y1) / 2 - dx * bend
    (x0, y0), (x1, y1) = toward(start, (cx, cy), gap), toward(end, (cx, cy), gap)
    d = f"M{n(x0)} {n(y0)}Q{n(cx)} {n(cy)} {n(x1)} {n(y1)}"
    (bx, by), far = toward((x1, y1), (cx, cy), 15), hypot(cx - x1, cy - y1) or 1
    sx, sy = (cy - y1) / far * 9, (x1 - cx) / far * 9
    tip = f"M{n(bx + sx)} {n(by + sy)}L{n(x1)} {n(y1)}L{n(bx - sx)} {n(by - sy)}"
    solid = "rob" if look == "rob" else "beam"
    return path("cast", d + tip) + path(look, d) + path(f"{solid} tip", tip)


def toward(start: Point, end: Point, far: float) -> Point:
    """The point `far` units from one point toward another."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = far / (hypot(dx, dy) or 1)
    return start[0] + dx * share, start[1] + dy * share


def latest_roll(last: Iterable[tuple[int | str, int, str]]) -> tuple[int, list[tuple[int, int]]]:
    """How many times dice were rolled in a turn, and what the dice of the latest roll showed."""
    rolls, dice = 0, list[tuple[int, int]]()
    for die, result, how in last:
        if how == "roll":
            rolls, dice = rolls + 1, []
        elif how == "thrown":
            dice.append((int(die), result))
    return rolls, dice


# ------------------------------------------------------------------------------------------------ the ground


def frame(
    size: tuple[float, float],
    body: str,
    label: str = "",
    *,
    title: str = "",
    description: str = "",
    lang: str = "",
    theme: str = "",
    carries: str = "",
) -> str:
    """An SVG element round a drawing. With a theme it carries its own style sheet and sky and can stand alone.

    `carries` is text for programs to read back; people do not see it.
    """
    width, height = n(size[0]), n(size[1])
    says = f' aria-label="{escape(label)}"' if label else ""
    speaks = f' lang="{escape(lang)}"' if lang else ""
    look = f"<title>{escape(title)}</title>" if title else ""
    look += f"<desc>{escape(description)}</desc>" if description else ""
    look += f"<metadata>{escape(carries)}</metadata>" if carries else ""
    if theme:
        look += f"<style>{style(theme, f'.ts-{theme}')}</style>{sky(*size)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{f"ts-{theme}" if theme else "ts"}" '
        f'viewBox="0 0 {width} {height}" role="group"{says}{speaks}>{look}{body}</svg>'
    )


class HasSeats(Protocol):
    """A state, as far as a picture of any game reads it."""

    @property
    def seats(self) -> int: ...


S = TypeVar("S", bound=HasSeats)


@dataclass(frozen=True)
class Alone(Generic[S]):
    """Makes one picture that stands alone, for notebooks and pages: a game's board above its rows, with style and sky.

    `rows` come a `gap` below the board, and may be nothing; `carries` is text for programs to read back.
    """

    board_size: tuple[float, float]
    board: Callable[[S], list[str]]
    overlay: Callable[..., list[str]]
    rows_size: Callable[[int], tuple[float, float]]
    rows: Callable[[S], list[str]]
    gap: float = 0
    carries: Callable[[S], str] = lambda s: ""
    board_of: Callable[[S, int], list[str]] | None = None
    """The board with one seat's own part large, in games that have it."""

    def __call__(
        self,
        s: S,
        *,
        seat: int | None = None,
        lang: str = "en",
        legal: Sequence[int] = (),
        last: Iterable[object] = (),
        theme: str = "night",
        label: str = "",
        description: str = "",
    ) -> str:
        """The picture of a state as a seat sees it, with targets for what is legal, and with the legs that are last."""
        edge, (wide, high), (across, down) = 20, self.board_size, self.rows_size(s.seats)
        targets = [(action, "", False) for action in legal]
        board = self.board_of(s, seat) if self.board_of and seat is not None else self.board(s)
        body = at(edge, edge, "".join(board + self.overlay(s, seat=seat, targets=targets, last=last)))
        if below := "".join(self.rows(s)):
            body += at(edge, edge + high + self.gap, below)
        size = (max(wide, across) + 2 * edge, high + self.gap + down + 2 * edge)
        text = self.carries(s)
        return frame(size, body, title=label, description=description, lang=lang, theme=theme, carries=text)


@lru_cache
def sky(width: float, height: float) -> str:
    """Deep indigo, a few stars, and three paper hills along the bottom."""
    dots, sparks, seed = "", "", 7
    for i in range(int(width * height / 9000)):
        seed = seed * 16807 % 2147483647
        x, y = seed % int(width - 40) + 20, seed // 1000 % int(height - 40) + 20
        if i % 9:
            dots += f"M{x} {y}h0"
        else:
            sparks += spark(5 + i % 4, 4, 0.2, x, y)
    look = path("sky0", box(width, height, 28, width / 2, height / 2))
    for i, deep in enumerate((0.86, 0.6, 0.34)):  # lighter sheets of paper towards the top
        low, sag = height * deep, height * 0.14
        look += path(
            f"sky{i + 1}",
            f"M28 0H{n(width - 28)}a28 28 0 0 1 28 28V{n(low - sag)}C{n(width * 0.7)} {n(low)} "
            f"{n(width * 0.3)} {n(low)} 0 {n(low - sag)}V28a28 28 0 0 1 28-28Z",
        )
    look += path("stars", dots) + path("gold soft", sparks)
    for i, (lift, waves) in enumerate(((92, 3), (62, 4), (34, 5))):
        step, d = width / waves, f"M0 {n(height - lift * 0.8)}"
        for k in range(waves):
            up = lift * (0.62 if (k + i) % 2 else 0.3)
            d += f"c{n(step * 0.3)} {n(-up)} {n(step * 0.7)} {n(-up)} {n(step)} 0"
        look += path(f"hill{i}", d + f"V{n(height - 28)}a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28Z") + path("edge", d)
    return look


def icon(*, is_maskable: bool = False) -> str:
    """The logo, a tumbling star, as an SVG with its own colours (64 x 64).

    Of a maskable icon systems cut their own shape: it fills the square, and the star stays within the middle.
    """
    star, round_, scale = spark(24, 5, 0.46), 0 if is_maskable else 16, 0.8 if is_maskable else 1
    hill = "V64H0Z" if is_maskable else "V48A16 16 0 0 1 48 64H16A16 16 0 0 1 0 48Z"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#211C58" d="'
        + box(64, 64, round_, 32, 32)
        + f'"/><path fill="#2C2670" d="M0 50C14 40 24 44 34 50S54 46 64 42{hill}"/>'
        f'<g transform="translate(33 31) rotate(16) scale({scale:g})" stroke-linejoin="round">'
        f'<path fill="#FFD98A" stroke="#0B0822" stroke-width="5" d="{star}"/>'
        '<path fill="#FFF3CF" d="M0-24L5-8 0 0-5-8Z"/>'
        '<path fill="#E0A94A" d="M0 0L23-7.4 8 4 14 19 0 11Z"/></g></svg>'
    )
