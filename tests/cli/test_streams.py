"""Standard streams that are closed, full or gone, and Ctrl-C: one line, and a status that means nothing else."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.runner import SRC, python
from tests.patience import PATIENCE

FAILED = "tumblestar: Reading or writing failed: "

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a shell closes the streams")


def command(words: str, folder: Path, **streams: int) -> tuple[int, str]:
    """The status of a command of the shell, and what it writes on the error output."""
    line = ["sh", "-c", f"exec {sys.executable} -m tumblestar {words}"]
    env = {**os.environ, "PYTHONPATH": str(SRC), "LANG": "en", "TUMBLESTAR_DATA": str(folder)}
    streams = {"stdout": subprocess.PIPE} | streams
    done = subprocess.run(
        line, env=env, cwd=folder, stderr=subprocess.PIPE, text=True, timeout=PATIENCE, check=False, **streams
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("asked", "status", "said"),
    [
        ("--version >&-", 74, FAILED),
        ("play twisty --seed 1 --plain <&- >out", 74, FAILED),
        ("--loud 2>&-", 2, ""),
        *([("--version >/dev/full", 74, FAILED)] if Path("/dev/full").exists() else []),
    ],
)
def test_a_stream_that_fails_has_a_status_of_its_own(asked: str, status: int, said: str, tmp_path: Path) -> None:
    done, err = command(asked, tmp_path)
    assert (done, err.startswith(said), err.count("\n")) == (status, True, 1 if said else 0), err


def test_a_reader_that_has_gone_ends_a_command_silently(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    assert command("--version", tmp_path, stdout=writing) == (141, "")
    os.close(writing)


@pytest.mark.parametrize("when", ["import", "command"])
def test_an_interrupted_command_says_nothing(when: str) -> None:
    """While the commands are imported, and while one runs, which a module in the place of one of theirs finds out."""
    interrupt = "import os, signal; os.kill(os.getpid(), signal.SIGINT)"
    begin = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # ignored below `nohup`
    script = {
        "import": f"import sys; from tumblestar import cli\nclass At:\n def find_spec(*_): {interrupt}\n"
        "sys.meta_path.insert(0, At()); cli.main()",
        "command": f"from tumblestar.cli import program, main\ndef run(*_, **__): {interrupt}\n"
        "program.commands('en').main; import click; click.Group.main = run; main()",
    }[when]
    done = python("-c", begin + script, LANG="en")
    assert (done.returncode in (130, -signal.SIGINT), done.stderr) == (True, "")
