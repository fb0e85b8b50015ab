"""What commands print: lines, grids and progress, to standard streams of any encoding, closed or full."""

from __future__ import annotations

import codecs
import os
import sys
import threading
import time
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from typing import TextIO

import click

from tumblestar.words import Phrase, say

FIRST, REDRAW, EVERY = 2.0, 0.5, 5.0
"""Seconds before the first word, between two words on a terminal, and between two lines elsewhere."""
CLEAR = "\r\x1b[K"
WIDEST = 120
"""Characters of a line of a grid."""
HANDLER = "tumblestar.similar"
"""The name of the error handler for `codecs`."""
RUSSIAN = dict(
    zip(
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        "a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch \" y ' e yu ya".split(),
        strict=True,
    )
)
"""Latin letters for Russian ones, as passports have them and with marks for the signs."""
SIMILAR = {
    **RUSSIAN,
    **{letter.upper(): latin.capitalize() for letter, latin in RUSSIAN.items()},
    "−": "-", "–": "-", "—": "-", "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "◆": "o",
    "·": ".", "×": "x", "★": "*", "●": "@", "■": "[]", "▲": "^", "✶": "*", "✹": "#", "∟": "L", "¡": "!", "¿": "?",
    "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ø": "oe", "Ø": "OE", "ß": "ss", "±": "+/-", "✓": "v", "→": "->",
}  # fmt: skip
"""Replacements by other shapes. All others are found by Unicode decomposition, as a space for a narrow one."""


class Progress:
    """Tells on the error output that a command is still at work, and how far it is, once that takes over two seconds.

    Use as a context manager. On a terminal one line is written again and again; elsewhere there is a plain line every
    few seconds. Every command has it, but those that talk with people. click's bar needs a length from the start, is
    drawn at once, and is silent where there is no terminal.
    """

    current: Progress | None = None
    results: TextIO | None = None
    """Where results go, if not to `sys.stdout`."""

    def __init__(self, name: str, lang: str) -> None:
        self._name, self._lang = name, lang
        self._share: float | None = None
        self._first: tuple[float, float] | None = None
        self._begin = time.monotonic()
        self._ended = threading.Event()
        self._lock = threading.Lock()
        self._is_drawn = False
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> None:
        Progress.current = self
        self._thread.start()

    def __exit__(self, *_: object) -> None:
        Progress.current = None
        self._ended.set()
        self._thread.join()
        self.wipe()

    def wipe(self) -> None:
        """Takes the line away before something else is written."""
        with self._lock:
            if self._is_drawn:
                click.echo(CLEAR, err=True, nl=False)
            self._is_drawn = False

    def _run(self) -> None:
        wait = FIRST
        while not self._ended.wait(wait):
            is_terminal = sys.stderr.isatty()
            wait = REDRAW if is_terminal else EVERY
            args: dict[str, str | int] = {"name": self._name, "seconds": int(time.monotonic() - self._begin)}
            if self._share is None:
                text = say(self._lang, Phrase("cli-working", args))
            else:
                args |= {"share": int(self._share * 100), "left": self._left()}
                text = say(self._lang, Phrase("cli-working-share", args))
            with self._lock:
                click.echo(CLEAR + text if is_terminal else text, err=True, nl=not is_terminal)
                self._is_drawn = is_terminal

    def report(self, done: int, total: int) -> None:
        """Says how much of the work is done."""
        self._share = done / total if total else None
        if self._first is None and self._share is not None:
            self._first = (time.monotonic(), self._share)

    def _left(self) -> int:
        """An estimate of the seconds left, by the pace since the first report; -1 where there is none."""
        share, (begin, first) = self._share or 0.0, self._first or (0.0, 1.0)
        return round((time.monotonic() - begin) * (1 - share) / (share - first)) if share > first else -1


def report(done: int, total: int) -> None:
    """Says how much of the work of this command is done."""
    if Progress.current:
        Progress.current.report(done, total)


def echo(text: str = "", *, err: bool = False, nl: bool = True) -> None:
    """Prints what a command has to say, in the place of its progress."""
    if Progress.current:
        Progress.current.wipe()
    click.echo(text, file=None if err else Progress.results, err=err, nl=nl)


def leave_output_to_results() -> None:
    """Sends what others print, as Ray its log, to the error output; what `echo` prints stays on the standard output."""
    if sys.stdout is not sys.__stdout__:  # another program has it
        return
    sys.stdout.flush()
    Progress.results = os.fdopen(os.dup(1), "w", encoding=sys.stdout.encoding, errors=sys.stdout.errors)
    os.dup2(2, 1)
    sys.stdout = sys.stderr


def print_grid(rows: Sequence[Sequence[str]], widest: int = WIDEST) -> None:
    """Prints rows of cells in columns, and an empty line."""
    from tumblestar.terminal.layout import Cell, Colours, clean, grid

    for line in grid([[Cell(clean(text)) for text in row] for row in rows], widest, Colours()):
        echo(line)
    echo()


# -- standard streams


def prepare() -> None:
    """Prepares the standard streams."""
    _stand_in_for_closed()
    codecs.register_error(HANDLER, _replace)
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")  # pyright: ignore[reportUnknownMemberType, reportAttributeAccessIssue]
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # not where a program or a test has put another object in its place
            stream.reconfigure(errors=HANDLER)  # pyright: ignore[reportUnknownMemberType, reportAttributeAccessIssue]


def _stand_in_for_closed() -> None:
    """Opens what was closed, so that no other file gets its number: to read and print fails, errors are lost."""
    streams = (("stdin", "r", os.O_WRONLY), ("stdout", "w", os.O_RDONLY), ("stderr", "w", os.O_WRONLY))
    for number, (name, mode, opened_for) in enumerate(streams):
        if getattr(sys, name) is None:
            os.open(os.devnull, opened_for)
            setattr(sys, name, os.fdopen(number, mode, encoding="utf-8"))


def silence() -> None:
    """Sends what is still to be printed nowhere, so that it does not fail once more at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError):
            os.dup2(nowhere, stream.fileno())


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end]
    return "".join(_similar(character, error.encoding) for character in text), error.end


def _similar(character: str, encoding: str) -> str:
    """The first replacement that the encoding has."""
    plain = "".join(each for each in unicodedata.normalize("NFKD", character) if not unicodedata.combining(each))
    return next(text for text in (SIMILAR.get(character, plain), plain, "?") if _has(encoding, text))


def _has(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
