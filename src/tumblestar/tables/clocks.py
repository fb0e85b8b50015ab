"""Clocks as values. All times are milliseconds, and callers pass the current time.

There are three time controls. `none`. `turn`: seconds for every turn; a bot finishes a turn that takes longer. `bank`:
seconds for the whole game, with an increment after every turn; a seat without time has lost.

Rulings: The first turn of every seat is not timed, so that a friend who follows a link can look round first. Only the
clock of a person who is to act runs: not a bot's, nor where a bot stands in, nor while chance is typed in. Taking an
action back restores no time. No clock runs while the server is down.
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
class TimeControl:
    """The time control of a table: its kind, seconds for a turn or a game, and the increment after each turn (bank)."""

    kind: str = "none"
    seconds: int = 0
    increment: int = 0

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> TimeControl:
        """The time control in a table's settings. Raises ValueError."""
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


TURNS = (30, 60, 120, 300, 86_400)
BANKS = ((180, 0), (300, 5), (600, 0), (600, 10), (1200, 15), (1800, 0))
CLOCKS = {
    "none": TimeControl(),
    **{f"turn-{seconds}": TimeControl("turn", seconds) for seconds in TURNS},
    **{f"bank-{seconds}-{more}": TimeControl("bank", seconds, more) for seconds, more in BANKS},
}
"""The clocks on offer, by the value of a form's field."""


@dataclass(frozen=True)
class Clock:
    """The clocks of all seats. `left`: remaining time; `running`: the seat whose clock runs, since when."""

    time_control: TimeControl
    left: tuple[int, ...]
    turn: tuple[int, int] = (0, 0)
    """The current turn: its number and seat."""
    timed: int = 0
    """A bit mask of the seats that have finished their first turn."""
    running: int = NOBODY
    since: int = 0

    @classmethod
    def new(cls, time_control: TimeControl, seats: int, turn: tuple[int, int] = (0, 0)) -> Clock:
        return cls(time_control, (time_control.seconds * 1000,) * seats, turn)

    # -- reading

    @property
    def due(self) -> int | None:
        """When the running clock runs out."""
        return None if self.running == NOBODY else self.since + self.left[self.running]

    def left_at(self, seat: int, at: int) -> int:
        """The remaining time of a seat."""
        spent = max(0, at - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - spent)

    def is_out(self, at: int) -> bool:
        """Whether the running clock has run out."""
        return self.due is not None and at >= self.due

    # -- changing: each returns the new clock

    def stopped(self, at: int) -> Clock:
        """Stops the running clock."""
        if self.running == NOBODY:
            return self
        left = list(self.left)
        left[self.running] = self.left_at(self.running, at)
        return replace(self, left=tuple(left), running=NOBODY, since=0)

    def switched(self, at: int, turn: tuple[int, int], seat: int) -> Clock:
        """After an action: stops the running clock, and starts the one of `seat`, a person's or NOBODY."""
        clock = self.stopped(at)
        if turn != clock.turn:
            clock = clock._next_turn(turn)
        runs = seat != NOBODY and self.time_control.is_on and clock.timed >> seat & 1
        return replace(clock, running=seat, since=at) if runs else clock

    def _next_turn(self, turn: tuple[int, int]) -> Clock:
        """Adds the increment after a turn, or resets the time for the next one."""
        left, owner = list(self.left), self.turn[1]
        if self.time_control.kind == "turn":
            left = [self.time_control.seconds * 1000] * len(left)
        elif self.timed >> owner & 1:
            left[owner] += self.time_control.increment * 1000
        return replace(self, left=tuple(left), turn=turn, timed=self.timed | 1 << owner)

    def moved(self, alive_at: int, at: int) -> Clock:
        """After downtime of the server, which last stored the time at `alive_at` and runs again at `at`.

        The clock continues with the time left; in doubt the seat gains time.
        """
        if self.running == NOBODY:
            return self
        down = max(0, at - max(alive_at, self.since))
        return replace(self, since=min(self.since + down, at))

    # -- storing

    def text(self) -> str:
        """As JSON without `since`, which has a column of its own, so that one statement moves all clocks."""
        values = {"left": self.left, "turn": self.turn, "timed": self.timed, "running": self.running}
        return json.dumps(values | self.time_control.stored())

    @classmethod
    def read(cls, text: str, since: int | None) -> Clock:
        """Reads a stored clock. Raises ValueError."""
        try:
            values = json.loads(text)
            number, owner = values["turn"]
            left = tuple(int(ms) for ms in values["left"])
            timed, running = int(values["timed"]), int(values["running"])
            clock = cls(TimeControl.read(values), left, (int(number), int(owner)), timed, running)
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError("the clock cannot be read") from error
        if not NOBODY <= clock.running < len(left):
            raise ValueError("the clock runs for no seat")
        return replace(clock, since=since or 0)


def clock_name(control: TimeControl) -> Phrase:
    """The name of a time control."""
    if control.kind == "none":
        return Phrase("clock-none")
    unit, n = ("minutes", control.seconds // 60) if control.seconds % 60 == 0 else ("seconds", control.seconds)
    if control.kind == "turn":
        return Phrase("clock-turn", {"count": control.seconds, "unit": unit, "n": n})
    n = control.seconds // 60
    return Phrase("clock-bank-more" if control.increment else "clock-bank", {"n": n, "more": control.increment})
