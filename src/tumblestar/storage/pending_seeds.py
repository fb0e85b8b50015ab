"""Seeds whose commitment a form for a new table has shown, stored until the form is submitted.

So a seed is fixed before anybody makes a choice, survives a restart, and is there for every process of the server.
"""

from __future__ import annotations

import sqlalchemy as sa

from tumblestar.storage import Conflict, schema

MOST = 1000
"""How many are stored; the oldest are deleted."""


def add(connection: sa.Connection, token: str, seed: str, at: int) -> None:
    """Stores a seed (hex) under a token."""
    c = schema.pending_seeds.c
    connection.execute(sa.insert(schema.pending_seeds).values(token=token, seed=seed, at=at))
    old = sa.select(c.token).order_by(c.at.desc(), c.token).offset(MOST)
    connection.execute(sa.delete(schema.pending_seeds).where(c.token.in_(old)))


def find(connection: sa.Connection, token: str) -> tuple[str, str]:
    """The seed under a token, and the table that was created with it; either may be empty."""
    row = connection.execute(sa.select(schema.pending_seeds).where(schema.pending_seeds.c.token == token)).first()
    return (row.seed, row.table_id or "") if row else ("", "")


def use(connection: sa.Connection, token: str, table: str) -> None:
    """Notes the table that was created by a form, even without its seed. Raises Conflict for a second table."""
    c = schema.pending_seeds.c
    unused = sa.update(schema.pending_seeds).where(c.token == token, c.table_id.is_(None)).values(table_id=table)
    if not connection.execute(unused).rowcount and (made := find(connection, token)[1]):
        raise Conflict(f"the form has created table {made}")
