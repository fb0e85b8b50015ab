"""Cookies of this server: how they are named, read and set.

Browsers share cookies among all servers of a host, whatever their ports. So names end with the server's id, and the
prefix `__Host-`, where there is TLS, keeps other names of the domain from planting them.
"""

from __future__ import annotations

from collections.abc import Iterator

from starlette.requests import HTTPConnection
from starlette.responses import Response

CHECK = "tumblestar-check"
"""The cookie that shows whether a browser keeps cookies."""
PREFIXES = ("__Host-", "__Secure-", "")
"""What browsers demand of a name, the most first."""
CHECKED = "cookies"
"""The field of an address to which a request was sent again to see whether the browser keeps cookies."""


def named(connection: HTTPConnection, name: str) -> str:
    """The full name of a cookie, with the strictest prefix that this connection allows."""
    if connection.scope["scheme"] not in ("https", "wss"):
        return name
    return ("__Secure-" if connection.scope.get("root_path") else "__Host-") + name


def values(connection: HTTPConnection, *names: str) -> Iterator[tuple[str, str]]:
    """The cookies of a request with these names, in this order: full names, and values."""
    for name in names:
        for full in (prefix + name for prefix in PREFIXES):
            if full in connection.cookies:
                yield full, connection.cookies[full]


def set_cookie(connection: HTTPConnection, response: Response, full: str, value: str, seconds: int) -> None:
    """Sets a cookie that scripts cannot read; one that expires at once with 0 seconds."""
    response.set_cookie(
        full,
        value,
        max_age=seconds,
        path=connection.scope.get("root_path") or "/",
        httponly=True,
        samesite="lax",
        secure=full.startswith("__") or connection.scope["scheme"] in ("https", "wss"),
    )


class CookieNeeded(Exception):
    """A browser that has sent no cookie asks for what a cookie has to hold."""


def check(connection: HTTPConnection) -> None:
    """Raises CookieNeeded unless the request shows that its browser keeps cookies of this host."""
    if not any("tumblestar" in name for name in connection.cookies):
        raise CookieNeeded
