"""Starts HTTP requests that arrive together one after the other, so that WebSocket messages never wait for many."""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.types import ASGIApp, Receive, Scope, Send

LONGEST_PAUSE = 0.02
"""Seconds."""


class Fairness:
    """Lets HTTP requests that arrive together start one after the other, in order.

    A page takes a few milliseconds to render, a message at a table a fraction of one. While requests wait, the event
    loop is left to others for as long as the last request took it.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._has_started = False
        """Whether a request has started just now, or is about to."""
        self._started_at = 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application when it is the request's turn."""
        if scope["type"] == "http":
            loop = asyncio.get_running_loop()
            if self._has_started:
                turn = loop.create_future()
                self._waiting.append(turn)
                await turn
            else:
                self._start(loop)
        await self.app(scope, receive, send)

    def _start(self, loop: asyncio.AbstractEventLoop, turn: asyncio.Future[None] | None = None) -> None:
        """Starts a request, a waiting one or the current one; a pause follows it."""
        self._has_started, self._started_at = True, loop.time()
        if turn:
            turn.set_result(None)  # the loop calls back in order: the request first, then the pause
        loop.call_soon(self._pause, loop)

    def _pause(self, loop: asyncio.AbstractEventLoop) -> None:
        """The request that has started waits for something, or is done."""
        if self._waiting:
            loop.call_later(min(loop.time() - self._started_at, LONGEST_PAUSE), self._next, loop)
        else:
            self._has_started = False

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        self._has_started = False
        while self._waiting and not self._has_started:
            turn = self._waiting.popleft()
            if not turn.done():  # the request may have been cancelled
                self._start(loop, turn)
