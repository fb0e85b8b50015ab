"""Twinkle Twinkle: the rules, stated once, as plain functions of a state.

Two to four seats, or one alone, draft tiles from a row into star charts of twenty cells. The space that a tile is taken
from is the place of the standee in the next round. Stars with lines that meet make constellations; asteroids, comets,
planets, satellites and black holes score by references that have two sides each (`scoring.py`).

A state, in words: every tile is in the bag, in one of the two rows, in the hand of the seat to act, or in a chart.
First chance says in which order the standees stand (ORDERING) and draws the tiles of both rows (FILLING). Then standee
by standee takes a tile (TAKING) and places it (PLACING). After each round the tile left over and the next row move up,
and chance draws a new next row (FILLING), until all charts are full (ENDED).

The contract's functions come first, then helpers in the order of their first use, under the tags of the rulebook.
All but the last section is written in the subset that also compiles: ints, fixed arrays, no temporary lists.
"""

from functools import lru_cache
from typing import Annotated

from tumblestar.contract.modules import Option, ScorePart, write_options
from tumblestar.contract.state import CHANCE, OVER, GameState, Grid, Row, i8, i16, layout
from tumblestar.games.twinkle_twinkle.parts import (
    ALL_WAYS,
    CELL_NAMES,
    CELLS,
    COUNTS,
    CURRENT,
    ELEMENTS,
    EMPTY,
    GOALS,
    KINDS,
    LINES,
    MOST_ROW,
    MOST_STANDEES,
    NEXT,
    PLAIN_WAYS,
    ROUNDS,
    SLOW,
    STANDEES,
    WAYS_MOST,
)
from tumblestar.games.twinkle_twinkle.scoring import (
    NOVA_SCORE,
    REFERENCES,
    SCORED,
    constellation_score,
    nova_points,
    reference_points,
    score,
    scoring_cells,
)

VERSION = 1
SEATS = (1, 2, 3, 4)
MOST_SEATS = 4
# Actions 0 to 8 take the tile of that space of the current row; PLACE + 20 * way + cell places it so turned in a cell.
# When chance is to act, an outcome is the seat whose standee stands next, or the kind of the tile drawn.
PLACE = MOST_ROW
ACTIONS = PLACE + WAYS_MOST * CELLS
MAX_LEGAL = max(WAYS_MOST * CELLS, KINDS)
NOBODY = -1

# What is to be decided.
ORDERING, FILLING, TAKING, PLACING, ENDED = range(5)


@layout
class State(GameState):
    """A state of Twinkle Twinkle."""

    chart: Annotated[Grid, i8, MOST_SEATS, CELLS]  # the kind of tile in each cell; EMPTY = none
    lines: Annotated[Grid, i16, MOST_SEATS, CELLS]  # the lines of that tile as it lies; 0 for what is no star
    bag: Annotated[Row, i8, KINDS]  # how many of each kind are in the bag
    current: Annotated[Row, i8, MOST_ROW]  # the kind in each space of the current row; EMPTY = none, or taken
    next: Annotated[Row, i8, MOST_ROW]  # the kind in each space of the next row; EMPTY = none
    standing: Annotated[Row, i8, MOST_ROW]  # the seat whose standee took that space's tile this round, or NOBODY
    order: Annotated[Row, i8, MOST_STANDEES]  # the seat of each standee, in turn order; NOBODY = not known yet
    at: i8  # how many standees have placed a tile this round; before the first one, how many stand
    held: i8  # the kind of the tile in hand; EMPTY = none
    round: i8  # rounds completed
    phase: i8  # what is to be decided
    seats: i8  # how many play
    first: i8
    flip: i8
    goal: i8
    asteroids: i8
    comets: i8
    planets: i8
    satellites: i8
    black_holes: i8  # options; an element's: 0 = side A, 1 = side B


OPTIONS = (
    *(Option(element, (0, 1)) for element in ELEMENTS),
    Option("flip", (0, 1)),
    Option("first", (0, 1, 2, 3, 4)),
    Option("goal", GOALS),
)


# -- the contract


def start(s: State, seats: int) -> None:
    """The state before any chance event; the options are there already."""
    s.seats = seats
    for kind in range(KINDS):
        s.bag[kind] = COUNTS[kind]
    for space in range(MOST_ROW):
        s.standing[space] = NOBODY
    for i in range(MOST_STANDEES):
        s.order[i] = NOBODY
    s.phase = ORDERING
    if seats > 1 and s.first > 0:
        stand(s, s.first - 1)
    else:
        settle_order(s)


def actor(s: State) -> int:
    """The seat to act, or CHANCE, or OVER."""
    if s.phase >= TAKING:
        return OVER if s.phase == ENDED else s.order[s.at]
    return CHANCE


def legal(s: State, out: Row) -> int:
    """Writes into `out` what the seat to act may do, ascending; returns how many."""
    n = 0
    if s.phase == TAKING:  # TT-3.1
        for space in range(CURRENT[s.seats]):
            if s.current[space] != EMPTY:
                out[n] = space
                n += 1
    elif s.phase == PLACING:  # TT-3.2
        chart = s.chart[s.order[s.at]]
        free = 0
        for cell in range(CELLS):
            if chart[cell] == EMPTY:
                out[free] = PLACE + cell
                free += 1
        n = free
        for way in range(1, ways_of(s, s.held)):
            for i in range(free):
                out[n] = out[i] + CELLS * way
                n += 1
    return n


def odds(s: State, out: Row, weights: Row) -> int:
    """Writes what chance may do, ascending, and how likely each is, as whole numbers; returns how many."""
    n = 0
    if s.phase == FILLING:  # TT-2.1
        for kind in range(1, KINDS):
            if s.bag[kind] > 0:
                out[n] = kind
                weights[n] = s.bag[kind]
                n += 1
    elif s.phase == ORDERING:  # TT-2.4
        for seat in range(s.seats):
            standees = standees_waiting(s, seat)
            if standees > 0:
                out[n] = seat
                weights[n] = standees
                n += 1
    return n


def apply(s: State, action: int) -> None:
    """Does a legal action, in place."""
    if s.phase == FILLING:
        draw(s, action)
    elif s.phase == TAKING:
        take(s, action)
    elif s.phase == PLACING:
        place(s, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
    elif s.phase == ORDERING:
        stand(s, action)


def points(s: State, seat: int) -> int:
    """The points of a chart as it is (TT-5.1)."""
    chart = s.chart[seat]
    total = constellation_score(s.lines[seat]) + nova_points(chart)
    for element in range(len(ELEMENTS)):
        total += reference_points(chart, 2 * element + side_of(s, element))
    return total


def win_share(s: State, seat: int) -> float:
    """The seat's share of the win once the game is over; who ties shares it (TT-5.2). Alone, whether it is won."""
    if s.phase != ENDED:
        return 0.0
    mine = points(s, seat)
    if s.seats == 1:
        return 1.0 if mine > s.goal else 0.0  # TT-6.1
    winners = 1
    for other in range(s.seats):
        if other != seat:
            theirs = points(s, other)
            if theirs > mine:
                return 0.0
            if theirs == mine:
                winners += 1
    return 1.0 / winners


# -- 2 Set-up


def side_of(s: State, element: int) -> int:
    """The side in play of a reference: 0 = A, 1 = B (TT-2.5)."""
    if element == 0:
        return s.asteroids
    if element == 1:
        return s.comets
    if element == 2:
        return s.planets
    return s.satellites if element == 3 else s.black_holes


def stand(s: State, seat: int) -> None:
    """The next standee in the first turn order is of this seat (TT-2.4)."""
    s.order[s.at] = seat
    s.at += 1
    settle_order(s)


def standees_waiting(s: State, seat: int) -> int:
    """How many standees of a seat have no place in the turn order yet."""
    count = STANDEES[s.seats]
    for i in range(s.at):
        if s.order[i] == seat:
            count -= 1
    return count


def settle_order(s: State) -> None:
    """Once all standees that wait are of one seat, they take the last places, and the rows are filled."""
    last = NOBODY
    for seat in range(s.seats):
        if standees_waiting(s, seat) > 0:
            if last != NOBODY:
                return
            last = seat
    while s.at < s.seats * STANDEES[s.seats]:
        s.order[s.at] = last
        s.at += 1
    s.at = 0
    s.phase = FILLING


def draw(s: State, kind: int) -> None:
    """A tile comes from the bag into the current row, or into the next one if that is full (TT-2.1, TT-2.2)."""
    s.bag[kind] -= 1
    in_current = CURRENT[s.seats]
    first = 0
    while first < in_current and s.current[first] != EMPTY:
        first += 1
    if first < in_current:
        put(s.current, in_current, first, kind)
        return
    in_next = NEXT[s.seats]
    first = 0
    while s.next[first] != EMPTY:
        first += 1
    put(s.next, in_next, first, kind)
    for space in range(first, in_next):
        if s.next[space] == EMPTY:
            return
    s.phase = TAKING


def put(row: Row, spaces: int, first: int, kind: int) -> None:
    """Puts a tile into the first free space of a row, a slow one into the last free space (TT-2.2)."""
    if SLOW[kind]:
        space = spaces - 1
        while row[space] != EMPTY:
            space -= 1
        row[space] = kind
    else:
        row[first] = kind


# -- 3 A round


def ways_of(s: State, kind: int) -> int:
    """In how many ways a tile may lie (TT-3.2)."""
    return ALL_WAYS[kind] if s.flip else PLAIN_WAYS[kind]


def take(s: State, space: int) -> None:
    """The standee to act takes the tile of a space, and stands there (TT-3.1)."""
    s.held = s.current[space]
    s.current[space] = EMPTY
    s.standing[space] = s.order[s.at]
    s.phase = PLACING


def place(s: State, way: int, cell: int) -> None:
    """The tile in hand is placed for good (TT-3.2, TT-3.7)."""
    seat = s.order[s.at]
    s.chart[seat][cell] = s.held
    s.lines[seat][cell] = LINES[s.held][way]
    s.held = EMPTY
    s.at += 1
    if s.at == NEXT[s.seats]:  # as many as there are standees
        end_round(s)
    else:
        s.phase = TAKING


def end_round(s: State) -> None:
    """The order is that of the tiles taken; the tile left over and the next row move up (TT-3.3, TT-3.4)."""
    s.round += 1
    s.at = 0
    i = 0
    left_over = EMPTY
    for space in range(CURRENT[s.seats]):
        if s.standing[space] != NOBODY:
            s.order[i] = s.standing[space]
            s.standing[space] = NOBODY
            i += 1
        else:
            left_over = s.current[space]
    s.current[0] = left_over
    for space in range(NEXT[s.seats]):
        s.current[space + 1] = s.next[space]
        s.next[space] = EMPTY
    if s.round == ROUNDS[s.seats]:  # TT-3.6
        s.phase = ENDED
    elif s.round == ROUNDS[s.seats] - 1:  # TT-3.5
        s.phase = TAKING
    else:
        s.phase = FILLING


# ---------------------------------------------------------------------------- around the game: never compiled


def setup(s: State, seats: int, options: dict[str, int]) -> None:
    """Writes validated options into a fresh state. Raises BadOption for a first seat that is not there."""
    write_options(s, OPTIONS, options, seats)


def turn(s: State) -> tuple[int, int]:
    """The tiles placed, and the seat whose turn it is."""
    if s.phase == ORDERING:
        return 0, 0
    return s.round * NEXT[s.seats] + s.at, s.order[s.at]


def refusal(s: State, action: int) -> str:
    """The tag of the rule that forbids an action that is not legal."""
    if s.phase == TAKING:
        return "TT-3.1"
    if s.phase == PLACING:
        if PLACE <= action < ACTIONS and s.chart[s.order[s.at]][(action - PLACE) % CELLS] != EMPTY:
            return "TT-3.7"
        return "TT-3.2"
    return {ORDERING: "TT-2.4", FILLING: "TT-2.1", ENDED: "TT-3.6"}[s.phase]


SCORE_NAMES = ("largest", "second", "number", "nova", *ELEMENTS)
"""What is scored, in the book's order (TT-5.1): from LARGEST_SCORE on."""


def side_in_play(s: State, what: int) -> int:
    """The side of one thing that is scored; 0 for what has no sides."""
    return side_of(s, what - REFERENCES) if what > NOVA_SCORE else 0


def scores(s: State, seat: int) -> list[int]:
    """The points of a chart by what scores, in the book's order (TT-5.1)."""
    sides = tuple(side_in_play(s, what) for what in range(SCORED))
    return list(scores_of(tuple(s.chart[seat]), tuple(s.lines[seat]), sides))


@lru_cache(maxsize=2048)
def scores_of(kinds: tuple[int, ...], lines: tuple[int, ...], sides: tuple[int, ...]) -> tuple[int, ...]:
    """The same for a chart that is there, or would be; cached for all placements of a turn."""
    return tuple(score(kinds, lines, what, side) for what, side in enumerate(sides))


def breakdown(s: State, seat: int) -> list[ScorePart]:
    """The points of a chart in the book's order, with the cells that made them (TT-5.1)."""
    pieces: list[ScorePart] = []
    for what, points in enumerate(scores(s, seat)):
        cells = scoring_cells(s.chart[seat], s.lines[seat], what, side_in_play(s, what))
        name = f"card-{SCORE_NAMES[what].replace('_', '-')}"
        pieces.append(ScorePart(name, points, tuple(CELL_NAMES[cell] for cell in cells)))
    return pieces
