"""One readable game, replayed line by line by both implementations."""

from collections import Counter

from tests.games.sample import SAMPLES, head, replayed
from tumblestar.record_text import read_record

from .naive import Naive
from .real import GAME, Real

TEXT = SAMPLES["twinkle"]


def test_the_sample_is_replayed_line_by_line() -> None:
    assert "options: level=3" in head(TEXT)
    naive, real = Naive(2, level=3), Real(2, level=3)
    happened: Counter[str] = Counter()
    for _ in replayed(TEXT, naive, real):
        happened.update(naive.happened)
    for kind in ("take", "roll 3", "nothing fits", "overtime", "passed over", "tie"):
        assert happened[kind] > 0, f"the sample should show {kind}"


def test_the_samples_tie_goes_to_who_played_last() -> None:
    s = read_record(TEXT).state
    assert GAME.points(s, 0) == GAME.points(s, 1) == 15
    assert [GAME.win_share(s, 0), GAME.win_share(s, 1)] == [0, 1]
    assert s.latest[1] > s.latest[0]
    ann, ben = ({piece.name: piece.points for piece in GAME.breakdown(s, seat) if piece.points} for seat in (0, 1))
    assert ann == {
        "card-yellow": 3, "card-blue": 2, "card-black": 1, "card-purple": 2,
        "mission-1": 3, "mission-12": 2, "mission-18": 2,
    }  # fmt: skip
    assert ben == {
        "card-yellow": 3, "card-blue": 1, "card-black": 1, "card-purple": 1, "card-twinkle": 2,
        "mission-1": 3, "mission-18": 4,
    }  # fmt: skip
