"""Plays the bots' seats in threads, paced so that people can follow, as quickly as those who watch wish.

A bot gets the state and its history, never the seed. Until its search is compiled it searches interpreted with a
smaller budget, and the page says so beside its name.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
from collections.abc import AsyncGenerator, Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import TYPE_CHECKING

from tumblestar import bots
from tumblestar.contract.chance import fresh_seed
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, GameState
from tumblestar.engine.fair_queue import Asker, FairQueue
from tumblestar.record import Event, Record
from tumblestar.tables.presence import GONE

if TYPE_CHECKING:
    from tumblestar.tables.table import Table

SPEEDS = (0.0, 0.5, 1.0)
"""The factors of the server's pace that people choose from: skip, brisk, calm."""
CALM = 2
"""The index of the speed at which a page begins."""
UNWATCHED = 1.0
"""The factor of a table without pages: programs play there."""


LATE = 0.3
"""Seconds within which what comes late does not put off what follows; a bot that thinks longer does."""


class Pace:
    """The wishes of a table's open pages. The slowest counts, so that everybody can read what bots do."""

    def __init__(self) -> None:
        self.seconds = 0.0
        """The server's pace: seconds for which the step of a bot is shown at factor 1; `Rhythm` has its share."""
        self._wishes: dict[Hashable, float] = {}
        self._changed = asyncio.Event()

    @property
    def factor(self) -> float:
        """The factor of the server's pace."""
        return max(self._wishes.values(), default=UNWATCHED)

    def wish(self, page: Hashable, factor: float | None) -> None:
        """Sets the wish of a page, or removes it (None)."""
        before = self.factor
        if factor is None:
            self._wishes.pop(page, None)
        else:
            self._wishes[page] = factor
        if self.factor != before:
            self._changed.set()
            self._changed = asyncio.Event()

    async def wait(self, share: float, since: float) -> float:
        """Returns when this share of the pace has passed since a time of the event loop, and that time."""
        loop = asyncio.get_running_loop()
        await asyncio.sleep(0)
        while (due := since + share * self.seconds * self.factor) > loop.time():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), due - loop.time())
        return due if loop.time() - due < LATE else loop.time()


PACE = 0.9
"""Seconds for which a step of a bot is shown, at a table that nobody watches; `Pace` has what people wish."""
ROLL, STEP, LAST = 1.3, 0.65, 1.1
"""Paces for which a roll, another step, and the last step of a turn are shown at most."""
OF_ROLL, OF_STEP = 0.55, 0.4
"""The part of what is left of the time for a turn that one of its steps may take, if it is not the last."""


class Rhythm:
    """How long each step of a turn is shown: a turn takes `paces` at most, however many steps it has.

    A step is an action with the outcomes of chance after it; picks one after another are one.
    """

    def __init__(self, game: Game) -> None:
        self.turn: tuple[int, int] | None = None
        """The turn of the latest step."""
        self.rolls = 0
        """How many steps of that turn chance has ended."""
        self._game = game
        self.left = 0.0
        """The paces that were left for that turn before it."""
        self._is_roll = self._is_pick = False

    @staticmethod
    def paces(seats: int) -> float:
        """How many paces a turn takes at most: the fewer, the more turns one waits for."""
        return 1.6 + 1 / max(1, seats - 1)

    def step(self, before: GameState, action: int) -> None:
        """Notes an action of a seat."""
        turn, is_pick = self._game.turn(before), self._game.description.picks(before, action)
        if turn != self.turn:
            self.turn, self.rolls, self.left = turn, 0, self.paces(before.seats)
        elif not (is_pick and self._is_pick):
            self.left -= self.lasts(before)
        self._is_roll, self._is_pick = False, is_pick

    def chance(self) -> None:
        """Notes that chance has acted after it."""
        self.rolls += not self._is_roll
        self._is_roll = True

    def note(self, before: GameState, event: Event) -> None:
        """Notes an event."""
        if event.actor == CHANCE:
            self.chance()
        else:
            self.step(before, event.action)

    def lasts(self, now: GameState) -> float:
        """For how many paces the latest step is shown, which has led to a state."""
        is_last = self._game.turn(now) != self.turn
        most = ROLL if self._is_roll else LAST if is_last else STEP
        return min(most, self.left * (1.0 if is_last else OF_ROLL if self._is_roll else OF_STEP))


# -- bots

log = logging.getLogger(__name__)


THINKING = max(1, (os.cpu_count() or 1) - 1)
"""Turns that are thought about at a time; one core stays free for the event loop."""


@cache
def _threads(process: int, *, is_quick: bool) -> ThreadPoolExecutor:
    """The threads of a process for bots that take no time, or for those that think."""
    return ThreadPoolExecutor(1 if is_quick else THINKING, "bot")


class Turns:
    """The turns of bots that wait until fewer than `most` are under way: shared out fairly between the tables' owners.

    Tables that nobody looks at come last.
    """

    def __init__(self, most: int) -> None:
        self._free = most
        self._watched = FairQueue[asyncio.Future[None]]()
        self._others = FairQueue[asyncio.Future[None]]()

    @asynccontextmanager
    async def turn(self, table: Table) -> AsyncGenerator[None]:
        """Waits for a turn of a table, which lasts as long as the context."""
        place, asker = asyncio.get_running_loop().create_future(), _owner(table)
        (self._watched if _is_watched(table) else self._others).put(asker, table.id, place)
        self._begin()
        try:
            await place
            yield
        finally:
            if place.cancelled():
                self._watched.pop(asker, table.id)
                self._others.pop(asker, table.id)
            else:
                self._free += 1
                self._begin()

    def prefer(self, table: Table) -> None:
        """Puts a table that waits among those at which somebody looks."""
        if place := self._others.pop(_owner(table), table.id):
            self._watched.put(_owner(table), table.id, place)

    def _begin(self) -> None:
        while self._free and (turn := self._watched.next() or self._others.next()):
            if not turn[2].done():
                turn[2].set_result(None)
                self._free -= 1


def _owner(table: Table) -> Asker:
    """To whom the turns of a table's bots are charged; an owner of whom no address is known has one alone."""
    return Asker(table.origin or f"person {table.owner}", str(table.owner))


def _is_watched(table: Table) -> bool:
    """Whether anybody has a connection to the table, be it by another process."""
    presence = table.membership.presence_rules.presence
    return len(table.updates.listeners) > 1 or any(presence.status(person) != GONE for person in table.people)


class BotPlayer:
    """Plays bots at all tables. A table has a task only while a bot is to act."""

    def __init__(self, lead: Callable[[str], Awaitable[float]]) -> None:
        self._lead = lead
        """Takes a table's lease: 0.0 if this process has it, else the seconds until it may try again."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._quick, self._thinking = Turns(1), Turns(THINKING)

    def look(self, table: Table) -> None:
        """Called when somebody asks for a table: its bots play on, before those of tables that nobody looks at."""
        self.wake(table)
        self._quick.prefer(table)
        self._thinking.prefer(table)

    def wake(self, table: Table) -> None:
        """Starts a task for a table if a bot is to act and there is none."""
        if table.bot_to_act and table.id not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._play(table))
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._done(table))

    def is_playing(self, table: str) -> bool:
        return table in self._tasks

    async def close(self) -> None:
        """Stops all bots. They continue when their tables are found again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, table: Table) -> None:
        task = self._tasks.pop(table.id)
        if not task.cancelled() and (error := task.exception()):
            log.error("the bots stopped at table %s, entry %s", table.id, table.live, exc_info=error)
        elif not task.cancelled():
            self.wake(table)  # there may be a new turn

    async def _play(self, table: Table) -> None:
        loop = asyncio.get_running_loop()
        await table.settled()
        plan, planned_for = list[list[int]](), ("", -1)
        rhythm, since, events = Rhythm(table.game), loop.time(), table.record.events
        rest = STEP + (ROLL if events and events[-1].actor == CHANCE else 0)  # of what a person has done before
        while name := table.bot_to_act:
            if wait := await self._lead(table.id):
                await asyncio.sleep(wait)  # another process plays them, unless it dies
                continue
            seen = table.live
            if not plan or planned_for != (name, seen):
                is_quick = bots.is_quick(name, table.game)
                async with (self._quick if is_quick else self._thinking).turn(table):
                    if (table.bot_to_act, table.live) != (name, seen):
                        continue  # something happened while the table waited
                    threads = _threads(os.getpid(), is_quick=is_quick)
                    plan = await loop.run_in_executor(threads, _plan, name, table.record.copy())
            since, before = await table.pace.wait(rest, since), table.record.lend()
            if await table.act_for_bot(seen, *plan[0]):
                rhythm.step(before, plan[0][0])
                if table.record.events[-1].actor == CHANCE:
                    rhythm.chance()
                rest, plan, planned_for = rhythm.lasts(table.state), plan[1:], (name, table.live)
            else:
                plan = []  # something else happened first
            await table.settled()


def _plan(name: str, record: Record) -> list[list[int]]:
    """The steps of a bot until chance or another seat acts; it picks all that it picks before another step."""
    bot, game, actor, was_pick = bots.find_now(name, record.game), record.game, record.actor, True
    steps = list[list[int]]()
    while was_pick and record.actor == actor:
        history = list(record.states()) if bot.remembers else ()
        for action in bot.plan(game, record.state, random.Random(fresh_seed()), history):
            is_pick = game.description.picks(record.state, action)
            if is_pick and was_pick and steps:
                steps[-1].append(action)
            else:
                steps.append([action])
            was_pick = is_pick
            record.append(action)
    return steps
