"""Replication among the processes that share a database: applies what others write, and publishes who is present.

Notices of entries, seats and chat come with the transaction that wrote them (storage/postgres.py). Each process
announces the people whose pages it has open, every few seconds; they are removed when it no longer does. The process
with a table's lease plays its bots and runs its clock.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping
from contextlib import suppress
from typing import Any

from tumblestar.storage import StoreProblem, TableProblem, store_people
from tumblestar.storage.locks import release_leases, renew_leases, take_lease
from tumblestar.storage.schema import LogEntry
from tumblestar.storage.store import Store
from tumblestar.storage.writer import WriteRequest
from tumblestar.tables import replay
from tumblestar.tables.membership import epoch_ms
from tumblestar.tables.presence import GONE
from tumblestar.tables.table import Table
from tumblestar.words import Phrase

HEARTBEAT = 5.0
"""Seconds between two rounds of renewing leases and announcing presence."""
FORGOTTEN = 4 * HEARTBEAT
"""Seconds after which the presence that another process announced expires."""
BATCH = 100
"""People, or tables, in one message."""

log = logging.getLogger(__name__)


async def reload_people(table: Table, gone: Collection[int]) -> None:
    """Reads again who owns a table and who sits there, after some people are gone. Raises StoreProblem."""
    async with table.lock:
        if row := table.store.table(table.id):
            table.owner = row.owner
        replay.catch_up(table)
        table.updates.gone.update(gone)
    table.updates.publish()


def restriction_changed(tables: Iterable[Table], person: int, other: int, *, is_here: bool = False) -> None:
    """Shows on pages that a person has muted or blocked another one, or does no longer.

    `is_here`: also where the person only looks on.
    """
    for table in tables:
        if table.owner == person:
            (table.updates.gone.discard if table.is_visible_to(other) else table.updates.gone.add)(other)
        if is_here or table.is_member(person):
            table.membership.chat.version += 1
            table.updates.publish()


class SingleProcess:
    """Stands in for `Replication` where there is no other process."""

    async def start(self) -> None:
        """Does nothing."""

    async def close(self) -> None:
        """Does nothing."""

    async def lead(self, table: str) -> float:
        """Returns 0.0: this process leads every table."""
        return 0.0

    def add(self, table: Table) -> None:
        """Does nothing."""


class Replication:
    """Replication with all other processes. `tables` are those in memory; `drop` removes a table that is unusable."""

    def __init__(
        self,
        store: Store,
        tables: Mapping[str, Table],
        drop: Callable[[Table], None],
        watch: Callable[[str, int | None], None],
    ) -> None:
        self.store = store
        self.tables = tables
        self._drop = drop
        self._watch = watch
        self._clock: Callable[[], float] = time.monotonic
        self._listener = store.subscribe(self._on_item, self._on_gap)
        self._present: dict[tuple[str, str, int], tuple[str, float]] = {}
        """By process, table and person: the status, and when it was announced."""
        self._leases: set[str] = set()
        self._other_leases: dict[str, float] = {}
        """When the leases of other processes expire, by table."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._heartbeat: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listens, and asks who is present. Raises StoreProblem where it cannot listen."""
        if not await self._listener.start():
            await self._listener.close()
            raise StoreProblem(Phrase("store-pg-held", {"place": self.store.shown}))
        self._send({"hello": True})
        self._heartbeat = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Releases all leases, and announces that this process ends."""
        if self._heartbeat:
            self._heartbeat.cancel()
            await asyncio.wait([self._heartbeat])
        await self._listener.close()
        for task in tuple(self._tasks):
            await asyncio.wait([task])
        with suppress(StoreProblem):
            await self.store.submit(WriteRequest(message={"bye": True}))
            await self.store.write(lambda connection: release_leases(connection, self.store.process_id))

    # -- leases

    async def lead(self, table: str) -> float:
        """Takes a table's lease: 0.0 if this process has it, else the seconds until it may try again."""
        if table in self._leases:
            return 0.0
        rest = self._other_leases.get(table, 0.0) - self._clock()
        if rest > 0:
            return rest
        try:
            rest = await self.store.write(lambda connection: take_lease(connection, table, self.store.process_id))
        except StoreProblem:
            return HEARTBEAT
        if rest:
            self._other_leases[table] = self._clock() + rest
        else:
            self._leases.add(table)
            self._other_leases.pop(table, None)
        return rest

    # -- presence

    def add(self, table: Table) -> None:
        """Connects a table that was loaded: it gets the presence at other processes, and publishes its own."""
        presence_rules = table.membership.presence_rules
        for (process, name, person), (status, _) in self._present.items():
            if name == table.id:
                presence_rules.set_remote_status(table, person, process, status)
        presence_rules.on_change = lambda person: self._send(
            {"here": [[table.id, person, presence_rules.presence.local_statuses().get(person, GONE)]]}
        )
        presence_rules.on_vote = lambda vote, missing, voter: self._send({"decided": [table.id, vote, missing, voter]})

    def _announce(self) -> None:
        """Sends the presence of everybody with a page open at this process."""
        present = [
            [name, person, status]
            for name, table in self.tables.items()
            for person, status in table.membership.presence_rules.presence.local_statuses().items()
        ]
        for start in range(0, len(present), BATCH):
            self._send({"here": present[start : start + BATCH]})

    def _send(self, message: dict[str, Any]) -> None:
        """Sends a message to all other processes."""
        self._create_task(self._submit(WriteRequest(message=message)))

    async def _submit(self, request: WriteRequest) -> None:
        with suppress(StoreProblem):  # it is announced again in the next round
            await self.store.submit(request)

    # -- receiving

    def _on_item(self, process: str, item: list[Any]) -> None:
        """Applies an item of another process's notice."""
        if item[0]:
            self._apply_writes(*item)
            return
        message: dict[str, Any] = item[1]
        if "hello" in message:
            self._announce()
        elif "here" in message:
            for name, person, status in message["here"]:
                self._set_status(process, name, person, status)
        elif "gone" in message:
            names, gone = message["gone"]
            for name in names:
                if table := self.tables.get(name):
                    self._create_task(reload_people(table, gone))
        elif "restricted" in message:
            self.store.restrictions.clear()
            if message["restricted"]:
                restriction_changed(list(self.tables.values()), *message["restricted"])
        elif "bye" in message:
            for who, name, person in [key for key in self._present if key[0] == process]:
                self._set_status(who, name, person, GONE)
            self._other_leases.clear()
        elif "decided" in message:
            name, vote, missing, voter = message["decided"]
            if table := self.tables.get(name):
                table.membership.presence_rules.apply_vote(table, vote, missing, voter)

    def _apply_writes(self, name: str, has_other_changes: int, rows: list[list[Any]] | None) -> None:
        """Applies what another process has written to a table."""
        if not (table := self.tables.get(name)):
            return
        entries = None
        if rows and not has_other_changes:
            entries = [LogEntry(number, kind, payload, actor, client) for number, client, kind, actor, payload in rows]
            if table.catch_up_now(entries):
                return  # without a task
        self._create_task(self._catch_up(table, entries))

    def _on_gap(self) -> None:
        """Notices may be missing: every table reads the database."""
        for table in self.tables.values():
            self._create_task(self._catch_up(table, None))

    async def _catch_up(self, table: Table, entries: list[LogEntry] | None) -> None:
        try:
            await table.catch_up(entries)
        except TableProblem:
            log.exception("what another process has written cannot be applied", extra={"table": table.id})
            self._drop(table)
        except StoreProblem:
            log.warning("a table could not be brought up to date", extra={"table": table.id})
        else:
            if table.updates.is_closed:
                self._drop(table)

    def _set_status(self, process: str, name: str, person: int, status: str) -> None:
        if status == GONE:
            self._present.pop((process, name, person), None)
        else:
            self._present[process, name, person] = status, self._clock()
        if table := self.tables.get(name):
            table.membership.presence_rules.set_remote_status(table, person, process, status)

    def _create_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- heartbeat

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._beat()
            except StoreProblem:
                self._leases.clear()  # any process may take them
            except Exception:
                log.exception("a heartbeat failed")

    async def _beat(self) -> None:
        """Renews leases, announces presence, forgets expired presence, and adds clocks that nobody watches."""
        self._leases &= self.tables.keys()
        if held := tuple(self._leases):
            renewed = await self.store.write(lambda connection: renew_leases(connection, self.store.process_id, held))
            self._leases = set(renewed)
        now = self._clock()
        self._other_leases = {name: until for name, until in self._other_leases.items() if until > now}
        for key, (_, announced) in list(self._present.items()):
            if now - announced > FORGOTTEN:
                self._set_status(*key, GONE)
        self._announce()
        until = epoch_ms() + int(2 * HEARTBEAT * 1000)
        for at, name in self.store.read(lambda connection: store_people.deadlines(connection, until)):
            self._watch(name, at)
