"""Connections that attack: floods of frames, unread responses, endless requests."""

import asyncio
import contextlib
import ipaddress
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from tests.app.test_hostile import WAIT, Process, ask, closing
from tests.app.test_hostile import running as running
from tests.app.test_hostile import table as table
from tests.marks import rest_slow, slow
from tests.play.fast.test_protocol import FakeSocket, frame, look
from tumblestar.play import PROTOCOL
from tumblestar.play.fast.protocol import FastTransport, FastWebSocketProtocol
from tumblestar.security import limits, protocols
from tumblestar.security.limits import Limits
from tumblestar.security.protocols import Admission, WebSocketProtocol

REQUEST = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
App = Callable[..., Awaitable[None]]
Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[Any]]


@asynccontextmanager
async def listening(
    app: App, counted: Limits | None = None, ws: type[WebSocketProtocol] = WebSocketProtocol
) -> AsyncIterator[Any]:
    """The protocols over an app of the test's own; gives the address."""
    config = Config(app, http=Admission, ws=ws, lifespan="off", log_config=None)
    config.load()
    state = ServerState()
    app_state = {"limits": counted}
    server = await asyncio.get_running_loop().create_server(lambda: Admission(config, state, app_state), "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()
    finally:
        for task in state.tasks:
            task.cancel()
        server.close()


def talked(app: App, talk: Talk, ws: type[WebSocketProtocol] = WebSocketProtocol) -> Any:
    """What comes of one connection's talk with an app."""

    async def go() -> Any:
        async with listening(app, ws=ws) as address:
            reader, writer = await asyncio.open_connection(*address)
            try:
                async with asyncio.timeout(WAIT):
                    return await talk(reader, writer)
            finally:
                writer.transport.abort()

    return asyncio.run(go())


def opened(process: Process, table: str) -> socket.socket:
    """A line to a table as a bare socket, of which nothing is read by itself."""
    cookies = "; ".join(f"{name}={value}" for name, value in process.cookies.items())
    head = f"host: {process.host}\r\norigin: http://{process.host}\r\ncookie: {cookies}\r\n".encode()
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.settimeout(WAIT)
    raw.connect(("127.0.0.1", process.port))
    raw.sendall(
        UPGRADE.replace(b"GET / ", f"GET /live/{table}?protocol={PROTOCOL} ".encode()).replace(b"host: x\r\n", head)
    )
    assert raw.recv(12) == b"HTTP/1.1 101"
    return raw


async def well(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


# ------------------------------------------------------------------------------------------------ frames


@pytest.mark.parametrize(
    ("begin", "repeated"),
    [
        pytest.param(b"", frame(b"", 0x8A), id="pongs"),
        pytest.param(b"", frame(b"", 0x89), id="pings", marks=[slow]),
        pytest.param(b"", frame(look("f")), id="messages"),
        pytest.param(frame(b"a", 0x01), frame(b"", 0x00), id="continuation", marks=[slow]),
    ],
)
def test_too_many_frames_close_only_that_connection(
    running: Process, table: str, begin: bytes, repeated: bytes
) -> None:
    with running.line(table) as other, running.line(table) as line:
        line.socket.sendall(begin + repeated * 2000)
        assert closing(line).code == 1008
        assert ask(other, id="still", do="look", at=0)["ok"]


def test_a_message_in_too_many_fragments_closes_the_connection(running: Process, table: str) -> None:
    """Fragments of no length, which the limit of a message's length never meets."""
    with running.line(table) as line:
        line.socket.sendall(frame(b"a", 0x01) + frame(b"", 0x00) * (protocols.MAX_FRAGMENTS + 1))
        assert closing(line).code == 1008


def test_an_unknown_table_is_refused_before_the_connection_opens(running: Process) -> None:
    with pytest.raises(InvalidStatus, match="404"), running.line("nosuch"):
        pass


@slow
@pytest.mark.parametrize("fast_sockets", rest_slow(["on", "off"]))
def test_pings_are_read_no_more_when_their_pongs_are_not(tmp_path: Path, fast_sockets: str) -> None:
    """Without limits, too: what may wait in the buffers of the system is all that anybody can send."""
    process = Process(tmp_path, "--limits", "off", "--fast-sockets", fast_sockets)
    try:
        raw, pings, sent = opened(process, process.new()), frame(b"p" * 125, 0x89) * 1000, 0
        raw.settimeout(2.0)
        with raw, contextlib.suppress(OSError):  # it is read no more, or has hung up
            while sent < 100_000_000:
                sent += raw.send(pings)
        assert sent < 100_000_000
        assert process.figure("process_resident_memory_bytes") < 300e6
    finally:
        process.process.kill()
        process.process.communicate()


def test_others_get_their_turn_while_one_sends_many_frames() -> None:
    fake, taken, turns = FakeSocket(), list[str](), list[int]()

    async def go() -> None:
        transport = FastTransport(cast("FastWebSocketProtocol", fake), 1_000)
        transport.open(taken.extend, lambda: None)
        transport.data_received(frame(b"text") * 1000)
        while len(taken) < 1000:
            turns.append(len(taken))
            await asyncio.sleep(0)

    asyncio.run(go())
    assert turns == list(range(protocols.MAX_FRAMES_PER_CALL, 1000, protocols.MAX_FRAMES_PER_CALL))
    assert taken == ["text"] * 1000


def test_a_buffer_that_grows_above_its_limit_is_cut() -> None:
    fake = FakeSocket()
    transport = FastTransport(cast("FastWebSocketProtocol", fake), 1_000)
    transport.open(lambda _: None, lambda: None)
    fake.transport.waiting = protocols.MAX_WRITE_BUFFER + 1
    transport.pause_writing()

    async def go() -> None:
        transport.write(b"more")
        await asyncio.sleep(0)

    asyncio.run(go())
    assert fake.transport.is_shut


@pytest.mark.parametrize("ws", [WebSocketProtocol, FastWebSocketProtocol])
@pytest.mark.parametrize("sent", [b"", frame(b"", 0x8A) * 10_000], ids=["silence", "pongs"])
def test_a_page_that_says_goodbye_is_soon_gone(
    monkeypatch: pytest.MonkeyPatch, sent: bytes, ws: type[WebSocketProtocol]
) -> None:
    """Whether they take no notice or go on sending."""
    monkeypatch.setattr(protocols, "CLOSE_TIMEOUT", 0.05)

    async def goodbye(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 4404})

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(UPGRADE + sent)
        said = b""
        try:
            while part := await reader.read(65536):
                said += part
        except ConnectionResetError:
            pass
        return said

    assert talked(goodbye, talk, ws).startswith(b"HTTP/1.1 101 ")


# ------------------------------------------------------------------------------------------------ requests


@pytest.mark.parametrize(
    "begun", [b"", b"GET / HTTP/1.1\r\nhost: x\r\n", b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nx"]
)
def test_a_second_request_has_to_end_as_well(monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(protocols, "REQUEST_TIMEOUT", 0.05)

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(REQUEST)
        assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200 ")
        writer.write(begun)
        try:
            while part := await reader.read(1000):
                assert part
        except ConnectionResetError:
            pass
        return b"closed"

    assert talked(well, talk) == b"closed"


def test_an_unread_response_is_not_buffered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "REQUEST_TIMEOUT", 0.05)
    ended = asyncio.Event()

    async def much(scope: Any, receive: Any, send: Any) -> None:
        try:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            for _ in range(100):
                await send({"type": "http.response.body", "body": b"x" * 1_000_000, "more_body": True})
            while (await receive())["type"] != "http.disconnect":
                pass
        finally:
            ended.set()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(REQUEST)
        cast("asyncio.Transport", writer.transport).pause_reading()
        await ended.wait()

    talked(much, talk)


async def is_answered(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
    writer.write(REQUEST)
    try:
        return bool(await reader.readuntil(b"ok"))
    except (asyncio.IncompleteReadError, ConnectionResetError):
        return False


def test_an_address_that_connects_too_often_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    """However soon each connection is closed. Later it may come again, and a proxy may always."""
    monkeypatch.setitem(limits.RATES, "connection", limits.Rate(3, 10.0, 1))
    now = 0.0

    async def connect(address: Any) -> bool:
        reader, writer = await asyncio.open_connection(*address)
        try:
            return await is_answered(reader, writer)
        finally:
            writer.transport.abort()

    async def go(counted: Limits) -> list[bool]:
        nonlocal now
        async with listening(well, counted) as address, asyncio.timeout(WAIT):
            found = [await connect(address) for _ in range(5)]
            now += 10.0
            return [*found, await connect(address), await connect(address)]

    assert asyncio.run(go(Limits(clock=lambda: now))) == [True] * 3 + [False] * 2 + [True, False]
    assert asyncio.run(go(Limits(is_on=False))) == [True] * 7
    assert asyncio.run(go(Limits(proxies=[ipaddress.ip_network("127.0.0.1/32")]))) == [True] * 7


def test_connections_of_one_address_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that have become WebSockets count as such; a proxy may have any number. Refused ones cost no protocol."""
    monkeypatch.setattr(limits, "CONNECTIONS_OF_ADDRESS", 3)
    built: list[int] = []

    class Counting(protocols.HttpProtocol):
        def __init__(self, *given: Any) -> None:
            built.append(1)
            super().__init__(*given)

    monkeypatch.setattr(protocols, "HttpProtocol", Counting)

    async def go(counted: Limits) -> list[bool]:
        async with listening(well, counted) as address, asyncio.timeout(WAIT):
            held = [await asyncio.open_connection(*address) for _ in range(5)]
            found = [await is_answered(*each) for each in held]
            for _, writer in held:
                writer.transport.abort()
            while counted._connections:
                await asyncio.sleep(0)
            reader, writer = await asyncio.open_connection(*address)
            found.append(await is_answered(reader, writer))
            writer.transport.abort()
            return found

    assert asyncio.run(go(Limits())) == [True] * 3 + [False] * 2 + [True]
    assert len(built) == 4
    assert asyncio.run(go(Limits(is_on=False))) == [True] * 6
    assert asyncio.run(go(Limits(proxies=[ipaddress.ip_network("127.0.0.0/8")]))) == [True] * 6
