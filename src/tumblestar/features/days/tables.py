"""Tables where people play the same deal, each for themselves, and what became of it."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from tumblestar.features.days.days import PERSON, Deal
from tumblestar.storage import Conflict, schema
from tumblestar.storage.schema import Person, SeatRow, TableRow
from tumblestar.tables import invitations
from tumblestar.tables.log import Status
from tumblestar.tables.registry import TableRegistry, TableSpec
from tumblestar.tables.table import Table


def played(registry: TableRegistry, key: str) -> list[TableRow]:
    """The tables where a deal is or was played, the oldest first. Raises StoreProblem."""
    return registry.store.read(lambda connection: tables_of_deal(connection, key))


def own_table(rows: list[TableRow], person: int) -> TableRow | None:
    """The last of these tables that a person has begun and not given up."""
    return next(
        (row for row in reversed(rows) if person and row.owner == person and row.status != Status.ABANDONED), None
    )


async def begin(registry: TableRegistry, deal: Deal, person: Person, key: str = "") -> str:
    """The name of the table where a person plays a deal: the one that they have begun, or a new one.

    Raises BadOption, Refused, Failure, StoreProblem.
    """
    key = key or deal.key
    rows = played(registry, key)
    if mine := own_table(rows, person.id):
        return mine.id
    given_up = sum(row.owner == person.id for row in rows)
    name = invitations.deal_name(registry.key, f"{key} {given_up}", person.id)
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


async def finished(registry: TableRegistry, rows: list[TableRow], most: int) -> list[Table]:
    """The first of these tables whose games have ended by their rules or by resigning."""
    tables: list[Table] = []
    for row in rows:
        if row.status == Status.OVER and len(tables) < most and (table := await registry.find_current(row.id)):
            tables.append(table)
    return tables


# -- store


def add_deal(connection: sa.Connection, table: str, deal: str) -> None:
    """Notes which deal a new table plays."""
    connection.execute(sa.insert(schema.deals).values(table_id=table, deal=deal))


def tables_of_deal(connection: sa.Connection, deal: str) -> list[TableRow]:
    """The tables where a deal is or was played, the oldest first."""
    d, t = schema.deals.c, schema.tables.c
    joined = schema.tables.join(schema.deals, d.table_id == t.id)
    query = sa.select(schema.tables).select_from(joined).where(d.deal == deal).order_by(t.made, t.id)
    return TableRow.read_all(connection.execute(query))
