"""What players feel while others attack the server: waits and memory, without an attack and under one.

    python -m bench.server_attack                  five minutes: five rounds of three measurements each
    python -m bench.server_attack --rounds 1       shorter
    python -m bench.server_attack --keep           and kept in bench/results/server_attack.json

Each round measures without an attack (`quiet`), with the attack on another server of the same machine (`beside`), and
with the attack on the players' own (`attacked`). `beside` tells what attackers cost that only share two cores with
the players: on a machine of its own a server is spared that. Printed are medians of all rounds.

At 100 tables two players each act at a fixed pace, over WebSockets as programs use them (bench/server_driver.py). The
server has its usual limits. The attackers are in another process and come from other addresses of loopback; each kind
of attack sends at most RATE bytes a second, as one home connection can. The target is a p99 that at most doubles.
"""

import argparse
import asyncio
import contextlib
import json
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from bench.__main__ import commit, machine, write
from bench.server_load import ROOT, Served, driving, fill, ours, said

TABLES, PACE = 100, 200.0
"""Tables, and actions a second at all of them together."""
TABLES_OF_PAIR = 20
"""Tables of the same two players: nobody may have more than forty connections."""
RATE = 1_500_000
"""Bytes a second that one kind of attack sends."""
SITUATIONS = ("quiet", "beside", "attacked")
"""No attack; an attack on another server of the same machine; an attack on the players' own."""
ATTACKERS = "127.0.0.{}"
WEBSOCKET = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
FORM = "Content-Type: application/x-www-form-urlencoded\r\n"


def frames(first: int, payload: bytes = b"", count: int = 1000) -> bytes:
    """So many frames of a client, masked with zeros."""
    return (bytes((first, 128 | len(payload), 0, 0, 0, 0)) + payload) * count


class Attackers:
    """All attacks on one server; `counts` says how often each kind connected, and how many bytes it sent."""

    def __init__(self, host: str, seconds: float, only: str = "") -> None:
        self.host = host
        self.only = only
        self.until = time.monotonic() + seconds
        self.counts: Counter[str] = Counter()
        self.cookie = self.table = ""

    async def run(self) -> dict[str, int]:
        """Attacks in all ways at once, each from an address of its own, until the time is up."""
        await self._settle()
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
                self.repeat(name, ATTACKERS.format(2 + number), count, attack, *given)
                for number, (name, count, attack, given) in enumerate(attacks)
                if self.only in name
                for _ in range(count)
            )
        )
        return dict(self.counts)

    async def _settle(self) -> None:
        """Makes a table of the attackers' own."""
        fields = b"seats=2&seat-1=me&name-1=Eve&seat-2=person&chance=seed&seed=e"
        reader, writer = await asyncio.open_connection(*self.host.split(":"), local_addr=(ATTACKERS.format(99), 0))
        writer.write(self.post("/new/twisty", FORM + "Connection: close\r\n", fields))
        answer = (await reader.read()).decode()
        writer.close()
        self.cookie = re.findall(r"(?i)set-cookie: (tumblestar=[^;]+)", answer)[0]
        self.table = re.findall(r"(?i)location: /table/(\S+)", answer)[0]

    def upgrade(self, path: str) -> bytes:
        """A request for a WebSocket."""
        return self._head("GET", path, WEBSOCKET)

    def post(self, path: str, more: str, body: bytes) -> bytes:
        return self._head("POST", path, f"{more}Content-Length: {len(body)}\r\n") + body

    def _head(self, method: str, path: str, more: str) -> bytes:
        own = f"Host: {self.host}\r\nOrigin: http://{self.host}\r\nCookie: {self.cookie}\r\n"
        return f"{method} {path} HTTP/1.1\r\n{own}{more}\r\n".encode()

    async def repeat(
        self, name: str, address: str, count: int, attack: Callable[..., Awaitable[None]], *given: Any
    ) -> None:
        """Attacks again as soon as the server has hung up."""
        while time.monotonic() < self.until:
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + self.until - time.monotonic()):
                    reader, writer = await asyncio.open_connection(*self.host.split(":"), local_addr=(address, 0))
                    self.counts[f"{name}: connections"] += 1
                    try:
                        await attack(name, count, reader, writer, *given)
                    finally:
                        writer.transport.abort()
            await asyncio.sleep(0.2)

    async def flood(
        self, name: str, count: int, reader: Any, writer: Any, first: bytes, then: bytes, is_read: bool = True
    ) -> None:
        """Sends the same again and again at the rate, and reads what comes, or does not."""
        writer.write(first)
        if first and b" 101 " not in await reader.readuntil(b"\r\n"):
            return
        if not is_read:
            writer.transport.pause_reading()
        reading = asyncio.create_task(self._read(reader)) if is_read else None
        try:
            while not writer.is_closing() and not (reading and reading.done()):
                writer.write(then)
                await writer.drain()
                self.counts[f"{name}: bytes"] += len(then)
                await asyncio.sleep(len(then) * count / RATE)
        finally:
            if reading:
                reading.cancel()

    async def drip(self, name: str, count: int, reader: Any, writer: Any, first: bytes, then: bytes) -> None:
        """Begins a request, goes on with it every second, and never ends it."""
        writer.write(first)
        reading = asyncio.create_task(self._read(reader))
        try:
            while not writer.is_closing() and not reading.done():
                writer.write(then)
                self.counts[f"{name}: bytes"] += len(then)
                await asyncio.wait([reading], timeout=1)
        finally:
            reading.cancel()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(OSError):
            while await reader.read(65536):
                pass


@contextmanager
def attacking(served: Served, seconds: float, only: str = "") -> Iterator[subprocess.Popen[str]]:
    """Attackers in a process of their own, which gives way to others."""
    command = ["nice", sys.executable, "-m", "bench.server_attack", "--attack", served.host, "--seconds", str(seconds)]
    command += ["--only", only]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def measure(
    seconds: float, tables: int = TABLES, pace: float = PACE, *, attack_on: str = "attacked", only: str = ""
) -> dict[str, Any]:
    """What players feel at a server of their own for so long, and what the attackers did.

    `attack_on`: one of `SITUATIONS`.
    """
    pairs = -(-tables // TABLES_OF_PAIR)
    cookies = [secrets.token_urlsafe(32) for _ in range(2 * pairs)]
    with tempfile.TemporaryDirectory() as data:
        names: list[str] = []
        for pair in range(pairs):
            names += fill(
                Path(data), min(TABLES_OF_PAIR, tables - len(names)), cookies=cookies[2 * pair : 2 * pair + 2]
            )
        asked = {"kind": "ours", "tables": names, "seconds": seconds, "rate": pace, "cookies": cookies}
        with ours(Path(data), limits=True) as served, contextlib.ExitStack() as held:
            asked |= {"host": served.host, "tables_of_pair": TABLES_OF_PAIR, "addresses": "127.0.1.{}"}
            driver = held.enter_context(driving(asked))
            said(driver)
            attack = None
            if attack_on != "quiet":
                target = served
                if attack_on == "beside":
                    target = held.enter_context(other_server())
                attack = held.enter_context(attacking(target, seconds, only))
            said(driver)
            most, cpu = served.memory(), served.cpu()
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                time.sleep(min(0.5, seconds / 10))
                most = max(most, served.memory())
            found = said(driver) | {"memory": most, "core": (served.cpu() - cpu) / seconds}
            if attack:
                assert attack.stdout
                found["attacks"] = json.loads(attack.stdout.readline())
            return found


@contextmanager
def other_server() -> Iterator[Served]:
    """A server with no tables, to be attacked in the place of the players'."""
    with tempfile.TemporaryDirectory() as data, ours(Path(data), limits=True) as served:
        yield served


def compared(seconds: float, rounds: int, only: str = "") -> dict[str, Any]:
    """Medians of all rounds in each situation, and what the attack did to the players' p99."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in SITUATIONS}
    for _ in range(rounds):
        for name in SITUATIONS:
            found[name].append(measure(seconds, attack_on=name, only=only))
    medians = {
        name: {key: median(f[key] for f in all_of_it) for key in ("rate", "p50", "p99", "memory", "core", "failed")}
        for name, all_of_it in found.items()
    }
    attacks: Counter[str] = Counter()
    for one in found["attacked"]:
        attacks.update(one["attacks"])
    return medians | {
        "p99 of all rounds": {name: [f["p99"] for f in all_of_it] for name, all_of_it in found.items()},
        "failures": [failure for all_of_it in found.values() for f in all_of_it for failure in f["failures"]],
        "attacks": dict(attacks),
    }


def main() -> None:
    """Measures, or attacks."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_attack", description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=20.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    parser.add_argument("--only", default="", help="only attacks with this in their name")
    parser.add_argument("--attack", metavar="HOST", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.attack:
        print(json.dumps(asyncio.run(Attackers(asked.attack, asked.seconds, asked.only).run())), flush=True)
        os._exit(0)
    begun = commit()
    found = compared(asked.seconds, asked.rounds, only=asked.only)
    for name in SITUATIONS:
        f = found[name]
        print(
            f"{name:10} {f['rate']:6.0f} actions/s  p50 {f['p50']:6.1f} ms  p99 {f['p99']:6.1f} ms  "
            f"{f['memory']:5.0f} MB  {f['core']:4.0%} of a core  {f['failed']:.0f} failures  "
            f"p99 of each round: {', '.join(f'{p99:.1f}' for p99 in found['p99 of all rounds'][name])}"
        )
    for other in ("quiet", "beside"):
        print(f"p99 attacked is {found['attacked']['p99'] / found[other]['p99']:.2f} times that of {other}")
    for name, count in found["attacks"].items():
        print(f"  {name:45} {count:12,}")
    print(machine())
    if asked.keep:
        write("server_attack", "server_attack", {"figures": found}, begun)


if __name__ == "__main__":
    main()
