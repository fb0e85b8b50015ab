"""Secrets of the server: the key that signs passes and links, its id, and the seeds that wait for their tables.

The key is a file beside SQLite's, or a row in PostgreSQL. The server's id is public. It is a row in every database, so
that backups, copies and all processes have the same.

A pending seed is one whose commitment a form for a new table has shown; it is stored until the form is submitted. So it
is fixed before anybody makes a choice, survives a restart, and is there for every process of the server.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from pathlib import Path

import sqlalchemy as sa

from tumblestar.storage import Conflict, schema

KEY_FILE = "pass.key"
KEY_LENGTH = 32
KEY_ROW, SERVER_ID_ROW = 1, 2
"""Ids of rows in `keys`."""


def digest(secret: str) -> str:
    """The digest of a secret, which is all that the store has: a reader of the store can impersonate nobody."""
    return hashlib.sha256(secret.encode()).hexdigest()


def key_from_folder(folder: Path) -> bytes:
    """The key in a folder; created on first use, with mode 0600. Raises OSError."""
    key = secrets.token_bytes(KEY_LENGTH)
    try:
        _create(folder / KEY_FILE, key)
    except FileExistsError:
        key = (folder / KEY_FILE).read_bytes()
        if len(key) < KEY_LENGTH:  # the process died while it created the file
            (folder / KEY_FILE).unlink()
            return key_from_folder(folder)
    return key


def key_from_database(connection: sa.Connection) -> bytes:
    """The key in a database; created on first use, once for all processes."""
    connection.execute(sa.text("LOCK TABLE keys IN EXCLUSIVE MODE"))
    return bytes.fromhex(_value(connection, KEY_ROW, KEY_LENGTH))


def key_to_folder(folder: Path, key: bytes) -> None:
    """Replaces the key in a folder. Raises OSError."""
    (folder / KEY_FILE).unlink(missing_ok=True)
    _create(folder / KEY_FILE, key)


def key_to_database(connection: sa.Connection, key: bytes) -> None:
    """Replaces the key in a database."""
    connection.execute(sa.delete(schema.keys).where(schema.keys.c.id == KEY_ROW))
    connection.execute(sa.insert(schema.keys).values(id=KEY_ROW, value=key.hex()))


def server_id(connection: sa.Connection) -> str:
    """The server's id, eight hex digits; created on first use, by one process at a time."""
    return _value(connection, SERVER_ID_ROW, 4)


def copy_server_id(connection: sa.Connection, value: str) -> None:
    """Replaces the server's id by that of a database that was copied."""
    connection.execute(sa.update(schema.keys).where(schema.keys.c.id == SERVER_ID_ROW).values(value=value))


def _value(connection: sa.Connection, row: int, length: int) -> str:
    """A value in hex; if there is none, so many random bytes from now on."""
    value = connection.execute(sa.select(schema.keys.c.value).where(schema.keys.c.id == row)).scalar()
    if value is None:
        value = secrets.token_hex(length)
        connection.execute(sa.insert(schema.keys).values(id=row, value=value))
    return str(value)


def _create(file: Path, key: bytes) -> None:
    with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as opened:
        opened.write(key)


# -- pending seeds

MOST_PENDING_SEEDS = 1000
"""How many are stored; the oldest are deleted."""


def add_pending_seed(connection: sa.Connection, token: str, seed: str, at: int) -> None:
    """Stores a seed (hex) under a token."""
    c = schema.pending_seeds.c
    connection.execute(sa.insert(schema.pending_seeds).values(token=token, seed=seed, at=at))
    old = sa.select(c.token).order_by(c.at.desc(), c.token).offset(MOST_PENDING_SEEDS)
    connection.execute(sa.delete(schema.pending_seeds).where(c.token.in_(old)))


def pending_seed(connection: sa.Connection, token: str) -> tuple[str, str]:
    """The seed under a token, and the table that was created with it; either may be empty."""
    row = connection.execute(sa.select(schema.pending_seeds).where(schema.pending_seeds.c.token == token)).first()
    return (row.seed, row.table_id or "") if row else ("", "")


def use_pending_seed(connection: sa.Connection, token: str, table: str) -> None:
    """Notes the table that was created by a form, even without its seed. Raises Conflict for a second table."""
    c = schema.pending_seeds.c
    unused = sa.update(schema.pending_seeds).where(c.token == token, c.table_id.is_(None)).values(table_id=table)
    if not connection.execute(unused).rowcount and (made := pending_seed(connection, token)[1]):
        raise Conflict(f"the form has created table {made}")
