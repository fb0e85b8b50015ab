"""Runs callbacks in one batch at the end of the current event-loop iteration.

Each `call_soon` of a loop makes a handle and a context of its own, which takes longer than most of these callbacks.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable


class _Batch(threading.local):
    """The callbacks that wait in a thread. It needs no lock, since a thread runs one loop at a time."""

    loop: asyncio.AbstractEventLoop | None = None
    """The loop whose iteration they wait for; callbacks for a loop that was closed are dropped."""
    callbacks: list[Callable[[], None]]


_batch = _Batch()


def call_batched(callback: Callable[[], None]) -> None:
    """Calls back after all that the running loop has in hand. Callbacks are called in order."""
    loop = asyncio.get_running_loop()
    if _batch.loop is loop:
        _batch.callbacks.append(callback)
    else:
        _batch.loop, _batch.callbacks = loop, [callback]
        loop.call_soon(_run)


def _run() -> None:
    """Calls all that wait. One that fails does not keep the others from running; the loop reports it as its own."""
    loop, callbacks = _batch.loop, _batch.callbacks
    _batch.loop = None
    for callback in callbacks:
        try:
            callback()
        except Exception as error:
            assert loop
            loop.call_exception_handler({"message": f"{callback} failed", "exception": error})
