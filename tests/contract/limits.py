"""Limits of each game for the contract checks: one entry per game."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tumblestar.games.shizzle.parts import BANKS, DICE
from tumblestar.games.twinkle import parts as twinkle
from tumblestar.games.twinkle.rules import FREE, OUT
from tumblestar.games.twinkle_twinkle import parts as twinkle_twinkle
from tumblestar.games.twisty.parts import COUNTS


class Limits(NamedTuple):
    """What a game is made of, and a position in which a seat is to act."""

    parts: Any
    """What `count_parts` gives for every state of every game."""
    count_parts: Callable[[Any], Any]
    position: str


def twisty_counters(s: Any) -> list[int]:
    """How many counters of each kind are in the bag, on the board and in the rows together."""
    counts = [count + (kind > 0) * s.board.count(kind) for kind, count in enumerate(s.bag)]
    for seat in range(s.seats):
        for colour, held in enumerate(s.cubes[seat]):
            counts[colour] += held > 0
    return counts


def shizzle_points_and_dice(s: Any) -> list[int]:
    """How many points there are beyond those of the start, and how often each die is in the line or outside it."""
    dice = [int(s.loose >> die & 1) + s.line[: s.length].count(die) for die in range(DICE)]
    return [s.bank + sum(s.score) - BANKS[s.seats], *dice]


def twinkle_dice(s: Any) -> list[int]:
    """In how many places each die is: away, free, in the hand, in a constellation; and the connectors too many."""
    hung = [die for seat in range(s.seats) for die in s.dice[seat][: s.hung[seat]]]
    placed = [*s.hand[: s.held], *hung]
    dice = [int(where in (OUT, FREE)) + placed.count(die) for die, where in enumerate(s.where)]
    return [*dice, sum(s.below) + sum(sum(two) for two in s.stars) - len(hung)]


def twinkle_twinkle_tiles(s: Any) -> list[int]:
    """How many tiles of each kind are in the bag, the rows, the hand and the charts together."""
    placed = [*s.current, *s.next, s.held, *(kind for chart in s.chart for kind in chart)]
    return [0, *(count + placed.count(kind) for kind, count in enumerate(s.bag) if kind)]


LIMITS = {
    "twisty": Limits(
        parts=list(COUNTS),
        count_parts=twisty_counters,
        position="board=7/7/7/7/7/7/7 pawns=a1,g7 rows=.ROYGBPK,.ROYGBPK",
    ),
    "shizzle": Limits(
        parts=[0] + [1] * DICE,
        count_parts=shizzle_points_and_dice,
        position="bank=31 scores=0,9 dice=R1,O1,P1,B1,Y2,B5 line=R1 phase=choose pending=1",
    ),
    "twinkle": Limits(
        parts=[1] * twinkle.DICE + [0],
        count_parts=twinkle_dice,
        position="seats=2 colours=RYBG missions=4,17 centre=R8=6,Y8=2,G8=5 tree1=R12=9@A tree2=B8=3@B turns=2",
    ),
    "twinkle_twinkle": Limits(
        parts=list(twinkle_twinkle.COUNTS),
        count_parts=twinkle_twinkle_tiles,
        position="seats=2 order=1221 current=I,D,L,V,J next=K,T,gas,rock",
    ),
}
