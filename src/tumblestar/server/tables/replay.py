"""Going back and catching up: a table's record is brought in line with its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from tumblestar.chance import Seal
from tumblestar.games import GAMES
from tumblestar.record import Record, Seat
from tumblestar.server.storage import store_people
from tumblestar.server.storage.store import LogEntry, SeatRow, Store, TableRow
from tumblestar.server.storage.store_people import MembershipRows
from tumblestar.server.tables.log import TableLog
from tumblestar.server.tables.status import Status, status_of
from tumblestar.server.tables.updates import Updates
from tumblestar.words import Phrase


class TableProblem(Exception):
    """A stored table that this program cannot go on with; `phrase` says why."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase


class People(Protocol):
    """What a replay needs of a table's membership."""

    @property
    def has_clock(self) -> bool:
        """Whether the table is played with a clock."""
        ...

    def load(self, rows: MembershipRows) -> bool:
        """Takes over rows of the store; returns whether anything is new."""
        ...


class Replayed(Protocol):
    """What a replay needs of a table."""

    id: str
    store: Store
    record: Record
    seal: Seal | None
    seats: list[SeatRow]
    status: Status
    log: TableLog
    updates: Updates

    @property
    def membership(self) -> People: ...


class Replay:
    """Applies log entries to one table's record. Whoever calls holds the table."""

    def __init__(self, table: Replayed) -> None:
        self._table = table

    def is_simple(self, entries: Sequence[LogEntry]) -> bool:
        """Whether these are the next entries, and the game is all that they may change."""
        table = self._table
        is_played = table.status not in (Status.WAITING, Status.STUDY)
        return is_played and not table.membership.has_clock and entries[0].number == table.log.live + 1

    def catch_up(self, entries: Sequence[LogEntry] | None = None) -> bool:
        """Applies these entries of another process, or all that the store has. Returns whether anything is new.

        Raises TableProblem, StoreProblem.
        """
        table = self._table
        if table.status == Status.STUDY:
            return False
        is_news = False
        if entries is None or table.status == Status.WAITING or table.membership.has_clock:
            row = table.store.table(table.id)
            if row is None:
                table.updates.is_closed = True
                return True
            with table.store.reading() as connection:
                rows = store_people.facts(connection, table.id)
            is_news = self._update_seats(row) | table.membership.load(rows)
        if not entries or entries[0].number > table.log.live + 1:
            entries = table.store.entries(table.id, table.log.live)
        fresh = [entry for entry in entries if entry.number > table.log.live]
        try:
            self.apply(fresh)
        except (ValueError, KeyError) as error:
            raise damaged(error) from error
        if table.record.is_over:
            table.status = status_of(table.record)
        return is_news or bool(fresh)

    def apply(self, entries: Sequence[LogEntry]) -> None:
        """Does what log entries say. Raises ValueError or KeyError for a log that cannot be."""
        table = self._table
        for entry in entries:
            if entry.number != table.log.live + 1:
                raise ValueError(f"entry {table.log.live + 1} is missing")
            table.log.append([entry])
            if entry.kind == "act":
                event = table.record.replay(entry.payload)
                if event.actor != entry.actor:
                    raise ValueError(f"entry {entry.number} is by another actor")
            elif entry.kind == "takeback":
                table.record = table.record.fold(int(entry.payload))
            elif entry.kind in ("resign", "flag"):
                table.record.resign(int(entry.payload))
            else:
                table.record.abandon()
        self.reveal_seed()

    def take_back(self) -> list[LogEntry]:
        """Takes the last event back; returns the entry for it."""
        kept = len(self._table.record.events) - 1
        self._table.record = self._table.record.fold(kept)
        return self._table.log.entry("takeback", str(kept))

    def mix_salts(self) -> None:
        """Makes the seal of the salts that came with the players, when the game begins."""
        table = self._table
        if table.seal:
            seal = table.record.seal if table.record.chance == "seed" else None
            table.seal = seal or Seal(table.seal.seed, tuple(table.record.salts))

    def reveal_seed(self) -> None:
        """Opens the sealed seed of a game that is over."""
        table = self._table
        if table.seal and table.record.is_over and table.record.chance == "sealed":
            table.record.open(table.seal.seed)

    def _update_seats(self, row: TableRow) -> bool:
        """Takes over who sits here, and whether the game has begun. Returns whether that is new."""
        table, is_waiting = self._table, self._table.status == Status.WAITING
        is_news = table.seats != list(row.seats) or (is_waiting and row.status != Status.WAITING)
        table.seats = list(row.seats)
        table.record.seats[:] = [Seat(seat.kind, seat.name) for seat in row.seats]
        if is_waiting:
            table.record.salts[:] = row.header["salts"]
            if row.status != Status.WAITING:
                self.mix_salts()
                table.status = Status(row.status)
        return is_news


def damaged(error: Exception) -> TableProblem:
    """The problem of a stored table that cannot be read."""
    return TableProblem(Phrase("table-damaged", {"why": str(error)[:200]}))


def empty_record(row: TableRow) -> Record:
    """The record of a stored table before its first event. Raises ValueError, KeyError or BadOption."""
    header: dict[str, Any] = row.header
    game = GAMES[row.game]
    if header["rules"] != game.version or header["data"] != game.digest:
        raise ValueError(f"it was begun under rules {header['rules']}, data {header['data']}")
    return Record.new(
        game,
        [Seat(seat.kind, seat.name) for seat in row.seats],
        header["options"],
        chance=header["chance"],
        commitment=row.commitment,
        seed=header["seed"],
        salts=header["salts"],
        date=header["date"],
    )
