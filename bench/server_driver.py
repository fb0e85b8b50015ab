"""Clients for `bench.server_load`, many in one process of its own: two to a table, or spectators who only look.

    python -m bench.server_driver < asked.json     answers with what it measured, as JSON

It speaks WebSocket by itself, since a library would cost more than the server that is measured: frames in, frames out,
and of each message only what is needed to go on. Both protocols get the same treatment: ours (docs/server.md), and
that of boardgame.io, which is socket.io over engine.io.
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
from tumblestar.server.sockets.connection import PROTOCOL

SETTLING = 2.0
"""Seconds from the first action to the beginning of what is measured."""


class Client(asyncio.Protocol):
    """One seat at one table, over a raw socket. Subclasses know what the messages mean."""

    host = ""
    """Where it is connected to."""

    def __init__(self, driver: "Driver", table: "Table", seat: int) -> None:
        self.driver, self.table, self.seat = driver, table, seat
        self.buffer = b""
        self.is_open = False
        self.is_done = False
        """Whether it knows that the game is over."""
        self.transport: asyncio.Transport
        self.bytes = 0
        self.messages = 0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Asks for a WebSocket."""
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
        """Takes frames apart; a server's are not masked."""
        data = self.buffer + data if self.buffer else data
        if not self.is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            if b" 101 " not in head[:16]:
                self.fail(head.decode(errors="replace"))
                return
            self.is_open = True
            self.begin()
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
                self.take(payload)
            elif kind == 9:
                self.send(payload, 10)
            elif kind == 8:
                self.fail(f"closed: {int.from_bytes(payload[:2], 'big')}")
        self.buffer = data[at:]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.driver.is_over:
            self.fail(f"lost: {error}")

    def fail(self, why: str) -> None:
        """Something is not as it should be: counted, and the first few told."""
        self.driver.failures.append(why[:300])
        if not self.ready.done():
            self.ready.set_exception(RuntimeError(why))

    def send(self, payload: bytes, kind: int = 1) -> None:
        """Sends a frame, masked with zeros: that is a mask, and leaves the payload as it is."""
        size = len(payload)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    def begin(self) -> None:
        """The socket is open."""

    def take(self, payload: bytes) -> None:
        raise NotImplementedError

    def act(self) -> None:
        """Does the next action; only called when it is this seat's turn."""
        raise NotImplementedError


class Table:
    """A table with two clients: when it was last acted at, and who is to act now."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sent_at = 0.0
        self.waiting: Client | None = None
        """Who may act, in a paced run."""
        self.clients: list[Client] = []
        self.pair = 0
        """Which two of the persons with cookies play here."""


class Ours(Client):
    """A client of tumblestar's line for programs. It takes the first action that is legal."""

    number = 0
    seen = 0
    action = 0

    def path(self) -> str:
        return f"/live/{self.table.name}?as=json&protocol={PROTOCOL}"

    def cookie(self) -> str:
        return f"tumblestar={self.driver.asked['cookies'][2 * self.table.pair + self.seat % 2]}"

    def take(self, payload: bytes) -> None:
        said = orjson.loads(payload)
        if not said.get("ok", True):
            self.fail(str(said["refused"]))
        if "state" not in said:
            return
        self.seen = said["n"]
        turn = said["actor"]
        if turn is None:
            self.driver.over(self)
        if not self.ready.done():
            self.ready.set_result(None)
        elif turn is not None and self.table.sent_at and said["events"][0]["actor"] == 2 - self.seat:
            self.driver.seen(self.table)
        if turn == self.seat + 1:
            self.action = said["legal"][0]["action"]
            self.driver.turn(self)

    def act(self) -> None:
        self.number += 1
        self.send(b'{"id":"%d","seen":%d,"do":"act","action":%d}' % (self.number, self.seen, self.action))


class Page(Ours):
    """A client of a page's line, which gets a picture with every action. It clicks the first target of the board."""

    target = re.compile(r'data-action="(\d+)"')
    final = re.compile(r"<[^>]*(?<! hidden)>")
    """How the end of a game is told begins once it is there: with an element that is not hidden."""
    own = 0
    """The number that this client's last action has reached."""

    def __init__(self, driver: "Driver", table: "Table", seat: int) -> None:
        super().__init__(driver, table, seat)
        self.over: list[str] = []
        """What lies over the board: as its page would, this client keeps what is not sent again."""

    def path(self) -> str:
        return f"/live/{self.table.name}?protocol={PROTOCOL}"

    def take(self, payload: bytes) -> None:
        said = orjson.loads(payload)
        if not said.get("ok", True):
            self.fail(str(said["refused"]))
        elif "answer" in said:
            self.own = said["n"]
        if "moment" not in said.get("parts", ()):
            return
        had, self.seen, parts = self.seen, said["n"], said["parts"]
        fresh = self.seen - max(had, self.own)
        if "over" in parts:
            self.over = patch_list(self.over, parts["over"])
        if not self.ready.done():
            self.ready.set_result(None)
        elif self.table.sent_at and fresh > 0:
            self.driver.seen(self.table, fresh)
        if self.final.match(parts.get("part-final", "")):
            self.driver.over(self)
        if "data-yours" in parts.get("part-status", "") and (found := self.target.search("".join(self.over))):
            self.action = int(found[1])
            self.driver.turn(self)


class Theirs(Client):
    """A client of boardgame.io's server."""

    state = re.compile(rb'"_stateID":(\d+)')
    player = re.compile(rb'"currentPlayer":"(\d)"')
    number = 0

    def path(self) -> str:
        return "/socket.io/?EIO=4&transport=websocket"

    def take(self, payload: bytes) -> None:
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
                self.driver.seen(self.table)
            if turn == self.seat:
                self.driver.turn(self)
        elif payload.startswith(b'42/bench,["error"'):
            self.fail(payload.decode())

    def act(self) -> None:
        self.send(
            b'42/bench,["update",{"type":"MAKE_MOVE","payload":{"type":"step","args":[%d],"playerID":"%d",'
            b'"credentials":null}},%d,"%s","%d"]'
            % (self.number % 24, self.seat, self.number, self.table.name.encode(), self.seat)
        )


class TheirOnlooker(Theirs):
    """Somebody who looks on there: gets every state, and does nothing."""

    def take(self, payload: bytes) -> None:
        kind = payload[:1]
        if kind in b"02":
            super().take(payload)
        elif payload.startswith(b"40"):
            self.send(b'42/bench,["sync","%s",null,null,2]' % self.table.name.encode())
        elif not self.ready.done() and payload.startswith(b'42/bench,["sync"'):
            self.ready.set_result(None)


class Looker(Ours):
    """Somebody who only looks: at a program's line, or at that of a page."""

    def path(self) -> str:
        return f"/live/{self.table.name}?protocol={PROTOCOL}" + "&as=json" * (self.driver.asked.get("as") == "json")

    def take(self, payload: bytes) -> None:
        if not self.ready.done() and not payload.startswith(b'{"hello'):
            self.ready.set_result(None)


class Onlooker(Looker):
    """Somebody who looks on while others play: gets the pictures, and does nothing."""

    def __init__(self, driver: "Driver", table: "Table", seat: int) -> None:
        super().__init__(driver, table, seat)
        self.is_done = True

    def cookie(self) -> str:
        return f"tumblestar={self.driver.asked['cookies'][2]}"


ONLOOKERS: dict[str, type[Client]] = {"page": Onlooker, "theirs": TheirOnlooker}

KINDS: dict[str, Callable[["Driver", Table, int], Client]] = {
    "ours": Ours,
    "page": Page,
    "theirs": Theirs,
    "look": Looker,
}


class Driver:
    """All clients of this process, and what they have measured."""

    def __init__(self, asked: dict[str, Any]) -> None:
        self.asked = asked
        self.rate: float = asked.get("rate", 0)
        self.tables = [Table(name) for name in asked["tables"]]
        self.spares = [Table(name) for name in asked.get("spares", [])]
        """Tables that are played at when a game is over, so that there are always as many. All are connected before."""
        self.everywhere = [*self.tables, *self.spares]
        self.is_playing = False
        self.is_measuring = False
        self.is_over = False
        self.actions = 0
        self.waits: list[float] = []
        self.failures: list[str] = []
        self.ended = 0
        self.started = 0.0

    def turn(self, client: Client) -> None:
        """It is a client's turn: it acts at once, or when the pace lets it."""
        if self.is_playing and not self.rate:
            client.table.sent_at = time.perf_counter()
            client.act()
        else:
            client.table.waiting = client

    def seen(self, table: Table, count: int = 1) -> None:
        """The other one has seen the last action of a table, perhaps with some before it."""
        if self.is_measuring:
            self.actions += count
            self.waits.append(time.perf_counter() - table.sent_at)

    def over(self, client: Client) -> None:
        """A client's game has ended; when both know, another is begun, if there is one."""
        table, client.is_done = client.table, True
        if self.is_over or not all(one.is_done for one in table.clients):
            return
        self.ended += 1
        if not self.spares:
            self.failures.append("a game has ended, and there is no other")
            return
        new = self.spares.pop()
        self.tables[self.tables.index(table)] = new
        if new.waiting and not self.rate:
            self.turn(new.waiting)

    async def pace(self) -> None:
        """Lets tables act one after the other, so many a second in all."""
        began, done, at = time.perf_counter(), 0, 0
        while self.is_playing:
            due = int((time.perf_counter() - began) * self.rate)
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
        """Connects everybody, plays for the time asked for, and says what came of it."""
        asked = self.asked
        began = time.perf_counter()
        hosts = asked.get("hosts") or [asked["host"]]
        kind, seats = KINDS[asked["kind"]], asked.get("seats", 2)
        for number, table in enumerate(self.everywhere):
            table.pair = number // asked.get("tables_of_pair", len(self.everywhere))
            for seat in range(seats):
                at = seat if asked.get("where") == "apart" else number
                await self.connect(hosts[at % len(hosts)], kind, table, seat)
            for i in range(asked.get("lookers", 0)):
                await self.connect(hosts[number % len(hosts)], ONLOOKERS[asked["kind"]], table, seats + i)
        await asyncio.gather(*(client.ready for table in self.everywhere for client in table.clients))
        connected = time.perf_counter() - began
        print(json.dumps({"connected": round(connected, 2)}), flush=True)
        if asked["kind"] == "look":
            await asyncio.to_thread(sys.stdin.readline)
            self.is_over = True
            return {"failures": self.failures[:5]}
        if asked.get("held"):  # another driver is to begin at the same time
            await asyncio.to_thread(sys.stdin.readline)
        self.is_playing = True
        pacing = asyncio.create_task(self.pace()) if self.rate else None
        if not self.rate:
            for table in self.tables:
                if table.waiting:
                    self.turn(table.waiting)
        await asyncio.sleep(SETTLING)
        before, self.is_measuring, began = self.totals(), True, time.perf_counter()
        print(json.dumps({"measuring": True}), flush=True)
        cpu = time.process_time()
        await asyncio.sleep(asked["seconds"])
        self.is_measuring = self.is_playing = False
        took, cpu = time.perf_counter() - began, time.process_time() - cpu
        after = self.totals()
        self.is_over = True
        if pacing:
            await pacing
        waits = sorted(self.waits)
        return {
            "actions": self.actions,
            "rate": self.actions / took,
            "p50": waits[len(waits) // 2] * 1000 if waits else 0,
            "p99": waits[len(waits) * 99 // 100] * 1000 if waits else 0,
            "bytes": (after[0] - before[0]) / max(1, after[1] - before[1]),
            "messages": after[1] - before[1],
            "cpu": cpu / took,
            "ended": self.ended,
            "failed": len(self.failures),
            "failures": self.failures[:5],
        }

    async def connect(self, host: str, kind: Any, table: Table, seat: int) -> None:
        """One client more; a few at a time, so that the server's door holds."""
        loop = asyncio.get_running_loop()
        made = kind(self, table, seat)
        made.host = host
        name, port = host.split(":")
        own = (self.asked["addresses"].format(1 + table.pair), 0) if "addresses" in self.asked else None
        _, client = await loop.create_connection(lambda: made, name, int(port), local_addr=own)
        table.clients.append(client)  # type: ignore[arg-type]
        self.started += 1
        if self.started % 50 == 0:
            await asyncio.gather(*(one.ready for one in table.clients))

    def totals(self) -> tuple[int, int]:
        clients = [client for table in self.everywhere for client in table.clients]
        return sum(client.bytes for client in clients), sum(client.messages for client in clients)


def main() -> None:
    """Reads what is asked for and answers."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asked = json.loads(sys.stdin.readline())
    try:
        import uvloop

        run: Callable[[Any], Any] = uvloop.run
    except ImportError:
        run = asyncio.run
    print(json.dumps(run(Driver(asked).run())), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
