"""What all viewers of a table share: the picture of each moment, made once, and the game told event by event."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count, islice
from typing import Any, NamedTuple, TypeVar, cast

from tumblestar.contract.capabilities import Advice
from tumblestar.game import Game, GameState, Name
from tumblestar.narration import called, names_of, tell
from tumblestar.record import Event
from tumblestar.server.tables.table import Table
from tumblestar.words import Phrase

SCENES_KEPT = 3
MADE_KEPT = 200
"""Pieces of pages that are kept while nothing changes at a table; and so many while nothing but the game changes."""

Made = TypeVar("Made")
_numbers = count()


class Scene(NamedTuple):
    """A moment of a game: the state after n events, and its pictures, the same for everyone."""

    n: int
    state: GameState
    board: list[str]
    rows: list[str]
    advice: dict[bool, Advice | None]
    """What is advised here, without and with hints, as far as somebody has asked."""


@dataclass
class Chapter:
    """Events that belong together, from the first to the last: the set-up, or a round."""

    name: Phrase
    first: int
    last: int


class Told(NamedTuple):
    """One event, told: what it did, in which part of the game and whose turn, and the ways it went."""

    event: Event
    did: Phrase
    chapter: Phrase
    turn: tuple[int, int]
    legs: tuple[Any, ...]


@dataclass
class Log:
    """The log of a game in one language, as far as it is finished: elements that stay as they are."""

    lines: list[str]
    """What a line says of each event."""
    heads: list[str]
    """The chapters without their entries."""
    folded: dict[str, list[str]]
    """The entries of all chapters but the last one, by the names of their lists. Never changed: replaced."""
    newest: tuple[int, str] = (0, "")
    """Which event was told last, and what it did, as HTML."""

    def forget(self, events: int, chapters: int) -> None:
        """Forgets what comes after so many events and chapters; the last chapter is open again."""
        del self.lines[events:]
        self.newest = 0, ""
        self.heads = self.heads[:chapters]  # pages may have the old list
        self.folded = dict(islice(self.folded.items(), max(0, chapters - 1)))


def _keep(found: dict[Any, Any], key: Any, made: Made) -> Made:
    """Keeps something; where too much has come together all is forgotten before."""
    if len(found) >= MADE_KEPT:
        found.clear()
    found[key] = made
    return made


class Stage:
    """The scenes and the story of one table, kept as far as they still hold."""

    def __init__(self, table: Table) -> None:
        self.number = next(_numbers)
        """No other stage of this process has it."""
        self._scenes: OrderedDict[tuple[int, int], Scene] = OrderedDict()
        self._told: list[Told] = []
        self._names: list[Name] = []
        self._state: GameState | None = None
        """After all events that are told. Never changed: another takes its place."""
        self._chapters: list[Chapter] = []
        self._logs: dict[str, Log] = {}
        self._cells: dict[str, tuple[list[Phrase], list[str]]] = {}
        self._made: dict[Any, Any] = {}
        self._kept: dict[Any, Any] = {}
        self.tick = self._stirred = -1
        """As of which changes of the table and of its people this is."""
        self._standing: Any = None
        self.update(table)

    def update(self, table: Table) -> None:
        """Tells what is new, and forgets what was taken back or is told under other names."""
        self.tick = table.updates.tick
        self._made.clear()
        record, names = table.record, self._names
        standing = table.updates.people_tick, table.status, table.is_over, record.end
        if standing != self._standing:
            self._standing = standing
            self._kept.clear()
        if table.updates.people_tick != self._stirred:
            self._stirred = table.updates.people_tick
            names = names_at(table)
        kept = min(len(self._told), len(record.events)) if names == self._names else 0
        while kept and self._told[kept - 1].event is not record.events[kept - 1]:
            kept -= 1
        if kept < len(self._told) or self._state is None:
            self._state = record.state_at(kept) if kept < len(record.events) else record.lend()
            self._scenes.clear()
            self._forget(kept)
        self._names = names
        for event in record.events[kept:]:
            before, is_last = self._state, event is record.events[-1]
            self._state = record.lend() if is_last else record.game.after(before, event.action)
            told = _told(record.game, before, event, self._state, names)
            self._told.append(told)
            n = len(self._told)
            if self._chapters and self._chapters[-1].name == told.chapter:
                self._chapters[-1].last = n
            else:
                self._chapters.append(Chapter(told.chapter, n, n))

    def _forget(self, kept: int) -> None:
        """Forgets all that was told after so many events."""
        del self._told[kept:]
        while self._chapters and self._chapters[-1].first > kept:
            self._chapters.pop()
        if self._chapters:
            self._chapters[-1].last = kept
        for log in self._logs.values():
            log.forget(kept, len(self._chapters))

    def once(self, key: Any, make: Callable[..., Made], *given: Any) -> Made:
        """What `make` makes of what is given: once for all who ask with that key, until something changes here."""
        found = self._made.get(key)
        return _keep(self._made, key, make(*given)) if found is None else cast("Made", found)

    def kept(self, key: Any, make: Callable[..., Made], *given: Any) -> Made:
        """The same, until anything but the game changes: who is there, what is set, or whether the game is over."""
        found = self._kept.get(key)
        return _keep(self._kept, key, make(*given)) if found is None else cast("Made", found)

    def same(self, key: str, phrases: Sequence[Phrase], make: Callable[[Phrase], str]) -> list[str]:
        """Each phrase made into HTML; those that stand where they stood last time are not made again."""
        before, made = self._cells.get(key, ([], []))
        if len(before) != len(phrases):
            before, made = [Phrase("")] * len(phrases), [""] * len(phrases)
        new = [
            html if html and old == phrase else make(phrase)
            for phrase, old, html in zip(phrases, before, made, strict=True)
        ]
        self._cells[key] = list(phrases), new
        return new

    def names(self) -> list[Name]:
        """How the seats are called: text, or a phrase for bots and for persons without a name."""
        return self._names

    def told(self) -> list[Told]:
        """Every event of the record, told."""
        return self._told

    def chapters(self) -> list[Chapter]:
        """The events in the parts of the game that they belong to. Look, do not touch."""
        return self._chapters

    def log(self, lang: str) -> Log:
        """What is finished of the log in one language; it is cut where events are taken back."""
        if lang not in self._logs:
            self._logs[lang] = Log([], [], {})
        return self._logs[lang]

    def legs(self, n: int) -> tuple[Any, ...]:
        """The ways that the turn of the n-th event went, as far as that event."""
        legs: tuple[Any, ...] = ()
        for i in range(n - 1, -1, -1):
            if self._told[i].turn != self._told[n - 1].turn:
                break
            legs = self._told[i].legs + legs
        return legs

    def scene(self, table: Table, n: int) -> Scene:
        """The moment after n events."""
        now = n == len(table.record.events)
        key = (n, table.live if now else 0)
        if key not in self._scenes:
            state = self._state if now and self._state is not None else table.record.state_at(n)
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


def names_at(table: Table) -> list[Name]:
    """How the seats of a table are called; somebody's program is marked as a bot, like those of the house."""
    return [
        called(name, seat, is_bot=place.is_program)
        for seat, (place, name) in enumerate(zip(table.seats, names_of(table.record), strict=True), 1)
    ]


def stage_of(table: Table) -> Stage:
    """The stage of a table, up to date."""
    stage: Stage | None = table.updates.render_cache
    if stage is None:
        stage = table.updates.render_cache = Stage(table)
    elif stage.tick != table.updates.tick:
        stage.update(table)
    return stage


def _told(game: Game, before: GameState, event: Event, after: GameState, names: list[Name]) -> Told:
    legs = tuple(game.description.legs(before, event.action))
    return Told(*tell(game, before, event, after, names), game.turn(before), legs)
