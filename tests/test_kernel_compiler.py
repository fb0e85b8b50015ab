"""Each function is compiled once: for all whole numbers, whoever calls it."""

from __future__ import annotations

import sys
from collections import Counter
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from bench import start
from tests.marks import needs_numba, slow
from tumblestar import speed
from tumblestar.contract.state import GameState, i8, layout
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


def compiled(source: str) -> speed.Bound:
    """A module of this text, bound to rules of a state alone."""
    module: Any = ModuleType("tiny_search")
    exec(source, module.__dict__)
    sys.modules[module.__name__] = module  # Numba names functions that call themselves by their module
    rules = SimpleNamespace(__name__="tiny.rules", State=State)
    game: Any = SimpleNamespace(name="tiny", rules=rules, ruled=(rules,))
    return speed.bind(game, module, compiled=True)


def compilations(call: Any) -> Counter[str]:
    """How often each function is compiled during a call."""
    from numba.core import event

    with event.install_recorder("numba:compile") as recorder:
        call()
    return Counter(e.data["dispatcher"].py_func.__name__ for _, e in recorder.buffer if e.is_start)


def test_one_signature_serves_all_whole_numbers(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUMBLESTAR_CACHE", str(tmp_path))
    bound = compiled(SEARCH)
    states = bound.states(1)
    states[0]["small"] = 4
    found: list[int] = []
    counted = compilations(lambda: found.append(bound.call.total(states, 1)))
    assert found == [2 * 4 + 2 * 3 + 2 * 1 + 2 * (0 + 1 + 2 + 3) + 4]
    assert counted == {"total": 1, "doubled": 1, "halved": 1}
    counted = compilations(lambda: found.append(bound.call.other(states)))
    assert found[1] == found[0] + 8 + 8
    assert counted == {"other": 1, "total": 1}, "an entry is compiled as a part once others call it, and no more"


def test_a_function_that_calls_itself_is_read_back(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUMBLESTAR_CACHE", str(tmp_path))
    results: list[int] = []
    counted = Counter[str]()
    for _ in range(2):
        bound = compiled(SEARCH)
        states = bound.states(1)
        states[0]["small"] = 7
        counted = compilations(lambda bound=bound, states=states: results.append(bound.call.total(states, 2)))
    assert results[0] == results[1]
    assert not counted


@slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_more_functions_are_compiled_than_there_are(game: str) -> None:
    """A function that comes with more than one signature, or calls that reach new ones, raise a game's number."""
    assert start.compilations(game) <= start.MOST_COMPILATIONS[game]


def test_numba_is_a_version_that_this_is_tested_with() -> None:
    from tumblestar import kernel_compiler

    assert kernel_compiler.is_on(), "see whether bots start as fast and play the same, then change TESTED"


@pytest.mark.parametrize("reason", ["version", "setting"])
def test_another_version_of_numba_compiles_in_its_own_way_and_so_it_does_when_told(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    from tumblestar import kernel_compiler

    monkeypatch.setenv("TUMBLESTAR_CACHE", str(tmp_path))
    if reason == "version":
        monkeypatch.setattr(kernel_compiler, "TESTED", "0.1.")
    else:
        monkeypatch.setenv("TUMBLESTAR_PLAIN_NUMBA", "1")
    bound = compiled(SEARCH)
    states = bound.states(1)
    states[0]["small"] = 4
    counted = compilations(lambda: bound.call.total(states, 1))
    assert counted["doubled"] > 1
    assert bound.call.other(states) == bound.call.total(states, 5) + 8
