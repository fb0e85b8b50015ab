"""Tells on the error output that a command is still at work, and how far it is, once that takes over two seconds.

On a terminal one line is written again and again; elsewhere there is a plain line every few seconds. Every command has
it (`localized_commands`), but those that talk with people. click's bar needs a length from the start, is drawn at once,
and is silent where there is no terminal.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from typing import TextIO

import click

from tumblestar.words import Phrase, say

FIRST, REDRAW, EVERY = 2.0, 0.5, 5.0
"""Seconds before the first word, between two words on a terminal, and between two lines elsewhere."""
CLEAR = "\r\x1b[K"


class Progress:
    """A command at work. Use as a context manager."""

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
