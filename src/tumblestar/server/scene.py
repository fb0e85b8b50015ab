"""What all viewers of a table share: the picture of each moment, made once, and the game told event by event."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from tumblestar.game import Advice, Name, State
from tumblestar.record import Event, Record
from tumblestar.server.table import Table
from tumblestar.words import Phrase, has

SCENES_KEPT = 3


@dataclass(frozen=True)
class Scene:
    """A moment of a game: the state after n events, and its pictures, the same for everyone."""

    n: int
    state: State
    board: str
    rows: str
    advice: dict[bool, Advice | None]
    """What is advised here, without and with hints, as far as somebody has asked."""


@dataclass(frozen=True)
class Told:
    """One event, told: what it did, in which part of the game and whose turn, and the ways it went."""

    event: Event
    did: Phrase
    chapter: Phrase
    turn: tuple[int, int]
    legs: tuple[Any, ...]


class Stage:
    """The scenes and the story of one table, kept as far as they still hold."""

    def __init__(self, table: Table) -> None:
        self._scenes: OrderedDict[tuple[int, int], Scene] = OrderedDict()
        self._told: list[Told] = []
        self._names: list[Name] = []
        self._state: State = None
        self._pages: dict[str, list[str]] = {}
        self._update(table)

    def _update(self, table: Table) -> None:
        """Tells what is new, and forgets what was taken back or is told under other names."""
        record, names = table.record, names_of(table.record)
        kept = len(self._told) if names == self._names else 0
        kept = min(kept, len(record.events))
        while kept and self._told[kept - 1].event is not record.events[kept - 1]:
            kept -= 1
        if kept < len(self._told) or self._state is None:
            self._told = self._told[:kept]
            self._state = record.state_at(kept)
            self._scenes.clear()
            for lines in self._pages.values():
                del lines[kept:]
        self._names = names
        for event in record.events[kept:]:
            self._told.append(_told(record, self._state, event, names))
            record.game.rules.apply(self._state, event.action)

    def names(self) -> list[Name]:
        """How the seats are called: text, or a phrase for bots and for persons without a name."""
        return self._names

    def told(self) -> list[Told]:
        """Every event of the record, told."""
        return self._told

    def lines(self, lang: str) -> list[str]:
        """A list to keep the finished lines of one language in; it is cut where events are taken back."""
        return self._pages.setdefault(lang, [])

    def legs(self, n: int) -> tuple[Any, ...]:
        """The ways that the turn of the n-th event went, as far as that event."""
        legs: list[Any] = []
        for told in reversed(self._told[:n]):
            if told.turn != self._told[n - 1].turn:
                break
            legs[:0] = told.legs
        return tuple(legs)

    def scene(self, table: Table, n: int) -> Scene:
        """The moment after n events."""
        now = n == len(table.record.events)
        key = (n, table.live if now else 0)
        if key not in self._scenes:
            state = table.game.copy(table.state) if now else table.record.state_at(n)
            picture = table.game.picture
            self._scenes[key] = Scene(n, state, picture.board(state), picture.rows(state), {})
            if len(self._scenes) > SCENES_KEPT:
                self._scenes.popitem(last=False)
        return self._scenes[key]

    def advice(self, table: Table, n: int, has_hints: bool) -> Advice | None:
        """The ways to go on from the moment after n events; worked out once."""
        scene = self.scene(table, n)
        if has_hints not in scene.advice:
            scene.advice[has_hints] = table.game.advice.advice(scene.state, self._names, has_hints)
        return scene.advice[has_hints]


_stages: WeakKeyDictionary[Table, Stage] = WeakKeyDictionary()


def stage_of(table: Table) -> Stage:
    """The stage of a table, up to date."""
    stage = _stages.get(table)
    if stage is None:
        stage = _stages[table] = Stage(table)
    else:
        stage._update(table)  # pyright: ignore[reportPrivateUsage]
    return stage


def names_of(record: Record) -> list[Name]:
    """How the seats of a record are called; two bots of a kind are told apart by their seats."""
    names: list[Name] = []
    for i, (kind, name) in enumerate(record.seats, 1):
        if kind == "person":
            names.append(name or Phrase("seat-unnamed", {"count": i}))
        else:
            twins = sum(seat == ("bot", name) for seat in record.seats) > 1
            label = Phrase(f"bot-{name}") if has(f"bot-{name}", record.game.name) else name
            names.append(Phrase("seat-bot-twin" if twins else "seat-bot", {"name": label, "count": i}))
    return names


def _told(record: Record, before: State, event: Event, names: list[Name]) -> Told:
    game = record.game
    turn = game.turn(before)
    legs = tuple(game.story.legs(before, event.action))
    return Told(event, game.summary(before, event.action, names), game.story.progress(before), turn, legs)
