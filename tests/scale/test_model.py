"""The model of a site in small, and that it is the one of the kept results and of the page."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bench.scale import tables
from bench.scale.answers import holds, most_people, needed, plan_of, simulate_with
from bench.scale.costs import Costs, costs_of, measured
from bench.scale.people import DAY, Habits, day, kinds, shape
from bench.scale.points import ERRORS, POINTS, predict
from bench.scale.queues import Simulation
from bench.scale.site import HEARTBEAT, Plan, Site, with_sync

PAGE = Path(__file__).parents[2] / "docs" / "scale.md"


@pytest.fixture(scope="module")
def costs() -> Costs:
    return with_sync(costs_of(measured()), 0.002)


def test_the_tables_of_the_page_are_those_of_the_kept_results() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert tables.filled(page) == page, "run `python -m bench.scale tables`"


@pytest.mark.parametrize("name", POINTS)
def test_kept_points_are_predicted_again_within_the_stated_errors(name: str) -> None:
    """By the kept costs, and the time that a commit took beside the measurement."""
    kept = tables.kept("check")["points"][name]
    predicted = predict(POINTS[name], measured(), kept["sync ms"] / 1000, kept["part"])
    assert predicted.keys() - {"p50 ms"} <= kept["figures"].keys() <= predicted.keys()
    for figure, one in kept["figures"].items():
        assert predicted[figure] == pytest.approx(one["predicted"], rel=0.01), (
            "run `python -m bench.scale check --keep`"
        )
        low, high = ERRORS[figure]
        assert low <= predicted[figure] / one["measured"] - 1 <= high, figure


def test_an_answer_takes_its_work_and_its_commit(costs: Costs) -> None:
    costs = replace(costs, process=0.0)
    simulation, ends = Simulation(), list[float]()
    site = Site(simulation, costs, Plan())
    site.process_of(0).act(0.010, lambda: ends.append(simulation.now))
    simulation.run(1.0)
    work = 0.010 + costs.commit + costs.database_commit + costs.database_row + costs.sync
    assert ends == [pytest.approx(work)]
    assert site.processes[0].busy == pytest.approx(0.010 + costs.commit)


def test_a_process_pays_for_what_others_write_and_who_is_present(costs: Costs) -> None:
    simulation = Simulation()
    site = Site(simulation, costs, Plan(processes=2))
    site.set_background(connections=100, people=1000)
    for number in range(50):
        simulation.at(number / 50, site.processes[0].act, 0.001, lambda: None)
    simulation.run(2.0)
    site.processes[1].serve(0.0)
    writer = site.processes[0].writer
    assert (writer.written, site.databases[0].commits) == (50, writer.commits)
    foreign = 50 * costs.entry + writer.commits * costs.notice
    present = 2.0 * (costs.process + 50 * costs.idle + 1000 / HEARTBEAT / 2 * costs.present)
    assert site.processes[1].busy == pytest.approx(foreign + present)
    assert site.processes[1].free_at == pytest.approx(2.0)  # done while it was idle


def test_a_database_has_one_commit_with_notices_at_a_time(costs: Costs) -> None:
    def last(*, is_serial: bool) -> float:
        simulation, ends = Simulation(), list[float]()
        site = Site(simulation, with_sync(costs, 1.0), Plan(processes=4, serial_commits=is_serial))
        for process in site.processes:
            process.act(0.0, lambda: ends.append(simulation.now))
        simulation.run(10.0)
        assert len(ends) == 4
        return max(ends)

    assert last(is_serial=True) == pytest.approx(4.0, abs=0.1)
    assert last(is_serial=False) == pytest.approx(1.0, abs=0.1)


def test_the_same_seed_gives_the_same_minute_and_more_processes_less_work_each(costs: Costs) -> None:
    simulate = simulate_with(costs, kinds(measured()["bots"]), Habits())
    one, again, four = (simulate(400, replace(plan_of(400), processes=count)) for count in (1, 1, 4))
    assert one == again
    assert four["mean process"] < 0.5 * one["mean process"]
    assert four["actions"] == pytest.approx(one["actions"], rel=0.1)
    assert one["p50 ms"] > 2.0  # a commit at least


def test_processes_are_added_until_the_targets_are_held(costs: Costs) -> None:
    dear = replace(costs, page_action=20 * costs.page_action)
    simulate = simulate_with(dear, kinds(measured()["bots"]), Habits())
    found = needed(simulate, 400, plan_of(400))
    assert found["processes"] > 1
    assert holds(found)
    assert not holds(simulate(400, plan_of(400)))


def test_spectators_of_one_table_are_spread_over_processes(costs: Costs) -> None:
    habits, games = Habits(spectators=0.5), kinds(measured()["bots"])
    simulate = simulate_with(replace(costs, spectator=0.002), games, habits)
    plan = Plan(processes=4, bot_cores=8)
    together, spread = simulate(1000, plan), simulate(1000, replace(plan, most_spectators=50))
    assert spread["busiest process"] < 0.8 * together["busiest process"]
    assert spread["p99 ms"] < together["p99 ms"]


def test_an_interval_is_halved_towards_the_limit() -> None:
    assert most_people(lambda people: people <= 3000, 100, 10_000, 12) == pytest.approx(3000, rel=0.01)


def test_a_day_has_about_as_many_people_at_once_as_it_should() -> None:
    found = day(150, kinds(measured()["bots"]), Habits())
    assert 125 <= found["most at once"] <= 190
    assert found["games"] / found["visits"] == pytest.approx(Habits().games_a_visit, rel=0.05)
    assert shape(20 * 3600) == shape(20 * 3600 + DAY) == 1.0
    assert shape(3.5 * 3600) == pytest.approx(0.08)
