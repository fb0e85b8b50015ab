"""The other processes of a house that share its database: what they write is taken in, what they need to know is told.

Entries, seats and chat come with the transaction that wrote them (storage/postgres.py), or at once after it
(storage/ipc.py). Who is here is told by each process for the pages it has open, again every few seconds, and
forgotten when it is not told any more. Bots and clocks of a table are moved by the process that has its lease.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from tumblestar.server.storage import leases, store_people
from tumblestar.server.storage.database import StoreProblem
from tumblestar.server.storage.rows import LogEntry
from tumblestar.server.storage.store import Store
from tumblestar.server.storage.writer import WriteRequest
from tumblestar.server.tables.membership import epoch
from tumblestar.server.tables.presence import GONE
from tumblestar.server.tables.table import Table, TableProblem

BEAT = 5.0
"""Seconds between two rounds: leases are renewed, and it is told who is here."""
FORGOTTEN = 4 * BEAT
"""Seconds after which somebody is gone of whom another process has told nothing more."""
PACKED = 100
"""People who are told of at once."""

log = logging.getLogger(__name__)


class SingleProcess:
    """The only process of a house: nothing to hear, nobody to tell, and every lease its own."""

    async def begin(self) -> None:
        """Nothing to be begun."""

    async def close(self) -> None:
        """Nothing to be ended."""

    async def leads(self, table: str) -> float:
        """0.0: it moves the bots and clocks of every table."""
        return 0.0

    def welcome(self, table: Table) -> None:
        """Nobody else knows anything of a table."""


class Replication:
    """All other processes. `tables` are those in memory here; `drop` takes one out that cannot be gone on with."""

    def __init__(
        self,
        store: Store,
        tables: Mapping[str, Table],
        drop: Callable[[Table], None],
        watch: Callable[[str, int | None], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.tables = tables
        self._drop = drop
        self._watch = watch
        self._clock = clock
        self._ear = store.subscribe(self.hear, self.missed)
        self._there: dict[tuple[str, str, int], tuple[str, float]] = {}
        """By process, table and person: how they are, and when that was told."""
        self._leases: set[str] = set()
        self._lent: dict[str, float] = {}
        """Until when the lease of a table is somebody else's."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._beating: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Listens, asks who is where, and goes round from now on. Raises StoreProblem where it cannot listen."""
        if not await self._ear.begin():
            await self._ear.close()
            raise StoreProblem(self.store.unheard)
        self._say({"hello": True})
        self._beating = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Gives up all leases and says that nobody is here any more."""
        if self._beating:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        await self._ear.close()
        for task in tuple(self._tasks):
            await asyncio.wait([task])
        with suppress(StoreProblem):
            await self.store.submit(WriteRequest(said={"bye": True}))
            await self.store.write(lambda connection: leases.release(connection, self.store.process_id))

    # -- leases

    async def leads(self, table: str) -> float:
        """0.0 if this process moves the bots and the clock of a table; else the seconds until it may ask again."""
        if table in self._leases:
            return 0.0
        rest = self._lent.get(table, 0.0) - self._clock()
        if rest > 0:
            return rest
        try:
            rest = await self.store.write(lambda connection: leases.take(connection, table, self.store.process_id))
        except StoreProblem:
            return BEAT
        if rest:
            self._lent[table] = self._clock() + rest
        else:
            self._leases.add(table)
            self._lent.pop(table, None)
        return rest

    # -- who is here

    def welcome(self, table: Table) -> None:
        """A table has come into memory: what is known of its people is said to it, and what happens is told on."""
        presence_rules = table.membership.presence_rules
        for (process, name, person), (how, _) in self._there.items():
            if name == table.id:
                presence_rules.elsewhere(person, process, how)
        presence_rules.gossip = lambda person: self._say(
            {"here": [[table.id, person, presence_rules.presence.here().get(person, GONE)]]}
        )
        presence_rules.decided = lambda what, gone, person: self._say({"decided": [table.id, what, gone, person]})

    def _all_here(self) -> list[list[Any]]:
        return [
            [name, person, how]
            for name, table in self.tables.items()
            for person, how in table.membership.presence_rules.presence.here().items()
        ]

    def _tell_all(self) -> None:
        told = self._all_here()
        for at in range(0, len(told), PACKED):
            self._say({"here": told[at : at + PACKED]})

    def _say(self, said: Any) -> None:
        """Says something to all other processes, soon."""
        self._do(self._put(WriteRequest(said=said)))

    async def _put(self, request: WriteRequest) -> None:
        with suppress(StoreProblem):  # it is said again with the next round
            await self.store.submit(request)

    # -- what is heard

    def hear(self, process: str, item: list[Any]) -> None:
        """Takes in what another process has told."""
        if item[0]:
            self._written(*item)
            return
        said: dict[str, Any] = item[1]
        if "hello" in said:
            self._tell_all()
        elif "here" in said:
            for name, person, how in said["here"]:
                self._noted(process, name, person, how)
        elif "bye" in said:
            for who, name, person in [key for key in self._there if key[0] == process]:
                self._noted(who, name, person, GONE)
            self._lent.clear()
        elif "decided" in said:
            name, what, gone, person = said["decided"]
            if table := self.tables.get(name):
                table.membership.presence_rules.decide(what, gone, person)

    def _written(self, name: str, about: int, rows: list[list[Any]] | None) -> None:
        """Another process has written to a table."""
        if not (table := self.tables.get(name)):
            return
        entries = None
        if rows and not about:
            entries = [LogEntry(number, kind, payload, actor, client) for number, client, kind, actor, payload in rows]
            if table.catch_up_now(entries):
                return  # no task for what is done at once
        self._do(self._catch_up(table, entries))

    def missed(self) -> None:
        """Something may not have been heard: every table looks into the database."""
        for table in self.tables.values():
            self._do(self._catch_up(table, None))

    async def _catch_up(self, table: Table, entries: list[LogEntry] | None) -> None:
        try:
            await table.catch_up(entries)
        except TableProblem:
            log.exception("what another process has written cannot be gone on with", extra={"table": table.id})
            self._drop(table)
        except StoreProblem:
            log.warning("a table could not be brought up to date", extra={"table": table.id})
        else:
            if table.updates.is_closed:
                self._drop(table)

    def _noted(self, process: str, name: str, person: int, how: str) -> None:
        if how == GONE:
            self._there.pop((process, name, person), None)
        else:
            self._there[process, name, person] = how, self._clock()
        if table := self.tables.get(name):
            table.membership.presence_rules.elsewhere(person, process, how)

    def _do(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- rounds

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._round()
            except StoreProblem:
                self._leases.clear()  # whoever reaches the database first takes them
            except Exception:
                log.exception("a round could not be made")

    async def _round(self) -> None:
        """Renews leases, tells who is here, forgets who was not told of, and looks for clocks that nobody watches."""
        self._leases &= self.tables.keys()
        if held := tuple(self._leases):
            renewed = await self.store.write(lambda connection: leases.renew(connection, self.store.process_id, held))
            self._leases = set(renewed)
        now = self._clock()
        self._lent = {name: until for name, until in self._lent.items() if until > now}
        for key, (_, told) in list(self._there.items()):
            if now - told > FORGOTTEN:
                self._noted(*key, GONE)
        self._tell_all()
        with self.store.reading() as connection:
            due = store_people.deadlines(connection, epoch() + int(2 * BEAT * 1000))
        for at, name in due:
            self._watch(name, at)
