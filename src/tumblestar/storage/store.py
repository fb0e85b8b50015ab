"""What survives a restart: people, tables, sealed seeds and log entries.

Entries are only ever added. A write that returns is on disk. Errors of the database are raised as StoreProblem. Reads
run at once; writes are awaited, and run in the writer's thread (writer.py).
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from sys import intern
from typing import Any

import sqlalchemy as sa

from tumblestar.storage import Conflict, StoreProblem, WriterBusy, schema
from tumblestar.storage.database import Database
from tumblestar.storage.restrictions import Restrictions
from tumblestar.storage.schema import LogEntry, Person, SeatRow, TableRow, read_seats, write_seats
from tumblestar.storage.store_people import lock_table, of_person, try_out
from tumblestar.storage.writer import Row, Work, WriteRequest, now

PLAYED_DELAY = 2.0
"""Seconds in which the times of tables that were played at are collected: one write for all of them."""


TRIAL_SECONDS = 5.0
"""How long it counts whether something could be written, and how long that may take."""


class Store(Database):
    """People and tables in a database. `Store.open` creates or migrates it."""

    def __init__(self, engine: sa.Engine, location: Path | str) -> None:
        super().__init__(engine, location)
        self._played: set[str] = set()
        """Tables that were played at since the last write of `changed`."""
        self.restrictions = Restrictions(self.reading)
        self._trial: asyncio.Task[bool] | None = None
        self._next_trial = 0.0

    def close(self) -> None:
        """Writes what is pending, then closes the database."""
        self._note_played()
        super().close()

    def _rows(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        """All rows that a query finds."""
        with self.reading() as connection:
            return connection.execute(query).all()

    async def accepts_writes(self) -> bool:
        """Whether something can be written. That is tried at most once in TRIAL_SECONDS, for all who ask."""
        if self._trial is None or (self._trial.done() and time.monotonic() >= self._next_trial):
            self._next_trial = time.monotonic() + TRIAL_SECONDS
            self._trial = asyncio.get_running_loop().create_task(self._try_to_write())
        done, _ = await asyncio.wait([self._trial], timeout=TRIAL_SECONDS)
        return any(trial.result() for trial in done)

    async def _try_to_write(self) -> bool:
        try:
            await self.write(lambda connection: try_out(connection, int(time.time() * 1000)))
        except (StoreProblem, Conflict):
            return False
        return True

    # -- people

    def person(self, token: str) -> Person | None:
        """The person with a token (the digest of the cookie), which may be that of another device of theirs."""
        c, devices = schema.people.c, schema.devices.c
        device = sa.select(devices.person).where(devices.token == token).scalar_subquery()
        rows = self._rows(sa.select(schema.people).where((c.token == token) | (c.id == device)))
        return next((Person(row.id, row.name, row.language, row.theme) for row in rows), None)

    async def get_or_create_person(self, token: str) -> Person:
        """The person with a token, created if unknown."""
        if known := self.person(token):
            return known
        row = {"token": token, "name": "", "language": "", "theme": "", "made": now()}
        with suppress(Conflict):  # created by another request meanwhile
            await self.write(lambda connection: connection.execute(sa.insert(schema.people).values(**row)))
        person = self.person(token)
        assert person
        return person

    async def update_person(self, person: int, **columns: str) -> None:
        """Updates a person's name, language or theme."""
        change = sa.update(schema.people).where(schema.people.c.id == person).values(**columns)
        await self.write(lambda connection: connection.execute(change))

    # -- tables

    async def add(self, table: TableRow, seed: str, entries: Sequence[LogEntry], also: Sequence[Work] = ()) -> None:
        """Stores a new table with its first entries and its sealed seed (hex, or empty). Raises Conflict.

        `also` is further work in the same transaction.
        """
        made = now()
        row = {name: getattr(table, name) for name in ("id", "owner", "game", "status", "result")}
        row |= {"header": json.dumps(table.header), "seats": write_seats(table.seats)}
        row |= {"commitment": table.commitment or None, "made": made, "changed": made}

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(schema.tables).values(**row))
            if seed:
                connection.execute(sa.insert(schema.seals).values(table_id=table.id, seed=seed))
            for more in also:
                more(connection)

        await self.submit(WriteRequest(work, _rows(table.id, entries)))

    async def append(
        self,
        table: str,
        entries: Sequence[LogEntry],
        status: str | None = "open",
        result: str = "",
        also: Sequence[Work] = (),
    ) -> None:
        """Adds entries to a table's log and updates the table's status, in one transaction. Raises Conflict.

        `also` is further work in the transaction. `status` None: unchanged.
        """

        def work(connection: sa.Connection) -> None:
            for more in also:
                more(connection)

        status_row = None if status is None else (table, status, result)
        changed_table = "" if entries else table
        await self.submit(WriteRequest(work if also else None, _rows(table, entries), status_row, changed_table))

    def note_played(self, table: str) -> None:
        """Notes that a table was played at. It is written later, for many tables at once, to save commits."""
        if not self._played:
            asyncio.get_running_loop().call_later(PLAYED_DELAY, self._note_played)
        self._played.add(table)

    def _note_played(self) -> None:
        names, self._played = sorted(self._played), set()
        if names:
            change = sa.update(schema.tables).where(schema.tables.c.id.in_(names)).values(changed=now())
            with suppress(WriterBusy):
                self.writer.submit_nowait(WriteRequest(lambda connection: connection.execute(change)))

    async def save_seats(
        self, table: str, before: Sequence[SeatRow], seats: Sequence[SeatRow], also: Sequence[Work] = ()
    ) -> None:
        """Updates the seats of a table. Raises Conflict if they are not as `before`: another process changed them.

        `also` is further work in the transaction.
        """
        c = schema.tables.c
        change = sa.update(schema.tables).where(c.id == table).values(seats=write_seats(seats))

        def work(connection: sa.Connection) -> None:
            lock_table(connection, table)
            stored = connection.execute(sa.select(c.seats).where(c.id == table)).scalar()
            if stored is None or read_seats(stored) != tuple(before):
                raise Conflict(f"the seats of table {table} have changed")
            connection.execute(change)
            for more in also:
                more(connection)

        await self.write(work, changed_table=table)

    def table(self, table: str) -> TableRow | None:
        rows = self._rows(sa.select(schema.tables).where(schema.tables.c.id == table))
        return TableRow.read(rows[0]) if rows else None

    def seed(self, table: str) -> str:
        """The sealed seed of a table in hex, or an empty string."""
        rows = self._rows(sa.select(schema.seals.c.seed).where(schema.seals.c.table_id == table))
        return rows[0].seed if rows else ""

    def entries(self, table: str, after: int = 0, until: int | None = None, most: int | None = None) -> list[LogEntry]:
        """The log of a table, in order, from the entry after `after` up to and including `until`; the first `most`."""
        c = schema.entries.c
        query = sa.select(schema.entries).where(c.table_id == table, c.number > after).order_by(c.number).limit(most)
        rows = self._rows(query if until is None else query.where(c.number <= until))
        return [LogEntry(row.number, intern(row.kind), intern(row.payload), row.actor, row.client) for row in rows]

    def answer_to(self, table: str, client: str) -> int:
        """The live number that a request reached; 0 for an unknown one. `client`: the person and the request's id."""
        c = schema.entries.c
        own = sa.select(c.number).where(c.table_id == table, c.client == client).scalar_subquery()
        following = sa.select(sa.func.min(c.number) - 1).where(
            c.table_id == table, c.number > own, c.client.is_not(None)
        )
        last = sa.select(sa.func.max(c.number)).where(c.table_id == table, c.number >= own)
        with self.reading() as connection:
            return connection.execute(following).scalar() or connection.execute(last).scalar() or 0

    def tables_of(self, person: int) -> list[TableRow]:
        """The tables that a person owns or sits at, the one last played at first."""
        c = schema.tables.c
        query = sa.select(schema.tables).where(of_person(person)).order_by(c.changed.desc(), c.made.desc(), c.id)
        return TableRow.read_all(self._rows(query))

    # -- deleting

    async def delete(self, table: str) -> None:
        """Deletes a table with all its entries."""

        def work(connection: sa.Connection) -> None:
            for column in (schema.entries.c.table_id, schema.seals.c.table_id, schema.tables.c.id):
                connection.execute(sa.delete(column.table).where(column == table))

        await self.write(work, changed_table=table)


def _rows(table: str, entries: Sequence[LogEntry]) -> list[Row]:
    return [(table, e.number, e.client, e.kind, e.actor, e.payload) for e in entries]
