"""Tables where people play the same deal, each for themselves, and what became of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from tumblestar.features.days.days import PERSON, Deal
from tumblestar.storage import Conflict, schema
from tumblestar.storage.schema import Person, SeatRow, TableRow
from tumblestar.tables import invitations
from tumblestar.tables.log import Status
from tumblestar.tables.registry import TableRegistry, TableSpec
from tumblestar.tables.table import Table


def own_tables(registry: TableRegistry, key: str, person: int) -> list[TableRow]:
    """The tables where a person plays or has played a deal, the oldest first. Raises StoreProblem."""
    return registry.store.read(lambda connection: tables_of_deal(connection, key, person)) if person else []


def current(rows: list[TableRow]) -> TableRow | None:
    """The last of a person's tables that they have not given up."""
    return next((row for row in reversed(rows) if row.status != Status.ABANDONED), None)


async def begin(registry: TableRegistry, deal: Deal, person: Person, key: str = "") -> str:
    """The name of the table where a person plays a deal: the one that they have begun, or a new one.

    Raises BadOption, Refused, Failure, StoreProblem.
    """
    key = key or deal.key
    rows = own_tables(registry, key, person.id)
    if mine := current(rows):
        return mine.id
    name = invitations.derived_name(registry.key, f"deal {key} {len(rows)} {person.id}")
    seats = tuple(
        SeatRow("person", person.name, person.id) if name == PERSON else SeatRow("bot", name) for name in deal.seats
    )

    def write(connection: Connection, table: str) -> None:
        add_deal(connection, table, key)

    spec = TableSpec(deal.game, seats, deal.options, "seed", deal.seed, deal.salts, deal=key, write=write, name=name)
    try:
        return (await registry.make(person.id, spec)).id
    except Conflict:  # the same request came twice
        return name


async def finished(registry: TableRegistry, key: str, most: int) -> list[Table]:
    """The first tables where the game of a deal has ended by its rules or by resigning."""
    query = partial(finished_tables, deal=key, most=most)
    names = await asyncio.to_thread(registry.store.read, query)  # many may have played it
    return [table for name in names if (table := await registry.find_current(name))]


async def count_finished(registry: TableRegistry, key: str) -> int:
    """How many games of a deal have ended so."""
    return await asyncio.to_thread(registry.store.read, partial(count_tables, deal=key))


# -- store


def add_deal(connection: sa.Connection, table: str, deal: str) -> None:
    """Notes which deal a new table plays."""
    connection.execute(sa.insert(schema.deals).values(table_id=table, deal=deal))


def tables_of_deal(connection: sa.Connection, deal: str, owner: int) -> list[TableRow]:
    """The tables where a person plays or has played a deal, the oldest first: found by the owner, not by the deal."""
    d, t = schema.deals.c, schema.tables.c
    plays = sa.exists().where(d.table_id == t.id, d.deal == deal)
    query = sa.select(schema.tables).where(t.owner == owner, plays).order_by(t.made, t.id)
    return TableRow.read_all(connection.execute(query))


def _finished(deal: str, *columns: sa.ColumnElement[Any]) -> sa.Select[Any]:
    d, t = schema.deals.c, schema.tables.c
    joined = schema.tables.join(schema.deals, d.table_id == t.id)
    return sa.select(*columns).select_from(joined).where(d.deal == deal, t.status == Status.OVER.value)


def finished_tables(connection: sa.Connection, deal: str, most: int) -> list[str]:
    """The names of the first tables where a deal was played to its end."""
    t = schema.tables.c
    return list(connection.execute(_finished(deal, t.id).order_by(t.made, t.id).limit(most)).scalars())


def count_done(connection: sa.Connection, deals: Sequence[str], owner: int) -> int:
    """How many of some deals a person has played to their end."""
    d, t = schema.deals.c, schema.tables.c
    joined = schema.tables.join(schema.deals, d.table_id == t.id)
    query = sa.select(sa.func.count(d.deal.distinct())).select_from(joined)
    ended = query.where(t.owner == owner, t.status == Status.OVER.value, d.deal.in_(deals))
    return connection.execute(ended).scalar_one()


def count_tables(connection: sa.Connection, deal: str) -> int:
    """The number of tables where a deal was played to its end."""
    return connection.execute(_finished(deal, sa.func.count())).scalar_one()
