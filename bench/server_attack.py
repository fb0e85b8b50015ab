"""Delays and memory that players see while others attack the server.

    python -m bench.server_attack                  five minutes: five rounds of three measurements each
    python -m bench.server_attack --rounds 1       shorter
    python -m bench.server_attack --keep           also writes bench/results/server_attack.json

Each round measures without an attack (`quiet`), with the attack on another server of the same machine (`beside`), and
with the attack on the players' server (`attacked`). `beside` is the control: attackers that only share two cores with
the players. The printed figures are medians of all rounds.

Two players at each of 100 tables act at a fixed pace, over the WebSockets of programs (bench/server_driver.py). The
server has its default limits. The attackers run in another process and use other loopback addresses. Each kind of
attack sends at most RATE bytes per second, like one home connection. The target is a p99 that at most doubles.
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
from bench.server_load import ROOT, Served, driver_process, fill, next_report, our_server

TABLES, PACE = 100, 200.0
"""Number of tables, and total actions per second."""
TABLES_OF_PAIR = 20
"""Tables of the same two players; the server allows a person forty connections."""
RATE = 1_500_000
"""Bytes per second of one kind of attack."""
SITUATIONS = ("quiet", "beside", "attacked")
"""No attack; an attack on another server of the same machine; an attack on the players' own."""
ATTACKERS = "127.0.0.{}"
WEBSOCKET = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
FORM = "Content-Type: application/x-www-form-urlencoded\r\n"


def frames(first: int, payload: bytes = b"", count: int = 1000) -> bytes:
    """`count` client frames with a mask of zeros."""
    return (bytes((first, 128 | len(payload), 0, 0, 0, 0)) + payload) * count


class Attackers:
    """All attacks on one server. `counts` has the connections and bytes of each kind."""

    def __init__(self, host: str, seconds: float, only: str = "") -> None:
        self.host = host
        self.only = only
        self.until = time.monotonic() + seconds
        self.counts: Counter[str] = Counter()
        self.cookie, self.table = "tumblestar-check=1", ""

    async def run(self) -> dict[str, int]:
        """Runs all kinds of attack concurrently, each from its own address, until the time is up."""
        await self._create_table()
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
                if self.only in name
                for _ in range(count)
            )
        )
        return dict(self.counts)

    async def _create_table(self) -> None:
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


@contextmanager
def attacking(
    served: Served, seconds: float, only: str = "", *, gives_way: bool = True
) -> Iterator[subprocess.Popen[str]]:
    """Runs attackers in another process, with low priority if it `gives_way`."""
    command = [
        *(["nice"] if gives_way else []),
        sys.executable,
        "-m",
        "bench.server_attack",
        "--attack",
        served.host,
        "--seconds",
        str(seconds),
    ]
    command += ["--only", only]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def measure(
    seconds: float,
    tables: int = TABLES,
    pace: float = PACE,
    *,
    attack_on: str = "attacked",
    only: str = "",
    gives_way: bool = True,
) -> dict[str, Any]:
    """Measures players at a new server for `seconds`, with the counts of the attackers.

    `attack_on`: one of `SITUATIONS`. Attackers without `gives_way` get as much of the processor as the players.
    """
    pairs = -(-tables // TABLES_OF_PAIR)
    cookies = [secrets.token_urlsafe(32) for _ in range(2 * pairs)]
    with tempfile.TemporaryDirectory() as data:
        names: list[str] = []
        for pair in range(pairs):
            names += fill(
                Path(data), min(TABLES_OF_PAIR, tables - len(names)), cookies=cookies[2 * pair : 2 * pair + 2]
            )
        args = {"kind": "ours", "tables": names, "seconds": seconds, "rate": pace, "cookies": cookies}
        with our_server(Path(data), limits=True) as served, contextlib.ExitStack() as stack:
            args |= {"host": served.host, "tables_of_pair": TABLES_OF_PAIR, "addresses": "127.0.1.{}"}
            driver = stack.enter_context(driver_process(args))
            next_report(driver)
            attack = None
            if attack_on != "quiet":
                target = served
                if attack_on == "beside":
                    target = stack.enter_context(other_server())
                attack = stack.enter_context(attacking(target, seconds, only, gives_way=gives_way))
            next_report(driver)
            max_memory, cpu = served.memory(), served.cpu()
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                time.sleep(min(0.5, seconds / 10))
                max_memory = max(max_memory, served.memory())
            results = next_report(driver) | {"memory": max_memory, "core": (served.cpu() - cpu) / seconds}
            if attack:
                assert attack.stdout
                results["attacks"] = json.loads(attack.stdout.readline())
            return results


@contextmanager
def other_server() -> Iterator[Served]:
    """A server without tables, as the target of the control."""
    with tempfile.TemporaryDirectory() as data, our_server(Path(data), limits=True) as served:
        yield served


def compare(seconds: float, rounds: int, only: str = "") -> dict[str, Any]:
    """Medians of all rounds in each situation, with the p99 of every round."""
    results: dict[str, list[dict[str, Any]]] = {name: [] for name in SITUATIONS}
    for _ in range(rounds):
        for name in SITUATIONS:
            results[name].append(measure(seconds, attack_on=name, only=only))
    medians = {
        name: {key: median(f[key] for f in measured) for key in ("rate", "p50", "p99", "memory", "core", "failed")}
        for name, measured in results.items()
    }
    attacks: Counter[str] = Counter()
    for one in results["attacked"]:
        attacks.update(one["attacks"])
    return medians | {
        "p99 of all rounds": {name: [f["p99"] for f in measured] for name, measured in results.items()},
        "failures": [failure for measured in results.values() for f in measured for failure in f["failures"]],
        "attacks": dict(attacks),
    }


def main() -> None:
    """Measures, or attacks in a child process."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_attack", description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=20.0, help="length of each measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    parser.add_argument("--only", default="", help="only attacks whose name contains this")
    parser.add_argument("--attack", metavar="HOST", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.attack:
        print(json.dumps(asyncio.run(Attackers(args.attack, args.seconds, args.only).run())), flush=True)
        os._exit(0)
    start_commit = commit()
    results = compare(args.seconds, args.rounds, only=args.only)
    for name in SITUATIONS:
        f = results[name]
        print(
            f"{name:10} {f['rate']:6.0f} actions/s  p50 {f['p50']:6.1f} ms  p99 {f['p99']:6.1f} ms  "
            f"{f['memory']:5.0f} MB  {f['core']:4.0%} of a core  {f['failed']:.0f} failures  "
            f"p99 of each round: {', '.join(f'{p99:.1f}' for p99 in results['p99 of all rounds'][name])}"
        )
    for other in ("quiet", "beside"):
        print(f"p99 attacked is {results['attacked']['p99'] / results[other]['p99']:.2f} times that of {other}")
    for name, count in results["attacks"].items():
        print(f"  {name:45} {count:12,}")
    print(machine())
    if args.keep:
        write("server_attack", "server_attack", {"figures": results}, start_commit)


if __name__ == "__main__":
    main()
