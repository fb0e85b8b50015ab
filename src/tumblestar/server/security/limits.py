"""How often somebody may: token buckets for addresses, persons and lines. `docs/security.md` has the table of rates."""

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

from tumblestar.server.security import tokens
from tumblestar.server.security.identity import COOKIE
from tumblestar.server.security.middleware import UPLOADS
from tumblestar.server.security.proxy import address_of, is_among
from tumblestar.server.security.settings import Network


class Rate(NamedTuple):
    """So many at once, and then one every so many seconds."""

    burst: int
    every: float


RATES = {
    "request": Rate(200, 0.04),
    "table": Rate(20, 15),
    "upload": Rate(10, 6),
    "link": Rate(30, 4),
    "password": Rate(5, 30),
    "house-password": Rate(100, 2),
    "chat": Rate(6, 3),
    "message": Rate(100, 0.025),
    "frame": Rate(400, 0.02),
    "call": Rate(100, 0.05),
    "token": Rate(10, 30),
}
LINES_OF_ADDRESS = 200
LINES_OF_PERSON = 40
"""Lines that are open at once."""
CONNECTIONS_OF_ADDRESS = 200
"""Connections that are open at once, besides lines."""
TABLES_OF_PERSON = 500
"""Open tables that one person owns."""
BUCKETS_KEPT = 50_000
CHATTER = ("say", "rename")
"""What a person writes on everybody's page; counts as chat."""
HOUSE = "house"
"""The key of what counts for everybody together."""

_PATHS = (
    ("POST", re.compile(r"/password"), "password"),
    ("POST", re.compile(r"/new/[^/]+|/table/[^/]+/(rematch|again)|/campaign/[^/]+/(play|own)"), "table"),
    ("POST", UPLOADS, "upload"),
    ("", re.compile(r"/(join|watch|bring)/.*"), "link"),
    ("POST", re.compile(r"/table/[^/]+/device|/lobby/.*"), "link"),
    ("POST", re.compile(r"/tokens"), "token"),
    ("", re.compile(r"/api/v1/.*"), "call"),
    ("POST", re.compile(r"/api/v1/tables"), "table"),
    ("POST", re.compile(r"/api/v1/(join|invitation)"), "link"),
)


class Bucket:
    """Tokens that come back with time. Times are seconds of a clock that only rises."""

    __slots__ = ("at", "rate", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = float(rate.burst)
        self.at = now

    def take(self, now: float, count: int = 1) -> float:
        """Takes so many tokens and gives 0.0; or, where there are too few, gives the seconds until there are enough."""
        burst, every = self.rate
        self.tokens = min(float(burst), self.tokens + (now - self.at) / every)
        self.at = now
        if self.tokens < count:
            return (count - self.tokens) * every
        self.tokens -= count
        return 0.0


class Limits:
    """All buckets of a server. Those not asked for the longest are forgotten first.

    Of several processes with one dispatcher each counts for itself; of what counts for everybody together each has its
    part, for anybody may come to all of them.
    """

    def __init__(
        self,
        *,
        is_on: bool = True,
        processes: int = 1,
        proxies: Sequence[Network] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.is_on = is_on
        self._proxies = proxies
        """Addresses that many people come by; their connections are not counted."""
        self._processes = processes
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._lines: Counter[str] = Counter()
        self._connections: Counter[str] = Counter()

    def wait(self, kind: str, *keys: str) -> float:
        """Counts something of a kind for each key; gives 0.0, or the seconds to wait where it is too much."""
        if not self.is_on:
            return 0.0
        return max((self._bucket(kind, key).take(self._clock()) for key in keys), default=0.0)

    def _bucket(self, kind: str, key: str) -> Bucket:
        name = (kind, key)
        bucket = self._buckets.get(name)
        if bucket is None:
            burst, every = RATES[kind]
            if key == HOUSE:
                burst, every = max(1, burst // self._processes), every * self._processes
            bucket = self._buckets[name] = Bucket(Rate(burst, every), self._clock())
            if len(self._buckets) > BUCKETS_KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket

    def messages(self, person: int = 0) -> Callable[[str], float]:
        """What a person's new line asks before each message, by what it is to do: 0.0, or the seconds to wait."""
        bucket = Bucket(RATES["message"], self._clock())

        def pause(what: str) -> float:
            if not self.is_on:
                return 0.0
            return bucket.take(self._clock()) or (self.wait("chat", f"p:{person}") if what in CHATTER else 0.0)

        return pause

    def frames(self) -> Bucket | None:
        """What the frames of a new WebSocket are charged to; None where nothing is limited."""
        return Bucket(RATES["frame"], self._clock()) if self.is_on else None

    def has_room(self, address: str) -> bool:
        """Whether one more connection may come from an address."""
        is_free = not self.is_on or self._connections[place(address)] < CONNECTIONS_OF_ADDRESS
        return is_free or is_among(address, self._proxies)

    def connected(self, address: str) -> None:
        """Counts a connection from an address."""
        self._connections[place(address)] += 1

    def disconnected(self, address: str) -> None:
        """Counts it no more."""
        key = place(address)
        self._connections[key] -= 1
        if not self._connections[key]:
            del self._connections[key]

    @contextmanager
    def line(self, address: str, person: str) -> Generator[bool]:
        """A line that is open as long as this lasts; False where there are too many from there."""
        counted = [(f"a:{address}", LINES_OF_ADDRESS)] + ([(f"p:{person}", LINES_OF_PERSON)] if person else [])
        if self.is_on and any(self._lines[key] >= most for key, most in counted):
            yield False
            return
        self._lines.update(key for key, _ in counted)
        try:
            yield True
        finally:
            for key, _ in counted:
                self._lines[key] -= 1
                if not self._lines[key]:
                    del self._lines[key]


def place(address: str) -> str:
    """What of an address counts: of one by IPv6 only the network, since a single machine has its pick there."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return address
    return str(ip.ipv4_mapped or ipaddress.ip_network((ip, 64), strict=False))


def person_key(asks: HTTPConnection) -> str:
    """What stands for whoever asks, by token or cookie; empty without one. Neither is kept itself."""
    secret = tokens.given(asks.headers) if tokens.counts_at(asks.scope) else None
    secret = asks.cookies.get(COOKIE, "") if secret is None else secret
    return hashlib.sha256(secret.encode()).hexdigest()[:32] if secret else ""


def kinds_of(method: str, path: str) -> Sequence[str]:
    """The kinds of things that a request counts as."""
    if path.startswith("/static/"):
        return ()
    return ["request", *(kind for verb, asked, kind in _PATHS if verb in ("", method) and asked.fullmatch(path))]


class Tempo:
    """Turns away who asks too often, by address and by person, and who holds too many lines."""

    def __init__(self, app: ASGIApp, limits: Limits, sorry: Callable[[Scope, int], Response]) -> None:
        self.app = app
        self.limits = limits
        self.sorry = sorry

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets through, or tells when to come again."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        asks = HTTPConnection(scope)
        here, person = place(address_of(scope)), person_key(asks)
        if scope["type"] == "websocket":
            with self.limits.line(here, person) as may:
                if may and not self.limits.wait("request", f"a:{here}"):
                    await self.app(scope, receive, send)
                    return
            await receive()
            await send({"type": "websocket.close", "code": 4429, "reason": "too many"})
            return
        wait = max((self._wait(kind, here, person) for kind in kinds_of(scope["method"], scope["path"])), default=0.0)
        if not wait:
            await self.app(scope, receive, send)
            return
        answer = self.sorry(scope, 429)
        answer.headers["retry-after"] = str(math.ceil(wait))
        answer.headers["connection"] = "close"  # requests that were sent behind this one are not worth an answer each
        await answer(scope, receive, send)

    def _wait(self, kind: str, here: str, person: str) -> float:
        if kind == "password":
            return self.limits.wait(kind, f"a:{here}") or self.limits.wait("house-password", HOUSE)
        if kind == "call":  # by address it counts as a request already
            return self.limits.wait(kind, f"p:{person}") if person else 0.0
        keys = [f"a:{here}"] + ([f"p:{person}"] if person and kind != "request" else [])
        return self.limits.wait(kind, *keys)
