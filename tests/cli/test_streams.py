"""Standard streams that are closed, full or gone, and Ctrl-C: one line, and a status that means nothing else."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
COMMAND = f"exec {sys.executable} -m tumblestar"
ENV = os.environ | {"PYTHONPATH": str(ROOT / "src"), "LANG": "en"}
FAILED = "tumblestar: Reading or writing failed: "

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a shell closes the streams")


def shell(line: str, folder: Path) -> tuple[int, str]:
    done = subprocess.run(
        ["sh", "-c", line],
        env=ENV | {"TUMBLESTAR_DATA": str(folder)},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
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
    done, err = shell(f"{COMMAND} {asked}", tmp_path)
    assert (done, err.startswith(said), err.count("\n")) == (status, True, 1 if said else 0), err


def test_a_reader_that_has_gone_ends_a_command_silently(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        done = subprocess.run(
            [sys.executable, "-m", "tumblestar", "--version"],
            env=ENV,
            stdout=pipe,
            stderr=subprocess.PIPE,
            timeout=PATIENCE,
        )
    assert (done.returncode, done.stderr) == (141, b"")


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
    done = subprocess.run(
        [sys.executable, "-c", begin + script], env=ENV, capture_output=True, text=True, timeout=PATIENCE
    )
    assert (done.returncode in (130, -signal.SIGINT), done.stderr) == (True, "")
