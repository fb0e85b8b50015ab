"""One readable game, replayed line by line by both implementations."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tumblestar.record import Record

from .naive import Naive
from .real import GAME, Real

TEXT = Path(__file__).with_name("sample.txt").read_text(encoding="utf-8")
HEAD, BODY = (part.splitlines() for part in TEXT.split("\n\n"))


def test_the_sample_reads_back_byte_for_byte() -> None:
    assert Record.read(TEXT).text() == TEXT


def test_the_sample_is_replayed_line_by_line() -> None:
    naive, real = Naive(2), Real(2)
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
    for kind in ("cube", "safety", "theft", "theft in a chain", "chain of three", "teleport", "win on the centre"):
        assert happened[kind] > 0, f"the sample should show {kind}"


def test_the_samples_luck_follows_from_its_seed() -> None:
    record = Record.read(TEXT)
    again = Record.new(GAME, record.seats, record.options, chance="seed", seed=record.seed, date=record.date)
    assert again.seal is not None
    for event in record.events:
        if event.actor < 0:
            assert again.roll(again.seal).text == event.text
        else:
            again.append(event.text, event.actor)
    assert again.text() == TEXT
