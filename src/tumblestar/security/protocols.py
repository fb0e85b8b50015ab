"""HTTP and WebSocket protocols for uvicorn that bound what one connection may cost: time, frames, and memory.

They subclass uvicorn's own. What uvicorn does not bound: how long a request may take to arrive or a response to be
read, how many connections an address has, how many WebSocket frames come, and what a peer leaves unread.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from tumblestar.security.limits import MAX_QUEUED_MESSAGES, Bucket, Limits
from tumblestar.security.middleware import HEADERS

REQUEST_TIMEOUT = 20.0
"""Seconds within which a request has to be whole, headers and all; and within which a response has to be read."""
CLOSE_TIMEOUT = 2.0
"""Seconds after which a closing WebSocket is aborted."""
MAX_FRAMES_PER_CALL = 64
"""Frames of one WebSocket that are handled before other connections get their turn."""
MAX_FRAGMENTS = 64
"""Frames that one message may come in."""
MAX_WRITE_BUFFER = 1_000_000
"""Bytes that may wait in the write buffer of a WebSocket; above that the connection is aborted."""
BUSY, WRITE_PAUSED, FRAMES_LEFT = 1, 2, 4
"""Reasons why nothing is read from a WebSocket: messages wait, the peer does not read, or frames wait."""
POLICY_VIOLATION = 1008


class Admission(asyncio.Protocol):
    """Aborts a new connection whose address has too many, and hands any other to an `HttpProtocol`.

    Refusing costs a fifth of what building the HTTP protocol does, so that many refusals a second hold nobody up.
    """

    __slots__ = ("_limits", "_make_protocol")

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._limits: Limits | None = app_state["limits"]  # fails where a new uvicorn passes on no state
        self._make_protocol = partial(HttpProtocol, config, server_state, app_state, _loop)

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Called for a new connection, before anything is read from it."""
        client = get_remote_addr(transport)
        if self._limits and client and not self._limits.may_connect(client[0]):
            transport.abort()
            return
        protocol = self._make_protocol()
        transport.set_protocol(protocol)
        protocol.connection_made(transport)


class HttpProtocol(H11Protocol):
    """An HTTP connection with a timeout for every request, counted by address.

    What it refuses has the headers of all responses.
    """

    timer: asyncio.TimerHandle | None = None
    counted: Limits | None = None
    """The limits that this connection is counted by."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        limits: Limits | None = self.app_state["limits"]
        if limits and self.client:
            limits.connected(self.client[0])
            self.counted = limits
        self._set_timer()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._set_timer()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._set_timer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._release()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._set_timer()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._set_timer()

    def send_400_response(self, msg: str) -> None:
        """Responds to malformed HTTP, as plain text that no browser renders."""
        if self.cycle:  # a malformed body: the application need not respond any more
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.close()
            return
        pairs = [("content-type", "text/plain; charset=utf-8"), ("connection", "close"), *HEADERS.items()]
        headers = [(name.encode(), value.encode()) for name, value in pairs]
        for event in (
            h11.Response(status_code=400, headers=headers, reason=b"Bad Request"),
            h11.Data(data=msg.encode()),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _set_timer(self) -> None:
        """Aborts the connection after the timeout unless the peer sends its request, or reads its response."""
        if self.transport.get_protocol() is not self:  # it is a WebSocket now
            return
        is_responding = self.cycle and not self.cycle.response_complete and not self.transport.is_closing()
        if is_responding and not self.flow.write_paused:
            self._stop_timer()
        elif not self.timer:
            self.timer = self.loop.call_later(REQUEST_TIMEOUT, self.transport.abort)

    def _stop_timer(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def _release(self) -> None:
        """Stops counting the connection."""
        self._stop_timer()
        if self.counted and self.client:
            self.counted.disconnected(self.client[0])
            self.counted = None


class FrameReader(asyncio.Protocol):
    """Splits what a WebSocket receives into frames (RFC 6455, 5.2), and charges each to a bucket.

    Each frame goes to the WebSocket's protocol whole; subclasses may take some themselves.
    """

    __slots__ = ("_bucket", "_max_size", "_rest", "_socket")

    def __init__(self, socket: WebSocketProtocol, max_size: int, bucket: Bucket | None = None) -> None:
        self._socket = socket
        self._max_size = max_size
        """Bytes of the longest frame that is waited for."""
        self._bucket = bucket
        """What every frame is charged to; None where nothing is limited."""
        self._rest = b""
        """The beginning of a frame that has not arrived whole, or frames that wait for their turn."""

    def data_received(self, data: bytes) -> None:
        """Handles frames, so many at a time that other connections get their turn."""
        data = self._rest + data if self._rest else data
        at, end, count = 0, len(data), 0
        while end - at >= 2 and count < MAX_FRAMES_PER_CALL:
            size, start = data[at + 1] & 127, at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                if start > end:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            start += 4 if data[at + 1] & 128 else 0
            if start + size > end and size <= self._max_size:
                break
            self._take_frame(data, at, start, size)
            at = start + size
            count += 1
        self._rest = data[at:]
        self._end_batch()
        if self._bucket and count and self._bucket.take(monotonic(), count):
            self._rest = b""
            self._socket.violate("too many frames")
        elif count == MAX_FRAMES_PER_CALL and self._rest:
            self._socket.pause(FRAMES_LEFT)
            asyncio.get_running_loop().call_soon(self._continue)

    def _take_frame(self, data: bytes, at: int, start: int, size: int) -> None:
        """Takes the frame at `data[at:]`, whose payload of `size` bytes begins at `start`."""
        self._socket.feed_frame(data[at : start + size])

    def _end_batch(self) -> None:
        """Called after the last frame of a batch."""

    def _continue(self) -> None:
        """Handles frames that had to wait."""
        self._socket.unpause(FRAMES_LEFT)
        if self._socket.transport.is_closing():
            self._rest = b""
        else:
            self.data_received(b"")


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with limits: frames by rate and by call, fragments, unread output, and the time to close."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        limits: Limits | None = self.app_state["limits"]
        self.reader = self.make_reader(self.config.ws_max_size, limits.frames() if limits else None)
        self.pauses = 0
        """Why nothing is read just now: any of BUSY, WRITE_PAUSED, FRAMES_LEFT."""
        self.abort_timer: asyncio.TimerHandle | None = None

    def make_reader(self, max_size: int, bucket: Bucket | None) -> FrameReader:
        """The reader of this connection's frames."""
        return FrameReader(self, max_size, bucket)

    # -- in

    def data_received(self, data: bytes) -> None:
        """Takes the handshake's request, then frames."""
        if self.handshake_initiated:
            self.reader.data_received(data)
        else:
            super().data_received(data)

    def feed_frame(self, frame: bytes) -> None:
        """Passes one whole frame to the library."""
        super().data_received(frame)
        if len(self.frames) > MAX_FRAGMENTS:
            self.violate("too many fragments")
        self._abort_soon_if_closing()

    def send_receive_event_to_app(self) -> None:
        """Queues a message; reads on as long as few wait."""
        was_paused, self.read_paused = self.read_paused, True  # so that uvicorn does not pause by itself
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if self.queue.qsize() >= MAX_QUEUED_MESSAGES:
            self.pause(BUSY)

    async def receive(self) -> Any:
        """The next ASGI event."""
        message = await self.queue.get()
        if self.queue.empty():
            self.unpause(BUSY)
        return message

    def pause(self, reason: int) -> None:
        """Stops reading for a reason."""
        self._set_pauses(self.pauses | reason)

    def unpause(self, reason: int) -> None:
        """Reads on, unless there is another reason to wait."""
        self._set_pauses(self.pauses & ~reason)

    def _set_pauses(self, pauses: int) -> None:
        self.pauses = pauses
        if bool(pauses) != self.read_paused and not self.transport.is_closing():
            self.read_paused = not self.read_paused
            (self.transport.pause_reading if self.read_paused else self.transport.resume_reading)()

    # -- out

    def pause_writing(self) -> None:
        """Stops reading, too: what comes in may have to be answered."""
        super().pause_writing()
        self.pause(WRITE_PAUSED)

    def resume_writing(self) -> None:
        """Reads on when the peer has read."""
        super().resume_writing()
        self.unpause(WRITE_PAUSED)

    async def send(self, message: Any) -> None:
        """Sends an ASGI event."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self.pauses = 0  # uvicorn reads on, for the peer's close frame
            self._abort_soon()

    # -- the end

    def violate(self, reason: str) -> None:
        """Closes with 1008 since the peer exceeds a limit: reads nothing more, and aborts the connection soon."""
        if not self.handshake_complete:
            self.transport.abort()
            return
        if not self.close_sent and not self.transport.is_closing():
            self.conn.fail(POLICY_VIOLATION, reason)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATION, "reason": reason})
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.write_eof()
            self.close_sent = True
        self.pause(BUSY)
        self._abort_soon()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Called when the application is done with this connection."""
        super().on_task_complete(task)
        self._abort_soon_if_closing()

    def keepalive_timeout(self) -> None:
        """Called when the peer has not answered a ping."""
        super().keepalive_timeout()
        self._abort_soon_if_closing()

    def _abort_soon_if_closing(self) -> None:
        if self.transport.is_closing():
            self._abort_soon()

    def _abort_soon(self) -> None:
        """Aborts the connection after the timeout: closing alone waits for ever for a peer that does not read."""
        if not self.abort_timer:
            self.abort_timer = self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.abort_timer:
            self.abort_timer.cancel()
        super().connection_lost(exc)


# -- whether uvicorn still calls all this


OVERRIDDEN: dict[type[asyncio.Protocol], str] = {
    HttpProtocol: "connection_made data_received on_response_complete handle_websocket_upgrade connection_lost "
    "pause_writing resume_writing send_400_response",
    WebSocketProtocol: "data_received send_receive_event_to_app receive pause_writing resume_writing send "
    "on_task_complete keepalive_timeout connection_lost",
}
"""The methods of uvicorn that ours replace. One that uvicorn no longer had would never be called, without any error."""


def missing_hooks(config: Config) -> list[str]:
    """What the limits of connections need and a loaded configuration of uvicorn lacks, by name."""
    hooks = {
        f"{ours.__name__}.{name}": _replaces(ours, name) for ours, names in OVERRIDDEN.items() for name in names.split()
    }
    hooks["Admission"] = _form(Admission.__init__) == _form(_of_uvicorn(HttpProtocol, "__init__"))
    hooks["Config.http"] = config.http_protocol_class is Admission
    hooks["Config.ws"] = issubclass(config.ws_protocol_class or object, WebSocketProtocol)
    return [name for name, is_there in hooks.items() if not is_there]


def _replaces(ours: type, name: str) -> bool:
    """Whether a method of ours replaces one of uvicorn that takes the same."""
    return _form(vars(ours)[name]) == _form(_of_uvicorn(ours, name))


def _of_uvicorn(ours: type, name: str) -> Callable[..., Any] | None:
    """What uvicorn itself defines under a name; asyncio's base classes have methods that uvicorn need not use."""
    theirs = (each for each in ours.__mro__ if each.__module__.startswith("uvicorn."))
    return next((vars(each)[name] for each in theirs if name in vars(each)), None)


def _form(method: Callable[..., Any] | None) -> tuple[bool, list[str]] | None:
    return method and (inspect.iscoroutinefunction(method), list(inspect.signature(method).parameters))
