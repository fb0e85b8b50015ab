"""Several processes at one address: the dispatcher accepts every connection and hands it to a worker process.

The first bytes of a connection name its table. All connections of a table go to the same worker while it lives, so its
work is mostly done once. That is an optimization only: workers share one database (storage/ipc.py,
storage/postgres.py), and each can serve every table. A worker that dies is replaced.

The dispatcher parses no HTTP: it peeks at the first bytes, and passes the socket itself on. POSIX only.
"""

from __future__ import annotations

import contextlib
import logging
import math
import os
import re
import selectors
import signal
import socket
import sys
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import NamedTuple

TABLE = re.compile(rb"\A[A-Z]+ /(?:api/v1/)?(?:live|tables?)/([\w-]+)[ /?]")
"""The table in the first bytes of a request."""
PEEKED = 300
"""Bytes of a connection that are read to find its table."""
FIRST_BYTES_TIMEOUT = 5.0
"""Seconds until a silent connection is handed on, too: workers have timeouts of their own."""
MOST_SILENT = 1000
"""Silent connections that may wait."""
BATCH = 64
"""Connections that are accepted, or received by a worker, at once."""
EARLY = 5.0
"""Seconds: a worker that dies younger than this is replaced after a delay, which leaves time to serve."""
DELAY = 0.2
"""Seconds until such a worker is replaced."""
MOST_FAILURES = 5
"""Workers in a row that may die before one is ready."""
STOP_TIMEOUT = 15.0
"""Seconds after SIGTERM until workers are killed."""
DISPATCHER_LOST = 70
"""Exit status of a worker whose dispatcher has died."""

log = logging.getLogger(__name__)


class Slot(NamedTuple):
    """The place of a worker: the folder for the sockets of all workers, and the worker's number."""

    ipc_folder: Path
    number: int


def is_possible() -> bool:
    """Whether this system can fork, and pass sockets on."""
    return hasattr(os, "fork") and hasattr(socket, "send_fds")


def table_in(data: bytes) -> bytes:
    """The table that the first bytes of a connection name, or nothing."""
    found = TABLE.match(data)
    return found[1] if found else b""


def receive_connections(channel: socket.socket) -> list[socket.socket] | None:
    """The connections that the dispatcher has handed to this worker; None when the dispatcher has died."""
    received: list[socket.socket] = []
    while len(received) < BATCH:
        try:
            data, descriptors, _, _ = socket.recv_fds(channel, 1, 1)
        except BlockingIOError:
            break
        except OSError:
            return received or None
        received += [socket.socket(fileno=descriptor) for descriptor in descriptors]
        if not data:
            return received or None
    return received


def report_ready(channel: socket.socket) -> None:
    """Reports to the dispatcher that this worker is ready: from now on it is replaced if it dies."""
    with contextlib.suppress(OSError):  # `receive_connections` notices that the dispatcher has died
        channel.send(b"!")


class Dispatcher:
    """Several worker processes behind one listening socket.

    `work` runs in each worker with its channel to the dispatcher and its number, and returns the exit status.
    """

    def __init__(self, listener: socket.socket, count: int, work: Callable[[socket.socket, int], int]) -> None:
        self._listener = listener
        self._work = work
        self._selector = selectors.DefaultSelector()
        self._signals, self._wakeup = socket.socketpair()
        for end in (self._signals, self._wakeup):
            end.setblocking(False)
        self._silent: dict[socket.socket, float] = {}
        """Connections without any bytes yet, and when they were accepted."""
        self._channels: list[socket.socket | None] = [None] * count
        self._workers: dict[int, tuple[int, float]] = {}
        """By process id: the worker's number, and when it was started."""
        self._ready: set[int] = set()
        self._last = 0
        """The worker that got the last connection without a table."""
        self._failures = 0
        self._restarts: list[tuple[float, int]] = []
        """When workers are to be replaced, with their numbers."""
        self._is_stopping = False
        self._status = 0

    def run(self, on_started: Callable[[], None] = lambda: None) -> int:
        """Serves until SIGINT or SIGTERM; returns the exit status. Calls `on_started` once all workers are started."""
        before = {number: signal.signal(number, self._stop_on_signal) for number in (signal.SIGINT, signal.SIGTERM)}
        before[signal.SIGCHLD] = signal.signal(signal.SIGCHLD, _wake)
        wakeup = signal.set_wakeup_fd(self._wakeup.fileno(), warn_on_full_buffer=False)
        self._listener.setblocking(False)
        self._selector.register(self._listener, selectors.EVENT_READ)
        self._selector.register(self._signals, selectors.EVENT_READ)
        try:
            for number in range(len(self._channels)):
                self._start_worker(number)
            on_started()
            while not self._is_stopping:
                self._run_once()
        finally:
            self._stop_workers()
            signal.set_wakeup_fd(wakeup)
            for number, handler in before.items():
                signal.signal(number, handler)
            self._selector.close()
            self._signals.close()
            self._wakeup.close()
        return self._status

    def _stop_on_signal(self, _number: int, _frame: FrameType | None) -> None:
        self._is_stopping = True

    # -- workers

    def _start_worker(self, number: int) -> None:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        try:
            pid = os.fork()
        except OSError:
            ours.close()
            theirs.close()
            raise
        if pid == 0:
            self._run_worker(number, ours, theirs)
        theirs.close()
        ours.setblocking(False)
        self._selector.register(ours, selectors.EVENT_READ)
        self._channels[number] = ours
        self._workers[pid] = number, time.monotonic()

    def _run_worker(self, number: int, ours: socket.socket, theirs: socket.socket) -> None:
        """Runs in the new process, and ends it."""
        status = 1
        try:
            self._close_inherited(ours)
            status = self._work(theirs, number)
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
        except BaseException:
            log.exception("a process has failed")
        finally:
            for stream in (sys.stdout, sys.stderr):
                with contextlib.suppress(OSError, ValueError):
                    stream.flush()
            os._exit(status)

    def _close_inherited(self, ours: socket.socket) -> None:
        """Closes the dispatcher's sockets in a worker; else the dispatcher's death would go unnoticed."""
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD):
            signal.signal(number, signal.SIG_DFL if number != signal.SIGINT else signal.default_int_handler)
        self._selector.close()
        channels = (channel for channel in self._channels if channel)
        for each in (ours, self._listener, self._signals, self._wakeup, *self._silent, *channels):
            each.close()

    def _reap(self) -> None:
        """Collects the exit status of workers that have ended, and schedules their replacement."""
        for pid, (number, started) in tuple(self._workers.items()):
            ended, status = os.waitpid(pid, os.WNOHANG)
            if not ended:
                continue
            del self._workers[pid]
            if channel := self._channels[number]:
                self._unregister(channel)
                channel.close()
                self._channels[number] = None
            if self._is_stopping:
                continue
            code, now = os.waitstatus_to_exitcode(status), time.monotonic()
            log.error("process %s has ended with %s", pid, code, extra={"status": code})
            if number in self._ready:
                self._ready.discard(number)
                self._failures = 0
            else:
                self._failures += 1
                if code > 0 or self._failures >= MOST_FAILURES:  # a positive status: it has printed why
                    self._status, self._is_stopping = max(code, 1), True
            self._restarts.append((now + (DELAY if now - started < EARLY else 0), number))

    def _unregister(self, channel: socket.socket) -> None:
        with contextlib.suppress(KeyError):
            self._selector.unregister(channel)

    # -- connections

    def _run_once(self) -> None:
        now = time.monotonic()
        due = [when for when, _ in self._restarts] + [since + FIRST_BYTES_TIMEOUT for since in self._silent.values()]
        timeout = max(0.0, min(due) - now) if due else None
        for key, _ in self._selector.select(timeout):
            self._handle(key.fileobj)
        now = time.monotonic()
        while self._silent and next(iter(self._silent.values())) + FIRST_BYTES_TIMEOUT <= now:
            self._hand_on(next(iter(self._silent)))
        for restart in [restart for restart in self._restarts if restart[0] <= now]:
            self._restarts.remove(restart)
            try:
                self._start_worker(restart[1])
            except OSError as error:  # too many processes at present
                log.error("a process cannot be started: %s", error)
                self._restarts.append((now + 1.0, restart[1]))

    def _handle(self, ready: object) -> None:
        """Handles a socket that can be read."""
        if ready is self._listener:
            self._accept()
        elif ready is self._signals:
            with contextlib.suppress(BlockingIOError):
                self._signals.recv(1000)
            self._reap()
        elif isinstance(ready, socket.socket) and ready in self._silent:
            self._hand_on(ready)
        elif isinstance(ready, socket.socket) and ready.fileno() >= 0:  # else closed by an earlier event
            self._read_channel(ready)

    def _read_channel(self, channel: socket.socket) -> None:
        """A worker reports that it is ready, or has closed its channel."""
        try:
            data = channel.recv(100)
        except OSError:
            data = b""
        if data:
            self._ready.add(self._channels.index(channel))
        else:
            self._unregister(channel)

    def _accept(self) -> None:
        for _ in range(BATCH):
            try:
                connection, _ = self._listener.accept()
            except (BlockingIOError, ConnectionAbortedError):
                return
            except OSError as error:
                log.warning("no further connection can be accepted for now: %s", error)
                time.sleep(0.05)  # workers close connections meanwhile
                return
            connection.setblocking(False)
            self._silent[connection] = time.monotonic()
            self._selector.register(connection, selectors.EVENT_READ)
            if len(self._silent) > MOST_SILENT:
                self._hand_on(next(iter(self._silent)))

    def _hand_on(self, connection: socket.socket) -> None:
        """Hands a connection to the worker of its table, or to any."""
        del self._silent[connection]
        self._selector.unregister(connection)
        try:
            data = connection.recv(PEEKED, socket.MSG_PEEK)
        except BlockingIOError:
            data = b"?"  # still silent
        except OSError:
            data = b""
        if data and (preferred := self._channel_for(table_in(data))):
            for channel in (preferred, *self._channels):
                if channel is None:
                    continue
                try:
                    socket.send_fds(channel, [b"."], [connection.fileno()])
                    break
                except OSError:  # it has died, or its buffer is full
                    continue
        connection.close()

    def _channel_for(self, table: bytes) -> socket.socket | None:
        """The channel to the worker of a table; without a table, to the next worker in turn."""
        if table:
            wanted = zlib.crc32(table) % len(self._channels)
        else:
            self._last = wanted = (self._last + 1) % len(self._channels)
        order = self._channels[wanted:] + self._channels[:wanted]
        return next((channel for channel in order if channel), None)

    # -- stopping

    def _stop_workers(self) -> None:
        """Stops all workers with SIGTERM, and kills those that do not end."""
        self._selector.unregister(self._listener)
        self._listener.close()
        for connection in self._silent:
            connection.close()
        self._is_stopping = True
        for number, seconds in ((signal.SIGTERM, STOP_TIMEOUT), (signal.SIGKILL, math.inf)):
            for pid in self._workers:
                os.kill(pid, number)  # an ended worker exists until it is reaped
            until = time.monotonic() + seconds
            while self._workers and time.monotonic() < until:
                time.sleep(0.01)
                self._reap()


def _wake(_number: int, _frame: FrameType | None) -> None:
    """The handler of a signal that only wakes the dispatcher."""
