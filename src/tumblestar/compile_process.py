"""Compiles in another process, of low priority, so that this one goes on undisturbed.

The other process leaves the machine code in the cache folder. It ends when this process does.
"""

from __future__ import annotations

import gc
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

NICENESS = 5
"""How far behind other processes the compiling one stands."""
_PROGRAM = """
import pickle, sys
sys.path[:] = pickle.load(sys.stdin.buffer)
from tumblestar.compile_process import main
main()
"""


def compile_apart(folder: Path | None, work: tuple[Callable[..., object], ...]) -> None:
    """Calls functions in another process, unless `folder` tells that this was done; the last first, with None.

    Each of the others gets what the one after it returned. Does nothing where machine code is not kept, or the
    functions are not those of a module; then they compile where they are called.
    """
    if not folder or not sys.executable or getattr(sys, "frozen", False):
        return
    done = folder / f"{'-'.join(f'{f.__module__}.{f.__qualname__}' for f in work)}.done"
    if done.exists():
        return
    try:
        message = pickle.dumps(sys.path) + pickle.dumps(work)
    except (pickle.PicklingError, AttributeError, TypeError):
        return
    if _run(message):
        done.touch()


def _run(message: bytes) -> bool:
    """Whether a process that reads this message ends well."""
    flags: int = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
    command, quiet = [sys.executable, "-c", _PROGRAM], subprocess.DEVNULL
    try:
        with subprocess.Popen(  # noqa: S603 - a program of our own
            command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, creationflags=flags
        ) as process:
            assert process.stdin
            process.stdin.write(message)
            process.stdin.flush()
            return process.wait() == 0
    except OSError:
        return False


def main() -> None:
    """The other process: does the work that the standard input names."""
    if sys.platform != "win32":
        os.nice(NICENESS)
    gc.disable()  # a compiler keeps most of what it makes, and this process ends soon
    work: tuple[Callable[..., object], ...] = pickle.load(sys.stdin.buffer)  # noqa: S301 - from the parent
    threading.Thread(target=_end_with_parent, daemon=True).start()
    result: object = None
    for function in reversed(work):
        result = function(result)
    os._exit(0)


def _end_with_parent() -> None:
    """Ends the process when the standard input is closed."""
    sys.stdin.buffer.read()
    os._exit(1)
