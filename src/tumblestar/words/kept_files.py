"""Files that several processes read, change and write: one at a time, and each file replaced as a whole."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

SAVED_GAMES = "terminal/games"
"""What is locked in a data folder to write saved games."""
TIMEOUT = 20
"""Seconds to wait for another process, which holds the lock only while it reads and writes a file."""


def make_folders(folder: Path) -> None:
    """Creates a folder and those above it, for their owner only. Raises OSError."""
    for missing in reversed([path for path in (folder, *folder.parents) if not path.exists()]):
        missing.mkdir(0o700, exist_ok=True)


@contextmanager
def locked(file: Path) -> Generator[None]:
    """Holds a lock, the file beside `file` with the ending `.lock`: read and write under it. Raises OSError."""
    from filelock import FileLock  # imported here: a browser has none, and needs none

    make_folders(file.parent)
    with FileLock(file.with_name(f"{file.name}.lock"), timeout=TIMEOUT, mode=0o600):
        yield


def write_file(file: Path, content: str | bytes, mode: int = 0o666) -> None:
    """Writes a file atomically, creating its folders, which are for their owner only. Raises OSError."""
    make_folders(file.parent)
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
    with os.fdopen(handle, "wb") as stream:
        stream.write(content.encode() if isinstance(content, str) else content)
        stream.flush()
        os.fsync(stream.fileno())
    part.replace(file)
