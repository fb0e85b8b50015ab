"""The help page."""

import os
import subprocess
import sys
from pathlib import Path

from tumblestar import cli

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/cli.md").read_text(encoding="utf-8")


def test_the_page_is_the_help() -> None:
    assert cli.help_page() == PAGE


def test_the_package_prints_the_page() -> None:
    env = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run([sys.executable, "-m", "tumblestar.cli"], env=env, capture_output=True, check=True)
    assert done.stdout.decode("utf-8").splitlines() == PAGE.splitlines()
