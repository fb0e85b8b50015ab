"""Plays the bots' seats: paced so that a person can follow, in threads beside the event loop.

A bot gets the state and the states before it, never the seed. Until its search is compiled it thinks interpreted, with
a smaller budget, and the page says so beside its name.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from tumblestar import bots
from tumblestar.record import Record
from tumblestar.server.tables.table import Table

PACE = 0.9
"""Seconds from one step to a bot's next."""
WITHIN_TURN = 0.5
"""The part of that pace that passes between two steps of one turn with no chance between them."""

log = logging.getLogger(__name__)

_THREADS = ThreadPoolExecutor(max(1, (os.cpu_count() or 1) - 1), "bot")
"""One core is left to those who serve: bots at many tables take turns."""


class BotPlayer:
    """Lets bots act wherever it is their turn. One task a table, only while a bot is to act."""

    def __init__(self, pace: float, leads: Callable[[str], Awaitable[float]]) -> None:
        self.pace = pace
        self._leads = leads
        """Says whether this process moves the bots of a table: 0.0, or the seconds until it may ask again."""
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Starts the bots of a table if one is to act and they are not at it already."""
        if table.bot_to_act and table.id not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._play(table))
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._done(table))

    def is_busy(self, table: str) -> bool:
        return table in self._tasks

    async def close(self) -> None:
        """Stops all bots; they go on when their tables are next looked at."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, table: Table) -> None:
        task = self._tasks.pop(table.id)
        if not task.cancelled() and (error := task.exception()):
            log.error("the bots stopped at table %s, entry %s", table.id, table.live, exc_info=error)
        elif not task.cancelled():
            self.wake(table)  # somebody may have acted since

    async def _play(self, table: Table) -> None:
        loop = asyncio.get_running_loop()
        await table.settled()
        plan, planned_for = list[int](), ("", -1)
        while name := table.bot_to_act:
            if rest := await self._leads(table.id):
                await asyncio.sleep(rest)  # another process moves them, and may end meanwhile
                continue
            began, seen = loop.time(), table.live
            if not plan or planned_for != (name, seen):
                plan = await loop.run_in_executor(_THREADS, _plan, name, table.record.copy())
            action, plan, planned_for = plan[0], plan[1:], (name, seen + 1)
            events = table.record.events
            goes_on = events and events[-1].actor == table.actor
            await asyncio.sleep(max(0.0, self.pace * (WITHIN_TURN if goes_on else 1.0) - (loop.time() - began)))
            if not await table.act_for_bot(seen, action):
                plan = []  # something else has happened
            await table.settled()


def _plan(name: str, record: Record) -> list[int]:
    """What a bot does from the end of a record until chance or another seat acts."""
    bot = bots.find_now(name, record.game)
    history = list(record.states()) if bot.remembers else ()
    return list(bot.plan(record.game, record.state, random.Random(os.urandom(16)), history))
