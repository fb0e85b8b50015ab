"""The package has no import cycles, including those for type checkers."""

from bench.structure import ROOT, cycles_of, graph_of


def test_no_modules_import_one_another() -> None:
    assert cycles_of(graph_of(ROOT)) == []


def test_import_cycles_are_found() -> None:
    assert cycles_of({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == [["b", "c"]]
