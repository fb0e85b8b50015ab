"""One server under one load: what it did, and what that took of processor, memory and disk.

Figures are processor time from /proc, which other programs on the machine change little, and counts from the server's
metrics. All traffic stays on loopback, and every run is bounded in time and in connections.
"""

import os
import re
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from bench.server_load import COOKIES, Served, driver_process, fill, next_report, our_server
from tools.cluster import Cluster, children


@dataclass
class Load:
    """What clients do. `pace`: actions per second over all tables, so few that no game ends."""

    kind: str = "ours"
    """A kind of client of `bench.server_driver`: `ours` (programs) or `page`."""
    tables: int = 100
    pace: float = 100
    seconds: float = 6.0
    spectators: int = 0


class Place:
    """Where a server keeps its tables: a folder, or a database of PostgreSQL."""

    def __init__(self, location: Path | str, cluster: Cluster | None = None) -> None:
        self.location, self.cluster = location, cluster

    def database_cpu(self) -> float:
        """CPU seconds of the database's processes, those that have ended included; 0 for a folder."""
        return cpu_of_all(self.cluster._process.pid) if self.cluster and self.cluster._process else 0.0

    def bytes(self) -> int:
        """Bytes on disk."""
        if isinstance(self.location, Path):
            return sum(file.stat().st_size for file in self.location.rglob("*") if file.is_file())
        import psycopg

        with psycopg.connect(self.location) as connection:
            row = connection.execute("SELECT pg_database_size(current_database())").fetchone()
            assert row
            return row[0]


@contextmanager
def in_place(kind: str) -> Iterator[Place]:
    """A new folder, or a new database of a PostgreSQL server of its own that syncs its commits. Raises NoPostgres."""
    if kind == "folder":
        with tempfile.TemporaryDirectory() as folder:
            yield Place(Path(folder))
    else:
        with Cluster.started(is_durable=True) as cluster:
            yield Place(cluster.database(), cluster)


def cpu_of_all(pid: int) -> float:
    """CPU seconds of a process, of its children, and of all children that have ended."""
    total = 0
    for each, fields in ((pid, (11, 12, 13, 14)), *((child, (11, 12)) for child in children(pid))):
        try:
            stat = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        except OSError:  # gone meanwhile
            continue
        total += sum(int(stat[field]) for field in fields)
    return total / os.sysconf("SC_CLK_TCK")


def counts(host: str) -> dict[str, float]:
    """Commits, write requests, and seconds of commits and of actions since the server's start."""
    with urlopen(f"http://{host}/metrics", timeout=60) as answer:
        text = answer.read().decode()
    names = ("commits_total", "writes_total", "commit_seconds_sum", "action_seconds_sum", "action_seconds_count")
    found = {name: re.findall(rf"^tumblestar_{name}(?:\{{.*\}})? (\S+)$", text, re.M) for name in names}
    return {name: sum(map(float, values)) for name, values in found.items()}


def load_average() -> float:
    """The machine's load over the last minute: programs that run or want to."""
    return os.getloadavg()[0]


def run(load: Load, place_kind: str = "folder", *, with_peer: bool = False) -> dict[str, Any]:
    """Figures of a server under a load. `with_peer`: another server of the same database, without clients."""
    with in_place(place_kind) as place:
        names = fill(place.location, load.tables, is_watched=load.spectators > 0)
        disk = place.bytes()
        with ExitStack() as stack:
            served = stack.enter_context(our_server(place.location))
            peer = stack.enter_context(our_server(place.location)) if with_peer else None
            args = {"host": served.host, "cookies": COOKIES, "kind": load.kind, "seconds": load.seconds}
            args |= {"tables": names, "rate": load.pace, "spectators": load.spectators}
            driver = stack.enter_context(driver_process(args))
            next_report(driver)
            result = measure_window(driver, served, place, peer)
            result["memory"] = served.memory()
            entries = counts(served.host)["writes_total"]
        result["disk bytes per write"] = (place.bytes() - disk) / max(1, entries)
        result["tables"], result["connections"] = len(names), len(names) * (2 + load.spectators)
    return result


def measure_window(
    driver: subprocess.Popen[str], served: Served, place: Place, peer: Served | None = None
) -> dict[str, Any]:
    """Waits for a connected driver's measurement, and adds what the server, its peer and the database did meanwhile."""
    assert next_report(driver)["measuring"]
    before = counts(served.host)
    start = time.perf_counter(), served.cpu(), place.database_cpu(), peer.cpu() if peer else 0.0
    result = next_report(driver)
    end = time.perf_counter(), served.cpu(), place.database_cpu(), peer.cpu() if peer else 0.0
    after = counts(served.host)
    names = ("elapsed", "cpu", "database cpu", "peer cpu")
    figures = dict(zip(names, (b - a for a, b in zip(start, end, strict=True)), strict=True))
    figures |= {name: after[name] - before[name] for name in after}
    figures["driver core"] = result.pop("cpu")
    if result["failed"]:
        raise SystemExit(f"clients failed: {result['failures']}")
    return result | figures | {"load average": load_average()}
