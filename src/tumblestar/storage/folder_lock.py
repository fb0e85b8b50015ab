"""The lock of a data folder: one server at a time."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

from tumblestar.storage import StoreProblem
from tumblestar.words import Phrase

FILE = "serving.lock"
ADDRESS = "serving.address"
TIMEOUT = 1.0
"""Seconds to wait for the lock: a server that was killed takes a moment to end."""


def note_address(folder: Path, address: str) -> None:
    """Writes where a folder is served, for `served_at`. Where that fails, others are not told."""
    with suppress(OSError):
        (folder / ADDRESS).write_text(address + "\n", encoding="utf-8", newline="\n")


def served_at(folder: Path) -> str:
    """The address at which the process that holds the lock of a folder serves it; empty if unknown."""
    try:
        return (folder / ADDRESS).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


@contextmanager
def serving(folder: Path) -> Generator[bool]:
    """Holds the lock meanwhile; yields False where another process holds it. Raises StoreProblem."""
    from filelock import FileLock, Timeout

    # other threads may end what one began
    lock = FileLock(folder / FILE, timeout=TIMEOUT, mode=0o600, thread_local=False)
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
