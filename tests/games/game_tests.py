"""Modules and files of the tests of each game, for checks that are parametrized by game."""

import importlib
from pathlib import Path
from typing import Any

from tumblestar import games
from tumblestar.words.packages import installed

HERE = Path(__file__).parent
GAMES = sorted(set(games.GAMES) - set(installed()))
NEEDED = {
    "naive.py": "a second implementation of the rules, as plain as can be, in a class Naive",
    "real.py": "a class Real, which shows the rules as Naive does, and the game as GAME",
    "scenario.py": "BOOK, which says how scenarios.txt is read",
    "scenarios.txt": "scenarios, one at least for each rule tag",
    "perft.json": "positions to count from; `python -m tests.games.perft --write` counts",
    "message_samples.py": "the refusals, and samples of what messages decide by",
    "sample.txt": "the record of a readable game",
}
"""Files of tests/games/<game>/ with their contents."""


def lacking(game: str) -> list[str]:
    """What the tests of a game lack, each with what to add."""
    missing = [name for name in NEEDED if not text(game, name).strip()]
    return [f"add tests/games/{game}/{name}: {NEEDED[name]}" for name in missing]


def module(game: str, name: str) -> Any:
    """A module of a game's tests, such as `naive`, `real` or `scenario`."""
    return importlib.import_module(f"tests.games.{game}.{name}")


def text(game: str, name: str) -> str:
    """A file of a game's tests; empty where there is none, which `lacking` tells."""
    file = HERE / game / name
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def both(game: str) -> tuple[type[Any], type[Any]]:
    """A game's two implementations: naive first."""
    return module(game, "naive").Naive, module(game, "real").Real
