"""The capabilities of games: one Protocol for each optional module, with the types of its values.

A game has one if its package has the module (`game.has_module("advice")`). Campaigns have a file of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from tumblestar.contract.campaigns import CampaignModule as CampaignModule
from tumblestar.contract.campaigns import Level as Level
from tumblestar.contract.campaigns import Stars as Stars
from tumblestar.contract.modules import Name
from tumblestar.contract.players import BotLevel as BotLevel
from tumblestar.contract.players import PlayersModule as PlayersModule
from tumblestar.contract.state import GameState, S, S_contra
from tumblestar.contract.touching import player_key as player_key
from tumblestar.contract.touching import player_names as player_names
from tumblestar.words import Argument, Phrase

S_co = TypeVar("S_co", bound=GameState, covariant=True)


class AdviceRow(NamedTuple):
    """A possible plan at a decision: its actions, none if another must come first, its label, a figure a column."""

    actions: tuple[int, ...]
    label: Phrase
    cells: tuple[Phrase, ...]


class Advice(NamedTuple):
    """A table of the plans at a decision, and a note on its figures."""

    columns: tuple[Phrase, ...]
    rows: tuple[AdviceRow, ...]
    note: Phrase


class AdviceModule(Protocol[S_contra]):
    """`advice.py`: the odds and the points of each plan, for players who ask before a decision."""

    def advice(self, s: S_contra, names: Sequence[Name], has_points: bool, /) -> Advice | None:
        """The table for the seat to act, or None if there is nothing to say.

        With `has_points` it has all that can be done, most points first; without, only plans that have odds.
        """

    @property
    def HAS_ODDS(self) -> bool:
        """Optional (True): whether there are odds to show without points."""
        ...


class Evaluator(NamedTuple):
    """What the win shares of a game come from: its name, and whether they are exact."""

    name: Phrase
    is_exact: bool = False


class Explained(NamedTuple):
    """Why an action is better: sentences with figures, and how the seat goes on after it in the same turn."""

    reasons: Sequence[Phrase] = ()
    line: Sequence[int] = ()


class ReviewModule(Protocol[S_contra]):
    """`review.py`: how reviews use the win shares of `evaluation.py`."""

    def evaluator(self, s: S_contra, /) -> Evaluator:
        """What gives the win shares in a game that begins with a state, on this machine."""
        ...

    @property
    def promising(self) -> Callable[[S_contra], Sequence[int]] | None:
        """Optional (all that is legal): the actions that a review weighs where too many are legal."""

    @property
    def OPINION(self) -> str:
        """Optional (none): the level whose choice is looked at closely where the evaluator sees nothing better."""
        ...

    @property
    def AHEAD(self) -> tuple[str, int, int] | None:
        """Optional (none): how hints tell the first ways apart: a bot plays on, so many turns a seat, so many games."""

    @property
    def kind_of_mistake(self) -> Callable[[S_contra, int, int], str] | None:
        """Optional (one kind for all): the end of a key `mistake-…` for an action in the place of a better one."""

    @property
    def explain(self) -> Callable[[S_contra, int, int, str, Sequence[Name]], Explained] | None:
        """Optional (none): why the second of two actions is better than the first, by the kind of mistake."""

    @property
    def category(self) -> Callable[[S_contra, int], tuple[str, str] | None] | None:
        """Optional (the notation of outcomes): where statistics count an outcome of chance.

        The key of the words for its kind of chance, such as `chance-of-die`, and its category there: a key, or a name
        as it is, such as `4`. All outcomes of a state are of one kind, or None: then that event is not counted.
        """


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

    def is_candidate(self, s: S_contra, /) -> bool:
        """Whether it may be worth while to solve a state in which a seat is to act."""
        ...

    def solve(self, s: S_contra, seed: int, /) -> Solved | None:
        """The answer, where one is much better than all others. Samples, if there are any, are by the seed."""


class Bounds(Protocol):
    """Proven bounds of the first seat's win share, from 0 to 1."""

    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...


class SolutionModule(Protocol):
    """`solution.py`: the game solved."""

    def solve_for(self, bank: int | None, dice: str | None, /) -> Bounds:
        """The game for two seats solved, perhaps with another bank or data file. Raises BadOption and Unreadable."""
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

    @property
    def drawing(self) -> Callable[[Mapping[str, str], str], str] | None:
        """Optional (None), with `read`: the entries as a picture that stands alone, in a theme."""


class EditPlace(NamedTuple):
    """A place of a position that can be changed: its key, what is there, and its area in the picture, if it has one."""

    key: str
    label: Phrase
    area: tuple[float, float, float, float] | None = None
    """The middle, the width and the height in the picture's units."""


class EditChange(NamedTuple, Generic[S_co]):
    """A change at a place: its label, its drawing in a box -40 -44 80 88, and the state that it makes.

    Without a state it asks further, at the place with the key `place`.
    """

    label: Phrase
    icon: str
    state: S_co | None
    place: str = ""


class EditorModule(Protocol[S]):
    """`editor`: positions set up by clicking. The notation says which of its states can be."""

    def base(self, s: S, /) -> S:
        """The state that editing begins with: the same one, or a plain one like it in the middle of a game."""
        ...

    def places(self, s: S, names: Sequence[Name], /) -> Sequence[EditPlace]:
        """All that can be changed in a state that `base` or a change has made."""
        ...

    def changes(self, s: S, place: str, names: Sequence[Name], /) -> Sequence[EditChange[S]]:
        """What can be changed at a place, possible or not; nothing for a place that there is not."""
        ...


class Goal(NamedTuple):
    """A condition for winning a game alone: its label, its status (`unmet`, `met` or `kept`), and its meaning."""

    label: Phrase
    status: str
    meaning: Phrase
    name: Phrase | None = None
    """Its label without its status, where a sign shows that."""


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
