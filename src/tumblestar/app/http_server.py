"""Runs the application in uvicorn on a listening socket, until a signal."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator, Set
from contextlib import contextmanager, suppress
from functools import partial

import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp, Receive, Scope, Send

from tumblestar.app.app import make_app, make_invited_app
from tumblestar.play.fast import websocket_protocol
from tumblestar.security.middleware import LARGEST_HEAD
from tumblestar.security.protocols import Admission, missing_hooks
from tumblestar.security.proxy import client_address
from tumblestar.security.settings import Settings
from tumblestar.storage.store import Store
from tumblestar.web.services import Application, Listener

MOST_CONNECTIONS = 20_000
"""Connections at once; further ones are refused with 503."""


MOST_INVITED = 300
"""The same of the listener for phones at home."""


class Server(uvicorn.Server):
    """A uvicorn server that ends the API's streams at shutdown, and can open a listener for phones at home."""

    def __init__(self, config: uvicorn.Config, app: Application) -> None:
        super().__init__(config)
        self._app = app
        self._streams: Set[Callable[[], None]] = app.services.streams
        """Functions that end the API's open streams, which would last otherwise."""

    async def listen(self, host: str, on_visit: Callable[[str], None]) -> Listener:
        """Opens a listener for phones at home, on the server's own port if it is free. Raises OSError."""
        port = self.servers[0].sockets[0].getsockname()[1]
        try:
            opened = open_socket(host, port)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            opened = open_socket(host, 0)
        listener = Listener(host, opened.getsockname()[1], lambda: self._close(server, config))
        app = make_invited_app(self._app, listener.authority)

        async def visited(scope: Scope, receive: Receive, send: Send) -> None:
            on_visit(client_address(scope))
            await app(scope, receive, send)

        config = configure(visited, self._app.services.settings, MOST_INVITED)
        config.load()
        protocol = partial(config.http_protocol_class, config, self.server_state, self.lifespan.state)
        server = await asyncio.get_running_loop().create_server(protocol, sock=opened, backlog=config.backlog)
        self.servers.append(server)
        return listener

    def _close(self, server: asyncio.Server, config: uvicorn.Config) -> None:
        """Closes a listener with its connections."""
        self.servers.remove(server)
        server.close()
        for connection in tuple(self.server_state.connections):
            if connection.config is config:
                connection.shutdown()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for end_stream in tuple(self._streams):
            end_stream()
        await super().shutdown(sockets)


def configure(app: ASGIApp, settings: Settings, most: int = MOST_CONNECTIONS) -> uvicorn.Config:
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
        limit_concurrency=most,
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
    server = Server(configure(app, settings), app)
    app.services.listen = server.listen
    tune_interpreter()
    with suppress(KeyboardInterrupt), _interrupted_by_sigterm():
        server.run(sockets=[listener])
    if app.services.start_error:
        raise app.services.start_error


def open_socket(host: str, port: int) -> socket.socket:
    """A socket that listens at an address. Raises OSError."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    # on Windows SO_REUSEADDR would let another program take the port over
    option = socket.SO_EXCLUSIVEADDRUSE if sys.platform == "win32" else socket.SO_REUSEADDR
    listener.setsockopt(socket.SOL_SOCKET, option, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    return listener


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
