"""The real rules of a game behind the interface of its ``naive.Naive``, so that a check can run with both."""

from fractions import Fraction
from typing import Any, ClassVar, Self

from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER


class Real:
    """One game by the rules in ``tumblestar.games``; ``play`` moves on to the next state."""

    game: ClassVar[Game]

    def __init__(self, seats: int, **options: Any) -> None:
        self.state = self.game.fresh(seats, options)

    @classmethod
    def from_text(cls, text: str) -> Self:
        game = cls.__new__(cls)
        game.state = cls.game.parse_state(text)
        return game

    @property
    def actor(self) -> str | int | None:
        actor = self.game.actor(self.state)
        return None if actor == OVER else "*" if actor == CHANCE else actor + 1

    def legal(self) -> set[str]:
        return {self.game.text(self.state, action) for action in self.game.legal(self.state)}

    def weights(self) -> dict[str, int]:
        return {self.game.text(self.state, action): weight for action, weight in self.game.outcomes(self.state)}

    def play(self, text: str) -> None:
        action = self.game.parse(self.state, text)
        if action not in self.game.legal(self.state):
            raise ValueError(f"{text} is not legal: {sorted(self.legal())}")
        self.state = self.game.after(self.state, action)

    def refusal(self, text: str) -> str:
        return self.game.refusal(self.state, self.game.parse(self.state, text))

    def points(self, seat: int) -> int:
        return self.game.points(self.state, seat - 1)

    def win_share(self, seat: int) -> Fraction:
        return self.game.win_share(self.state, seat - 1)

    def __deepcopy__(self, memo: Any) -> Self:
        other = type(self).__new__(type(self))
        other.state = self.state  # never changed in place: `play` makes a new one
        return other

    def state_text(self) -> str:
        return self.game.state_text(self.state)
