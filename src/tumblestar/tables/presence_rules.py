"""Presence at one table, and what the others decide about a person who is missing.

Changes are published to the table's listeners, and to other processes by `on_change` and `on_vote`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import TYPE_CHECKING

from tumblestar.record import refuse_if
from tumblestar.tables.chat import Chat
from tumblestar.tables.presence import GONE, HERE, Presence, RemotePages

if TYPE_CHECKING:
    from tumblestar.tables.membership import Membership


class PresenceRules:
    """The presence of a table's people, and the votes about those who are missing."""

    def __init__(self, members: Membership, chat: Chat) -> None:
        self.members = members
        self.chat = chat
        self.table = members.table
        self.presence = Presence()
        self.on_change: Callable[[int], None] = lambda _person: None
        """Called after an event of a person's page at this process."""
        self.on_vote: Callable[[str, int, int], None] = lambda _vote, _missing, _voter: None
        """Called after a vote (`wait` or `end`) about a missing person."""
        self._timer: asyncio.TimerHandle | None = None

    # -- reading

    def status(self, seat: int) -> str:
        """Whether the holder of a seat is here, away or gone."""
        return self.presence.status(self.table.seats[seat].holder)

    def missing_seats(self, person: int) -> list[int]:
        """The seats of missing people about whom this person is asked."""
        table = self.table
        if table.is_over or table.is_waiting or not self.members.seats_held_by(person):
            return []
        return [
            seat
            for seat, seat_row in enumerate(table.seats)
            if seat_row.holder not in (0, person) and not seat_row.bot and self.presence.is_missing(seat_row.holder)
        ]

    def voters(self, missing: int) -> set[int]:
        """Whose votes are needed to end the game: all others who are not gone themselves."""
        return {person for person in self.members.people if person != missing and self.presence.status(person) != GONE}

    # -- events of pages

    def connected(self, person: int, page: Hashable, is_visible: bool = True) -> None:
        """A page was opened."""
        if self.members.seats_held_by(person):
            self._notify(person, self.presence.connected(person, page, is_visible))

    def set_visible(self, person: int, page: Hashable, is_visible: bool) -> None:
        """A page was shown or hidden."""
        self._notify(person, self.presence.set_visible(person, page, is_visible))

    def disconnected(self, person: int, page: Hashable) -> None:
        """A page was closed."""
        self._notify(person, self.presence.disconnected(person, page))

    def set_remote_status(self, person: int, process: str, status: str) -> None:
        """Sets a person's status at another process."""
        presence, page = self.presence, RemotePages(process)
        if status == GONE:
            is_changed = presence.disconnected(person, page)
        else:
            is_held = bool(self.members.seats_held_by(person))
            is_changed = is_held and presence.connected(person, page, status == HERE)
        self._publish(is_changed)

    def _notify(self, person: int, is_changed: bool) -> None:
        self.on_change(person)
        self._publish(is_changed)

    def _publish(self, is_changed: bool) -> None:
        if is_changed:
            self._start_timer()
            self.table.updates.publish()

    # -- decisions

    async def choose(self, person: int, seat: int, choice: str) -> None:
        """Decides about a missing person: `wait`, `bot` or `end`. Raises Refused."""
        refuse_if(seat not in self.missing_seats(person), "seat", "refused-not-missed")
        missing = self.table.seats[seat].holder
        if choice == "bot":
            async with self.table.lock:
                refuse_if(seat not in self.missing_seats(person), "seat", "refused-not-missed")
                await self.members.set_stand_in(seat)
            await self.chat.note("note-stand-in", seat, self.table.seats[seat].name)
            return
        vote = "end" if choice == "end" else "wait"
        self.on_vote(vote, missing, person)
        self.apply_vote(vote, missing, person)
        if vote == "end" and self.voters(missing) <= self.presence.end_votes(missing):
            await self.table.abandon_by_vote()

    def apply_vote(self, vote: str, missing: int, voter: int) -> None:
        """Applies a vote to `wait` for a missing person, or to `end` the game."""
        if vote == "end":
            self.presence.vote_to_end(missing, voter)
        else:
            self.presence.extend_grace(missing)
            self._start_timer()
        self.table.updates.publish()

    def _start_timer(self) -> None:
        """Publishes an update when the next person is missing."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        after = None if self.table.is_over else self.presence.seconds_until_missing(self.members.people)
        if after is not None:
            with suppress(RuntimeError):  # no event loop: there are no pages
                self._timer = asyncio.get_running_loop().call_later(after + 0.05, self._publish, True)
