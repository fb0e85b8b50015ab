"""All that reads what comes from outside stands some damaged texts; `python -m bench.fuzz` gives it a million."""

from pathlib import Path
from typing import Any

import pytest

from bench import fuzz
from tests.marks import rest_slow, slow
from tumblestar.contract.errors import Unreadable

EACH = 150


@pytest.mark.parametrize("name", rest_slow(fuzz.NAMES, 4))
def test_only_declared_errors_come_of_damaged_texts(name: str, tmp_path: Path) -> None:
    watch = _watched(name, tmp_path)
    assert watch.count == EACH
    assert watch.faults == {}
    assert 0 < watch.read < EACH  # some are good, and some are refused
    assert watch.slowest < fuzz.SLOWEST


def _watched(name: str, folder: Path) -> Any:
    made: list[Any] = []

    class Watch(fuzz.Watch):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            made.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fuzz, "Watch", Watch)
        patch.setattr(fuzz, "LOOKS", 2)  # each goes through all that lives in this process
        fuzz.run_blind(name, EACH, 3, folder / "report.json")
    return made[0]


@slow
def test_another_error_a_slow_input_and_a_leak_would_be_found(tmp_path: Path) -> None:
    """The watch is not blind: what it is to find is put there."""
    kept: list[list[int]] = []

    def read(raw: bytes) -> None:
        kept.extend([number] for number in range(5000))
        if raw == b"bad":
            raise ValueError("not declared")
        if raw == b"sub":
            raise type("More", (Unreadable,), {"__init__": lambda self: None})()
        raise Unreadable("refused")  # type: ignore[arg-type]

    watch = fuzz.Watch(fuzz.Target(read, (Unreadable,), []), 20, tmp_path / "report.json")
    for raw in (b"bad", b"sub", *[b"x"] * 18):
        watch(raw)
    told = {name: value for name, value in vars(watch).items() if name not in ("target", "report")}
    assert [fault.split()[0] for fault in watch.faults] == ["ValueError", "More"]
    found = fuzz._problems(told | {"slowest": 9.0}, 20, 0, "")
    assert len(found) == 4
    assert "an input took 9.00 s" in found[2]
    assert "memory grows" in found[3]
    assert "ended with -1" in fuzz._problems({"count": 3}, 20, -1, "hangs")[0]
