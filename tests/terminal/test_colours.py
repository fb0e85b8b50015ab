"""Colours: only on terminals, only if wanted, and never as the only information."""

import io
from pathlib import Path

import pytest

from tests.marks import rest_slow, slow
from tests.terminal.seat import CODES, Seat
from tests.terminal.typist import Typist, begin, talked
from tumblestar.games import GAMES
from tumblestar.terminal.layout import FEW, MANY, NONE, Cell, Colours, clean, depth, display_width, flow, grid, wrap


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environment", "wanted", "colours"),
    [
        ({"TERM": "xterm-256color"}, True, MANY),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, True, MANY),
        ({"TERM": "xterm"}, True, FEW),
        ({"TERM": "xterm", "NO_COLOR": ""}, True, FEW),
        ({"TERM": "xterm", "NO_COLOR": "1"}, True, NONE),
        ({"TERM": "dumb"}, True, NONE),
        ({}, True, NONE),
        ({"TERM": "xterm-256color"}, False, NONE),
    ],
)
def test_colours_are_for_terminals_that_want_them(environment: dict[str, str], wanted: bool, colours: int) -> None:
    assert depth(Terminal(), environment, wanted) == colours
    assert depth(io.StringIO(), environment, wanted) == NONE


@pytest.mark.parametrize(
    ("text", "width"),
    [
        *(("Ann", 3), ("éé", 2), ("日本", 4), ("😀", 2), ("❤️", 2)),
        *(("❤", 1), ("👩\u200d👩\u200d👧", 2), ("👍🏽", 2), ("กั", 1)),
    ],
)
def test_the_width_of_a_text_is_counted_in_columns(text: str, width: int) -> None:
    assert display_width(text) == width
    line = wrap(f"{text} {'x' * (20 - width)} y", 20)[0]
    assert display_width(line) <= 20


@pytest.mark.parametrize("name", rest_slow(GAMES))
def test_colours_add_nothing_that_is_not_there_without_them(name: str, tmp_path: Path) -> None:
    lines = ["?", "board", "nonsense", "hint" if name != "twisty" else "help"]
    bare = talked(begin(name, tmp_path, seats=2), Typist(lines))
    for colours in (FEW, MANY):
        painted = talked(begin(name, tmp_path, seats=2), Typist(lines), colours=Colours(colours))
        assert painted != bare
        assert [CODES.sub("", line).rstrip() for line in painted] == [line.rstrip() for line in bare]


def test_what_a_terminal_would_obey_is_taken_out_of_what_is_said() -> None:
    assert clean("a\x1b[31mb\x07\u202ec\td\u00a0e") == "a[31mbc d\u00a0e"


def test_lines_and_columns_are_as_wide_as_they_may_be() -> None:
    rows = [[Cell("one"), Cell("two words or more of them", "red")], [Cell("three"), Cell("x")]]
    for width in (12, 20, 60):
        lines = grid(rows, width, Colours(FEW))
        assert max(display_width(CODES.sub("", line)) for line in lines) <= width
        assert "three" in lines[-1]
    assert grid([[Cell("日本"), Cell("x")], [Cell("abcd"), Cell("y")]], 20, Colours()) == ["日本  x", "abcd  y"]
    assert flow([Cell("ab"), Cell("cd"), Cell("efgh")], 7, Colours(), " ") == ["ab  cd", " efgh"]
    assert flow([Cell("ab cd"), Cell("ef"), Cell("g")], 5, Colours(), "  ") == ["ab", "  cd", "  ef", "  g"]
    assert wrap("", 10) == [""]
    assert wrap("a verylongword", 5) == ["a", "verylongword"]


def answered(folder: Path, typed: str, answer: str, **environment: str) -> str:
    """All that is written to a real terminal where something is typed, until Ctrl-D."""
    seat = Seat(folder, "play", "twisty", "--seats", "2", "--seed", "3", "--lang", "en", **environment)
    seat.waits_for(">")
    seat.types(typed, answer)
    seat.goes()
    assert seat.process.returncode == 0
    return seat.raw


def test_a_real_terminal_gets_colours_and_ctrl_d_leaves(tmp_path: Path) -> None:
    text = answered(tmp_path, "help TY-3.1", "TY-3.1 Move your piece")
    assert "\x1b[38;5;203m" in text
    assert "Nothing was played" in text


@slow
@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=str)
def test_a_real_terminal_gets_none_with_no_color_or_when_it_is_dumb(
    environment: dict[str, str], tmp_path: Path
) -> None:
    text = answered(tmp_path, "?", "What you can do", **environment)
    assert "38;5" not in text
    assert "\x1b[1m" not in text
