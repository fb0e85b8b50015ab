"""Transports between a WebSocket and the connection of a table.

`AsgiTransport` works with every ASGI server. `FastTransport` (fast/protocol.py) needs no ASGI events, queues and tasks.
docs/fast-sockets.md compares them.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Protocol

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

EXTENSION = "tumblestar.transport"
"""Key of the ASGI scope's extensions under which a server offers its `Opener`."""

Handling = Coroutine[asyncio.Future[object] | None, None, None]
"""A coroutine that handles messages. The transport starts it."""
OnMessages = Callable[[list[str]], Handling | None]
"""Takes messages that have arrived; returns what is to be started now."""
OnDrain = Callable[[], Handling | None]
"""Called when more may be written; returns what is to be started now."""


class Work(Protocol):
    """A coroutine that has started and not ended."""

    async def wait(self) -> None:
        """Waits until it has ended."""


class TaskWork:
    """A coroutine that runs as a task."""

    __slots__ = ("_task",)

    def __init__(self, task: asyncio.Task[None]) -> None:
        self._task = task

    async def wait(self) -> None:
        """Waits until it has ended."""
        await asyncio.wait((self._task,))


class Transport(Protocol):
    """What the connection of a table needs of a WebSocket."""

    @property
    def is_ready(self) -> bool:
        """Whether more may be written; if not, `on_drain` is called when it may be again."""
        ...

    def write(self, text: bytes) -> None:
        """Sends a message. Only when ready."""

    def pause_reading(self) -> None:
        """Receives no more for now."""

    def resume_reading(self) -> None:
        """Receives again."""

    async def receive(self) -> Message:
        """The next ASGI event, except for messages that went to `on_messages`."""
        ...

    def start(self, work: Handling) -> Work | None:
        """Starts a coroutine that handles messages. None if it has ended already."""


class Opener(Protocol):
    """What a server offers in the extensions of the ASGI scope that has a transport of its own."""

    def open(self, on_messages: OnMessages, on_drain: OnDrain) -> Transport:
        """Takes over the connection."""
        ...


def open_transport(websocket: WebSocket, on_messages: OnMessages, on_drain: OnDrain) -> Transport:
    """The fastest transport that an accepted WebSocket offers."""
    opener: Opener | None = websocket.scope.get("extensions", {}).get(EXTENSION)
    return opener.open(on_messages, on_drain) if opener else AsgiTransport(websocket, on_drain)


class AsgiTransport:
    """Sends and receives through ASGI, one message at a time."""

    def __init__(self, websocket: WebSocket, on_drain: OnDrain) -> None:
        self._websocket = websocket
        self._on_drain = on_drain
        self._may_read = asyncio.Event()
        self._may_read.set()
        self._sending: asyncio.Task[None] | None = None
        self._work: Work | None = None
        """What was started last; nobody else holds its task."""

    @property
    def is_ready(self) -> bool:
        """Whether the last message has been sent."""
        return self._sending is None

    def write(self, text: bytes) -> None:
        """Sends a message."""
        self._sending = asyncio.create_task(self._send(text.decode()))

    async def _send(self, text: str) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the peer is gone; `receive` says so
            await self._websocket.send_text(text)
        self._sending = None
        if work := self._on_drain():
            self.start(work)

    def pause_reading(self) -> None:
        """Receives no more for now."""
        self._may_read.clear()

    def resume_reading(self) -> None:
        """Receives again."""
        self._may_read.set()

    async def receive(self) -> Message:
        """The next ASGI event."""
        await self._may_read.wait()
        return await self._websocket.receive()

    def start(self, work: Handling) -> Work:
        """Starts a coroutine as a task."""
        self._work = TaskWork(asyncio.create_task(work))
        return self._work
