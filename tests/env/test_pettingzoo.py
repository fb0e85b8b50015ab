"""The games as environments of PettingZoo pass its own tests, and say what `tumblestar.new` says."""

import random
import xml.etree.ElementTree as ET
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import tumblestar
from tests.marks import needs_numba, rest_slow
from tumblestar.contract.errors import BadOption
from tumblestar.engine import speed
from tumblestar.env import pettingzoo
from tumblestar.env.observing import Observer
from tumblestar.env.pettingzoo_env import TurnsEnv
from tumblestar.games import GAMES
from tumblestar.record import Refused

# PettingZoo keeps a list of its own environments whose observations are dictionaries; all others are warned of.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
ALONE = [("twinkle", 1, {}), ("twinkle_twinkle", 1, {"goal": 45})]
SETTINGS = [*((name, seats, {}) for name in GAMES for seats in (2, GAMES[name].seats[-1])), *ALONE]


def begun(game: str, seats: int = 2, seed: int = 1, **settings: Any) -> TurnsEnv:
    env = pettingzoo(game, seats, **settings)
    env.reset(seed=seed)
    return env


def play(env: TurnsEnv, most: int = 100_000) -> dict[str, float]:
    """Plays random legal actions, the same for the same seed; returns what each agent was rewarded with."""
    rng = random.Random(env.episode.seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(most):
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        assert observation is not None
        is_out = terminated or truncated
        env.step(None if is_out else rng.choice(observation["action_mask"].nonzero()[0].tolist()))
    return total


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_it_passes_the_tests_of_pettingzoo(game: str, seats: int, options: dict[str, int]) -> None:
    env = pettingzoo(game, seats, **options)
    api_test(env, num_cycles=100)
    assert len(env.possible_agents) == seats
    seed_test(lambda: pettingzoo(game, seats, **options), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_deals_what_it_deals_elsewhere(game: str) -> None:
    env = begun(game, seed=7)
    assert GAMES[game].state_text(env.episode.state) == tumblestar.new(game, seed=7).state_text()
    play(env)
    position = tumblestar.load(env.episode.record())
    assert position.state == env.episode.state
    assert position.is_over


@needs_numba
@pytest.mark.parametrize("game", rest_slow(GAMES))
def test_compiled_games_are_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Any] = []
    for compiled in (True, False):
        monkeypatch.setattr(speed, "is_fast", lambda compiled=compiled: compiled)
        env = begun(game)
        env.reset(seed=7)
        seen = env.observe(env.agent_selection)
        rewards = play(env)
        last = env.episode.observe(1).tolist()
        played.append((rewards, env.episode.actions, seen["observation"].tolist(), seen["action_mask"].tolist(), last))
    assert played[0] == played[1]
    observer = Observer(GAMES[game], 2)
    assert played[0][-1] == observer.observe(env.episode.state, 1).tolist()


def test_without_a_seed_the_next_game_follows_from_the_last_seed() -> None:
    dealt: list[list[int]] = []
    for _ in range(2):
        env = begun("shizzle", seed=7)
        env.reset()
        env.reset()
        dealt.append([env.episode.seed, *env.episode.actions])
    assert dealt[0] == dealt[1]
    env.reset(seed=7)
    assert env.episode.seed == 7


@pytest.mark.parametrize("game", GAMES)
def test_rewards_come_at_the_end(game: str) -> None:
    results: dict[str, list[float]] = {}
    for rewards in ("shares", "points", "differences"):
        env = begun(game, seed=3, rewards=rewards)
        results[rewards] = list(play(env).values())
        low, high = env.metadata["reward_range"]
        assert all(low <= reward <= high for reward in results[rewards])
    s, rules = env.episode.state, env.episode.game
    assert results["shares"] == [rules.win_share(s, seat) for seat in range(2)]
    assert results["points"] == [rules.points(s, seat) for seat in range(2)]
    first, second = results["points"]
    assert results["differences"] == [first - second, second - first]


def test_alone_the_difference_is_the_points_and_the_best_other_seat_counts_elsewhere() -> None:
    alone = begun("twinkle", 1, 3, rewards="differences")
    assert list(play(alone).values()) == [alone.episode.game.points(alone.episode.state, 0)]
    three = begun("shizzle", 3, 3, rewards="differences")
    rewards = list(play(three).values())
    points = [three.episode.game.points(three.episode.state, seat) for seat in range(3)]
    assert len(set(points)) == 3
    assert rewards == [own - max(set(points) - {own}) for own in points]


def test_the_end_of_a_game_and_the_end_of_patience_are_told_apart() -> None:
    env = begun("twisty", max_events=70)
    while not env.truncations[env.agent_selection]:
        assert len(env.episode.actions) < 70
        env.step(env.action_masks().argmax())
    assert not any(env.terminations.values())
    assert env.rewards == {"player_0": 0.0, "player_1": 0.0}
    play(env)
    assert env.agents == []

    env = begun("twisty")
    while not env.terminations[env.agent_selection]:
        env.step(env.action_masks().argmax())
    assert not any(env.truncations.values())


def test_only_the_agent_selected_has_actions() -> None:
    env = begun("twisty", 3, 5)
    rng = random.Random(5)
    for _ in range(60):
        masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
        legal = env.episode.game.legal(env.episode.state)
        assert masks.pop(env.agent_selection).nonzero()[0].tolist() == legal == env.action_masks().nonzero()[0].tolist()
        assert not any(mask.any() for mask in masks.values())
        assert env.agent_selection == f"player_{env.episode.game.actor(env.episode.state)}"
        env.step(rng.choice(legal))


def test_what_is_observed_stays() -> None:
    env = begun("twisty", seed=5)
    seen = env.observe(env.agent_selection)
    copies = {key: value.copy() for key, value in seen.items()}
    env.step(env.action_masks().argmax())
    assert all((seen[key] == copies[key]).all() for key in copies)


def test_an_illegal_action_is_refused_or_ends_the_game_in_the_wrapper_of_pettingzoo() -> None:
    env = begun("twisty", seed=7)
    legal = env.action_masks().nonzero()[0]
    illegal = next(number for number in range(50) if number not in legal)
    before = env.episode.state.copy()
    for action in (illegal, -1, 50, None, "a1", 0.5):
        with pytest.raises(
            Refused, match=r"tumblestar\.env\.pettingzoo\('twisty'\): action .* of player_1 is not legal"
        ):
            env.step(action)
    assert env.episode.state == before
    env.step(np.array(legal[0]))
    assert env.episode.state != before

    wrapped: Any = TerminateIllegalWrapper(pettingzoo("twisty"), illegal_reward=-1)
    wrapped.reset(seed=7)
    wrapped.step(illegal)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards["player_1"] == -1


CALLS: list[tuple[str, Callable[[], Any]]] = [
    (r"pettingzoo\('twisty'\): The game cannot have 9 seats. .* 2, 3 or 4", lambda: pettingzoo("twisty", 9)),
    (r"pettingzoo\('ludo'\): There is no game “ludo”", lambda: pettingzoo("ludo")),
    (r"pettingzoo\('twisty'\): There is no option “speed”", lambda: pettingzoo("twisty", speed=1)),
    (r"pettingzoo\('twisty'\): rewards cannot be 'gold'. .* shares", lambda: pettingzoo("twisty", rewards="gold")),  # pyright: ignore
    (r"pettingzoo\('twisty'\): render_mode .* rgb_array", lambda: pettingzoo("twisty", render_mode="human")),
    (r"pettingzoo\('twisty'\): max_events cannot be -1", lambda: pettingzoo("twisty", max_events=-1)),
    (r"pettingzoo\('twisty'\): seed cannot be 'x'", lambda: pettingzoo("twisty").reset(seed="x")),  # pyright: ignore
]  # fmt: skip


@pytest.mark.parametrize(("words", "call"), CALLS, ids=[words for words, _ in CALLS])
def test_a_wrong_argument_is_named_with_what_is_expected(words: str, call: Callable[[], Any]) -> None:
    with pytest.raises(BadOption, match=words):
        call()


def test_nothing_is_played_before_the_first_reset_and_after_the_end() -> None:
    env = pettingzoo("twisty")
    with pytest.raises(Refused, match=r"call reset\(\) first"):
        env.step(0)
    env.reset(seed=1)
    play(env)
    with pytest.raises(Refused, match=r"call reset\(\) first"):
        env.step(0)


def test_options_are_read_as_people_write_them() -> None:
    assert pettingzoo("Twinkle Twinkle", 3, **{"Black Holes": True}).episode.options == {"black_holes": True}


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_shown_as_text_and_as_svg(game: str) -> None:
    renderings: dict[str, Any] = {}
    for mode in ("ansi", "svg"):
        env = begun(game, seed=2, render_mode=mode)
        renderings[mode] = env.render()
        env.close()
    assert "player_0" in renderings["ansi"]
    assert renderings["ansi"].splitlines()[-1] == GAMES[game].state_text(env.episode.state)
    assert ET.fromstring(renderings["svg"]).tag.endswith("svg")
    assert pettingzoo(game).render() is None


def test_a_state_is_shown_as_pixels() -> None:
    pixels = begun("shizzle", seed=2, render_mode="rgb_array").render()
    assert isinstance(pixels, np.ndarray)
    assert (pixels.shape[1:], pixels.dtype) == ((640, 3), np.uint8)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 20
