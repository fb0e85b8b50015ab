"""Starts one HTTP request in each iteration of the event loop, so that WebSocket messages never wait for many."""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.types import ASGIApp, Receive, Scope, Send


class Fairness:
    """Lets HTTP requests that arrive together start one after the other, in order.

    A page takes a few milliseconds to render, a message at a table a fraction of one. Between two pages the event loop
    handles whatever else has come.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._has_started = False
        """Whether a request has started in this iteration, or is about to."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on when it is its turn."""
        if scope["type"] == "http":
            loop = asyncio.get_running_loop()
            if self._has_started:
                turn = loop.create_future()
                self._waiting.append(turn)
                await turn
            else:
                self._has_started = True
                loop.call_soon(self._next)
        await self.app(scope, receive, send)

    def _next(self) -> None:
        self._has_started = False
        while self._waiting and not self._has_started:
            turn = self._waiting.popleft()
            if not turn.done():  # the request may have been cancelled
                self._has_started = True
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._next)
