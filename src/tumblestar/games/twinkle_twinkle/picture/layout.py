"""What lies where in the picture of Twinkle Twinkle, and what of a state it tells: whose chart, points, who is next."""

from functools import cache

from tumblestar.games.twinkle_twinkle.parts import COLUMNS, CURRENT, ROWS, STANDEES
from tumblestar.games.twinkle_twinkle.rules import ENDED, NOBODY, ORDERING, State, scores_of, side_in_play, win_share
from tumblestar.games.twinkle_twinkle.scoring import REFERENCES, SCORED
from tumblestar.picture import Place

Point = tuple[float, float]

BOARD_SIZE = (760, 1192)
EDGE, GAP = 8, 10
STRIP_Y, STRIP_HEIGHT = 42, 68
ROW_Y, ROW_HEIGHT = 154, 136
NEXT_Y, NEXT_HEIGHT = 282, 100
AREA_TOP, AREA_BOTTOM = 342, 1184
MAIN_WIDTH, MAIN_BOTTOM = 544, 1014
LEDGER_TOP = 1024
HAND_WIDTH = 136
HEAD = 40
"""The line over another seat's chart that says whose it is."""


# ------------------------------------------------------------------------------------------------ what lies where


@cache
def space(seats: int, i: int) -> Point:
    """The middle of a space of the current row; that of the next row is below."""
    count = CURRENT[seats]
    return 380 + (i - (count - 1) / 2) * row_step(seats), ROW_Y


@cache
def row_step(seats: int) -> float:
    """How far it is from space to space."""
    return min(144.0, 736 / CURRENT[seats])


@cache
def row_scale(seats: int) -> float:
    """How large the tiles of the current row are."""
    return round(min(1.18, row_step(seats) / 112), 2)


@cache
def next_scale(seats: int) -> float:
    """How large the tiles of the next row are."""
    return round(row_scale(seats) * 0.72, 2)


@cache
def main(seats: int) -> tuple[Place, float]:
    """The panel of the large chart, and how large its cells are."""
    width = BOARD_SIZE[0] - 2 * EDGE if seats == 1 else MAIN_WIDTH
    cell = min((width - 24) / COLUMNS, (MAIN_BOTTOM - AREA_TOP - 24) / ROWS)
    across, down = cell * COLUMNS + 24, cell * ROWS + 24
    middle = 380 if seats == 1 else EDGE + MAIN_WIDTH / 2
    return Place(middle, AREA_TOP + down / 2, across, down), cell


@cache
def mini(seats: int, i: int) -> tuple[Place, float]:
    """The panel of the i-th of the other charts, and how large its cells are."""
    left = EDGE + MAIN_WIDTH + GAP
    width = BOARD_SIZE[0] - EDGE - left
    room = (AREA_BOTTOM - AREA_TOP - 2 * GAP) / 3
    cell = min((width - 14) / COLUMNS, (room - HEAD - 14) / ROWS)
    height = HEAD + cell * ROWS + 14
    return Place(left + width / 2, AREA_TOP + height / 2 + i * (height + GAP), width, height), cell


def corner_of(seats: int, i: int) -> tuple[float, float, float]:
    """Where the first cell of a chart begins, and the size of its cells; i = -1 is the large one."""
    if i < 0:
        place, cell = main(seats)
        return place.x - cell * COLUMNS / 2, place.y - cell * ROWS / 2, cell
    place, cell = mini(seats, i)
    return place.x - cell * COLUMNS / 2, place.y + place.height / 2 - 7 - cell * ROWS, cell


def cell_spot(seats: int, cell: int) -> Point:
    """The middle of a cell of the large chart."""
    x, y, size = corner_of(seats, -1)
    return x + (cell % COLUMNS + 0.5) * size, y + (cell // COLUMNS + 0.5) * size


@cache
def hand(seats: int) -> Place:
    """Where the tile in hand lies, or the standee to act stands."""
    left = main(seats)[0].x - MAIN_WIDTH / 2
    return Place(left + HAND_WIDTH / 2, (LEDGER_TOP + AREA_BOTTOM) / 2, HAND_WIDTH, AREA_BOTTOM - LEDGER_TOP)


@cache
def ledger_spot(seats: int, what: int) -> Point:
    """Where the points of one thing that is scored stand; SCORED is the sum."""
    place = hand(seats)
    left = place.x + place.width / 2 + GAP
    width = MAIN_WIDTH - HAND_WIDTH - GAP
    column = 4 if what == SCORED else what if what < REFERENCES else what - REFERENCES
    row = what >= REFERENCES and what < SCORED
    return left + (column + 0.5) * width / 5, place.y + (40 if row else -40)


def large(s: State) -> int:
    """The seat whose chart is large for those who have none of their own: the one to act, or who won."""
    if s.phase == ENDED:
        shares = [win_share(s, seat) for seat in range(s.seats)]
        return shares.index(max(shares))
    return max(0, acting(s))


def acting(s: State) -> int:
    """The seat whose turn it is, or -1 before the first turn and after the last."""
    return -1 if s.phase in (ORDERING, ENDED) else s.order[s.at]


def others(s: State, large: int) -> list[int]:
    """The seats of the small charts, in the order of seats after the large one."""
    return [(large + 1 + i) % s.seats for i in range(s.seats - 1)]


# ------------------------------------------------------------------------------------------------ points


def sides_of(s: State) -> tuple[int, ...]:
    """The side in play of each thing that is scored."""
    return tuple(side_in_play(s, what) for what in range(SCORED))


def books(s: State) -> list[tuple[int, ...]]:
    """The points of all seats."""
    sides = sides_of(s)
    return [scores_of(tuple(s.chart[seat]), tuple(s.lines[seat]), sides) for seat in range(s.seats)]


def winners(s: State) -> list[int]:
    """The seats that have won."""
    return [seat for seat in range(s.seats) if win_share(s, seat) > 0] if s.phase == ENDED else []


# ------------------------------------------------------------------------------------------------ turn order


ORDER_FROM, COMING_FROM = 44, 304


@cache
def order_step(seats: int) -> float:
    """How far it is from place to place of a turn order."""
    return min(54.0, 162 / max(1, seats * STANDEES[seats] - 1))


def order_spot(seats: int, i: int, coming: bool = False) -> Point:
    """Where the i-th place of a turn order is: of this round, or of the coming one."""
    return (COMING_FROM if coming else ORDER_FROM) + i * order_step(seats), STRIP_Y


def coming(s: State, space_: int = -1) -> tuple[int, ...]:
    """The seats that have taken a tile by the places of the tiles, and the one to act as if it took that of a space."""
    seats: list[int] = list(s.standing[: CURRENT[s.seats]])
    if space_ >= 0:
        seats[space_] = s.order[s.at]
    return tuple(seat for seat in seats if seat != NOBODY)
