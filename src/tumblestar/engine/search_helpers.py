# pyright: basic
"""Helpers of searches in the compilable subset: pseudo-random numbers, and the k best candidates in order.

Random numbers are fast, and the same compiled and interpreted; games between people use `chance`. `speed.bind` puts
these functions into the holes of their names, unless a later module has others.
"""


def hole(*_):
    """A placeholder in a search for a function that `speed.bind` takes from a game."""
    raise RuntimeError("a search runs only after speed.bind has given it a game")


legal = odds = hole


# -- random numbers


def next_seed(seed):
    """The next of a sequence of random numbers from 1 to 2^63; use the lower 32 bits.

    Multiply with carry (Marsaglia). No product exceeds 64 bits: compiled code may assume so, and then does not wrap.
    A sequence never begins with 0.
    """
    return 1791398085 * (seed & 0xFFFFFFFF) + (seed >> 32)


def pick_below(seed, n):
    """A number below `n` from the lower bits of a random number; `n` is less than 2^31."""
    return ((seed & 0xFFFFFFFF) * n) >> 32


def pick_weighted(seed, out, weights, n):
    """One of the first `n` of `out` by its weight; the weights are whole numbers whose sum is less than 2^31."""
    total = 0
    for i in range(n):
        total += weights[i]
    left = pick_below(seed, total)
    i = 0
    while left >= weights[i]:
        left -= weights[i]
        i += 1
    return out[i]


# -- games, as `game_loop` plays them


def choose_outcome(m, s, keys):
    """What chance does, by its odds: a sequence of its own, from the first of the keys."""
    keys[0] = next_seed(keys[0])
    return pick_outcome(s, keys[0], m.out, m.weights)


def pick_outcome(s, seed, out, weights):
    """What chance does, by its odds."""
    n = odds(s, out, weights)
    return pick_weighted(seed, out, weights, n)


def stream_number(s):
    """The number of the stream that chance draws from, where a game has only one."""
    return 0


def next_choice(keys):
    """The next random number of the players, from the second of the keys."""
    keys[1] = next_seed(keys[1])
    return keys[1]


def plan_greedily(m, seed):
    """The yardstick of a game without players of its own: any legal action."""
    m.out[0] = m.out[pick_below(seed, legal(m.states[0], m.out))]
    return 1


def plan_turn(m, kind, seed):
    """The levels of a game without players of its own: any legal action."""
    return plan_greedily(m, seed)


# -- the best candidates


def insert(ranked, count, most, worth, first, second):
    """Puts (worth, first, second) among the `most` best rows so far, after those of equal worth; returns how many."""
    if count == most and worth <= ranked[most - 1][0]:
        return count
    at = min(count, most - 1)
    while at > 0 and ranked[at - 1][0] < worth:
        for j in range(3):
            ranked[at][j] = ranked[at - 1][j]
        at -= 1
    ranked[at][0] = worth
    ranked[at][1] = first
    ranked[at][2] = second
    return min(count + 1, most)
