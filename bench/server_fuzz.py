"""Many clients that misbehave, at two servers of one site, against a model of every table.

    python -m bench.server_fuzz                        for a minute
    python -m bench.server_fuzz --seed 7               with the same dice again (a machine's timing is its own)
    python -m bench.server_fuzz --seconds 600 --keep   and kept in bench/results/server_fuzz.json
    python -m bench.server_fuzz --processes            two processes over a folder (server_fuzz_processes.json)

The two servers share a PostgreSQL database; or they are the processes of one dispatcher, and half of the connections
use an address in which the dispatcher finds no table, so that they may lead to either.

At every table sit two people at several lines, and somebody looks on. Some lines are those of pages, the others those
of programs; each is at one server or the other, and comes back at any. What they send is dropped, sent twice (also over
another line, much later), delayed, overtaken by what comes after, and damaged. They act, act on what is long past or
has not happened yet, or on the other's seat, take back, resign, write, and leave a seat to a bot. Then all fall silent,
ask again for what was not answered, and it must hold, for every table:

    line       what the database has is one line from 1, and the model (the rules, step by step) allows each entry: the
               action is legal, who did it held the seat, and chance fell as the seed says
    told       each client was told the entries one after the other, without a gap, as they are in the database
    agree      all lines that were open came to the last entry by themselves, and both servers show the same
    kept       what was acknowledged is there, once, under the number that was told, and does what was asked for
    refused    what was refused is not there; and the model says why it was to be refused
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
from urllib.parse import urlsplit

from bench.__main__ import write
from bench.page_client import apply_patch
from bench.server_sites import Site, in_folder, in_postgres
from tumblestar.server.sockets.connection import PROTOCOL
from tumblestar.server.sockets.program_socket import contents
from tumblestar.server.web.page_patches import Part

GAMES = ("twisty", "shizzle")
GROUPS = 5
"""Tables that are played at once."""
PLAYED = (4.0, 12.0)
"""Seconds that a table is played."""
NAMES = ("Ann", "Bob", "Cyd")
LINES = ((0, "json"), (0, "page"), (1, "json"), (1, "json"), (1, "page"), (2, "json"))
"""Who sits at each line of a table, and of which kind it is. The last one only looks on."""
QUIET = 120.0
"""Seconds within which all must come to the same entry when all are silent: a busy machine takes its time."""
ASKED_EVERY = 3.0
"""Seconds after which is asked again, then, for what was not answered."""
UNHEARD = ("unsure",)
NO_TABLE, REFUSED = 4404, 404
"""The code of a line that is closed since the table is none of this person's, and the status where it is not opened."""


class NotTheirs(OSError):
    """The table is none of this person's."""


@dataclass
class Asked:
    """A request: what was sent under a name, and what was answered to it, each time."""

    name: str
    seat: int
    do: str
    seen: int
    action: int | None
    message: dict[str, Any]
    answers: list[tuple[bool, int, str]] = field(default_factory=list[tuple[bool, int, str]])
    is_early: bool = False
    """Whether it says that it has seen what had not happened."""
    sent: int = 0

    @property
    def is_answered(self) -> bool:
        return any(code not in UNHEARD for _, _, code in self.answers)


@dataclass
class Played:
    """What is known of a table when it is over: all requests, what each line was told, and what went wrong."""

    table: str
    asked: dict[str, Asked] = field(default_factory=dict[str, Asked])
    told: list[dict[int, tuple[str, Any, Any]]] = field(default_factory=list[dict[int, tuple[str, Any, Any]]])
    shown: dict[str, Any] = field(default_factory=dict[str, Any])
    """By server: the last number, the state, and the parts of a page."""
    faults: list[str] = field(default_factory=list[str])
    story: list[str] = field(default_factory=list[str])


# ------------------------------------------------------------------------------------------------ clients


class Client:
    """One line to a table, which is lost and made again, and a bad network before it."""

    def __init__(self, group: "Group", number: int) -> None:
        self.group, self.number = group, number
        self.person, self.kind = LINES[number]
        self.dice = random.Random(f"{group.fuzz.seed} {group.played.table} {number}")
        self.at = (self.person + number) % len(group.fuzz.ways)
        self.n: int | None = None
        """The last entry that it knows."""
        self.events: dict[int, tuple[str, Any, Any]] = {}
        self.last: dict[str, Any] = {}
        """What a program was told last."""
        self.parts: dict[str, Part] = {}
        """What a page has."""
        self.mine: list[Asked] = []
        self.later: list[str] = []
        """What is sent once more, over another line."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.line: Any = None
        self.settled = 0.0
        group.played.told.append(self.events)

    @property
    def is_out(self) -> bool:
        """Whether it has left its seat: the table is not for it any more."""
        return self.person == 1 and self.group.is_left and self.line is None

    # -- the line

    async def run(self) -> None:
        """Comes, plays, goes, and comes again, until the table is to fall silent; then it stays."""
        while not self.group.is_over and not self.is_out:
            try:
                async with self.group.fuzz.line(self.group.played.table, self.person, self._query(), self.at) as line:
                    await self._live(line)
            except NotTheirs as error:
                if not any(one.do == "leave" and one.sent for one in self.group.played.asked.values()):
                    self.group.played.faults.append(f"told: line {self.number} was shut out: {error}")
                self.group.is_left = True
            except (OSError, EOFError, TimeoutError):
                pass
            self._moved()
            await asyncio.sleep(self.dice.uniform(0, 0.05))

    def _moved(self) -> None:
        at, self.at = self.at, self.dice.randrange(len(self.group.fuzz.ways))
        self.group.fuzz.counts["returns"] += 1
        self.group.fuzz.counts["to the other server"] += at != self.at

    def _query(self) -> str:
        if self.kind == "page":
            return ""
        if self.dice.random() < 0.15:
            self.n = None  # it has forgotten all
        elif self.n and self.dice.random() < 0.2:
            self.n = self.dice.randrange(self.n + 1)  # it has lost the last of what came
        return "?as=json" + ("" if self.n is None else f"&from={self.n}")

    async def _live(self, line: Any) -> None:
        dice, self.line, self.parts = self.dice, line, {}
        ends = time.monotonic() + dice.expovariate(1 / 1.5)
        for text in self.later:
            await line.send(text)
        self.later.clear()
        try:
            while time.monotonic() < ends or self.group.is_silent:
                if self.group.is_over:
                    return
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(dice.uniform(0.002, 0.06)):
                        self.hear(json.loads(await line.recv()))
                if self.group.is_silent:
                    await self._settle(line)
                else:
                    await self._ask(line)
        finally:
            self.line = None

    async def _settle(self, line: Any) -> None:
        """Asks again, a few at a time, for what was never answered."""
        if time.monotonic() > self.settled:
            self.settled = time.monotonic() + ASKED_EVERY
            for asked in [one for one in self.mine if one.sent and not one.is_answered][:50]:
                await line.send(json.dumps(asked.message))

    @property
    def is_settled(self) -> bool:
        return not any(one.sent and not one.is_answered for one in self.mine)

    def hear(self, said: dict[str, Any]) -> None:
        """Notes what a message tells, and whether it fits what is known."""
        played, own = self.group.played, f"line {self.number}"
        if "answer" in said:
            code = "" if said["ok"] else said["refused"]["code"]
            played.story.append(f"{own} at {self.at}: answer {said['answer']} {code or 'ok'} {said['n']}")
            if code in ("trouble", "store", "limit"):
                played.faults.append(f"refused: {own}: {said}")
            if asked := played.asked.get(said["answer"] or ""):
                self.group.fuzz.counts["done"] += said["ok"] and not any(ok for ok, _, _ in asked.answers)
                asked.answers.append((said["ok"], said["n"], code))
                self.group.is_left = self.group.is_left or (said["ok"] and asked.do == "leave")
        if "parts" in said:
            if self.n is not None and said["n"] < self.n:
                played.faults.append(f"told: {own}: a page at {said['n']} after one at {self.n}")
            self.n = said["n"]
            apply_patch(self.parts, said["parts"])
        for event in said.get("events", ()):
            if event["n"] != (self.n or 0) + 1:
                played.faults.append(f"told: {own}: event {event['n']} after {self.n}")
            known = event["kind"], event["actor"], {key: event[key] for key in ("text", "seat", "kept") if key in event}
            if self.events.setdefault(event["n"], known) != known:
                played.faults.append(f"told: {own}: {event['n']} was {self.events[event['n']]}, and is {known}")
            self.n = event["n"]
        if "state" in said:
            if "events" in said and said["n"] != self.n:
                played.faults.append(f"told: {own}: events to {self.n}, and the state of {said['n']}")
            self.n, self.last = said["n"], said

    # -- what it asks

    async def _ask(self, line: Any) -> None:
        dice = self.dice
        if self.n is None or dice.random() < 0.3:
            return
        waiting = [one for one in self.mine[-20:] if one.sent and not one.is_answered]
        if waiting and dice.random() < 0.3:
            await self._post(line, dice.choice(waiting))
        elif len(waiting) < 4 and (asked := self._thought()):
            self.mine.append(asked)
            self.group.played.asked[asked.name] = asked
            await self._post(line, asked)

    def _thought(self) -> Asked | None:
        """What to ask for next: mostly something sensible, if it is its turn."""
        dice, legal = self.dice, self._legal()
        roll = dice.random()
        more: dict[str, Any] = {}
        seen, action, do = self.n or 0, None, "act"
        if roll < 0.03:
            do = "takeback"
        elif roll < 0.032:
            do = "resign"
        elif roll < 0.05:
            do, more = "say", {"text": f"words {dice.random()}"} if dice.random() < 0.7 else {"key": "chat-luck"}
        elif roll < 0.051 and self.person == 1:
            do, more = "leave", {"seat": 2}
        elif roll < 0.08 and self.person == 0:
            do, more = "fill", {"seat": 2}
        elif roll < 0.14:
            action = dice.randrange(200)  # whosever turn it is, and whatever that may be
        elif legal:
            action = dice.choice(legal)
            self.group.fuzz.counts["clicked"] += self.kind == "page"
            if roll < 0.2:
                seen = max(0, seen - dice.randrange(1, 4))
            elif roll < 0.22:
                seen += dice.randrange(1, 4)
        else:
            return None
        name = f"{self.group.number}-{self.number}-{len(self.mine)}"
        message = {"id": name, "do": do, "seen": seen} | more
        if action is not None:
            message["action"] = action
        return Asked(name, self.person, do, seen, action, message, is_early=seen > (self.n or 0))

    def _legal(self) -> list[int]:
        if self.kind == "page":
            return [int(one) for one in re.findall(r'data-action="(\d+)"', "".join(self.parts.get("over", ())))]
        return [one["action"] for one in self.last.get("legal", ()) if self.last["actor"] == self.person + 1]

    async def _post(self, line: Any, asked: Asked) -> None:
        """Sends a request over a network that loses, doubles, delays and damages."""
        dice, counts, text = self.dice, self.group.fuzz.counts, json.dumps(asked.message)
        counts["sent"] += 1
        roll = dice.random()
        if roll < 0.08:
            counts["dropped"] += 1
            asked.sent += 1
            return
        if roll < 0.16 and asked.do != "leave":
            counts["damaged"] += 1
            await line.send(self._damaged(asked.message))
            return
        asked.sent += 1
        told = f"{asked.do} {asked.action if asked.action is not None else ''}"
        self.group.played.story.append(f"line {self.number} at {self.at}: {asked.name} {told} seen {asked.seen}")
        if roll < 0.26:
            counts["delayed"] += 1
            task = asyncio.create_task(self._post_later(text, dice.uniform(0, 0.3)))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            return
        await line.send(text)
        if roll < 0.36:
            counts["doubled"] += 1
            await line.send(text)
        elif roll < 0.46:
            counts["doubled"] += 1
            dice.choice(self.group.clients_of(self.person)).later.append(text)

    async def _post_later(self, text: str, after: float) -> None:
        await asyncio.sleep(after)
        with contextlib.suppress(OSError):
            if self.line:
                await self.group.fuzz.send(self.line, text)
            else:
                self.later.append(text)

    def _damaged(self, message: dict[str, Any]) -> str | bytes:
        """A message under a name of its own, with something wrong in it; it may still be one."""
        dice = self.dice
        text = json.dumps(message | {"id": f"x{message['id']}-{dice.random()}"})
        match dice.randrange(5):
            case 0:
                return text[: dice.randrange(len(text))]
            case 1:
                return text.encode()[: dice.randrange(len(text))] + bytes(dice.randrange(256) for _ in range(5))
            case 2:
                at = dice.randrange(len(text))
                return text[:at] + chr(dice.choice((0, 34, 48, 57, 123, 0xD7FF, 0x1F600))) + text[at + 1 :]
            case 3:
                return text.replace('"seen": ', f'"seen": {dice.choice(("-", "1e", "null", "[", "9"))}')
            case _:
                return text + text


class Group:
    """All lines of one table, from the first to the last."""

    def __init__(self, fuzz: "Fuzz", number: int, table: str) -> None:
        self.fuzz, self.number = fuzz, number
        self.played = Played(table)
        self.is_silent = self.is_over = self.is_left = False
        self.clients = [Client(self, i) for i in range(len(LINES))]

    def clients_of(self, person: int) -> list[Client]:
        return [client for client in self.clients if client.person == person]

    async def run(self, seconds: float) -> Played:
        """Plays for so long; then all fall silent, and are asked what they know."""
        running = [asyncio.create_task(client.run()) for client in self.clients]
        await asyncio.sleep(seconds)
        tasks = [task for client in self.clients for task in client.tasks]
        if tasks:
            await asyncio.wait(tasks)
        self.is_silent = True
        await self._agree()
        await self._look()
        self.is_over = True
        for task in running:
            await task
        return self.played

    async def _agree(self) -> None:
        """Waits until everything is answered, and all lines are at the same entry."""
        ends, calm = time.monotonic() + QUIET, 0
        while calm < 5:
            await asyncio.sleep(0.1)
            here = [client for client in self.clients if not client.is_out]
            is_well = all(client.is_settled for client in here) and len({client.n for client in here}) == 1
            calm = calm + 1 if is_well else 0
            if time.monotonic() > ends:
                open_ = [one.name for client in here for one in client.mine if one.sent and not one.is_answered]
                at = {client.number: client.n for client in here}
                self.played.faults.append(f"agree: the lines are at {at}; never answered: {open_[:5]}")
                return

    async def _look(self) -> None:
        """What each server shows to those who come new. Who is here is told by and by: that may take a little."""
        ends = time.monotonic() + QUIET
        while True:
            self.played.shown = {way: await self._at(at) for at, way in enumerate(self.fuzz.ways)}
            shown = list(self.played.shown.values())
            if all(one == shown[0] for one in shown) or time.monotonic() > ends:
                return
            await asyncio.sleep(0.2)

    async def _at(self, at: int) -> Any:
        """What a server shows: the number, the state, the seats, and a page's parts."""
        with contextlib.suppress(OSError, EOFError, TimeoutError):
            async with asyncio.timeout(QUIET / 2):
                async with self.fuzz.line(self.played.table, 0, "?as=json", at) as line:
                    hello, said = json.loads(await line.recv()), json.loads(await line.recv())
                async with self.fuzz.line(self.played.table, 2, "", at) as line:
                    page = json.loads(await line.recv())
            return [said["n"], said["state"], hello["seats"], page["parts"]]
        return [None, None, None, {}]


class Fuzz:
    """All clients, and what they count."""

    def __init__(self, site: Site, cookies: list[str], seed: str, groups: int, least: Mapping[str, int]) -> None:
        self.ways, self.cookies, self.seed, self.groups, self.least = site.ways, cookies, seed, groups, least
        self.counts: Counter[str] = Counter()

    @property
    def is_enough(self) -> bool:
        """Whether all has been counted as often as it must be."""
        return all(self.counts[name] >= times for name, times in self.least.items())

    @contextlib.asynccontextmanager
    async def line(self, table: str, person: int, query: str, at: int) -> Any:
        """A line to a table at a server. Raises OSError, EOFError or TimeoutError when it breaks."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus

        way = self.ways[at]
        headers = {"cookie": f"tumblestar={self.cookies[person]}"}
        try:
            async with connect(
                f"{way}{table}{query or '?'}&protocol={PROTOCOL}",
                origin=f"http://{urlsplit(way).netloc}",  # type: ignore[arg-type]
                additional_headers=headers,
                proxy=None,
                close_timeout=0.2,
                compression=None,
            ) as line:
                yield line
        except (ConnectionClosed, InvalidHandshake, InvalidMessage) as error:
            is_closed = isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code == NO_TABLE
            if is_closed or (isinstance(error, InvalidStatus) and error.response.status_code == REFUSED):
                raise NotTheirs(str(error)) from error
            raise OSError(str(error)) from error

    async def send(self, line: Any, text: str) -> None:
        from websockets.exceptions import ConnectionClosed

        with contextlib.suppress(ConnectionClosed):
            await line.send(text)

    async def run(self, tables: list[str], seconds: float) -> list[Played]:
        """Plays one table after the other, so many at once, for so long, and on until it is enough."""
        dice, ends = random.Random(self.seed), time.monotonic() + seconds
        coming: Iterator[tuple[int, str]] = iter(enumerate(tables))
        played: list[Played] = []

        async def play() -> None:
            for number, table in coming:
                rest = ends - time.monotonic()
                if rest < PLAYED[0] / 2:
                    if self.is_enough:
                        return
                    rest = PLAYED[0]
                played.append(await Group(self, number, table).run(min(rest, dice.uniform(*PLAYED))))

        await asyncio.gather(*(play() for _ in range(self.groups)))
        return played


# ------------------------------------------------------------------------------------------------ the model


def judge(place: Path | str, played: list[Played], people: list[int]) -> dict[str, Any]:
    """Compares what all clients know with the database, and that with the rules. `faults` is empty if all is well."""
    from tumblestar.server.storage.store import Store

    store = Store.open(place)
    counts: Counter[str] = Counter()
    faults: list[str] = []
    try:
        for one in played:
            found = list(dict.fromkeys([*one.faults, *Judge(store, one, people, counts).faults()]))
            if found:
                story = "".join(f"\n    {line}" for line in _story(one, found[0]))
                faults += [f"{one.table}: {fault}" for fault in found[:-1]] + [f"{one.table}: {found[-1]}{story}"]
    finally:
        store.close()
    return {**counts, "faults": faults}


def _story(one: Played, fault: str) -> list[str]:
    """What was said at a table that has to do with a fault: about the same requests and numbers, the last of it."""
    words = set(re.findall(r"\d+-\d+-\d+|(?<![\d-])\d+(?![\d-])", fault))
    told = [line for line in one.story if words & set(re.findall(r"\d+-\d+-\d+|(?<![\d-])\d+(?![\d-])", line[8:]))]
    return told[-25:]


def _differing(one: str, other: str) -> tuple[str, str] | None:
    """Where two texts begin to differ, and a little of both from there; None if they are the same."""
    if one == other:
        return None
    same = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    at = max(0, sum(1 for _ in same) - 60)
    return one[at : at + 300], other[at : at + 300]


class Judge:
    """The model of one table: the rules, step by step, along what the database has."""

    def __init__(self, store: Any, played: Played, people: list[int], counts: Counter[str]) -> None:
        from tumblestar.server.tables.replay import empty_record

        self.store, self.played, self.people, self.counts = store, played, people, counts
        saved = store.table(played.table)
        assert saved
        self.record: Any = empty_record(saved)
        self.rows = store.entries(played.table)
        self.found: list[str] = []

    def faults(self) -> list[str]:
        """All that is wrong with the table."""
        reached = self._line()
        self._told()
        self._asked(reached)
        self._shown()
        self.counts["tables"] += 1
        self.counts["entries"] += len(self.rows)
        return self.found

    def _line(self) -> dict[str, int]:
        """Goes along the entries; gives the number that each request has reached."""
        reached: dict[str, int] = {}
        client, is_bots = "", False
        self.moments: list[tuple[Any, int, bool]] = [(self.record.state_at(0), self.record.actor, False)]
        self.firsts: dict[str, int] = {}
        for number, row in enumerate(self.rows, 1):
            if row.number != number:
                self.found.append(f"line: entry {row.number} stands where {number} is to be")
                return reached
            if row.client:
                client = row.client
                if client in reached:
                    self.found.append(f"line: {client} was done twice, at {reached[client]} and {number}")
                self.firsts[client] = number
                is_bots = is_bots or client.startswith("bot:")
            reached[client] = number
            try:
                self._step(row, is_bots)
            except Exception as error:
                self.found.append(f"line: entry {number} ({row.kind} {row.payload} by {client}): {error!r}")
                return reached
            self.moments.append((self.record.game.copy(self.record.state), self.record.actor, self.record.is_over))
        return reached

    def _step(self, row: Any, is_bots: bool) -> None:
        """Does one entry. Raises whatever is wrong with it."""
        record, who = self.record, (row.client or "").partition(":")[0]
        if row.kind == "act" and row.actor == -1:
            if not record.events and row.client == "start":
                pass
            elif row.client:
                raise ValueError("chance was asked by somebody")
            if record.roll(record.seal).text != row.payload:
                raise ValueError("the seed says otherwise")
            return
        seat = row.actor if row.kind == "act" else int(row.payload) if row.kind == "resign" else None
        if row.kind == "takeback":
            seat = record.events[-1].actor
            if int(row.payload) != len(record.events) - 1:
                raise ValueError(f"{len(record.events)} events were there")
        if not row.client:
            raise ValueError("nobody has done it")
        if not (seat == 1 and who == "bot") and (who != str(self.people[seat]) or (seat == 1 and is_bots)):
            raise ValueError(f"seat {seat} is not theirs")
        if row.kind == "act":
            if record.actor != row.actor:
                raise ValueError(f"it was the turn of {record.actor}")
            record.append(row.payload)
        elif row.kind == "takeback":
            self.record = record.fold(int(row.payload))
        elif row.kind == "resign":
            record.resign(seat)
        else:
            raise ValueError("nobody asked for that")

    def _told(self) -> None:
        for number, told in enumerate(self.played.told):
            for n, known in told.items():
                row = self.rows[n - 1] if n <= len(self.rows) else None
                actor = None if row is None or row.actor is None else row.actor + 1
                if row is None or (row.kind, actor, contents(row)) != known:
                    self.found.append(f"told: line {number}: {n} is {row}, and {known} was told")
            self.counts["told"] += len(told)

    def _asked(self, reached: dict[str, int]) -> None:
        chat = self._chat()
        for asked in self.played.asked.values():
            key = f"{self.people[asked.seat]}:{asked.name}"
            done = chat.get(key, 0) if asked.do == "say" else int(key in self.firsts)
            is_kept = asked.do in ("act", "takeback", "resign", "say")
            for ok, n, code in asked.answers:
                self.counts["acknowledged" if ok else "refused"] += 1
                if not ok:
                    self.counts[f"refused: {code}"] += 1
                if ok and is_kept and done != 1:
                    self.found.append(f"kept: {asked.name} was acknowledged at {n} and is there {done} times")
                elif ok and asked.do in ("act", "takeback", "resign"):
                    self._as_asked(asked, key, n, reached)
                elif not ok and code not in UNHEARD and is_kept:
                    if done and not asked.is_early:  # what comes too early for one server may be in time for the other
                        self.found.append(f"refused: {asked.name} was refused ({code}) at {n}, and is there")
                    elif asked.do == "act":
                        self._rightly(asked, n, code)

    def _as_asked(self, asked: Asked, key: str, n: int, reached: dict[str, int]) -> None:
        first = self.firsts[key]
        row = self.rows[first - 1]
        if n != reached[key] or (asked.do != "resign" and first != asked.seen + 1):
            self.found.append(f"kept: {asked.name} (seen {asked.seen}) is {first} to {reached[key]}; {n} was told")
        if row.kind != asked.do:
            self.found.append(f"kept: {asked.name} was to {asked.do}, and there is {row}")
        state = self.moments[first - 1][0]
        if asked.do == "act" and self.record.game.text(state, asked.action) != row.payload:
            self.found.append(f"kept: {asked.name} was action {asked.action}, and there is {row}")

    def _rightly(self, asked: Asked, n: int, code: str) -> None:
        """Whether an action was to be refused, at a table that stood at n."""
        if n > len(self.rows):
            self.found.append(f"refused: {asked.name} at {n}, of {len(self.rows)} entries")
        elif code == "stale":
            if n == asked.seen and not asked.is_early:
                self.found.append(f"refused: {asked.name} had seen {n}, and that was the last")
        elif n == asked.seen:
            state, actor, is_over = self.moments[n]
            is_legal = actor >= 0 and asked.action in self.record.game.legal(state)
            is_held = asked.seat == actor and actor >= 0
            why = {"over": is_over, "seat": not is_held or asked.seat == 1, "rule": not is_legal, "chance": actor == -1}
            if not why.get(code):
                self.found.append(f"refused: {asked.name} (action {asked.action}) at {n}: {code}, which it was not")

    def _chat(self) -> Counter[str]:
        import sqlalchemy as sa

        from tumblestar.server.storage import schema

        c = schema.chat.c
        with self.store.reading() as connection:
            asked = sa.select(c.client, c.number).where(c.table_id == self.played.table).order_by(c.number)
            rows = connection.execute(asked).all()
        if rows and [row.number for row in rows] != list(range(rows[0].number, rows[0].number + len(rows))):
            self.found.append(f"line: the numbers of the chat: {[row.number for row in rows]}")
        self.counts["said"] += len(rows)
        return Counter(row.client for row in rows if row.client)

    def _shown(self) -> None:
        shown = list(self.played.shown.values())
        now = [len(self.rows), self.record.game.state_text(self.record.state)]
        for one in shown:
            if one[:2] != now:
                self.found.append(f"agree: {one[:2]} is shown, and there is {now}")
        for one in shown[1:]:
            for name in shown[0][3].keys() | one[3].keys():
                if differing := _differing(shown[0][3].get(name, ""), one[3].get(name, "")):
                    self.found.append(f"agree: {name} is shown as {differing[0]!r} and as {differing[1]!r}")
            if shown[0][2] != one[2]:
                self.found.append(f"agree: the seats are shown as {shown[0][2]} and as {one[2]}")


# ------------------------------------------------------------------------------------------------ all of it


def _fill(place: Path | str, count: int, cookies: list[str]) -> tuple[list[str], list[int]]:
    """Stores so many tables of two people, where a third may look on; gives their names, and who the people are."""
    from tumblestar.games import GAMES
    from tumblestar.server.storage.rows import SeatRow
    from tumblestar.server.storage.store import Store
    from tumblestar.server.tables.registry import Plan, TableRegistry

    async def make() -> tuple[list[str], list[int]]:
        store = Store.open(place)
        registry = TableRegistry(store)
        people = [
            (await store.get_or_create_person(hashlib.sha256(cookie.encode()).hexdigest())).id for cookie in cookies
        ]
        seats = tuple(SeatRow("person", NAMES[i], people[i]) for i in range(2))
        names: list[str] = []
        for i, game in zip(range(count), itertools.cycle(GAMES), strict=False):
            plan = Plan(GAMES[game], seats, {}, chance="seed", seed=f"{i}", has_watchers=True)
            table = await registry.make(people[0], plan)
            await table.membership.invitations.add_watcher(people[2])
            names.append(table.id)
        store.close()
        return names, people

    return asyncio.run(make())


def fuzz(
    seconds: float,
    seed: int,
    groups: int = GROUPS,
    *,
    is_in_folder: bool = False,
    is_durable: bool = True,
    least: Mapping[str, int] | None = None,
) -> dict[str, Any]:
    """Plays and misbehaves for so long, and says what was found. Raises NoPostgres.

    `is_in_folder`: at two processes over a folder, in the place of two servers over PostgreSQL.
    `least`: what must have been counted; slow machines go on until it is, or a hundred more tables are played.
    """
    cookies = [secrets.token_urlsafe(32) for _ in NAMES]
    with in_folder(2) if is_in_folder else in_postgres(is_durable=is_durable) as site:
        count = groups * (2 + int(seconds / PLAYED[0])) + (100 if least else 0)
        tables, people = _fill(site.location, count, cookies)
        site.start()
        fuzz = Fuzz(site, cookies, str(seed), groups, least or {})
        began = time.perf_counter()
        played = asyncio.run(fuzz.run(tables, seconds))
        took = time.perf_counter() - began
        site.kill()
        found = judge(site.location, played, people)
    return {"seed": seed, "seconds": round(took, 1), "lines": groups * len(LINES)} | fuzz.counts | found


def main() -> None:
    """Misbehaves for as long as asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_fuzz", description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="how long")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), help="the same dice again")
    parser.add_argument("--keep", action="store_true", help="keep the result in bench/results")
    parser.add_argument("--processes", action="store_true", help="at two processes over a folder")
    asked = parser.parse_args()
    found = fuzz(asked.seconds, asked.seed, is_in_folder=asked.processes)
    faults = found.pop("faults")
    for fault in faults[:60]:
        print(fault)
    figures = found | {"faults": len(faults)}
    print(", ".join(f"{name} {value}" for name, value in figures.items()))
    if faults:
        more = " --processes" if asked.processes else ""
        print(f"again: python -m bench.server_fuzz --seconds {asked.seconds} --seed {asked.seed}{more}")
    if asked.keep:
        write("server_fuzz_processes" if asked.processes else "server_fuzz", "server_fuzz", {"figures": figures})
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
