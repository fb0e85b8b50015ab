"""Clocks, as plain arithmetic: times are milliseconds, and whoever asks brings the time along.

Three kinds. `none`. `turn`: every turn has its seconds; when they have run out, a bot finishes the turn. `bank`: a seat
has seconds for the whole game and gets some more after every turn of its own; when they have run out, it has lost.

Rulings. The first turn of every seat is not timed: a friend who comes by a link may look round first. Only people's
clocks run, and only while they are to act: never a bot's, nor one of a seat that a bot plays for, nor while chance is
typed in. What is taken back gives no time back. While the server is down no clock runs.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tumblestar.words import Phrase

NOBODY = -1
KINDS = ("none", "turn", "bank")


@dataclass(frozen=True)
class Control:
    """What kind of clock a table has; seconds a turn or a game, and seconds more after each turn (bank)."""

    kind: str = "none"
    seconds: int = 0
    increment: int = 0

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Control:
        """The clock that a table's settings ask for. Raises ValueError for one that cannot be."""
        kind, seconds, increment = stored.get("clock", "none"), stored.get("seconds", 0), stored.get("increment", 0)
        if kind not in KINDS or not isinstance(seconds, int) or not isinstance(increment, int):
            raise ValueError("no such clock")
        if kind != "none" and not (0 < seconds <= 30 * 86_400 and 0 <= increment <= 86_400):
            raise ValueError("no such clock")
        return cls(kind, seconds, increment)

    def stored(self) -> dict[str, Any]:
        return {"clock": self.kind, "seconds": self.seconds, "increment": self.increment}

    @property
    def is_on(self) -> bool:
        return self.kind != "none"


@dataclass(frozen=True)
class Clock:
    """The clocks of all seats: what each has left, whose turn it is, and whose clock runs since when."""

    control: Control
    left: tuple[int, ...]
    turn: tuple[int, int] = (0, 0)
    """The turn under way: its number, and the seat whose it is."""
    timed: int = 0
    """A bit for every seat that has had its first turn."""
    running: int = NOBODY
    since: int = 0

    @classmethod
    def new(cls, control: Control, seats: int, turn: tuple[int, int] = (0, 0)) -> Clock:
        return cls(control, (control.seconds * 1000,) * seats, turn)

    # -- reading

    @property
    def due(self) -> int | None:
        """When the running clock will have run out."""
        return None if self.running == NOBODY else self.since + self.left[self.running]

    def left_at(self, seat: int, at: int) -> int:
        """What a seat has left."""
        spent = max(0, at - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - spent)

    def is_out(self, at: int) -> bool:
        """Whether the running clock has run out."""
        return self.due is not None and at >= self.due

    # -- going on: each gives the clock as it is then

    def stopped(self, at: int) -> Clock:
        """No clock runs any more; what was spent is gone."""
        if self.running == NOBODY:
            return self
        left = list(self.left)
        left[self.running] = self.left_at(self.running, at)
        return replace(self, left=tuple(left), running=NOBODY, since=0)

    def goes_on(self, at: int, turn: tuple[int, int], seat: int) -> Clock:
        """After something was done: `turn` is under way, and `seat` is a person who is to act, or NOBODY."""
        clock = self.stopped(at)
        if turn != clock.turn:
            clock = clock._next(turn)
        runs = seat != NOBODY and self.control.is_on and clock.timed >> seat & 1
        return replace(clock, running=seat, since=at) if runs else clock

    def _next(self, turn: tuple[int, int]) -> Clock:
        """A turn has ended: its seat gets its increment, or the next turn begins with all its seconds."""
        left, owner = list(self.left), self.turn[1]
        if self.control.kind == "turn":
            left = [self.control.seconds * 1000] * len(left)
        elif self.timed >> owner & 1:
            left[owner] += self.control.increment * 1000
        return replace(self, left=tuple(left), turn=turn, timed=self.timed | 1 << owner)

    def moved(self, beat: int, at: int) -> Clock:
        """After a time in which the server was down, last known to be up at `beat` and up again at `at`.

        The clock goes on from what was left then; in doubt the seat gets the time, never loses it.
        """
        if self.running == NOBODY:
            return self
        down = max(0, at - max(beat, self.since))
        return replace(self, since=min(self.since + down, at))

    # -- as the store keeps it

    def text(self) -> str:
        """As JSON, without `since`: that stands in a column of its own, so that all can be moved at once."""
        kept = {"left": self.left, "turn": self.turn, "timed": self.timed, "running": self.running}
        return json.dumps(kept | self.control.stored())

    @classmethod
    def read(cls, text: str, since: int | None) -> Clock:
        """The clock that a text stands for. Raises ValueError."""
        try:
            kept = json.loads(text)
            number, owner = kept["turn"]
            left = tuple(int(ms) for ms in kept["left"])
            clock = cls(Control.read(kept), left, (int(number), int(owner)), int(kept["timed"]), int(kept["running"]))
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError("the clock cannot be read") from error
        if not NOBODY <= clock.running < len(left):
            raise ValueError("the clock runs for no seat")
        return replace(clock, since=since or 0)


def clock_name(control: Control) -> Phrase:
    """What a clock is called."""
    if control.kind == "none":
        return Phrase("clock-none")
    unit, n = ("minutes", control.seconds // 60) if control.seconds % 60 == 0 else ("seconds", control.seconds)
    if control.kind == "turn":
        return Phrase("clock-turn", {"count": control.seconds, "unit": unit, "n": n})
    n = control.seconds // 60
    return Phrase("clock-bank-more" if control.increment else "clock-bank", {"n": n, "more": control.increment})
