"""The overlay of Twinkle Twinkle for one viewer: targets, the points that they would bring.

`overlay` lies on the board, and `gains` on top.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache

from tumblestar import picture
from tumblestar.contract.modules import Leg, Target
from tumblestar.games.twinkle_twinkle import parts, scoring
from tumblestar.games.twinkle_twinkle.parts import CELLS, EMPTY
from tumblestar.games.twinkle_twinkle.picture import layout
from tumblestar.games.twinkle_twinkle.picture.shapes import PANE, ghost, linked_ports, rays, slow_mark, star, tile
from tumblestar.games.twinkle_twinkle.rules import NOBODY, PLACE, PLACING, TAKING, State, scores_of, ways_of
from tumblestar.picture import at, box, disc, path

HELD_SCALE = 0.84
"""How large the tile in hand is."""

# -- one viewer


def turning(s: State) -> tuple[int, bool]:
    """In how many ways the tile in hand may lie by turning alone, and whether turning it over makes others."""
    if s.phase != PLACING:
        return 0, False
    plain = parts.PLAIN_WAYS[s.held]
    return plain, bool(s.flip) and parts.ALL_WAYS[s.held] > plain


def overlay(
    s: State, *, seat: int | None = None, targets: Sequence[Target] = (), last: Iterable[Leg] = ()
) -> list[str]:
    """What one viewer gets over the board that has the chart of `seat` large: targets (action, label, ends the turn).

    Without a seat it is that of `board`. A tile may be placed in several ways: all have targets, and those of the first
    one alone are not hidden.
    """
    del last
    look: list[str] = []
    if s.phase == TAKING:
        for i, (action, label, ends) in enumerate(targets):
            x, y = layout.space(s.seats, action)
            sign = space_sign(s.seats) + f'<g class="peek">{at(-x, -y, coming_order(s, action))}</g>'
            look.append(picture.target(action, label, sign, x, y, first=i == 0, ends=ends))
    elif s.phase == PLACING and targets and seat in (None, layout.acting(s)):
        look = [*_turned(s), *_placing(s, targets)]
    return look


def space_sign(seats: int) -> str:
    """A tile of the current row as a target."""
    side = 116 * layout.row_scale(seats) * 0.94
    return path("hit", box(layout.row_step(seats) - 4, layout.ROW_HEIGHT - 4, 14)) + path("may", box(side, side, 15))


def coming_order(s: State, action: int) -> str:
    """The order of the coming round as it would be if the seat to act took the tile of a space."""
    own_place = sum(seat != NOBODY for seat in s.standing[:action])
    look = ""
    for i, seat in enumerate(layout.coming(s, action)):
        x, y = layout.order_spot(s.seats, i, True)
        look += path("sheet", disc(19, x, y)) + at(x, y, picture.seat_disc(seat, 1.2))
        if i == own_place:
            look += path("mine", disc(24, x, y))
    x, y = layout.space(s.seats, action)
    return look + at(x + 40, y + 34, picture.pawn(s.order[s.at], True), 0.9) + left_over(s, action)


def left_over(s: State, taken: int = -1) -> str:
    """The last tile of the current row where it will lie in the next round, perhaps once a tile is taken."""
    kinds = [kind for i, kind in enumerate(s.current[: parts.CURRENT[s.seats]]) if kind and i != taken]
    if len(kinds) != 1:
        return ""
    return at(layout.space(s.seats, 0)[0], layout.NEXT_Y, ghost(kinds[0]), layout.next_scale(s.seats))


def _turned(s: State) -> Iterator[str]:
    """The tile in hand in every other way that it may lie; hidden until it is turned so."""
    x, y = layout.hand_spot(s.seats)
    height, beside = layout.hand(s.seats).height, layout.HAND_WIDTH - layout.HELD_WIDTH
    for way in range(1, ways_of(s, s.held)):
        drawn = path("sheet", PANE) + tile(s.held, parts.LINES[s.held][way])
        yield f'<g class="trail"{_way(s, way)}>{at(x, y, drawn, HELD_SCALE)}</g>'
    ways, has_back = turning(s)
    if ways > 1:
        sign = at(38, 32, turn_sign("M9-6A11 11 0 1 0 11 3M10-13V-5H2"))
        over = path("hit", box(layout.HELD_WIDTH, height, 20)) + sign
        yield f'<g class="turner" data-do="turn" {moved(x, y)}>{over}</g>'
    if has_back:
        over = path("hit", box(beside, height, 20)) + turn_sign("M0-12V12M-5-8L-12 0-5 8ZM5-8L12 0 5 8Z")
        yield f'<g class="turner" data-do="over" {moved(x + (layout.HELD_WIDTH + beside) / 2, y)}>{over}</g>'


def moved(x: float, y: float) -> str:
    """Moves a drawing to a place of the table."""
    return f'transform="translate({picture.pair(x, y)})"'


def turn_sign(d: str) -> str:
    """A round badge with an arrow."""
    return path("bold", disc(18)) + path("legal", disc(18)) + path("onmay", d, scale=0.85)


def _way(s: State, way: int) -> str:
    """The attributes of what belongs to one way in which the tile in hand may lie."""
    face = int(way >= parts.PLAIN_WAYS[s.held])
    return f' data-way="{way}" data-face="{face}"' + (' hidden=""' if way else "")


def _placing(s: State, targets: Sequence[Target]) -> Iterator[str]:
    """A target for each cell and each way, with what it would look like and bring."""
    seats, seat = s.seats, s.order[s.at]
    _, _, size = layout.corner_of(seats, -1)
    found = changes(s)
    for i, (action, label, ends) in enumerate(targets):
        way, cell = divmod(action - PLACE, CELLS)
        x, y = layout.cell_spot(seats, cell)
        peek = at(0, 0, placed_tile(s.held, parts.LINES[s.held][way], tuple(s.lines[seat]), cell), round(size / 100, 3))
        for what, change in found[action]:
            u, v = layout.ledger_spot(seats, what)
            right, scale = (0, 0.84) if what == scoring.SCORED else (16, 0.72)
            peek += at(u - x + right, v - y - 22, gain_plate(change), scale)
        sign = cell_sign(size) + f'<g class="peek">{peek}</g>'
        more = f' data-asks="1" data-place="{cell}"' + _way(s, way)
        yield picture.target(action, label, sign, x, y, first=i == 0, ends=ends, more=more)


def gains(s: State, actions: Sequence[int]) -> str:
    """What each cell would bring as the tile lies, as small plates; those of other ways are hidden."""
    if s.phase != PLACING:
        return ""
    ways_by_plate: dict[tuple[int, int], list[int]] = {}
    found = changes(s)
    for action in actions:
        way, cell = divmod(action - PLACE, CELLS)
        ways_by_plate.setdefault((cell, found[action][-1][1]), []).append(way)
    size, look = layout.corner_of(s.seats, -1)[2], ""
    for (cell, gain), ways in ways_by_plate.items():
        x, y = layout.cell_spot(s.seats, cell)
        hidden = "" if 0 in ways else ' hidden=""'
        sign = at(x - size * 0.27, y - size * 0.36, gain_plate(gain))
        look += f'<g data-ways="{" ".join(map(str, ways))}"{hidden}>{sign}</g>'
    return f'<g class="trail">{look}</g>' if look else ""


@cache
def gain_plate(gain: int) -> str:
    """A small plate with what a cell would bring."""
    return picture.change(gain, 12, 14, 30, 10, 1.05)


def changes(s: State) -> dict[int, list[tuple[int, int]]]:
    """The changes of points by every placement of the tile in hand: what scores, and by how much; SCORED is the sum."""
    seat = s.order[s.at]
    return _changes(tuple(s.chart[seat]), tuple(s.lines[seat]), s.held, ways_of(s, s.held), layout.sides_of(s))


@lru_cache(maxsize=8)
def _changes(
    chart: tuple[int, ...], laid: tuple[int, ...], held: int, ways: int, sides: tuple[int, ...]
) -> dict[int, list[tuple[int, int]]]:
    kinds, lines = list(chart), list(laid)
    now = scores_of(chart, laid, sides)
    found: dict[int, list[tuple[int, int]]] = {}
    for cell in range(CELLS):
        if kinds[cell] != EMPTY:
            continue
        kinds[cell] = held
        then = list(now)
        then[scoring.NOVA_SCORE] = scoring.nova_points(kinds)
        for what in range(scoring.REFERENCES, scoring.SCORED):
            then[what] = scoring.reference_points(kinds, 2 * (what - scoring.REFERENCES) + sides[what])
        for way in range(ways):
            lines[cell] = parts.LINES[held][way]
            for what in range(scoring.NOVA_SCORE) if lines[cell] else ():
                then[what] = scoring.score(kinds, lines, what, 0)
            more = [(what, then[what] - now[what]) for what in range(scoring.SCORED) if then[what] != now[what]]
            found[PLACE + CELLS * way + cell] = [*more, (scoring.SCORED, sum(then) - sum(now))]
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
def cell_sign(size: float) -> str:
    """A cell as a target."""
    frame = box(size - 14, size - 14, 12)
    return path("hit", box(size - 2, size - 2, 12)) + path("may", frame)


def action_at(s: State, seat: int | None, x: float, y: float) -> int | None:
    """The taking of the tile at a point of the current row, or the placement in the cell there; None beside them."""
    del seat
    step = layout.row_step(s.seats) / 2
    for i in range(parts.CURRENT[s.seats]):
        u, v = layout.space(s.seats, i)
        if abs(x - u) < step and abs(y - v) < layout.ROW_HEIGHT / 2:
            return i
    left, top, size = layout.corner_of(s.seats, -1)
    column, row = int((x - left) // size), int((y - top) // size)
    return PLACE + row * parts.COLUMNS + column if 0 <= column < parts.COLUMNS and 0 <= row < parts.ROWS else None
