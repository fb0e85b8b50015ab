# pyright: basic
"""Games played out at random, for any game of the shelf; `speed.bind` fills the holes.

In the compilable subset: states lie in rooms of states, everything else is whole numbers.
"""

from tumblestar.engine.speed import hole

actor = legal = odds = apply = copy_state = next_seed = pick_below = pick_weighted = hole


def pick_outcome(s, seed, out, weights):
    """What chance does, by its odds."""
    n = odds(s, out, weights)
    return pick_weighted(seed, out, weights, n)


def plan_turn(states, kind, seed, out, work):
    """The turn of the bot `random`, where no players of the game are bound: writes a legal action; returns 1."""
    out[0] = out[pick_below(seed, legal(states[0], out))]
    return 1


def play_on(s, seed, most, out, weights, tally):
    """Plays a state to its end, or for `most` events; adds decisions and chance events to `tally`; returns the seed."""
    decisions = 0
    events = 0
    while events < most:
        who = actor(s)
        if who >= 0:
            n = legal(s, out)
            seed = next_seed(seed)
            apply(s, out[pick_below(seed, n)])
            decisions += 1
        elif who == -1:
            seed = next_seed(seed)
            apply(s, pick_outcome(s, seed, out, weights))
        else:
            break
        events += 1
    tally[0] += decisions
    tally[1] += events - decisions
    return seed


def play_many(roots, count, seed, most, scratch, out, weights, tally):
    """Plays the first of `roots` to its end `count` times; returns the seed."""
    for _ in range(count):
        copy_state(scratch, 0, roots, 0)
        seed = play_on(scratch[0], seed, most, out, weights, tally)
    return seed
