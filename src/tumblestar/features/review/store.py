"""Queries about kept reviews. Each takes a connection, as those of store_tokens.py."""

from __future__ import annotations

import sqlalchemy as sa

from tumblestar.storage import schema


def kept_review(connection: sa.Connection, table: str, version: str) -> str:
    """The report on a table's game as JSON, if it is of this version; else an empty string."""
    c = schema.reviews.c
    query = sa.select(c.report).where(c.table_id == table, c.version == version)
    return connection.execute(query).scalar() or ""


def keep_review(connection: sa.Connection, table: str, version: str, report: str) -> None:
    """Keeps the report on a table's game in place of an older one; nothing for a table that is not stored."""
    c = schema.reviews.c
    connection.execute(sa.delete(schema.reviews).where(c.table_id == table))
    if connection.execute(sa.select(schema.tables.c.id).where(schema.tables.c.id == table)).first():
        connection.execute(sa.insert(schema.reviews).values(table_id=table, version=version, report=report))
