"""Mistakes in the terminal: those in games that are read, kept in a file, and what is due of them, tried by typing."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from tumblestar.contract.errors import BadData, Unreadable
from tumblestar.contract.game import Game
from tumblestar.features.analysis.position import Analysis
from tumblestar.features.mistakes.mistake import (
    CLOSE,
    RIGHT,
    UNKNOWN,
    Mistake,
    due_on,
    said,
    states_to_compare,
    taken,
    verdict,
)
from tumblestar.insight.evaluations import value, wait_for_bots
from tumblestar.terminal.local_session import open_keyboard, screens
from tumblestar.terminal.screen import Screen
from tumblestar.terminal.typed_lines import (
    EndOfInput,
    Keyboard,
    Leave,
    asks_for_choices,
    completions,
    find_command,
    read_line,
)
from tumblestar.words import Phrase
from tumblestar.words.kept_files import locked, write_file

FILE = "mistakes.json"
COMMANDS = ("help", "board", "cards", "skip", "quit")


@dataclass
class KeptMistakes:
    """Games that were read, by their digest, and the mistakes in them."""

    reviewed: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    mistakes: list[Mistake] = field(default_factory=list[Mistake])


@contextmanager
def kept_mistakes(folder: Path) -> Generator[KeptMistakes]:
    """What is kept in a folder, to be changed and then written; other terminals wait. Raises BadData, OSError."""
    file = folder / FILE
    with locked(file):
        try:
            history = msgspec.json.decode(file.read_bytes(), type=KeptMistakes) if file.exists() else KeptMistakes()
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadData(Phrase("mistakes-kept-bad", {"file": str(file), "why": str(error)})) from error
        yield history
        write_file(file, msgspec.json.encode(history), 0o600)


class Practice:
    """A session with what is due on a day, until nothing is or the player leaves."""

    def __init__(self, folder: Path, screen_of: Callable[[Game], Screen], reader: Keyboard, day: int) -> None:
        self.folder, self.day = folder, day
        self._screen_of, self._reader = screen_of, reader

    def run(self) -> None:
        """Goes through what is due. Raises BadData, OSError."""
        with kept_mistakes(self.folder) as history:
            due = [(own, analysis) for own in due_on(history.mistakes, self.day) if (analysis := own.position())]
        try:
            for mistake, analysis in due:
                self._practise(mistake, analysis)
        except (EndOfInput, KeyboardInterrupt, Leave):
            return

    def _practise(self, mistake: Mistake, analysis: Analysis) -> None:
        """One mistake, until a try is graded or the player skips it."""
        game, s, names = analysis.game, analysis.state, analysis.names
        screen = self._screen_of(game)
        screen.viewer = game.actor(s)
        screen.heading(Phrase("mistakes-one", {"game": game.title}))
        self._show(screen, analysis)
        screen.say("mistakes-term-begin")
        screen.status(s, names)
        prompt = screen.words("term-prompt", seat=names[game.actor(s)]) + " "
        while typed := read_line(self._reader, prompt, completions(screen.lang, COMMANDS, game, s)).strip() or "?":
            if asks_for_choices(typed):
                screen.choices(s, names, typed[1:].strip())
            elif name := find_command(screen.lang, typed, COMMANDS):
                if name == "skip":
                    return
                self._command(screen, analysis, name)
            elif self._try(screen, mistake, analysis, typed):
                return

    def _show(self, screen: Screen, analysis: Analysis) -> None:
        screen.board(analysis.state, analysis.names)
        screen.standing(analysis.state, analysis.names, analysis.game.actor(analysis.state))

    def _command(self, screen: Screen, analysis: Analysis, name: str) -> None:
        if name == "quit":
            raise Leave
        if name == "help":
            screen.commands({name: "puzzle-skip" if name == "skip" else name for name in COMMANDS})
        elif name == "cards":
            screen.cards(analysis.state)
        else:
            screen.forget_said()
            self._show(screen, analysis)

    def _try(self, screen: Screen, mistake: Mistake, analysis: Analysis, typed: str) -> bool:
        """Says what a try is, and keeps the grade; False if there is none yet."""
        game = analysis.game
        try:
            action = game.read_typed(analysis.state, typed)
        except Unreadable as error:
            screen.say("term-refused", style="refused", why=error.phrase)
            return False
        if action not in game.legal(analysis.state):
            screen.say("term-refused", style="refused", why=Phrase("puzzle-illegal", {"text": typed[:80]}))
            return False
        wait_for_bots(game)
        known = {state: value(game.name, state).shares for state in states_to_compare(game, mistake, action)}
        is_what = verdict(game, mistake, action, known)
        if is_what not in (CLOSE, UNKNOWN):
            mistake = self._keep(mistake, is_what == RIGHT)
        screen.say(said(analysis, mistake, is_what, self.day), "best" if is_what == RIGHT else "")
        if is_what in (CLOSE, UNKNOWN):
            return False
        for phrase in taken(analysis, mistake):
            screen.say(phrase)
        return True

    def _keep(self, mistake: Mistake, is_right: bool) -> Mistake:
        """Keeps a grade. Raises BadData, OSError."""
        after = mistake.after_try(is_right, self.day)
        with kept_mistakes(self.folder) as history:
            history.mistakes = [
                after if own[:2] == mistake[:2] and own.is_due(self.day) else own for own in history.mistakes
            ]
        return after


def run(folder: Path, lang: str, day: int, *, plain: bool, colours: bool) -> None:
    """Goes through what is due in this terminal. Raises BadData, OSError."""
    with open_keyboard(folder) as keyboard:
        Practice(folder, screens(keyboard, lang, plain=plain, colours=colours), keyboard, day).run()
