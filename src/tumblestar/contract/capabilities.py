"""What some games can do besides: one Protocol for each optional module, with the values that it gives.

A game has a capability if its package has the module (`game.has_module("advice")`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from tumblestar.contract.modules import Name
from tumblestar.contract.state import S_contra
from tumblestar.words import Argument, Phrase


class Way(NamedTuple):
    """One way to go on from a decision: the action that begins it, its label, and a figure for each column.

    The action is -1 for a way that something else must come before.
    """

    action: int
    label: Phrase
    cells: tuple[Phrase, ...]
    is_best: bool = False


class Advice(NamedTuple):
    """A table of the ways to go on from a decision, and a note on its figures."""

    columns: tuple[Phrase, ...]
    ways: tuple[Way, ...]
    note: Phrase


class Advises(Protocol[S_contra]):
    """`advice.py`: the odds, and what each way to go on is worth, for those who ask before a decision."""

    def advice(self, s: S_contra, names: Sequence[Name], hints: bool, /) -> Advice | None:
        """The table for the seat to act, best first and marked with `hints`; None where there is nothing to say."""
        ...


class Bounds(Protocol):
    """What is proven of a game: the first seat's share of the win lies from `low` to `high`, from 0 to 1."""

    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...


class Solves(Protocol):
    """`solution.py`: best play, computed."""

    def solve_for(self, bank: int | None, dice: str | None, /) -> Bounds:
        """Solves the game for two seats; `bank` and the text of a data file `dice` replace the game's own.

        Raises BadOption and Unreadable.
        """
        ...


class Scores(Protocol):
    """`score.py`: scores what is written down of a game on a real table."""

    @property
    def OPTION(self) -> str:
        """The option of the command that replaces ALL."""
        ...

    @property
    def ALL(self) -> str: ...

    def score_lines(self, text: str, chosen: str, /) -> Sequence[Mapping[str, object]]:
        """The score of each thing in the text of a file: the number `total`, and more, as docs say.

        Raises Unreadable, which names the line.
        """
        ...

    def told(self, found: Mapping[str, object], /) -> Sequence[tuple[Phrase, int]]:
        """One result of `score_lines`, line by line: what scores, and how much."""
        ...


class Step(NamedTuple):
    """A choice on a score pad: its label, its drawing in a box -40 -44 80 88, and the entries after it."""

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

    `taken` steps take something away again, `switches` change what the game is played with, `spots` lie in the picture.
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


class PadModule(Protocol):
    """`pad.py`: a score pad for a game on a real table, filled in step by step; its entries stand in its address."""

    def pad(self, given: Mapping[str, str], /) -> Pad:
        """The pad that entries stand for. Entries that cannot be are left out, and `problem` says why."""
        ...

    @property
    def read(self) -> Callable[[str], dict[str, str]] | None:
        """Optional (None): the entries that a picture drawn by `drawing` carries. Raises Unreadable."""
        ...

    @property
    def drawing(self) -> Callable[[Mapping[str, str], str], str] | None:
        """Optional (None), with `read`: the entries as a picture that stands alone, in a theme."""
        ...


class Goal(NamedTuple):
    """A part of what wins a game played alone: its words, how far it is (`unmet`, `met` or `kept`), and in full."""

    said: Phrase
    how: str
    does: Phrase


class CardsModule(Protocol[S_contra]):
    """`cards.py`: the cards in play, explained."""

    def cards(self, s: S_contra, /) -> list[tuple[Phrase, Phrase]]:
        """The name of each card in play, and what it does."""
        ...

    def goals(self, s: S_contra, /) -> list[Goal]:
        """Optional (none): what wins a game played alone."""
        ...


class Stated(NamedTuple):
    """What a data file says, told, and its provenance: `book`, or one of `tumblestar.rulebook.MARKS`."""

    said: Phrase
    provenance: str


class Reference(Protocol):
    """`reference.py`: what correctable data files say of the statements of the rules, by the key of their words."""

    def facts(self, key: str, /) -> Mapping[str, Argument]:
        """The arguments of a statement's words."""
        ...

    def sources(self, key: str, /) -> Mapping[str, str]:
        """The provenance of figures in the statement, by the name of the mark in its words; `book` is no mark."""
        ...

    def stated(self, key: str, /) -> Sequence[Stated]:
        """What follows the statement."""
        ...


class Drawn(NamedTuple):
    """A part of a game's set: its drawing, in a square of width `size` round its middle, words, and provenance."""

    picture: str
    size: float
    said: tuple[Phrase, ...]
    provenance: str


class PartSet(NamedTuple):
    """A set of parts in pictures: its name, the parts, and what else its data file says."""

    name: Phrase
    parts: list[Drawn]
    stated: list[Stated]


class Tiles(Protocol):
    """`tiles.py`: the set of parts in pictures, to be compared with that of a box."""

    def part_set(self) -> PartSet: ...


class Level(Protocol):
    """A level of a campaign, measured by the share `success` of so many `games` that the best bot won."""

    @property
    def number(self) -> int: ...
    @property
    def card(self) -> int:
        """The page of the map that it is on, from 1."""
        ...

    @property
    def set(self) -> str:
        """What it is known by, also when levels change places: `RYBG 7 16`."""
        ...

    @property
    def colours(self) -> str: ...
    @property
    def missions(self) -> tuple[int, ...]: ...
    @property
    def success(self) -> float: ...
    @property
    def games(self) -> int: ...


class Stars(NamedTuple):
    """The stars of a try: the level won, won with many points, and won at the first try with new dice."""

    won: bool
    great: bool
    first: bool


class Campaign(Protocol[S_contra]):
    """`campaign.py`: levels to be played alone, in order, each a choice of colours and missions.

    Colours are letters in one text, missions are numbers from 1.
    """

    @property
    def COLOURS(self) -> int:
        """How many colours a level has."""
        ...

    @property
    def GOAL(self) -> int:
        """The points that win a level."""
        ...

    @property
    def GREAT(self) -> int:
        """The points that bring its second star."""
        ...

    def levels(self) -> Sequence[Level]:
        """All levels in order; the first has number 1."""
        ...

    def level_of(self, name: str, /) -> Level | None:
        """The level with that set, if there is one."""
        ...

    def read_set(self, text: str, /) -> tuple[str, tuple[int, ...]] | None:
        """The colours and missions that a set stands for; None for a text that is no set."""
        ...

    def options(self, colours: str, missions: Sequence[int], /) -> dict[str, int]:
        """The options of a game of one seat with these colours and missions."""
        ...

    def measured(self, colours: str, missions: Sequence[int], /) -> tuple[int, int] | None:
        """How many games of how many the best bot won, where that is known."""
        ...

    def difficulty(self, success: float, /) -> str:
        """The word for a level with that success; the game has words for `difficulty-<word>`."""
        ...

    def stars(self, is_won: bool, points: int, is_first: bool, /) -> Stars:
        """The stars of a try that ended so; `is_first`: no try came before it, and its dice were new."""
        ...

    def points(self, s: S_contra, /) -> int:
        """The points that win a level."""
        ...

    def shown(self, number: int, /) -> str:
        """The record of a won game of a level; empty where there is no such level."""
        ...

    def named(self, colours: str, /) -> Sequence[tuple[str, str]]:
        """The colours of a set: name and letter of each."""
        ...

    def all_colours(self) -> Sequence[tuple[str, str]]: ...

    def all_missions(self) -> Sequence[int]: ...

    def mission_words(self, number: int, /) -> tuple[Phrase, Phrase]:
        """A mission's short name, and what it asks of a player alone."""
        ...
