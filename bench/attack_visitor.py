"""One visitor of a server, from a loopback address of their own: requests on one connection, sockets, uploads."""

import asyncio
import itertools
import json
import random
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

import websockets

from bench.made_tables import play_out
from tumblestar.games import GAMES
from tumblestar.play import PROTOCOL
from tumblestar.record import Record, Seat

FORM = "application/x-www-form-urlencoded"
MULTIPART = "multipart/form-data; boundary=x"
PERSON = {"tumblestar-check": "1"}
"""The cookies of a browser that keeps cookies, and is not known yet."""


class Answer(NamedTuple):
    """A response."""

    status: int
    headers: Mapping[str, str]
    body: bytes = b""

    @property
    def location(self) -> str:
        """Where a redirect leads."""
        return self.headers.get("location", "")


class Visitor:
    """Requests one after another, with the cookies that the server sets."""

    def __init__(self, host: str, address: str, cookies: dict[str, str] | None = None) -> None:
        self.host, self.address = host, address
        self.cookies = dict(PERSON) if cookies is None else cookies
        self._connection: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def twin(self) -> "Visitor":
        """The same person with a connection of their own."""
        return Visitor(self.host, self.address, self.cookies)

    def stranger(self) -> "Visitor":
        """Another person at the same address."""
        return Visitor(self.host, self.address)

    async def get(self, path: str) -> Answer:
        """Gets a page, without following a redirect."""
        return await self.request("GET", path)

    async def post(self, path: str, body: bytes, kind: str = FORM) -> Answer:
        """Posts a form or a file."""
        return await self.request("POST", path, body, kind)

    async def request(self, method: str, path: str, body: bytes = b"", kind: str = "") -> Answer:
        """The response, on the open connection if there is one. Raises OSError or EOFError."""
        if self._connection is None:
            self._connection = await self.connect()
        reader, writer = self._connection
        try:
            writer.write(self.head(method, path, body, kind) + body)
            answer = await _answer(reader, has_body=method != "HEAD")
        except BaseException:
            self.close()
            raise
        if answer.headers.get("connection") == "close":
            self.close()
        for name, value in re.findall(r"(?m)^([^=]+)=([^;]*)", answer.headers.get("set-cookie", "")):
            self.cookies[name] = value
        return answer

    async def connect(self, limit: int = 2**16) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A new connection from the visitor's address."""
        host, port = self.host.split(":")
        return await asyncio.open_connection(host, int(port), local_addr=(self.address, 0), limit=limit)

    def head(self, method: str, path: str, body: bytes = b"", kind: str = "") -> bytes:
        """The head of a request."""
        more = f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n" if method == "POST" else ""
        own = "".join(f"{name}: {value}\r\n" for name, value in self._own().items())
        return f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\n{own}{more}\r\n".encode()

    def _own(self) -> dict[str, str]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Origin": f"http://{self.host}", "Cookie": cookie}

    def close(self) -> None:
        """Closes the connection."""
        if self._connection:
            self._connection[1].transport.abort()
            self._connection = None

    def socket(self, table: str, **query: Any) -> Any:
        """A socket at a table, to be used with `async with`."""
        address = f"ws://{self.host}/live/{table}?{urlencode({'protocol': PROTOCOL, **query})}"
        return websockets.connect(
            address,
            additional_headers={"Cookie": self._own()["Cookie"]},
            origin=f"http://{self.host}",  # type: ignore[arg-type]
            local_addr=(self.address, 0),
            compression=None,
            max_size=None,
            open_timeout=None,
            ping_interval=None,
        )

    async def upload(self, text: bytes) -> Answer:
        """Opens a record as a file; the answer leads to its table."""
        head = b'--x\r\ncontent-disposition: form-data; name="file"; filename="f.txt"\r\n\r\n'
        return await self.post("/tables/open", head + text + b"\r\n--x--\r\n", MULTIPART)

    async def upload_longest(self, who: str, most: int = 0) -> tuple[str, int]:
        """Uploads the longest record that is accepted; returns the path of its table, and its events."""
        for count in [most or LENGTHS[0], *(length for length in LENGTHS if length < (most or LENGTHS[0]))]:
            answer = await self.upload(long_record(count, who))
            if answer.location.startswith("/table/"):
                return answer.location, count
            if answer.status == 429:
                raise RuntimeError(f"no upload: {answer}")
        raise RuntimeError("no long record is accepted")

    async def new_table(self, bot: str, game: str = "twisty") -> str:
        """Makes a table where the visitor begins against a bot; returns its name."""
        fields = {"seats": "2", "seat-1": "me", "name-1": "Ann", "seat-2": f"bot:{bot}", "option-first": "1"}
        answer = await self.post(f"/new/{game}", urlencode(fields).encode())
        if not answer.location.startswith("/table/"):
            raise RuntimeError(f"no table: {answer.status}")
        return answer.location.removeprefix("/table/")


async def _answer(reader: asyncio.StreamReader, *, has_body: bool) -> Answer:
    """Reads a response."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers: dict[str, str] = {}
    for line in head[1:-2]:
        name, _, value = line.partition(": ")
        name = name.lower()
        headers[name] = f"{headers[name]}\n{value}" if name in headers else value
    status, body = int(head[0].split()[1]), b""
    if not has_body or status in (204, 304):
        pass
    elif headers.get("transfer-encoding") == "chunked":
        while size := int(await reader.readline(), 16):
            body += (await reader.readexactly(size + 2))[:-2]
        await reader.readline()
    else:
        body = await reader.readexactly(int(headers.get("content-length", 0)))
    return Answer(status, headers, body)


# -- records


LENGTHS = (87_617, 20_000, 10_000, 5_000, 2_500, 2_000, 1_500, 1_000, 700)
"""Numbers of events that are tried; the first is a legal game of 1 MB."""


def long_record(count: int, who: str = "Ann", *, is_endless: bool = False) -> bytes:
    """A legal game of Shizzle with so many events: of turns without points, or of one turn if it `is_endless`."""
    head, begin, period = _endless_game(is_endless=is_endless)
    events = [*begin, *itertools.islice(itertools.cycle(period), max(0, count - len(begin)))][:count]
    lines = [f"{number} {event}" for number, event in enumerate(events, 1)]
    return f"{head}\n\n".replace("person Ann", f"person {who}").encode() + "\n".join(lines).encode() + b"\n"


def line_of(count: int) -> str:
    """So many of its events, as in the address of a board to think on."""
    events = long_record(count).decode().partition("\n\n")[2].splitlines()
    return quote(",".join(event.split(maxsplit=2)[2] for event in events), safe=",")


@cache
def _endless_game(*, is_endless: bool) -> tuple[str, list[str], list[str]]:
    """The head of such a record, its first events, and those that repeat for ever, if any; with their actors."""
    game, seen = GAMES["shizzle"], dict[str, int]()
    record = Record.new(
        game, [Seat("person", "Ann"), Seat("person", "Ben")], {"first": 1, "target": 50}, chance="typed"
    )
    while (state := re.sub(r"turns=\d+", "", game.state_text(record.state))) not in seen and len(seen) < 800:
        seen[state] = len(record.events)
        ways = {game.text(record.state, way): way for way in record.legal}
        if record.actor < 0 and not is_endless:  # dice that fit nothing of the line end a turn
            line = state.partition("line=")[2].partition(" ")[0]
            ways = {text: way for text, way in ways.items() if text[-1] not in line} or ways
        record.append(ways.get("roll", next(iter(ways.values()))))
    begin = seen.get(state, len(record.events))
    record.abandon()
    head, _, events = record.text().strip().partition("\n\n")
    lines = [event.split(" ", 1)[1] for event in events.splitlines()]
    return head, lines[:begin], lines[begin:]


@cache
def short_record(game: str = "shizzle", seed: str = "a", most: int = 1000) -> bytes:
    """A game in which everybody takes the first way."""
    names = [Seat("person", "Ann"), Seat("person", "Ben")]
    record, seal = Record.begin(GAMES[game], names, {"first": 1}, seed)
    play_out(record, seal, lambda game, state, luck: game.legal(state)[0], random.Random(), most)
    if not record.is_over:
        record.abandon()
    return record.text().encode()


async def ask(socket: Any, number: int, **command: Any) -> dict[str, Any]:
    """Sends a command, and waits for its answer."""
    await socket.send(json.dumps({"id": str(number), **command}))
    while True:
        for line in (await socket.recv()).splitlines():
            message: dict[str, Any] = json.loads(line)
            if message.get("id") == str(number):
                return message
