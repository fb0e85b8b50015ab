"""Watches the running clocks of all tables, and enforces those that run out, whether a page is open or not.

While a clock runs, the current time is stored every few seconds. So after a restart the downtime is known, and every
clock continues with the time that was left.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tumblestar.storage import StoreProblem, TableProblem, store_people
from tumblestar.storage.store import Store
from tumblestar.tables.membership import epoch_ms
from tumblestar.tables.table import Table

HEARTBEAT = 5.0
"""Seconds between two writes of the current time."""
RETRY = 5.0
"""Seconds until a failed table is tried again."""

log = logging.getLogger(__name__)


class ClockScheduler:
    """One task for all clocks. `find` returns a table by its name; `clock` gives milliseconds since 1970."""

    def __init__(
        self,
        store: Store,
        find: Callable[[str], Table | None],
        clock: Callable[[], int] = epoch_ms,
        lead: Callable[[str], Awaitable[float]] | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self._find = find
        self._lead = lead
        """Takes a table's lease: 0.0 if this process has it, else the seconds until it may try again."""
        self._due: dict[str, int] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Moves all clocks by the downtime, and starts to watch them. Raises StoreProblem."""
        least = int(2 * HEARTBEAT * 1000) if self.store.is_shared else 0
        await self.store.write(lambda connection: store_people.resume_clocks(connection, self.clock(), least))
        self._due = {name: due for due, name in self.store.read(store_people.deadlines)}
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stops, and stores the current time."""
        if not self._task:
            return
        self._task.cancel()
        await asyncio.wait([self._task])
        if self._due:
            with suppress(StoreProblem):
                await self._store_time()

    def watch(self, table: str, due: int | None) -> None:
        """Sets when the running clock of a table runs out; None: no clock runs."""
        if self._due.get(table) == due:
            return
        if due is None:
            del self._due[table]
        else:
            self._due[table] = due
            self._changed.set()

    async def _store_time(self) -> None:
        await self.store.write(lambda connection: store_people.note_alive(connection, self.clock()))

    async def _run(self) -> None:
        heartbeat_at = self.clock()
        while True:
            now = self.clock()
            for name in [name for name, due in self._due.items() if due <= now]:
                await self._time_out(name)
            if self._due and now >= heartbeat_at:
                with suppress(StoreProblem):
                    await self._store_time()
                heartbeat_at = now + int(HEARTBEAT * 1000)
            rest = (min(self._due.values()) - self.clock()) / 1000 if self._due else None
            if rest is not None:
                rest = min(max(rest, 0.01), max((heartbeat_at - self.clock()) / 1000, 0.01))
            self._changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), rest)

    async def _time_out(self, name: str) -> None:
        """Enforces a clock that has run out; tries again later if that fails."""
        due: int | None = None
        try:
            if (table := self._find(name)) and self._lead and (rest := await self._lead(name)):
                due = self.clock() + int(rest * 1000)  # another process does it, unless it dies
            elif table:
                await table.membership.time_out(table)
                due = table.due
        except TableProblem:
            pass
        except Exception:
            log.exception("the time of table %s has run out, but it could not be enforced", name)
            due = self.clock() + int(RETRY * 1000)
        self.watch(name, due)
