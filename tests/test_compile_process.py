"""Compiling in another process: of low priority, once, and no longer than this one lives."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from bench import start
from tests.marks import needs_numba, slow
from tests.patience import PATIENCE
from tumblestar import compile_process


def note(_: object) -> Path:
    return Path(os.environ["NOTE"])


def write_priority(path: Path) -> None:
    path.write_text(str(os.nice(0)) if sys.platform != "win32" else "low")


def fail(_: object) -> None:
    raise RuntimeError


def wait_for_ever(_: object) -> None:
    sys.stdout.write("waiting\n")
    sys.stdout.flush()
    threading.Event().wait()


def test_it_is_done_once_and_at_low_priority(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTE", str(tmp_path / "note"))
    compile_process.compile_apart(tmp_path, (write_priority, note))
    if sys.platform != "win32":
        assert (tmp_path / "note").read_text() == str(min(os.nice(0) + compile_process.NICENESS, 19))
    (tmp_path / "note").unlink()
    compile_process.compile_apart(tmp_path, (write_priority, note))
    assert not (tmp_path / "note").exists()


def test_what_fails_or_cannot_be_handed_over_is_left_to_the_caller(tmp_path: Path) -> None:
    compile_process.compile_apart(tmp_path, (fail,))
    compile_process.compile_apart(tmp_path, (lambda _: None,))
    assert not list(tmp_path.iterdir())
    compile_process.compile_apart(None, (fail,))


def test_it_ends_with_the_process_that_began_it() -> None:
    command = [sys.executable, "-c", compile_process._PROGRAM]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(pickle.dumps(sys.path) + pickle.dumps((wait_for_ever,)))
        process.stdin.flush()
        assert process.stdout.readline().strip() == b"waiting"
        process.stdin.close()
        assert process.wait(PATIENCE) == 1


@slow
@needs_numba
def test_this_process_only_reads_what_the_other_compiled() -> None:
    apart = start.COUNTED.replace("bot_workers.compile_apart", "unused")
    assert start.run_with_empty_cache(apart, "twinkle_twinkle").split() == ["0"]
