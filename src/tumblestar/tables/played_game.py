"""The game that is played at a table: its record, seats, status and log. Changes are applied here, and not yet written.

It knows no people beyond those who hold the seats, and nobody who looks on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tumblestar import bots
from tumblestar.contract.chance import Seal
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.record import Event, Record, refuse_if
from tumblestar.storage.schema import LogEntry, SeatRow, TableRow
from tumblestar.storage.writer import Work
from tumblestar.tables.commit import DEAL, LEVEL, Change
from tumblestar.tables.log import NOT_PLAYED, Proposal, Status, TableLog
from tumblestar.words.text_input import tidied

MOST_TYPED = 100
"""How many outcomes may be typed at once."""
FEWEST = 2
"""How many there must be at least for a game to begin without its free seats."""
NO_SEATS: list[int] = []


class Before(NamedTuple):
    """What a change that fails goes back to."""

    record: Record
    event_count: int
    ending: object


class PlayedGame:
    """The game at a table. Functions that change it return the log's entries for that."""

    def __init__(self, row: TableRow, record: Record, seal: Seal | None, log: TableLog) -> None:
        self.id = row.id
        self.owner = row.owner
        self.seats = list(row.seats)
        """The list is never changed, but replaced."""
        self._held: dict[int, list[int]] = {}
        """The seats that each person holds, of `_indexed_seats`."""
        self._played: dict[int, list[int]] = {}
        """The same without those where a bot stands in."""
        self._bots: list[str] = []
        """The bot that plays each seat, or an empty string."""
        self._indexed_seats: list[SeatRow] = []
        self.record = record
        self.game: Game = record.game
        self.status = Status(row.status)
        self.deal: str = row.header.get(DEAL, "")
        """What it is found by among the tables where the same deal is played, or empty."""
        self.level: str = row.header.get(LEVEL, "")
        """The level of the game's campaign; empty for none."""
        self.seal = seal
        self.log = log
        self.works_at_end: Sequence[WorkAtEnd] = ()

    # -- reading

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
        return self.record.is_over or self.is_imported

    @property
    def is_imported(self) -> bool:
        return self.status == Status.IMPORTED

    @property
    def is_waiting(self) -> bool:
        """Whether the game waits for all seats to be taken."""
        return self.status == Status.WAITING

    @property
    def free_seats(self) -> list[int]:
        """The seats that nobody holds."""
        return [seat for seat, seat_row in enumerate(self.seats) if seat_row.is_free and not self.is_imported]

    @property
    def asked_seats(self) -> list[int]:
        """The seats whose holders have not answered whether they play the rematch."""
        return [seat for seat, row in enumerate(self.seats) if row.is_asked and row.holder and self.is_waiting]

    @property
    def bot_to_act(self) -> str:
        """The bot to act, possibly as a stand-in for a person, or an empty string."""
        if self._indexed_seats is not self.seats:
            self._index_seats()
        return "" if self.actor < 0 or self.status in NOT_PLAYED else self._bots[self.actor]

    @property
    def people(self) -> set[int]:
        """Everybody who holds a seat."""
        return {seat_row.holder for seat_row in self.seats if seat_row.holder}

    @property
    def has_evaluating_bot(self) -> bool:
        """Whether a bot sits here that can show its evaluation."""
        playing = {row.playing_bot for row in self.seats} - {""}
        return bool(playing) and bots.is_expecting(self.game) and not playing.isdisjoint(bots.of(self.game)[2:])

    @property
    def is_public(self) -> bool:
        """Whether this is an imported game, which everybody may see and nobody owns."""
        return self.is_imported and not self.owner

    @property
    def level_number(self) -> int:
        """The number of the campaign's level, or 0."""
        level = self.game.campaign.level_of(self.level) if self.level else None
        return level.number if level else 0

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
        """Builds the index of seats by person, and of bots by seat."""
        self._indexed_seats, self._held, self._played = self.seats, {}, {}
        self._bots = [seat_row.playing_bot for seat_row in self.seats]
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

    def may_resign(self, person: int) -> list[int]:
        """The seats for which this person may resign: the one to act, else all of the person's seats."""
        actor = self.record.actor
        seats = NO_SEATS if actor == OVER or self.status in NOT_PLAYED else self.seats_played_by(person)
        return [actor] if actor in seats else seats

    def without_free_seats(self) -> Record | None:
        """The record of a waiting game for those alone who are there; None if it cannot be played so, or has begun."""
        taken = [seat for seat, row in enumerate(self.seats) if not row.is_free]
        record, options = self.record, dict(self.record.options)
        is_bound = not self.is_waiting or self.asked_seats or self.deal or self.level or record.start
        if is_bound or not FEWEST <= len(taken) < len(self.seats) or len(taken) not in self.game.seats:
            return None
        if first := options.get("first", 0):
            if first - 1 not in taken:
                return None
            options["first"] = taken.index(first - 1) + 1
        try:
            salts, seats = [record.salts[seat] for seat in taken], [record.seats[seat] for seat in taken]
            return Record.new(
                self.game,
                seats,
                options,
                chance=record.chance,
                commitment=record.commitment,
                seed=record.seed,
                salts=salts,
                date=record.date,
            )
        except BadOption:
            return None

    # -- applying: each returns the log's entries, or raises Refused

    def play(self, actions: Sequence[int | str]) -> list[LogEntry]:
        """Applies actions and the outcomes of chance after them, all or none."""
        events: list[Event] = []
        for action in actions:
            refuse_if(events and self.actor != events[-1].actor, "seat", "refused-typed-on")
            events.append(self.record.append(action))
        events += self.let_chance_act()
        return self.log.entries_for(events)

    def words_of(self, text: str) -> Sequence[int | str]:
        """The actions of a text: one in notation, or several outcomes of chance with spaces between."""
        if self.actor != CHANCE:
            return [text]
        words = tidied(text).replace(",", " ").split()
        refuse_if(len(words) > MOST_TYPED or not words, "unread", "refused-typed", most=MOST_TYPED)
        return self.game.notation.several(self.state, words)

    def let_chance_act(self) -> list[Event]:
        """Draws outcomes as long as chance is to act, where they are not typed in."""
        events: list[Event] = []
        while self.actor == CHANCE and self.seal:
            events.append(self.record.roll(self.seal))
        return events

    def abandon_game(self) -> list[LogEntry]:
        """Ends the game without a result."""
        self.record.abandon()
        return self.log.entry("abandon", "")

    def resign_seat(self, kind: str, seat: int) -> list[LogEntry]:
        """A seat resigns (`resign`), or has lost on time (`flag`)."""
        self.record.resign(seat)
        return self.log.entry(kind, str(seat))

    # -- committing

    def before(self) -> Before:
        """What to go back to if the next change fails."""
        return Before(self.record, len(self.record.events), self.record.ending)

    def restore(self, before: Before) -> None:
        """Undoes a change that failed."""
        record, count, ending = before
        if self.record is not record or len(record.events) != count or record.ending != ending:
            self.record = record.fold(count)

    def change(self, key: str, entries: list[LogEntry]) -> Change:
        """What is to be written, after entries were applied; `key` is the request that they belong to."""
        entries[0] = LogEntry(*entries[0][:4], key)
        status = self.status_of_record
        is_over = self.record.is_over
        result = self.record.result if is_over else ""
        works = [work for begin in self.works_at_end if (work := begin(self))] if is_over else []
        return Change(self.id, entries, status, result, status != self.status or bool(result), works)

    def accept(self, change: Change) -> bool:
        """Takes over a change that is on disk. Returns whether a request to take back has come or ended."""
        proposal: Proposal | None = self.log.proposal
        self.status = change.status
        self.log.append(change.entries)
        self.reveal_seed()
        return self.log.proposal is not proposal

    @property
    def status_of_record(self) -> Status:
        """The status of a table whose game has begun, by its record."""
        if not self.record.is_over:
            return Status.OPEN
        return Status.ABANDONED if self.record.end == "abandoned" else Status.OVER

    def mix_salts(self) -> None:
        """Makes the seal from the players' salts when the game begins."""
        if self.seal:
            seal = self.record.seal if self.record.chance == "seed" else None
            self.seal = seal or Seal(self.seal.seed, tuple(self.record.salts))

    def reveal_seed(self) -> None:
        """Reveals the sealed seed of a finished game in its record."""
        if self.seal and self.record.is_over and self.record.chance == "sealed":
            self.record.open(self.seal.seed)


WorkAtEnd = Callable[[PlayedGame], Work | None]
"""Gets a game that a change ends; returns what else is written in the transaction of that change, or None."""
