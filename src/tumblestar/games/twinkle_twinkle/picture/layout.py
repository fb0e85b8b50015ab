"""What lies where in the parts of Twinkle Twinkle's picture and in their composition, and what of a state it tells."""

from functools import cache

from tumblestar.games.twinkle_twinkle import rules
from tumblestar.games.twinkle_twinkle.parts import COLUMNS, CURRENT, ROWS, STANDEES
from tumblestar.games.twinkle_twinkle.scoring import SCORED
from tumblestar.picture import Panel, Place, Spot, Standing

Point = tuple[float, float]

# -- the parts: spaces, cells and the tile in hand are 100 wide

ROW, NEXT, ORDER, HAND, CHART = "row", "next", "order", "hand", "chart"
UNIT = 100
NEXT_HEIGHT, NEXT_SCALE = 76, 0.76
"""Tiles of the next row are smaller, so that they lie under the spaces to which they will move."""
CHART_SIZE = (COLUMNS * UNIT, ROWS * UNIT)
COUNT_HEIGHT, COMING_HEIGHT = 34, 28


def chart_name(seat: int) -> str:
    """The name of the part with a seat's chart."""
    return f"{CHART}-{seat + 1}"


@cache
def sizes(seats: int) -> dict[str, tuple[int, int]]:
    """Width and height of each part."""
    wide = CURRENT[seats] * UNIT
    found = {ROW: (wide, UNIT), NEXT: (wide, NEXT_HEIGHT), ORDER: (UNIT, coming_from(seats) + COMING_HEIGHT)}
    return {**found, HAND: (UNIT, UNIT), **{chart_name(seat): CHART_SIZE for seat in range(seats)}}


def space(i: int) -> Point:
    """The middle of a space of the current row."""
    return (i + 0.5) * UNIT, UNIT / 2


def next_spot(i: int) -> Point:
    """The middle of a place of the next row, by the space of the current row to which it moves."""
    return (i + 0.5) * UNIT, NEXT_HEIGHT / 2


def middle(cell: int) -> Point:
    """The middle of a cell of a chart."""
    return cell % COLUMNS * UNIT + UNIT / 2, cell // COLUMNS * UNIT + UNIT / 2


MIDDLE = (UNIT / 2, UNIT / 2)
"""Where the tile in hand lies."""


def standees(seats: int) -> int:
    """How many standees are in the turn order."""
    return seats * STANDEES[seats]


def order_spot(i: int) -> Point:
    """Where the i-th place of this round's turn order is."""
    return 26 + 48 * (i % 2), 26 + 48 * (i // 2)


def count_spot(seats: int) -> Point:
    """Where the round stands, below the order."""
    return UNIT / 2, order_spot(standees(seats) - 1)[1] + 26 + COUNT_HEIGHT / 2


def coming_from(seats: int) -> int:
    """Where the order of the coming round begins."""
    return round(count_spot(seats)[1] + COUNT_HEIGHT / 2)


def coming_spot(seats: int, i: int) -> Point:
    """Where the i-th place of the coming round's turn order is."""
    count = standees(seats)
    return UNIT / 2 + (i - (count - 1) / 2) * min(25, UNIT / count), coming_from(seats) + COMING_HEIGHT / 2


# -- the composition

BOARD_SIZE = (760, 980)
"""As high as a phone has room for, beside the message and the buttons; 80 units are 40 pixels there."""
EDGE, GAP = 8, 8
TOP = Place(380, 151, 744, 286)
"""Rows, turn order and bag."""
ROWS_WIDTH, ROWS_TOP = 596, 44
AREA_TOP, AREA_BOTTOM = 302, 972
CELL = 108
"""The size of the large chart's cells."""
MAIN_WIDTH, MAIN_BOTTOM = CELL * COLUMNS + 24, AREA_TOP + CELL * ROWS + 24
HAND_TOP = MAIN_BOTTOM + GAP
HAND_WIDTH, HAND_SIZE = 192, 90
HEAD = 40
"""What says whose another seat's chart is: a line over it, or with four seats a column beside it."""


@cache
def places(seats: int, seat: int) -> dict[str, Spot]:
    """Where the parts are in the composition that has a seat's chart large."""
    scale = row_scale(seats)
    left = EDGE + 16 + (ROWS_WIDTH - CURRENT[seats] * UNIT * scale) / 2
    found = {ROW: Spot(left, ROWS_TOP, scale), NEXT: Spot(left, ROWS_TOP + UNIT * scale + GAP, scale)}
    found[ORDER] = Spot(634, 22, 1.1)
    place = hand()
    x, y = place.x - HAND_SIZE / 2 + 10, place.y - HAND_SIZE / 2
    found[HAND] = Spot(x, y, HAND_SIZE / UNIT)
    for i, other in [*enumerate(others(seats, seat)), (-1, seat)]:
        x, y, cell = corner_of(seats, i)
        found[chart_name(other)] = Spot(x, y, round(cell / UNIT, 3))
    return found


def row_scale(seats: int) -> float:
    """How large the rows are."""
    return round(min(1.3, ROWS_WIDTH / CURRENT[seats] / UNIT), 2)


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


@cache
def panels(seats: int, large: int) -> dict[int, Panel]:
    """The panels of the seats: under the small charts, and that of the large one beside the tile in hand."""
    line = 0 if seats == rules.MOST_SEATS else 23
    found = {seat: Panel(mini(seats, i)[0], line) for i, seat in enumerate(others(seats, large))}
    left = EDGE + HAND_WIDTH + GAP
    place = Place((left + BOARD_SIZE[0] - EDGE) / 2, hand().y, BOARD_SIZE[0] - EDGE - left, hand().height)
    return found | {large: Panel(place, 48)}


def corner_of(seats: int, i: int) -> tuple[float, float, float]:
    """Where the first cell of a chart begins, and the size of its cells; i = -1 is the large one."""
    if i < 0:
        place, cell = main(seats)
        return place.x - cell * COLUMNS / 2, place.y - cell * ROWS / 2, cell
    place, cell = mini(seats, i)
    aside = HEAD if seats == rules.MOST_SEATS else 0
    return place.x + aside - cell * COLUMNS / 2, place.y + place.height / 2 - 7 - cell * ROWS, cell


def hand() -> Place:
    """Where the tile in hand lies, or the standee to act stands."""
    return Place(EDGE + HAND_WIDTH / 2, (HAND_TOP + AREA_BOTTOM) / 2, HAND_WIDTH, AREA_BOTTOM - HAND_TOP)


# -- what a state says


def acting(s: rules.State) -> int:
    """The seat whose turn it is, or -1 before the first turn and after the last."""
    return -1 if s.phase in (rules.ORDERING, rules.ENDED) else s.order[s.at]


def others(seats: int, large: int) -> list[int]:
    """The seats of the small charts, in the order of seats after the large one."""
    return [(large + 1 + i) % seats for i in range(seats - 1)]


def sides_of(s: rules.State) -> tuple[int, ...]:
    """The side in play of each thing that is scored."""
    return tuple(rules.side_in_play(s, what) for what in range(SCORED))


def book(s: rules.State, seat: int) -> tuple[int, ...]:
    """The points of a seat by what scores."""
    return rules.scores_of(tuple(s.chart[seat]), tuple(s.lines[seat]), sides_of(s))


def standing(s: rules.State) -> Standing:
    """How the seats stand."""
    winners = [seat for seat in range(s.seats) if rules.win_share(s, seat) > 0]
    return Standing([sum(book(s, seat)) for seat in range(s.seats)], acting(s), winners)


def coming(s: rules.State) -> tuple[int, ...]:
    """The seats that have taken a tile, by the places of the tiles: the order of the coming round so far."""
    return tuple(seat for seat in s.standing[: CURRENT[s.seats]] if seat != rules.NOBODY)
