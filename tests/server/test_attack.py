"""The bench of attackers, in little: players go on while all attacks run."""

from bench.server_attack import measure


def test_players_go_on_under_attack() -> None:
    """How long they wait depends on the machine, and is for the bench to tell."""
    found = measure(3.0, tables=10, pace=20)
    assert found["failed"] == 0, found["failures"]
    assert found["actions"] > 10
    assert found["memory"] < 300
    connected = {name.partition(":")[0] for name, count in found["attacks"].items() if count}
    assert len(connected) == 12
