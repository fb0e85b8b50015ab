"""The games as environments of Gymnasium pass its own check, alone and against bots, one by one and as vectors."""

import random
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

import tumblestar
from tumblestar import env as environments
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.engine.bot_workers import Bot
from tumblestar.env.gymnasium_env import SeatEnv
from tumblestar.games import GAMES, find
from tumblestar.record import Refused

ALONE: list[tuple[str, dict[str, Any]]] = [("twinkle", {"campaign": 3}), ("twinkle_twinkle", {"seats": 1, "goal": 45})]
SETTINGS = [*((name, {"opponents": "greedy"}) for name in GAMES), *ALONE]


def made(game: str, **settings: Any) -> SeatEnv:
    """An environment as `gymnasium.make` makes it, without its wrappers."""
    env = gymnasium.make(environments.gymnasium_id(GAMES[game]), **settings).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def play(env: SeatEnv, seed: int) -> tuple[list[int], float, bool, dict[str, Any]]:
    """Plays random legal actions; returns them, the sum of the rewards, whether it was truncated, and the last info."""
    rng = random.Random(seed)
    _, info = env.reset(seed=seed)
    total, actions, is_over, is_truncated = 0.0, list[int](), False, False
    while not (is_over or is_truncated):
        actions.append(rng.choice(info["action_mask"].nonzero()[0].tolist()))
        _, reward, is_over, is_truncated, info = env.step(actions[-1])
        assert reward == 0 or is_over
        total += reward
    return actions, total, is_truncated, info


@pytest.mark.parametrize(("game", "settings"), SETTINGS)
def test_it_passes_the_check_of_gymnasium(game: str, settings: dict[str, Any]) -> None:
    check_env(made(game, **settings))


def test_every_game_is_made_by_its_name() -> None:
    assert gymnasium.spec("tumblestar/Twisty-v1").kwargs == {"game": "twisty"}
    assert gymnasium.spec("tumblestar/TwinkleTwinkle-v1").kwargs == {"game": "twinkle_twinkle"}
    for game in GAMES.values():
        env = gymnasium.make(f"tumblestar.env:{environments.gymnasium_id(game)}", opponents="random", seats=2)
        assert isinstance(env.unwrapped, SeatEnv)
        assert env.unwrapped.episode.game == game
        assert env.unwrapped.metadata["digest"]


@pytest.mark.parametrize(("game", "settings"), SETTINGS)
def test_the_same_seed_gives_the_same_game_and_the_same_bots(game: str, settings: dict[str, Any]) -> None:
    env = made(game, **settings)
    first, total, is_truncated, info = play(env, 5)
    record, actions = env.episode.record(), env.episode.actions
    assert not is_truncated
    assert total == env.episode.game.win_share(env.episode.state, 0)
    assert info["points"].tolist() == [env.episode.game.points(env.episode.state, s) for s in range(env.episode.seats)]
    other = made(game, **settings)
    play(other, 4)
    assert play(other, 5)[0] == first
    assert other.episode.actions == actions
    assert tumblestar.load(record).is_over


@pytest.mark.parametrize("seat", [0, 2])
def test_bots_play_the_other_seats(seat: int) -> None:
    env = made("shizzle", seats=3, seat=seat, opponents=["greedy", "random"])
    env.reset(seed=1)
    state, acted = env.episode.game.fresh(3), set[int]()
    while not env.episode.is_over:
        assert env.episode.actor == seat
        before = len(env.episode.actions)
        env.step(env.action_masks().argmax())
        assert len(env.episode.actions) > before
    for action in env.episode.actions:
        acted.add(env.episode.game.actor(state))
        env.episode.game.rules.apply(state, action)
    assert acted == {-1, 0, 1, 2}
    assert state == env.episode.state


def test_strong_bots_are_the_default() -> None:
    rewards = [play(made("shizzle"), seed)[1] for seed in range(6)]
    assert sum(rewards) < 2  # random actions win hardly ever


def test_a_bot_that_remembers_is_given_the_states_before(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int]] = []

    def plan(game: Game, s: GameState, rng: random.Random, history: Sequence[GameState]) -> Sequence[int]:
        seen.append((len(history), len(env.episode.actions)))
        assert history[0] == game.fresh(2)
        return game.legal(s)[:1]

    bots: Mapping[str, Any] = {"watcher": Bot(plan, remembers=True), **find("twisty").evaluation.BOTS}
    monkeypatch.setattr(find("twisty").evaluation, "BOTS", bots)
    env = made("twisty", opponents="watcher", max_events=150)
    play(env, 1)
    play(env, 2)
    assert seen
    assert all(known == events for known, events in seen)


def test_a_level_of_a_campaign_is_played_alone() -> None:
    campaign = find("twinkle").campaign
    level = campaign.levels()[6]
    by_number, by_set = made("twinkle", campaign=7), made("twinkle", campaign=level.set)
    assert by_number.episode.options == by_set.episode.options == campaign.options(level.colours, level.missions)
    assert by_number.episode.seats == 1
    assert {play(by_number, seed)[1] for seed in range(3)} <= {0.0, 1.0}


def test_an_illegal_action_does_nothing_or_is_refused() -> None:
    env = made("twisty", opponents="random")
    _, info = env.reset(seed=1)
    illegal = int(info["action_mask"].argmin())
    before = env.episode.state.copy()
    _, reward, is_over, is_truncated, info = env.step(illegal)
    assert (reward, is_over, is_truncated, info["illegal"]) == (0.0, False, False, True)
    assert env.episode.state == before
    assert not env.step(int(info["action_mask"].argmax()))[4]["illegal"]

    strict = made("twisty", opponents="random", on_illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(Refused, match=rf"gymnasium\('twisty'\): action {illegal} of player_0 is not legal. Choose "):
        strict.step(illegal)


def test_an_episode_is_truncated_after_so_many_events() -> None:
    env = made("twisty", opponents="random", max_events=80)
    _, total, is_truncated, info = play(env, 1)
    assert is_truncated
    assert total == 0
    assert "points" not in info
    assert len(env.episode.actions) >= 80


def test_a_game_that_ends_before_the_seat_has_acted_is_dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    env = made("shizzle", opponents="random")
    begun: list[int | None] = []
    deal = env.episode.deal

    def deal_an_end(seed: int | None) -> None:
        begun.append(seed)
        deal(seed)
        if len(begun) < 3:
            env.episode.actor = -2

    monkeypatch.setattr(env.episode, "deal", deal_an_end)
    _, info = env.reset(seed=1)
    assert begun == [1, None, None]
    assert info["action_mask"].any()


def make_shizzle() -> gymnasium.Env[Any, Any]:
    return environments.gymnasium("shizzle", "random", rewards="points")


@pytest.mark.parametrize("kind", [SyncVectorEnv, AsyncVectorEnv])
def test_environments_are_stepped_as_a_vector(kind: type[Any]) -> None:
    vector = kind([make_shizzle] * 3)
    try:
        _, info = vector.reset(seed=4)
        rng, ended, total = np.random.default_rng(1), 0, 0.0
        while ended < 4:
            actions = [rng.choice(mask.nonzero()[0]) if mask.any() else 0 for mask in info["action_mask"]]
            observations, rewards, over, truncated, info = vector.step(np.array(actions))
            assert observations in vector.observation_space
            assert not truncated.any()
            ended += int(over.sum())
            total += float(rewards.sum())
        assert total > 0
    finally:
        vector.close()


CALLS: list[tuple[str, dict[str, Any]]] = [
    (r"gymnasium\('twinkle'\): seat cannot be 2. Give a whole number from 0 to 1", {"seat": 2}),
    (r"gymnasium\('twinkle'\): There is no bot “ace”", {"opponents": "ace"}),
    (
        r"gymnasium\('twinkle'\): opponents .* list of 2, one for each other seat",
        {"seats": 3, "opponents": ["random"]},
    ),
    (r"gymnasium\('twinkle'\): opponents .* a list of 1, one for each other seat", {"opponents": 3}),
    (r"gymnasium\('twinkle'\): campaign cannot be 41. Give a whole number from 1 to 40", {"campaign": 41}),
    (r"gymnasium\('twinkle'\): campaign cannot be 'RR'. .* number or set, such as", {"campaign": "RR"}),
    (r"gymnasium\('twisty'\): campaign cannot be 1. Give None", {"game": "twisty", "campaign": 1}),
    (r"gymnasium\('twinkle'\): on_illegal cannot be 'lose'. Give raise or mask", {"on_illegal": "lose"}),
    (r"gymnasium\('twinkle'\): The game cannot have 5 seats", {"seats": 5}),
]


@pytest.mark.parametrize(("words", "arguments"), CALLS, ids=[words for words, _ in CALLS])
def test_a_wrong_argument_is_named_with_what_is_expected(words: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match=words):
        environments.gymnasium(**{"game": "twinkle", "opponents": "random", **arguments})


def test_a_missing_package_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "tumblestar.env.pettingzoo_env", raising=False)
    words = r"tumblestar\.env\.pettingzoo\('twisty'\) needs the package pettingzoo: pip install .*\[rl\]"
    with pytest.raises(ModuleNotFoundError, match=words):
        environments.pettingzoo("twisty")
