"""Attacks of one visitor, each a few requests that cost a server much. `bench.server_attack` runs them.

    python -m bench.visitor_attacks HOST NAME SECONDS ADDRESSES

says when everything is prepared, begins with the next line of its input, and then prints how much was answered, and
how. Every address does the whole. Where a server refuses what an attack is about, it goes on with the largest that is
accepted.
"""

import asyncio
import itertools
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Iterable
from contextlib import suppress
from typing import Any, ClassVar

import websockets

from bench.attack_floods import Floods
from bench.attack_visitor import FORM, LENGTHS, Visitor, ask, line_of, long_record, short_record
from tumblestar.tables.invitations import CODE_LENGTH, LETTERS

ADDRESSES = "127.0.3.{}"
FAILURES = (OSError, EOFError, websockets.WebSocketException)
Request = tuple[str, str, bytes, str]
"""Method, path, body and kind of the body."""


class Attack:
    """An attack from one address. `counts` has the answers by status."""

    name: ClassVar[str]

    def __init__(self, host: str, address: str) -> None:
        self.visitor = Visitor(host, address)
        self.counts: Counter[str] = Counter()

    async def prepare(self) -> None:
        """Does what comes before, such as an upload."""

    async def act(self) -> None:
        """Attacks for ever."""
        raise NotImplementedError

    async def again_and_again(self, visitor: Visitor, *requests: Request) -> None:
        """Repeats requests on one connection; waits a little where the server asks for that."""
        for request in itertools.cycle(requests):
            await self.send(visitor, request)

    async def send(self, visitor: Visitor, request: Request) -> None:
        """Sends one request, and counts the answer."""
        try:
            answer = await visitor.request(*request)
        except FAILURES:
            self.counts["cut"] += 1
            await asyncio.sleep(0.2)
            return
        self.counts[str(answer.status)] += 1
        if answer.status in (429, 503):
            await asyncio.sleep(min(1.0, float(answer.headers.get("retry-after", 1))))

    async def count(self, answer: Awaitable[dict[str, Any]]) -> bool:
        """Counts an answer on a socket; returns whether the command was carried out."""
        is_done = "refused" not in (message := await answer) and message.get("type") != "refused"
        self.counts["done" if is_done else "refused"] += 1
        return is_done


def get(path: str, method: str = "GET") -> Request:
    """A request without a body."""
    return method, path, b"", ""


async def together(works: Iterable[Awaitable[None]]) -> None:
    """Waits for all of them."""
    await asyncio.gather(*works)


class LongRecord(Attack):
    """Attacks with an uploaded game of 1 MB; `asks` are behind its path."""

    asks: ClassVar[tuple[str, ...]]
    method: ClassVar[str] = "GET"

    async def prepare(self) -> None:
        """Uploads it."""
        self.path, events = await self.visitor.upload_longest(f"Eve {self.visitor.address}")
        self.counts["events"] = events

    async def act(self) -> None:
        await self.again_and_again(self.visitor, *(get(self.path + ask, self.method) for ask in self.asks))


class Verify(LongRecord):
    """The check of its chance, on one connection."""

    name, asks = "verify", ("/verify",)


class Pages(LongRecord):
    """Its first page, and the page to share it."""

    name, asks = "pages", ("", "/share")


class Heads(LongRecord):
    """HEAD of what is dear."""

    name, method = "heads", "HEAD"
    asks = ("/verify", "/share", "", "/share/picture?kind=png", "/share/film?kind=gif", "/card", "/review/parts")


class Analysis(Attack):
    """A line of 1,992 events on a board to think on."""

    name = "analysis"

    async def prepare(self) -> None:
        """Finds the longest line that is taken."""
        count, query = 0, ""
        for count in (1992, 1500, 1000, 700, 500, 250):
            query = f"seats=2&option-first=1&option-target=50&line={line_of(count)}"
            if (await self.visitor.get(f"/analysis/shizzle/values?{query}")).status == 200:
                break
        self.path = (await self.visitor.get(f"/analysis/shizzle?{query}")).location or f"/analysis/shizzle?{query}"
        self.counts["events"] = count

    async def act(self) -> None:
        await self.again_and_again(self.visitor, get(self.path))


class EightUploads(Attack):
    """Eight large games, looked at once each."""

    name = "uploads"

    async def prepare(self) -> None:
        """Uploads them."""
        most, self.paths = 0, list[tuple[Visitor, str]]()
        for number in range(8):
            path, most = await self.visitor.upload_longest(f"Eve {self.visitor.address} {number}", most)
            self.paths.append(path)
        self.counts["events"] = most

    async def act(self) -> None:
        for path in self.paths:
            await self.send(self.visitor, get(path))
            with suppress(*FAILURES):
                async with self.visitor.socket(path.removeprefix("/table/")) as socket:
                    await socket.recv()
                    self.counts["sockets"] += 1


class Readers(LongRecord):
    """Sixty connections that ask for its page and do not read."""

    name, asks = "readers", ("",)

    async def act(self) -> None:
        await together(self._stare() for _ in range(60))

    async def _stare(self) -> None:
        while True:
            with suppress(OSError):
                reader, writer = await self.visitor.connect(limit=1024)
                writer.transport.pause_reading()  # type: ignore[attr-defined]
                writer.write(self.visitor.head("GET", self.path))
                self.counts["connections"] += 1
                while not writer.is_closing() and not reader.at_eof():
                    await asyncio.sleep(0.5)
            await asyncio.sleep(0.5)


class Bots(Attack):
    """New tables with bots that think, each of a new person."""

    name = "bots"

    async def act(self) -> None:
        await together(self._deal(lane) for lane in range(4))

    async def _deal(self, lane: int) -> None:
        for number in itertools.count():
            deal = f"/deal/twisty?seed={lane}-{number}&first=2&seats=me,club"
            await self.send(stranger := self.visitor.stranger(), ("POST", deal, b"", FORM))
            stranger.close()


class Shared(Attack):
    """Games of 60 kB to draw, on four connections."""

    name = "shared"

    async def prepare(self) -> None:
        """Finds the longest that is taken."""
        count = 0
        for count in (5_800, *LENGTHS[3:]):
            self.text = long_record(count)
            if (await self.visitor.post("/shared", self.text, "text/plain")).status == 200:
                break
        self.counts["events"] = count

    async def act(self) -> None:
        draw = ("POST", "/shared", self.text, "text/plain")
        await together(self.again_and_again(self.visitor.twin(), draw) for _ in range(4))


class Endless(Attack):
    """A game of one turn that does not end, to draw."""

    name = "endless"

    async def act(self) -> None:
        draw = ("POST", "/shared", long_record(700, is_endless=True), "text/plain")
        await self.again_and_again(self.visitor, draw)


class Expect(Attack):
    """What the bot expects, asked on 38 sockets."""

    name = "expect"

    async def prepare(self) -> None:
        """Makes the table."""
        self.table = await self.visitor.new_table("club")

    async def act(self) -> None:
        await together(self._ask() for _ in range(38))

    async def _ask(self) -> None:
        while True:
            with suppress(*FAILURES):
                async with self.visitor.socket(self.table, aid=0) as socket:
                    for number in itertools.count():
                        is_done = await self.count(ask(socket, number, do="expect"))
                        await asyncio.sleep(0.0 if is_done else 0.5)
            await asyncio.sleep(0.5)


class Reviews(Attack):
    """Sixteen long reviews, of four persons."""

    name = "reviews"
    games, persons = 16, 4

    async def prepare(self) -> None:
        """Uploads the games."""
        most, self.paths = 0, list[tuple[Visitor, str]]()
        visitors = [self.visitor.stranger() for _ in range(self.persons)]
        for number in range(self.games):
            visitor = visitors[number % self.persons]
            path, most = await visitor.upload_longest(f"Eve {self.visitor.address} {number}", most or 20_000)
            self.paths.append((visitor.twin(), path))
        self.counts["events"] = most

    async def act(self) -> None:
        await together(self._follow(*one) for one in self.paths)

    async def _follow(self, visitor: Visitor, path: str) -> None:
        await self.send(visitor, get(f"{path}/review"))
        while True:
            await self.send(visitor, get(f"{path}/review/parts"))
            await asyncio.sleep(1)


class Hints(Attack):
    """Best play in ever other positions, on 58 sockets of two persons."""

    name = "hints"

    async def prepare(self) -> None:
        """Both persons open a game with many positions."""
        self.persons = (self.visitor, self.visitor.stranger())
        self.paths = [(await person.upload(short_record("twisty"))).location for person in self.persons]

    async def act(self) -> None:
        await together(self._look(number) for number in range(58))

    async def _look(self, number: int) -> None:
        whose = number % 2
        while True:
            with suppress(*FAILURES):
                async with self.persons[whose].socket(self.paths[whose].removeprefix("/table/"), aid=3) as socket:
                    for at in itertools.count(number, 58):
                        await self.count(ask(socket, at, do="look", at=60 + at % 900))
                        await asyncio.sleep(0.2)
            await asyncio.sleep(0.5)


class GiveUps(Attack):
    """220 persons who give up the same puzzle."""

    name = "puzzles"

    async def prepare(self) -> None:
        """Finds a puzzle."""
        self.path = (await self.visitor.get("/puzzles/twisty/next")).location.partition("?")[0]

    async def act(self) -> None:
        for _ in range(220):
            await self.send(stranger := self.visitor.stranger(), ("POST", self.path, b"give=1", FORM))
            stranger.close()


class Codes(Attack):
    """Codes of tables guessed a thousand times a second, on fifty connections, whatever the server answers."""

    name = "codes"
    lanes, every = 50, 0.05

    async def act(self) -> None:
        await together(self._guess(lane) for lane in range(self.lanes))

    async def _guess(self, lane: int) -> None:
        visitor, due = self.visitor.stranger(), time.monotonic()
        for number in itertools.count(lane, self.lanes):
            try:
                answer = await visitor.request("POST", "/join", f"code={code_of(number)}".encode(), FORM)
                self.counts[str(answer.status)] += 1
            except FAILURES:
                self.counts["cut"] += 1
            due += self.every
            await asyncio.sleep(max(0.0, due - time.monotonic()))


def code_of(number: int) -> str:
    """A code of four letters by its number."""
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(CODE_LENGTH))


ATTACKS: dict[str, type[Attack]] = {
    attack.name: attack
    for attack in (
        *(Verify, Analysis, Pages, EightUploads, Readers, Bots),
        *(Shared, Endless, Expect, Heads, Reviews, Hints, GiveUps, Codes),
    )
}
FLOODS = "floods"


async def attack(host: str, name: str, seconds: float, addresses: int) -> dict[str, int]:
    """Prepares an attack, waits for the word to begin, and attacks for so long."""
    attacks: list[Any] = []
    if name == FLOODS:
        attacks = [Floods(host, seconds)]
    else:
        attacks = [ATTACKS[name](host, ADDRESSES.format(1 + number)) for number in range(addresses)]
    await asyncio.gather(*(each.prepare() for each in attacks))
    print(json.dumps({"ready": True}), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds + 10 * (name == FLOODS)):  # floods end by themselves
            await asyncio.gather(*(each.act() for each in attacks))
    counts: Counter[str] = Counter()
    for each in attacks:
        counts.update(each.counts)
    return dict(counts)


def main() -> None:
    """Runs an attack."""
    host, name, seconds, addresses = sys.argv[1:]
    print(json.dumps(asyncio.run(attack(host, name, float(seconds), int(addresses)))), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
