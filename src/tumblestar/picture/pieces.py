"""Pieces of all games in cut glass, dice, and what shows how they move: targets and trails."""

from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape
from math import hypot

from tumblestar.picture.shapes import (
    MARKS,
    NUMERALS,
    PIPS,
    SEAT_MARKS,
    Place,
    Point,
    at,
    box,
    disc,
    mark,
    n,
    numeral,
    pair,
    path,
    poly,
    ring,
    spark,
)

# -- pieces


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
            path("figure", NUMERALS[int(digit)], x + move * size, y, size * 0.86)
            for digit, move in zip(str(result), (-6.6, 5.2), strict=True)
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


# -- targets and trails


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
