"""The listeners of a table, and what they share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any


class Updates:
    """Notifies the listeners of one table, and keeps what they share."""

    def __init__(self) -> None:
        self.listeners: set[Callable[[], None]] = set()
        self.is_closed = False
        """Whether the table was deleted or has to be loaded again. Listeners then disconnect."""
        self.gone: set[int] = set()
        """People who are no more, or who are somebody else now. Their connections are closed."""
        self.tick = 0
        """Rises with every change that a page shows."""
        self.people_tick = 0
        """Rises with every change but those of the game alone: seats, presence, chat, settings."""
        self.last_change: tuple[int, int, bytes] = (-1, -1, b"")
        """The last message to programs: the live numbers that it leads from and to, and its text."""
        self.render_cache: Any = None
        """The table's `web.render_cache.RenderCache`, once there is a page."""
        self._scheduled: list[Callable[[], None]] = []

    def publish(self, is_game: bool = False) -> None:
        """Calls all listeners after a change; `is_game`: of the game and its clocks only."""
        self.tick += 1
        self.people_tick += not is_game
        for listener in tuple(self.listeners):
            listener()

    def close(self) -> None:
        """Notifies all listeners that the table is closed."""
        self.is_closed = True
        self.publish()

    def schedule(self, send: Callable[[], None]) -> None:
        """Calls `send` with the next `flush`, at the latest at the end of this iteration of the event loop."""
        if not self._scheduled:
            asyncio.get_running_loop().call_soon(self.flush)
        self._scheduled.append(send)

    def flush(self) -> None:
        """Calls all that is scheduled."""
        scheduled, self._scheduled = self._scheduled, []
        for send in scheduled:
            send()
