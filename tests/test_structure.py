"""Which modules and rooms import which: no circles, not even of types between rooms."""

from bench.structure import ROOT, cycles_of, graph_of, room_of

OFFERS = "tumblestar.web.feature"
"""It names, for type checkers, what features offer to the frames above it."""


def test_no_modules_import_one_another() -> None:
    assert cycles_of(graph_of(ROOT, with_types=False)) == []


def test_no_rooms_import_one_another_not_even_for_types() -> None:
    rooms: dict[str, set[str]] = {}
    for module, imported in graph_of(ROOT).items():
        if module != OFFERS:
            rooms.setdefault(room_of(module), set()).update(map(room_of, imported))
    graph = {room: {other for other in others if other != room} for room, others in rooms.items()}
    assert cycles_of(graph) == []


def test_import_cycles_are_found() -> None:
    assert cycles_of({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == [["b", "c"]]
