"""The rooms that the tests of each game have, by the game's name: what checks over all games are parametrized by."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
GAMES = sorted(path.parent.name for path in HERE.glob("*/naive.py"))


def room(game: str, name: str) -> Any:
    """A module of a game's tests, such as `naive`, `real` or `scenario`."""
    return importlib.import_module(f"tests.games.{game}.{name}")


def both(game: str) -> tuple[type[Any], type[Any]]:
    """A game's two implementations: naive first."""
    return room(game, "naive").Naive, room(game, "real").Real
