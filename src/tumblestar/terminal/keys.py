"""Line input, with history and completion where Python has readline and standard input is a terminal.

Where the system has interval timers (all but Windows), messages can be printed while a line is being typed: the line is
cleared, the message is printed, and the line is shown again below it.
"""

from __future__ import annotations

import contextlib
import shutil
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from types import ModuleType

from tumblestar.terminal.layout import display_width
from tumblestar.words.text_input import folded

MAX_HISTORY = 500
POLL_INTERVAL = 0.25
"""Seconds between two calls of `meanwhile` while a line is typed."""


class Keyboard:
    """Reads lines. EOFError and KeyboardInterrupt mean that the player wants to leave."""

    def __init__(self, history: Path | None = None) -> None:
        self._words: Sequence[str] = ()
        self._history = history
        self._prompt: str | None = None
        """The prompt of the line that is being typed; None if there is none, or it was cleared."""
        self.is_live = hasattr(signal, "setitimer") and sys.stdin.isatty() and sys.stdout.isatty()
        """Whether messages can be printed while a line is typed."""
        self._readline: ModuleType | None = None
        if history and sys.stdin.isatty() and sys.stdout.isatty():
            with contextlib.suppress(ImportError):
                import readline

                self._readline = readline
                self._prepare(readline)

    def _prepare(self, readline: ModuleType) -> None:
        readline.set_completer(self.complete)
        readline.set_completer_delims(";")
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")
        readline.set_history_length(MAX_HISTORY)
        with contextlib.suppress(OSError):
            readline.read_history_file(self._history)

    def complete(self, begun: str, n: int) -> str | None:
        """Returns the n-th completion of a line."""
        wanted = folded(begun.lstrip())
        found = [word for word in self._words if folded(word).startswith(wanted)]
        return found[n] if n < len(found) else None

    def ask(self, prompt: str, words: Sequence[str] = (), meanwhile: Callable[[], None] | None = None) -> str:
        """Reads a line. The tab key completes to one of `words`.

        While the line is typed and `is_live` is set, `meanwhile` is called repeatedly; it prints through `wipe`.
        """
        self._words = words
        with self._polling(prompt, meanwhile if self.is_live else None):
            line = input(prompt)
        if not sys.stdin.isatty():  # nobody has seen it typed
            sys.stdout.write(line + "\n")
        return line

    @contextlib.contextmanager
    def _polling(self, prompt: str, meanwhile: Callable[[], None] | None) -> Generator[None]:
        """Calls `meanwhile` from an interval timer while a line is read."""
        if meanwhile is None:
            yield
            return

        def look(*_: object) -> None:
            signal.setitimer(signal.ITIMER_REAL, 0)
            meanwhile()
            if self._prompt is None:
                sys.stdout.write(prompt + self._typed_so_far())
                sys.stdout.flush()
                self._prompt = prompt
            signal.setitimer(signal.ITIMER_REAL, POLL_INTERVAL)

        self._prompt = prompt
        before = signal.signal(signal.SIGALRM, look)
        signal.setitimer(signal.ITIMER_REAL, POLL_INTERVAL)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
            self._prompt = None

    def wipe(self) -> None:
        """Clears the line that is being typed, which is shown again below what is printed now."""
        if self._prompt is None:
            return
        size = display_width(self._prompt + self._typed_so_far())
        is_short = self._readline is not None and size < shutil.get_terminal_size().columns
        sys.stdout.write("\r" + " " * size + "\r" if is_short else "\n")
        self._prompt = None

    def _typed_so_far(self) -> str:
        """What has been typed of the current line, if known."""
        return self._readline.get_line_buffer() if self._readline else ""

    def close(self) -> None:
        """Saves the history."""
        if self._readline and self._history:
            with contextlib.suppress(OSError):
                self._history.parent.mkdir(parents=True, exist_ok=True)
                self._readline.write_history_file(self._history)
