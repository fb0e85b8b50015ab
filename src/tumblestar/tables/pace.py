"""How quickly bots play at one table: as the people who watch it wish."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from contextlib import suppress

SPEEDS = (0.0, 0.4, 1.6, 3.0)
"""The factors of the server's pace that people choose from: at once, fast, normal, calm."""
NORMAL = 2
"""The index of the speed at which a page begins."""
UNWATCHED = 1.0
"""The factor of a table without pages: programs play there."""


class Pace:
    """The wishes of a table's open pages. The slowest counts, so that everybody can read what bots do."""

    def __init__(self) -> None:
        self.seconds = 0.0
        """The server's pace: seconds between two actions of bots at factor 1."""
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

    async def wait(self, share: float, since: float) -> None:
        """Returns when this share of the pace has passed since a time of the event loop. Wishes may change."""
        loop = asyncio.get_running_loop()
        await asyncio.sleep(0)
        while (rest := since + share * self.seconds * self.factor - loop.time()) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), rest)
