"""A player at a real terminal: a process with a pseudo-terminal."""

from __future__ import annotations

import contextlib
import os
import re
import select
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
SECONDS = PATIENCE
"""So long something is waited for that has to appear."""


class Seat:
    """A command of `tumblestar` in a terminal."""

    def __init__(self, folder: Path, *command: str, **environment: str) -> None:
        pty: Any = pytest.importorskip("pty", reason="a terminal of one's own needs pty, which this system lacks")
        self.master, slave = pty.openpty()
        env = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLORTERM")}
        env |= {"PYTHONPATH": str(ROOT / "src"), "TERM": "xterm-256color", "COLUMNS": "100", "LANG": "C.UTF-8"}
        env |= {"TUMBLESTAR_CONFIG": str(folder), "TUMBLESTAR_DATA": str(folder / "data")} | environment
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tumblestar", *command],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            close_fds=True,
        )
        os.close(slave)
        self.raw = ""
        """All that was written, with its codes."""
        self._at = 0
        self._is_gone = False

    @property
    def seen(self) -> str:
        """What was written since what was waited for last: without codes, on one line."""
        return " ".join(CODES.sub("", self.raw).split())[self._at :]

    def waits_for(self, text: str) -> str:
        """Reads until a text has appeared, whatever its spaces; gives all that stood there as far as that."""
        text = " ".join(text.split())
        end = time.monotonic() + SECONDS
        while text not in self.seen:
            if time.monotonic() > end or not self._read(end - time.monotonic()):
                pytest.fail(f"{text!r} was not seen, but:\n{self.seen}")
        output = self.seen[: self.seen.index(text) + len(text)]
        self._at += len(output)
        return output

    def types(self, line: str, answer: str = "") -> str:
        """Types a line, and waits for an answer, as `waits_for` does."""
        os.write(self.master, line.encode() + b"\n")
        return self.waits_for(answer)

    def _read(self, seconds: float) -> bool:
        if not select.select([self.master], [], [], max(0, seconds))[0]:
            return False
        try:
            part = os.read(self.master, 65536)
        except OSError:  # how Linux says that the other end is closed
            return False
        self.raw += part.decode("utf-8", "replace")
        return bool(part)

    def goes(self) -> None:
        """Leaves, and is gone; whoever was busy with something else when it was told to is told again."""
        if self._is_gone:
            return
        end = time.monotonic() + SECONDS
        while self.process.poll() is None and time.monotonic() < end:
            with contextlib.suppress(OSError):  # it is gone by itself
                os.write(self.master, b"\x15\x04")
            while self._read(1):
                pass
        self.ends()

    def ends(self) -> int:
        """Waits for the process to end; its status."""
        while self._read(SECONDS):
            pass
        os.close(self.master)
        self._is_gone = True
        return self.process.wait(SECONDS)
