"""Score pads and editors of positions as games offered them before 0.8, and how they become one capability, `touch.py`.

They go on for two minor versions (docs/promises.md). A game has `pad.py`, `editor.py`, or both.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from operator import attrgetter
from types import ModuleType
from typing import Generic, NamedTuple, Protocol, TypeVar

from tumblestar.contract.modules import Name
from tumblestar.contract.state import GameState, S
from tumblestar.contract.touching import Asked, Choice, ScoreLine, ScoreSheet, Spot, always
from tumblestar.words import Phrase

S_co = TypeVar("S_co", bound=GameState, covariant=True)


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
        ...

    @property
    def drawing(self) -> Callable[[Mapping[str, str], str], str] | None:
        """Optional (None), with `read`: the entries as a picture that stands alone, in a theme."""
        ...


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
    """`editor.py`: positions set up by clicking. The notation says which of its states can be."""

    def base(self, s: S, /) -> S:
        """The state that editing begins with: the same one, or a plain one like it in the middle of a game."""
        ...

    def places(self, s: S, names: Sequence[Name], /) -> Sequence[EditPlace]:
        """All that can be changed in a state that `base` or a change has made."""
        ...

    def changes(self, s: S, place: str, names: Sequence[Name], /) -> Sequence[EditChange[S]]:
        """What can be changed at a place, possible or not; nothing for a place that there is not."""
        ...


def touch_of(name: str, pad: PadModule | None, editor: EditorModule[GameState] | None) -> ModuleType:
    """The one capability of a game that offers the older ones."""
    warnings.warn(f"{name}: pad.py and editor.py are deprecated; offer touch.py", DeprecationWarning, stacklevel=4)
    module = ModuleType("touch")
    if editor:
        vars(module).update(base=editor.base, spots=partial(_spots, editor))
    if pad:
        vars(module).update(read=partial(_read, pad), sheet=partial(_sheet, pad), entries=attrgetter("entries"))
        vars(module).update(drawing=pad.drawing, drawn_entries=pad.read)
    return module


def _spots(editor: EditorModule[GameState], s: GameState, names: Sequence[Name]) -> Iterator[Spot[GameState]]:
    for place in editor.places(s, names):
        yield Spot(place.key, place.label, place.area, partial(_asked, editor, s, place.key, names))


def _asked(
    editor: EditorModule[GameState], s: GameState, key: str, names: Sequence[Name], further: Sequence[str]
) -> Asked[GameState]:
    changes = editor.changes(s, ":".join((key, *further)), names)
    return Asked([Choice(c.label, c.icon, c.state, tuple(c.place.split(":")[1:])) for c in changes])


class _Given(NamedTuple):
    """A pad's entries, and before they were read all that was given, with the question."""

    entries: Mapping[str, str]
    given: Mapping[str, str]


def _read(module: PadModule, given: Mapping[str, str], seats: int) -> tuple[_Given, Phrase | None]:
    pad = module.pad(given, seats, 0)
    return _Given(pad.entries, given), pad.problem


def _sheet(module: PadModule, built: _Given, seat: int, names: Sequence[Name]) -> ScoreSheet[_Given]:
    pad = module.pad(built.given or built.entries, len(names), seat)
    spots = [
        Spot("", step.label, (x, y, width, height), made=_Given(step.entries, {}))
        for step, x, y, width, height in pad.spots
    ]
    steps = [Choice(step.label, step.icon, _Given(step.entries, {})) for step in (*pad.steps, *pad.removals)]
    if pad.is_asking:  # the spot is not known, so an entry that is there stands for it
        spots.append(Spot(f"name1={built.given.get('name1', '')}", pad.prompt, None, always(steps)))
    else:
        spots += [Spot("", step.label, None, None, step.made, step.icon) for step in steps]
    groups = [
        (head, [ScoreLine(line.label, line.meaning, line.all_points, line.pieces) for line in lines])
        for head, lines in pad.groups
    ]
    options = [
        (head, [Choice(step.label, step.icon, _Given(step.entries, {})) for step in steps])
        for head, steps in ((Phrase("pad-choices"), pad.switches), *pad.options)
    ]
    return ScoreSheet(pad.picture, pad.prompt, spots, pad.totals, groups, options, pad.standings, pad.note)
