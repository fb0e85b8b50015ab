"""What survives a restart: people, tables, sealed seeds, and the entries of every table, in one database.

Entries are only ever added. A write that returns is on disk. Whatever goes wrong with the database
comes out as a StoreProblem that says in words what to do about it. Reading is done at once; writing is awaited, and
goes through the one thread that writes (writer.py).
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from sys import intern
from typing import Any

import sqlalchemy as sa

from tumblestar.server.storage import schema
from tumblestar.server.storage.database import FILE, Conflict, Database, OutcomeUnknown, StoreProblem, now
from tumblestar.server.storage.rows import LevelAttempt, LevelProgress, LogEntry, Person, SeatRow, TableRow
from tumblestar.server.storage.store_people import hold, of_person
from tumblestar.server.storage.writer import Row, Work, WriterBusy, WriteRequest

__all__ = [
    "FILE",
    "Conflict",
    "LevelAttempt",
    "LevelProgress",
    "LogEntry",
    "OutcomeUnknown",
    "Person",
    "SeatRow",
    "Store",
    "StoreProblem",
    "TableRow",
    "now",
]


PLAYED_TOGETHER = 2.0
"""Seconds in which tables come together that have been played at: one write for all of them."""


class Store(Database):
    """People, tables and campaigns in a database. `Store.open` makes or updates it."""

    def __init__(self, engine: sa.Engine, location: Path | str, ipc_folder: Path | None = None) -> None:
        super().__init__(engine, location, ipc_folder)
        self._played: set[str] = set()
        """Tables at which somebody has played, which is not noted yet."""

    def close(self) -> None:
        """Writes what still waits, then lets the database go."""
        self._note_played()
        super().close()

    # -- people

    def person(self, token: str) -> Person | None:
        """The person with that token (a digest of the cookie)."""
        with self.reading() as connection:
            row = connection.execute(sa.select(schema.people).where(schema.people.c.token == token)).first()
        return Person(row.id, row.name, row.language, row.theme) if row else None

    async def get_or_create_person(self, token: str) -> Person:
        """The person with that token, made known if new."""
        if known := self.person(token):
            return known
        row = {"token": token, "name": "", "language": "", "theme": "", "made": now()}
        with suppress(Conflict):  # they have come twice at the same moment
            await self.write(lambda connection: connection.execute(sa.insert(schema.people).values(**row)))
        person = self.person(token)
        assert person
        return person

    async def update_person(self, person: int, **what: str) -> None:
        """Keeps a person's name, language or theme."""
        change = sa.update(schema.people).where(schema.people.c.id == person).values(**what)
        await self.write(lambda connection: connection.execute(change))

    # -- tables

    async def add(self, table: TableRow, seed: str, entries: Sequence[LogEntry], also: Sequence[Work] = ()) -> None:
        """Stores a new table with its first entries and its sealed seed (hex, or empty). Raises Conflict.

        `also` is what else belongs into the same transaction.
        """
        made = now()
        row = {
            "id": table.id,
            "owner": table.owner,
            "game": table.game,
            "header": json.dumps(table.header),
            "seats": _seats_text(table.seats),
            "commitment": table.commitment or None,
            "status": table.status,
            "result": table.result,
            "made": made,
            "changed": made,
        }

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
        tried: LevelAttempt | None = None,
        also: Sequence[Work] = (),
    ) -> None:
        """Adds entries to a table's log and notes how the table stands, in one transaction. Raises Conflict.

        `tried` is the try of a level that ends with these entries, `also` what else belongs into the transaction.
        `status` None: the table stands as before.
        """

        def work(connection: sa.Connection) -> None:
            if tried:
                _note_try(connection, table, tried)
            for more in also:
                more(connection)

        stands = None if status is None else (table, status, result)
        about = "" if entries else table
        await self.submit(WriteRequest(work if tried or also else None, _rows(table, entries), stands, about))

    def note_played(self, table: str) -> None:
        """Notes that a table was played at: soon, with others, since with each action it would cost as much as that."""
        if not self._played:
            asyncio.get_running_loop().call_later(PLAYED_TOGETHER, self._note_played)
        self._played.add(table)

    def _note_played(self) -> None:
        names, self._played = sorted(self._played), set()
        if names:
            change = sa.update(schema.tables).where(schema.tables.c.id.in_(names)).values(changed=now())
            with suppress(WriterBusy):
                self.writer.leave(WriteRequest(lambda connection: connection.execute(change)))

    async def save_seats(
        self, table: str, before: Sequence[SeatRow], seats: Sequence[SeatRow], also: Sequence[Work] = ()
    ) -> None:
        """Keeps who sits at a table, and under which names. Raises Conflict where somebody else has changed that.

        `before` is what it was; `also` is what else belongs into the transaction.
        """
        c = schema.tables.c
        look = sa.select(c.seats).where(c.id == table)
        change = sa.update(schema.tables).where(c.id == table).values(seats=_seats_text(seats))

        def work(connection: sa.Connection) -> None:
            hold(connection, table)
            kept = connection.execute(look).scalar()
            if kept is None or _seats(kept) != tuple(before):
                raise Conflict(f"the seats of table {table} have changed")
            connection.execute(change)
            for more in also:
                more(connection)

        await self.write(work, about=table)

    def table(self, table: str) -> TableRow | None:
        with self.reading() as connection:
            row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table)).first()
        return _saved(row) if row else None

    def seed(self, table: str) -> str:
        """The sealed seed of a table in hex, or an empty string."""
        with self.reading() as connection:
            return (
                connection.execute(sa.select(schema.seals.c.seed).where(schema.seals.c.table_id == table)).scalar()
                or ""
            )

    def entries(self, table: str, after: int = 0, until: int | None = None) -> list[LogEntry]:
        """The log of a table, in order: by default all, else what comes after a number, and as far as another."""
        c = schema.entries.c
        query = sa.select(schema.entries).where(c.table_id == table, c.number > after).order_by(c.number)
        with self.reading() as connection:
            rows = connection.execute(query if until is None else query.where(c.number <= until)).all()
        return [LogEntry(row.number, intern(row.kind), intern(row.payload), row.actor, row.client) for row in rows]

    def answer_to(self, table: str, client: str) -> int:
        """The live number that a request has reached, by the client and its own number for it; 0 if it never did."""
        c = schema.entries.c
        own = sa.select(c.number).where(c.table_id == table, c.client == client).scalar_subquery()
        following = sa.select(sa.func.min(c.number) - 1).where(
            c.table_id == table, c.number > own, c.client.is_not(None)
        )
        last = sa.select(sa.func.max(c.number)).where(c.table_id == table, c.number >= own)
        with self.reading() as connection:
            return connection.execute(following).scalar() or connection.execute(last).scalar() or 0

    def tables_of(self, person: int) -> list[TableRow]:
        """The tables that a person made or sits at, the one last played at first."""
        c = schema.tables.c
        with self.reading() as connection:
            query = sa.select(schema.tables).where(of_person(person)).order_by(c.changed.desc(), c.made.desc(), c.id)
            return [_saved(row) for row in connection.execute(query).all()]

    def count_open_tables(self, person: int) -> int:
        """How many tables that a person made have not ended."""
        c = schema.tables.c
        with self.reading() as connection:
            query = sa.select(sa.func.count()).where(c.owner == person, c.status.in_(("open", "waiting")))
            return connection.execute(query).scalar_one()

    # -- campaigns

    def attempts(self, person: int, game: str) -> list[LevelAttempt]:
        """All tries of a person in a game's campaign, in order."""
        c = schema.tries.c
        with self.reading() as connection:
            query = sa.select(schema.tries).where(c.person == person, c.game == game).order_by(c.id)
            return [_tried(row) for row in connection.execute(query).all()]

    def attempt_at(self, table: str) -> LevelAttempt | None:
        """The try that was made at a table, if it ended there and counts."""
        with self.reading() as connection:
            row = connection.execute(sa.select(schema.tries).where(schema.tries.c.table_id == table)).first()
        return _tried(row) if row else None

    def imported_progress(self, person: int, game: str) -> dict[str, LevelProgress]:
        """What a person brought in from files of progress, by level."""
        c = schema.brought.c
        with self.reading() as connection:
            rows = connection.execute(sa.select(schema.brought).where(c.person == person, c.game == game)).all()
        return {
            row.level: LevelProgress(row.tries, row.best, bool(row.won), bool(row.great), bool(row.first))
            for row in rows
        }

    async def import_progress(self, person: int, game: str, standings: Mapping[str, LevelProgress]) -> None:
        """Keeps what a person brought in, in the place of what was kept for these levels before."""
        c = schema.brought.c
        rows = [
            {
                "person": person,
                "game": game,
                "level": level,
                "tries": s.tries,
                "best": s.best,
                "won": int(s.is_won),
                "great": int(s.is_great),
                "first": int(s.is_first),
            }
            for level, s in standings.items()
        ]
        if not rows:
            return
        known = c.person == person, c.game == game, c.level.in_(list(standings))

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(schema.brought).where(*known))
            connection.execute(sa.insert(schema.brought), rows)

        await self.write(work)

    # -- the end of a table

    async def delete(self, table: str) -> None:
        """Takes a table and all its entries away for good."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(schema.entries).where(schema.entries.c.table_id == table))
            connection.execute(sa.delete(schema.seals).where(schema.seals.c.table_id == table))
            connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table))

        await self.write(work, about=table)


def _rows(table: str, entries: Sequence[LogEntry]) -> list[Row]:
    return [(table, e.number, e.client, e.kind, e.actor, e.payload) for e in entries]


def _note_try(connection: sa.Connection, table: str, tried: LevelAttempt) -> None:
    """Writes a try down; it is the first if no other came before it, here or in what was brought in."""
    row = {"person": tried.person, "game": tried.game, "level": tried.level}
    before = 0
    for kept in (schema.tries, schema.brought):
        same = [kept.c[name] == value for name, value in row.items()]
        before += connection.execute(sa.select(sa.func.count()).select_from(kept).where(*same)).scalar_one()
    connection.execute(
        sa.insert(schema.tries).values(
            **row,
            table_id=table,
            points=tried.points,
            won=int(tried.is_won),
            fresh=int(tried.is_fresh),
            first=int(tried.is_won and tried.is_fresh and not before),
            seed=tried.seed,
            ended=now(),
        )
    )


def _tried(row: Any) -> LevelAttempt:
    return LevelAttempt(
        row.person, row.game, row.level, row.points, bool(row.won), bool(row.fresh), row.seed, bool(row.first)
    )


def _seats_text(seats: Sequence[SeatRow]) -> str:
    return json.dumps(
        [
            [seat_row.kind, seat_row.name, seat_row.holder, seat_row.bot, *([True] if seat_row.is_program else [])]
            for seat_row in seats
        ]
    )


def _seats(text: str) -> tuple[SeatRow, ...]:
    return tuple(SeatRow(*seat) for seat in json.loads(text))


def _saved(row: Any) -> TableRow:
    return TableRow(
        id=row.id,
        owner=row.owner,
        game=row.game,
        header=json.loads(row.header),
        seats=_seats(row.seats),
        commitment=row.commitment or "",
        status=row.status,
        result=row.result,
        made=row.made,
        changed=row.changed,
    )
