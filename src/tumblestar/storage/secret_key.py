"""The server's secret key, which signs passes and links: a file beside SQLite's, or a row in PostgreSQL.

The server's id is public. It is a row in every database, so that backups, copies and all processes have the same.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from pathlib import Path

import sqlalchemy as sa

from tumblestar.storage import schema

FILE = "pass.key"
LENGTH = 32
KEY, SERVER_ID = 1, 2
"""Ids of rows in `keys`."""


def from_folder(folder: Path) -> bytes:
    """The key in a folder; created on first use, with mode 0600. Raises OSError."""
    key = secrets.token_bytes(LENGTH)
    try:
        _create(folder / FILE, key)
    except FileExistsError:
        key = (folder / FILE).read_bytes()
        if len(key) < LENGTH:  # the process died while it created the file
            (folder / FILE).unlink()
            return from_folder(folder)
    return key


def from_database(connection: sa.Connection) -> bytes:
    """The key in a database; created on first use, once for all processes."""
    connection.execute(sa.text("LOCK TABLE keys IN EXCLUSIVE MODE"))
    return bytes.fromhex(_value(connection, KEY, LENGTH))


def to_folder(folder: Path, key: bytes) -> None:
    """Replaces the key in a folder. Raises OSError."""
    (folder / FILE).unlink(missing_ok=True)
    _create(folder / FILE, key)


def to_database(connection: sa.Connection, key: bytes) -> None:
    """Replaces the key in a database."""
    connection.execute(sa.delete(schema.keys).where(schema.keys.c.id == KEY))
    connection.execute(sa.insert(schema.keys).values(id=KEY, value=key.hex()))


def server_id(connection: sa.Connection) -> str:
    """The server's id, eight hex digits; created on first use, by one process at a time."""
    return _value(connection, SERVER_ID, 4)


def copy_server_id(connection: sa.Connection, value: str) -> None:
    """Replaces the server's id by that of a database that was copied."""
    connection.execute(sa.update(schema.keys).where(schema.keys.c.id == SERVER_ID).values(value=value))


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


def digest(secret: str) -> str:
    """The digest of a secret, which is all that the store has: a reader of the store can impersonate nobody."""
    return hashlib.sha256(secret.encode()).hexdigest()
