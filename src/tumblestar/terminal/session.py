"""An interactive session in the terminal: shows updates and the board, prompts, and carries out what is typed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from tumblestar.contract.modules import Name
from tumblestar.contract.state import OVER
from tumblestar.insight import hints
from tumblestar.insight.evaluations import Working
from tumblestar.record import Refused
from tumblestar.record.header import FORMAT
from tumblestar.record.narration import full_name, last_decision
from tumblestar.terminal import typed_lines
from tumblestar.terminal.game_interface import BotThinking, GameInterface, GameUnavailable, Notice, Update
from tumblestar.terminal.screen import Screen
from tumblestar.terminal.typed_lines import COMMANDS, Keyboard, Leave, completions, find_command, first_word, read_line
from tumblestar.words import Phrase
from tumblestar.words.text_input import folded, read_text, tidied

PATIENCE = 60.0
"""Seconds that a hint waits for win shares, most of them for what has to be compiled first."""


class Session:
    """An interactive session with one game, until the game ends or the player leaves."""

    commands: tuple[str, ...] = COMMANDS

    def __init__(self, interface: GameInterface, screen: Screen, reader: Keyboard) -> None:
        self.interface = interface
        self.screen = screen
        self.reader = reader
        self._queue: list[str] = []
        """Actions typed on one line that are not played yet."""
        self._turn: tuple[int, int] | None = None
        """The turn for which the board was last shown."""
        self._is_stale = True
        """Whether others have acted since the board was shown."""
        self.tutor = 0
        """What an action may cost before the tutor asks, in points of a percent; 0: it does not."""
        self._is_new = True
        """Whether the pending decision is still to be announced."""
        self._handlers: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "board": self._board,
            "cards": lambda _: self.screen.cards(self.interface.state),
            "log": self._log,
            "hint": lambda _: self._hint(),
            "tutor": self._set_tutor,
            "undo": lambda _: self._undo(),
            "resign": lambda _: self._resign(),
            "save": self._save,
            "quit": lambda _: self._quit(),
        }

    def run(self) -> None:
        """Runs until the game is over or the player leaves."""
        try:
            self._begin()
            while True:
                self._show_updates()
                if self._is_finished:
                    break
                self._show()
                self._handle(self._next_line())
        except (KeyboardInterrupt, Leave, GameUnavailable) as why:
            if isinstance(why, GameUnavailable):
                self.screen.say(why.phrase, "refused")
            elif type(why) is not Leave:
                self.screen.text("")
            if not isinstance(why, GameUnavailable) or why.phrase.key != "term-table-gone":
                self._say_how_to_resume()
            return
        self._end()

    @property
    def _is_finished(self) -> bool:
        return self.interface.actor == OVER

    def _begin(self) -> None:
        screen, interface = self.screen, self.interface
        screen.viewer = interface.viewer
        screen.say(interface.game.title, "strong")
        screen.say_each(interface.opening_notes())
        if interface.question and not self._is_sure(interface.question, "term-seed-sure", "term-seed-kept"):
            raise Leave
        if interface.actor != OVER:
            screen.say("term-begin")

    def _say_how_to_resume(self) -> None:
        self.screen.say_each(self.interface.leaving_notes())

    def _end(self) -> None:
        """Shows the final position and the result."""
        screen, interface = self.screen, self.interface
        screen.position(interface.state, interface.names, interface.actor)
        screen.final_result(interface.state, interface.names, interface.ending())

    # -- showing

    def _show_updates(self) -> None:
        for update in self._updates():
            self.screen.viewer = self.interface.viewer
            self._is_new = self._is_new or not isinstance(update, Notice)
            if isinstance(update, BotThinking):
                self.screen.say("term-thinking", "faint", seat=self.interface.names[update.seat])
            elif isinstance(update, Notice):
                self.screen.say(update.phrase)
            else:
                self.screen.narrate([update])
                self._is_stale = self._is_stale or update.event.actor not in self.interface.own
                if self._queue and update.event.actor not in self.interface.own:  # it was typed without knowing of this
                    self._queue.clear()
                    self.screen.say("term-dropped")

    def _updates(self) -> Iterator[Update]:
        return self.interface.updates()

    def _show(self) -> None:
        """Shows the board if others have changed it or a turn begins, then announces the pending decision."""
        interface = self.interface
        turn = interface.game.turn(interface.state)
        if self._is_stale or turn != self._turn:
            self.screen.position(interface.state, interface.names, interface.actor)
        self._is_stale, self._turn = False, turn
        if not self._queue and self._is_new:
            self._is_new = False
            self.screen.status(interface.state, interface.names)

    # -- asking

    def _next_line(self) -> str:
        if not self._queue:
            self._queue = self._split(self._ask())
        return self._queue.pop(0)

    def _ask(self) -> str:
        return read_line(self.reader, self._prompt(self.interface.names[self.interface.actor]), self._completions())

    def _prompt(self, name: Name) -> str:
        """The prompt for a seat: a name that was typed says for whom one plays."""
        typed = full_name(name)
        return self.screen.words("term-prompt", seat=typed if isinstance(typed, str) else name) + " "

    def _split(self, line: str) -> list[str]:
        """Splits a typed line into actions and commands."""
        return typed_lines.typed_parts(line)

    def _completions(self) -> list[str]:
        return completions(self.screen.lang, self.commands, self.interface.game, self.interface.state)

    def _handle(self, line: str) -> None:
        """Carries out one command or action."""
        if not line:
            return
        if typed_lines.asks_for_choices(line):
            self._choices(line[1:].strip())
            return
        first, rest = first_word(line)
        try:
            if name := find_command(self.screen.lang, first, self.commands):
                self._handlers[name](rest)
            elif self._is_meant(line):
                self.interface.act(line)
            else:
                self._queue.clear()
        except Refused as refused:
            self._queue.clear()
            self._refuse(refused)

    def _refuse(self, refused: Refused) -> None:
        key = {"rule": "term-refused-rule", "unread": "term-refused-unread"}.get(refused.code, "term-refused")
        if refused.code == "rule" and not refused.tag:
            key = "term-refused"
        self.screen.say(key, style="refused", why=refused.phrase, tag=refused.tag)

    # -- commands

    def _choices(self, wanted: str) -> None:
        self.screen.choices(self.interface.state, self.interface.names, wanted)

    def _help(self, about: str) -> None:
        if not about:
            self.screen.commands({name: name for name in self.commands})
        elif not self.screen.rules(about):
            self.screen.say("term-no-rule", text=about)
        else:
            return
        self.screen.contents()

    def _board(self, wanted: str) -> None:
        interface = self.interface
        self.screen.forget_said()
        self.screen.board(interface.state, interface.names, wanted)
        if not wanted:
            self.screen.standing(interface.state, interface.names, interface.actor)
            self._is_new = True

    def _log(self, most: str) -> None:
        told = list(self.interface.events)
        if most.isdecimal() and int(most):
            told = told[-int(most) :]
        if not told:
            self.screen.say("log-empty")
        self.screen.narrate(told, numbered=True)

    def _hint(self) -> None:
        """Shows the ways to go on, with win shares once they are worked out; without them if they take too long."""
        interface, game, s = self.interface, self.interface.game, self.interface.state
        level = min(hints.BEST, max(hints.levels(game)))
        hint = hints.hint(game, s, interface.names, level)
        if hint is None:
            self.screen.say("term-no-hint")
            return
        valued = hints.valued(game, s, hint, known := {})
        if level >= hints.BEST:
            self.screen.say("term-hint-working", "faint")
            with suppress(KeyboardInterrupt):  # then as far as it has come
                for _ in range(2):  # what the ways are worth; then what tells the first of them apart
                    (working := Working(game, [state for state in valued.asked if state not in known])).wait(PATIENCE)
                    valued = hints.valued(game, s, hint, known := known | working.known)
            hint = hints.ranked(hint, valued.shares, valued.error)
        self.screen.hint(s, hint, valued, has_shares=level >= hints.BEST)

    def _set_tutor(self, wanted: str) -> None:
        """Lets the tutor ask before costly actions, or stops it."""
        if hints.TUTOR not in hints.levels(self.interface.game):
            self.screen.say("term-tutor-none")
        elif folded(wanted) in self.screen.words("term-off").split():
            self.tutor = 0
            self.screen.say("term-tutor-off")
        elif wanted.isdecimal() and int(wanted) in hints.TUTOR_AMOUNTS:
            self.tutor = int(wanted)
            self.screen.say("term-tutor-on", share=self.tutor / 100)
        else:
            self.screen.say("term-tutor-what", usual=hints.TUTOR_USUAL, amounts=list(hints.TUTOR_AMOUNTS))

    def _is_meant(self, line: str) -> bool:
        """Whether the tutor has nothing to ask about what is typed, or the player is sure."""
        interface, game, s = self.interface, self.interface.game, self.interface.state
        after = hints.states_after(game, s) if self.tutor else {}
        action = hints.action_typed(game, s, line) if after else None
        if action is None or len(set(after.values())) < 2:
            return True
        working = Working(game, list(dict.fromkeys(after.values())))
        is_known = working.wait(hints.TUTOR_WAIT)
        working.stop()
        shares = {state: evaluation.shares for state, evaluation in working.known.items()}
        if not is_known or not all(shares[state] for state in after.values()):
            self.screen.say("tutor-unasked", "faint")
            return True
        by = hints.evaluator_of_state(game, s)
        asked = hints.tutor_question(game, s, action, shares, by, self.tutor)
        if asked is None:
            return True
        self.screen.say_each(hints.tutor_sentences(game, s, interface.names, asked, by))
        return self._is_sure("tutor-head", "term-tutor-sure", "term-tutor-kept")

    def _undo(self) -> None:
        interface, before = self.interface, self.interface.record
        try:
            interface.take_back()
        except Refused as refused:
            count = last_decision(interface.record, interface.own)
            if refused.code != "takeback" or count is None:
                raise
            self._go_back(count)
        if interface.record is not before:  # else the others have been asked
            self.screen.say("term-undone")
            self._is_stale = self._is_new = True

    def _go_back(self, count: int) -> None:
        """Goes back to one's last decision, by asking the others, or as practice if the player wants that."""
        try:
            self.interface.take_back(count)
        except Refused as refused:
            if refused.code != "practice":
                raise
            if self._is_sure("practice-sure", "term-practice"):
                self.interface.take_back(count, is_practice=True)

    def _resign(self) -> None:
        self.interface.check_resign()
        others = len(self.interface.names) - 1
        if self._is_sure(Phrase("resign-sure", {"count": others}) if others else "give-up-sure"):
            self.interface.resign()

    def _is_sure(self, question: str | Phrase, ask: str = "term-sure", if_not: str = "term-not-resigned") -> bool:
        """Asks for confirmation of something that cannot be undone."""
        self.screen.say(question)
        answer = read_line(self.reader, self.screen.words(ask) + " ")
        if folded(tidied(answer)) in self.screen.words("term-yes").split():
            return True
        self.screen.say(if_not)
        return False

    def _save(self, name: str) -> None:
        if not name:
            self.screen.say("term-save-what")
            return
        text = self.interface.record.text()
        file = Path(name).expanduser()
        try:
            if file.exists() and not is_record(file):
                self.screen.say("term-foreign", "refused", file=str(file))
                return
            file.write_text(text, encoding="utf-8", newline="\n")
            self.interface.note_copy(file)
        except OSError as error:
            self.screen.say("cli-unwritable-file", "refused", file=str(file), why=error.strerror or str(error))
            return
        self.screen.say("term-saved", file=str(file))

    def _quit(self) -> None:
        raise Leave


def is_record(file: Path) -> bool:
    """Whether a file begins as a record does. Raises OSError."""
    try:
        return read_text(file).startswith(FORMAT)
    except UnicodeDecodeError:
        return False
