"""One live table: the authority over a game being played. It knows no network and no pages.

A table is its record and the log of all changes to it. Live numbers count the entries of the log: they only rise, even
when an action is taken back. Every change is validated, committed to the store, answered, and published. Outcomes of
chance are part of the transaction of the action before them. `commit.py` has the commits, `replay.py` brings the record
in line with the log, `updates.py` notifies listeners, and `membership.py` has the people.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from tumblestar import bots
from tumblestar.contract.chance import Seal
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.record import Event, Record, Refused, Seat, refuse_if
from tumblestar.record.text import read_record
from tumblestar.storage import Conflict, store_people
from tumblestar.storage.rows import LogEntry, SeatRow, TableRow
from tumblestar.storage.store import Store
from tumblestar.storage.writer import Work
from tumblestar.tables.commit import DEAL, LEVEL, Commits
from tumblestar.tables.log import TableLog
from tumblestar.tables.membership import Membership
from tumblestar.tables.pace import Pace
from tumblestar.tables.replay import OtherVersion, Replay, TableProblem, as_study, damaged, empty_record
from tumblestar.tables.status import NOT_PLAYED, Status
from tumblestar.tables.undo import Undo
from tumblestar.tables.updates import Updates
from tumblestar.words import Phrase
from tumblestar.words.text_input import tidied

MOST_TYPED = 100
"""How many outcomes may be typed at once."""
NO_SEATS: list[int] = []


class Table:
    """A table in memory, created by `Table.start` or `Table.load`."""

    def __init__(self, store: Store, row: TableRow, record: Record, seal: Seal | None) -> None:
        self.store = store
        self.id = row.id
        self.owner = row.owner
        self.seats = list(row.seats)
        """The list is never changed, but replaced."""
        self._held: dict[int, list[int]] = {}
        """The seats that each person holds, of `_indexed_seats`."""
        self._played: dict[int, list[int]] = {}
        """The same without those where a bot stands in."""
        self._indexed_seats: list[SeatRow] = []
        self.record = record
        self.game: Game = record.game
        self.status = Status(row.status)
        self.deal: str = row.header.get(DEAL, "")
        """What it is found by among the tables where the same deal is played, or empty."""
        self.level: str = row.header.get(LEVEL, "")
        """The level of the game's campaign; OWN for a level of the player's own, empty for none."""
        self.seal = seal
        self.log = TableLog(store, row.id)
        self.updates = Updates()
        self.pace = Pace()
        self.membership = Membership(self)
        self.replay = Replay(self)
        self.commits = Commits(self, self.replay)
        self.undo = Undo(self, self.commits)

    # -- creating and loading

    @classmethod
    async def start(cls, store: Store, row: TableRow, seed: str = "", also: Sequence[Work] = ()) -> Table:
        """Creates and stores a table, with the first outcomes of chance. Raises BadOption, Conflict or StoreProblem."""
        table = cls._empty(store, row, seed)
        entries = table.log.entries_for([] if table.is_waiting else table._let_chance_act(), "start")
        await store.add(row, seed, entries, also)
        table.log.append(entries)
        return table

    @classmethod
    def load(cls, store: Store, row: TableRow) -> Table:
        """Loads a table from the store. Raises TableProblem, StoreProblem."""
        try:
            if row.status == Status.STUDY:
                return cls(store, row, read_record(row.header["text"], any_version=True), None)
            table = cls._empty(store, row, store.seed(row.id))
            table.membership.load(store.read(lambda connection: store_people.membership_rows(connection, row.id)))
            table.replay.apply(store.entries(row.id))
        except OtherVersion:
            return cls.load(store, as_study(store, row))
        except (ValueError, KeyError) as error:
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
            is_changed = self.replay.catch_up(entries)
        if is_changed:
            self.updates.publish()

    def catch_up_now(self, entries: Sequence[LogEntry]) -> bool:
        """Applies the next entries of another process without waiting, if the table is unlocked and they are simple."""
        if self.is_committing or not self.replay.is_simple(entries):
            return False
        try:
            self.replay.catch_up(entries)
        except TableProblem:
            return False  # `catch_up` raises it
        self.updates.publish()
        return True

    # -- reading

    async def settled(self) -> None:
        """Returns when the state in memory is on disk. It stays so until the caller's next await."""
        await self.commits.settled()

    @property
    def is_committing(self) -> bool:
        """Whether a commit is in progress."""
        return self.commits.lock.locked()

    @property
    def lock(self) -> asyncio.Lock:
        """The lock that every change of the table holds."""
        return self.commits.lock

    @property
    def live(self) -> int:
        """The number of the last entry of the log."""
        return self.log.live

    @property
    def state(self) -> GameState:
        """The current state. Do not change."""
        return self.record.state

    @property
    def actor(self) -> int:
        return self.record.actor

    @property
    def is_over(self) -> bool:
        return self.record.is_over or self.status == Status.STUDY

    @property
    def is_waiting(self) -> bool:
        """Whether the game waits for all seats to be taken."""
        return self.status == Status.WAITING

    @property
    def free_seats(self) -> list[int]:
        """The seats that nobody holds."""
        return [seat for seat, seat_row in enumerate(self.seats) if seat_row.is_free and self.status != Status.STUDY]

    @property
    def asked_seats(self) -> list[int]:
        """The seats whose holders have not answered whether they play the rematch."""
        return [seat for seat, row in enumerate(self.seats) if row.is_asked and row.holder and self.is_waiting]

    @property
    def bot_to_act(self) -> str:
        """The bot to act, possibly as a stand-in for a person, or an empty string."""
        return "" if self.actor < 0 or self.status in NOT_PLAYED else self.seats[self.actor].playing_bot

    @property
    def has_evaluating_bot(self) -> bool:
        """Whether a bot sits here that can show its evaluation."""
        playing = {seat_row.playing_bot for seat_row in self.seats}
        return bots.is_expecting(self.game) and not playing.isdisjoint(self.game.evaluation.BOTS)

    @property
    def is_public(self) -> bool:
        """Whether this is an imported game, which everybody may see and nobody owns."""
        return self.status == Status.STUDY and not self.owner

    @property
    def level_number(self) -> int:
        """The number of the campaign's level, or 0."""
        level = self.game.campaign.level_of(self.level) if self.level else None
        return level.number if level else 0

    def is_visible_to(self, person: int) -> bool:
        """Whether a person may see the table."""
        return (
            self.is_public
            or person == self.owner
            or any(seat_row.holder == person for seat_row in self.seats if seat_row.holder)
            or self.membership.may_view(person)
        )

    def seats_played_by(self, person: int) -> list[int]:
        """The seats of a person, without those where a bot stands in. Do not change."""
        if self._indexed_seats is not self.seats:
            self._index_seats()
        return self._played.get(person, NO_SEATS)

    def seats_held_by(self, person: int) -> list[int]:
        """The seats of a person, including those where a bot stands in. Do not change."""
        if self._indexed_seats is not self.seats:
            self._index_seats()
        return self._held.get(person, NO_SEATS)

    def _index_seats(self) -> None:
        """Builds the index of seats by person."""
        self._indexed_seats, self._held, self._played = self.seats, {}, {}
        for seat, seat_row in enumerate(self.seats):
            if seat_row.holder:
                self._held.setdefault(seat_row.holder, []).append(seat)
                if not seat_row.bot:
                    self._played.setdefault(seat_row.holder, []).append(seat)

    def may_act(self, person: int) -> bool:
        """Whether a person may act next, or type the next outcome."""
        record = self.record
        if record.is_over or self.status in NOT_PLAYED:
            return False
        if record.actor == CHANCE:
            return record.chance == "typed" and bool(self.seats_played_by(person))
        return record.actor in self.seats_played_by(person)

    def may_take_back(self, person: int) -> bool:
        """Whether the last event is this person's action of the current turn, or a typed outcome."""
        return self.undo.may_take_back(person)

    def may_resign(self, person: int) -> list[int]:
        """The seats for which this person may resign: the one to act, else all of the person's seats."""
        actor = self.record.actor
        seats = NO_SEATS if actor == OVER or self.status in NOT_PLAYED else self.seats_played_by(person)
        return [actor] if actor in seats else seats

    # -- changing: each returns the live number reached, once it is on disk, or raises Refused or StoreProblem

    async def act(self, person: int, client: str, seen: int, action: int | str) -> int:
        """An action of a person, or a typed outcome."""
        return await self.commits.once(person, client, seen, lambda: self._act(person, [action]))

    async def type_in(self, person: int, client: str, seen: int, text: str) -> int:
        """An action in notation, or several outcomes of chance with spaces between."""
        return await self.commits.once(person, client, seen, lambda: self._type(person, text))

    async def resign(self, person: int, client: str, seen: int, seat: int | None = None) -> int:
        """Resigns for a seat of this person, by default the first possible."""

        def do() -> list[LogEntry]:
            seats = self.may_resign(person)
            out = seats[0] if seat is None and seats else seat
            refuse_if(self.is_over, "over", "refused-over")
            if out is None or out not in self.seats_played_by(person):
                raise Refused("seat", Phrase("refused-not-yours"))
            return self._resign("resign", out)

        return await self.commits.once(person, client, seen, do)

    async def abandon(self, person: int, client: str) -> int:
        """Ends the game without a result."""

        def do() -> list[LogEntry]:
            refuse_if(person != self.owner, "seat", "refused-not-yours")
            refuse_if(self.is_over, "over", "refused-over")
            return self._abandon()

        return await self.commits.once(person, client, None, do)

    async def begin(self) -> bool:
        """Begins the game of a waiting table; False if there are free seats, or people who have not answered."""
        async with self.lock:
            if not self.is_waiting or any(seat_row.is_pending for seat_row in self.seats):
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

    async def abandon_by_vote(self) -> bool:
        """Ends the game without a result; False if it is over."""
        async with self.lock:
            if self.is_over:
                return False
            is_done = await self.commits.own("break off", self._abandon)
        self.updates.publish()
        return is_done

    async def act_for_bot(self, seen: int, action: int) -> bool:
        """A bot's action, chosen at the live number `seen`; False if there is a later entry.

        A bot also acts for a person whose time for a turn has run out.
        """
        async with self.lock:
            if (
                seen != self.live
                or self.actor < 0
                or not (self.bot_to_act or self.membership.is_out_of_time(self.actor))
            ):
                return False
            is_done = await self.commits.own(f"bot:{self.live + 1}", lambda: self._append([action]))
        self.updates.publish(is_game=is_done)
        return is_done

    async def flag(self, seat: int) -> bool:
        """A seat loses on time; False if the game is over, or the seat has acted."""
        async with self.lock:
            if self.is_over or not self.membership.is_out_of_time(seat):
                return False
            is_done = await self.commits.own(f"flag:{seat}", lambda: self._resign("flag", seat))
        self.updates.publish()
        return is_done

    async def set_seat(self, seat: int, row: SeatRow, also: Sequence[Work] = ()) -> None:
        """Replaces a seat in the store, then here. The table must be locked. Raises Refused, StoreProblem."""
        seats = self.seats[:]
        seats[seat] = row
        works: list[Work] = [lambda connection: store_people.update_sitters(connection, self.id, seats), *also]
        try:
            await self.store.save_seats(self.id, self.seats, seats, works)
        except Conflict as error:
            self.commits.after_conflict(error)
            raise Refused("stale", Phrase("refused-stale")) from error
        self.seats = seats
        self.record.seats[seat] = Seat(row.kind, row.name)

    # -- helpers

    def _abandon(self) -> list[LogEntry]:
        self.record.abandon()
        return self.log.entry("abandon", "")

    def _resign(self, kind: str, seat: int) -> list[LogEntry]:
        self.record.resign(seat)
        return self.log.entry(kind, str(seat))

    def check_may_act(self, person: int) -> None:
        """Raises Refused, with the reason, where a person cannot act now."""
        refuse_if(self.status == Status.STUDY, "over", "refused-over")
        refuse_if(self.is_waiting, "waiting", "refused-waiting")
        if self.actor in self.seats_played_by(person) and self.membership.is_out_of_time(self.actor):
            raise Refused("clock", Phrase("refused-time"))
        if not self.is_over and not self.may_act(person):
            refuse_if(self.actor == CHANCE, "chance", "refused-chance")
            raise Refused("seat", Phrase("refused-seat", {"seat": self.actor + 1}))

    def _act(self, person: int, actions: Sequence[int | str]) -> list[LogEntry]:
        self.check_may_act(person)
        return self._append(actions)

    def _type(self, person: int, text: str) -> list[LogEntry]:
        if self.actor != CHANCE:
            return self._act(person, [text])
        words = tidied(text).replace(",", " ").split()
        refuse_if(len(words) > MOST_TYPED or not words, "unread", "refused-typed", most=MOST_TYPED)
        return self._act(person, self.game.notation.several(self.state, words))

    def _append(self, actions: Sequence[int | str]) -> list[LogEntry]:
        """Appends actions and the outcomes of chance after them, all or none."""
        events: list[Event] = []
        for action in actions:
            refuse_if(events and self.actor != events[-1].actor, "seat", "refused-typed-on")
            events.append(self.record.append(action))
        events += self._let_chance_act()
        return self.log.entries_for(events)

    def _let_chance_act(self) -> list[Event]:
        events: list[Event] = []
        while self.actor == CHANCE and self.seal:
            events.append(self.record.roll(self.seal))
        return events
