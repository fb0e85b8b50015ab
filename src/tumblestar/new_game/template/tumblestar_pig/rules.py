"""Pig: the rules, as functions of a state, in the subset of Python that also compiles.

Two seats roll one die in turn. Each roll adds to the pot, and a seat that holds keeps it; a 1 loses it and ends the
turn. Who reaches a hundred points by holding wins.
"""

from typing import Annotated

from tumblestar.contract.modules import Option
from tumblestar.contract.state import CHANCE, OVER, GameState, Row, i8, i16, layout

VERSION = 1
SEATS = (2,)
OPTIONS = (Option("first", (0, 1, 2)),)
GOAL = 100
HOLD, ROLL = 0, 1
"""The actions of a seat. Outcomes of chance are the results of the die, 1 to 6, and the first seat, 0 or 1."""
ACTIONS = 7
MAX_LEGAL = 6

# What is to be decided.
FIRST, CHOOSE, ROLLING, ENDED = range(4)


@layout
class State(GameState):
    """A state of Pig."""

    score: Annotated[Row, i16, 2]
    pot: i16  # what the turn has brought so far
    seats: i8
    mover: i8  # whose turn it is; the winner at the end
    phase: i8  # what is to be decided
    turns: i16  # turns completed
    first: i8  # option: 0 = by chance, else the number of the first seat


def start(s: State, seats: int) -> None:
    """The beginning of the game; the options are there already."""
    s.seats = seats
    s.phase = CHOOSE if s.first else FIRST
    s.mover = s.first - 1 if s.first else 0


def actor(s: State) -> int:
    """The seat to act, or CHANCE, or OVER."""
    return OVER if s.phase == ENDED else s.mover if s.phase == CHOOSE else CHANCE


def legal(s: State, out: Row) -> int:
    """Writes what the seat may do; returns how many."""
    if s.phase != CHOOSE:
        return 0
    out[0] = HOLD if s.pot else ROLL
    out[1] = ROLL
    return 2 if s.pot else 1


def odds(s: State, out: Row, weights: Row) -> int:
    """Writes the outcomes of chance, each as likely as another; returns how many."""
    n = 2 if s.phase == FIRST else 6
    for i in range(n):
        out[i] = i if s.phase == FIRST else i + 1
        weights[i] = 1
    return n


def apply(s: State, action: int) -> None:
    """Does an action, or an outcome of chance, in place."""
    if s.phase == FIRST:
        s.mover = action
        s.phase = CHOOSE
    elif s.phase == CHOOSE and action == ROLL:
        s.phase = ROLLING
    elif s.phase == CHOOSE:
        s.score[s.mover] += s.pot
        end_turn(s)
    elif action == 1:
        end_turn(s)
    else:
        s.pot += action
        s.phase = CHOOSE


def end_turn(s: State) -> None:
    """The next seat's turn comes, or the game ends."""
    s.pot = 0
    s.turns += 1
    if s.score[s.mover] >= GOAL:
        s.phase = ENDED
    else:
        s.mover = 1 - s.mover
        s.phase = CHOOSE


def points(s: State, seat: int) -> int:
    """The points that a seat has kept."""
    return s.score[seat]


def win_share(s: State, seat: int) -> float:
    """1 for the winner once the game is over, else 0."""
    return 1.0 if s.phase == ENDED and seat == s.mover else 0.0


def turn(s: State) -> tuple[int, int]:
    """The turns completed, and whose turn it is."""
    return s.turns, s.mover


def refusal(s: State, action: int) -> str:
    """The tag of the rule that forbids an action that is not legal."""
    if s.phase == CHOOSE:
        return "PG-1.3" if action == HOLD else "PG-1.2"
    return "PG-2.1" if s.phase == ENDED else "PG-1.1"
