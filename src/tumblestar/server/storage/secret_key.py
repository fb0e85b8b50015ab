"""The key of a house, which passes and links are made with: a file beside SQLite's, or a row in a shared database."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import sqlalchemy as sa

from tumblestar.server.storage import schema

FILE = "pass.key"
LENGTH = 32


def in_folder(folder: Path) -> bytes:
    """The key in a folder; made with the first look, for nobody else to read. Raises OSError."""
    file = folder / FILE
    try:
        descriptor = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        key = file.read_bytes()
        if len(key) >= LENGTH:
            return key
        file.unlink()  # a start that was cut short left it
        return in_folder(folder)
    key = secrets.token_bytes(LENGTH)
    with os.fdopen(descriptor, "wb") as writing:
        writing.write(key)
    return key


def in_database(connection: sa.Connection) -> bytes:
    """The key in a database; made with the first look, once for all processes."""
    look = sa.select(schema.keys.c.value).where(schema.keys.c.id == 1)
    connection.execute(sa.text("LOCK TABLE keys IN EXCLUSIVE MODE"))
    kept = connection.execute(look).scalar()
    if kept is None:
        kept = secrets.token_hex(LENGTH)
        connection.execute(sa.insert(schema.keys).values(id=1, value=kept))
    return bytes.fromhex(kept)


def into_folder(folder: Path, key: bytes) -> None:
    """Puts a key into a folder, in the place of the one there. Raises OSError."""
    (folder / FILE).unlink(missing_ok=True)
    with os.fdopen(os.open(folder / FILE, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as writing:
        writing.write(key)


def into_database(connection: sa.Connection, key: bytes) -> None:
    """Puts a key into a database, in the place of the one there."""
    connection.execute(sa.delete(schema.keys))
    connection.execute(sa.insert(schema.keys).values(id=1, value=key.hex()))
