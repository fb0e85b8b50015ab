"""Twisty: the rules, stated once, as plain functions of a state.

A race in knight's moves for two to four seats on 7 x 7 squares. 44 counters are laid out by chance, all but the
centre and the corners covered: 28 cubes in seven colours and 16 special counters. Every seat has a row of seven
colour cards, the order in which it must collect. A turn is one L; a landing on the cube that is wanted next
collects it. Landing on step, diagonal, leap or teleport allows one more move of that kind, and so on, in a chain.
Safety protects for good all cubes held. A landing on somebody who holds the wanted colour unprotected steals it;
the victim goes to a free corner of its choice and must collect that colour again, last. Whoever holds all seven
and then ends a move on the centre wins. After a hundred rounds the most cubes win.

A state, in words: the board tells what lies where; a pawn has a square; a row of cards has its collected cards on
the left; a cube held is protected or not; and the phase says which decision comes next. Set-up comes first, each
counter, card, first seat and corner a chance action of its own (phases COUNTERS to CORNERS), then turns (MOVE,
EXTRA), now and then interrupted by a victim (ROBBED), until ENDED.

The contract's functions come first, then helpers in the order of their first use, under the tags of the rulebook.
All but the last section is written in the subset that also compiles: ints, fixed arrays, no temporary lists.
The file has the whole rulebook, so that it can be read in one go.
"""

from typing import Annotated

from tumblestar.contract.defaults.rules import setup as setup
from tumblestar.contract.modules import Option, ScorePart
from tumblestar.contract.state import CHANCE, OVER, GameState, Grid, Row, i8, i16, i64, layout
from tumblestar.games.twisty.parts import (
    CENTRE,
    COLOURS,
    CORNERS,
    COUNTERS_LAID,
    COUNTS,
    EMPTY,
    JUMPS,
    KIND_NAMES,
    KINDS,
    LAID,
    LEAP,
    SAFETY,
    SQUARES,
    STEP,
    TELEPORT,
)

VERSION = 1
SEATS = (2, 3, 4)
MOST_SEATS = 4
STAY = SQUARES
"""The action that ends a chain, or the turn of a seat that has no L."""
ACTIONS = SQUARES + 1
MAX_LEGAL = 64
ROUNDS = 100
NOBODY = -1
NOWHERE = -1

# What is to be decided.
COUNTERS, CARDS, FIRST, CORNERING, MOVE, EXTRA, ROBBED, ENDED = range(8)
# How a seat stands to the cube of a colour.
NONE, HELD, SAFE = 0, 1, 2


@layout
class State(GameState):
    """A state of Twisty."""

    board: Annotated[Row, i8, SQUARES]  # what lies on each square: EMPTY, a colour 1 to 7, or a special counter
    pawn: Annotated[Row, i8, MOST_SEATS]  # the square of each seat's piece, or NOWHERE
    series: Annotated[Grid, i8, MOST_SEATS, COLOURS]  # each seat's row of cards, left to right; 0 = not dealt yet
    held: Annotated[Row, i8, MOST_SEATS]  # how many cards, from the left, carry their cubes
    cubes: Annotated[Grid, i8, MOST_SEATS, COLOURS + 1]  # NONE, HELD or SAFE, by seat and colour
    bag: Annotated[Row, i8, KINDS]  # counters not laid yet, by kind
    landed: i64  # the squares landed on this turn since the last theft, one bit each
    seats: i8  # how many play
    mover: i8  # whose turn it is
    who: i8  # who decides: the mover, or the seat just robbed
    phase: i8  # what is to be decided
    laid: i8  # how many steps of the present set-up phase are done
    winner: i8  # the seat that won, or NOBODY (also when the win is shared)
    turns: i16  # turns completed, skipped ones included
    short_game: i8
    same_order: i8
    chosen_corners: i8
    take_under: i8
    first: i8  # options; first: 0 = by chance, else the number of the seat that starts


OPTIONS = (
    Option("first", (0, 1, 2, 3, 4)),
    Option("short_game", (0, 1)),
    Option("same_order", (0, 1)),
    Option("chosen_corners", (0, 1)),
    Option("take_under", (0, 1)),
)


# -- the contract


def start(s: State, seats: int) -> None:
    """The state before any chance event; the options are there already."""
    s.seats = seats
    for kind in range(KINDS):
        s.bag[kind] = COUNTS[kind]
    for seat in range(MOST_SEATS):
        s.pawn[seat] = NOWHERE
    s.phase = COUNTERS
    s.winner = NOBODY


def actor(s: State) -> int:
    """The seat to act, or CHANCE, or OVER."""
    if s.phase == ENDED:
        return OVER
    if s.phase < CORNERING or (s.phase == CORNERING and not s.chosen_corners):
        return CHANCE
    return s.who


def legal(s: State, out: Row) -> int:
    """Writes into `out` what the seat to act may do, ascending; returns how many."""
    if s.phase == MOVE:
        n = reachable(s, LEAP, s.pawn[s.who], out)
        if n == 0:  # TY-3.11
            out[0] = STAY
            n = 1
    elif s.phase == EXTRA:  # TY-3.5
        counter = s.board[s.pawn[s.who]]
        n = teleports(s, out) if counter == TELEPORT else reachable(s, counter, s.pawn[s.who], out)
        out[n] = STAY
        n += 1
    elif s.phase == ROBBED or (s.phase == CORNERING and s.chosen_corners):
        n = free_corners(s, out)
    else:
        n = 0
    return n


def odds(s: State, out: Row, weights: Row) -> int:
    """Writes what chance may do, ascending, and how likely each is, as whole numbers; returns how many."""
    n = 0
    if s.phase == COUNTERS:  # TY-2.1
        for kind in range(1, KINDS):
            if s.bag[kind] > 0:
                out[n] = kind
                weights[n] = s.bag[kind]
                n += 1
    elif s.phase == CARDS:  # TY-2.3
        for colour in range(1, COLOURS + 1):
            if not is_dealt(s, colour):
                out[n] = colour
                weights[n] = 1
                n += 1
    elif s.phase == FIRST:  # TY-2.4
        for seat in range(s.seats):
            out[n] = seat
            weights[n] = 1
            n += 1
    elif s.phase == CORNERING and not s.chosen_corners:  # TY-2.2
        n = free_corners(s, out)
        for i in range(n):
            weights[i] = 1
    return n


def apply(s: State, action: int) -> None:
    """Does a legal action, in place."""
    if s.phase == MOVE or s.phase == EXTRA:
        if action == STAY:
            end_turn(s)
        else:
            land(s, action)
    elif s.phase == ROBBED:  # TY-4.4
        s.pawn[s.who] = action
        s.who = s.mover
        settle_theft(s)
    elif s.phase == COUNTERS:
        lay(s, action)
    elif s.phase == CARDS:
        deal(s, action)
    elif s.phase == FIRST:
        begin_with(s, action)
    elif s.phase == CORNERING:
        take_corner(s, action)


def points(s: State, seat: int) -> int:
    """The cubes a seat holds."""
    return s.held[seat]


def win_share(s: State, seat: int) -> float:
    """The seat's share of the win once the game is over: 1, 1/k for k that tie, or 0."""
    if s.phase != ENDED:
        return 0.0
    if s.winner != NOBODY:
        return 1.0 if s.winner == seat else 0.0
    mine = standing(s, seat)  # TY-5.5
    ties = 0
    for other in range(s.seats):
        theirs = standing(s, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            ties += 1
    return 1.0 / ties


# -- 3 A turn


def reachable(s: State, counter: int, here: int, out: Row) -> int:
    """Writes the squares that a counter leads to and the mover may land on (TY-3.1, TY-3.5); returns how many."""
    n = 0
    for i in range(1, JUMPS[counter - STEP][here][0] + 1):
        square = JUMPS[counter - STEP][here][i]
        if (s.landed >> square) & 1:  # TY-3.10
            continue
        owner = seat_on(s, square)
        if owner == NOBODY or can_rob(s, s.mover, owner):  # TY-3.9
            out[n] = square
            n += 1
    return n


def seat_on(s: State, square: int) -> int:
    """The seat whose piece stands on a square, or NOBODY."""
    for seat in range(s.seats):
        if s.pawn[seat] == square:
            return seat
    return NOBODY


def wanted(s: State, seat: int) -> int:
    """The next colour of a seat's row, or 0 when it holds all seven."""
    if s.held[seat] == COLOURS:
        return 0
    return s.series[seat][s.held[seat]]


def can_rob(s: State, thief: int, victim: int) -> bool:
    """Whether the victim holds the thief's next colour unprotected (TY-4.1, TY-5.2)."""
    if thief == victim or s.held[thief] == COLOURS:
        return False
    return s.cubes[victim][s.series[thief][s.held[thief]]] == HELD


def teleports(s: State, out: Row) -> int:
    """Writes the other teleport counters that are free (TY-3.6); returns how many."""
    n = 0
    for square in range(SQUARES):
        if s.board[square] == TELEPORT and not (s.landed >> square) & 1 and seat_on(s, square) == NOBODY:
            out[n] = square
            n += 1
    return n


def free_corners(s: State, out: Row) -> int:
    """Writes the corners on which nobody stands (TY-2.2, TY-4.4); returns how many."""
    n = 0
    for i in range(4):
        if seat_on(s, CORNERS[i]) == NOBODY:
            out[n] = CORNERS[i]
            n += 1
    return n


def land(s: State, square: int) -> None:
    """The mover lands on a square."""
    me = s.mover
    victim = seat_on(s, square)
    s.pawn[me] = square
    if victim != NOBODY:
        steal(s, me, victim)
        s.landed = 1 << square
        if s.held[me] == COLOURS and (square == CENTRE or s.short_game):  # TY-5.3, TY-5.4
            win(s, me)
        else:
            s.phase = ROBBED
            s.who = victim
        return
    s.landed |= 1 << square
    if collects(s, me, square):
        collect(s, me, square)
    settle(s)


def collects(s: State, seat: int, square: int) -> bool:
    """Whether the seat's next cube lies on a square (TY-3.3)."""
    return s.held[seat] < COLOURS and s.board[square] == s.series[seat][s.held[seat]]


def collect(s: State, seat: int, square: int) -> None:
    """The seat takes the cube that it wants from a square."""
    s.cubes[seat][s.board[square]] = HELD
    s.held[seat] += 1
    s.board[square] = EMPTY


def settle(s: State) -> None:
    """What the square under the mover's piece brings, once a theft and a collected cube are done with."""
    me = s.mover
    square = s.pawn[me]
    counter = s.board[square]
    if counter == SAFETY:  # TY-3.7
        for colour in range(1, COLOURS + 1):
            if s.cubes[me][colour] == HELD:
                s.cubes[me][colour] = SAFE
    if STEP <= counter <= TELEPORT:  # TY-3.5
        s.phase = EXTRA
    elif s.held[me] == COLOURS and (square == CENTRE or s.short_game):  # TY-5.1, TY-5.4
        win(s, me)
    else:  # TY-3.12
        end_turn(s)


def end_turn(s: State) -> None:
    """The next seat's turn comes, or the game ends with the last round (TY-5.5)."""
    s.landed = 0
    s.turns += 1
    if s.turns >= ROUNDS * s.seats:
        s.phase = ENDED
        return
    s.mover += 1
    if s.mover == s.seats:
        s.mover = 0
    s.who = s.mover
    s.phase = MOVE


# -- 4 Stealing


def steal(s: State, thief: int, victim: int) -> None:
    """The thief's next cube changes hands; the victim's card of that colour goes last (TY-4.2, 4.3)."""
    colour = s.series[thief][s.held[thief]]
    s.cubes[thief][colour] = HELD
    s.held[thief] += 1
    s.cubes[victim][colour] = NONE
    s.held[victim] -= 1
    i = 0
    while s.series[victim][i] != colour:
        i += 1
    while i < COLOURS - 1:
        s.series[victim][i] = s.series[victim][i + 1]
        i += 1
    s.series[victim][COLOURS - 1] = colour


def settle_theft(s: State) -> None:
    """The thief's landing goes on after the victim has moved away (TY-4.6)."""
    square = s.pawn[s.mover]
    if s.take_under and collects(s, s.mover, square):
        collect(s, s.mover, square)
    settle(s)


# -- 5 Winning


def win(s: State, seat: int) -> None:
    """The game ends at once (TY-5.1)."""
    s.winner = seat
    s.phase = ENDED


def standing(s: State, seat: int) -> int:
    """What counts after the last round: cubes held, then cubes protected (TY-5.5)."""
    protected = 0
    for colour in range(1, COLOURS + 1):
        if s.cubes[seat][colour] == SAFE:
            protected += 1
    return s.held[seat] * (COLOURS + 1) + protected


# -- 2 Set-up


def is_dealt(s: State, colour: int) -> bool:
    """Whether the row being dealt has the card of a colour already."""
    seat = s.laid // COLOURS
    for i in range(s.laid % COLOURS):
        if s.series[seat][i] == colour:
            return True
    return False


def lay(s: State, kind: int) -> None:
    """The next square gets its counter (TY-2.1)."""
    s.board[LAID[s.laid]] = kind
    s.bag[kind] -= 1
    s.laid += 1
    if s.laid == COUNTERS_LAID:
        s.laid = 0
        s.phase = CARDS


def deal(s: State, colour: int) -> None:
    """The next card of the row being dealt; with the option, of everyone's row (TY-2.3)."""
    seat = s.laid // COLOURS
    card = s.laid % COLOURS
    s.series[seat][card] = colour
    if s.same_order:
        for other in range(1, s.seats):
            s.series[other][card] = colour
    s.laid += 1
    if s.laid == COLOURS * s.seats or (s.same_order and s.laid == COLOURS):
        s.laid = 0
        s.phase = FIRST
        if s.first > 0:
            begin_with(s, s.first - 1)


def begin_with(s: State, seat: int) -> None:
    """The seat that starts is known (TY-2.4); the corners come next."""
    s.mover = seat
    s.who = seat
    s.phase = CORNERING


def take_corner(s: State, square: int) -> None:
    """The seat's piece starts on a corner (TY-2.2); after the last one play begins."""
    s.pawn[s.who] = square
    s.laid += 1
    if s.laid == s.seats:
        s.laid = 0
        s.who = s.mover
        s.phase = MOVE
    else:
        s.who += 1
        if s.who == s.seats:
            s.who = 0


# ---------------------------------------------------------------------------- around the game: never compiled


def turn(s: State) -> tuple[int, int]:
    """The turns completed, and the seat whose turn it is (a robbed seat decides within another's turn)."""
    return s.turns, s.mover


def refusal(s: State, action: int) -> str:
    """The tag of the rule that forbids an action that is not legal."""
    if s.phase in _PHASE_TAGS:
        return _PHASE_TAGS[s.phase]
    here = s.pawn[s.who]
    if action == STAY or not 0 <= action < SQUARES:
        return "TY-3.1"
    counter = s.board[here]
    if s.phase == EXTRA and counter == TELEPORT:
        if s.board[action] != TELEPORT or action == here:
            return "TY-3.6"
        return "TY-3.10" if (s.landed >> action) & 1 else "TY-3.9"
    count, *squares = JUMPS[(LEAP if s.phase == MOVE else counter) - STEP][here]
    if action not in squares[:count]:
        return "TY-3.1" if s.phase == MOVE else "TY-3.5"
    if (s.landed >> action) & 1:
        return "TY-3.10"
    if not wanted(s, s.who):
        return "TY-5.2"
    return "TY-3.7" if s.cubes[seat_on(s, action)][wanted(s, s.who)] == SAFE else "TY-4.1"


_PHASE_TAGS = {
    COUNTERS: "TY-2.1",
    CARDS: "TY-2.3",
    FIRST: "TY-2.4",
    CORNERING: "TY-2.2",
    ROBBED: "TY-4.4",
    ENDED: "TY-5.1",
}


def breakdown(s: State, seat: int) -> list[ScorePart]:
    """The cubes a seat holds, and how many of them are protected, with their colours."""
    held = s.series[seat][: s.held[seat]]
    safe = [colour for colour in held if s.cubes[seat][colour] == SAFE]
    return [
        ScorePart("points-cubes", len(held), tuple(KIND_NAMES[colour] for colour in held)),
        ScorePart("points-protected", len(safe), tuple(KIND_NAMES[colour] for colour in safe)),
    ]
