"""The log of a table in memory: the states that a table goes through, its last entries, and answers to requests.

The store has the whole log.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from tumblestar.record import Event, Refused
from tumblestar.storage.schema import LogEntry
from tumblestar.storage.store import Store


class Status(StrEnum):
    """The state of a table, as the store has it."""

    WAITING = "waiting"
    """Until all seats are taken."""
    OPEN = "open"
    OVER = "over"
    ABANDONED = "abandoned"
    IMPORTED = "study"
    """A record to step through: an imported one, or that of a game under rules that are not kept here."""


NOT_PLAYED = Status.IMPORTED, Status.WAITING


# -- log


ENTRIES_KEPT = 16
ANSWERS_KEPT = 8
REFUSALS_KEPT = 64
PRACTICE_MARK = " practice"
"""Ends the payload of an entry "takeback" by which the game became, or is, practice."""


class Proposal(NamedTuple):
    """A request to take back: who asked, how many events would be kept, and the seats that have agreed."""

    seat: int
    kept: int
    agreed: frozenset[int] = frozenset()


def taken_back(entry: LogEntry) -> tuple[int, bool]:
    """How many events an entry "takeback" keeps, and whether the game is practice by it. Raises ValueError."""
    return int(entry.payload.removesuffix(PRACTICE_MARK)), entry.payload.endswith(PRACTICE_MARK)


class TableLog:
    """The last entries of one table's log. `live` is the number of the last entry; it only rises."""

    def __init__(self, store: Store, table: str) -> None:
        self.live = 0
        self._store = store
        self._table = table
        self._entries: deque[LogEntry] = deque(maxlen=ENTRIES_KEPT)
        self._answers: OrderedDict[str, int] = OrderedDict()
        self._refusals: OrderedDict[str, Refused] = OrderedDict()
        self.proposal: Proposal | None = None
        """The request to take back that waits for answers. It ends when anybody acts."""
        self.declined: frozenset[int] = frozenset()
        """The seats whose request was declined since somebody acted."""
        self._request = ""
        """The request that the last entries belong to."""

    def append(self, entries: Sequence[LogEntry]) -> None:
        """Adds entries that are on disk."""
        for entry in entries:
            self.live = entry.number
            self._entries.append(entry)
            if entry.kind != "act" or self.proposal or self.declined:
                self._follow_proposal(entry)
            if entry.client:
                self._request = entry.client
            self._answers[self._request] = self.live
        while len(self._answers) > ANSWERS_KEPT:
            self._answers.popitem(last=False)

    def _follow_proposal(self, entry: LogEntry) -> None:
        asked, seat = self.proposal, -1 if entry.actor is None else entry.actor
        if entry.kind == "ask":
            self.proposal = Proposal(seat, int(entry.payload))
        elif asked and entry.kind == "agree":
            self.proposal = asked._replace(agreed=asked.agreed | {seat})
        elif asked and entry.kind == "decline":
            self.proposal, self.declined = None, self.declined | {asked.seat}
        else:
            self.proposal, self.declined = None, frozenset()

    @property
    def ends_by_clock(self) -> bool:
        """Whether the last entry is a loss on time."""
        return bool(self._entries) and self._entries[-1].kind == "flag"

    def entry(self, kind: str, payload: str) -> list[LogEntry]:
        """The next entry, alone in a list."""
        return [LogEntry(self.live + 1, kind, payload)]

    def entries_for(self, events: Sequence[Event], request: str | None = None) -> list[LogEntry]:
        """The next entries: events of the game."""
        return [
            LogEntry(self.live + i, "act", event.text, event.actor, request if i == 1 else None)
            for i, event in enumerate(events, 1)
        ]

    def since(self, number: int, most: int) -> list[LogEntry] | None:
        """The entries after a number, or None if there are more than `most`. Raises StoreProblem."""
        missing = self.live - number
        if missing > most:
            return None
        if missing <= len(self._entries):
            return [self._entries[i] for i in range(-missing, 0)]
        return self._store.entries(self._table, number, self.live)

    def answer(self, request: str) -> int | None:
        """The live number that a request has reached, or None. Raises the Refused of one that was refused."""
        if request in self._answers:
            return self._answers[request]
        if before := self._refusals.get(request):
            raise Refused(before.code, before.phrase, before.tag)
        return None

    def stored_answer(self, request: str) -> int:
        """The answer in the store, for old requests and those of other processes; 0 for an unknown one."""
        return self._store.answer_to(self._table, request)

    def refuse(self, request: str, refused: Refused) -> None:
        """Remembers a refusal."""
        self._refusals[request] = refused
        if len(self._refusals) > REFUSALS_KEPT:
            self._refusals.popitem(last=False)
