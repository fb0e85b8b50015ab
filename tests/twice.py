"""Two random numbers in a row, the second conditional on the first, so that the compiler inlines both calls."""

from tumblestar.engine.speed import hole

next_seed = pick_below = hole


def twice(seed, n):
    """A number below `n` in three of ten cases, else 0."""
    seed = next_seed(seed)
    few = pick_below(seed, 1000) < 300
    return pick_below(next_seed(seed), n) if few else 0
