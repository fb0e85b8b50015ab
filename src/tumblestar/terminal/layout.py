"""Lays out text in lines and columns, in colours where they are supported and wanted.

Colour is never the only cue: a letter, mark or word goes with it. Text is styled last, so that escape codes do not
count as width.
"""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import NamedTuple, TextIO

NONE, FEW, MANY = 0, 16, 256
"""Numbers of colours that a terminal may have."""

_STYLES: dict[str, tuple[str, str]] = {
    "red": ("31", "38;5;203"),
    "orange": ("33", "38;5;208"),
    "yellow": ("93", "38;5;220"),
    "green": ("32", "38;5;77"),
    "blue": ("94", "38;5;75"),
    "purple": ("35", "38;5;135"),
    "pink": ("95", "38;5;212"),
    "black": ("90", "38;5;245"),
    "strong": ("1", "1"),
    "faint": ("2", "2"),
    "best": ("1;32", "1;38;5;77"),
    "refused": ("1;31", "1;38;5;203"),
}
"""The escape codes of each style, with few colours and with many."""
MIN_COLUMN_WIDTH = 4
"""Columns that are wrapped are at least so wide."""
ZERO_WIDTH_JOINER, EMOJI_STYLE = "\u200d", "\ufe0f"
SKIN_TONES = "\U0001f3fb\U0001f3ff"
WIDE = 2
JOINERS = "\u200c\u200d"
"""What joins or parts letters and emoji: the only invisible characters that text keeps."""
COLUMN_GAP = "  "
"""What separates two columns."""


def depth(stream: TextIO, environment: Mapping[str, str], wanted: bool = True) -> int:
    """Returns the number of colours to use: none if the stream is no terminal, it is dumb, or NO_COLOR is set."""
    terminal = environment.get("TERM", "")
    if not wanted or environment.get("NO_COLOR") or terminal in ("", "dumb") or not stream.isatty():
        return NONE
    return MANY if "256" in terminal or environment.get("COLORTERM") in ("truecolor", "24bit") else FEW


def terminal_environment() -> Mapping[str, str]:
    """The environment, with the TERM that Windows does not set. Its terminals show colours once they are told to."""
    if sys.platform == "win32":
        from colorama import just_fix_windows_console

        just_fix_windows_console()
        return {"TERM": "xterm-256color", **os.environ}
    return os.environ


class Colours:
    """Applies styles to text."""

    def __init__(self, depth: int = NONE) -> None:
        self.depth = depth

    def __call__(self, style: str, text: str) -> str:
        """Returns the text in a style (`red`, `strong`); unchanged if the style is unknown or there are no colours."""
        if not self.depth or style not in _STYLES or not text:
            return text
        return f"\x1b[{_STYLES[style][self.depth == MANY]}m{text}\x1b[0m"


def is_colour(name: str) -> bool:
    """Whether a game's word is the name of a colour."""
    return name in _STYLES and name not in ("strong", "faint", "best", "refused")


# -- lines and columns


class Cell(NamedTuple):
    """A text with a style."""

    text: str
    style: str = ""


def clean(text: str) -> str:
    """Removes control characters."""
    return "".join(" " if char in "\t\n" else char for char in text if char in "\t\n" or not _is_control(char))


def _is_control(char: str) -> bool:
    return unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp") and char not in JOINERS


def display_width(text: str) -> int:
    """The number of terminal columns that a text takes: two for wide letters and emoji, joined emoji being one."""
    width, last, before = 0, 0, ""
    for char in text:
        if char == EMOJI_STYLE and last == 1:
            width, last = width + 1, 2
        elif before != ZERO_WIDTH_JOINER and not _takes_no_column(char, last):
            last = 1 + (unicodedata.east_asian_width(char) in "WF")
            width += last
        before = char
    return width


def _takes_no_column(char: str, last: int) -> bool:
    """Whether a character stands on the one before it, which took `last` columns."""
    is_modifier = SKIN_TONES[0] <= char <= SKIN_TONES[-1] and last == WIDE
    return is_modifier or unicodedata.category(char) in ("Mn", "Me", "Cf") or "\u1160" <= char <= "\u11ff"


def wrap(text: str, width: int, indent: str = "", more: str | None = None, hard: bool = False) -> list[str]:
    """Wraps a text. The first line begins with `indent`, the others with `more`.

    A word longer than a line is only broken if `hard` is set.
    """
    width, more = max(width, MIN_COLUMN_WIDTH), indent if more is None else more
    lines, line, gap, is_begun = list[str](), indent, "", False
    for part in re.split("([\t\n ]+)", text):
        if not part.strip("\t\n "):
            gap = part.expandtabs(1).replace("\n", " ")
            continue
        if is_begun and display_width(line + gap + part) > width:
            lines.append(line)
            line, gap = more, ""
        line, is_begun = line + gap + part, True
        while hard and display_width(line) > width:
            cut = _fitting(line, width)
            lines.append(line[:cut])
            line = more + line[cut:]
    return [*lines, line] if is_begun else [indent.rstrip()]


def _fitting(line: str, width: int) -> int:
    """How many characters of a line fit, at least one."""
    return max((n for n in range(1, len(line)) if display_width(line[:n]) <= width), default=1)


def grid(rows: Sequence[Sequence[Cell]], width: int, colours: Colours) -> list[str]:
    """Lays out cells in aligned columns. Cells are wrapped if the grid would be wider than `width`."""
    columns = list(zip_longest(*rows, fillvalue=Cell("")))
    sizes = [max(display_width(cell.text) for cell in column) for column in columns]
    room = width - len(COLUMN_GAP) * (len(sizes) - 1)
    while sum(sizes) > room and max(sizes) > MIN_COLUMN_WIDTH:
        sizes[sizes.index(max(sizes))] -= 1
    lines: list[str] = []
    for row in rows:
        wrapped = [
            wrap(cell.text, size, hard=True) if cell.text else [""] for cell, size in zip(row, sizes, strict=False)
        ]
        for parts in zip_longest(*wrapped, fillvalue=""):
            pieces = [
                colours(cell.style, part) + " " * (size - display_width(part))
                for cell, part, size in zip(row, parts, sizes, strict=False)
            ]
            lines.append(COLUMN_GAP.join(pieces).rstrip())
    return lines


def flow(cells: Sequence[Cell], width: int, colours: Colours, indent: str) -> list[str]:
    """Lays out cells one after the other, breaking lines between cells."""
    lines: list[str] = []
    at = 0
    for cell in cells:
        if lines and at + len(COLUMN_GAP) + display_width(cell.text) <= width:
            lines[-1] += COLUMN_GAP + colours(cell.style, cell.text)
            at += len(COLUMN_GAP) + display_width(cell.text)
            continue
        parts = wrap(cell.text, width - len(indent))
        before = [indent if lines or i else "" for i in range(len(parts))]
        lines += [indented + colours(cell.style, part) for indented, part in zip(before, parts, strict=True)]
        at = len(before[-1]) + display_width(parts[-1])
    return lines
