"""One live table: the authority over a game being played. It knows no network and no pages.

A table is its record and the log of what was done to it. Live numbers count the log: they only rise, also when an
action is taken back. Everything goes one way: validate, commit to the store, answer, tell. What follows an action by
chance is part of the same transaction.

An action is validated by doing it, so while its commit is under way the record in memory is ahead of the disk. Whoever
shows a table waits until it is `settled()` and then reads without waiting again: nobody sees what is not on disk.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from time import monotonic
from typing import Any

from sqlalchemy import Connection

from tumblestar import bots
from tumblestar.chance import Seal
from tumblestar.game import CHANCE, OVER, BadOption, Game, GameState
from tumblestar.games import GAMES
from tumblestar.narration import may_take_back
from tumblestar.record import Event, Record, Refused, Seat, clean_name
from tumblestar.server.fast_sockets.batching import call_batched
from tumblestar.server.storage import store_people
from tumblestar.server.storage.store import Conflict, LevelAttempt, LogEntry, SeatRow, Store, StoreProblem, TableRow
from tumblestar.server.storage.writer import Work
from tumblestar.server.tables.membership import Membership
from tumblestar.words import Phrase

LEVEL, OWN = "campaign", "own"
"""The entry of a table's header that says which level of a campaign is played, and what it says for one's own."""
MOST_TYPED = 100
"""How many outcomes may be typed in at once."""
WAITING = "waiting"
"""How a table stands whose game begins when all its seats are taken."""
NOT_PLAYED = "study", WAITING
NOTED_EVERY = 10.0
"""Seconds after which it is noted again that a table was played at."""
LOG_KEPT = 16
"""Entries of the log that a table remembers by itself; older ones are in the store."""
ANSWERS_KEPT = 8
"""Answers that a table remembers by itself; older ones are in the store."""
REFUSALS_KEPT = 64
NO_SEATS: list[int] = []
"""Never changed."""


class TableProblem(Exception):
    """A stored table that this program cannot go on with; `phrase` says why."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase


class Table:
    """A table in memory. Made by `Table.start` and `Table.load`."""

    def __init__(self, store: Store, saved: TableRow, record: Record, seal: Seal | None) -> None:
        self.store = store
        self.id = saved.id
        self.owner = saved.owner
        self.seats = list(saved.seats)
        """Who sits where. Never changed: replaced."""
        self._held: dict[int, list[int]] = {}
        """The seats that each person holds, and those that they also play, as of these places."""
        self._played: dict[int, list[int]] = {}
        self._seats_at: list[SeatRow] = []
        self.record = record
        self.game: Game = record.game
        self.status = saved.status
        self.level: str = saved.header.get(LEVEL, "")
        """What the game's campaign knows the level by that is played here; OWN for one of one's own, else empty."""
        self.is_gone = False
        """Whether the table was deleted while somebody looked at it."""
        self.live = 0
        """The number of the last entry of the log."""
        self.log: deque[LogEntry] = deque(maxlen=LOG_KEPT)
        """The last entries of the log."""
        self.listeners: set[Callable[[], None]] = set()
        self.told: tuple[int, int, bytes] = (-1, -1, b"")
        """The change that programs were told last: since which number, to which, and the message."""
        self.untold: list[Callable[[], None]] = []
        """What will tell those who listen, once whoever acted has been answered."""
        self.tick = 0
        """Rises whenever anything changes that a page shows."""
        self.stirred = 0
        """Rises whenever that is not the game alone: who sits where, is here, says what; and what is set."""
        self._seal = seal
        self.companions: list[Callable[[Sequence[LogEntry]], Work | None]] = []
        """Asked before each commit, with the entries: what else belongs into the same transaction, as clocks do."""
        self._busy = asyncio.Lock()
        self._noted = -NOTED_EVERY
        self.membership = Membership(self)
        """The people: who may look, invitations, chat, presence, clocks."""
        self.shown: Any = None
        """What whoever shows the table keeps with it."""
        self.is_flagged = False
        """Whether the game ended since somebody's time had run out."""
        self._answers: OrderedDict[str, int] = OrderedDict()
        self._refusals: OrderedDict[str, Refused] = OrderedDict()

    # -- beginning

    @classmethod
    async def start(cls, store: Store, saved: TableRow, seed: str = "", also: Sequence[Work] = ()) -> Table:
        """A new table, stored, with chance acted as far as it comes. Raises BadOption, Conflict or StoreProblem."""
        record = _record(saved)
        seal = Seal(bytes.fromhex(seed), tuple(record.salts)) if seed else record.seal
        table = cls(store, saved, record, seal)
        events = [] if table.is_waiting else table._let_chance_act()
        entries = table._entries(events, "start")
        await store.add(saved, seed, entries, also)
        table._note(entries)
        return table

    @classmethod
    def load(cls, store: Store, saved: TableRow) -> Table:
        """A table as the store has it. Raises TableProblem, StoreProblem."""
        try:
            if saved.status == "study":
                return cls(store, saved, Record.read(saved.header["text"]), None)
            seed = store.seed(saved.id)
            record = _record(saved)
            seal = Seal(bytes.fromhex(seed), tuple(record.salts)) if seed else record.seal
            table = cls(store, saved, record, seal)
            with store.reading() as connection:
                table.membership.load(store_people.facts(connection, saved.id))
            table._replay(store.entries(saved.id))
        except (ValueError, KeyError) as error:
            raise _damaged(error) from error
        return table

    async def catch_up(self, entries: Sequence[LogEntry] | None = None) -> None:
        """Takes in what another process has written: these entries, or all that the store has.

        Raises TableProblem, StoreProblem.
        """
        async with self._busy:
            is_news = self._catch_up(entries)
        if is_news:
            self.tell()

    def goes_on_with(self, entries: Sequence[LogEntry]) -> bool:
        """Takes in what another process has written, if that is simple: the next entries, and nobody at work here."""
        is_simple = not (
            self._busy.locked() or self.is_waiting or self.membership.control.is_on or self.status == "study"
        )
        if not is_simple or entries[0].number != self.live + 1:
            return False
        try:
            self._catch_up(entries)
        except TableProblem:
            return False  # whoever takes it in with care will find the same
        self.tell()
        return True

    def _catch_up(self, entries: Sequence[LogEntry] | None = None) -> bool:
        """Takes in these entries, or all that the store has; the table must be held. Gives whether anything was new."""
        if self.status == "study":
            return False
        is_news = False
        if entries is None or self.is_waiting or self.membership.control.is_on:
            saved = self.store.table(self.id)
            if saved is None:
                self.is_gone = True
                return True
            with self.store.reading() as connection:
                facts = store_people.facts(connection, self.id)
            is_news = self._take_in(saved) | self.membership.load(facts)
        if entries is None or not entries or entries[0].number > self.live + 1:
            entries = self.store.entries(self.id, self.live)
        fresh = [entry for entry in entries if entry.number > self.live]
        try:
            self._replay(fresh)
        except (ValueError, KeyError) as error:
            raise _damaged(error) from error
        if self.record.is_over:
            self.status = "abandoned" if self.record.end == "abandoned" else "over"
        return is_news or bool(fresh)

    def _take_in(self, saved: TableRow) -> bool:
        """Who sits here now, and whether the game has begun. Gives whether that is new."""
        is_news = self.seats != list(saved.seats) or (self.is_waiting and saved.status != WAITING)
        self.seats = list(saved.seats)
        self.record.seats[:] = [Seat(seat_row.kind, seat_row.name) for seat_row in saved.seats]
        if self.is_waiting:
            self.record.salts[:] = saved.header["salts"]
            if saved.status != WAITING:
                self._salt()
                self.status = saved.status
        return is_news

    def _salt(self) -> None:
        """The game begins with the salts that have come with the people."""
        if self._seal:
            seal = self.record.seal if self.record.chance == "seed" else None
            self._seal = seal or Seal(self._seal.seed, tuple(self.record.salts))

    def _replay(self, entries: Sequence[LogEntry]) -> None:
        """Does everything that the log says."""
        for entry in entries:
            if entry.number != self.live + 1:
                raise ValueError(f"entry {self.live + 1} is missing")
            self._note([entry])
            if entry.kind == "act":
                event = self.record.replay(entry.payload)
                if event.actor != entry.actor:
                    raise ValueError(f"entry {entry.number} is by another actor")
            elif entry.kind == "takeback":
                self.record = self.record.fold(int(entry.payload))
            elif entry.kind in ("resign", "flag"):
                self.record.resign(int(entry.payload))
            else:
                self.record.abandon()
        if self._seal:
            self._open_seed(self._seal.seed.hex())

    # -- reading

    async def settled(self) -> None:
        """Gives back when all that the table shows is on disk. It stays so until whoever asked waits again."""
        if self._busy.locked():
            async with self._busy:
                pass

    @property
    def is_busy(self) -> bool:
        """Whether something is on its way to the disk."""
        return self._busy.locked()

    def entries_since(self, number: int, most: int) -> list[LogEntry] | None:
        """The entries of the log after a number, or None if there are more than `most`. Raises StoreProblem."""
        missing = self.live - number
        if missing > most:
            return None
        if missing <= len(self.log):
            return [self.log[i] for i in range(-missing, 0)]
        return self.store.entries(self.id, number, self.live)

    @property
    def state(self) -> GameState:
        """The state now. Look, do not touch."""
        return self.record.state

    @property
    def actor(self) -> int:
        return self.record.actor

    @property
    def is_over(self) -> bool:
        return self.record.is_over or self.status == "study"

    @property
    def is_waiting(self) -> bool:
        """Whether the game has not begun, since not all seats are taken."""
        return self.status == WAITING

    @property
    def free(self) -> list[int]:
        """The seats that nobody holds."""
        return [seat for seat, seat_row in enumerate(self.seats) if seat_row.is_free and self.status != "study"]

    @property
    def holding(self) -> asyncio.Lock:
        """Whoever holds this lets nobody else change the table."""
        return self._busy

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
        return self.status == "study" and not self.owner

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
        return await self._once(person, client, seen, lambda: self._act(person, [action]))

    async def type_in(self, person: int, client: str, seen: int, text: str) -> int:
        """Actions in notation: one of a seat, or several outcomes of chance with spaces between."""
        return await self._once(person, client, seen, lambda: self._type(person, text))

    async def take_back(self, person: int, client: str, seen: int) -> int:
        """Takes the last event back."""

        def do() -> list[LogEntry]:
            if not self.may_take_back(person):
                raise Refused("takeback", Phrase("refused-takeback"))
            kept = len(self.record.events) - 1
            self.record = self.record.fold(kept)
            return [LogEntry(self.live + 1, "takeback", str(kept))]

        return await self._once(person, client, seen, do)

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
            return [LogEntry(self.live + 1, "resign", str(out))]

        return await self._once(person, client, seen, do)

    async def abandon(self, person: int, client: str) -> int:
        """Ends the game without a result."""

        def do() -> list[LogEntry]:
            if person != self.owner:
                raise Refused("seat", Phrase("refused-not-yours"))
            if self.is_over:
                raise Refused("over", Phrase("refused-over"))
            self.record.abandon()
            return [LogEntry(self.live + 1, "abandon", "")]

        return await self._once(person, client, None, do)

    async def begin(self) -> bool:
        """Begins the game of a table that has waited, once all seats are taken. False if it cannot begin yet."""
        async with self._busy:
            if not self.is_waiting or self.free:
                return False
            self._salt()
            if self.actor == CHANCE and self._seal:
                if not await self._commit_own("start", lambda: self._entries(self._let_chance_act())):
                    return False
            else:
                await self.store.append(self.id, [])
                self.status = "open"
        self.tell()
        return True

    async def break_off(self) -> bool:
        """Ends the game without a result, as those who are left want it. False if it is over by then."""
        async with self._busy:
            if self.is_over:
                return False

            def do() -> list[LogEntry]:
                self.record.abandon()
                return [LogEntry(self.live + 1, "abandon", "")]

            is_done = await self._commit_own("break off", do)
        self.tell()
        return is_done

    async def act_for_bot(self, seen: int, action: int) -> bool:
        """A bot's action, thought of when the live number was `seen`; False if things have moved on since.

        A bot also acts for somebody whose time for this turn has run out.
        """
        async with self._busy:
            if seen != self.live or self.actor < 0 or not (self.bot_to_act or self.membership.is_out(self.actor)):
                return False
            is_done = await self._commit_own(f"bot:{self.live + 1}", lambda: self._append([action]))
        self.tell(is_game=is_done)
        return is_done

    async def flag(self, seat: int) -> bool:
        """The time of a seat has run out: it has lost. False if the game is over by then, or the seat has acted."""
        async with self._busy:
            if self.is_over or not self.membership.is_out(seat):
                return False

            def do() -> list[LogEntry]:
                self.record.resign(seat)
                return [LogEntry(self.live + 1, "flag", str(seat))]

            is_done = await self._commit_own(f"flag:{seat}", do)
        self.tell()
        return is_done

    async def rename(self, person: int, seat: int, name: str) -> None:
        """Gives a person's seat another name. Raises Refused."""
        if seat not in self.seats_of(person):
            raise Refused("seat", Phrase("refused-not-yours"))
        try:
            name = clean_name(name)
        except BadOption as error:
            raise Refused("unread", error.phrase) from error
        async with self._busy:
            if seat not in self.seats_of(person):
                raise Refused("seat", Phrase("refused-not-yours"))
            await self.reseat(seat, replace(self.seats[seat], name=name))
        self.tell()

    async def reseat(self, seat: int, seat_row: SeatRow, also: Sequence[Work] = ()) -> None:
        """Puts somebody on a seat, on disk and then here. The table must be held. Raises Refused, StoreProblem."""
        seat_rows = self.seats[:]
        seat_rows[seat] = seat_row

        def note(connection: Connection) -> None:
            store_people.note_sitters(connection, self.id, seat_rows)

        try:
            await self.store.save_seats(self.id, self.seats, seat_rows, [note, *also])
        except Conflict as error:
            self._after_another(error)
            raise Refused("stale", Phrase("refused-stale")) from error
        self.seats = seat_rows
        self.record.seats[seat] = Seat(seat_row.kind, seat_row.name)

    def tell(self, is_game: bool = False) -> None:
        """Lets everyone who listens know that something has changed; `is_game`: nothing but the game, and clocks."""
        self.tick += 1
        self.stirred += not is_game
        for listener in tuple(self.listeners):
            listener()

    def tell_soon(self, telling: Callable[[], None]) -> None:
        """Has something told after what is being done now, or by `tell_now` before."""
        if not self.untold:
            call_batched(self.tell_now)
        self.untold.append(telling)

    def tell_now(self) -> None:
        """Tells all that has not been told."""
        untold, self.untold = self.untold, []
        for telling in untold:
            telling()

    # -- how it is done

    def _act(self, person: int, actions: Sequence[int | str]) -> list[LogEntry]:
        if self.status == "study":
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
        return self._entries(events)

    def _let_chance_act(self) -> list[Event]:
        events: list[Event] = []
        while self.actor == CHANCE and self._seal:
            events.append(self.record.roll(self._seal))
        return events

    def _entries(self, events: Sequence[Event], client: str | None = None) -> list[LogEntry]:
        return [
            LogEntry(self.live + i, "act", event.text, event.actor, client if i == 1 else None)
            for i, event in enumerate(events, 1)
        ]

    async def _once(self, person: int, client: str, seen: int | None, do: Callable[[], list[LogEntry]]) -> int:
        """Does something once: whoever asks again gets the answer of the first time. `seen` None: whatever was seen."""
        key = f"{person}:{client}"
        async with self._busy:
            if key in self._answers:
                return self._answers[key]
            if before := self._refusals.get(key):
                raise Refused(before.code, before.phrase, before.tag)
            try:
                if answer := await self._first(key, seen, do):
                    return answer
            except Refused as refused:
                if answer := self.store.answer_to(self.id, key):  # it was done long ago, and is asked for again
                    return answer
                self._refusals[key] = refused
                if len(self._refusals) > REFUSALS_KEPT:
                    self._refusals.popitem(last=False)
                raise
            live = self.live
        self.tell(is_game=True)
        return live

    async def _first(self, key: str, seen: int | None, do: Callable[[], list[LogEntry]]) -> int:
        """Does something for the first time; gives the answer where another process has done it before, else 0."""
        if seen is not None and seen > self.live and self.store.is_shared:
            self._catch_up()  # whoever asks has heard of it from another process, before us
            self.tell()
        if seen is not None and seen != self.live:
            raise Refused("stale", Phrase("refused-stale"))
        try:
            await self._commit(key, do)
        except Conflict as error:
            answer = self.store.answer_to(self.id, key)
            if not answer or self.store.is_shared:
                self._after_another(error)
            if not answer:
                raise Refused("stale", Phrase("refused-stale")) from error
            return answer
        return 0

    async def _commit_own(self, key: str, do: Callable[[], list[LogEntry]]) -> bool:
        """Commits what no person asked for. False if another process was first. Raises StoreProblem."""
        try:
            await self._commit(key, do)
        except Conflict as error:
            self._after_another(error)
            return False
        return True

    def _after_another(self, error: Conflict) -> None:
        """Takes in what another process has written before us. Raises StoreProblem where no other may write here."""
        if not self.store.is_shared:
            raise StoreProblem(Phrase("store-raced")) from error
        self._catch_up()
        self.tell()

    async def _commit(self, key: str, do: Callable[[], list[LogEntry]]) -> None:
        """Validates by doing, then commits; puts everything back if either fails. The table must be held."""
        before, count, ending = self.record, len(self.record.events), self.record.ending
        try:
            entries = do()
            entries[0] = LogEntry(*entries[0][:4], key)
            status = ("abandoned" if self.record.end == "abandoned" else "over") if self.record.is_over else "open"
            result = self.record.result if self.record.is_over else ""
            also = [work for ask in self.companions if (work := ask(entries))]
            is_news = status != self.status or bool(result)
            await self.store.append(self.id, entries, status if is_news else None, result, self._tried(), also)
        except BaseException:
            changed = self.record is not before or len(before.events) != count or before.ending != ending
            if changed:
                self.record = before.fold(count)
            raise
        self.status = status
        if is_news:
            self._noted = monotonic()
        elif monotonic() - self._noted > NOTED_EVERY:
            self._noted = monotonic()
            self.store.note_played(self.id)
        self._note(entries)
        if self.record.is_over and self._seal and self.record.chance == "sealed":
            self._open_seed(self._seal.seed.hex())

    def _tried(self) -> LevelAttempt | None:
        """The try of a level that has ended here; it counts once a seat's choice has made chance act."""
        record = self.record
        if not record.is_over or not self.level or self.level == OWN:
            return None
        actors = [event.actor for event in record.events]
        if CHANCE not in actors[next((i for i, actor in enumerate(actors) if actor >= 0), len(actors)) :]:
            return None
        is_whole = record.end == "over"
        return LevelAttempt(
            person=self.owner,
            game=self.game.name,
            level=self.level,
            points=self.game.campaign.points(record.state) if is_whole else 0,
            is_won=is_whole and record.shares()[0] == 1,
            is_fresh=record.chance == "sealed",
            seed=self._seal.seed.hex() if self._seal else "",
        )

    def _note(self, entries: Sequence[LogEntry]) -> None:
        """Remembers what was written, and which answer belongs to which request."""
        for entry in entries:
            self.live = entry.number
            self.is_flagged = entry.kind == "flag"
            self.log.append(entry)
            if entry.client:
                self._latest = entry.client
            self._answers[self._latest] = self.live
        while len(self._answers) > ANSWERS_KEPT:
            self._answers.popitem(last=False)

    _latest = ""

    def _open_seed(self, seed: str) -> None:
        if seed and self.record.is_over and self.record.chance == "sealed":
            self.record.open(bytes.fromhex(seed))


def _damaged(error: Exception) -> TableProblem:
    return TableProblem(Phrase("table-damaged", {"why": str(error)[:200]}))


def _record(saved: TableRow) -> Record:
    """The record of a stored table before its first event. Raises ValueError, KeyError or BadOption."""
    header: dict[str, Any] = saved.header
    game = GAMES[saved.game]
    if header["rules"] != game.version or header["data"] != game.digest:
        raise ValueError(f"it was begun under rules {header['rules']}, data {header['data']}")
    return Record.new(
        game,
        [Seat(seat_row.kind, seat_row.name) for seat_row in saved.seats],
        header["options"],
        chance=header["chance"],
        commitment=saved.commitment,
        seed=header["seed"],
        salts=header["salts"],
        date=header["date"],
    )
