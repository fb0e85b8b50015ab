"""The parts of a site in the simulation: processes with one event loop each, their writers, and databases."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bench.scale.costs import Costs
from bench.scale.queues import Callback, GroupCommit, Pool, Server, Simulation

HEARTBEAT = 5.0
"""Seconds between two announcements of everybody who is present."""
LOOKING = 0.5
"""Of an action's work, what is done before the commit; the rest is showing it."""


@dataclass(frozen=True)
class Plan:
    """How a site is built. `shards`: databases, each with its part of the tables and of the processes."""

    processes: int = 1
    shards: int = 1
    bot_cores: int = 1
    bots_apart: bool = False
    """Whether bots think on machines of their own; else `bot_cores` are those beside the processes."""
    most_spectators: int = 0
    """How many spectators of a table one process shows it to; more are spread over processes. 0: any number."""
    serial_commits: bool = True
    """Whether a database has one commit with notices at a time. False: notices go another way, and commits overlap."""


class Database:
    """A database server of PostgreSQL, or a folder: one commit is brought to disk at a time."""

    def __init__(self, simulation: Simulation, costs: Costs, *, is_serial: bool, processes: int) -> None:
        self.simulation, self.costs, self.is_serial = simulation, costs, is_serial
        self.processes = processes
        self.disk = Server(simulation)
        self.cpu = 0.0
        self.entries = self.commits = 0

    def commit(self, count: int, done: Callback) -> None:
        """Brings a batch to disk, and calls back."""
        work = self.costs.database_commit + count * self.costs.database_row
        self.cpu += work + self.processes * self.costs.listener
        self.entries += count
        self.commits += 1
        if self.is_serial:
            self.simulation.after(work, self.disk.serve, self.costs.sync, done)
        else:
            self.simulation.after(work + self.costs.sync, done)


class Process(Server):
    """A process of the server: its event loop, and its writer, which shares the interpreter's lock with it.

    What other processes write costs it, too. That work is not simulated notice by notice: before each piece of its own
    work the process does what has come meanwhile, less what it can have done while it was idle.
    """

    def __init__(self, simulation: Simulation, costs: Costs, database: Database, speed: float = 1.0) -> None:
        super().__init__(simulation, speed)
        self.costs, self.database = costs, database
        self.writer = GroupCommit(self._commit)
        self.background = costs.process
        """Of each second, what connections and announcements of presence take."""
        self._paid = (0.0, 0, 0)
        """When foreign work was last done, and how many entries and commits of others it was."""

    def serve(self, work: float, callback: Callback | None = None, *args: object) -> float:
        """Queues own work behind all foreign work."""
        now = self.simulation.now
        entries = self.database.entries - self.writer.written
        commits = self.database.commits - self.writer.commits
        last, paid_entries, paid_commits = self._paid
        debt = (entries - paid_entries) * self.costs.entry + (commits - paid_commits) * self.costs.notice
        debt = (debt + (now - last) * self.background) / self.speed
        self._paid = (now, entries, commits)
        self.busy += debt
        idle = max(0.0, now - max(self.free_at, last))
        self.free_at = max(self.free_at, now) + max(0.0, debt - idle)
        return super().serve(work, callback, *args)

    def act(self, work: float, done: Callable[[], None]) -> None:
        """Carries out an action with so much work at its table, and calls back when it is on disk and shown."""

        def show() -> None:
            self.serve((1 - LOOKING) * work, done)

        self.serve(LOOKING * work, lambda: self.writer.submit(show))

    def _commit(self, count: int, done: Callback) -> None:
        self.serve(self.costs.commit, self.database.commit, count, done)


class Site:
    """All processes of a site, with their databases and the cores on which bots think."""

    def __init__(self, simulation: Simulation, costs: Costs, plan: Plan, speed: float = 1.0) -> None:
        self.plan, self.costs = plan, costs
        self.databases = [
            Database(
                simulation,
                costs,
                is_serial=plan.serial_commits,
                processes=len(range(shard, plan.processes, plan.shards)),
            )
            for shard in range(plan.shards)
        ]
        self.processes = [
            Process(simulation, costs, self.databases[number % plan.shards], speed) for number in range(plan.processes)
        ]
        self.bots = Pool(simulation, plan.bot_cores)

    def set_background(self, connections: float, people: float) -> None:
        """Spreads open connections, and the presence of all people, over the processes."""
        each = connections / len(self.processes)
        announced = people / self.plan.shards / HEARTBEAT * (1 - self.plan.shards / len(self.processes))
        for process in self.processes:
            process.background = self.costs.process + each * self.costs.idle + announced * self.costs.present

    def process_of(self, table: int) -> Process:
        """The process that has a table."""
        return self.processes[table % len(self.processes)]


def with_sync(costs: Costs, seconds: float) -> Costs:
    """The same costs with another time until a commit is on disk."""
    return replace(costs, sync=seconds)
