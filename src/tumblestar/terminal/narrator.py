"""Describes the events of a record in words, each once and in order, also after actions are taken back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from tumblestar.contract.modules import Name
from tumblestar.contract.state import GameState
from tumblestar.record import Record
from tumblestar.record.narration import EventText, describe_event, names_of


class Narrator:
    """The narrated events of a record, and how many of them were already returned by `new_events`."""

    def __init__(self) -> None:
        self.events: list[EventText] = []
        self._state: GameState | None = None
        self._narrated_count = 0

    def follow(self, record: Record, names: Sequence[Name] | None = None) -> None:
        """Narrates new events of a record and drops those that were taken back. `names` replaces the record's names."""
        same = takewhile(lambda pair: pair[0].event == pair[1], zip(self.events, record.events, strict=False))
        kept = sum(1 for _ in same)
        if kept < len(self.events) or self._state is None:
            del self.events[kept:]
            self._state = record.state_at(kept)
            self._narrated_count = min(self._narrated_count, kept)
        names = names_of(record) if names is None else names
        state = self._state
        for event in record.events[kept:]:
            before, state = state, record.game.after(state, event.action)
            self.events.append(describe_event(record.game, before, event, state, names))
        self._state = state

    def skip(self) -> None:
        """Marks all events as returned."""
        self._narrated_count = len(self.events)

    def new_events(self) -> Iterator[EventText]:
        """Yields the events that were not returned before."""
        while self._narrated_count < len(self.events):
            self._narrated_count += 1
            yield self.events[self._narrated_count - 1]
