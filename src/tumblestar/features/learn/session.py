"""A tutorial in the terminal: a note, the board, and the learner's try, until the end or until the learner leaves."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from tumblestar.contract.state import OVER
from tumblestar.features.learn.tutorial import Answer, Step, Tutorial, names_of_tutorials, spots
from tumblestar.terminal.local_game import SAVED_FOLDER, data_option
from tumblestar.terminal.local_session import open_keyboard, screens
from tumblestar.terminal.screen import Screen
from tumblestar.terminal.typed_lines import Keyboard, Leave, asks_for_choices, command_word, find_command, read_line
from tumblestar.words import Phrase
from tumblestar.words.kept_files import locked, write_file
from tumblestar.words.text_input import read_text

COMMANDS = ("step-back", "board", "help", "quit")
"""Commands besides actions; `?` lists actions."""
PROGRESS = "learned.json"
"""The file with the step that each tutorial has come to, in the folder of saved games."""


class Lesson:
    """A tutorial that is played in a terminal. It goes on where it was left."""

    def __init__(self, tutorial: Tutorial, screen: Screen, reader: Keyboard, folder: Path) -> None:
        self.tutorial = tutorial
        self.screen = screen
        self.reader = reader
        self._folder = folder
        self._file = folder / SAVED_FOLDER / PROGRESS
        self._failure: OSError | None = None
        """Why the step could not be kept, if it could not."""
        self._key = f"{tutorial.game.name}.{tutorial.name}"
        reached = self._reached().get(self._key, 1)
        self._n = reached if 1 <= reached < len(tutorial.steps) else 1
        screen.viewer = tutorial.seat

    def run(self) -> bool:
        """Runs the tutorial. Returns whether the learner wants a real game now."""
        self.screen.say(Phrase("learn-head", {"game": self.tutorial.game.title}), "strong")
        self.screen.say("term-learn-begin")
        try:
            while self._n <= len(self.tutorial.steps):
                self._keep()
                self._take(self.tutorial.steps[self._n - 1])
        except (Leave, KeyboardInterrupt):
            self._say_how_to_go_on()
            return False
        return True

    def _say_how_to_go_on(self) -> None:
        game, name = self.tutorial.game.name, self.tutorial.name
        lesson = "" if name == names_of_tutorials(self.tutorial.game)[0] else f" --lesson {name}"
        if self._failure is None:
            self.screen.say(Phrase("term-learn-left", {"game": game + lesson + data_option(self._folder)}))
        else:
            args = {"file": str(self._file), "why": self._failure.strerror or str(self._failure)}
            self.screen.say(Phrase("cli-unwritable-file", args), "refused")

    def _take(self, step: Step) -> None:
        """Shows a step, and reads lines until another one is to be shown."""
        self._show(step)
        while True:
            line = self._ask(step)
            command = find_command(self.screen.lang, line, COMMANDS)
            if command == "quit":
                raise Leave
            if command == "step-back":
                self._n = max(1, self._n - 1)
                return
            if command == "board":
                self._show(step)
            elif asks_for_choices(line) and self.tutorial.game.actor(step.state) != OVER:
                self.screen.choices(step.state, self.tutorial.names(step), line[1:].strip())
            elif command == "help" or (line and step.task is None):
                self.screen.say("term-learn-begin")
            elif self._try(step, line) if line else step.task is None:
                break
        self._n += 1

    def _show(self, step: Step) -> None:
        screen, names = self.screen, self.tutorial.names(step)
        screen.blank_line()
        screen.say("learn-step", "faint", n=step.n, count=len(self.tutorial.steps))
        screen.narrate([event for event, _ in self.tutorial.told(step)])
        screen.position(step.state, names, self.tutorial.game.actor(step.state))
        screen.blank_line()
        screen.say(Phrase(step.note.say, {}, self.tutorial.game.name), "strong")
        if marked := [spot.label for spot in spots(self.tutorial, step) if spot.label]:
            screen.say("learn-marked", "faint", marked=marked)

    def _ask(self, step: Step) -> str:
        is_last = step.n == len(self.tutorial.steps)
        key = "term-learn-try" if step.task is not None else "term-learn-play" if is_last else "term-learn-on"
        prompt = self.screen.words(key, bot=Phrase(f"bot-{self.tutorial.bot}", {}, self.tutorial.game.name))
        game = self.tutorial.game
        actions = game.legal(step.state) if step.task is not None else []
        completions = [game.text(step.state, action) for action in actions]
        completions += [command_word(self.screen.lang, name) for name in COMMANDS]
        return read_line(self.reader, prompt + " ", completions).strip()

    def _try(self, step: Step, line: str) -> bool:
        """Answers a try. Returns whether the lesson goes on."""
        answer: Answer = self.tutorial.answer(step, line)
        self.screen.say(answer.phrase, "" if answer.is_right else "refused")
        if answer.tag:
            self.screen.say(Phrase("term-learn-rule", {"tag": answer.tag, "game": self.tutorial.game.name}))
        return answer.is_right

    # -- where it was left

    def _reached(self) -> dict[str, int]:
        try:
            steps = msgspec.json.decode(read_text(self._file), type=dict[str, object])
        except (OSError, UnicodeDecodeError, msgspec.DecodeError):
            return {}
        return {key: n for key, n in steps.items() if isinstance(n, int)}

    def _keep(self) -> None:
        """Keeps the step; where that cannot be written, the lesson goes on all the same."""
        try:
            with locked(self._file):
                write_file(self._file, json.dumps({**self._reached(), self._key: self._n}) + "\n", 0o600)
            self._failure = None
        except OSError as error:
            self._failure = error


def run(tutorial: Tutorial, folder: Path, lang: str, *, plain: bool = False, colours: bool = True) -> bool:
    """Runs a tutorial in this terminal. Returns whether the learner wants a real game now."""
    with open_keyboard(folder) as keyboard:
        screen = screens(keyboard, lang, plain=plain, colours=colours)(tutorial.game)
        return Lesson(tutorial, screen, keyboard, folder).run()
