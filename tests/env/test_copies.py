"""Whatever a program holds of a game can be copied and pickled, and the copy plays on as the original does."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from itertools import count
from typing import Any

import numpy as np
import pytest

import tumblestar
from tumblestar import env, games
from tumblestar.contract.errors import BadData, BadOption, Unreadable
from tumblestar.contract.state import OVER
from tumblestar.env.episode import Fields
from tumblestar.record import Refused
from tumblestar.words import Phrase


def pickled(value: Any) -> Any:
    """The value as another process gets it."""
    return pickle.loads(pickle.dumps(value))


COPIERS: tuple[Callable[[Any], Any], ...] = (copy.copy, copy.deepcopy, pickled)


def play_turns(turns: Any, steps: int) -> list[object]:
    """Plays steps of an environment of PettingZoo; returns what was seen."""
    seen: list[object] = []
    for _ in range(steps):
        if not turns.agents:
            turns.reset()
        observation, reward, ended, cut, _ = turns.last()
        seen.append((turns.agent_selection, observation["observation"].tolist(), reward, ended, cut))
        turns.step(None if ended or cut else int(np.flatnonzero(observation["action_mask"])[0]))
    return seen


def play_seat(seat: Any, steps: int) -> list[object]:
    """Plays steps of an environment of Gymnasium; returns what was seen."""
    seen: list[object] = []
    for _ in range(steps):
        found, reward, ended, cut, info = seat.step(int(np.flatnonzero(seat.unwrapped.action_masks())[-1]))
        seen.append((found.tolist(), reward, ended, cut, info["action_mask"].tolist()))
        if ended or cut:
            seat.reset()
    return seen


def play_batch(batch: Any, steps: int) -> list[object]:
    """Plays steps of a batch; returns what its arrays showed."""
    seen: list[object] = []
    for _ in range(steps):
        batch.step(batch.sample())
        shown = (batch.actors, batch.movers, batch.legal, batch.rewards, batch.lengths, batch.episodes)
        seen.append([array.tolist() for array in (*shown, batch.terminated, batch.truncated, batch.illegal)])
    return seen


def play_vector(vector: Any, steps: int) -> list[object]:
    """Plays steps of a vector environment; returns what was seen."""
    seen: list[object] = []
    for _ in range(steps):
        found, *more, info = vector.step(vector.batch.sample())
        seen.append([found.tolist(), *(array.tolist() for array in more), info["action_mask"].tolist()])
    return seen


def play_position(position: tumblestar.Position, steps: int) -> list[object]:
    """Plays a position on; returns where it came to."""
    for _ in range(steps):
        position = position if position.is_over else position.play_action(position.legal_actions()[0])
    return [position.state_text(), position.record(), position.win_shares()]


def play_record(record: Any, steps: int) -> list[object]:
    """Plays a record on; returns its text, and that of a part of it."""
    for _ in range(steps):
        if not record.is_over:
            record.replay(record.legal[-1])
    return [record.text(), record.fold(3).text()]


def play_state(state: Any, steps: int) -> list[object]:
    """Plays a state of Twisty on; returns it in notation."""
    game = games.find("twisty")
    for _ in range(steps):
        if game.actor(state) != OVER:
            game.rules.apply(state, game.legal(state)[0])
    return [game.state_text(state)]


def play_spiel(state: Any, steps: int) -> list[object]:
    """Plays a state of OpenSpiel on; returns what was seen."""
    seen: list[object] = []
    for _ in range(steps):
        if not state.is_terminal():
            seen.append((state.current_player(), state.legal_actions(), str(state)))
            state.apply_action(state.legal_actions()[0])
    return [*seen, state.returns(), state.history()]


def played(value: Any, play: Callable[[Any, int], list[object]], steps: int = 5) -> Any:
    """The value after some steps."""
    play(value, steps)
    return value


def begun(environment: Any) -> Any:
    """The environment after a reset."""
    environment.reset(seed=5)
    return environment


def turns() -> Any:
    """An environment of PettingZoo in the middle of a game."""
    return played(begun(env.pettingzoo("shizzle")), play_turns)


def wrapped_turns() -> Any:
    """The same in a wrapper."""
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    return played(begun(OrderEnforcingWrapper(env.pettingzoo("twisty", max_events=20))), play_turns)


def seat() -> Any:
    """An environment of Gymnasium against bots that remember, in the middle of a game."""
    return played(begun(env.gymnasium("twisty", "greedy")), play_seat)


def made_seat() -> Any:
    """An environment of Gymnasium as its registry makes it, with wrappers."""
    import gymnasium

    return played(begun(gymnasium.make(env.gymnasium_id(games.find("twinkle")), opponents="random")), play_seat)


def batch(**given: Any) -> Any:
    """A batch whose games end soon, in the middle of them."""
    return played(begun(env.batch("twisty", 4, max_events=18, **given)), play_batch)


def vector() -> Any:
    """A vector environment in the middle of games."""
    return played(begun(env.vector("shizzle", 3, max_events=18)), play_vector)


def spiel() -> Any:
    """A state of OpenSpiel in the middle of a game."""
    return played(env.openspiel("twisty").new_initial_state(), play_spiel)


def position() -> Any:
    """A position that follows from others."""
    return tumblestar.new("twinkle", seed=3).play_action(0)


def record() -> Any:
    """A record of more events than it takes for a mark."""
    return played(position()._record, play_record, 70)


VALUES: dict[str, tuple[Callable[[], Any], Callable[[Any, int], list[object]]]] = {
    "pettingzoo": (turns, play_turns),
    "pettingzoo, wrapped": (wrapped_turns, play_turns),
    "gymnasium": (seat, play_seat),
    "gymnasium, made": (made_seat, play_seat),
    "batch": (batch, play_batch),
    "batch, interpreted": (lambda: batch(compiled=False, autoreset="next_step"), play_batch),
    "batch against bots": (lambda: batch(learner="turns", opponents="greedy", rewards="gains"), play_batch),
    "vector": (vector, play_vector),
    "openspiel": (spiel, play_spiel),
    "position": (position, play_position),
    "record": (record, play_record),
    "state": (lambda: played(games.find("twisty").fresh(2), play_state), play_state),
}

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


def test_the_fields_of_a_compiled_state_are_asked_for_no_special_names() -> None:
    fields = Fields(np.zeros(1, [("seats", "i1")]))
    assert (pickled(fields).seats, copy.deepcopy(fields).seats) == (0, 0)
    assert not hasattr(fields, "__array__")


def test_random_numbers_of_a_seat_go_on_in_its_copy() -> None:
    original = begun(env.gymnasium("twisty", "random"))
    assert isinstance(original._rng, random.Random)
    assert pickled(original)._rng.random() == original._rng.random()
