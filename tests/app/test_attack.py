"""A short run of `bench.server_attack`: players continue while all attacks run."""

from bench.server_attack import measure
from tests.marks import slow


@slow
def test_players_go_on_under_attack() -> None:
    """Only the bench measures delays, which depend on the machine."""
    result = measure(3.0, tables=10, pace=20, is_alone=True)
    assert result["failed"] == 0, result["failures"]
    assert result["actions"] > 10
    assert result["memory"] < 300
    connected = {name.partition(":")[0] for name, count in result["attacks"].items() if count}
    assert len(connected) == 12
