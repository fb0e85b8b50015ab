"""One seat of a game as an environment of Gymnasium (`tumblestar.env.gymnasium`)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, cast, get_args

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tumblestar import bots
from tumblestar.contract.errors import BadOption, wrong_value
from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.engine.bot_workers import Bot
from tumblestar.env.episode import Array, CopiedWhole, Episode, OnIllegal, check_one_of, check_whole, named
from tumblestar.words import Phrase

Info = dict[str, Any]


class SeatEnv(CopiedWhole, gymnasium.Env[Array, Any]):
    """A game seen from one seat; bots play the other ones, and chance acts inside, by the seed.

    `info["action_mask"]` has what is legal, and `info["illegal"]` says whether the last action was not, so that nothing
    happened. The reward comes at the end, together with `info["points"]`, the points of all seats.
    """

    def __init__(self, episode: Episode, seat: int, opponents: str | Sequence[str], on_illegal: OnIllegal) -> None:
        self.episode = episode
        self.metadata = episode.metadata
        self.render_mode = episode.render_mode
        with named(episode.label):
            self.on_illegal = check_one_of("on_illegal", on_illegal, get_args(OnIllegal))
            self.seat = check_whole("seat", seat, 0, episode.seats - 1)
            self._opponents = opponents
            self._bots = _bots_by_seat(episode.game, episode.seats, self.seat, opponents)
        if any(bot.remembers for bot in self._bots.values()):
            episode.history = []
        self.observation_space = spaces.Box(episode.observer.low, episode.observer.high, dtype=np.int16)
        self.action_space = spaces.Discrete(episode.game.rules.ACTIONS)

    def __getstate__(self) -> dict[str, Any]:
        """What copies and pickles keep: bots by their names."""
        return {name: value for name, value in vars(self).items() if name != "_bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._bots = _bots_by_seat(self.episode.game, self.episode.seats, self.seat, self._opponents)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, Info]:
        """Begins a game; the same seed gives the same chance, and the same bots."""
        super().reset(seed=seed)
        self._begin(seed)
        while self.episode.is_over:  # before the seat could act
            self._begin(None)
        return self.episode.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, Info]:
        """Plays an action; then the others play until it is this seat's turn again, or the game is over."""
        episode = self.episode
        is_illegal = self.on_illegal == "mask" and not episode.is_legal(action)
        if not is_illegal:
            episode.act(action)
            self._go_on()
        reward = episode.rewards()[self.seat]
        return episode.observe(self.seat), reward, episode.is_over, episode.is_truncated, self._info(is_illegal)

    def _begin(self, seed: int | None) -> None:
        self.episode.deal(seed)
        self._rng = random.Random(self.episode.seed)
        self._go_on()

    def _go_on(self) -> None:
        """Lets the bots play until it is the turn of this seat."""
        episode = self.episode
        while not episode.is_over and episode.actor != self.seat:
            bot = self._bots[episode.actor]
            for action in bot.plan(episode.game, episode.state, self._rng, episode.history or ()):
                episode.act(action)

    def _info(self, is_illegal: bool = False) -> Info:
        episode = self.episode
        info: Info = {"action_mask": episode.mask.copy(), "illegal": is_illegal}
        if episode.is_over:
            info["points"] = np.array([episode.game.points(episode.state, seat) for seat in range(episode.seats)])
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now, as sb3-contrib wants it."""
        return self.episode.mask.astype(np.bool_)

    def render(self) -> Any:
        """The state, as the render mode says."""
        return self.episode.render()


def _bots_by_seat(game: Game, seats: int, seat: int, opponents: object) -> dict[int, Bot[GameState]]:
    """The bots of the other seats: one name for all, or a list in the order of these seats."""
    others = [other for other in range(seats) if other != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else opponents
    if not isinstance(names, list | tuple) or len(cast("list[object]", names)) != len(others):
        raise BadOption(wrong_value("opponents", opponents, Phrase("takes-opponents", {"count": len(others)})))
    return {other: bots.find(str(name), game) for other, name in zip(others, cast("list[object]", names), strict=True)}
