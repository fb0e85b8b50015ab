"""Checks of the tests: each asserts in every run, and none waits for time to pass."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
CHECKS = {"raises", "fail", "expect", "wait_for_selector", "wait_for_function", "wait_for_url"}
"""Calls that fail where something is not so."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def files() -> dict[str, ast.Module]:
    """The files of the tests, parsed when a test asks, for that takes seconds."""
    return {path.relative_to(FOLDER).as_posix(): ast.parse(path.read_bytes()) for path in sorted(FOLDER.rglob("*.py"))}


def functions(tree: ast.AST) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def called(tree: ast.AST) -> set[str]:
    """The bare names of all functions and methods that are called."""
    names = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {name.id if isinstance(name, ast.Name) else getattr(name, "attr", "") for name in names}


def checks(tree: ast.AST) -> bool:
    return asserts(tree) or bool(called(tree) & (CHECKS | helpers()))


def asserts(tree: ast.AST) -> bool:
    return any(isinstance(node, ast.Assert) for node in ast.walk(tree))


@cache
def helpers() -> set[str]:
    """Functions of the tests that assert, themselves or by another."""
    named = [one for tree in files().values() for one in functions(tree) if not one.name.startswith("test_")]
    known = {one.name for one in named if asserts(one)}
    calls = [(one.name, called(one)) for one in named]
    while found := {name for name, names in calls if name not in known and names & (CHECKS | known)}:
        known |= found
    return known


def always_checks(body: list[ast.stmt]) -> bool:
    """Whether an assertion is reached whichever way is taken; loops over values are taken to have some."""
    return any(map(_always, body))


def _always(one: ast.stmt) -> bool:
    match one:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return False
        case ast.If(test, body, orelse):
            return checks(test) or (always_checks(body) and always_checks(orelse))
        case ast.While(test, body):
            return checks(test) or (isinstance(test, ast.Constant) and always_checks(body))
        case ast.For(_, over, body, orelse) | ast.AsyncFor(_, over, body, orelse):
            return checks(over) or always_checks(body) or always_checks(orelse)
        case ast.With(items, body) | ast.AsyncWith(items, body):
            return any(map(checks, items)) or always_checks(body)
        case ast.Try(body, handlers, orelse, final):
            either = bool(orelse) and all(always_checks(part) for part in (orelse, *(one.body for one in handlers)))
            return always_checks(body) or always_checks(final) or either
        case ast.Match(_, cases):
            return all(always_checks(case.body) for case in cases)
        case _:
            return checks(one)


def sleeps(tree: ast.AST) -> Iterator[int]:
    """The lines with a wait of fixed length; one that looks again and again, in a while loop, waits for something."""
    if isinstance(tree, ast.While):
        return
    if isinstance(tree, ast.Call) and called(tree) & {"sleep", "wait_for_timeout"}:
        match tree.args:
            case [ast.Constant(value=int() | float() as time)] if 0.001 < time < 100:  # longer ones are never awaited
                yield tree.lineno
    for node in ast.iter_child_nodes(tree):
        yield from sleeps(node)


def test_every_test_asserts_whatever_it_meets() -> None:
    tests = [(name, one) for name, tree in files().items() for one in functions(tree) if one.name.startswith("test_")]
    assert len(tests) > 1000
    assert [f"{name}:{one.lineno}" for name, one in tests if not always_checks(one.body)] == []


def test_nothing_waits_for_time_to_pass() -> None:
    assert [f"{name}:{line}" for name, tree in files().items() for line in sleeps(tree)] == []


@pytest.mark.parametrize(
    ("body", "is_honest"),
    [
        ("if a:\n  assert b", False),
        ("if a:\n  assert b\nelse:\n  pytest.fail()", True),
        ("for a in b:\n  assert a", True),
        ("for a in b:\n  if a:\n    assert a", False),
        ("try:\n  a()\nexcept B:\n  assert c\nelse:\n  assert d", True),
        ("try:\n  a()\nexcept B:\n  assert c", False),
        ("print(a)", False),
        ("while a:\n  assert a", False),
    ],
)
def test_what_may_pass_without_asserting_is_found(body: str, is_honest: bool) -> None:
    assert always_checks(ast.parse(body).body) == is_honest


def test_a_fixed_wait_is_found() -> None:
    assert [*sleeps(ast.parse("sleep(0.05)\nwhile a:\n  sleep(0.05)\nsleep(0)"))] == [1]
