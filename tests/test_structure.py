"""Which modules and rooms import which: no circles, between rooms not even of types."""

from bench.structure import ROOT, cycles_of, graph_of, rooms_of

GRAPH = graph_of(ROOT)


def test_no_modules_import_one_another() -> None:
    assert cycles_of(GRAPH) == []


def test_no_rooms_import_one_another() -> None:
    assert cycles_of(rooms_of(GRAPH)) == []


def test_import_cycles_are_found() -> None:
    assert cycles_of({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == [["b", "c"]]


def test_rooms_import_what_their_modules_import() -> None:
    graph = {"box.a.one": {"box.a.two", "box.b"}, "box.a.two": {"box.b.three"}, "box.b": set[str]()}
    assert rooms_of(graph) == {"box.a": {"box.b"}, "box.b": set()}
