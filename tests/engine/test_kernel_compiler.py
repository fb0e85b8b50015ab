"""Each function is compiled once: for all whole numbers, whoever calls it."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from bench import start
from tests.marks import needs_numba, slow
from tumblestar.contract.state import GameState, i8, layout
from tumblestar.engine import kernel_compiler, speed
from tumblestar.games import GAMES

pytestmark = needs_numba

SEARCH = """
def doubled(n):
    return 2 * n

def halved(n, least):
    return least if n <= least else halved(n // 2, least)

def total(states, n):
    s = states[0]
    sum = doubled(s.small) + doubled(3) + doubled(n)
    for i in range(s.small):
        sum += doubled(i) + halved(s.small, 1)
    return sum

def other(states):
    return total(states, 5) + doubled(states[0].small)
"""


@layout
class State(GameState):
    seats: i8
    small: i8


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUMBLESTAR_CACHE", str(tmp_path))


def compiled(small: int = 4) -> tuple[Any, Any]:
    """The functions of SEARCH, bound to rules of a state alone, and an array with a state."""
    module: Any = ModuleType("tiny_search")
    exec(SEARCH, module.__dict__)
    sys.modules[module.__name__] = module  # Numba names functions that call themselves by their module
    rules = SimpleNamespace(__name__="tiny.rules", State=State)
    game: Any = SimpleNamespace(name="tiny", rules=rules, ruled=(rules,))
    bound = speed.bind(game, module, compiled=True)
    states = bound.states(1)
    states[0]["small"] = small
    return bound.call, states


def compilations(call: Any) -> Counter[str]:
    """How often each function is compiled during a call."""
    from numba.core import event

    with event.install_recorder("numba:compile") as recorder:
        call()
    return Counter(e.data["dispatcher"].py_func.__name__ for _, e in recorder.buffer if e.is_start)


def test_one_signature_serves_all_whole_numbers() -> None:
    call, states = compiled()
    totals: list[int] = []
    counted = compilations(lambda: totals.append(call.total(states, 1)))
    assert totals == [2 * 4 + 2 * 3 + 2 * 1 + 2 * (0 + 1 + 2 + 3) + 4]
    assert counted == {"total": 1, "doubled": 1, "halved": 1}
    counted = compilations(lambda: totals.append(call.other(states)))
    assert totals[1] == totals[0] + 8 + 8
    assert counted == {"other": 1, "total": 1}, "an entry is compiled as a part once others call it, and no more"


def test_a_function_that_calls_itself_is_read_back() -> None:
    call, states = compiled(7)
    result = call.total(states, 2)
    call, states = compiled(7)
    assert not compilations(lambda: call.total(states, 2))
    assert call.total(states, 2) == result


@slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_more_functions_are_compiled_than_there_are(game: str) -> None:
    """A function that comes with more than one signature, or calls that reach new ones, raise a game's number."""
    assert start.compilations(game) <= start.MOST_COMPILATIONS[game]


def test_numba_is_a_version_that_this_is_tested_with() -> None:
    assert kernel_compiler.is_on(), "see whether bots start as fast and play the same, then change TESTED"


@pytest.mark.parametrize("reason", ["version", "setting"])
def test_another_version_of_numba_compiles_in_its_own_way_and_so_it_does_when_told(
    monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    if reason == "version":
        monkeypatch.setattr(kernel_compiler, "TESTED", "0.1.")
    else:
        monkeypatch.setenv("TUMBLESTAR_PLAIN_NUMBA", "1")
    call, states = compiled()
    assert compilations(lambda: call.total(states, 1))["doubled"] > 1
    assert call.other(states) == call.total(states, 5) + 8
