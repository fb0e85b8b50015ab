"""What has happened in a game, told once and in order, while its record grows or is folded back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from tumblestar.game import GameState, Name
from tumblestar.narration import Told, names_of, tell
from tumblestar.record import Record


class Tale:
    """The events of a record, told; those that were not given as news yet are fresh."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self._state: GameState | None = None
        self._given = 0

    def follow(self, record: Record, names: Sequence[Name] | None = None) -> None:
        """Tells what is new in a record, and forgets what is not in it any more. `names`: others than the record's."""
        same = takewhile(lambda pair: pair[0].event == pair[1], zip(self.told, record.events, strict=False))
        kept = sum(1 for _ in same)
        if kept < len(self.told) or self._state is None:
            del self.told[kept:]
            self._state = record.state_at(kept)
            self._given = min(self._given, kept)
        names = names_of(record) if names is None else names
        state = self._state
        for event in record.events[kept:]:
            before, state = state, record.game.after(state, event.action)
            self.told.append(tell(record.game, before, event, state, names))
        self._state = state

    def skip(self) -> None:
        """Lets everything so far count as given."""
        self._given = len(self.told)

    def fresh(self) -> Iterator[Told]:
        """What was not given yet."""
        while self._given < len(self.told):
            self._given += 1
            yield self.told[self._given - 1]
