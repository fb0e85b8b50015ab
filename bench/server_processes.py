"""Throughput of one and of several processes on PostgreSQL: `bench.server_load --processes 2` runs it.

A machine with two cores has none left for the database and the driver if two servers use one each. So a quota of a
control group limits each server process to the same fraction of a core, which it uses up. The database and the driver
share the rest and stay below their limit. The bench compares the throughput of one process with that of several, and
the CPU seconds of the servers per action. The latter also hold where quotas cannot be set or the machine is busy.

With `together`, both players of a table connect to the same process, as behind a proxy that routes by table. With
`apart`, they connect to different processes, the worst case.
"""

import contextlib
import statistics
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from bench.server_load import COOKIES, Figures, Served, cpu_seconds, driver_process, fill, next_report, our_server
from tools.cluster import Cluster

GROUPS = Path("/sys/fs/cgroup/cpu")
PART = 0.25
"""Fraction of a core for each server process."""
PERIOD = 10_000
"""Period of the quota in microseconds."""
TABLES = 200
ROUNDS = 2
"""Rounds over all setups; figures are their means."""


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


def processes(seconds: float, count: int) -> Figures:
    """Compares one process with several, with tables together and apart; runs alternate, since machines are noisy."""
    setups = (("1 process", 1, "together"), (f"{count} processes, together", count, "together"))
    setups += ((f"{count} processes, apart", count, "apart"),)
    runs: dict[str, list[dict[str, Any]]] = {name: [] for name, _, _ in setups}
    for _ in range(ROUNDS):
        for name, many, where in setups:
            results = measure(many, where, seconds, PART)
            runs[name].append(results)
            _print_figures(name, results)
    figures: Figures = {}
    for name, results in runs.items():
        keys = [key for key, value in results[0].items() if isinstance(value, int | float)]
        figures[name] = {key: statistics.mean(one[key] for one in results) for key in keys}
    one = figures[setups[0][0]]
    for name, _, _ in setups[1:]:
        several = figures[name]
        several["times"] = several["rate"] / one["rate"]
        several["times for the same work"] = count * one["server ms"] / several["server ms"]
        print(
            f"{name}: {several['times']:.2f} times the load of one (target: at least {0.8 * count:.1f}); "
            f"by CPU time per action {several['times for the same work']:.2f} times"
        )
    return figures


def _print_figures(name: str, results: dict[str, Any]) -> None:
    print(
        f"{name:24} {results['rate']:6.0f}/s  p50 {results['p50']:6.1f} ms  p99 {results['p99']:6.1f} ms  "
        f"servers {results['cores']:.2f} cores (min {results['least']:.2f}), {results['server ms']:.3f} ms per action  "
        f"database {results['database cores']:.2f} cores, {results['database ms']:.3f} ms  driver {results['cpu']:.2f}"
        + ("" if results["is held"] else "  not limited")
        + (f"  {results['failed']} failures: {results['failures']}" if results["failed"] else ""),
        flush=True,
    )
