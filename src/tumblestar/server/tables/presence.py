"""Who is at a table: here (a page is open and seen), away (open, but not seen), gone (no page). In memory only.

Whoever is gone for longer than the grace is missed: the others are asked whether to wait, to let a bot play on, or to
end the game. Waiting begins the grace anew; ending needs all who are asked to want it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple

GRACE = 60.0
"""Seconds that somebody may be gone before the others are asked."""
HERE, AWAY, GONE = "here", "away", "gone"


class Elsewhere(NamedTuple):
    """Stands for all pages of somebody that another process has open."""

    process: str


class Presence:
    """The people whose pages are open at one table. `clock` gives seconds that only rise."""

    def __init__(self, grace: float = GRACE, clock: Callable[[], float] = time.monotonic) -> None:
        self.grace = grace
        self._clock = clock
        self._lines: dict[int, dict[Hashable, bool]] = {}
        self._gone_since: dict[int, float] = {}
        self._enders: dict[int, set[int]] = {}
        self._began = clock()

    # -- what happens: each says whether anything is different now

    def came(self, person: int, line: Hashable, is_seen: bool = True) -> bool:
        """A page was opened."""
        before = self.how(person)
        self._lines.setdefault(person, {})[line] = is_seen
        self._gone_since.pop(person, None)
        self._enders.pop(person, None)
        return self.how(person) != before

    def shows(self, person: int, line: Hashable, is_seen: bool) -> bool:
        """A page is seen, or not any more."""
        before = self.how(person)
        if line in self._lines.get(person, {}):
            self._lines[person][line] = is_seen
        return self.how(person) != before

    def went(self, person: int, line: Hashable) -> bool:
        """A page was closed."""
        before = self.how(person)
        lines = self._lines.get(person, {})
        lines.pop(line, None)
        if not lines and person in self._lines:
            del self._lines[person]
            self._gone_since[person] = self._clock()
        for enders in self._enders.values():
            if not lines:
                enders.discard(person)
        return self.how(person) != before

    def waits(self, person: int) -> None:
        """The others wait for somebody who is missed: the grace begins anew, and nobody wants to end the game."""
        if self.how(person) == GONE:
            self._gone_since[person] = self._clock()
            self._enders.pop(person, None)

    def ends(self, person: int, who: int) -> None:
        """`who` wants the game to end since `person` is gone."""
        if self.is_missed(person):
            self._enders.setdefault(person, set()).add(who)

    # -- reading

    def how(self, person: int) -> str:
        """HERE, AWAY or GONE."""
        lines = self._lines.get(person)
        return GONE if not lines else HERE if any(lines.values()) else AWAY

    def here(self) -> dict[int, str]:
        """HERE or AWAY for everybody who has a page open at this process."""
        own = {
            person: [is_seen for line, is_seen in lines.items() if not isinstance(line, Elsewhere)]
            for person, lines in self._lines.items()
        }
        return {person: HERE if any(seen) else AWAY for person, seen in own.items() if seen}

    def is_missed(self, person: int) -> bool:
        """Whether somebody is gone for longer than the grace."""
        return self.how(person) == GONE and self._clock() - self._since(person) >= self.grace

    def enders(self, person: int) -> set[int]:
        """Who wants the game to end since that person is gone."""
        return self._enders.get(person, set())

    def until_missed(self, people: Iterable[int]) -> float | None:
        """The seconds until the next of these people will be missed; None if nobody will be for now."""
        rests = [
            self._since(person) + self.grace - self._clock()
            for person in people
            if self.how(person) == GONE and not self.is_missed(person)
        ]
        return min(rests, default=None)

    def _since(self, person: int) -> float:
        return self._gone_since.get(person, self._began)
