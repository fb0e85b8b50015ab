# pyright: reportMissingTypeStubs=false
"""A game as an environment of PettingZoo (`tumblestar.env.pettingzoo`)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tumblestar.env.episode import Array, CopiedWhole, Episode, agent

Observation = dict[str, Array]


class TurnsEnv(CopiedWhole, AECEnv[str, Observation, Any]):
    """All seats of a game as agents `player_0`, `player_1` …, who act in turn; chance acts inside, by the seed.

    An observation has the keys `observation` and `action_mask`; the mask is 0 throughout for agents not to act. Rewards
    come at the end. An illegal action raises Refused and changes nothing; PettingZoo's TerminateIllegalWrapper
    turns it into an end.
    """

    def __init__(self, episode: Episode) -> None:
        super().__init__()
        self.episode = episode
        self.metadata = {**episode.metadata, "is_parallelizable": False}
        self.render_mode = episode.render_mode
        self.possible_agents = [agent(seat) for seat in range(episode.seats)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        mask = spaces.Box(0, 1, (episode.game.rules.ACTIONS,), np.int8)
        space: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(episode.observer.low, episode.observer.high, dtype=np.int16),
            "action_mask": mask,
        }
        self.observation_spaces = dict[str, Any]((name, spaces.Dict(space)) for name in self.possible_agents)
        self.action_spaces = {name: spaces.Discrete(episode.game.rules.ACTIONS) for name in self.possible_agents}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; the same seed gives the same chance. `options` are ignored: those of the game are set once."""
        self.episode.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.infos = {name: {} for name in self.agents}
        self._follow()

    def step(self, action: Any) -> None:
        """Plays an action of the agent selected, or takes an agent out whose episode is over, for the action None."""
        if not self.agents:
            return self.episode.check_begun()
        name = self.agent_selection
        if self.terminations[name] or self.truncations[name]:
            return self._was_dead_step(action)
        self.episode.act(action)
        self._cumulative_rewards[name] = 0.0
        self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        self._follow()
        self._accumulate_rewards()
        return None

    def _follow(self) -> None:
        """Takes over who is to act, and whether the episode is over."""
        episode = self.episode
        self.terminations = dict.fromkeys(self.agents, episode.is_over)
        self.truncations = dict.fromkeys(self.agents, episode.is_truncated)
        self.agent_selection = self.agents[max(episode.actor, 0)]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do now."""
        episode, seat = self.episode, self.possible_agents.index(agent)
        mask = episode.mask if seat == episode.actor else np.zeros_like(episode.mask)
        return {"observation": episode.observe(seat), "action_mask": mask.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """What the agent selected may do, as sb3-contrib wants it."""
        return self.episode.mask.astype(np.bool_)

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """The space of observations, one object an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of actions, one object an agent."""
        return self.action_spaces[agent]

    def render(self) -> str | Array | None:
        """The state, as the render mode says."""
        return self.episode.render()

    def close(self) -> None:
        """Nothing is to be closed."""
