"""Kills the server repeatedly during play, and checks that no acknowledged action is lost.

    python -m bench.server_kill                     25 kills
    python -m bench.server_kill --kills 200 --keep  also writes bench/results/server_kill.json
    python -m bench.server_kill --postgres          two servers on one PostgreSQL database (server_kill_postgres.json)
    python -m bench.server_kill --caddy             the same behind Caddy with deploy/Caddyfile (server_kill_caddy.json)

Several client processes play at full speed over WebSockets, two clients per table. The server gets SIGKILL at random
moments during play and restarts over the same folder. Clients reconnect with the number of their last event, and repeat
a request without a response under the same id.

With `--postgres`, one or both servers or the database are killed. The clients of a table use different servers and
reconnect to any. With `--caddy`, they connect to the proxy, which chooses a server by the table.
A client whose action could not be written repeats it or gives it up; it repeats one that may have been written. At the
end it must hold for every table:

    lost       every acknowledged action is in the store, under the acknowledged number
    twice      it is there once, and refused actions are not
    gaps       no client received events with a gap, or two events for one number
    differ     all clients of a table know the events of the store, and all servers show the same state
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
from pathlib import Path
from typing import Any

from bench.__main__ import write
from bench.server_load import COOKIES, ROOT, fill
from bench.server_sites import Site, behind_caddy, in_folder, in_postgres
from tumblestar.play import PROTOCOL

MIN_ACTIONS = 100
"""Minimum of acknowledged actions between kills."""
MAX_DELAY = 1.5
"""Maximum seconds from these to the kill."""
SITES = {"folder": in_folder, "postgres": in_postgres, "caddy": behind_caddy}
"""Kinds of sites to kill."""
TIMEOUT = 120.0
"""Seconds within which MIN_ACTIONS must be acknowledged."""
PROCESSES, TABLES_PER_PROCESS = 3, 8
"""Client processes, and concurrent tables in each of them."""
RETRY_SECONDS = 0.05
"""Seconds between attempts to reconnect, or to repeat a request."""
NOT_WRITTEN, UNCERTAIN = "store", "unsure"
"""Codes of responses: the action was not written; it is unknown whether it was."""


# ------------------------------------------------------------------------------------------------ clients


class Player:
    """A client at one seat of a table, which survives kills of the server."""

    def __init__(self, clients: "Clients", table: str, seat: int) -> None:
        self.clients, self.table, self.seat = clients, table, seat
        self.n: int | None = None
        self.events: dict[int, str] = {}
        self.pending: dict[str, Any] | None = None
        self.acknowledged: list[tuple[str, int]] = []
        self.faults: list[str] = []
        self.refused: list[tuple[str, str]] = []
        self.shown: list[list[Any]] = []
        """The live number and the state that each server shows at the end."""
        self.reached = 0
        self.returns = 0
        self.repeated = 0
        self.must_repeat = False
        """Whether the pending request must be repeated."""
        self.is_in_doubt = False
        """Whether the pending request may be on disk: an attempt had no response, or an uncertain one."""
        self.at = seat % len(clients.entrances)
        """Index of the entrance."""
        self.is_over = False
        self.last: dict[str, Any] | None = None

    async def play(self) -> None:
        """Plays until the game is over, or until the end of the run without a pending request."""
        while not self.is_over and not (self.clients.is_ending and not self.pending):
            with contextlib.suppress(OSError, EOFError, TimeoutError):
                host = self.clients.entrances[self.at]
                async with self.clients.open_connection(self.table, self.seat, self.n, host) as connection:
                    self.returns += 1
                    if self.pending:
                        self.is_in_doubt = True
                        await connection.send(self.pending)
                    while not self.is_over and not (self.clients.is_ending and not self.pending):
                        with contextlib.suppress(TimeoutError):
                            async with asyncio.timeout(0.5):
                                message = await connection.receive()
                            self.on_message(message)
                        await self.act(connection)
            self.at = random.randrange(len(self.clients.entrances))
            await asyncio.sleep(RETRY_SECONDS)

    async def catch_up(self) -> None:
        """Reconnects once more to receive missing events, and reads the table from each server."""
        ends = time.monotonic() + 30
        while len(self.shown) < len(self.clients.servers):
            host = self.clients.servers[len(self.shown)]
            if time.monotonic() > ends:
                self.faults.append(f"server {len(self.shown)} does not show the table")
                return
            with contextlib.suppress(OSError, EOFError, TimeoutError):
                async with (
                    asyncio.timeout(10),
                    self.clients.open_connection(self.table, self.seat, self.n, host) as connection,
                ):
                    while (message := await connection.receive())["type"] != "now":
                        self.on_message(message)
                async with (
                    asyncio.timeout(10),
                    self.clients.open_connection(self.table, self.seat, None, host) as connection,
                ):
                    while (message := await connection.receive())["type"] != "now":
                        pass
                    self.shown.append([message["n"], message["state"]])
                continue
            await asyncio.sleep(RETRY_SECONDS)

    def on_message(self, message: dict[str, Any]) -> None:
        """Records a message, and faults if it contradicts what is known."""
        if self.pending and message.get("id") == self.pending["id"]:
            code = "" if message["ok"] else message["refused"]["code"]
            self.must_repeat = code in (NOT_WRITTEN, UNCERTAIN)
            self.is_in_doubt |= code == UNCERTAIN
            if code == "trouble":
                self.faults.append(f"trouble: {message['refused']['detail']}")
            if self.must_repeat and (self.is_in_doubt or random.random() < 0.5):
                self.repeated += 1  # the request stays pending
                return
            if message["ok"]:
                self.acknowledged.append((self.pending["id"], message["n"]))
                self.reached = message["n"]
            else:
                self.refused.append((self.pending["id"], code))
            self.pending = None
        if message["type"] == "entry":
            if message["n"] != (self.n or 0) + 1:
                self.faults.append(f"entry {message['n']} after {self.n}")
            self.events[message["n"]] = message["text"]
            self.n = message["n"]
        if message["type"] == "now":
            if self.n is not None and message["n"] != self.n:
                self.faults.append(f"the entries end at {self.n}, and the state is that of {message['n']}")
            self.n, self.last = message["n"], message
            self.is_over = message["actor"] is None

    async def act(self, connection: "ProgramConnection") -> None:
        """Sends an action at its turn, unless a request is pending."""
        if self.must_repeat:
            self.must_repeat = False
            await asyncio.sleep(RETRY_SECONDS)
            if self.pending:
                await connection.send(self.pending)
        last = self.last
        if self.pending or not last or last["n"] < self.reached or last["actor"] != self.seat + 1:
            return
        if self.clients.is_ending:
            return
        action = random.choice(last["legal"])["action"]
        name = f"{os.getpid()}-{next(self.clients.numbers)}"
        self.pending, self.is_in_doubt = {"id": name, "seen": last["n"], "do": "act", "action": action}, False
        await connection.send(self.pending)


class ProgramConnection:
    """A program's connection by the `websockets` library."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.lines: list[str] = []

    async def send(self, message: dict[str, Any]) -> None:
        await self.connection.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """The next line."""
        self.lines = self.lines or (await self.connection.recv()).splitlines()
        return json.loads(self.lines.pop(0))


class Clients:
    """All clients of one process."""

    def __init__(self, config: dict[str, Any]) -> None:
        self.config = config
        self.entrances: list[str] = config["entrances"]
        self.servers: list[str] = config["servers"]
        self.is_ending = False
        self.numbers = itertools.count()
        self.players: list[Player] = []

    @contextlib.asynccontextmanager
    async def open_connection(self, table: str, seat: int, since: int | None, host: str) -> Any:
        """Opens a connection to a table. Raises OSError, EOFError or TimeoutError when it fails or breaks."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

        cookie = f"tumblestar={self.config['cookies'][seat]}"
        address = f"ws://{host}/live/{table}?as=json&protocol={PROTOCOL}" + ("" if since is None else f"&from={since}")
        origin: Any = f"http://{host}"
        try:
            async with connect(
                address, origin=origin, additional_headers={"cookie": cookie}, proxy=None, close_timeout=0.2
            ) as connection:
                yield ProgramConnection(connection)
        except (ConnectionClosed, InvalidHandshake, InvalidMessage) as error:
            raise OSError(str(error)) from error

    async def seats(self, tables: Iterator[str]) -> None:
        """Plays tables one after the other."""
        for table in tables:
            if self.is_ending:
                return
            pair = [Player(self, table, seat) for seat in range(2)]
            self.players += pair
            await asyncio.gather(*(player.play() for player in pair))

    async def run(self) -> dict[str, Any]:
        """Plays until a line on standard input; then all clients catch up."""
        tables = iter(self.config["tables"])
        playing = asyncio.gather(*(self.seats(tables) for _ in range(TABLES_PER_PROCESS)))
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
    """Starts client processes, each with its own tables."""
    processes: list[subprocess.Popen[str]] = []
    try:
        for i in range(PROCESSES):
            process = subprocess.Popen(
                [sys.executable, "-m", "bench.server_kill", "--clients"],
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            processes.append(process)
            assert process.stdin
            config = {"entrances": site.entrances, "servers": [server.host for server in site.servers]}
            config |= {"cookies": COOKIES, "tables": tables[i::PROCESSES]}
            process.stdin.write(json.dumps(config) + "\n")
            process.stdin.flush()
        yield processes
    finally:
        for process in processes:
            process.kill()
            process.wait(30)
            for pipe in (process.stdin, process.stdout):
                if pipe:
                    pipe.close()


def kill(kills: int, seed: int | None = None, kind: str = "folder") -> dict[str, Any]:
    """Plays and kills. Returns counts and `faults`, which is empty if nothing was lost.

    `kind` is one of SITES. Raises NoPostgres.
    """
    rng = random.Random(seed)
    start = time.perf_counter()
    kill_counts: Counter[str] = Counter()
    with SITES[kind]() as site:
        tables = fill(site.location, PROCESSES * TABLES_PER_PROCESS * (4 + 2 * kills))  # more than will be played
        site.start()
        with playing(site, tables) as clients:
            for _ in range(kills):
                _wait_for_play(site)
                time.sleep(rng.uniform(0, MAX_DELAY))
                kill_counts[site.kill_something(rng)] += 1
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
        result = _check(site.location, players)
    by_kind = {f"kills of {what}": count for what, count in kill_counts.items()} if len(kill_counts) > 1 else {}
    return {"kills": kills, **by_kind, "seconds": round(time.perf_counter() - start, 1)} | result


def _wait_for_play(site: Site) -> None:
    """Waits for MIN_ACTIONS, so that kills happen during play however slow the machine is."""
    before, ends = site.acknowledged_actions(), time.monotonic() + TIMEOUT
    while site.acknowledged_actions() - before < MIN_ACTIONS:
        if time.monotonic() > ends:
            raise SystemExit(f"fewer than {MIN_ACTIONS} actions in {TIMEOUT:.0f} seconds: the clients do not play")
        time.sleep(RETRY_SECONDS)


def _check(place: Path | str, players: list[dict[str, Any]]) -> dict[str, Any]:
    """Compares what the clients know with the store."""
    from tumblestar.storage.store import Store
    from tumblestar.tables.table import Table

    store = Store.open(place)
    faults: list[str] = []
    counts: Counter[str] = Counter()
    try:
        for name in sorted({player["table"] for player in players}):
            row = store.table(name)
            if not row:
                faults.append(f"lost: the table {name}")
                continue
            stored: list[Any] = []
            try:
                table = Table.load(store, row)
                stored = [table.live, table.game.state_text(table.state)]
            except Exception as error:
                faults.append(f"damaged: {name}: {error}")
            entries = store.entries(name)
            if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
                faults.append(f"gaps: {name}: the numbers in the store")
            payloads = {entry.number: entry.payload for entry in entries}
            written = Counter(entry.client for entry in entries if entry.client)
            firsts = [(entry.number, entry.client) for entry in entries if entry.client]
            ends = [number - 1 for number, _ in firsts[1:]] + [len(entries)]
            reached = {client: end for (_, client), end in zip(firsts, ends, strict=True)}
            for player in players:
                if player["table"] != name:
                    continue
                own = f"{name}, seat {player['seat'] + 1}"
                faults += [f"gaps: {own}: {fault}" for fault in player["faults"]]
                events = {int(number): text for number, text in player["events"].items()}
                faults += [
                    f"differ: {own}: event {number} is {payloads.get(number)!r}, but {text!r} was received"
                    for number, text in events.items()
                    if payloads.get(number) != text
                ]
                if events and max(events) != len(entries):
                    faults.append(f"differ: {own}: knows {max(events)} of {len(entries)} events")
                faults += [
                    f"differ: {own}: a server shows {shown}, not {stored}"
                    for shown in player["shown"]
                    if shown != stored
                ]
                person = row.seats[player["seat"]].holder
                for request, n in player["acknowledged"]:
                    count = written[f"{person}:{request}"]
                    if count != 1 or reached[f"{person}:{request}"] != n:
                        faults.append(f"{'twice' if count > 1 else 'lost'}: {own}: {request}, acknowledged at {n}")
                for request, n in player["acknowledged"][-1:]:  # a repeated request gets the same response
                    if (answer := store.answer_to(name, f"{person}:{request}")) and answer != n:
                        faults.append(f"lost: {own}: {request} is acknowledged at {answer} when repeated, not at {n}")
                for request, code in player["refused"]:
                    if written[f"{person}:{request}"]:
                        faults.append(f"twice: {own}: {request} is stored, but was refused ({code})")
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
    """Runs the number of kills of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_kill", description=__doc__.split("\n")[0])
    parser.add_argument("--kills", type=int, default=25, help="number of kills")
    parser.add_argument("--seed", type=int, help="seed of the kills")
    parser.add_argument("--keep", action="store_true", help="keep the result in bench/results")
    parser.add_argument("--clients", action="store_true", help=argparse.SUPPRESS)
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument("--postgres", action="store_true", help="two servers on one PostgreSQL database")
    kinds.add_argument("--caddy", action="store_true", help="the same behind Caddy")
    args = parser.parse_args()
    if args.clients:
        print(json.dumps(asyncio.run(Clients(json.loads(sys.stdin.readline())).run())), flush=True)
        return
    kind = "postgres" if args.postgres else "caddy" if args.caddy else "folder"
    result = kill(args.kills, args.seed, kind)
    for fault in result["faults"][:20]:
        print(fault)
    counts = {name: value for name, value in result.items() if name != "faults"}
    print(", ".join(f"{name} {value}" for name, value in counts.items()), f"faults {len(result['faults'])}", sep=", ")
    if args.keep:
        name = "server_kill" if kind == "folder" else f"server_kill_{kind}"
        write(name, "server_kill", {"figures": counts | {"faults": len(result["faults"])}})
    sys.exit(1 if result["faults"] else 0)


if __name__ == "__main__":
    main()
