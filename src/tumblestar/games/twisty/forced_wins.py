# pyright: basic
"""Exhaustive search for forced wins of Twisty, for two seats. In the compilable subset; `speed.bind` fills the holes.

Every turn of both seats is tried. Nothing is left out but what cannot win by count: a turn takes one cube from the
board at most, as it ends there, and the way to the centre is a turn of its own unless the last cube is stolen.
"""

from tumblestar.engine.speed import hole
from tumblestar.games.twisty.parts import COLOURS
from tumblestar.games.twisty.rules import HELD

actor = win_share = turns = take = copy_state = hole

STEPS = 60


def is_forced(states, step, me, last, outs, distances):
    """1 if seat `me` can force a win from a state before turn number `last`, else 0."""
    s = states[step]
    who = actor(s)
    if who < 0:
        return 1 if win_share(s, me) == 1.0 else 0
    if s.turns >= last or step + 1 >= STEPS:
        return 0
    own = (last - s.turns + 1) // 2 if s.mover == me else (last - s.turns) // 2
    if COLOURS - s.held[me] - unsafe(s, 1 - me) + 2 > 2 * own + (0 if s.mover == me else 1):
        return 0
    n = turns(s, outs[step], distances)
    for i in range(n):
        copy_state(states, step + 1, states, step)
        take(states[step + 1], outs[step][i])
        won = is_forced(states, step + 1, me, last, outs, distances)
        if won == 1 and who == me:
            return 1
        if won == 0 and who != me:
            return 0
    return 0 if who == me else 1


def unsafe(s, seat):
    """The cubes of a seat that can be stolen."""
    count = 0
    for colour in range(1, COLOURS + 1):
        if s.cubes[seat][colour] == HELD:
            count += 1
    return count
