"""Queries about tables where people play the same deal. Each takes a connection, as those of store_tokens.py."""

from __future__ import annotations

import sqlalchemy as sa

from tumblestar.storage import schema
from tumblestar.storage.rows import TableRow


def add_deal(connection: sa.Connection, table: str, deal: str) -> None:
    """Notes which deal a new table plays."""
    connection.execute(sa.insert(schema.deals).values(table_id=table, deal=deal))


def tables_of_deal(connection: sa.Connection, deal: str) -> list[TableRow]:
    """The tables where a deal is or was played, the oldest first."""
    d, t = schema.deals.c, schema.tables.c
    joined = schema.tables.join(schema.deals, d.table_id == t.id)
    query = sa.select(schema.tables).select_from(joined).where(d.deal == deal).order_by(t.made, t.id)
    return [TableRow.read(row) for row in connection.execute(query).all()]
