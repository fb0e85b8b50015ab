"""The overlay of Twinkle Twinkle's parts for one viewer: targets, and the points that they would bring.

`overlay` lies on the parts, and `gains` on top.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache

from tumblestar import picture
from tumblestar.contract.modules import Leg, Target
from tumblestar.contract.pictures import Elements, Plate
from tumblestar.games.twinkle_twinkle import parts, scoring
from tumblestar.games.twinkle_twinkle.parts import CELLS, EMPTY
from tumblestar.games.twinkle_twinkle.picture import layout
from tumblestar.games.twinkle_twinkle.picture.layout import MIDDLE, UNIT, chart_name, middle, space
from tumblestar.games.twinkle_twinkle.picture.shapes import PANE, linked_ports, rays, slow_mark, star, tile
from tumblestar.games.twinkle_twinkle.rules import NOBODY, PLACE, PLACING, TAKING, State, scores_of, ways_of
from tumblestar.picture import at, box, disc, path

FRAME = box(95, 95, 12)
"""What is around a tile."""

# -- one viewer


def turning(s: State) -> tuple[int, bool]:
    """In how many ways the tile in hand may lie by turning alone, and whether turning it over makes others."""
    if s.phase != PLACING:
        return 0, False
    plain = parts.PLAIN_WAYS[s.held]
    return plain, bool(s.flip) and parts.ALL_WAYS[s.held] > plain


def overlay(s: State, *, seat: int | None = None, targets: Sequence[Target] = (), last: Iterable[Leg] = ()) -> Elements:
    """What a viewer who looks at a seat's chart gets over the parts: targets (action, label, ends the turn).

    A tile may be placed in several ways: all have targets, and those of the first one alone are not hidden; nor is one
    target alone.
    """
    del last
    if s.phase == TAKING and targets:
        return {layout.ROW: list(_taking(s, targets))}
    if s.phase == PLACING and targets and seat in (None, layout.acting(s)):
        chart = [_stepped_back(s), *_placing(s, targets)]
        return {layout.HAND: list(_turned(s)) if len(targets) > 1 else [], chart_name(layout.acting(s)): chart}
    return {}


# -- taking a tile


def _taking(s: State, targets: Sequence[Target]) -> Iterator[str]:
    """A target for each tile of the current row, with the standee on it and the order that this would lead to."""
    for i, (action, label, ends) in enumerate(targets):
        x, y = space(action)
        sign = space_sign() + f'<g class="peek">{coming_order(s, action)}</g>'
        yield picture.target(action, label, sign, x, y, first=i == 0, ends=ends)


@cache
def space_sign() -> str:
    """A tile of the current row as a target."""
    return path("hit", box(UNIT - 2, UNIT - 2, 12)) + path("halo-light", FRAME) + path("mine", FRAME)


def coming_order(s: State, action: int) -> str:
    """The standees on the row with the numbers that they would have if the seat to act took a tile, from that tile."""
    here, _ = space(action)
    standing = [i for i in range(parts.CURRENT[s.seats]) if i == action or s.standing[i] != NOBODY]
    look = at(0, 0, picture.pawn(s.order[s.at], True), 0.9)
    for number, i in enumerate(standing, 1):
        shape = disc(15)
        sign = path("bold", shape) + path("gold" if i == action else "paper", shape)
        look += at(space(i)[0] - here + 30, 30, sign + picture.figures(str(number), 1, "pen"))
    return look


# -- placing it


def _stepped_back(s: State) -> str:
    """A shade over the tiles of the chart, which cannot be touched, where empty cells are too many to be marked."""
    chart = s.chart[s.order[s.at]]
    taken = [cell for cell in range(CELLS) if chart[cell] != EMPTY]
    if not taken or _are_marked(s):
        return ""
    return path("shade faint trail", "".join(box(92, 92, 10, *middle(cell)) for cell in taken))


def _are_marked(s: State) -> bool:
    """Whether empty cells are marked: fewer than half of all are."""
    return 2 * sum(kind == EMPTY for kind in s.chart[s.order[s.at]]) < CELLS


def _turned(s: State) -> Iterator[str]:
    """The tile in hand in every other way that it may lie, hidden until it is turned so, and what turns it."""
    for way in range(1, ways_of(s, s.held)):
        drawn = path("sheet", PANE) + tile(s.held, parts.LINES[s.held][way])
        yield f'<g class="trail"{_way(s, way)}>{at(*MIDDLE, drawn)}</g>'
    ways, _ = turning(s)
    if ways > 1:
        over = path("hit", box(UNIT, UNIT, 14)) + at(36, 34, turn_sign("M9-6A11 11 0 1 0 11 3M10-13V-5H2"))
        yield f'<g class="turner" data-do="turn" transform="translate({picture.pair(*MIDDLE)})">{over}</g>'


def turn_sign(d: str) -> str:
    """A round badge with an arrow."""
    return path("bold", disc(18)) + path("legal", disc(18)) + path("onmay", d, scale=0.85)


def _way(s: State, way: int) -> str:
    """The attributes of what belongs to one way in which the tile in hand may lie."""
    face = int(way >= parts.PLAIN_WAYS[s.held])
    return f' data-way="{way}" data-face="{face}"' + (' hidden=""' if way else "")


def _placing(s: State, targets: Sequence[Target]) -> Iterator[str]:
    """A target for each cell and each way, with what it would look like."""
    lines, are_marked = tuple(s.lines[s.order[s.at]]), _are_marked(s)
    for i, (action, label, ends) in enumerate(targets):
        way, cell = divmod(action - PLACE, CELLS)
        x, y = middle(cell)
        peek = path("mine", FRAME) + placed_tile(s.held, parts.LINES[s.held][way], lines, cell)
        sign = cell_sign(are_marked) + f'<g class="peek">{peek}</g>'
        more = f' data-asks="1" data-place="{cell}"' + (_way(s, way) if len(targets) > 1 else "")
        yield picture.target(action, label, sign, x, y, first=i == 0, ends=ends, more=more)


def gains(s: State, actions: Sequence[int]) -> list[Plate]:
    """What cells would bring as the tile lies, and where tiles of the row say what they are worth."""
    if s.phase == TAKING:
        return [Plate(action, x, y + 34, part=layout.ROW) for action in actions for x, y in [space(action)]]
    found, plates = changes(s) if s.phase == PLACING else {}, list[Plate]()
    for action in actions if found else ():
        way, cell = divmod(action - PLACE, CELLS)
        x, y = middle(cell)
        plates.append(Plate(action, x, y + 32, found[action] or None, way, chart_name(s.order[s.at])))
    return plates


def changes(s: State) -> dict[int, int]:
    """The change of the points by every placement of the tile in hand."""
    seat = s.order[s.at]
    return _changes(tuple(s.chart[seat]), tuple(s.lines[seat]), s.held, ways_of(s, s.held), layout.sides_of(s))


@lru_cache(maxsize=8)
def _changes(
    chart: tuple[int, ...], laid: tuple[int, ...], held: int, ways: int, sides: tuple[int, ...]
) -> dict[int, int]:
    kinds, lines, now, found = list(chart), list(laid), sum(scores_of(chart, laid, sides)), dict[int, int]()
    for cell in range(CELLS):
        if kinds[cell] != EMPTY:
            continue
        kinds[cell] = held
        then = scoring.nova_points(kinds)
        for what in range(scoring.REFERENCES, scoring.SCORED):
            then += scoring.reference_points(kinds, 2 * (what - scoring.REFERENCES) + sides[what])
        for way in range(ways):
            lines[cell] = parts.LINES[held][way]
            stars = sum(scoring.score(kinds, lines, what, 0) for what in range(scoring.NOVA_SCORE))
            found[PLACE + CELLS * way + cell] = then + stars - now
        kinds[cell], lines[cell] = EMPTY, 0
    return found


def placed_tile(kind: int, ports: int, lines: tuple[int, ...], cell: int) -> str:
    """A tile as it would lie in a cell, with its links all the way to the stars that it would join."""
    then = [*lines[:cell], ports, *lines[cell + 1 :]]
    links = linked_ports(then, cell)
    look = tile(kind, ports)
    if links:
        d = rays(links, 16, 84)
        look = path("tile", PANE) + path("dash", rays(ports & ~links, 24, 48)) + path("under", d) + path("link0", d)
        look += star(bool(parts.CLASS[kind] & parts.NOVA), 0) + (slow_mark() if parts.SLOW[kind] else "")
    return look


@cache
def cell_sign(is_marked: bool) -> str:
    """A cell as a target, marked or not."""
    place = box(87, 87, 9)
    return path("hit", box(UNIT - 2, UNIT - 2, 12)) + (path("light", place) + path("may", place) if is_marked else "")


def action_at(s: State, part: str, x: float, y: float) -> int | None:
    """The taking of the tile at a point of the row, or the placement in the cell of the chart of who is to act."""
    wide, high = layout.sizes(s.seats)[part]
    if not (0 <= x < wide and 0 <= y < high):
        return None
    if part == layout.ROW:
        return int(x // UNIT)
    if part == chart_name(layout.acting(s)):
        return PLACE + int(y // UNIT) * parts.COLUMNS + int(x // UNIT)
    return None
