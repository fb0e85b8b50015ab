"""Looks after all running clocks of a server: whoever's time runs out is told on time, whether anybody looks or not.

As long as a clock runs, a sign of life is stored every few seconds, so that after a restart it is known for how long
the server was down, and every clock goes on from what was left then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tumblestar.server.storage import store_people
from tumblestar.server.storage.database import StoreProblem
from tumblestar.server.storage.store import Store
from tumblestar.server.tables.membership import epoch
from tumblestar.server.tables.table import Table, TableProblem

BEAT = 5.0
"""Seconds between two signs of life."""
AGAIN = 5.0
"""Seconds until a table is tried again that could not be reached."""

log = logging.getLogger(__name__)


class ClockScheduler:
    """One task for all clocks. `find` gives a table by its name; `clock` gives milliseconds since 1970."""

    def __init__(
        self,
        store: Store,
        find: Callable[[str], Table | None],
        clock: Callable[[], int] = epoch,
        leads: Callable[[str], Awaitable[float]] | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self._find = find
        self._leads = leads
        """Says whether this process moves the clock of a table: 0.0, or the seconds until it may ask again."""
        self._due: dict[str, int] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Gives back the time in which the server was down, and watches all clocks that run. Raises StoreProblem."""
        least = int(2 * BEAT * 1000) if self.store.is_shared else 0
        await self.store.write(lambda connection: store_people.rise(connection, self.clock(), least))
        with self.store.reading() as connection:
            self._due = {name: due for due, name in store_people.deadlines(connection)}
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stops, with a last sign of life."""
        if not self._task:
            return
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        if self._due:
            with suppress(StoreProblem):
                await self._beat()

    def watch(self, table: str, due: int | None) -> None:
        """Notes when the running clock of a table runs out, or that none runs."""
        if self._due.get(table) == due:
            return
        if due is None:
            del self._due[table]
        else:
            self._due[table] = due
            self._changed.set()

    async def _beat(self) -> None:
        await self.store.write(lambda connection: store_people.beat(connection, self.clock()))

    async def _run(self) -> None:
        beat_at = self.clock()
        while True:
            now = self.clock()
            for name in [name for name, due in self._due.items() if due <= now]:
                await self._time_out(name)
            if self._due and now >= beat_at:
                with suppress(StoreProblem):
                    await self._beat()
                beat_at = now + int(BEAT * 1000)
            rest = (min(self._due.values()) - self.clock()) / 1000 if self._due else None
            if rest is not None:
                rest = min(max(rest, 0.01), max((beat_at - self.clock()) / 1000, 0.01))
            self._changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), rest)

    async def _time_out(self, name: str) -> None:
        """Tells a table that somebody's time has run out; tries again later if that fails."""
        try:
            table = self._find(name)
            if table is not None:
                if self._leads and (rest := await self._leads(name)):
                    self._due[name] = self.clock() + int(rest * 1000)  # another process does it, and may end meanwhile
                    return
                await table.membership.time_out()
                self.watch(name, table.membership.due)
            else:
                self.watch(name, None)
        except TableProblem:
            self.watch(name, None)
        except Exception:
            log.exception("the time of table %s has run out, but it could not be told", name)
            self._due[name] = self.clock() + int(AGAIN * 1000)
