"""Whatever a program holds of a game can be copied and pickled, and the copy plays on as the original does."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from itertools import count
from typing import Any

import numpy as np
import pytest

import tumblestar
from tumblestar import env, games
from tumblestar.contract.errors import BadData, BadOption, Unreadable
from tumblestar.contract.state import OVER
from tumblestar.record import Refused
from tumblestar.words import Phrase


def pickled(value: Any) -> Any:
    """The value as another process gets it."""
    return pickle.loads(pickle.dumps(value))


COPIERS: tuple[Callable[[Any], Any], ...] = (copy.copy, copy.deepcopy, pickled)
Play = Callable[[Any, int], list[object]]
"""Plays a value on by some steps; returns what was seen."""


def step_of_turns(turns: Any) -> object:
    if not turns.agents:
        turns.reset()
    observation, reward, ended, cut, _ = turns.last()
    seen = turns.agent_selection, observation["observation"].tolist(), reward, ended, cut
    turns.step(None if ended or cut else int(np.flatnonzero(observation["action_mask"])[0]))
    return seen


def step_of_seat(seat: Any) -> object:
    observation, reward, ended, cut, info = seat.step(int(np.flatnonzero(seat.unwrapped.action_masks())[-1]))
    if ended or cut:
        seat.reset()
    return observation.tolist(), reward, ended, cut, info["action_mask"].tolist()


def step_of_batch(batch: Any) -> object:
    batch.step(batch.sample())
    arrays = (batch.actors, batch.movers, batch.legal, batch.rewards, batch.lengths, batch.episodes)
    return [array.tolist() for array in (*arrays, batch.terminated, batch.truncated, batch.illegal)]


def step_of_vector(vector: Any) -> object:
    *arrays, info = vector.step(vector.batch.sample())
    return [array.tolist() for array in (*arrays, info["action_mask"])]


def step_of_record(record: Any) -> object:
    if not record.is_over:
        record.replay(record.legal[-1])
    return record.text(), record.fold(3).text()


def step_of_state(state: Any) -> object:
    game = games.find("twisty")
    if game.actor(state) != OVER:
        game.rules.apply(state, game.legal(state)[0])
    return game.state_text(state)


def step_of_spiel(state: Any) -> object:
    seen = state.current_player(), state.legal_actions(), str(state), state.returns(), state.history()
    if not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    return seen


def play_position(position: tumblestar.Position, steps: int) -> list[object]:
    """Plays a position on, which itself stays as it is; returns where it came to."""
    for _ in range(steps):
        position = position if position.is_over else position.play_action(position.legal_actions()[0])
    return [position.state_text(), position.record(), position.win_shares()]


def steps_by(step: Callable[[Any], object]) -> Play:
    return lambda value, steps: [step(value) for _ in range(steps)]


play_turns, play_seat, play_batch = map(steps_by, (step_of_turns, step_of_seat, step_of_batch))
play_vector, play_record = steps_by(step_of_vector), steps_by(step_of_record)
play_state, play_spiel = steps_by(step_of_state), steps_by(step_of_spiel)


def played(value: Any, play: Play, steps: int = 5) -> Any:
    play(value, steps)
    return value


def begun(environment: Any) -> Any:
    environment.reset(seed=5)
    return environment


def wrapped_turns() -> Any:
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    return played(begun(OrderEnforcingWrapper(env.pettingzoo("twisty", max_events=20))), play_turns)


def made_seat() -> Any:
    """An environment of Gymnasium as its registry makes it, with wrappers."""
    import gymnasium

    return played(begun(gymnasium.make(env.gymnasium_id(games.find("twinkle")), opponents="random")), play_seat)


def batch(**settings: Any) -> Any:
    return played(begun(env.batch("twisty", 4, max_events=18, **settings)), play_batch)


def spiel() -> Any:
    return played(env.openspiel("twisty").new_initial_state(), play_spiel)


def position() -> tumblestar.Position:
    return tumblestar.new("twinkle", seed=3).play_action(0)


VALUES: dict[str, tuple[Callable[[], Any], Play]] = {
    "pettingzoo": (lambda: played(begun(env.pettingzoo("shizzle")), play_turns), play_turns),
    "pettingzoo, wrapped": (wrapped_turns, play_turns),
    "gymnasium": (lambda: played(begun(env.gymnasium("twisty", "greedy")), play_seat), play_seat),
    "gymnasium, made": (made_seat, play_seat),
    "batch": (batch, play_batch),
    "batch, interpreted": (lambda: batch(compiled=False, autoreset="next_step"), play_batch),
    "batch against bots": (lambda: batch(learner="turns", opponents="greedy", rewards="gains"), play_batch),
    "vector": (lambda: played(begun(env.vector("shizzle", 3, max_events=18)), play_vector), play_vector),
    "openspiel": (spiel, play_spiel),
    "position": (position, play_position),
    "record": (lambda: played(position()._record, play_record, 70), play_record),  # more events than for one mark
    "state": (lambda: played(games.find("twisty").fresh(2), play_state), play_state),
}
"""Everything in the middle of games, and how it is played on."""

WRAPPED = ("pettingzoo, wrapped", "gymnasium, made")


@pytest.mark.parametrize(
    ("name", "copier"),
    [  # a shallow copy of a wrapper by others has the same environment
        pytest.param(name, copier, id=f"{name}-{copier.__name__}")
        for name in VALUES
        for copier in COPIERS
        if name not in WRAPPED or copier is not copy.copy
    ],
)
def test_copies_play_on_like_the_original_and_apart_from_it(name: str, copier: Callable[[Any], Any]) -> None:
    make, play = VALUES[name]
    original = make()
    first, second = copier(original), copier(original)
    expected = play(original, 25)
    assert play(first, 25) == expected  # the original has gone on meanwhile
    assert play(second, 25) == expected


def test_arrays_of_a_copied_batch_show_its_own_memory() -> None:
    for copier in COPIERS:
        copied = copier(batch())
        for _ in count():
            copied.step(copied.sample())
            if copied.truncated.any() or copied.terminated.any():
                break
            assert copied.episodes.max() < 5, "no end was shown"


@pytest.mark.parametrize("copier", COPIERS, ids=lambda copier: copier.__name__)
def test_an_environment_can_be_copied_before_its_first_game(copier: Callable[[Any], Any]) -> None:
    for make, play in (
        (lambda: env.pettingzoo("twisty"), play_turns),
        (lambda: env.gymnasium("twisty", "random"), play_seat),
        (lambda: env.batch("twisty", 2), play_batch),
        (lambda: env.vector("twisty", 2), play_vector),
    ):
        original: Any = make()
        copied = copier(original)
        assert play(begun(copied), 5) == play(begun(original), 5)


def test_a_game_of_openspiel_is_copied_with_its_parameters() -> None:
    game = env.openspiel("twisty", 3, rewards="points", short_game=1)
    for copier in COPIERS:
        assert copier(game).get_parameters() == game.get_parameters()


def test_the_observer_of_openspiel_keeps_its_tensor_and_its_dictionary_one() -> None:
    state = spiel()
    observer = state.get_game().make_py_observer()
    for copier in (copy.deepcopy, pickled):
        copied = copier(observer)
        copied.set_from(state, 0)
        assert copied.dict["observation"] is copied.tensor
        assert copied.tensor.any()


def test_plain_values_survive_copies() -> None:
    game = games.find("shizzle")
    said = Phrase("bad-option", {"name": "x", "allowed": ["y"]})
    for copier in COPIERS:
        assert copier(game) == game
        assert copier(said) == said
        for error in (BadOption(said), Unreadable(said, 7), BadData(said), Refused("rule", said, "TY-1")):
            copied = copier(error)
            assert (str(copied), vars(copied)) == (str(error), vars(error))
