"""Functions that call each function of the contract on a state in an array of states, compiled or not."""

from tumblestar.engine.speed import hole

actor = legal = odds = apply = win_share = hole


def who(states, at):
    return actor(states[at])


def look(states, at, out, weights, shares):
    """What may be done, or happen; the shares when it is over."""
    s = states[at]
    if actor(s) >= 0:
        return legal(s, out)
    if actor(s) == -1:
        return odds(s, out, weights)
    for seat in range(0 + s.seats):
        shares[seat] = win_share(s, seat)
    return 0


def do(states, at, action):
    apply(states[at], action)
