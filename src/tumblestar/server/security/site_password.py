"""Who is let in at all: an allow-list of addresses, and a password for the whole house.

Whoever gave the password has a signed cookie, which a new password makes worthless. An invitation or a watch link is
itself a pass: friends need nothing but the link. So is a token, for the program that has it.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import time
from collections.abc import Callable, Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tumblestar.server.security.proxy import address_of, is_among, is_here
from tumblestar.server.security.settings import Network
from tumblestar.server.security.tokens import caller_of

COOKIE = "tumblestar-pass"
DAYS = 30
LONGEST = 1000
"""Characters of a password that are looked at."""
DOOR = "/password"
FREE = re.compile(r"/(password|health|ready|metrics|static/.*|api/v1/.*)")
"""Addresses that need no pass; what they show is nobody's, or guarded otherwise."""
LINKS = re.compile(r"/(join|watch|bring)/[^/]+")
"""Addresses with a secret of their own. They are let through, and give a pass when the app answers with good news."""


class Passes:
    """Makes and checks passes for one password."""

    def __init__(self, password: str, key: bytes) -> None:
        self._password = hashlib.sha256(password.encode()).digest()
        self._key = key

    def is_right(self, password: str) -> bool:
        """Whether a password is the right one; takes the same time for every wrong one."""
        return hmac.compare_digest(
            hashlib.sha256(password[:LONGEST].encode("utf-8", "replace")).digest(), self._password
        )

    def new(self, now: float | None = None) -> str:
        """A pass for so many days."""
        until = str(int((time.time() if now is None else now) + DAYS * 86400))
        return f"{until}.{self._mark(until)}"

    def is_good(self, given: str, now: float | None = None) -> bool:
        """Whether a cookie is a pass of ours that still holds."""
        until, _, mark = given.partition(".")
        if not re.fullmatch(r"[0-9]{1,12}", until) or not mark.isascii():
            return False
        return hmac.compare_digest(mark, self._mark(until)) and (time.time() if now is None else now) < int(until)

    def _mark(self, until: str) -> str:
        return hmac.new(self._key, self._password + until.encode(), "sha256").hexdigest()


def local(address: str) -> str:
    """An address on this server, or the shelf's: what comes from a form may lead nowhere else."""
    if not address.isprintable() or "\\" in address or not address.startswith("/"):
        return "/"
    try:
        parts = urlsplit(address)
    except ValueError:
        return "/"
    return "/" if parts.scheme or parts.netloc or parts.path.startswith("//") else parts.path


def set_pass(response: Response, passes: Passes, *, secure: bool) -> None:
    """Puts a pass on an answer."""
    response.set_cookie(COOKIE, passes.new(), max_age=DAYS * 86400, httponly=True, samesite="lax", secure=secure)


class Door:
    """Lets in who may come: from an allowed address, and with a pass where there is a password."""

    def __init__(
        self,
        app: ASGIApp,
        sorry: Callable[[Scope, int], Response],
        ask: Callable[[Headers, str], Response],
        allow: Sequence[Network] = (),
        passes: Passes | None = None,
    ) -> None:
        self.app = app
        self.sorry = sorry
        self.ask = ask
        self.allow = tuple(allow)
        self.passes = passes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets in, asks for the password, or turns away."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        address, is_socket = address_of(scope), scope["type"] == "websocket"
        asks = HTTPConnection(scope)
        if self.allow and not is_here(address) and not is_among(address, self.allow):
            if is_socket:
                await _hang_up(receive, send)
            else:
                await self.sorry(scope, 403)(scope, receive, send)
            return
        passes = self.passes
        is_in = FREE.fullmatch(scope["path"]) or caller_of(scope)
        if passes is None or is_in or passes.is_good(asks.cookies.get(COOKIE, "")):
            await self.app(scope, receive, send)
        elif is_socket:
            await _hang_up(receive, send)
        elif LINKS.fullmatch(scope["path"]):
            await self.app(scope, receive, _with_pass(scope, send, passes))
        else:
            back = local(scope["path"]) if scope["method"] in ("GET", "HEAD") else "/"
            await self.ask(asks.headers, back)(scope, receive, send)


async def _hang_up(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.close", "code": 4401, "reason": "not let in"})


def _with_pass(scope: Scope, send: Send, passes: Passes) -> Send:
    """Adds a pass to the answer with which a link leads to its table: the secret was right, and it is taken up."""

    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] == 303:
            carrier = Response()
            set_pass(carrier, passes, secure=scope["scheme"] == "https")
            MutableHeaders(scope=message).append("set-cookie", carrier.headers["set-cookie"])
        await send(message)

    return answer
