"""Rate limits by token buckets for addresses, persons and connections. `docs/security.md` has the table of rates."""

from __future__ import annotations

import hashlib
import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tumblestar.engine.fair_queue import ADDRESS, SHARES, Asker
from tumblestar.engine.sharing import keep
from tumblestar.security import tokens
from tumblestar.security.costs import RouteKinds
from tumblestar.security.errors import RefusingMiddleware, refuse_socket, respond
from tumblestar.security.identity import identity_key
from tumblestar.security.proxy import client_address, is_among, parse_address
from tumblestar.security.settings import Network


class Rate(NamedTuple):
    """The rate of a person: the size of the bucket, and the seconds for each token to return."""

    burst: int
    every: float
    shares: int = SHARES
    """How many times as much an address has."""

    def of_address(self) -> Rate:
        """The rate of an address."""
        return Rate(self.burst * self.shares, self.every / self.shares, 1)


RATES = {
    "connection": Rate(400, 0.02, 1),
    "request": Rate(120, 0.25),
    "record": Rate(120, 0.25),
    "change": Rate(60, 1),
    "table": Rate(10, 20),
    "upload": Rate(10, 60),
    "events": Rate(1000, 0.02, 4),
    "kilobyte": Rate(10_000, 8.64),
    "export": Rate(5, 60),
    "link": Rate(30, 4),
    "code": Rate(10, 6, 1),
    "values": Rate(100, 0.5),
    "review": Rate(60, 0.5),
    "picture": Rate(20, 5),
    "password": Rate(30, 30, 1),
    "site-password": Rate(100, 2, 1),
    "chat": Rate(6, 3),
    "message": Rate(100, 0.025),
    "frame": Rate(400, 0.02, 1),
    "call": Rate(100, 0.05),
    "token": Rate(10, 30),
}
SEND_TIMEOUT = 10.0
"""Seconds that a client may take to read while there is more for it; a slower one is disconnected."""
MAX_QUEUED_MESSAGES = 8
"""Messages of a WebSocket that may wait; while there are as many, nothing more is read from the connection."""
SOCKETS_OF_ADDRESS = 400
SOCKETS_OF_PERSON = 40
"""Maximum number of open WebSockets and streams."""
CONNECTIONS_OF_ADDRESS = 300
"""Maximum number of other open connections: browsers open six."""
TABLES_OF_PERSON = 500
"""Maximum number of open tables that one person owns."""
BUCKETS_KEPT = 50_000
CHAT_COMMANDS = ("say", "rename")
"""Commands whose text everybody at the table sees; they count as chat."""
EVERYBODY = "everybody"
"""The key of a limit that all clients share."""


class Bucket:
    """A token bucket. Times are seconds of a monotonic clock."""

    __slots__ = ("at", "rate", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = float(rate.burst)
        self.at = now

    def take(self, now: float, count: int = 1) -> float:
        """Takes `count` tokens and returns 0.0; if there are too few, returns the seconds until there are enough."""
        burst, every, _ = self.rate
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

    def wait(self, kind: str, *keys: str, count: int = 1) -> float:
        """Takes tokens of a kind for each key, up to the first that has too few; returns 0.0, or the seconds to wait.

        Keys of persons stand before those of addresses, so that what is refused to one costs the others nothing. At
        most all tokens that there can be are taken; a negative count gives some back.
        """
        if self.is_on:
            for key in keys:
                bucket = self._bucket(kind, key)
                if wait := bucket.take(self._clock(), min(count, bucket.rate.burst)):
                    return wait
        return 0.0

    def wait_of(self, kind: str, asker: Asker, count: int = 1) -> float:
        """The same for a person, if there is one, and an address."""
        return self.wait(kind, *([f"p:{asker.person}"] if asker.person else []), f"a:{asker.address}", count=count)

    def _bucket(self, kind: str, key: str) -> Bucket:
        if (bucket := self._buckets.get((kind, key))) is None:
            rate = RATES[kind]
            bucket = Bucket(rate.of_address() if key.startswith("a:") else rate, self._clock())
        return keep(self._buckets, (kind, key), bucket, BUCKETS_KEPT)

    def messages(self, person: int = 0, address: str = "") -> Callable[[str], float]:
        """Returns the limit of a new connection: it takes a message's command; returns 0.0, or the seconds to wait."""
        bucket, of_all = Bucket(RATES["message"], self._clock()), self._bucket("message", f"a:{address}")

        def pause(command: str) -> float:
            if not self.is_on:
                return 0.0
            wait = bucket.take(self._clock()) or of_all.take(self._clock())
            return wait or (self.wait("chat", f"p:{person}") if command in CHAT_COMMANDS else 0.0)

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
    def open_socket(self, asker: Asker) -> Generator[bool]:
        """Counts a WebSocket or stream while the context lasts; gives False if too many are open."""
        counted = [(f"a:{asker.address}", SOCKETS_OF_ADDRESS)]
        counted += [(f"p:{asker.person}", SOCKETS_OF_PERSON)] if asker.person else []
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


def asker_of(connection: HTTPConnection) -> Asker:
    """Who asks by a request or socket: a person by their token or cookie, of which only a digest is kept."""
    secret = tokens.bearer_token(connection.headers) if tokens.accepts_token(connection.scope) else None
    secret = identity_key(connection) if secret is None else secret
    person = hashlib.sha256(secret.encode()).hexdigest()[:32] if secret else ""
    return Asker(address_key(client_address(connection.scope)), person)


class RateLimiter(RefusingMiddleware):
    """Middleware that refuses requests above the rates, and too many WebSockets, by address and by person."""

    def __init__(
        self, app: ASGIApp, limits: Limits, kinds: RouteKinds, reject: Callable[[Scope, int], Response]
    ) -> None:
        super().__init__(app, reject)
        self.limits = limits
        self._kinds = kinds

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application, or responds with the time to wait."""
        asker = asker_of(HTTPConnection(scope))
        ADDRESS.set(asker.address)
        if scope["type"] == "websocket":
            with self.limits.open_socket(asker) as may:
                if may and not self._wait("request", asker, scope):
                    await self.app(scope, receive, send)
                    return
            await refuse_socket(receive, send, 4429, "too many")
            return
        wait = 0.0 if scope["path"].startswith("/static/") else self._wait("request", asker, scope)
        # the route is looked up for those only who may ask
        if not wait:
            wait = max((self._wait(kind, asker, scope) for kind in self._kinds.of(scope)), default=0.0)
        if not wait:
            await self.app(scope, receive, send)
            return
        response = self.reject(scope, 429)
        response.headers["retry-after"] = str(math.ceil(wait))
        response.headers["connection"] = "close"  # pipelined requests behind this one get no response
        await respond(response, scope, receive, send)

    def _wait(self, kind: str, asker: Asker, scope: Scope) -> float:
        if kind == "request" and tokens.accepts_token(scope):  # a token has its calls, and a person their sockets
            return self.limits.wait(kind, f"a:{asker.address}")
        if kind == "call":  # its address is charged for a request already
            return self.limits.wait(kind, f"p:{asker.person}") if asker.person else 0.0
        wait = self.limits.wait_of(kind, asker)
        return wait or (self.limits.wait("site-password", EVERYBODY) if kind == "password" else 0.0)
