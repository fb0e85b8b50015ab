"""Lays out text in lines and columns. Text is styled last, so that escape codes do not count as width."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from tumblestar.terminal.colours import Colours

MIN_COLUMN_WIDTH = 4
"""Columns that are wrapped are at least so wide."""
JOINERS = "\u200c\u200d"
"""What joins or parts letters and emoji: the only invisible characters that text keeps."""
COLUMN_GAP = "  "
"""What separates two columns."""


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
    """The number of terminal columns that a text takes."""
    return sum(0 if unicodedata.combining(char) else 1 + (unicodedata.east_asian_width(char) in "WF") for char in text)


def wrap(text: str, width: int, indent: str = "", more: str | None = None, hard: bool = False) -> list[str]:
    """Wraps a text. The first line begins with `indent`, the others with `more`.

    A word longer than a line is only broken if `hard` is set.
    """
    return textwrap.wrap(
        text,
        max(width, MIN_COLUMN_WIDTH),
        initial_indent=indent,
        subsequent_indent=indent if more is None else more,
        break_on_hyphens=False,
        break_long_words=hard,
    ) or [indent.rstrip()]


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
            shown = [
                colours(cell.style, part) + " " * (size - display_width(part))
                for cell, part, size in zip(row, parts, sizes, strict=False)
            ]
            lines.append(COLUMN_GAP.join(shown).rstrip())
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
        before = indent if lines else ""
        lines += [(before if i == 0 else indent) + colours(cell.style, part) for i, part in enumerate(parts)]
        at = display_width(before) + display_width(parts[-1])
    return lines
