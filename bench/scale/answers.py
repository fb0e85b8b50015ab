"""What 1,000, 10,000 and 100,000 people at once need, and where the first limit lies, by simulation."""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bench.scale.costs import Costs, costs_of, measured
from bench.scale.measure import rounded
from bench.scale.peak import Peak
from bench.scale.people import SHAPE, GameKind, Habits, day, kinds
from bench.scale.site import Plan, with_sync

SIZES = (1_000, 10_000, 100_000)
SLOWEST = 0.1
"""Seconds within which 99 of 100 actions are to be answered."""
BUSIEST = 0.6
"""The share of the time that a process or a core for bots may be at work in the busiest minute."""
MOST_SPECTATORS = 200
"""Spectators of a table at one process, where they are spread."""
MOST_OF_A_DATABASE = 16
"""Processes of a database, where tables are spread over several."""
PEOPLE_OF_A_PROCESS = 1_500
"""With so many each, the first try begins."""
SYNC = 0.002
"""Seconds until a commit is on disk, on the machines of the answers: a network disk of a data centre, assumed."""
SYNCS = (0.0005, 0.005)
MOST_TRIES = 6
MANY = 20_000
"""People of one database who are simulated for a shorter time."""
DAY_SIZE = 500
"""The people of the simulated day, whose sums are scaled: all of its arrivals are independent."""
CORE_PRICE, MEMORY_PRICE, DISK_PRICE, TRAFFIC_PRICE = 12.0, 3.0, 0.1, 1.0
"""Assumed euros a month: a core, a GB of memory, a GB of disk; and for a TB sent."""
Simulate = Callable[[int, Plan], dict[str, Any]]


def simulate_with(costs: Costs, games: Mapping[str, GameKind], habits: Habits) -> Simulate:
    """The busiest seconds as a function of how many people there are, and of the plan. Many people need fewer."""

    def simulate(people: int, plan: Plan) -> dict[str, Any]:
        peak = Peak(people, costs, games, habits, plan)
        return peak.run(seconds=1.5) if people > MANY * plan.shards else peak.run()

    return simulate


def holds(found: Mapping[str, Any]) -> bool:
    """Whether the targets are held."""
    return found["p99 ms"] <= SLOWEST * 1000 and found["busiest process"] <= BUSIEST


def needed(simulate: Simulate, people: int, plan: Plan, first: int = 1) -> dict[str, Any]:
    """The figures of a plan with so many processes that the targets are held, or of the last of several tries.

    Each try has as many processes as the one before would have needed for the work that it had. Where processes have
    time left, and answers are slow still, further ones would not help.
    """
    count = first * plan.shards
    found: dict[str, Any] = {}
    for _ in range(MOST_TRIES):
        if plan.shards > 1:
            count = math.ceil(count / plan.shards) * plan.shards
        found = simulate(people, replace(plan, processes=count)) | {"processes": count, "shards": plan.shards}
        if found["busiest process"] <= BUSIEST:
            break
        count = max(math.ceil(count * found["busiest process"] / BUSIEST), count + 1)
    return found


def most_people(is_held: Callable[[int], bool], least: int, most: int, steps: int = 4) -> int:
    """About the most people with whom the targets are held, by halving the logarithm of an interval."""
    for _ in range(steps):
        middle = round((least * most) ** 0.5)
        if is_held(middle):
            least = middle
        else:
            most = middle
    return least


def answer(people: int, simulate: Simulate, costs: Costs, a_day: Mapping[str, float], plan: Plan) -> dict[str, Any]:
    """What so many people at once need with a plan: machines, memory, network, disk, and about what a month costs."""
    found = needed(simulate, people, plan, first=max(1, people // PEOPLE_OF_A_PROCESS // plan.shards))
    found["bot machines' cores"] = math.ceil(found["bot cores"] / BUSIEST)
    habits = Habits()
    players = people * (1 - habits.spectators)
    tables = players * (habits.with_bots + (1 - habits.with_bots) / 2)
    found["MB"] = found["processes"] * (costs.process_mb + costs.bots_mb) + (
        tables * costs.table_kb + people * costs.connection_kb
    ) / 1024  # fmt: skip
    scale = people / a_day["most at once"]
    found["visits a day"] = a_day["visits"] * scale
    found["games a day"] = a_day["games"] * scale
    entries = found["actions"] * 86400 * sum(SHAPE) / len(SHAPE)
    found["disk GB a month"] = 30 * (entries * costs.entry_disk + found["games a day"] * costs.table_disk) / 1e9
    found["TB a month"] = found["Mbit"] / 8 * 30 * 86400 * sum(SHAPE) / len(SHAPE) / 1e6
    cores = found["processes"] + found["bot machines' cores"] + 2 * plan.shards
    memory = found["MB"] / 1024 + 4 * plan.shards
    found["cores"] = cores
    found["euros a month"] = (
        cores * CORE_PRICE
        + memory * MEMORY_PRICE
        + 12 * found["disk GB a month"] * DISK_PRICE
        + found["TB a month"] * TRAFFIC_PRICE
    )
    return found


def answers() -> dict[str, Any]:
    """All answers, the limits, and what other assumptions change."""
    results, games, habits = measured(), kinds(measured()["bots"]), Habits()
    costs = with_sync(costs_of(results), SYNC)
    simulate = simulate_with(costs, games, habits)
    a_day = day(DAY_SIZE, games, habits)
    answered: dict[str, Any] = {}
    for people in SIZES:
        answered[f"{people}, one database"] = one = answer(people, simulate, costs, a_day, plan_of(people))
        show(f"{people}, one database", one)
        if not holds(one) or people == SIZES[-1]:
            spread = plan_of(people, math.ceil(one["processes"] / MOST_OF_A_DATABASE), MOST_SPECTATORS)
            answered[f"{people}, spread"] = answer(people, simulate, costs, a_day, spread)
            show(f"{people}, spread", answered[f"{people}, spread"])
    each = answered[f"{SIZES[1]}, one database"]["processes"] / SIZES[1]
    limits = {
        "people of one process": most_people(lambda people: holds(simulate(people, plan_of(people))), 250, 8_000, 6),
        "people of one database": most_people(
            lambda people: holds(needed(simulate, people, plan_of(people), round(people * each))), 25_000, 100_000, 2
        ),
        "people whose bots think on one core": SIZES[1] * BUSIEST / answered[f"{SIZES[1]}, one database"]["bot cores"],
        "spectators of one table at one process": SLOWEST / 2 / costs.spectator,
    }
    print(limits, flush=True)
    return {"answers": rounded(answered), "limits": rounded(limits), "other assumptions": rounded(others(costs, games)),
            "day": rounded(a_day)}  # fmt: skip


def plan_of(people: int, shards: int = 1, most_spectators: int = 0) -> Plan:
    """A plan with more than enough cores for the bots of so many people: they are counted, not limited."""
    return Plan(shards=shards, bot_cores=max(8, people // 400), most_spectators=most_spectators)


def others(costs: Costs, games: Mapping[str, GameKind], people: int = SIZES[1]) -> dict[str, Any]:
    """What 10,000 people need where an assumption is another one."""
    base, plan = Habits(), plan_of(people)
    cases = {f"a commit takes {sync * 1000:g} ms": (with_sync(costs, sync), base) for sync in SYNCS}
    cases["people think twice as long"] = (costs, replace(base, first_think=16.0, next_think=4.0))
    cases["people think half as long"] = (costs, replace(base, first_think=4.0, next_think=1.0))
    cases["all play against bots"] = (costs, replace(base, with_bots=1.0))
    cases["nobody plays against the strongest level"] = (costs, replace(base, levels=(0.3, 0.3, 0.3, 0.1, 0.0)))
    cases["a quarter looks on"] = (costs, replace(base, spectators=0.25))
    found: dict[str, Any] = {}
    for name, (these, habits) in cases.items():
        found[name] = needed(simulate_with(these, games, habits), people, plan, first=4)
        show(name, found[name])
    return found


def show(name: str, found: Mapping[str, Any]) -> None:
    """Prints an answer."""
    print(
        name,
        {key: round(value, 2) for key, value in found.items()},
        "" if holds(found) else "TARGETS MISSED",
        flush=True,
    )
