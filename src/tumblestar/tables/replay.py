"""Replays a table's log onto its record: loading, catching up with other processes, taking back. It must be locked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tumblestar.engine.sharing import LongWork, finished
from tumblestar.games import GAMES
from tumblestar.record import Record, Seat
from tumblestar.record.header import write
from tumblestar.storage import damaged, store_people
from tumblestar.storage.schema import LogEntry, SeatRow, TableRow
from tumblestar.storage.store import Store
from tumblestar.tables.log import Status, taken_back

if TYPE_CHECKING:
    from tumblestar.tables.table import Table

TALK = ("ask", "agree", "decline")
"""Kinds of entries about a request to take back, which change nothing in the record."""
READ_AT_ONCE = 500
"""Entries of a log that are read from the store at once."""


UNREADABLE = (ValueError, LookupError, TypeError)
"""What reading a damaged table raises."""


def is_simple(table: Table, entries: Sequence[LogEntry]) -> bool:
    """Whether these are the next entries, and can change nothing but the game."""
    is_played = table.status not in (Status.WAITING, Status.IMPORTED)
    return is_played and not table.membership.has_clock and entries[0].number == table.log.live + 1


def catch_up(table: Table, entries: Sequence[LogEntry] | None = None) -> bool:
    """Applies entries of another process, or all that the store has. Returns whether anything is new.

    Raises TableProblem, StoreProblem.
    """
    if table.is_imported:
        return False
    is_changed = False
    if entries is None or table.status == Status.WAITING or table.membership.has_clock:
        row = table.store.table(table.id)
        if row is None:
            table.updates.is_closed = True
            return True
        rows = table.store.read(lambda connection: store_people.membership_rows(connection, table.id))
        is_changed = _update_seats(table, row) | table.membership.load(rows)
    if not entries or entries[0].number > table.log.live + 1:
        entries = table.store.entries(table.id, table.log.live)
    new = [entry for entry in entries if entry.number > table.log.live]
    try:
        apply(table, new)
    except UNREADABLE as error:
        raise damaged(error) from error
    if table.record.is_over:
        table.status = table.status_of_record
    return is_changed or bool(new)


def loading(table: Table) -> LongWork[None]:
    """The work of replaying all log entries that the store has. Raises ValueError or KeyError for an invalid log."""
    while entries := table.store.entries(table.id, table.log.live, most=READ_AT_ONCE):
        yield from _applying(table, entries)


def apply(table: Table, entries: Sequence[LogEntry]) -> None:
    """Replays log entries. Raises ValueError or KeyError for an invalid log."""
    finished(_applying(table, entries))


def _applying(table: Table, entries: Sequence[LogEntry]) -> LongWork[None]:
    for entry in entries:
        yield
        if entry.number != table.log.live + 1:
            raise ValueError(f"entry {table.log.live + 1} is missing")
        table.log.append([entry])
        if entry.kind == "act":
            event = table.record.replay(entry.payload)
            if event.actor != entry.actor:
                raise ValueError(f"entry {entry.number} is by another actor")
        elif entry.kind == "takeback":
            kept, is_practice = taken_back(entry)
            table.record = table.record.fold(kept)
            if is_practice:
                table.record.make_practice(table.seal.seed if table.seal else None)
        elif entry.kind in ("resign", "flag"):
            table.record.resign(int(entry.payload))
        elif entry.kind not in TALK:
            table.record.abandon()
    table.reveal_seed()


def _update_seats(table: Table, row: TableRow) -> bool:
    """Takes over the stored seats, and whether the game has begun. Returns whether anything is new."""
    is_waiting = table.status == Status.WAITING
    is_changed = table.seats != list(row.seats) or (is_waiting and row.status != Status.WAITING)
    if is_waiting and len(row.seats) != len(table.seats):  # its host has left out the free ones
        table.record = empty_record(row)
    table.seats = list(row.seats)
    table.record.seats[:] = [Seat(seat.kind, seat.name) for seat in row.seats]
    if is_waiting:
        table.record.salts[:] = row.header["salts"]
        if row.status != Status.WAITING:
            table.mix_salts()
            table.status = Status(row.status)
    return is_changed


class OtherVersion(ValueError):
    """A stored table was begun under rules or data that are not kept here."""


def as_imported(store: Store, row: TableRow) -> TableRow:
    """A stored table of another version as one that shows its record. Raises TableProblem, StoreProblem."""
    try:
        text = _stored_text(row, store.entries(row.id), store.seed(row.id))
    except UNREADABLE as error:
        raise damaged(error) from error
    return replace(row, header={"text": text}, status=Status.IMPORTED.value)


def _stored_text(row: TableRow, entries: Sequence[LogEntry], seed: str) -> str:
    """The record of a stored table as text, whatever its rules; `seed` is the sealed one."""
    header: dict[str, Any] = row.header
    events: list[tuple[int, str]] = []
    end, is_practice = "over" if row.status == Status.OVER else "", False
    for entry in entries:
        if entry.kind == "act" and entry.actor is not None:
            events.append((entry.actor, entry.payload))
        elif entry.kind == "takeback":
            kept, is_marked = taken_back(entry)
            del events[kept:]
            is_practice = is_practice or is_marked
        elif entry.kind not in TALK:
            end = "abandoned" if entry.kind == "abandon" else f"resigned {int(entry.payload) + 1}"
    seed = header["seed"] or (seed if end or is_practice else "")
    given = {"game": row.game, "seed": seed, "commitment": row.commitment, "result": row.result or "*", "end": end}
    given |= {key: header[key] for key in ("rules", "data", "chance", "date")} | {"start": header.get("start", "")}
    if is_practice:
        given |= {"practice": "yes", "chance": "seed" if header["chance"] == "sealed" else header["chance"]}
    default = {option.name: option.default for option in GAMES[row.game].options}
    options = {name: value for name, value in header["options"].items() if value != default.get(name)}
    return write(given, options, [Seat(one.kind, one.name) for one in row.seats], header["salts"], events)


def empty_record(row: TableRow) -> Record:
    """The record of a stored table before its first event. Raises OtherVersion, ValueError, KeyError or BadOption."""
    header: dict[str, Any] = row.header
    game = GAMES[row.game].of_version(header["rules"])
    if game is None or header["data"] != game.digest:
        raise OtherVersion(f"it was begun under rules {header['rules']}, data {header['data']}")
    return Record.new(
        game,
        [Seat(seat.kind, seat.name) for seat in row.seats],
        header["options"],
        chance=header["chance"],
        commitment=row.commitment,
        seed=header["seed"],
        salts=header["salts"],
        date=header["date"],
        start=header.get("start", ""),
    )


def imported_row(name: str, owner: int, record: Record) -> TableRow:
    """A table that shows a finished record."""
    seats = tuple(SeatRow(kind, who) for kind, who in record.seats)
    values = name, owner, record.game.name, {"text": record.text()}, seats
    return TableRow(*values, status=Status.IMPORTED.value, result=record.result)
