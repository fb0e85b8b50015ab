"""An interactive session at a table of a server, which adds people, clocks, chat and rematches.

Where messages can be printed while a line is typed, updates are shown as they arrive, and all commands work during the
turns of others. Elsewhere (a pipe, Windows) the session waits for the others, as it does for bots in a local game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tumblestar.contract.state import OVER
from tumblestar.insight import hints
from tumblestar.record import Refused
from tumblestar.terminal.game_interface import Update
from tumblestar.terminal.remote_game import RemoteGame
from tumblestar.terminal.screen import Screen
from tumblestar.terminal.session import Session
from tumblestar.terminal.typed_lines import Keyboard, Leave, command_word, find_command, first_word, read_line
from tumblestar.words import Phrase
from tumblestar.words.text_input import folded, tidied

CHOICES = ("wait", "bot", "end")
"""What can be decided about a player who is absent."""


class RemoteSession(Session):
    """A session at a table. It goes on after the end of the game, until the player leaves."""

    def __init__(self, interface: RemoteGame, screen: Screen, reader: Keyboard) -> None:
        super().__init__(interface, screen, reader)
        self.table = interface
        self._has_ended = False
        self._handlers |= {
            "people": lambda _: self._people(),
            "time": lambda _: self._time(),
            "chat": self._chat,
            "say": self._say,
            "hand": self._hand,
            "back": self._back,
            "gone": self._gone,
            "fill": self._fill,
            "leave": self._leave,
            "rematch": lambda _: self._rematch(),
            "allow": lambda text: self.table.allow(is_on=folded(text) not in self.screen.words("term-off").split()),
            "agree": lambda _: self.table.answer(agrees=True),
            "decline": lambda _: self._decline(),
        }
        self.commands = tuple(self._handlers)

    # -- progress

    @property
    def _is_finished(self) -> bool:
        return False

    def _begin(self) -> None:
        super()._begin()
        if self.table.people.is_waiting:
            self._people()

    def _say_how_to_resume(self) -> None:
        if not self._has_ended:
            super()._say_how_to_resume()

    def _updates(self) -> Iterator[Update]:
        return self.table.new_updates() if self.reader.is_live else self.table.updates()

    def _show_updates(self) -> None:
        super()._show_updates()
        if self.interface.actor == OVER and not self._has_ended:
            self._has_ended = True
            self._end()
            self.screen.say("term-after")

    def _show(self) -> None:
        is_first = self._turn is None and not self.table.people.is_waiting
        if self._has_ended or not (self.table.is_own_turn or is_first):
            return
        is_new = self._is_new and not self._queue
        super()._show()
        if is_new and not self.screen.plain and (times := self.table.people.times(self.interface.names, is_short=True)):
            self.screen.say("term-times", times=times)

    def _meanwhile(self) -> None:
        """Called while a line is typed: shows updates and the pending decision."""
        self._show_updates()
        self._show()

    # -- asking

    def _ask(self) -> str:
        own = [self.interface.actor] if self.table.is_own_turn else self.table.own or self.table.people.held
        prompt = self._prompt(self.interface.names[own[0]] if own else self.interface.game.title)
        return read_line(self.reader, prompt, self._completions(), self._meanwhile if self.reader.is_live else None)

    def _completions(self) -> list[str]:
        if self.table.is_own_turn:
            return super()._completions()
        return [command_word(self.screen.lang, name) for name in self.commands]

    def _split(self, line: str) -> list[str]:
        """Keeps a chat message whole, whatever it contains."""
        if find_command(self.screen.lang, first_word(line)[0], ("say",)):
            return [line.strip()]
        return super()._split(line)

    def _next_line(self) -> str:
        if self._queue and not self.table.is_own_turn and not self._has_ended:
            first, _ = first_word(self._queue[0])
            if not find_command(self.screen.lang, first, self.commands):
                self._queue.clear()
                self.screen.say("term-dropped")
        return super()._next_line()

    # -- commands of the game that need one's turn

    def _choices(self, wanted: str) -> None:
        if self._is_turn():
            super()._choices(wanted)

    def _hint(self) -> None:
        if self._is_turn():
            self.table.use_help(min(hints.BEST, max(hints.levels(self.interface.game))))
            super()._hint()

    def _set_tutor(self, wanted: str) -> None:
        if wanted.isdecimal() and hints.TUTOR in hints.levels(self.interface.game):
            self.table.use_help(hints.TUTOR)
        super()._set_tutor(wanted)

    def _is_meant(self, line: str) -> bool:
        return not self.table.is_own_turn or not self.table.people.is_help_free or super()._is_meant(line)

    def _is_turn(self) -> bool:
        """Returns whether it is one's own turn; if not, prints what is awaited."""
        interface = self.table
        if interface.is_own_turn:
            return True
        if self._has_ended:
            self.screen.say("term-after")
        elif interface.people.is_waiting:
            self.screen.say("term-waiting-start")
        else:
            self.screen.status(interface.state, interface.names)
        return False

    # -- commands of the table

    def _people(self) -> None:
        screen, people, names = self.screen, self.table.people, self.interface.names
        screen.say_each(people.seats(self.interface.game, names))
        for what, link in people.links():
            screen.say(what)
            screen.say(link)
        screen.say_each(people.missing_notes(names), "strong")
        if people.rematch:
            screen.say("term-rematch-there")

    def _time(self) -> None:
        times = self.table.people.times(self.interface.names)
        self.screen.say_each(times)
        if not times:
            self.screen.say("term-no-clock")

    def _chat(self, most: str) -> None:
        said = self.table.people.chat
        if most.isdecimal() and int(most):
            said = said[-int(most) :]
        self.screen.say_each(said, more="  ")
        if not said:
            self.screen.say("chat-none")

    def _say(self, text: str) -> None:
        people = self.table.people
        if not text:
            for n, (_, words) in enumerate(people.phrases, 1):
                self.screen.say("term-phrase", n=n, words=words)
            self.screen.say("term-say-what" if people.has_chat else "chat-off")
            return
        n = int(text) if text.isdecimal() and len(text) < 3 else 0
        key = people.phrases[n - 1][0] if 0 < n <= len(people.phrases) else ""
        self.table.say(key, text)

    def _hand(self, rest: str) -> None:
        people = self.table.people
        seat, bot = self._seat(rest, [seat for seat in people.held if seat not in people.stand_ins])
        self.table.hand(seat, bot)

    def _back(self, rest: str) -> None:
        seat, _ = self._seat(rest, self.table.people.stand_ins)
        self.table.take_back_seat(seat)

    def _gone(self, rest: str) -> None:
        people, lang = self.table.people, self.screen.lang
        seat, typed = self._seat(rest, people.missed, "term-nobody-missed")
        choices = {command_word(language, f"gone-{choice}"): choice for language in (lang, "en") for choice in CHOICES}
        if typed not in choices:
            self.screen.say_each(people.missing_notes(self.interface.names))
            return
        self.table.decide(seat, choices[typed])
        if choices[typed] == "wait":
            self.screen.say("term-waits", seat=self.interface.names[seat])

    def _fill(self, rest: str) -> None:
        seat, bot = self._seat(rest, self.table.people.free, "term-nobody-free")
        self.table.fill(seat, bot)
        self.screen.say("term-filled", count=seat + 1)

    def _leave(self, rest: str) -> None:
        seat, _ = self._seat(rest, self.table.people.held)
        self.table.check_leave()
        if self._is_sure("seat-leave-hint", "term-sure-leave"):
            self.table.leave(seat)
            raise Leave

    def _rematch(self) -> None:
        self.table.rematch()
        self._has_ended = False
        self._turn, self._is_stale, self._is_new = None, True, True
        self.screen.forget_said()
        self._begin()

    def _decline(self) -> None:
        if self.table.record.is_over and self.table.people.rematch:
            self.table.decline_rematch()
            self.screen.say("term-rematch-declined")
        else:
            self.table.answer(agrees=False)

    def _seat(self, typed: str, seats: Sequence[int], none: str = "refused-not-yours") -> tuple[int, str]:
        """Parses a seat number; the default is the first of `seats`. Returns the seat and the rest. Raises Refused."""
        words = folded(tidied(typed)).split()
        named = [int(text) - 1 for text in words if text.isdecimal() and len(text) < 3]
        if not seats or (named and named[0] not in seats):
            raise Refused("seat", Phrase(none))
        rest = [text for text in words if not text.isdecimal()]
        return (named or list(seats))[0], rest[0] if rest else ""
