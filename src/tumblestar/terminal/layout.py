"""Text in lines and columns of a terminal: wrapped, padded, painted last."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from tumblestar.terminal.colours import Paint

NARROWEST = 4
"""No column of a grid is made narrower."""
BETWEEN = "  "
"""What stands between two columns."""


class Cell(NamedTuple):
    """A text with a look."""

    text: str
    look: str = ""


def clean(text: str) -> str:
    """A text without characters that a terminal would obey instead of showing them."""
    return "".join(" " if char in "\t\n" else char for char in text if char in "\t\n" or not _is_control(char))


def _is_control(char: str) -> bool:
    return unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp")


def breadth(text: str) -> int:
    """How many columns a text takes."""
    return sum(0 if unicodedata.combining(char) else 1 + (unicodedata.east_asian_width(char) in "WF") for char in text)


def wrap(text: str, width: int, indent: str = "", more: str | None = None, hard: bool = False) -> list[str]:
    """A text in lines no longer than a width, the first one indented, the others by `more`.

    A word that is too long for a line is broken only where it is `hard`.
    """
    return textwrap.wrap(
        text,
        max(width, NARROWEST),
        initial_indent=indent,
        subsequent_indent=indent if more is None else more,
        break_on_hyphens=False,
        break_long_words=hard,
    ) or [indent.rstrip()]


def grid(rows: Sequence[Sequence[Cell]], width: int, paint: Paint) -> list[str]:
    """Rows of cells below each other, as wide as they need to be; where that is too wide, cells are wrapped."""
    columns = list(zip_longest(*rows, fillvalue=Cell("")))
    sizes = [max(breadth(cell.text) for cell in column) for column in columns]
    room = width - len(BETWEEN) * (len(sizes) - 1)
    while sum(sizes) > room and max(sizes) > NARROWEST:
        sizes[sizes.index(max(sizes))] -= 1
    lines: list[str] = []
    for row in rows:
        wrapped = [
            wrap(cell.text, size, hard=True) if cell.text else [""] for cell, size in zip(row, sizes, strict=False)
        ]
        for parts in zip_longest(*wrapped, fillvalue=""):
            shown = [
                paint(cell.look, part) + " " * (size - breadth(part))
                for cell, part, size in zip(row, parts, sizes, strict=False)
            ]
            lines.append(BETWEEN.join(shown).rstrip())
    return lines


def flow(cells: Sequence[Cell], width: int, paint: Paint, indent: str) -> list[str]:
    """Cells one after the other, in as many lines as it takes; no cell is broken that fits a line."""
    lines: list[str] = []
    at = 0
    for cell in cells:
        if lines and at + len(BETWEEN) + breadth(cell.text) <= width:
            lines[-1] += BETWEEN + paint(cell.look, cell.text)
            at += len(BETWEEN) + breadth(cell.text)
            continue
        parts = wrap(cell.text, width - len(indent))
        before = indent if lines else ""
        lines += [(before if i == 0 else indent) + paint(cell.look, part) for i, part in enumerate(parts)]
        at = breadth(before) + breadth(parts[-1])
    return lines
