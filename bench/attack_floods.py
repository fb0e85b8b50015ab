"""Twelve floods at once, each from an address of its own: frames, slow requests, unread responses, forms and files.

Each kind sends at most RATE bytes per second, like one home connection. `bench.server_attack` runs them.
"""

import asyncio
import contextlib
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

RATE = 1_500_000
"""Bytes per second of one kind of attack."""
ATTACKERS = "127.0.0.{}"
WEBSOCKET = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
FORM = "Content-Type: application/x-www-form-urlencoded\r\n"


def frames(first: int, payload: bytes = b"", count: int = 1000) -> bytes:
    """`count` client frames with a mask of zeros."""
    return (bytes((first, 128 | len(payload), 0, 0, 0, 0)) + payload) * count


class Floods:
    """All attacks on one server. `counts` has the connections and bytes of each kind."""

    def __init__(self, host: str, seconds: float) -> None:
        self.host, self.seconds = host, seconds
        self.until = 0.0
        self.counts: Counter[str] = Counter()
        self.cookie, self.table = "tumblestar-check=1", ""

    async def act(self) -> None:
        """Runs all kinds of attack concurrently, each from its own address, until the time is up."""
        self.until = time.monotonic() + self.seconds
        pongs, pings, empty = frames(0x8A), frames(0x89, b"p" * 125), frames(0x01, b"a", 1) + frames(0x00)
        messages = frames(0x81, b'{"id":"f","do":"look","at":0}')
        own, nowhere = f"/live/{self.table}", "/live/nosuch"
        half = f"GET / HTTP/1.1\r\nHost: {self.host}\r\n".encode()
        whole = half + b"\r\n"
        head = b'--x\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n'
        attacks: list[tuple[str, int, Callable[..., Awaitable[None]], tuple[Any, ...]]] = [
            ("pongs", 1, self.flood, (self.upgrade(own), pongs)),
            ("pongs, no such table", 1, self.flood, (self.upgrade(nowhere), pongs)),
            ("continuation frames", 1, self.flood, (self.upgrade(own), empty)),
            ("messages", 1, self.flood, (self.upgrade(own), messages)),
            ("pings, pongs unread", 1, self.flood, (self.upgrade(own), pings, False)),
            ("a second request without an end", 200, self.drip, (whole + half, b"x: y\r\n")),
            ("silent connections", 400, self.drip, (b"", b"")),
            ("responses unread", 50, self.flood, (b"", whole, False)),
            ("forms of separators", 2, self.flood, (b"", self.post("/settings", FORM, b"&" * 60_000))),
            ("forms that are too long", 1, self.flood, (b"", self.post("/settings", FORM, b"&" * 1_490_000))),
            ("files", 2, self.flood, (b"", self.post(
                "/tables/open", "Content-Type: multipart/form-data; boundary=x\r\n",
                head + b"\r\n-" * 400_000 + b"\r\n--x--\r\n"))),
            ("requests", 4, self.flood, (b"", whole)),
        ]  # fmt: skip
        await asyncio.gather(
            *(
                self.repeat(name, ATTACKERS.format(2 + number), count, attack, *args)
                for number, (name, count, attack, args) in enumerate(attacks)
                for _ in range(count)
            )
        )

    async def prepare(self) -> None:
        """Creates a table for the attackers."""
        fields = b"seats=2&seat-1=me&name-1=Eve&seat-2=person&chance=seed&seed=e"
        reader, writer = await asyncio.open_connection(*self.host.split(":"), local_addr=(ATTACKERS.format(99), 0))
        writer.write(self.post("/new/twisty", FORM + "Connection: close\r\n", fields))
        answer = (await reader.read()).decode()
        writer.close()
        self.cookie = re.findall(r"(?i)set-cookie: (tumblestar-[0-9a-f]{8}=[^;]+)", answer)[0]
        self.table = re.findall(r"(?i)location: /table/(\S+)", answer)[0]

    def upgrade(self, path: str) -> bytes:
        """A request to open a WebSocket."""
        return self._head("GET", path, WEBSOCKET)

    def post(self, path: str, more: str, body: bytes) -> bytes:
        return self._head("POST", path, f"{more}Content-Length: {len(body)}\r\n") + body

    def _head(self, method: str, path: str, more: str) -> bytes:
        own = f"Host: {self.host}\r\nOrigin: http://{self.host}\r\nCookie: {self.cookie}\r\n"
        return f"{method} {path} HTTP/1.1\r\n{own}{more}\r\n".encode()

    async def repeat(
        self, name: str, address: str, count: int, attack: Callable[..., Awaitable[None]], *args: Any
    ) -> None:
        """Repeats an attack whenever the server closes the connection; at least one of each kind connects."""
        connections = f"{name}: connections"
        while (left := self.until - time.monotonic()) > 0 or not self.counts[connections]:
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(max(left, 1.0)):
                    reader, writer = await asyncio.open_connection(*self.host.split(":"), local_addr=(address, 0))
                    self.counts[connections] += 1
                    try:
                        await attack(name, count, reader, writer, *args)
                    finally:
                        writer.transport.abort()
            await asyncio.sleep(0.2)

    async def flood(
        self, name: str, count: int, reader: Any, writer: Any, first: bytes, payload: bytes, is_read: bool = True
    ) -> None:
        """Sends the same payload repeatedly at the rate; reads responses if `is_read`."""
        writer.write(first)
        if first and b" 101 " not in await reader.readuntil(b"\r\n"):
            return
        if not is_read:
            writer.transport.pause_reading()
        reading = asyncio.create_task(self._read(reader)) if is_read else None
        try:
            while not writer.is_closing() and not (reading and reading.done()):
                writer.write(payload)
                await writer.drain()
                self.counts[f"{name}: bytes"] += len(payload)
                await asyncio.sleep(len(payload) * count / RATE)
        finally:
            if reading:
                reading.cancel()

    async def drip(self, name: str, count: int, reader: Any, writer: Any, first: bytes, payload: bytes) -> None:
        """Starts a request, continues it every second, and never ends it."""
        writer.write(first)
        reading = asyncio.create_task(self._read(reader))
        try:
            while not writer.is_closing() and not reading.done():
                writer.write(payload)
                self.counts[f"{name}: bytes"] += len(payload)
                await asyncio.wait([reading], timeout=1)
        finally:
            reading.cancel()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(OSError):
            while await reader.read(65536):
                pass
