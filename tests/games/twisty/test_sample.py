"""One readable game, replayed line by line by both implementations."""

from collections import Counter

from tests.games.sample import SAMPLES, replayed

from .naive import Naive
from .real import Real

TEXT = SAMPLES["twisty"]


def test_the_sample_is_replayed_line_by_line() -> None:
    naive, real = Naive(2), Real(2)
    happened: Counter[str] = Counter()
    for _ in replayed(TEXT, naive, real):
        happened.update(naive.happened)
    for kind in ("cube", "safety", "theft", "theft in a chain", "chain of three", "teleport", "win on the centre"):
        assert happened[kind] > 0, f"the sample should show {kind}"
