"""The common format of state lines."""

from types import SimpleNamespace
from typing import Annotated

import pytest

from tumblestar.contract.errors import Unreadable
from tumblestar.contract.modules import Option, write_options
from tumblestar.contract.state import GameState, Row, i8, layout
from tumblestar.contract.state_text import (
    Entry,
    Table,
    entries,
    flags,
    named,
    number,
    options_words,
    read_options,
    seat,
    whole,
)

OPTIONS = (Option("short", (0, 1)), Option("first", (0, 1, 2)))
SEATS = (2, 3)


@layout
class State(GameState):
    """A state whose rules are this module."""

    seats: i8
    score: Annotated[Row, i8, 3]
    phase: i8
    mover: i8
    marks: i8
    hidden: i8
    short: i8
    first: i8


def setup(s: State, seats: int, options: dict[str, int]) -> None:
    write_options(s, OPTIONS, options, seats)


def start(s: State, seats: int) -> None:
    s.seats, s.phase, s.score[2] = seats, 1, 7


def check(s: State) -> None:
    if s.mover and not s.marks:
        raise ValueError("marks")


FIELDS = (
    number("scores", 9, field="score"),
    named("phase", {"early": 1, "late": 2}),
    seat("turn", "mover"),
    flags("marks", ("x", "y", "z")),
    Entry("hidden", lambda s: "", lambda s, value: setattr(s, "hidden", whole(value, 9))),
)
TABLE = Table("twisty", State, *FIELDS, check=check)
COUNTED = Table("twisty", State, *FIELDS, counted="scores", required=("scores", "marks"))
WRONG_OPTIONS = ["", "short:1", "first", "none", "short,short", *(f"first:{x}" for x in ("3", "02", "x", "1,first:2"))]


@pytest.mark.parametrize(("line", "word"), [("a=1 c=2", "c=2"), ("a", "a"), ("a=1 a=2", "a=2"), ("=1", "=1")])
def test_what_is_no_entry_is_refused_with_the_keys_there_are(line: str, word: str) -> None:
    with pytest.raises(Unreadable) as caught:
        entries(line, ["a", "b"], "twisty")
    assert caught.value.phrase.args == {"text": word, "keys": ["a", "b"]}


def test_options_are_written_and_read_again() -> None:
    assert TABLE.text(TABLE.parse("seats=2 options=short,first:2")) == "seats=2 options=short,first:2"
    s = SimpleNamespace(short=1, first=2)
    assert options_words(s, OPTIONS) == ["options=short,first:2"]
    again = SimpleNamespace(short=0, first=0)
    assert options_words(again, OPTIONS) == []
    read_options(again, "first:2,short", OPTIONS)
    assert again == s


@pytest.mark.parametrize(
    "line",
    ["seats=2", "seats=3 scores=1,2,3", "seats=2 phase=late turn=2 marks=xz", "seats=2 scores=0,9 options=short"],
)
def test_a_table_writes_what_it_reads(line: str) -> None:
    assert TABLE.text(TABLE.parse(line)) == line


def test_what_a_fresh_state_has_is_left_out_and_kept() -> None:
    s = TABLE.parse("seats=2 phase=early turn=1 marks=yx")
    assert TABLE.text(s) == "seats=2 marks=xy"
    assert s.score == [0, 0, 7]


def test_seats_may_be_counted_and_entries_be_required() -> None:
    s = COUNTED.parse("turn=3 scores=1,2,3 marks=z")
    assert (s.seats, s.mover, COUNTED.text(s)) == (3, 2, "scores=1,2,3 turn=3 marks=z")
    assert COUNTED.text(COUNTED.parse("scores=0,0 marks=x")) == "scores=0,0 marks=x"


@pytest.mark.parametrize(
    ("table", "line", "key", "text"),
    [
        (TABLE, "scores=1,2", "seats", ""),
        (TABLE, "seats=4", "seats", "4"),
        (TABLE, "seats=٢", "seats", "٢"),
        (TABLE, "seats=2 scores=1,2,3", "scores", "1,2,3"),
        (TABLE, "seats=2 scores=1", "scores", "1"),
        (TABLE, "seats=2 phase=1", "phase", "1"),
        (TABLE, "seats=2 phase=early,late", "phase", "early,late"),
        (TABLE, "seats=2 turn=3", "turn", "3"),
        (TABLE, "seats=2 turn=0", "turn", "0"),
        (TABLE, "seats=2 marks=xx", "marks", "xx"),
        (TABLE, "seats=2 marks=", "marks", ""),
        (TABLE, "seats=2 turn=2", "marks", ""),
        *((TABLE, f"seats=2 hidden={value}", "hidden", value) for value in ("x", "10", "-1", "", "00001", "٣")),
        *((TABLE, f"seats=2 options={value}", "options", value) for value in WRONG_OPTIONS),
        (COUNTED, "scores=1", "scores", "1"),
        (COUNTED, "turn=2", "scores", ""),
        (COUNTED, "scores=1,2", "scores", "1,2"),
    ],
)
def test_a_table_names_the_entry_at_fault(table: Table[State], line: str, key: str, text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        table.parse(line)
    assert caught.value.phrase.args == {"key": key, "text": text, "page": "twisty"}
