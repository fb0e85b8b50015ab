"""The capabilities of games: one Protocol for each optional module, with the types of its values.

A game has a capability if its package has the module (`game.has_module("advice")`). That of campaigns is long, and has
a file of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from tumblestar.contract.campaigns import CampaignModule as CampaignModule
from tumblestar.contract.campaigns import Level as Level
from tumblestar.contract.campaigns import Stars as Stars
from tumblestar.contract.modules import Name
from tumblestar.contract.older_touch import EditChange as EditChange
from tumblestar.contract.older_touch import EditorModule as EditorModule
from tumblestar.contract.older_touch import EditPlace as EditPlace
from tumblestar.contract.older_touch import Pad as Pad
from tumblestar.contract.older_touch import PadLine as PadLine
from tumblestar.contract.older_touch import PadModule as PadModule
from tumblestar.contract.older_touch import PadSpot as PadSpot
from tumblestar.contract.older_touch import PadStep as PadStep
from tumblestar.contract.players import BotLevel as BotLevel
from tumblestar.contract.players import PlayersModule as PlayersModule
from tumblestar.contract.state import S_contra
from tumblestar.contract.touching import Asked as Asked
from tumblestar.contract.touching import Choice as Choice
from tumblestar.contract.touching import ScoreLine as ScoreLine
from tumblestar.contract.touching import ScoreSheet as ScoreSheet
from tumblestar.contract.touching import Spot as Spot
from tumblestar.contract.touching import TouchModule as TouchModule
from tumblestar.contract.touching import always as always
from tumblestar.contract.touching import player_key as player_key
from tumblestar.contract.touching import player_names as player_names
from tumblestar.words import Argument, Phrase


class AdviceRow(NamedTuple):
    """A possible plan at a decision: its actions, its label, and a figure for each column.

    A plan that needs another action first has none.
    """

    actions: tuple[int, ...]
    label: Phrase
    cells: tuple[Phrase, ...]


class Advice(NamedTuple):
    """A table of the plans at a decision, and a note on its figures."""

    columns: tuple[Phrase, ...]
    rows: tuple[AdviceRow, ...]
    note: Phrase


class AdviceModule(Protocol[S_contra]):
    """`advice.py`: the odds and the points of each plan, for players who ask before a decision.

    What the plans are worth follows from the game's win shares (`insight/hints.py`).
    """

    def advice(self, s: S_contra, names: Sequence[Name], has_points: bool, /) -> Advice | None:
        """The table for the seat to act, or None if there is nothing to say.

        With `has_points` it has all that can be done, most points first; without, only plans that have odds.
        """
        ...

    @property
    def HAS_ODDS(self) -> bool:
        """Optional (True): whether there are odds to show without points."""
        ...


class Evaluator(NamedTuple):
    """What the win shares of a game come from: its name, and whether they are exact."""

    name: Phrase
    is_exact: bool = False


class ReviewModule(Protocol[S_contra]):
    """`review.py`: how reviews use the win shares of `evaluation.py`."""

    def evaluator(self, s: S_contra, /) -> Evaluator:
        """What gives the win shares in a game that begins with a state, on this machine."""
        ...

    @property
    def promising(self) -> Callable[[S_contra], Sequence[int]] | None:
        """Optional (all that is legal): the actions that a review weighs where too many are legal."""
        ...

    @property
    def category(self) -> Callable[[S_contra, int], tuple[str, str] | None] | None:
        """Optional (the notation of outcomes): where statistics count an outcome of chance.

        The key of the words for its kind of chance, such as `chance-of-die`, and its category there: a key, or a name
        as it is, such as `4`. All outcomes of a state are of one kind, or None: then that event is not counted.
        """
        ...


class Solved(NamedTuple):
    """A puzzle's answer, proven: the line, others that are as good, and how much better they are than all the rest."""

    line: tuple[int, ...]
    """The seat's actions, and between them those of other seats."""
    also: tuple[tuple[int, ...], ...]
    how: str
    """How it was proven: the end of a key `puzzle-how-…`."""
    margin: float
    """The win share that the best answer leaves more than the best other."""
    error: float
    """How far the margin may be off: half a 95 % interval, or 0 for what is exact."""
    themes: tuple[str, ...]
    value: float
    """The win share that the answer leaves."""
    after: tuple[int, ...] = ()
    """How play may go on after the line."""


class PuzzlesModule(Protocol[S_contra]):
    """`puzzles.py`: finds the one good way in a state, and proves it."""

    @property
    def THEMES(self) -> Sequence[str]:
        """What puzzles may contain; each has the words `puzzle-theme-…`."""
        ...

    @property
    def SEATS(self) -> Sequence[int]:
        """The numbers of seats whose games have puzzles."""
        ...

    @property
    def OPTIONS(self) -> Mapping[str, Sequence[int]]:
        """The options of these games, each with the values that are drawn from."""
        ...

    def result(self, s: S_contra, /) -> object:
        """What matters of a state that a turn led to: two ways to equal results are one answer."""
        ...

    def is_candidate(self, s: S_contra, /) -> bool:
        """Whether it may be worth while to solve a state in which a seat is to act."""
        ...

    def solve(self, s: S_contra, seed: int, /) -> Solved | None:
        """The answer, where one is much better than all others. Samples, if there are any, are by the seed."""
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
    """A statement of a data file, with its provenance: `book`, or one of `tumblestar.contract.rulebook.MARKS`."""

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
