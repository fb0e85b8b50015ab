"""The lock of a data folder: one server at a time."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

from tumblestar.server.storage.errors import StoreProblem
from tumblestar.words import Phrase

FILE = "serving.lock"
ADDRESS = "serving.address"
TIMEOUT = 1.0
"""Seconds to wait for the lock: a server that was killed takes a moment to end."""


def note_address(folder: Path, address: str) -> None:
    """Writes where a folder is served, for `served_at`. Where that fails, others are not told."""
    with suppress(OSError):
        (folder / ADDRESS).write_text(address + "\n", encoding="utf-8")


def served_at(folder: Path) -> str:
    """The address at which the process that holds the lock of a folder serves it; empty if unknown."""
    try:
        return (folder / ADDRESS).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


@contextmanager
def serving(folder: Path) -> Generator[bool]:
    """Holds the lock meanwhile; yields False where another process holds it. Raises StoreProblem."""
    try:
        descriptor = os.open(folder / FILE, os.O_WRONLY | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreProblem(
            Phrase("backup-trouble", {"file": str(folder), "why": error.strerror or str(error)})
        ) from error
    try:
        until = time.monotonic() + TIMEOUT
        while not (is_held := _try_lock(descriptor)) and time.monotonic() < until:
            time.sleep(TIMEOUT / 50)
        yield is_held
    finally:
        os.close(descriptor)


def _try_lock(descriptor: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
