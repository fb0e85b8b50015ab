"""The games as games of OpenSpiel pass its tests, and its own algorithms run on them."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, mcts, outcome_sampling_mccfr
from open_spiel.python.tests import games_sim_test

from tests.cli.runner import python
from tests.marks import rest_slow
from tumblestar.contract.errors import BadOption
from tumblestar.env import openspiel
from tumblestar.env.observing import Observer
from tumblestar.games import GAMES

SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    *((name, 2, {}) for name in GAMES),
    *((name, GAMES[name].seats[-1], {"rewards": "points"}) for name in GAMES),
    ("shizzle", 2, {"rewards": "differences", "random_dice": True}),
    ("twinkle", 1, {"level": 2}),
]


def first_decision(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[-1][0])
    return state


@pytest.mark.parametrize(("name", "seats", "settings"), rest_slow(SETTINGS, 3))
def test_random_games_pass_the_tests_of_openspiel(name: str, seats: int, settings: dict[str, Any]) -> None:
    game = openspiel(name, seats, **settings)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(game)
    assert game.num_players() == seats


@pytest.mark.parametrize("name", rest_slow(["shizzle", *(name for name in GAMES if name != "shizzle")]))
def test_the_python_api_works_as_a_whole(name: str) -> None:
    playthrough = generate_playthrough.playthrough(str(openspiel(name)), action_sequence=None, seed=1)
    assert "IsTerminal() = True" in playthrough
    env = rl_environment.Environment(openspiel(name), seed=1)
    step = env.reset()
    while not step.last():
        step = env.step([step.observations["legal_actions"][step.observations["current_player"]][0]])
    assert sum(step.rewards) == 1


@pytest.mark.parametrize("name", GAMES)
def test_its_states_are_ours(name: str) -> None:
    game, ours, rng = openspiel(name), GAMES[name], np.random.default_rng(3)
    observer, s, state = Observer(ours, 2), ours.fresh(2), game.new_initial_state()
    for _ in range(60):
        assert str(state) == ours.state_text(s) == state.information_state_string(0)
        assert state.observation_tensor(1) == observer.observe(s, 1).tolist()
        assert [state.action_to_string(action) for action in state.legal_actions()] == [
            ours.text(s, action) for action in ours.legal(s)
        ]
        if state.is_chance_node():
            total = sum(weight for _, weight in ours.outcomes(s))
            assert state.chance_outcomes() == [(outcome, weight / total) for outcome, weight in ours.outcomes(s)]
        else:
            assert state.current_player() == ours.actor(s)
        action = int(rng.choice(state.legal_actions()))
        state.apply_action(action)
        ours.rules.apply(s, action)
    assert str(game.new_initial_state(ours.state_text(s))) == ours.state_text(s)


@pytest.mark.parametrize("name", GAMES)
def test_mcts_and_mccfr_of_openspiel_run(name: str) -> None:
    game, rng = openspiel(name), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 5, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = first_decision(game)
    assert bot.step(state) in state.legal_actions()
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)
    assert set(policy) == set(state.legal_actions())


def test_alone_a_game_is_won_or_lost() -> None:
    game = openspiel("twinkle", 1, level=2)
    assert (game.min_utility(), game.max_utility(), game.num_players()) == (0.0, 1.0, 1)
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_a_game_is_loaded_by_its_name_and_copied() -> None:
    game = pyspiel.load_game("tumblestar_twisty_v1(players=3,short_game=1)")
    assert (game.num_players(), game.first.short_game) == (3, 1)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert game.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    assert openspiel("twisty", rewards="differences").utility_sum() == 0
    state = first_decision(game)
    copied = state.clone()
    copied.apply_action(copied.legal_actions()[0])
    assert str(copied) != str(state)
    assert pyspiel.registered_names().count("tumblestar_twisty_v1") == 1


def test_python_ends_in_peace_with_the_games_registered() -> None:
    """OpenSpiel keeps what makes a game until after the end of Python."""
    code = "import tumblestar.env.openspiel_game, pyspiel; pyspiel.load_game('tumblestar_shizzle_v1')"
    done = python("-c", code)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "seats", "options"),
    [
        (r"openspiel\('twisty'\): The game cannot have 9 seats", 9, {}),
        (r"openspiel\('twisty'\): There is no option “speed”", 2, {"speed": 1}),
        (r"openspiel\('twisty'\): rewards cannot be 'gold'", 2, {"rewards": "gold"}),
    ],
)
def test_a_wrong_argument_is_named_with_what_is_expected(words: str, seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match=words):
        openspiel("twisty", seats, **options)
