"""What the contract checks must know of each game: one entry a game."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tumblestar.games.shizzle.parts import BANKS, DICE
from tumblestar.games.twisty.parts import COUNTS


class Limits(NamedTuple):
    """How long a game can be, what it is made of, and a position in which a seat is to act."""

    events: int
    """No game has more events than this."""
    parts: Any
    """What `count_parts` gives for every state of every game."""
    count_parts: Callable[[Any], Any]
    position: str


def twisty_counters(s: Any) -> list[int]:
    """How many counters of each kind are in the bag, on the board and in the rows together."""
    counts = list(s.bag)
    for kind in s.board:
        counts[kind] += kind > 0
    for seat in range(s.seats):
        for colour, held in enumerate(s.cubes[seat]):
            counts[colour] += held > 0
    return counts


def shizzle_points_and_dice(s: Any) -> list[int]:
    """How many points there are beyond those of the start, and how often each die is in the line or outside it."""
    dice = [int(s.loose >> die & 1) for die in range(DICE)]
    for die in s.line[: s.length]:
        dice[die] += 1
    return [s.bank + sum(s.score) - BANKS[s.seats], *dice]


LIMITS = {
    # A turn is one L and at most one landing on each of 13 extra-move counters, and once more after each theft.
    "twisty": Limits(
        events=44 + 28 + 5 + 400 * 60,
        parts=list(COUNTS),
        count_parts=twisty_counters,
        position="board=7/7/7/7/7/7/7 pawns=a1,g7 rows=.ROYGBPK,.ROYGBPK",
    ),
    # Nothing ends a classic game but an empty bank; random play has been seen to need some 700 events.
    "shizzle": Limits(
        events=20_000,
        parts=[0] + [1] * DICE,
        count_parts=shizzle_points_and_dice,
        position="bank=31 scores=0,9 dice=R1,O1,P1,B1,Y2,B5 line=R1 phase=choose pending=1",
    ),
}
