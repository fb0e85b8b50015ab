"""Starts `tumblestar` in a process of its own, and stops it."""

import re
import signal
import subprocess
import sys
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.package.visitor import visit
from tests.patience import PATIENCE

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@contextmanager
def running(
    command: Sequence[str], environment: Mapping[str, str], folder: Path, said: list[str] | None = None
) -> Generator[str]:
    """Runs a command that serves, until SIGTERM; yields its address. It must end cleanly. `said` gets its output."""
    streams: Any = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "encoding": "utf-8"}
    process = subprocess.Popen(command, env=environment, cwd=folder, **streams)
    try:
        assert process.stdout
        begun: list[str] = []
        address = None
        while not address and (line := process.stdout.readline()):  # games that are kept are told of before
            begun.append(line)
            address = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert address, begun
        yield address[0]
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=PATIENCE) == 0
        rest = process.stdout.read()
        assert "Your tables are saved" in rest
        if said is not None:
            said += [*begun, *rest.splitlines()]
    finally:
        process.kill()
        process.communicate()


def play(command: Sequence[str], environment: Mapping[str, str], folder: Path, *games: str) -> None:
    """Plays games on the pages of a server that a command starts."""
    options = ("play", "--no-browser", "--port", "0", "--pace", "0", "--data", str(folder / "my games"))
    with running((*command, *options), environment, folder) as address:
        for game in games:
            assert visit(address, game) > 2


def checked(command: Sequence[str | Path], **more: object) -> str:
    """The output of a command, which must succeed."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, encoding="utf-8", **more)  # type: ignore[call-overload]
    assert done.returncode == 0, f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done.stdout


PYTHON = sys.executable
