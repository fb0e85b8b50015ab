"""What lies where in the picture of Twinkle Twinkle, and what of a state it tells: whose chart, points, who is next."""

from functools import cache

from tumblestar.games.twinkle_twinkle import rules
from tumblestar.games.twinkle_twinkle.parts import COLUMNS, CURRENT, ROWS, STANDEES
from tumblestar.games.twinkle_twinkle.scoring import SCORED
from tumblestar.picture import Place

Point = tuple[float, float]

BOARD_SIZE = (760, 980)
"""As high as a phone has room for, beside the message and the buttons; 80 units are 40 pixels there."""
EDGE, GAP = 8, 8
STRIP_Y, STRIP_HEIGHT = 38, 60
ROW_Y, ROW_HEIGHT = 138, 124
NEXT_Y, NEXT_HEIGHT = 251, 84
AREA_TOP, AREA_BOTTOM = 302, 972
CELL = 108
"""The size of the large chart's cells."""
MAIN_WIDTH, MAIN_BOTTOM = CELL * COLUMNS + 24, AREA_TOP + CELL * ROWS + 24
LEDGER_TOP = MAIN_BOTTOM + GAP
HAND_WIDTH, HELD_WIDTH = 192, 108
HEAD = 40
"""What says whose another seat's chart is: a line over it, or with four seats a column beside it."""


# -- what lies where


@cache
def space(seats: int, i: int) -> Point:
    """The middle of a space of the current row; that of the next row is below."""
    count = CURRENT[seats]
    return 380 + (i - (count - 1) / 2) * row_step(seats), ROW_Y


@cache
def row_step(seats: int) -> float:
    """How far it is from space to space."""
    return min(144.0, 736 / CURRENT[seats])


def row_scale(seats: int) -> float:
    """How large the tiles of the current row are."""
    return round(min(1.06, row_step(seats) / 112), 2)


def next_scale(seats: int) -> float:
    """How large the tiles of the next row are."""
    return round(row_scale(seats) * 0.72, 2)


@cache
def main(seats: int) -> tuple[Place, float]:
    """The panel of the large chart, and how large its cells are."""
    middle, down = 380 if seats == 1 else EDGE + MAIN_WIDTH / 2, MAIN_BOTTOM - AREA_TOP
    return Place(middle, AREA_TOP + down / 2, MAIN_WIDTH, down), CELL


def mini(seats: int, i: int) -> tuple[Place, float]:
    """The panel of the i-th of the other charts, and how large its cells are."""
    left = EDGE + MAIN_WIDTH + GAP
    width = BOARD_SIZE[0] - EDGE - left
    room = (MAIN_BOTTOM - AREA_TOP - (seats - 2) * GAP) / (seats - 1)
    head, aside = (0, 2 * HEAD) if seats == rules.MOST_SEATS else (HEAD, 0)
    cell = min((width - aside - 14) / COLUMNS, (room - head - 14) / ROWS)
    height = head + cell * ROWS + 14
    return Place(left + width / 2, AREA_TOP + height / 2 + i * (height + GAP), width, height), cell


def mini_head(seats: int, i: int) -> tuple[Point, Point, Point]:
    """Where a small chart's panel has the sign of its seat, its points, and the crown of who has won."""
    place, _ = mini(seats, i)
    left, top = place.x - place.width / 2, place.y - place.height / 2
    if seats == rules.MOST_SEATS:
        return (left + 50, top + 36), (left + 50, top + 84), (left + 50, top + 128)
    return (left + 28, top + 23), (left + place.width - 34, top + 23), (place.x, top + 22)


def corner_of(seats: int, i: int) -> tuple[float, float, float]:
    """Where the first cell of a chart begins, and the size of its cells; i = -1 is the large one."""
    if i < 0:
        place, cell = main(seats)
        return place.x - cell * COLUMNS / 2, place.y - cell * ROWS / 2, cell
    place, cell = mini(seats, i)
    aside = HEAD if seats == rules.MOST_SEATS else 0
    return place.x + aside - cell * COLUMNS / 2, place.y + place.height / 2 - 7 - cell * ROWS, cell


def cell_spot(seats: int, cell: int) -> Point:
    """The middle of a cell of the large chart."""
    x, y, size = corner_of(seats, -1)
    return x + (cell % COLUMNS + 0.5) * size, y + (cell // COLUMNS + 0.5) * size


def hand(seats: int) -> Place:
    """Where the tile in hand lies, or the standee to act stands."""
    return Place(EDGE + HAND_WIDTH / 2, (LEDGER_TOP + AREA_BOTTOM) / 2, HAND_WIDTH, AREA_BOTTOM - LEDGER_TOP)


def hand_spot(seats: int) -> Point:
    """Where the tile in hand lies; beside it is room to turn it over."""
    place = hand(seats)
    return place.x - (HAND_WIDTH - HELD_WIDTH) / 2, place.y


def ledger_spot(seats: int, what: int) -> Point:
    """Where the points of one thing that is scored stand; SCORED is the sum."""
    place = hand(seats)
    left = place.x + place.width / 2 + GAP
    width = BOARD_SIZE[0] - EDGE - left
    return left + (what + 0.5) * width / (SCORED + 1), place.y


def large(s: rules.State) -> int:
    """The seat whose chart is large for those who have none of their own: the one to act, or who won."""
    if s.phase == rules.ENDED:
        shares = [rules.win_share(s, seat) for seat in range(s.seats)]
        return shares.index(max(shares))
    return max(0, acting(s))


def acting(s: rules.State) -> int:
    """The seat whose turn it is, or -1 before the first turn and after the last."""
    return -1 if s.phase in (rules.ORDERING, rules.ENDED) else s.order[s.at]


def others(s: rules.State, large: int) -> list[int]:
    """The seats of the small charts, in the order of seats after the large one."""
    return [(large + 1 + i) % s.seats for i in range(s.seats - 1)]


# -- points


def sides_of(s: rules.State) -> tuple[int, ...]:
    """The side in play of each thing that is scored."""
    return tuple(rules.side_in_play(s, what) for what in range(SCORED))


def books(s: rules.State) -> list[tuple[int, ...]]:
    """The points of all seats."""
    sides = sides_of(s)
    return [rules.scores_of(tuple(s.chart[seat]), tuple(s.lines[seat]), sides) for seat in range(s.seats)]


def winners(s: rules.State) -> list[int]:
    """The seats that have won."""
    return [seat for seat in range(s.seats) if rules.win_share(s, seat) > 0] if s.phase == rules.ENDED else []


# -- turn order


ORDER_FROM, COMING_FROM = 44, 304


def order_step(seats: int) -> float:
    """How far it is from place to place of a turn order."""
    return min(54.0, 162 / max(1, seats * STANDEES[seats] - 1))


def order_spot(seats: int, i: int, coming: bool = False) -> Point:
    """Where the i-th place of a turn order is: of this round, or of the coming one."""
    return (COMING_FROM if coming else ORDER_FROM) + i * order_step(seats), STRIP_Y


def coming(s: rules.State, space_: int = -1) -> tuple[int, ...]:
    """The seats that have taken a tile by the places of the tiles, and the one to act as if it took that of a space."""
    seats: list[int] = list(s.standing[: CURRENT[s.seats]])
    if space_ >= 0:
        seats[space_] = s.order[s.at]
    return tuple(seat for seat in seats if seat != rules.NOBODY)
