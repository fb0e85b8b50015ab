"""Kills the server again and again while it is played on, and looks whether anything that was acknowledged is lost.

    python -m bench.server_kill                     25 kills
    python -m bench.server_kill --kills 200 --keep  and kept in bench/results/server_kill.json
    python -m bench.server_kill --postgres          two servers on one PostgreSQL database (server_kill_postgres.json)
    python -m bench.server_kill --processes         one server of two processes over a folder (…_processes.json)

Several processes of clients play as fast as they can, two to a table, on the line for programs. The server gets SIGKILL
at random moments, once it is played on, and is started anew over the same folder. Clients come back with the number of
the last event they know, and ask again for what was not answered, with the same id. With `--postgres` either server is
killed, or the database, or more than one of them; the two of a table sit at different servers and come back at any.
With `--processes` it is one process, or the dispatcher, or all. The dispatcher replaces a process that died;
half of the clients come by an address in which it finds no table, so that the two of a table meet at different ones.
Who is told that an action could not be written asks again, or does without. In the end it must hold, for every table:

    lost       every action that was acknowledged is in the store, under the number that was told
    twice      and once; and what was refused is not there
    gaps       nobody was ever told events with a gap, or something else than before for a number
    differ     all clients of a table know the same events, which are those in the store, and all servers the same state
    damaged    the table can be loaded and played on
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from bench.__main__ import write
from bench.server_load import COOKIES, ROOT, fill
from bench.server_sites import Site, in_folder, in_postgres
from tumblestar.server.sockets.connection import PROTOCOL

LIVELY = 100
"""Actions that a server has acknowledged at least when it is killed."""
LONGEST_LIFE = 1.5
"""Seconds that it lives at most after these."""
SITES = {"folder": in_folder, "postgres": in_postgres, "processes": partial(in_folder, processes=2)}
"""What is killed."""
QUIET = 120.0
"""Seconds within which they must be done."""
PROCESSES, SEATED = 3, 8
"""Processes of clients, and the tables that each of them plays at once."""
TRIED_EVERY = 0.05
"""Seconds between two tries to come back, or to have something written."""
UNWRITTEN, UNSURE = "store", "unsure"
"""How an answer says that something was not written, and that nobody knows whether it was."""


# ------------------------------------------------------------------------------------------------ clients


class Player:
    """A client at one seat of a table, through any number of deaths of the server."""

    def __init__(self, registry: "Clients", table: str, seat: int) -> None:
        self.registry, self.table, self.seat = registry, table, seat
        self.n: int | None = None
        self.events: dict[int, str] = {}
        self.pending: dict[str, Any] | None = None
        self.acknowledged: list[tuple[str, int]] = []
        self.faults: list[str] = []
        self.refused: list[tuple[str, str]] = []
        self.shown: list[list[Any]] = []
        """The number and the state that each server shows in the end."""
        self.reached = 0
        self.returns = 0
        self.repeated = 0
        self.is_unwritten = False
        """Whether what was asked last could not be written."""
        self.at = seat % len(registry.ways)
        """At which server."""
        self.is_over = False
        self.last: dict[str, Any] | None = None

    async def play(self) -> None:
        """Plays until the game is over, or all are to stop and nothing is left unanswered."""
        while not self.is_over and not (self.registry.is_ending and not self.pending):
            with contextlib.suppress(OSError, EOFError, TimeoutError):
                async with self.registry.line(self.table, self.seat, self.n, self.at) as line:
                    self.returns += 1
                    if self.pending:
                        await line.send(self.pending)
                    while not self.is_over and not (self.registry.is_ending and not self.pending):
                        with contextlib.suppress(TimeoutError):
                            async with asyncio.timeout(0.5):
                                said = await line.receive()
                            self.hear(said)
                        await self.act(line)
            self.at = random.randrange(len(self.registry.ways))
            await asyncio.sleep(TRIED_EVERY)

    async def catch_up(self) -> None:
        """Comes back once more, to learn what it has missed, and looks at what each server shows."""
        ends = time.monotonic() + 30
        while len(self.shown) < len(self.registry.ways):
            at = len(self.shown)
            if time.monotonic() > ends:
                self.faults.append(f"server {at} does not show the table")
                return
            with contextlib.suppress(OSError, EOFError, TimeoutError):
                async with asyncio.timeout(10), self.registry.line(self.table, self.seat, self.n, at) as line:
                    live = (await line.receive())["n"]
                    while self.n != live:
                        self.hear(await line.receive())
                async with asyncio.timeout(10), self.registry.line(self.table, self.seat, None, at) as line:
                    await line.receive()
                    said = await line.receive()
                    self.shown.append([said["n"], said["state"]])
                continue
            await asyncio.sleep(TRIED_EVERY)

    def hear(self, said: dict[str, Any]) -> None:
        """Notes what a message tells, and whether it fits what is known."""
        if self.pending and said.get("answer") == self.pending["id"]:
            code = "" if said["ok"] else said["refused"]["code"]
            self.is_unwritten = code in (UNWRITTEN, UNSURE)
            if code == "trouble":
                self.faults.append(f"trouble: {said['refused']['words']}")
            if self.is_unwritten and (code == UNSURE or random.random() < 0.5):
                self.repeated += 1  # it stays what is asked for
                return
            if said["ok"]:
                self.acknowledged.append((self.pending["id"], said["n"]))
                self.reached = said["n"]
            else:
                self.refused.append((self.pending["id"], code))
            self.pending = None
        if "snapshot" in said and self.n is not None:
            self.faults.append(f"a snapshot at {said['n']}, in the place of what came after {self.n}")
        for event in said.get("events", ()):
            if event["n"] != (self.n or 0) + 1:
                self.faults.append(f"event {event['n']} after {self.n}")
            self.events[event["n"]] = event["text"]
            self.n = event["n"]
        if "state" in said:
            if self.n is not None and "events" in said and said["n"] != self.n:
                self.faults.append(f"the events end at {self.n}, and the state is that of {said['n']}")
            self.n, self.last = said["n"], said
            self.is_over = said["actor"] is None

    async def act(self, line: "Line") -> None:
        """Does something if it is its turn and nothing is unanswered."""
        if self.is_unwritten:
            self.is_unwritten = False
            await asyncio.sleep(TRIED_EVERY)
            if self.pending:
                await line.send(self.pending)
        last = self.last
        if self.pending or not last or last["n"] < self.reached or last["actor"] != self.seat + 1:
            return
        if self.registry.is_ending:
            return
        action = random.choice(last["legal"])["action"]
        name = f"{os.getpid()}-{next(self.registry.numbers)}"
        self.pending = {"id": name, "seen": last["n"], "do": "act", "action": action}
        await line.send(self.pending)


class Line:
    """A line for programs, by the library that anybody would use."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    async def send(self, message: dict[str, Any]) -> None:
        await self.connection.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        return json.loads(await self.connection.recv())


class Clients:
    """All clients of one process."""

    def __init__(self, asked: dict[str, Any]) -> None:
        self.asked = asked
        self.ways: list[str] = asked["ways"]
        self.is_ending = False
        self.numbers = itertools.count()
        self.players: list[Player] = []

    @contextlib.asynccontextmanager
    async def line(self, table: str, seat: int, since: int | None, at: int = 0) -> Any:
        """A line to a table, at a server. Raises OSError, EOFError or TimeoutError when it breaks or cannot be had."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

        way, cookie = self.ways[at], f"tumblestar={self.asked['cookies'][seat]}"
        address = f"{way}{table}?as=json&protocol={PROTOCOL}" + ("" if since is None else f"&from={since}")
        origin: Any = f"http://{urlsplit(way).netloc}"
        try:
            async with connect(
                address, origin=origin, additional_headers={"cookie": cookie}, proxy=None, close_timeout=0.2
            ) as connection:
                yield Line(connection)
        except (ConnectionClosed, InvalidHandshake, InvalidMessage) as error:
            raise OSError(str(error)) from error

    async def seats(self, tables: Iterator[str]) -> None:
        """Plays one table after the other."""
        for table in tables:
            if self.is_ending:
                return
            pair = [Player(self, table, seat) for seat in range(2)]
            self.players += pair
            await asyncio.gather(*(player.play() for player in pair))

    async def run(self) -> dict[str, Any]:
        """Plays until told to stop; then everybody learns what they have missed."""
        tables = iter(self.asked["tables"])
        playing = asyncio.gather(*(self.seats(tables) for _ in range(SEATED)))
        await asyncio.to_thread(sys.stdin.readline)
        self.is_ending = True
        await playing
        for player in self.players:
            await player.catch_up()
        return {
            "players": [
                {
                    "table": player.table,
                    "seat": player.seat,
                    "events": player.events,
                    "acknowledged": player.acknowledged,
                    "faults": player.faults,
                    "refused": player.refused,
                    "returns": player.returns,
                    "repeated": player.repeated,
                    "shown": player.shown,
                }
                for player in self.players
            ]
        }


# ------------------------------------------------------------------------------------------------ killing


@contextmanager
def playing(site: Site, tables: list[str]) -> Iterator[list[subprocess.Popen[str]]]:
    """Processes of clients, each with its own tables."""
    started: list[subprocess.Popen[str]] = []
    try:
        for i in range(PROCESSES):
            process = subprocess.Popen(
                [sys.executable, "-m", "bench.server_kill", "--clients"],
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            started.append(process)
            assert process.stdin
            asked = {"ways": site.ways, "cookies": COOKIES, "tables": tables[i::PROCESSES]}
            process.stdin.write(json.dumps(asked) + "\n")
            process.stdin.flush()
        yield started
    finally:
        for process in started:
            process.kill()
            process.wait(30)
            for pipe in (process.stdin, process.stdout):
                if pipe:
                    pipe.close()


def kill(kills: int, seed: int | None = None, kind: str = "folder") -> dict[str, Any]:
    """Plays, kills so many times, and says what was found; `faults` is empty if nothing was lost.

    `kind` is one of SITES. Raises NoPostgres.
    """
    dice = random.Random(seed)
    began = time.perf_counter()
    struck: Counter[str] = Counter()
    with SITES[kind]() as site:
        tables = fill(site.location, PROCESSES * SEATED * (4 + 2 * kills))  # more than will be played
        site.start()
        with playing(site, tables) as clients:
            for _ in range(kills):
                _wait_for_play(site)
                time.sleep(dice.uniform(0, LONGEST_LIFE))
                struck[site.strike(dice)] += 1
                site.start()
            for process in clients:
                assert process.stdin
                process.stdin.write("stop\n")
                process.stdin.flush()
            players: list[dict[str, Any]] = []
            for process in clients:
                assert process.stdout
                players += json.loads(process.stdout.readline())["players"]
        site.kill()
        found = _judge(site.location, players)
    told = {f"kills of {what}": count for what, count in struck.items()} if len(struck) > 1 else {}
    return {"kills": kills, **told, "seconds": round(time.perf_counter() - began, 1)} | found


def _wait_for_play(site: Site) -> None:
    """Until so much has been done that servers are killed which are played on, however slow the machine."""
    before, ends = site.acted(), time.monotonic() + QUIET
    while site.acted() - before < LIVELY:
        if time.monotonic() > ends:
            raise SystemExit(f"in {QUIET:.0f} seconds not even {LIVELY} actions were done: the clients do not play")
        time.sleep(TRIED_EVERY)


def _judge(place: Path | str, players: list[dict[str, Any]]) -> dict[str, Any]:
    """Compares what the clients know with what is on disk."""
    from tumblestar.server.storage.store import Store
    from tumblestar.server.tables.table import Table

    store = Store.open(place)
    faults: list[str] = []
    counts: Counter[str] = Counter()
    try:
        for name in sorted({player["table"] for player in players}):
            saved = store.table(name)
            if not saved:
                faults.append(f"lost: the table {name}")
                continue
            now: list[Any] = []
            try:
                table = Table.load(store, saved)
                now = [table.live, table.game.state_text(table.state)]
            except Exception as error:
                faults.append(f"damaged: {name}: {error}")
            entries = store.entries(name)
            if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
                faults.append(f"gaps: {name}: the numbers in the store")
            known = {entry.number: entry.payload for entry in entries}
            written = Counter(entry.client for entry in entries if entry.client)
            firsts = [(entry.number, entry.client) for entry in entries if entry.client]
            ends = [number - 1 for number, _ in firsts[1:]] + [len(entries)]
            reached = {client: end for (_, client), end in zip(firsts, ends, strict=True)}
            for player in players:
                if player["table"] != name:
                    continue
                own = f"{name}, seat {player['seat'] + 1}"
                faults += [f"gaps: {own}: {fault}" for fault in player["faults"]]
                told = {int(number): text for number, text in player["events"].items()}
                faults += [
                    f"differ: {own}: event {number} is {known.get(number)!r}, and {text!r} was told"
                    for number, text in told.items()
                    if known.get(number) != text
                ]
                if told and max(told) != len(entries):
                    faults.append(f"differ: {own}: knows {max(told)} of {len(entries)} events")
                faults += [
                    f"differ: {own}: a server shows {shown}, not {now}" for shown in player["shown"] if shown != now
                ]
                person = saved.seats[player["seat"]].holder
                for request, n in player["acknowledged"]:
                    count = written[f"{person}:{request}"]
                    if count != 1 or reached[f"{person}:{request}"] != n:
                        faults.append(f"{'twice' if count > 1 else 'lost'}: {own}: {request}, told {n}")
                for request, n in player["acknowledged"][-1:]:  # the store finds it, too
                    if (answer := store.answer_to(name, f"{person}:{request}")) and answer != n:
                        faults.append(f"lost: {own}: asked again, {request} would not be told {n}")
                for request, code in player["refused"]:
                    if written[f"{person}:{request}"]:
                        faults.append(f"twice: {own}: {request} was done, and refused ({code})")
                counts["acknowledged"] += len(player["acknowledged"])
                counts["returns"] += player["returns"]
                counts["repeated"] += player["repeated"]
                counts["refused"] += len(player["refused"])
            counts["tables"] += 1
            counts["events"] += len(entries)
    finally:
        store.close()
    return {**counts, "faults": faults}


def main() -> None:
    """Kills as often as asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_kill", description=__doc__.split("\n")[0])
    parser.add_argument("--kills", type=int, default=25, help="how often")
    parser.add_argument("--seed", type=int, help="the same moments again, as far as a machine allows")
    parser.add_argument("--keep", action="store_true", help="keep the result in bench/results")
    parser.add_argument("--clients", action="store_true", help=argparse.SUPPRESS)
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument("--postgres", action="store_true", help="two servers on one PostgreSQL database")
    kinds.add_argument("--processes", action="store_true", help="one server of two processes over a folder")
    asked = parser.parse_args()
    if asked.clients:
        print(json.dumps(asyncio.run(Clients(json.loads(sys.stdin.readline())).run())), flush=True)
        return
    kind = "postgres" if asked.postgres else "processes" if asked.processes else "folder"
    found = kill(asked.kills, asked.seed, kind)
    for fault in found["faults"][:20]:
        print(fault)
    told = {name: value for name, value in found.items() if name != "faults"}
    print(", ".join(f"{name} {value}" for name, value in told.items()), f"faults {len(found['faults'])}", sep=", ")
    if asked.keep:
        name = "server_kill" if kind == "folder" else f"server_kill_{kind}"
        write(name, "server_kill", {"figures": told | {"faults": len(found["faults"])}})
    sys.exit(1 if found["faults"] else 0)


if __name__ == "__main__":
    main()
