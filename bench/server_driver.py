"""Clients of `bench.server_load`, many in one process: two players per table, or spectators.

    python -m bench.server_driver < config.json     prints its measurements as JSON

It has its own minimal WebSocket code, since a library would use more time than the measured server. It parses only
the parts of a message that it needs to continue. This applies to both protocols: ours (docs/server.md), and that of
boardgame.io, which is socket.io over engine.io.
"""

import asyncio
import json
import os
import re
import resource
import sys
import time
from collections.abc import Callable
from typing import Any

import orjson

from bench.page_client import patch_list
from tumblestar.play import PROTOCOL

WARM_UP_SECONDS = 2.0
"""Seconds from the first action to the start of the measurement."""


class Client(asyncio.Protocol):
    """One seat at one table, over a raw socket. Subclasses interpret the messages."""

    host = ""
    """Host and port of the server."""

    def __init__(self, driver: "Driver", table: "Table", seat: int) -> None:
        self.driver, self.table, self.seat = driver, table, seat
        self.buffer = b""
        self.is_open = False
        self.is_done = False
        """Whether this client knows that the game is over."""
        self.transport: asyncio.Transport
        self.bytes = 0
        self.messages = 0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Requests the upgrade to a WebSocket."""
        self.transport = transport
        host = self.host
        lines = [
            f"GET {self.path()} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            f"Origin: http://{host}",
        ]
        if cookie := self.cookie():
            lines.append(f"Cookie: {cookie}")
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def path(self) -> str:
        raise NotImplementedError

    def cookie(self) -> str:
        return ""

    def data_received(self, data: bytes) -> None:
        """Parses frames. Those of a server are not masked."""
        data = self.buffer + data if self.buffer else data
        if not self.is_open:
            head, match, data = data.partition(b"\r\n\r\n")
            if not match:
                self.buffer = head
                return
            if b" 101 " not in head[:16]:
                self.fail(head.decode(errors="replace"))
                return
            self.is_open = True
            self.on_open()
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if start + size > end:
                break
            kind, payload = data[at] & 15, data[start : start + size]
            at = start + size
            if kind == 1:
                self.bytes += size
                self.messages += 1
                self.on_message(payload)
            elif kind == 9:
                self.send(payload, 10)
            elif kind == 8:
                self.fail(f"closed: {int.from_bytes(payload[:2], 'big')}")
        self.buffer = data[at:]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.driver.is_over:
            self.fail(f"lost: {error}")

    def fail(self, why: str) -> None:
        """Records a failure."""
        self.driver.failures.append(why[:300])
        if not self.ready.done():
            self.ready.set_exception(RuntimeError(why))

    def send(self, payload: bytes, kind: int = 1) -> None:
        """Sends a frame with a mask of zeros, which leaves the payload as it is."""
        size = len(payload)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    def on_open(self) -> None:
        """Called when the socket is open."""

    def on_message(self, payload: bytes) -> None:
        raise NotImplementedError

    def act(self) -> None:
        """Sends the next action. Called only at this seat's turn."""
        raise NotImplementedError


class Table:
    """A table with its clients."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sent_at = self.seen_at = 0.0
        self.waiting: Client | None = None
        """The client to act next, in a paced run."""
        self.clients: list[Client] = []
        self.pair = 0
        """Number of the pair of cookies that plays here."""


class ProgramClient(Client):
    """A program's connection to tumblestar. It takes the first legal action."""

    number = 0
    seen = 0
    action = 0

    def path(self) -> str:
        return f"/live/{self.table.name}?as=json&protocol={PROTOCOL}"

    def cookie(self) -> str:
        return f"tumblestar={self.driver.config['cookies'][2 * self.table.pair + self.seat % 2]}"

    def on_message(self, payload: bytes) -> None:
        first, *_, last = payload.splitlines() * 2
        if first.startswith(b'{"type":"refused"'):
            self.fail(first.decode())
        if not last.startswith(b'{"type":"now"'):
            return
        message = orjson.loads(last)
        self.seen = message["n"]
        turn = message["actor"]
        if turn is None:
            self.driver.on_game_over(self)
        if not self.ready.done():
            self.ready.set_result(None)
        elif turn is not None and self.table.sent_at and first.startswith(b'{"type":"entry"'):  # not one's own
            self.driver.on_seen(self.table)
        if turn == self.seat + 1:
            self.action = message["legal"][0]["action"]
            self.driver.on_turn(self)

    def act(self) -> None:
        self.number += 1
        self.send(b'{"id":"%d","seen":%d,"do":"act","action":%d}' % (self.number, self.seen, self.action))


class PageClient(ProgramClient):
    """A page's connection to tumblestar, with a picture for every action. It clicks the first target of the board."""

    target = re.compile(r'data-action="(\d+)"')
    final = re.compile(r"<[^>]*(?<! hidden)>")
    """First element of the page section about the end of a game, once it is not hidden."""
    own = 0
    """Live number after this client's last action."""

    def __init__(self, driver: "Driver", table: "Table", seat: int) -> None:
        super().__init__(driver, table, seat)
        self.over: list[str] = []
        """The overlay of the board. Like a page, this client keeps the elements that are not sent again."""

    def path(self) -> str:
        return f"/live/{self.table.name}?protocol={PROTOCOL}"

    def on_message(self, payload: bytes) -> None:
        message = orjson.loads(payload)
        if not message.get("ok", True):
            self.fail(str(message["refused"]))
        elif "id" in message:
            self.own = message["n"]
        if "moment" not in message.get("parts", ()):
            return
        previous, self.seen, parts = self.seen, message["n"], message["parts"]
        new_events = self.seen - max(previous, self.own)
        if "over-board" in parts:
            self.over = patch_list(self.over, parts["over-board"])
        if not self.ready.done():
            self.ready.set_result(None)
        elif self.table.sent_at and new_events > 0:
            self.driver.on_seen(self.table, new_events)
        if self.final.match(parts.get("part-final", "")):
            self.driver.on_game_over(self)
        if "data-yours" in parts.get("part-status", "") and (match := self.target.search("".join(self.over))):
            self.action = int(match[1])
            self.driver.on_turn(self)


class BoardgameioClient(Client):
    """A client of boardgame.io's server."""

    state = re.compile(rb'"_stateID":(\d+)')
    player = re.compile(rb'"currentPlayer":"(\d)"')
    number = 0

    def path(self) -> str:
        return "/socket.io/?EIO=4&transport=websocket"

    def on_message(self, payload: bytes) -> None:
        kind = payload[:1]
        if kind == b"2":  # engine.io's ping
            self.send(b"3")
        elif kind == b"0":
            self.send(b"40/bench,")
        elif payload.startswith(b"40"):
            self.send(b'42/bench,["sync","%s","%d",null,2]' % (self.table.name.encode(), self.seat))
        elif payload.startswith((b'42/bench,["sync"', b'42/bench,["update"')):
            self.number = int(self.state.search(payload)[1])  # type: ignore[index]
            turn = int(self.player.search(payload)[1])  # type: ignore[index]
            if not self.ready.done():
                self.ready.set_result(None)
            elif payload.startswith(b'42/bench,["update"') and self.table.sent_at and turn == self.seat:
                self.driver.on_seen(self.table)
            if turn == self.seat:
                self.driver.on_turn(self)
        elif payload.startswith(b'42/bench,["error"'):
            self.fail(payload.decode())

    def act(self) -> None:
        self.send(
            b'42/bench,["update",{"type":"MAKE_MOVE","payload":{"type":"step","args":[%d],"playerID":"%d",'
            b'"credentials":null}},%d,"%s","%d"]'
            % (self.number % 24, self.seat, self.number, self.table.name.encode(), self.seat)
        )


class BoardgameioSpectator(BoardgameioClient):
    """A spectator of boardgame.io: receives every state."""

    def on_message(self, payload: bytes) -> None:
        kind = payload[:1]
        if kind in b"02":
            super().on_message(payload)
        elif payload.startswith(b"40"):
            self.send(b'42/bench,["sync","%s",null,null,2]' % self.table.name.encode())
        elif not self.ready.done() and payload.startswith(b'42/bench,["sync"'):
            self.ready.set_result(None)


class Spectator(ProgramClient):
    """A spectator, with a program's or a page's connection."""

    def path(self) -> str:
        return f"/live/{self.table.name}?protocol={PROTOCOL}" + "&as=json" * (self.driver.config.get("as") == "json")

    def on_message(self, payload: bytes) -> None:
        if not self.ready.done() and not payload.startswith(b'{"type":"hello'):
            self.ready.set_result(None)


class PageSpectator(Spectator):
    """A spectator beside players: receives the pictures."""

    def __init__(self, driver: "Driver", table: "Table", seat: int) -> None:
        super().__init__(driver, table, seat)
        self.is_done = True

    def cookie(self) -> str:
        return f"tumblestar={self.driver.config['cookies'][2]}"


SPECTATORS: dict[str, type[Client]] = {"page": PageSpectator, "theirs": BoardgameioSpectator}

KINDS: dict[str, Callable[["Driver", Table, int], Client]] = {
    "ours": ProgramClient,
    "page": PageClient,
    "theirs": BoardgameioClient,
    "look": Spectator,
}


class Driver:
    """All clients of this process, and their measurements."""

    def __init__(self, config: dict[str, Any]) -> None:
        self.config = config
        self.rate: float = config.get("rate", 0)
        self.tables = [Table(name) for name in config["tables"]]
        self.spares = [Table(name) for name in config.get("spares", [])]
        """Tables that replace those whose game is over. All are connected before the start."""
        self.all_tables = [*self.tables, *self.spares]
        self.is_playing = False
        self.is_measuring = False
        self.is_over = False
        self.actions = 0
        self.waits: list[float] = []
        self.failures: list[str] = []
        self.ended = 0
        self.started = 0.0

    def on_turn(self, client: Client) -> None:
        """Lets a client act, at once or when the pace allows it."""
        if self.is_playing and not self.rate:
            client.table.sent_at = time.perf_counter()
            client.act()
        else:
            client.table.waiting = client

    def on_seen(self, table: Table, count: int = 1) -> None:
        """Counts actions that the other seat has received, and the delay of the last one."""
        table.seen_at = time.perf_counter()
        if self.is_measuring:
            self.actions += count
            self.waits.append(time.perf_counter() - table.sent_at)

    def on_game_over(self, client: Client) -> None:
        """Handles the end of a client's game. When both clients know of it, a spare table replaces theirs."""
        table, client.is_done = client.table, True
        if self.is_over or not all(one.is_done for one in table.clients):
            return
        self.ended += 1
        if not self.spares:
            self.failures.append("a game has ended, and no spare table is left")
            return
        new = self.spares.pop()
        self.tables[self.tables.index(table)] = new
        if new.waiting and not self.rate:
            self.on_turn(new.waiting)

    async def pace(self) -> None:
        """Lets tables act in turn, at the total rate."""
        start, done, at = time.perf_counter(), 0, 0
        while self.is_playing:
            due = int((time.perf_counter() - start) * self.rate)
            while done < due:
                table = self.tables[at]
                at = (at + 1) % len(self.tables)
                done += 1
                if table.waiting:
                    client, table.waiting = table.waiting, None
                    table.sent_at = time.perf_counter()
                    client.act()
            await asyncio.sleep(0.001)

    async def run(self) -> dict[str, Any]:
        """Connects all clients, plays for the configured time, and returns the measurements."""
        config = self.config
        start = time.perf_counter()
        hosts = config.get("hosts") or [config["host"]]
        kind, seats = KINDS[config["kind"]], config.get("seats", 2)
        for number, table in enumerate(self.all_tables):
            table.pair = number // config.get("tables_of_pair", len(self.all_tables))
            for seat in range(seats):
                at = seat if config.get("where") == "apart" else number
                await self.connect(hosts[at % len(hosts)], kind, table, seat)
            for i in range(config.get("spectators", 0)):
                await self.connect(hosts[number % len(hosts)], SPECTATORS[config["kind"]], table, seats + i)
        await asyncio.gather(*(client.ready for table in self.all_tables for client in table.clients))
        connected = time.perf_counter() - start
        print(json.dumps({"connected": round(connected, 2)}), flush=True)
        if config["kind"] == "look":
            await asyncio.to_thread(sys.stdin.readline)
            self.is_over = True
            return {"failures": self.failures[:5]}
        if config.get("held"):  # another driver starts at the same time
            await asyncio.to_thread(sys.stdin.readline)
        self.is_playing = True
        pacing = asyncio.create_task(self.pace()) if self.rate else None
        if not self.rate:
            for table in self.tables:
                if table.waiting:
                    self.on_turn(table.waiting)
        await asyncio.sleep(WARM_UP_SECONDS)
        before, self.is_measuring, start = self.totals(), True, time.perf_counter()
        print(json.dumps({"measuring": True}), flush=True)
        cpu = time.process_time()
        await asyncio.sleep(config["seconds"])
        self.is_measuring = self.is_playing = False
        self.waits += self.unseen()
        elapsed, cpu = time.perf_counter() - start, time.process_time() - cpu
        after = self.totals()
        self.is_over = True
        if pacing:
            await pacing
        waits = sorted(self.waits)
        return {
            "actions": self.actions,
            "rate": self.actions / elapsed,
            "p50": waits[len(waits) // 2] * 1000 if waits else 0,
            "p99": waits[len(waits) * 99 // 100] * 1000 if waits else 0,
            "bytes": (after[0] - before[0]) / max(1, after[1] - before[1]),
            "messages": after[1] - before[1],
            "cpu": cpu / elapsed,
            "ended": self.ended,
            "failed": len(self.failures),
            "failures": self.failures[:5],
        }

    def unseen(self) -> list[float]:
        """The delays so far of actions that nobody has received for a second: a server may stand still."""
        now = time.perf_counter()
        return [now - table.sent_at for table in self.tables if table.seen_at < table.sent_at < now - 1.0]

    async def connect(self, host: str, kind: Any, table: Table, seat: int) -> None:
        """Connects one more client. Waits for all after every 50, so as not to flood the server."""
        loop = asyncio.get_running_loop()
        protocol = kind(self, table, seat)
        protocol.host = host
        name, port = host.split(":")
        own = (self.config["addresses"].format(1 + table.pair), 0) if "addresses" in self.config else None
        _, client = await loop.create_connection(lambda: protocol, name, int(port), local_addr=own)
        table.clients.append(client)  # type: ignore[arg-type]
        self.started += 1
        if self.started % 50 == 0:
            await asyncio.gather(*(one.ready for one in table.clients))

    def totals(self) -> tuple[int, int]:
        clients = [client for table in self.all_tables for client in table.clients]
        return sum(client.bytes for client in clients), sum(client.messages for client in clients)


def main() -> None:
    """Reads the configuration from standard input and prints the measurements."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    config = json.loads(sys.stdin.readline())
    try:
        import uvloop

        run: Callable[[Any], Any] = uvloop.run
    except ImportError:
        run = asyncio.run
    print(json.dumps(run(Driver(config).run())), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
