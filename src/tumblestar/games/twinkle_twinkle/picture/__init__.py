"""Twinkle Twinkle as a picture: both rows of tiles, the order of turns, the tile in hand and the charts, as `parts`.

The composition of them has the chart of one seat large: `board_of`, and `board` that of the seat to act. Parts are the
same for all who see them, in every language; `overlay` is made for one viewer. `rows` are the points by what scores.
`svg` is a picture that stands alone.
"""

from collections.abc import Iterator
from functools import cache, lru_cache

from tumblestar import picture
from tumblestar.contract.pictures import Parts, Score
from tumblestar.games.twinkle_twinkle.parts import CELLS, CURRENT, EMPTY, LINES, NEXT, ROUNDS
from tumblestar.games.twinkle_twinkle.picture import layout, overlays
from tumblestar.games.twinkle_twinkle.picture.layout import chart_name
from tumblestar.games.twinkle_twinkle.picture.overlays import turning as turning
from tumblestar.games.twinkle_twinkle.picture.shapes import (
    bag_sign,
    chart,
    coordinates,
    ghost,
    in_row,
    score_sign,
    tile,
    written,
)
from tumblestar.games.twinkle_twinkle.rules import ENDED, FILLING, NOBODY, ORDERING, PLACE, PLACING, TAKING, State
from tumblestar.games.twinkle_twinkle.scoring import REFERENCES
from tumblestar.picture import Composition, at, box, disc, path, piece, sheet

COVER = (3, 503, 466, 291)
"""What of the board the shelf shows, after a game between greedy players: a chart."""


# -- the parts


def draw(s: State) -> dict[str, list[str]]:
    """What lies in the parts."""
    found = {
        layout.ROW: [row_ground(s.seats), *current_row(s)],
        layout.NEXT: [next_ground(s.seats), *next_row(s)],
        layout.ORDER: [turn_order(s), round_count(min(s.round + 1, ROUNDS[s.seats]), ROUNDS[s.seats], s.seats)],
        layout.HAND: [in_hand(s.held)],
    }
    for seat in range(s.seats):
        empty = tuple(cell for cell in range(CELLS) if s.chart[seat][cell] == EMPTY)
        found[chart_name(seat)] = [whole_chart(s, seat), coordinates(empty)]
    return found


@cache
def row_ground(seats: int) -> str:
    """The spaces of the current row."""
    return path("cell", "".join(box(92, 92, 12, *layout.space(i)) for i in range(CURRENT[seats])))


def current_row(s: State) -> Iterator[str]:
    """The tiles of the current row, and the standees on the spaces whose tiles they took."""
    for i in range(CURRENT[s.seats]):
        x, y = layout.space(i)
        if s.standing[i] != NOBODY:
            yield at(x, y - 1, picture.pawn(s.standing[i]), 1.16)
        elif s.current[i]:
            name = f"row-{s.round}-{i - 1}" if i else f"row-{s.round}-left"
            yield piece(name, x, y, in_row(s.current[i]), same=f"kind-{s.current[i]}")


@cache
def next_ground(seats: int) -> str:
    """The places of the next row, under the spaces to which its tiles move; the tile left over moves to the first."""
    places = "".join(box(92, 70, 12, *layout.next_spot(i)) for i in range(1, CURRENT[seats]))
    arrow = path("hit", box(92, 70, 12)) + path("letter", "M-16 14V0a14 14 0 0 1 28 0V-12M3-4L12-14 21-4", -2, 2)
    return picture.one(path("cell2", places) + at(*layout.next_spot(0), picture.explained("left", arrow)))


def next_row(s: State) -> Iterator[str]:
    """The tiles of the next row, and the last one of the current row where it will lie."""
    for i in range(NEXT[s.seats]):
        if s.next[i]:
            drawn, same = f'<g class="ghost">{in_row(s.next[i])}</g>', f"kind-{s.next[i]}"
            yield piece(f"row-{s.round + 1}-{i}", *layout.next_spot(i + 1), drawn, layout.NEXT_SCALE, same=same)
    left = [kind for kind in s.current[: CURRENT[s.seats]] if kind]
    if s.phase in (TAKING, PLACING) and len(left) == 1:
        yield at(*layout.next_spot(0), ghost(left[0]), layout.NEXT_SCALE)


def turn_order(s: State) -> str:
    """The turn order of this round, and what is known of the coming one."""
    order: tuple[int, ...] = tuple(s.order[: layout.standees(s.seats)])
    placed = s.at if s.phase in (TAKING, PLACING) else len(order) if s.phase == ENDED else -1
    return _order(s.seats, order, placed, layout.coming(s))


@lru_cache(maxsize=512)
def _order(seats: int, order: tuple[int, ...], placed: int, coming: tuple[int, ...]) -> str:
    look, rings = "", ""
    for i, seat in enumerate(order):
        x, y = layout.order_spot(i)
        if seat == NOBODY:
            rings += disc(17, x, y)
            continue
        if i == placed:
            look += path("turn", disc(23, x, y))
        sign = picture.explained("standee", picture.seat_disc(seat, 1.35))
        look += at(x, y, sign, look="quiet" if i < placed else "")
    for i in range(len(order)):
        x, y = layout.coming_spot(seats, i)
        if i < len(coming):
            look += at(x, y, picture.seat_disc(coming[i], 0.72))
        else:
            rings += disc(8, x, y)
    return picture.one(path("rule", rings) + look)


@cache
def round_count(rounds: int, most: int, seats: int) -> str:
    """The round, of how many."""
    x, y = layout.count_spot(seats)
    left, right = 22 * len(str(rounds)), 17 * len(str(most))
    begin = x - (left + 14 + right) / 2
    look = path("hit", box(96, 32, 8, x, y)) + at(begin + left / 2, y, picture.figures(str(rounds), 1.55))
    look += path("letter", f"M{picture.pair(begin + left + 3, y + 10)}L{picture.pair(begin + left + 11, y - 10)}")
    look += at(begin + left + 14 + right / 2, y + 2, picture.figures(str(most), 1.2, "letter"))
    return picture.explained("round", look)


@cache
def in_hand(kind: int) -> str:
    """The tile in hand, or where it would lie."""
    if not kind:
        return path("rule", box(84, 84, 10, *layout.MIDDLE))
    return piece("held", *layout.MIDDLE, in_row(kind), same=f"kind-{kind}")


def whole_chart(s: State, seat: int) -> str:
    """A seat's chart."""
    return piece(f"cells-{seat}", 0, 0, chart(tuple(s.chart[seat]), tuple(s.lines[seat]), seat))


@cache
def small_sign(what: int, side: int) -> str:
    """The sign of what scores, as small as a card has it."""
    return at(-3, 0, score_sign(what, side), 0.76)


def scores(s: State, seat: int) -> list[Score]:
    """What a seat's points come from, in the book's order."""
    signs = (small_sign(what, side) for what, side in enumerate(layout.sides_of(s)))
    points = layout.book(s, seat)
    return [Score(f"score-{what}", sign, points[what]) for what, sign in enumerate(signs)]


parts = Parts(layout.sizes, draw, overlays.overlay, overlays.gains, overlays.action_at, scores)


# -- the composition


def ground(s: State, seat: int) -> list[str]:
    """The bare table, and the standee that is to act, where the tile in hand lies."""
    found, (left, top, size) = [panels_of_parts(s.seats), bag(sum(s.bag))], layout.places(s.seats, seat)[layout.HAND]
    if s.phase == TAKING:
        middle = size * layout.UNIT / 2
        found.append(at(left + middle, top + middle, picture.pawn(layout.acting(s), True), 0.95))
    return found


@cache
def panels_of_parts(seats: int) -> str:
    """The panels under the rows, the large chart and the hand."""
    return picture.one(sheet(layout.TOP, 24) + sheet(layout.main(seats)[0], 24) + sheet(layout.hand()))


@cache
def bag(tiles: int) -> str:
    """The bag and how many tiles are in it."""
    x, y = layout.places(1, 0)[layout.ORDER][0] + 30, layout.TOP.y + layout.TOP.height / 2 - 34
    sign = at(x, y, picture.explained("bag", bag_sign()), 0.95)
    return picture.one(sign + at(x + 42, y, picture.figures(str(tiles))))


composition = Composition(layout.BOARD_SIZE, parts, layout.places, layout.panels, ground, layout.standing)
BOARD_SIZE, board, board_of = composition.size, composition.board, composition.board_of
overlay, gains, action_at = composition.overlay, composition.gains, composition.action_at
rows, rows_size = composition.rows, composition.rows_size


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


svg = picture.Alone(BOARD_SIZE, board, overlay, rows_size, rows, layout.GAP, carried_by, board_of)
"""One picture that stands alone, for notebooks and pages; it carries the charts."""
