"""Commits what is done at a table: validated by doing it, written in one transaction, or put back.

While a commit is under way the record in memory is ahead of the disk. Whoever shows a table waits until it is
`settled()` and then reads without waiting again: nobody sees what is not on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Protocol

from tumblestar.chance import Seal
from tumblestar.contract.state import CHANCE
from tumblestar.game import Game
from tumblestar.record import Record, Refused
from tumblestar.server.storage.store import Conflict, LevelAttempt, LogEntry, Store, StoreProblem
from tumblestar.server.storage.writer import Work
from tumblestar.server.tables.log import TableLog
from tumblestar.server.tables.replay import Replay
from tumblestar.server.tables.status import Status, status_of
from tumblestar.server.tables.updates import Updates
from tumblestar.words import Phrase

LEVEL, OWN = "campaign", "own"
"""The entry of a table's header that names the level of a campaign, and its value for a level of one's own."""
NOTED_EVERY = 10.0
"""Seconds after which the store notes again that a table is played at."""

Do = Callable[[], list[LogEntry]]
"""Changes a record, and returns the log entries for that. Raises Refused."""


class Committed(Protocol):
    """What a commit needs of a table."""

    id: str
    store: Store
    owner: int
    game: Game
    level: str
    record: Record
    seal: Seal | None
    status: Status
    log: TableLog
    updates: Updates

    def beside(self, entries: Sequence[LogEntry]) -> Work | None:
        """What else belongs into the transaction of these entries, as clocks do."""
        ...


class Commits:
    """The commits of one table, one at a time: whoever changes the table holds `lock`."""

    def __init__(self, table: Committed, replay: Replay) -> None:
        self._table = table
        self._replay = replay
        self.lock = asyncio.Lock()
        self._noted = -NOTED_EVERY

    async def settled(self) -> None:
        """Returns when all that the table shows is on disk. It stays so until the caller waits again."""
        if self.lock.locked():
            async with self.lock:
                pass

    async def once(self, person: int, request: str, seen: int | None, do: Do) -> int:
        """Does and commits something once: a repeated request gets the first answer. `seen` None: any live number.

        Returns the live number reached. Raises Refused, StoreProblem.
        """
        table, key = self._table, f"{person}:{request}"
        async with self.lock:
            if (known := table.log.answer(key)) is not None:
                return known
            try:
                if answer := await self._first(key, seen, do):
                    return answer
            except Refused as refused:
                if answer := table.log.stored_answer(key):  # it was done long ago, and is asked for again
                    return answer
                table.log.refuse(key, refused)
                raise
            live = table.log.live
        table.updates.publish(is_game=True)
        return live

    async def _first(self, key: str, seen: int | None, do: Do) -> int:
        """Does something for the first time; returns the answer if another process has done it before, else 0."""
        table = self._table
        if seen is not None and seen > table.log.live and table.store.is_shared:
            self._replay.catch_up()  # the client has heard of it from another process, before us
            table.updates.publish()
        if seen is not None and seen != table.log.live:
            raise Refused("stale", Phrase("refused-stale"))
        try:
            await self._commit(key, do)
        except Conflict as error:
            answer = table.log.stored_answer(key)
            if not answer or table.store.is_shared:
                self.after_conflict(error)
            if not answer:
                raise Refused("stale", Phrase("refused-stale")) from error
            return answer
        return 0

    async def own(self, key: str, do: Do) -> bool:
        """Commits what no person asked for; `lock` is held. False if another process was first. Raises StoreProblem."""
        try:
            await self._commit(key, do)
        except Conflict as error:
            self.after_conflict(error)
            return False
        return True

    def after_conflict(self, error: Conflict) -> None:
        """Catches up with the process that was first. Raises StoreProblem where no other may write."""
        if not self._table.store.is_shared:
            raise StoreProblem(Phrase("store-raced")) from error
        self._replay.catch_up()
        self._table.updates.publish()

    async def _commit(self, key: str, do: Do) -> None:
        """Validates by doing, then commits; puts everything back if either fails."""
        table = self._table
        before, count, ending = table.record, len(table.record.events), table.record.ending
        try:
            entries = do()
            entries[0] = LogEntry(*entries[0][:4], key)
            status = status_of(table.record)
            result = table.record.result if table.record.is_over else ""
            work = table.beside(entries)
            also = [work] if work else []
            is_news = status != table.status or bool(result)
            await table.store.append(
                table.id, entries, status.value if is_news else None, result, _attempt(table), also
            )
        except BaseException:
            if table.record is not before or len(before.events) != count or before.ending != ending:
                table.record = before.fold(count)
            raise
        table.status = status
        if is_news:
            self._noted = monotonic()
        elif monotonic() - self._noted > NOTED_EVERY:
            self._noted = monotonic()
            table.store.note_played(table.id)
        table.log.append(entries)
        self._replay.reveal_seed()


def _attempt(table: Committed) -> LevelAttempt | None:
    """The attempt at a level that has ended here; it counts once a seat's choice has made chance act."""
    record = table.record
    if not record.is_over or not table.level or table.level == OWN:
        return None
    actors = [event.actor for event in record.events]
    if CHANCE not in actors[next((i for i, actor in enumerate(actors) if actor >= 0), len(actors)) :]:
        return None
    is_whole = record.end == "over"
    return LevelAttempt(
        person=table.owner,
        game=table.game.name,
        level=table.level,
        points=table.game.campaign.points(record.state) if is_whole else 0,
        is_won=is_whole and record.shares()[0] == 1,
        is_fresh=record.chance == "sealed",
        seed=table.seal.seed.hex() if table.seal else "",
    )
