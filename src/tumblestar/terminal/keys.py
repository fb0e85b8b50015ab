"""What is typed: a line at a time, with history and completion where Python has readline and there is a keyboard."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

MOST_REMEMBERED = 500


class Keys:
    """Reads lines. EOFError and KeyboardInterrupt say that somebody wants to leave."""

    def __init__(self, history: Path | None = None) -> None:
        self._words: Sequence[str] = ()
        self._history = history
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

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """A line, asked for with a prompt; the tab key completes to one of the words."""
        self._words = words
        line = input(prompt)
        if not sys.stdin.isatty():  # nobody has seen it typed
            sys.stdout.write(line + "\n")
        return line

    def close(self) -> None:
        """Remembers what was typed for the next time."""
        if self._readline and self._history:
            with contextlib.suppress(OSError):
                self._history.parent.mkdir(parents=True, exist_ok=True)
                self._readline.write_history_file(self._history)
