"""What the page's requests and sockets are for the worker: calls of the ASGI application, one visitor's.

`worker.js` makes a `Bridge` and calls it; answers of sockets go back by `post`.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import unquote, urlsplit

from starlette.types import ASGIApp, Message

from tumblestar.security.identity import COOKIE

VISITOR = "the-person-at-this-device"
"""The cookie of the only visitor: what is kept in a browser is theirs."""
DROPPED = ("cookie", "content-length", "set-cookie", "connection")
LINK = re.compile(rb'((?:href|src|action|data-[a-z]+)=\\?")/(?=[\w"\\?#-])')
"""A link from the top, in HTML or in HTML within JSON."""

log = logging.getLogger(__name__)

Post = Callable[[int, str, str, int], None]
"""Takes a socket's number, `open`, `text` or `close`, a text, and a code."""
Answer = tuple[int, list[tuple[str, str]], bytes]
"""Status, headers and body."""


class Bridge:
    """The application with its sockets. `origin` is that of the page; `base`, the path of the site, ends with /.

    `languages` is the header `Accept-Language` of requests without one, as of all sockets.
    """

    def __init__(self, app: ASGIApp, post: Post, origin: str, base: str = "/", languages: str = "") -> None:
        self._app, self._post, self._origin, self._languages = app, post, urlsplit(origin), languages
        self._base = base.rstrip("/")
        self._sockets: dict[int, asyncio.Queue[Message]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def request(self, method: str, target: str, headers: Iterable[tuple[str, str]], body: bytes) -> Answer:
        """The answer to a request of a page."""
        scope = self._scope("http", target, headers) | {"method": method}
        sent, status, given = bytearray(), 500, list[tuple[str, str]]()
        inbox = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Message:
            if inbox:
                return inbox.pop()
            await asyncio.Event().wait()  # nobody disconnects before there is an answer
            raise AssertionError

        async def send(message: Message) -> None:
            nonlocal status, given
            if message["type"] == "http.response.start":
                status = message["status"]
                given = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"]]
            else:
                sent.extend(message.get("body", b""))

        await self._app(scope, receive, send)
        return status, self._led(given), self._linked(bytes(sent), given)

    def open(self, number: int, target: str) -> None:
        """Opens a socket of a page."""
        inbox: asyncio.Queue[Message] = asyncio.Queue()
        inbox.put_nowait({"type": "websocket.connect"})
        self._sockets[number] = inbox
        task = asyncio.get_running_loop().create_task(self._serve(number, target, inbox))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def take(self, number: int, text: str) -> None:
        """Takes a message of a page."""
        if inbox := self._sockets.get(number):
            inbox.put_nowait({"type": "websocket.receive", "text": text})

    def close(self, number: int) -> None:
        """Closes a socket whose page has left."""
        if inbox := self._sockets.pop(number, None):
            inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def _serve(self, number: int, target: str, inbox: asyncio.Queue[Message]) -> None:
        async def send(message: Message) -> None:
            kind = message["type"]
            if kind == "websocket.accept":
                self._post(number, "open", "", 0)
            elif kind == "websocket.send":
                text = message.get("text") or ""
                self._post(number, "text", self._relinked(text.encode()).decode(), 0)
            elif kind == "websocket.close":
                self._sockets.pop(number, None)
                self._post(number, "close", message.get("reason") or "", message.get("code", 1000))

        try:
            scope = self._scope("websocket", target, ()) | {"subprotocols": list[str]()}
            await self._app(scope, inbox.get, send)
        except Exception:
            log.exception("a socket failed")
        if self._sockets.pop(number, None):
            self._post(number, "close", "", 1006)

    def _scope(self, kind: str, target: str, headers: Iterable[tuple[str, str]]) -> dict[str, Any]:
        if self._base and target.startswith(self._base + "/"):
            target = target[len(self._base) :]
        path, _, query = target.partition("?")
        given = [(name.lower(), value) for name, value in headers if name.lower() not in DROPPED]
        if "accept-language" not in dict(given):
            given.append(("accept-language", self._languages))
        given += [("host", self._origin.netloc), ("cookie", f"{COOKIE}={VISITOR}")]
        scheme = self._origin.scheme
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": scheme.replace("http", "ws") if kind == "websocket" else scheme,
            "path": unquote(path),
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.encode("latin-1"), value.encode("latin-1", "replace")) for name, value in given],
            "client": ("127.0.0.1", 1),
            "server": (self._origin.hostname, self._origin.port or 443),
            "extensions": {"websocket.http.response": {}},
            "state": {},
        }

    def _led(self, headers: list[tuple[str, str]]) -> list[tuple[str, str]]:
        """The headers, with addresses below the site's path."""
        kept = [(name, value) for name, value in headers if name.lower() not in DROPPED]
        base = self._base
        return [(n, base + v) if n.lower() == "location" and v.startswith("/") else (n, v) for n, v in kept]

    def _linked(self, body: bytes, headers: list[tuple[str, str]]) -> bytes:
        kind = dict(headers).get("content-type", "")
        return self._relinked(body) if kind.startswith(("text/html", "application/json")) else body

    def _relinked(self, text: bytes) -> bytes:
        """A text whose links from the top lead below the site's path."""
        return LINK.sub(rb"\1" + self._base.encode() + b"/", text) if self._base else text
