"""uvicorn's WebSocket with a fast transport for text messages. It relies on private parts of uvicorn and websockets.

Each `call_soon` of a loop makes a handle and a context of its own, which takes longer than sending a message: all sends
of an iteration of the loop share one.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import Any

from starlette.types import Message
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from tumblestar.play.fast.eager_start import start_eagerly
from tumblestar.play.transport import EXTENSION, Handling, OnDrain, OnMessages, Work
from tumblestar.security.limits import Bucket
from tumblestar.security.protocols import BUSY, MAX_WRITE_BUFFER, FrameReader, WebSocketProtocol


class FastWebSocketProtocol(WebSocketProtocol):
    """A WebSocket that offers its application a `FastTransport`, in the extensions of the ASGI scope.

    Until the application opens that, it is like any other. Afterwards the library handles only what is not a whole text
    message in one frame.
    """

    reader: FastTransport

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = Mailbox()  # type: ignore[assignment]

    def make_reader(self, max_size: int, bucket: Bucket | None) -> FastTransport:
        """The transport, which reads frames as well."""
        return FastTransport(self, max_size, bucket)

    def handle_connect(self, event: Request) -> None:
        """Starts the application, which finds the transport in the scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self.reader  # type: ignore[index]

    def send_receive_event_to_app(self) -> None:
        """Passes on a message that came through the library, such as one in fragments."""
        if self.reader.is_open and not self.close_sent:
            with contextlib.suppress(UnicodeDecodeError):  # which the library answers
                text = b"".join(self.frames).decode() if self.curr_msg_data_type == "text" else ""
                self.frames = []
                self.reader.take_message(text)
                return
        super().send_receive_event_to_app()

    def pause_messages(self) -> None:
        """Stops reading since messages wait."""
        self.pause(BUSY)

    def resume_messages(self) -> None:
        """Reads on."""
        self.unpause(BUSY)

    def drop_request(self) -> None:
        """Frees the request's headers: a connection lives long, and nobody asks for them again."""
        self.request.headers.clear()  # the library's parser keeps the request itself
        del self.request, self.response

    async def send(self, message: Message) -> None:
        """Sends an ASGI event, after all that was written before."""
        self.reader.flush()
        await super().send(message)
        self.reader.refresh()

    def violate(self, reason: str) -> None:
        """Closes since the peer exceeds a limit, after all that was written before."""
        self.reader.flush()
        super().violate(reason)
        self.reader.refresh()

    def shutdown(self) -> None:
        """Closes since the server stops, after all that was written before."""
        self.reader.flush()
        super().shutdown()


class FastTransport(FrameReader):
    """Takes text messages from their frames and writes them into frames; all other frames go through the library.

    It has slots, and is small: with many connections, waiting for memory takes more time than anything else.
    """

    __slots__ = (
        "_is_closed",
        "_is_plain",
        "_on_drain",
        "_on_messages",
        "_out",
        "_texts",
        "_transport",
        "_work",
        "is_ready",
    )

    _socket: FastWebSocketProtocol

    def __init__(self, socket: FastWebSocketProtocol, max_size: int, bucket: Bucket | None = None) -> None:
        super().__init__(socket, max_size, bucket)
        self._transport: asyncio.Transport | None = None
        self._on_messages: OnMessages | None = None
        self._on_drain: OnDrain | None = None
        self.is_ready = True
        """Whether the peer has read nearly all that was written."""
        self._is_plain = False
        """Whether the next frame that is a whole text is a whole message, and wanted."""
        self._is_closed = False
        """Whether this side has sent its close frame."""
        self._texts: list[str] = []
        """Messages of the batch of frames that is being handled."""
        self._out: list[bytes] = []
        """Frames that are sent at the end of the event loop's iteration."""
        self._work: Work | None = None
        """What was started last and has not ended at once; from Python 3.12 on, nobody else may hold its task."""

    @property
    def is_open(self) -> bool:
        """Whether messages go to a connection of a table."""
        return self._on_messages is not None

    def open(self, on_messages: OnMessages, on_drain: OnDrain) -> FastTransport:
        """Takes over the connection."""
        socket = self._socket
        self._transport, self._on_messages, self._on_drain = socket.transport, on_messages, on_drain
        self.is_ready = socket.writable.is_set()
        socket.transport.set_protocol(self)
        socket.drop_request()
        self.refresh()
        return self

    def refresh(self) -> None:
        """Reads the library's state, after something went through it."""
        socket = self._socket
        self._is_closed = socket.close_sent
        is_open = socket.conn.state is State.OPEN and not socket.close_sent
        self._is_plain = is_open and self.is_open and not socket.frames

    # -- in

    def _take_frame(self, data: bytes, at: int, start: int, size: int) -> None:
        if data[at] == 0x81 and data[at + 1] & 128 and size <= self._max_size and self._is_plain:
            try:
                self._texts.append(apply_mask(data[start : start + size], data[start - 4 : start]).decode())
                return
            except UnicodeDecodeError:  # which the library answers
                pass
        self._end_batch()
        self.flush()
        self._socket.feed_frame(data[at : start + size])
        self.refresh()

    def _end_batch(self) -> None:
        if self._texts and self._on_messages:
            texts, self._texts = self._texts, []
            if work := self._on_messages(texts):
                self.start(work)

    def take_message(self, text: str) -> None:
        """Takes a message that came through the library."""
        if self._on_messages and (work := self._on_messages([text])):
            self.start(work)

    def pause_reading(self) -> None:
        """Receives no more for now."""
        self._socket.pause_messages()

    def resume_reading(self) -> None:
        """Receives again."""
        self._socket.resume_messages()

    async def receive(self) -> Message:
        """The next ASGI event, except for messages."""
        return await self._socket.receive()

    def start(self, work: Handling) -> Work | None:
        """Starts a coroutine at once."""
        self._work = start_eagerly(work)
        return self._work

    # -- out

    def write(self, text: bytes) -> None:
        """Sends a message at the end of the event loop's iteration, together with those of other connections.

        Each system call may wake the peer's process; of those that follow at once most find it awake.
        """
        if not self._out:
            call_batched(self.flush)
        self._out.append(_frame(text))

    def flush(self) -> None:
        """Sends the frames that wait; drops them if the connection is closing."""
        out, self._out = self._out, []
        if out and self._transport and not self._is_closed and not self._transport.is_closing():
            self._transport.write(out[0] if len(out) == 1 else b"".join(out))
            if not self.is_ready and self._transport.get_write_buffer_size() > MAX_WRITE_BUFFER:
                self._transport.abort()

    # -- what asyncio calls besides

    def pause_writing(self) -> None:
        """Called when the write buffer is full."""
        self.is_ready = False
        self._socket.pause_writing()

    def resume_writing(self) -> None:
        """Called when the write buffer has room again."""
        self._socket.resume_writing()
        self.is_ready = True
        if self._on_drain and (work := self._on_drain()):
            self.start(work)

    def eof_received(self) -> None:
        """Called when the peer sends no more."""
        self._socket.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """Called when the connection is closed."""
        self._socket.connection_lost(exc)


def _frame(payload: bytes) -> bytes:
    """A text as one frame of a server, which is not masked (RFC 6455, 5.2)."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


class Mailbox:
    """The part of `asyncio.Queue` that a WebSocket uses, in a fifth of its memory. Every connection has one."""

    __slots__ = ("_items", "_waiter")

    def __init__(self) -> None:
        self._items: list[Message] = []
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, item: Message) -> None:
        self._items.append(item)
        if self._waiter and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Message:
        while not self._items:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._items.pop(0)

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items


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
