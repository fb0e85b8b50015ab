"""One readable game, replayed line by line by both implementations; its chance was sealed and is open now."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from tumblestar.chance import Seal
from tumblestar.record import Record
from tumblestar.verdict import verify

from .naive import Naive
from .naive_scoring import SLOW
from .real import GAME, Real

TEXT = Path(__file__).with_name("sample.txt").read_text(encoding="utf-8")
HEAD, BODY = (part.splitlines() for part in TEXT.split("\n\n"))
SIDES = {"comets": 1, "planets": 1, "satellites": 1, "black_holes": 1}


def test_the_sample_reads_back_byte_for_byte() -> None:
    assert Record.read(TEXT).text() == TEXT


def test_the_sample_is_replayed_line_by_line() -> None:
    assert "options: comets=1 planets=1 satellites=1 black_holes=1" in HEAD
    naive, real = Naive(2, **SIDES), Real(2, **SIDES)
    drawn: set[str] = set()
    for number, line in enumerate(BODY, start=1):
        n, actor, action = line.split(" ", 2)
        assert (int(n), actor) == (number, str(naive.actor)), line
        assert real.actor == naive.actor, line
        assert real.legal() == naive.legal(), line
        naive.play(action)
        real.play(action)
        assert real.state_text() == naive.state_text(), line
        assert [real.points(seat) for seat in (1, 2)] == [naive.points(seat) for seat in (1, 2)], line
        drawn.add(action.removeprefix("draw "))
    assert naive.actor is None
    assert f"result: {naive.share(1)} {naive.share(2)}" in HEAD
    assert {"rock", "gas", "ring", "hole", "sat", "com", "ast"} <= drawn
    assert len(drawn & SLOW) > 4
    assert naive.state_text().count("/") == 8


def test_the_sample_ends_in_a_tie_that_is_shared() -> None:
    s = Record.read(TEXT).state
    assert [GAME.points(s, seat) for seat in (0, 1)] == [47, 47]
    assert [GAME.share(s, seat) for seat in (0, 1)] == [Fraction(1, 2)] * 2
    found = [{p.name.removeprefix("card-"): p.points for p in GAME.breakdown(s, seat) if p.points} for seat in (0, 1)]
    ann = {"largest": 19, "second": 3, "number": 2, "asteroids": 1, "planets": 12, "satellites": 8, "black-holes": 2}
    ben = {"largest": 13, "nova": 6, "asteroids": 1, "comets": 18, "planets": 2, "satellites": 1, "black-holes": 6}
    assert found == [ann, ben]


def test_the_samples_luck_was_promised_before_and_follows_from_its_seed() -> None:
    record = Record.read(TEXT)
    assert verify(record).finding == "proved"
    seal = Seal(bytes.fromhex(record.seed), tuple(record.salts))
    again = Record.new(
        GAME, record.seats, record.options, commitment=seal.commitment, salts=seal.salts, date=record.date
    )
    for event in record.events:
        if event.actor < 0:
            assert again.roll(seal).text == event.text
        else:
            again.append(event.text, event.actor)
    again.open(seal.seed)
    assert again.text() == TEXT
