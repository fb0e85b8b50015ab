"""Copies all data of a server from one database into another: from SQLite to PostgreSQL, and back.

The copy is a consistent snapshot, and complete or not made at all.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa

from tumblestar.storage import StoreProblem, postgres, schema, server_secrets
from tumblestar.storage.database import Database
from tumblestar.words import Phrase

BATCH = 1000
"""Rows that are copied at once."""
OWN = ("keys", "leases")
"""Tables that belong to one database and are not copied as they are."""
RELEASE_WAIT, RETRY = 5.0, 0.1
"""Seconds that a server which has just stopped may take to be gone, for PostgreSQL too, and between two tries."""


def copy(source: Path | str, target: Path | str) -> int:
    """Copies all data into an empty database; returns the number of game tables. Raises StoreProblem.

    What a server writes to the source meanwhile is not copied.
    """
    with closing(Database.open(source)) as old, closing(Database.open(target)) as new:
        return _copy(old, new)


@contextmanager
def unserved(location: Path | str) -> Generator[None]:
    """Keeps servers away from a PostgreSQL database. Raises StoreProblem if one still runs after RELEASE_WAIT.

    A folder has a lock of its own (backup.py).
    """
    if isinstance(location, Path):
        yield
        return
    with closing(Database.open(location)) as database, database.reading() as connection:
        last_try = time.monotonic() + RELEASE_WAIT
        while not connection.execute(sa.select(sa.func.pg_try_advisory_lock(postgres.SERVING))).scalar():
            if time.monotonic() >= last_try:
                raise StoreProblem(Phrase("move-served", {"place": database.shown}))
            time.sleep(RETRY)
        yield


def _copy(old: Database, new: Database) -> int:
    tables = [table for table in schema.metadata.sorted_tables if table.name not in OWN]
    with old.snapshot() as reading, new.transaction() as writing:
        for table in tables:
            if writing.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first():
                raise StoreProblem(Phrase("move-there", {"place": new.shown}))
        counts = dict.fromkeys([table.name for table in tables], 0)
        for table in tables:
            result = reading.execution_options(yield_per=BATCH).execute(sa.select(table))
            for rows in result.mappings().partitions(BATCH):
                writing.execute(sa.insert(table), [dict(row) for row in rows])
                counts[table.name] += len(rows)
        for table in tables:
            if writing.execute(sa.select(sa.func.count()).select_from(table)).scalar_one() != counts[table.name]:
                raise StoreProblem(Phrase("move-short", {"place": new.shown, "table": table.name}))
        server_secrets.copy_server_id(writing, old.server_id)
        if not isinstance(new.location, Path):
            postgres.set_sequences(writing, tables)
            server_secrets.key_to_database(writing, old.secret_key)
    if isinstance(new.location, Path):
        server_secrets.key_to_folder(new.location, old.secret_key)
    return counts[schema.tables.name]
