"""Costs of the database that all processes share: commits that notify, and listeners; and of notices that arrive."""

import asyncio
import os
import re
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from types import SimpleNamespace
from typing import Any

from bench.scale.loads import Place, cpu_of_all, in_place
from bench.server_load import fill
from tools.cluster import programs
from tumblestar.storage.postgres import dispatch, encode_notices
from tumblestar.storage.store import Store
from tumblestar.storage.writer import WriteRequest
from tumblestar.tables.replication import BATCH, Replication

WRITERS = (1, 4, 16)
"""Connections that commit at the same time."""
LISTENERS = (0, 8, 32)
"""Connections that listen, as every process does."""
NOTICE = 160
"""Bytes of the notice of one action."""
SECONDS, MOST_SECONDS = 3, 60
SCRIPT = {
    True: f"WITH i AS (INSERT INTO entries (payload) VALUES ('act 12') RETURNING 1) "
    f"SELECT count(pg_notify('bench', repeat('x', {NOTICE}))) FROM i;\n",
    False: "INSERT INTO entries (payload) VALUES ('act 12');\n",
}
"""A commit with a notice, as ours are, and one without."""


def commits(seconds: int = SECONDS) -> dict[str, Any]:
    """Commits per second and CPU time of each, by writers and by listeners, with notices and without."""
    figures: dict[str, Any] = {"commits per second": {}, "CPU ms per commit": {}}
    with in_place("postgres") as place:
        execute(place, "CREATE TABLE entries (number serial PRIMARY KEY, payload text)")
        for writers in WRITERS:
            for with_notice in (True, False):
                name = f"{writers} writers" + ("" if with_notice else ", no notices")
                figures["commits per second"][name] = pgbench(place, writers, with_notice, seconds)[0]
        assert place.cluster
        other = Place(place.cluster.database(), place.cluster)
        execute(other, "CREATE TABLE entries (number serial PRIMARY KEY, payload text)")
        with ThreadPoolExecutor() as pool:
            both = pool.map(lambda one: pgbench(one, WRITERS[-1], True, seconds)[0], (place, other))
            figures["commits per second"][f"{WRITERS[-1]} writers in each of two databases"] = sum(both)
        for listeners in LISTENERS:
            with listening(place, listeners):
                rate, cost = pgbench(place, WRITERS[0], True, seconds)
            figures["commits per second"][f"{listeners} listeners"] = rate
            figures["CPU ms per commit"][f"{listeners} listeners"] = cost
    costs = figures["CPU ms per commit"]
    first, last = LISTENERS[0], LISTENERS[-1]
    figures["listener ms"] = max(0.0, (costs[f"{last} listeners"] - costs[f"{first} listeners"]) / (last - first))
    figures["lock ms"] = 1000 / figures["commits per second"][f"{WRITERS[-1]} writers"]
    """A commit that notifies holds a lock of the whole database server until it is on disk."""
    return figures


def process_ms(place_kind: str, rounds: int = 12, count: int = 20) -> float:
    """Milliseconds of a process's CPU time for a commit of one action: the median of some rounds."""
    with in_place(place_kind) as place:
        (table,) = fill(place.location, 1)
        return asyncio.run(_commit(place, table, rounds, count))


async def _commit(place: Place, table: str, rounds: int, count: int) -> float:
    store = Store.open(place.location)
    times: list[float] = []
    try:
        for number in range(rounds):
            start = time.process_time()
            for each in range(count):
                entry = 1000 + number * count + each
                await store.submit(WriteRequest(rows=[(table, entry, f"client {entry}", "act", 0, '{"action":12}')]))
            times.append((time.process_time() - start) * 1000 / count)
    finally:
        store.close()
    return median(times)


def commits_alone(seconds: int = 2) -> float:
    """Milliseconds until a commit with a notice is on disk, where one connection commits alone."""
    with in_place("postgres") as place:
        execute(place, "CREATE TABLE entries (number serial PRIMARY KEY, payload text)")
        return 1000 / pgbench(place, 1, True, seconds)[0]


def pgbench(place: Place, writers: int, with_notice: bool, seconds: int) -> tuple[float, float]:
    """Commits per second of so many writers, and the database's milliseconds of CPU for each."""
    assert place.cluster
    assert place.cluster._process
    count = 0
    with tempfile.NamedTemporaryFile("w", suffix=".sql") as script:
        script.write(SCRIPT[with_notice])
        script.flush()
        before, start = cpu_of_all(place.cluster._process.pid), time.perf_counter()
        command = [programs() / "pgbench", "-n", "-M", "prepared", "-c", str(writers), "-T", str(seconds)]
        command += ["-f", script.name, str(place.location)]
        while not count and time.perf_counter() < start + MOST_SECONDS:  # on a machine that gives it no time at first
            done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=True)
            (count,) = map(int, re.findall(r"actually processed: (\d+)", done.stdout))
        cost = cpu_of_all(place.cluster._process.pid) - before
    if not count:
        raise SystemExit(f"the database committed nothing in {MOST_SECONDS} s; try again when the machine is less busy")
    return count / seconds, cost * 1000 / count


@contextmanager
def listening(place: Place, count: int) -> Iterator[None]:
    """Keeps `count` connections that listen, and read what they hear."""
    import select

    import psycopg

    connections = [psycopg.connect(str(place.location), autocommit=True) for _ in range(count)]
    for connection in connections:
        connection.execute("LISTEN bench")
    ended = threading.Event()

    def read() -> None:
        while not ended.is_set():
            ready = select.select([one.pgconn.socket for one in connections], [], [], 0.05)[0] if count else []
            for one in connections:
                if one.pgconn.socket in ready:
                    one.pgconn.consume_input()
                    while one.pgconn.notifies():
                        pass

    reader = threading.Thread(target=read)
    if count:
        reader.start()
    try:
        yield
    finally:
        ended.set()
        if count:
            reader.join()
        for connection in connections:
            connection.close()


def execute(place: Place, statement: str) -> None:
    """Executes a statement."""
    import psycopg

    with psycopg.connect(str(place.location), autocommit=True) as connection:
        connection.execute(statement)


def presence(rounds: int = 300) -> float:
    """Milliseconds of a process to take in that one person elsewhere is present, which all announce every 5 seconds."""
    store: Any = SimpleNamespace(subscribe=lambda *_: None, process_id="a")
    replication = Replication(store, {}, lambda _: None, lambda *_: None)
    here = [[f"table{number:07}", number, "here"] for number in range(BATCH)]
    (notice,) = encode_notices("b", [WriteRequest(message={"here": here})], 7900)
    start = time.thread_time()
    for _ in range(rounds):
        dispatch(notice, replication._on_item)
    return (time.thread_time() - start) * 1000 / rounds / BATCH


def sync_ms(count: int = 200) -> float:
    """Median milliseconds until a small appended write is on this machine's disk."""
    times = []
    with tempfile.NamedTemporaryFile(dir=Path.cwd()) as file:
        for _ in range(count):
            start = time.perf_counter()
            os.write(file.fileno(), b"x" * 4096)
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - start)
    return sorted(times)[count // 2] * 1000
