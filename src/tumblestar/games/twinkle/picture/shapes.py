"""What Twinkle is drawn with: dice, constellations, pools, and the signs of cards and missions."""

from functools import cache
from math import hypot

from tumblestar import picture
from tumblestar.games.twinkle.parts import COLOUR_NAMES, COLOUR_OF, DICE, PLACE_NAMES, SIDES_OF
from tumblestar.games.twinkle.picture.layout import CELL, POOL, SLOT
from tumblestar.games.twinkle.picture.tree_layout import Opening, Point, Tree, TreeLayout
from tumblestar.picture import at, box, disc, path, piece

IN_CELL = 0.94
"""How large a die is in its pool."""


def drawn(die: int, result: int, is_small: bool = False) -> str:
    """A die as it looks."""
    return picture.gem(SIDES_OF[die], COLOUR_NAMES[COLOUR_OF[die]], result, is_small)


def lying(die: int, x: float, y: float, result: int, scale: float = 1, before: str = "", is_small: bool = False) -> str:
    """A die at its place, which the page follows; where it is shown a second time, its ID begins otherwise."""
    return piece(_id_of(die, before), x, y, drawn(die, result, is_small), scale, _id_of(die))


def _id_of(die: int, before: str = "") -> str:
    return f"{before}die-{PLACE_NAMES[die]}"


# -- constellations


def constellation(hung: Tree, seat: int, where: TreeLayout, is_small: bool = False) -> list[str]:
    """A constellation, each star, connector, open place and die by itself."""
    spots, size, before = where.spots, where.size, "mini-" if is_small else ""
    look = [path("rule", _line(spots[place], (o.x, o.y))) for place, o in where.openings.items()]
    for die, _, parent in hung:
        line = _line(spots[parent], spots[die])
        joins = f"{_id_of(die, before)} {_id_of(parent, before) if parent < DICE else PLACE_NAMES[parent]}"
        look.append(f'<g data-joins="{joins}">{path("glow" if is_small else "halo", line)}{path("beam", line)}</g>')
    for star, name in ((DICE, "A"), (DICE + 1, "B")):
        (x, y), scale = spots[star], (0.7 if is_small else 0.9) * min(1, size)
        if is_small:
            look.append(at(x, y, picture.starting_star(seat), scale))
            continue
        sign = picture.explained("star", at(0, 0, picture.starting_star(seat), scale))
        aside = (-54 if x > 60 else 54) if name == "A" else (54 if x < 480 else -54)
        look.append(at(x, y, path("letter", picture.CAPITALS[name], aside * scale, -16, 1.1) + sign))
    look += [at(o.x, o.y, path("dim soft", disc(6))) for o in where.openings.values()]
    look += [lying(die, *spots[die], result, size, before, is_small) for die, result, _ in hung]
    for die, _, parent in hung:
        if parent < DICE and SIDES_OF[parent] < SIDES_OF[die]:
            (x, y), (u, v) = spots[die], spots[parent]
            sign = picture.twinkle(round(0.95 * size, 2) if is_small else 1)
            look.append(at((x + u) / 2, (y + v) / 2, sign if is_small else picture.explained("connector", sign)))
    return look


def _line(a: Point, b: Point) -> str:
    return f"M{picture.pair(*a)}L{picture.pair(*b)}"


def reach(opening: Opening, others: list[Opening], far: float) -> str:
    """The area around an open place that is nearer to it than to others, as an outline around its middle."""
    corners: list[Point] = [(-far, -far), (far, -far), (far, far), (-far, far)]
    for other in others:
        x, y = other.x - opening.x, other.y - opening.y
        apart = hypot(x, y)
        corners = _cut(corners, x / apart, y / apart, apart / 2)
    return picture.poly(corners)


def _cut(corners: list[Point], x: float, y: float, most: float) -> list[Point]:
    """The part of an outline that lies at most so far in a direction."""
    kept: list[Point] = []
    for (a, b), (c, d) in zip(corners, corners[1:] + corners[:1], strict=True):
        here, there = a * x + b * y - most, c * x + d * y - most
        if here <= 0:
            kept.append((a, b))
        if here * there < 0:
            share = here / (here - there)
            kept.append((a + (c - a) * share, b + (d - b) * share))
    return kept


# -- pools and the hand


@cache
def pool_ground(colour: int) -> str:
    """The ground of a colour's pool, and the sign of its card."""
    name = COLOUR_NAMES[colour]
    ground = path("t2 faint", box(*POOL, 18, POOL[0] / 2, POOL[1] / 2))
    head = path("t2", box(CELL - 4, CELL - 4, 16, CELL / 2, CELL / 2)) + at(26, CELL / 2, picture.mark(name, 1.6))
    return f'<g class="{name}">{ground}{picture.explained(f"card-{name}", head)}</g>'


def bare_pool() -> str:
    """The place of a colour that chance has not chosen yet."""
    return path("rule", box(POOL[0] - 4, POOL[1] - 4, 18, POOL[0] / 2, POOL[1] / 2))


def points_of(colour: int, points: int, y: float) -> str:
    """The points of a colour's card, beside its sign."""
    digits, first, size = "", -5.5 * (len(str(points)) - 1), 1.4 if points < 10 else 1
    for k, one in enumerate(str(points)):
        digits += path("figure", picture.NUMERALS[int(one)], first + 11 * k, 0, size)
    return f'<g class="{COLOUR_NAMES[colour]}">{at(57, y, digits)}</g>'


def cell(x: float, y: float, look: str, inset: float = 6, round_: float = 14) -> str:
    """A shape that fills the cell of a pool."""
    return path(look, box(CELL - inset, CELL - inset, round_, x, y))


def left(x: float, y: float) -> str:
    """The mark of a die that has left the game."""
    return picture.explained("left", path("letter", f"M{picture.pair(x - 9, y - 9)}l18 18m0-18l-18 18"))


def slot_frame(x: float, y: float) -> str:
    """The place of a die in the hand."""
    return path("rule", box(SLOT - 12, SLOT - 12, 16, x, y))


# -- cards


def mission_card(number: int, size: float = 1) -> str:
    """The sign of a mission: its number on a bronze or a silver disc."""
    metal = "orange" if number <= 10 else "clear"
    look = path("bold", disc(19)) + f'<g class="{metal}">{path("t1", disc(19))}{path("t2", disc(15))}</g>'
    return at(0, 0, look + picture.figures(str(number), 0.86, "pen"), size)


@cache
def twinkle_card(size: float = 1) -> str:
    """The sign of the Twinkle card."""
    return at(0, 0, path("bold", disc(19)) + path("cell2", disc(19)) + picture.twinkle(0.8), size)


@cache
def kept_card(size: float = 1) -> str:
    """The sign of a mission that is met for good, alone: its card is face down, a star in the night."""
    star = path("halo", disc(8)) + path("gold", picture.spark(14, 5, 0.46))
    return at(0, 0, path("bold", disc(19)) + path("cell", disc(19)) + star, size)
