"""The real rules of Twisty behind the interface of ``naive.Naive``, so that one check can be put to both."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tumblestar import games
from tumblestar.game import CHANCE, OVER

GAME: Any = games.find("twisty")


class Real:
    """One game of Twisty by ``tumblestar.games.twisty``; ``play`` moves on to the next state."""

    def __init__(self, seats: int, **options: Any) -> None:
        self.state = GAME.fresh(seats, options)

    @classmethod
    def from_text(cls, text: str) -> Real:
        game = cls.__new__(cls)
        game.state = GAME.parse_state(text)
        return game

    @property
    def actor(self) -> str | int | None:
        actor = GAME.actor(self.state)
        return None if actor == OVER else "*" if actor == CHANCE else actor + 1

    def legal(self) -> set[str]:
        return {GAME.text(self.state, action) for action in GAME.legal(self.state)}

    def weights(self) -> dict[str, int]:
        if self.actor != "*":
            return {}
        return {GAME.text(self.state, action): weight for action, weight in GAME.outcomes(self.state)}

    def play(self, text: str) -> None:
        action = GAME.parse(self.state, text)
        if action not in GAME.legal(self.state):
            raise ValueError(f"{text} is not legal: {sorted(self.legal())}")
        self.state = GAME.after(self.state, action)

    def refusal(self, text: str) -> str:
        return GAME.rules.refusal(self.state, GAME.parse(self.state, text))

    def points(self, seat: int) -> int:
        return GAME.rules.points(self.state, seat - 1)

    def share(self, seat: int) -> Fraction:
        return Fraction(GAME.rules.share(self.state, seat - 1)).limit_denominator(4)

    def copy(self) -> Real:
        other = type(self).__new__(type(self))
        other.state = self.state  # never changed in place: `play` makes a new one
        return other

    def state_text(self) -> str:
        return GAME.state_text(self.state)
