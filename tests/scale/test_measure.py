"""A short run of each measurement of `bench.scale`."""

from __future__ import annotations

import pytest

from bench.scale import bot_costs, database_costs, server_costs
from bench.scale.check import compare
from bench.scale.loads import Load, run
from tests.marks import slow
from tumblestar.games import GAMES


def test_costs_of_an_action_and_of_a_commit_are_told_apart() -> None:
    runs = [{"cpu": 0.001 * (2 * acts + 3 * commits), "actions": acts, "commits_total": commits}
            for acts, commits in ((60, 60), (300, 200), (1000, 150))]  # fmt: skip
    assert server_costs.fit(runs) == pytest.approx((2.0, 3.0))
    assert server_costs.action_ms(runs, 3.0) == pytest.approx(2.0)
    fitted = server_costs.fitted({"programs, folder": runs}, {"folder": 1.0})
    assert fitted == {"programs, folder": pytest.approx({"action ms": 2.0, "commit ms": 3.0})}
    dearer = server_costs.fitted({"programs, folder": runs}, {"folder": 4.0})["programs, folder"]
    assert dearer["commit ms"] == 4.0
    assert dearer["action ms"] < 2.0


@slow
def test_a_load_is_measured_at_a_server_over_a_folder() -> None:
    found = run(Load("page", 2, 20, 1.0, spectators=1))
    assert found["actions"] > 0
    assert 0 < found["commits_total"] <= found["writes_total"]
    assert 0 < found["cpu"] < 60
    assert found["memory"] > 10
    assert (found["tables"], found["connections"]) == (2, 6)


def test_games_of_a_bot_are_played_to_their_end_and_measured() -> None:
    found = bot_costs.level(GAMES["shizzle"], "club", 60.0, games=2)
    assert found["lengths"]["games"] == 2
    assert found["lengths"]["turns of a seat"][0] >= 1
    assert 0 < found["ms"] <= found["p99 ms"] * found["turns"]


def test_quantiles_are_those_of_the_values() -> None:
    assert bot_costs.quantiles(list(range(101))) == list(range(0, 101, 5))
    assert bot_costs.quantiles([7]) == [7] * 21


def test_presence_and_a_synced_write_take_some_time() -> None:
    assert 0 < database_costs.presence(rounds=20) < 1
    assert database_costs.sync_ms(count=5) > 0


def test_the_error_is_a_share_of_what_was_measured() -> None:
    assert compare({"p50 ms": 3.0}, {"p50 ms": 4.0, "MB": 1.0}) == {
        "p50 ms": {"predicted": 3.0, "measured": 4.0, "error": -0.25}
    }


@slow
@pytest.mark.usefixtures("cluster")
def test_commits_of_postgres_are_counted() -> None:
    assert 0 < database_costs.commits_alone(1) < 10_000
