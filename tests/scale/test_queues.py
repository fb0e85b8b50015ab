"""The simulation of queues against what theory says, and the rules of group commit."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from bench.scale.queues import GroupCommit, Pool, Server, Simulation
from tests.marks import slow

COUNT = 60_000


def mean_wait(service: Callable[[random.Random], float], load: float, servers: int = 1, count: int = COUNT) -> float:
    """Mean wait before service, with arrivals in a Poisson process and a mean service of 1."""
    rng, simulation, waits = random.Random(5), Simulation(), list[float]()
    queue = Server(simulation) if servers == 1 else Pool(simulation, servers)

    def arrive() -> None:
        work = service(rng)
        waits.append(queue.serve(work) - work - simulation.now)
        if len(waits) < count:
            simulation.after(rng.expovariate(load * servers), arrive)

    arrive()
    simulation.run(float("inf"))
    assert len(waits) == count
    return sum(waits) / count


@slow
@pytest.mark.parametrize("load", [0.3, 0.6, 0.75])
def test_one_server_waits_as_theory_says(load: float) -> None:
    random_service = mean_wait(lambda rng: rng.expovariate(1.0), load)
    fixed_service = mean_wait(lambda rng: 1.0, load)
    assert random_service == pytest.approx(load / (1 - load), rel=0.05)
    assert fixed_service == pytest.approx(load / (1 - load) / 2, rel=0.05)


def test_two_servers_wait_as_erlang_says() -> None:
    load = 0.7
    expected = load**2 / (1 - load**2)  # M/M/2 with a mean service of 1
    assert mean_wait(lambda rng: rng.expovariate(1.0), load, servers=2) == pytest.approx(expected, rel=0.05)


def test_a_slower_server_takes_longer_for_the_same_work() -> None:
    simulation = Simulation()
    assert Server(simulation, speed=0.25).serve(1.0) == 4.0
    assert Server(simulation).serve(1.0) == 1.0


def test_callbacks_run_in_order_of_time_and_then_of_addition() -> None:
    simulation, seen = Simulation(), list[str]()
    for time, name in ((2.0, "c"), (1.0, "a"), (1.0, "b"), (9.0, "never")):
        simulation.at(time, seen.append, name)
    simulation.run(5.0)
    assert seen == ["a", "b", "c"]
    assert simulation.now == 5.0


def committed(arrivals: list[float], seconds: float) -> tuple[list[float], list[int]]:
    """When each request was answered, and the sizes of all batches, where a commit takes so many seconds."""
    simulation, answered, sizes = Simulation(), list[float](), list[int]()

    def commit(count: int, done: Callable[[], None]) -> None:
        sizes.append(count)
        simulation.after(seconds, done)

    writer = GroupCommit(commit)
    for time in arrivals:
        simulation.at(time, writer.submit, lambda: answered.append(simulation.now))
    simulation.run(1000.0)
    assert (writer.commits, writer.written) == (len(sizes), sum(sizes))
    return answered, sizes


def test_what_arrives_during_a_commit_shares_the_next() -> None:
    answered, sizes = committed([0.0, 0.2, 0.5, 0.9, 5.0], 1.0)
    assert sizes == [1, 3, 1]
    assert answered == [1.0, 2.0, 2.0, 2.0, 6.0]


def test_nothing_waits_longer_than_two_commits_at_any_rate() -> None:
    """One that arrives waits for the rest of a commit and for its own: 1.5 commits on average where many arrive."""
    rng, time, arrivals = random.Random(3), 0.0, list[float]()
    for _ in range(20_000):
        time += rng.expovariate(50.0)
        arrivals.append(time)
    answered, sizes = committed(arrivals, 1.0)
    waits = [end - start for start, end in zip(arrivals, answered, strict=True)]
    assert max(waits) <= 2.0 + 1e-9
    assert sum(waits) / len(waits) == pytest.approx(1.5, rel=0.02)
    assert sum(sizes) / len(sizes) == pytest.approx(50.0, rel=0.03)
