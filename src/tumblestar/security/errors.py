"""What requests are refused with: errors of page handlers, close frames, and the base class of middleware that does."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tumblestar.storage import Failure
from tumblestar.words import Phrase


class NotThere(Failure):
    """The address leads to nothing, or to nothing that this visitor may see."""

    def __init__(self) -> None:
        super().__init__(404)


class TooMuch(Failure):
    """Somebody asks for more than their share now; `seconds` are to be waited."""

    def __init__(self, seconds: float, phrase: Phrase | None = None) -> None:
        super().__init__(429, phrase)
        self.seconds = math.ceil(seconds)


async def refuse_socket(receive: Receive, send: Send, code: int, reason: str) -> None:
    """Closes a WebSocket instead of accepting it."""
    await receive()
    await send({"type": "websocket.close", "code": code, "reason": reason})


class RefusingMiddleware(ABC):
    """Base class of middleware that may refuse requests; `reject` makes the response for a status."""

    def __init__(self, app: ASGIApp, reject: Callable[[Scope, int], Response]) -> None:
        self.app = app
        self.reject = reject

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles requests and WebSockets; calls the application with anything else."""
        if scope["type"] in ("http", "websocket"):
            await self.handle(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    @abstractmethod
    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application, or refuses the request."""

    async def refuse(self, scope: Scope, receive: Receive, send: Send, status: int, code: int, reason: str) -> None:
        """Responds with a status, or closes a WebSocket with a code."""
        if scope["type"] == "websocket":
            await refuse_socket(receive, send, code, reason)
        else:
            await self.reject(scope, status)(scope, receive, send)
