"""A process that is forked from one with threads, locks and pools under way works like any other."""

from __future__ import annotations

import sys
import textwrap

import pytest

from tests.cli.runner import python
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
        from tumblestar.server.tables.bots import _threads

        def ask():
            return _threads(os.getpid()).submit(lambda: True).result()

        ask()
        print(in_child(ask), ask())
    """,
    "what is being compiled": """
        from tumblestar.speed import Preparing
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
        from tumblestar.bot_workers import WorkerPool
        from tumblestar.speed import Bound
        pool = WorkerPool(lambda bound: SimpleNamespace(bound=bound), lambda _: Bound(compiled=False), print)

        def borrow():
            with pool.borrow() as worker:
                return worker

        borrow()
        print(in_child(borrow), bool(borrow()))
    """,
}


def output_of(program: str, **more: str) -> str:
    """What a program prints that may fork."""
    code = IN_CHILD + textwrap.dedent(program)
    done = python("-W", "ignore", "-c", code, TUMBLESTAR_INTERPRET="1", PATH="", **more)
    return done.stdout.strip() or done.stderr


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_forked_process_goes_on_with_what_its_parent_used(name: str) -> None:
    assert output_of(PROGRAMS[name]) == "0 True"


def test_a_forked_process_does_not_hold_the_lock_of_its_parent_on_machine_code() -> None:
    program = """
        import fcntl, tempfile
        from pathlib import Path
        from tumblestar.speed import compile_lock
        with tempfile.TemporaryDirectory() as folder:
            ready, release = os.pipe()
            with compile_lock(SimpleNamespace(folder=Path(folder))):
                child = os.fork()
                if child == 0:
                    os.close(release)
                    os.read(ready, 1)
                    os._exit(0)
            with open(f"{folder}/.lock") as again:
                fcntl.flock(again, fcntl.LOCK_EX | fcntl.LOCK_NB)
            os.close(release)
            print(os.waitpid(child, 0)[1])
    """
    assert output_of(program) == "0"


def test_a_fork_waits_for_what_a_thread_compiles() -> None:
    program = """
        import tumblestar.kernel_compiler
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
    """
    pytest.importorskip("numba")
    assert output_of(program) == "0 True"
