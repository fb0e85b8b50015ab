"""Server process of `bench.server_sockets`: tumblestar's application over one of several WebSocket implementations.

    python -m bench.socket_servers KIND FOLDER      serves the tables of a folder; prints its address

The adapters for picows and Granian are experiments, with only what the measurement needs.
"""

import asyncio
import socket
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from tumblestar.play.fast.eager_start import start_eagerly
from tumblestar.play.fast.protocol import Mailbox, call_batched
from tumblestar.play.transport import EXTENSION, Handling, OnDrain, OnMessages, Work

# ------------------------------------------------------------------------------------------------ uvicorn


def serve_ours(folder: str, **config: Any) -> None:
    """Serves as `tumblestar serve` does. `config` replaces entries of uvicorn's configuration."""
    import uvicorn

    from tumblestar.app.run import serve
    from tumblestar.security.settings import Settings

    original = uvicorn.Config
    uvicorn.Config = lambda *args, **settings: original(*args, **(settings | config))  # type: ignore[assignment, misc]
    serve(Settings(data=folder, port=0, limits=False, pace=0), open_browser=False, lang="en")


def serve_plain(folder: str) -> None:
    """Serves as `tumblestar serve --fast-sockets off` does."""
    from tumblestar.play.fast import websocket_protocol

    serve_ours(folder, ws=websocket_protocol(is_fast=False))


# ------------------------------------------------------------------------------------------------ others


def _app(folder: str) -> Any:
    from tumblestar.app.app import make_app
    from tumblestar.app.http_server import tune_interpreter
    from tumblestar.security.settings import Settings
    from tumblestar.storage.store import Store

    app = make_app(Store.open(Path(folder)), Settings(data=folder, limits=False, pace=0))
    tune_interpreter()
    return app


def serve_granian(folder: str) -> None:
    """Serves by Granian in this process, over uvloop."""
    import logging

    import uvloop
    from granian.constants import HTTPModes, Interfaces
    from granian.server.embed import Server

    logging.disable(logging.WARNING)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]

    async def run() -> None:
        server = Server(_app(folder), port=port, interface=Interfaces.ASGI, http=HTTPModes.http1, log_enabled=False)
        asyncio.get_running_loop().call_later(1, _announce, port)
        await server.serve()

    uvloop.run(run())


def _announce(port: int) -> None:
    print(f"http://127.0.0.1:{port}/", flush=True)


def picows_listener() -> Any:
    """Creates the adapter class between picows and a table's connection, with the interface of a transport."""
    from picows import WSListener, WSMsgType, WSTransport

    class Listener(WSListener):  # type: ignore[misc, valid-type]
        """One connection. Messages are ASGI events until a table's connection takes over."""

        def __init__(self, events: Mailbox) -> None:
            super().__init__()
            self.events = events
            self.on_messages: OnMessages | None = None
            self.on_drain: OnDrain | None = None
            self.is_ready = True
            self.out: list[bytes] = []
            self.texts: list[str] = []
            self.transport: WSTransport

        def on_ws_connected(self, transport: WSTransport) -> None:
            self.transport = transport

        def on_ws_frame(self, transport: WSTransport, frame: Any) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                if not self.on_messages:
                    self.events.put_nowait({"type": "websocket.receive", "text": frame.get_payload_as_utf8_text()})
                    return
                self.texts.append(frame.get_payload_as_utf8_text())
                if frame.last_in_buffer:
                    texts, self.texts = self.texts, []
                    if work := self.on_messages(texts):
                        self.start(work)
            elif frame.msg_type == WSMsgType.CLOSE:
                transport.send_close(frame.get_close_code())
                transport.disconnect()

        def on_ws_disconnected(self, transport: WSTransport) -> None:
            self.events.put_nowait({"type": "websocket.disconnect", "code": 1005})

        def pause_writing(self) -> None:
            self.is_ready = False

        def resume_writing(self) -> None:
            self.is_ready = True
            if self.on_drain and (work := self.on_drain()):
                self.start(work)

        # what the application calls

        async def receive(self) -> Any:
            return await self.events.get()

        async def send(self, event: Any) -> None:
            self.send_out()
            if event["type"] == "websocket.send":
                self.transport.send(WSMsgType.TEXT, event["text"])
            elif event["type"] == "websocket.close":
                self.transport.send_close(event.get("code", 1000))
                self.transport.disconnect()

        # what the table's socket calls

        def write(self, text: bytes) -> None:
            if not self.out:
                call_batched(self.send_out)
            self.out.append(text)

        def send_out(self) -> None:
            out, self.out = self.out, []
            for text in out:
                self.transport.send(WSMsgType.TEXT, text)

        def open(self, on_messages: OnMessages, on_drain: OnDrain) -> Any:
            self.on_messages, self.on_drain = on_messages, on_drain
            return self

        def pause_reading(self) -> None:
            self.transport.underlying_transport.pause_reading()

        def resume_reading(self) -> None:
            self.transport.underlying_transport.resume_reading()

        def start(self, work: Handling) -> Work | None:
            return start_eagerly(work)

    return Listener


def serve_picows(folder: str) -> None:
    """Serves only WebSockets, by a picows server with its own transports over uvloop."""
    import uvloop
    from picows import WSTransport, WSUpgradeRequest, ws_create_server

    class Connection(picows_listener()):  # type: ignore[misc]
        """A connection that starts with a request to an application."""

        def __init__(self, request: WSUpgradeRequest, app: Any) -> None:
            super().__init__(Mailbox())
            self.request, self.app = request, app

        def on_ws_connected(self, transport: WSTransport) -> None:
            super().on_ws_connected(transport)
            self.events.put_nowait({"type": "websocket.connect"})
            path, _, query = self.request.path.partition(b"?")
            scope = {
                "type": "websocket",
                "asgi": {"version": "3.0", "spec_version": "2.4"},
                "http_version": "1.1",
                "scheme": "ws",
                "server": transport.underlying_transport.get_extra_info("sockname"),
                "client": transport.underlying_transport.get_extra_info("peername"),
                "root_path": "",
                "path": unquote(path.decode()),
                "raw_path": path,
                "query_string": query,
                "headers": [(key.lower().encode(), value.encode()) for key, value in self.request.headers.items()],
                "subprotocols": [],
                "extensions": {EXTENSION: self},
            }
            self.task = asyncio.create_task(self.app(scope, self.receive, self.send))

    async def run() -> None:
        app = _app(folder)
        async with app.router.lifespan_context(app):
            server = await ws_create_server(
                lambda request: Connection(request, app), "127.0.0.1", 0, max_frame_size=64_000, backlog=1024
            )
            _announce(server.sockets[0].getsockname()[1])
            await server.serve_forever()

    uvloop.run(run())


def serve_picows_in_uvicorn(folder: str) -> None:
    """Serves by uvicorn; picows handles a connection's frames after the application has accepted it.

    HTTP and WebSockets share a port. picows has no public interface for this.
    """
    import logging

    from picows import WSAutoPingStrategy
    from picows.picows import WSProtocol
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

    class Protocol(WebSocketsSansIOProtocol):
        """uvicorn's WebSocket protocol, which parses the request and calls the application."""

        listener: Any = None
        head = b""

        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            self.queue = Mailbox()  # type: ignore[assignment]

        def data_received(self, data: bytes) -> None:
            self.head += data
            super().data_received(data)

        async def send(self, message: Any) -> None:
            if self.listener:
                await self.listener.send(message)
            elif message["type"] == "websocket.accept":
                self.start_picows()
            else:
                await super().send(message)

        def start_picows(self) -> None:
            listener = self.listener = listener_class(self.queue)
            self.scope["extensions"][EXTENSION] = listener  # type: ignore[index]
            self.handshake_complete = True
            protocol = WSProtocol(
                *(None, None, False, lambda _request: listener, log, True, None, False, 20, 20),
                *(WSAutoPingStrategy.PING_WHEN_IDLE, True, self.config.ws_max_size, None, 2048),
            )
            protocol.connection_made(self.transport)
            self.transport.set_protocol(protocol)
            head, self.head = self.head, b""
            while head:
                buffer = protocol.get_buffer(-1)
                part, head = head[: len(buffer)], head[len(buffer) :]
                buffer[: len(part)] = part
                protocol.buffer_updated(len(part))
            self.request.headers.clear()
            del self.request, self.response

    listener_class, log = picows_listener(), logging.LoggerAdapter(logging.getLogger("picows"))
    serve_ours(folder, ws=Protocol)


KINDS: dict[str, tuple[Callable[[str], None], str]] = {
    "ours": (serve_ours, "uvloop"),
    "picows": (serve_picows, "picows"),
    "uvicorn, picows": (serve_picows_in_uvicorn, "picows"),
    "granian": (serve_granian, "granian"),
    "plain": (serve_plain, "uvloop"),
    "uvicorn, websockets": (lambda folder: serve_ours(folder, http="auto", ws="websockets-sansio"), "uvloop"),
    "uvicorn, wsproto": (lambda folder: serve_ours(folder, http="auto", ws="wsproto"), "wsproto"),
}
"""The compared servers, and the library that each requires."""


def missing(kind: str) -> str:
    """The required library of a kind of server if it is not installed, else an empty string."""
    library = KINDS[kind][1]
    return "" if find_spec(library) else library


if __name__ == "__main__":
    KINDS[sys.argv[1]][0](sys.argv[2])
