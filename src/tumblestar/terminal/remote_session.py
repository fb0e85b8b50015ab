"""The conversation at a table of a server: besides the game there are people, clocks, a chat, and a rematch.

Where something can be told while a line is typed, whatever happens is told as it comes, and all commands can be given
while others are to act. Elsewhere (a pipe, Windows) the conversation waits for the others as it does for bots at home.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tumblestar.game import OVER
from tumblestar.record import Refused
from tumblestar.terminal.game_interface import News
from tumblestar.terminal.remote_game import RemotePlay
from tumblestar.terminal.screen import Screen
from tumblestar.terminal.session import COMMANDS, Asks, Leave, Talk, command, word
from tumblestar.words import Phrase

TABLE_COMMANDS = ("people", "time", "chat", "say", "hand", "back", "gone", "fill", "leave", "rematch")
"""What can be typed at a table of a server besides."""
WAYS = ("wait", "bot", "end")
"""What can be done about somebody who is gone."""


class TableTalk(Talk):
    """The conversation at a table; it goes on after the end of the game, until somebody leaves."""

    commands = (*COMMANDS, *TABLE_COMMANDS)

    def __init__(self, play: RemotePlay, screen: Screen, keys: Asks) -> None:
        super().__init__(play, screen, keys)
        self.table = play
        self._has_ended = False
        self._do |= {
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
        }

    # -- as it goes

    @property
    def _is_done(self) -> bool:
        return False

    def _begin(self) -> None:
        super()._begin()
        if self.table.people.is_waiting:
            self._people()

    def _say_goodbye(self) -> None:
        if not self._has_ended:
            super()._say_goodbye()

    def _news(self) -> Iterator[News]:
        return self.table.fresh() if self.keys.is_live else self.table.news()

    def _tell_news(self) -> None:
        super()._tell_news()
        if self.play.actor == OVER and not self._has_ended:
            self._has_ended = True
            self._end()
            self.screen.say("term-after")

    def _show(self) -> None:
        is_first = self._turn is None and not self.table.people.is_waiting
        if self._has_ended or not (self.table.is_mine or is_first):
            return
        is_new = self._is_new and not self._waiting
        super()._show()
        if is_new and not self.screen.plain and (times := self.table.people.times(self.play.names, is_short=True)):
            self.screen.say("term-times", times=times)

    def _meanwhile(self) -> None:
        """While a line is typed: what has happened, and what is to be decided."""
        self._tell_news()
        self._show()

    # -- asking

    def _ask(self) -> str:
        own = [self.play.actor] if self.table.is_mine else self.table.own or self.table.people.held
        name = self.play.names[own[0]] if own else self.play.game.called
        prompt = self.screen.words("term-prompt", seat=name) + " "
        return self.keys.ask(prompt, self._completions(), self._meanwhile if self.keys.is_live else None)

    def _completions(self) -> list[str]:
        if self.table.is_mine:
            return super()._completions()
        return [word(self.screen.lang, name) for name in self.commands]

    def _parts(self, line: str) -> list[str]:
        """What is said is said whole, with all that stands in it."""
        if command(self.screen.lang, line.strip().partition(" ")[0], ("say",)):
            return [line.strip()]
        return super()._parts(line)

    def _next_line(self) -> str:
        if self._waiting and not self.table.is_mine and not self._has_ended:
            first = self._waiting[0].partition(" ")[0]
            if not command(self.screen.lang, first, self.commands):
                self._waiting.clear()
                self.screen.say("term-dropped")
        return super()._next_line()

    # -- commands of the game that ask for one's turn

    def _choices(self, wanted: str) -> None:
        if self._is_turn():
            super()._choices(wanted)

    def _hint(self) -> None:
        if self._is_turn():
            super()._hint()

    def _is_turn(self) -> bool:
        """Whether a seat of one's own is to act; if not, says what is waited for."""
        play = self.table
        if play.is_mine:
            return True
        if self._has_ended:
            self.screen.say("term-after")
        elif play.people.is_waiting:
            self.screen.say("term-waiting-start")
        else:
            self.screen.status(play.state, play.names)
        return False

    # -- commands of the table

    def _people(self) -> None:
        screen, people, names = self.screen, self.table.people, self.play.names
        for phrase in people.seats(names):
            screen.say(phrase)
        for what, link in people.links(self.table.origin):
            screen.say(what)
            screen.say(link)
        for phrase in people.asks(names):
            screen.say(phrase, look="strong")
        if people.rematch:
            screen.say("term-rematch-there")

    def _time(self) -> None:
        times = self.table.people.times(self.play.names)
        for phrase in times:
            self.screen.say(phrase)
        if not times:
            self.screen.say("term-no-clock")

    def _chat(self, most: str) -> None:
        said = self.table.people.chat
        if most.isdecimal() and int(most):
            said = said[-int(most) :]
        for phrase in said:
            self.screen.say(phrase, more="  ")
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
        seat, bot = self._seat(rest, [seat for seat in people.held if seat not in people.handed])
        self.table.hand(seat, bot)

    def _back(self, rest: str) -> None:
        seat, _ = self._seat(rest, self.table.people.handed)
        self.table.play_on(seat)

    def _gone(self, rest: str) -> None:
        people, lang = self.table.people, self.screen.lang
        seat, typed = self._seat(rest, people.missed, "term-nobody-missed")
        ways = {word(language, f"gone-{way}"): way for language in (lang, "en") for way in WAYS}
        if typed not in ways:
            for phrase in people.asks(self.play.names):
                self.screen.say(phrase)
            return
        self.table.decide(seat, ways[typed])
        if ways[typed] == "wait":
            self.screen.say("term-waits", seat=self.play.names[seat])

    def _fill(self, rest: str) -> None:
        seat, bot = self._seat(rest, self.table.people.free, "term-nobody-free")
        self.table.fill(seat, bot)
        self.screen.say("term-filled", count=seat + 1)

    def _leave(self, rest: str) -> None:
        seat, _ = self._seat(rest, self.table.people.held)
        if self._is_sure("seat-leave-hint", "term-sure-leave"):
            self.table.leave(seat)
            raise Leave

    def _rematch(self) -> None:
        self.table.rematch()
        self._has_ended = False
        self._turn, self._is_stale, self._is_new = None, True, True
        self.screen.again()
        self._begin()

    def _seat(self, typed: str, seats: Sequence[int], none: str = "refused-not-yours") -> tuple[int, str]:
        """The seat that was named by its number, else the first of these; and the rest of what was typed.

        Raises Refused where there is no such seat.
        """
        words = typed.casefold().split()
        named = [int(text) - 1 for text in words if text.isdecimal() and len(text) < 3]
        if not seats or (named and named[0] not in seats):
            raise Refused("seat", Phrase(none))
        rest = [text for text in words if not text.isdecimal()]
        return (named or list(seats))[0], rest[0] if rest else ""
