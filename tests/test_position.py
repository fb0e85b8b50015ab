"""The public API for programs; tests/test_docs.py tries its examples."""

import copy
import doctest
import pickle
import random
from fractions import Fraction

import pytest

import tumblestar
from tumblestar import position
from tumblestar.games import GAMES
from tumblestar.record.chance_audit import verify


def test_the_examples_in_the_code_are_true() -> None:
    result = doctest.testmod(position)
    assert result.attempted >= 10
    assert result.failed == 0


def test_play_returns_an_independent_position() -> None:
    start = tumblestar.new("twisty", seed=7)
    text = start.state_text()
    first, second = (start.play(move) for move in start.legal()[:2])
    assert start.state_text() == text
    assert first != second
    assert first.before is start
    assert hash(first) == hash(start.play(start.legal()[0]))
    assert first.record() != second.record()


@pytest.mark.parametrize("name", GAMES)
def test_states_positions_and_games_survive_copying_and_pickling(name: str) -> None:
    position = tumblestar.new(name, seats=GAMES[name].seats[-1], seed=7)
    for _ in range(3):
        position = position.play(position.legal()[0])
    state = position.state
    for again in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert again == state
        assert again is not state
        assert repr(again) == repr(state)
    other = position.play(position.legal()[-1]).state
    assert other != state
    assert repr(other) != repr(state)
    assert "seats=" in repr(state)
    for again in (copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert (again, again.game, again.record()) == (position, position.game, position.record())
        assert again.play(again.legal()[0]) == position.play(position.legal()[0])


@pytest.mark.parametrize("name", GAMES)
def test_actions_are_numbers_too_and_a_state_makes_a_position(name: str) -> None:
    position = tumblestar.new(name, seats=GAMES[name].seats[-1], seed=7, explicit=True)
    while position.is_chance:
        assert position.legal_actions() == []
        first = position.game.outcomes(position.state)[0][0]
        assert position.play_action(first) == position.play(position.game.text(position.state, first))
        position = position.roll()
    assert [position.game.text(position.state, action) for action in position.legal_actions()] == position.legal()
    wrong = next(action for action in range(position.game.rules.ACTIONS) if action not in position.legal_actions())
    with pytest.raises(tumblestar.Refused) as caught:
        position.play_action(wrong)
    assert caught.value.tag == position.game.refusal(position.state, wrong)
    again = tumblestar.Position.from_state(name, position.state, seed="tea", explicit=True)
    assert (again, again.history()) == (position, [])
    later = again.play_action(again.legal_actions()[-1])
    assert later == position.play(position.legal()[-1])
    assert tumblestar.load(later.record()) == later
    going = tumblestar.Position.from_state(name, tumblestar.new(name, explicit=True).state, seed=3, explicit=False)
    assert not going.is_chance


def test_a_state_that_cannot_be_is_refused() -> None:
    state = tumblestar.new("twisty", seed=7).state
    state.held[0] = 9  # type: ignore[attr-defined]
    with pytest.raises((tumblestar.Unreadable, tumblestar.BadOption)):
        tumblestar.Position.from_state("twisty", state)


def test_a_long_game_can_be_pickled() -> None:
    position = tumblestar.new("twisty", seed=7)
    while len(position.history()) < 600 and not position.is_over:
        position = position.play(position.legal()[0])
    assert pickle.loads(pickle.dumps(position)).history() == position.history()


def test_a_sealed_game_keeps_its_seed_until_it_is_over() -> None:
    rng = random.Random(1)
    now = tumblestar.new("twisty", short_game=True, salts=["mine", ""])
    while not now.is_over:
        assert "\nseed:" not in now.record()
        now = now.play(rng.choice(now.legal()))
    assert sum(now.win_shares()) == Fraction(1)
    assert verify(tumblestar.read_record(now.record())).finding == "proved"


def test_a_chosen_outcome_makes_the_record_say_so() -> None:
    now = tumblestar.new("twisty", seed=7, explicit=True).roll().play("c1:red").roll()
    assert "chance: typed" in now.record()
    assert "seed" not in now.record()
    assert now.history()[1] == "c1:red"


def test_a_loaded_game_goes_on_by_its_seed_or_waits_for_outcomes() -> None:
    start = tumblestar.new("twisty", seed=7, explicit=True).roll()
    assert tumblestar.load(start.record()).is_chance is True
    typed = tumblestar.load(start.play("c1:red").record())
    assert typed.is_chance
    for now in (typed, tumblestar.new("twisty", seed=7)):  # where a seat is to act, it cannot either
        with pytest.raises(tumblestar.Refused):
            now.roll()


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        ({"game": "chess"}, "twisty"),
        ({"seats": 5}, "2, 3 or 4"),
        ({"seats": "two"}, "two"),
        ({"short_game": "yes"}, "short_game"),
        ({"first": 3}, "first"),
        ({"colour": 1}, "colour"),
        ({"salts": ["a"]}, "salt"),
        ({"salts": ["a\nb: c", "x" * 99]}, "40"),
        ({"seed": "x" * 200}, "100"),
    ],
)
def test_unknown_items_are_refused_by_name(arguments: dict[str, object], names: str) -> None:
    with pytest.raises(tumblestar.BadOption, match=names):
        tumblestar.new(**({"game": "twisty"} | arguments))  # type: ignore[arg-type]


def test_a_notebook_shows_the_picture() -> None:
    now = tumblestar.new("twisty", seed=7)
    assert now._repr_svg_().startswith("<svg")
    assert now.svg(theme="dawn") != now.svg(theme="night")
