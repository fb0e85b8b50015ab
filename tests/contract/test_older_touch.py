"""Games by others that have `pad.py` and `editor` go on: they are shown as before, with a warning."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.contract.test_missing_parts import Toy, toy
from tests.games.pads import pad_of
from tumblestar.contract.game import Game

__all__ = ["toy"]
PAD = '''"""A pad of points."""

from tumblestar.contract.capabilities import Pad, PadLine, PadSpot, PadStep, player_key
from tumblestar.words import Phrase

MEANS = Phrase("pad-total", {"total": 1})


def pad(given, seats=1, seat=0):
    counts = [len(given.get(player_key("stones", i), "")) for i in range(seats)]
    found = {player_key("stones", i): "x" * count for i, count in enumerate(counts) if count}
    key, more = player_key("stones", seat), "x" * (counts[seat] + 1)
    steps = [PadStep(Phrase("edit-more", {"count": 1}), "", {**found, key: more})]
    is_asking = given.get("ask") == "1"
    spots = (PadSpot(PadStep(Phrase("edit-head"), "", {**found, "ask": "1"}), 5, 5, 10, 10),)
    line = PadLine(MEANS, counts[seat], MEANS, [], tuple(counts))
    problem = Phrase("edit-none") if given.get("bad") else None
    switches = [PadStep(Phrase("edit-done"), "", found)]
    return Pad(
        found, "<svg></svg>", Phrase("edit-hint"), steps if is_asking else [], [] if is_asking else steps, switches,
        counts[seat], [(MEANS, [line])], problem, spots, tuple(counts), (), is_asking,
    )


def read(text):
    return {"stones": text}


def drawing(given, theme):
    return "<svg>" + given["stones"] + "</svg>"
'''
EDITOR = '''"""Positions of the toy, by how many turns were played."""

from tumblestar.contract.capabilities import EditChange, EditPlace
from tumblestar.words import Phrase


def base(s):
    return s


def places(s, names):
    return [EditPlace("heap", Phrase("edit-head"), (10, 20, 30, 40)), EditPlace("other", Phrase("edit-hint"))]


def changes(s, place, names):
    if place == "heap":
        return [EditChange(Phrase("edit-more", {"count": 1}), "", None, "heap:more")]
    return [EditChange(Phrase("edit-less", {"count": 1}), "", s)] if place == "heap:more" else []
'''


@pytest.fixture
def older(toy: Toy) -> Game:
    """A game by others with both of the older modules."""
    game = toy()
    package = Path(str(game.rules.__file__)).parent  # pyright: ignore[reportAttributeAccessIssue, reportUnknownArgumentType, reportUnknownMemberType]
    (package / "pad.py").write_text(PAD, encoding="utf-8")
    (package / "editor.py").write_text(EDITOR, encoding="utf-8")
    return Game(game.name)


def test_a_game_with_the_older_modules_is_warned_of(older: Game) -> None:
    assert older.has_module("touch")
    with pytest.warns(DeprecationWarning, match=r"touch\.py"):
        assert older.touch.sheet


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_its_pad_is_read_asked_and_written_as_before(older: Game) -> None:
    made = pad_of(older.name, {"stones": "xx", "stones2": "x", "name1": "Ada"}, 2, 1)
    assert (made.entries, made.sheet.totals, made.is_asking) == ({"stones": "xx", "stones2": "x"}, (2, 1), False)
    assert made.spots[0].entries == {"stones": "xx", "stones2": "x", "ask": "1"}
    assert [step.entries["stones2"] for step in made.steps] == ["xx"]
    assert [[step.label.key for step in steps] for steps in made.options] == [["edit-done"]]
    asked = pad_of(older.name, {**made.spots[0].entries, "name1": "Ada"}, 2, 1)
    assert asked.is_asking
    assert (asked.prompt.key, [step.entries["stones2"] for step in asked.steps]) == ("edit-hint", ["xx"])
    assert pad_of(older.name, {"bad": "1"}).problem
    assert older.touch.drawn_entries
    assert older.touch.drawing
    assert older.touch.drawing(older.touch.drawn_entries("xx"), "night") == "<svg>xx</svg>"


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_its_positions_are_changed_as_before(older: Game) -> None:
    s = older.fresh(older.seats[0])
    assert older.touch.spots
    heap, other = older.touch.spots(s, ["A", "B"])
    assert (heap.key, heap.area, other.area) == ("heap", (10, 20, 30, 40), None)
    assert heap.ask
    asked = heap.ask([])
    assert asked
    assert [(choice.made, choice.further) for choice in asked.choices] == [(None, ("more",))]
    further = heap.ask(["more"])
    assert further
    assert [choice.made for choice in further.choices] == [s]
    assert older.touch.base(s) == s


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_game_may_have_one_of_both(older: Game) -> None:
    folder = Path(str(older.rules.__file__)).parent  # pyright: ignore[reportAttributeAccessIssue, reportUnknownArgumentType, reportUnknownMemberType]
    (folder / "pad.py").unlink()
    alone = Game(older.name)
    assert alone.has_module("touch")
    assert (alone.touch.sheet, bool(alone.touch.spots)) == (None, True)
