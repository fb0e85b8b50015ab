"""Locks: of a data folder, which one server serves at a time, and leases of tables among processes with PostgreSQL.

The process with the lease of a table plays its bots and runs its clock. A lease only saves double work; if two
processes believe to have one, unique keys decide. Times of leases are the database's.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa

from tumblestar.storage import StoreProblem, schema
from tumblestar.storage.database import dialect_insert
from tumblestar.words import Phrase

# -- of a data folder

LOCK_FILE = "serving.lock"
ADDRESS_FILE = "serving.address"
LOCK_TIMEOUT = 1.0
"""Seconds to wait for the lock: a server that was killed takes a moment to end."""


def note_address(folder: Path, address: str) -> None:
    """Writes where a folder is served, for `served_at`. Where that fails, others are not told."""
    with suppress(OSError):
        (folder / ADDRESS_FILE).write_text(address + "\n", encoding="utf-8", newline="\n")


def served_at(folder: Path) -> str:
    """The address at which the process that holds the lock of a folder serves it; empty if unknown."""
    try:
        return (folder / ADDRESS_FILE).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


@contextmanager
def serving(folder: Path) -> Generator[bool]:
    """Holds the lock meanwhile; yields False where another process holds it. Raises StoreProblem."""
    from filelock import FileLock, Timeout

    # other threads may end what one began
    lock = FileLock(folder / LOCK_FILE, timeout=LOCK_TIMEOUT, mode=0o600, thread_local=False)
    try:
        folder.stat()  # the library would make a folder that is missing
        lock.acquire()
    except Timeout:
        yield False
        return
    except OSError as error:
        raise StoreProblem(
            Phrase("backup-trouble", {"file": str(folder), "why": error.strerror or str(error)})
        ) from error
    try:
        yield True
    finally:
        lock.release()


# -- leases

LEASE_SECONDS = 15.0
"""How long a lease lasts unless it is renewed."""

_NOW = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
"""Milliseconds since 1970, by the database's clock."""


def take_lease(connection: sa.Connection, table: str, holder: str, seconds: float = LEASE_SECONDS) -> float:
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


def renew_leases(connection: sa.Connection, holder: str, tables: Iterable[str]) -> list[str]:
    """Renews the leases that the holder still has; returns their tables."""
    c = schema.leases.c
    unexpired = c.table_id.in_(sorted(tables)), c.holder == holder, c.until >= _NOW
    renewed = sa.update(schema.leases).where(*unexpired).values(until=_NOW + int(LEASE_SECONDS * 1000))
    return list(connection.execute(renewed.returning(c.table_id)).scalars())


def release_leases(connection: sa.Connection, holder: str) -> None:
    """Releases all leases of a holder."""
    connection.execute(sa.delete(schema.leases).where(schema.leases.c.holder == holder))
