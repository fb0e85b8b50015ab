"""Presence of people at a table: here (a page is open and visible), away (open, hidden) or gone. In memory only.

A person who is gone for longer than the grace period is missing. The others are asked whether to wait, to let a bot
play on, or to end the game. Waiting restarts the grace period; the game ends when all who are asked vote for it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple

GRACE = 60.0
"""Seconds that a person may be gone before the others are asked."""
HERE, AWAY, GONE = "here", "away", "gone"


class RemotePages(NamedTuple):
    """Stands for all pages that a person has open at another process."""

    process: str


class Presence:
    """The people at one table. `clock` gives monotonic seconds."""

    def __init__(self, grace: float = GRACE, clock: Callable[[], float] = time.monotonic) -> None:
        self.grace = grace
        self._clock = clock
        self._pages: dict[int, dict[Hashable, bool]] = {}
        """By person: the open pages, and whether each is visible."""
        self._gone_since: dict[int, float] = {}
        self._end_votes: dict[int, set[int]] = {}
        self._began = clock()

    # -- events: each returns whether the person's status has changed

    def connected(self, person: int, page: Hashable, is_visible: bool = True) -> bool:
        """A page was opened."""
        before = self.status(person)
        self._pages.setdefault(person, {})[page] = is_visible
        self._gone_since.pop(person, None)
        self._end_votes.pop(person, None)
        return self.status(person) != before

    def set_visible(self, person: int, page: Hashable, is_visible: bool) -> bool:
        """A page was shown or hidden."""
        before = self.status(person)
        if page in self._pages.get(person, {}):
            self._pages[person][page] = is_visible
        return self.status(person) != before

    def disconnected(self, person: int, page: Hashable) -> bool:
        """A page was closed."""
        before = self.status(person)
        pages = self._pages.get(person, {})
        pages.pop(page, None)
        if not pages and person in self._pages:
            del self._pages[person]
            self._gone_since[person] = self._clock()
        if not pages:
            for votes in self._end_votes.values():
                votes.discard(person)
        return self.status(person) != before

    def extend_grace(self, person: int) -> None:
        """Restarts the grace period of a person who is gone, and clears the votes to end the game."""
        if self.status(person) == GONE:
            self._gone_since[person] = self._clock()
            self._end_votes.pop(person, None)

    def vote_to_end(self, missing: int, voter: int) -> None:
        """Adds a vote to end the game because a person is missing."""
        if self.is_missing(missing):
            self._end_votes.setdefault(missing, set()).add(voter)

    # -- reading

    def status(self, person: int) -> str:
        """HERE, AWAY or GONE."""
        pages = self._pages.get(person)
        return GONE if not pages else HERE if any(pages.values()) else AWAY

    def local_statuses(self) -> dict[int, str]:
        """HERE or AWAY for everybody with a page open at this process."""
        local = {
            person: [is_visible for page, is_visible in pages.items() if not isinstance(page, RemotePages)]
            for person, pages in self._pages.items()
        }
        return {person: HERE if any(visible) else AWAY for person, visible in local.items() if visible}

    def is_missing(self, person: int) -> bool:
        """Whether a person is gone for longer than the grace period."""
        return self.status(person) == GONE and self._clock() - self._since(person) >= self.grace

    def end_votes(self, missing: int) -> set[int]:
        """Who votes to end the game because a person is missing."""
        return self._end_votes.get(missing, set())

    def seconds_until_missing(self, people: Iterable[int]) -> float | None:
        """The seconds until the next of these people is missing, or None."""
        rests = [
            self._since(person) + self.grace - self._clock()
            for person in people
            if self.status(person) == GONE and not self.is_missing(person)
        ]
        return min(rests, default=None)

    def _since(self, person: int) -> float:
        return self._gone_since.get(person, self._began)
