"""What a seat sees of Twisty: the board as planes of squares, rows of cards as one-hot rows. Nothing is hidden."""

from __future__ import annotations

from collections.abc import Sequence

from tumblestar.contract.observations import Field, Symmetry, flags, moved, named_offsets, width
from tumblestar.contract.state import Row
from tumblestar.games.twisty.parts import COLOURS, COUNTERS_LAID, COUNTS, KINDS, SAFETY, SIZE, SPECIALS, SQUARES
from tumblestar.games.twisty.rules import ENDED, FIRST, MOST_SEATS, NOWHERE, SAFE, State
from tumblestar.games.twisty.rules import ROUNDS as MOST_ROUNDS

_SEATS = (MOST_SEATS,)
_CARDS = (MOST_SEATS, COLOURS)
FIELDS = (
    flags("present", _SEATS, "Which seats play, in turn order from the observing one."),
    flags("mover", _SEATS, "Whose turn it is; 0 for all before it is known who starts (TY-2.4)."),
    flags("decider", _SEATS, "Who decides: the mover, or the seat just robbed (TY-4.4)."),
    flags(
        "phase",
        (ENDED + 1,),
        "What is to be decided: a counter, a card, who starts, a corner to start on, an L, one more move, "
        "the corner of a robbed seat, nothing more.",
    ),
    flags(
        "board",
        (KINDS - 1, SIZE, SIZE),
        "A plane for what lies on the squares: seven colours, then step, diagonal, leap, teleport, safety. "
        "Rows are ranks from 1, columns files from a.",
    ),
    flags("pawn", (MOST_SEATS, SIZE, SIZE), "A plane for the piece of each seat."),
    flags("landed", (SIZE, SIZE), "The squares landed on this turn since the last theft (TY-3.10)."),
    flags("series", (*_CARDS, COLOURS), "The colour of each card in the row of each seat, from the left (TY-2.3)."),
    Field("held", _SEATS, 0, COLOURS, "How many cards of each seat, from the left, carry their cubes."),
    Field("cubes", _CARDS, 0, SAFE, "The cube of each colour: 0 = not held, 1 = held, 2 = protected (TY-3.7)."),
    flags("wanted", _CARDS, "The colour that each seat collects next (TY-3.3)."),
    Field("turns", (), 0, MOST_ROUNDS * MOST_SEATS, "The turns completed; the last round is the 100th (TY-5.5)."),
    flags("winner", _SEATS, "The seat that has won by reaching the centre (TY-5.1)."),
    flags("first", _SEATS, "The seat that the option `first` names; none where chance decides."),
    flags("short_game", (), "The option: seven cubes win at once (TY-5.4)."),
    flags("same_order", (), "The option: all seats collect in the same order (TY-2.3)."),
    flags("chosen_corners", (), "The option: seats choose their corners (TY-2.2)."),
    flags("take_under", (), "The option: a thief also takes the cube that it wants from the square (TY-4.6)."),
)
AT = named_offsets(FIELDS)
WIDTH = width(FIELDS)

SCORE_RANGE = (0, COLOURS)
"""The points are the cubes that a seat holds."""
_EXTRA = SPECIALS - COUNTS[SAFETY]
MAX_EVENTS = COUNTERS_LAID + MOST_SEATS * COLOURS + 1 + MOST_SEATS + MOST_ROUNDS * MOST_SEATS * 8 * (_EXTRA + 2)
"""Set-up, and 400 turns. A theft gives the mover a cube, and it loses none in its own turn: at most 7 thefts a turn.
Before, between and after them it lands on a square once, each time but the last on a counter of one more move: 8 times
at most the number of these and one. A theft also has the victim's corner, and `stay` may end the turn."""


def observe(s: State, seat: int, out: Row) -> None:
    """Writes what a seat sees into `out`."""
    for i in range(WIDTH):
        out[i] = 0
    for i in range(s.seats):
        other = (seat + i) % s.seats
        out[AT.present + i] = 1
        if s.phase > FIRST:
            out[AT.mover + i] = 1 if s.mover == other else 0
            out[AT.decider + i] = 1 if s.who == other else 0
        out[AT.winner + i] = 1 if s.winner == other else 0
        out[AT.first + i] = 1 if s.first == other + 1 else 0
        out[AT.held + i] = s.held[other]
        if s.pawn[other] != NOWHERE:
            out[AT.pawn + i * SQUARES + s.pawn[other]] = 1
        for card in range(COLOURS):
            out[AT.cubes + i * COLOURS + card] = s.cubes[other][card + 1]
            if s.series[other][card] > 0:
                colour = s.series[other][card] - 1
                out[AT.series + (i * COLOURS + card) * COLOURS + colour] = 1
                if card == s.held[other]:
                    out[AT.wanted + i * COLOURS + colour] = 1
    out[AT.phase + s.phase] = 1
    for square in range(SQUARES):
        if s.board[square] > 0:
            out[AT.board + (s.board[square] - 1) * SQUARES + square] = 1
        out[AT.landed + square] = (s.landed >> square) & 1
    out[AT.turns] = s.turns
    out[AT.short_game] = s.short_game
    out[AT.same_order] = s.same_order
    out[AT.chosen_corners] = s.chosen_corners
    out[AT.take_under] = s.take_under


def _turned(name: str, squares: Sequence[int]) -> Symmetry:
    """The symmetry by which square `i` of the image is square `squares[i]` of the original."""
    planes = {"board": KINDS - 1, "pawn": MOST_SEATS, "landed": 1}
    changes = {
        name: ([plane * SQUARES + square for plane in range(n) for square in squares],) for name, n in planes.items()
    }
    return Symmetry(name, moved(FIELDS, changes), (*squares, SQUARES))


def _recoloured(name: str, colours: Sequence[int]) -> Symmetry:
    """The symmetry by which colour `i` of the image, from 0, is colour `colours[i]` of the original."""
    seats, cards, plane = range(MOST_SEATS), range(COLOURS), range(SIZE)
    changes = {
        "board": ((*colours, *range(COLOURS, KINDS - 1)), plane, plane),
        "series": (seats, cards, colours),
        "cubes": (seats, colours),
        "wanted": (seats, colours),
    }
    return Symmetry(name, moved(FIELDS, changes), tuple(range(SQUARES + 1)))


SYMMETRIES = (
    _turned("a quarter turn", [(SIZE - 1 - at % SIZE) * SIZE + at // SIZE for at in range(SQUARES)]),
    _turned("mirrored", [at // SIZE * SIZE + SIZE - 1 - at % SIZE for at in range(SQUARES)]),
    _recoloured("two colours swapped", [1, 0, *range(2, COLOURS)]),
    _recoloured("all colours moved on", [*range(1, COLOURS), 0]),
)
"""The board looks the same from its four sides and in a mirror, and there are as many cubes of each colour.

The first two hold wherever a seat is to act: counters are laid square by square, so not while they are.
"""
