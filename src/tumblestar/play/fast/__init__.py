"""A fast path for the messages of WebSockets, on private parts of uvicorn, websockets and asyncio: whether it is taken.

`docs/fast-sockets.md` says what it brings. It is off by a setting, and with versions that it is not tested with.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping
from importlib.metadata import version

from tumblestar.security.protocols import WebSocketProtocol

# -- versions


TESTED: Mapping[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "Python": ((3, 11), (3, 14)),
    "uvicorn": ((0, 53), (0, 55)),
    "websockets": ((17,), (18,)),
}
"""What the fast sockets rely on: the first version that is tested, and the first that is not any more."""


def installed() -> dict[str, str]:
    """The versions that run now."""
    python = ".".join(map(str, sys.version_info[:3]))
    return {name: python if name == "Python" else version(name) for name in TESTED}


def untested(found: Mapping[str, str]) -> list[str]:
    """Those of some versions that lie outside the tested range, with the range, in words."""
    return [
        f"{name} {found[name]} (tested: {_text(first)} to below {_text(end)})"
        for name, (first, end) in TESTED.items()
        if not first <= tuple(map(int, re.findall(r"\d+", found[name])))[:3] < end
    ]


def _text(numbers: tuple[int, ...]) -> str:
    return ".".join(map(str, numbers))


# -- selection


log = logging.getLogger(__name__)


def websocket_protocol(*, is_fast: bool) -> type[WebSocketProtocol]:
    """The protocol of WebSockets for uvicorn: the fast one, if it is wanted and tested with the installed versions."""
    if is_fast and (found := untested(installed())):
        log.warning("fast sockets are off, since they are not tested with these versions", extra={"versions": found})
    elif is_fast:
        from tumblestar.play.fast.protocol import FastWebSocketProtocol

        return FastWebSocketProtocol
    return WebSocketProtocol
