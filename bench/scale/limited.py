"""Throughput of one and of several server processes on PostgreSQL, each limited to the same part of a core.

A machine with two cores has none left for the database and the driver if two servers use one each. So a quota of a
control group limits each server process to the same fraction of a core, which it uses up. The database and the driver
share the rest and stay below their limit.

With `together`, both players of a table connect to the same process, as behind a proxy that routes by table. With
`apart`, they connect to different processes, the worst case.
"""

import contextlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from bench.server_load import COOKIES, Served, cpu_seconds, driver_process, fill, next_report, our_server
from tools.cluster import Cluster

GROUPS = Path("/sys/fs/cgroup/cpu")
PERIOD = 10_000
"""Period of the quota in microseconds."""
TABLES = 200


@contextmanager
def limited(pids: list[int], part: float) -> Iterator[bool]:
    """Limits each process to a fraction of a core. Yields whether control groups allow it here."""
    groups: list[Path] = []
    try:
        for pid in pids:
            group = GROUPS / f"tumblestar-{pid}"
            group.mkdir()
            groups.append(group)
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(int(PERIOD * part)))
            (group / "cgroup.procs").write_text(str(pid))
        is_held = True
    except OSError:
        is_held = False
    try:
        yield is_held
    finally:
        for group in groups:
            with contextlib.suppress(OSError):
                for pid in (group / "cgroup.procs").read_text().split():
                    (GROUPS / "cgroup.procs").write_text(pid)
                group.rmdir()


@contextmanager
def registry(many: int, tables: int) -> Iterator[tuple[Cluster, list[Served], list[str]]]:
    """Starts `many` server processes over a new PostgreSQL with `tables` tables. Raises NoPostgres."""
    with Cluster.started(is_durable=True) as cluster, ExitStack() as running:
        location = cluster.database()
        names = fill(location, tables)
        yield cluster, [running.enter_context(our_server(location)) for _ in range(many)], names


def measure(count: int, where: str, seconds: float, part: float) -> dict[str, Any]:
    """Measurements with `count` server processes."""
    with registry(count, TABLES) as (cluster, servers, tables):
        pids = [served.process.pid for served in servers]
        args = {"hosts": [served.host for served in servers], "where": where, "cookies": COOKIES}
        args |= {"kind": "ours", "tables": tables, "seconds": seconds}
        with driver_process(args) as process:
            next_report(process)
            with limited(pids, part) as is_held:
                assert next_report(process)["measuring"]
                first, before = [cpu_seconds(pid) for pid in pids], _database(cluster)
                results = next_report(process)
                last, after = [cpu_seconds(pid) for pid in pids], _database(cluster)
    actions = max(1, results["actions"])
    cores = [(b - a) / seconds for a, b in zip(first, last, strict=True)]
    return results | {
        "is held": is_held,
        "cores": sum(cores),
        "least": min(cores),
        "server ms": sum(cores) * seconds * 1000 / actions,
        "database ms": (after - before) * 1000 / actions,
        "database cores": (after - before) / seconds,
    }


def _database(cluster: Cluster) -> float:
    """CPU seconds of the database's processes."""
    assert cluster._process
    return cpu_seconds(cluster._process.pid)
