"""The capabilities of games: one Protocol for each optional module, with the types of its values.

A game has a capability if its package has the module (`game.has_module("advice")`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from tumblestar.contract.modules import Name
from tumblestar.contract.state import S_contra
from tumblestar.words import Argument, Phrase


class AdviceRow(NamedTuple):
    """A possible plan at a decision: its first action, its label, and a figure for each column.

    The action is -1 for a plan that needs another action first.
    """

    action: int
    label: Phrase
    cells: tuple[Phrase, ...]
    is_best: bool = False


class Advice(NamedTuple):
    """A table of the plans at a decision, and a note on its figures."""

    columns: tuple[Phrase, ...]
    rows: tuple[AdviceRow, ...]
    note: Phrase


class AdviceModule(Protocol[S_contra]):
    """`advice.py`: the odds and the value of each plan, for players who ask before a decision."""

    def advice(self, s: S_contra, names: Sequence[Name], hints: bool, /) -> Advice | None:
        """The table for the seat to act, the best plan first and marked if `hints`; None if there is nothing to say."""
        ...


class Bounds(Protocol):
    """Proven bounds of the first seat's win share, from 0 to 1."""

    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...


class SolutionModule(Protocol):
    """`solution.py`: the game solved."""

    def solve_for(self, bank: int | None, dice: str | None, /) -> Bounds:
        """SolutionModule the game for two seats; `bank` and the text of a data file `dice` replace the game's own.

        Raises BadOption and Unreadable.
        """
        ...


class ScoreModule(Protocol):
    """`score.py`: scores games that were played on a real table and written down."""

    @property
    def OPTION(self) -> str:
        """The option of `tumblestar score` that gives `chosen`."""
        ...

    @property
    def ALL(self) -> str:
        """The default of `chosen`."""
        ...

    def score_lines(self, text: str, chosen: str, /) -> Sequence[Mapping[str, object]]:
        """The score of each thing in the text of a file: the number `total`, and more, as docs say.

        Raises Unreadable, which names the line.
        """
        ...

    def score_items(self, found: Mapping[str, object], /) -> Sequence[tuple[Phrase, int]]:
        """The items of one result of `score_lines`, each with its points."""
        ...


class PadStep(NamedTuple):
    """A choice on a score pad: its label, its drawing in a box -40 -44 80 88, and the entries that it leads to."""

    label: Phrase
    icon: str
    entries: dict[str, str]


class PadSpot(NamedTuple):
    """A choice that lies in the picture of a score pad: its middle and its size in the picture's units."""

    step: PadStep
    x: float
    y: float
    width: float
    height: float


class PadLine(NamedTuple):
    """A line of a score pad: an item with its meaning, the shown player's points and their pieces, and all players'."""

    label: Phrase
    points: int
    meaning: Phrase
    pieces: list[Phrase]
    all_points: tuple[int, ...]


class Pad(NamedTuple):
    """A score pad, perhaps in part filled in: the picture of one player's part, the next choices, and all points.

    `removals` undo earlier choices, `switches` and `options` (with heads) change the game, `spots` lie in the picture.
    """

    entries: dict[str, str]
    picture: str
    prompt: Phrase
    steps: list[PadStep]
    removals: list[PadStep]
    switches: list[PadStep]
    total: int
    groups: list[tuple[Phrase, list[PadLine]]]
    problem: Phrase | None
    spots: tuple[PadSpot, ...] = ()
    totals: tuple[int, ...] = ()
    """The points of all players."""
    standings: tuple[tuple[int, ...], ...] = ()
    """What ranks the players, if it is more than their points: the greater is ahead."""
    is_asking: bool = False
    """Whether something was chosen, and the prompt asks for more about it."""
    options: Sequence[tuple[Phrase, list[PadStep]]] = ()
    note: Phrase | None = None


def player_names(given: Mapping[str, str], seats: int) -> list[Name]:
    """The names of a score pad's players, from its entries."""
    return [given.get(f"name{i}", "")[:40] or Phrase("seat-unnamed", {"count": i}) for i in range(1, seats + 1)]


class PadModule(Protocol):
    """`pad.py`: a score pad for a game on a real table, filled in step by step. Its URL holds its entries."""

    def pad(self, given: Mapping[str, str], seats: int = 1, seat: int = 0, /) -> Pad:
        """The pad of that many players with these entries, from which `seat` is shown.

        What each player has is in an entry of its own, whose name ends with the number of the player from 2. Impossible
        entries are left out, and `problem` says why.
        """
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
    """A condition for winning a game alone: its label, its status (`unmet`, `met` or `kept`), and its meaning."""

    label: Phrase
    status: str
    meaning: Phrase


class CardsModule(Protocol[S_contra]):
    """`cards.py`: the cards in play, explained."""

    def cards(self, s: S_contra, /) -> list[tuple[Phrase, Phrase]]:
        """The name of each card in play, and its effect."""
        ...

    def goals(self, s: S_contra, /) -> list[Goal]:
        """Optional (none): the conditions for winning a game alone."""
        ...


class DataStatement(NamedTuple):
    """A statement of a data file, with its provenance: `book`, or one of `tumblestar.rulebook.MARKS`."""

    phrase: Phrase
    provenance: str


class Explanation(NamedTuple):
    """A sign of the picture, explained: its name, what it means, and sentences that say how a seat stands by it.

    `key` is what `tumblestar.picture.explained` has marked it with, `icon` its drawing in a box -40 -44 80 88, `tag`
    that of its rule. A sentence of `standing` has no subject: "4 points now.", since the page says whose they are;
    those of `facts` are about the table: "58 tiles are left." What takes longer to find, as what one more die would
    bring, is in `more`, which makes sentences like those of `standing`; it is asked of one sign at a time.
    """

    key: str
    icon: str
    name: Phrase
    meaning: Phrase
    tag: str
    standing: tuple[Phrase, ...] = ()
    facts: tuple[Phrase, ...] = ()
    more: Callable[[], tuple[Phrase, ...]] | None = None


class LegendModule(Protocol[S_contra]):
    """`legend.py`: the signs of the picture, explained."""

    def explanations(self, s: S_contra, seat: int, names: Sequence[Name], /) -> Sequence[Explanation]:
        """Every sign of the picture in this state, what scores first, with how a seat stands."""
        ...


class ReferenceModule(Protocol):
    """`reference.py`: what data files, which owners of a box may correct, add to rules, by the key of the rule."""

    def arguments(self, key: str, /) -> Mapping[str, Argument]:
        """The arguments of the rule's phrase."""
        ...

    def provenances(self, key: str, /) -> Mapping[str, str]:
        """The provenance of figures in the rule, by the name of the mark in its text; `book` shows no mark."""
        ...

    def statements(self, key: str, /) -> Sequence[DataStatement]:
        """The statements that follow the rule."""
        ...


class DrawnPart(NamedTuple):
    """A part of a game's set: its drawing, in a square of width `size` round its middle, captions, and provenance."""

    picture: str
    size: float
    captions: tuple[Phrase, ...]
    provenance: str


class PartSet(NamedTuple):
    """A set of parts in pictures: its name, the parts, and the other statements of its data file."""

    name: Phrase
    parts: list[DrawnPart]
    statements: list[DataStatement]


class TilesModule(Protocol):
    """`tiles.py`: the set of parts in pictures, to compare with that of a box."""

    def part_set(self) -> PartSet: ...


class Level(Protocol):
    """A level of a campaign; the best bot won the share `success` of `games` games."""

    @property
    def number(self) -> int: ...
    @property
    def card(self) -> int:
        """The page of the map that it is on, from 1."""
        ...

    @property
    def set(self) -> str:
        """Its name, which stays when levels change places: `RYBG 7 16`."""
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
    """The stars of an attempt: the level won, won with many points, won at the first attempt with new dice."""

    won: bool
    great: bool
    first: bool


class CampaignModule(Protocol[S_contra]):
    """`campaign.py`: levels for one player, in order, each a set of colours and missions.

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
        """The colours and missions of a set; None for a text that is no set."""
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
        """The stars of an attempt; `is_first`: no attempt came before it, and its dice were new."""
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
