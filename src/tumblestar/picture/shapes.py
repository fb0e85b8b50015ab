"""Shapes of all pictures: paths and outlines, and the signs that are made of them.

Numerals, letters, marks of colours, marks of seats, badges and plates. Origin and scale: see `tumblestar.picture`.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from tumblestar.words.text_input import packaged_toml

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


# -- small parts


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


# -- signs

_OUTLINES = packaged_toml("tumblestar.picture", "outlines.toml")
NUMERALS: list[str] = _OUTLINES["numerals"]
FILES: dict[str, str] = _OUTLINES["files"]
CAPITALS: dict[str, str] = _OUTLINES["capitals"]
MARKS: dict[str, str] = _OUTLINES["marks"]
PIPS: list[list[tuple[int, int]]] = _OUTLINES["pips"]
SEAT_MARKS: list[str] = _OUTLINES["seat_marks"]
BADGES: dict[str, tuple[str, str]] = _OUTLINES["badges"]
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
    glyphs = "".join(path("", glyph, (from_ + 14 * i) * size, 0, size) for i, glyph in enumerate(d))
    return f'<g class="{look}">{glyphs}</g>'


def sheet(place: Place, round_: float = 20) -> str:
    """A panel of a table."""
    shape = box(place.width, place.height, round_, place.x, place.y)
    return path("shade soft", shape, 0, 5) + path("sheet", shape)


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
