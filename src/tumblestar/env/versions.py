"""The versions of the environments, which rise when rules, data or observations change (`versions.json`).

A test holds each version together with a digest of what it stands for; `python -m tests.env.test_versions` writes both
down anew.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import TypedDict

from tumblestar.contract.game import Game

FILE = "versions.json"


class Version(TypedDict):
    """The version of a game's environments, and the digest of rules, data and observations that it stands for."""

    version: int
    digest: str


@cache
def kept() -> dict[str, Version]:
    """What is kept, by the names of the games."""
    return json.loads(resources.files("tumblestar.env").joinpath(FILE).read_text(encoding="utf-8"))


def version(game: Game) -> int:
    """The version of a game's environments; that of the rules for a game of another package."""
    return kept()[game.name]["version"] if game.name in kept() else game.version


def digest(game: Game) -> str:
    """The digest that the version stands for; that of the data for a game of another package."""
    return kept()[game.name]["digest"] if game.name in kept() else game.digest
