"""How good a position is in Twisty: win shares, and the line that the strongest bot expects."""

from __future__ import annotations

from tumblestar import games
from tumblestar.engine import players
from tumblestar.games.twisty.players import FOLLOW
from tumblestar.games.twisty.rules import State
from tumblestar.games.twisty.win_shares import win_shares as win_shares

LONGEST_LINE = 12
"""The actions that `expected_line` gives, at most."""


def expected_line(s: State, seconds: float) -> list[int]:
    """The actions that `master` expects from a state in which a seat is to act; cut off after so many seconds."""
    game, line = games.find("twisty"), list[int]()
    while len(legal := game.legal(s)) == 1:
        line += legal
        s = game.after(s, legal[0])
    with players.pool(game).borrow() as worker:
        actions = worker.plan("master", s, 1, (), seconds) if legal else []
        while actions and len(line) < LONGEST_LINE:
            line += actions
            for action in actions:
                s = game.after(s, action)
            memory = worker.memory(s)
            actions = [int(action) for action in memory.out[: worker.bound.call.plan_turn(memory, FOLLOW, 1)]]
    return line[:LONGEST_LINE]
