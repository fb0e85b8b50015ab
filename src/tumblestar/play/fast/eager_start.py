"""Starts coroutines at once, not in the next iteration of the event loop: most end without waiting, or wait once.

From Python 3.12 on asyncio does so itself. Before, `EagerStart` runs a coroutine without a task, since making and
scheduling one takes longer than most of this work does. Nothing cancels such a coroutine. It may wait for futures,
locks and tasks, but not under `asyncio.timeout`, which needs a task around it.
"""

from __future__ import annotations

import asyncio
import sys

from tumblestar.play.transport import Handling, TaskWork, Work


class EagerStart:
    """A coroutine that runs without a task, and goes on as soon as what it waits for is there."""

    __slots__ = ("_coroutine", "_ended", "is_done")

    def __init__(self, coroutine: Handling) -> None:
        self._coroutine = coroutine
        self._ended: asyncio.Event | None = None
        self.is_done = False
        self._step()

    async def wait(self) -> None:
        """Waits until it has ended."""
        if not self.is_done:
            self._ended = self._ended or asyncio.Event()
            await self._ended.wait()

    def _step(self, _future: object = None) -> None:
        """Runs to the next wait. A future that the coroutine waits for gives it its result or error by itself."""
        try:
            waits_for = self._coroutine.send(None)
        except StopIteration:
            self._end()
        except BaseException:
            self._end()
            raise
        else:
            if waits_for is None:  # it only lets others go first
                asyncio.get_running_loop().call_soon(self._step)
            else:
                waits_for._asyncio_future_blocking = False  # asyncio's sign that a coroutine waits properly
                waits_for.add_done_callback(self._step)

    def _end(self) -> None:
        self.is_done = True
        if self._ended:
            self._ended.set()


def start_eagerly(coroutine: Handling) -> Work | None:
    """Runs a coroutine as far as it comes without waiting; gives the rest of it, or None if it has ended."""
    if sys.version_info < (3, 12):
        return start_without_task(coroutine)
    task = asyncio.Task(coroutine, loop=asyncio.get_running_loop(), eager_start=True)
    if not task.done():
        return TaskWork(task)
    task.result()
    return None


def start_without_task(coroutine: Handling) -> EagerStart | None:
    """The same without asyncio's eager tasks."""
    work = EagerStart(coroutine)
    return None if work.is_done else work
