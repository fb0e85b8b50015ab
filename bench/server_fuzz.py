"""Fuzzes two servers of one site with misbehaving clients, and checks every table against a model.

    python -m bench.server_fuzz                        one minute
    python -m bench.server_fuzz --seed 7               the same random choices (timing still varies)
    python -m bench.server_fuzz --seconds 600 --keep   also writes bench/results/server_fuzz.json

The two servers share a PostgreSQL database. Each table has two players with several connections, and a spectator.
Connections are those of pages or of programs; each starts at one of the servers and reconnects to any. Messages are
dropped, sent twice (also over another connection, much later), delayed, reordered and damaged. Clients act, act on old
or future entries or for the other seat, take back, resign, chat, and leave a seat to a bot. At the end they stop,
and repeat requests without a response. Then it must hold for every table:

    history    the entries are numbered from 1 without a gap, and the model (the rules, step by step) allows each: the
               action is legal, its author has the seat, and chance follows the seed
    received   each client received the entries in order, without a gap, as they are in the database
    agreement  all open connections reached the last entry, and both servers show the same table
    stored     an acknowledged request is stored once, under the acknowledged number, with the requested effect
    refused    a refused request is not stored, and the model gives the reason for the refusal
"""

import argparse
import asyncio
import contextlib
import hashlib
import itertools
import json
import random
import re
import secrets
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.__main__ import write
from bench.page_client import apply_patch
from bench.server_sites import Site, in_postgres
from tumblestar.play import PROTOCOL
from tumblestar.play.page_updates import Part
from tumblestar.play.program_view import encode_lines, entry_of

GAMES = ("twisty", "shizzle")
GROUPS = 5
"""Concurrent tables."""
TABLE_SECONDS = (4.0, 12.0)
"""Range of seconds that a table is played."""
NAMES = ("Ann", "Bob", "Cyd")
CONNECTIONS = ((0, "json"), (0, "page"), (1, "json"), (1, "json"), (1, "page"), (2, "json"))
"""Person and kind of each connection to a table. The last person is a spectator."""
TIMEOUT = 120.0
"""Seconds within which all connections must reach the same entry after the last action, also on a busy machine."""
REPEAT_SECONDS = 3.0
"""Seconds after which requests without a response are repeated at the end."""
UNCERTAIN = ("unsure",)
NO_TABLE, REFUSED = 4404, 404
"""Close code and HTTP status for a person without access to the table."""


class AccessDenied(OSError):
    """The person has no access to the table."""


@dataclass
class Request:
    """A request and its responses."""

    name: str
    seat: int
    do: str
    seen: int
    action: int | None
    message: dict[str, Any]
    answers: list[tuple[bool, int, str]] = field(default_factory=list[tuple[bool, int, str]])
    is_early: bool = False
    """Whether its `seen` is greater than the last entry that its client knew."""
    sent: int = 0

    @property
    def is_answered(self) -> bool:
        return any(code not in UNCERTAIN for _, _, code in self.answers)


@dataclass
class Observations:
    """What clients observed at a table: all requests, the entries that each connection received, and faults."""

    table: str
    requests: dict[str, Request] = field(default_factory=dict[str, Request])
    received: list[dict[int, Any]] = field(default_factory=list[dict[int, Any]])
    shown: dict[str, Any] = field(default_factory=dict[str, Any])
    """By server: the live number, the state, the seats, and the sections of a page."""
    faults: list[str] = field(default_factory=list[str])
    log: list[str] = field(default_factory=list[str])


# ------------------------------------------------------------------------------------------------ clients


class Client:
    """One client of a table, which reconnects often, behind an unreliable network."""

    def __init__(self, group: "Group", number: int) -> None:
        self.group, self.number = group, number
        self.person, self.kind = CONNECTIONS[number]
        self.rng = random.Random(f"{group.fuzz.seed} {group.observations.table} {number}")
        self.at = (self.person + number) % len(group.fuzz.hosts)
        self.n: int | None = None
        """Number of the last entry that it knows."""
        self.events: dict[int, dict[str, Any]] = {}
        self.last: dict[str, Any] = {}
        """The last message with a state, of a program."""
        self.parts: dict[str, Part] = {}
        """The sections of a page."""
        self.requests: list[Request] = []
        self.delayed: list[str] = []
        """Messages to send once more, over another connection."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.connection: Any = None
        self.next_repeat = 0.0
        group.observations.received.append(self.events)

    @property
    def has_left(self) -> bool:
        """Whether it has left its seat and lost access to the table."""
        return self.person == 1 and self.group.has_seat_changed and self.connection is None

    # -- the connection

    async def run(self) -> None:
        """Connects, plays, disconnects and reconnects until the end of play; then it stays connected."""
        while not self.group.is_over and not self.has_left:
            try:
                async with self.group.fuzz.open_connection(
                    self.group.observations.table, self.person, self._query(), self.at
                ) as connection:
                    await self._play(connection)
            except AccessDenied as error:
                if not any(one.do == "leave" and one.sent for one in self.group.observations.requests.values()):
                    self.group.observations.faults.append(f"received: connection {self.number} was refused: {error}")
                self.group.has_seat_changed = True
            except (OSError, EOFError, TimeoutError):
                pass
            self._change_server()
            await asyncio.sleep(self.rng.uniform(0, 0.05))

    def _change_server(self) -> None:
        at, self.at = self.at, self.rng.randrange(len(self.group.fuzz.hosts))
        self.group.fuzz.counts["returns"] += 1
        self.group.fuzz.counts["to the other server"] += at != self.at

    def _query(self) -> str:
        if self.kind == "page":
            return ""
        if self.rng.random() < 0.15:
            self.n = None  # starts without any entries
        elif self.n and self.rng.random() < 0.2:
            self.n = self.rng.randrange(self.n + 1)  # lost the last entries
        return "?as=json" + ("" if self.n is None else f"&from={self.n}")

    async def _play(self, connection: Any) -> None:
        rng, self.connection, self.parts = self.rng, connection, {}
        ends = time.monotonic() + rng.expovariate(1 / 1.5)
        for text in self.delayed:
            await connection.send(text)
        self.delayed.clear()
        try:
            while time.monotonic() < ends or self.group.is_silent:
                if self.group.is_over:
                    return
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(rng.uniform(0.002, 0.06)):
                        for line in (await connection.recv()).splitlines():
                            self.on_message(json.loads(line))
                if self.group.is_silent:
                    await self._repeat_unanswered(connection)
                else:
                    await self._send_requests(connection)
        finally:
            self.connection = None

    async def _repeat_unanswered(self, connection: Any) -> None:
        """Repeats requests without a response, a few at a time."""
        if time.monotonic() > self.next_repeat:
            self.next_repeat = time.monotonic() + REPEAT_SECONDS
            for request in [one for one in self.requests if one.sent and not one.is_answered][:50]:
                await connection.send(json.dumps(request.message))

    @property
    def is_fully_answered(self) -> bool:
        return not any(one.sent and not one.is_answered for one in self.requests)

    def on_message(self, message: dict[str, Any]) -> None:
        """Records a message, and faults if it contradicts what is known."""
        observations, own = self.group.observations, f"connection {self.number}"
        if "ok" in message:
            code = "" if message["ok"] else message["refused"]["code"]
            observations.log.append(f"{own} at {self.at}: answer {message['id']} {code or 'ok'} {message['n']}")
            if code in ("trouble", "store", "limit"):
                observations.faults.append(f"refused: {own}: {message}")
            if request := observations.requests.get(message["id"] or ""):
                self.group.fuzz.counts["done"] += message["ok"] and not any(ok for ok, _, _ in request.answers)
                request.answers.append((message["ok"], message["n"], code))
                self.group.has_seat_changed = self.group.has_seat_changed or (message["ok"] and request.do == "leave")
        if "parts" in message:
            if self.n is not None and message["n"] < self.n:
                observations.faults.append(f"received: {own}: a page at {message['n']} after one at {self.n}")
            self.n = message["n"]
            apply_patch(self.parts, message["parts"])
        if message.get("type") == "entry":
            n = message["n"]
            if n != (self.n or 0) + 1:
                observations.faults.append(f"received: {own}: entry {n} after {self.n}")
            if self.events.setdefault(n, message) != message:
                observations.faults.append(f"received: {own}: {n} was {self.events[n]}, and is {message}")
            self.n = n
        if message.get("type") == "now":
            if self.n is not None and message["n"] != self.n:
                observations.faults.append(f"received: {own}: entries to {self.n}, and the state of {message['n']}")
            self.n, self.last = message["n"], message

    # -- its requests

    async def _send_requests(self, connection: Any) -> None:
        rng = self.rng
        if self.n is None or rng.random() < 0.3:
            return
        waiting = [one for one in self.requests[-20:] if one.sent and not one.is_answered]
        if waiting and rng.random() < 0.3:
            await self._send_unreliably(connection, rng.choice(waiting))
        elif len(waiting) < 4 and (request := self._next_request()):
            self.requests.append(request)
            self.group.observations.requests[request.name] = request
            await self._send_unreliably(connection, request)

    def _next_request(self) -> Request | None:
        """The next request: mostly a sensible one, at its turn."""
        rng, legal = self.rng, self._legal()
        roll = rng.random()
        more: dict[str, Any] = {}
        seen, action, do = self.n or 0, None, "act"
        if roll < 0.03:
            do = "takeback"
        elif roll < 0.032:
            do = "resign"
        elif roll < 0.05:
            do, more = "say", {"text": f"words {rng.random()}"} if rng.random() < 0.7 else {"phrase": "chat-luck"}
        elif roll < 0.051 and self.person == 1:
            do, more = "leave", {"seat": 2}
        elif roll < 0.08 and self.person == 0:
            do, more = "fill", {"seat": 2}
        elif roll < 0.14:
            action = rng.randrange(200)  # any action at any turn
        elif legal:
            action = rng.choice(legal)
            self.group.fuzz.counts["clicked"] += self.kind == "page"
            if roll < 0.2:
                seen = max(0, seen - rng.randrange(1, 4))
            elif roll < 0.22:
                seen += rng.randrange(1, 4)
        else:
            return None
        name = f"{self.group.number}-{self.number}-{len(self.requests)}"
        message = {"id": name, "do": do, "seen": seen} | more
        if action is not None:
            message["action"] = action
        return Request(name, self.person, do, seen, action, message, is_early=seen > (self.n or 0))

    def _legal(self) -> list[int]:
        if self.kind == "page":
            lying = "".join("".join(part) for name, part in self.parts.items() if name.startswith("over-"))
            return [int(one) for one in re.findall(r'data-action="(\d+)"', lying)]
        return [one["action"] for one in self.last.get("legal", ()) if self.last["actor"] == self.person + 1]

    async def _send_unreliably(self, connection: Any, request: Request) -> None:
        """Sends a request, which may be dropped, doubled, delayed or damaged."""
        rng, counts, text = self.rng, self.group.fuzz.counts, json.dumps(request.message)
        counts["sent"] += 1
        roll = rng.random()
        if roll < 0.08:
            counts["dropped"] += 1
            request.sent += 1
            return
        if roll < 0.16 and request.do != "leave":
            counts["damaged"] += 1
            await connection.send(self._damage(request.message))
            return
        request.sent += 1
        what = f"{request.do} {request.action if request.action is not None else ''}"
        self.group.observations.log.append(
            f"connection {self.number} at {self.at}: {request.name} {what} seen {request.seen}"
        )
        if roll < 0.26:
            counts["delayed"] += 1
            task = asyncio.create_task(self._send_delayed(text, rng.uniform(0, 0.3)))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            return
        await connection.send(text)
        if roll < 0.36:
            counts["doubled"] += 1
            await connection.send(text)
        elif roll < 0.46:
            counts["doubled"] += 1
            rng.choice(self.group.clients_of(self.person)).delayed.append(text)

    async def _send_delayed(self, text: str, after: float) -> None:
        await asyncio.sleep(after)
        with contextlib.suppress(OSError):
            if self.connection:
                await self.group.fuzz.send(self.connection, text)
            else:
                self.delayed.append(text)

    def _damage(self, message: dict[str, Any]) -> str | bytes:
        """A damaged message with a new id. It may still be valid."""
        rng = self.rng
        text = json.dumps(message | {"id": f"x{message['id']}-{rng.random()}"})
        match rng.randrange(5):
            case 0:
                return text[: rng.randrange(len(text))]
            case 1:
                return text.encode()[: rng.randrange(len(text))] + bytes(rng.randrange(256) for _ in range(5))
            case 2:
                at = rng.randrange(len(text))
                return text[:at] + chr(rng.choice((0, 34, 48, 57, 123, 0xD7FF, 0x1F600))) + text[at + 1 :]
            case 3:
                return text.replace('"seen": ', f'"seen": {rng.choice(("-", "1e", "null", "[", "9"))}')
            case _:
                return text + text


class Group:
    """All clients of one table."""

    def __init__(self, fuzz: "Fuzz", number: int, table: str) -> None:
        self.fuzz, self.number = fuzz, number
        self.observations = Observations(table)
        self.is_silent = self.is_over = self.has_seat_changed = False
        self.clients = [Client(self, i) for i in range(len(CONNECTIONS))]

    def clients_of(self, person: int) -> list[Client]:
        return [client for client in self.clients if client.person == person]

    async def run(self, seconds: float) -> Observations:
        """Plays for some seconds, then stops and collects what the clients and servers know."""
        running = [asyncio.create_task(client.run()) for client in self.clients]
        await asyncio.sleep(seconds)
        tasks = [task for client in self.clients for task in client.tasks]
        if tasks:
            await asyncio.wait(tasks)
        self.is_silent = True
        await self._wait_for_agreement()
        await self._read_table()
        self.is_over = True
        for task in running:
            await task
        return self.observations

    async def _wait_for_agreement(self) -> None:
        """Waits until all requests have responses and all connections are at the same entry."""
        ends, calm = time.monotonic() + TIMEOUT, 0
        while calm < 5:
            await asyncio.sleep(0.1)
            here = [client for client in self.clients if not client.has_left]
            is_well = all(client.is_fully_answered for client in here) and len({client.n for client in here}) == 1
            calm = calm + 1 if is_well else 0
            if time.monotonic() > ends:
                open_ = [one.name for client in here for one in client.requests if one.sent and not one.is_answered]
                at = {client.number: client.n for client in here}
                self.observations.faults.append(f"agreement: the connections are at {at}; never answered: {open_[:5]}")
                return

    async def _read_table(self) -> None:
        """Reads the table from each server until they agree; presence is updated with a delay."""
        ends = time.monotonic() + TIMEOUT
        while True:
            self.observations.shown = {host: await self._read_from(at) for at, host in enumerate(self.fuzz.hosts)}
            shown = list(self.observations.shown.values())
            if all(one == shown[0] for one in shown) or time.monotonic() > ends:
                return
            await asyncio.sleep(0.2)

    async def _read_from(self, at: int) -> Any:
        """Reads the live number, the state, the seats and a page's sections from a server."""
        with contextlib.suppress(OSError, EOFError, TimeoutError):
            async with asyncio.timeout(TIMEOUT / 2):
                async with self.fuzz.open_connection(self.observations.table, 0, "?as=json", at) as connection:
                    lines: dict[str, Any] = {}
                    while "now" not in lines:
                        told = map(json.loads, (await connection.recv()).splitlines())
                        lines |= {line["type"]: line for line in told}
                async with self.fuzz.open_connection(self.observations.table, 2, "", at) as connection:
                    page = json.loads(await connection.recv())
            seats = [(seat["kind"], seat["name"], seat["bot"]) for seat in lines["seats"]["seats"]]
            return [lines["now"]["n"], lines["now"]["state"], seats, page["parts"]]
        return [None, None, None, {}]


class Fuzz:
    """All clients, with counts of what they did."""

    def __init__(self, site: Site, cookies: list[str], seed: str, groups: int, minimum: Mapping[str, int]) -> None:
        self.hosts, self.cookies, self.seed, self.groups, self.minimum = (
            site.entrances,
            cookies,
            seed,
            groups,
            minimum,
        )
        self.counts: Counter[str] = Counter()

    @property
    def is_enough(self) -> bool:
        """Whether every count has reached its minimum."""
        return all(self.counts[name] >= times for name, times in self.minimum.items())

    @contextlib.asynccontextmanager
    async def open_connection(self, table: str, person: int, query: str, at: int) -> Any:
        """Opens a connection to a table at a server. Raises OSError, EOFError or TimeoutError when it breaks."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus

        host = self.hosts[at]
        headers = {"cookie": f"tumblestar={self.cookies[person]}"}
        try:
            async with connect(
                f"ws://{host}/live/{table}{query or '?'}&protocol={PROTOCOL}",
                origin=f"http://{host}",  # type: ignore[arg-type]
                additional_headers=headers,
                proxy=None,
                close_timeout=0.2,
                compression=None,
            ) as connection:
                yield connection
        except (ConnectionClosed, InvalidHandshake, InvalidMessage) as error:
            is_closed = isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code == NO_TABLE
            if is_closed or (isinstance(error, InvalidStatus) and error.response.status_code == REFUSED):
                raise AccessDenied(str(error)) from error
            raise OSError(str(error)) from error

    async def send(self, connection: Any, text: str) -> None:
        from websockets.exceptions import ConnectionClosed

        with contextlib.suppress(ConnectionClosed):
            await connection.send(text)

    async def run(self, tables: list[str], seconds: float) -> list[Observations]:
        """Plays tables, `groups` of them concurrently, for some seconds and until `is_enough`."""
        rng, ends = random.Random(self.seed), time.monotonic() + seconds
        coming: Iterator[tuple[int, str]] = iter(enumerate(tables))
        observations: list[Observations] = []

        async def play() -> None:
            for number, table in coming:
                rest = ends - time.monotonic()
                if rest < TABLE_SECONDS[0] / 2:
                    if self.is_enough:
                        return
                    rest = TABLE_SECONDS[0]
                observations.append(await Group(self, number, table).run(min(rest, rng.uniform(*TABLE_SECONDS))))

        await asyncio.gather(*(play() for _ in range(self.groups)))
        return observations


# ------------------------------------------------------------------------------------------------ the model


def check_all(place: Path | str, observations: list[Observations], people: list[int]) -> dict[str, Any]:
    """Checks the observations against the database, and the database against the rules. No fault: `faults` is empty."""
    from tumblestar.storage.store import Store

    store = Store.open(place)
    counts: Counter[str] = Counter()
    faults: list[str] = []
    try:
        for one in observations:
            problems = list(dict.fromkeys([*one.faults, *HistoryChecker(store, one, people, counts).faults()]))
            if problems:
                log = "".join(f"\n    {line}" for line in _related_lines(one, problems[0]))
                faults += [f"{one.table}: {fault}" for fault in problems[:-1]] + [f"{one.table}: {problems[-1]}{log}"]
    finally:
        store.close()
    return {**counts, "faults": faults}


def _related_lines(one: Observations, fault: str) -> list[str]:
    """The last log lines about the requests and numbers that a fault mentions."""
    words = set(re.findall(r"\d+-\d+-\d+|(?<![\d-])\d+(?![\d-])", fault))
    lines = [
        line
        for line in one.log
        if words & set(re.findall(r"\d+-\d+-\d+|(?<![\d-])\d+(?![\d-])", line.partition(": ")[2]))
    ]
    return lines[-25:]


def _differing(one: str, other: str) -> tuple[str, str] | None:
    """Excerpts of two texts around their first difference; None if they are equal."""
    if one == other:
        return None
    same = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    at = max(0, sum(1 for _ in same) - 60)
    return one[at : at + 300], other[at : at + 300]


class HistoryChecker:
    """Model of one table: replays the entries of the database by the rules."""

    def __init__(self, store: Any, observations: Observations, people: list[int], counts: Counter[str]) -> None:
        from tumblestar.tables.replay import empty_record

        self.store, self.observations, self.people, self.counts = store, observations, people, counts
        saved = store.table(observations.table)
        assert saved
        self.record: Any = empty_record(saved)
        self.rows = store.entries(observations.table)
        self.problems: list[str] = []

    def faults(self) -> list[str]:
        """All faults of the table."""
        reached = self._check_history()
        is_allowed = not self.problems
        self._check_received()
        if is_allowed:  # else the model stops before the end, and knows too little of the requests
            self._check_requests(reached)
        self._check_agreement()
        self.counts["tables"] += 1
        self.counts["entries"] += len(self.rows)
        return self.problems

    def _check_history(self) -> dict[str, int]:
        """Replays the entries. Returns the number of the last entry of each request."""
        reached: dict[str, int] = {}
        client, is_bots = "", False
        self.moments: list[tuple[Any, int, bool]] = [(self.record.state_at(0), self.record.actor, False)]
        self.firsts: dict[str, int] = {}
        for number, row in enumerate(self.rows, 1):
            if row.number != number:
                self.problems.append(f"history: entry {row.number} stands where {number} is expected")
                return reached
            if row.client:
                client = row.client
                if client in reached:
                    self.problems.append(f"history: {client} was done twice, at {reached[client]} and {number}")
                self.firsts[client] = number
                is_bots = is_bots or client.startswith("bot:")
            reached[client] = number
            try:
                self._step(row, client, is_bots)
            except Exception as error:
                self.problems.append(f"history: entry {number} ({row.kind} {row.payload} by {client}): {error!r}")
                return reached
            self.moments.append((self.record.game.copy(self.record.state), self.record.actor, self.record.is_over))
        return reached

    def _step(self, row: Any, client: str, is_bots: bool) -> None:
        """Replays one entry of a client's transaction. Raises an exception if the rules do not allow it."""
        record, who = self.record, client.partition(":")[0]
        if row.kind == "act" and row.actor == -1:
            if not record.events and row.client == "start":
                pass
            elif row.client:
                raise ValueError("a person caused an event of chance")
            if record.roll(record.seal).text != row.payload:
                raise ValueError("the outcome does not follow from the seed")
            return
        seat = row.actor if row.kind == "act" else int(row.payload) if row.kind == "resign" else None
        if row.kind == "takeback":
            seat = record.events[-1].actor
            if int(row.payload) != len(record.events) - 1:
                raise ValueError(f"{len(record.events)} events were there")
        if not row.client and (row.kind != "act" or record.events[-1].actor != row.actor):  # as all picks of a step
            raise ValueError("the entry has no author")
        if not (seat == 1 and who == "bot") and (who != str(self.people[seat]) or (seat == 1 and is_bots)):
            raise ValueError(f"seat {seat} belongs to somebody else")
        if row.kind == "act":
            if record.actor != row.actor:
                raise ValueError(f"it was the turn of {record.actor}")
            record.append(row.payload)
        elif row.kind == "takeback":
            self.record = record.fold(int(row.payload))
        elif row.kind == "resign":
            record.resign(seat)
        else:
            raise ValueError("unexpected kind of entry")

    def _check_received(self) -> None:
        for number, received in enumerate(self.observations.received):
            for n, known in received.items():
                row = self.rows[n - 1] if n <= len(self.rows) else None
                if row is None or json.loads(encode_lines([entry_of(row)])) != known:
                    self.problems.append(f"received: connection {number}: {n} is {row}, but {known} was received")
            self.counts["told"] += len(received)

    def _check_requests(self, reached: dict[str, int]) -> None:
        chat = self._count_messages()
        for request in self.observations.requests.values():
            key = f"{self.people[request.seat]}:{request.name}"
            done = chat.get(key, 0) if request.do == "say" else int(key in self.firsts)
            is_kept = request.do in ("act", "takeback", "resign", "say")
            for ok, n, code in request.answers:
                self.counts["acknowledged" if ok else "refused"] += 1
                if not ok:
                    self.counts[f"refused: {code}"] += 1
                if ok and is_kept and done != 1:
                    self.problems.append(f"stored: {request.name} was acknowledged at {n} and is there {done} times")
                elif ok and request.do in ("act", "takeback", "resign"):
                    self._check_effect(request, key, n, reached)
                elif not ok and code not in UNCERTAIN and is_kept:
                    if done and not request.is_early:  # too early for one server may be in time for the other
                        self.problems.append(f"refused: {request.name} was refused ({code}) at {n}, and is there")
                    elif request.do == "act":
                        self._check_refusal(request, n, code)

    def _check_effect(self, request: Request, key: str, n: int, reached: dict[str, int]) -> None:
        first = self.firsts[key]
        row = self.rows[first - 1]
        if n != reached[key] or (request.do != "resign" and first != request.seen + 1):
            self.problems.append(
                f"stored: {request.name} (seen {request.seen}) is {first} to {reached[key]}; {n} was acknowledged"
            )
        if row.kind != request.do:
            self.problems.append(f"stored: {request.name} was to {request.do}, and there is {row}")
        state = self.moments[first - 1][0]
        if request.do == "act" and self.record.game.text(state, request.action) != row.payload:
            self.problems.append(f"stored: {request.name} was action {request.action}, and there is {row}")

    def _check_refusal(self, request: Request, n: int, code: str) -> None:
        """Checks the reason for refusing an action at live number `n`."""
        if n > len(self.rows):
            self.problems.append(f"refused: {request.name} at {n}, of {len(self.rows)} entries")
        elif code == "stale":
            if n == request.seen and not request.is_early:
                self.problems.append(f"refused: {request.name} had seen {n}, and that was the last")
        elif n == request.seen:
            state, actor, is_over = self.moments[n]
            is_legal = actor >= 0 and request.action in self.record.game.legal(state)
            is_held = request.seat == actor and actor >= 0
            why = {
                "over": is_over,
                "seat": not is_held or request.seat == 1,
                "rule": not is_legal,
                "chance": actor == -1,
            }
            if not why.get(code):
                self.problems.append(f"refused: {request.name} (action {request.action}) at {n}: {code} does not apply")

    def _count_messages(self) -> Counter[str]:
        import sqlalchemy as sa

        from tumblestar.storage import schema

        c = schema.chat.c
        with self.store.reading() as connection:
            query = sa.select(c.client, c.number).where(c.table_id == self.observations.table).order_by(c.number)
            rows = connection.execute(query).all()
        if rows and [row.number for row in rows] != list(range(rows[0].number, rows[0].number + len(rows))):
            self.problems.append(f"history: the numbers of the chat: {[row.number for row in rows]}")
        self.counts["said"] += len(rows)
        return Counter(row.client for row in rows if row.client)

    def _check_agreement(self) -> None:
        shown = list(self.observations.shown.values())
        now = [len(self.rows), self.record.game.state_text(self.record.state)]
        for one in shown:
            if one[:2] != now:
                self.problems.append(f"agreement: {one[:2]} is shown, and there is {now}")
        for one in shown[1:]:
            for name in shown[0][3].keys() | one[3].keys():
                if differing := _differing(shown[0][3].get(name, ""), one[3].get(name, "")):
                    self.problems.append(f"agreement: {name} is shown as {differing[0]!r} and as {differing[1]!r}")
            if shown[0][2] != one[2]:
                self.problems.append(f"agreement: the seats are shown as {shown[0][2]} and as {one[2]}")


# ------------------------------------------------------------------------------------------------ command line


def _fill(place: Path | str, count: int, cookies: list[str]) -> tuple[list[str], list[int]]:
    """Stores `count` tables of two people with a third as spectator. Returns the ids of tables and people."""
    from tumblestar.games import GAMES
    from tumblestar.storage.schema import SeatRow
    from tumblestar.storage.store import Store
    from tumblestar.tables.registry import TableRegistry, TableSpec

    async def make() -> tuple[list[str], list[int]]:
        store = Store.open(place)
        registry = TableRegistry(store)
        people = [
            (await store.get_or_create_person(hashlib.sha256(cookie.encode()).hexdigest())).id for cookie in cookies
        ]
        seats = tuple(SeatRow("person", NAMES[i], people[i]) for i in range(2))
        names: list[str] = []
        for i, game in zip(range(count), itertools.cycle(GAMES), strict=False):
            spec = TableSpec(GAMES[game], seats, {}, chance="seed", seed=f"{i}", has_watchers=True)
            table = await registry.make(people[0], spec)
            await table.membership.invitations.add_watcher(table, people[2])
            names.append(table.id)
        store.close()
        return names, people

    return asyncio.run(make())


def fuzz(
    seconds: float,
    seed: int,
    groups: int = GROUPS,
    *,
    is_durable: bool = True,
    minimum: Mapping[str, int] | None = None,
) -> dict[str, Any]:
    """Fuzzes for some seconds. Returns the counts and `faults`. Raises NoPostgres.

    `minimum`: minimum counts; slow machines continue until these are reached, or for a hundred more tables.
    """
    cookies = [secrets.token_urlsafe(32) for _ in NAMES]
    with in_postgres(is_durable=is_durable) as site:
        count = groups * (2 + int(seconds / TABLE_SECONDS[0])) + (100 if minimum else 0)
        tables, people = _fill(site.location, count, cookies)
        site.start()
        fuzz = Fuzz(site, cookies, str(seed), groups, minimum or {})
        start = time.perf_counter()
        observations = asyncio.run(fuzz.run(tables, seconds))
        elapsed = time.perf_counter() - start
        site.kill()
        result = check_all(site.location, observations, people)
    return {"seed": seed, "seconds": round(elapsed, 1), "lines": groups * len(CONNECTIONS)} | fuzz.counts | result


def main() -> None:
    """Fuzzes for the time of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_fuzz", description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="length of the run")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), help="seed of the random choices")
    parser.add_argument("--keep", action="store_true", help="keep the result in bench/results")
    request = parser.parse_args()
    result = fuzz(request.seconds, request.seed)
    faults = result.pop("faults")
    for fault in faults[:60]:
        print(fault)
    figures = result | {"faults": len(faults)}
    print(", ".join(f"{name} {value}" for name, value in figures.items()))
    if faults:
        print(f"To repeat: python -m bench.server_fuzz --seconds {request.seconds} --seed {request.seed}")
    if request.keep:
        write("server_fuzz", "server_fuzz", {"figures": figures})
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
