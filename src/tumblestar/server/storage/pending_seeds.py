"""Seeds that forms of new tables were shown the commitment of: they wait here until a form is sent.

So a seed is bound before anybody chooses anything, outlives a restart, and is there for every process of a house.
"""

from __future__ import annotations

import sqlalchemy as sa

from tumblestar.server.storage import schema
from tumblestar.server.storage.database import Conflict

MOST = 1000
"""How many are kept, of the newest."""


def keep(connection: sa.Connection, token: str, seed: str, at: int) -> None:
    """Puts a seed (hex) aside under a token; the oldest are forgotten."""
    c = schema.promises.c
    connection.execute(sa.insert(schema.promises).values(token=token, seed=seed, at=at))
    old = sa.select(c.token).order_by(c.at.desc(), c.token).offset(MOST)
    connection.execute(sa.delete(schema.promises).where(c.token.in_(old)))


def find(connection: sa.Connection, token: str) -> tuple[str, str]:
    """The seed under a token, and the table that was made of it; both may be empty."""
    row = connection.execute(sa.select(schema.promises).where(schema.promises.c.token == token)).first()
    return (row.seed, row.table_id or "") if row else ("", "")


def use(connection: sa.Connection, token: str, table: str) -> None:
    """Notes which table was made of a form, also where its seed was not needed. Raises Conflict for a second one."""
    c = schema.promises.c
    unused = sa.update(schema.promises).where(c.token == token, c.table_id.is_(None)).values(table_id=table)
    if not connection.execute(unused).rowcount and (made := find(connection, token)[1]):
        raise Conflict(f"the form has made the table {made}")
