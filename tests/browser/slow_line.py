"""A server at the other end of a slow line, to find what a page or a test does before an answer has come.

`TUMBLESTAR_TEST_DELAY=0.35 pytest tests/browser` plays all browser tests so: every answer takes that many seconds more.
"""

import asyncio
import os

from starlette.types import ASGIApp, Message, Receive, Scope, Send

DELAY = float(os.environ.get("TUMBLESTAR_TEST_DELAY", "0"))


class SlowLine:
    """An ASGI app whose answers and messages come `delay` seconds late, in their order."""

    def __init__(self, app: ASGIApp, delay: float) -> None:
        self.app, self.delay = app, delay

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await asyncio.sleep(self.delay)
        if scope["type"] != "websocket":
            return await self.app(scope, receive, send)

        async def receive_late() -> Message:
            message = await receive()
            await asyncio.sleep(self.delay)
            return message

        return await self.app(scope, receive_late, send)
