"""Every process that the program starts ends soon after the process that started it, however that one ends."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.marks import slow
from tests.patience import PATIENCE

pytestmark = pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux tells when another's child ends")

HEAD = """import signal, time
from functools import partial
signal.signal(signal.SIGHUP, signal.SIG_DFL)  # tests may be run where it is ignored, which processes inherit
tell = partial(print, flush=True)
"""
PARENTS = {
    "workers of the lab": """
        from tumblestar.lab.engine import processes

        if __name__ == "__main__":
            executor = processes(2).start()
            executor.submit(time.sleep, 0).result()
            executor.submit(time.sleep, 10**6)  # one is at work, the other waits
            tell(*executor._processes)
            time.sleep(10**6)
    """,
    "background": """
        from tests.test_orphans import pid_then_work
        from tumblestar.engine.background import Background

        background = Background(0)
        background._submit(lambda answer: tell(answer.value), (pid_then_work, ()))
        time.sleep(10**6)
    """,
}
"""Programs that start processes of each kind, and print the ids of these."""


def pid_then_work() -> Iterator[int]:
    """The process ID, then work without an end, as of reviews, drawing and compiling."""
    yield os.getpid()
    while True:
        signal.pause()


ENDS = [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL]


def survivors(watched: dict[int, int]) -> list[int]:
    """Waits until processes have ended; kills and returns those that have not."""
    while watched:
        ready, _, _ = select.select(watched, [], [], PATIENCE / 4)
        if not ready:
            for file in watched:
                signal.pidfd_send_signal(file, signal.SIGKILL)
            return list(watched.values())
        for file in ready:
            os.close(file)
            watched.pop(file)
    return []


@pytest.mark.parametrize("kind", PARENTS)
@pytest.mark.parametrize("end", [signal.SIGKILL, *(pytest.param(end, marks=slow) for end in ENDS[:2])])
def test_no_process_outlives_its_parent(kind: str, end: signal.Signals, tmp_path: Path) -> None:
    program = tmp_path / "parent.py"  # a file, which workers import
    program.write_text(HEAD + textwrap.dedent(PARENTS[kind]), encoding="utf-8")
    env = {**os.environ, "TUMBLESTAR_INTERPRET": "1", "PYTHONPATH": str(Path(__file__).parents[1])}
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, env=env) as parent:
        assert parent.stdout
        children = [int(word) for word in parent.stdout.readline().split()]
        assert children
        watched = {os.pidfd_open(child): child for child in children}
        try:
            parent.send_signal(end)
            parent.wait(PATIENCE)
            assert survivors(watched) == []
        finally:
            parent.kill()
