"""A server that listens itself, and whose home network is an alias of the loopback address."""

import re
import socket
import threading
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import httpx2 as httpx

from tests.patience import PATIENCE
from tumblestar.app import http_server
from tumblestar.app.app import make_app
from tumblestar.features.at_home.network import HomeNetwork
from tumblestar.security.settings import Settings
from tumblestar.storage.store import Store
from tumblestar.web.services import Services

ALIAS = "127.0.0.2"
"""What stands for an address of a home network: no test uses one of a real network."""

OPEN: list[httpx.Client] = []
"""The browsers of a test, which are closed with its server."""


class HomeServer:
    """A server at 127.0.0.1, in a thread of its own."""

    def __init__(self, port: int, services: Services) -> None:
        self.origin, self.services = f"http://127.0.0.1:{port}", services
        self.network = services.find(HomeNetwork)

    def host(self) -> "Visitor":
        """Somebody at this computer."""
        return Visitor(self.origin)

    def opened(self) -> "Visitor":
        """Somebody on the home network, once the listener was opened at this computer."""
        assert self.host().post("/at-home").status_code == 303
        return Visitor(self.network.origin)


class Visitor(httpx.Client):
    """One person's browser at an origin."""

    def __init__(self, origin: str, address: str = "127.0.0.1") -> None:
        """`address` is where they come from."""
        transport = httpx.HTTPTransport(local_address=address)
        super().__init__(base_url=origin, headers={"origin": origin}, timeout=PATIENCE, transport=transport)
        OPEN.append(self)

    def request(self, method: str, url: Any, **given: Any) -> httpx.Response:
        """Sends a request, once more where the server asks whether cookies are kept."""
        answer = super().request(method, url, **given)
        return super().request(method, answer.headers["location"], **given) if answer.status_code == 307 else answer

    def new(self, game: str = "twisty", **fields: str) -> str:
        """Makes a table with a seat for a friend; its path."""
        given = {"seats": "2", "seat-1": "me", "name-1": "Ann", "seat-2": "friend", "option-first": "1"}
        return self.post(f"/new/{game}", data=given | fields).headers["location"]

    def invitation(self, table: str) -> str:
        """The link to a free seat, as its host sees it."""
        return re.findall(r"http://[^\"<]*/join/[\w-]{32}", unescape(self.get(table).text))[0]


@contextmanager
def running(folder: Path, **settings: Any) -> Generator[HomeServer]:
    """A server over a folder."""
    listener = http_server.open_socket("127.0.0.1", 0)
    chosen = replace(Settings(pace=0.0), **settings)
    app = make_app(Store.open(folder), chosen)
    server = http_server.Server(http_server.configure(app, chosen), app)
    app.services.listen = server.listen
    found = HomeServer(listener.getsockname()[1], app.services)
    found.network.find_addresses = lambda: [ALIAS]
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        with socket.create_connection(listener.getsockname(), PATIENCE):  # it listens already, and answers soon
            yield found
    finally:
        while OPEN:
            OPEN.pop().close()
        server.should_exit = True
        thread.join(PATIENCE)
