# pyright: basic
"""One game, stepped from Python with one call an action. In the compilable subset; `speed.bind` fills the holes.

A call takes an array of one state rather than the state, since Numba finds the type of an array ten times as quickly.
"""

from tumblestar.engine.game_loop import PERSON
from tumblestar.engine.speed import hole

actor = legal = apply = points = win_share = observe = remember = play_on = hole

CHANCE, AGAIN = -1, -3


def go_on(m, states, keys, kinds, action, mask):
    """Applies an action, unless it is negative, and then lets chance and bots act; returns the seat to act, or OVER.

    Writes the mask of that seat, and what happened after the action into `m.trace`; `keys` counts it. Returns AGAIN
    where there was no more room for it.
    """
    s = states[0]
    if action >= 0:
        remember(m, states, 0)
        apply(s, action)
    play_on(m, states, 0, keys, kinds, len(m.trace))
    who = actor(s)
    if who == CHANCE or (who >= 0 and kinds[who] != PERSON):
        return AGAIN
    for i in range(len(mask)):
        mask[i] = 0
    if who >= 0:
        for i in range(legal(s, m.out)):
            mask[m.out[i]] = 1
    return who


def judge(states, shares, totals):
    """Writes the share of the win and the points of each seat."""
    s = states[0]
    for seat in range(s.seats):
        shares[seat] = win_share(s, seat)
        totals[seat] = points(s, seat)


def look(states, seat, seen):
    """Writes what a seat sees."""
    observe(states[0], seat, seen)
