"""Leases: which of the processes that share a database moves the bots and the clock of a table.

A lease only keeps others from doing the same work; what comes of it the unique keys decide. Times are the database's.
"""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from tumblestar.server.storage import schema

SECONDS = 15.0
"""How long a lease holds that is not renewed."""

_NOW = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)


def take(connection: sa.Connection, table: str, holder: str, seconds: float = SECONDS) -> float:
    """Takes or renews the lease of a table. Gives 0.0 if it is the holder's now, else the seconds it is somebody's."""
    c = schema.leases.c
    until = _NOW + int(seconds * 1000)
    asked = insert(schema.leases).values(table_id=table, holder=holder, until=until)
    asked = asked.on_conflict_do_update(
        index_elements=[c.table_id],
        set_={"holder": holder, "until": until},
        where=(c.holder == holder) | (c.until < _NOW),
    )
    connection.execute(asked)
    kept = connection.execute(sa.select(c.holder, (c.until - _NOW).label("rest")).where(c.table_id == table)).one()
    return 0.0 if kept.holder == holder else max(0.1, kept.rest / 1000)


def renew(connection: sa.Connection, holder: str, tables: Iterable[str], seconds: float = SECONDS) -> list[str]:
    """Renews leases that are still the holder's; gives the tables of those."""
    c = schema.leases.c
    known = c.table_id.in_(sorted(tables)), c.holder == holder, c.until >= _NOW
    changed = sa.update(schema.leases).where(*known).values(until=_NOW + int(seconds * 1000))
    return list(connection.execute(changed.returning(c.table_id)).scalars())


def release(connection: sa.Connection, holder: str, table: str | None = None) -> None:
    """Gives up the lease of a table, or all of a holder."""
    c = schema.leases.c
    wanted = [c.holder == holder] if table is None else [c.holder == holder, c.table_id == table]
    connection.execute(sa.delete(schema.leases).where(*wanted))
