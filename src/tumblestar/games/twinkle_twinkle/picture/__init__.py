"""Twinkle Twinkle as a picture: both rows of tiles, one large chart, and the other charts beside it.

`board_of` has the chart of one seat large, `board` that of the seat to act; both are the same for all who see it so, in
every language. `overlay` is made for one viewer and lies on it; `rows` are the points by what scores. `svg` is a
picture that stands alone.
"""

from collections.abc import Iterator
from functools import cache, lru_cache

from tumblestar import picture
from tumblestar.games.twinkle_twinkle.parts import CELL_NAMES, CELLS, CURRENT, LINES, NEXT, ROUNDS, STANDEES
from tumblestar.games.twinkle_twinkle.picture import layout
from tumblestar.games.twinkle_twinkle.picture.overlays import HELD_SCALE, left_over, overlay
from tumblestar.games.twinkle_twinkle.picture.overlays import action_at as action_at
from tumblestar.games.twinkle_twinkle.picture.overlays import gains as gains
from tumblestar.games.twinkle_twinkle.picture.overlays import turning as turning
from tumblestar.games.twinkle_twinkle.picture.shapes import (
    bag_sign,
    chart,
    in_row,
    round_sign,
    score_sign,
    tile,
    written,
)
from tumblestar.games.twinkle_twinkle.rules import ENDED, FILLING, NOBODY, ORDERING, PLACE, PLACING, TAKING, State
from tumblestar.games.twinkle_twinkle.scoring import REFERENCES, SCORED
from tumblestar.picture import Place, at, box, disc, path, piece, sheet

BOARD_SIZE = layout.BOARD_SIZE
COVER = (3, 503, 466, 291)
"""What of the board the shelf shows, after a game between greedy players: a chart."""
ROW, ROW_HEAD = 60, 64


# -- the board


@cache
def ground(seats: int) -> str:
    """The bare table."""
    look = sheet(Place(380, layout.STRIP_Y, 744, layout.STRIP_HEIGHT))
    look += sheet(Place(380, layout.ROW_Y, 744, layout.ROW_HEIGHT), 24)
    step, size = layout.row_step(seats), 100 * layout.row_scale(seats) * 0.94
    look += path("cell", "".join(box(size, size, 12, *layout.space(seats, i)) for i in range(CURRENT[seats])))
    left, right = layout.space(seats, 0)[0] - step / 2, layout.space(seats, CURRENT[seats] - 1)[0] + step / 2
    look += path("rule", box(right - left - 16, layout.NEXT_HEIGHT, 18, (left + right) / 2, layout.NEXT_Y))
    x = layout.space(seats, 0)[0]
    arrow = "M-16 14V0a14 14 0 0 1 28 0V-12M3-4L12-14 21-4"
    empty = path("cell2", box(84, 84, 12, x, layout.NEXT_Y)) + path("letter", arrow, x - 2, layout.NEXT_Y + 2)
    look += picture.explained("left", empty)
    for i in range(1, CURRENT[seats]):
        look += path("letter", "M-7 4L0-4 7 4", layout.space(seats, i)[0], layout.NEXT_Y - layout.NEXT_HEIGHT / 2 - 3)
    look += sheet(layout.main(seats)[0], 24) + sheet(layout.hand(seats))
    (x, y), (u, _) = layout.ledger_spot(seats, 0), layout.ledger_spot(seats, SCORED)
    column = (u - x) / SCORED
    look += sheet(Place((x + u) / 2, y, u - x + column, layout.AREA_BOTTOM - layout.LEDGER_TOP))
    look += path("cell", box(column - 6, 72, 14, u, y))
    return picture.one(look)


def strip(s: State) -> tuple[str, str]:
    """The turn order of this round, what is known of the coming one, the rounds and the bag."""
    placed = s.at if s.phase in (TAKING, PLACING) else 0
    order: tuple[int, ...] = tuple(s.order[: s.seats * STANDEES[s.seats]])
    is_known = s.phase > FILLING
    seats, rounds = s.seats, ROUNDS[s.seats]
    standees = _strip(seats, order, placed if s.phase != ENDED else len(order), is_known, layout.coming(s))
    return standees, _counts(min(s.round + 1, rounds), rounds, sum(s.bag))


@lru_cache(maxsize=512)
def _strip(seats: int, order: tuple[int, ...], placed: int, is_known: bool, coming: tuple[int, ...]) -> str:
    look, rings = "", ""
    for i, seat in enumerate(order):
        x, y = layout.order_spot(seats, i)
        if seat == NOBODY or i < placed:
            rings += disc(16, x, y)
        else:
            if i == placed and is_known:
                look += path("turn", disc(25, x, y))
            look += at(x, y, picture.explained("standee", picture.seat_disc(seat, 1.45)))
    rings += "".join(disc(16, *layout.order_spot(seats, i, True)) for i in range(len(coming), len(order)))
    for i, seat in enumerate(coming):
        look += at(*layout.order_spot(seats, i, True), picture.seat_disc(seat, 1.2))
    middle = (layout.order_spot(seats, len(order) - 1)[0] + layout.COMING_FROM) / 2
    look += path("letter", "M-9-9L0 0-9 9M3-9L12 0 3 9", middle, layout.STRIP_Y)
    return picture.one(path("rule", rings) + look)


@cache
def _counts(rounds: int, most: int, bag: int) -> str:
    y, more = layout.STRIP_Y, 7 * (len(str(rounds)) - 1)
    look = at(544, y, picture.explained("round", round_sign())) + at(590, y, picture.figures(str(rounds), 1.15))
    look += at(607 + more, y + 6, path("letter", "M-4 9L4-9"))
    look += at(628 + more, y + 6, picture.figures(str(most), 0.8, "letter"))
    look += at(682, y, picture.explained("bag", bag_sign()), 0.95)
    return picture.one(look + at(722, y, picture.figures(str(bag), 0.95)))


def tiles_in_rows(s: State) -> Iterator[str]:
    """Both rows: tiles, the standees on the spaces whose tiles they took, and the next row in its future places."""
    seats, scale = s.seats, layout.row_scale(s.seats)
    for i in range(CURRENT[seats]):
        x, y = layout.space(seats, i)
        if s.standing[i] != NOBODY:
            yield at(x, y + 2, picture.pawn(s.standing[i]), 1.45)
        elif s.current[i]:
            name = f"row-{s.round}-{i - 1}" if i else f"row-{s.round}-left"
            yield piece(name, x, y, in_row(s.current[i]), scale, same=f"kind-{s.current[i]}")
    for i in range(NEXT[seats]):
        if s.next[i]:
            drawn = f'<g class="ghost">{in_row(s.next[i])}</g>'
            name, same = f"row-{s.round + 1}-{i}", f"kind-{s.next[i]}"
            x = layout.space(seats, i + 1)[0]
            yield piece(name, x, layout.NEXT_Y, drawn, layout.next_scale(seats), same=same)
    if s.phase in (TAKING, PLACING) and (ghost := left_over(s)):
        yield ghost


def board(s: State) -> list[str]:
    """What lies on the table: a list of elements. The chart of the seat to act, or of who won, is large."""
    return board_of(s, layout.large(s))


def board_of(s: State, seat: int) -> list[str]:
    """What lies on the table, with the chart of a seat large."""
    seats, points, acting = s.seats, layout.books(s), layout.acting(s)
    parts = [ground(seats), *strip(s), ledger(seats, points[seat], layout.sides_of(s))]
    others, won = layout.others(s, seat), layout.winners(s)
    parts += [
        mini_head(seats, i, other, sum(points[other]), other == acting, other in won) for i, other in enumerate(others)
    ]
    parts += tiles_in_rows(s)
    parts += [placed_chart(s, other, i) for i, other in enumerate(others)] + [placed_chart(s, seat, -1)]
    parts.append(coordinates(seats))
    place, (x, y) = layout.hand(seats), layout.hand_spot(seats)
    holder = seat if acting < 0 else acting
    parts.append(at(place.x - place.width / 2 + 22, place.y - place.height / 2 + 22, picture.seat_disc(holder, 1.15)))
    if s.held:
        parts.append(piece("held", x, y, in_row(s.held), HELD_SCALE, same=f"kind-{s.held}"))
    elif seat in won:
        parts.append(at(x, y + 2, picture.crown(2)))
    elif s.phase != ORDERING:
        parts.append(at(x, y + 4, picture.pawn(holder, s.phase == TAKING), 1.25))
    return parts + [picture.enlarges(other, layout.mini(seats, i)[0]) for i, other in enumerate(others)]


@cache
def coordinates(seats: int) -> str:
    """The names of the cells of the large chart, and the numbers of the spaces of the row, small: the log uses them."""
    size, d = layout.corner_of(seats, -1)[2], ""
    for cell, (file, rank) in enumerate(CELL_NAMES):
        x, y = layout.cell_spot(seats, cell)
        d += path("", picture.FILES[file], x - size * 0.36, y + size * 0.36, 0.8)
        d += path("", picture.NUMERALS[int(rank)], x - size * 0.36 + 11, y + size * 0.36, 0.8)
    aside = 50 * layout.row_scale(seats) + 9
    for i in range(CURRENT[seats]):
        x, y = layout.space(seats, i)
        d += path("", picture.NUMERALS[i + 1], x - aside, y - 40, 0.8)
    return f'<g class="letter trail">{d}</g>'


def placed_chart(s: State, seat: int, i: int) -> str:
    """A seat's chart where it lies; i = -1 is the large one."""
    x, y, cell = layout.corner_of(s.seats, i)
    return piece(f"chart-{seat}", x, y, chart(tuple(s.chart[seat]), tuple(s.lines[seat]), seat), round(cell / 100, 3))


def mini_head(seats: int, i: int, seat: int, points: int, is_acting: bool, has_won: bool) -> str:
    """The panel of another seat's chart: whose it is, its points, and whether it is to act or has won."""
    place, _ = layout.mini(seats, i)
    sign, total, crown = layout.mini_head(seats, i)
    look = sheet(place) + at(*sign, picture.seat_disc(seat, 1.2))
    if is_acting:
        look += path("turn", box(place.width - 6, place.height - 6, 17, place.x, place.y))
    look += at(*total, picture.figures(str(points), 1.3))
    return picture.one(look + (at(*crown, picture.crown(0.9)) if has_won else ""))


@lru_cache(maxsize=512)
def ledger(seats: int, points: tuple[int, ...], sides: tuple[int, ...]) -> str:
    """The points of the large chart by what scores, and their sum."""
    look = ""
    for what, found in enumerate(points):
        x, y = layout.ledger_spot(seats, what)
        look += at(x, y - 15, picture.explained(f"score-{what}", score_sign(what, sides[what])), 0.9)
        look += at(x, y + 21, picture.figures(str(found), 1.2, "count" if found else "letter"))
    x, y = layout.ledger_spot(seats, SCORED)
    return picture.one(look + at(x, y + 8, picture.figures(str(sum(points)), 1.5 if sum(points) < 100 else 1.2)))


def rows_size(seats: int) -> tuple[int, int]:
    """Width and height of the picture of the points by what scores."""
    return 760, ROW_HEAD + seats * ROW + 8


def rows(s: State) -> list[str]:
    """The points by what scores: a column for each, in the book's order, and a row for each seat."""
    sides, won = layout.sides_of(s), layout.winners(s)
    signs = [picture.explained(f"score-{what}", score_sign(what, sides[what])) for what in range(SCORED)]
    look = [at(108 + 65 * what, 36, sign) for what, sign in enumerate(signs)]
    for seat, found in enumerate(layout.books(s)):
        is_next = s.phase in (TAKING, PLACING) and seat == s.order[s.at]
        look.append(_points_row(seat, found, is_next, seat in won))
    return look


@lru_cache(maxsize=256)
def _points_row(seat: int, found: tuple[int, ...], is_next: bool, has_won: bool) -> str:
    height = ROW - 8
    y = ROW_HEAD + ROW * seat + height / 2
    look = sheet(Place(380, y, 744, height), 16)
    if is_next:
        look += path("turn", box(736, height - 8, 13, 380, y))
    look += at(44, y, picture.seat_disc(seat, 1.25)) + at(712, y, picture.figures(str(sum(found)), 1.5))
    for what, points in enumerate(found):
        look += at(108 + 65 * what, y, picture.figures(str(points), 1.1, "count" if points else "letter"))
    return picture.one(look + (at(712, y - 24, picture.crown(0.8)) if has_won else ""))


# -- standing alone


def outcome_icon(s: State, action: int) -> str:
    """The inner SVG of a choice, to be seen in a box -40 -44 80 88: a standee or a tile."""
    if s.phase == ORDERING:
        return picture.seat_disc(action, 2.2)
    kind, way = s.held, (action - PLACE) // CELLS
    if s.phase != PLACING:
        kind, way = action if s.phase == FILLING else s.current[action], 0
    return at(0, 0, tile(kind, LINES[kind][way]), 0.82)


def carried_by(s: State) -> str:
    """The charts of a state, for programs to read back; nothing as long as all are empty."""
    charts = [(s.chart[seat], s.lines[seat]) for seat in range(s.seats) if any(s.chart[seat])]
    return written(charts, layout.sides_of(s)[REFERENCES:], bool(s.flip)) if charts else ""


svg = picture.Alone(layout.BOARD_SIZE, board, overlay, rows_size, rows, layout.GAP, carried_by, board_of)
"""One picture that stands alone, for notebooks and pages; it carries the charts."""
