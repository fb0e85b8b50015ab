"""One live table: the authority over a game being played. It knows no network and no pages.

A table is its record and the log of all changes to it. Live numbers count the entries of the log: they only rise, even
when an action is taken back. Outcomes of chance are part of the transaction of the action before them.

Each change goes through the same steps, and none calls back the one before: `played_game.py` applies it and returns a
`Change`, `commit.py` writes that and notes it for the listeners, who are called when the change is over.
`replay.py` brings the record in line with the log, and `membership.py` has the people.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection

from tumblestar.contract.chance import Seal
from tumblestar.contract.state import CHANCE
from tumblestar.engine.sharing import LongWork, finished
from tumblestar.record import Record, Refused, Seat, refuse_if
from tumblestar.record.text import reading
from tumblestar.storage import Conflict, StoreProblem, TableProblem, damaged, store_people
from tumblestar.storage.restrictions import BLOCK
from tumblestar.storage.schema import LogEntry, SeatRow, TableRow
from tumblestar.storage.store import Store
from tumblestar.storage.writer import Work
from tumblestar.tables import replay, undo
from tumblestar.tables.bots import Pace
from tumblestar.tables.clocks import Clock
from tumblestar.tables.commit import Commits, Updates
from tumblestar.tables.log import Status, TableLog
from tumblestar.tables.membership import Membership
from tumblestar.tables.played_game import PlayedGame
from tumblestar.tables.replay import UNREADABLE, OtherVersion, as_imported, empty_record
from tumblestar.words import Phrase

T = TypeVar("T")
Apply = Callable[[], list[LogEntry]]
"""Applies a change to the record, and returns its entries. Raises Refused."""


class Table(PlayedGame):
    """A table in memory, created by `Table.start` or `Table.load`."""

    def __init__(self, store: Store, row: TableRow, record: Record, seal: Seal | None) -> None:
        super().__init__(row, record, seal, TableLog(store, row.id))
        self.store = store
        self.updates = Updates()
        self.pace = Pace()
        self.origin = ""
        """The address from which its owner came last, or who asked for it first; empty if unknown."""
        self.membership = Membership()
        self._commits = Commits(store, self.log)

    # -- creating and loading

    @classmethod
    async def start(cls, store: Store, row: TableRow, seed: str = "", also: Sequence[Work] = ()) -> Table:
        """Creates and stores a table, with the first outcomes of chance. Raises BadOption, Conflict or StoreProblem."""
        table = cls._empty(store, row, seed)
        entries = table.log.entries_for([] if table.is_waiting else table.let_chance_act(), "start")
        await store.add(row, seed, entries, also)
        table.log.append(entries)
        return table

    @classmethod
    def load(cls, store: Store, row: TableRow) -> Table:
        """Loads a table from the store. Raises TableProblem, StoreProblem."""
        return finished(cls.loading(store, row))

    @classmethod
    def stored_text(cls, store: Store, row: TableRow) -> LongWork[str]:
        """The work of putting the record of a stored table into text. Raises TableProblem, StoreProblem."""
        table = yield from cls.loading(store, row)
        return (yield from table.record.writing())

    @classmethod
    def loading(cls, store: Store, row: TableRow) -> LongWork[Table]:
        """The work of loading a table. Raises TableProblem, StoreProblem."""
        try:
            if row.status == Status.IMPORTED:
                return cls(store, row, (yield from reading(row.header["text"], any_version=True)), None)
            table = cls._empty(store, row, store.seed(row.id))
            table.membership.load(store.read(lambda connection: store_people.membership_rows(connection, row.id)))
            yield from replay.loading(table)
        except OtherVersion:
            return (yield from cls.loading(store, as_imported(store, row)))
        except UNREADABLE as error:
            raise damaged(error) from error
        return table

    @classmethod
    def _empty(cls, store: Store, row: TableRow, seed: str) -> Table:
        """A table before its first event. Raises ValueError, KeyError or BadOption."""
        record = empty_record(row)
        return cls(store, row, record, Seal(bytes.fromhex(seed), tuple(record.salts)) if seed else record.seal)

    async def catch_up(self, entries: Sequence[LogEntry] | None = None) -> None:
        """Applies entries of another process, or all that the store has. Raises TableProblem, StoreProblem."""
        async with self.lock:
            is_changed = replay.catch_up(self, entries)
        if is_changed:
            self.updates.publish()

    def catch_up_now(self, entries: Sequence[LogEntry]) -> bool:
        """Applies the next entries of another process without waiting, if the table is unlocked and they are simple."""
        if self.is_committing or not replay.is_simple(self, entries):
            return False
        try:
            replay.catch_up(self, entries)
        except TableProblem:
            return False  # `catch_up` raises it
        self.updates.publish()
        return True

    # -- reading

    async def settled(self) -> None:
        """Returns when the state in memory is on disk. It stays so until the caller's next await."""
        await self._commits.settled()

    @property
    def is_committing(self) -> bool:
        """Whether a commit is in progress."""
        return self._commits.lock.locked()

    @property
    def lock(self) -> asyncio.Lock:
        """The lock that every change of the table holds."""
        return self._commits.lock

    def is_visible_to(self, person: int) -> bool:
        """Whether a person may see the table."""
        return (
            self.is_public
            or person == self.owner
            or any(seat_row.holder == person for seat_row in self.seats if seat_row.holder)
            or self.may_view(person)
        )

    def is_member(self, person: int) -> bool:
        """Whether a person owns the table, sits here or was admitted; not everybody who may view it in the lobby."""
        is_own = person == self.owner or bool(self.seats_held_by(person))
        return bool(person) and (is_own or self._is_admitted(person))

    def may_view(self, person: int) -> bool:
        """Whether a person who neither owns the table nor sits here may see it."""
        members = self.membership
        return self._is_admitted(person) or (members.is_listed and (members.has_watchers or self.is_over))

    def _is_admitted(self, person: int) -> bool:
        """Whether a person was admitted as a spectator or another device, and is not blocked."""
        members, whom = self.membership, self.membership.plays_as(person)
        return members.invitations.is_guest(self, person) and (
            bool(self.seats_held_by(whom)) or not self.is_blocked(whom)
        )

    def is_blocked(self, person: int) -> bool:
        """Whether the host has blocked a person. Raises StoreProblem."""
        return self.store.restrictions.has(self.owner, person, BLOCK)

    @property
    def clock(self) -> Clock | None:
        """The current clock; None for a table without one, or before the game begins."""
        return self.membership.clock(self)

    @property
    def due(self) -> int | None:
        """When the running clock runs out, in milliseconds since 1970."""
        clock = self.clock
        return clock.due if clock and not self.is_over else None

    def is_out_of_time(self, seat: int) -> bool:
        """Whether a seat's clock runs and has run out."""
        clock = self.clock
        return clock is not None and clock.running == seat and clock.is_out(self.membership.time())

    def must_be_host(self, person: int) -> None:
        """Raises Refused for everybody but the host."""
        refuse_if(not person or person != self.owner, "seat", "refused-host")

    def own_seat(self, person: int, seat: int) -> SeatRow:
        """A seat that a person holds. Raises Refused for any other."""
        refuse_if(seat not in self.seats_held_by(person), "seat", "refused-not-yours")
        return self.seats[seat]

    def may_take_back(self, person: int) -> bool:
        """Whether the last event is this person's action of the current turn, or a typed outcome."""
        return undo.may_take_back(self, person)

    def check_may_act(self, person: int) -> None:
        """Raises Refused, with the reason, where a person cannot act now."""
        refuse_if(self.is_imported, "over", "refused-over")
        refuse_if(self.is_waiting, "waiting", "refused-waiting")
        actor = self.actor
        if self.membership.has_clock and actor in self.seats_played_by(person) and self.is_out_of_time(actor):
            raise Refused("clock", Phrase("refused-time"))
        if not self.is_over and not self.may_act(person):
            refuse_if(self.actor == CHANCE, "chance", "refused-chance")
            raise Refused("seat", Phrase("refused-seat", {"seat": self.actor + 1}))

    # -- changing: each returns the live number reached, once it is on disk, or raises Refused or StoreProblem

    async def act(self, person: int, client: str, seen: int, action: int | str) -> int:
        """An action of a person, or a typed outcome."""
        return await self._once(person, client, seen, lambda: self._act(person, [action]))

    async def type_in(self, person: int, client: str, seen: int, text: str) -> int:
        """An action in notation, or several outcomes of chance with spaces between."""
        return await self._once(person, client, seen, lambda: self._act(person, self.words_of(text)))

    async def take_back(
        self, person: int, client: str, seen: int, kept: int | None = None, *, is_practice: bool = False
    ) -> int:
        """Goes back to the first `kept` events, by default by one within the turn; or asks the others.

        The first time that a game becomes practice by it, `is_practice` says that the person knows.
        """
        return await self._once(
            person, client, seen, lambda: undo.take_back(self, person, kept, is_practice=is_practice)
        )

    async def answer_take_back(self, person: int, client: str, seen: int, *, agrees: bool) -> int:
        """Agrees to the request of another, which is done when all have agreed; or ends it, also one's own."""
        return await self._once(person, client, seen, lambda: undo.answer(self, person, agrees=agrees))

    async def resign(self, person: int, client: str, seen: int, seat: int | None = None) -> int:
        """Resigns for a seat of this person, by default the first possible; for an only one whatever was seen last."""

        def do() -> list[LogEntry]:
            seats = self.may_resign(person)
            out = seats[0] if seat is None and seats else seat
            refuse_if(self.is_over, "over", "refused-over")
            if out is None or out not in self.seats_played_by(person):
                raise Refused("seat", Phrase("refused-not-yours"))
            return self.resign_seat("resign", out)

        return await self._once(person, client, seen if len(self.seats_played_by(person)) > 1 else None, do)

    async def abandon(self, person: int, client: str) -> int:
        """Ends the game without a result."""

        def do() -> list[LogEntry]:
            refuse_if(person != self.owner, "seat", "refused-not-yours")
            refuse_if(self.is_over, "over", "refused-over")
            return self.abandon_game()

        return await self._once(person, client, None, do)

    async def begin(self) -> bool:
        """Begins the game of a waiting table; False if there are free seats, or people who have not answered."""
        async with self.lock:
            if not self.is_waiting or any(seat_row.is_pending for seat_row in self.seats):
                return False
            self.mix_salts()
            if self.actor == CHANCE and self.seal:
                if not await self._own("start", lambda: self.log.entries_for(self.let_chance_act())):
                    return False
            else:
                await self.write(lambda connection: store_people.begin(connection, self.id))
                self.status = Status.OPEN
        self.updates.publish()
        return True

    async def abandon_by_vote(self) -> bool:
        """Ends the game without a result; False if it is over."""
        async with self.lock:
            if self.is_over:
                return False
            is_done = await self._own("break off", self.abandon_game)
        self.updates.publish()
        return is_done

    async def act_for_bot(self, seen: int, *actions: int) -> bool:
        """A bot's actions, chosen at the live number `seen`; False if there is a later entry.

        A bot also acts for a person whose time for a turn has run out.
        """
        async with self.lock:
            if seen != self.live or self.actor < 0 or not (self.bot_to_act or self.is_out_of_time(self.actor)):
                return False
            is_done = await self._own(f"bot:{self.live + 1}", lambda: self.play(actions))
        self.updates.publish(is_game=is_done)
        return is_done

    async def flag(self, seat: int) -> bool:
        """A seat loses on time; False if the game is over, or the seat has acted."""
        async with self.lock:
            if self.is_over or not self.is_out_of_time(seat):
                return False
            is_done = await self._own(f"flag:{seat}", lambda: self.resign_seat("flag", seat))
        self.updates.publish()
        return is_done

    async def set_seat(self, seat: int, row: SeatRow, also: Sequence[Work] = ()) -> None:
        """Replaces a seat in the store, then here. The table must be locked. Raises Refused, StoreProblem."""
        await self._save_seats([*self.seats[:seat], row, *self.seats[seat + 1 :]], also)
        self.record.seats[seat] = Seat(row.kind, row.name)

    async def shrink(self, record: Record) -> None:
        """Leaves out the free seats of a waiting table, whose record is that one then. The table must be locked."""

        def work(connection: Connection) -> None:
            store_people.update_header(connection, self.id, {"options": record.options, "salts": record.salts})

        await self._save_seats([row for row in self.seats if not row.is_free], [work])
        self.record = record

    async def _save_seats(self, seats: list[SeatRow], also: Sequence[Work]) -> None:
        works: list[Work] = [lambda connection: store_people.update_sitters(connection, self.id, seats), *also]
        try:
            await self.store.save_seats(self.id, self.seats, seats, works)
        except Conflict as error:
            self._after_conflict(error)
            raise Refused("stale", Phrase("refused-stale")) from error
        self.seats = seats

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Writes a change of the people here, and notifies other processes. Raises Conflict, StoreProblem."""
        return await self.store.write(work, changed_table=self.id)

    # -- the steps of a change

    def _act(self, person: int, actions: Sequence[int | str]) -> list[LogEntry]:
        self.check_may_act(person)
        return self.play(actions)

    async def _once(self, person: int, request: str, seen: int | None, apply: Apply) -> int:
        """Makes a change once: a repeated request gets the first answer. `seen` None: any live number.

        Returns the live number reached. Raises Refused, StoreProblem.
        """
        key = f"{person}:{request}"
        async with self.lock:
            if (known := self.log.answer(key)) is not None:
                return known
            try:
                answer = await self._first(key, seen, apply)
            except (Refused, StoreProblem) as error:
                answer = self._commits.answer_after(error, key)
            if answer:
                return answer
            live = self.log.live
        self.updates.publish(is_game=True)
        return live

    async def _first(self, key: str, seen: int | None, apply: Apply) -> int:
        """Makes the change of a new request; returns the answer if another process has made it, else 0."""
        if seen is not None and seen > self.log.live and self.store.is_shared:
            replay.catch_up(self)  # the client learned it from another process
            self.updates.publish()
        refuse_if(seen is not None and seen != self.log.live, "stale", "refused-stale")
        try:
            await self._commit(key, apply)
        except Conflict as error:
            answer = self.log.stored_answer(key)
            if not answer or self.store.is_shared:
                self._after_conflict(error)
            if not answer and seen is None:  # it holds whatever another process has done
                return await self._first(key, None, apply)
            if not answer:
                raise Refused("stale", Phrase("refused-stale")) from error
            return answer
        return 0

    async def _own(self, key: str, apply: Apply) -> bool:
        """Makes the server's own change; the table is locked. False if another process was first."""
        try:
            await self._commit(key, apply)
        except Conflict as error:
            self._after_conflict(error)
            return False
        return True

    async def _commit(self, key: str, apply: Apply) -> None:
        """Applies and writes a change; undoes it if either fails. Raises Refused, Conflict, StoreProblem."""
        before = self.before()
        try:
            change = self.change(key, apply())
            if self.membership.has_clock and (clock := self.membership.clock_work(self, change.entries)):
                change.works.append(clock)
            await self._commits.write(change)
        except BaseException:
            self.restore(before)
            raise
        self._commits.note(change)
        self.updates.people_tick += self.accept(change)

    def _after_conflict(self, error: Conflict) -> None:
        """Catches up with the process that was first. Raises StoreProblem where there is no other process."""
        if not self.store.is_shared:
            raise StoreProblem(Phrase("store-raced")) from error
        replay.catch_up(self)
        self.updates.publish()
