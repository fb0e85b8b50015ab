"""Writes a new game: a copy of Pig, a small and whole game, under another name (`tumblestar new-game`).

`template/` is a project of its own, with Pig's name in the names of its files and in their text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

PROJECT = "pyproject.toml"


def is_name(name: str) -> bool:
    """Whether a game may have that name: it names a Python package, and stands in addresses."""
    return re.fullmatch("[a-z][a-z0-9_]{1,30}", name) is not None


def write(name: str, folder: Path) -> list[Path]:
    """Writes the game into a folder that is not there yet; gives its files. Raises OSError."""
    folder.mkdir(parents=True)
    written: list[Path] = []
    for place, text in _files(resources.files(__name__).joinpath("template"), Path()):
        file = folder / _named(str(place), name).replace("pyproject.template", PROJECT)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_named(text, name), encoding="utf-8", newline="\n")
        written.append(file)
    return written


def _files(folder: Traversable, place: Path) -> Iterator[tuple[Path, str]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _files(entry, place / entry.name)
        elif entry.is_file():
            yield place / entry.name, entry.read_text(encoding="utf-8")


def _named(text: str, name: str) -> str:
    """A text that speaks of the game in place of Pig."""
    return text.replace("pig", name).replace("Pig", name.replace("_", " ").title())
