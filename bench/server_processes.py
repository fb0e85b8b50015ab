"""What one process on PostgreSQL carries, and what several do: `bench.server_load --processes 2` runs it.

A machine of two cores cannot give two servers a core each and have any left for the database and for those who drive.
So each server process is held to the same part of a core (a control group's quota), which it uses up; the database and
the driver have the rest, and are not at their limit. What is compared is how many actions are carried by one process,
with one such part, and by several, with as many. Beside it stand the seconds of a core that the servers need for an
action: where quotas cannot be set, or a machine is so busy that nobody gets their part, those tell the same.

Tables are `together`, both players at the same process and every process with its own tables, as behind a proxy that
sends a table to a process; or `apart`, the two of every table at different processes, which is the worst there is.
"""

import contextlib
import statistics
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from bench.server_load import COOKIES, Figures, Served, driving, fill, ours, said, used
from tools.cluster import Cluster

GROUPS = Path("/sys/fs/cgroup/cpu")
PART = 0.25
"""Of a core, for each server process."""
PERIOD = 10_000
"""Microseconds in which a process may use its part."""
TABLES = 200
ROUNDS = 2
"""How often each is measured, in turns; the mean counts."""


@contextmanager
def held(pids: list[int], part: float) -> Iterator[bool]:
    """Holds each process to a part of a core; whether that can be done here."""
    made: list[Path] = []
    try:
        for pid in pids:
            group = GROUPS / f"tumblestar-{pid}"
            group.mkdir()
            made.append(group)
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(int(PERIOD * part)))
            (group / "cgroup.procs").write_text(str(pid))
        is_held = True
    except OSError:
        is_held = False
    try:
        yield is_held
    finally:
        for group in made:
            with contextlib.suppress(OSError):
                for pid in (group / "cgroup.procs").read_text().split():
                    (GROUPS / "cgroup.procs").write_text(pid)
                group.rmdir()


@contextmanager
def registry(many: int, tables: int) -> Iterator[tuple[Cluster, list[Served], list[str]]]:
    """So many processes over a PostgreSQL of their own with so many tables. Raises NoPostgres."""
    with Cluster.started(is_durable=True) as cluster, ExitStack() as running:
        location = cluster.database()
        names = fill(location, tables)
        yield cluster, [running.enter_context(ours(location)) for _ in range(many)], names


def measure(count: int, where: str, seconds: float, part: float) -> dict[str, Any]:
    """What so many processes carry."""
    with registry(count, TABLES) as (cluster, servers, tables):
        pids = [served.process.pid for served in servers]
        asked = {"hosts": [served.host for served in servers], "where": where, "cookies": COOKIES}
        asked |= {"kind": "ours", "tables": tables, "seconds": seconds}
        with driving(asked) as process:
            said(process)
            with held(pids, part) as is_held:
                assert said(process)["measuring"]
                first, before = [used(pid) for pid in pids], _database(cluster)
                found = said(process)
                last, after = [used(pid) for pid in pids], _database(cluster)
    actions = max(1, found["actions"])
    cores = [(b - a) / seconds for a, b in zip(first, last, strict=True)]
    return found | {
        "is held": is_held,
        "cores": sum(cores),
        "least": min(cores),
        "server ms": sum(cores) * seconds * 1000 / actions,
        "database ms": (after - before) * 1000 / actions,
        "database cores": (after - before) / seconds,
    }


def _database(cluster: Cluster) -> float:
    """Seconds of a core that the database's processes have used."""
    assert cluster._process
    return used(cluster._process.pid)


def processes(seconds: float, count: int) -> Figures:
    """One process, and several, with tables together and apart; taken in turns, since machines are noisy."""
    ways = (("1 process", 1, "together"), (f"{count} processes, together", count, "together"))
    ways += ((f"{count} processes, apart", count, "apart"),)
    taken: dict[str, list[dict[str, Any]]] = {name: [] for name, _, _ in ways}
    for _ in range(ROUNDS):
        for name, many, where in ways:
            found = measure(many, where, seconds, PART)
            taken[name].append(found)
            _tell(name, found)
    figures: Figures = {}
    for name, found in taken.items():
        keys = [key for key, value in found[0].items() if isinstance(value, int | float)]
        figures[name] = {key: statistics.mean(one[key] for one in found) for key in keys}
    one = figures[ways[0][0]]
    for name, _, _ in ways[1:]:
        several = figures[name]
        several["times"] = several["rate"] / one["rate"]
        several["times for the same work"] = count * one["server ms"] / several["server ms"]
        print(
            f"{name}: {several['times']:.2f} times the load of one (at least {0.8 * count:.1f} are wanted); "
            f"by the work for an action {several['times for the same work']:.2f} times"
        )
    return figures


def _tell(name: str, found: dict[str, Any]) -> None:
    print(
        f"{name:24} {found['rate']:6.0f}/s  p50 {found['p50']:6.1f} ms  p99 {found['p99']:6.1f} ms  "
        f"servers {found['cores']:.2f} cores (least {found['least']:.2f}), {found['server ms']:.3f} ms an action  "
        f"database {found['database cores']:.2f} cores, {found['database ms']:.3f} ms  driver {found['cpu']:.2f}"
        + ("" if found["is held"] else "  not held")
        + (f"  {found['failed']} failures: {found['failures']}" if found["failed"] else ""),
        flush=True,
    )
