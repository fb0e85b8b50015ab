"""The people at a table of a server: presence, clocks and chat, and the notices about them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from tumblestar.contract.game import Game
from tumblestar.contract.modules import Name
from tumblestar.record.narration import bot_label, full_name
from tumblestar.terminal.game_interface import Notice
from tumblestar.words import Phrase

Message = Mapping[str, Any]
"""A line of the server, or a part of one (docs/api.md)."""
WARNING_SECONDS = (10, 30)
"""Seconds before the end of one's own time at which a warning is given."""


def lines_of(text: str | bytes) -> Iterator[Message]:
    """The lines of a message of the server. What is no JSON is passed over."""
    for line in text.splitlines():
        with suppress(ValueError):
            yield json.loads(line)


def now_in_ms() -> float:
    """Milliseconds since 1970."""
    return time.time() * 1000


class People:
    """The latest state of the people at a table. `clock` returns milliseconds since 1970."""

    def __init__(self, clock: Callable[[], float] = now_in_ms) -> None:
        self.phrases: list[tuple[str, str]] = []
        """The key and words of each quick phrase."""
        self.chat: list[Phrase] = []
        """All chat messages so far, with their authors."""
        self._clock = clock
        self._people: Message = {}
        self._now: Message = {}
        self._seats: Sequence[Message] = ()
        """The last lines of these types."""
        self._received = 0.0
        """When the state was received, by our clock."""
        self._last_message = 0
        self._warned: tuple[int, int] = (0, 0)
        """The last warning: when the time runs out, and the seconds before that."""

    # -- reading

    @property
    def is_waiting(self) -> bool:
        """Whether the game has not begun, since a seat is free."""
        return self._now.get("status") == "waiting"

    @property
    def held(self) -> list[int]:
        """One's own seats, including those that a bot plays."""
        return [int(seat) - 1 for seat in self._people.get("held", ())]

    @property
    def stand_ins(self) -> list[int]:
        """One's own seats that a bot plays."""
        return [seat for seat in self.held if self._seats[seat]["stand_in"]]

    @property
    def missed(self) -> list[int]:
        """Seats whose players are absent for so long that the others may decide about them."""
        return [int(case["seat"]) - 1 for case in self._people.get("missing", ())]

    @property
    def free(self) -> list[int]:
        """Free seats."""
        return [seat for seat, person in enumerate(self._seats) if person["free"]]

    @property
    def rematch(self) -> str:
        """The table of the rematch, or an empty string."""
        return str(self._people.get("following", ""))

    @property
    def is_help_free(self) -> bool:
        """Whether help beyond the odds may be used."""
        return bool(self._people.get("help", {}).get("free", True))

    @property
    def asks_help(self) -> bool:
        """Whether somebody has asked that all may use help, and waits for answers."""
        return bool(self._people.get("help", {}).get("asker"))

    @property
    def has_chat(self) -> bool:
        """Whether free text is allowed."""
        return bool(self._people.get("chat"))

    @property
    def has_clock(self) -> bool:
        """Whether the game is played against the clock."""
        return self._now.get("clock") is not None

    @property
    def has_others(self) -> bool:
        """Whether anybody else has a seat."""
        seats = enumerate(self._seats)
        return any(seat not in self.held and not person["free"] and person["kind"] != "bot" for seat, person in seats)

    def seats(self, game: Game, names: Sequence[Name]) -> list[Phrase]:
        """Who holds each seat, and whether they are present."""
        lines: list[Phrase] = []
        for seat, person in enumerate(self._seats):
            how = "bot" if person["presence"] == "none" else person["presence"]
            args = {"seat": full_name(names[seat]), "count": seat + 1, "how": how}
            if person["stand_in"]:
                lines.append(Phrase("term-person-bot", args | {"bot": bot_label(game, person["stand_in"])}))
            else:
                key = "term-person-you" if seat in self.held else "term-person"
                lines.append(Phrase("term-person-free" if person["free"] else key, args))
        return lines

    def links(self) -> Iterator[tuple[Phrase, Phrase]]:
        """The invitations of the host: what each is for, and its address."""
        links: Message = self._people.get("links") or {}
        if links.get("table"):  # servers before 1.0 have none
            yield Phrase("term-link-all", {"code": links["code"]}), Phrase("term-type-link", {"link": links["table"]})
        for link in links.get("seats", ()):
            yield Phrase("term-link", {"count": link["seat"]}), Phrase("term-type-link", {"link": link["link"]})

    def times(self, names: Sequence[Name], is_short: bool = False) -> list[Phrase]:
        """The time left for each seat, in words or, if `is_short`, as a clock shows it."""
        clock = self._now.get("clock")
        if clock is None:
            return []
        times: list[Phrase] = []
        for seat, name in enumerate(names):
            if self._seats[seat]["kind"] != "bot":
                left, runs = self._left(seat), clock["running"] == seat + 1
                if is_short:
                    times.append(Phrase("term-time-short", {"seat": name, "left": clock_text(left)}))
                else:
                    minutes, seconds = divmod(left, 60)
                    args = {"seat": name, "minutes": minutes, "seconds": seconds, "runs": "yes" if runs else "no"}
                    times.append(Phrase("term-time", args))
        return times

    def _left(self, seat: int) -> int:
        """The seconds left for a seat."""
        clock = self._now["clock"]
        left = clock["left"][seat]
        if clock["running"] == seat + 1:
            left -= self._clock() - self._received
        return max(0, int(-(-left // 1000)))

    def missing_notes(self, names: Sequence[Name]) -> list[Phrase]:
        """The absent players that can be decided about."""
        return [
            Phrase(
                "term-missed",
                {"seat": names[case["seat"] - 1], "count": case["seat"], "n": case["enders"], "asked": case["asked"]},
            )
            for case in self._people.get("missing", ())
        ]

    # -- updating

    def handle(self, line: Message, names: Sequence[Name]) -> Iterator[Notice]:
        """Applies what a line says about people, and yields notices."""
        kind = line.get("type")
        if kind == "hello":
            self.phrases = [(str(key), str(words)) for key, words in line["phrases"].items()]
        elif kind == "seats":
            before, self._seats = self._seats, line["seats"]
            yield from self._changed_presence(before, names)
        elif kind == "people":
            earlier, self._people = self._people, line
            yield from self._changed_people(earlier, names)
        elif kind == "now":
            asked, had = line["asked"], self._now.get("asked", line["asked"])
            self._now, self._received = line, self._clock()
            if asked and not had:
                key = "term-asked" if asked["seat"] - 1 in self.held else "term-asks"
                yield Notice(Phrase(key, {"seat": names[asked["seat"] - 1]}))
        elif kind == "chat" and line["message"]["number"] > self._last_message:
            message = line["message"]
            self._last_message = message["number"]
            key = "term-said" if message["phrase"].startswith("note-") else "term-chat"
            name = message["name"] or Phrase("seat-unnamed", {"count": message["seat"]})
            self.chat.append(Phrase(key, {"name": name, "words": message["words"]}))
            if message["phrase"] or not message["yours"]:  # one's own line stands on the screen already
                yield Notice(self.chat[-1])

    def _changed_presence(self, before: Sequence[Message], names: Sequence[Name]) -> Iterator[Notice]:
        """Yields notices about players who left or came back."""
        for seat, (was, now) in enumerate(zip(before, self._seats, strict=False)):
            had, has = was["presence"], now["presence"]
            if seat not in self.held and not {had, has} & {"none", "asked"} and (had == "gone") != (has == "gone"):
                yield Notice(Phrase("term-gone" if has == "gone" else "term-came", {"seat": names[seat]}))

    def _changed_people(self, before: Message, names: Sequence[Name]) -> Iterator[Notice]:
        """Yields notices about players who are missing, a request for help, and a rematch."""
        if before and self.asks_help and not before["help"]["asker"]:
            asker = self._people["help"]["asker"] - 1
            yield Notice(Phrase("term-asked-help" if asker in self.held else "term-asks-help", {"seat": names[asker]}))
        if before and self.rematch and not before["following"]:
            yield Notice(Phrase("term-rematch-there"))
        if self._people["missing"] != before.get("missing", []):
            yield from map(Notice, self.missing_notes(names))

    def time_warnings(self, own: Sequence[int]) -> Iterator[Notice]:
        """Yields a warning that one's own time is running out, once at each of WARNING_SECONDS."""
        clock = self._now.get("clock")
        if clock is None or not clock["running"] or clock["running"] - 1 not in own:
            return
        left = self._left(clock["running"] - 1)
        mark = next((mark for mark in WARNING_SECONDS if left <= mark), None)
        if mark is not None and left and (clock["due"], mark) != self._warned:
            self._warned = clock["due"], mark
            yield Notice(Phrase("clock-soon", {"count": left}))


def clock_text(seconds: int) -> str:
    """Formats seconds as a clock: 1:05, or 1:00:05."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
