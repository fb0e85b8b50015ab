"""The processes that share a data folder on one machine: they write in turns, and tell each other what they wrote.

Each has a socket in a folder of their own, where the others' notices come in, and a connection to each other's. A
notice is sent once what it tells of is on disk. Whoever dies between says nothing more, but its connections end: then,
and whenever a connection is made anew, all tables look into the database.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self

from tumblestar.server.storage.pubsub import Hear, notices, take_in
from tumblestar.server.storage.writer import WriteRequest

SUFFIX = ".socket"
LONGEST = 1_000_000
"""Bytes of one notice."""
MOST_UNREAD = 8_000_000
"""Bytes that may wait for one who reads slowly: then the connection is ended, and they look into the database."""
AGAIN = 0.5
"""Seconds until a lost connection is tried again."""

log = logging.getLogger(__name__)


class WriteLock:
    """The right to write, which one process has at a time; a process that dies has it no more."""

    def __init__(self, folder: Path) -> None:
        import fcntl

        self._file = os.open(folder / "writing", os.O_CREAT | os.O_RDWR, 0o600)
        self._lock = fcntl.flock
        self._wait, self._leave = fcntl.LOCK_EX, fcntl.LOCK_UN

    def take(self) -> None:
        """Waits until it is ours."""
        self._lock(self._file, self._wait)

    def leave(self) -> None:
        """Lets others have it; nothing happens if it was not ours."""
        self._lock(self._file, self._leave)

    def close(self) -> None:
        """Ends it."""
        os.close(self._file)


class SocketBus:
    """All other processes that meet in a folder; `me` is this one's name among them. POSIX only."""

    def __init__(self, folder: Path, me: str) -> None:
        self.folder = folder
        self.me = me
        self._loop: asyncio.AbstractEventLoop | None = None
        self._server: asyncio.Server | None = None
        self._coming: set[asyncio.BaseTransport] = set()
        self._ways: dict[str, asyncio.WriteTransport] = {}
        """The connections on which others are told, by name."""
        self._reaching: set[str] = set()
        self._known: set[str] = set()
        """Who was ever here."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._hear: Hear = lambda _who, _item: None
        self._missed: Callable[[], None] = lambda: None

    def heard_by(self, hear: Hear, missed: Callable[[], None]) -> Self:
        """From now on `hear` gets who tells, and each item of a notice; `missed` is called when one may be lost."""
        self._hear, self._missed = hear, missed
        return self

    async def begin(self) -> bool:
        """Listens from now on, and makes itself known to all who are there; False where it cannot."""
        self._loop = asyncio.get_running_loop()
        try:
            self._server = await self._loop.create_unix_server(lambda: _Coming(self), self._path(self.me))
        except OSError as error:
            log.warning("the processes of this house cannot meet in %s: %s", self.folder, error)
            return False
        for file in self.folder.glob(f"*{SUFFIX}"):
            if file.stem != self.me:
                await self._reach(file.stem)
        return True

    async def close(self) -> None:
        """Listens and tells no more."""
        if self._server:
            self._server.close()
        Path(self._path(self.me)).unlink(missing_ok=True)
        for task in tuple(self._tasks):
            task.cancel()
        self._loop = None
        for transport in (*self._ways.values(), *self._coming):
            transport.close()

    def tell(self, requests: Sequence[WriteRequest]) -> None:
        """Tells all others of what is on disk. From any thread."""
        if self._loop and self._ways and (told := notices(self.me, requests, LONGEST)):
            with suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(self._send, b"\n".join((*told, b"")))

    # -- on the loop

    def _path(self, who: str) -> str:
        return str(self.folder / (who + SUFFIX))

    def _send(self, told: bytes) -> None:
        for way in tuple(self._ways.values()):
            if way.get_write_buffer_size() > MOST_UNREAD:
                way.abort()
            else:
                way.write(told)

    async def _reach(self, who: str) -> None:
        """Makes a connection to another process, if it is there."""
        if who in self._ways or who in self._reaching or not self._loop:
            return
        self._reaching.add(who)
        try:
            way, _ = await self._loop.create_unix_connection(lambda: _Going(self, who), self._path(who))
        except (FileNotFoundError, ConnectionRefusedError):
            return  # it has died; or is about to begin, and makes itself known then
        except OSError as error:
            log.warning("another process of this house cannot be told for now: %s", error)
            self._do(who, AGAIN)
            return
        finally:
            self._reaching.discard(who)
        self._known.add(who)
        self._ways[who] = way
        way.write(self.me.encode() + b"\n")

    def met(self, who: str) -> None:
        """Another process has made a connection, and is to be told as well. One known before may have told more."""
        if who in self._known:
            self._missed()
        self._known.add(who)
        self._do(who, 0)

    def heard(self, who: str, notice: bytes) -> None:
        """A notice has come."""
        take_in(notice, self._hear)

    def lost(self, who: str) -> None:
        """Another process tells nothing more."""
        if self._loop:
            self._hear(who, ["", {"bye": True}])
            self._missed()

    def cut(self, who: str) -> None:
        """Another process cannot be told any more; if it lives it is tried again."""
        self._ways.pop(who, None)
        self._do(who, AGAIN)

    def _do(self, who: str, after: float) -> None:
        async def reach() -> None:
            await asyncio.sleep(after)
            await self._reach(who)

        if not self._loop:
            return
        task = self._loop.create_task(reach())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def begun(self, transport: asyncio.BaseTransport) -> None:
        """A connection has come in."""
        self._coming.add(transport)

    def ended(self, transport: asyncio.BaseTransport) -> None:
        """It is gone."""
        self._coming.discard(transport)


class _Coming(asyncio.Protocol):
    """A connection on which another process tells: its name first, then notices, one a line."""

    def __init__(self, neighbours: SocketBus) -> None:
        self._neighbours = neighbours
        self._who = ""
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._neighbours.begun(transport)

    def data_received(self, data: bytes) -> None:
        *told, self._rest = (self._rest + data).split(b"\n")
        for line in told:
            if self._who:
                self._neighbours.heard(self._who, line)
            else:
                self._who = line.decode()
                self._neighbours.met(self._who)

    def connection_lost(self, exc: Exception | None) -> None:
        self._neighbours.ended(self._transport)
        if self._who:
            self._neighbours.lost(self._who)


class _Going(asyncio.Protocol):
    """A connection on which another process is told."""

    def __init__(self, neighbours: SocketBus, who: str) -> None:
        self._neighbours = neighbours
        self._who = who

    def connection_lost(self, exc: Exception | None) -> None:
        self._neighbours.cut(self._who)
