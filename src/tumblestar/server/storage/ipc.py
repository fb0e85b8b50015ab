"""Inter-process communication for processes that share a data folder on one machine: a write lock, and a message bus.

Each process has a socket in a private folder, where the others' notices arrive, and a connection to each other
process. A notice is sent once its transaction is on disk. A process that dies in between sends nothing, but its
connections end: then, and whenever a connection is made anew, all tables read the database.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self

from tumblestar.server.storage.pubsub import OnItem, dispatch, encode_notices
from tumblestar.server.storage.writer import WriteRequest

SUFFIX = ".socket"
LONGEST = 1_000_000
"""Bytes of one notice."""
MOST_UNREAD = 8_000_000
"""Bytes in the write buffer of a slow reader: then the connection is aborted, and the reader reads the database."""
RETRY = 0.5
"""Seconds until a lost connection is tried again."""

log = logging.getLogger(__name__)


class WriteLock:
    """A lock file that one process holds at a time. The system releases it when its holder dies."""

    def __init__(self, folder: Path) -> None:
        import fcntl

        self._file = os.open(folder / "writing", os.O_CREAT | os.O_RDWR, 0o600)
        self._flock, self._exclusive, self._unlock = fcntl.flock, fcntl.LOCK_EX, fcntl.LOCK_UN

    def acquire(self) -> None:
        """Waits for the lock."""
        self._flock(self._file, self._exclusive)

    def release(self) -> None:
        """Releases the lock, if it is held."""
        self._flock(self._file, self._unlock)

    def close(self) -> None:
        """Closes the file."""
        os.close(self._file)


class SocketBus:
    """The message bus of the processes that share a folder; `process_id` is the name of this one. POSIX only."""

    def __init__(self, folder: Path, process_id: str) -> None:
        self.folder = folder
        self.process_id = process_id
        self.on_item: OnItem = lambda _sender, _item: None
        self.incoming: set[asyncio.BaseTransport] = set()
        self.outgoing: dict[str, asyncio.WriteTransport] = {}
        """The connections to other processes, by name."""
        self._on_gap: Callable[[], None] = lambda: None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._server: asyncio.Server | None = None
        self._connecting: set[str] = set()
        self._known: set[str] = set()
        """All processes that ever were connected."""
        self._tasks: set[asyncio.Task[None]] = set()

    def subscribe(self, on_item: OnItem, on_gap: Callable[[], None]) -> Self:
        """Sets the callbacks: for every item of a notice, and for whenever notices may be missing."""
        self.on_item, self._on_gap = on_item, on_gap
        return self

    async def start(self) -> bool:
        """Listens, and connects to all other processes; False where it cannot listen."""
        self._loop = asyncio.get_running_loop()
        try:
            self._server = await self._loop.create_unix_server(lambda: _Incoming(self), self._path(self.process_id))
        except OSError as error:
            log.warning("the processes of this server cannot use the folder %s: %s", self.folder, error)
            return False
        for file in self.folder.glob(f"*{SUFFIX}"):
            if file.stem != self.process_id:
                await self._connect(file.stem)
        return True

    async def close(self) -> None:
        """Closes all connections."""
        if self._server:
            self._server.close()
        Path(self._path(self.process_id)).unlink(missing_ok=True)
        for task in tuple(self._tasks):
            task.cancel()
        self._loop = None
        for transport in (*self.outgoing.values(), *self.incoming):
            transport.close()

    def publish(self, requests: Sequence[WriteRequest]) -> None:
        """Sends notices of requests that are on disk to all other processes. From any thread."""
        if self._loop and self.outgoing and (notices := encode_notices(self.process_id, requests, LONGEST)):
            with suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(self._send, b"\n".join((*notices, b"")))

    # -- on the loop

    def _path(self, process: str) -> str:
        return str(self.folder / (process + SUFFIX))

    def _send(self, data: bytes) -> None:
        for transport in tuple(self.outgoing.values()):
            if transport.get_write_buffer_size() > MOST_UNREAD:
                transport.abort()
            else:
                transport.write(data)

    async def _connect(self, process: str) -> None:
        """Connects to another process, if it is there."""
        if process in self.outgoing or process in self._connecting or not self._loop:
            return
        self._connecting.add(process)
        try:
            transport, _ = await self._loop.create_unix_connection(
                lambda: _Outgoing(self, process), self._path(process)
            )
        except (FileNotFoundError, ConnectionRefusedError):
            return  # it has died; or it is about to listen, and connects to us then
        except OSError as error:
            log.warning("another process of this server cannot be reached for now: %s", error)
            self._connect_after(process, RETRY)
            return
        finally:
            self._connecting.discard(process)
        self._known.add(process)
        self.outgoing[process] = transport
        transport.write(self.process_id.encode() + b"\n")

    def _connect_after(self, process: str, seconds: float) -> None:
        async def connect() -> None:
            await asyncio.sleep(seconds)
            await self._connect(process)

        if self._loop:
            task = self._loop.create_task(connect())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def incoming_opened(self, process: str) -> None:
        """Another process has connected: connects to it, too. From one known before, notices may be missing."""
        if process in self._known:
            self._on_gap()
        self._known.add(process)
        self._connect_after(process, 0)

    def incoming_lost(self, process: str) -> None:
        """A connection from another process has ended."""
        if self._loop:
            self.on_item(process, ["", {"bye": True}])
            self._on_gap()

    def outgoing_lost(self, process: str) -> None:
        """The connection to another process has ended; if it lives it is tried again."""
        self.outgoing.pop(process, None)
        self._connect_after(process, RETRY)


class _Incoming(asyncio.Protocol):
    """A connection from another process: its name first, then notices, one a line."""

    def __init__(self, bus: SocketBus) -> None:
        self._bus = bus
        self._process = ""
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._bus.incoming.add(transport)

    def data_received(self, data: bytes) -> None:
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            if self._process:
                dispatch(line, self._bus.on_item)
            else:
                self._process = line.decode()
                self._bus.incoming_opened(self._process)

    def connection_lost(self, exc: Exception | None) -> None:
        self._bus.incoming.discard(self._transport)
        if self._process:
            self._bus.incoming_lost(self._process)


class _Outgoing(asyncio.Protocol):
    """A connection to another process."""

    def __init__(self, bus: SocketBus, process: str) -> None:
        self._bus = bus
        self._process = process

    def connection_lost(self, exc: Exception | None) -> None:
        self._bus.outgoing_lost(self._process)
