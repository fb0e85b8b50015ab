"""Runs a command as a person types it, and programs in processes of their own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from tests.patience import PATIENCE
from tumblestar import cli

SRC = Path(__file__).parents[2] / "src"


def run(*args: str, given: str | bytes | None = None, lang: str = "en") -> tuple[int, str, str]:
    done = CliRunner().invoke(cli.commands(lang), args, input=given)
    return done.exit_code, done.stdout, done.stderr


def refusal(*args: str, given: str | bytes | None = None, lang: str = "en") -> str:
    """What a command says that cannot be carried out; it prints nothing else."""
    status, out, err = run(*args, given=given, lang=lang)
    assert (status, out) == (cli.UNUSABLE, "")
    assert err.startswith(("tumblestar: ", "Usage: "))
    return err


def python(*args: object, given: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """A process of Python in the checkout, with its sources and a few more variables; it may fail."""
    command = [sys.executable, *map(str, args)]
    env = {**os.environ, "PYTHONPATH": str(SRC), "PYTHONIOENCODING": "utf-8", **env}
    streams: Any = {"input": given, "capture_output": True, "encoding": "utf-8"}
    return subprocess.run(command, env=env, cwd=SRC.parent, timeout=5 * PATIENCE, check=False, **streams)
