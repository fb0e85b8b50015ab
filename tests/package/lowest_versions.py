"""Installs the lowest versions that `pyproject.toml` allows, imports every module, and plays every game on a server.

`python -m tests.package.lowest_versions` needs uv (`pip install uv`); `.ci/run` runs it. The environment is removed.
"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.package.running import ROOT, checked, play
from tumblestar.games import GAMES

EXTRAS = "fast,postgres,cards,lab,rl"
"""Those that modules import; ray is started by its own program."""
IMPORT_ALL = """
import importlib, pkgutil, tumblestar
names = [each.name for each in pkgutil.walk_packages(tumblestar.__path__, "tumblestar.")]
for name in names:
    if not name.endswith(".__main__") and ".template" not in name and ".migrations" not in name:
        importlib.import_module(name)
"""


def try_lowest(folder: Path) -> None:
    """Fails where the lowest versions cannot be installed together, or lack something that tumblestar needs."""
    python = folder / "venv/bin/python"
    checked([sys.executable, "-m", "uv", "venv", "--quiet", "--python", sys.executable, folder / "venv"])
    install = ["pip", "install", "--quiet", "--resolution", "lowest-direct", "--python", python, f".[{EXTRAS}]"]
    checked([sys.executable, "-m", "uv", *install], cwd=ROOT)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    checked([python, "-c", IMPORT_ALL], env=environment, cwd=folder)
    play([str(python), "-m", "tumblestar"], environment, folder, *GAMES)


if __name__ == "__main__":
    with TemporaryDirectory() as made:
        try_lowest(Path(made))
    print("The lowest versions serve.")  # noqa: T201
