"""Terminal colours, if supported and wanted. Colour is never the only cue: a letter, mark or word goes with it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import TextIO

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
