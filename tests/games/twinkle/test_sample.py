"""One readable game, replayed line by line by both implementations; its chance was sealed and is open now."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tumblestar.chance import Seal
from tumblestar.record import Record
from tumblestar.verdict import verify

from .naive import Naive
from .real import GAME, Real

TEXT = Path(__file__).with_name("sample.txt").read_text(encoding="utf-8")
HEAD, BODY = (part.splitlines() for part in TEXT.split("\n\n"))


def test_the_sample_reads_back_byte_for_byte() -> None:
    assert Record.read(TEXT).text() == TEXT


def test_the_sample_is_replayed_line_by_line() -> None:
    assert "options: level=3" in HEAD
    naive, real = Naive(2, level=3), Real(2, level=3)
    happened: Counter[str] = Counter()
    for number, line in enumerate(BODY, start=1):
        n, actor, action = line.split(" ", 2)
        assert (int(n), actor) == (number, str(naive.actor)), line
        assert real.actor == naive.actor, line
        assert real.legal() == naive.legal(), line
        naive.play(action)
        real.play(action)
        assert real.state_text() == naive.state_text(), line
        happened.update(naive.happened)
    assert naive.actor is None
    assert f"result: {naive.share(1)} {naive.share(2)}" in HEAD
    for kind in ("take", "roll 3", "nothing fits", "overtime", "passed over", "tie"):
        assert happened[kind] > 0, f"the sample should show {kind}"


def test_the_samples_tie_goes_to_who_played_last() -> None:
    s = Record.read(TEXT).state
    assert GAME.points(s, 0) == GAME.points(s, 1) == 15
    assert [GAME.share(s, 0), GAME.share(s, 1)] == [0, 1]
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
