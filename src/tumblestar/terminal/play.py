"""What a game is to the conversation, wherever it is played: here, or on a server far away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Protocol

from tumblestar.game import Game, Name, State
from tumblestar.told import Told
from tumblestar.words import Phrase


@dataclass(frozen=True)
class Thinking:
    """A seat that is not played here is about to act, and takes its time."""

    seat: int


@dataclass(frozen=True)
class Notice:
    """Something else that is to be said."""

    phrase: Phrase


class Lost(Exception):
    """The game cannot be gone on with from here; `phrase` says why."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase


News = Told | Thinking | Notice


@dataclass
class Ending:
    """How a game ended: in a sentence, each seat's share, and where its luck can be checked."""

    said: Phrase
    shares: list[Fraction] | None
    luck: list[Phrase] = field(default_factory=list[Phrase])


class Play(Protocol):
    """A game under way. Whoever changes it raises Refused where that cannot be done, and changes nothing then."""

    @property
    def game(self) -> Game: ...

    @property
    def names(self) -> Sequence[Name]:
        """How the seats are called."""
        ...

    @property
    def state(self) -> State:
        """The state now. Look, do not touch."""
        ...

    @property
    def actor(self) -> int:
        """The seat to act, or CHANCE, or OVER."""
        ...

    @property
    def own(self) -> Sequence[int]:
        """The seats that are played at this keyboard."""
        ...

    @property
    def told(self) -> Sequence[Told]:
        """All that has happened, as far as it is known here."""
        ...

    def opening(self) -> list[Phrase]:
        """What is to be said before anything is played: where luck comes from, and where the game is kept."""
        ...

    def news(self) -> Iterator[News]:
        """Waits for what others do and gives it as it comes, until a seat of one's own is to act or the game ends."""
        ...

    def act(self, text: str) -> None:
        """Does an action in notation for the seat that is to act."""
        ...

    def take_back(self) -> None:
        """Takes back the last action."""
        ...

    def resign(self) -> None:
        """Gives up for the seat that is to act."""
        ...

    def ending(self) -> Ending:
        """How the game ended."""
        ...

    def leaving(self) -> list[Phrase]:
        """What to say to somebody who leaves: where the game is kept, and how to go on with it."""
        ...

    def record_text(self) -> str:
        """The game as a record."""
        ...
