"""What is typed: a line at a time, with history and completion where Python has readline and there is a keyboard.

Where there is a keyboard and the system has interval timers (all but Windows), what others do can be told while a line
is being typed: the line that was begun is wiped, what happened is written, and the line stands below it again.
"""

from __future__ import annotations

import contextlib
import shutil
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any

MOST_REMEMBERED = 500
LOOKS_EVERY = 0.25
"""Seconds after which it is looked again whether something has happened, while a line is typed."""


class Keys:
    """Reads lines. EOFError and KeyboardInterrupt say that somebody wants to leave."""

    def __init__(self, history: Path | None = None) -> None:
        self._words: Sequence[str] = ()
        self._history = history
        self._prompt: str | None = None
        """What stands on the line that is being typed; None where none is, or it was wiped."""
        self.is_live = hasattr(signal, "setitimer") and sys.stdin.isatty() and sys.stdout.isatty()
        """Whether something can be told while a line is typed."""
        self._readline: Any = None
        if history and sys.stdin.isatty() and sys.stdout.isatty():
            with contextlib.suppress(ImportError):
                import readline

                self._readline = readline
                self._prepare()

    def _prepare(self) -> None:
        readline = self._readline
        readline.set_completer(self.complete)
        readline.set_completer_delims(";")
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")
        readline.set_history_length(MOST_REMEMBERED)
        with contextlib.suppress(OSError):
            readline.read_history_file(self._history)

    def complete(self, begun: str, n: int) -> str | None:
        """The n-th word that a line that was begun can become."""
        wanted = begun.lstrip().casefold()
        found = [word for word in self._words if word.casefold().startswith(wanted)]
        return found[n] if n < len(found) else None

    def ask(self, prompt: str, words: Sequence[str] = (), meanwhile: Callable[[], None] | None = None) -> str:
        """A line, asked for with a prompt; the tab key completes to one of the words.

        `meanwhile` is called again and again until there is a line, if `is_live`. What it writes goes through `wipe`.
        """
        self._words = words
        with self._looking(prompt, meanwhile if self.is_live else None):
            line = input(prompt)
        if not sys.stdin.isatty():  # nobody has seen it typed
            sys.stdout.write(line + "\n")
        return line

    @contextlib.contextmanager
    def _looking(self, prompt: str, meanwhile: Callable[[], None] | None) -> Generator[None]:
        """Calls something now and then while a line is read."""
        if meanwhile is None:
            yield
            return

        def look(*_: object) -> None:
            signal.setitimer(signal.ITIMER_REAL, 0)
            meanwhile()
            if self._prompt is None:
                sys.stdout.write(prompt + self._begun())
                sys.stdout.flush()
                self._prompt = prompt
            signal.setitimer(signal.ITIMER_REAL, LOOKS_EVERY)

        self._prompt = prompt
        before = signal.signal(signal.SIGALRM, look)
        signal.setitimer(signal.ITIMER_REAL, LOOKS_EVERY)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
            self._prompt = None

    def wipe(self) -> None:
        """Makes room for a line: what is being typed stands below it afterwards."""
        if self._prompt is None:
            return
        size = len(self._prompt + self._begun())
        is_short = self._readline is not None and size < shutil.get_terminal_size().columns
        sys.stdout.write("\r" + " " * size + "\r" if is_short else "\n")
        self._prompt = None

    def _begun(self) -> str:
        """What is typed of the line so far, as far as that can be known."""
        return self._readline.get_line_buffer() if self._readline else ""

    def close(self) -> None:
        """Remembers what was typed for the next time."""
        if self._readline and self._history:
            with contextlib.suppress(OSError):
                self._history.parent.mkdir(parents=True, exist_ok=True)
                self._readline.write_history_file(self._history)
