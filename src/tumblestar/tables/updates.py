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
        self._is_due = False
        """Whether the listeners are called at the end of this iteration of the event loop."""

    def publish(self, is_game: bool = False) -> None:
        """Notes a change, of which the listeners are told soon; `is_game`: of the game and its clocks only.

        They are called at the end of the iteration of the event loop: whoever makes a change is never called back by
        it, and answers the request before others get the update.
        """
        self.tick += 1
        self.people_tick += not is_game
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._notify)

    def _notify(self) -> None:
        self._is_due = False
        for listener in tuple(self.listeners):
            listener()

    def close(self) -> None:
        """Closes the table."""
        self.is_closed = True
        self.publish()
