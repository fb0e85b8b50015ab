"""The command line as a whole."""

import os
import subprocess
import sys
from pathlib import Path

import tumblestar
from tests.cli.runner import run

ROOT = Path(__file__).parents[2]


def test_help_speaks_french_too() -> None:
    status, out, _ = run("replay", "--help", lang="fr")
    assert status == 0
    assert "notation" in out
    assert "Montre" in out


def test_unknown_options_are_refused() -> None:
    assert run("verify", "--loud")[0] == 2


def test_the_module_is_the_command() -> None:
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-m", "tumblestar", "--version"], env=env, capture_output=True, text=True, check=True
    )
    assert tumblestar.__version__ in done.stdout
