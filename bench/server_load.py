"""How many actions a second the server takes, every one on disk before its answer, beside boardgame.io.

    python -m bench.server_load                     all of it, about six minutes
    python -m bench.server_load rate idle           these
    python -m bench.server_load --keep              and kept in bench/results/server_load.json
    python -m bench.server_load --processes 2       one process on PostgreSQL, and two (bench/server_processes.py)

What is measured, each with the driver in a process of its own (bench/server_driver.py), on loopback:

    rate     100 and 1,000 tables of two clients, each playing as fast as the other's action is seen: ours, ours with
             5 ms added to every commit, ours with two processes, boardgame.io in memory, and with its flat files
    pages    the same on the lines of pages, with a picture for every viewer, at 100 tables: ours, ours with two
             processes, and boardgame.io in memory; then with four more at each table who only look on
    paced    1,000 actions a second over 1,000 tables: waits, share of a core, memory; ours and boardgame.io in memory
    idle     5,000 spectators who look on: memory
    restart  10,000 open tables: from the start of the process to the first page
    length   the cost of an action after 10 and after 2,000 events (bench/server_length.py)

boardgame.io is installed by npm on first use, into the user's cache. Its state is of about 1 KB as JSON; ours, a board
of Twisty with all that is legal, takes less, since it is written shorter. Machines are noisy: read the ratios, which
are of one run, and the rate for a whole core (a busy machine gives less than one).
"""

import argparse
import asyncio
import hashlib
import json
import os
import re
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.__main__ import machine, write
from bench.server_driver import SETTLING
from tools.cluster import children

ROOT = Path(__file__).parents[1]
NODE = Path(__file__).with_name("boardgameio")
SECONDS = 8.0
COOKIES = [secrets.token_urlsafe(32) for _ in range(3)]
"""Those of the two who play, and of the one who looks on, if anybody does."""
LOOKERS = 4
"""So many look on at every table, where it is measured what that costs."""
GAME = "twisty"
STATE = 1000
"""Bytes of boardgame.io's state, as JSON."""
MOST, SHORTEST = 8000, 150
"""More actions a second than there will be, and fewer than there are to a game: what tables are set up for."""


# ------------------------------------------------------------------------------------------------ servers


@dataclass
class Served:
    """A server under test: its process, with those it has started, and where it listens."""

    process: subprocess.Popen[str]
    host: str
    began: float

    def cpu(self) -> float:
        """Seconds of a core that it has used."""
        return used(self.process.pid)

    def memory(self) -> float:
        """Megabytes that it holds."""
        return sum(_resident(pid) for pid in (self.process.pid, *children(self.process.pid)))


def used(pid: int) -> float:
    """Seconds of a core that a process has used, with those it has started."""
    total = 0
    for each in (pid, *children(pid)):
        with suppress(OSError):  # gone meanwhile
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def _resident(pid: int) -> float:
    """Megabytes that a process holds, with all that it shares with others."""
    told = Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", told)[1]) / 1024  # type: ignore[index]


@contextmanager
def ours(place: Path | str, delay: float = 0, processes: int = 1, *, limits: bool = False) -> Iterator[Served]:
    """Our server over a folder, or a database of PostgreSQL; `delay`: milliseconds added to each commit.

    `processes`: how many share the work, all at one address.
    """
    env = os.environ | {
        "TUMBLESTAR_PACE": "0",
        "TUMBLESTAR_DATABASE" if isinstance(place, str) else "TUMBLESTAR_DATA": str(place),
        "TUMBLESTAR_LIMITS": "on" if limits else "off",
        "TUMBLESTAR_COMMIT_DELAY": str(delay),
        "PYTHONPATH": str(ROOT / "src"),
        "LANG": "en",
    }
    began = time.perf_counter()
    command = [sys.executable, "-m", "tumblestar", "serve", "--port", "0", "--processes", str(processes)]
    with subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stdout
            found = re.search(r"http://(\S+?:\d+)", process.stdout.readline())
            if not found:
                raise SystemExit("the server did not start; run `python -m tumblestar serve` to see why")
            yield Served(process, found[1], began)
        finally:
            process.terminate()
            process.wait(30)


@contextmanager
def theirs(kind: str, size: int) -> Iterator[Served]:
    """boardgame.io's server, `memory` or `flatfile`, with a state of so many bytes."""
    where, port = install(), _free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = ["node", "server.js", str(port), kind, folder, str(size)]
        began = time.perf_counter()
        env = os.environ | {"NODE_ENV": "production"}
        with subprocess.Popen(
            command, cwd=where, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            try:
                assert process.stdout
                while line := process.stdout.readline():
                    if "ready" in line:
                        break
                else:
                    raise SystemExit("boardgame.io's server did not start")
                yield Served(process, f"localhost:{port}", began)
            finally:
                process.kill()
                process.wait(30)


def install() -> Path:
    """Has npm install boardgame.io, once for each version, outside this folder; gives where it is."""
    from platformdirs import user_cache_path

    wanted = (NODE / "package.json").read_bytes()
    folder = user_cache_path("tumblestar", appauthor=False) / f"boardgameio-{hashlib.sha256(wanted).hexdigest()[:12]}"
    folder.mkdir(parents=True, exist_ok=True)
    for file in NODE.iterdir():
        shutil.copyfile(file, folder / file.name)
    if not (folder / "node_modules" / "boardgame.io").exists():
        if not shutil.which("npm"):
            raise SystemExit("this bench needs node and npm, to compare with boardgame.io")
        command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock"]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder


def _free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def fill(
    place: Path | str,
    count: int,
    game: str = GAME,
    options: Mapping[str, int] | None = None,
    *,
    cookies: Sequence[str] = COOKIES,
    is_watched: bool = False,
) -> list[str]:
    """Stores so many open tables, held by the first two persons of the cookies; gives their names.

    `is_watched`: the third person may look on.
    """
    from tumblestar.games import GAMES
    from tumblestar.server.storage.rows import SeatRow
    from tumblestar.server.storage.store import Store
    from tumblestar.server.tables.registry import Plan, TableRegistry

    async def make() -> list[str]:
        store = Store.open(place)
        registry = TableRegistry(store)
        people = [await store.get_or_create_person(hashlib.sha256(cookie.encode()).hexdigest()) for cookie in cookies]
        places = tuple(SeatRow("person", name, one.id) for name, one in zip(("Ann", "Bob"), people[:2], strict=True))
        names: list[str] = []
        for i in range(0, count, 200):
            plans = (
                Plan(GAMES[game], places, options or {"first": 1 + (i + j) % 2}, chance="seed", seed=str(i + j))
                for j in range(min(200, count - i))
            )
            made = await asyncio.gather(*(registry.make(people[0].id, plan) for plan in plans))
            if is_watched:
                await asyncio.gather(
                    *(table.membership.change_setting(people[0].id, "watchers", True) for table in made)
                )
                await asyncio.gather(*(table.membership.invitations.add_watcher(people[2].id) for table in made))
            names += [table.id for table in made]
        await registry.bots.close()
        store.close()
        return names

    return asyncio.run(make())


# ------------------------------------------------------------------------------------------------ driving


@contextmanager
def driving(asked: dict[str, Any]) -> Iterator[subprocess.Popen[str]]:
    """A driver's process that has been asked something; it says when all are connected."""
    with subprocess.Popen(
        [sys.executable, "-m", "bench.server_driver"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin
        process.stdin.write(json.dumps(asked) + "\n")
        process.stdin.flush()
        try:
            yield process
        finally:
            process.kill()


def said(process: subprocess.Popen[str]) -> dict[str, Any]:
    """What a driver says next."""
    assert process.stdout
    line = process.stdout.readline()
    if not line:
        raise SystemExit("the driver has failed")
    return json.loads(line)


def drive(served: Served, asked: dict[str, Any]) -> dict[str, Any]:
    """What a driver measures at a server; with the server's share of a core, and its memory."""
    with driving({"host": served.host, "cookies": COOKIES} | asked) as process:
        connected = said(process)["connected"]
        assert said(process)["measuring"]
        cpu, began = served.cpu(), time.perf_counter()
        found = said(process)
        took = time.perf_counter() - began
        found |= {"core": (served.cpu() - cpu) / took, "memory": served.memory(), "connected": connected}
    if found["failed"]:
        print(f"  {found['failed']} failures: {found['failures']}", file=sys.stderr)
    return found


Figures = dict[str, dict[str, Any]]


def spares(count: int, seconds: float, pace: float = 0) -> int:
    """How many tables are wanted besides, so that there is one for every game that may end."""
    games = int((pace or MOST) * (seconds + SETTLING) / SHORTEST)
    return games if games > count else 0


def drive_ours(
    kind: str, count: int, seconds: float, delay: float = 0, pace: float = 0, lookers: int = 0, processes: int = 1
) -> dict[str, Any]:
    """What a driver measures at our server with so many games at a time; where one ends, another begins.

    Whoever plays those or looks on is connected before, too.
    """
    with tempfile.TemporaryDirectory() as data:
        tables = fill(Path(data), count + spares(count, seconds, pace), is_watched=lookers > 0)
        asked = {"kind": kind, "tables": tables[:count], "spares": tables[count:], "seconds": seconds, "rate": pace}
        asked["lookers"] = lookers
        with ours(Path(data), delay, processes) as served:
            return drive(served, asked)


def drive_theirs(kind: str, count: int, seconds: float, pace: float = 0, lookers: int = 0) -> dict[str, Any]:
    """The same at boardgame.io's server, whose game does not end."""
    with theirs(kind, STATE) as served:
        asked = {"kind": "theirs", "tables": [f"m{i}" for i in range(count)], "seconds": seconds, "rate": pace}
        asked["lookers"] = lookers
        return drive(served, asked)


def _tell(name: str, found: dict[str, Any]) -> None:
    print(
        f"{name:34} {found['rate']:7.0f}/s  p50 {found['p50']:7.1f} ms  p99 {found['p99']:7.1f} ms  "
        f"{found['core']:5.0%} of a core, {found['rate'] / max(0.01, found['core']):5.0f}/s of a whole one  "
        f"{found['memory']:4.0f} MB  {found['bytes']:5.0f} B a message  "
        f"driver {found['cpu']:4.0%}",
        flush=True,
    )


def rate(seconds: float = SECONDS, sizes: tuple[int, ...] = (100, 1000)) -> Figures:
    """As fast as they can, ours and theirs side by side."""
    figures: Figures = {}
    for count in sizes:
        found: Figures = {}
        for name, delay, processes in (("ours", 0, 1), ("ours, 5 ms a commit", 5, 1), ("ours, 2 processes", 0, 2)):
            found[name] = drive_ours("ours", count, seconds, delay, processes=processes)
            _tell(f"{count} tables, {name}", found[name])
        for kind in ("memory", "flatfile"):
            found[f"boardgame.io, {kind}"] = drive_theirs(kind, count, seconds)
            _tell(f"{count} tables, boardgame.io, {kind}", found[f"boardgame.io, {kind}"])
        for name, kind, least in (
            ("ours", "memory", 2),
            ("ours", "flatfile", 5),
            ("ours, 2 processes", "memory", 2),
            ("ours, 2 processes", "flatfile", 5),
        ):
            ratio = found[name]["rate"] / found[f"boardgame.io, {kind}"]["rate"]
            print(f"  {name}: {ratio:.2f} times boardgame.io, {kind} (at least {least} are wanted of one process)")
            found[name][f"times {kind}"] = ratio
        figures |= {f"{count} tables, {name}": one for name, one in found.items()}
    return figures


def pages(seconds: float = SECONDS, count: int = 100) -> Figures:
    """As fast as they can on the lines of pages, beside boardgame.io, which sends no pictures.

    Also with two processes: boardgame.io has its games in one. Then with others at each table who look on: all of them
    see the same, which is made once.
    """
    figures = {
        "pages, ours": drive_ours("page", count, seconds),
        "pages, ours, 2 processes": drive_ours("page", count, seconds, processes=2),
    }
    other = drive_theirs("memory", count, seconds)
    _compare(figures, "pages, boardgame.io, memory", other)
    watched = {
        f"pages, {LOOKERS} look on, ours": drive_ours("page", count, seconds, lookers=LOOKERS),
        f"pages, {LOOKERS} look on, ours, 2 processes": drive_ours(
            "page", count, seconds, lookers=LOOKERS, processes=2
        ),
    }
    name = f"pages, {LOOKERS} look on, boardgame.io, memory"
    _compare(watched, name, drive_theirs("memory", count, seconds, lookers=LOOKERS))
    return figures | watched


def _compare(figures: Figures, name: str, other: dict[str, Any]) -> None:
    """Tells how our figures compare with one of boardgame.io, and puts that beside them."""
    ours = list(figures)
    figures[name] = other
    for one, found in figures.items():
        _tell(one, found)
    for one in ours:
        figures[one]["times memory"] = figures[one]["rate"] / other["rate"]
        print(f"  {one}: {figures[one]['times memory']:.2f} times boardgame.io, memory (at least 1 is wanted)")


def paced(seconds: float = SECONDS, count: int = 1000, pace: float = 1000) -> Figures:
    """So many actions a second over so many tables."""
    figures = {
        "paced, ours": drive_ours("ours", count, seconds, pace=pace),
        "paced, boardgame.io, memory": drive_theirs("memory", count, seconds, pace),
    }
    for name, found in figures.items():
        _tell(name, found)
    return figures


def idle(count: int = 5000, tables: int = 100) -> Figures:
    """Spectators who look on: what they cost in memory, on programs' lines and on those of pages."""
    figures: Figures = {}
    for kind in ("json", "page"):
        with tempfile.TemporaryDirectory() as data:
            names = fill(Path(data), tables)
            with ours(Path(data)) as served:
                urllib.request.urlopen(f"http://{served.host}/health").read()
                before = served.memory()
                asked = {"kind": "look", "as": kind, "tables": names, "seats": count // tables}
                with driving({"host": served.host, "cookies": COOKIES} | asked) as process:
                    connected = said(process)["connected"]
                    time.sleep(1)
                    after = served.memory()
                    urllib.request.urlopen(f"http://{served.host}/health").read()
        found = {"before": before, "memory": after, "each": (after - before) * 1024 / count, "connected": connected}
        print(f"{count} spectators, {kind:5} {after:5.0f} MB, {found['each']:.1f} KB each, here in {connected:.1f} s")
        figures[f"{count} spectators, {kind}"] = found
    return figures


def restart(count: int = 10_000) -> Figures:
    """From the start of a process over so many open tables to its first page, and to a table's page."""
    with tempfile.TemporaryDirectory() as data:
        names = fill(Path(data), count)
        with ours(Path(data)) as served:
            urllib.request.urlopen(f"http://{served.host}/").read()
            first = time.perf_counter() - served.began
            asks = urllib.request.Request(
                f"http://{served.host}/table/{names[-1]}", headers={"cookie": f"tumblestar={COOKIES[0]}"}
            )
            urllib.request.urlopen(asks).read()
            table = time.perf_counter() - served.began
    print(f"restart with {count} open tables: first page after {first:.2f} s, a table's after {table:.2f} s")
    return {f"restart, {count} tables": {"first": first, "table": table}}


def length() -> Figures:
    """The cost of an action early and late in a game."""
    from bench import server_length

    return server_length.measure()


PARTS = {"rate": rate, "pages": pages, "paced": paced, "idle": idle, "restart": restart, "length": length}


def main() -> None:
    """Measures what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_load", description=__doc__.split("\n")[0])
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"any of {', '.join(PARTS)}")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each load is measured")
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    parser.add_argument("--processes", type=int, metavar="N", help="instead: one process on PostgreSQL, and so many")
    asked = parser.parse_args()
    if unknown := [name for name in asked.parts if name not in PARTS]:
        parser.error(f"there is no part {unknown[0]!r}; there are {', '.join(PARTS)}")
    figures: Figures = {}
    if asked.processes:
        from bench.server_processes import processes

        figures = processes(asked.seconds, asked.processes)
    for name in () if asked.processes else asked.parts or PARTS:
        figures |= PARTS[name](asked.seconds) if name in ("rate", "pages", "paced") else PARTS[name]()
    print(machine())
    if asked.keep:
        kept = {
            name: {key: round(value, 3) for key, value in one.items() if isinstance(value, int | float)}
            for name, one in figures.items()
        }
        write("server_load_processes" if asked.processes else "server_load", "server_load", {"figures": kept})


if __name__ == "__main__":
    main()
