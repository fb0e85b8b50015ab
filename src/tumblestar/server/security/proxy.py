"""Who really asks, where a proxy stands in front: its word is taken only if it comes from an address we were told."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Sequence

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from tumblestar.server.security.settings import Network

MARKS = ("x-forwarded-for", "x-forwarded-proto", "forwarded")
SCHEMES = {"http": "http", "https": "https"}
SOCKET_SCHEMES = {"http": "ws", "https": "wss"}
UNKNOWN = ("", 0)
"""Where a request comes from that passed a proxy we were not told of: certainly not from this machine itself."""

log = logging.getLogger(__name__)


def address_of(scope: Scope) -> str:
    """The address of whoever asks, or an empty text."""
    client = scope.get("client")
    return client[0] if client else ""


def origin_of(request: HTTPConnection) -> str:
    """How whoever asks reaches this server; links to be handed on begin with it."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


def is_among(address: str, networks: Sequence[Network]) -> bool:
    """Whether an address lies in one of some networks."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped:
        ip = ip.ipv4_mapped
    return any(ip.version == network.version and ip in network for network in networks)


def is_here(address: str) -> bool:
    """Whether an address is this machine's own, as seen from itself."""
    return is_among(address, (ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::1/128")))


def _address(told: str) -> str:
    """An address as a proxy tells it, without the port that some add; empty for what is none."""
    bare = told[1:].partition("]")[0] if told.startswith("[") else told
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        return str(ipaddress.ip_address(bare))
    except ValueError:
        return ""


class Proxied:
    """Puts the address and the scheme that a known proxy tells in the place of its own.

    Of X-Forwarded-For the rightmost address counts that is no known proxy: anybody may have made up what stands left
    of it.
    """

    def __init__(self, app: ASGIApp, proxies: Sequence[Network] = ()) -> None:
        self.app = app
        self.proxies = tuple(proxies)
        self.has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes on what comes, seen as if there were no proxy."""
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            if is_among(address_of(scope), self.proxies):
                scope = self._seen_through(scope, headers)
            elif any(mark in headers for mark in MARKS):
                scope = dict(scope) | {"client": UNKNOWN}
                if not self.has_warned:
                    self.has_warned = True
                    log.warning("requests come through a proxy that --behind-proxy does not name")
        await self.app(scope, receive, send)

    def _seen_through(self, scope: Scope, headers: Headers) -> Scope:
        told = [_address(part.strip()) for line in headers.getlist("x-forwarded-for") for part in line.split(",")]
        address = next((one for one in reversed(told) if not is_among(one, self.proxies)), "")
        names = SOCKET_SCHEMES if scope["type"] == "websocket" else SCHEMES
        scheme = names.get(headers.get("x-forwarded-proto", "").strip().lower(), scope["scheme"])
        return dict(scope) | {"client": (address, 0), "scheme": scheme}
