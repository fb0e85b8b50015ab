"""Commits the changes of a table: applies them, writes them in one transaction, and undoes them if either fails.

During a commit the record in memory is ahead of the disk. Readers await `settled()` and then read without another
await, so nobody sees what is not on disk.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic

from tumblestar.contract.state import CHANCE
from tumblestar.record import Refused, refuse_if
from tumblestar.storage import Conflict, OutcomeUnknown, StoreProblem
from tumblestar.storage.rows import LevelAttempt, LogEntry
from tumblestar.tables.ports import GameTable
from tumblestar.tables.replay import Replay
from tumblestar.tables.status import status_of
from tumblestar.words import Phrase

LEVEL, OWN = "campaign", "own"
"""The key of a table's header for the level of a campaign, and its value for a level of the player's own."""
DEAL = "deal"
"""The key of a table's header for what it is found by among those where the same deal is played."""
NOTE_INTERVAL = 10.0
"""Seconds after which the store notes again that a table is played at."""
DOUBTS_KEPT = 64

Change = Callable[[], list[LogEntry]]
"""Changes a record, and returns its log entries. Raises Refused."""


class Commits:
    """The commits of one table, one at a time. Every change holds `lock`."""

    def __init__(self, table: GameTable, replay: Replay) -> None:
        self._table = table
        self._replay = replay
        self.lock = asyncio.Lock()
        self._noted = -NOTE_INTERVAL
        self._in_doubt: deque[str] = deque(maxlen=DOUBTS_KEPT)
        """The latest requests of which it is not known whether they are on disk."""

    async def settled(self) -> None:
        """Returns when the state in memory is on disk. It stays so until the caller's next await."""
        if self.lock.locked():
            async with self.lock:
                pass

    async def once(self, person: int, request: str, seen: int | None, change: Change) -> int:
        """Commits a change once: a repeated request gets the first answer. `seen` None: any live number.

        Returns the live number reached. Raises Refused, StoreProblem.
        """
        table, key = self._table, f"{person}:{request}"
        async with self.lock:
            if (known := table.log.answer(key)) is not None:
                return known
            try:
                if answer := await self._first(key, seen, change):
                    return answer
            except Refused as refused:
                if answer := table.log.stored_answer(key):  # it was done before, and is repeated
                    return answer
                table.log.refuse(key, refused)
                raise
            except OutcomeUnknown:
                self._in_doubt.append(key)
                raise
            except StoreProblem as problem:
                if key in self._in_doubt:  # this attempt did nothing, but the first may have
                    raise OutcomeUnknown(Phrase("store-unsure")) from problem
                raise
            live = table.log.live
        table.updates.publish(is_game=True)
        return live

    async def _first(self, key: str, seen: int | None, change: Change) -> int:
        """Commits a new request; returns the answer if another process has done it, else 0."""
        table = self._table
        if seen is not None and seen > table.log.live and table.store.is_shared:
            self._replay.catch_up()  # the client learned it from another process
            table.updates.publish()
        refuse_if(seen is not None and seen != table.log.live, "stale", "refused-stale")
        try:
            await self._commit(key, change)
        except Conflict as error:
            answer = table.log.stored_answer(key)
            if not answer or table.store.is_shared:
                self.after_conflict(error)
            if not answer:
                raise Refused("stale", Phrase("refused-stale")) from error
            return answer
        return 0

    async def own(self, key: str, change: Change) -> bool:
        """Commits the server's own change; `lock` is held. False if another process was first. Raises StoreProblem."""
        try:
            await self._commit(key, change)
        except Conflict as error:
            self.after_conflict(error)
            return False
        return True

    def after_conflict(self, error: Conflict) -> None:
        """Catches up with the process that was first. Raises StoreProblem where there is no other process."""
        if not self._table.store.is_shared:
            raise StoreProblem(Phrase("store-raced")) from error
        self._replay.catch_up()
        self._table.updates.publish()

    async def _commit(self, key: str, change: Change) -> None:
        """Applies and commits a change; undoes it if either fails."""
        table = self._table
        before, count, ending = table.record, len(table.record.events), table.record.ending
        proposal = table.log.proposal
        try:
            entries = change()
            entries[0] = LogEntry(*entries[0][:4], key)
            status = status_of(table.record)
            result = table.record.result if table.record.is_over else ""
            work = table.membership.clock_work(entries)
            also = [work] if work else []
            has_new_status = status != table.status or bool(result)
            await table.store.append(
                table.id, entries, status.value if has_new_status else None, result, _attempt(table), also
            )
        except BaseException:
            if table.record is not before or len(before.events) != count or before.ending != ending:
                table.record = before.fold(count)
            raise
        table.status = status
        if has_new_status:
            self._noted = monotonic()
        elif monotonic() - self._noted > NOTE_INTERVAL:
            self._noted = monotonic()
            table.store.note_played(table.id)
        table.log.append(entries)
        table.updates.people_tick += table.log.proposal is not proposal
        self._replay.reveal_seed()


def _attempt(table: GameTable) -> LevelAttempt | None:
    """The finished attempt at a level. It counts only if chance has acted after an action of a seat."""
    record = table.record
    if not record.is_over or not table.level or table.level == OWN:
        return None
    actors = [event.actor for event in record.events]
    if CHANCE not in actors[next((i for i, actor in enumerate(actors) if actor >= 0), len(actors)) :]:
        return None
    is_whole = record.end == "over" and not record.is_practice
    return LevelAttempt(
        person=table.owner,
        game=table.game.name,
        level=table.level,
        points=table.game.campaign.points(record.state) if is_whole else 0,
        is_won=is_whole and record.shares()[0] == 1,
        is_fresh=record.chance == "sealed",
        seed=table.seal.seed.hex() if table.seal else "",
    )
