# pyright: basic
"""One game, stepped from Python with one call an event. In the compilable subset; `speed.bind` fills the holes.

A call takes an array of one state rather than the state, since Numba finds the type of an array ten times as quickly.
"""

from tumblestar.engine.speed import hole

actor = legal = odds = apply = observe = hole

CHANCE, OVER = -1, -2


def advance(states, action, mask, out, weights):
    """Applies an action, unless it is negative; returns the seat to act, from 0, and writes its mask, or OVER.

    Where chance is to act, it writes the outcomes and their weights and returns OVER less their number.
    """
    s = states[0]
    if action >= 0:
        apply(s, action)
    who = actor(s)
    if who == CHANCE:
        return OVER - odds(s, out, weights)
    for i in range(len(mask)):
        mask[i] = 0
    if who >= 0:
        for i in range(legal(s, out)):
            mask[out[i]] = 1
    return who


def look(states, seat, seen):
    """Writes what a seat sees."""
    observe(states[0], seat, seen)
