"""The people at a table of a server, as its line tells of them: who is there, what time they have, what they say.

Whoever sits in a terminal is told of it in the conversation: who comes and goes, who is waited for, what is said, and
when one's own time runs short.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tumblestar.game import Name
from tumblestar.terminal.game_interface import Notice
from tumblestar.words import Phrase

SOON = (10, 30)
"""So many seconds before one's own time is up, that is said."""


def epoch() -> float:
    """Milliseconds since 1970."""
    return time.time() * 1000


class People:
    """What is known of the people at a table. `clock` gives milliseconds since 1970."""

    def __init__(self, clock: Callable[[], float] = epoch) -> None:
        self.phrases: list[tuple[str, str]] = []
        """The quick phrases: what each is called on the line, and its words."""
        self.chat: list[Phrase] = []
        """What was said so far, said by whom."""
        self._clock = clock
        self._now: Mapping[str, Any] = {}
        self._ahead = 0.0
        """How far the server's clock is ahead of ours, in milliseconds."""
        self._heard = -1
        self._warned: tuple[int, int] = (0, 0)
        """When the time ran out that was warned of last, and so many seconds before."""

    # -- reading

    @property
    def is_waiting(self) -> bool:
        """Whether the game has not begun, since somebody is still to come."""
        return bool(self._now.get("waiting"))

    @property
    def held(self) -> list[int]:
        """The seats that one holds, also where a bot plays for one."""
        return [int(seat) - 1 for seat in self._now.get("held", ())]

    @property
    def handed(self) -> list[int]:
        """Those of them where a bot plays."""
        return [seat for seat in self.held if self._now["seats"][seat]["bot"]]

    @property
    def missed(self) -> list[int]:
        """The seats whose people are gone for so long that something is to be done about it."""
        return [int(one["seat"]) - 1 for one in self._now.get("missed", ())]

    @property
    def free(self) -> list[int]:
        """The seats that nobody holds."""
        return [seat for seat, one in enumerate(self._now.get("seats", ())) if one["how"] == "free"]

    @property
    def rematch(self) -> str:
        """The table where the game is played again, or an empty string."""
        return str(self._now.get("rematch", ""))

    @property
    def has_chat(self) -> bool:
        """Whether people may write what they like."""
        return bool(self._now.get("chat"))

    def seats(self, names: Sequence[Name]) -> list[Phrase]:
        """Who sits where, and whether they are there."""
        found: list[Phrase] = []
        for seat, one in enumerate(self._now.get("seats", ())):
            args = {"seat": names[seat], "count": seat + 1, "how": one["how"]}
            if one["bot"]:
                found.append(Phrase("term-person-bot", args | {"bot": Phrase(f"bot-{one['bot']}")}))
            else:
                key = "term-person-you" if seat in self.held else "term-person"
                found.append(Phrase("term-person-free" if one["how"] == "free" else key, args))
        return found

    def links(self, origin: str) -> Iterator[tuple[Phrase, Phrase]]:
        """For the host: what each invitation is for, and its address."""
        for seat, path in self._now.get("links", {}).items():
            if path:
                yield Phrase("term-link", {"count": int(seat)}), Phrase("term-type-link", {"link": origin + path})

    def times(self, names: Sequence[Name], is_short: bool = False) -> list[Phrase]:
        """What each seat has left, in words; or as clocks show it."""
        clock = self._now.get("clock")
        if clock is None:
            return []
        found: list[Phrase] = []
        for seat, name in enumerate(names):
            if self._now["seats"][seat]["how"] != "bot":
                left, runs = self._left(seat), clock["runs"] == seat + 1
                if is_short:
                    found.append(Phrase("term-time-short", {"seat": name, "left": shown(left)}))
                else:
                    minutes, seconds = divmod(left, 60)
                    args = {"seat": name, "minutes": minutes, "seconds": seconds, "runs": "yes" if runs else "no"}
                    found.append(Phrase("term-time", args))
        return found

    def _left(self, seat: int) -> int:
        """The seconds that a seat has left."""
        clock = self._now["clock"]
        left = clock["left"][seat]
        if clock["runs"] == seat + 1:
            left = clock["due"] - (self._clock() + self._ahead)
        return max(0, int(-(-left // 1000)))

    def asks(self, names: Sequence[Name]) -> list[Phrase]:
        """Who is gone for so long that something is to be done about it."""
        return [
            Phrase(
                "term-missed",
                {"seat": names[one["seat"] - 1], "count": one["seat"], "n": one["enders"], "asked": one["asked"]},
            )
            for one in self._now.get("missed", ())
        ]

    # -- taking in

    def take(self, message: Mapping[str, Any], names: Sequence[Name]) -> Iterator[Notice]:
        """Takes over what a message says of the people, and gives what is to be said of it."""
        if "phrases" in message:
            self.phrases = [(str(key), str(words)) for key, words in message["phrases"]]
        if "people" in message:
            before, self._now = self._now, message["people"]
            self._ahead = self._now["now"] - self._clock()
            if before:
                yield from self._changes(before, names)
            yield from map(Notice, self.asks(names) if self._now["missed"] != before.get("missed", []) else ())
        is_first = self._heard < 0
        for one in message.get("chat", ()):
            if one["n"] > self._heard:
                self._heard = one["n"]
                key = "term-chat" if one["by"] == "person" else "term-said"
                self.chat.append(Phrase(key, {"name": one["name"], "words": one["words"]}))
                if not is_first and (one["key"] or not one["you"]):  # what one has typed oneself stands there already
                    yield Notice(self.chat[-1])
        if "chat" in message:
            self._heard = max(self._heard, 0)

    def _changes(self, before: Mapping[str, Any], names: Sequence[Name]) -> Iterator[Notice]:
        """Who has gone or come back, and whether there is a rematch."""
        for seat, (was, now) in enumerate(zip(before["seats"], self._now["seats"], strict=True)):
            is_about = seat not in self.held and not {was["how"], now["how"]} & {"free", "bot"}
            if is_about and (was["how"] == "gone") != (now["how"] == "gone"):
                key = "term-gone" if now["how"] == "gone" else "term-came"
                yield Notice(Phrase(key, {"seat": names[seat]}))
        if self.rematch and not before.get("rematch"):
            yield Notice(Phrase("term-rematch-there"))

    def warning(self, own: Sequence[int]) -> Iterator[Notice]:
        """That one's own time is nearly up; said once for each of the marks."""
        clock = self._now.get("clock")
        if clock is None or not clock["runs"] or clock["runs"] - 1 not in own:
            return
        left = self._left(clock["runs"] - 1)
        mark = next((mark for mark in SOON if left <= mark), None)
        if mark is not None and left and (clock["due"], mark) != self._warned:
            self._warned = clock["due"], mark
            yield Notice(Phrase("clock-soon", {"count": left}))


def shown(seconds: int) -> str:
    """A time as clocks show it: 1:05, or 1:00:05."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
