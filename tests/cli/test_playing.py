"""Commands to play; those of the terminal are tested with it."""

from tests.cli.runner import run


def test_ports_out_of_range_are_refused() -> None:
    status, _, err = run("play", "--port", "70000")
    assert status == 2
    assert "65535" in err
