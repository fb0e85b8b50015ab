"""Colours, where the terminal has any and they are wanted. Beside every colour stands a letter, a mark or a word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TextIO

NONE, FEW, MANY = 0, 16, 256
"""How many colours a terminal has."""

_LOOKS: dict[str, tuple[str, str]] = {
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
"""How each look is written: where there are few colours, and where there are many."""


def depth(stream: TextIO, environment: Mapping[str, str], wanted: bool = True) -> int:
    """How many colours to use on a stream: none if it is no terminal, a dumb one, or NO_COLOR is set."""
    terminal = environment.get("TERM", "")
    if not wanted or environment.get("NO_COLOR") or terminal in ("", "dumb") or not stream.isatty():
        return NONE
    return MANY if "256" in terminal or environment.get("COLORTERM") in ("truecolor", "24bit") else FEW


class Paint:
    """Puts a look on text that is already as long as it is to be."""

    def __init__(self, depth: int = NONE) -> None:
        self.depth = depth

    def __call__(self, look: str, text: str) -> str:
        """The text in a look (`red`, `strong`); as it is where there is none of that name, or there are no colours."""
        if not self.depth or look not in _LOOKS or not text:
            return text
        return f"\x1b[{_LOOKS[look][self.depth == MANY]}m{text}\x1b[0m"


def is_colour(name: str) -> bool:
    """Whether a word of a game names a colour that can be painted."""
    return name in _LOOKS and name not in ("strong", "faint", "best", "refused")
