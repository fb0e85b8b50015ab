"""One readable game, replayed line by line by both implementations."""

from fractions import Fraction

from tests.games.sample import SAMPLES, head, replayed
from tumblestar.record_text import read_record

from .naive import Naive
from .naive_scoring import SLOW
from .real import GAME, Real

TEXT = SAMPLES["twinkle_twinkle"]
SIDES = {"comets": 1, "planets": 1, "satellites": 1, "black_holes": 1}


def test_the_sample_is_replayed_line_by_line() -> None:
    assert "options: comets=1 planets=1 satellites=1 black_holes=1" in head(TEXT)
    naive, real = Naive(2, **SIDES), Real(2, **SIDES)
    drawn: set[str] = set()
    for line, action in replayed(TEXT, naive, real):
        assert [real.points(seat) for seat in (1, 2)] == [naive.points(seat) for seat in (1, 2)], line
        drawn.add(action.removeprefix("draw "))
    assert {"rock", "gas", "ring", "hole", "sat", "com", "ast"} <= drawn
    assert len(drawn & SLOW) > 4
    assert naive.state_text().count("/") == 8


def test_the_sample_ends_in_a_tie_that_is_shared() -> None:
    s = read_record(TEXT).state
    assert [GAME.points(s, seat) for seat in (0, 1)] == [47, 47]
    assert [GAME.win_share(s, seat) for seat in (0, 1)] == [Fraction(1, 2)] * 2
    found = [{p.name.removeprefix("card-"): p.points for p in GAME.breakdown(s, seat) if p.points} for seat in (0, 1)]
    ann = {"largest": 19, "second": 3, "number": 2, "asteroids": 1, "planets": 12, "satellites": 8, "black-holes": 2}
    ben = {"largest": 13, "nova": 6, "asteroids": 1, "comets": 18, "planets": 2, "satellites": 1, "black-holes": 6}
    assert found == [ann, ben]
