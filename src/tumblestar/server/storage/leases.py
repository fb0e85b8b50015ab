"""Leases: which of the processes that share a database moves the bots and the clock of a table.

A lease only keeps others from doing the same work; what comes of it the unique keys decide. Times are the database's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from tumblestar.server.storage import schema

SECONDS = 15.0
"""How long a lease holds that is not renewed."""

_NOW = {
    "postgresql": sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger),
    "sqlite": sa.cast((sa.func.julianday("now") - 2_440_587.5) * 86_400_000, sa.BigInteger),
}
"""Milliseconds since 1970, by the database's clock."""


def take(connection: sa.Connection, table: str, holder: str, seconds: float = SECONDS) -> float:
    """Takes or renews the lease of a table. Gives 0.0 if it is the holder's now, else the seconds it is somebody's."""
    c = schema.leases.c
    now, insert = _of(connection)
    until = now + int(seconds * 1000)
    asked = insert(schema.leases).values(table_id=table, holder=holder, until=until)
    asked = asked.on_conflict_do_update(
        index_elements=[c.table_id],
        set_={"holder": holder, "until": until},
        where=(c.holder == holder) | (c.until < now),
    )
    connection.execute(asked)
    kept = connection.execute(sa.select(c.holder, (c.until - now).label("rest")).where(c.table_id == table)).one()
    return 0.0 if kept.holder == holder else max(0.1, kept.rest / 1000)


def renew(connection: sa.Connection, holder: str, tables: Iterable[str], seconds: float = SECONDS) -> list[str]:
    """Renews leases that are still the holder's; gives the tables of those."""
    c = schema.leases.c
    now, _ = _of(connection)
    known = c.table_id.in_(sorted(tables)), c.holder == holder, c.until >= now
    changed = sa.update(schema.leases).where(*known).values(until=now + int(seconds * 1000))
    return list(connection.execute(changed.returning(c.table_id)).scalars())


def release(connection: sa.Connection, holder: str, table: str | None = None) -> None:
    """Gives up the lease of a table, or all of a holder."""
    c = schema.leases.c
    wanted = [c.holder == holder] if table is None else [c.holder == holder, c.table_id == table]
    connection.execute(sa.delete(schema.leases).where(*wanted))


def _of(
    connection: sa.Connection,
) -> tuple[sa.ColumnElement[int], Callable[[sa.Table], postgresql.Insert | sqlite.Insert]]:
    """What the time is for this database, and how it inserts."""
    kind = connection.dialect.name
    return _NOW[kind], postgresql.insert if kind == "postgresql" else sqlite.insert
