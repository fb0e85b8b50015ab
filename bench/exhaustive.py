# pyright: basic
"""Every action of everyone, one by one: finds forced wins by looking at all there is. In the compilable subset.

Shares nothing with the strong bot: it knows only the rules, and no whole turns, order, bounds or table.
"""

from tumblestar.speed import hole

actor = legal = apply = win_share = copy_state = hole
STEPS = 200


def is_forced(states, step, me, last, outs, tally):
    """1 if seat `me` wins before turn number `last`, whatever the others do, else 0."""
    tally[0] += 1
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
        won = is_forced(states, step + 1, me, last, outs, tally)
        if won == 1 and who == me:
            return 1
        if won == 0 and who != me:
            return 0
    return 0 if who == me else 1
