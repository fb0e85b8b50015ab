# pyright: basic
"""Games as games of OpenSpiel, with explicit chance (`tumblestar.env.openspiel`).

States are perfect information: what a player knows is the state, a line in our notation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import Any, get_args

import numpy as np
import pyspiel

from tumblestar import games
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.env import episode, observing
from tumblestar.env.observing import Observer

PLAYERS, REWARDS = "players", "rewards"
"""The parameters that every game has besides its options."""


def defaults(game: Game) -> dict[str, int | str]:
    """The parameters of a game, with their defaults."""
    seats = 2 if 2 in game.seats else game.seats[0]
    return {PLAYERS: seats, REWARDS: "shares", **{option.name: option.default for option in game.options}}


def game_type(game: Game, seats: int, rewards: episode.Rewards) -> pyspiel.GameType:
    """The type of a game, as OpenSpiel lists it."""
    utility = pyspiel.GameType.Utility.GENERAL_SUM
    if seats > 1 and rewards == "shares":
        utility = pyspiel.GameType.Utility.CONSTANT_SUM
    elif seats == 2 and rewards == "differences":
        utility = pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameType(
        short_name=f"tumblestar_{game.name}_v{observing.version(game)}",
        long_name=f"tumblestar {game.name}, version {observing.version(game)}, {observing.digest(game)}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def first_state(game: Game, params: Mapping[str, Any]) -> GameState:
    """The state that a game begins with. Raises BadOption for parameters that it does not have."""
    options = dict(params)
    seats, rewards = options.pop(PLAYERS), options.pop(REWARDS)
    with episode.named(episode.label("openspiel", game)):
        episode.check_one_of("rewards", rewards, get_args(episode.Rewards))
        return game.fresh(seats, options)


class SpielGame(pyspiel.Game):
    """A game with its number of players, its rewards and its options."""

    def __init__(self, game: Game, params: Mapping[str, Any]) -> None:
        self.game, self.first = game, first_state(game, params)
        seats, rewards = self.first.seats, params[REWARDS]
        self.rewards = rewards
        low, high = episode.reward_range(game, rewards)
        kind = game_type(game, seats, rewards)
        sums = {pyspiel.GameType.Utility.CONSTANT_SUM: 1.0, pyspiel.GameType.Utility.ZERO_SUM: 0.0}
        info = pyspiel.GameInfo(
            num_distinct_actions=game.rules.ACTIONS,
            max_chance_outcomes=game.rules.ACTIONS,
            num_players=seats,
            min_utility=low,
            max_utility=high,
            utility_sum=sums.get(kind.utility),
            max_game_length=game.observation.MAX_EVENTS,
        )
        super().__init__(kind, info, dict(params))

    def __reduce__(self) -> tuple[Callable[..., SpielGame], tuple[Game, dict[str, Any]]]:
        return load, (self.game, self.get_parameters())

    def new_initial_state(self, line: str | None = None) -> SpielState:
        """The first state, or that of a line in our notation."""
        return SpielState(self, self.first.copy() if line is None else self.game.parse_state(line))

    def max_chance_nodes_in_history(self) -> int:
        """No game has more events than this."""
        return self.game.observation.MAX_EVENTS

    @cached_property
    def observer(self) -> Observer:
        """Makes the observations."""
        return Observer(self.game, self.first.seats)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What OpenSpiel asks for observations and information states."""
        return SpielObserver(self.observer)


class Held:
    """A state, which OpenSpiel copies with what it belongs to."""

    __slots__ = ("s",)

    def __init__(self, s: GameState) -> None:
        self.s = s

    def __deepcopy__(self, _memo: object) -> Held:
        return Held(self.s.copy())


class SpielState(pyspiel.State):
    """A state of a game; chance is a player."""

    def __init__(self, spiel_game: SpielGame, s: GameState) -> None:
        super().__init__(spiel_game)
        self.held = Held(s)

    @property
    def _game(self) -> Game:
        return self.get_game().game

    def current_player(self) -> int:
        """The player to act from 0, or chance, or nobody."""
        actor = self._game.actor(self.held.s)
        return {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}.get(actor, actor)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._game.actor(self.held.s) == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self._game.legal(self.held.s)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may happen, with probabilities."""
        outcomes = self._game.outcomes(self.held.s)
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self._game.rules.apply(self.held.s, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._game.text(self.held.s, action)

    def returns(self) -> list[float]:
        """The rewards of all players; 0 until the game is over."""
        s = self.held.s
        if not self.is_terminal():
            return [0.0] * s.seats
        return episode.rewards_of(self._game, s, self.get_game().rewards)

    def __str__(self) -> str:
        return self._game.state_text(self.held.s)


class SpielObserver:
    """What a player sees, as text and as numbers; the same with perfect recall, since nothing is hidden."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self.tensor = np.zeros(observer.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what a player sees into the tensor."""
        self.tensor[:] = self._observer.observe(state.held.s, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The state in our notation."""
        return str(state)


@cache
def register(game: Game) -> str:
    """Makes a game known to `pyspiel.load_game`; returns its name there."""

    class Registered(SpielGame):
        """The class of one game: OpenSpiel keeps it beyond the end of Python, where only classes may be kept."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    kind = game_type(game, 2, "shares")
    pyspiel.register_game(kind, Registered)
    return kind.short_name


def load(game: Game, params: Mapping[str, Any]) -> SpielGame:
    """The game with these parameters, and the defaults for others. Raises BadOption for what it does not have."""
    first_state(game, params)
    numbers = {name: int(value) for name, value in params.items() if name != REWARDS}
    return pyspiel.load_game(register(game), {**defaults(game), **params, **numbers})


for _game in games.working():
    register(_game)
