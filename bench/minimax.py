# pyright: basic
"""Plain minimax over all actions of all seats, to the end of a game. In the compilable subset.

It shares no code with bots and evaluators: no turns, tables, bounds or order, only the rules. Among actions that are
equally good for a seat what the others get is the mean over these, each action once.
"""

from tumblestar.engine.speed import hole

actor = legal = apply = win_share = copy_state = hole
EQUAL = 1e-9
STEPS = 24


def search(states, step, outs, values, counters):
    """Writes what each seat gets from `states[step]` on into `values[step]`. `counters[0]` counts states.

    `counters[1]` becomes 1 where chance is to act: there is no minimax then.
    """
    counters[0] += 1
    s = states[step]
    who = actor(s)
    here = values[step]
    for seat in range(s.seats):
        here[seat] = win_share(s, seat) if who < 0 else 0.0
    if who < 0:
        if who == -1:
            counters[1] = 1
        return 0
    best = -1.0
    equal = 0
    n = legal(s, outs[step])
    for i in range(n):
        copy_state(states, step + 1, states, step)
        apply(states[step + 1], outs[step][i])
        search(states, step + 1, outs, values, counters)
        below = values[step + 1]
        if below[who] > best + EQUAL:
            best = below[who]
            equal = 0
            for seat in range(s.seats):
                here[seat] = 0.0
        if below[who] > best - EQUAL:
            equal += 1
            for seat in range(s.seats):
                here[seat] += below[seat]
    for seat in range(s.seats):
        here[seat] /= equal
    return 0
