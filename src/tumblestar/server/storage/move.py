"""All that a house keeps, copied from one database into another: from SQLite to PostgreSQL, and back.

The copy is of one moment, whoever writes meanwhile, and is there whole or not at all.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from tumblestar.server.storage import postgres, schema, secret_key
from tumblestar.server.storage.database import Database, StoreProblem
from tumblestar.words import Phrase

ROWS = 1000
"""How many are copied at once."""
OWN = ("keys", "leases")
"""Tables that belong to the database, not to the house."""


def copy(source: Path | str, target: Path | str) -> int:
    """Copies a house into an empty database; gives how many tables (of games) it has. Raises StoreProblem.

    Whoever asks sees to it that nobody serves either of them, if the copy is to be the last word.
    """
    there = Database.open(source)
    try:
        here = Database.open(target)
        try:
            return _copied(there, here)
        finally:
            here.close()
    finally:
        there.close()


@contextmanager
def unserved(location: Path | str) -> Generator[None]:
    """Keeps servers away from a PostgreSQL database as long as this lasts. Raises StoreProblem if one is there.

    A folder has a lock of its own (backup.py).
    """
    if isinstance(location, Path):
        yield
        return
    database = Database.open(location)
    try:
        with database.reading() as connection:
            if not connection.execute(sa.select(sa.func.pg_try_advisory_lock(postgres.SERVING))).scalar():
                raise StoreProblem(Phrase("move-served", {"place": database.shown}))
            yield
    finally:
        database.close()


def _copied(there: Database, here: Database) -> int:
    tables = [table for table in schema.metadata.sorted_tables if table.name not in OWN]
    with there.snapshot() as reading, here.transaction() as writing:
        for table in tables:
            if writing.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first():
                raise StoreProblem(Phrase("move-there", {"place": here.shown}))
        counts: dict[str, int] = {}
        for table in tables:
            counts[table.name] = 0
            found = reading.execution_options(yield_per=ROWS).execute(sa.select(table))
            for rows in found.mappings().partitions(ROWS):
                writing.execute(sa.insert(table), [dict(row) for row in rows])
                counts[table.name] += len(rows)
        for table in tables:
            if writing.execute(sa.select(sa.func.count()).select_from(table)).scalar_one() != counts[table.name]:
                raise StoreProblem(Phrase("move-short", {"place": here.shown, "table": table.name}))
        if not isinstance(here.location, Path):
            postgres.go_on_counting(writing, tables)
            secret_key.into_database(writing, there.secret_key)
    if isinstance(here.location, Path):
        secret_key.into_folder(here.location, there.secret_key)
    return counts[schema.tables.name]
