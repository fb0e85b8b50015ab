"""What one viewer of Twinkle Twinkle gets over the board: targets, what they would bring, and hints on request.

`overlay` lies on the board; `heat` lies between the two.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from tumblestar import picture
from tumblestar.games.twinkle_twinkle import parts
from tumblestar.games.twinkle_twinkle.evaluation import best_of_kinds, placements
from tumblestar.games.twinkle_twinkle.parts import CELLS, EMPTY
from tumblestar.games.twinkle_twinkle.picture import layout
from tumblestar.games.twinkle_twinkle.picture.shapes import PANE, ghost, joined_ports, rays, slow_mark, star, tile
from tumblestar.games.twinkle_twinkle.rules import NOBODY, PLACE, PLACING, TAKING, State, ways_of
from tumblestar.games.twinkle_twinkle.scoring import (
    NOVA_SCORE,
    REFERENCES,
    SCORED,
    nova_points,
    reference_points,
    score,
)
from tumblestar.picture import Place, at, box, disc, path, spark

Leg = tuple[Any, ...]


# ------------------------------------------------------------------------------------------------ one viewer


def turning(s: State) -> tuple[int, bool]:
    """In how many ways the tile in hand may lie by turning alone, and whether turning it over makes others."""
    if s.phase != PLACING:
        return 0, False
    held = s.held
    return parts.PLAIN_WAYS[held], bool(s.flip) and parts.ALL_WAYS[held] > parts.PLAIN_WAYS[held]


def overlay(
    s: State,
    *,
    seat: int | None = None,
    targets: Sequence[tuple[int, str, bool]] = (),
    last: Iterable[Leg] = (),
) -> list[str]:
    """What one viewer gets over the board: targets (action, label, ends the turn), and which chart is theirs.

    A tile may be placed in several ways: all have targets, and those of the first one alone are not hidden.
    """
    del last
    look = [own_sign(s, seat)] if seat is not None and s.seats > 1 else []
    if s.phase == TAKING:
        for i, (action, label, ends) in enumerate(targets):
            x, y = layout.space(s.seats, action)
            sign = space_sign(s.seats) + f'<g class="peek">{at(-x, -y, coming_order(s, action))}</g>'
            look.append(picture.target(action, label, sign, x, y, first=i == 0, ends=ends))
    elif s.phase == PLACING and targets:
        look += _turned(s) + _placing(s, targets)
    return look


@cache
def space_sign(seats: int) -> str:
    """A tile of the current row as a target."""
    side = 116 * layout.row_scale(seats) * 0.94
    return path("hit", box(layout.row_step(seats) - 4, layout.ROW_HEIGHT - 4, 14)) + path("may", box(side, side, 15))


def coming_order(s: State, action: int) -> str:
    """The order of the coming round as it would be if the seat to act took the tile of a space."""
    seats, mine, seat = s.seats, 0, s.order[s.at]
    mine = sum(1 for one in s.standing[:action] if one != NOBODY)
    look = ""
    for i, one in enumerate(layout.coming(s, action)):
        x, y = layout.order_spot(seats, i, True)
        look += path("sheet", disc(19, x, y)) + at(x, y, picture.seat_disc(one, 1.2))
        if i == mine:
            look += path("mine", disc(24, x, y))
    x, y = layout.space(seats, action)
    look += at(x + 40, y + 34, picture.pawn(seat, True), 0.9)
    left: list[int] = [i for i in range(parts.CURRENT[seats]) if s.current[i] and i != action]
    if len(left) == 1:
        look += at(
            layout.space(seats, 0)[0],
            layout.NEXT_Y,
            ghost(s.current[left[0]]),
            round(layout.row_scale(seats) * 0.72, 2),
        )
    return look


def _turned(s: State) -> list[str]:
    """The tile in hand in every other way that it may lie; hidden until it is turned so."""
    place = layout.hand(s.seats)
    look: list[str] = []
    for way in range(1, ways_of(s, s.held)):
        drawn = path("sheet", PANE) + tile(s.held, parts.LINES[s.held][way])
        body = at(place.x, place.y + 8, drawn, 1.15)
        look.append(f'<g class="trail"{_way(s, way)}>{body}</g>')
    ways, has_back = turning(s)
    if ways > 1:
        over = path("hit", box(place.width, place.height, 20)) + at(
            48, 60, turn_sign("M9-6A11 11 0 1 0 11 3M10-13V-5H2")
        )
        look.append(f'<g class="turner" data-do="turn" {moved(place)}>{over}</g>')
    if has_back:
        over = path("hit", box(64, 64, 20)) + turn_sign("M0-12V12M-5-8L-12 0-5 8ZM5-8L12 0 5 8Z")
        look.append(f'<g class="turner" data-do="over" {moved(place, 44, -56)}>{over}</g>')
    return look


def moved(place: Place, x: float = 0, y: float = 0) -> str:
    """Moves a drawing to the middle of a part of the table, or beside it."""
    return f'transform="translate({picture.pair(place.x + x, place.y + y)})"'


@cache
def turn_sign(d: str) -> str:
    """A round badge with an arrow."""
    return path("bold", disc(18)) + path("legal", disc(18)) + path("onmay", d, scale=0.85)


def _way(s: State, way: int) -> str:
    """The attributes of what belongs to one way in which the tile in hand may lie."""
    face = int(way >= parts.PLAIN_WAYS[s.held])
    return f' data-way="{way}" data-face="{face}"' + (' hidden=""' if way else "")


def _placing(s: State, targets: Sequence[tuple[int, str, bool]]) -> list[str]:
    """A target for each cell and each way, with what it would look like and bring."""
    seats, seat = s.seats, s.order[s.at]
    _, _, size = layout.corner_of(seats, -1)
    found = changes(s)
    look: list[str] = []
    for i, (action, label, ends) in enumerate(targets):
        way, cell = divmod(action - PLACE, CELLS)
        x, y = layout.cell_spot(seats, cell)
        peek = at(0, 0, laid(s.held, parts.LINES[s.held][way], tuple(s.lines[seat]), cell), round(size / 100, 3))
        for what, change in found[action]:
            u, v = layout.ledger_spot(seats, what)
            plate = (u - x, v - y - 22, change_plate(change), 0.84) if what == SCORED else ()
            peek += at(*(plate or (u - x + 16, v - y - 22, change_plate(change), 0.72)))
        sign = cell_sign(size) + f'<g class="peek">{peek}</g>'
        more = f' data-asks="1" data-place="{cell}"' + _way(s, way)
        look.append(picture.target(action, label, sign, x, y, first=i == 0, ends=ends, more=more))
    return look


def changes(s: State) -> dict[int, list[tuple[int, int]]]:
    """For every placement of the tile in hand what it would change of the points: what scores, and by how much.

    SCORED stands for the sum, which is always told.
    """
    seat, sides = s.order[s.at], layout.sides_of(s)
    kinds, lines = list(s.chart[seat]), list(s.lines[seat])
    now = layout.points_of(tuple(kinds), tuple(lines), sides)
    found: dict[int, list[tuple[int, int]]] = {}
    for cell in range(CELLS):
        if kinds[cell] != EMPTY:
            continue
        kinds[cell] = s.held
        then = list(now)
        then[NOVA_SCORE] = nova_points(kinds)
        for what in range(REFERENCES, SCORED):
            then[what] = reference_points(kinds, 2 * (what - REFERENCES) + sides[what])
        for way in range(ways_of(s, s.held)):
            lines[cell] = parts.LINES[s.held][way]
            for what in range(NOVA_SCORE) if lines[cell] else ():
                then[what] = score(kinds, lines, what, 0)
            more = [(what, then[what] - now[what]) for what in range(SCORED) if then[what] != now[what]]
            found[PLACE + CELLS * way + cell] = [*more, (SCORED, sum(then) - sum(now))]
        kinds[cell], lines[cell] = EMPTY, 0
    return found


@lru_cache(maxsize=2048)
def laid(kind: int, ports: int, lines: tuple[int, ...], cell: int) -> str:
    """A tile as it would lie in a cell, with its links all the way to the stars that it would join."""
    then = [*lines[:cell], ports, *lines[cell + 1 :]]
    links = joined_ports(then, cell)
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


def change_plate(change: int) -> str:
    """A small plate with what would change."""
    return picture.change(change, 12, 14, 30, 10, 1.05)


def own_sign(s: State, seat: int) -> str:
    """A small arrow at the viewer's own chart."""
    seats = s.seats
    place, _ = layout.main(seats) if seat == layout.large(s) else layout.mini(seats, layout.others(s).index(seat))
    return at(place.x - place.width / 2 + 28, place.y - place.height / 2 + 3, path("legal", "M-9-7H9L0 5Z"))


# ------------------------------------------------------------------------------------------------ hints


def heat(s: State) -> str:
    """How good each cell is for the tile in hand, or each tile of the row: by one to five dots, and a star on the best.

    Cells are tinted as well.
    """
    if s.phase == PLACING:
        return _heat(
            _best_ways(s),
            {cell: layout.cell_spot(s.seats, cell) for cell in range(CELLS)},
            layout.corner_of(s.seats, -1)[2] - 12,
            True,
        )
    if s.phase == TAKING:
        seats = s.seats
        row = {i: s.current[i] for i in range(parts.CURRENT[seats]) if s.current[i]}
        worths = best_of_kinds(s, s.order[s.at], set(row.values()))
        spots = {i: layout.space(seats, i) for i in row}
        return _heat({i: worths[kind] for i, kind in row.items()}, spots, 116 * layout.row_scale(seats) * 0.94, False)
    return ""


def _best_ways(s: State) -> dict[int, float]:
    """The worth of each empty cell by the best way for the tile in hand."""
    found: dict[int, float] = {}
    for place, worth in placements(s, s.order[s.at], s.held).items():
        cell = place % CELLS
        found[cell] = max(worth, found.get(cell, worth))
    return found


def _heat(worths: Mapping[int, float], spots: Mapping[int, layout.Point], side: float, tints: bool) -> str:
    """Levels 1 to 5, evenly between the worst and the best, and a star on what is best."""
    least, most = min(worths.values()), max(worths.values())
    look = ""
    for place, worth in worths.items():
        level = 5 if most == least else 1 + int(4.99 * (worth - least) / (most - least))
        x, y = spots[place]
        look += at(x, y, heat_sign(level, worth == most, round(side, 1), tints))
    return f'<g class="trail">{look}</g>'


@cache
def heat_sign(level: int, is_best: bool, side: float, tints: bool) -> str:
    """One to five dots, perhaps on a tinted pane; the best has a star as well."""
    look = path(f"legal heat{level}", box(side, side, 12)) if tints else ""
    y = side / 2 - 11
    dots = "".join(disc(4.2, 12 * i - 6 * (level - 1), y) for i in range(level))
    look += path("bold", dots) + path("legal", dots)
    if is_best:
        shape = spark(15, 5, 0.46)
        look += at(side / 2 - 16, 16 - side / 2, path("lead", shape) + path("gold", shape))
    return look
