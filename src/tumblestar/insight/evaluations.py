"""Win shares of positions, worked out in the background, so that tables lose nothing by them.

It works for the visitors in turn. What a visitor waited for before is dropped, since they look at another position now.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from contextlib import aclosing
from typing import NamedTuple, cast

from tumblestar.contract.game import Game
from tumblestar.engine.background import Background
from tumblestar.insight import jobs
from tumblestar.insight.jobs import Evaluation

log = logging.getLogger(__name__)

MOST_KEPT = 20_000
MOST_VISITORS = 50
"""Visitors who wait at the same time."""
PROVISIONAL = 30.0
"""Seconds for which shares are kept that were found before the evaluator was compiled."""
Position = tuple[str, str]
"""The name of a game, and a state in notation."""


class Busy(Exception):
    """Too many visitors wait already."""


class _Found(NamedTuple):
    evaluation: Evaluation
    until: float
    """When they are to be worked out again."""


class Evaluations:
    """What is known of positions; the rest is worked out one by one."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._known: OrderedDict[Position, _Found] = OrderedDict()
        self._wanted: OrderedDict[Hashable, list[Position]] = OrderedDict()
        """What each visitor waits for, whose turn it is first."""
        self._work: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()

    async def values(
        self, visitor: Hashable, game: Game, states: Sequence[str], within: float
    ) -> dict[str, Evaluation]:
        """What those states are worth that are known within so many seconds; the others go on being worked out.

        Raises Busy.
        """
        missing = self._missing([(game.name, state) for state in states])
        self._wanted.pop(visitor, None)
        if missing:
            if len(self._wanted) >= MOST_VISITORS:
                raise Busy
            self._wanted[visitor] = missing
            if self._work is None or self._work.done():
                self._work = asyncio.get_running_loop().create_task(self._work_on())
            known = asyncio.get_running_loop().create_task(self._until_known(missing))
            try:  # not `asyncio.timeout`: messages are read without a task around them (`eager_start`)
                await asyncio.wait((known,), timeout=within)
            finally:
                known.cancel()
        found = {state: self._kept((game.name, state)) for state in states}
        return {state: one.evaluation for state, one in found.items() if one}

    async def _until_known(self, positions: Sequence[Position]) -> None:
        async with self._news:
            await self._news.wait_for(lambda: not self._missing(positions))

    async def close(self) -> None:
        """Stops working."""
        if self._work:
            self._work.cancel()
            await asyncio.wait([self._work])

    def _kept(self, position: Position) -> _Found | None:
        found = self._known.get(position)
        return found if found and found.until > time.monotonic() else None

    def _missing(self, positions: Sequence[Position]) -> list[Position]:
        return [position for position in positions if self._kept(position) is None]

    def _next(self) -> Position | None:
        """The next position of the visitor who has waited longest."""
        while self._wanted:
            visitor, positions = self._wanted.popitem(last=False)
            if missing := self._missing(positions):
                if rest := missing[1:]:
                    self._wanted[visitor] = rest
                return missing[0]
        return None

    async def _work_on(self) -> None:
        """Works out what is wanted."""
        while (position := self._next()) is not None:
            try:
                async with aclosing(self._background.answers(jobs.value, *position, at_once=True)) as answers:
                    found = cast("Evaluation", await anext(answers))
            except Exception:  # whatever it is, the next question may have an answer
                log.warning("win shares of a position could not be found", exc_info=True)
                self._wanted.clear()
                return
            self._known[position] = _Found(found, float("inf") if found.is_final else time.monotonic() + PROVISIONAL)
            if len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)
            async with self._news:
                self._news.notify_all()
