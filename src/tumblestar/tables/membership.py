"""The people at one table: who may come, who sits, who stands in for whom, and their clocks.

Invitations, chat and presence have modules of their own. Nothing here raises the table's live number, except what
begins or ends the game. Every change is on disk before it is published.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection

from tumblestar import bots
from tumblestar.contract.errors import BadOption
from tumblestar.contract.seat_names import check_look, clean_name
from tumblestar.record import Refused, refuse_if
from tumblestar.storage import store_people
from tumblestar.storage.schema import LogEntry, SeatRow
from tumblestar.storage.store_people import SEAT, TABLE, WATCH
from tumblestar.storage.writer import Work
from tumblestar.tables.chat import Chat
from tumblestar.tables.clocks import NOBODY, Clock, TimeControl
from tumblestar.tables.help import Help
from tumblestar.tables.invitations import Invitations, use
from tumblestar.tables.presence import PresenceRules
from tumblestar.words import Phrase

if TYPE_CHECKING:
    from tumblestar.tables.table import Table

DEFAULT_BOT = "greedy"
"""The bot that stands in for a person, unless another is chosen."""
T = TypeVar("T")


def _steady() -> float:
    """Seconds that only go on, while the machine sleeps too where the system counts that."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()


_EPOCH = time.time() - _steady()


def epoch_ms() -> int:
    """Milliseconds since 1970, by the wall clock as this process began: a step of that takes nobody's time."""
    return int((_EPOCH + _steady()) * 1000)


def _names_of_others(table: Table, person: int) -> list[str]:
    """The names of the other people who sit at a table."""
    return [row.name for row in table.seats if row.holder not in (0, person)]


class Membership:
    """The people at a table. `time` gives milliseconds since 1970."""

    def __init__(self) -> None:
        self.time: Callable[[], int] = epoch_ms
        self.is_listed = False
        self.has_chat = True
        """Whether people may write free text; phrases are always allowed."""
        self.has_watchers = False
        """Whether everybody with the link may watch."""
        self.time_control = TimeControl()
        self.has_clock = False
        """Whether the table is played with a clock."""
        self.rematch = ""
        """The table of the rematch."""
        self.invitations = Invitations()
        self.chat = Chat()
        self.help = Help()
        self.presence_rules = PresenceRules()
        self._clock: Clock | None = None
        self._next_clock: tuple[int, Clock] | None = None
        """The clock after a commit in progress, and the live number that it leads to."""

    def load(self, rows: store_people.MembershipRows) -> bool:
        """Takes over stored rows; returns whether anything is new. Raises ValueError for an unreadable clock."""
        before = self._stored()
        settings = rows.settings
        self.is_listed = rows.is_listed
        self.has_chat = bool(settings.get("chat", True))
        self.has_watchers = bool(settings.get("watchers", False))
        self.time_control = TimeControl.read(settings)
        self.has_clock = self.time_control.is_on
        self.help.load(settings)
        self.rematch = rows.following
        invitations, chat = self.invitations, self.chat
        invitations.watchers, invitations.devices = set(rows.watchers), dict(rows.devices)
        invitations.made, chat.messages = list(rows.invitations), list(rows.chat)
        self._next_clock = None
        self._clock = Clock.read(rows.clock, rows.clock_since) if rows.clock else None
        is_changed = self._stored() != before
        chat.version += is_changed
        return is_changed

    def _stored(self) -> tuple[object, ...]:
        """Everything here that is stored, for comparison."""
        invitations = self.invitations
        people = frozenset(invitations.watchers), tuple(invitations.devices.items()), tuple(invitations.made)
        return self.is_listed, self.settings(), self.rematch, people, tuple(self.chat.messages), self._clock

    # -- reading

    def clock(self, table: Table) -> Clock | None:
        """The current clock; None for a table without one, or before the game begins."""
        if self._next_clock and table.live >= self._next_clock[0]:
            self._clock, self._next_clock = self._next_clock[1], None
        if self._clock is None and self.has_clock and not table.is_waiting and not table.is_over:
            self._clock = Clock.new(self.time_control, len(table.seats), table.game.turn(table.state))
        return self._clock

    def plays_as(self, person: int) -> int:
        """The person that somebody plays as: another one on their other device, else themselves."""
        return self.invitations.devices.get(person, person)

    # -- seats

    async def take_seat(
        self,
        table: Table,
        person: int,
        seat: int,
        name: str,
        salt: str = "",
        digest: str = "",
        is_program: bool = False,
    ) -> None:
        """Gives a free seat to a person; the last one begins the game. Raises Refused, BadOption."""
        name, salt = clean_name(name), clean_name(salt)
        async with table.lock:
            refuse_if(table.is_blocked(person), "blocked", "refused-blocked")
            refuse_if(table.is_over or seat not in table.free_seats, "taken", "refused-taken")
            refuse_if(person != table.owner and table.seats_held_by(person), "seat", "refused-sits")
            if not is_program:
                check_look(name, _names_of_others(table, person))
            also: list[Work] = []
            if digest:
                also.append(lambda connection: use(connection, table, digest, person))
            if salt and table.is_waiting and table.record.chance == "sealed":
                also.append(lambda connection: store_people.update_salt(connection, table.id, seat, salt))
            try:
                await table.set_seat(seat, SeatRow("person", name, person, is_program=is_program), also)
            except Refused as refused:  # another process changed the seats
                if seat in table.free_seats:
                    raise
                raise Refused("taken", Phrase("refused-taken")) from refused
            if len(also) > bool(digest):
                table.record.salts[seat] = salt
            self.invitations.mark_used(digest, person)
        await self.chat.note(table, "note-sat", seat, name)
        await table.begin()

    async def take_seat_of(
        self, table: Table, person: int, seat: int | None, *given: str, is_program: bool = False
    ) -> None:
        """Gives the seat of an invitation, or the next free one; `given` are name, salt and digest."""
        if seat is None:
            await self.take_next_seat(table, person, *given, is_program=is_program)
        else:
            await self.take_seat(table, person, seat, *given, is_program=is_program)

    async def take_next_seat(
        self, table: Table, person: int, name: str, salt: str, digest: str, *, is_program: bool = False
    ) -> None:
        """Gives the next free seat to a person, whoever is quicker elsewhere. Raises Refused, BadOption."""
        for _ in range(2 * len(table.seats)):
            seat = next(iter(table.free_seats), -1)
            try:
                return await self.take_seat(table, person, seat, name, salt, digest, is_program=is_program)
            except Refused as refused:
                is_beaten = refused.code == "stale" or (refused.code == "taken" and seat not in table.free_seats)
                if not is_beaten or not table.free_seats:
                    raise
        raise Refused("taken", Phrase("refused-taken"))

    async def leave_seat(self, table: Table, person: int, seat: int, note: str = "note-left") -> None:
        """Frees a seat for somebody else; a note of the table tells it. Raises Refused."""
        async with table.lock:
            seat_row = table.own_seat(person, seat)
            refuse_if(table.is_over, "over", "refused-over")
            refuse_if(self.has_clock and not table.is_waiting, "clock", "refused-leave-clock")
            refuse_if(table.people == {person} and not table.is_waiting, "alone", "refused-leave-alone")
            await self._free_seat(table, seat)
        await self.chat.note(table, note, seat, seat_row.name, is_bot=seat_row.is_program)

    async def answer_rematch(self, table: Table, person: int, *, agrees: bool) -> None:
        """Keeps the seats at a rematch that a person is asked about, or frees them; the last answer begins the game.

        Does nothing for people who have answered. Raises Refused.
        """
        for seat in [seat for seat in table.asked_seats if table.seats[seat].holder == person]:
            if not agrees:
                await self.leave_seat(table, person, seat, "note-declined")
                continue
            async with table.lock:
                seat_row = table.own_seat(person, seat)
                await table.set_seat(seat, replace(seat_row, is_asked=False))
            await self.chat.note(table, "note-agreed", seat, seat_row.name)
        await table.begin()

    async def send_away(self, table: Table, person: int, seat: int) -> None:
        """Frees the seat of somebody else before the game begins; their link is used. For the host. Raises Refused."""
        table.must_be_host(person)
        async with table.lock:
            refuse_if(not table.is_waiting, "going", "refused-send-late")
            seat_row = table.seats[seat] if 0 <= seat < len(table.seats) else SeatRow("bot", "")
            refuse_if(seat_row.holder in (0, person), "seat", "refused-not-yours")
            await self._free_seat(table, seat)
        key = "note-unasked" if seat_row.is_asked else "note-sent"
        await self.chat.note(table, key, seat, seat_row.name, is_bot=seat_row.is_program)

    async def _free_seat(self, table: Table, seat: int) -> None:
        """Frees a seat, and invites to it anew: the link to it is used. The table must be locked."""
        links = [self.invitations.next_links(table, SEAT, seat)]
        if not self.invitations.newest(TABLE):
            links.append(self.invitations.next_links(table, TABLE))
        await table.set_seat(seat, SeatRow("person", ""), [work for work, _ in links])
        for _, stored in links:
            self.invitations.add(*stored)

    async def rename(self, table: Table, person: int, seat: int, name: str) -> None:
        """Renames a person's seat. Raises Refused."""
        async with table.lock:
            refuse_if(seat not in table.seats_played_by(person), "seat", "refused-not-yours")
            try:
                name = clean_name(name)
                check_look(name, _names_of_others(table, table.seats[seat].holder))
            except BadOption as error:
                raise Refused("unread", error.phrase) from error
            await table.set_seat(seat, replace(table.seats[seat], name=name))
        table.updates.publish()

    async def hand_over(self, table: Table, person: int, seat: int, bot: str = DEFAULT_BOT) -> None:
        """Lets a bot stand in for a person, who keeps the seat. Raises Refused."""
        bots.check(bot, table.game)
        async with table.lock:
            seat_row = table.own_seat(person, seat)
            await self.set_stand_in(table, seat, bot)
        await self.chat.note(table, "note-handed", seat, seat_row.name)

    async def take_back_seat(self, table: Table, person: int, seat: int) -> None:
        """Ends the stand-in of a bot. Raises Refused."""
        async with table.lock:
            seat_row = table.own_seat(person, seat)
            await self.set_stand_in(table, seat, "")
        await self.chat.note(table, "note-back", seat, seat_row.name)

    async def start_now(self, table: Table, person: int) -> None:
        """Begins the game of those who are there, without the free seats. For the host. Raises Refused."""
        table.must_be_host(person)
        async with table.lock:
            smaller = table.without_free_seats()
            if smaller is None:
                raise Refused("seat", Phrase("refused-start"))
            await table.shrink(smaller)
        await table.begin()

    async def fill_seat(self, table: Table, person: int, seat: int | None, bot: str = DEFAULT_BOT) -> None:
        """Gives a free seat, or all (None), to a bot; the last one begins the game. For the host. Raises Refused."""
        table.must_be_host(person)
        bots.check(bot, table.game)
        async with table.lock:
            free = table.free_seats
            filled = free if seat is None else [seat]
            refuse_if(table.is_over or not filled or not set(filled) <= set(free), "taken", "refused-taken")
            for each in filled:
                await table.set_seat(each, SeatRow("bot", bot))
        bots.prepare(bot, table.game)
        table.updates.publish()
        await table.begin()

    async def set_stand_in(self, table: Table, seat: int, bot: str = DEFAULT_BOT) -> None:
        """Sets the bot that stands in on a seat; empty: its holder plays. The table must be locked."""
        if table.is_over or table.is_waiting:
            raise Refused("over", Phrase("refused-over" if table.is_over else "refused-waiting"))
        if bot:
            bots.prepare(bot, table.game)
        seat_row = replace(table.seats[seat], bot=bot)
        clock = self._clock_after(table, [*table.seats[:seat], seat_row, *table.seats[seat + 1 :]])
        live, works = table.live, list[Work]()
        if clock:
            works.append(lambda connection: store_people.check_live(connection, table.id, live))
            works.append(self._store_clock(table, clock))
        await table.set_seat(seat, seat_row, works)
        self._clock, self._next_clock = clock or self._clock, None

    # -- settings

    async def set_rematch(self, table: Table, name: str) -> None:
        """Sets the table of the rematch, to which all who sit here get a link."""
        self.rematch = await table.write(lambda connection: store_people.set_rematch(connection, table.id, name))
        table.updates.publish()

    async def change_setting(self, table: Table, person: int, name: str, value: bool) -> None:
        """Switches `chat`, `listed` or `watchers` on or off. For the host. Raises Refused."""
        table.must_be_host(person)
        attribute = {"chat": "has_chat", "listed": "is_listed", "watchers": "has_watchers"}.get(name, "")
        refuse_if(not attribute, "message", "refused-message")
        invitations, invitation = self.invitations, None
        if name == "watchers" and value and not invitations.newest(WATCH):
            invitation = invitations.next_invitation(table, WATCH, None)

        def work(connection: Connection) -> None:
            if name == "listed":
                store_people.update_table(connection, table.id, listed=int(value))
            else:
                store_people.update_setting(connection, table.id, name, lambda _before: value)
            if invitation:
                store_people.add_invitation(connection, invitation)

        await table.write(work)
        setattr(self, attribute, value)
        if invitation:
            invitations.add(invitation)
        table.updates.publish()

    def settings(self) -> dict[str, Any]:
        """The settings as they are stored."""
        help_allowed = self.help.stored()
        return {"chat": self.has_chat, "watchers": self.has_watchers} | help_allowed | self.time_control.stored()

    # -- clocks

    async def time_out(self, table: Table) -> None:
        """Enforces a clock that has run out: the seat loses, or a bot finishes its turn. Raises StoreProblem."""
        await table.settled()
        clock = self.clock(table)
        if clock is None or table.is_over or not clock.is_out(self.time()):
            return
        seat, turn = clock.running, clock.turn
        name = table.seats[seat].name
        if self.time_control.kind == "bank":
            if await table.flag(seat):
                await self.chat.note(table, "note-flag", seat, name)
            return
        await self.chat.note(table, "note-slow", seat, name, f"slow:{table.live}")
        choose = bots.find_now(DEFAULT_BOT, table.game)
        while table.is_out_of_time(seat) and table.actor == seat and table.game.turn(table.state) == turn:
            seen, state = table.live, table.game.copy(table.state)
            action = await asyncio.to_thread(choose, table.game, state, Random())
            await table.act_for_bot(seen, action)
            await table.settled()

    def clock_work(self, table: Table, entries: Sequence[LogEntry]) -> Work | None:
        """Stores the clock as it is after these entries, in their transaction. For tables with a clock."""
        is_taken_back = entries[-1].kind == "takeback"
        clock = self._clock_after(table, table.seats, is_taken_back=is_taken_back)
        if clock is None:
            return None
        self._next_clock = entries[-1].number, clock
        return self._store_clock(table, clock)

    def _clock_after(self, table: Table, seat_rows: Sequence[SeatRow], *, is_taken_back: bool = False) -> Clock | None:
        """The clock after the last action. Taking back begins no new turn: it brings nobody time."""
        at, clock = self.time(), self.clock(table)
        if clock is None and self.has_clock:
            clock = Clock.new(self.time_control, len(seat_rows), table.game.turn(table.state))
        if clock is None:
            return None
        if table.record.is_over:
            return clock.stopped(at)
        if is_taken_back:
            clock = replace(clock, turn=table.game.turn(table.state))
        actor = table.actor
        runs = actor >= 0 and seat_rows[actor].kind == "person" and seat_rows[actor].holder and not seat_rows[actor].bot
        return clock.switched(at, table.game.turn(table.state), actor if runs else NOBODY)

    def _store_clock(self, table: Table, clock: Clock) -> Work:
        columns = {"clock": clock.text(), "clock_since": clock.since or None, "clock_due": clock.due}
        return lambda connection: store_people.update_table(connection, table.id, **columns)
