"""Has pyright hold every game on the shelf to the Protocols of the contract: `python -m tests.contract.typed`.

For each module of each game a module is written that has the defaults and, over them, what the game has, as the program
sees it; a file then assigns each to its Protocol. Whatever the shelf has is checked; there is no list to keep.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from tumblestar.contract.game import DEFAULTS, WITH_DEFAULTS, Game
from tumblestar.games import GAMES
from tumblestar.words.packages import package_of

PROTOCOLS = {
    "rules": "modules.Rules[State]",
    "parts": "modules.Parts",
    "notation": "modules.Notation[State]",
    "description": "modules.Description[State, object]",
    "picture": "modules.Picture[State, Never]",
    "evaluation": "modules.Evaluation[State, Game]",
    "advice": "capabilities.AdviceModule[State]",
    "solution": "capabilities.SolutionModule",
    "score": "capabilities.ScoreModule",
    "touch": "touching.TouchModule[State]",
    "pad": "capabilities.PadModule",
    "cards": "capabilities.CardsModule[State]",
    "legend": "capabilities.LegendModule[State]",
    "reference": "capabilities.ReferenceModule",
    "tiles": "capabilities.TilesModule",
    "campaign": "capabilities.CampaignModule[State]",
    "editor": "capabilities.EditorModule[State]",
    "review": "capabilities.ReviewModule[State]",
    "puzzles": "capabilities.PuzzlesModule[State]",
    "observation": "observations.ObservationModule[State]",
}
HEAD = """# pyright: basic, reportPrivateImportUsage=false
from typing import Never
from tumblestar.contract import capabilities, modules, observations, touching
from tumblestar.contract.game import Game
"""
REQUIRED = ("rules", "notation", "description", "picture")


def whole(game: Game, name: str) -> str:
    """The text of a module that has what a game's module has, and the defaults for the rest."""
    lines = [f'"""{game.name} {name}, as the program sees it."""']
    if find_spec(f"{DEFAULTS}.{name}"):
        lines.append(f"from {DEFAULTS}.{name} import *")
    if game.has_module(name) or name not in WITH_DEFAULTS:
        lines.append(f"from {package_of(game.name)}.{name} import *")
    return "\n".join([*lines, ""])


def assignments(game: Game) -> Iterator[str]:
    yield f"from {package_of(game.name)}.rules import State"
    for name, protocol in PROTOCOLS.items():
        if name in (*REQUIRED, *WITH_DEFAULTS) or game.has_module(name):
            yield f"import {game.name}_{name}"
            yield f"_{name}: {protocol} = {game.name}_{name}"


def check(folder: Path, games: list[Game]) -> str:
    """What pyright says of the games, each problem a line; empty when all is well."""
    for game in games:
        for name in PROTOCOLS:
            (folder / f"{game.name}_{name}.py").write_text(whole(game, name), encoding="utf-8")
        (folder / f"check_{game.name}.py").write_text(HEAD + "\n".join(assignments(game)) + "\n", encoding="utf-8")
    command = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, *map(str, folder.glob("check_*.py"))]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
    return "" if done.returncode == 0 else done.stdout


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        faults = check(Path(folder), list(GAMES.values()))
    sys.exit(faults or None)
