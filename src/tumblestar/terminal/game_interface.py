"""The interface between a session and its game, whether the game is local or on a server, with its events narrated."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import takewhile
from pathlib import Path

from tumblestar.contract.errors import PhraseError
from tumblestar.contract.game import Game
from tumblestar.contract.modules import Name
from tumblestar.contract.state import GameState
from tumblestar.record import Record, Refused
from tumblestar.record.chance_audit import verify
from tumblestar.record.narration import EventText, describe_event, ending, names_of
from tumblestar.words import Phrase


@dataclass(frozen=True)
class BotThinking:
    """A seat that is not played here has begun to think."""

    seat: int


@dataclass(frozen=True)
class Notice:
    """A message for the player that is no event of the game."""

    phrase: Phrase


class GameUnavailable(PhraseError):
    """The game cannot go on here. `phrase` says why."""


Update = EventText | BotThinking | Notice


@dataclass
class FinalResult:
    """How a game ended: a sentence, the win share of each seat, and the checks of its chance."""

    phrase: Phrase
    shares: list[Fraction] | None
    luck: list[Phrase] = field(default_factory=list[Phrase])


class GameInterface(ABC):
    """A game in progress. Methods that change it raise Refused, and then change nothing."""

    record: Record
    is_flagged = False
    """Whether the game ended because a player's time ran out."""
    question: Phrase | None = None
    """What a player has to agree to before the game goes on, if anything."""

    def __init__(self) -> None:
        self._narrator = Narrator()

    # -- reading

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def names(self) -> list[Name]:
        """The name of each seat."""
        return names_of(self.record)

    @property
    def state(self) -> GameState:
        """The current state. Read-only."""
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
    def viewer(self) -> int | None:
        """The seat that texts call "you": the one that is played here; None where there are several, or none."""
        return self.own[0] if len(self.own) == 1 else None

    @property
    def events(self) -> list[EventText]:
        """All narrated events so far."""
        return self._narrator.events

    def opening_notes(self) -> list[Phrase]:
        """What to say before play starts: the source of chance. Empty if the game is over."""
        record = self.record
        if record.is_over:
            return []
        chance = {
            "sealed": Phrase("term-sealed", {"commitment": record.commitment}),
            "seed": Phrase("term-seed", {"seed": record.seed}),
        }.get(record.chance, Phrase("term-open"))
        return [chance]

    def check_resign(self) -> None:
        """Raises Refused where nobody can resign here."""
        if self.record.is_over:
            raise Refused("over", Phrase("refused-over"))

    def ending(self) -> FinalResult:
        """Returns the result, with the outcome of the check of its chance."""
        record = self.record
        shares = None if record.end == "abandoned" else record.shares()
        return FinalResult(
            ending(record, self.names, self.is_flagged), shares, [verify(record).phrase, *self.verification_notes()]
        )

    @abstractmethod
    def verification_notes(self) -> list[Phrase]:
        """Where else the chance of a finished game can be verified."""

    @abstractmethod
    def leaving_notes(self) -> list[Phrase]:
        """What to say to a player who leaves: where the game is saved, and how to resume it."""

    def note_copy(self, file: Path) -> None:  # noqa: B027
        """Takes down that the player has saved the game in a file. Raises OSError."""

    # -- doing

    @abstractmethod
    def updates(self) -> Iterator[Update]:
        """Yields updates, waiting for other players, until it is one's own turn or the game is over."""

    @abstractmethod
    def act(self, text: str) -> None:
        """Plays an action in notation for the seat to act."""

    @abstractmethod
    def take_back(self, count: int | None = None, *, is_practice: bool = False) -> None:
        """Takes back the last action, or all after the first `count` events: as practice, or by asking the others."""

    @abstractmethod
    def resign(self) -> None:
        """Resigns for the seat to act."""


class Narrator:
    """The narrated events of a record, and how many of them were already returned by `new_events`."""

    def __init__(self) -> None:
        self.events: list[EventText] = []
        self._state: GameState | None = None
        self._narrated_count = 0

    def follow(self, record: Record, names: Sequence[Name] | None = None) -> None:
        """Narrates new events of a record and drops those that were taken back. `names` replaces the record's names."""
        same = takewhile(lambda pair: pair[0].event == pair[1], zip(self.events, record.events, strict=False))
        same_count = sum(1 for _ in same)
        if same_count < len(self.events) or self._state is None:
            del self.events[same_count:]
            self._state = record.state_at(same_count)
            self._narrated_count = min(self._narrated_count, same_count)
        names = names_of(record) if names is None else names
        state = self._state
        for event in record.events[same_count:]:
            before, state = state, record.game.after(state, event.action)
            self.events.append(describe_event(record.game, before, event, state, names))
        self._state = state

    def skip(self) -> None:
        """Marks all events as returned."""
        self._narrated_count = len(self.events)

    def new_events(self) -> Iterator[EventText]:
        """Yields the events that were not returned before."""
        while self._narrated_count < len(self.events):
            self._narrated_count += 1
            yield self.events[self._narrated_count - 1]
