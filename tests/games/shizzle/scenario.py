"""Checks of Shizzle's scenarios: the probability of a Choke."""

from copy import deepcopy
from fractions import Fraction
from pathlib import Path
from typing import Any

from tests.games.scenario import Book, same, words_of


def chokes(game: Any, rest: str) -> None:
    same(choked(game), Fraction(rest))


def choked(game: Any) -> Fraction:
    """The part of all ways in which the dice that are due may fall that ends the turn."""
    if game.actor != "*":
        return Fraction(int(words_of(game.state_text()).get("phase") != "choose"))
    total = Fraction(0)
    for face in game.legal():
        after = deepcopy(game)
        after.play(face)
        total += choked(after)
    return total / len(game.legal())


BOOK = Book(Path(__file__).with_name("scenarios.txt"), tags="SH", rules=24, verbs={"chokes": chokes})
