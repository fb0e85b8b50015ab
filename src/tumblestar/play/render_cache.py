"""Caches what all viewers of a table share: pictures of positions, and the events in words.

Of a long game there is a cache for each part that somebody looks at, with the events before and after the position.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, islice
from typing import Any, NamedTuple, TypeVar
from weakref import ReferenceType, ref

from tumblestar.contract.game import Game
from tumblestar.contract.modules import Leg, Name
from tumblestar.contract.state import CHANCE, GameState
from tumblestar.engine.sharing import Kept, LongWork, finished
from tumblestar.insight import hints
from tumblestar.insight.evaluations import Evaluation
from tumblestar.record import Event, Record
from tumblestar.record.narration import describe_event, names_of
from tumblestar.tables.bots import Rhythm
from tumblestar.tables.table import Table
from tumblestar.web.drawn_board import drawn_parts
from tumblestar.web.markup import NOTHING, Html
from tumblestar.words import Phrase

MAX_STATES = 3
MAX_FRAGMENTS = 200
"""Maximum number of cached fragments of pages, in each of the two caches."""

LONG = 2000
"""Games with more events are shown in parts."""
STEP = 500
"""Parts begin at multiples of so many events; each has three times as many."""
MOST_BYTES = 64_000_000
"""What the caches of all tables may take, besides those that somebody plays at."""
CACHE_BYTES, NARRATED_BYTES, LINE_BYTES = 100_000, 1_500, 500
"""About what a cache takes, and an event and a line of the log in it."""

MAX_SHARES = 2000
"""States whose win shares are kept."""

Made = TypeVar("Made")
_numbers = count()


class RenderedState(NamedTuple):
    """A position after n events, with its pictures, shared by all viewers."""

    n: int
    state: GameState
    drawn: Mapping[str, Sequence[Html]]
    """The parts of its picture by name."""
    hints: dict[int, hints.Hint | None]
    """The ways at a decision by level of help, once requested, without win shares."""


@dataclass
class Chapter:
    """A range of events, such as the set-up or a round."""

    name: Phrase
    first: int
    last: int


class NarratedEvent(NamedTuple):
    """An event in words, with its chapter, its turn and the paths of that turn up to it."""

    event: Event
    did: Phrase
    chapter: Phrase
    turn: tuple[int, int]
    legs: tuple[Leg, ...]


class Step(NamedTuple):
    """The last action of a seat: the number of events before it, and the state then."""

    n: int
    before: GameState


@dataclass
class RenderedLog:
    """The finished part of the log in one language and for one seat's reader, as elements that do not change."""

    lines: list[Html]
    """A line for each event."""
    heads: list[Html]
    """The chapters without their entries."""
    folded: dict[str, list[Html]]
    """The entries of all chapters but the last, by the ID of their list. Replaced, never changed."""
    newest: tuple[int, Html] = (0, NOTHING)
    """The number of the latest event, and its line as HTML."""

    def forget(self, events: int, chapters: int) -> None:
        """Drops events and chapters beyond these numbers, and reopens the last chapter."""
        del self.lines[events:]
        self.newest = 0, NOTHING
        self.heads = self.heads[:chapters]  # pages may hold the old list
        self.folded = dict(islice(self.folded.items(), max(0, chapters - 1)))


def _cached(fragments: dict[object, Any], key: object, make: Callable[..., Made], args: Sequence[object]) -> Made:
    """The cached value of a key, or a new one; a cache that is full is emptied first."""
    value = fragments.get(key)
    if value is None:
        value = make(*args)
        if len(fragments) >= MAX_FRAGMENTS:
            fragments.clear()
        fragments[key] = value
    return value


class RenderCache:
    """The cached pictures and narrated events of one table, or of the part of a long game that begins at `base`.

    It is empty at first: `update` fills it.
    """

    def __init__(self, table: Table, base: int = 0) -> None:
        self.base = base
        """How many events there are before those that are told."""
        self._table = ref(table)
        self.number = next(_numbers)
        """Unique within the process."""
        self._states: OrderedDict[tuple[int, int], RenderedState] = OrderedDict()
        self._events: list[NarratedEvent] = []
        self._names: list[Name] = []
        self._state: GameState | None = None
        """The state after all narrated events. Replaced, never changed."""
        self._chapters: list[Chapter] = []
        self.rhythm = Rhythm(table.game)
        self.step: Step | None = None
        """The last action of a seat; None before the first."""
        self._points: dict[int, tuple[int, ...]] = {}
        """The points of all seats after the latest positions, by the number of events."""
        self._logs: dict[tuple[str, int | None], RenderedLog] = {}
        self.scores: list[tuple[int, ...]] = []
        """The points of all seats before the first event and after each, as far as `timeline.py` has computed them."""
        self._cells: dict[str, list[tuple[Phrase, Html]]] = {}
        self._fragments: dict[object, Any] = {}
        self._people_fragments: dict[object, Any] = {}
        self._chat: tuple[int, dict[object, Any]] = (-1, {})
        """The version of the chat, and its HTML for each viewer and whoever holds the seats."""
        self.evaluations: dict[str, Evaluation] = {}
        """The win shares of states in notation, as far as viewers have asked for them and they were found."""
        self.valued = 0
        """Rises with each state whose shares are found."""
        self.tick = self._people_tick = -1
        """The versions of table and people that the cache reflects."""
        self._status: object = None

    @property
    def size(self) -> int:
        """About how many bytes it takes."""
        lines = sum(len(log.lines) for log in self._logs.values())
        return CACHE_BYTES + NARRATED_BYTES * len(self._events) + LINE_BYTES * lines

    @property
    def may_go(self) -> bool:
        """Whether nobody plays at its table."""
        table = self._table()
        return table is None or table.is_over or len(table.updates.listeners) <= 1

    def update(self, table: Table) -> None:
        """Narrates new events, and drops those that were taken back, or all of them if a name has changed."""
        finished(self.updating(table))

    def updating(self, table: Table) -> LongWork[None]:
        """The work of `update`, for a cache that nobody else uses yet."""
        self.tick = table.updates.tick
        self._fragments.clear()
        record, names = table.record, self._names
        status = table.updates.people_tick, table.status, table.is_over, record.end
        if status != self._status:
            self._status = status
            self._people_fragments.clear()
        if table.updates.people_tick != self._people_tick:
            self._people_tick = table.updates.people_tick
            names = names_at(table)
        base, count = self.base, len(record.events)
        until = min(count, base + 3 * STEP) if count > LONG else count
        kept = min(base + len(self._events), until) if names == self._names else base
        while kept > base and self._events[kept - base - 1].event is not record.events[kept - 1]:
            kept -= 1
        if kept < base + len(self._events) or self._state is None or len(names) != len(self._names):
            self._state = record.state_at(kept) if kept < count else record.lend()
            self._states.clear()
            self._forget(kept)
            self.step = _last_action(record, kept)
            self.rhythm = self._rhythm(record, kept)
        self._names = names
        for event in record.events[kept:until]:
            before, is_last = self._state, event is record.events[-1]
            self._state = record.lend() if is_last else record.game.after(before, event.action)
            narrated = _narrate(record.game, before, event, self._state, names, self._events[-1:])
            self._events.append(narrated)
            n = event.n
            self.rhythm.note(before, event)
            if event.actor != CHANCE:
                self.step = Step(n - 1, before)
            if self._chapters and self._chapters[-1].name == narrated.chapter:
                self._chapters[-1].last = n
            else:
                self._chapters.append(Chapter(narrated.chapter, n, n))
            yield

    def _rhythm(self, record: Record, kept: int) -> Rhythm:
        """That of the turn of the last step, whose events are told."""
        rhythm, game = Rhythm(record.game), record.game
        if self.step and self.step.n >= self.base:
            first, turn = self.step.n, game.turn(self.step.before)
            while first > self.base and self._events[first - self.base - 1].turn == turn:
                first -= 1
            state = record.state_at(first)
            for event in record.events[first:kept]:
                rhythm.note(state, event)
                state = game.after(state, event.action)
        return rhythm

    def _forget(self, kept: int) -> None:
        """Drops all events after the first `kept`."""
        del self._events[kept - self.base :]
        del self.scores[kept - self.base + 1 :]
        self._points.clear()
        while self._chapters and self._chapters[-1].first > kept:
            self._chapters.pop()
        if self._chapters:
            self._chapters[-1].last = kept
        for log in self._logs.values():
            log.forget(kept - self.base, len(self._chapters))

    def cached(self, key: object, make: Callable[..., Made], *args: object) -> Made:
        """Returns the cached value of `key`, or computes it; valid until anything changes at the table."""
        return _cached(self._fragments, key, make, args)

    def cached_until_people_change(self, key: object, make: Callable[..., Made], *args: object) -> Made:
        """Like `cached`, but valid until people, settings or the status change."""
        return _cached(self._people_fragments, key, make, args)

    def cached_until_chat_changes(self, version: int, key: object, make: Callable[..., Made], *args: object) -> Made:
        """Like `cached`, but valid for a version of the chat."""
        if self._chat[0] != version:
            self._chat = version, {}
        return _cached(self._chat[1], key, make, args)

    def map_changed(self, key: str, phrases: Sequence[Phrase], make: Callable[[Phrase], Html]) -> list[Html]:
        """Maps phrases to HTML, reusing the result for those that are unchanged since the last call."""
        before = self._cells.get(key, [])
        if len(before) != len(phrases):
            before = [(phrase, NOTHING) for phrase in phrases]
        pairs = zip(phrases, before, strict=True)
        new = [(phrase, html if html and old == phrase else make(phrase)) for phrase, (old, html) in pairs]
        self._cells[key] = new
        return [html for _, html in new]

    def names(self) -> list[Name]:
        """The names of the seats: text, or a phrase for bots and unnamed people."""
        return self._names

    def narrated_events(self) -> list[NarratedEvent]:
        """All events of the record, or of the part, in words."""
        return self._events

    def narrated(self, n: int) -> NarratedEvent | None:
        """The n-th event in words; None for one of another part."""
        return self._events[n - self.base - 1] if 0 < n - self.base <= len(self._events) else None

    def chapters(self) -> list[Chapter]:
        """The chapters of the game. Read-only."""
        return self._chapters

    def log(self, lang: str, you: int | None) -> RenderedLog:
        """The finished log in one language, for the reader whose seat is `you`, or for all others."""
        if (lang, you) not in self._logs:
            self._logs[lang, you] = RenderedLog([], [], {})
        return self._logs[lang, you]

    def legs(self, n: int) -> tuple[Leg, ...]:
        """The paths of the turn of the n-th event, up to that event."""
        return self._events[n - self.base - 1].legs if n > self.base else ()

    def scene(self, table: Table, n: int) -> RenderedState:
        """The position after n events."""
        now = n == len(table.record.events)
        key = (n, table.live if now else 0)
        if key not in self._states:
            is_told = now and n == self.base + len(self._events) and self._state is not None
            state = self._state if is_told and self._state is not None else table.record.state_at(n)
            self._states[key] = RenderedState(n, state, drawn_parts(table.game, state), {})
            if len(self._states) > MAX_STATES:
                self._states.popitem(last=False)
        return self._states[key]

    def points(self, table: Table, n: int, state: GameState) -> tuple[int, ...]:
        """The points of all seats in the state after n events."""
        if n not in self._points:
            if len(self._points) > MAX_STATES:
                del self._points[next(iter(self._points))]
            self._points[n] = tuple([table.game.points(state, seat) for seat in range(len(table.seats))])
        return self._points[n]

    def hint(self, table: Table, n: int, level: int) -> hints.Hint | None:
        """The ways at the position after n events, without win shares."""
        scene = self.scene(table, n)
        if level not in scene.hints:
            scene.hints[level] = hints.hint(table.game, scene.state, self._names, level)
        return scene.hints[level]

    def add_shares(self, known: Mapping[str, Evaluation]) -> bool:
        """Keeps win shares with what gave them; returns whether any is new."""
        new = {state: evaluation for state, evaluation in known.items() if self.evaluations.get(state) != evaluation}
        if new and len(self.evaluations) > MAX_SHARES:
            self.evaluations.clear()
        self.evaluations |= new
        self.valued += bool(new)
        return bool(new)


def names_at(table: Table) -> list[Name]:
    """The names of a table's seats; programs are marked as bots."""
    return names_of(table.record, [seat for seat, place in enumerate(table.seats) if place.is_program])


Key = tuple[ReferenceType[Table], int]
CACHES: Kept[Key, RenderCache] = Kept(MOST_BYTES, lambda cache: cache.size, lambda cache: cache.may_go)
"""The caches of the tables in memory of which there is a page."""


def key_of(table: Table, at: int | None = None) -> Key:
    """The key of a table's cache, for the position after `at` events or the current one."""
    count = len(table.record.events)
    n = count if at is None else max(0, min(at, count))
    return ref(table), max(0, n // STEP - 1) * STEP if count > LONG else 0


def render_cache_of(table: Table, at: int | None = None) -> RenderCache:
    """The up-to-date cache of a table, for the position after `at` events or the current one."""
    return finished(preparing(table, at))


def preparing(table: Table, at: int | None) -> LongWork[RenderCache]:
    """The work of bringing a table's cache up to date."""
    key = key_of(table, at)
    cache = CACHES.get(key)
    if cache is None:
        cache = RenderCache(table, key[1])
        yield from cache.updating(table)
        CACHES.keep((ref(table, lambda gone: CACHES.forget((gone, key[1]))), key[1]), cache)
    if cache.tick != table.updates.tick:
        cache.update(table)
    return cache


def _last_action(record: Record, count: int) -> Step | None:
    """The last action of a seat among the first `count` events."""
    for n in range(count - 1, -1, -1):
        if record.events[n].actor != CHANCE:
            return Step(n, record.state_at(n))
    return None


def _narrate(
    game: Game, before: GameState, event: Event, after: GameState, names: list[Name], last: Sequence[NarratedEvent]
) -> NarratedEvent:
    turn, legs = game.turn(before), tuple(game.description.legs(before, event.action))
    if last and last[0].turn == turn:
        legs = last[0].legs + legs
    return NarratedEvent(*describe_event(game, before, event, after, names), turn, legs)
