"""Connections that are waited for only so long: uvicorn's own protocol waits for ever for a request to begin."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from time import monotonic
from typing import Any, Protocol

import h11
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from tumblestar.server.fast_sockets.batching import soon
from tumblestar.server.security.limits import Bucket, Limits
from tumblestar.server.security.middleware import HEADERS

PATIENCE = 20.0
"""Seconds within which a request has to be whole, headers and all; and within which a response has to be read."""

MOST_UNREAD = 8
"""Messages of a WebSocket that wait; while there are so many, no more is read from the connection."""
FRAMES_A_CALL = 64
"""Frames of one WebSocket that are handled before other connections get their turn."""
MOST_FRAGMENTS = 64
"""Frames that one message may come in."""
MOST_UNSENT = 1_000_000
"""Bytes that may wait in the write buffer of a WebSocket; above that the connection is aborted."""
GOODBYE_WITHIN = 2.0
"""Seconds that a closing WebSocket has to take the goodbye; then the connection is aborted."""
HELD, FULL, BEHIND = 1, 2, 4
"""Why nothing is read from a WebSocket: its line is busy, the peer does not read, or frames wait to be handled."""
POLICY_VIOLATION = 1008
WIRE = "tumblestar.wire"
"""Where in a scope's extensions a line finds its connection."""


class Wire(H11Protocol):
    """An HTTP connection with a timeout for every request, counted by address.

    What it refuses has the headers of all answers.
    """

    patience: asyncio.TimerHandle | None = None
    counted: Limits | None = None
    """The limits that this connection is counted by."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        limits: Limits | None = self.app_state.get("limits")
        if limits and self.client:
            if not limits.has_room(self.client[0]):
                transport.abort()
                return
            limits.connected(self.client[0])
            self.counted = limits
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._release()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._watch()

    def send_400_response(self, msg: str) -> None:
        """Refuses what is no HTTP, in bytes that no browser makes anything of."""
        if self.cycle:  # a body that went wrong: whoever works on the request need not answer any more
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.close()
            return
        given = [("content-type", "text/plain; charset=utf-8"), ("connection", "close"), *HEADERS.items()]
        headers = [(name.encode(), value.encode()) for name, value in given]
        for event in (
            h11.Response(status_code=400, headers=headers, reason=b"Bad Request"),
            h11.Data(data=msg.encode()),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _watch(self) -> None:
        """Aborts the connection in a while, unless by then the peer has sent its request, or read its response."""
        if self.transport.get_protocol() is not self:  # it is a WebSocket now
            return
        is_answering = self.cycle and not self.cycle.response_complete and not self.transport.is_closing()
        if is_answering and not self.flow.write_paused:
            self._calm()
        elif not self.patience:
            self.patience = self.loop.call_later(PATIENCE, self.transport.abort)

    def _calm(self) -> None:
        if self.patience:
            self.patience.cancel()
            self.patience = None

    def _release(self) -> None:
        """Counts the connection no more."""
        self._calm()
        if self.counted and self.client:
            self.counted.disconnected(self.client[0])
            self.counted = None


class Way(Protocol):
    """What a line needs of a connection: the way out, which may be full, and the way in."""

    @property
    def is_ready(self) -> bool:
        """Whether more may be written; if not, `drained` is called when it may be again."""
        ...

    def write(self, text: bytes) -> None:
        """Sends a message. Only when ready."""

    def hold(self, is_held: bool) -> None:
        """Reads no more for now, or reads on."""

    async def receive(self) -> Any:
        """What comes next as an event of ASGI, but for messages that went to `take` directly."""
        ...


Take = Callable[[list[str]], None]
"""What takes the messages that have come in."""


def way(socket: WebSocket, take: Take, drained: Callable[[], None]) -> Way:
    """The shortest way to whoever is at the other end of an accepted socket."""
    wire = socket.scope.get("extensions", {}).get(WIRE)
    if not isinstance(wire, Socket):
        return Posted(socket, drained)
    wire.straight.begin(take, drained)
    wire.forget()
    return wire.straight


class Mail:
    """What has come for one reader, in order: an asyncio.Queue of a fifth of its size, which counts for every line."""

    __slots__ = ("_items", "_waiter")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        if self._waiter and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Any:
        while not self._items:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._items.pop(0)

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items


class Socket(WebSocketsSansIOProtocol):
    """The library's WebSocket, for all that is unusual; a line's messages go straight through its `Straight`."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = Mail()  # type: ignore[assignment]
        limits: Limits | None = self.app_state.get("limits")
        self.straight = Straight(self, self.config.ws_max_size, limits.frames() if limits else None)
        self.pauses = 0
        """Why nothing is read just now: any of HELD, FULL, BEHIND."""
        self.is_seen_off = False
        """Whether the connection is about to be aborted."""

    def handle_connect(self, event: Request) -> None:
        """Begins; the line finds this connection in the scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WIRE] = self  # type: ignore[index]

    def data_received(self, data: bytes) -> None:
        """The request; then what comes before there is a line."""
        if self.handshake_initiated:
            self.straight.data_received(data)
        else:
            super().data_received(data)

    def take_in(self, frame: bytes) -> None:
        """Takes in what is no plain text, a whole frame at a time."""
        super().data_received(frame)
        if len(self.frames) > MOST_FRAGMENTS:
            self.hang_up("too many fragments")
        self._see_off()

    def send_receive_event_to_app(self) -> None:
        """Takes in a message that came the long way; the connection is read on as long as few wait."""
        if self.straight.take and not self.close_sent:
            with contextlib.suppress(UnicodeDecodeError):  # which the library answers
                text = b"".join(self.frames).decode() if self.curr_msg_data_type == "text" else ""
                self.frames = []
                self.straight.take([text])
                return
        was_paused, self.read_paused = self.read_paused, True  # so that uvicorn does not pause it by itself
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if self.queue.qsize() >= MOST_UNREAD:
            self.hold(True)

    def forget(self) -> None:
        """Lets go of the headers, in all their forms: a line lives long, and nobody asks for them again."""
        self.request.headers.clear()  # the library's parser keeps the request itself
        del self.request, self.response

    def hold(self, is_held: bool, reason: int = HELD) -> None:
        """Reads no more for now, or reads on if there is no other reason to wait."""
        self.pauses = self.pauses | reason if is_held else self.pauses & ~reason
        if bool(self.pauses) != self.read_paused and not self.transport.is_closing():
            self.read_paused = not self.read_paused
            (self.transport.pause_reading if self.read_paused else self.transport.resume_reading)()

    def pause_writing(self) -> None:
        """The peer does not read what is written; nothing is read from it, since that may have to be answered."""
        super().pause_writing()
        self.hold(True, FULL)

    def resume_writing(self) -> None:
        """There is room again."""
        super().resume_writing()
        self.hold(False, FULL)

    async def receive(self) -> Any:
        """What comes next as an event of ASGI."""
        message = await self.queue.get()
        if self.queue.empty():
            self.hold(False)
        return message

    async def send(self, message: Any) -> None:
        """Sends what goes the long way, as a goodbye does, after what was sent before."""
        self.straight.send_out()
        await super().send(message)
        if message["type"] == "websocket.close":
            self.pauses = 0  # the library reads on, for the other's goodbye
            self._see_off(is_closing=True)
        self.straight.look()

    def shutdown(self) -> None:
        """Says goodbye, after what was sent before."""
        self.straight.send_out()
        super().shutdown()

    def hang_up(self, reason: str) -> None:
        """Closes with 1008 since the peer breaks a limit: reads nothing more, and aborts the connection soon."""
        if not self.handshake_complete:
            self.transport.abort()
            return
        if not self.close_sent and not self.transport.is_closing():
            self.conn.fail(POLICY_VIOLATION, reason)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATION, "reason": reason})
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.write_eof()
            self.close_sent = True
            self.straight.look()
        self.hold(True)
        self._see_off(is_closing=True)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The app is done with this connection."""
        super().on_task_complete(task)
        self._see_off()

    def keepalive_timeout(self) -> None:
        """The peer has not answered a ping."""
        super().keepalive_timeout()
        self._see_off()

    def _see_off(self, *, is_closing: bool = False) -> None:
        """Aborts a closing connection soon: closing alone waits for ever for a peer that reads nothing."""
        if not self.is_seen_off and (is_closing or self.transport.is_closing()):
            self.is_seen_off = True
            if self.close_timer:
                self.close_timer.cancel()
            self.close_timer = self.loop.call_later(GOODBYE_WITHIN, self.transport.abort)


class Straight(asyncio.Protocol):
    """The shortest way between a connection and its line, which gets whole texts and writes them.

    What is no whole, masked text in one frame goes the long way, through the library. It is small, since a server that
    has much to do at many tables waits for its memory more than for anything else.
    """

    __slots__ = (
        "_bucket",
        "_is_over",
        "_is_plain",
        "_most",
        "_out",
        "_rest",
        "_socket",
        "drained",
        "is_ready",
        "take",
        "transport",
    )

    def __init__(self, socket: Socket, most: int, bucket: Bucket | None = None) -> None:
        self._socket = socket
        self._most = most
        """Bytes of the longest frame that is taken."""
        self._bucket = bucket
        """What every frame is charged to; none where nothing is limited."""
        self.transport: asyncio.Transport | None = None
        self.take: Take | None = None
        self.drained: Callable[[], None] | None = None
        self.is_ready = True
        """Whether the other end has read nearly all that was written."""
        self._is_plain = False
        """Whether the next frame that is a whole text is a whole message, and wanted."""
        self._is_over = False
        """Whether goodbye has been said from this side."""
        self._rest = b""
        """The beginning of a frame that is not there whole."""
        self._out: list[bytes] = []
        """Frames that go out when all that is being done now has been done."""

    def begin(self, take: Take, drained: Callable[[], None]) -> None:
        """From here on the connection is this one's."""
        socket = self._socket
        self.transport, self.take, self.drained = socket.transport, take, drained
        self.is_ready = socket.writable.is_set()
        socket.transport.set_protocol(self)
        self.look()

    def look(self) -> None:
        """Sees how things stand after something has gone the long way."""
        socket = self._socket
        self._is_over = socket.close_sent
        self._is_plain = not socket.frames and socket.conn.state is State.OPEN and not socket.close_sent

    # -- in

    def data_received(self, data: bytes) -> None:
        """Takes frames apart (RFC 6455, 5.2), so many at a time that others get their turn."""
        data = self._rest + data if self._rest else data
        texts: list[str] = []
        at, end, count = 0, len(data), 0
        while end - at >= 2 and count < FRAMES_A_CALL:
            size, start = data[at + 1] & 127, at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                if start > end:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            start += 4 if data[at + 1] & 128 else 0
            if start + size > end and size <= self._most:
                break
            text = self._text(data, at, start, size)
            if text is None:
                self._hand_over(texts)
                texts = []
                self.send_out()
                self._socket.take_in(data[at : start + size])
                self.look()
            else:
                texts.append(text)
            at = start + size
            count += 1
        self._rest = data[at:]
        self._hand_over(texts)
        if self._bucket and count and self._bucket.take(monotonic(), count):
            self._rest = b""
            self.send_out()
            self._socket.hang_up("too many frames")
        elif count == FRAMES_A_CALL and self._rest:
            self._socket.hold(True, BEHIND)
            asyncio.get_running_loop().call_soon(self._go_on)

    def _go_on(self) -> None:
        """Handles frames that had to wait."""
        self._socket.hold(False, BEHIND)
        if self._socket.transport.is_closing():
            self._rest = b""
        else:
            self.data_received(b"")

    def _text(self, data: bytes, at: int, start: int, size: int) -> str | None:
        """The text of a frame, where that is all there is to the frame."""
        if data[at] != 0x81 or not data[at + 1] & 128 or size > self._most or not self._is_plain or not self.take:
            return None
        try:
            return apply_mask(data[start : start + size], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return None

    def _hand_over(self, texts: list[str]) -> None:
        if texts and self.take:
            self.take(texts)

    def hold(self, is_held: bool) -> None:
        """Reads no more for now, or reads on."""
        self._socket.hold(is_held)

    async def receive(self) -> Any:
        """What comes next as an event of ASGI, but for messages that went to `take`."""
        return await self._socket.receive()

    # -- out

    def write(self, text: bytes) -> None:
        """Sends a text in one frame, soon: what all lines have to send goes out together.

        Each sending may wake whoever reads; of those that follow at once most find them awake.
        """
        if not self._out:
            soon(self.send_out)
        self._out.append(_framed(text))

    def send_out(self) -> None:
        """Sends what waits, or nothing where nobody is there any more."""
        out, self._out = self._out, []
        if out and self.transport and not self._is_over and not self.transport.is_closing():
            self.transport.write(out[0] if len(out) == 1 else b"".join(out))
            if not self.is_ready and self.transport.get_write_buffer_size() > MOST_UNSENT:
                self.transport.abort()

    # -- what the connection tells besides

    def pause_writing(self) -> None:
        """Much is on its way and not read."""
        self.is_ready = False
        self._socket.pause_writing()

    def resume_writing(self) -> None:
        """There is room again."""
        self._socket.resume_writing()
        self.is_ready = True
        if self.drained:
            self.drained()

    def eof_received(self) -> None:
        """The other end sends no more."""
        self._socket.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._socket.connection_lost(exc)


class Posted:
    """The long way, through ASGI: for servers with another protocol, such as that of the tests."""

    def __init__(self, socket: WebSocket, drained: Callable[[], None]) -> None:
        self._socket = socket
        self._drained = drained
        self._may_read = asyncio.Event()
        self._may_read.set()
        self._sending: asyncio.Task[None] | None = None

    @property
    def is_ready(self) -> bool:
        """Whether nothing is on its way."""
        return self._sending is None

    def write(self, text: bytes) -> None:
        """Sends a text."""
        self._sending = asyncio.create_task(self._send(text.decode()))

    async def _send(self, text: str) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # who is gone; that is learnt by receiving
            await self._socket.send_text(text)
        self._sending = None
        self._drained()

    def hold(self, is_held: bool) -> None:
        """Reads no more for now, or reads on."""
        (self._may_read.clear if is_held else self._may_read.set)()

    async def receive(self) -> Any:
        """What comes next."""
        await self._may_read.wait()
        return await self._socket.receive()


def _framed(payload: bytes) -> bytes:
    """A whole text as one frame of a server, which is not masked (RFC 6455, 5.2)."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload
