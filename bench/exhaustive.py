# pyright: basic
"""Exhaustive search for forced wins, over all actions of all seats. In the compilable subset.

It shares no code with the strong bot: no whole turns, move ordering, bounds or transposition table, only the rules.
"""

from tumblestar.engine.speed import hole

actor = legal = apply = win_share = copy_state = hole
STEPS = 200


def is_forced(states, step, me, last, outs, counters):
    """1 if seat `me` can force a win before turn number `last`, else 0. `counters[0]` counts positions."""
    counters[0] += 1
    s = states[step]
    who = actor(s)
    if who < 0:
        return 1 if win_share(s, me) == 1.0 else 0
    if s.turns >= last or step + 1 >= STEPS:
        return 0
    n = legal(s, outs[step])
    for i in range(n):
        copy_state(states, step + 1, states, step)
        apply(states[step + 1], outs[step][i])
        won = is_forced(states, step + 1, me, last, outs, counters)
        if won == 1 and who == me:
            return 1
        if won == 0 and who != me:
            return 0
    return 0 if who == me else 1
