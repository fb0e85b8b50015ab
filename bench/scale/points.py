"""What the model predicts for loads that can be measured on one machine, apart from those that its costs come from."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bench.scale.costs import costs_of
from bench.scale.loads import Load
from bench.scale.queues import Simulation
from bench.scale.site import LOOKING, Plan, Process, Site

WARM_UP, SECONDS = 2.0, 6.0
ERRORS = {
    "ms of servers per action": (-0.4, 0.5),
    "ms of database per action": (-0.15, 0.25),
    "p50 ms": (-0.15, 2.5),
    "MB": (-0.25, 0.0),
    "actions per second": (-0.1, 0.15),
}
"""The least and the greatest error of each figure at all kept points, as docs/scale.md states them."""
PART = 0.25
"""The most of a core that each process gets, where clients act as fast as they can."""


@dataclass(frozen=True)
class Point:
    """A load at so many processes. Without a pace it is as fast as it can, and each process has a part of a core."""

    load: Load
    place: str = "folder"
    processes: int = 1
    is_apart: bool = False
    """Whether the players of a table are at different processes."""

    @property
    def is_paced(self) -> bool:
        """Whether clients act at a pace."""
        return self.load.pace > 0


POINTS: Mapping[str, Point] = {
    "1,000 tables of programs, 1,000 actions/s, one process": Point(Load("ours", 1000, 1000)),
    "1,000 tables of pages, 300 actions/s, one process": Point(Load("page", 1000, 300)),
    "5,000 spectators of 100 tables, 40 actions/s, one process": Point(Load("page", 100, 40, spectators=50)),
    "PostgreSQL, 200 tables, as fast as they can, one process": Point(Load("ours", 200, 0), "postgres"),
    "PostgreSQL, 200 tables, as fast as they can, two processes": Point(Load("ours", 200, 0), "postgres", 2),
    "PostgreSQL, 200 tables, as fast as they can, two processes, players apart": Point(
        Load("ours", 200, 0), "postgres", 2, is_apart=True
    ),
}


def predict(point: Point, results: Mapping[str, Any], sync: float, part: float = 1.0) -> dict[str, float]:
    """The model's figures for a point.

    What the machine is like meanwhile is given: `sync`, the seconds until a commit is on disk, and `part`, the share of
    a core that each process gets.
    """
    costs = replace(costs_of(results, point.place), sync=sync)
    simulation = Simulation()
    site = Site(simulation, costs, Plan(processes=point.processes), part)
    load = point.load
    connections = load.tables * (2 + load.spectators)
    site.set_background(connections, 2 * load.tables)
    work = (costs.program_action if load.kind == "ours" else costs.page_action) + load.spectators * costs.spectator
    waits: list[float] = []

    def act(table: int, then: Callable[[int], None]) -> None:
        start, process = simulation.now, site.process_of(table)

        def done() -> None:
            if point.is_apart:
                other: Process = site.processes[(table + 1) % point.processes]
                other.serve((1 - LOOKING) * work, shown)
            else:
                shown()

        def shown() -> None:
            waits.append(simulation.now - start)
            then(table)

        process.act(work, done)

    if point.is_paced:
        for number in range(round((WARM_UP + SECONDS) * load.pace)):
            simulation.at(number / load.pace, act, number % load.tables, lambda _: None)
    else:
        for table in range(load.tables):
            simulation.at(table * 1e-4, act, table, lambda table: act(table, again))

    def again(table: int) -> None:
        act(table, again)

    simulation.run(WARM_UP)
    waits.clear()
    for process in site.processes:
        process.busy = 0.0
    for database in site.databases:
        database.cpu = 0.0
    simulation.run(WARM_UP + SECONDS)
    waits.sort()
    busy = sum(process.busy * process.speed for process in site.processes)
    figures = {"ms of servers per action": busy * 1000 / len(waits), "p50 ms": waits[len(waits) // 2] * 1000}
    if not point.is_paced:
        figures["ms of database per action"] = sum(one.cpu for one in site.databases) * 1000 / len(waits)
    if point.is_paced:
        tables = (
            load.tables * (costs.program_table_kb if load.kind == "ours" else costs.table_kb)
            + connections * costs.connection_kb
        )
        figures["MB"] = point.processes * costs.process_mb + tables / 1024
    else:
        figures["actions per second"] = len(waits) / SECONDS
    return figures
