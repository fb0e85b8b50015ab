"""Readers of external input with some damaged texts; `python -m bench.fuzz` runs a million."""

from pathlib import Path
from typing import Any

import pytest

from bench import fuzz
from tests.marks import rest_slow, slow
from tumblestar.contract.errors import Unreadable

EACH = 150


@pytest.mark.parametrize("name", rest_slow(fuzz.NAMES, 2))
def test_damaged_texts_raise_only_declared_errors(name: str, tmp_path: Path) -> None:
    monitor = _monitored(name, tmp_path)
    assert monitor.count == EACH
    assert monitor.faults == {}
    assert 0 < monitor.read < EACH  # some are valid, some are refused
    assert monitor.slowest < fuzz.MAX_SECONDS


def _monitored(name: str, folder: Path) -> Any:
    monitors: list[Any] = []

    class Monitor(fuzz.Monitor):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            monitors.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fuzz, "Monitor", Monitor)
        patch.setattr(fuzz, "MEMORY_CHECKS", 2)  # each checks all objects of this process
        fuzz.run_blind(name, EACH, 3, folder / "report.json")
    return monitors[0]


@slow
def test_undeclared_errors_slow_inputs_and_leaks_are_found(tmp_path: Path) -> None:
    leaked: list[list[int]] = []

    def read(raw: bytes) -> None:
        leaked.extend([number] for number in range(5000))
        if raw == b"bad":
            raise ValueError("not declared")
        if raw == b"sub":
            raise type("More", (Unreadable,), {"__init__": lambda self: None})()
        raise Unreadable("refused")  # type: ignore[arg-type]

    monitor = fuzz.Monitor(fuzz.Target(read, (Unreadable,), []), 20, tmp_path / "report.json")
    for raw in (b"bad", b"sub", *[b"x"] * 18):
        monitor(raw)
    report = {name: value for name, value in vars(monitor).items() if name not in ("target", "report")}
    assert [fault.split()[0] for fault in monitor.faults] == ["ValueError", "More"]
    problems = fuzz._problems(report | {"slowest": 9.0}, 20, 0, "")
    assert len(problems) == 4
    assert "an input took 9.00 s" in problems[2]
    assert "memory grows" in problems[3]
    assert "ended with -1" in fuzz._problems({"count": 3}, 20, -1, "hangs")[0]
