"""Observations and masks of single states as NumPy arrays, and the versions of environments, which stand for them.

A version rises when rules, data or observations change (`versions.json`). A test holds each version together with a
digest of what it stands for; `python -m tests.env.test_versions` writes both down anew.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from itertools import accumulate
from typing import TypedDict

import numpy as np
import numpy.typing as npt

from tumblestar.contract.game import Game
from tumblestar.contract.observations import Field, width
from tumblestar.contract.state import GameState

VERSIONS = "versions.json"
"""The file of the versions that are kept."""


class Observer:
    """What the seats of a game see.

    `seats` is checked, and the arrays have the same meaning for every number of seats. Raises BadOption for a number of
    seats that the game does not have.

    >>> from tumblestar import games
    >>> game = games.find("shizzle")
    >>> observer = Observer(game, 2)
    >>> state = game.fresh(2)
    >>> len(observer.observe(state, 0)) == observer.width, int(observer.mask(state).sum())
    (True, 0)
    """

    def __init__(self, game: Game, seats: int) -> None:
        game.check_seats(seats)
        self.game, self.seats = game, seats
        self.fields: tuple[Field, ...] = game.observation.FIELDS
        self.width = width(self.fields)
        """The length of an observation."""
        sizes = [field.size for field in self.fields]
        self.low: npt.NDArray[np.int16] = np.repeat(np.array([field.low for field in self.fields], np.int16), sizes)
        self.high: npt.NDArray[np.int16] = np.repeat(np.array([field.high for field in self.fields], np.int16), sizes)
        ends = accumulate(sizes)
        self.slices = {field.name: slice(end - field.size, end) for field, end in zip(self.fields, ends, strict=True)}
        """Where each field is in an observation."""

    def observe(self, s: GameState, seat: int) -> npt.NDArray[np.int16]:
        """What a seat, from 0, sees of a state."""
        out = [0] * self.width
        self.game.observation.observe(s, seat, out)
        return np.array(out, np.int16)

    def mask(self, s: GameState) -> npt.NDArray[np.int8]:
        """1 for each action that the seat to act may do, else 0; all 0 where no seat is to act."""
        mask: npt.NDArray[np.int8] = np.zeros(self.game.rules.ACTIONS, np.int8)
        if self.game.actor(s) >= 0:
            mask[self.game.legal(s)] = 1
        return mask


class Version(TypedDict):
    """The version of a game's environments, and the digest of rules, data and observations that it stands for."""

    version: int
    digest: str


@cache
def kept_versions() -> dict[str, Version]:
    """The versions, by the names of the games."""
    return json.loads(resources.files("tumblestar.env").joinpath(VERSIONS).read_text(encoding="utf-8"))


def version(game: Game) -> int:
    """The version of a game's environments; that of the rules for a game of another package."""
    return kept_versions()[game.name]["version"] if game.name in kept_versions() else game.version


def digest(game: Game) -> str:
    """The digest that the version stands for; that of the data for a game of another package."""
    return kept_versions()[game.name]["digest"] if game.name in kept_versions() else game.digest
