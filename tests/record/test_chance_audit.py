"""The chance of a record is proved, open, closed or false, and false outcomes are named."""

import re

import pytest

from tumblestar.contract.chance import Seal, commitment
from tumblestar.games import GAMES
from tumblestar.record import Record, Seat
from tumblestar.record.chance_audit import verify
from tumblestar.record.text import read_record

TWISTY = GAMES["twisty"]


def played(secret: bytes, **fields: str) -> Record:
    seal = Seal(secret, ("", ""))
    fields = fields or {"commitment": seal.commitment}
    record = Record.new(TWISTY, [Seat("person", "")] * 2, **fields)
    while record.actor == -1:
        record.roll(record.seal or seal)
    record.abandon()
    return record


@pytest.fixture
def record() -> Record:
    """A record whose chance is open and proved."""
    record = played(b"7" * 32)
    assert verify(record).finding == "closed"
    record.open(b"7" * 32)
    return record


def test_verify_finds_what_is_proved_and_what_is_not(record: Record) -> None:
    assert verify(record).finding == "proved"
    assert verify(record).checked == 44 + 14 + 1 + 2
    assert verify(played(b"", chance="seed", seed="seven")).finding == "open"


def test_verify_finds_a_changed_outcome_and_names_it(record: Record) -> None:
    lines = record.text().split("\n")
    corner = next(i for i, line in enumerate(lines) if re.match(r"\d+ \* corner", line))
    for new in {"a1", "g1", "a7", "g7"} - {lines[corner][-2:], lines[corner + 1][-2:]}:
        lines[corner] = lines[corner][:-2] + new
        verdict = verify(read_record("\n".join(lines)))
        assert (verdict.finding, verdict.is_honest) == ("false", False)
        assert verdict.wrong == int(lines[corner].split()[0])


def test_verify_finds_a_seed_that_was_not_the_promised_one(record: Record) -> None:
    text = record.text().replace(record.commitment, commitment(b"8" * 32))
    assert verify(read_record(text)).phrase.key == "verify-commitment"
