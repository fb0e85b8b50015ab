"""One readable game, replayed line by line by both implementations."""

from collections import Counter

from tests.games.sample import SAMPLES, replayed

from .naive import Naive
from .real import Real

TEXT = SAMPLES["shizzle"]


def test_the_sample_is_replayed_line_by_line() -> None:
    naive, real = Naive(2), Real(2)
    happened: Counter[str] = Counter()
    for _ in replayed(TEXT, naive, real):
        happened.update(naive.happened)
    for kind in (
        "Choke on the first roll",
        "Choke later",
        "Fizzle",
        "Fizzle with a Shizzle",
        "stop at 3",
        "stop at 4",
        "stop at 5",
        "stop at 6",
        "roll on with a Shizzle",
        "attack",
        "take",
        "less in the bank",
        "end by the bank",
    ):
        assert happened[kind] > 0, f"the sample should show {kind}"
