"""Who of one table's people is here, and what the others choose about somebody who is gone for too long.

The table's listeners are told whenever it changes, and other processes by `gossip` and `decided`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from contextlib import suppress

from tumblestar.record import Refused
from tumblestar.server.tables.chat import Chat
from tumblestar.server.tables.ports import Members
from tumblestar.server.tables.presence import GONE, HERE, Elsewhere, Presence
from tumblestar.words import Phrase


class PresenceRules:
    """How the people of a company are: here, away or gone."""

    def __init__(self, members: Members, chat: Chat) -> None:
        self.members = members
        self.chat = chat
        self.table = members.table
        self.presence = Presence()
        self.gossip: Callable[[int], None] = lambda _person: None
        """Called when somebody whose page is open at this process has come, gone or looked away."""
        self.decided: Callable[[str, int, int], None] = lambda _what, _gone, _person: None
        """Called when somebody has said what is to be done about somebody who is gone: `wait` or `end`."""
        self._alarm: asyncio.TimerHandle | None = None

    # -- reading

    def how(self, seat: int) -> str:
        """Whether who holds a seat is here, away or gone."""
        return self.presence.how(self.table.seats[seat].holder)

    def missed(self, asked: int) -> list[int]:
        """The seats whose people are gone for so long that this person is asked what to do."""
        table = self.table
        if table.is_over or table.is_waiting or not self.members.held(asked):
            return []
        return [
            seat
            for seat, seat_row in enumerate(table.seats)
            if seat_row.holder not in (0, asked) and not seat_row.bot and self.presence.is_missed(seat_row.holder)
        ]

    def deciding(self, missed: int) -> set[int]:
        """Who all must want to end the game since that person is gone: all others who are not gone themselves."""
        return {person for person in self.members.people if person != missed and self.presence.how(person) != GONE}

    def enders_of(self, missed: int) -> set[int]:
        """Who of them wants it."""
        return self.presence.enders(missed)

    # -- what pages tell

    def came(self, person: int, line: Hashable, is_seen: bool = True) -> None:
        """A page of somebody was opened."""
        if self.members.held(person):
            self._noticed(person, self.presence.came(person, line, is_seen))

    def shows(self, person: int, line: Hashable, is_seen: bool) -> None:
        """A page of somebody is seen, or not any more."""
        self._noticed(person, self.presence.shows(person, line, is_seen))

    def went(self, person: int, line: Hashable) -> None:
        """A page of somebody was closed."""
        self._noticed(person, self.presence.went(person, line))

    def elsewhere(self, person: int, process: str, how: str) -> None:
        """How somebody is as far as another process knows."""
        presence, line = self.presence, Elsewhere(process)
        if how == GONE:
            is_news = presence.went(person, line)
        else:
            is_news = presence.came(person, line, how == HERE) if self.members.held(person) else False
        if is_news:
            self._watch_grace()
            self.table.updates.publish()

    def _noticed(self, person: int, is_news: bool) -> None:
        self.gossip(person)
        if is_news:
            self._watch_grace()
            self.table.updates.publish()

    # -- what the others choose

    async def choose(self, person: int, seat: int, what: str) -> None:
        """What is to be done about somebody who is gone: `wait`, `bot` or `end`. Raises Refused."""
        if seat not in self.missed(person):
            raise Refused("seat", Phrase("refused-not-missed"))
        gone = self.table.seats[seat].holder
        if what == "bot":
            async with self.table.holding:
                if seat not in self.missed(person):
                    raise Refused("seat", Phrase("refused-not-missed"))
                await self.members.stand_in(seat)
            await self.chat.note("note-stand-in", seat, self.table.seats[seat].name)
        elif what == "end":
            self.decided("end", gone, person)
            self.decide("end", gone, person)
            if self.deciding(gone) <= self.presence.enders(gone):
                await self.table.break_off()
        else:
            self.decided("wait", gone, person)
            self.decide("wait", gone, person)

    def decide(self, what: str, gone: int, person: int) -> None:
        """Notes that somebody wants to `wait` for somebody who is gone, or to `end` the game."""
        if what == "end":
            self.presence.ends(gone, person)
        else:
            self.presence.waits(gone)
            self._watch_grace()
        self.table.updates.publish()

    def _watch_grace(self) -> None:
        """Has the others asked once somebody is gone for too long."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        after = None if self.table.is_over else self.presence.until_missed(self.members.people)
        if after is not None:
            with suppress(RuntimeError):  # no loop: nobody is there to be asked
                self._alarm = asyncio.get_running_loop().call_later(after + 0.05, self._grace_is_over)

    def _grace_is_over(self) -> None:
        self._alarm = None
        self._watch_grace()
        self.table.updates.publish()
