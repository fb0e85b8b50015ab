"""How one event loop and one memory are shared: long work is done in parts, and caches are bounded by bytes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Generator
from time import perf_counter
from typing import Generic, TypeVar
from weakref import WeakKeyDictionary

PART = 0.002
"""Seconds of long work after which the event loop is left to others, for as long."""

K = TypeVar("K")
V = TypeVar("V")
LongWork = Generator[None, None, V]
"""Long work: it yields often, and returns its result."""
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


def finished(work: LongWork[V]) -> V:
    """Does long work at once."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


async def in_parts(work: LongWork[V]) -> V:
    """Does long work on the event loop, part by part; all such work of a loop takes turns."""
    turn = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    try:
        while True:
            async with turn:
                began = perf_counter()
                next(work)
                while perf_counter() < began + PART:
                    next(work)
                await asyncio.sleep(perf_counter() - began)
    except StopIteration as end:
        return end.value
    finally:
        work.close()


def keep(cache: OrderedDict[K, V], key: K, value: V, most: int) -> V:
    """Keeps a value in memory as the one used last, in place of the one not used for longest if there are too many."""
    cache[key] = value
    cache.move_to_end(key)
    if len(cache) > most:
        cache.popitem(last=False)
    return value


class Kept(Generic[K, V]):
    """A cache bounded by bytes, which are estimated: what was not used for longest goes first, if it may."""

    def __init__(self, most: int, size: Callable[[V], int], may_go: Callable[[V], bool] = lambda _: True) -> None:
        self._most, self._size, self._may_go = most, size, may_go
        self._entries: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """The value of a key, which counts as used; None if it is not here."""
        if (value := self._entries.get(key)) is not None:
            self._entries.move_to_end(key)
        return value

    def keep(self, key: K, value: V) -> V:
        """Keeps a value, which stays until the next one is kept, however large it is."""
        self._entries.pop(key, None)
        total = self._size(value) + sum(map(self._size, self._entries.values()))
        for old, other in list(self._entries.items()) if total > self._most else ():
            if total > self._most and self._may_go(other):
                total -= self._size(self._entries.pop(old))
        self._entries[key] = value
        return value

    def forget(self, key: K) -> None:
        """Drops what is kept by a key, if anything is."""
        self._entries.pop(key, None)

    def values(self) -> list[V]:
        """All that is kept."""
        return list(self._entries.values())
