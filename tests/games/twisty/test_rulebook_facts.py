"""The facts of the rulebook's section 6, derived from the real rules.

TY-6.1 is a search: for a lone collector on a random board, every place where a turn may end is tried, so the fewest
turns are exact.  The other seat stands aside on a corner with nothing to steal; its turns are not counted.
"""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.marks import slow

from .naive import Naive
from .real import GAME, Real

BOARDS = 24


def set_up(seed: int) -> str:
    """The state text of a random start, with the second seat's piece on a corner."""
    rng = random.Random(seed)
    game = Naive(2, first=1)
    while game.actor == "*":
        weights = game.weights()
        game.play(rng.choices(list(weights), list(weights.values()))[0])
    return game.state_text()


def ends(s: Any) -> Iterator[Any]:
    """Every state in which seat 1's turn may have ended, chains included."""
    waiting = [s]
    while waiting:
        here = waiting.pop()
        for action in GAME.legal(here):
            after = GAME.after(here, action)
            if GAME.actor(after) == 0:
                waiting.append(after)
            else:
                yield after


def fewest_turns(text: str, limit: int = 40) -> int:
    """The turns a lone player needs for all seven cubes and the centre.

    Where the piece stands and how many cubes are held say everything: a cube taken leaves a square that will never
    again matter, and a cube not wanted is no different from an empty square.
    """
    start = GAME.parse_state(text)
    frontier: list[Any] = [start]
    seen = {(start.pawn[0], start.held[0])}
    for turn in range(1, limit + 1):
        reached: list[Any] = []
        for s in frontier:
            for after in ends(s):
                if after.winner == 0:
                    return turn
                key = (after.pawn[0], after.held[0])
                if key not in seen:
                    seen.add(key)
                    reached.append(mine_again(after))
        frontier = reached
    raise AssertionError(f"no way in {limit} turns")


def mine_again(s: Any) -> Any:
    """The same position with seat 1 to move, as if seat 2 had never stirred."""
    mine = GAME.copy(s)
    mine.mover = mine.who = 0
    return mine


@cache
def distribution() -> Counter[int]:
    return Counter(fewest_turns(set_up(seed)) for seed in range(BOARDS))


@slow
def test_nobody_finishes_in_under_eight_turns() -> None:  # TY-6.1
    assert min(distribution()) >= 8


@slow
def test_perfect_solitaire_takes_about_ten_turns() -> None:  # TY-6.1
    turns = list(distribution().elements())
    assert len(turns) == BOARDS
    assert max(turns) <= 14
    assert 9 <= sum(turns) / len(turns) <= 11.5
    assert len(set(turns)) >= 3


def test_eight_turns_can_be_had() -> None:  # TY-6.1
    board = "3Y3/7/2O1G2/7/1R3B1/2K4/4P2"
    assert fewest_turns(f"board={board} pawns=a1,g7 rows=.ROYGBPK,.ROYGBPK") == 8


def test_a_theft_may_finish_sooner() -> None:
    """Not a rule, but what the words "without theft" of TY-6.1 are for: a chain of thefts takes several cubes."""
    game = Real.from_text("board=7/7/7/7/1s5/7/7 pawns=a1,b3,b4 rows=.ROYGBPK,R.OYGBPK,RO.YGBPK")
    for action in ("a1-b3", "corner g1", "b3-b4", "corner g7"):
        game.play(action)
    assert (game.points(1), game.state.turns) == (2, 1)
