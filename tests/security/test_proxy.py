"""Servers behind proxies: one that chooses at random, which costs time but nothing else, and Caddy, by the table."""

import asyncio
import json
import random
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect

from bench.server_load import COOKIES, fill
from bench.server_sites import caddy
from tests.marks import rest_slow
from tests.patience import PATIENCE
from tumblestar.app.app import make_app
from tumblestar.app.http_server import Server, configure
from tumblestar.play import PROTOCOL
from tumblestar.security import SCOPES, tokens
from tumblestar.security.settings import Settings
from tumblestar.storage import postgres
from tumblestar.storage.store import Store

pytestmark = pytest.mark.anyio
LAST = "end"
"""The id of the request that ends the game."""


class RandomProxy:
    """A TCP proxy that takes each connection to a port chosen at random."""

    def __init__(self, ports: list[int], seed: int) -> None:
        self.ports, self.rng, self.counts = ports, random.Random(seed), Counter[int]()
        self._open: set[asyncio.Future[Any]] = set()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[str]:
        """Its address, until all connections are closed."""
        async with await asyncio.start_server(self._handle, "127.0.0.1", 0) as server:
            yield f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
            while self._open:
                await asyncio.wait(self._open)

    async def _handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        port = self.rng.choice(self.ports)
        self.counts[port] += 1
        there = await asyncio.open_connection("127.0.0.1", port)
        both = asyncio.gather(pump(reader, there[1]), pump(there[0], writer))
        self._open.add(both)
        both.add_done_callback(self._open.discard)


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Passes on all bytes, and then the end."""
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()


@asynccontextmanager
async def served(database: str) -> AsyncIterator[int]:
    """The port of one more server."""
    settings = Settings(database=database, limits=False, pace=0)
    app = make_app(Store.open(database), settings)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = Server(configure(app, settings), app)
        running = asyncio.create_task(server.serve([listener]))
        yield listener.getsockname()[1]
        server.should_exit = True
        await running


class Friends:
    """Two people who play at one table by pages, programs and the API, each request on a connection of its own."""

    def __init__(self, host: str, table: str, secrets: list[str], http: httpx2.AsyncClient) -> None:
        self.host, self.table, self.secrets, self.http = host, table, secrets, http

    async def call(self, seat: int, method: str, path: str = "", **body: Any) -> dict[str, Any]:
        url = f"http://{self.host}/api/v1/tables/{self.table}{path}"
        headers = {"authorization": f"Bearer {self.secrets[seat]}"}
        answer = await self.http.request(method, url, headers=headers, json=body or None)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @asynccontextmanager
    async def socket(self, seat: int, query: str) -> AsyncIterator[ClientConnection]:
        url = f"ws://{self.host}/live/{self.table}?protocol={PROTOCOL}{query}"
        headers = {"cookie": f"tumblestar={COOKIES[seat]}"}
        origin: Any = f"http://{self.host}"
        async with connect(url, origin=origin, additional_headers=headers, proxy=None) as connection:
            yield connection

    async def act(self, seat: int, way: str, request: dict[str, Any]) -> int:
        """Acts in one of three ways; returns the live number of the answer."""
        if way == "api":
            return (await self.call(seat, "POST", "/act", **request))["n"]
        async with self.socket(seat, "&as=json" if way == "program" else "") as connection:
            await connection.send(json.dumps(request | {"do": "act"}))
            answer: dict[str, Any] = {}
            while answer.get("id") != request["id"]:
                answer = json.loads((await connection.recv()).splitlines()[0])  # a response is the first of its lines
        assert answer["ok"], answer
        return answer["n"]

    async def watch(self, seat: int, events: dict[int, str | None]) -> None:
        """Receives all events of the game, on one connection: the actions by number, and None for other events."""
        async with self.socket(seat, "&as=json&from=0") as connection:
            while True:
                for line in map(json.loads, (await connection.recv()).splitlines()):
                    if line["type"] == "entry":
                        assert line["n"] == len(events) + 1
                        events[line["n"]] = line["text"] or None
                    elif line["type"] == "now" and line["actor"] is None:
                        return


@pytest.mark.parametrize("actions", rest_slow([30, 900]))
async def test_a_proxy_that_chooses_at_random_loses_and_doubles_nothing(
    database: str, actions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every action is sent twice at once, and both answers are the same, whichever servers they came from.

    Six connections that are open from the start are told of all of them. It takes seconds, since the servers, the proxy
    and the database are real.
    """
    monkeypatch.setattr(postgres, "TIMEOUT", int(PATIENCE))
    (table,) = await asyncio.to_thread(fill, database, 1)
    store = Store.open(database)
    secrets = [tokens.new_token() for _ in range(2)]
    for seat, secret in zip(store.table(table).seats, secrets, strict=True):  # type: ignore[union-attr]
        digest, person = tokens.digest(secret), seat.holder
        await store.write(
            lambda connection, digest=digest, person=person: tokens.add_token(
                connection, digest, person, "Robo", SCOPES
            )
        )
    sent: list[str] = []
    async with AsyncExitStack() as stack:
        ports = [await stack.enter_async_context(served(database)) for _ in range(2)]
        proxy = RandomProxy(ports, seed=4)
        host = await stack.enter_async_context(proxy.listening())
        limits = httpx2.Limits(max_keepalive_connections=0)
        http = await stack.enter_async_context(httpx2.AsyncClient(timeout=PATIENCE, limits=limits))
        friends = Friends(host, table, secrets, http)
        received: list[dict[int, str | None]] = [{} for _ in range(6)]
        watching = [asyncio.create_task(friends.watch(i % 2, events)) for i, events in enumerate(received)]
        for i in range(actions):
            seen = await friends.call(i % 2, "GET")
            if seen["actor"] is None:
                break
            request = {"id": f"a{i}", "seen": seen["n"], "action": proxy.rng.choice(seen["legal"])["action"]}
            way = ("api", "page", "program")[i % 3]
            once, again = await asyncio.gather(*(friends.act(seen["actor"] - 1, way, request) for _ in range(2)))
            assert once == again > seen["n"]
            sent.append(request["id"])
        else:
            await friends.call(0, "POST", "/resign", id=LAST, seen=(await friends.call(0, "GET"))["n"])
            sent.append(LAST)
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*watching)
        headers = {"authorization": f"Bearer {secrets[0]}"}
        urls = [f"http://127.0.0.1:{port}/api/v1/tables/{table}/record" for port in ports]
        texts = [(await http.get(url, headers=headers)).text for url in urls]
        assert min(proxy.counts.values()) > len(sent)
    entries = store.entries(table)
    store.close()
    assert texts[0] == texts[1]
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert sorted(entry.client.partition(":")[2] for entry in entries if ":" in (entry.client or "")) == sorted(sent)
    played = {entry.number: entry.payload if entry.kind == "act" else None for entry in entries}
    assert all(events == played for events in received)


@asynccontextmanager
async def echo(name: str) -> AsyncIterator[tuple[int, asyncio.Server]]:
    """A server that answers every request with its name; its port."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 1\r\n\r\n{name}".encode())
        writer.close()
        await writer.wait_closed()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1], server


async def test_caddy_sends_a_table_to_one_server_and_to_another_when_that_is_gone() -> None:
    async with echo("a") as (port, first), echo("b") as (other, _), AsyncExitStack() as stack:
        running = caddy(f"to 127.0.0.1:{port} 127.0.0.1:{other}")
        host = await asyncio.to_thread(running.__enter__)
        stack.push(running.__exit__)
        http = await stack.enter_async_context(httpx2.AsyncClient(timeout=PATIENCE))

        async def answers(path: str) -> str:
            return (await http.get(f"http://{host}{path}")).text

        chosen = {table: await answers(f"/table/{table}") for table in map(str, range(24))}
        assert set(chosen.values()) == {"a", "b"}
        for table, name in chosen.items():
            paths = (f"/live/{table}?protocol=1", f"/table/{table}/record", f"/api/v1/tables/{table}/act")
            assert {await answers(path) for path in paths} == {name}
        first.close()
        assert {await answers(f"/table/{table}") for table in chosen} == {"b"}
