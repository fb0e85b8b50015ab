"""Rows of cells as columns of text, for the commands that print tables."""

from __future__ import annotations

from collections.abc import Sequence

from tumblestar.console.progress import echo

WIDEST = 120
"""In characters."""


def print_grid(rows: Sequence[Sequence[str]], widest: int = WIDEST) -> None:
    """Prints rows of cells in columns, and an empty line."""
    from tumblestar.terminal.colours import Colours
    from tumblestar.terminal.layout import Cell, clean, grid

    for line in grid([[Cell(clean(text)) for text in row] for row in rows], widest, Colours()):
        echo(line)
    echo()
