"""Chooses the protocol of WebSockets when the server starts."""

from __future__ import annotations

import logging

from tumblestar.play.fast.versions import installed, untested
from tumblestar.security.protocols import WebSocketProtocol

log = logging.getLogger(__name__)


def websocket_protocol(*, is_fast: bool) -> type[WebSocketProtocol]:
    """The protocol of WebSockets for uvicorn: the fast one, if it is wanted and tested with the installed versions."""
    if is_fast and (found := untested(installed())):
        log.warning("fast sockets are off, since they are not tested with these versions", extra={"versions": found})
    elif is_fast:
        from tumblestar.play.fast.protocol import FastWebSocketProtocol

        return FastWebSocketProtocol
    return WebSocketProtocol
