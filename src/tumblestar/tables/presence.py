"""Presence of people at a table: here (a page is open and visible), away (open, hidden) or gone. In memory only.

A person who is gone for longer than the grace period is missing. The others are asked whether to wait, to let a bot
play on, or to end the game. Waiting restarts the grace period; the game ends when all who are asked vote for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from tumblestar.engine.fair_turns import ADDRESS
from tumblestar.record import refuse_if

if TYPE_CHECKING:
    from tumblestar.tables.table import Table


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


# -- presence rules


class PresenceRules:
    """The presence of a table's people, and the votes about those who are missing."""

    def __init__(self) -> None:
        self.presence = Presence()
        self.on_change: Callable[[int], None] = lambda _person: None
        """Called after an event of a person's page at this process."""
        self.on_vote: Callable[[str, int, int], None] = lambda _vote, _missing, _voter: None
        """Called after a vote (`wait` or `end`) about a missing person."""
        self._timer: asyncio.TimerHandle | None = None

    # -- reading

    def status(self, table: Table, seat: int) -> str:
        """Whether the holder of a seat is here, away or gone."""
        return self.presence.status(table.seats[seat].holder)

    def missing_seats(self, table: Table, person: int) -> list[int]:
        """The seats of missing people about whom this person is asked."""
        if table.is_over or table.is_waiting or not table.seats_held_by(person):
            return []
        return [
            seat
            for seat, seat_row in enumerate(table.seats)
            if seat_row.holder not in (0, person) and not seat_row.bot and self.presence.is_missing(seat_row.holder)
        ]

    def voters(self, table: Table, missing: int) -> set[int]:
        """Whose votes are needed to end the game: all others who are not gone themselves."""
        return {person for person in table.people if person != missing and self.presence.status(person) != GONE}

    # -- events of pages

    def connected(self, table: Table, person: int, page: Hashable, is_visible: bool = True) -> None:
        """A page was opened."""
        if person == table.owner:
            table.origin = ADDRESS.get()
        if table.seats_held_by(person):
            self._notify(table, person, self.presence.connected(person, page, is_visible))

    def set_visible(self, table: Table, person: int, page: Hashable, is_visible: bool) -> None:
        """A page was shown or hidden."""
        self._notify(table, person, self.presence.set_visible(person, page, is_visible))

    def disconnected(self, table: Table, person: int, page: Hashable) -> None:
        """A page was closed."""
        self._notify(table, person, self.presence.disconnected(person, page))

    def set_remote_status(self, table: Table, person: int, process: str, status: str) -> None:
        """Sets a person's status at another process."""
        presence, page = self.presence, RemotePages(process)
        if status == GONE:
            is_changed = presence.disconnected(person, page)
        else:
            is_held = bool(table.seats_held_by(person))
            is_changed = is_held and presence.connected(person, page, status == HERE)
        self._publish(table, is_changed)

    def _notify(self, table: Table, person: int, is_changed: bool) -> None:
        self.on_change(person)
        self._publish(table, is_changed)

    def _publish(self, table: Table, is_changed: bool) -> None:
        if is_changed:
            self._start_timer(table)
            table.updates.publish()

    # -- decisions

    async def choose(self, table: Table, person: int, seat: int, choice: str) -> None:
        """Decides about a missing person: `wait`, `bot` or `end`. Raises Refused."""
        refuse_if(seat not in self.missing_seats(table, person), "seat", "refused-not-missed")
        missing = table.seats[seat].holder
        if choice == "bot":
            async with table.lock:
                refuse_if(seat not in self.missing_seats(table, person), "seat", "refused-not-missed")
                await table.membership.set_stand_in(table, seat)
            await table.membership.chat.note(table, "note-stand-in", seat, table.seats[seat].name)
            return
        vote = "end" if choice == "end" else "wait"
        self.on_vote(vote, missing, person)
        self.apply_vote(table, vote, missing, person)
        if vote == "end" and self.voters(table, missing) <= self.presence.end_votes(missing):
            await table.abandon_by_vote()

    def apply_vote(self, table: Table, vote: str, missing: int, voter: int) -> None:
        """Applies a vote to `wait` for a missing person, or to `end` the game."""
        if vote == "end":
            self.presence.vote_to_end(missing, voter)
        else:
            self.presence.extend_grace(missing)
            self._start_timer(table)
        table.updates.publish()

    def _start_timer(self, table: Table) -> None:
        """Publishes an update when the next person is missing."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        after = None if table.is_over else self.presence.seconds_until_missing(table.people)
        if after is not None:
            with suppress(RuntimeError):  # no event loop: there are no pages
                self._timer = asyncio.get_running_loop().call_later(after + 0.05, self._publish, table, True)
