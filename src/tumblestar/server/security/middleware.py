"""What is let in, and what every answer says about how it may be used. Plain ASGI, for pages and sockets alike."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable, Sequence

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tumblestar.server.security import tokens

HOSTS = ("127.0.0.1", "localhost", "[::1]")
LARGEST_BODY = 64_000
LARGEST_UPLOAD = 1_500_000
"""Bytes of a request's body; of one to an address that takes files."""
UPLOADS = re.compile(r"/tables/open|/score/[^/]+/read|/campaign/[^/]+/progress")
"""Addresses that take files."""
HOST = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9_]([a-z0-9_.-]{0,252}))(:[0-9]{1,5})?")
"""A host as a browser sends it: an IPv6 address in brackets or a name, and perhaps a port."""
LARGEST_HEAD = 16_384
"""Bytes of a request's address and headers."""
MOST_DRAINED = 30_000_000
BODY_WITHIN = 60.0
"""Seconds within which a body has to be here: whoever sends it drop by drop is not waited for."""

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Refuses strange hosts, foreign origins and oversized bodies; adds the headers that keep a page to itself."""

    def __init__(self, app: ASGIApp, sorry: Callable[[Scope, int], Response], hosts: Sequence[str] = ()) -> None:
        self.app = app
        self.sorry = sorry
        self.hosts = {host.lower() for host in (*HOSTS, *hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request or a socket through, or turns it away."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    given.setdefault(name, value)
            await send(message)

        status = self._fault(scope, headers)
        if not status:
            is_socket = scope["type"] == "websocket"
            await self.app(scope, receive if is_socket else _limited(receive, _largest(scope)), answer)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "not from a page of this server"})
        else:
            if status == 413 and not await _drained(receive):
                return
            sorry = self.sorry(scope, status)
            if status == 400:  # nobody knows where such a request ends
                sorry.headers["connection"] = "close"
            await sorry(scope, receive, answer)

    def _fault(self, scope: Scope, headers: Headers) -> int:
        """The status with which a request is turned away, or 0."""
        if any(len(headers.getlist(name)) > 1 for name in ("host", "origin", "authorization", "content-length")):
            return 400
        if "content-length" in headers and "transfer-encoding" in headers:  # two lengths are how requests are smuggled
            return 400
        told = sum(len(name) + len(value) for name, value in scope["headers"])
        if told + len(scope.get("raw_path", b"")) + len(scope["query_string"]) > LARGEST_HEAD:
            return 431
        host = headers.get("host", "").lower()
        found = HOST.fullmatch(host)
        if not found or (found[1] not in self.hosts and "*" not in self.hosts):
            return 421
        is_socket = scope["type"] == "websocket"
        # no browser sends a token by itself, and where one counts no cookie does: so those need no origin
        by_token = tokens.counts_at(scope) and (not is_socket or tokens.given(headers) is not None)
        if not by_token and (is_socket or scope["method"] not in ("GET", "HEAD", "OPTIONS")):
            if headers.get("origin", "").lower() not in _origins(scope["scheme"], host):
                return 403
            if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                return 403
        size = headers.get("content-length", "0")
        if not (size.isascii() and size.isdigit() and len(size) < 20) or int(size) > _largest(scope):
            return 413
        return 0


def _origins(scheme: str, host: str) -> tuple[str, ...]:
    """The origins of own pages. Where we know of TLS a page without it is foreign; where not, a proxy may add it."""
    return (f"https://{host}",) if scheme in ("https", "wss") else (f"http://{host}", f"https://{host}")


def _largest(scope: Scope) -> int:
    """Bytes that the body of a request may have."""
    return LARGEST_UPLOAD if UPLOADS.fullmatch(scope["path"]) else LARGEST_BODY


async def _drained(receive: Receive) -> bool:
    """Reads a body that is too large and forgets it, within reason: a browser shows no answer before it is through.

    False where nobody waits for an answer any more.
    """
    total = 0
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(BODY_WITHIN):
            while total < MOST_DRAINED:
                message = await receive()
                if message["type"] == "http.disconnect":
                    return False
                total += len(message.get("body", b""))
                if not message.get("more_body"):
                    break
    return True


def _limited(receive: Receive, largest: int) -> Receive:
    """Reads no more of a body than is allowed, whatever its length was said to be, and waits only so long for it."""
    total, is_whole = 0, False
    until = asyncio.get_running_loop().time() + BODY_WITHIN

    async def read() -> Message:
        nonlocal total, is_whole
        if is_whole:  # what comes now is only that the other side goes, and that may take its time
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            return {"type": "http.disconnect"}
        if message["type"] == "http.request":
            total += len(message.get("body", b""))
            is_whole = not message.get("more_body")
            if total > largest:
                return {"type": "http.disconnect"}
        return message

    return read
