"""The contract every game keeps, and the small kernel under it.

A game *is* its list of actions, and chance is a player whose actions have known odds. So a game is seven plain
functions over a state (`start actor legal odds apply points share`), the words that explain them
(`refusal breakdown summary`), a notation and a picture. `Game` binds those rooms together and is the only thing
that the rest of the program knows about a game.

The rules are written once, in a subset of Python that also compiles (see `docs/architecture.md`): a state is any
object that has the fields of the game's `State`, here a plain one with ints and lists.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from importlib import resources
from types import ModuleType
from typing import NamedTuple

from tumblestar.chance import MAIN
from tumblestar.contract.errors import BadData, BadOption, Unreadable
from tumblestar.contract.state import CHANCE, OVER, GameState, S, i8, i16, i32, i64
from tumblestar.words import Phrase

__all__ = [
    "CHANCE",
    "OVER",
    "BadData",
    "BadOption",
    "Chooser",
    "Game",
    "GameState",
    "Name",
    "Option",
    "Piece",
    "Unreadable",
    "i8",
    "i16",
    "i32",
    "i64",
]

CALLED = "game-name"
"""The words that every game has for its own name."""

Name = str | Phrase
"""What a seat is called: the name somebody gave, or words for those who gave none."""


class Option(NamedTuple):
    """A choice made before a game starts: the first value is the default. Yes-or-no options use 0 and 1."""

    name: str
    values: tuple[int, ...]

    @property
    def default(self) -> int:
        return self.values[0]

    @property
    def is_switch(self) -> bool:
        return self.values == (0, 1)


def write_options(s: GameState, options: Sequence[Option], given: Mapping[str, int], seats: int) -> None:
    """Writes the options into a fresh state, at rest where none is given.

    Raises BadOption where the option `first` names a seat that nobody has.
    """
    for option in options:
        setattr(s, option.name, given.get(option.name, option.default))
    first = given.get("first", 0)
    if first > seats:
        args = {"name": "first", "value": str(first), "allowed": list(range(seats + 1))}
        raise BadOption(Phrase("bad-option-value", args))


class Stated(NamedTuple):
    """What a data file says, told, and where it comes from: `book`, or one of the marks of `rulebook.MARKS`."""

    said: Phrase
    provenance: str


class Drawn(NamedTuple):
    """A part of a game's set, to be compared with a box: its drawing, in a square round its middle, and words.

    `size` is how wide the square is. Provenances are those of Stated.
    """

    picture: str
    size: float
    said: tuple[Phrase, ...]
    provenance: str


class PartSet(NamedTuple):
    """A set of parts in pictures: what it is called, the parts, and what else its data file says."""

    name: Phrase
    parts: list[Drawn]
    stated: list[Stated]


class Piece(NamedTuple):
    """One line of a breakdown: what scored, how much, and the pieces that made it (in notation)."""

    name: str
    points: int
    pieces: tuple[str, ...]


class Goal(NamedTuple):
    """A part of what wins a game played alone: what it is and how far it is, `unmet`, `met` or `kept`, and in full."""

    said: Phrase
    how: str
    does: Phrase


class Way(NamedTuple):
    """One way to go on from a decision: the action that begins it, what it is, and a figure for each column.

    The action is -1 where the way is only told, since something else must come first.
    """

    action: int
    label: Phrase
    cells: tuple[Phrase, ...]
    is_best: bool = False


class Advice(NamedTuple):
    """A table of the ways to go on from a decision, and what there is to say about its figures."""

    columns: tuple[Phrase, ...]
    ways: tuple[Way, ...]
    note: Phrase


class Step(NamedTuple):
    """Something to choose on a score pad: what it is, its drawing (in a box -40 -44 80 88), and the entries then."""

    label: Phrase
    icon: str
    entries: dict[str, str]


class Spot(NamedTuple):
    """A place in the picture of a score pad that can be chosen: its middle and size in the picture's units."""

    step: Step
    x: float
    y: float
    width: float
    height: float


class Line(NamedTuple):
    """A line of a score pad: what scores, how much, what it is for, and the pieces that it comes from."""

    label: Phrase
    points: int
    does: Phrase
    pieces: list[Phrase]


class Pad(NamedTuple):
    """A score pad as far as it is filled in: a picture, what to choose next, what can be undone, and the points.

    `taken` steps take something away again, `switches` change what the game is played with.
    """

    entries: dict[str, str]
    picture: str
    prompt: Phrase
    steps: list[Step]
    taken: list[Step]
    switches: list[Step]
    total: int
    groups: list[tuple[Phrase, list[Line]]]
    problem: Phrase | None
    spots: tuple[Spot, ...] = ()
    """What can be chosen in the picture itself."""


@dataclass(frozen=True)
class Game:
    """One game of the shelf: its rooms, bound together under its name."""

    name: str

    def __getstate__(self) -> dict[str, str]:
        """What is pickled: the name; modules are opened again."""
        return {"name": self.name}

    def _module(self, name: str) -> ModuleType:
        """A room of the game. Raises BadData if a data file that it reads cannot be used."""
        try:
            return importlib.import_module(f"tumblestar.games.{self.name}.{name}")
        except (Unreadable, BadOption) as error:
            raise BadData(error.phrase) from error

    @property
    def called(self) -> Phrase:
        """The name of the game, in words."""
        return Phrase(CALLED, {}, self.name)

    @cached_property
    def fault(self) -> Phrase | None:
        """What is wrong with the game's data files, so that it cannot be played; or nothing."""
        try:
            self._module("rules")
        except BadData as error:
            return error.phrase
        return None

    def has_module(self, name: str) -> bool:
        """Whether the game has a room that not every game has."""
        return name in self._modules

    @cached_property
    def _modules(self) -> frozenset[str]:
        folder = resources.files(f"tumblestar.games.{self.name}")
        return frozenset(file.name.removesuffix(".py") for file in folder.iterdir() if file.name.endswith(".py"))

    @cached_property
    def rules(self) -> ModuleType:
        return self._module("rules")

    @property
    def ruled(self) -> tuple[ModuleType, ...]:
        """The modules that the rules are written in, which compile: a long rulebook has its scoring apart."""
        return (self._module("scoring"), self.rules) if self.has_module("scoring") else (self.rules,)

    @cached_property
    def parts(self) -> ModuleType:
        return self._module("parts")

    @cached_property
    def notation(self) -> ModuleType:
        return self._module("notation")

    @cached_property
    def picture(self) -> ModuleType:
        return self._module("picture")

    @cached_property
    def evaluation(self) -> ModuleType:
        return self._module("evaluation")

    @cached_property
    def search_moves(self) -> ModuleType:
        """What a strong bot's search asks: whole turns, and how far a seat has to go."""
        return self._module("search_moves")

    @cached_property
    def description(self) -> ModuleType:
        return self._module("description")

    @cached_property
    def solution(self) -> ModuleType:
        """What is known of best play: values of positions, between bounds; `solve_for` finds them from nothing."""
        return self._module("solution")

    @cached_property
    def score(self) -> ModuleType:
        """Scores what is written down of a game on a real table."""
        return self._module("score")

    @cached_property
    def cards(self) -> ModuleType:
        """The cards in play, explained."""
        return self._module("cards")

    @cached_property
    def reference(self) -> ModuleType:
        """What the data files say, told: figures for the rules help, and statements that follow a rule."""
        return self._module("reference")

    @cached_property
    def tiles(self) -> ModuleType:
        """The set of parts in pictures, to be compared with that of a box."""
        return self._module("tiles")

    @cached_property
    def campaign(self) -> ModuleType:
        """The levels to be played alone, in order."""
        return self._module("campaign")

    @cached_property
    def pad(self) -> ModuleType:
        """A score pad for a game on a real table, filled in step by step."""
        return self._module("pad")

    @cached_property
    def advice(self) -> ModuleType:
        """What may be asked before a decision: the odds, and what each way to go on is worth."""
        return self._module("advice")

    @property
    def version(self) -> int:
        """The version of the rules: raised when the same actions, or the same seed, would lead elsewhere."""
        return self.rules.VERSION

    @property
    def digest(self) -> str:
        """Twelve hex digits that stand for the game's data files; part of a record's identity."""
        return self.parts.DIGEST

    @property
    def seats(self) -> tuple[int, ...]:
        return self.rules.SEATS

    @property
    def options(self) -> tuple[Option, ...]:
        return self.rules.OPTIONS

    # -- states

    def fresh(self, seats: int, options: Mapping[str, int] | None = None) -> GameState:
        """The state before any chance event. Raises BadOption for what the game does not have."""
        if seats not in self.seats:
            raise BadOption(Phrase("bad-seats", {"seats": seats, "allowed": list(self.seats)}))
        known = {option.name: option for option in self.options}
        for name, value in (options or {}).items():
            if name not in known:
                raise BadOption(Phrase("bad-option", {"name": name, "allowed": list(known)}))
            if value not in known[name].values:
                allowed = list(known[name].values)
                raise BadOption(Phrase("bad-option-value", {"name": name, "value": str(value), "allowed": allowed}))
        s = self.rules.State.fresh()
        self.rules.setup(s, seats, {name: int(value) for name, value in (options or {}).items()})
        self.rules.start(s, seats)
        return s

    def copy(self, s: S) -> S:
        return s.copy()

    def actor(self, s: GameState) -> int:
        """The seat to act, from 0, or CHANCE, or OVER."""
        return self.rules.actor(s)

    def legal(self, s: GameState) -> list[int]:
        """What may be done, ascending; when chance is to act, what may happen."""
        out = [0] * self.rules.MAX_LEGAL
        if self.rules.actor(s) == CHANCE:
            return out[: self.rules.odds(s, out, [0] * self.rules.MAX_LEGAL)]
        return out[: self.rules.legal(s, out)]

    def outcomes(self, s: GameState) -> list[tuple[int, int]]:
        """What may happen when chance is to act, ascending, each with its whole-number weight."""
        out, weights = [0] * self.rules.MAX_LEGAL, [0] * self.rules.MAX_LEGAL
        n = self.rules.odds(s, out, weights) if self.rules.actor(s) == CHANCE else 0
        return list(zip(out[:n], weights[:n], strict=True))

    def after(self, s: S, action: int) -> S:
        """The state that a legal action leads to; `s` stays as it is."""
        new = s.copy()
        self.rules.apply(new, action)
        return new

    def stream(self, s: GameState) -> str:
        """The stream that chance draws from when it is to act: the main one, unless the game names its own."""
        named = getattr(self.rules, "stream", None)
        return (named(s) if named else "") or MAIN

    def turn(self, s: GameState) -> tuple[int, int]:
        """The turn under way: its number, which never falls, and the seat whose turn it is."""
        return self.rules.turn(s)

    def refusal(self, s: GameState, action: int) -> str:
        """The tag of the rule that forbids an action (`"TY-3.1"`), or an empty string if it is legal."""
        return "" if action in self.legal(s) else self.rules.refusal(s, action)

    def points(self, s: GameState, seat: int) -> int:
        return self.rules.points(s, seat)

    def win_share(self, s: GameState, seat: int) -> Fraction:
        """The seat's share of the win, exact; 0 for everyone until the game is over."""
        return Fraction(self.rules.win_share(s, seat)).limit_denominator(64)

    def breakdown(self, s: GameState, seat: int) -> list[Piece]:
        """The points of a seat by what made them."""
        return self.rules.breakdown(s, seat)

    # -- texts

    def text(self, s: GameState, action: int) -> str:
        """An action of state `s` in notation; unique among the legal ones."""
        return self.notation.text(s, action)

    def parse(self, s: GameState, text: str) -> int:
        """The action that a text stands for in state `s`, legal or not. Raises Unreadable."""
        return self.notation.parse(s, text)

    def state_text(self, s: GameState) -> str:
        """A state as one line of text, from which `parse_state` makes it again."""
        return self.notation.state_text(s)

    def parse_state(self, text: str) -> GameState:
        """The state that a line stands for. Raises Unreadable."""
        return self.notation.parse_state(text)

    def summary(self, before: GameState, action: int, names: Sequence[Name], after: GameState | None = None) -> Phrase:
        """What an action did, for the log; `after` is the state that it led to, where that is known."""
        return self.description.summary(before, action, names, self.after(before, action) if after is None else after)

    def preview(self, before: GameState, action: int, names: Sequence[Name], after: GameState | None = None) -> Phrase:
        """What an action would do, for a hovered target; `after` is the state that it leads to, where that is known."""
        return self.description.preview(before, action, names, self.after(before, action) if after is None else after)

    def status(self, s: GameState, names: Sequence[Name]) -> Phrase:
        """What the state waits for, or how it ended."""
        return self.description.status(s, names)


Chooser = Callable[[Game, S, random.Random], int]
"""Picks a legal action from a state: (game, state, random source) -> action."""
