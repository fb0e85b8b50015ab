"""The people at a table of a server: presence, clocks and chat, and the notices about them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tumblestar.contract.modules import Name
from tumblestar.record.narration import full_name
from tumblestar.terminal.game_interface import Notice
from tumblestar.words import Phrase

Message = Mapping[str, Any]
"""A message of the server, or a part of one (docs/server.md)."""
WARNING_SECONDS = (10, 30)
"""Seconds before the end of one's own time at which a warning is given."""


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
        self._state: Message = {}
        self._clock_offset = 0.0
        """Milliseconds by which the server's clock is ahead of ours."""
        self._last_message = -1
        self._warned: tuple[int, int] = (0, 0)
        """The last warning: when the time runs out, and the seconds before that."""

    # -- reading

    @property
    def is_waiting(self) -> bool:
        """Whether the game has not begun, since a seat is free."""
        return bool(self._state.get("waiting"))

    @property
    def held(self) -> list[int]:
        """One's own seats, including those that a bot plays."""
        return [int(seat) - 1 for seat in self._state.get("held", ())]

    @property
    def stand_ins(self) -> list[int]:
        """One's own seats that a bot plays."""
        return [seat for seat in self.held if self._state["seats"][seat]["bot"]]

    @property
    def missed(self) -> list[int]:
        """Seats whose players are absent for so long that the others may decide about them."""
        return [int(case["seat"]) - 1 for case in self._state.get("missed", ())]

    @property
    def free(self) -> list[int]:
        """Free seats."""
        return [seat for seat, person in enumerate(self._state.get("seats", ())) if person["how"] == "free"]

    @property
    def rematch(self) -> str:
        """The table of the rematch, or an empty string."""
        return str(self._state.get("rematch", ""))

    @property
    def is_help_free(self) -> bool:
        """Whether help beyond the odds may be used."""
        return bool(self._state.get("help", {}).get("free", True))

    @property
    def asks_help(self) -> bool:
        """Whether somebody has asked that all may use help, and waits for answers."""
        return bool(self._state.get("help", {}).get("asked"))

    @property
    def has_chat(self) -> bool:
        """Whether free text is allowed."""
        return bool(self._state.get("chat"))

    @property
    def has_clock(self) -> bool:
        """Whether the game is played against the clock."""
        return self._state.get("clock") is not None

    @property
    def has_others(self) -> bool:
        """Whether anybody else has a seat."""
        seats = enumerate(self._state.get("seats", ()))
        return any(seat not in self.held and person["how"] not in ("free", "bot") for seat, person in seats)

    def seats(self, names: Sequence[Name]) -> list[Phrase]:
        """Who holds each seat, and whether they are present."""
        lines: list[Phrase] = []
        for seat, person in enumerate(self._state.get("seats", ())):
            args = {"seat": full_name(names[seat]), "count": seat + 1, "how": person["how"]}
            if person["bot"]:
                lines.append(Phrase("term-person-bot", args | {"bot": Phrase(f"bot-{person['bot']}")}))
            else:
                key = "term-person-you" if seat in self.held else "term-person"
                lines.append(Phrase("term-person-free" if person["how"] == "free" else key, args))
        return lines

    def links(self, origin: str) -> Iterator[tuple[Phrase, Phrase]]:
        """The invitations of the host: what each is for, and its address."""
        for seat, path in self._state.get("links", {}).items():
            if path:
                yield Phrase("term-link", {"count": int(seat)}), Phrase("term-type-link", {"link": origin + path})

    def times(self, names: Sequence[Name], is_short: bool = False) -> list[Phrase]:
        """The time left for each seat, in words or, if `is_short`, as a clock shows it."""
        clock = self._state.get("clock")
        if clock is None:
            return []
        times: list[Phrase] = []
        for seat, name in enumerate(names):
            if self._state["seats"][seat]["how"] != "bot":
                left, runs = self._left(seat), clock["runs"] == seat + 1
                if is_short:
                    times.append(Phrase("term-time-short", {"seat": name, "left": clock_text(left)}))
                else:
                    minutes, seconds = divmod(left, 60)
                    args = {"seat": name, "minutes": minutes, "seconds": seconds, "runs": "yes" if runs else "no"}
                    times.append(Phrase("term-time", args))
        return times

    def _left(self, seat: int) -> int:
        """The seconds left for a seat."""
        clock = self._state["clock"]
        left = clock["left"][seat]
        if clock["runs"] == seat + 1:
            left = clock["due"] - (self._clock() + self._clock_offset)
        return max(0, int(-(-left // 1000)))

    def missing_notes(self, names: Sequence[Name]) -> list[Phrase]:
        """The absent players that can be decided about."""
        return [
            Phrase(
                "term-missed",
                {"seat": names[case["seat"] - 1], "count": case["seat"], "n": case["enders"], "asked": case["asked"]},
            )
            for case in self._state.get("missed", ())
        ]

    # -- updating

    def handle(self, message: Message, names: Sequence[Name]) -> Iterator[Notice]:
        """Applies what a message says about people, and yields notices."""
        if "phrases" in message:
            self.phrases = [(str(key), str(words)) for key, words in message["phrases"]]
        if "people" in message:
            before, self._state = self._state, message["people"]
            self._clock_offset = self._state["now"] - self._clock()
            if before:
                yield from self._changes(before, names)
            yield from map(
                Notice, self.missing_notes(names) if self._state["missed"] != before.get("missed", []) else ()
            )
        is_first = self._last_message < 0
        for line in message.get("chat", ()):
            if line["n"] > self._last_message:
                self._last_message = line["n"]
                key = "term-chat" if line["by"] == "person" else "term-said"
                self.chat.append(Phrase(key, {"name": line["name"], "words": line["words"]}))
                if not is_first and (line["key"] or not line["you"]):  # one's own line stands on the screen already
                    yield Notice(self.chat[-1])
        if "chat" in message:
            self._last_message = max(self._last_message, 0)

    def _changes(self, before: Message, names: Sequence[Name]) -> Iterator[Notice]:
        """Yields notices about players who left or came back, and about a rematch."""
        for seat, (was, now) in enumerate(zip(before["seats"], self._state["seats"], strict=True)):
            is_about = seat not in self.held and not {was["how"], now["how"]} & {"free", "bot", "asked"}
            if is_about and (was["how"] == "gone") != (now["how"] == "gone"):
                key = "term-gone" if now["how"] == "gone" else "term-came"
                yield Notice(Phrase(key, {"seat": names[seat]}))
        asked = self._state.get("asked")
        if asked and not before.get("asked"):
            key = "term-asked" if asked["seat"] - 1 in self.held else "term-asks"
            yield Notice(Phrase(key, {"seat": names[asked["seat"] - 1]}))
        if self.asks_help and not before.get("help", {}).get("asked"):
            asker = self._state["help"]["asked"] - 1
            yield Notice(Phrase("term-asked-help" if asker in self.held else "term-asks-help", {"seat": names[asker]}))
        if self.rematch and not before.get("rematch"):
            yield Notice(Phrase("term-rematch-there"))

    def time_warnings(self, own: Sequence[int]) -> Iterator[Notice]:
        """Yields a warning that one's own time is running out, once at each of WARNING_SECONDS."""
        clock = self._state.get("clock")
        if clock is None or not clock["runs"] or clock["runs"] - 1 not in own:
            return
        left = self._left(clock["runs"] - 1)
        mark = next((mark for mark in WARNING_SECONDS if left <= mark), None)
        if mark is not None and left and (clock["due"], mark) != self._warned:
            self._warned = clock["due"], mark
            yield Notice(Phrase("clock-soon", {"count": left}))


def clock_text(seconds: int) -> str:
    """Formats seconds as a clock: 1:05, or 1:00:05."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
