"""What is to be done once all has been done that the loop has in hand: all of it in one go.

Each `call_soon` of a loop makes a handle and a context of its own, which takes longer than most of what is done so.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable


class _Waiting(threading.local):
    """What waits in a thread; so it needs no lock, as no thread has two loops that run."""

    loop: asyncio.AbstractEventLoop | None = None
    """Whose turn it waits for; what waited for a loop that has been closed is forgotten."""
    deeds: list[Callable[[], None]]


_waiting = _Waiting()


def soon(deed: Callable[[], None]) -> None:
    """Has something done after all that the running loop has in hand, in the order in which it was asked for."""
    loop = asyncio.get_running_loop()
    if _waiting.loop is loop:
        _waiting.deeds.append(deed)
    else:
        _waiting.loop, _waiting.deeds = loop, [deed]
        loop.call_soon(_do)


def _do() -> None:
    """Does all that waits; if one fails the others are done, and the loop tells of it as it does of its own."""
    loop, deeds = _waiting.loop, _waiting.deeds
    _waiting.loop = None
    for deed in deeds:
        try:
            deed()
        except Exception as error:
            assert loop
            loop.call_exception_handler({"message": f"{deed} failed", "exception": error})
