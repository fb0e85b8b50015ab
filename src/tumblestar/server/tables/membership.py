"""The people at one table: who may come, who sits, who plays for whom, and how long they may think.

The table knows the game; its company knows the people, with a room each for invitations, for talk, and for who is here.
Nothing of this raises the table's live number, but what ends the game or begins it. Every change is on disk before
anybody is told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from tumblestar import bots
from tumblestar.contract.errors import BadOption
from tumblestar.record import Refused, clean_name
from tumblestar.server.storage import store_people as kept
from tumblestar.server.storage.rows import LogEntry, SeatRow
from tumblestar.server.storage.store_people import SEAT, WATCH
from tumblestar.server.storage.writer import Work
from tumblestar.server.tables.chat import Chat
from tumblestar.server.tables.clocks import NOBODY, Clock, Control
from tumblestar.server.tables.invitations import Invitations
from tumblestar.server.tables.ports import GameTable
from tumblestar.server.tables.presence_rules import PresenceRules
from tumblestar.words import Phrase

USUAL = "greedy"
"""The bot that plays on for somebody unless they choose another."""


def epoch() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class Membership:
    """The people at a table. `time` gives milliseconds since 1970."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self.time: Callable[[], int] = epoch
        self.is_listed = False
        self.has_chat = True
        """Whether people may write what they like; phrases they may always say."""
        self.has_watchers = False
        """Whether whoever has the link may watch."""
        self.control = Control()
        self.rematch = ""
        """The table of the rematch."""
        self.invitations = Invitations(self)
        self.chat = Chat(self)
        self.presence_rules = PresenceRules(self, self.chat)
        self._clock: Clock | None = None
        self._next: tuple[int, Clock] | None = None

    def load(self, rows: kept.MembershipRows) -> bool:
        """Takes what the store has; gives whether that is new. Raises ValueError for a clock that cannot be read."""
        before = self._kept()
        settings = rows.settings
        self.is_listed = rows.is_listed
        self.has_chat = bool(settings.get("chat", True))
        self.has_watchers = bool(settings.get("watchers", False))
        self.control = Control.read(settings)
        self.rematch = rows.following
        invitations, chat = self.invitations, self.chat
        invitations.watchers, invitations.devices = set(rows.watchers), dict(rows.devices)
        invitations.made, chat.messages = list(rows.invitations), list(rows.chat)
        self._next = None
        self._clock = Clock.read(rows.clock, rows.clock_since) if rows.clock else None
        is_news = self._kept() != before
        if is_news:
            chat.pages.clear()
        return is_news

    def _kept(self) -> tuple[object, ...]:
        """All of this that the store has, too."""
        invitations = self.invitations
        people = frozenset(invitations.watchers), tuple(invitations.devices.items()), tuple(invitations.made)
        return self.is_listed, self.settings(), self.rematch, people, tuple(self.chat.messages), self._clock

    # -- reading

    @property
    def has_clock(self) -> bool:
        """Whether the table is played with a clock."""
        return self.control.is_on

    @property
    def clock(self) -> Clock | None:
        """The clock as it stands; None where the table has none, or has not begun."""
        table = self.table
        if self._next and table.live >= self._next[0]:
            self._clock, self._next = self._next[1], None
        if self._clock is None and self.control.is_on and not table.is_waiting and not table.is_over:
            self._clock = Clock.new(self.control, len(table.seats), table.game.turn(table.state))
        return self._clock

    @property
    def due(self) -> int | None:
        """When the running clock will have run out, in milliseconds since 1970."""
        clock = self.clock
        return clock.due if clock and not self.table.is_over else None

    def is_out(self, seat: int) -> bool:
        """Whether the time of the seat that is to act has run out."""
        clock = self.clock
        return clock is not None and clock.running == seat and clock.is_out(self.time())

    def whom(self, person: int) -> int:
        """Whom somebody plays as: another person, if this is their other device, else themselves."""
        return self.invitations.devices.get(person, person)

    def knows(self, person: int) -> bool:
        """Whether somebody made the table, sits there or was let in; not whoever finds it in the lobby."""
        is_let_in = self.invitations.has_let_in(person)
        return bool(person) and (person == self.table.owner or bool(self.held(person)) or is_let_in)

    def may_look(self, person: int) -> bool:
        """Whether the table is shown to somebody who neither sits there nor made it."""
        if self.invitations.has_let_in(person):
            return True
        return self.is_listed and (self.has_watchers or self.table.is_over)

    @property
    def people(self) -> set[int]:
        """All who hold a seat."""
        return {seat_row.holder for seat_row in self.table.seats if seat_row.holder}

    def held(self, person: int) -> list[int]:
        """The seats that a person holds, also where a bot plays for them. Look, do not touch."""
        return self.table.held_by(person)

    # -- who comes and goes

    async def take(
        self, person: int, seat: int, name: str, salt: str = "", digest: str = "", *, is_program: bool = False
    ) -> None:
        """Sits somebody down on a free seat; the last one begins the game. Raises Refused, BadOption."""
        table, name, salt = self.table, clean_name(name), clean_name(salt)
        async with table.holding:
            if table.is_over or seat not in table.free:
                raise Refused("taken", Phrase("refused-taken"))
            also: list[Work] = []
            if digest:
                also.append(lambda connection: kept.use(connection, digest, person))
            if salt and table.is_waiting and table.record.chance == "sealed":
                also.append(lambda connection: kept.salt(connection, table.id, seat, salt))
            try:
                await table.reseat(seat, SeatRow("person", name, person, is_program=is_program), also)
            except Refused as refused:  # the seats have changed at another process
                if seat in table.free:
                    raise
                raise Refused("taken", Phrase("refused-taken")) from refused
            if len(also) > bool(digest):
                table.record.salts[seat] = salt
            self.invitations.note_used(digest, person)
        await self.chat.note("note-sat", seat, name)
        await table.begin()

    async def leave(self, person: int, seat: int) -> None:
        """Leaves a seat free for somebody else. Raises Refused."""
        table = self.table
        async with table.holding:
            seat_row = self._own(person, seat)
            if table.is_over:
                raise Refused("over", Phrase("refused-over"))
            if self.control.is_on and not table.is_waiting:
                raise Refused("clock", Phrase("refused-leave-clock"))
            if not self._others(person) and not table.is_waiting:
                raise Refused("alone", Phrase("refused-leave-alone"))
            fresh = self.invitations.fresh(SEAT, seat)
            await table.reseat(seat, SeatRow("person", ""), [lambda connection: kept.invite(connection, fresh)])
            self.invitations.keep(fresh)
        await self.chat.note("note-left", seat, seat_row.name, is_bot=seat_row.is_program)

    async def hand(self, person: int, seat: int, bot: str = USUAL) -> None:
        """Lets a bot play for a person, who still holds the seat. Raises Refused."""
        self._known_bot(bot)
        async with self.table.holding:
            seat_row = self._own(person, seat)
            await self.stand_in(seat, bot)
        await self.chat.note("note-handed", seat, seat_row.name)

    async def take_back_seat(self, person: int, seat: int) -> None:
        """Plays on where a bot has played for a person. Raises Refused."""
        async with self.table.holding:
            seat_row = self._own(person, seat)
            await self.stand_in(seat, "")
        await self.chat.note("note-back", seat, seat_row.name)

    async def fill(self, person: int, seat: int, bot: str = USUAL) -> None:
        """Puts a bot on a free seat, for good; the last one begins the game. For the host. Raises Refused."""
        self.must_be_host(person)
        self._known_bot(bot)
        async with self.table.holding:
            if self.table.is_over or seat not in self.table.free:
                raise Refused("taken", Phrase("refused-taken"))
            await self.table.reseat(seat, SeatRow("bot", bot))
        bots.prepare(bot, self.table.game)
        self.table.updates.publish()
        await self.table.begin()

    async def stand_in(self, seat: int, bot: str = USUAL) -> None:
        """Lets a bot play on a seat, or its holder again. The table must be held."""
        table = self.table
        if table.is_over or table.is_waiting:
            raise Refused("over", Phrase("refused-over" if table.is_over else "refused-waiting"))
        if bot:
            bots.prepare(bot, table.game)
        seat_rows = table.seats[:]
        seat_rows[seat] = replace(seat_rows[seat], bot=bot)
        after = self._after(seat_rows)
        also: list[Work] = [self._writes(after)] if after else []
        await table.reseat(seat, seat_rows[seat], also)
        self._clock, self._next = after or self._clock, None

    # -- a rematch

    async def goes_on_at(self, table: str) -> None:
        """The rematch of this game is at another table; all who sit here are shown the way."""
        name = self.table.id
        self.rematch = await self.write(lambda connection: kept.follow(connection, name, table))
        self.table.updates.publish()

    # -- what the host sets

    async def set(self, person: int, name: str, value: bool) -> None:
        """Switches `chat`, `listed` or `watchers` on or off. For the host. Raises Refused."""
        self.must_be_host(person)
        if name not in ("chat", "listed", "watchers"):
            raise Refused("message", Phrase("refused-message"))
        table, settings, is_listed = self.table, self.settings(), self.is_listed
        if name == "listed":
            is_listed = value
        else:
            settings[name] = value
        invitations, fresh = self.invitations, None
        if name == "watchers" and value and not invitations.newest(WATCH):
            fresh = invitations.fresh(WATCH, None)

        def work(connection: Any) -> None:
            kept.set_up(connection, table.id, is_listed, settings)
            if fresh:
                kept.invite(connection, fresh)

        await self.write(work)
        self.has_chat, self.has_watchers, self.is_listed = settings["chat"], settings["watchers"], is_listed
        if fresh:
            invitations.keep(fresh)
        table.updates.publish()

    def settings(self) -> dict[str, Any]:
        """What the store keeps of all that."""
        return {"chat": self.has_chat, "watchers": self.has_watchers} | self.control.stored()

    async def write(self, work: Work) -> Any:
        """Writes what changes this company; other processes hear of it. Raises Conflict, StoreProblem."""
        return await self.table.store.write(work, about=self.table.id)

    # -- time

    async def time_out(self) -> None:
        """The running clock has run out: its seat has lost, or the usual bot finishes its turn. Raises StoreProblem."""
        table = self.table
        await table.settled()
        clock = self.clock
        if clock is None or table.is_over or not clock.is_out(self.time()):
            return
        seat, turn = clock.running, clock.turn
        name = table.seats[seat].name
        if self.control.kind == "bank":
            if await table.flag(seat):
                await self.chat.note("note-flag", seat, name)
            return
        await self.chat.note("note-slow", seat, name, f"slow:{table.live}")
        choose = bots.find_now(USUAL, table.game)
        while self.is_out(seat) and table.actor == seat and table.game.turn(table.state) == turn:
            seen, state = table.live, table.game.copy(table.state)
            action = await asyncio.to_thread(choose, table.game, state, Random())
            await table.act_for_bot(seen, action)
            await table.settled()

    def clock_work(self, entries: Sequence[LogEntry]) -> Work | None:
        """The clock as it is after these entries, written with them."""
        if not self.control.is_on:
            return None
        after = self._after(self.table.seats)
        if after is None:
            return None
        self._next = entries[-1].number, after
        return self._writes(after)

    def _after(self, seat_rows: Sequence[SeatRow]) -> Clock | None:
        """The clock after what was just done."""
        table, at, clock = self.table, self.time(), self.clock
        if clock is None and self.control.is_on:
            clock = Clock.new(self.control, len(seat_rows), table.game.turn(table.state))
        if clock is None:
            return None
        if table.record.is_over:
            return clock.stopped(at)
        actor = table.actor
        runs = actor >= 0 and seat_rows[actor].kind == "person" and seat_rows[actor].holder and not seat_rows[actor].bot
        return clock.goes_on(at, table.game.turn(table.state), actor if runs else NOBODY)

    def _writes(self, clock: Clock) -> Work:
        columns = {"clock": clock.text(), "clock_since": clock.since or None, "clock_due": clock.due}
        return lambda connection: kept.change_table(connection, self.table.id, **columns)

    # -- what is asked for may be refused

    def must_be_host(self, person: int) -> None:
        """Raises Refused for whoever is not the host."""
        if not person or person != self.table.owner:
            raise Refused("seat", Phrase("refused-host"))

    def _own(self, person: int, seat: int) -> SeatRow:
        if seat not in self.held(person):
            raise Refused("seat", Phrase("refused-not-yours"))
        return self.table.seats[seat]

    def _others(self, person: int) -> set[int]:
        return self.people - {person}

    def _known_bot(self, bot: str) -> None:
        if bot not in bots.of(self.table.game):
            raise BadOption(Phrase("unknown-bot", {"name": bot[:40], "bots": list(bots.of(self.table.game))}))
