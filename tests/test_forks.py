"""A process that is forked from one with threads, locks and pools under way works like any other."""

from __future__ import annotations

import sys
import textwrap

import pytest

from tests.cli.runner import python
from tests.marks import needs_numba
from tests.patience import PATIENCE

pytestmark = pytest.mark.skipif(not hasattr(sys, "getdlopenflags"), reason="this system has no fork")

IN_CHILD = f"""
import os, signal, threading
from types import SimpleNamespace

def in_child(call):
    "Whether a call is true in a forked process, which ends with an alarm where it hangs."
    child = os.fork()
    if child == 0:
        signal.alarm({int(PATIENCE / 4)})
        os._exit(0 if call() else 1)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
"""

PROGRAMS = {
    "batch": """
        from tumblestar import env
        batch = env.batch("twisty", 1024, threads=3, compiled=False)
        batch.reset(1)

        def step():
            batch.step(batch.sample())
            return batch.legal.any()

        step()
        print(in_child(step), step())
    """,
    "bots of a server": """
        from tumblestar.tables.bots import _threads

        def ask():
            return _threads(os.getpid(), is_quick=False).submit(lambda: True).result()

        ask()
        print(in_child(ask), ask())
    """,
    "what is being compiled": """
        from tumblestar.engine.speed import Preparing
        gate = threading.Event()
        preparing = Preparing(lambda: gate.wait())

        def finish():
            gate.set()
            return preparing.wait() and preparing.ready and preparing.is_ready

        print(in_child(finish), finish())
    """,
    "solutions": """
        from tumblestar.games.shizzle import solution
        begun, gate = threading.Event(), threading.Event()
        solution.solve = lambda variant: begun.set() or gate.wait()
        threading.Thread(target=solution._solve_in_turn, args=[None]).start()
        begun.wait()

        def solve():
            gate.set()
            return solution._solve_in_turn(None)

        print(in_child(solve), solve())
    """,
    "workers": """
        from tumblestar.engine.bot_workers import WorkerPool
        from tumblestar.engine.speed import Bound
        pool = WorkerPool(lambda bound: SimpleNamespace(bound=bound), lambda _: Bound(compiled=False), print)

        def borrow():
            with pool.borrow() as worker:
                return worker

        borrow()
        print(in_child(borrow), bool(borrow()))
    """,
    "machine code": """
        import fcntl, tempfile
        from pathlib import Path
        from tumblestar.engine.speed import compile_lock
        with tempfile.TemporaryDirectory() as folder:
            ready, release = os.pipe()
            with compile_lock(SimpleNamespace(folder=Path(folder))):
                child = os.fork()
                if child == 0:
                    os.close(release)
                    os.read(ready, 1)
                    os._exit(0)
            with open(f"{folder}/.lock") as again:  # the child does not hold the lock of its parent
                fcntl.flock(again, fcntl.LOCK_EX | fcntl.LOCK_NB)
            os.close(release)
            print(os.waitpid(child, 0)[1], True)
    """,
    "what a thread compiles": """
        import tumblestar.engine.kernel_compiler
        from numba.core.compiler_lock import global_compiler_lock
        begun, gate = threading.Event(), threading.Event()

        def compile():
            with global_compiler_lock:
                begun.set()
                gate.wait()

        threading.Thread(target=compile).start()
        begun.wait()
        threading.Timer(0.2, gate.set).start()

        def use():
            with global_compiler_lock:
                return True

        print(in_child(use), use())
    """,
}


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[needs_numba] if "numba" in PROGRAMS[name] else []) for name in PROGRAMS]
)
def test_a_forked_process_goes_on_with_what_its_parent_used(name: str) -> None:
    code = IN_CHILD + textwrap.dedent(PROGRAMS[name])
    done = python("-W", "ignore", "-c", code, TUMBLESTAR_INTERPRET="1", PATH="")
    assert (done.stdout.strip() or done.stderr) == "0 True"
