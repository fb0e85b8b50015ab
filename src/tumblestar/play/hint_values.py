"""Finds the win shares that a viewer's help needs, beside the table, and shows them as they come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from tumblestar.insight.evaluations import PROVISIONAL, Busy, Evaluations
from tumblestar.play.advice_panel import states_to_value
from tumblestar.play.viewer import Viewer

STEP = 0.8
"""Seconds after which the shares are shown that are known so far."""
PATIENCE = 25
"""Steps in a row without a new share after which no more are awaited."""
AGAIN = PROVISIONAL / 3
"""Seconds after which shares are asked for again that were found before the evaluator was compiled."""


class HintValues:
    """The win shares for one page: at most one position at a time is being worked out."""

    def __init__(self, evaluations: Evaluations, on_found: Callable[[], None]) -> None:
        self._evaluations = evaluations
        self._on_found = on_found
        self._wanted: list[str] = []
        self._task: asyncio.Task[None] | None = None

    def want(self, viewer: Viewer) -> None:
        """Looks for what the viewer's help needs, in place of what was needed before."""
        states = states_to_value(viewer)
        if states == self._wanted:
            return
        self.close()
        self._wanted, cache = states, viewer.cache()
        if any(state not in cache.shares or state in cache.provisional for state in states):
            self._task = asyncio.create_task(self._find(viewer, states))

    async def _find(self, viewer: Viewer, states: list[str]) -> None:
        game, left = viewer.table.game, PATIENCE
        visitor = "hints", viewer.table.id, viewer.person
        while left:
            left -= 1
            rest = STEP
            with suppress(Busy):
                found = await self._evaluations.values(visitor, game, states, STEP)
                if viewer.cache().add_shares(found):
                    left = PATIENCE
                    self._on_found()
                rest = 0.0
                if len(found) == len(set(states)):
                    if all(one.is_final for one in found.values()):
                        return
                    left, rest = PATIENCE, AGAIN
            await asyncio.sleep(rest)

    def close(self) -> None:
        """Looks no further."""
        if self._task:
            self._task.cancel()
            self._task = None
