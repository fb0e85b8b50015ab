"""Restricts the whole server to an allow-list of addresses, and to visitors who know the site password.

The password earns a signed cookie, the pass, which a new password invalidates. An invitation or a watch link is a pass
itself, so friends need nothing but the link; so is a program's token.
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

from tumblestar.security.errors import RefusingMiddleware, refuse_socket
from tumblestar.security.identity import cookie_name, cookie_values, set_cookie
from tumblestar.security.proxy import client_address, is_among, is_loopback
from tumblestar.security.settings import Network
from tumblestar.security.tokens import caller_of
from tumblestar.words.text_input import composed

COOKIE = "tumblestar-pass"
"""The name of a pass without the server's id, as it was once; other servers of the host may have set it."""
DAYS = 30
NO_PASS = 4401
"""The code of the close frame for WebSockets without a pass."""
MAX_LENGTH = 1000
"""Characters of a password that are compared."""
PATH = "/password"
OPEN_PATHS = re.compile(
    r"/(password|join|health|ready|metrics|offline|service-worker\.js|manifest\.webmanifest|static/.*|api/v1/.*)"
)
"""Paths that need no pass: they show nothing private, or have checks of their own."""
SECRET_LINKS = re.compile(r"/(join|watch|bring)/[^/]+")
"""Paths that contain a secret. They need no pass, and set one if the application accepts the secret."""


class Passes:
    """Makes and checks passes for one password."""

    def __init__(self, password: str, key: bytes, server: str = "") -> None:
        self.cookie = f"{COOKIE}-{server}"
        """The name of the cookie, which tells servers of one host apart."""
        self._password = hashlib.sha256(password.encode()).digest()
        self._composed = _digest(password)
        self._key = key

    def is_right(self, password: str) -> bool:
        """Whether a password is right, however its accents were typed, compared in constant time."""
        return hmac.compare_digest(_digest(password[:MAX_LENGTH]), self._composed)

    def new(self, now: float | None = None) -> str:
        """A new pass, valid for `DAYS`."""
        until = str(int((time.time() if now is None else now) + DAYS * 86400))
        return f"{until}.{self._signature(until)}"

    def is_good(self, cookie: str, now: float | None = None) -> bool:
        """Whether a cookie is a valid pass."""
        until, _, signature = cookie.partition(".")
        if not re.fullmatch(r"[0-9]{1,12}", until) or not signature.isascii():
            return False
        is_right = hmac.compare_digest(signature, self._signature(until))
        return is_right and (time.time() if now is None else now) < int(until)

    def is_in(self, connection: HTTPConnection) -> bool:
        """Whether a request has a valid pass."""
        return any(self.is_good(value) for _, value in cookie_values(connection, self.cookie, COOKIE))

    def give(self, connection: HTTPConnection, response: Response) -> None:
        """Sets a new pass on a response."""
        set_cookie(connection, response, cookie_name(connection, self.cookie), self.new(), DAYS * 86400)

    def _signature(self, until: str) -> str:
        return hmac.new(self._key, self._password + until.encode(), "sha256").hexdigest()


def _digest(password: str) -> bytes:
    return hashlib.sha256(composed(password).encode("utf-8", "replace")).digest()


def local_path(address: str) -> str:
    """The path of an address on this server, or that of the home page: a form may redirect nowhere else."""
    if not address.isprintable() or "\\" in address or not address.startswith("/"):
        return "/"
    try:
        parts = urlsplit(address)
    except ValueError:
        return "/"
    return "/" if parts.scheme or parts.netloc or parts.path.startswith("//") else parts.path


class PasswordGate(RefusingMiddleware):
    """Middleware that admits requests from allowed addresses and, if there is a site password, with a pass."""

    def __init__(
        self,
        app: ASGIApp,
        reject: Callable[[Scope, int], Response],
        ask_password: Callable[[Headers, str], Response],
        allow: Sequence[Network] = (),
        passes: Passes | None = None,
    ) -> None:
        super().__init__(app, reject)
        self.ask_password = ask_password
        self.allow = tuple(allow)
        self.passes = passes

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application, asks for the password, or refuses."""
        address, connection = client_address(scope), HTTPConnection(scope)
        if self.allow and not is_loopback(address) and not is_among(address, self.allow):
            await self.refuse(scope, receive, send, 403, NO_PASS, "not let in")
            return
        passes = self.passes
        needs_none = OPEN_PATHS.fullmatch(scope["path"]) or caller_of(scope)
        if passes is None or needs_none or passes.is_in(connection):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await refuse_socket(receive, send, NO_PASS, "not let in")
        elif SECRET_LINKS.fullmatch(scope["path"]):
            await self.app(scope, receive, _with_pass(scope, send, passes))
        else:
            back = local_path(scope["path"]) if scope["method"] in ("GET", "HEAD") else "/"
            await self.ask_password(connection.headers, back)(scope, receive, send)


def _with_pass(scope: Scope, send: Send, passes: Passes) -> Send:
    """Adds a pass to a redirect: the application accepted the secret of a link."""

    async def send_with_pass(message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] == 303:
            carrier = Response()
            passes.give(HTTPConnection(scope), carrier)
            MutableHeaders(scope=message).append("set-cookie", carrier.headers["set-cookie"])
        await send(message)

    return send_with_pass
