"""Actions per second of the server, each on disk before its response, compared with boardgame.io.

    python -m bench.server_load                     all parts, about six minutes
    python -m bench.server_load rate idle           the parts `rate` and `idle`
    python -m bench.server_load --keep              also writes bench/results/server_load.json

The parts, each on loopback with the driver in another process (bench/server_driver.py):

    rate     100 and 1,000 tables of two clients, which act as soon as they receive the other's action: ours, ours with
             5 ms added to every commit, boardgame.io in memory, and with its flat files
    pages    the same with connections of pages, with a picture for every viewer, at 100 tables: ours, and boardgame.io
             in memory; then with four spectators at each table
    paced    1,000 actions per second over 1,000 tables: delay, CPU, memory; ours and boardgame.io in memory
    idle     5,000 spectators: memory
    restart  10,000 open tables: time from the start of the process to the first page
    length   the cost of an action after 10 and after 2,000 events (bench/server_length.py)

npm installs boardgame.io on first use, into the user's cache. Its state has about 1 KB as JSON. Ours, a board of Twisty
with its legal actions, has a shorter form. Machines are noisy: compare the ratios, which are of one run, and the rates
per full core (a busy machine gives less than one).
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
from bench.served import free_port, stop
from bench.server_driver import WARM_UP_SECONDS
from tools.cluster import children

ROOT = Path(__file__).parents[1]
NODE = Path(__file__).with_name("boardgameio")
SECONDS = 8.0
COOKIES = [secrets.token_urlsafe(32) for _ in range(3)]
"""Cookies of the two players and of a spectator."""
SPECTATORS = 4
"""Spectators per table, in the part that measures their cost."""
GAME = "twisty"
STATE = 1000
"""Bytes of boardgame.io's state, as JSON."""
MAX_RATE, MIN_EVENTS = 8000, 150
"""Upper limit of actions per second, and lower limit of actions per game; they determine the number of spare tables."""


# ------------------------------------------------------------------------------------------------ servers


@dataclass
class Served:
    """A server under test: its process (with child processes) and address."""

    process: subprocess.Popen[str]
    host: str
    started_at: float

    def cpu(self) -> float:
        """CPU seconds used so far."""
        return cpu_seconds(self.process.pid)

    def memory(self) -> float:
        """Resident memory in megabytes."""
        return sum(_resident(pid) for pid in (self.process.pid, *children(self.process.pid)))

    def own_memory(self) -> float:
        """The same of its own process only."""
        return _resident(self.process.pid)


def cpu_seconds(pid: int) -> float:
    """CPU seconds of a process and its children."""
    total = 0
    for each in (pid, *children(pid)):
        with suppress(OSError):  # gone meanwhile
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def _resident(pid: int) -> float:
    """Resident memory of a process in megabytes, including shared memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024  # type: ignore[index]


@contextmanager
def our_server(place: Path | str, delay: float = 0, *, limits: bool = False) -> Iterator[Served]:
    """Runs our server over a folder or a PostgreSQL database. `delay`: milliseconds added to each commit."""
    env = os.environ | {
        "TUMBLESTAR_PACE": "0",
        "TUMBLESTAR_DATABASE" if isinstance(place, str) else "TUMBLESTAR_DATA": str(place),
        "TUMBLESTAR_LIMITS": "on" if limits else "off",
        "TUMBLESTAR_COMMIT_DELAY": str(delay),
        "PYTHONPATH": str(ROOT / "src"),
        "LANG": "en",
    }
    start = time.perf_counter()
    command = [sys.executable, "-m", "tumblestar", "serve", "--port", "0"]
    with subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stdout
            result = re.search(r"http://(\S+?:\d+)", process.stdout.readline())
            if not result:
                raise SystemExit("the server did not start; run `python -m tumblestar serve` to see why")
            yield Served(process, result[1], start)
        finally:
            stop(process)  # an attack may keep it busy


@contextmanager
def boardgameio_server(kind: str, size: int) -> Iterator[Served]:
    """Runs boardgame.io's server with storage `memory` or `flatfile`, and a state of `size` bytes."""
    where, port = install(), free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = ["node", "server.js", str(port), kind, folder, str(size)]
        start = time.perf_counter()
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
                yield Served(process, f"localhost:{port}", start)
            finally:
                process.kill()
                process.wait(30)


def install() -> Path:
    """Installs boardgame.io by npm into the user's cache, once per version. Returns the folder."""
    from platformdirs import user_cache_path

    manifest = (NODE / "package.json").read_bytes()
    folder = user_cache_path("tumblestar", appauthor=False) / f"boardgameio-{hashlib.sha256(manifest).hexdigest()[:12]}"
    folder.mkdir(parents=True, exist_ok=True)
    for file in NODE.iterdir():
        shutil.copyfile(file, folder / file.name)
    if not (folder / "node_modules" / "boardgame.io").exists():
        if not shutil.which("npm"):
            raise SystemExit("this bench needs node and npm, to compare with boardgame.io")
        command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock"]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder


def fill(
    place: Path | str,
    count: int,
    game: str = GAME,
    options: Mapping[str, int] | None = None,
    *,
    cookies: Sequence[str] = COOKIES,
    is_watched: bool = False,
) -> list[str]:
    """Stores `count` open tables of the first two persons of `cookies`. Returns their ids.

    `is_watched`: the third person is a spectator.
    """
    from tumblestar.games import GAMES
    from tumblestar.storage.schema import SeatRow
    from tumblestar.storage.store import Store
    from tumblestar.tables.registry import TableRegistry, TableSpec

    async def make() -> list[str]:
        store = Store.open(place)
        registry = TableRegistry(store)
        people = [await store.get_or_create_person(hashlib.sha256(cookie.encode()).hexdigest()) for cookie in cookies]
        places = tuple(SeatRow("person", name, one.id) for name, one in zip(("Ann", "Bob"), people[:2], strict=True))
        names: list[str] = []
        for i in range(0, count, 200):
            specs = (
                TableSpec(GAMES[game], places, options or {"first": 1 + (i + j) % 2}, chance="seed", seed=str(i + j))
                for j in range(min(200, count - i))
            )
            made = await asyncio.gather(*(registry.make(people[0].id, spec) for spec in specs))
            if is_watched:
                await asyncio.gather(
                    *(table.membership.change_setting(table, people[0].id, "watchers", True) for table in made)
                )
                await asyncio.gather(*(table.membership.invitations.add_watcher(table, people[2].id) for table in made))
            names += [table.id for table in made]
        await registry.bots.close()
        store.close()
        return names

    return asyncio.run(make())


# ------------------------------------------------------------------------------------------------ driving


@contextmanager
def driver_process(args: dict[str, Any]) -> Iterator[subprocess.Popen[str]]:
    """Starts a driver process with this configuration. Its first report comes when all clients are connected."""
    with subprocess.Popen(
        [sys.executable, "-m", "bench.server_driver"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin
        process.stdin.write(json.dumps(args) + "\n")
        process.stdin.flush()
        try:
            yield process
        finally:
            process.kill()


def next_report(process: subprocess.Popen[str]) -> dict[str, Any]:
    """Reads the next report of a driver."""
    assert process.stdout
    line = process.stdout.readline()
    if not line:
        raise SystemExit("the driver has failed")
    return json.loads(line)


def drive(served: Served, args: dict[str, Any]) -> dict[str, Any]:
    """Measurements of a driver at a server, with the server's CPU usage and memory."""
    with driver_process({"host": served.host, "cookies": COOKIES} | args) as process:
        connected = next_report(process)["connected"]
        assert next_report(process)["measuring"]
        cpu, start = served.cpu(), time.perf_counter()
        result = next_report(process)
        elapsed = time.perf_counter() - start
        result |= {"core": (served.cpu() - cpu) / elapsed, "memory": served.memory(), "connected": connected}
    if result["failed"]:
        print(f"  {result['failed']} failures: {result['failures']}", file=sys.stderr)
    return result


Figures = dict[str, dict[str, Any]]


def spares(count: int, seconds: float, pace: float = 0) -> int:
    """Number of spare tables, so that one can replace every game that ends."""
    games = int((pace or MAX_RATE) * (seconds + WARM_UP_SECONDS) / MIN_EVENTS)
    return games if games > count else 0


def drive_our_server(
    kind: str, count: int, seconds: float, delay: float = 0, pace: float = 0, spectators: int = 0
) -> dict[str, Any]:
    """Measurements at our server with `count` concurrent games. A new game replaces each that ends.

    All clients are connected before the start.
    """
    with tempfile.TemporaryDirectory() as data:
        tables = fill(Path(data), count + spares(count, seconds, pace), is_watched=spectators > 0)
        args = {"kind": kind, "tables": tables[:count], "spares": tables[count:], "seconds": seconds, "rate": pace}
        args["spectators"] = spectators
        with our_server(Path(data), delay) as served:
            return drive(served, args)


def drive_boardgameio(kind: str, count: int, seconds: float, pace: float = 0, spectators: int = 0) -> dict[str, Any]:
    """Measurements at boardgame.io's server, whose game does not end."""
    with boardgameio_server(kind, STATE) as served:
        args = {"kind": "theirs", "tables": [f"m{i}" for i in range(count)], "seconds": seconds, "rate": pace}
        args["spectators"] = spectators
        return drive(served, args)


def _print_figures(name: str, result: dict[str, Any]) -> None:
    print(
        f"{name:34} {result['rate']:7.0f}/s  p50 {result['p50']:7.1f} ms  p99 {result['p99']:7.1f} ms  "
        f"{result['core']:5.0%} of a core, {result['rate'] / max(0.01, result['core']):5.0f}/s per full core  "
        f"{result['memory']:4.0f} MB  {result['bytes']:5.0f} B per message  "
        f"driver {result['cpu']:4.0%}",
        flush=True,
    )


def rate(seconds: float = SECONDS, sizes: tuple[int, ...] = (100, 1000)) -> Figures:
    """Maximum rates of programs, ours and boardgame.io's."""
    figures: Figures = {}
    for count in sizes:
        result: Figures = {}
        for name, delay in (("ours", 0), ("ours, 5 ms a commit", 5)):
            result[name] = drive_our_server("ours", count, seconds, delay)
            _print_figures(f"{count} tables, {name}", result[name])
        for kind in ("memory", "flatfile"):
            result[f"boardgame.io, {kind}"] = drive_boardgameio(kind, count, seconds)
            _print_figures(f"{count} tables, boardgame.io, {kind}", result[f"boardgame.io, {kind}"])
        for kind, least in (("memory", 2), ("flatfile", 5)):
            ratio = result["ours"]["rate"] / result[f"boardgame.io, {kind}"]["rate"]
            print(f"  ours: {ratio:.2f} times boardgame.io, {kind} (target: at least {least})")
            result["ours"][f"times {kind}"] = ratio
        figures |= {f"{count} tables, {name}": one for name, one in result.items()}
    return figures


def pages(seconds: float = SECONDS, count: int = 100) -> Figures:
    """Maximum rates of pages, compared with boardgame.io, which sends no pictures.

    Also with spectators, who share one rendering.
    """
    figures = {"pages, ours": drive_our_server("page", count, seconds)}
    other = drive_boardgameio("memory", count, seconds)
    _add_comparison(figures, "pages, boardgame.io, memory", other)
    watched = {
        f"pages, {SPECTATORS} look on, ours": drive_our_server("page", count, seconds, spectators=SPECTATORS),
    }
    name = f"pages, {SPECTATORS} look on, boardgame.io, memory"
    _add_comparison(watched, name, drive_boardgameio("memory", count, seconds, spectators=SPECTATORS))
    return figures | watched


def _add_comparison(figures: Figures, name: str, other: dict[str, Any]) -> None:
    """Adds a figure of boardgame.io, and the ratios to it."""
    names = list(figures)
    figures[name] = other
    for one, result in figures.items():
        _print_figures(one, result)
    for one in names:
        figures[one]["times memory"] = figures[one]["rate"] / other["rate"]
        print(f"  {one}: {figures[one]['times memory']:.2f} times boardgame.io, memory (target: at least 1)")


def paced(seconds: float = SECONDS, count: int = 1000, pace: float = 1000) -> Figures:
    """Delays at `pace` actions per second over `count` tables."""
    figures = {
        "paced, ours": drive_our_server("ours", count, seconds, pace=pace),
        "paced, boardgame.io, memory": drive_boardgameio("memory", count, seconds, pace),
    }
    for name, result in figures.items():
        _print_figures(name, result)
    return figures


def idle(count: int = 5000, tables: int = 100) -> Figures:
    """Memory per spectator, with connections of programs and of pages."""
    figures: Figures = {}
    for kind in ("json", "page"):
        with tempfile.TemporaryDirectory() as data:
            names = fill(Path(data), tables)
            with our_server(Path(data)) as served:
                urllib.request.urlopen(f"http://{served.host}/health").read()
                before = served.memory()
                args = {"kind": "look", "as": kind, "tables": names, "seats": count // tables}
                with driver_process({"host": served.host, "cookies": COOKIES} | args) as process:
                    connected = next_report(process)["connected"]
                    time.sleep(1)
                    after = served.memory()
                    urllib.request.urlopen(f"http://{served.host}/health").read()
        result = {"before": before, "memory": after, "each": (after - before) * 1024 / count, "connected": connected}
        print(
            f"{count} spectators, {kind:5} {after:5.0f} MB, {result['each']:.1f} KB each, connected: {connected:.1f} s"
        )
        figures[f"{count} spectators, {kind}"] = result
    return figures


def restart(count: int = 10_000) -> Figures:
    """Seconds from the start of a process over `count` open tables to its first page, and to a table's page."""
    with tempfile.TemporaryDirectory() as data:
        names = fill(Path(data), count)
        with our_server(Path(data)) as served:
            urllib.request.urlopen(f"http://{served.host}/").read()
            first = time.perf_counter() - served.started_at
            request = urllib.request.Request(
                f"http://{served.host}/table/{names[-1]}", headers={"cookie": f"tumblestar={COOKIES[0]}"}
            )
            urllib.request.urlopen(request).read()
            table = time.perf_counter() - served.started_at
    print(f"restart with {count} open tables: first page after {first:.2f} s, a table's after {table:.2f} s")
    return {f"restart, {count} tables": {"first": first, "table": table}}


def length() -> Figures:
    """Cost of an action early and late in a game."""
    from bench import server_length

    return server_length.measure()


PARTS = {"rate": rate, "pages": pages, "paced": paced, "idle": idle, "restart": restart, "length": length}


def main() -> None:
    """Measures the parts of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_load", description=__doc__.split("\n")[0])
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"any of {', '.join(PARTS)}")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each load is measured")
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    args = parser.parse_args()
    if unknown := [name for name in args.parts if name not in PARTS]:
        parser.error(f"there is no part {unknown[0]!r}; there are {', '.join(PARTS)}")
    figures: Figures = {}
    for name in args.parts or PARTS:
        figures |= PARTS[name](args.seconds) if name in ("rate", "pages", "paced") else PARTS[name]()
    print(machine())
    if args.keep:
        rounded = {
            name: {key: round(value, 3) for key, value in one.items() if isinstance(value, int | float)}
            for name, one in figures.items()
        }
        write("server_load", "server_load", {"figures": rounded})


if __name__ == "__main__":
    main()
