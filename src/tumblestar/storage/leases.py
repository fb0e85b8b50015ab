"""Leases: which process of those that share a PostgreSQL database plays the bots and runs the clock of a table.

A lease only saves double work; if two processes believe to have one, unique keys decide. Times are the database's.
"""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa

from tumblestar.storage import schema
from tumblestar.storage.database import dialect_insert

SECONDS = 15.0
"""How long a lease lasts unless it is renewed."""

_NOW = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
"""Milliseconds since 1970, by the database's clock."""


def take(connection: sa.Connection, table: str, holder: str, seconds: float = SECONDS) -> float:
    """Takes or renews the lease of a table. Returns 0.0 if `holder` has it now, else the seconds until it expires."""
    c = schema.leases.c
    until = _NOW + int(seconds * 1000)
    statement = dialect_insert(connection)(schema.leases).values(table_id=table, holder=holder, until=until)
    statement = statement.on_conflict_do_update(
        index_elements=[c.table_id],
        set_={"holder": holder, "until": until},
        where=(c.holder == holder) | (c.until < _NOW),
    )
    connection.execute(statement)
    row = connection.execute(sa.select(c.holder, (c.until - _NOW).label("rest")).where(c.table_id == table)).one()
    return 0.0 if row.holder == holder else max(0.1, row.rest / 1000)


def renew(connection: sa.Connection, holder: str, tables: Iterable[str]) -> list[str]:
    """Renews the leases that the holder still has; returns their tables."""
    c = schema.leases.c
    unexpired = c.table_id.in_(sorted(tables)), c.holder == holder, c.until >= _NOW
    renewed = sa.update(schema.leases).where(*unexpired).values(until=_NOW + int(SECONDS * 1000))
    return list(connection.execute(renewed.returning(c.table_id)).scalars())


def release(connection: sa.Connection, holder: str) -> None:
    """Releases all leases of a holder."""
    connection.execute(sa.delete(schema.leases).where(schema.leases.c.holder == holder))
