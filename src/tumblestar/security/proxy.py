"""The client's address behind a reverse proxy, whose headers count only if the settings name the proxy."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Sequence
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from tumblestar.security.settings import Network

FORWARDING_HEADERS = ("x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded")
SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
"""What proxies call the protocols of pages; some name a WebSocket's own."""
UNKNOWN = ("", 0)
"""The client of a request that passed an unknown proxy: surely not this machine itself."""

log = logging.getLogger(__name__)


def client_address(scope: Scope) -> str:
    """The client's address, or an empty string."""
    client = scope.get("client")
    return client[0] if client else ""


def origin_of(request: HTTPConnection) -> str:
    """Scheme, host and port as the client reaches this server. Links to hand on begin with it."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


def is_among(address: str, networks: Sequence[Network]) -> bool:
    """Whether an address belongs to any of the networks."""
    ip = parse_address(address)
    return ip is not None and any(ip.version == network.version and ip in network for network in networks)


@lru_cache(maxsize=4096)
def parse_address(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An IP address, that of IPv4 for one mapped into IPv6; None if it is none."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return None
    return (ip.ipv4_mapped or ip) if isinstance(ip, ipaddress.IPv6Address) else ip


def is_loopback(address: str) -> bool:
    """Whether an address is a loopback address."""
    return is_among(address, (ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::1/128")))


def _address(entry: str) -> str:
    """The address in an entry of X-Forwarded-For, without the port that some proxies add; empty if there is none."""
    bare = entry[1:].partition("]")[0] if entry.startswith("[") else entry
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    ip = parse_address(bare)
    return str(ip) if ip else ""


class ForwardedHeaders:
    """Replaces client and scheme of a request by those in the headers of a known proxy.

    The rightmost address in X-Forwarded-For that is no known proxy counts: a client can forge all entries left of it.
    Each proxy may append to X-Forwarded-Proto as well; then the entry beside that address counts. A list of another
    length says nothing about places, and its first entry, that of the outermost proxy, counts.
    """

    def __init__(self, app: ASGIApp, proxies: Sequence[Network] = ()) -> None:
        self.app = app
        self.proxies = tuple(proxies)
        self.has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application as if there were no proxy."""
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            if is_among(client_address(scope), self.proxies):
                scope = self._forwarded(scope, headers)
            elif any(name in headers for name in FORWARDING_HEADERS):
                scope = dict(scope) | {"client": UNKNOWN}
                if not self.has_warned:
                    self.has_warned = True
                    log.warning("requests come through a proxy that --behind-proxy does not name")
        await self.app(scope, receive, send)

    def _forwarded(self, scope: Scope, headers: Headers) -> Scope:
        entries = _entries(headers, "x-forwarded-for")
        addresses = [_address(entry) for entry in entries]
        at = next((n for n in reversed(range(len(addresses))) if not is_among(addresses[n], self.proxies)), 0)
        protocols = _entries(headers, "x-forwarded-proto")
        protocol = protocols[at if len(protocols) == len(entries) else 0].strip('"').lower()
        scheme: str = SCHEMES.get(protocol) or scope["scheme"]
        if scope["type"] == "websocket":
            scheme = scheme.replace("http", "ws")
        address = "" if is_among(addresses[at], self.proxies) else addresses[at]
        return dict(scope) | {"client": (address, 0), "scheme": scheme}


def _entries(headers: Headers, name: str) -> list[str]:
    """The entries of a header that is a list, from the outermost proxy to the nearest; at least one, maybe empty."""
    entries = [entry.strip() for entry in ",".join(headers.getlist(name)).split(",")]
    return [entry for entry in entries if entry] or [""]
