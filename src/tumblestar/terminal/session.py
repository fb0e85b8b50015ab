"""The conversation of a game: what has happened, the board, a prompt, and what was typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Protocol

from tumblestar import bots
from tumblestar.game import OVER, Unreadable
from tumblestar.record import FORMAT, Refused
from tumblestar.terminal.game_interface import Lost, News, Notice, Play, Thinking
from tumblestar.terminal.screen import Screen
from tumblestar.words import LANGUAGES, Phrase, say

COMMANDS = ("help", "board", "cards", "log", "hint", "undo", "resign", "save", "quit")
"""What can be typed besides actions; every language has its own words for them too, and `?` lists actions."""


class Asks(Protocol):
    """Whoever reads what is typed."""

    is_live: bool
    """Whether something can be told while a line is typed."""

    def ask(self, prompt: str, words: Sequence[str] = (), meanwhile: Callable[[], None] | None = None) -> str:
        """A line. Raises EOFError or KeyboardInterrupt where somebody wants to leave, and what `meanwhile` raises."""
        ...


class Leave(Exception):
    """Somebody has asked to leave."""


class Talk:
    """The conversation of one game, as far as its end or until somebody leaves."""

    commands: tuple[str, ...] = COMMANDS

    def __init__(self, play: Play, screen: Screen, keys: Asks) -> None:
        self.play = play
        self.screen = screen
        self.keys = keys
        self._waiting: list[str] = []
        """Actions that were typed on one line and are still to be done."""
        self._turn: tuple[int, int] | None = None
        """The turn whose board was shown last."""
        self._is_stale = True
        """Whether anything has happened since the board was shown that the player has not done."""
        self._is_new = True
        """Whether what is to be decided is still to be said."""
        self._do: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "board": self._board,
            "cards": lambda _: self.screen.cards(self.play.state),
            "log": self._log,
            "hint": lambda _: self._hint(),
            "undo": lambda _: self._undo(),
            "resign": lambda _: self._resign(),
            "save": self._save,
            "quit": lambda _: self._quit(),
        }

    def run(self) -> None:
        """Talks until the game is over, or whoever types leaves."""
        self._begin()
        try:
            while True:
                self._tell_news()
                if self._is_done:
                    break
                self._show()
                self._take(self._next_line())
        except (EOFError, KeyboardInterrupt, Leave, Lost) as why:
            if isinstance(why, Lost):
                self.screen.say(why.phrase, "refused")
            elif not isinstance(why, Leave):
                self.screen.text("")
            self._say_goodbye()
            return
        self._end()

    @property
    def _is_done(self) -> bool:
        return self.play.actor == OVER

    def _begin(self) -> None:
        screen, play = self.screen, self.play
        screen.say(play.game.called, "strong")
        for phrase in play.opening():
            screen.say(phrase)
        if play.actor != OVER:
            screen.say("term-begin")

    def _say_goodbye(self) -> None:
        for phrase in self.play.leaving():
            self.screen.say(phrase)

    def _end(self) -> None:
        """How the game has ended."""
        screen, play = self.screen, self.play
        if not screen.plain:
            screen.board(play.state, play.names)
        screen.standing(play.state, play.names, play.actor)
        screen.final(play.state, play.names, play.ending())

    # -- showing

    def _tell_news(self) -> None:
        for news in self._news():
            self._is_new = self._is_new or not isinstance(news, Notice)
            if isinstance(news, Thinking):
                self.screen.say("term-thinking", "faint", seat=self.play.names[news.seat])
            elif isinstance(news, Notice):
                self.screen.say(news.phrase)
            else:
                self.screen.told([news])
                self._is_stale = self._is_stale or news.event.actor not in self.play.own
                if self._waiting and news.event.actor not in self.play.own:  # this was not known when that was typed
                    self._waiting.clear()
                    self.screen.say("term-dropped")

    def _news(self) -> Iterator[News]:
        return self.play.news()

    def _show(self) -> None:
        """The board where it has changed by others or a turn begins, then what is to be decided."""
        play = self.play
        turn = play.game.turn(play.state)
        if self._is_stale or turn != self._turn:
            if not self.screen.plain:
                self.screen.board(play.state, play.names)
            self.screen.standing(play.state, play.names, play.actor)
        self._is_stale, self._turn = False, turn
        if not self._waiting and self._is_new:
            self._is_new = False
            self.screen.status(play.state, play.names)

    # -- asking

    def _next_line(self) -> str:
        if not self._waiting:
            self._waiting = self._parts(self._ask())
        return self._waiting.pop(0)

    def _ask(self) -> str:
        prompt = self.screen.words("term-prompt", seat=self.play.names[self.play.actor]) + " "
        return self.keys.ask(prompt, self._completions())

    def _parts(self, line: str) -> list[str]:
        """What was typed on one line, in the order in which it is done."""
        return [part.strip() for part in line.split(";")]

    def _completions(self) -> list[str]:
        game, state = self.play.game, self.play.state
        lang = self.screen.lang
        return [*(game.text(state, one) for one in game.legal(state)), *(word(lang, name) for name in self.commands)]

    def _take(self, line: str) -> None:
        """One thing that was typed: a command, or an action."""
        if not line:
            return
        if line.startswith("?"):
            self._choices(line[1:].strip())
            return
        first, _, rest = line.partition(" ")
        try:
            if name := command(self.screen.lang, first, self.commands):
                self._do[name](rest.strip())
            else:
                self.play.act(line)
        except Refused as refused:
            self._waiting.clear()
            self._refuse(refused)

    def _refuse(self, refused: Refused) -> None:
        key = {"rule": "term-refused-rule", "unread": "term-refused-unread"}.get(refused.code, "term-refused")
        if refused.code == "rule" and not refused.tag:
            key = "term-refused"
        self.screen.say(key, look="refused", why=refused.phrase, tag=refused.tag)

    # -- commands

    def _choices(self, wanted: str) -> None:
        self.screen.choices(self.play.state, self.play.names, wanted)

    def _help(self, about: str) -> None:
        screen, lang = self.screen, self.screen.lang
        if not about:
            screen.say("term-help")
            for name in ("?", *self.commands):
                does = Phrase("term-does-choices" if name == "?" else f"term-does-{name}")
                screen.say("term-command", word=name if name == "?" else word(lang, name), does=does, more="  ")
            screen.contents()
        elif not screen.rules(about):
            screen.say("term-no-rule", text=about)
            screen.contents()

    def _board(self, wanted: str) -> None:
        play = self.play
        self.screen.again()
        self.screen.board(play.state, play.names, wanted)
        if not wanted:
            self.screen.standing(play.state, play.names, play.actor)
            self._is_new = True

    def _log(self, most: str) -> None:
        told = list(self.play.told)
        if most.isdecimal() and int(most):
            told = told[-int(most) :]
        if not told:
            self.screen.say("log-empty")
        self.screen.told(told, numbered=True)

    def _hint(self) -> None:
        """What the game advises; where it has no advice, what its strongest bot expects."""
        play, game = self.play, self.play.game
        if game.has_module("advice"):
            advice = game.advice.advice(play.state, play.names, True)
            if advice is not None and advice.ways:
                self.screen.advice(advice)
            else:
                self.screen.say("term-no-hint")
            return
        self.screen.say("term-asking", "faint")
        line = bots.expect(game, play.state)
        self.screen.say("expect-line", line=", ".join(line)) if line else self.screen.say("expect-not-yet")

    def _undo(self) -> None:
        self.play.take_back()
        self.screen.say("term-undone")
        self._is_stale = self._is_new = True

    def _resign(self) -> None:
        alone = len(self.play.names) == 1
        if self._is_sure("give-up-sure" if alone else "resign-sure"):
            self.play.resign()

    def _is_sure(self, question: str, ask: str = "term-sure") -> bool:
        """Asks once more before something that cannot be undone."""
        self.screen.say(question)
        answer = self.keys.ask(self.screen.words(ask) + " ").strip().casefold()
        if answer in self.screen.words("term-yes").split():
            return True
        self.screen.say("term-not-resigned")
        return False

    def _save(self, name: str) -> None:
        if not name:
            self.screen.say("term-save-what")
            return
        text = self.play.record_text()
        file = Path(name).expanduser()
        try:
            if file.exists() and not file.read_bytes().startswith(FORMAT.encode()):
                self.screen.say("term-foreign", "refused", file=str(file))
                return
            file.write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            self.screen.say("cli-unwritable-file", "refused", file=str(file), why=error.strerror or str(error))
            return
        self.screen.say("term-saved", file=str(file))

    def _quit(self) -> None:
        raise Leave


def word(lang: str, name: str) -> str:
    """What a command is called in a language."""
    return say(lang, f"term-word-{name}")


def command(lang: str, typed: str, commands: Iterable[str] = COMMANDS) -> str:
    """The one of these commands that a word stands for, in that language or in English; else an empty string."""
    typed = typed.casefold()
    for language in (lang, LANGUAGES[0]):
        for name in commands:
            if typed == word(language, name):
                return name
    return ""


def option(text: str) -> tuple[str, int]:
    """A choice made before a game, typed as name=number. Raises Unreadable."""
    found = re.fullmatch(r"(\w+)=(-?[0-9]{1,6})", text.strip())
    if not found:
        raise Unreadable(Phrase("term-option", {"text": text}))
    return found[1], int(found[2])
