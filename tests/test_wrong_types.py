"""The public API with values of wrong kinds: each error names the value and says what was expected."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import tumblestar
from tumblestar import bots, games
from tumblestar.record import Record, Seat

P = tumblestar.new("twisty", seed=7)
NEW, GAME, RNG = tumblestar.new, P.game, random.Random(1)
ANY: Any = bots
TWO = [Seat("person", "")] * 2
SEATS = "Choose 2, 3 or 4."
Rec: Any = Record
BAD, REFUSED, UNREADABLE = tumblestar.BadOption, tumblestar.Refused, tumblestar.Unreadable


def new(**given: Any) -> object:
    made: Any = tumblestar.new
    return made(**({"game": "twisty"} | given))


@pytest.mark.parametrize(
    ("does", "kind", "value", "expected"),
    [
        (lambda: new(game=None), BAD, "None", "Choose twisty"),
        (lambda: new(game=3), BAD, "3", "Choose twisty"),
        (lambda: new(seats="2"), BAD, "'2'", SEATS),
        (lambda: new(seats=True), BAD, "True", SEATS),
        (lambda: new(seats=2.0), BAD, "2.0", SEATS),
        (lambda: new(seed=b"x"), BAD, "b'x'", "a number, a text, or None"),
        (lambda: new(seed=[1]), BAD, "[1]", "a number, a text, or None"),
        (lambda: new(explicit="no"), BAD, "'no'", "True or False"),
        (lambda: new(salts="ab"), BAD, "'ab'", "one per seat"),
        (lambda: new(salts=[1, 2]), BAD, "[1, 2]", "one per seat"),
        (lambda: new(short_game="yes"), BAD, "'yes'", "Choose 0 or 1"),
        (lambda: new(short_game="1"), BAD, "'1'", "Choose 0 or 1"),
        (lambda: new(first=2.0), BAD, "2.0", "Choose 0, 1, 2, 3 or 4"),
        (lambda: new(moo=1), BAD, "“moo”", "Choose first"),
        (lambda: P.play(None), REFUSED, "None", "an action in notation"),  # type: ignore[arg-type]
        (lambda: P.play(["b5"]), REFUSED, "['b5']", "an action in notation"),  # type: ignore[arg-type]
        (lambda: P.play(b"b5"), REFUSED, "b'b5'", "an action in notation"),  # type: ignore[arg-type]
        (lambda: P.play_action("b5"), REFUSED, "'b5'", "a number"),  # type: ignore[arg-type]
        (lambda: tumblestar.Position.from_state(GAME, "x"), BAD, "'x'", "a state of twisty"),  # type: ignore[arg-type]
        (lambda: tumblestar.Position.from_state("moo", P.state), BAD, "“moo”", "Choose twisty"),
        (lambda: tumblestar.load(None), UNREADABLE, "None", "the text of a record"),  # type: ignore[arg-type]
        (lambda: tumblestar.read_record(b"x"), UNREADABLE, "b'x'", "the text of a record"),  # type: ignore[arg-type]
        (lambda: P.svg(theme="noon"), BAD, "'noon'", "Give night or dawn."),
        (lambda: P.svg(theme=None), BAD, "None", "Give night or dawn."),  # type: ignore[arg-type]
        (lambda: P.svg(lang="tlh"), BAD, "'tlh'", "Give en, da, de, es"),
        (lambda: bots.find("moo", GAME), BAD, "“moo”", "Choose Random, Greedy"),
        (lambda: ANY.find(None, GAME), BAD, "“None”", "Choose Random, Greedy"),
        (lambda: ANY.find("greedy", None), BAD, "“None”", "Choose twisty"),
        (lambda: ANY.expect(GAME, P), BAD, "<twisty", "a state of twisty"),
        (lambda: ANY.expect(GAME, P.state, "x"), BAD, "'x'", "a number"),
        (lambda: ANY.set_up(GAME, P.state, None), BAD, "None", "random.Random(7)"),
        (lambda: ANY.play_out(GAME, P.state, [], RNG), BAD, "[]", "a list of 2"),
        (lambda: ANY.play_out(GAME, P.state, ["greedy"] * 2, RNG), BAD, "['greedy'", "a list of 2"),
        (lambda: ANY.find("greedy", GAME)(GAME, P, RNG), BAD, "<twisty", "a state of twisty"),
        (lambda: ANY.find("greedy", GAME)(GAME, P.state, 1), BAD, "rng cannot be 1", "random.Random(7)"),
        (lambda: ANY.find("greedy", GAME)("twisty", P.state, RNG), BAD, "'twisty'", "tumblestar.games.find"),
        (lambda: Rec.new("twisty", TWO), BAD, "'twisty'", "tumblestar.games.find"),
        (lambda: Rec.new(GAME, ["a", "b"]), BAD, "['a', 'b']", "Seat(kind, name)"),
        (lambda: Rec.new(GAME, 2), BAD, "seats cannot be 2", "Seat(kind, name)"),
        (lambda: Rec.new(GAME, [Seat("bot", 3)] * 2), BAD, "3", "a text"),  # type: ignore[arg-type]
        (lambda: games.find("moo"), BAD, "“moo”", "Choose twisty"),
    ],
)
def test_an_error_names_the_value_and_what_was_expected(
    does: Callable[[], object], kind: type[Exception], value: str, expected: str
) -> None:
    with pytest.raises(kind) as caught:
        does()
    assert value in str(caught.value)
    assert expected in str(caught.value)


def test_a_long_value_is_cut() -> None:
    with pytest.raises(BAD) as caught:
        new(salts=["x" * 9999, 1])
    assert len(str(caught.value)) < 200
