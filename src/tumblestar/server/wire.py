"""Connections that are waited for only so long: uvicorn's own protocol waits for ever for a request to begin."""

from __future__ import annotations

import asyncio

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from tumblestar.server.guard import HEADERS

PATIENCE = 20.0
"""Seconds within which the first request has to be whole, headers and all."""

MOST_UNREAD = 8
"""Messages of a WebSocket that wait; while there are so many, no more is read from the connection."""


class Wire(H11Protocol):
    """A connection that is dropped when no request comes, and whose refusals have the headers of all answers."""

    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.patience = self.loop.call_later(PATIENCE, transport.close)

    def handle_events(self) -> None:
        super().handle_events()
        if self.cycle:
            self._calm()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._calm()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        super().connection_lost(exc)

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

    def _calm(self) -> None:
        if self.patience:
            self.patience.cancel()
            self.patience = None


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that stops reading when some messages wait, not at each: that would be two system calls a message."""

    def send_receive_event_to_app(self) -> None:
        """Takes a message in; the connection is read on as long as few wait."""
        was_paused, self.read_paused = self.read_paused, True  # so that uvicorn does not pause it by itself
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: ASGISendEvent) -> None:
        """Sends; a text on an open line goes out as it is, without the ways round that other messages need."""
        text = message.get("text")
        is_plain = self.handshake_complete and not self.close_sent and not self.conn.extensions
        if text is None or not is_plain or self.conn.state is not State.OPEN:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        self.transport.write(_framed(text.encode()))


def _framed(payload: bytes) -> bytes:
    """A whole text as one frame of a server, which is not masked (RFC 6455, 5.2)."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload
