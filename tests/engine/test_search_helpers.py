"""Random numbers of playouts: in range also where calls are inlined into each other, even, and the same compiled."""

from tests import twice
from tests.marks import needs_numba
from tumblestar.engine import search_helpers, speed
from tumblestar.games import find

GREATEST = (1 << 63) - 1


def test_numbers_stay_in_their_range() -> None:
    for seed in (1, 2, 12345, 1 << 40, GREATEST):
        for _ in range(1000):
            seed = search_helpers.next_seed(seed)
            assert 0 < seed <= GREATEST
            assert 0 <= search_helpers.pick_below(seed, 6) < 6


def test_every_number_comes_about_as_often() -> None:
    counts, seed = [0] * 7, 20261121
    for _ in range(70_000):
        seed = search_helpers.next_seed(seed)
        counts[search_helpers.pick_below(seed, 7)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 22.5  # chi squared, 6 degrees: one in a thousand


def test_what_has_more_weight_is_picked_more_often() -> None:
    counts, seed = [0] * 5, 20261121
    for _ in range(60_000):
        seed = search_helpers.next_seed(seed)
        counts[search_helpers.pick_weighted(seed, (3, 0, 4, 1, 2), (1, 0, 2, 3, 9), 4)] += 1
    assert (counts[0], counts[2]) == (0, 0)  # no weight, and beyond the four
    wanted = {3: 10_000, 4: 20_000, 1: 30_000}
    assert sum((counts[i] - n) ** 2 / n for i, n in wanted.items()) < 13.8  # two degrees: one in a thousand


@needs_numba
def test_compiled_it_is_the_same_where_calls_are_inlined() -> None:
    compiled = speed.bind(find("twisty"), twice, compiled=True).call
    plain = speed.bind(find("twisty"), twice, compiled=False).call
    for i in range(1, 3000):
        seed = i * 7919**3
        assert compiled.twice(seed, 6) == plain.twice(seed, 6)
