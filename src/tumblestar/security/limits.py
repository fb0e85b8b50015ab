"""Rate limits by token buckets for addresses, persons and connections. `docs/security.md` has the table of rates."""

from __future__ import annotations

import hashlib
import ipaddress
import math
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tumblestar.engine.fair_turns import ADDRESS
from tumblestar.security import Cost, tokens
from tumblestar.security.errors import RefusingMiddleware, refuse_socket
from tumblestar.security.identity import identity_key
from tumblestar.security.proxy import client_address, is_among, parse_address
from tumblestar.security.settings import Network


class Rate(NamedTuple):
    """A rate: the size of the bucket, and the seconds for each token to return."""

    burst: int
    every: float


RATES = {
    "connection": Rate(400, 0.02),
    "request": Rate(200, 0.04),
    "table": Rate(20, 15),
    "upload": Rate(10, 6),
    "export": Rate(5, 60),
    "link": Rate(30, 4),
    "values": Rate(100, 0.5),
    "picture": Rate(20, 5),
    "password": Rate(5, 30),
    "site-password": Rate(100, 2),
    "chat": Rate(6, 3),
    "message": Rate(100, 0.025),
    "frame": Rate(400, 0.02),
    "call": Rate(100, 0.05),
    "token": Rate(10, 30),
}
SEND_TIMEOUT = 10.0
"""Seconds that a client may take to read while there is more for it; a slower one is disconnected."""
MAX_QUEUED_MESSAGES = 8
"""Messages of a WebSocket that may wait; while there are as many, nothing more is read from the connection."""
SOCKETS_OF_ADDRESS = 200
SOCKETS_OF_PERSON = 40
"""Maximum number of open WebSockets and streams."""
CONNECTIONS_OF_ADDRESS = 200
"""Maximum number of other open connections."""
TABLES_OF_PERSON = 500
"""Maximum number of open tables that one person owns."""
BUCKETS_KEPT = 50_000
CHAT_COMMANDS = ("say", "rename")
"""Commands whose text everybody at the table sees; they count as chat."""
EVERYBODY = "everybody"
"""The key of a limit that all clients share."""

COSTS = (
    Cost("POST", r"/password", "password"),
    Cost("POST", r"/new/[^/]+|/table/[^/]+/rematch", "table"),
    Cost("GET", r"/table/[^/]+/card", "picture"),
    Cost("", r"/api/v1/.*", "call"),
    Cost("POST", r"/api/v1/tables", "table"),
    Cost("POST", r"/api/v1/(join|invitation)", "link"),
    Cost("GET", r"/api/v1/records", "export"),
)
"""The costs of what is no feature's."""


class Bucket:
    """A token bucket. Times are seconds of a monotonic clock."""

    __slots__ = ("at", "rate", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = float(rate.burst)
        self.at = now

    def take(self, now: float, count: int = 1) -> float:
        """Takes `count` tokens and returns 0.0; if there are too few, returns the seconds until there are enough."""
        burst, every = self.rate
        self.tokens = min(float(burst), self.tokens + (now - self.at) / every)
        self.at = now
        if self.tokens < count:
            return (count - self.tokens) * every
        self.tokens -= count
        return 0.0


class Limits:
    """All buckets of a server, in a least-recently-used cache.

    Each of several processes counts for itself.
    """

    def __init__(
        self,
        *,
        is_on: bool = True,
        proxies: Sequence[Network] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.is_on = is_on
        self._proxies = proxies
        """Addresses of proxies, whose connections are not limited."""
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()
        self._connections: Counter[str] = Counter()

    def wait(self, kind: str, *keys: str) -> float:
        """Takes a token of a kind for each key; returns 0.0, or the seconds to wait."""
        if not self.is_on:
            return 0.0
        return max((self._bucket(kind, key).take(self._clock()) for key in keys), default=0.0)

    def _bucket(self, kind: str, key: str) -> Bucket:
        bucket = self._buckets.pop((kind, key), None) or Bucket(RATES[kind], self._clock())
        self._buckets[kind, key] = bucket  # the one used last stands last
        if len(self._buckets) > BUCKETS_KEPT:
            self._buckets.popitem(last=False)
        return bucket

    def messages(self, person: int = 0) -> Callable[[str], float]:
        """Returns the limit of a new connection: it takes a message's command; returns 0.0, or the seconds to wait."""
        bucket = Bucket(RATES["message"], self._clock())

        def pause(command: str) -> float:
            if not self.is_on:
                return 0.0
            return bucket.take(self._clock()) or (self.wait("chat", f"p:{person}") if command in CHAT_COMMANDS else 0.0)

        return pause

    def frames(self) -> Bucket | None:
        """The bucket of a new WebSocket's frames; None if limits are off."""
        return Bucket(RATES["frame"], self._clock()) if self.is_on else None

    def may_connect(self, address: str) -> bool:
        """Charges a new connection to its address; returns whether it is allowed."""
        if not self.is_on or is_among(address, self._proxies):
            return True
        key = address_key(address)
        return self._connections[key] < CONNECTIONS_OF_ADDRESS and not self.wait("connection", f"a:{key}")

    def connected(self, address: str) -> None:
        """Counts a connection from an address."""
        self._connections[address_key(address)] += 1

    def disconnected(self, address: str) -> None:
        """Called when a counted connection is closed."""
        key = address_key(address)
        self._connections[key] -= 1
        if not self._connections[key]:
            del self._connections[key]

    @contextmanager
    def open_socket(self, address: str, person: str) -> Generator[bool]:
        """Counts a WebSocket or stream while the context lasts; gives False if too many are open."""
        counted = [(f"a:{address}", SOCKETS_OF_ADDRESS)] + ([(f"p:{person}", SOCKETS_OF_PERSON)] if person else [])
        if self.is_on and any(self._sockets[key] >= most for key, most in counted):
            yield False
            return
        self._sockets.update(key for key, _ in counted)
        try:
            yield True
        finally:
            for key, _ in counted:
                self._sockets[key] -= 1
                if not self._sockets[key]:
                    del self._sockets[key]


def address_key(address: str) -> str:
    """The key by which an address is counted: for IPv6 its network, since one machine can use all addresses in it."""
    ip = parse_address(address)
    if ip is None:
        return address
    return str(ip if ip.version == 4 else ipaddress.ip_network((ip, 64), strict=False))


def person_key(connection: HTTPConnection) -> str:
    """A key for the owner of the token or cookie, which is not kept itself; empty without one."""
    secret = tokens.bearer_token(connection.headers) if tokens.accepts_token(connection.scope) else None
    secret = identity_key(connection) if secret is None else secret
    return hashlib.sha256(secret.encode()).hexdigest()[:32] if secret else ""


class RateLimiter(RefusingMiddleware):
    """Middleware that refuses requests above the rates, and too many WebSockets, by address and by person."""

    def __init__(
        self, app: ASGIApp, limits: Limits, costs: Sequence[Cost], reject: Callable[[Scope, int], Response]
    ) -> None:
        super().__init__(app, reject)
        self.limits = limits
        self._costs = [(method, re.compile(path), kind) for method, path, kind in costs]

    def kinds_of(self, method: str, path: str) -> Sequence[str]:
        """The kinds of limits that a request is charged to."""
        if path.startswith("/static/"):
            return ()
        costs = (kind for verb, pattern, kind in self._costs if verb in ("", method) and pattern.fullmatch(path))
        return ["request", *costs]

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application, or responds with the time to wait."""
        address, person = address_key(client_address(scope)), person_key(HTTPConnection(scope))
        ADDRESS.set(address)
        if scope["type"] == "websocket":
            with self.limits.open_socket(address, person) as may:
                if may and not self.limits.wait("request", f"a:{address}"):
                    await self.app(scope, receive, send)
                    return
            await refuse_socket(receive, send, 4429, "too many")
            return
        wait = max(
            (self._wait(kind, address, person) for kind in self.kinds_of(scope["method"], scope["path"])), default=0.0
        )
        if not wait:
            await self.app(scope, receive, send)
            return
        response = self.reject(scope, 429)
        response.headers["retry-after"] = str(math.ceil(wait))
        response.headers["connection"] = "close"  # pipelined requests behind this one get no response
        await response(scope, receive, send)

    def _wait(self, kind: str, address: str, person: str) -> float:
        if kind == "password":
            return self.limits.wait(kind, f"a:{address}") or self.limits.wait("site-password", EVERYBODY)
        if kind == "call":  # its address is charged for a request already
            return self.limits.wait(kind, f"p:{person}") if person else 0.0
        keys = [f"a:{address}"] + ([f"p:{person}"] if person and kind != "request" else [])
        return self.limits.wait(kind, *keys)
