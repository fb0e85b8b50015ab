"""Runs the application in uvicorn on a listening socket, until a signal."""

from __future__ import annotations

import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator, Set
from contextlib import contextmanager, suppress

import uvicorn
from starlette.applications import Starlette

from tumblestar.app.app import make_app
from tumblestar.play.fast import websocket_protocol
from tumblestar.security.middleware import LARGEST_HEAD
from tumblestar.security.protocols import Admission, missing_hooks
from tumblestar.security.settings import Settings
from tumblestar.storage.store import Store

MOST_CONNECTIONS = 20_000
"""Connections at once; further ones are refused with 503."""


class Server(uvicorn.Server):
    """A uvicorn server that ends the API's streams at shutdown."""

    def __init__(self, config: uvicorn.Config, streams: Set[Callable[[], None]]) -> None:
        """`streams`: functions that end the API's open streams, which would last otherwise."""
        super().__init__(config)
        self._streams = streams

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for end_stream in tuple(self._streams):
            end_stream()
        await super().shutdown(sockets)


def configure(app: Starlette, settings: Settings) -> uvicorn.Config:
    """The configuration of uvicorn for the application."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=Admission,
        ws=websocket_protocol(is_fast=settings.fast_sockets),
        ws_max_size=64_000,
        ws_per_message_deflate=False,  # it costs memory for every connection, and messages are small
        server_header=False,
        proxy_headers=False,  # proxy.py does it, for the proxies in the settings
        h11_max_incomplete_event_size=LARGEST_HEAD,
        limit_concurrency=MOST_CONNECTIONS,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=3,
    )


def missing_limits(settings: Settings) -> list[str]:
    """What the limits of connections need and the installed uvicorn lacks, by name."""
    config = configure(Starlette(), settings)
    config.load()
    return missing_hooks(config)


def serve(settings: Settings, store: Store, listener: socket.socket) -> None:
    """Serves until a signal. Raises StoreProblem where the application cannot start."""
    app = make_app(store, settings)
    config = configure(app, settings)
    tune_interpreter()
    with suppress(KeyboardInterrupt), _interrupted_by_sigterm():
        Server(config, app.services.streams).run(sockets=[listener])
    if app.services.start_error:
        raise app.services.start_error


@contextmanager
def _interrupted_by_sigterm() -> Generator[None]:
    """Makes SIGTERM stop the server like Ctrl-C: connections are closed, writes are flushed, the exit status is 0."""

    def interrupt(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def tune_interpreter() -> None:
    """Makes garbage collection rare, and excludes what exists at the start.

    Reference counting frees nearly everything; collections took a sixth of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
    sys.setswitchinterval(0.0005)  # the writer's thread waits for the interpreter's lock several times a transaction
