"""Text as people write it: bytes of files, and actions as phones and keyboards make them of what is typed."""

from __future__ import annotations

import random

import pytest

from tumblestar import Position, new
from tumblestar.contract.chance import Seal
from tumblestar.contract.errors import Unreadable
from tumblestar.games import GAMES
from tumblestar.record import Record, Refused, Seat
from tumblestar.record.text import read_record
from tumblestar.words.text_input import composed, decode, folded, tidied

VARIANTS = {
    "capitals": str.upper,
    "small letters": str.lower,
    "first letter": lambda text: text[:1].upper() + text[1:],
    "full stop": lambda text: f" {text}. ",
    "quotes": lambda text: f"“{text}”",
    "no-break space": lambda text: text.replace(" ", "\u00a0"),
    "full width": lambda text: "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in text),
    "Arabic figures": lambda text: "".join(chr(0x660 + int(c)) if c.isdecimal() else c for c in text),
    "spaces": lambda text: text.replace("-", " - ").replace("@", " @ ").replace("=", " = "),
    **{f"dash U+{ord(dash):04X}": lambda text, dash=dash: text.replace("-", dash) for dash in "‐‑‒–—−"},
}  # fmt: skip


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", GAMES)
def test_an_action_is_read_as_people_type_it(name: str, variant: str) -> None:
    game, rng = GAMES[name], random.Random(5)
    s, n = game.fresh(game.seats[0]), 0
    while game.actor(s) != -2 and n < 40:
        action = rng.choice(game.legal(s))
        assert game.read_typed(s, VARIANTS[variant](game.text(s, action))) == action
        s, n = game.after(s, action), n + 1


def test_a_typed_action_that_a_rule_forbids_is_refused_by_the_rule() -> None:
    position = new("twisty", seed=7)
    assert position.play("A7–B5.").history()[-1] == position.play("a7-b5").history()[-1] == "a7-b5"
    with pytest.raises(Refused) as refused:
        position.play("A7-A1")
    assert refused.value.code == "rule"
    with pytest.raises(Refused) as refused:
        position.play("A7+B5 nonsense")
    assert refused.value.code == "unread"


def test_records_keep_the_notation_and_read_no_other() -> None:
    text = Position.record(new("twisty", seed=7).play("A7−B5"))
    assert " a7-b5\n" in text
    with pytest.raises(Unreadable):
        read_record(text.replace(" a7-b5\n", " A7−B5\n"))


def test_outcomes_typed_together_are_read_as_people_type_them() -> None:
    game = GAMES["twinkle"]
    record = Record.new(game, [Seat("person", "")] * 2, chance="typed")
    seal = Seal(b"1" * 32)
    while game.notation.text(record.state, record.legal[0]).partition("=")[1] == "" or record.actor >= 0:
        record.append(record.legal[0]) if record.actor >= 0 else record.roll(seal)
    text = game.text(record.state, record.legal[0])
    assert game.notation.several(record.state, [text.lower()]) == [text]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_files_are_read_as_other_editors_write_them(encoding: str) -> None:
    assert decode("Grüße".encode(encoding)) == "Grüße"


def test_files_that_are_no_text_are_refused() -> None:
    for data in (b"\xff\xfe\x00", b"\xe4\xf6", b"\xfe\xff\xd8\x00\x00\x20"):
        with pytest.raises(UnicodeDecodeError):
            decode(data)


def test_texts_are_compared_composed() -> None:
    assert composed("e\u0301") == "é"
    assert folded("E\u0301TE\u0301") == folded("été")
    assert tidied("«\u200bÉté\u00a0»") == "Été"
