"""What requests are refused with: the errors of page handlers, and close frames before a WebSocket is accepted."""

from __future__ import annotations

from starlette.types import Receive, Send

from tumblestar.words import Phrase


class Failure(Exception):
    """A page that cannot be shown: an HTTP status and, optionally, a phrase with details."""

    def __init__(self, status: int, phrase: Phrase | None = None) -> None:
        super().__init__(status, phrase)
        self.status = status
        self.phrase = phrase


class NotThere(Failure):
    """The address leads to nothing, or to nothing that this visitor may see."""

    def __init__(self) -> None:
        super().__init__(404)


async def refuse_socket(receive: Receive, send: Send, code: int, reason: str) -> None:
    """Closes a WebSocket instead of accepting it."""
    await receive()
    await send({"type": "websocket.close", "code": code, "reason": reason})
