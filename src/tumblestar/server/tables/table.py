"""One live table: the authority over a game being played. It knows no network and no pages.

A table is its record and the log of what was done to it. Live numbers count the log: they only rise, also when an
action is taken back. Every change goes one way: validate, commit to the store, answer, notify. What follows an action
by chance is part of the same transaction. `commit.py` has the commits, `replay.py` what brings the record in line with
the log, `updates.py` who is notified, `membership.py` the people.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection

from tumblestar import bots
from tumblestar.chance import Seal
from tumblestar.contract.errors import BadOption
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.game import Game
from tumblestar.narration import may_take_back
from tumblestar.record import Event, Record, Refused, Seat, clean_name
from tumblestar.record_text import read_record
from tumblestar.server.storage import store_people
from tumblestar.server.storage.store import Conflict, LogEntry, SeatRow, Store, TableRow
from tumblestar.server.storage.writer import Work
from tumblestar.server.tables.commit import LEVEL as LEVEL
from tumblestar.server.tables.commit import OWN as OWN
from tumblestar.server.tables.commit import Commits
from tumblestar.server.tables.log import TableLog
from tumblestar.server.tables.membership import Membership
from tumblestar.server.tables.replay import Replay, damaged, empty_record
from tumblestar.server.tables.replay import TableProblem as TableProblem
from tumblestar.server.tables.status import NOT_PLAYED, Status
from tumblestar.server.tables.updates import Updates
from tumblestar.words import Phrase

MOST_TYPED = 100
"""How many outcomes may be typed in at once."""
NO_SEATS: list[int] = []
"""Never changed."""


class Table:
    """A table in memory. Made by `Table.start` and `Table.load`."""

    def __init__(self, store: Store, row: TableRow, record: Record, seal: Seal | None) -> None:
        self.store = store
        self.id = row.id
        self.owner = row.owner
        self.seats = list(row.seats)
        """Who sits where. Never changed: replaced."""
        self._held: dict[int, list[int]] = {}
        """The seats that each person holds, and those that they also play, as of `_seats_at`."""
        self._played: dict[int, list[int]] = {}
        self._seats_at: list[SeatRow] = []
        self.record = record
        self.game: Game = record.game
        self.status = Status(row.status)
        self.level: str = row.header.get(LEVEL, "")
        """The level of the game's campaign that is played here; OWN for one of one's own, else empty."""
        self.seal = seal
        self.log = TableLog(store, row.id)
        self.updates = Updates()
        self.membership = Membership(self)
        """The people: who may look, invitations, chat, presence, clocks."""
        self.replay = Replay(self)
        self.commits = Commits(self, self.replay)

    # -- beginning

    @classmethod
    async def start(cls, store: Store, row: TableRow, seed: str = "", also: Sequence[Work] = ()) -> Table:
        """A new table, stored, with chance acted as far as it comes. Raises BadOption, Conflict or StoreProblem."""
        table = cls._empty(store, row, seed)
        entries = table.log.entries_for([] if table.is_waiting else table._let_chance_act(), "start")
        await store.add(row, seed, entries, also)
        table.log.append(entries)
        return table

    @classmethod
    def load(cls, store: Store, row: TableRow) -> Table:
        """A table as the store has it. Raises TableProblem, StoreProblem."""
        try:
            if row.status == Status.STUDY:
                return cls(store, row, read_record(row.header["text"]), None)
            table = cls._empty(store, row, store.seed(row.id))
            with store.reading() as connection:
                table.membership.load(store_people.facts(connection, row.id))
            table.replay.apply(store.entries(row.id))
        except (ValueError, KeyError) as error:
            raise damaged(error) from error
        return table

    @classmethod
    def _empty(cls, store: Store, row: TableRow, seed: str) -> Table:
        """A table before its first event. Raises ValueError, KeyError or BadOption."""
        record = empty_record(row)
        return cls(store, row, record, Seal(bytes.fromhex(seed), tuple(record.salts)) if seed else record.seal)

    async def catch_up(self, entries: Sequence[LogEntry] | None = None) -> None:
        """Applies what another process has written: these entries, or all that the store has.

        Raises TableProblem, StoreProblem.
        """
        async with self.holding:
            is_news = self.replay.catch_up(entries)
        if is_news:
            self.updates.publish()

    def catch_up_now(self, entries: Sequence[LogEntry]) -> bool:
        """Applies the next entries of another process, if that is simple and nobody holds the table."""
        if self.is_busy or not self.replay.is_simple(entries):
            return False
        try:
            self.replay.catch_up(entries)
        except TableProblem:
            return False  # `catch_up` finds the same, and says so
        self.updates.publish()
        return True

    # -- reading

    async def settled(self) -> None:
        """Returns when all that the table shows is on disk. It stays so until the caller waits again."""
        await self.commits.settled()

    @property
    def is_busy(self) -> bool:
        """Whether a commit is under way."""
        return self.commits.lock.locked()

    @property
    def holding(self) -> asyncio.Lock:
        """The lock of the table: its holder alone may change it."""
        return self.commits.lock

    @property
    def live(self) -> int:
        """The number of the last entry of the log."""
        return self.log.live

    @property
    def state(self) -> GameState:
        """The state now. Look, do not touch."""
        return self.record.state

    @property
    def actor(self) -> int:
        return self.record.actor

    @property
    def is_over(self) -> bool:
        return self.record.is_over or self.status == Status.STUDY

    @property
    def is_waiting(self) -> bool:
        """Whether the game has not begun, since not all seats are taken."""
        return self.status == Status.WAITING

    @property
    def free(self) -> list[int]:
        """The seats that nobody holds."""
        return [seat for seat, seat_row in enumerate(self.seats) if seat_row.is_free and self.status != Status.STUDY]

    @property
    def bot_to_act(self) -> str:
        """The name of the bot whose turn it is, also in a person's place, or an empty string."""
        if self.actor < 0 or self.status in NOT_PLAYED:
            return ""
        seat_row = self.seats[self.actor]
        return seat_row.name if seat_row.kind == "bot" else seat_row.bot

    @property
    def has_thinker(self) -> bool:
        """Whether a bot that looks ahead sits here, which can then be asked what it expects."""
        seated = {seat_row.name if seat_row.kind == "bot" else seat_row.bot for seat_row in self.seats}
        return bots.is_expecting(self.game) and not seated.isdisjoint(self.game.evaluation.BOTS)

    @property
    def is_public(self) -> bool:
        """Whether the table is a game of the house that everybody may look at, and nobody owns."""
        return self.status == Status.STUDY and not self.owner

    @property
    def number(self) -> int:
        """The number of the campaign's level that is played here, or 0."""
        level = self.game.campaign.level_of(self.level) if self.level else None
        return level.number if level else 0

    def is_known_to(self, person: int) -> bool:
        """Whether the table is shown to that person."""
        return (
            self.is_public
            or person == self.owner
            or any(seat_row.holder == person for seat_row in self.seats if seat_row.holder)
            or self.membership.may_look(person)
        )

    def seats_of(self, person: int) -> list[int]:
        """The seats that a person holds and plays; not those where a bot plays for them. Look, do not touch."""
        if self._seats_at is not self.seats:
            self._see_places()
        return self._played.get(person, NO_SEATS)

    def held_by(self, person: int) -> list[int]:
        """The seats that a person holds, also where a bot plays for them. Look, do not touch."""
        if self._seats_at is not self.seats:
            self._see_places()
        return self._held.get(person, NO_SEATS)

    def _see_places(self) -> None:
        """Notes who holds what, and plays it."""
        self._seats_at, self._held, self._played = self.seats, {}, {}
        for seat, seat_row in enumerate(self.seats):
            if seat_row.holder:
                self._held.setdefault(seat_row.holder, []).append(seat)
                if not seat_row.bot:
                    self._played.setdefault(seat_row.holder, []).append(seat)

    def may_act(self, person: int) -> bool:
        """Whether the next action, or the outcome to be typed in, is this person's to give."""
        record = self.record
        if record.is_over or self.status in NOT_PLAYED:
            return False
        if record.actor == CHANCE:
            return record.chance == "typed" and bool(self.seats_of(person))
        return record.actor in self.seats_of(person)

    def may_take_back(self, person: int) -> bool:
        """Whether the last event is this person's, of the turn that is still going on, or was typed in by hand."""
        if self.is_over or not self.record.events:
            return False
        if self.record.events[-1].actor == CHANCE:
            return self.record.chance == "typed" and bool(self.seats_of(person))
        return may_take_back(self.record, self.seats_of(person))

    def may_resign(self, person: int) -> list[int]:
        """The seats that this person may give up: the one to act, else all of its own."""
        actor = self.record.actor
        seats = NO_SEATS if actor == OVER or self.status in NOT_PLAYED else self.seats_of(person)
        return [actor] if actor in seats else seats

    # -- doing: each gives the live number reached, once it is on disk, or raises Refused or StoreProblem

    async def act(self, person: int, client: str, seen: int, action: int | str) -> int:
        """An action of a seat that this person holds, or an outcome typed in."""
        return await self.commits.once(person, client, seen, lambda: self._act(person, [action]))

    async def type_in(self, person: int, client: str, seen: int, text: str) -> int:
        """Actions in notation: one of a seat, or several outcomes of chance with spaces between."""
        return await self.commits.once(person, client, seen, lambda: self._type(person, text))

    async def take_back(self, person: int, client: str, seen: int) -> int:
        """Takes the last event back."""

        def do() -> list[LogEntry]:
            if not self.may_take_back(person):
                raise Refused("takeback", Phrase("refused-takeback"))
            return self.replay.take_back()

        return await self.commits.once(person, client, seen, do)

    async def resign(self, person: int, client: str, seen: int, seat: int | None = None) -> int:
        """Gives up for a seat of this person; by default the first that may."""

        def do() -> list[LogEntry]:
            seats = self.may_resign(person)
            out = seats[0] if seat is None and seats else seat
            if self.is_over:
                raise Refused("over", Phrase("refused-over"))
            if out is None or out not in self.seats_of(person):
                raise Refused("seat", Phrase("refused-not-yours"))
            self.record.resign(out)
            return self.log.entry("resign", str(out))

        return await self.commits.once(person, client, seen, do)

    async def abandon(self, person: int, client: str) -> int:
        """Ends the game without a result."""

        def do() -> list[LogEntry]:
            if person != self.owner:
                raise Refused("seat", Phrase("refused-not-yours"))
            if self.is_over:
                raise Refused("over", Phrase("refused-over"))
            self.record.abandon()
            return self.log.entry("abandon", "")

        return await self.commits.once(person, client, None, do)

    async def begin(self) -> bool:
        """Begins the game of a table that has waited, once all seats are taken. False if it cannot begin yet."""
        async with self.holding:
            if not self.is_waiting or self.free:
                return False
            self.replay.mix_salts()
            if self.actor == CHANCE and self.seal:
                if not await self.commits.own("start", lambda: self.log.entries_for(self._let_chance_act())):
                    return False
            else:
                await self.store.append(self.id, [])
                self.status = Status.OPEN
        self.updates.publish()
        return True

    async def break_off(self) -> bool:
        """Ends the game without a result, as those who are left want it. False if it is over by then."""
        async with self.holding:
            if self.is_over:
                return False

            def do() -> list[LogEntry]:
                self.record.abandon()
                return self.log.entry("abandon", "")

            is_done = await self.commits.own("break off", do)
        self.updates.publish()
        return is_done

    async def act_for_bot(self, seen: int, action: int) -> bool:
        """A bot's action, thought of when the live number was `seen`; False if things have moved on since.

        A bot also acts for somebody whose time for this turn has run out.
        """
        async with self.holding:
            if seen != self.live or self.actor < 0 or not (self.bot_to_act or self.membership.is_out(self.actor)):
                return False
            is_done = await self.commits.own(f"bot:{self.live + 1}", lambda: self._append([action]))
        self.updates.publish(is_game=is_done)
        return is_done

    async def flag(self, seat: int) -> bool:
        """The time of a seat has run out: it has lost. False if the game is over by then, or the seat has acted."""
        async with self.holding:
            if self.is_over or not self.membership.is_out(seat):
                return False

            def do() -> list[LogEntry]:
                self.record.resign(seat)
                return self.log.entry("flag", str(seat))

            is_done = await self.commits.own(f"flag:{seat}", do)
        self.updates.publish()
        return is_done

    async def rename(self, person: int, seat: int, name: str) -> None:
        """Gives a person's seat another name. Raises Refused."""
        if seat not in self.seats_of(person):
            raise Refused("seat", Phrase("refused-not-yours"))
        try:
            name = clean_name(name)
        except BadOption as error:
            raise Refused("unread", error.phrase) from error
        async with self.holding:
            if seat not in self.seats_of(person):
                raise Refused("seat", Phrase("refused-not-yours"))
            await self.reseat(seat, replace(self.seats[seat], name=name))
        self.updates.publish()

    async def reseat(self, seat: int, row: SeatRow, also: Sequence[Work] = ()) -> None:
        """Puts somebody on a seat, on disk and then here. The table must be held. Raises Refused, StoreProblem."""
        seats = self.seats[:]
        seats[seat] = row

        def note(connection: Connection) -> None:
            store_people.note_sitters(connection, self.id, seats)

        try:
            await self.store.save_seats(self.id, self.seats, seats, [note, *also])
        except Conflict as error:
            self.commits.after_conflict(error)
            raise Refused("stale", Phrase("refused-stale")) from error
        self.seats = seats
        self.record.seats[seat] = Seat(row.kind, row.name)

    # -- how it is done

    def _act(self, person: int, actions: Sequence[int | str]) -> list[LogEntry]:
        if self.status == Status.STUDY:
            raise Refused("over", Phrase("refused-over"))
        if self.is_waiting:
            raise Refused("waiting", Phrase("refused-waiting"))
        if self.actor in self.seats_of(person) and self.membership.is_out(self.actor):
            raise Refused("clock", Phrase("refused-time"))
        if not self.is_over and not self.may_act(person):
            if self.actor == CHANCE:
                raise Refused("chance", Phrase("refused-chance"))
            raise Refused("seat", Phrase("refused-seat", {"seat": self.actor + 1}))
        return self._append(actions)

    def _type(self, person: int, text: str) -> list[LogEntry]:
        if self.actor != CHANCE:
            return self._act(person, [text])
        words = text.replace(",", " ").split()
        if len(words) > MOST_TYPED or not words:
            raise Refused("unread", Phrase("refused-typed", {"most": MOST_TYPED}))
        return self._act(person, self.game.notation.several(self.state, words))

    def _append(self, actions: Sequence[int | str]) -> list[LogEntry]:
        """Actions, one after the other, and what chance adds; all or nothing."""
        events: list[Event] = []
        for action in actions:
            if events and self.actor != events[-1].actor:
                raise Refused("seat", Phrase("refused-typed-on"))
            events.append(self.record.append(action))
        events += self._let_chance_act()
        return self.log.entries_for(events)

    def _let_chance_act(self) -> list[Event]:
        events: list[Event] = []
        while self.actor == CHANCE and self.seal:
            events.append(self.record.roll(self.seal))
        return events

    def beside(self, entries: Sequence[LogEntry]) -> Work | None:
        """What is written with these entries: the clocks."""
        return self.membership.clock_work(entries)
