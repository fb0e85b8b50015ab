"""Several processes at one address: the dispatcher lets in everybody who comes, and hands them to one of the others.

What a connection asks for first tells its table, and all connections of a table go to the same process, as long as it
lives: so what happens there is mostly done once. Nothing depends on it: every process can do everything, for they share
one database (storage/ipc.py, storage/postgres.py). One that dies is replaced.

The dispatcher knows no requests and no answers: it looks at the first bytes, leaves them where they are, and passes the
connection itself on. POSIX only.
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
from types import FrameType
from typing import Any

TABLE = re.compile(rb"\A[A-Z]+ /(?:api/v1/)?(?:live|tables?)/([\w-]+)[ /?]")
"""Which table a request is about, in its first bytes."""
LOOKED_AT = 300
"""Bytes of a connection that are looked at."""
PATIENCE = 5.0
"""Seconds until somebody who says nothing is passed on all the same: the processes have rules for that."""
MOST_SILENT = 1000
"""How many of those may stand about."""
AT_ONCE = 64
"""Connections that are taken in, or passed on, before anything else is done."""
SOON = 5.0
"""Seconds: one that dies sooner after its beginning is not replaced at once, lest nothing else be done."""
PAUSE = 0.2
"""Seconds until such a one is replaced."""
FALLS = 5
"""How often in a row one may die before it is up."""
ENDING = 15.0
"""Seconds that processes are given to end."""
GONE = 70
"""Exit status of a process that has lost its porter."""

log = logging.getLogger(__name__)


def is_possible() -> bool:
    """Whether this system can do it."""
    return hasattr(os, "fork") and hasattr(socket, "send_fds")


def table_in(begun: bytes) -> bytes:
    """The table that a connection's first bytes ask for, or nothing."""
    found = TABLE.match(begun)
    return found[1] if found else b""


def handed_over(way: socket.socket) -> list[socket.socket] | None:
    """The connections that the dispatcher has passed on; None when there is no dispatcher any more."""
    came: list[socket.socket] = []
    while len(came) < AT_ONCE:
        try:
            told, numbers, _, _ = socket.recv_fds(way, 1, 1)
        except BlockingIOError:
            break
        except OSError:
            return came or None
        came += [socket.socket(fileno=number) for number in numbers]
        if not told:
            return came or None
    return came


def is_up(way: socket.socket) -> None:
    """Tells the dispatcher that this process serves by now: should it die, it is to be replaced."""
    with contextlib.suppress(OSError):  # there is no dispatcher any more, which is noticed elsewhere
        way.send(b"!")


class Dispatcher:
    """So many processes behind one listening socket.

    `work` is what each does, with the way to the dispatcher, and the number of its place; it gives the exit status.
    """

    def __init__(self, listener: socket.socket, count: int, work: Callable[[socket.socket, int], int]) -> None:
        self._listener = listener
        self._work = work
        self._selector = selectors.DefaultSelector()
        self._woken, self._wakes = socket.socketpair()
        for end in (self._woken, self._wakes):
            end.setblocking(False)
        self._silent: dict[socket.socket, float] = {}
        """Who has come and said nothing yet, and since when."""
        self._ways: list[socket.socket | None] = [None] * count
        self._pids: dict[int, tuple[int, float]] = {}
        """Processes: which place each has, and when it was begun."""
        self._up: set[int] = set()
        """Places whose processes serve."""
        self._turn = 0
        self._falls = 0
        self._again: list[tuple[float, int]] = []
        """Places that are to be filled again, and when."""
        self._is_ending = False
        self._status = 0

    def keep(self, ready: Callable[[], None] = lambda: None) -> int:
        """Serves until SIGINT or SIGTERM; gives the exit status. `ready` is called once all processes have begun."""
        before = {number: signal.signal(number, self._asked) for number in (signal.SIGINT, signal.SIGTERM)}
        before[signal.SIGCHLD] = signal.signal(signal.SIGCHLD, _noted)
        wakeup = signal.set_wakeup_fd(self._wakes.fileno(), warn_on_full_buffer=False)
        self._listener.setblocking(False)
        self._selector.register(self._listener, selectors.EVENT_READ)
        self._selector.register(self._woken, selectors.EVENT_READ)
        try:
            for place in range(len(self._ways)):
                self._begin(place)
            ready()
            while not self._is_ending:
                self._round()
        finally:
            self._end()
            signal.set_wakeup_fd(wakeup)
            for number, handler in before.items():
                signal.signal(number, handler)
            self._selector.close()
            self._woken.close()
            self._wakes.close()
        return self._status

    def _asked(self, _number: int, _frame: FrameType | None) -> None:
        self._is_ending = True

    # -- processes

    def _begin(self, place: int) -> None:
        """Begins the process of a place."""
        here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        try:
            pid = os.fork()
        except OSError:
            here.close()
            there.close()
            raise
        if pid == 0:
            status = 1
            try:
                self._leave_behind(here)
                status = self._work(there, place)
            except SystemExit as end:
                status = end.code if isinstance(end.code, int) else 1
            except BaseException:
                log.exception("a process has failed")
            finally:
                for stream in (sys.stdout, sys.stderr):
                    with contextlib.suppress(OSError, ValueError):
                        stream.flush()
                os._exit(status)
        there.close()
        here.setblocking(False)
        self._selector.register(here, selectors.EVENT_READ)
        self._ways[place] = here
        self._pids[pid] = place, time.monotonic()

    def _leave_behind(self, here: socket.socket) -> None:
        """Closes the dispatcher's sockets in a new process; else the dispatcher would seem to live as long as it."""
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD):
            signal.signal(number, signal.SIG_DFL if number != signal.SIGINT else signal.default_int_handler)
        self._selector.close()
        for each in (
            here,
            self._listener,
            self._woken,
            self._wakes,
            *self._silent,
            *(way for way in self._ways if way),
        ):
            each.close()

    def _buried(self) -> None:
        """Processes that have ended are noted, and replaced."""
        for pid, (place, begun) in tuple(self._pids.items()):
            ended, status = os.waitpid(pid, os.WNOHANG)
            if not ended:
                continue
            del self._pids[pid]
            if way := self._ways[place]:
                self._let_go(way)
                way.close()
                self._ways[place] = None
            if self._is_ending:
                continue
            code, now = os.waitstatus_to_exitcode(status), time.monotonic()
            log.error("process %s has ended with %s", pid, code, extra={"status": code})
            if place in self._up:
                self._up.discard(place)
                self._falls = 0
            else:
                self._falls += 1
                if code > 0 or self._falls >= FALLS:  # it has said itself why it cannot begin; or nobody knows
                    self._status, self._is_ending = max(code, 1), True
            self._again.append((now + (PAUSE if now - begun < SOON else 0), place))

    def _let_go(self, way: socket.socket) -> None:
        with contextlib.suppress(KeyError):
            self._selector.unregister(way)

    # -- connections

    def _round(self) -> None:
        now = time.monotonic()
        due = [when for when, _ in self._again] + [since + PATIENCE for since in self._silent.values()]
        wait = max(0.0, min(due) - now) if due else None
        for key, _ in self._selector.select(wait):
            self._do(key.fileobj)
        now = time.monotonic()
        while self._silent and next(iter(self._silent.values())) + PATIENCE <= now:
            self._pass_on(next(iter(self._silent)))
        for each in [each for each in self._again if each[0] <= now]:
            self._again.remove(each)
            try:
                self._begin(each[1])
            except OSError as error:  # no room for one more just now
                log.error("a process cannot be begun: %s", error)
                self._again.append((now + 1.0, each[1]))

    def _do(self, what: Any) -> None:
        if what is self._listener:
            self._let_in()
        elif what is self._woken:
            with contextlib.suppress(BlockingIOError):
                self._woken.recv(1000)
            self._buried()
        elif what in self._silent:
            self._pass_on(what)
        elif isinstance(what, socket.socket) and what.fileno() >= 0:  # not closed in this very round
            self._heard(what)

    def _heard(self, way: socket.socket) -> None:
        """A process says that it is up, or nothing any more."""
        try:
            said = way.recv(100)
        except OSError:
            said = b""
        if said:
            self._up.add(self._ways.index(way))
        else:
            self._let_go(way)

    def _let_in(self) -> None:
        for _ in range(AT_ONCE):
            try:
                one, _ = self._listener.accept()
            except (BlockingIOError, ConnectionAbortedError):
                return
            except OSError as error:
                log.warning("nobody more can be let in for now: %s", error)
                time.sleep(0.05)  # those let in before are passed on meanwhile, which makes room
                return
            one.setblocking(False)
            self._silent[one] = time.monotonic()
            self._selector.register(one, selectors.EVENT_READ)
            if len(self._silent) > MOST_SILENT:
                self._pass_on(next(iter(self._silent)))

    def _pass_on(self, one: socket.socket) -> None:
        """Hands a connection to the process of its table, or to the next."""
        del self._silent[one]
        self._selector.unregister(one)
        try:
            begun = one.recv(LOOKED_AT, socket.MSG_PEEK)
        except BlockingIOError:
            begun = b"?"  # it has said nothing, and waited long enough
        except OSError:
            begun = b""
        if begun and (way := self._way_for(table_in(begun))):
            for place in (way, *self._ways):
                if place is None:
                    continue
                try:
                    socket.send_fds(place, [b"."], [one.fileno()])
                    break
                except OSError:  # it has died, or has not taken in those before
                    continue
        one.close()

    def _way_for(self, table: bytes) -> socket.socket | None:
        """The way to the process of a table; for what is about none, they take turns."""
        if table:
            wanted = zlib.crc32(table) % len(self._ways)
        else:
            self._turn = wanted = (self._turn + 1) % len(self._ways)
        order = self._ways[wanted:] + self._ways[:wanted]
        return next((way for way in order if way), None)

    # -- the end

    def _end(self) -> None:
        """Has all processes end, gently first."""
        self._selector.unregister(self._listener)
        self._listener.close()
        for one in self._silent:
            one.close()
        self._is_ending = True
        for how, seconds in ((signal.SIGTERM, ENDING), (signal.SIGKILL, math.inf)):
            for pid in self._pids:
                os.kill(pid, how)  # one that has ended is there until it is buried
            until = time.monotonic() + seconds
            while self._pids and time.monotonic() < until:
                time.sleep(0.01)
                self._buried()


def _noted(_number: int, _frame: FrameType | None) -> None:
    """A signal that only wakes the porter."""
