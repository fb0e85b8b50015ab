"""What requests are refused with: errors of page handlers, close frames, and the base class of middleware that does."""

from __future__ import annotations

import asyncio
import math
from abc import ABC, abstractmethod
from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tumblestar.engine.fair_queue import Full
from tumblestar.storage import Conflict, Failure, StoreProblem
from tumblestar.words import Phrase

MOST_DRAINED = 30_000_000
BODY_WITHIN = 60.0
"""Seconds within which a body must arrive."""


class NotThere(Failure):
    """The address leads to nothing, or to nothing that this visitor may see."""

    def __init__(self) -> None:
        super().__init__(404)


class TooMuch(Failure):
    """Somebody asks for more than their share now; `seconds` are to be waited."""

    def __init__(self, seconds: float, phrase: Phrase | None = None) -> None:
        super().__init__(429, phrase)
        self.seconds = math.ceil(seconds)


def status_of(error: Exception) -> tuple[int, Phrase | None]:
    """The status with which a request is answered where an error was raised, and what is said about it."""
    if isinstance(error, Failure):
        return error.status, error.phrase
    if isinstance(error, Full):
        return 429, Phrase("work-busy", {"seconds": error.seconds})
    if isinstance(error, StoreProblem):
        return 503, error.phrase
    if isinstance(error, Conflict):  # another process was first
        return 503, Phrase("store-raced")
    return error.status_code if isinstance(error, HTTPException) else 500, None


async def refuse_socket(receive: Receive, send: Send, code: int, reason: str) -> None:
    """Closes a WebSocket instead of accepting it."""
    await receive()
    await send({"type": "websocket.close", "code": code, "reason": reason})


async def respond(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Responds to a request that was refused, when its body has come.

    Clients show no response before they have sent the body, and lose it where the connection is closed meanwhile.
    """
    headers = Headers(scope=scope)
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    if not has_body or await _drain(receive):
        await response(scope, receive, send)


async def _drain(receive: Receive) -> bool:
    """Discards a body up to a limit. Returns False if the client has disconnected."""
    total = 0
    try:
        async with asyncio.timeout(BODY_WITHIN):
            while total < MOST_DRAINED:
                message = await receive()
                if message["type"] == "http.disconnect":
                    return False
                total += len(message.get("body", b""))
                if not message.get("more_body"):
                    break
    except TimeoutError:
        pass
    return True


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
            await respond(self.reject(scope, status), scope, receive, send)
