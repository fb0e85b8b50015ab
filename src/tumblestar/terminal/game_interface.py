"""What a game is to the conversation, wherever it is played: here, or on a server far away."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from tumblestar.chance_audit import verify
from tumblestar.game import Game, GameState, Name
from tumblestar.narration import Told, ending, names_of
from tumblestar.record import Record
from tumblestar.terminal.narrator import Tale
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


class Play(ABC):
    """A game under way. Whoever changes it raises Refused where that cannot be done, and changes nothing then."""

    record: Record
    is_flagged = False
    """Whether the game ended since somebody's time had run out."""

    def __init__(self) -> None:
        self._tale = Tale()

    # -- reading

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def names(self) -> list[Name]:
        """How the seats are called."""
        return names_of(self.record)

    @property
    def state(self) -> GameState:
        """The state now. Look, do not touch."""
        return self.record.state

    @property
    def actor(self) -> int:
        """The seat to act, or CHANCE, or OVER."""
        return self.record.actor

    @property
    @abstractmethod
    def own(self) -> Sequence[int]:
        """The seats that are played at this keyboard."""

    @property
    def told(self) -> list[Told]:
        """All that has happened, as far as it is known here."""
        return self._tale.told

    def opening(self) -> list[Phrase]:
        """What is to be said before anything is played, but for a game that is over: where luck comes from."""
        record = self.record
        if record.is_over:
            return []
        chance = {
            "sealed": Phrase("term-sealed", {"commitment": record.commitment}),
            "seed": Phrase("term-seed", {"seed": record.seed}),
        }.get(record.chance, Phrase("term-open"))
        return [chance]

    def ending(self) -> Ending:
        """How the game ended, and what was found when its luck was checked here."""
        record = self.record
        luck = [verify(record).phrase]
        if record.chance == "sealed" and record.seed:
            luck.append(Phrase("term-opened", {"commitment": record.commitment, "seed": record.seed}))
        shares = None if record.end == "abandoned" else record.shares()
        return Ending(ending(record, self.names, self.is_flagged), shares, [*luck, *self.proof()])

    @abstractmethod
    def proof(self) -> list[Phrase]:
        """Where else the luck of a game that is over can be checked."""

    @abstractmethod
    def leaving(self) -> list[Phrase]:
        """What to say to somebody who leaves: where the game is kept, and how to go on with it."""

    def record_text(self) -> str:
        """The game as a record."""
        return self.record.text()

    # -- doing

    @abstractmethod
    def news(self) -> Iterator[News]:
        """Waits for what others do and gives it as it comes, until a seat of one's own is to act or the game ends."""

    @abstractmethod
    def act(self, text: str) -> None:
        """Does an action in notation for the seat that is to act."""

    @abstractmethod
    def take_back(self) -> None:
        """Takes back the last action."""

    @abstractmethod
    def resign(self) -> None:
        """Gives up for the seat that is to act."""
