"""Chooses the protocol of WebSockets when the server starts."""

from __future__ import annotations

import logging

from tumblestar.server.security.protocols import WebSocketProtocol
from tumblestar.server.sockets.fast.versions import installed, untested

log = logging.getLogger(__name__)


def websocket_protocol(*, is_fast: bool) -> type[WebSocketProtocol]:
    """The protocol of WebSockets for uvicorn: the fast one, if it is wanted and tested with the installed versions."""
    if is_fast and (found := untested(installed())):
        log.warning("fast sockets are off, since they are not tested with these versions", extra={"versions": found})
    elif is_fast:
        from tumblestar.server.sockets.fast.protocol import FastWebSocketProtocol

        return FastWebSocketProtocol
    return WebSocketProtocol
