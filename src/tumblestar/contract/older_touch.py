"""Score pads and editors of positions as games offered them before 0.8, and how they become one capability, `touch.py`.

They go on for two minor versions (docs/promises.md). A game has `pad.py`, `editor`, or both.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from operator import attrgetter
from types import ModuleType
from typing import NamedTuple

from tumblestar.contract.capabilities import EditorModule, PadModule
from tumblestar.contract.modules import Name
from tumblestar.contract.state import GameState
from tumblestar.contract.touching import Asked, Choice, ScoreLine, ScoreSheet, Spot, always
from tumblestar.words import Phrase


def touch_of(name: str, pad: PadModule | None, editor: EditorModule[GameState] | None) -> ModuleType:
    """The one capability of a game that offers the older ones."""
    warnings.warn(f"{name}: pad.py and editor.py are deprecated; offer touch.py", DeprecationWarning, stacklevel=4)
    module = ModuleType("touch")
    if editor:
        vars(module).update(base=editor.base, spots=partial(_spots, editor))
    if pad:
        vars(module).update(read=partial(_read, pad), sheet=partial(_sheet, pad), entries=attrgetter("entries"))
        vars(module).update(ASKED=("name1",), drawing=pad.drawing, drawn_entries=pad.read)
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
