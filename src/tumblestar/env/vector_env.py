"""A batch as a vector environment of Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tumblestar.contract.game import Game
from tumblestar.env.episode import CopiedWhole, Rewards
from tumblestar.env.game_batch import Batch
from tumblestar.env.observing import Observer

Floats = NDArray[np.float32]
Flags = NDArray[np.bool_]
Infos = dict[str, Any]


class BatchVectorEnv(CopiedWhole, VectorEnv[NDArray[np.int16], NDArray[Any], NDArray[Any]]):
    """A batch of games as Gymnasium sees them: one agent a game, which begins again in the step after its end.

    With `learner` one seat is the agent, and the others act at random. Without it, the agent is the seat to act, and
    the reward is that of the seat that acted. `info` has `action_mask`, `actor` and the `rewards` of all seats.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self, game: Game | str, size: int, seats: int = 2, *, rewards: Rewards = "shares", **given: Any
    ) -> None:
        self.batch = batch = Batch(game, size, seats, rewards=rewards, autoreset="next_step", **given)
        seen = Observer(batch.game, seats)
        self.num_envs = size
        self.single_observation_space = gymnasium.spaces.Box(seen.low, seen.high, dtype=np.int16)
        self.single_action_space = gymnasium.spaces.Discrete(batch.game.rules.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, size)
        self.action_space = batch_space(self.single_action_space, size)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], Infos]:
        """Begins all games anew. One seed gives every game its own chance; of a list of seeds the first counts."""
        self.batch.reset(seed[0] if isinstance(seed, list) else seed)
        return self.batch.observe(self.batch.observations()), self._infos()

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[np.int16], Floats, Flags, Flags, Infos]:
        """Plays an action in each game; the action of a game that was over does not count."""
        batch, out = self.batch, self.batch.observations()
        batch.step(actions, out)
        own = batch.rewards[np.arange(batch.size), batch.movers]
        return out, own, batch.terminated.copy(), batch.truncated.copy(), self._infos()

    def _infos(self) -> Infos:
        batch = self.batch
        found = {
            "action_mask": batch.legal.view(np.int8).copy(),
            "actor": batch.actors.copy(),
            "rewards": batch.rewards.copy(),
        }
        here = np.ones(batch.size, np.bool_)
        return found | {f"_{key}": here for key in found}
