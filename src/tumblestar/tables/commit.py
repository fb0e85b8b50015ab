"""Writes the changes of a table in one transaction each, one at a time; answers repeated requests; tells listeners.

During a commit the record in memory is ahead of the disk. Readers await `settled()` and then read without another
await, so nobody sees what is not on disk.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from tumblestar.record import Refused
from tumblestar.storage import OutcomeUnknown, StoreProblem
from tumblestar.storage.schema import LogEntry
from tumblestar.storage.store import Store
from tumblestar.storage.writer import Work
from tumblestar.tables.log import Status, TableLog
from tumblestar.words import Phrase


class Updates:
    """Notifies the listeners of one table, and counts its versions."""

    def __init__(self) -> None:
        self.listeners: set[Callable[[], None]] = set()
        self.is_closed = False
        """Whether the table was deleted or has to be loaded again. Listeners then disconnect."""
        self.gone: set[int] = set()
        """People who are no more, or who are somebody else now. Their connections are closed."""
        self.tick = 0
        """Rises with every change that a page shows."""
        self.people_tick = 0
        """Rises with every change but those of the game alone: seats, presence, chat, settings."""
        self._is_due = False
        """Whether the listeners are called at the end of this iteration of the event loop."""

    def publish(self, is_game: bool = False) -> None:
        """Notes a change, of which the listeners are told soon; `is_game`: of the game and its clocks only.

        They are called at the end of the iteration of the event loop: whoever makes a change is never called back by
        it, and answers the request before others get the update.
        """
        self.tick += 1
        self.people_tick += not is_game
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._notify)

    def _notify(self) -> None:
        self._is_due = False
        for listener in tuple(self.listeners):
            listener()

    def close(self) -> None:
        """Closes the table."""
        self.is_closed = True
        self.publish()


# -- commit


LEVEL = "campaign"
"""The key of a table's header for the level of a campaign."""
DEAL = "deal"
"""The key of a table's header for what it is found by among those where the same deal is played."""
NOTE_INTERVAL = 10.0
"""Seconds after which the store notes again that a table is played at."""
DOUBTS_KEPT = 64


class Change(NamedTuple):
    """A change that was applied in memory, and is to be written."""

    table: str
    entries: list[LogEntry]
    status: Status
    result: str
    """The result of a game that is over, or an empty string."""
    has_new_status: bool
    """Whether the store has to be told the status."""
    works: list[Work]
    """What else is written in its transaction."""


class Commits:
    """The commits of one table, one at a time. Every change holds `lock`."""

    def __init__(self, store: Store, log: TableLog) -> None:
        self.lock = asyncio.Lock()
        self._store = store
        self._log = log
        self._noted = -NOTE_INTERVAL
        self._in_doubt: deque[str] = deque(maxlen=DOUBTS_KEPT)
        """The latest requests of which it is not known whether they are on disk."""

    async def settled(self) -> None:
        """Returns when the state in memory is on disk. It stays so until the caller's next await."""
        if self.lock.locked():
            async with self.lock:
                pass

    async def write(self, change: Change) -> None:
        """Writes a change in one transaction. Raises Conflict, StoreProblem."""
        status = change.status.value if change.has_new_status else None
        await self._store.append(change.table, change.entries, status, change.result, change.works)

    def note(self, change: Change) -> None:
        """Has the store note that the table is played at, now and then. The change is on disk."""
        now = monotonic()
        if change.has_new_status:
            self._noted = now
        elif now - self._noted > NOTE_INTERVAL:
            self._noted = now
            self._store.note_played(change.table)

    def answer_after(self, error: Exception, key: str) -> int:
        """The answer to a request that was refused, or failed, but was done before. Else raises what it gets."""
        if isinstance(error, Refused):
            if answer := self._log.stored_answer(key):  # it was done before, and is repeated
                return answer
            self._log.refuse(key, error)
        elif isinstance(error, OutcomeUnknown):
            self._in_doubt.append(key)
        elif isinstance(error, StoreProblem) and key in self._in_doubt:  # this did nothing, but the first may have
            raise OutcomeUnknown(Phrase("store-unsure")) from error
        raise error
