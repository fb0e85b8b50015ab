"""Another visitor beside an attack: how long they wait for a page, a bot, a hint, a review and an upload.

    python -m bench.attack_bystander HOST SECONDS

does everything once, says that it is ready, begins with the next line of its input, and prints the waits in seconds.
"""

import asyncio
import itertools
import json
import os
import sys
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import websockets

from bench.attack_visitor import Visitor, short_record

ADDRESS = "127.0.2.1"
PAUSE = 0.7
"""Seconds between the end of one wait and the next of its kind."""
POLL = 0.1
"""Seconds between two questions whether something is there."""
LIMITED = 3.0
"""The same for what the server's limits count."""
MOST_COMPILING = 240.0
"""Seconds until everything was done once; the first time it compiles."""


class Bystander:
    """The visitor. `waits` has the seconds of each kind; those of what was not finished count as well."""

    def __init__(self, host: str) -> None:
        self.visitor = Visitor(host, ADDRESS)
        self.waits: dict[str, list[float]] = {}
        self.failures: list[str] = []
        self.kinds: dict[str, tuple[Callable[[int], Awaitable[None]], float]] = {
            "page": (self.page, PAUSE),
            "greedy": (self.greedy, PAUSE),
            "club": (self.club, PAUSE),
            "hint": (self.hint, PAUSE),
            "review": (self.review, LIMITED),
            "upload": (self.upload, LIMITED),
        }
        self.tables: dict[str, str] = {}
        self.visitors = {kind: self.visitor.twin() for kind in self.kinds}

    async def prepare(self) -> None:
        """Does everything once, so that nothing is measured that only a new server does."""
        await self.visitor.new_table("greedy")  # from now on the visitor has an identity
        async with asyncio.timeout(MOST_COMPILING):
            for work, _ in self.kinds.values():
                await work(0)
        self.waits.clear()

    async def run(self, seconds: float) -> dict[str, Any]:
        """All kinds at the same time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(self._repeat(kind) for kind in self.kinds))
        return {"waits": self.waits, "failures": self.failures}

    async def _repeat(self, kind: str) -> None:
        work, pause = self.kinds[kind]
        for number in itertools.count(1):
            try:
                await work(number)
            except (OSError, EOFError, RuntimeError, websockets.WebSocketException) as error:
                self.failures.append(f"{kind}: {error!r}"[:200])
            await asyncio.sleep(pause)

    @asynccontextmanager
    async def wait(self, kind: str) -> AsyncGenerator[None]:
        """Measures a wait, also one that the end of the measurement cuts short."""
        start = time.monotonic()
        try:
            yield
        finally:
            self.waits.setdefault(kind, []).append(round(time.monotonic() - start, 3))

    async def page(self, number: int) -> None:
        """Reads the home page, the lobby and the own tables in turn."""
        async with self.wait("page"):
            answer = await self.visitors["page"].get(("/", "/lobby", "/tables", "/rules/twisty")[number % 4])
        check(answer.status, 200)

    async def greedy(self, number: int) -> None:
        """Plays a turn against a bot that needs no time."""
        await self._play("greedy")

    async def club(self, number: int) -> None:
        """Plays a turn against one that thinks."""
        await self._play("club")

    async def _play(self, bot: str) -> None:
        """From the visitor's first action of a turn until the bot has had its own."""
        visitor = self.visitors[bot]
        if bot not in self.tables:
            self.tables[bot] = await visitor.new_table(bot)
        async with visitor.socket(self.tables[bot], **{"as": "json"}) as socket:
            now, _ = await moment(socket)
            if now["actor"] is None:  # the game is over
                del self.tables[bot]
                return
            async with self.wait(bot):
                has_answered = False
                while now["actor"] == 1 and not has_answered:
                    seen, action = now["n"], now["legal"][0]["action"]
                    command = {"id": f"a{seen}", "seen": seen, "do": "act", "action": action}
                    await socket.send(json.dumps(command))
                    while now["n"] <= seen or now["actor"] == 2:
                        now, actors = await moment(socket)
                        has_answered |= 2 in actors

    async def hint(self, number: int) -> None:
        """Asks for the win shares of a position that nobody has asked for."""
        visitor = self.visitors["hint"]
        place = (await visitor.get("/analysis/twisty/roll?to=decision")).location.partition("?")[2]
        async with self.wait("hint"):
            while not json.loads((await visitor.get(f"/analysis/twisty/values?{place}")).body).get("done"):
                await asyncio.sleep(POLL)

    async def review(self, number: int) -> None:
        """Has a short game reviewed."""
        visitor = self.visitors["review"]
        path = (await visitor.upload(short_record("shizzle", f"r{number}", 60))).location
        async with self.wait("review"):
            while not json.loads((await visitor.get(f"{path}/review/parts")).body)["done"]:
                await asyncio.sleep(POLL)

    async def upload(self, number: int) -> None:
        """Uploads a game."""
        async with self.wait("upload"):
            answer = await self.visitors["upload"].upload(short_record("shizzle", f"u{number}"))
        check(answer.status, 303)


def check(status: int, wanted: int) -> None:
    """Raises RuntimeError unless the status is what was wanted."""
    if status != wanted:
        raise RuntimeError(f"status {status}")


async def moment(socket: Any) -> tuple[dict[str, Any], set[int]]:
    """The next position that a program is told of, and the seats that have acted."""
    while True:
        lines = [json.loads(line) for line in (await socket.recv()).splitlines()]
        for line in lines:
            if line["type"] == "refused":
                raise RuntimeError(str(line))
        if lines[-1]["type"] == "now":
            return lines[-1], {line.get("actor") for line in lines if line["type"] == "entry"}


def main() -> None:
    """Runs the visitor."""

    async def run() -> dict[str, Any]:
        bystander = Bystander(sys.argv[1])
        await bystander.prepare()
        print(json.dumps({"ready": True}), flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        return await bystander.run(float(sys.argv[2]))

    print(json.dumps(asyncio.run(run())), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
