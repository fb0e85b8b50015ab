# pyright: basic
"""The bot `random` in the compilable subset, for batches that bind no others."""

from tumblestar.engine.speed import hole

legal = pick_below = hole


def plan_turn(states, kind, seed, out, work):
    """Writes a random legal action; returns 1."""
    out[0] = out[pick_below(seed, legal(states[0], out))]
    return 1
