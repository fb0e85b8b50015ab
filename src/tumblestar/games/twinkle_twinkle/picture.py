"""Twinkle Twinkle as a picture: both rows of tiles, the chart of the seat to act, and the other charts beside it.

`board` is the same for every viewer and language; `overlay` is made for one viewer and lies on it; `heat` lies between
them for those who want hints; `rows` are the points by what scores. `svg` and `chart_svg` are pictures that stand
alone.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from tumblestar import picture
from tumblestar.games.twinkle_twinkle.box import CLASSES
from tumblestar.games.twinkle_twinkle.notation import chart_lines
from tumblestar.games.twinkle_twinkle.parts import (
    ALL_WAYS,
    CELLS,
    CLASS,
    COLUMNS,
    CURRENT,
    DIGEST,
    EMPTY,
    GAME,
    KINDS,
    LINES,
    NEAR,
    NEXT,
    NOVA,
    NOVA_POINTS,
    PLAIN_WAYS,
    ROUNDS,
    ROWS,
    SLOW,
    STANDEES,
    STAR,
)
from tumblestar.games.twinkle_twinkle.rules import (
    ENDED,
    FILLING,
    NOBODY,
    ORDERING,
    PLACE,
    PLACING,
    TAKING,
    share,
    side_in_play,
    ways_of,
)
from tumblestar.games.twinkle_twinkle.scoring import (
    NOVA_SCORE,
    REFERENCES,
    SCORED,
    constellation_cells,
    novas,
    reference_points,
    score,
)
from tumblestar.games.twinkle_twinkle.worth import best_of_kinds, placements
from tumblestar.picture import at, box, disc, path, piece, spark
from tumblestar.theme import LINK_TINTS

Leg = tuple[Any, ...]
Point = tuple[float, float]

BOARD_SIZE = (760, 1192)
COVER = (0, 342, 560, 560)
"""What of the board the shelf shows, after a game between greedy players: a chart."""
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
ROW, ROW_HEAD = 60, 64
RAYS = tuple((x, y) for x, y in ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)))
"""The way to each port, N first, clockwise."""


class Place(NamedTuple):
    """A part of the table: its middle and its size."""

    x: float
    y: float
    width: float
    height: float


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


def large(s: Any) -> int:
    """The seat whose chart is drawn large: the one to act, or who won."""
    if s.phase == ENDED:
        shares = [share(s, seat) for seat in range(s.seats)]
        return shares.index(max(shares))
    return 0 if s.phase == ORDERING else int(s.order[s.at])


def others(s: Any) -> list[int]:
    """The seats of the small charts, in order."""
    seat = large(s)
    return [(seat + 1 + i) % s.seats for i in range(s.seats - 1)]


# ------------------------------------------------------------------------------------------------ points


@lru_cache(maxsize=1024)
def points_of(kinds: tuple[int, ...], lines: tuple[int, ...], sides: tuple[int, ...]) -> tuple[int, ...]:
    """What a chart brings by each thing that is scored, in the book's order."""
    return tuple(int(score(kinds, lines, what, side)) for what, side in enumerate(sides))


def sides_of(s: Any) -> tuple[int, ...]:
    """The side in play of each thing that is scored."""
    return tuple(side_in_play(s, what) for what in range(SCORED))


def books(s: Any) -> list[tuple[int, ...]]:
    """The points of all seats."""
    sides = sides_of(s)
    return [points_of(tuple(s.chart[seat]), tuple(s.lines[seat]), sides) for seat in range(s.seats)]


def winners(s: Any) -> list[int]:
    """The seats that have won."""
    return [seat for seat in range(s.seats) if share(s, seat) > 0] if s.phase == ENDED else []


# ------------------------------------------------------------------------------------------------ tiles


def glass(colour: str, tone: int, d: str) -> str:
    """A pane of coloured glass."""
    return f'<g class="{colour}">{path(f"t{tone}", d)}</g>'


def _asteroids() -> str:
    stones = (
        ("M-30-6L-22-20-6-22 2-10-4 4-20 8Z", "M-30-6L-20-4-4 4-20 8Z"),
        ("M6 0L18-8 32-2 34 12 22 22 8 16Z", "M6 0L20 8 34 12 22 22 8 16Z"),
        ("M-24 20L-14 13-3 18-4 29-16 33-25 28Z", "M-24 20L-13 24-4 29-16 33-25 28Z"),
        ("M14-32L24-34 30-26 24-19 14-21Z", "M14-32L22-26 24-19 14-21Z"),
    )
    whole, dark = ("".join(stone[i] for stone in stones) for i in (0, 1))
    return path("lead", whole) + f'<g class="black">{path("t0", whole)}{path("t1", dark)}</g>'


def _comet() -> str:
    look = path("seam", "M36-38C10-30-20-6-28 10L-8 28C8 12 28-14 36-38Z")
    look += '<g class="blue">' + path("t2", "M36-38C10-30-20-6-28 10L-8 28C8 12 28-14 36-38Z")
    look += path("t0", "M36-38C18-20-4 0-14 14L-12 20C2 8 24-16 36-38Z") + "</g>"
    look += path("lead", disc(14, -17, 18)) + path("paper", disc(14, -17, 18))
    return look + glass("blue", 1, "M-29 26A14 14 0 0 0-5 26A14 14 0 0 0-4 14A16 16 0 0 1-29 26Z")


def _rocky() -> str:
    look = path("lead", disc(27)) + '<g class="orange">' + path("t2", disc(27))
    look += path("t3", "M-20 18A27 27 0 0 0 27 0A27 27 0 0 0 19-19A30 30 0 0 1-20 18Z")
    return look + path("t4", disc(6, -8, -8) + disc(4, 9, -11) + disc(5, 2, 9) + disc(3, -13, 8)) + "</g>"


def _gas() -> str:
    look = path("lead", disc(27)) + '<g class="pink">' + path("t1", disc(27))
    look += path("t3", "M-26-7C-10-13 8-3 26-8V1C8 7-10-4-27 2Z")
    look += path("t0", "M-20-18C-8-21 8-15 20-18A27 27 0 0 0-20-18Z") + "</g>"
    return look + glass("purple", 2, "M-25 10C-9 5 8 13 25 10A27 27 0 0 1 17 21C6 24-8 17-19 19Z")


def _ringed() -> str:
    front = "M-40 9C-38 20 10 10 30 4C38 1 42-2 41-6C36 3-36 17-40 9Z"
    look = glass("yellow", 3, "M-40 12C-44 3-20-2 0-6S40-14 41-6C42 2 20 6 0 10S-38 18-40 12Z")
    look += path("lead", disc(21)) + glass("blue", 2, disc(21))
    look += glass("blue", 1, "M-17-12A21 21 0 0 1 17-12C8-6-8-4-20 0A21 21 0 0 1-17-12Z")
    return look + path("lead", front) + glass("yellow", 1, front)


def _planet() -> str:
    return path("lead", disc(27)) + f'<g class="green">{path("t2", disc(27))}{path("t1", disc(16, -5, -5))}</g>'


def _satellite() -> str:
    wings = "M-40-12H-15V12H-40ZM15-12H40V12H15Z"
    look = path("chalk", box(30, 5, 1)) + path("lead", wings) + glass("blue", 2, wings)
    look += path("seam", "M-32-12V12M-23-12V12M23-12V12M32-12V12M-40 0H-15M15 0H40")
    look += path("lead", "M-11-13H11V13H-11Z") + path("paper", "M-11-13H11V13H-11Z") + glass("red", 2, disc(4, 0, -2))
    dish = "M-12 24A13 11 0 0 1 12 24Z"
    return at(0, 0, look + path("lead", dish) + path("gold", dish), 1, -20)


def _hole() -> str:
    look = glass("purple", 2, "M-42 0A42 15 0 1 0 42 0A42 15 0 1 0-42 0Z")
    look += glass("pink", 2, "M-36 0A36 11 0 1 0 36 0A36 11 0 1 0-36 0Z")
    look += glass("yellow", 1, "M-29 0A29 7 0 1 0 29 0A29 7 0 1 0-29 0Z") + path("lead", disc(20))
    look += glass("pink", 2, "M-42 0C-40 18 40 18 42 0C40 9-40 9-42 0Z")
    look += glass("yellow", 0, "M-36 3C-30 13 30 13 36 3C30 8-30 8-36 3Z") + path("link0", "M-20-3A20 20 0 0 1 20-3")
    return at(0, 0, look, 1, -16)


@cache
def star(is_nova: bool, rank: int) -> str:
    """A star, or a nova with eight rays and a halo; `rank` is that of its constellation, -1 for none."""
    lit = f"lit{rank % len(LINK_TINTS)}" if rank >= 0 else "gold"
    if is_nova:
        look = path("halo", disc(27)) + path("lead", spark(30, 8, 0.45)) + path(lit, spark(30, 8, 0.45))
        return look + path("paper", spark(16, 4, 0.4))
    shape = spark(21, 5, 0.46)
    return (
        path("lead", shape) + path("paper", shape) + path(lit, "M0-21L5.7-7.8 0 0-5.7-7.8ZM20-6.5L9.2 3 0 0 5.7-7.8Z")
    )


@cache
def painted(kind: int) -> str:
    """What is painted on a tile that is no star."""
    classes, gas, ringed = CLASS[kind], CLASSES.index("gas"), CLASSES.index("ringed")
    if classes >> CLASSES.index("planet") & 1:
        if classes >> CLASSES.index("rocky") & 1:
            return _rocky()
        return _gas() if classes >> gas & 1 else _ringed() if classes >> ringed & 1 else _planet()
    drawn = {"asteroid": _asteroids, "satellite": _satellite, "black_hole": _hole, "comet": _comet}
    return next(draw() for name, draw in drawn.items() if classes >> CLASSES.index(name) & 1)


PANE = box(92, 92, 10)
SLOW_AT = (23, 37)
"""The mark of a slow tile stands where no line can be."""


@cache
def slow_mark() -> str:
    """An hourglass."""
    sand = "M-4.6-6H4.6L-4.6 6H4.6Z"
    return at(
        *SLOW_AT, path("lead", disc(9)) + path("paper", disc(9)) + path("onmay", sand, scale=0.9) + path("seal", sand)
    )


def rays(ports: int, start: float, end: float) -> str:
    """Lines to a set of ports, from one distance to another, the border being at 50."""
    d = ""
    for port, (x, y) in enumerate(RAYS):
        if ports >> port & 1:
            near = start * (0.72 if port % 2 else 1)
            d += f"M{picture.pair(x * near, y * near)}L{picture.pair(x * end, y * end)}"
    return d


@lru_cache(maxsize=4096)
def tile(kind: int, lines: int, joined: int = 0, rank: int = -1) -> str:
    """A tile as it lies, 100 wide with the gap around it: clear glass with its lines dotted, those that link as beams.

    `lines` and `joined` are sets of ports; `rank` is that of the constellation, 0 for the largest, -1 for none.
    """
    look = path("tile", PANE) + path("shine", "M-39-26V-36a3 3 0 0 1 3-3H-26")
    if not CLASS[kind] & STAR:
        return look + painted(kind) + (slow_mark() if SLOW[kind] else "")
    if lines & ~joined:
        look += path("dash", rays(lines & ~joined, 24, 48))
    if joined:
        d = rays(joined, 14, 50)
        look += path("under", d) + path(f"link{rank % len(LINK_TINTS)}", d)
    return look + star(bool(CLASS[kind] & NOVA), rank) + (slow_mark() if SLOW[kind] else "")


@cache
def rank_mark(rank: int) -> str:
    """The number of a constellation by size, on its tint."""
    shape = disc(11)
    look = path("lead", shape) + path(f"lit{rank % len(LINK_TINTS)}", shape)
    return at(-22, -36, look + picture.figures(str(rank + 1), 0.72, "pen"))


# ------------------------------------------------------------------------------------------------ a chart


def joined_ports(lines: Sequence[int], cell: int) -> int:
    """The ports of a tile that link it to another."""
    found = 0
    for port in range(8):
        other = NEAR[cell][port]
        if lines[cell] >> port & 1 and other >= 0 and lines[other] >> (port ^ 4) & 1:
            found |= 1 << port
    return found


def refused_corners(lines: Sequence[int]) -> list[Point]:
    """The corners where lines of tiles that share an edge make a V, which is no link (TT-4.2); cells are 100 wide."""
    found: set[Point] = set()
    for cell in range(CELLS):
        for port in (1, 3, 5, 7):
            other = NEAR[cell][port]
            if not lines[cell] >> port & 1 or (other >= 0 and lines[other] >> (port ^ 4) & 1):
                continue
            x, y = RAYS[port]
            beside = ((NEAR[cell][2 if x > 0 else 6], (-x, y)), (NEAR[cell][4 if y > 0 else 0], (x, -y)))
            if any(cell_ >= 0 and lines[cell_] >> RAYS.index(way) & 1 for cell_, way in beside):
                found.add((cell % COLUMNS * 100 + 50 + 50 * x, cell // COLUMNS * 100 + 50 + 50 * y))
    return sorted(found)


@cache
def refusal_mark() -> str:
    """The mark of two lines that meet and do not link."""
    return path("lead", disc(9)) + path("ontheft", disc(9)) + path("grab", "M-4-4L4 4M4-4L-4 4", scale=0.9)


@lru_cache(maxsize=256)
def chart(kinds: tuple[int, ...], lines: tuple[int, ...], seat: int = -1) -> str:
    """A whole chart with cells 100 wide, from its corner; with a seat its tiles are pieces that can be followed."""
    ranks: dict[int, int] = {}
    firsts: dict[int, int] = {}
    for rank, cells in enumerate(constellation_cells(lines)):
        firsts[cells[0]] = rank
        ranks |= dict.fromkeys(cells, rank)
    open_ = "".join(box(92, 92, 10, *_middle(cell)) for cell in range(CELLS) if kinds[cell] == EMPTY)
    look, over = path("cell", open_) if open_ else "", ""
    for cell, kind in enumerate(kinds):
        if kind == EMPTY:
            continue
        drawn = tile(kind, lines[cell], joined_ports(lines, cell), ranks.get(cell, -1))
        if cell in firsts:
            drawn += rank_mark(firsts[cell])
        x, y = _middle(cell)
        look += piece(f"tile-{seat}-{cell}", x, y, drawn, same=f"kind-{kind}") if seat >= 0 else at(x, y, drawn)
    for x, y in refused_corners(lines):
        over += at(x, y, refusal_mark())
    return look + over


def _middle(cell: int) -> Point:
    return cell % COLUMNS * 100 + 50, cell // COLUMNS * 100 + 50


# ------------------------------------------------------------------------------------------------ signs


def sheet(place: Place, round_: float = 20) -> str:
    """A panel of the table."""
    shape = box(place.width, place.height, round_, place.x, place.y)
    return path("shade soft", shape, 0, 5) + path("sheet", shape)


@cache
def score_sign(what: int, side: int = 0) -> str:
    """The sign of one thing that is scored, about 50 wide; references say their side by letter and colour."""
    if what < 2:
        dots = disc(6, -16, 6) + disc(6, 0, -8) + disc(6, 16, 6)
        d = "M-16 6L0-8 16 6"
        look = path("under", d) + path(f"link{what}", d) + path("lead", dots) + path(f"lit{what}", dots)
        return look + at(
            0, 11, path("lead", disc(8)) + path("paper", disc(8)) + picture.figures(str(what + 1), 0.55, "pen")
        )
    if what == 2:
        look = ""
        for i, d in enumerate(("M-20-8L-6-14", "M4-2L20-10", "M-14 8L4 14")):
            ends = d[1:].split("L")
            dots = "".join(disc(4.5, *_pair(end)) for end in ends)
            look += path("under", d) + path(f"link{i}", d) + path("lead", dots) + path(f"lit{i}", dots)
        return look
    if what == NOVA_SCORE:
        return at(0, 0, star(True, -1), 0.72)
    subject = (1, 5, 2, 3, 4)[what - REFERENCES]
    kind = next(kind for kind in range(1, KINDS) if CLASS[kind] >> subject & 1)
    letter, glass_ = ("a", "green") if side == 0 else ("b", "blue")
    tag = path("lead", disc(9)) + f'<g class="{glass_}">{path("t1", disc(9))}</g>' + picture.letter(letter, 0.72, "pen")
    return at(0, 0, painted(kind), 0.56) + at(22, -12, tag)


def _pair(text: str) -> Point:
    x, _, y = text.replace("-", " -").strip().partition(" ")
    return float(x), float(y)


@cache
def bag_sign() -> str:
    """The bag."""
    bag = "M-9-12C-20 0-22 18-12 20H12C22 18 20 0 9-12Z"
    look = path("lead", bag + box(24, 8, 3, 0, -15)) + f'<g class="purple">{path("t2", bag)}</g>'
    return look + path("gold", box(24, 8, 3, 0, -15)) + path("paper", spark(8, 4, 0.36, 0, 6))


@cache
def round_sign() -> str:
    """A moon: the round, of how many."""
    return (
        path("lead", picture.MARKS["yellow"], scale=1.9)
        + f'<g class="yellow">{path("t1", picture.MARKS["yellow"], scale=1.9)}</g>'
    )


def empty_seat(x: float, y: float) -> str:
    """A place in a turn order that nobody has yet."""
    return disc(16, x, y)


# ------------------------------------------------------------------------------------------------ the board


@cache
def ground(seats: int) -> str:
    """The bare table."""
    look = sheet(Place(380, STRIP_Y, 744, STRIP_HEIGHT)) + sheet(Place(380, ROW_Y, 744, ROW_HEIGHT), 24)
    step, size = row_step(seats), 100 * row_scale(seats) * 0.94
    look += path("cell", "".join(box(size, size, 12, *space(seats, i)) for i in range(CURRENT[seats])))
    left, right = space(seats, 0)[0] - step / 2, space(seats, CURRENT[seats] - 1)[0] + step / 2
    look += path("rule", box(right - left - 16, NEXT_HEIGHT, 18, (left + right) / 2, NEXT_Y))
    x = space(seats, 0)[0]
    arrow = "M-16 14V0a14 14 0 0 1 28 0V-12M3-4L12-14 21-4"
    look += path("cell2", box(84, 84, 12, x, NEXT_Y)) + path("letter", arrow, x - 2, NEXT_Y + 2)
    for i in range(1, CURRENT[seats]):
        look += path("letter", "M-7 4L0-4 7 4", space(seats, i)[0], NEXT_Y - NEXT_HEIGHT / 2 - 3)
    look += sheet(main(seats)[0], 24) + sheet(hand(seats))
    (x, y), (u, v) = ledger_spot(seats, 0), ledger_spot(seats, SCORED - 1)
    width = MAIN_WIDTH - HAND_WIDTH - GAP
    look += sheet(Place((x + u) / 2, (y + v) / 2, width, AREA_BOTTOM - LEDGER_TOP))
    look += path("cell", box(width / 5 - 8, 72, 14, *ledger_spot(seats, SCORED)))
    return picture.one(look)


ORDER_FROM, COMING_FROM = 44, 304


@cache
def order_step(seats: int) -> float:
    """How far it is from place to place of a turn order."""
    return min(54.0, 162 / max(1, seats * STANDEES[seats] - 1))


def order_spot(seats: int, i: int, coming: bool = False) -> Point:
    """Where the i-th place of a turn order is: of this round, or of the coming one."""
    return (COMING_FROM if coming else ORDER_FROM) + i * order_step(seats), STRIP_Y


def strip(s: Any) -> tuple[str, str]:
    """The turn order of this round, what is known of the coming one, the rounds and the bag."""
    placed = s.at if s.phase in (TAKING, PLACING) else 0
    order: tuple[int, ...] = tuple(s.order[: s.seats * STANDEES[int(s.seats)]])
    is_known = s.phase > FILLING
    seats, rounds = int(s.seats), ROUNDS[int(s.seats)]
    standees = _strip(seats, order, placed if s.phase != ENDED else len(order), is_known, _coming(s))
    return standees, _counts(min(int(s.round) + 1, rounds), rounds, sum(s.bag))


def _coming(s: Any, space_: int = -1) -> tuple[int, ...]:
    """The seats that have taken a tile by the places of the tiles, and the one to act as if it took that of a space."""
    seats: list[int] = list(s.standing[: CURRENT[int(s.seats)]])
    if space_ >= 0:
        seats[space_] = int(s.order[s.at])
    return tuple(seat for seat in seats if seat != NOBODY)


@lru_cache(maxsize=512)
def _strip(seats: int, order: tuple[int, ...], placed: int, is_known: bool, coming: tuple[int, ...]) -> str:
    look, rings = "", ""
    for i, seat in enumerate(order):
        x, y = order_spot(seats, i)
        if seat == NOBODY or i < placed:
            rings += empty_seat(x, y)
        else:
            if i == placed and is_known:
                look += path("turn", disc(25, x, y))
            look += at(x, y, picture.seat_disc(seat, 1.45))
    rings += "".join(empty_seat(*order_spot(seats, i, True)) for i in range(len(coming), len(order)))
    look += "".join(at(*order_spot(seats, i, True), picture.seat_disc(seat, 1.2)) for i, seat in enumerate(coming))
    middle = (order_spot(seats, len(order) - 1)[0] + COMING_FROM) / 2
    look += path("letter", "M-9-9L0 0-9 9M3-9L12 0 3 9", middle, STRIP_Y)
    return picture.one(path("rule", rings) + look)


@cache
def _counts(rounds: int, most: int, bag: int) -> str:
    look = at(544, STRIP_Y, round_sign()) + at(590, STRIP_Y, picture.figures(str(rounds), 1.15))
    look += at(600 + 7 * len(str(rounds)), STRIP_Y + 6, path("letter", "M-4 9L4-9"))
    look += at(628 + 7 * (len(str(rounds)) - 1), STRIP_Y + 6, picture.figures(str(most), 0.8, "letter"))
    return picture.one(look + at(682, STRIP_Y, bag_sign(), 0.95) + at(722, STRIP_Y, picture.figures(str(bag), 0.95)))


def tiles_in_rows(s: Any) -> list[str]:
    """Both rows: tiles, the standees on the spaces whose tiles they took, and the next row in its future places."""
    seats, scale = int(s.seats), row_scale(int(s.seats))
    look: list[str] = []
    left: list[int] = []
    for i in range(CURRENT[seats]):
        x, y = space(seats, i)
        if s.standing[i] != NOBODY:
            look.append(at(x, y + 2, picture.pawn(int(s.standing[i])), 1.45))
        elif s.current[i]:
            name = f"row-{s.round}-{i - 1}" if i else f"row-{s.round}-left"
            drawn = tile(s.current[i], _shown(s.current[i]))
            look.append(piece(name, x, y, drawn, scale, same=f"kind-{s.current[i]}"))
            left.append(i)
    small = round(scale * 0.72, 2)
    for i in range(NEXT[seats]):
        if s.next[i]:
            drawn = f'<g class="ghost">{tile(s.next[i], _shown(s.next[i]))}</g>'
            name, same = f"row-{s.round + 1}-{i}", f"kind-{s.next[i]}"
            look.append(piece(name, space(seats, i + 1)[0], NEXT_Y, drawn, small, same=same))
    if len(left) == 1 and s.phase in (TAKING, PLACING):
        look.append(at(space(seats, 0)[0], NEXT_Y, ghost(int(s.current[left[0]])), small))
    return look


def _shown(kind: int) -> int:
    """The lines of a tile as it lies in a row."""
    return LINES[kind][0]


@cache
def ghost(kind: int) -> str:
    """A tile that will lie there."""
    return path("sheet", PANE) + f'<g class="ghost">{tile(kind, _shown(kind))}</g>'


def board(s: Any) -> list[str]:
    """What lies on the table, the same for every viewer: a list of elements."""
    seats, seat, points = int(s.seats), large(s), books(s)
    parts = [ground(seats), *strip(s), ledger(seats, points[seat], sides_of(s))]
    parts += [mini_head(seats, i, other, sum(points[other]), other in winners(s)) for i, other in enumerate(others(s))]
    parts += tiles_in_rows(s)
    for i, other in enumerate(others(s)):
        parts.append(placed_chart(s, other, i))
    parts.append(placed_chart(s, seat, -1))
    place = hand(seats)
    parts.append(at(place.x - place.width / 2 + 22, place.y - place.height / 2 + 22, picture.seat_disc(seat, 1.15)))
    if s.held:
        drawn = tile(s.held, _shown(s.held))
        parts.append(piece("held", place.x, place.y + 8, drawn, 1.15, same=f"kind-{s.held}"))
    elif seat in winners(s):
        parts.append(at(place.x, place.y + 4, picture.crown(2.2)))
    elif s.phase != ORDERING:
        parts.append(at(place.x, place.y + 8, picture.pawn(seat, s.phase == TAKING), 1.6))
    return parts


def placed_chart(s: Any, seat: int, i: int) -> str:
    """A seat's chart where it lies; i = -1 is the large one."""
    x, y, cell = corner_of(int(s.seats), i)
    return piece(f"chart-{seat}", x, y, chart(tuple(s.chart[seat]), tuple(s.lines[seat]), seat), round(cell / 100, 3))


@lru_cache(maxsize=256)
def mini_head(seats: int, i: int, seat: int, points: int, has_won: bool) -> str:
    """The panel of another seat's chart: whose it is, and its points."""
    place, _ = mini(seats, i)
    left, top = place.x - place.width / 2, place.y - place.height / 2
    look = sheet(place) + at(left + 28, top + 23, picture.seat_disc(seat, 1.05))
    look += at(place.x + place.width / 2 - 34, top + 23, picture.figures(str(points), 1.15))
    return picture.one(look + (at(place.x, top + 22, picture.crown(0.9)) if has_won else ""))


@lru_cache(maxsize=512)
def ledger(seats: int, points: tuple[int, ...], sides: tuple[int, ...]) -> str:
    """The points of the large chart by what scores, and their sum."""
    look = ""
    for what, found in enumerate(points):
        x, y = ledger_spot(seats, what)
        look += at(x, y - 15, score_sign(what, sides[what]), 0.9)
        look += at(x, y + 21, picture.figures(str(found), 1.2, "count" if found else "letter"))
    x, y = ledger_spot(seats, SCORED)
    return picture.one(look + at(x, y + 10, picture.figures(str(sum(points)), 1.8)))


def rows_size(seats: int) -> tuple[int, int]:
    """Width and height of the picture of the points by what scores."""
    return 760, ROW_HEAD + seats * ROW + 8


def rows(s: Any) -> list[str]:
    """The points by what scores: a column for each, in the book's order, and a row for each seat."""
    sides, won = sides_of(s), winners(s)
    look = [at(108 + 65 * what, 36, score_sign(what, sides[what])) for what in range(SCORED)]
    for seat, found in enumerate(books(s)):
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


# ------------------------------------------------------------------------------------------------ one viewer


def turning(s: Any) -> tuple[int, bool]:
    """In how many ways the tile in hand may lie by turning alone, and whether turning it over makes others."""
    if s.phase != PLACING:
        return 0, False
    held = int(s.held)
    return PLAIN_WAYS[held], bool(s.flip) and ALL_WAYS[held] > PLAIN_WAYS[held]


def overlay(
    s: Any,
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
            x, y = space(int(s.seats), action)
            sign = space_sign(int(s.seats)) + f'<g class="peek">{at(-x, -y, coming_order(s, action))}</g>'
            look.append(picture.target(action, label, sign, x, y, first=i == 0, ends=ends))
    elif s.phase == PLACING and targets:
        look += _turned(s) + _placing(s, targets)
    return look


@cache
def space_sign(seats: int) -> str:
    """A tile of the current row as a target."""
    side = 116 * row_scale(seats) * 0.94
    return path("hit", box(row_step(seats) - 4, ROW_HEIGHT - 4, 14)) + path("may", box(side, side, 15))


def coming_order(s: Any, action: int) -> str:
    """The order of the coming round as it would be if the seat to act took the tile of a space."""
    seats, mine, seat = int(s.seats), 0, int(s.order[s.at])
    mine = sum(1 for one in s.standing[:action] if one != NOBODY)
    look = ""
    for i, one in enumerate(_coming(s, action)):
        x, y = order_spot(seats, i, True)
        look += path("sheet", disc(19, x, y)) + at(x, y, picture.seat_disc(one, 1.2))
        if i == mine:
            look += path("mine", disc(24, x, y))
    x, y = space(seats, action)
    look += at(x + 40, y + 34, picture.pawn(seat, True), 0.9)
    left: list[int] = [i for i in range(CURRENT[seats]) if s.current[i] and i != action]
    if len(left) == 1:
        look += at(space(seats, 0)[0], NEXT_Y, ghost(int(s.current[left[0]])), round(row_scale(seats) * 0.72, 2))
    return look


def _turned(s: Any) -> list[str]:
    """The tile in hand in every other way that it may lie; hidden until it is turned so."""
    place = hand(int(s.seats))
    look: list[str] = []
    for way in range(1, ways_of(s, s.held)):
        drawn = path("sheet", PANE) + tile(int(s.held), LINES[int(s.held)][way])
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


def _way(s: Any, way: int) -> str:
    """The attributes of what belongs to one way in which the tile in hand may lie."""
    face = int(way >= PLAIN_WAYS[int(s.held)])
    return f' data-way="{way}" data-face="{face}"' + (' hidden=""' if way else "")


def _placing(s: Any, targets: Sequence[tuple[int, str, bool]]) -> list[str]:
    """A target for each cell and each way, with what it would look like and bring."""
    seats, seat = int(s.seats), int(s.order[s.at])
    _, _, size = corner_of(seats, -1)
    found = changes(s)
    look: list[str] = []
    for i, (action, label, ends) in enumerate(targets):
        way, cell = divmod(action - PLACE, CELLS)
        x, y = cell_spot(seats, cell)
        peek = at(0, 0, laid(int(s.held), LINES[int(s.held)][way], tuple(s.lines[seat]), cell), round(size / 100, 3))
        for what, change in found[action]:
            u, v = ledger_spot(seats, what)
            plate = (u - x, v - y - 22, change_plate(change), 0.84) if what == SCORED else ()
            peek += at(*(plate or (u - x + 16, v - y - 22, change_plate(change), 0.72)))
        sign = cell_sign(size) + f'<g class="peek">{peek}</g>'
        more = f' data-asks="1" data-place="{cell}"' + _way(s, way)
        look.append(picture.target(action, label, sign, x, y, first=i == 0, ends=ends, more=more))
    return look


def changes(s: Any) -> dict[int, list[tuple[int, int]]]:
    """For every placement of the tile in hand what it would change of the points: what scores, and by how much.

    SCORED stands for the sum, which is always told.
    """
    seat, sides = int(s.order[s.at]), sides_of(s)
    kinds, lines = list(s.chart[seat]), list(s.lines[seat])
    now = points_of(tuple(kinds), tuple(lines), sides)
    found: dict[int, list[tuple[int, int]]] = {}
    for cell in range(CELLS):
        if kinds[cell] != EMPTY:
            continue
        kinds[cell] = int(s.held)
        then = list(now)
        then[NOVA_SCORE] = NOVA_POINTS * novas(kinds)
        for what in range(REFERENCES, SCORED):
            then[what] = reference_points(kinds, 2 * (what - REFERENCES) + sides[what])
        for way in range(ways_of(s, s.held)):
            lines[cell] = LINES[s.held][way]
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
        look += star(bool(CLASS[kind] & NOVA), 0) + (slow_mark() if SLOW[kind] else "")
    return look


@cache
def cell_sign(size: float) -> str:
    """A cell as a target."""
    frame = box(size - 14, size - 14, 12)
    return path("hit", box(size - 2, size - 2, 12)) + path("may", frame)


@cache
def change_plate(change: int) -> str:
    """A small plate with what would change."""
    said = f"{change:+}" if change else "0"
    shape = box(12 + 14 * len(said), 30, 10)
    return path("bold", shape) + path("gold" if change > 0 else "paper", shape) + picture.figures(said, 1.05, "pen")


def own_sign(s: Any, seat: int) -> str:
    """A small arrow at the viewer's own chart."""
    seats = int(s.seats)
    place, _ = main(seats) if seat == large(s) else mini(seats, others(s).index(seat))
    return at(place.x - place.width / 2 + 28, place.y - place.height / 2 + 3, path("legal", "M-9-7H9L0 5Z"))


# ------------------------------------------------------------------------------------------------ hints


def heat(s: Any) -> str:
    """How good each cell is for the tile in hand, or each tile of the row: by one to five dots, and a star on the best.

    Cells are tinted as well.
    """
    if s.phase == PLACING:
        return _heat(
            _best_ways(s),
            {cell: cell_spot(int(s.seats), cell) for cell in range(CELLS)},
            corner_of(int(s.seats), -1)[2] - 12,
            True,
        )
    if s.phase == TAKING:
        seats = int(s.seats)
        row = {i: int(s.current[i]) for i in range(CURRENT[seats]) if s.current[i]}
        worths = best_of_kinds(s, int(s.order[s.at]), set(row.values()))
        spots = {i: space(seats, i) for i in row}
        return _heat({i: worths[kind] for i, kind in row.items()}, spots, 116 * row_scale(seats) * 0.94, False)
    return ""


def _best_ways(s: Any) -> dict[int, float]:
    """The worth of each empty cell by the best way for the tile in hand."""
    found: dict[int, float] = {}
    for place, worth in placements(s, int(s.order[s.at]), int(s.held)).items():
        cell = place % CELLS
        found[cell] = max(worth, found.get(cell, worth))
    return found


def _heat(worths: Mapping[int, float], spots: Mapping[int, Point], side: float, tints: bool) -> str:
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


# ------------------------------------------------------------------------------------------------ standing alone


def outcome_icon(s: Any, action: int) -> str:
    """The inner SVG of a choice, to be seen in a box -40 -44 80 88: a standee or a tile."""
    if s.phase == ORDERING:
        return picture.seat_disc(action, 2.2)
    if s.phase == FILLING:
        return at(0, 0, tile(action, _shown(action)), 0.82)
    if s.phase == PLACING:
        return at(0, 0, tile(int(s.held), LINES[int(s.held)][(action - PLACE) // CELLS]), 0.82)
    return at(0, 0, tile(int(s.current[action]), _shown(int(s.current[action]))), 0.82)


def carried(charts: Sequence[tuple[Sequence[int], Sequence[int]]], sides: Sequence[int], flip: bool) -> str:
    """What a picture of charts carries to be read back: a head line with the digest of the box, then as in a file."""
    head = f"tumblestar {GAME} {DIGEST}\nsides {''.join('AB'[side] for side in sides)}\n" + ("flip\n" if flip else "")
    return head + "\n\n".join("\n".join(chart_lines(kinds, lines)) for kinds, lines in charts) + "\n"


def svg(
    s: Any,
    *,
    seat: int | None = None,
    lang: str = "en",
    legal: Sequence[int] = (),
    last: Iterable[Leg] = (),
    theme: str = "night",
    label: str = "",
    description: str = "",
) -> str:
    """One picture that stands alone, for notebooks and pages, with its own style and sky; it carries the charts."""
    edge, (width, height) = 20, rows_size(s.seats)
    targets = [(action, "", False) for action in legal]
    body = at(edge, edge, "".join(board(s) + overlay(s, seat=seat, targets=targets, last=last)))
    body += at(edge, edge + BOARD_SIZE[1] + GAP, "".join(rows(s)))
    size = (max(width, BOARD_SIZE[0]) + 2 * edge, BOARD_SIZE[1] + GAP + height + 2 * edge)
    charts = [(s.chart[seat], s.lines[seat]) for seat in range(s.seats) if any(s.chart[seat])]
    text = carried(charts, sides_of(s)[REFERENCES:], bool(s.flip)) if charts else ""
    return picture.frame(size, body, title=label, description=description, lang=lang, theme=theme, carries=text)


CHART_SIZE = (COLUMNS * 100 + 24, ROWS * 100 + 24)


def chart_svg(
    kinds: Sequence[int],
    lines: Sequence[int],
    sides: Sequence[int] = (0,) * 5,
    flip: bool = False,
    theme: str = "",
    marked: int = -1,
) -> str:
    """One chart as a picture: with a theme it stands alone and carries the chart, else it is for a page."""
    width, height = CHART_SIZE
    body = sheet(Place(width / 2, height / 2, width, height), 24) + at(12, 12, chart(tuple(kinds), tuple(lines)))
    if marked >= 0:
        x, y = _middle(marked)
        body += path("mine", box(94, 94, 12, 12 + x, 12 + y))
    if not theme:
        return picture.frame(CHART_SIZE, body)
    edge, text = 20, carried([(kinds, lines)], sides, flip)
    return picture.frame((width + 2 * edge, height + 2 * edge), at(edge, edge, body), theme=theme, carries=text)
