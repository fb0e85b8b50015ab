"""Environments of Gymnasium: one seat of a game (`tumblestar.env.gymnasium`), and a batch (`tumblestar.env.vector`)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, cast, get_args

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tumblestar import bots
from tumblestar.contract.errors import BadOption, wrong_value
from tumblestar.contract.game import Game
from tumblestar.engine import players
from tumblestar.env.episode import Array, CopiedWhole, Episode, OnIllegal, Rewards, check_one_of, check_whole, named
from tumblestar.env.game_batch import Batch
from tumblestar.env.observing import Observer
from tumblestar.words import Phrase

Info = dict[str, Any]
Floats = NDArray[np.float32]
Flags = NDArray[np.bool_]


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
            self._names = _names_by_seat(episode.game, episode.seats, self.seat, opponents)
        episode.seat_bots({other: name for other, name in self._names.items() if name in players.kinds(episode.game)})
        self.observation_space = spaces.Box(episode.observer.low, episode.observer.high, dtype=np.int16)
        self.action_space = spaces.Discrete(episode.game.rules.ACTIONS)

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
        """Lets bots that are no players of the game play until it is the turn of this seat."""
        episode = self.episode
        while not episode.is_over and episode.actor != self.seat:
            bot = bots.find(self._names[episode.actor], episode.game)
            history = episode.history if bot.remembers else ()
            for action in bot.plan(episode.game, episode.state, self._rng, history):
                episode.act(action)

    def _info(self, is_illegal: bool = False) -> Info:
        episode = self.episode
        info: Info = {"action_mask": episode.mask.copy(), "illegal": is_illegal}
        if episode.is_over:
            info["points"] = np.array(episode.result()[0], np.int64)
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now, as sb3-contrib wants it."""
        return self.episode.mask.astype(np.bool_)

    def render(self) -> Any:
        """The state, as the render mode says."""
        return self.episode.render()


def _names_by_seat(game: Game, seats: int, seat: int, opponents: object) -> dict[int, str]:
    """The bots of the other seats: one name for all, or a list in the order of these seats."""
    others = [other for other in range(seats) if other != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else opponents
    if not isinstance(names, list | tuple) or len(cast("list[object]", names)) != len(others):
        raise BadOption(wrong_value("opponents", opponents, Phrase("takes-opponents", {"count": len(others)})))
    named = zip(others, cast("list[object]", names), strict=True)
    return {other: bots.name_of(str(name), game) for other, name in named}


class BatchVectorEnv(CopiedWhole, VectorEnv[NDArray[np.int16], NDArray[Any], NDArray[Any]]):
    """A batch of games as Gymnasium sees them: one agent a game, which begins again in the step after its end.

    With `learner` one seat is the agent, and the others act at random. Without it, the agent is the seat to act, and
    the reward is that of the seat that acted. `info` has `action_mask`, `actor` and the `rewards` of all seats.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self, game: Game | str, size: int, seats: int = 2, *, rewards: Rewards = "shares", **settings: Any
    ) -> None:
        self.batch = batch = Batch(game, size, seats, rewards=rewards, autoreset="next_step", **settings)
        seen = Observer(batch.game, seats)
        self.num_envs = size
        self.single_observation_space = gymnasium.spaces.Box(seen.low, seen.high, dtype=np.int16)
        self.single_action_space = gymnasium.spaces.Discrete(batch.game.rules.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, size)
        self.action_space = batch_space(self.single_action_space, size)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], Info]:
        """Begins all games anew. One seed gives every game its own chance; of a list of seeds the first counts."""
        self.batch.reset(seed[0] if isinstance(seed, list) else seed)
        return self.batch.observe(self.batch.observations()), self._infos()

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[np.int16], Floats, Flags, Flags, Info]:
        """Plays an action in each game; the action of a game that was over does not count."""
        batch, out = self.batch, self.batch.observations()
        batch.step(actions, out)
        own = batch.rewards[np.arange(batch.size), batch.movers]
        return out, own, batch.terminated.copy(), batch.truncated.copy(), self._infos()

    def _infos(self) -> Info:
        batch = self.batch
        infos = {
            "action_mask": batch.legal.view(np.int8).copy(),
            "actor": batch.actors.copy(),
            "rewards": batch.rewards.copy(),
        }
        here = np.ones(batch.size, np.bool_)
        return infos | {f"_{key}": here for key in infos}
