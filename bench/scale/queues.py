"""Discrete-event simulation in one heap: a clock, servers with one queue, pools of servers, and group commit."""

import heapq
from collections.abc import Callable
from typing import Any

Callback = Callable[..., None]


class Simulation:
    """A clock with pending callbacks; those of one moment run in the order in which they were added."""

    def __init__(self) -> None:
        self.now = 0.0
        self._pending: list[tuple[float, int, Callback, tuple[Any, ...]]] = []
        self._number = 0

    def at(self, time: float, callback: Callback, *args: Any) -> None:
        """Calls back at a time, not before now."""
        self._number += 1
        heapq.heappush(self._pending, (max(time, self.now), self._number, callback, args))

    def after(self, delay: float, callback: Callback, *args: Any) -> None:
        """Calls back after a delay."""
        self.at(self.now + delay, callback, *args)

    def run(self, until: float) -> None:
        """Runs all callbacks up to a time."""
        pending = self._pending
        while pending and pending[0][0] <= until:
            self.now, _, callback, args = heapq.heappop(pending)
            callback(*args)
        self.now = until


class Server:
    """One server with a first-come queue, such as an event loop; `speed`: work done in a second."""

    def __init__(self, simulation: Simulation, speed: float = 1.0) -> None:
        self.simulation, self.speed = simulation, speed
        self.free_at = 0.0
        self.busy = 0.0
        """Seconds of service so far, those of all that waits included."""

    def serve(self, work: float, callback: Callback | None = None, *args: Any) -> float:
        """Queues work in seconds, and calls back once it is done. Returns when that will be."""
        seconds = work / self.speed
        self.free_at = max(self.free_at, self.simulation.now) + seconds
        self.busy += seconds
        if callback:
            self.simulation.at(self.free_at, callback, *args)
        return self.free_at


class Pool:
    """Several equal servers with one first-come queue, such as the cores for bots."""

    def __init__(self, simulation: Simulation, size: int) -> None:
        self.simulation = simulation
        self._free = [0.0] * size
        self.busy = 0.0

    def serve(self, work: float, callback: Callback | None = None, *args: Any) -> float:
        """Queues work in seconds for the first free server. Returns when it will be done."""
        end = max(heapq.heappop(self._free), self.simulation.now) + work
        heapq.heappush(self._free, end)
        self.busy += work
        if callback:
            self.simulation.at(end, callback, *args)
        return end


class GroupCommit:
    """A writer that commits all that waits as one batch, one batch at a time.

    `commit(count, done)` carries out the commit of a batch and calls back; what comes meanwhile is the next batch.
    """

    def __init__(self, commit: Callable[[int, Callback], None]) -> None:
        self._commit = commit
        self._waiting: list[tuple[Callback, tuple[Any, ...]]] = []
        self._is_busy = False
        self.commits = 0
        self.written = 0

    def submit(self, callback: Callback, *args: Any) -> None:
        """Queues a request, and calls back once its batch is committed."""
        self._waiting.append((callback, args))
        if not self._is_busy:
            self._begin()

    def _begin(self) -> None:
        batch, self._waiting = self._waiting, []
        self._is_busy = bool(batch)
        if batch:
            self.commits += 1
            self.written += len(batch)
            self._commit(len(batch), lambda: self._end(batch))

    def _end(self, batch: list[tuple[Callback, tuple[Any, ...]]]) -> None:
        self._is_busy = False
        for callback, args in batch:
            callback(*args)
        if not self._is_busy:
            self._begin()
