"""Environments for programs that learn; nothing of it is imported to play.

The functions need the extra `rl`. Importing this package makes the games known to Gymnasium, where that is installed.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from tumblestar import games
from tumblestar.contract.errors import BadOption, wrong_value
from tumblestar.contract.game import Game
from tumblestar.env import observing
from tumblestar.env.episode import Episode, OnIllegal, Rewards, check_whole, chosen, label, named
from tumblestar.words import Phrase, say
from tumblestar.words.packages import with_extra

if TYPE_CHECKING:
    from tumblestar.env.game_batch import Batch
    from tumblestar.env.gymnasium_env import BatchVectorEnv, SeatEnv
    from tumblestar.env.openspiel_game import SpielGame
    from tumblestar.env.pettingzoo_env import TurnsEnv

MODULES = {"vector": "gymnasium_env", "openspiel": "openspiel_game"}
"""The modules whose names do not follow from their hosts' names."""


def pettingzoo(
    game: str | Game,
    seats: int = 2,
    *,
    rewards: Rewards = "shares",
    max_events: int = 0,
    render_mode: str | None = None,
    **options: int,
) -> TurnsEnv:
    """An AEC environment of PettingZoo. Raises BadOption, which names what was expected.

    `rewards` are "shares" of the win, "points", or "differences" from the best other seat. The episode is truncated
    after `max_events` events, those of chance included; 0 is no limit. `render_mode` is "ansi", "svg" or "rgb_array".
    `options` are those of the game.
    """
    module = _module("pettingzoo", game)
    return module.TurnsEnv(_episode("pettingzoo", game, seats, options, rewards, max_events, render_mode))


def gymnasium(
    game: str | Game,
    opponents: str | Sequence[str] = "strong",
    *,
    seats: int = 2,
    seat: int = 0,
    campaign: int | str | None = None,
    on_illegal: OnIllegal = "mask",
    rewards: Rewards = "shares",
    max_events: int = 0,
    render_mode: str | None = None,
    **options: int,
) -> SeatEnv:
    """An environment of Gymnasium: one seat, from 0, against bots, or alone with one seat.

    `opponents` is the name of a bot, or a list with one for each other seat. `campaign` is a level of a game that has
    some, by its number or its set; it is played alone. After an illegal action nothing happens and `info["illegal"]`
    is True, or Refused is raised (`on_illegal="raise"`). The other arguments are those of `pettingzoo`.
    """
    module = _module("gymnasium", game)
    if campaign is not None:
        seats, options = 1, {**options, **_level("gymnasium", game, campaign)}
    episode = _episode("gymnasium", game, seats, options, rewards, max_events, render_mode)
    return module.SeatEnv(episode, seat, opponents, on_illegal)


def openspiel(game: str | Game, seats: int = 2, *, rewards: Rewards = "shares", **options: int) -> SpielGame:
    """A game of OpenSpiel with explicit chance; `pyspiel.load_game` knows it by the same name and parameters."""
    module = _module("openspiel", game)
    with named(label("openspiel", game)):
        known_game = games.find(game)
        return module.load(known_game, {"players": seats, "rewards": rewards, **chosen(known_game, options)})


def batch(game: str | Game, size: int, seats: int = 2, **settings: Any) -> Batch:
    """Many games at once, stepped by compiled loops; settings and options of the game as `Batch` takes them."""
    from tumblestar.env.game_batch import Batch

    return Batch(game, size, seats, **settings)


def vector(game: str | Game, size: int, seats: int = 2, **settings: Any) -> BatchVectorEnv:
    """A batch as a vector environment of Gymnasium."""
    return _module("vector", game).BatchVectorEnv(game, size, seats, **settings)


def gymnasium_id(game: Game) -> str:
    """The name of a game's environment in Gymnasium: `tumblestar/Twisty-v1`."""
    return f"tumblestar/{game.name.title().replace('_', '')}-v{observing.version(game)}"


def _episode(host: str, game: str | Game, seats: int, options: dict[str, int], *more: Any) -> Episode:
    with named(label(host, game)):
        known_game = games.find(game)
        return Episode(label(host, game), known_game, seats, chosen(known_game, options), *more)


def _level(host: str, game: str | Game, campaign: int | str) -> dict[str, int]:
    """The options of a level of a campaign."""
    with named(label(host, game)):
        known_game = games.find(game)
        if not known_game.has_module("campaign"):
            raise BadOption(wrong_value("campaign", campaign, Phrase("takes-no-levels", {"name": known_game.name})))
        levels = known_game.campaign.levels()
        if isinstance(campaign, str):
            level = known_game.campaign.level_of(campaign)
            if level is None:
                raise BadOption(wrong_value("campaign", campaign, Phrase("takes-level", {"example": levels[0].set})))
        else:
            level = levels[check_whole("campaign", campaign, 1, len(levels)) - 1]
        return known_game.campaign.options(level.colours, level.missions)


def _module(host: str, game: object) -> ModuleType:
    """The module for a host. Raises ModuleNotFoundError, which names the extra that is missing."""
    try:
        return importlib.import_module(f"tumblestar.env.{MODULES.get(host, f'{host}_env')}")
    except ModuleNotFoundError as error:
        needed = {"env": label(host, game), "package": str(error.name), "what": with_extra("rl")}
        said = say("en", Phrase("env-needs", needed))
        raise ModuleNotFoundError(said, name=error.name) from error


def _register() -> None:
    """Makes the games known to `gymnasium.make`."""
    from gymnasium import register  # pyright: ignore[reportUnknownVariableType]

    for game in games.working():
        register(gymnasium_id(game), "tumblestar.env:gymnasium", kwargs={"game": game.name})


if find_spec("gymnasium"):
    _register()
