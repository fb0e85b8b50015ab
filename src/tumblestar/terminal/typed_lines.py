"""What is typed in the terminal: how lines are read, their parts, commands, and options of games."""

from __future__ import annotations

import contextlib
import re
import shutil
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Sequence
from pathlib import Path
from types import ModuleType

from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.terminal.layout import display_width
from tumblestar.words import LANGUAGES, Phrase, say
from tumblestar.words.text_input import folded, matching_key

COMMANDS = ("help", "board", "cards", "log", "hint", "tutor", "undo", "resign", "save", "quit")
"""Commands besides actions. Each language has its own words for them; `?` lists actions."""

SWITCH = {"yes": 1, "on": 1, "true": 1, "no": 0, "off": 0, "false": 0}
"""Words for the values of an option that is a switch."""

MAX_HISTORY = 500
POLL_INTERVAL = 0.25
"""Seconds between two calls of `meanwhile` while a line is typed."""


class Keyboard:
    """Reads lines, with history and completion where Python has readline and standard input is a terminal.

    Where the system has interval timers (all but Windows), messages can be printed while a line is being typed: the
    line is cleared, the message is printed, and the line is shown again below it. EOFError and KeyboardInterrupt mean
    that the player wants to leave.
    """

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
        matches = [word for word in self._words if folded(word).startswith(wanted)]
        return matches[n] if n < len(matches) else None

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


class Leave(Exception):
    """The player has asked to leave."""


class EndOfInput(Leave):
    """The player's input has ended: Ctrl-D. No other EOFError means that."""


def read_line(
    reader: Keyboard, prompt: str, words: Sequence[str] = (), meanwhile: Callable[[], None] | None = None
) -> str:
    """Reads a line. Raises EndOfInput, and all else that a reader raises."""
    try:
        return reader.ask(prompt, words, meanwhile)
    except EOFError:
        raise EndOfInput from None


def typed_parts(line: str) -> list[str]:
    """The actions and commands of a typed line."""
    return [part.strip() for part in re.split("[;；]", line)]


def first_word(typed: str) -> tuple[str, str]:
    """The first word of a typed text, and the rest."""
    first, rest = (*typed.split(maxsplit=1), "", "")[:2]
    return first, rest.strip()


def asks_for_choices(line: str) -> bool:
    """Whether a typed line asks what can be done."""
    return line.startswith(("?", "？"))


def command_word(lang: str, name: str) -> str:
    """The word for a command in a language."""
    return say(lang, f"term-word-{name}")


def find_command(lang: str, typed: str, commands: Iterable[str] = COMMANDS) -> str:
    """Returns the command that is typed, in `lang` or in English, or an empty string."""
    key = matching_key(typed)
    hits = (name for code in (lang, LANGUAGES[0]) for name in commands if key == matching_key(command_word(code, name)))
    return next(hits, "")


def completions(lang: str, commands: Iterable[str], game: Game, state: GameState) -> list[str]:
    """What can be typed in a state: actions, then commands."""
    return [*(game.text(state, move) for move in game.legal(state)), *(command_word(lang, name) for name in commands)]


def parse_option(text: str) -> tuple[str, int]:
    """Parses an option of a game, typed as name=number, or name=yes for a switch. Raises Unreadable."""
    match = re.fullmatch(r"(\w[\w -]*)=\s*(-?[0-9]{1,6}|[a-z]+)", folded(text.strip()))
    if not match or (match[2].isalpha() and match[2] not in SWITCH):
        raise Unreadable(Phrase("term-option", {"text": text}))
    return match[1], SWITCH[match[2]] if match[2] in SWITCH else int(match[2])


def parse_options(texts: Sequence[str], game: Game) -> dict[str, int]:
    """Parses options of a game. Raises Unreadable, and BadOption where one is given with two values."""
    options: dict[str, int] = {}
    for typed, value in map(parse_option, texts):
        name = game.option_name(typed)
        if options.setdefault(name, value) != value:
            raise BadOption(Phrase("bad-option-twice", {"name": name, "first": options[name], "second": value}))
    return options
