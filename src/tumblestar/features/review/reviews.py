"""The reviews of finished tables: kept ones from the store, and those that are being worked out."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from contextlib import aclosing
from typing import cast

import orjson
import sqlalchemy as sa

import tumblestar
from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.engine.background import Background, Ended
from tumblestar.engine.fair_queue import Asker, Full
from tumblestar.engine.sharing import Kept, in_parts
from tumblestar.engine.speed import is_fast
from tumblestar.features.review.sections import PartialReport
from tumblestar.insight import evaluations
from tumblestar.insight.report import FORMAT, Report
from tumblestar.record.text import MOST_SENT
from tumblestar.storage import Conflict, StoreProblem, schema
from tumblestar.storage.store import Store
from tumblestar.tables.table import Table
from tumblestar.web.services import Services
from tumblestar.words import Phrase

MOST_BYTES, EVENT_BYTES = 32_000_000, 1_500
"""What reviews may take in memory, besides those under way, and about what an event in one takes."""

log = logging.getLogger(__name__)


class TableReview:
    """The review of a table as far as it is worked out, or why there is none."""

    def __init__(self, partial: PartialReport | None = None) -> None:
        self.partial = partial
        self.problem: Phrase | None = None
        self.retry_after = 0
        """Seconds after which it may be tried again, if there was too much to do."""
        self.is_waiting = False
        """Whether the evaluator is being compiled."""
        self.task: asyncio.Task[None] | None = None

    def add(self, answer: evaluations.Answer) -> None:
        """Adds what came of the review."""
        self.is_waiting = "waiting" in answer
        if "head" in answer:
            self.partial = PartialReport(answer["head"], [])
        elif "event" in answer and self.partial:
            self.partial.events.append(answer["event"])
        elif "tail" in answer and self.partial:
            self.partial.tail = answer["tail"]

    @property
    def count(self) -> int:
        """How many events are worked out."""
        return len(self.partial.events) if self.partial else 0

    @property
    def size(self) -> int:
        """About how many bytes it takes."""
        return EVENT_BYTES * (1 + self.count)

    async def wait(self, seconds: float) -> None:
        """Waits until nothing more comes, for so long at most."""
        if self.task:
            await asyncio.wait([self.task], timeout=seconds)

    @property
    def is_done(self) -> bool:
        """Whether nothing more comes."""
        return bool(self.problem or (self.partial and self.partial.tail))


class Reviews:
    """The reviews of a process's tables. They are worked out when they are first asked for, whoever asks, and kept."""

    def __init__(self, store: Store, background: Background) -> None:
        self._store, self._background = store, background
        self._reviews: Kept[tuple[str, str], TableReview] = Kept(
            MOST_BYTES, lambda review: review.size, lambda review: review.is_done
        )

    def review_of(self, table: Table, asker: Asker, *, again: bool = False) -> TableReview:
        """The review of a finished table, begun if need be; `again` if a failed one is to be tried again."""
        key = table.id, version_of(table)
        review = self._reviews.get(key)
        if review is None or review.retry_after or (again and review.problem):
            review = self._reviews.keep(key, self._begin(table, key[1], asker))
        return review

    def _begin(self, table: Table, version: str, asker: Asker) -> TableReview:
        if text := self._store.read(lambda connection: kept_review(connection, table.id, version)):
            report = cast("Report", orjson.loads(text))
            return TableReview(PartialReport(report, report["events"], report))
        review, count = TableReview(), len(table.record.events)
        if count > MOST_SENT:
            review.problem = Phrase("record-events", {"most": MOST_SENT, "count": count})
        else:
            review.task = asyncio.create_task(self._work_out(review, table, version, asker))
        return review

    async def _work_out(self, review: TableReview, table: Table, version: str, asker: Asker) -> None:
        try:
            text = await in_parts(table.record.writing())
            async with aclosing(self._background.answers(evaluations.review, text, asker=asker)) as answers:
                async for answer in answers:
                    review.add(cast("evaluations.Answer", answer))
        except Exception as error:
            review.problem = _problem_of(error)
            review.retry_after = error.seconds if isinstance(error, Full) else 0
            return
        report = orjson.dumps(review.partial and review.partial.report).decode()
        try:
            await self._store.write(lambda connection: keep_review(connection, table.id, version, report))
        except (Conflict, StoreProblem) as error:  # then it is worked out again some time
            log.warning("a review cannot be kept: %s", error)

    async def close(self) -> None:
        """Gives up the reviews that are being worked out."""
        if under_way := [review.task for review in self._reviews.values() if review.task and not review.task.done()]:
            for task in under_way:
                task.cancel()
            await asyncio.wait(under_way)


def _problem_of(error: Exception) -> Phrase:
    """Why there is no review."""
    if isinstance(error, (BadOption, Unreadable)):
        return error.phrase
    if isinstance(error, Ended):
        return Phrase("review-ended")
    if isinstance(error, Full):
        return Phrase("work-busy", {"seconds": error.seconds})
    log.error("a review has failed", exc_info=error)
    return Phrase("review-failed")


FOUND_BY = 4
"""Rises where reviews find something else in the same game, or have more."""


def version_of(table: Table) -> str:
    """A digest of all that a table's review depends on."""
    game = table.game
    parts = tumblestar.__version__, FORMAT, FOUND_BY, game.name, game.version, game.digest, is_fast(), table.live
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def services(services: Services) -> list[object]:
    """What runs besides requests."""
    return [Reviews(services.registry.store, services.background)]


# -- store


def kept_review(connection: sa.Connection, table: str, version: str) -> str:
    """The report on a table's game as JSON, if it is of this version; else an empty string."""
    c = schema.reviews.c
    query = sa.select(c.report).where(c.table_id == table, c.version == version)
    return connection.execute(query).scalar() or ""


def keep_review(connection: sa.Connection, table: str, version: str, report: str) -> None:
    """Keeps the report on a table's game in place of an older one; nothing for a table that is not stored."""
    c = schema.reviews.c
    connection.execute(sa.delete(schema.reviews).where(c.table_id == table))
    if connection.execute(sa.select(schema.tables.c.id).where(schema.tables.c.id == table)).first():
        connection.execute(sa.insert(schema.reviews).values(table_id=table, version=version, report=report))
