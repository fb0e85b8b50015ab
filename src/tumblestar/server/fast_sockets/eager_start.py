"""Work that is begun at once, not when the loop next comes round: most of it never has to wait, or only once.

It is no task of asyncio's. A task is entered in lists, and begins and goes on when the loop next comes round, which
takes longer than most of this work does. So there is nothing that cancels it, and it may wait for futures, locks and
tasks, but not under `asyncio.timeout`, which needs a task around it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


def begin(work: Coroutine[Any, Any, None]) -> Eager | None:
    """Does work as far as it comes without waiting. Gives what does the rest; None if there is none."""
    eager = Eager(work)
    return None if eager.is_done else eager


class Eager:
    """Work that goes on as soon as what it waits for is there."""

    __slots__ = ("_ended", "_work", "is_done")

    def __init__(self, work: Coroutine[Any, Any, None]) -> None:
        self._work = work
        self._ended: asyncio.Event | None = None
        self.is_done = False
        self._go_on()

    async def ended(self) -> None:
        """Waits until all is done."""
        if not self.is_done:
            self._ended = self._ended or asyncio.Event()
            await self._ended.wait()

    def _go_on(self, _there: asyncio.Future[Any] | None = None) -> None:
        """Does what comes next; a future that the work waits for gives it what it has come to, also an error."""
        try:
            waits_for = self._work.send(None)
        except StopIteration:
            self._end()
        except BaseException:
            self._end()
            raise
        else:
            if waits_for is None:  # it only lets others go first
                asyncio.get_running_loop().call_soon(self._go_on)
            else:
                waits_for._asyncio_future_blocking = False  # that this is heeded is how asyncio knows a proper wait
                waits_for.add_done_callback(self._go_on)

    def _end(self) -> None:
        self.is_done = True
        if self._ended:
            self._ended.set()
