"""Refuses dangerous requests by their headers, bounds bodies, and adds security headers to all responses.

HTTP requests that arrive together start one after the other (`Fairness`), so that WebSocket messages never wait long.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tumblestar.engine.fair_queue import FairQueue
from tumblestar.security import tokens
from tumblestar.security.costs import RouteKinds
from tumblestar.security.errors import BODY_WITHIN, RefusingMiddleware, refuse_socket, respond
from tumblestar.security.limits import asker_of
from tumblestar.words.text_input import clean_address

HOSTS = ("127.0.0.1", "localhost", "[::1]")
LARGEST_BODY = 64_000
LARGEST_UPLOAD = 1_500_000
"""Maximum bytes of a request's body, and of one of the kind `upload`."""
HOST = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9_]([a-z0-9_.-]{0,252}))(:[0-9]{1,5})?")
"""The Host header of a browser: an IPv6 address in brackets or a name, and optionally a port."""
LARGEST_HEAD = 16_384
"""Maximum bytes of a request's target and headers."""

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


PLAIN_PATH = re.compile(r"/|[\w/.-]*\w", re.ASCII)
"""Paths that no text has added anything to: most of all."""


class LinkCleaner:
    """Middleware that takes off what programs and people add to links, such as the stop of a sentence.

    Addresses of the API stay: a program asks for what it means, and is told when that is not there.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application with the address that was meant."""
        is_plain = scope["type"] != "http" or (not scope["query_string"] and PLAIN_PATH.fullmatch(scope["path"]))
        if not is_plain and scope["path"].startswith("/") and not scope["path"].startswith("/api/"):
            query = scope["query_string"].decode("latin-1")
            path, query = clean_address(scope["path"], query)
            # in place: the handler of errors, outside of all middleware, reads the route that the router notes here
            scope.update(path=path or "/", query_string=query.encode("latin-1", "replace"))
        await self.app(scope, receive, send)


class RequestFilter(RefusingMiddleware):
    """Refuses unknown hosts, foreign origins and oversized bodies; adds `HEADERS` to responses."""

    def __init__(
        self,
        app: ASGIApp,
        reject: Callable[[Scope, int], Response],
        hosts: Sequence[str] = (),
        kinds: RouteKinds | None = None,
        hsts: float = 0.0,
        authority: str = "",
    ) -> None:
        super().__init__(app, reject)
        self._kinds = kinds or RouteKinds(())
        self._by_https = HEADERS | ({"strict-transport-security": f"max-age={hsts:.0f}"} if hsts else {})
        self.hosts = {host.lower() for host in (*HOSTS, *hosts)}
        self._authority = authority
        """The only host, with its port, that is answered; no token counts beside it. Empty: `hosts` are."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application, or refuses the request."""
        headers = Headers(scope=scope)
        # under a path, other things of the same host may have no HTTPS
        is_alone = scope["scheme"] == "https" and not scope.get("root_path")
        send_with_headers = sending_with(self._by_https if is_alone else HEADERS, send)
        status = self._refusal(scope, headers)
        if not status:
            is_socket = scope["type"] == "websocket"
            await self.app(scope, receive if is_socket else _limited(receive, self._largest(scope)), send_with_headers)
        elif scope["type"] == "websocket":
            await refuse_socket(receive, send, 4403, "not from a page of this server")
        else:
            response = self.reject(scope, status)
            if status == 400:  # the end of such a request is uncertain
                response.headers["connection"] = "close"
                await response(scope, receive, send_with_headers)
            else:
                await respond(response, scope, receive, send_with_headers)

    def _largest(self, scope: Scope) -> int:
        """Maximum bytes of a request's body."""
        is_upload = scope.get("method") == "POST" and "upload" in self._kinds.of(scope)
        return LARGEST_UPLOAD if is_upload else LARGEST_BODY

    def _refusal(self, scope: Scope, headers: Headers) -> int:
        """The status with which a request is refused, or 0."""
        if any(len(headers.getlist(name)) > 1 for name in ("host", "origin", "authorization", "content-length")):
            return 400
        if "content-length" in headers and "transfer-encoding" in headers:  # request smuggling
            return 400
        size = sum(len(name) + len(value) for name, value in scope["headers"])
        if size + len(scope.get("raw_path", b"")) + len(scope["query_string"]) > LARGEST_HEAD:
            return 431
        host = headers.get("host", "").lower()
        match = HOST.fullmatch(host)
        is_known = host == self._authority if self._authority else match and not self.hosts.isdisjoint((match[1], "*"))
        if not match or not is_known:
            return 421
        is_socket = scope["type"] == "websocket"
        # no browser sends a token by itself, and no cookie counts beside one: these requests need no origin
        may_send = not self._authority and tokens.accepts_token(scope)
        by_token = may_send and (not is_socket or tokens.bearer_token(headers) is not None)
        if not by_token and (is_socket or scope["method"] not in ("GET", "HEAD", "OPTIONS")):
            if headers.get("origin", "").lower() not in _origins(scope["scheme"], host):
                return 403
            if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                return 403
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit() and len(length) < 20) or int(length) > self._largest(scope):
            return 413
        return 0


def sending_with(headers: Mapping[str, str], send: Send) -> Send:
    """Sends with these headers, unless a response has its own."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            response_headers = MutableHeaders(scope=message)
            for name, value in headers.items():
                response_headers.setdefault(name, value)
        await send(message)

    return send_with_headers


def _origins(scheme: str, host: str) -> tuple[str, ...]:
    """The origins of own pages: HTTPS only if the request came by TLS, else both, since a proxy may add TLS."""
    return (f"https://{host}",) if scheme in ("https", "wss") else (f"http://{host}", f"https://{host}")


def _limited(receive: Receive, largest: int) -> Receive:
    """Bounds the size of a body, whatever Content-Length says, and the time that it may take to arrive."""
    total, is_whole = 0, False
    until = asyncio.get_running_loop().time() + BODY_WITHIN

    async def read() -> Message:
        nonlocal total, is_whole
        if is_whole:  # only the disconnect follows, at any time
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


# -- fairness

LONGEST_PAUSE = 0.02
LIGHT = 0.001
"""Seconds. Timers take that long at least: fifty files of a page would wait for the clock more than they cost."""


class Fairness:
    """Lets HTTP requests that arrive together start one after the other: those of addresses, and people, in turns.

    A page takes a few milliseconds to render, a message at a table a fraction of one. While requests wait, the event
    loop is left to others for as long as the last request took it; after a light one, for what is ready now.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._waiting = FairQueue[asyncio.Future[None]]()
        self._has_started = False
        """Whether a request has started just now, or is about to."""
        self._started_at = 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application when it is the request's turn."""
        if scope["type"] == "http":
            loop = asyncio.get_running_loop()
            if self._has_started:
                turn = loop.create_future()
                self._waiting.put(asker_of(HTTPConnection(scope)), turn, turn)
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
        took = loop.time() - self._started_at
        if len(self._waiting) and took < LIGHT:
            loop.call_soon(self._next, loop)
        elif len(self._waiting):
            loop.call_later(min(took, LONGEST_PAUSE), self._next, loop)
        else:
            self._has_started = False

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        self._has_started = False
        while not self._has_started and (turn := self._waiting.next()):
            if not turn[2].done():  # the request may have been cancelled
                self._start(loop, turn[2])
