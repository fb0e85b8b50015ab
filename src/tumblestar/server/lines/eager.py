"""Work that is begun at once, not when the loop next comes round: most of it never has to wait, or only once."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any


def begin(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Does work as far as it comes without waiting. A task does the rest; None if there is none."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.get_running_loop().create_task(_go_on(work, waits_for))


async def _go_on(work: Coroutine[Any, Any, None], waits_for: Any) -> None:
    await _rest(work, waits_for)


@coroutine
def _rest(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """Passes on what work waits for, beginning with what it waits for already."""
    while True:
        try:
            got = yield waits_for
        except BaseException as error:
            step, value = work.throw, error
        else:
            step, value = work.send, got
        try:
            waits_for = step(value)
        except StopIteration:
            return
